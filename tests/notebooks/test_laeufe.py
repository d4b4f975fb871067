"""Jedes Notebook läuft: leer, zweimal, mit jedem Denkfehler und in anderer Reihenfolge, ein Kernel je Notebook. Gelöst: befehle/test_geloest.py.

Die ersten Lektionen laufen dabei ohne numpy, pandas und matplotlib; dass sie auch mit ihnen laufen, zeigt nbval.
"""

import random
import re
from types import SimpleNamespace

import pytest

import lernmodul
from hilfen.kernel import befunde, fehler, kernel
from hilfen.notebook import OHNE_VERGLEICH, WIDGET, alle, codezellen, definierte_namen, lektionen, lies, mit_antworten, nummer, tags, uebungen, zelle_der

STARTWERTE = (1, 2, 3)
OHNE_FREMDES = [pfad for pfad in lektionen() if nummer(pfad) in {*range(7), 12}]
SPERRE = """
import sys
class Sperre:
    def find_spec(self, name, pfad=None, ziel=None):
        if name.partition(".")[0] in ("numpy", "pandas", "matplotlib"):
            raise ModuleNotFoundError(f"{name} ist in diesem Lauf gesperrt.", name=name)
sys.meta_path.insert(0, Sperre())
assert not {"numpy", "pandas", "matplotlib"} & set(sys.modules)
%reset -f
"""


@pytest.fixture(scope="module", params=alle(), ids=lambda pfad: pfad.stem)
def fall(request):
    notebook = lies(request.param)
    with kernel(request.param.parent) as laufend:
        if request.param in OHNE_FREMDES:
            laufend.code(SPERRE)
        yield SimpleNamespace(pfad=request.param, notebook=notebook, kernel=laufend, leer=laufend.notebook(notebook))


def aufgaben(notebook):
    return {name: getattr(lernmodul, name) for name in uebungen(notebook)}


def test_leer_laeuft_es_durch_und_alles_ist_offen(fall):
    assert not fehler(fall.leer)
    assert befunde(fall.leer) == {name: ("offen", ()) for name in uebungen(fall.notebook)}


def test_was_eine_zelle_zeigt_ist_auch_gespeichert(fall):
    for lauf in fall.leer:
        assert (WIDGET in lauf.mimetypen) <= (OHNE_VERGLEICH in tags(lauf.zelle)), lauf.zelle.source
        if OHNE_VERGLEICH not in tags(lauf.zelle):
            assert bool(lauf.ausgaben) == bool(lauf.zelle.outputs), lauf.zelle.source


def test_ein_zweiter_lauf_im_selben_kernel_urteilt_gleich(fall):
    noch_einmal = fall.kernel.notebook(fall.notebook)
    assert not fehler(noch_einmal)
    assert befunde(noch_einmal) == befunde(fall.leer)


def test_jeder_denkfehler_wird_in_seinem_notebook_erkannt(fall):
    unerkannt = []
    for name, aufgabe in aufgaben(fall.notebook).items():
        for schluessel, denkfehler in aufgabe.denkfehler.items():
            zellen = mit_antworten(fall.notebook, {name: denkfehler.programm})
            laeufe = [fall.kernel.zelle(zelle_der(zellen, tag, name)) for tag in ("antwort", "pruefung")]
            befund = laeufe[1].befund
            if fehler(laeufe) or befund is None or befund[0] == "richtig" or schluessel not in befund[1]:
                unerkannt.append((name, schluessel, fehler(laeufe) or befund))
    assert not unerkannt


def umgestellt(notebook, startwert):
    """Die Importzelle zuerst, alle anderen Codezellen gemischt."""
    zuerst = [zelle for zelle in codezellen(notebook) if "import" in tags(zelle)]
    rest = [zelle for zelle in codezellen(notebook) if "import" not in tags(zelle)]
    random.Random(startwert).shuffle(rest)
    return zuerst + rest


def erlaubt(lauf, notebook):
    """Nur der NameError für einen Namen, den eine andere Zelle vergibt, und keiner, der aus dem Paket kommt."""
    andere = set().union(*(definierte_namen(zelle.source) for zelle in codezellen(notebook) if zelle is not lauf.zelle))
    name = re.match(r"name '(\w+)'", lauf.meldung)
    return lauf.fehler == "NameError" and name and name[1] in andere and not re.search(r"[/\\]lernmodul[/\\]", lauf.spur)


@pytest.mark.parametrize("startwert", STARTWERTE)
def test_in_anderer_reihenfolge_fehlen_hoechstens_namen(fall, startwert):
    fall.kernel.code("%reset -f")
    laeufe = [fall.kernel.zelle(zelle) for zelle in umgestellt(fall.notebook, startwert)]
    assert not fehler([lauf for lauf in laeufe if lauf.fehler and not erlaubt(lauf, fall.notebook)])


def test_die_ersten_lektionen_kamen_bis_hierher_mit_der_standardbibliothek_aus(fall):
    if fall.pfad in OHNE_FREMDES:
        fall.kernel.code('import sys\nassert not {"numpy", "pandas", "matplotlib"} & set(sys.modules)')
