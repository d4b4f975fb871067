"""Baut den Kurs als Ordner aus Dateien, der ohne Server und Installation im Browser läuft.

    python .lite/baue.py build/seite

Pyodide kommt mit `npm pack` von der npm-Registry, die Pakete kommen mit `pip download` von PyPI; was nicht zur
Prüfsumme passt, bricht den Bau ab. Der fertige Ordner lädt nichts nach.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from datetime import datetime, timezone
from importlib.resources import files
from pathlib import Path

HIER = Path(__file__).resolve().parent
WURZEL = HIER.parent
PYODIDE = "pyodide@314.0.6"
PYODIDE_SUMME = "BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="
PYODIDE_DATEIEN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
KERNEL = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi")
# Pakete, die nicht in Pyodides Liste stehen, und was sie brauchen; den Rest der Liste braucht der Kernel selbst.
EIGENE = {
    "comm": ["traitlets"],
    "ipython_pygments_lexers": ["pygments"],
    "jupyterlab_widgets": [],
    "widgetsnbextension": [],
    "ipywidgets": ["comm", "ipython", "traitlets", "widgetsnbextension", "jupyterlab-widgets"],
    "ersatz": [],
    "lernmodul": ["ipywidgets", "ersatz"],
}
IMPORTE = {"ersatz": ["ersatz", "bm25s", "matplotlib", "numpy", "pandas"]}
SPRACHE = {"en": {"displayName": "Englisch", "nativeName": "English"}, "de_DE": {"displayName": "Deutsch", "nativeName": "Deutsch"}}
# Was auf Jupyters Notebookseite steht → was hier dort steht.
SEITENTEXT = {
    "<html>": '<html lang="de">',
    "<title>Jupyter Notebook - Notebooks</title>": "<title>KI-Systeme bewerten</title>",
    "Loading JupyterLite...": "Einen Augenblick …",
    "JupyterLite requires JavaScript to be enabled in your browser.": "Der Kurs läuft im Browser und braucht dafür JavaScript.",
    "</head>": '<link rel="stylesheet" href="../start.css"><script type="module" src="../start.js"></script></head>',
}


def rufe(*befehl, **weiteres):
    subprocess.run(list(map(str, befehl)), check=True, stdout=subprocess.DEVNULL, **weiteres)


def pip(*woerter):
    rufe(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *woerter)


def hole_pyodide(ziel, arbeit):
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm fehlt. Es kommt mit Node.js; gebraucht wird es nur, um Pyodide zu holen.")
    rufe(npm, "pack", "--silent", PYODIDE, cwd=arbeit)
    paket = next(arbeit.glob("pyodide-*.tgz"))
    if base64.b64encode(hashlib.sha512(paket.read_bytes()).digest()).decode() != PYODIDE_SUMME:
        raise SystemExit(f"{paket.name} hat nicht die erwartete Prüfsumme.")
    ziel.mkdir(parents=True)
    with tarfile.open(paket) as archiv:
        for name in PYODIDE_DATEIEN:
            (ziel / name).write_bytes(archiv.extractfile(f"package/{name}").read())


def hole_raeder(ziel, arbeit):
    pip("download", "--require-hashes", "--no-deps", "--only-binary=:all:", "--python-version=3.14", "--implementation=py",
        "--abi=none", "--platform=any", "--dest", ziel, "--requirement", HIER / "browser.txt")
    for quelle in (quelle_des_lernmoduls(arbeit), shutil.copytree(HIER / "ersatz", arbeit / "ersatz")):
        pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", ziel, quelle)
    shutil.copy(next(KERNEL.glob("widgetsnbextension-4.*.whl")), ziel)


def quelle_des_lernmoduls(arbeit):
    """Eine Kopie, damit der Bau nichts im Projekt hinterlässt."""
    quelle = arbeit / "quelle"
    for ordner in ("lernmodul", "data"):
        shutil.copytree(WURZEL / ordner, quelle / ordner, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(WURZEL / name, quelle)
    return quelle


def einheitlich(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def kuerze_liste(ordner):
    """Lässt in pyodide-lock.json stehen, wovon ein Wheel da ist, und trägt ein, was dazukommt."""
    datei = ordner / "pyodide-lock.json"
    liste = json.loads(datei.read_text(encoding="utf-8"))
    bekannt = {einheitlich(name): eintrag for name, eintrag in liste["packages"].items()}
    liste["packages"] = dict(eintrag_fuer(rad, bekannt) for rad in sorted(ordner.glob("*.whl")))
    fehlend = {einheitlich(n) for eintrag in liste["packages"].values() for n in eintrag["depends"]} - set(liste["packages"])
    if fehlend:
        raise SystemExit(f"In browser.txt fehlen: {', '.join(sorted(fehlend))}")
    datei.write_text(json.dumps(liste), encoding="utf-8")


def eintrag_fuer(rad, bekannt):
    name, version = rad.name.split("-")[:2]
    schluessel = einheitlich(name)
    eintrag = {"depends": EIGENE[name], "imports": IMPORTE.get(name, [name])} if name in EIGENE else bekannt[schluessel]
    if eintrag.get("version", version) != version:
        raise SystemExit(f"{name} ist in browser.txt {version}, Pyodide nennt {eintrag['version']}.")
    summe = hashlib.sha256(rad.read_bytes()).hexdigest()
    return schluessel, {**eintrag, "name": schluessel, "version": version, "file_name": rad.name, "sha256": summe,
                        "install_dir": "site", "package_type": "package", "unvendored_tests": False}


def lege_notebooks_bei(ziel):
    """Die Notebooks, wie sie sind, und das Verzeichnis, aus dem der Browser von ihnen erfährt."""
    (ziel / "files").mkdir()
    (ziel / "api/contents").mkdir(parents=True)
    pfade = [Path(shutil.copy(pfad, ziel / "files")) for pfad in sorted((WURZEL / "notebooks").glob("[0-9][0-9]_*.ipynb"))]
    ordner = {**inhalt("", "directory"), "content": [{**inhalt(pfad.name, "notebook"), "size": pfad.stat().st_size} for pfad in pfade]}
    schreibe(ziel / "api/contents/all.json", {**ordner, "format": "json"})


def inhalt(name, art):
    jetzt = datetime.now(timezone.utc).isoformat()
    return {"name": name, "path": name, "type": art, "created": jetzt, "last_modified": jetzt, "writable": True,
            "content": None, "format": None, "mimetype": None}


def uebersetze(ziel):
    """Das deutsche Sprachpaket und dazu aus deutsch.json, was ihm fehlt; hat ein Text eine Mehrzahl, steht dort [Einzahl, Mehrzahl]."""
    ordner = files("jupyterlab_language_pack_de_DE") / "locale/de_DE/LC_MESSAGES"
    notebook, lab, eigene = (json.loads(pfad.read_text(encoding="utf-8"))
                             for pfad in (ordner / "notebook.json", ordner / "jupyterlab.json", HIER / "deutsch.json"))
    ergaenzt = {**notebook, **lab}
    for englisch, deutsch in eigene.items():
        for schluessel in (englisch, f"menu\x04{englisch}", f"toolbar\x04{englisch}"):
            ergaenzt[schluessel] = [deutsch] if isinstance(deutsch, str) else deutsch
    texte = {bereich: ergaenzt for bereich in ("jupyterlab", "notebook", "jupyterlite")}
    schreibe(ziel / "api/translations/all.json", {"data": SPRACHE, "message": ""})
    schreibe(ziel / "api/translations/de_DE.json", {"data": texte, "message": ""})


def richte_seite_ein(ziel):
    for name in ("index.html", "start.js", "start.css"):
        shutil.copy(HIER / name, ziel)
    shutil.copy(ziel / "notebooks/favicon.ico", ziel)
    seite = ziel / "notebooks/index.html"
    text = seite.read_text(encoding="utf-8")
    for alt, neu in SEITENTEXT.items():
        if alt not in text:
            raise SystemExit(f"notebooks/index.html enthält {alt!r} nicht mehr.")
        text = text.replace(alt, neu, 1)
    seite.write_text(text, encoding="utf-8")


def schreibe(pfad, daten):
    pfad.parent.mkdir(parents=True, exist_ok=True)
    pfad.write_text(json.dumps(daten, ensure_ascii=False), encoding="utf-8")


def baue(ziel):
    if ziel.exists() and any(ziel.iterdir()) and not (ziel / "service-worker.js").exists():
        raise SystemExit(f"{ziel} ist weder leer noch eine früher gebaute Seite. Dort wird nichts gelöscht.")
    shutil.rmtree(ziel, ignore_errors=True)
    with tempfile.TemporaryDirectory() as ordner:
        arbeit = Path(ordner)
        seite, pyodide = arbeit / "seite", arbeit / "seite/static/pyodide"
        hole_pyodide(pyodide, arbeit)
        hole_raeder(pyodide, arbeit)
        kuerze_liste(pyodide)
        for name in ("jupyter_lite_config.json", "jupyter-lite.json", "overrides.json"):
            shutil.copy(HIER / name, seite)
        rufe(sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", seite, "--output-dir", ziel, cwd=seite,
             env={**os.environ, "PYTHONWARNINGS": "ignore"})
    lege_notebooks_bei(ziel)
    uebersetze(ziel)
    richte_seite_ein(ziel)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    ZIEL = Path(sys.argv[1]).resolve()
    baue(ZIEL)
    print(f"Fertig: {ZIEL}")
