"""Fragen ohne Antwort: zwei Anteile mit eigenem Nenner."""

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.ablehnung import ohne_antwort_auswerten
from lernmodul.metriken.klassifikation import fallout, recall


def frage(erwartet, abgelehnt):
    return {"erwartet": erwartet, "abgelehnt": abgelehnt}


def test_das_beispiel_des_kurses():
    fragen = [frage(None, True), frage(None, True), frage(None, False), frage("A", True), frage("B", False)]
    assert ohne_antwort_auswerten(fragen) == (approx(2 / 3), 0.5)


def test_die_nenner_sind_getrennt():
    assert ohne_antwort_auswerten([frage(None, True), frage("A", False), frage("B", False), frage("C", False)]) == (1.0, 0.0)


def test_wer_alles_ablehnt_hat_zweimal_eins_und_wer_nie_ablehnt_zweimal_null():
    gemischt = [None, "A", None, "B"]
    assert ohne_antwort_auswerten([frage(e, True) for e in gemischt]) == (1.0, 1.0)
    assert ohne_antwort_auswerten([frage(e, False) for e in gemischt]) == (0.0, 0.0)


@pytest.mark.parametrize("fragen, erwartet", [([], (0.0, 0.0)), ([frage(None, True)], (1.0, 0.0)), ([frage("A", True)], (0.0, 1.0))])
def test_eine_leere_gruppe_ergibt_null(fragen, erwartet):
    assert ohne_antwort_auswerten(fragen) == erwartet


@pytest.mark.parametrize("kennung", ["", 0, False])
def test_leerer_text_und_null_sind_quellen(kennung):
    assert ohne_antwort_auswerten([frage(kennung, True)]) == (0.0, 1.0)


def test_es_sind_ein_recall_und_ein_fallout_wenn_positiv_abgelehnt_heisst():
    fragen = [frage(None, True)] * 3 + [frage(None, False)] + [frage("A", True)] + [frage("A", False)] * 4
    assert ohne_antwort_auswerten(fragen) == (recall(tp=3, fn=1), fallout(fp=1, tn=4))


def test_numpy_wahrheitswerte_ergeben_gewoehnliche_zahlen():
    ergebnis = ohne_antwort_auswerten([frage(None, np.True_), frage(None, np.False_)])
    assert ergebnis == (0.5, 0.0) and type(ergebnis[0]) is float


@pytest.mark.parametrize("wert", [1, 0, "True", "ja", None, 1.0, np.int64(1), []])
def test_abgelehnt_ist_true_oder_false(wert):
    with pytest.raises(TypeError, match=r"^fragen\[1\]\['abgelehnt'\] ist .*Gebraucht wird True oder False\.$"):
        ohne_antwort_auswerten([frage("A", True), frage("A", wert)])


def test_ein_fehlender_schluessel_nennt_stelle_und_namen():
    with pytest.raises(ValueError, match=r"^fragen\[0\]: Der Schlüssel 'abgelehnt' fehlt"):
        ohne_antwort_auswerten([{"erwartet": "A", "gefunden": []}])


@pytest.mark.parametrize("fragen", [None, "AB", {"erwartet": None, "abgelehnt": True}, 3])
def test_fragen_ist_eine_liste(fragen):
    with pytest.raises(TypeError, match="^fragen ist"):
        ohne_antwort_auswerten(fragen)


def test_jede_frage_ist_ein_dict_mit_hashbarer_quelle():
    with pytest.raises(TypeError, match=r"^fragen\[0\] ist 'A'"):
        ohne_antwort_auswerten(["A"])
    with pytest.raises(TypeError, match=r"^fragen\[0\]\['erwartet'\] ist \['A'\]"):
        ohne_antwort_auswerten([frage(["A"], True)])
