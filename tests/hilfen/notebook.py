"""Notebooks lesen: Lektionen in Lesereihenfolge; Zellen, Tags und Antworten wie im Paket."""

import ast
from pathlib import Path

import nbformat

# Die Tests lesen Zellen wie das Paket und holen es sich hier.
from lernmodul.befehle.zellen import (ANFANG, OHNE_VERGLEICH, UEBUNG, WIDGET, abdruck, codezellen, ist_beschrieben,
                                       mit_antworten, mit_tag, tags, uebung_von, uebungen)

WURZEL = Path(__file__).resolve().parents[2]
ORDNER = WURZEL / "notebooks"
BAUSTEINE = ("titel", "lernziele", "wiederholung", "import", "konzept", "beispiel", "explorer", "quiz",
             "aufgabe", "antwort", "pruefung", "rueckblick", "quellen")
ERST_UEBERLEGEN = "Erst überlegen, dann ausführen."  # steht zugeklappt da, wo JupyterLab sonst die erste Zeile des Ergebnisses verriete
VORGEFUEHRT = ("szene", "abgaben")  # nur in dozent/demo_*


def lektionen():
    """Die Notebooks, die man der Reihe nach liest."""
    return sorted(ORDNER.glob("[0-9][0-9]_*.ipynb"))


def alle():
    return [pfad for pfad in sorted(ORDNER.rglob("*.ipynb")) if ".ipynb_checkpoints" not in pfad.parts]


def zelle_der(notebook, tag, uebung):
    (zelle,) = [zelle for zelle in mit_tag(notebook, tag, "code") if uebung in tags(zelle)]
    return zelle


def zugeklappt(zelle):
    return bool(zelle.metadata.get("jupyter", {}).get("outputs_hidden"))


def ist_platzhalter(ausgabe):
    return ausgabe.get("data") == {"text/plain": ERST_UEBERLEGEN}


def nummer(pfad):
    return int(pfad.name[:2])


def lies(pfad):
    return nbformat.read(pfad, as_version=4)


def definierte_namen(quelltext):
    """Namen, die eine Zelle auf oberster Ebene vergibt."""
    namen = set()
    for knoten in ast.walk(ast.parse(quelltext)):
        if isinstance(knoten, ast.Name) and isinstance(knoten.ctx, ast.Store):
            namen.add(knoten.id)
        elif isinstance(knoten, (ast.FunctionDef, ast.ClassDef)):
            namen.add(knoten.name)
        elif isinstance(knoten, ast.alias):
            namen.add((knoten.asname or knoten.name).partition(".")[0])
    return namen
