"""Gelesen wird jede vernünftige Zahl mit ihrem wahren Wert; alles andere bekommt einen Satz."""

import math
from collections import OrderedDict, deque, namedtuple
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

import lernmodul
from lernmodul.aufgaben.lesen import Formfehler, als_liste, benenne, ist_offen, lies_zahl, lies_zahlen

NAMEN = ("a", "b")


class LuegenderFloat(float):
    def __eq__(self, anderes):
        return True

    __hash__ = float.__hash__

    def __float__(self):
        return 0.5

    def __add__(self, anderes):
        return 0.5


@pytest.mark.parametrize("wert", [1, 1.0, Fraction(1), Decimal(1), np.float16(1), np.float32(1), np.float64(1), np.longdouble(1),
                                  np.int8(1), np.uint64(1), np.array(1), np.array(1.0)], ids=lambda wert: type(wert).__name__)
def test_eine_zahl_gilt_in_jedem_gewand(wert):
    zahl = lies_zahl(wert, "a")
    assert zahl == 1.0
    assert type(zahl) is float


def test_eine_unterklasse_zaehlt_mit_ihrem_wahren_wert():
    assert lies_zahl(LuegenderFloat(7.25), "a") == 7.25
    assert math.copysign(1, lies_zahl(-0.0, "a")) == 1


@pytest.mark.parametrize(("wert", "art"), [
    (None, "nichts"), (..., "offen"), (True, "bool"), (np.True_, "bool"), ("0.5", "text"), (float("nan"), "nan"), (Decimal("NaN"), "nan"),
    (float("inf"), "unendlich"), (Decimal("-Infinity"), "unendlich"), (10**400, "zu_gross"), (Decimal("sNaN"), "zu_gross"),
    (Fraction(10**400), "zu_gross"), (1j, "typ"), (np.complex64(1), "typ"), (np.array([1.0]), "typ"), ([0.5], "typ"), ({}, "typ"),
    (b"1", "typ"), (np.datetime64("2026-01-01"), "typ"), (pd.NA, "typ"), (object(), "typ"), (float, "typ"), (math.sqrt, "typ"),
])
def test_was_keine_zahl_ist_bekommt_eine_art_und_einen_satz_mit_dem_namen(wert, art):
    with pytest.raises(Formfehler) as form:
        lies_zahl(wert, "recall_A")
    assert form.value.art == art
    assert form.value.text.startswith("recall_A ")
    assert form.value.text.endswith(".")


def test_der_rat_ersetzt_den_satz_ueber_anteile():
    with pytest.raises(Formfehler, match="schreib None"):
        lies_zahl(float("inf"), "Ein Rang", "Sonst schreib None.")


@pytest.mark.parametrize("wert", [(1, 2), namedtuple("P", "x y")(1, 2)], ids=["tuple", "namedtuple"])
def test_ein_tupel_gilt_ohne_hinweis(wert):
    assert lies_zahlen(wert, NAMEN) == ((1.0, 2.0), "")


@pytest.mark.parametrize("wert", [[1, 2], np.array([1, 2]), pd.Series([1, 2]), pd.Series([1, 2], index=["x", "y"])], ids=["list", "array", "Series", "benannt"])
def test_eine_andere_reihe_gilt_mit_hinweis(wert):
    zahlen, hinweis = lies_zahlen(wert, NAMEN)
    assert zahlen == (1.0, 2.0)
    assert "deine Reihe gilt genauso" in hinweis


@pytest.mark.parametrize("wert", [0.5, (0.5,), [0.5], np.float64(0.5), np.array(0.5), np.array([0.5])])
def test_bei_nur_einem_namen_gilt_die_zahl_auch_allein(wert):
    assert lies_zahlen(wert, ("a",)) == ((0.5,), "")


@pytest.mark.parametrize(("wert", "gesagt"), [(0.5, False), ((0.5,), True), ([0.5], True), (np.array([0.5]), True)])
def test_gibt_eine_funktion_ihre_eine_zahl_verpackt_zurueck_sagt_ein_hinweis_warum(wert, gesagt):
    zahlen, hinweis = lernmodul.uebung_7.lies(wert)
    assert zahlen == (0.5,)
    assert ("Komma zu viel" in hinweis) == gesagt


