"""Erkundung der Konfusionsmatrix: Zahlen von Hand, Hervorhebung, Satz und „Anzahl fest“."""

import itertools
import re

import pytest

from lernmodul.explorer.konfusionsmatrix import BEISPIELE, BRUCH, START, ansicht, nachfuehren, tafel


def _ansicht(**werte):
    return ansicht(**{**START, **werte})


def _rolle(html, feld):
    return re.search(rf'<td class="lm-(\w+)"><span class="lm-kopf"><b>{feld}</b>', html).group(1)


def test_beispiel_ergibt_die_von_hand_gerechneten_zahlen():
    zahlen = _ansicht().zahlen
    assert zahlen["accuracy"] == 0.7
    assert zahlen["precision"] == 0.5
    assert zahlen["recall"] == pytest.approx(2 / 3)
    assert zahlen["fallout"] == pytest.approx(2 / 7)
    assert zahlen["f1"] == pytest.approx(4 / 7)
    assert zahlen["kosten"] == 2 * 1 + 1 * 5


@pytest.mark.parametrize(
    ("metrik", "rollen"),
    [
        ("accuracy", "zaehler nenner nenner zaehler"),
        ("precision", "zaehler nenner aussen aussen"),
        ("recall", "zaehler aussen nenner aussen"),
        ("fallout", "aussen zaehler aussen nenner"),
        ("f1", "zaehler nenner nenner aussen"),
    ],
)
def test_hervorgehoben_ist_was_im_bruch_steht(metrik, rollen):
    html = _ansicht(metrik=metrik).html
    assert [_rolle(html, feld) for feld in ("TP", "FP", "FN", "TN")] == rollen.split()


def test_satz_sagt_den_bruch_und_was_nie_darin_vorkommt():
    assert _ansicht().satz == "Berechtigte Meldungen: 2 von 4. FN und TN kommen in diesem Bruch nicht vor."
    recall = _ansicht(metrik="recall").satz
    assert recall == "Gemeldete unter den fehlerhaften Antworten: 2 von 3. FP und TN kommen in diesem Bruch nicht vor."
    assert _ansicht(metrik="accuracy").satz == "Richtige Urteile: 7 von 10. Alle vier Felder zählen mit."
    assert _ansicht(metrik="f1").satz.endswith("4 von 7. TN kommt in diesem Bruch nicht vor.")


def test_formel_steht_mit_buchstaben_und_mit_zahlen_da():
    assert 'aria-label="Precision = (TP) / (TP + FP) = (2) / (2 + 2) = 0.500"' in _ansicht().html
    assert "F1 = (2 · TP) / (2 · TP + FP + FN) = (2 · 2) / (2 · 2 + 2 + 1) = 0.571" in _ansicht(metrik="f1").html


def test_summen_der_zeilen_und_spalten_stehen_an_der_tafel():
    html = _ansicht().html
    assert all(text in html for text in ("gemeldet: 4", "nicht gemeldet: 6", "fehlerhaft: 3", "einwandfrei: 7"))


def test_wer_nichts_meldet_hat_keine_precision():
    bild = _ansicht(**BEISPIELE["meldet nie"])
    assert bild.zahlen["undefiniert"] == {"precision"}
    assert bild.satz == "Die Precision ist undefiniert (0 / 0), denn gemeldet wurde nichts. Nach unserer Regel steht hier 0.0."
    assert "undefiniert, nach unserer Regel 0.0" in bild.html


@pytest.mark.parametrize("metrik", BRUCH)
def test_ohne_antworten_ist_jede_metrik_als_undefiniert_benannt(metrik):
    bild = _ansicht(tp=0, fp=0, fn=0, tn=0, metrik=metrik)
    assert bild.zahlen["undefiniert"] == set(BRUCH)
    assert bild.satz.endswith("Nach unserer Regel steht hier 0.0.")
    assert bild.html.count("undefiniert, nach unserer Regel 0.0") == 7  # fünf Zeilen, Formel sichtbar und vorgelesen
    assert "0.000" not in bild.html


@pytest.mark.parametrize("metrik", BRUCH)
def test_an_allen_enden_steht_lesbarer_text(metrik):
    for tp, fp, fn, tn in itertools.product((0, 40), repeat=4):
        bild = _ansicht(tp=tp, fp=fp, fn=fn, tn=tn, metrik=metrik, preis_fp=20, preis_fn=0)
        assert not re.search(r"\b(nan|None|inf)\b", bild.html)
        assert bild.satz in bild.html


def test_anzahl_fest_laesst_die_zeile_konstant():
    nach = nachfuehren(START, {**START, "fp": 4}, "fp")
    assert (nach["tp"], nach["fp"], nach["fn"], nach["tn"]) == (2, 4, 1, 3)
    nach = nachfuehren(START, {**START, "tp": 3}, "tp")
    assert (nach["tp"], nach["fp"], nach["fn"], nach["tn"]) == (3, 2, 0, 5)


def test_anzahl_fest_laesst_kein_feld_ueber_die_zeile_hinaus():
    nach = nachfuehren(START, {**START, "tp": 40}, "tp")
    assert (nach["tp"], nach["fn"]) == (3, 0)


def test_anzahl_fest_laesst_das_nachbarfeld_nicht_ueber_den_regler_hinaus():
    voll = {**START, "fp": 30, "tn": 40}
    nach = nachfuehren(voll, {**voll, "fp": 0}, "fp")
    assert (nach["fp"], nach["tn"]) == (30, 40)


def test_ohne_anzahl_fest_aendert_sich_nur_das_eine_feld():
    neu = {**START, "fest": False, "fp": 9}
    assert nachfuehren({**START, "fest": False}, neu, "fp") == neu


def test_preise_und_metrik_ruehren_die_felder_nicht_an():
    neu = {**START, "preis_fp": 9}
    assert nachfuehren(START, neu, "preis_fp") == neu


def test_grosse_startwerte_verlaengern_die_regler():
    assert {regler.bis for regler in tafel().bedienung[:4]} == {40}
    assert {regler.bis for regler in tafel(tn=95, fn=5, tp=0, fp=0).bedienung[:4]} == {200}


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    assert tafel().vermutung.richtig == "bleibt gleich"
    assert _ansicht(fp=4, tn=3).zahlen["recall"] == _ansicht().zahlen["recall"]


@pytest.mark.parametrize(
    ("start", "fehler", "text"),
    [
        ({"tp": -1}, ValueError, "tp ist -1. Erlaubt sind ganze Zahlen von 0 bis 200."),
        ({"tp": 201}, ValueError, "tp ist 201. Erlaubt sind ganze Zahlen von 0 bis 200."),
        ({"tp": 2.5}, TypeError, "tp ist 2.5 (float)"),
        ({"tp": True}, TypeError, "tp ist True (bool)"),
        ({"tp": "2"}, TypeError, "tp ist '2' (str)"),
        ({"tp": None}, TypeError, "tp ist None"),
        ({"metrik": "genauigkeit"}, ValueError, "Zur Auswahl stehen: 'accuracy', 'precision'"),
        ({"metrik": []}, ValueError, "metrik ist []"),
        ({"fest": 1}, TypeError, "fest ist 1 (int). Erlaubt sind True und False."),
        ({"treffer": 1}, TypeError, "Unbekannt: treffer. Einstellen lässt sich: tp"),
    ],
)
def test_unbrauchbare_startwerte_werden_mit_feld_wert_und_bereich_abgelehnt(start, fehler, text):
    with pytest.raises(fehler) as gefangen:
        tafel(**start)
    assert text in str(gefangen.value)
