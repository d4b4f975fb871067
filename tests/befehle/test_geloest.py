"""`python -m lernmodul geloest`: einmal über alle Lektionen, so wie man es aufruft, und was dabei nicht passieren darf."""

import hashlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from hilfen.notebook import ERST_UEBERLEGEN, WIDGET, WURZEL, codezellen, lektionen, lies, mit_tag, uebungen
from lernmodul.befehle import geloest
from lernmodul.befehle.aufruf import main


def stand(ordner):
    return {pfad: hashlib.sha256(pfad.read_bytes()).hexdigest() for pfad in ordner.rglob("*") if pfad.is_file()}


@pytest.fixture(scope="module")
def alle(tmp_path_factory):
    """Der ganze Befehl, mit eingeschaltetem Lernstand: Er darf trotzdem keinen schreiben."""
    ordner = tmp_path_factory.mktemp("geloest")
    vorher = [pfad.read_bytes() for pfad in lektionen()]
    umgebung = os.environ | {"PYTHONUTF8": "1", "LERNMODUL_LERNSTAND": str(ordner / "lernstand.jsonl")}
    lauf = subprocess.run([sys.executable, "-m", "lernmodul", "geloest", str(ordner / "Kopien für Übung")],
                          cwd=WURZEL, env=umgebung, capture_output=True, encoding="utf-8")
    return SimpleNamespace(lauf=lauf, ordner=ordner, ziel=ordner / "Kopien für Übung", unberuehrt=[pfad.read_bytes() for pfad in lektionen()] == vorher)


def test_der_befehl_endet_gut_und_sagt_zu_jedem_notebook_einen_satz(alle):
    erwartet = []
    for pfad in lektionen():
        n = len(uebungen(lies(pfad)))
        erwartet.append(f"{pfad.stem}: " + (f"{n} von {n} Übung{'en' * (n > 1)} richtig" if n else "keine Übung, läuft durch"))
    assert alle.lauf.stdout.splitlines()[1:] == erwartet, alle.lauf.stdout + alle.lauf.stderr
    assert (alle.lauf.returncode, alle.lauf.stderr) == (0, "")


def test_notebooks_und_lernstand_bleiben_unberuehrt_und_im_ziel_liegen_nur_die_kopien(alle):
    assert alle.unberuehrt
    assert [pfad.name for pfad in alle.ordner.iterdir()] == [alle.ziel.name]
    assert sorted(pfad.name for pfad in alle.ziel.iterdir()) == [pfad.name for pfad in lektionen()]


@pytest.fixture(params=lektionen(), ids=lambda pfad: pfad.stem)
def kopie(alle, request):
    return lies(alle.ziel / request.param.name), lies(request.param)


def test_die_kopie_ist_ausgefuehrt_ohne_fehler_und_jede_uebung_richtig(kopie):
    notebook, _ = kopie
    for zelle in codezellen(notebook):
        assert not [a for a in zelle.outputs if a.output_type == "error" or a.get("name") == "stderr" or WIDGET in a.get("data", {})], zelle.source
        assert zelle.execution_count or not zelle.outputs
        assert "jupyter" not in zelle.metadata and ERST_UEBERLEGEN not in str(zelle.outputs), zelle.source
    for zelle in mit_tag(notebook, "pruefung", "code"):
        assert zelle.outputs[0].data["text/plain"].startswith("✓"), zelle.source


def test_nichts_ist_mehr_offen_auch_der_freie_text_nicht(kopie):
    notebook, vorlage = kopie
    gezeigt = "\n".join(str(zelle.outputs) for zelle in codezellen(notebook))
    assert "Noch offen" not in gezeigt and "Noch etwas knapp" not in gezeigt
    assert not [z.source for z in codezellen(notebook) if re.search(r"^\s*\.\.\.\s*$|[=:] \.\.\.", z.source, re.M)]
    assert len(notebook.cells) == len(vorlage.cells) + 1


def test_die_erste_zelle_sagt_dass_es_die_geloeste_kopie_ist(kopie):
    assert kopie[0].cells[0].source.startswith("> **Gelöste Kopie von ")


def test_verweise_unter_den_kopien_bleiben_und_alle_fuehren_irgendwohin(alle, kopie):
    ziele = [ziel for zelle in kopie[0].cells if zelle.cell_type == "markdown" for ziel in re.findall(r"\]\(([^)\s#]+)\)", zelle.source)]
    assert not [ziel for ziel in ziele if not re.match("[a-z]+:", ziel) and not (alle.ziel / ziel).exists()]


def test_was_es_schon_gibt_wird_ohne_auftrag_nie_ueberschrieben(alle, capsys):
    vorher = stand(alle.ziel)
    assert main(["geloest", str(alle.ziel), "12", "01"]) == 2
    text = capsys.readouterr().err
    assert "gibt es schon 01_klassifikation.ipynb, 12_training.ipynb." in text and "--ueberschreiben" in text
    assert stand(alle.ziel) == vorher


