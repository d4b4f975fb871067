"""Macht das Bild im README: Übung 1 mit vertauschter Precision und Recall, aus dem echten Notebook.

    python tests/readme_bild.py                 nach data/bilder/uebung_1.png
    python tests/readme_bild.py anderswo.png
"""

import sys
import tempfile
from pathlib import Path

from hilfen.labor import Seite, chromium, jupyterlab
from hilfen.notebook import WURZEL, lies, tags

NOTEBOOK = "notebooks/01_klassifikation.ipynb"
BILD = WURZEL / "data" / "bilder" / "uebung_1.png"
ANTWORT = "mein_ergebnis = (0.95, 0, 0.85, 1, 0.25)  # accuracy_A, recall_A, accuracy_B, precision_B, recall_B"
RAND = 8


def beantworte(seite, zellen):
    """Nummern der drei Zellen von Übung 1, nachdem die Antwort geprüft ist."""
    aufgabe, antwort, pruefung = [nummer for nummer, zelle in enumerate(zellen) if "uebung_1" in tags(zelle)]
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
