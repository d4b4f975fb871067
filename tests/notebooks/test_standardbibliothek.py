"""Die ersten Lektionen kommen ohne numpy, pandas und matplotlib aus, auch wenn sie gelöst werden."""

import pytest

import lernmodul
from hilfen.kernel import befunde, fehler, kernel
from hilfen.notebook import ORDNER, lektionen, lies, mit_antworten, nummer, uebungen

SPERRE = """
import sys
class Sperre:
    def find_spec(self, name, pfad=None, ziel=None):
        if name.partition(".")[0] in ("numpy", "pandas", "matplotlib"):
            raise ModuleNotFoundError(f"{name} ist in diesem Lauf gesperrt.", name=name)
sys.meta_path.insert(0, Sperre())
assert not {"numpy", "pandas", "matplotlib"} & set(sys.modules)
"""
OHNE_FREMDES = [pfad for pfad in lektionen() if nummer(pfad) in {*range(7), 12}]


@pytest.fixture(scope="module")
def kern():
    with kernel(ORDNER) as laufend:
        laufend.code(SPERRE)
        yield laufend


@pytest.mark.parametrize("pfad", OHNE_FREMDES, ids=lambda pfad: pfad.stem)
def test_laeuft_leer_und_geloest_mit_der_standardbibliothek(kern, pfad):
    kern.code("%reset -f")
    leer = lies(pfad)
    geloest = mit_antworten(leer, {name: getattr(lernmodul, name).loesung_programm for name in uebungen(leer)})
    for notebook, status in ((leer, "offen"), (geloest, "richtig")):
        laeufe = kern.notebook(notebook)
        assert not fehler(laeufe)
        assert befunde(laeufe) == {name: (status, ()) for name in uebungen(leer)}
