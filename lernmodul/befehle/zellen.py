"""Notebooks als Zellen: Tags, Übungen, Antworten. Gilt für nbformat ebenso wie für das nackte JSON."""

import copy
import hashlib
import re

UEBUNG = re.compile(r"(uebung|luecke|gegenbeispiel)_\d+|pruefstein")
OHNE_VERGLEICH = "nbval-ignore-output"
WIDGET = "application/vnd.jupyter.widget-view+json"
ANFANG = "anfang"  # trägt jede Zelle, in die Lernende schreiben: der Abdruck ihres Texts, wie wir ihn ausliefern


def tags(zelle):
    return zelle["metadata"].get("tags", [])


def text(zelle):
    """Der Quelltext; in der Datei steht er als Liste von Zeilen."""
    return "".join(zelle["source"])


def codezellen(notebook):
    return [zelle for zelle in notebook["cells"] if zelle["cell_type"] == "code"]


def mit_tag(notebook, tag, art=None):
    return [zelle for zelle in notebook["cells"] if tag in tags(zelle) and art in (None, zelle["cell_type"])]


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
        zelle_der(kopie, "antwort", uebung)["source"] = programm
    return kopie


def abdruck(quelltext):
    return hashlib.sha256(quelltext.strip().encode("utf-8")).hexdigest()[:8]


def ist_beschrieben(zelle):
    """Ob in einer Zelle für Lernende etwas anderes steht als bei der Auslieferung; Leerraum am Rand zählt nicht."""
    return abdruck(text(zelle)) != zelle["metadata"].get(ANFANG)
