"""Woran man erkennt, wie sich eine Funktion benimmt, und wie aus der Lösung ein Programm mit einem Denkfehler wird."""

import pytest

from lernmodul.aufgaben import diagnose
from lernmodul.aufgaben.verhalten import PRAEDIKATE, aendere

FAELLE = tuple((relevant, gefunden) for relevant in range(4) for gefunden in range(4))
PROGRAMM = "treffer = rang <= k\nrecall = treffer / anzahl\n"


def ignoriert_ein_argument(rechnung):
    soll = tuple((relevant + 10 * gefunden,) for relevant, gefunden in FAELLE)
    return PRAEDIKATE["argument_ignoriert"](diagnose.spiele(rechnung, FAELLE, soll, lambda wert: ((wert,), ""), 60))


def test_welches_der_beiden_argumente_auch_ignoriert_wird_es_faellt_auf():
    assert ignoriert_ein_argument(lambda relevant, gefunden: gefunden)
    assert ignoriert_ein_argument(lambda relevant, gefunden: relevant)
    assert not ignoriert_ein_argument(lambda relevant, gefunden: relevant + 10 * gefunden)
    assert not ignoriert_ein_argument(lambda relevant, gefunden: relevant * gefunden)


def test_ersetzt_wird_der_reihe_nach_und_ueberall():
    assert aendere(PROGRAMM, "treffer", "t", "t / anzahl", "t / k") == "t = rang <= k\nrecall = t / k\n"


def test_eine_stelle_die_es_nicht_gibt_ist_unser_fehler():
    with pytest.raises(AssertionError, match="nirgends 'rang < k'"):
        aendere(PROGRAMM, "rang < k", "rang > k")


def test_eine_stelle_ohne_ersatz_ist_unser_fehler():
    with pytest.raises(ValueError):
        aendere(PROGRAMM, "rang <= k", "rang < k", "anzahl")
