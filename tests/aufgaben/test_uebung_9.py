"""Übung 9: welcher Versuch was zu hören bekommt, und dass Teil 1 wirklich unmöglich ist."""

from fractions import Fraction
from itertools import product

import pytest

from lernmodul import uebung_9 as uebung
from lernmodul.aufgaben.t_entdecken import dreht, ganz_beurteilt
from lernmodul.metriken.ohne_gesamtzahl import t_score

from .gemeinsam import beurteile
from .programme_9 import OFFEN, antwort


@pytest.mark.parametrize("programm", OFFEN)
def test_solange_drei_punkte_dastehen_ist_es_offen(programm):
    assert beurteile(uebung, programm).status == "offen"


# Entdecken: (0.9 · 3 − 0.1 · 2) / 5 = 0.5, (0.1 · 3 − 0.9 · 2) / 5 = −0.3 und so weiter

TABELLE = """\
             α = 0.1  α = 0.9
A (3, 2, 5)    0.500   −0.300
B (1, 4, 5)    0.100   −0.700"""
GEDREHT = """\
             α = 0.1  α = 0.9
A (1, 0, 5)    0.180    0.020
B (3, 2, 5)    0.500   −0.300"""


def test_ein_versuch_zeigt_t_schon_solange_der_andere_teil_offen_ist():
    befund = beurteile(uebung, antwort("((3, 2, 5), (1, 4, 5))", "..."))
    assert befund.status == "offen"
    assert befund.text == "Teil 2 ist noch offen. Ersetz dort die drei Punkte und führ beide Zellen noch einmal aus."
    assert "T in Teil 1:\n" + TABELLE in str(befund) and "T in Teil 2" not in str(befund)


def test_ein_ganz_beurteiltes_paar_bekommt_seine_zahlen_zu_sehen():
    befund = beurteile(uebung, antwort("((3, 2, 5), (1, 4, 5))"))
    assert "T in Teil 1:\n" + TABELLE in str(befund)
    assert "T in Teil 2:\n" + GEDREHT in str(befund)


@pytest.mark.parametrize(("programm", "stueck"), [
    (antwort("((1, 0, 1), (1, 0, 10))", "..."), "In Teil 1 bleiben Plätze ohne Urteil."),
    (antwort("...", "((9, 1, 5), (1, 0, 10))"), "In Teil 2 übersteigt nₚ + nₙ die Zahl der Plätze K."),
    (antwort("'unmöglich'", "..."), "In Teil 1 ist „unmöglich“ angekommen."),
    (antwort("...", "'unmöglich'"), "In Teil 2 ist „unmöglich“ angekommen."),
    (antwort("(3, 2, 5)", "..."), "Teil 1 ist eine einzelne Liste. Gefragt ist ein Paar `(liste_a, liste_b)`"),
    (antwort("...", "((0.2, 0.8, 1), (1, 0, 1))"), "n_p ist 0.2"),
])
def test_auch_ein_unbrauchbarer_teil_bekommt_seinen_satz_solange_der_andere_offen_ist(programm, stueck):
    befund = beurteile(uebung, programm)
    assert befund.status == "offen" and befund.text.startswith(("Teil 1 ist noch offen.", "Teil 2 ist noch offen."))
    assert stueck in befund.hinweise[0]


@pytest.mark.parametrize("programm", ["meine_listen = (..., ...)", "meine_listen = ...", "meine_listen = (..., 1, 2)", antwort("...", "((1, ..., 5), (3, 2, 5))")])
def test_ohne_brauchbaren_versuch_gibt_es_keine_zahlen(programm):
    assert beurteile(uebung, programm).hinweise == ()


def test_vor_dem_urteil_verraet_kein_text_dass_es_unmoeglich_ist():
    for text in (str(uebung), *uebung.tipps, *(fehler.nachricht for fehler in uebung.liste)):
        assert "P − α" not in text and "gibt es kein solches Paar" not in text.replace("dass es kein solches Paar gibt", "")


def test_das_fazit_nennt_wer_wann_vorn_liegt():
    befund = beurteile(uebung, antwort("None"))
    assert "T in Teil 2:\n" + GEDREHT + "\n\nBei α = 0.1 liegt B vorn, bei α = 0.9 A." in str(befund)
    assert str(befund).count("?") == 1


# Stimmt, was die Übung behauptet?


def listen(bis):
    return [(n_p, n_n, k) for k in range(1, bis + 1) for n_p in range(k + 1) for n_n in range(k + 1 - n_p)]


def t(liste, alpha):
    n_p, n_n, k = liste
    return ((1 - alpha) * n_p - alpha * n_n) / k


def genau_gedreht(a, b):
    return (t(a, Fraction(1, 10)) - t(b, Fraction(1, 10))) * (t(a, Fraction(9, 10)) - t(b, Fraction(9, 10))) < 0


def test_ganz_beurteilt_dreht_sich_wirklich_kein_paar():
    ganz = [liste for liste in listen(12) if ganz_beurteilt(liste)]
    assert not [(a, b) for a, b in product(ganz, ganz) if genau_gedreht(a, b) or dreht((a, b))]


def test_geurteilt_wird_wie_mit_genauen_bruechen():
    assert [(a, b) for a, b in product(listen(5), listen(5)) if dreht((a, b)) != genau_gedreht(a, b)] == []


def test_auch_bei_langen_listen_wird_kein_rundungsrest_zum_vorsprung():
    a, b = (333, 666, 999), (1, 2, 3)
    assert t_score(*a, 0.9) == pytest.approx(t_score(*b, 0.9))
    assert beurteile(uebung, antwort(f"({a}, {b})")).denkfehler == ("bleibt_in_teil_1",)
