"""Notebooks als Zellen: Tags, Übungen, Antworten. Gilt für nbformat ebenso wie für das nackte JSON."""

import copy
import hashlib
import json
import re

UEBUNG = re.compile(r"(uebung|luecke|gegenbeispiel)_\d+|pruefstein")
OHNE_VERGLEICH = "nbval-ignore-output"
WIDGET = "application/vnd.jupyter.widget-view+json"
ANFANG = "anfang"  # trägt jede Zelle, in die Lernende schreiben: der Abdruck ihres Texts, wie wir ihn ausliefern
OFFEN = re.compile(r"(?:(?:def \w+\([\w, ]*\):\s+\.\.\.|\w+ = (?:\.\.\.|\([., ]+\)))\s*)+")
FRUEHER = {"e7c6d732"}  # MEIN_ORDNER in 07: der einzige Text, der sich geändert hat, bevor es `anfang` gab


def lies(pfad):
    """Das Notebook als JSON, jede Zelle mit dem, was zu ihr gehört; None, wenn es keines ist."""
    try:
        notebook = json.loads(pfad.read_text(encoding="utf-8-sig"))
        return notebook if notebook["nbformat"] == 4 and all(map(_ist_heil, notebook["cells"])) else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def _ist_heil(zelle):
    if zelle["cell_type"] == "code":
        zelle.setdefault("outputs", [])
        zelle.setdefault("execution_count", None)
    zeilen = [zelle["source"]] if isinstance(zelle["source"], str) else zelle["source"]
    return all(isinstance(wort, str) for wort in (*zeilen, zelle.get("id", ""), *zelle["metadata"].get("tags", ())))


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


def mit_antworten(notebook, programme):
    """Kopie des Notebooks; `programme` nennt je Übung den Text, der in ihre Antwortzelle kommt."""
    kopie = copy.deepcopy(notebook)
    for zelle in mit_tag(kopie, "antwort", "code"):
        zelle["source"] = programme.get(uebung_von(zelle), zelle["source"])
    return kopie


def abdruck(quelltext):
    return hashlib.sha256(quelltext.replace("\r\n", "\n").strip().encode("utf-8", "surrogatepass")).hexdigest()[:8]


def ist_beschrieben(zelle, sonst=None):
    """Ob in einer Zelle für Lernende etwas anderes steht als bei der Auslieferung; Leerraum am Rand zählt nicht.

    Einheit/Form: `sonst` ist der Abdruck aus einer anderen Fassung; er gilt, wenn die Zelle selbst keinen trägt.
    """
    inhalt, anfang = text(zelle).strip(), zelle["metadata"].get(ANFANG)
    if not inhalt or anfang is not None:
        return bool(inhalt) and abdruck(inhalt) != anfang
    return abdruck(inhalt) not in {sonst, *FRUEHER} and not OFFEN.fullmatch(inhalt)
