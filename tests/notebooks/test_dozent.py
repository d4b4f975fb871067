"""Die Vorführnotebooks: welche Szene wo steht, was zugeklappt und geschützt ist, was auf die Folien kommt."""

import ast
import os
import re
import shutil
import subprocess
import sys

import pytest

from hilfen.notebook import ORDNER, codezellen, lies, mit_tag, tags
from lernmodul.vorfuehrung.szenen import ALLE, BLOECKE

DOZENT = ORDNER / "dozent"
DEMOS = sorted(DOZENT.glob("demo_*.ipynb"))


@pytest.fixture(params=DEMOS, ids=lambda pfad: pfad.stem)
def demo(request):
    return request.param


def aufrufe(notebook, funktion):
    """Womit `funktion("…")` in den Zellen eines Notebooks gerufen wird."""
    knoten = [stueck for zelle in codezellen(notebook) for stueck in ast.walk(ast.parse(zelle.source)) if isinstance(stueck, ast.Call)]
    return [stueck.args[0].value for stueck in knoten if stueck.func.id == funktion]


def test_jede_szene_steht_in_genau_einem_notebook_und_in_ihrer_reihenfolge():
    assert {pfad.stem: aufrufe(lies(pfad), "szene") for pfad in DEMOS} == {name: [szene.__name__ for szene in block] for name, block in BLOECKE.items()}


def test_vor_jeder_szene_steht_ihr_titel(demo):
    zellen = mit_tag(lies(demo), "szene")
    for nummer, (kopf, szene) in enumerate(zip(zellen[::2], zellen[1::2]), start=1):
        (name,) = [stueck.value for stueck in ast.walk(ast.parse(szene.source)) if isinstance(stueck, ast.Constant)]
        assert kopf.cell_type == "markdown" and kopf.source == f"## {nummer} · {ALLE[name]().titel}"


def test_was_vorgefuehrt_wird_ist_zugeklappt_unloeschbar_und_unveraenderbar(demo):
    """Steht die Tastatur auf einem Knopf, machte sonst die Taste m Text aus der Zelle, und x schnitte sie aus."""
    for zelle in codezellen(lies(demo)):
        if "import" not in tags(zelle):
            assert zelle.metadata.jupyter.source_hidden is True
            assert zelle.metadata.deletable is False and zelle.metadata.editable is False


def test_jede_zelle_sagt_ob_sie_auf_eine_folie_kommt(demo):
    notebook = lies(demo)
    for zelle in notebook.cells:
        art = zelle.metadata.slideshow.slide_type
        assert art == ("skip" if "szene" not in tags(zelle) else "slide" if zelle.cell_type == "markdown" else "-"), zelle.source


def test_die_erste_zelle_sagt_wie_man_vorfuehrt(demo):
    kopf = lies(demo).cells[0].source
    for wort in ("Minuten", "Presentation Mode", "Präsentationsmodus", "Simple Interface", "Tab", "Enter", f"folien.py {demo.name}", "(00_leitfaden.ipynb)"):
        assert wort in kopf


def test_von_jedem_vorfuehrnotebook_kommt_man_zum_vorigen_und_zum_naechsten(demo):
    """Oben und unten: Der Leitfaden, über den man sonst müsste, gehört nicht an die Wand."""
    stelle = DEMOS.index(demo)
    kopf, ende = lies(demo).cells[0].source, lies(demo).cells[-1].source
    for text in (kopf, ende):
        assert stelle == 0 or re.search(rf"← \[[^\]]+\]\({DEMOS[stelle - 1].name}\)", text)
        assert demo == DEMOS[-1] or re.search(rf"\[[^\]]+\]\({DEMOS[stelle + 1].name}\) →", text)
    assert "Leitfaden" not in ende


def test_die_frage_der_chefin_steht_ohne_antwort_fuer_die_wand_bereit():
    """Wörtlich wie in 05, nur mit Kommas statt Punkten; darunter steht keine Antwort."""
    letzte = lies(DOZENT / "demo_03_ohne_antwort.ipynb").cells[-2]
    frage = next(zelle.source for zelle in lies(ORDNER / "05_pruefstein.ipynb").cells if "Das Gespräch mit der Chefin" in zelle.source).split("\n\n")[1]
    assert letzte.cell_type == "markdown" and letzte.source.startswith("## Die Chefin fragt\n\n")
    ohne_formatierung = " ".join(letzte.source.replace("0,", "0.").split()[4:])
    assert ohne_formatierung.replace("Und was bedeutet", "Und was bedeutet") == " ".join(frage.split())


def test_die_buehnen_zeigen_die_uebungen_ihrer_ueberschrift(demo):
    zellen = mit_tag(lies(demo), "abgaben")
    for kopf, buehne in zip(zellen[::2], zellen[1::2], strict=True):
        (name,) = [stueck.value for stueck in ast.walk(ast.parse(buehne.source)) if isinstance(stueck, ast.Constant)]
        art, nummer = name.split("_")
        assert kopf.source.startswith(f"## Falsche Abgaben zu {({'uebung': 'Übung', 'luecke': 'Lücke'})[art]} {nummer}\n")


def test_importiert_wird_nur_aus_dem_gesicht_und_nur_was_gebraucht_wird(demo):
    notebook = lies(demo)
    (zelle,) = mit_tag(notebook, "import", "code")
    (einfuhr,) = ast.parse(zelle.source).body
    assert einfuhr.module == "lernmodul"
    assert all(aufrufe(notebook, alias.name) for alias in einfuhr.names)


def test_der_beschriebene_befehl_macht_folien_ohne_widgets(tmp_path):
    demo = DOZENT / "demo_03_ohne_antwort.ipynb"
    for pfad in (demo, DOZENT / "folien.py"):
        shutil.copy(pfad, tmp_path)
    befehl = [sys.executable, "-m", "jupyter", "nbconvert", "--config", "folien.py", demo.name]
    subprocess.run(befehl, cwd=tmp_path, check=True, capture_output=True, env={**os.environ, "JUPYTER_PLATFORM_DIRS": "1"})
    seite = (tmp_path / f"{demo.stem}.slides.html").read_text(encoding="utf-8")
    szenen = BLOECKE[demo.stem]
    assert seite.count('class="lm-szene lm-folie"') == len(szenen)
    assert seite.count('data-fragment-index="0"') == 3 * len(szenen)
    assert '<script type="application/vnd.jupyter.widget-view+json">' not in seite and "Präsentationsmodus" not in seite
