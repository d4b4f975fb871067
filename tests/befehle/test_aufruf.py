"""`python -m lernmodul`: erklärt sich auf Deutsch und schreibt bei falschen Angaben nichts."""

import re

import pytest

from lernmodul.befehle.aufruf import main
from lernmodul.befehle.ordner import Abbruch, finde_notebooks, lektionen, schreibe

ENGLISCH = re.compile(r"usage|positional|optional|options|required|argument|invalid|unrecognized|show this|error|Traceback", re.I)


def rufe(capsys, *worte):
    wert = main(list(map(str, worte)))
    gezeigt = capsys.readouterr()
    return wert, gezeigt.out, gezeigt.err


@pytest.mark.parametrize("worte", [["--hilfe"], ["-h"], ["geloest", "--hilfe"], ["uebernimm", "-h"]], ids=" ".join)
def test_die_hilfe_ist_deutsch(capsys, worte):
    with pytest.raises(SystemExit) as ende:
        main(worte)
    text = capsys.readouterr().out
    assert ende.value.code == 0
    assert text.count("Aufruf: ") == 1 and "zeigt diese Hilfe" in text
    assert not ENGLISCH.search(text)


def test_ohne_befehl_kommt_die_hilfe(capsys):
    wert, text, _ = rufe(capsys)
    assert wert == 0 and "geloest" in text and "uebernimm" in text


def test_ein_unbekannter_befehl_nennt_die_bekannten(capsys):
    wert, _, text = rufe(capsys, "gelöst", "ziel")
    assert wert == 2
    assert text.startswith("Den Befehl gelöst gibt es nicht. Es gibt: geloest, uebernimm.")


@pytest.mark.parametrize(("worte", "satz"), [
    ("geloest", "Es fehlt: ZIELORDNER."), ("uebernimm", "Es fehlt: ALTER_ORDNER."), ("uebernimm a b", "Zu viel angegeben: b."),
    ("geloest ziel --notebooks", "Mit --notebooks stimmt etwas nicht."), ("--unfug", "Zu viel angegeben: --unfug."),
    ("geloest ziel --ueber --quatsch", "Zu viel angegeben: --ueber --quatsch.")])
def test_fehlende_und_ueberzaehlige_angaben_werden_genannt_und_der_aufruf_dieses_befehls_gezeigt(capsys, worte, satz, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    wert, ausgabe, text = rufe(capsys, *worte.split())
    befehl = worte.split()[0]
    assert (wert, ausgabe) == (2, "")
    assert text.startswith(f"{satz}\nAufruf: python -m lernmodul {'' if befehl.startswith('-') else befehl}")
    assert not ENGLISCH.search(text)
    assert not list(tmp_path.iterdir())


def test_ein_ordner_ohne_lektionen_hinter_notebooks_wird_genannt(capsys, tmp_path):
    wert, _, text = rufe(capsys, "geloest", tmp_path / "ziel", "--notebooks", tmp_path)
    assert wert == 2 and f"In „{tmp_path}“ liegt keine Lektion" in text


def test_ohne_projektordner_sagt_das_installierte_paket_wo_die_notebooks_sind(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("lernmodul.befehle.ordner.PROJEKT", tmp_path)
    wert, _, text = rufe(capsys, "geloest", "ziel")
    assert wert == 2
    assert "Hier liegen keine Notebooks." in text and "--notebooks ORDNER" in text


@pytest.mark.parametrize(("worte", "satz"), [
    (("geloest", " "), "Der Zielordner hat keinen Namen."), (("uebernimm", ""), "In „“ liegt weder eine Lektion"),
    (("geloest", "ziel", "--notebooks", ""), "In „“ liegt keine Lektion"), (("geloest", "n" * 300), "lässt sich nicht"),
])
def test_ein_leerer_oder_unmoeglicher_name_bekommt_einen_satz(capsys, worte, satz):
    wert, ausgabe, text = rufe(capsys, *worte)
    assert (wert, ausgabe) == (2, "") and satz in text


def test_strg_c_endet_mit_einem_satz_und_130(capsys, monkeypatch):
    def unterbrochen(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("lernmodul.befehle.aufruf.uebernimm", unterbrochen)
    wert, _, text = rufe(capsys, "uebernimm", "alt")
    assert wert == 130 and text == "Abgebrochen. Fertig ist, wozu oben eine Zeile steht; keine Datei ist halb geschrieben.\n"


def test_ein_verirrtes_und_ein_geloestes_notebook_machen_keinen_kurs(tmp_path, monkeypatch):
    """Im Projektordner liegt eine einzelne Lektion, daneben eine gelöste: Gemeint ist trotzdem notebooks/."""
    (tmp_path / "notebooks").mkdir()
    for name, inhalt in (("notebooks/00_start.ipynb", "{}"), ("03_ohne_antwort.ipynb", "{}"), ("00_start.ipynb", '{"cells": [{"id": "geloest"}]}')):
        (tmp_path / name).write_text(inhalt, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert finde_notebooks() == tmp_path / "notebooks"
    monkeypatch.setattr("lernmodul.befehle.ordner.PROJEKT", tmp_path / "sonstwo")
    (tmp_path / "notebooks" / "00_start.ipynb").unlink()
    with pytest.raises(Abbruch, match="Hier liegen keine Notebooks"):
        finde_notebooks()


def test_kopien_von_jupyterlab_zaehlen_nicht_als_lektion(tmp_path):
    for name in ("02_suche", "02_suche-Copy1", "02_suche (1)", "2_kurz", "02_suche.ipynb"):
        (tmp_path / f"{name}.ipynb").write_text("{}", encoding="utf-8")
    assert [pfad.name for pfad in lektionen(tmp_path)] == ["02_suche.ipynb"]


def test_wenn_das_umbenennen_scheitert_bleibt_nichts_liegen(tmp_path):
    (tmp_path / "noten.csv").mkdir()
    with pytest.raises(OSError):
        schreibe(tmp_path / "noten.csv", b"1")
    assert [pfad.name for pfad in tmp_path.iterdir()] == ["noten.csv"]
