"""Was eingecheckt ist und was ins Wheel kommt."""

import re
import shutil
import subprocess
import sys
import zipfile

import pytest

from hilfen.notebook import WURZEL
from hilfen.quelltext import PAKET

NICHT_EINGECHECKT = re.compile(r"(^|/)(\.ipynb_checkpoints|__pycache__|\.venv[^/]*|lernstand\.jsonl)(/|$)|\.(pyc|whl)$")
FREMDER_RECHNER = re.compile(r"/(work|home|root|Users)/\w|[A-Z]:\\Users|(bau|lehr)plan\.md")
NACH_OBEN = re.compile(r"(?<![\w.])(?:\.\./)+[\w-][\w./-]*")
BILDER_DES_README = "bilder"


@pytest.fixture(scope="module")
def eingecheckt():
    if not (WURZEL / ".git").exists() or not shutil.which("git"):
        pytest.skip("Ohne Git-Verzeichnis lässt sich nicht sagen, was eingecheckt ist.")
    liste = subprocess.run(["git", "ls-files", "-z"], cwd=WURZEL, capture_output=True, encoding="utf-8", check=True).stdout
    return [WURZEL / name for name in liste.split("\0") if name and (WURZEL / name).is_file()]


@pytest.fixture(scope="module")
def texte(eingecheckt):
    return {pfad: pfad.read_text(encoding="utf-8", errors="replace") for pfad in eingecheckt if b"\0" not in pfad.read_bytes()}


def test_nichts_vergaengliches_ist_eingecheckt(eingecheckt):
    assert not [pfad for pfad in eingecheckt if NICHT_EINGECHECKT.search(pfad.relative_to(WURZEL).as_posix())]


def test_kein_text_nennt_einen_fremden_rechner_oder_fremde_unterlagen(texte):
    assert not {pfad.name: treffer[0] for pfad, text in texte.items() if (treffer := FREMDER_RECHNER.search(text))}


def test_kein_verweis_fuehrt_aus_dem_projekt_hinaus(texte):
    ziele = [(pfad.name, ziel) for pfad, text in texte.items() for ziel in NACH_OBEN.findall(text)
             if not (pfad.parent / ziel).resolve().is_relative_to(WURZEL)]
    assert not ziele


def pip(*woerter):
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *map(str, woerter)], check=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    quelle, ziel = tmp_path_factory.mktemp("quelle"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(WURZEL / name, quelle)
    for ordner in ("lernmodul", "data"):
        if (WURZEL / ordner).exists():
            shutil.copytree(WURZEL / ordner, quelle / ordner, ignore=shutil.ignore_patterns("__pycache__"))
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", ziel, quelle)
    return next(ziel.glob("lernmodul-*.whl"))


def test_das_wheel_enthaelt_jedes_modul_und_alle_daten(wheel):
    with zipfile.ZipFile(wheel) as archiv:
        enthalten = set(archiv.namelist())
    module = {pfad.relative_to(WURZEL).as_posix() for pfad in PAKET.rglob("*.py")}
    daten = [pfad.relative_to(WURZEL / "data") for pfad in (WURZEL / "data").rglob("*") if pfad.is_file()]
    gebraucht = {f"lernmodul/data/{pfad.as_posix()}" for pfad in daten if pfad.parts[0] != BILDER_DES_README}
    assert not (module | gebraucht) - enthalten


def test_das_wheel_enthaelt_weder_tests_noch_notebooks(wheel):
    with zipfile.ZipFile(wheel) as archiv:
        assert {name.partition("/")[0].partition("-")[0] for name in archiv.namelist()} == {"lernmodul"}


def test_das_wheel_laeuft_auch_ohne_den_projektordner(wheel, tmp_path, monkeypatch):
    pip("install", "--no-deps", "--target", tmp_path, wheel)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    probe = "import lernmodul; print(lernmodul.__file__, lernmodul.uebung_1.pruefe(...).status)"
    ausgabe = subprocess.run([sys.executable, "-c", probe], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True).stdout
    assert ausgabe.split() == [str(tmp_path / "lernmodul" / "__init__.py"), "offen"]
