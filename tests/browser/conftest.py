"""Ein JupyterLab und ein Browser für alle Browsertests; gezeigt wird eine Kopie, damit kein Klick die Notebooks ändert."""

import os
import shutil

import pytest

from hilfen.labor import Seite, chromium, jupyterlab
from hilfen.notebook import WURZEL, alle, codezellen, lies

OHNE_BROWSER = ("Kein Chromium gefunden, die Browsertests brauchen eines. "
                "Abhilfe: `apt install chromium` oder `python -m playwright install chromium`.")


# Reichweite „package“: Solange Playwright läuft, gehört ihm die Ereignisschleife, die nbval später braucht.
@pytest.fixture(scope="package")
def browser():
    with chromium() as gefunden:
        if gefunden is None:
            (pytest.fail if os.environ.get("CI") else pytest.skip)(OHNE_BROWSER)
        yield gefunden


@pytest.fixture(scope="package")
def adresse(browser, tmp_path_factory):
    wurzel, ablage = tmp_path_factory.mktemp("kopie"), tmp_path_factory.mktemp("lab")
    for ordner in ("notebooks", "data"):
        if (WURZEL / ordner).exists():
            shutil.copytree(WURZEL / ordner, wurzel / ordner, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    with jupyterlab(wurzel, ablage) as offen:
        yield offen


# Die Vorführnotebooks führt test_vorfuehren vor, und wo kein Code steht, gibt es nichts zu bedienen.
GELESEN = [pfad for pfad in alle() if not pfad.stem.startswith("demo_") and codezellen(lies(pfad))]


# Auch hier „package“: pytest stellt die Tests zu einem Notebook zusammen, und jedes wird nur einmal geöffnet und ausgeführt.
@pytest.fixture(scope="package", params=GELESEN, ids=lambda pfad: pfad.stem)
def pfad(request):
    return request.param


@pytest.fixture(scope="package")
def seite(browser, adresse, pfad):
    """Das Notebook, einmal von oben bis unten ausgeführt."""
    offen = Seite(browser, adresse, pfad.relative_to(WURZEL).as_posix())
    offen.lief_durch = offen.alles_ausfuehren()
    yield offen
    offen.schliesse()