@pytest.fixture
def klein(tmp_path):
    """Zwei winzige Notebooks: eines läuft durch, im anderen bricht eine Zelle ab."""
    quelle = tmp_path / "notebooks"
    quelle.mkdir()
    nbformat.write(new_notebook(cells=[new_markdown_cell("[hin](01_b.ipynb) [her](02_c.ipynb#mitte) [x](https://example.org)"),
                                       new_code_cell("1 + 1")]), quelle / "00_a.ipynb")
    nbformat.write(new_notebook(cells=[new_code_cell("wert = 1"), new_code_cell("int('x')\nwert")]), quelle / "01_b.ipynb")
    nbformat.write(new_notebook(), quelle / "02_c.ipynb")
    return quelle


def test_eine_abgebrochene_zelle_wird_mit_notebook_und_nummer_genannt(klein, tmp_path, capsys):
    assert main(["geloest", str(tmp_path / "ziel"), "00_a.ipynb", "01", "--notebooks", str(klein)]) == 1
    zeilen = capsys.readouterr().out.splitlines()
    assert zeilen[1] == "00_a: keine Übung, läuft durch"
    assert zeilen[2].startswith("01_b: Zelle 2 (int('x')) brach ab: ValueError: ")


def test_ein_verweis_auf_ein_nicht_mitgeschriebenes_notebook_fuehrt_zum_original(klein, tmp_path):
    ziel = tmp_path / "tief" / "im Ordner"
    assert main(["geloest", str(ziel), "00", "--notebooks", str(klein)]) == 0
    zelle = lies(ziel / "00_a.ipynb").cells[1]
    assert zelle.source == "[hin](../../notebooks/01_b.ipynb) [her](../../notebooks/02_c.ipynb#mitte) [x](https://example.org)"


def test_mit_auftrag_wird_ersetzt_und_fremdes_bleibt_liegen(klein, tmp_path, capsys):
    ziel = tmp_path / "ziel"
    ziel.mkdir()
    (ziel / "00_a.ipynb").write_text('{"cells": [{"id": "geloest"}]}', encoding="utf-8")
    (ziel / "notizen.txt").write_text("meins", encoding="utf-8")
    assert main(["geloest", str(ziel), "00", "--ueberschreiben", "--notebooks", str(klein)]) == 0
    assert lies(ziel / "00_a.ipynb").cells[2].outputs[0].data["text/plain"] == "2"
    assert (ziel / "notizen.txt").read_text(encoding="utf-8") == "meins"
    assert "angelegt" not in capsys.readouterr().out


@pytest.mark.parametrize(("ziel", "satz"), [
    ("notebooks", "liegt in notebooks/."),
    ("notebooks/geloest", "liegt in notebooks/."),
    (".", "ist der Projektordner oder ein Ordner darüber."),
    ("..", "ist der Projektordner oder ein Ordner darüber."),
    ("notebooks/..", "ist der Projektordner oder ein Ordner darüber."),
    ("datei.txt", "datei.txt ist eine Datei, gebraucht wird ein Ordner."),
    ("datei.txt/ziel/tief", "datei.txt ist eine Datei, gebraucht wird ein Ordner."),
])
def test_ein_untauglicher_zielordner_wird_vorher_genannt(klein, tmp_path, capsys, ziel, satz):
    (tmp_path / "datei.txt").write_text("", encoding="utf-8")
    vorher = stand(tmp_path)
    assert main(["geloest", str(tmp_path / ziel), "--notebooks", str(klein)]) == 2
    assert satz in capsys.readouterr().err
    assert stand(tmp_path) == vorher and not (klein / "geloest").exists()


def test_ein_unbekanntes_notebook_nennt_die_vorhandenen(klein, tmp_path, capsys):
    assert main(["geloest", str(tmp_path / "ziel"), "00", "7", "--notebooks", str(klein)]) == 2
    assert "Kein Notebook heißt „07“. Es gibt: 00_a, 01_b, 02_c" in capsys.readouterr().err
    assert not (tmp_path / "ziel").exists()


def test_ohne_nbclient_sagt_der_befehl_woher_es_kommt(klein, tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "nbclient", None)
    assert main(["geloest", str(tmp_path / "ziel"), "00", "--notebooks", str(klein)]) == 2
    assert "Zum Ausführen fehlt nbclient. Es kommt mit JupyterLab" in capsys.readouterr().err


def test_eine_falsche_uebung_verdirbt_das_urteil():
    notebook = new_notebook(cells=[new_code_cell(metadata={"tags": ["pruefung", uebung]}) for uebung in ("uebung_1", "uebung_2")])
    for zelle, text in zip(notebook.cells, ("✓ Stimmt.", "✗ Noch nicht.")):
        zelle.outputs = [new_output("execute_result", data={"text/plain": text}, execution_count=1)]
    assert geloest.urteil(notebook) == ("1 von 2 Übungen richtig", False)


