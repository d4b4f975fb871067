"""Den Kurs ausgeben, wie dozent/kurs.ipynb es beschreibt: das Zip, die Dateien für Binder, die Links, das Zusammenführen auf dem Hub."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from urllib.parse import parse_qs, urlparse

import pytest

from hilfen.notebook import ORDNER, WURZEL, codezellen, lektionen, lies, zelle_der
from lernmodul.befehle.ordner import LEKTIONEN

KURS = ORDNER / "dozent" / "kurs.ipynb"
NICHT_KOPIEREN = shutil.ignore_patterns(".git", ".venv*", "__pycache__", "*.egg-info", "build", "dist", ".pytest_cache", ".ipynb_checkpoints", "projekt_*")
WICHTIGES = ("README.md", "requirements.txt", "pyproject.toml", "lernmodul/__init__.py", "lernmodul/__main__.py", "data/korpus/dokumente.jsonl")


def stueck(marke):
    """Der eingezäunte Block hinter einer Marke."""
    text = "\n".join(zelle.source for zelle in lies(KURS).cells)
    return re.search(rf"<!-- {marke} -->\n```\w*\n(.*?)\n```", text, re.S)[1]


def git(ordner, *worte):
    angaben = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false", "-c", "core.autocrlf=false"]
    return subprocess.run(["git", *angaben, *worte], cwd=ordner, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.fixture(scope="module")
def eingecheckt(tmp_path_factory):
    """Der Stand, wie er hier liegt, als eigenes Repository."""
    if not shutil.which("git"):
        pytest.skip("Ohne Git lässt sich weder ein Zip packen noch zusammenführen.")
    ordner = tmp_path_factory.mktemp("eingecheckt") / "kurs"
    shutil.copytree(WURZEL, ordner, ignore=NICHT_KOPIEREN)
    (ordner / "notebooks" / "lernstand.jsonl").write_text("{}\n", encoding="utf-8")
    git(ordner, "init", "-q", "-b", "main")
    git(ordner, "add", "-A")
    git(ordner, "commit", "-q", "-m", "Stand")
    return ordner


@pytest.mark.skipif(sys.platform == "win32", reason="Der Befehl läuft hier durch eine POSIX-Shell.")
def test_das_zip_enthaelt_alles_fuer_teilnehmende_und_nichts_weiter(eingecheckt):
    subprocess.run(stueck("befehl: zip"), shell=True, cwd=eingecheckt, check=True)
    with zipfile.ZipFile(eingecheckt / "kurs.zip") as archiv:
        namen = {name.partition("/")[2] for name in archiv.namelist() if not name.endswith("/")}
        assert {name.partition("/")[0] for name in archiv.namelist()} == {"ki-systeme-bewerten"}
    assert {*WICHTIGES, *(f"notebooks/{pfad.name}" for pfad in lektionen())} <= namen
    assert {name.partition("/")[0] for name in namen} == {
        ".binder", ".gitignore", "README.md", "data", "lernmodul", "notebooks", "pyproject.toml", "requirements.txt"}
    assert not [name for name in namen if "dozent" in name or "lernstand" in name]


def test_binder_bekommt_ein_passendes_python_und_die_abhaengigkeiten_des_projekts():
    verlangt = tomllib.loads((WURZEL / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    version = re.fullmatch(r"python-3\.(\d+)\n", (WURZEL / ".binder" / "runtime.txt").read_text(encoding="utf-8"))[1]
    assert int(version) >= int(re.fullmatch(r">=3\.(\d+)", verlangt)[1])
    (zeile,) = (WURZEL / ".binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert (WURZEL / ".binder" / zeile.removeprefix("-r ")).resolve() == WURZEL / "requirements.txt"
    assert not (WURZEL / "binder").exists(), "Neben .binder/ bricht Binder ab."


@pytest.mark.parametrize(("marke", "davor"), [("link: binder", "lab/tree/"), ("link: hub", "lab/tree/REPOSITORY/")])
def test_die_links_fuehren_auf_ein_vorhandenes_notebook(marke, davor):
    angaben = parse_qs(urlparse(stueck(marke)).query)
    (ziel,) = angaben["urlpath"]
    assert ziel.startswith(davor) and (WURZEL / ziel.removeprefix(davor).removesuffix("?autodecode")).exists()
    assert angaben.get("repo", ["https://github.com/KONTO/REPOSITORY"]) == ["https://github.com/KONTO/REPOSITORY"]


def aendere(pfad, wie):
    notebook = json.loads(pfad.read_text(encoding="utf-8"))
    wie(notebook)
    pfad.write_text(json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def lerne(notebook):
    """Was eine Sitzung hinterlässt: eine Antwort, eine eigene Zelle, Zähler, Ausgaben, die Sprache des Kernels."""
    for nummer, zelle in enumerate(codezellen(notebook), 21):
        zelle["execution_count"] = nummer
        if "pruefung" in zelle["metadata"]["tags"]:
            zelle["outputs"] = [{"data": {"text/plain": ["✓ Stimmt"]}, "execution_count": nummer, "metadata": {}, "output_type": "execute_result"}]
    zelle_der(notebook, "antwort", "uebung_2")["source"] = ["def retrieval_metriken(faelle, k):\n", "    return 1.0, 1.0  # meine"]
    notebook["cells"].append({"cell_type": "markdown", "id": "0a1b2c3d-eigene", "metadata": {}, "source": ["Meine Notiz"]})
    notebook["metadata"]["language_info"]["version"] = "3.13.1"


def ueberarbeite(notebook):
    """Was eine neue Fassung bringt: einen anderen Titel, eine andere Zeile in derselben Antwortzelle, eine Zelle dazu."""
    notebook["cells"][0]["source"][0] = "# Neuer Titel\n"
    zelle_der(notebook, "antwort", "uebung_2")["source"][-1] = "    ...  # Neuer Hinweis"
    notebook["cells"].insert(3, {"cell_type": "markdown", "id": "z02-99", "metadata": {"tags": ["konzept"]}, "source": ["Neuer Absatz"]})


def test_auf_dem_hub_bleiben_antworten_und_lernstand_und_das_neue_kommt_an(eingecheckt, tmp_path):
    """Derselbe Weg wie in nbgitpuller: eigene Änderungen einchecken, dann `git merge -Xours`."""
    oben, hub = tmp_path / "oben", tmp_path / "hub"
    git(tmp_path, "clone", "-q", str(eingecheckt), str(oben))
    git(tmp_path, "clone", "-q", str(oben), str(hub))
    aendere(hub / "notebooks" / "02_suche.ipynb", lerne)
    (hub / "notebooks" / "lernstand.jsonl").write_text('{"v": 1}\n', encoding="utf-8")
    aendere(oben / "notebooks" / "02_suche.ipynb", ueberarbeite)
    shutil.copy(oben / "notebooks" / "12_training.ipynb", oben / "notebooks" / "13_neu.ipynb")
    git(oben, "add", "-A")
    git(oben, "commit", "-q", "-m", "Neue Fassung")
    git(hub, "fetch", "-q")
    git(hub, "commit", "-q", "-am", "Automatic commit by nbgitpuller")
    git(hub, "merge", "-q", "-Xours", "origin/main")
    notebook = lies(hub / "notebooks" / "02_suche.ipynb")
    texte = [zelle.source for zelle in notebook.cells]
    assert zelle_der(notebook, "antwort", "uebung_2").source.endswith("# meine")
    assert notebook.cells[0].source.startswith("# Neuer Titel\n") and "Neuer Absatz" in texte and texte[-1] == "Meine Notiz"
    assert not [text for text in texte if "Neuer Hinweis" in text], "Wo beide dieselbe Zeile geändert haben, gilt die der Lernenden."
    assert len(list((hub / "notebooks").glob(LEKTIONEN))) == len(lektionen()) + 1
    assert (hub / "notebooks" / "lernstand.jsonl").read_text(encoding="utf-8") == '{"v": 1}\n'
