"""Jedes Notebook unter nbval, wie in den Tests: Sekunden je Notebook und zusammen."""

import subprocess
import sys
from time import perf_counter

from messung import WURZEL, umgebung

from hilfen.notebook import alle


def _pruefe(pfad):
    befehl = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(pfad)]
    beginn = perf_counter()
    lauf = subprocess.run(befehl, cwd=WURZEL, env=umgebung(), capture_output=True, encoding="utf-8")
    return {"Notebook": pfad.stem, "Sekunden": perf_counter() - beginn, "bestanden": lauf.returncode == 0}


def messe():
    zeilen = [_pruefe(pfad) for pfad in alle()]
    zusammen = {"Notebook": "zusammen", "Sekunden": sum(zeile["Sekunden"] for zeile in zeilen),
                "bestanden": all(zeile["bestanden"] for zeile in zeilen)}
    return [*zeilen, zusammen]
