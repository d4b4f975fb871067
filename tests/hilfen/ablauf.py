"""Vor jedem Lauf von pytest, auch auf einem einzelnen Notebook: Kein Lernstand wird geschrieben, und nbval vergleicht die gespeicherten Ausgaben."""

import os

from hilfen.notebook import ist_platzhalter

os.environ["LERNMODUL_LERNSTAND"] = "off"


def pytest_collection_modifyitems(items):
    """nbval vergleicht die Ausgaben eines Notebooks, nicht den Platzhalter davor, und nur bei Zellen mit einer Zählnummer. Unsere haben keine."""
    for zelle in (item.cell for item in items if hasattr(item, "cell")):
        zelle.execution_count = 1
        zelle.outputs = [ausgabe for ausgabe in zelle.get("outputs", ()) if not ist_platzhalter(ausgabe)]
