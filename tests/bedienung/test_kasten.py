"""Was dasteht, wenn ein Notebook ohne laufenden Kernel geöffnet wird."""

import pytest

from lernmodul import antworten_ansehen, bewerten, erkunde_konfusionsmatrix, quizrunde, selbsteinschaetzung, wiederholung

ANTWORT = {"id": "g1", "frage": "Wer?", "erwartet": "q1", "antwort": "Ich.", "quelle": "q1", "gefunden": ["q1"], "abgelehnt": False}
LISTE = {"id": "l1", "frage": "Wer?", "gebraucht": {"Ich.": 2}, "passagen": ["Ich."]}


@pytest.mark.parametrize("baue", [
    lambda ordner: erkunde_konfusionsmatrix(),
    lambda ordner: wiederholung("02"),
    lambda ordner: quizrunde(),
    lambda ordner: selbsteinschaetzung("ein Wort " * 20),
    lambda ordner: antworten_ansehen([ANTWORT], ordner / "fehler.csv"),
    lambda ordner: bewerten([LISTE], ordner / "noten.csv"),
])
def test_als_text_sagt_jedes_widget_was_zu_tun_ist_statt_seine_teile_aufzuzaehlen(baue, tmp_path):
    text = repr(baue(tmp_path))
    assert text == "Diese Zelle lebt nur, solange der Kernel läuft. Führ erst die Importzelle aus, dann diese."
