"""Die Vermutung vor einer Erkundung."""

import pytest

from lernmodul.explorer.tafel import Vermutung

IRRTUEMER = {"steigt": "Gestiegen ist etwas anderes."}
FRAGE = Vermutung("Was macht b?", "fällt", "Weil a steigt.", irrtuemer=IRRTUEMER)


def test_wer_richtig_vermutet_bekommt_die_erklaerung_und_keinen_irrtum():
    assert FRAGE.aufloesung("fällt") == ("Stimmt: fällt.", "Weil a steigt.")


def test_wer_falsch_vermutet_erfaehrt_erst_was_an_dieser_antwort_nicht_stimmt():
    assert FRAGE.aufloesung("steigt") == ("Vermutet: steigt. Richtig: fällt.", "Gestiegen ist etwas anderes. Weil a steigt.")
    assert FRAGE.aufloesung("bleibt gleich") == ("Vermutet: bleibt gleich. Richtig: fällt.", "Weil a steigt.")


@pytest.mark.parametrize("weiter", [{"richtig": "sinkt"}, {"richtig": "fällt", "irrtuemer": {"sinkt": "Nein."}}])
def test_was_keine_der_antworten_ist_faellt_gleich_auf(weiter):
    with pytest.raises(ValueError, match="'sinkt', das steht aber nicht unter den Antworten"):
        Vermutung("Was macht b?", erklaerung="Darum.", **weiter)
