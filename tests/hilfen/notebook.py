"""Notebooks lesen: Zellen nach Tag, Lektionen in Lesereihenfolge, Antworten einsetzen."""

import ast
import copy
import re
from pathlib import Path

import nbformat

WURZEL = Path(__file__).resolve().parents[2]
ORDNER = WURZEL / "notebooks"
BAUSTEINE = ("titel", "lernziele", "wiederholung", "import", "konzept", "beispiel", "explorer", "quiz",
             "aufgabe", "antwort", "pruefung", "rueckblick", "quellen")
OHNE_VERGLEICH = "nbval-ignore-output"
UEBUNG = re.compile(r"(uebung|luecke|gegenbeispiel)_\d+|pruefstein")
WIDGET = "application/vnd.jupyter.widget-view+json"


def lektionen():
    """Die Notebooks, die man der Reihe nach liest."""
    return sorted(ORDNER.glob("[0-9][0-9]_*.ipynb"))


def alle():
    return [pfad for pfad in sorted(ORDNER.rglob("*.ipynb")) if ".ipynb_checkpoints" not in pfad.parts]


def nummer(pfad):
    return int(pfad.name[:2])


def lies(pfad):
    return nbformat.read(pfad, as_version=4)


def tags(zelle):
    return zelle.metadata.get("tags", [])


def codezellen(notebook):
    return [zelle for zelle in notebook.cells if zelle.cell_type == "code"]


def mit_tag(notebook, tag, art=None):
    return [zelle for zelle in notebook.cells if tag in tags(zelle) and art in (None, zelle.cell_type)]


def uebung_von(zelle):
    """Name der Übung, zu der eine Antwort- oder Prüfungszelle gehört."""
    namen = [tag for tag in tags(zelle) if UEBUNG.fullmatch(tag)]
    return namen[0] if namen else None


def uebungen(notebook):
    """Namen der Übungen eines Notebooks in der Reihenfolge ihrer Antwortzellen."""
    return [uebung_von(zelle) for zelle in mit_tag(notebook, "antwort", "code")]


def zelle_der(notebook, tag, uebung):
    (zelle,) = [zelle for zelle in mit_tag(notebook, tag, "code") if uebung in tags(zelle)]
    return zelle


def mit_antworten(notebook, programme):
    """Kopie des Notebooks; `programme` nennt je Übung den Text, der in ihre Antwortzelle kommt."""
    kopie = copy.deepcopy(notebook)
    for uebung, programm in programme.items():
        zelle_der(kopie, "antwort", uebung).source = programm
    return kopie


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
