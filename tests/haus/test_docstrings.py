"""Jede öffentliche Metrik erklärt sich in derselben Gliederung und rechnet ein Beispiel vor."""

import inspect
from importlib import import_module

import pytest

from hilfen.quelltext import module

UEBERSCHRIFTEN = ("Formel:", "Einheit/Form:", "Undefiniert:", "Nicht verwechseln mit:", "Fehler:", "Quelle:", ">>> ")
NUR_INTERN = {"metriken.grundlagen"}


def oeffentliche_metriken():
    for name in module():
        if name.startswith("metriken.") and name not in NUR_INTERN:
            modul = import_module(f"lernmodul.{name}")
            yield from (stueck for bezeichnung, stueck in inspect.getmembers(modul, inspect.isfunction)
                        if stueck.__module__ == modul.__name__ and not bezeichnung.startswith("_"))


def kurzname(funktion):
    return f"{funktion.__module__.rpartition('.')[2]}.{funktion.__name__}"


@pytest.mark.parametrize("funktion", list(oeffentliche_metriken()), ids=kurzname)
def test_docstring_nennt_formel_form_undefiniertes_verwechslung_fehler_quelle_und_beispiel(funktion):
    text = inspect.getdoc(funktion) or ""
    assert not [ueberschrift for ueberschrift in UEBERSCHRIFTEN if ueberschrift not in text]
