"""Macht das Bild im README: das Aufwärmen mit vertauschten Anteilen, aus dem echten Notebook.

    python tests/readme_bild.py                 nach data/bilder/befund.png
    python tests/readme_bild.py anderswo.png
"""

import sys
import tempfile
from pathlib import Path

from hilfen.labor import Seite, chromium, jupyterlab
from hilfen.notebook import WURZEL, lies

NOTEBOOK = "notebooks/00_start.ipynb"
BILD = WURZEL / "data" / "bilder" / "befund.png"
ANTWORT = "mit_antwort = 1 / 3\nohne_antwort = 2 / 3\nmeine_anteile = (mit_antwort, ohne_antwort)"
RAND = 8


def beantworte(seite, zellen):
    """Nummern der ersten und letzten Zelle des Aufwärmens, nachdem die Antwort geprüft ist."""
    pruefung = next(nummer for nummer, zelle in enumerate(zellen) if zelle.source.startswith("aufwaermen.pruefe"))
    aufgabe, antwort = pruefung - 2, pruefung - 1
    seite.alles_ausfuehren()
    seite.setze(antwort, ANTWORT)
    seite.fuehre_aus(antwort)
    seite.fuehre_aus(pruefung)
    return aufgabe, pruefung


def ausschnitt(seite, erste, letzte):
    oben, unten = (seite.zelle(nummer).bounding_box() for nummer in (erste, letzte))
    return {"x": oben["x"], "y": oben["y"] - RAND, "width": oben["width"], "height": unten["y"] + unten["height"] - oben["y"] + 2 * RAND}


def main(ziel=BILD):
    Path(ziel).parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as ablage, chromium() as browser, jupyterlab(WURZEL, Path(ablage)) as adresse:
        seite = Seite(browser, adresse, NOTEBOOK, breite=1000)
        erste, letzte = beantworte(seite, lies(WURZEL / NOTEBOOK).cells)
        seite.zelle(erste).scroll_into_view_if_needed()
        seite.zelle(erste - 1).click()
        seite.page.screenshot(path=ziel, clip=ausschnitt(seite, erste, letzte))


if __name__ == "__main__":
    main(*sys.argv[1:])