@pytest.mark.parametrize(("wert", "art", "text"), [
    (None, "nichts", "Da kommt `None` an, also gar kein Ergebnis."),
    (..., "offen", "Da stehen noch drei Punkte."),
    (0.5, "typ", "Da kommt eine einzelne Zahl an. Gefragt ist ein Tupel aus 2 Zahlen: a, b."),
    ({"a": 1, "b": 2}, "typ", "Da kommt ein Dictionary an. Gefragt ist ein Tupel aus 2 Zahlen: a, b."),
    ({1, 2}, "typ", "Da kommt eine Menge ohne Reihenfolge an. Gefragt ist ein Tupel aus 2 Zahlen: a, b."),
    ("12", "typ", "Da kommt ein Text an. Gefragt ist ein Tupel aus 2 Zahlen: a, b."),
    ((1,), "zu_wenige", "Da steht ein Eintrag, gefragt sind 2 Zahlen: a, b."),
    ((1, 2, 3), "zu_viele", "Da stehen 3 Einträge, gefragt sind 2 Zahlen: a, b."),
    ((1, None), "nichts", "b ist `None`. Gefragt ist eine Zahl."),
    ((1, ...), "offen", "b ist noch `...`."),
    (((0, 67), 1), "dezimalkomma", "a besteht aus zwei Zahlen. In Python trennt das Komma die Einträge; vor die Nachkommastellen gehört ein Punkt."),
    (((0, 6, 7), 1), "typ", "a ist ein Tupel. Gefragt ist eine Zahl."),
    (((0.5, 7), 1), "typ", "a ist ein Tupel. Gefragt ist eine Zahl."),
    (deque([1, 2]), "typ", "Da kommt ein Objekt der Klasse `deque` an. Gefragt ist ein Tupel aus 2 Zahlen: a, b."),
])
def test_was_keine_reihe_aus_zahlen_ist_wird_beschrieben(wert, art, text):
    with pytest.raises(Formfehler) as form:
        lies_zahlen(wert, NAMEN)
    assert (form.value.art, form.value.text) == (art, text)


@pytest.mark.parametrize(("wert", "gesehen"), [((), "ein Tupel mit 0 Einträgen"), ([1], "eine Liste mit einem Eintrag"), ((1, 2, 3), "ein Tupel mit 3 Einträgen")])
def test_im_beispiel_steht_wie_viele_eintraege_ankamen(wert, gesehen):
    with pytest.raises(Formfehler) as form:
        lies_zahlen(wert, NAMEN)
    assert form.value.gesehen == gesehen


def test_eine_liste_wird_an_ihren_eigenen_methoden_vorbei_gelesen():
    class Luegt(list):
        def __iter__(self):
            raise SystemExit

        __len__ = __getitem__ = __iter__

    assert als_liste(Luegt([1, 2])) == [1, 2]
    assert als_liste({1: 2}) is None
    assert als_liste(np.array(1)) is None
    assert [len(zeile) for zeile in als_liste(np.zeros((2, 3)))] == [3, 3]


@pytest.mark.parametrize(("wert", "wort"), [
    (True, "ein Wahrheitswert"), (1.5, "eine einzelne Zahl"), ([], "eine Liste"), (OrderedDict(), "ein Dictionary"), (len, "eine Funktion"),
    (int, "eine Klasse"), ((x for x in []), "ein Generator (aus `yield` oder einer Klammer mit `for`)"), (object(), "ein Objekt der Klasse `object`"),
])
def test_jede_art_von_wert_hat_ein_deutsches_wort(wert, wort):
    assert benenne(wert) == wort


def stummel(faelle, k):
    """Noch leer."""
    ...


def mit_pass(faelle, k):
    pass


def mit_code(faelle, k):
    return 0.0, 0.0


async def wartet(faelle, k): ...


def liefert(faelle, k):
    yield


@pytest.mark.parametrize(("wert", "offen"), [
    (..., True), ((0.5, ...), True), ([..., 1], True), (stummel, True), (mit_pass, True), (lambda: ..., False), (mit_code, False), (wartet, False),
    (liefert, False), ((), False), (None, False), (len, False), ({"a": ...}, False),
])
def test_offen_ist_nur_was_noch_niemand_angefasst_hat(wert, offen):
    assert ist_offen(wert) is offen


def test_ein_formfehler_ohne_spur_haelt_nichts_am_leben():
    with pytest.raises(Formfehler) as form:
        lies_zahl("x", "a")
    neu = form.value.ohne_spur()
    assert (neu.art, neu.text, neu.__traceback__, neu.__context__) == (form.value.art, form.value.text, None, None)
