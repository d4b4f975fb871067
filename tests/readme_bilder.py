"""Macht die beiden Bilder im README aus echten Notebooks: das Aufwärmen mit vertauschten Anteilen und die Konfusionsmatrix vor der Vermutung, damit nichts verraten ist.

    python tests/readme_bilder.py            nach data/bilder
    python tests/readme_bilder.py ORDNER
"""

import sys
import tempfile
from pathlib import Path

from hilfen.labor import Erkundung, Seite, chromium, jupyterlab
from hilfen.notebook import WURZEL, lies

BILDER = WURZEL / "data" / "bilder"
AUFWAERMEN, ERKUNDUNG = "notebooks/00_start.ipynb", "notebooks/01_klassifikation.ipynb"
ANTWORT = "mit_antwort = 1 / 3\nohne_antwort = 2 / 3\nmeine_anteile = (mit_antwort, ohne_antwort)"
BREITE, RAND = 1000, 8


def nummer(notebook, anfang):
    return next(stelle for stelle, zelle in enumerate(lies(WURZEL / notebook).cells) if zelle.source.startswith(anfang))


def befund(seite):
    """Die Zellen des Aufwärmens, nachdem die Antwort geprüft ist."""
    pruefung = nummer(AUFWAERMEN, "aufwaermen.pruefe")
    seite.setze(pruefung - 1, ANTWORT)
    seite.fuehre_aus(pruefung - 1)
    seite.fuehre_aus(pruefung)
    seite.zelle(pruefung - 3).click()
    return seite.zelle(pruefung - 2), seite.zelle(pruefung)


def erkundung(seite):
    """Das Brett der Konfusionsmatrix."""
    brett = Erkundung(seite.zelle(nummer(ERKUNDUNG, "erkunde_konfusionsmatrix"))).brett
    return brett, brett


def fotografiere(seite, teile, ziel):
    erste, letzte = teile(seite)
    erste.scroll_into_view_if_needed()
    oben, unten = erste.bounding_box(), letzte.bounding_box()
    seite.page.screenshot(path=ziel, clip={"x": oben["x"], "y": oben["y"] - RAND, "width": oben["width"],
                                           "height": unten["y"] + unten["height"] - oben["y"] + RAND})


def main(ordner=BILDER):
    Path(ordner).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as ablage, chromium() as browser, jupyterlab(WURZEL, Path(ablage)) as adresse:
        for notebook, teile in ((AUFWAERMEN, befund), (ERKUNDUNG, erkundung)):
            seite = Seite(browser, adresse, notebook, breite=BREITE)
            seite.alles_ausfuehren()
            fotografiere(seite, teile, Path(ordner) / f"{teile.__name__}.png")
            seite.schliesse()


if __name__ == "__main__":
    main(*sys.argv[1:])
