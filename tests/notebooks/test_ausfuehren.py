"""Das Schreibprogramm: zweimal geschrieben ist einmal geschrieben, und gespeichert wird nichts Vergängliches."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from hilfen.notebook import ERST_UEBERLEGEN, OHNE_VERGLEICH, lies
from notebooks_ausfuehren import schreibe


@pytest.fixture(scope="module")
def geschrieben(tmp_path_factory):
    pfad = tmp_path_factory.mktemp("ausfuehren") / "probe.ipynb"
    notebook = new_notebook(
        cells=[
            new_markdown_cell("# Probe", metadata={"tags": ["titel"]}),
            new_code_cell("import ipywidgets\n1 + 1", metadata={"collapsed": True}),
            new_code_cell("ipywidgets.IntSlider()"),
            new_code_cell("6 * 7", metadata={"jupyter": {"outputs_hidden": True}}),
            new_code_cell("zahl = 42", metadata={"jupyter": {"outputs_hidden": True}}),
        ],
        metadata={"kernelspec": {"name": "conda-env-meins", "display_name": "meins"}})
    nbformat.write(notebook, pfad)
    schreibe(pfad)
    return pfad


def test_kernelname_und_sprache_werden_vereinheitlicht(geschrieben):
    assert lies(geschrieben).metadata == {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}, "language_info": {"name": "python"}}


def test_ausgaben_bleiben_und_zeitstempel_nicht(geschrieben):
    zelle = lies(geschrieben).cells[1]
    assert zelle.outputs[0].data["text/plain"] == "2"
    assert zelle.metadata == {}


def test_keine_zelle_sieht_aus_als_waere_sie_schon_gelaufen(geschrieben):
    zellen = [zelle for zelle in lies(geschrieben).cells if zelle.cell_type == "code"]
    assert all(zelle.execution_count is None for zelle in zellen)
    assert all(ausgabe.get("execution_count") is None for zelle in zellen for ausgabe in zelle.outputs)


def test_widgets_werden_ohne_ausgabe_und_unloeschbar_gespeichert(geschrieben):
    zelle = lies(geschrieben).cells[2]
    assert zelle.outputs == []
    assert zelle.metadata == {"tags": [OHNE_VERGLEICH], "deletable": False, "editable": False}


def test_vor_einer_zugeklappten_ausgabe_steht_ein_satz_der_sie_nicht_verraet(geschrieben):
    mit, ohne = lies(geschrieben).cells[3:]
    assert [ausgabe.data["text/plain"] for ausgabe in mit.outputs] == [ERST_UEBERLEGEN, "42"]
    assert ohne.outputs == []


def test_ohne_ausgabe_wird_auch_keine_zugeklappt(geschrieben):
    """Sonst stünden drei Punkte da, hinter denen nichts steckt."""
    assert lies(geschrieben).cells[4].metadata == {}


def test_ein_zweiter_lauf_aendert_kein_zeichen(geschrieben):
    vorher = geschrieben.read_text(encoding="utf-8")
    schreibe(geschrieben)
    assert geschrieben.read_text(encoding="utf-8") == vorher
