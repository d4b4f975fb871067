"""Das Projekt-Notebook mit Dateien, wie man sie in der Praxis vorfindet: aus Excel, mit Umlauten im Pfad, mit Windows-Zeichensatz."""

import shutil

import pytest

from hilfen.kernel import fehler, kernel
from hilfen.notebook import WURZEL, lies

NOTEBOOK = WURZEL / "notebooks" / "07_projekt.ipynb"
FUNDSTUECKE = WURZEL / "tests" / "einlesen" / "dateien"
ZEILE = "MEIN_ORDNER = None"


@pytest.fixture
def ordner(tmp_path):
    ziel = tmp_path / "Meine Messdaten für Übung"
    ziel.mkdir()
    return ziel


@pytest.fixture(scope="module")
def laufend(tmp_path_factory):
    with kernel(tmp_path_factory.mktemp("arbeit")) as k:
        yield k


@pytest.fixture
def k(laufend):
    """Derselbe Kernel für alle, vor jedem Lauf ohne Namen aus dem vorigen."""
    laufend.code("%reset -f")
    return laufend


def mit_ordner(ordner):
    notebook = lies(NOTEBOOK)
    zelle = next(zelle for zelle in notebook.cells if ZEILE in zelle.source)
    zelle.source = zelle.source.replace(ZEILE, f"MEIN_ORDNER = {str(ordner)!r}")
    return notebook


@pytest.mark.parametrize(("golden_set", "laeufe"), [
    ("golden_excel_utf8.csv", "laeufe.jsonl"),
    ("golden_excel_windows.csv", "laeufe_excel.csv"),
    ("golden_macos.json", "laeufe.jsonl"),
])
def test_das_projekt_laeuft_mit_eigenen_dateien_bis_zum_bericht(ordner, k, golden_set, laeufe):
    shutil.copy(FUNDSTUECKE / golden_set, ordner / f"golden_set.{golden_set.rpartition('.')[2]}")
    shutil.copy(FUNDSTUECKE / laeufe, ordner / f"laeufe.{laeufe.rpartition('.')[2]}")
    assert not fehler(k.notebook(mit_ordner(ordner)))
    bericht = (ordner / "bericht.md").read_text(encoding="utf-8")
    assert "Recall@3" in bericht
    assert "die Referenz (noch offen)" in bericht


def test_ein_falscher_pfad_nennt_ordner_und_ausweg_ohne_rueckverfolgung(ordner, k):
    lauf = next(lauf for lauf in k.notebook(mit_ordner(ordner / "gibt es nicht")) if lauf.fehler)
    assert lauf.fehler == "EinleseFehler"
    assert "gibt es nicht" in lauf.meldung
    assert "lernmodul" not in lauf.spur
