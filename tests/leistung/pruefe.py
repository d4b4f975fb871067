"""Wie lange eine Prüfung dauert: für die Lösung, für einen Denkfehler und für ein Programm, das nie endet (dort steht die Frist dahinter)."""

import contextlib
import io
import warnings
from statistics import median
from time import perf_counter

import messung  # noqa: F401  Danach sind lernmodul und tests/ zu finden.

from aufgaben import test_feindlich
from aufgaben.gemeinsam import FUNKTIONEN, UEBUNGEN

ENDLOS = "def wert(*a):\n    while True: pass"


def _millisekunden(uebung, wert, mal=9):
    zeiten = []
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        for _ in range(mal):
            beginn = perf_counter()
            uebung.pruefe(wert)
            zeiten.append(perf_counter() - beginn)
    return median(zeiten) * 1000


def _zeile(uebung):
    endlos = _millisekunden(uebung, test_feindlich.erzeuge_funktion(uebung, ENDLOS), mal=1) if uebung in FUNKTIONEN else None
    return {"Übung": uebung.name, "richtig ms": _millisekunden(uebung, uebung.werte_aus(uebung.loesung_programm)),
            "falsch ms": _millisekunden(uebung, uebung.werte_aus(uebung.liste[-1].programm)), "endlos ms": endlos}


def messe():
    warnings.simplefilter("ignore")
    return [_zeile(uebung) for uebung in UEBUNGEN]
