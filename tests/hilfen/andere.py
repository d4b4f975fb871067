"""Holt die Werkzeuge, mit denen unsere Metriken verglichen werden."""

import sys
from importlib import import_module

import pytest


def hole(modul, paket):
    """Das Modul. Fehlt es, entfällt der Vergleich, außer unter 3.11: Dort stehen alle Werkzeuge bereit."""
    try:
        return import_module(modul)
    except ImportError:
        if sys.version_info[:2] == (3, 11):
            pytest.fail(f"{paket} fehlt. Unter Python 3.11 gehört es dazu: pip install -r tests/requirements.txt")
        pytest.skip(f"Ohne {paket} kein Vergleich; für dieses Python ist es nicht installiert.")


def sklearn():
    return hole("sklearn.metrics", "scikit-learn")


def trec_eval():
    return hole("pytrec_eval", "pytrec-eval-terrier")


def ir_measures():
    return hole("ir_measures", "ir-measures")


def ranx():
    # Zum Übersetzen bräuchte numba über eine Minute; als gewöhnliches Python rechnet dieselbe Quelle in Sekunden.
    hole("numba", "numba").config.DISABLE_JIT = True
    return hole("ranx", "ranx")
