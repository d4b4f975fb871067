"""README verspricht nur, was es gibt."""

import re

from hilfen.notebook import WURZEL, lektionen, lies, mit_tag

README = (WURZEL / "README.md").read_text(encoding="utf-8")
ZEILE = re.compile(r"^\| \[(\d\d_\w+)\]\(notebooks/\1\.ipynb\) \|.*\| (\d+) \|$", flags=re.MULTILINE)


def minuten(pfad):
    return re.search(r"(\d+) Minuten", mit_tag(lies(pfad), "titel", "markdown")[0].source)[1]


def test_tabelle_nennt_jedes_notebook_mit_den_minuten_seiner_titelzelle():
    assert ZEILE.findall(README) == [(pfad.stem, minuten(pfad)) for pfad in lektionen()]


def test_kein_rest_einer_zusammenfuehrung():
    assert not re.search(r"^[<>]{7} ", README, flags=re.MULTILINE)


def test_verweise_und_bilder_gibt_es():
    ziele = re.findall(r"\]\(([^)#]+)\)", README) + re.findall(r"src=\"([^\"]+)\"", README)
    assert not [ziel for ziel in ziele if not re.match(r"[a-z]+:", ziel) and not (WURZEL / ziel).exists()]


def test_genannte_dateien_und_ordner_gibt_es():
    genannt = re.findall(r"`((?:lernmodul|notebooks|tests|data)/[\w./]*)`", README)
    assert genannt and not [name for name in genannt if not (WURZEL / name).exists()]


def test_jeder_befehl_steht_fuer_posix_und_powershell_da():
    assert README.count("```bash\n") == README.count("```powershell\n") 
    assert re.findall(r"<!-- befehl: (\w+) -->\n+```bash\n", README) == ["oeffnen", "seite", "testen"]


def test_der_ablauf_fuer_github_baut_mit_dem_befehl_der_readme():
    (befehl,) = re.findall(r"<!-- befehl: seite -->\n+```bash\n(.+)\n```", README)
    assert f"run: {befehl}\n" in (WURZEL / ".github/workflows/seite.yml").read_text(encoding="utf-8")
