"""Wie lange der Import dauert, gegen den bloßen Start desselben Interpreters; jeder Lauf ist ein eigener Prozess."""

import subprocess
import sys
from statistics import median

from messung import abwechselnd, umgebung

ZIEL_MS = 30
PROGRAMME = {
    "bloßer Interpreter": "pass",
    "import lernmodul": "import lernmodul",
    "… und uebung_2": "from lernmodul import uebung_2",
    "… und erkunde_rangliste": "from lernmodul import uebung_2, erkunde_rangliste",
    "import ipywidgets allein": "import ipywidgets",
    "import numpy allein": "import numpy",
}


def _starte(programm):
    return lambda: subprocess.run([sys.executable, "-c", programm], env=umgebung(), check=True)


def messe(runden=15):
    zeiten = abwechselnd({name: _starte(programm) for name, programm in PROGRAMME.items()}, runden)
    bloss = zeiten["bloßer Interpreter"]
    zeilen = []
    for name, werte in zeiten.items():
        mehr = median(eine - ohne for eine, ohne in zip(werte, bloss)) * 1000
        ziel = mehr <= ZIEL_MS if name == "import lernmodul" else None
        zeilen.append({"Programm": name, "ms": median(werte) * 1000, "mehr als bloß, ms": mehr, f"höchstens {ZIEL_MS} ms mehr": ziel})
    return zeilen