def test_der_eigene_projektordner_ist_als_ziel_auch_von_anderswo_gesperrt(klein, capsys):
    assert main(["geloest", str(WURZEL), "00", "--notebooks", str(klein)]) == 2
    assert "ist der Projektordner" in capsys.readouterr().err and not list(WURZEL.glob("*.ipynb"))


def test_eine_lektion_mit_antworten_wird_auch_auf_auftrag_nicht_ersetzt(klein, tmp_path, capsys):
    """Das Ziel ist versehentlich der Ordner einer anderen Fassung."""
    anderswo = tmp_path / "alt"
    anderswo.mkdir()
    nbformat.write(new_notebook(cells=[new_code_cell("meins = 1")]), anderswo / "01_b.ipynb")
    vorher = stand(anderswo)
    assert main(["geloest", str(anderswo), "1", "--ueberschreiben", "--notebooks", str(klein)]) == 2
    assert "01_b.ipynb in" in (text := capsys.readouterr().err) and "keine gelöste Kopie und wird nie ersetzt" in text
    assert stand(anderswo) == vorher


def test_ein_kaputtes_notebook_und_ein_ordner_im_weg_halten_die_uebrigen_nicht_auf(klein, tmp_path, capsys):
    (klein / "01_b.ipynb").write_text('{"nbformat": 4, "cells": [{"metadata": {}}]}', encoding="utf-8")
    (tmp_path / "ziel").mkdir()
    nbformat.write(new_notebook(cells=[new_code_cell("2")]), klein / "03_d.ipynb")
    (klein / "04_e.ipynb").mkdir()
    assert main(["geloest", str(tmp_path / "ziel"), "--notebooks", str(klein)]) == 1
    zeilen = capsys.readouterr().out.splitlines()
    assert [zeile.partition(":")[0] for zeile in zeilen] == ["00_a", "01_b", "02_c", "03_d", "04_e"]
    assert "kein lesbares Notebook" in zeilen[1] and "nicht geschrieben (" in zeilen[4] and zeilen[3].endswith("läuft durch")
    assert sorted(pfad.name for pfad in (tmp_path / "ziel").iterdir()) == ["00_a.ipynb", "02_c.ipynb", "03_d.ipynb"]


def test_kopierte_antwortzellen_und_fremde_uebungen_brechen_nichts_ab():
    notebook = new_notebook(cells=[new_code_cell("...", metadata={"tags": ["antwort", uebung]}) for uebung in ("uebung_2", "uebung_2", "uebung_99")])
    erste, zweite, fremde = geloest.geloest(notebook).cells
    assert erste.source == zweite.source != "..." and fremde.source == "..."


def test_nach_strg_c_wird_fertiges_noch_gemeldet_und_begonnenes_haelt_an(tmp_path, monkeypatch):
    """Zwei zugleich: 00 wird unterbrochen, 01 ist schon fertig, 02 hält beim Abbruch an."""
    monkeypatch.setattr(geloest.os, "cpu_count", lambda: 2)
    fertig, gemeldet = threading.Event(), []

    def eines(pfad, ziel, dabei, halt):
        if pfad.stem == "00":
            assert fertig.wait(30)
            raise KeyboardInterrupt
        if pfad.stem == "02":
            fertig.set()
            assert halt.wait(30)
            geloest._brich_ab(halt)
        return f"{pfad.stem}: gut", True

    monkeypatch.setattr(geloest, "_eines", eines)
    with pytest.raises(KeyboardInterrupt):
        geloest._nebeneinander([Path(f"{n}.ipynb") for n in ("00", "01", "02")], tmp_path, gemeldet.append)
    assert gemeldet == ["01: gut"]


@pytest.mark.skipif(sys.platform == "win32", reason="Strg+C heißt unter Windows anders.")
def test_strg_c_beendet_auch_die_kernel_und_laesst_keine_halbe_datei(klein, tmp_path):
    marke, ziel = tmp_path / "marke", tmp_path / "ziel"
    warten = [f"import os, pathlib\npathlib.Path({str(marke)!r}).write_text(str(os.getpid()), encoding='utf-8')", *["import time\ntime.sleep(0.5)"] * 120]
    nbformat.write(new_notebook(cells=[new_code_cell(zeile) for zeile in warten]), klein / "01_b.ipynb")
    lauf = subprocess.Popen([sys.executable, "-m", "lernmodul", "geloest", str(ziel), "01", "--notebooks", str(klein)], cwd=WURZEL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"})
    while not (marke.exists() and marke.read_text(encoding="utf-8")):
        assert lauf.poll() is None
        time.sleep(0.1)
    lauf.send_signal(signal.SIGINT)
    _, meldung = lauf.communicate()
    assert lauf.returncode == 130 and meldung.startswith("Abgebrochen.") and "Traceback" not in meldung
    assert not list(ziel.iterdir())
    with pytest.raises(ProcessLookupError):
        os.kill(int(marke.read_text(encoding="utf-8")), 0)
