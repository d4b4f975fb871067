"""Ein Blick auf die Umgebung, bevor es losgeht."""

import sys
from importlib.util import find_spec

from .aufgaben.anzeige import Text

PYTHON = (3, 11)
IM_BROWSER = ("Alles da. Python läuft hier im Browser: Was du schreibst, bleibt in diesem Browser auf diesem Rechner. "
              "Für 07, 09, 11 und eine Erkundung in 08 fehlen hier Pakete; sie laufen mit der Installation aus der README.")


def alles_da(version=sys.version_info, finde=find_spec, plattform=sys.platform):
    """„Alles da.“ oder ein Satz, was fehlt und was zu tun ist."""
    if tuple(version[:2]) < PYTHON:
        return Text(f"**Python ist zu alt.** Gebraucht wird {PYTHON[0]}.{PYTHON[1]} oder neuer; wie man es einrichtet, steht in der README.")
    if finde("ipywidgets") is None:
        return Text("**Es fehlt ipywidgets.** Starte JupyterLab mit dem Befehl aus der README, dann ist es dabei.")
    return Text(IM_BROWSER if plattform == "emscripten" else "Alles da.")
