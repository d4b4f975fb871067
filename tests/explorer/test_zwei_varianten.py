"""Zwei Varianten: Was zu leicht oder zu schwer ist, trennt nicht."""

import re
from itertools import product

import pytest

from lernmodul.explorer.zwei_varianten import FRAGEN, LEICHT, RANDFAELLE, VORRAT, ZU_SCHWER, ansicht, tafel

ZUSTAENDE = list(product(VORRAT, range(len(RANDFAELLE) + 1)))


def siege(uebrige, randfaelle):
    zahlen = ansicht(uebrige, randfaelle).zahlen
    return zahlen["siege_a"], zahlen["siege_b"]


def test_ein_zu_leichtes_golden_set_trennt_nicht():
    blick = ansicht("leicht", 0)
    assert (blick.zahlen["quote_a"], blick.zahlen["quote_b"]) == (1.0, 1.0)
    assert blick.satz == "Beide lösen alle 10 Fragen. Dieses Golden Set ist zu leicht, um A und B zu unterscheiden."


def test_ein_zu_schweres_golden_set_trennt_ebenso_wenig():
    blick = ansicht("zu schwer", 0)
    assert (blick.zahlen["quote_a"], blick.zahlen["quote_b"]) == (0.0, 0.0)
    assert blick.satz == "Beide lösen keine der 10 Fragen. Dieses Golden Set ist zu schwer, um A und B zu unterscheiden."


def test_zwei_randfaelle_trennen_denn_b_schafft_einen_und_a_keinen():
    blick = ansicht("leicht", 2)
    assert (blick.zahlen["treffer_a"], blick.zahlen["treffer_b"]) == (8, 9)
    assert blick.satz == "Eine von 10 Fragen entscheidet, und zwar für B. Die übrigen sagen über den Unterschied nichts."


def test_wie_schwer_die_uebrigen_sind_aendert_am_abstand_nichts():
    for anzahl in range(len(RANDFAELLE) + 1):
        assert siege("leicht", anzahl) == siege("zu schwer", anzahl)


def test_auch_a_gewinnt_einen_randfall():
    assert siege("leicht", 5) == (1, 3)
    assert "4 von 10 Fragen entscheiden: 3 für B und 1 für A." in ansicht("leicht", 5).satz


@pytest.mark.parametrize(("uebrige", "randfaelle"), ZUSTAENDE)
def test_jeder_zustand_hat_zehn_fragen_und_markiert_genau_die_entscheidenden(uebrige, randfaelle):
    blick = ansicht(uebrige, randfaelle)
    assert blick.zahlen["n"] == FRAGEN
    assert blick.html.count("<b>für ") == sum(siege(uebrige, randfaelle))
    assert blick.satz in blick.html
    assert not re.search(r"\bnan\b|\bNone\b", blick.html)


@pytest.mark.parametrize(("uebrige", "randfaelle"), ZUSTAENDE)
def test_jede_quote_steht_mit_n_und_intervall_da(uebrige, randfaelle):
    html = ansicht(uebrige, randfaelle).html
    assert html.count(" / 10</td>") == 2 and len(re.findall(r"\d\.\d{3} bis \d\.\d{3}", html)) == 2


def test_die_ansicht_sagt_dass_alles_erfunden_ist():
    assert "Fragen und Ergebnisse sind erfunden." in ansicht("leicht", 0).html


def test_keine_frage_steht_doppelt_in_den_listen():
    fragen = [*LEICHT, *ZU_SCHWER, *(frage for frage, *_ in RANDFAELLE)]
    assert len(LEICHT) == len(ZU_SCHWER) == FRAGEN and len(set(fragen)) == len(fragen)


def test_die_vermutung_wird_von_den_zahlen_bestaetigt():
    assert tafel().vermutung.richtig == "bleibt gleich"
    assert siege("leicht", 0) == siege("zu schwer", 0) == (0, 0)


def test_die_beispiele_sind_die_drei_golden_sets():
    quoten = [ansicht(**werte).zahlen for werte in tafel().beispiele.values()]
    assert [(q["treffer_a"], q["treffer_b"]) for q in quoten] == [(10, 10), (8, 9), (0, 0)]


@pytest.mark.parametrize("start", [{"uebrige": "mittel"}, {"randfaelle": 6}, {"randfaelle": -1}, {"randfaelle": True}])
def test_unbrauchbarer_anfang_wird_benannt(start):
    with pytest.raises((TypeError, ValueError), match=f"{next(iter(start))} ist"):
        tafel(**start)
