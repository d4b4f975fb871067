"""Erkundung der Ablehnung: beide Anteile, der Abstand zur Diagonale, leere Gruppen."""

import itertools
import re

import pytest

from lernmodul.explorer.ablehnung import BEISPIELE, START, ansicht, nachfuehren, tafel


def _ansicht(**werte):
    return ansicht(**{**START, **werte})


def test_beispiel_ergibt_die_von_hand_gerechneten_anteile():
    zahlen = _ansicht().zahlen
    assert zahlen["korrekt_abgelehnt"] == pytest.approx(2 / 3)
    assert zahlen["zu_unrecht_abgelehnt"] == 0.5
    assert zahlen["abstand"] == pytest.approx(1 / 6)


@pytest.mark.parametrize("beispiel", ["lehnt alles ab", "lehnt nie ab"])
def test_wer_immer_dasselbe_tut_liegt_auf_der_diagonalen(beispiel):
    bild = _ansicht(**BEISPIELE[beispiel])
    assert bild.zahlen["abstand"] == 0
    assert bild.satz.endswith("Der Punkt liegt auf der Diagonale: Das System unterscheidet nicht.")


def test_vorsichtig_und_unterscheidend_lehnen_gleich_viel_korrekt_ab():
    vorsichtig, unterscheidet = (_ansicht(**BEISPIELE[name]).zahlen for name in ("nur vorsichtig", "unterscheidet"))
    assert vorsichtig["korrekt_abgelehnt"] == unterscheidet["korrekt_abgelehnt"] == 0.8
    assert vorsichtig["abstand"] == pytest.approx(0.1)
    assert unterscheidet["abstand"] == pytest.approx(0.7)


def test_unter_der_diagonalen_sagt_der_satz_was_schieflaeuft():
    satz = _ansicht(ohne=4, ohne_abgelehnt=1, mit=4, mit_abgelehnt=3).satz
    assert satz == (
        "Abgelehnt: 1 von 4 ohne Antwort, 3 von 4 mit Antwort. "
        "Der Punkt liegt unter der Diagonale: Das System lehnt gerade dort ab, wo es eine Antwort gibt."
    )


@pytest.mark.parametrize(
    ("werte", "gruppe", "text"),
    [
        ({"ohne": 0, "ohne_abgelehnt": 0}, {"ohne"}, "Es gibt keine Fragen ohne Antwort:"),
        ({"mit": 0, "mit_abgelehnt": 0}, {"mit"}, "Es gibt keine Fragen mit Antwort:"),
        (dict.fromkeys(START, 0), {"ohne", "mit"}, "Es gibt gar keine Fragen: Beide Anteile sind undefiniert"),
    ],
)
def test_eine_leere_gruppe_ist_als_undefiniert_benannt(werte, gruppe, text):
    bild = _ansicht(**werte)
    assert bild.zahlen["undefiniert"] == gruppe
    assert bild.satz.startswith(text)
    assert bild.html.count("undefiniert, nach unserer Regel 0.0") >= len(gruppe)
    assert "Abstand: <b>undefiniert</b>" in bild.html


def test_an_allen_enden_steht_lesbarer_text():
    for ohne, mit in itertools.product((0, 1, 30), repeat=2):
        for teil_ohne, teil_mit in itertools.product({0, ohne}, {0, mit}):
            bild = _ansicht(ohne=ohne, ohne_abgelehnt=teil_ohne, mit=mit, mit_abgelehnt=teil_mit)
            assert not re.search(r"\b(nan|None|inf)\b", bild.html)
            assert bild.satz in bild.html


def test_es_koennen_nicht_mehr_abgelehnt_sein_als_da_sind():
    with pytest.raises(ValueError, match="mit_abgelehnt ist 3, aber mit nur 2. Erlaubt sind 0 bis 2."):
        tafel(mit_abgelehnt=3)


def test_weniger_fragen_nehmen_die_abgelehnten_mit():
    nach = nachfuehren(START, {**START, "ohne": 1}, "ohne")
    assert (nach["ohne"], nach["ohne_abgelehnt"]) == (1, 1)


def test_mehr_abgelehnte_als_fragen_werden_begrenzt():
    assert nachfuehren(START, {**START, "mit_abgelehnt": 30}, "mit_abgelehnt")["mit_abgelehnt"] == 2


def test_das_quadrat_hat_einen_namen_mit_beiden_anteilen():
    assert 'role="img" aria-label="Punkt im Quadrat: zu Unrecht abgelehnt 0.500, korrekt abgelehnt 0.667."' in _ansicht().html


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    vorher = _ansicht(ohne=10, ohne_abgelehnt=5, mit=10, mit_abgelehnt=2).zahlen["abstand"]
    nachher = _ansicht(ohne=10, ohne_abgelehnt=8, mit=10, mit_abgelehnt=5).zahlen["abstand"]
    assert tafel().vermutung.richtig == "gleich gut"
    assert vorher == pytest.approx(nachher)
