"""Die Seite ohne Installation: wie groß sie ist und wie lange es mit leerem Browser vom Aufruf bis zur ersten ausgeführten Zelle dauert."""

from pathlib import Path
from statistics import median
from time import perf_counter

import messung  # noqa: F401  Danach sind lernmodul und tests/ zu finden.

from hilfen.labor import chromium
from hilfen.lite import Besuch, ausgeliefert

ERSTES = "notebooks/index.html?path=00_start.ipynb"
FUEHRE_AUS = """async () => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = notebook.widgets.findIndex(zelle => zelle.model.type === 'code');
  await jupyterapp.commands.execute('notebook:run-cell');
}"""


def _groesse(ordner):
    groessen = {pfad: pfad.stat().st_size for pfad in ordner.rglob("*") if pfad.is_file()}
    groesste = max(groessen, key=groessen.get)
    return [{"Was": "ganze Seite, MB", "Wert": sum(groessen.values()) / 2**20}, {"Was": "Dateien", "Wert": len(groessen)},
            {"Was": f"größte Datei ({groesste.name}), MB", "Wert": groessen[groesste] / 2**20}]


def _besuche(browser, adresse):
    """Sekunden bis zum Notebook, bis Python bereit ist und bis die erste Zelle gelaufen ist, und die übertragenen MB."""
    besuch, zeiten = Besuch(browser, adresse), []
    bytes_geladen = []
    besuch.page.on("response", lambda antwort: bytes_geladen.append(int(antwort.headers.get("content-length", 0))))
    beginn = perf_counter()
    for schritt in (lambda: besuch.geh_zu(ERSTES), besuch.warte_auf_python, lambda: besuch.page.evaluate(FUEHRE_AUS)):
        schritt()
        zeiten.append(perf_counter() - beginn)
    besuch.schliesse()
    return *zeiten, sum(bytes_geladen) / 2**20


def messe(ordner, runden=3):
    """`ordner` ist die gebaute Seite."""
    with chromium() as browser, ausgeliefert(ordner) as adresse:
        besuche = [_besuche(browser, adresse) for _ in range(runden)]
    namen = ("Notebook zu lesen, s", "Python bereit, s", "erste Zelle ausgeführt, s", "übertragen ohne Worker, MB")
    return [*_groesse(Path(ordner)), *({"Was": name, "Wert": median(werte)} for name, werte in zip(namen, zip(*besuche)))]
