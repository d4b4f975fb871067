"""Führt Notebooks aus und schreibt sie so zurück, wie sie eingecheckt werden.

    python tests/notebooks_ausfuehren.py                          alle
    python tests/notebooks_ausfuehren.py notebooks/02_suche.ipynb nur dieses

Gespeichert wird, was jeder Rechner gleich zeigt: keine Versionen, keine Zeiten, keine Widgets. Auch keine Zählnummern: Mit `[3]:` sähe
eine Zelle aus, als wäre sie in diesem Kernel schon gelaufen.
"""

import hashlib
import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from hilfen.notebook import ANFANG, ERST_UEBERLEGEN, OHNE_VERGLEICH, WIDGET, abdruck, alle, lies, tags, zugeklappt

METADATEN = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
BLEIBT = ("tags", "deletable", "editable", "jupyter", "slideshow", ANFANG)


def fuehre_aus(notebook, ordner):
    NotebookClient(notebook, kernel_name="python3", timeout=60, store_widget_state=False, extra_arguments=["--IPKernelApp.log_level=40"],
                   resources={"metadata": {"path": str(ordner)}}).execute()


def zeigt_widget(zelle):
    return OHNE_VERGLEICH in tags(zelle) or any(WIDGET in ausgabe.get("data", {}) for ausgabe in zelle.outputs)


def ohne_ausgabe(zelle):
    # Eine gespeicherte Widget-Ansicht sieht vor dem ersten Lauf kaputt aus. Und wer auf einem ihrer Knöpfe steht, tippt JupyterLabs Befehle:
    # x schnitte die Zelle aus, m, r und Ziffern machten Text daraus.
    zelle.outputs = []
    zelle.metadata["deletable"] = zelle.metadata["editable"] = False
    zelle.metadata["tags"] = [*tags(zelle), *([] if OHNE_VERGLEICH in tags(zelle) else [OHNE_VERGLEICH])]


def ohne_nummer(zelle):
    zelle.execution_count = None
    for ausgabe in zelle.outputs:
        if ausgabe.output_type == "execute_result":
            ausgabe.execution_count = None


def verdecke(zelle):
    """Vor eine zugeklappte Ausgabe kommt ein Satz, der nichts verrät; wo es keine gibt, wären die drei Punkte leer."""
    if not zugeklappt(zelle):
        return
    if zelle.outputs:
        zelle.outputs.insert(0, nbformat.v4.new_output("display_data", {"text/plain": ERST_UEBERLEGEN}))
    else:
        del zelle.metadata["jupyter"]


def gib_kennung(zelle, stelle):
    if not zelle.get("id"):
        zelle["id"] = hashlib.sha256(f"{stelle} {zelle.source}".encode()).hexdigest()[:8]


def merke_anfang(zelle):
    """Was wir ausliefern, in jeder Zelle für Lernende: Daran erkennt `uebernimm`, was jemand selbst geschrieben hat."""
    if "antwort" in tags(zelle) or ANFANG in zelle.metadata:
        zelle.metadata[ANFANG] = abdruck(zelle.source)


def normalisiere(notebook):
    notebook.metadata = nbformat.from_dict(METADATEN)
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    for stelle, zelle in enumerate(notebook.cells):
        zelle.metadata = nbformat.from_dict({name: wert for name, wert in zelle.metadata.items() if name in BLEIBT})
        gib_kennung(zelle, stelle)
        merke_anfang(zelle)
        if zelle.cell_type == "code":
            if zeigt_widget(zelle):
                ohne_ausgabe(zelle)
            ohne_nummer(zelle)
            verdecke(zelle)


def schreibe(pfad):
    notebook = lies(pfad)
    fuehre_aus(notebook, pfad.parent)
    normalisiere(notebook)
    nbformat.validate(notebook)
    nbformat.write(notebook, pfad)


def main(namen):
    os.environ["LERNMODUL_LERNSTAND"] = "off"
    for pfad in [Path(name).resolve() for name in namen] or alle():
        schreibe(pfad)
        print(pfad.name)


if __name__ == "__main__":
    main(sys.argv[1:])
