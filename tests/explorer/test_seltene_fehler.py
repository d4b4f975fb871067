"""Erkundung seltener Fehler: Referenzwerte, natürliche Häufigkeiten, undefinierte Fälle."""

import itertools
import re

import pytest

from lernmodul.explorer.seltene_fehler import START, ansicht, tafel


def _ansicht(**werte):
    return ansicht(**{**START, **werte})


@pytest.mark.parametrize(("fehler", "precision"), [(50, 0.90), (20, 0.69), (5, 0.32), (1, 0.08)])
def test_precision_bricht_ein_wenn_fehler_selten_werden(fehler, precision):
    assert round(_ansicht(fehler=fehler).zahlen["dein Prüfer"]["precision"], 2) == precision


@pytest.mark.parametrize("fehler", [0, 1, 5, 20, 50])
def test_wer_nie_meldet_hat_accuracy_eins_minus_haeufigkeit(fehler):
    assert _ansicht(fehler=fehler).zahlen["meldet nie"]["accuracy"] == pytest.approx(1 - fehler / 100)


def test_wer_alles_meldet_hat_recall_eins_und_precision_gleich_haeufigkeit():
    zahlen = _ansicht(fehler=5).zahlen["meldet alles"]
    assert (zahlen["recall"], zahlen["precision"], zahlen["accuracy"]) == (1.0, 0.05, 0.05)


def test_tausend_antworten_bei_einem_prozent():
    bild = _ansicht(fehler=1)
    assert bild.zahlen["tausend"] == {"tp": 9, "fp": 99, "fn": 1, "tn": 891, "genau": True}
    assert bild.satz == (
        "Von 1000 Antworten meldet dein Prüfer 108; wirklich fehlerhaft sind davon 9. "
        "Wer nie meldet, kommt bei 1 % Fehlern auf eine Accuracy von 0.990."
    )


def test_gerundete_anzahlen_heissen_rund():
    bild = _ansicht(fehler=1, recall=95, fallout=10)
    assert bild.zahlen["tausend"]["genau"] is False
    assert "meldet dein Prüfer rund 109" in bild.satz
    assert bild.zahlen["dein Prüfer"]["recall"] == 0.95


@pytest.mark.parametrize(("fehler", "recall", "fallout"), list(itertools.product((0, 1, 7, 50), (0, 33, 100), (0, 33, 100))))
def test_an_allen_enden_sind_es_tausend_zeichen_und_lesbarer_text(fehler, recall, fallout):
    bild = _ansicht(fehler=fehler, recall=recall, fallout=fallout)
    felder = [bild.zahlen["tausend"][feld] for feld in ("tp", "fp", "fn", "tn")]
    assert sum(felder) == 1000
    assert min(felder) >= 0
    assert not re.search(r"\b(nan|None|inf)\b", bild.html)
    assert bild.satz in bild.html


def test_ohne_fehler_ist_der_recall_undefiniert():
    bild = _ansicht(fehler=0)
    assert "recall" in bild.zahlen["dein Prüfer"]["undefiniert"]
    assert "undefiniert, nach unserer Regel 0.0" in bild.html


def test_ein_pruefer_der_nichts_meldet_hat_keine_precision():
    satz = _ansicht(recall=0, fallout=0).satz
    assert satz.startswith("Dein Prüfer meldet nichts, seine Precision ist undefiniert (0 / 0), nach unserer Regel 0.0.")


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    selten, haeufig = (_ansicht(fehler=fehler).zahlen["dein Prüfer"]["precision"] for fehler in (1, 20))
    assert tafel().vermutung.richtig == "fällt"
    assert selten < haeufig


def test_die_kurve_hat_einen_namen_mit_dem_aktuellen_wert():
    assert 'role="img" aria-label="Precision deines Prüfers je nach Anteil der Fehler; bei 20 % beträgt sie 0.692."' in _ansicht().html


def test_startwerte_ausserhalb_werden_abgelehnt():
    with pytest.raises(ValueError, match="fehler ist 51. Erlaubt sind ganze Zahlen von 0 bis 50."):
        tafel(fehler=51)
    with pytest.raises(TypeError, match="recall ist 0.9"):
        tafel(recall=0.9)
