"""`python -m lernmodul`: erklärt sich auf Deutsch und schreibt bei falschen Angaben nichts."""

import re

import pytest

from lernmodul.befehle.aufruf import main

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


@pytest.mark.parametrize("worte", [["geloest"], ["uebernimm"], ["uebernimm", "a", "b"], ["geloest", "ziel", "--notebooks"], ["--unfug"],
                                   ["geloest", "ziel", "--ueber"]], ids=" ".join)
def test_fehlende_und_ueberzaehlige_angaben_zeigen_den_aufruf(capsys, worte, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    wert, ausgabe, text = rufe(capsys, *worte)
    assert (wert, ausgabe) == (2, "")
    assert text.startswith("Es fehlt eine Angabe, oder eine ist zu viel.\nAufruf: ")
    assert not ENGLISCH.search(text)
    assert not list(tmp_path.iterdir())


def test_ein_ordner_ohne_lektionen_hinter_notebooks_wird_genannt(capsys, tmp_path):
    wert, _, text = rufe(capsys, "geloest", tmp_path / "ziel", "--notebooks", tmp_path)
    assert wert == 2 and f"In {tmp_path} liegt keine Lektion" in text


def test_ohne_projektordner_sagt_das_installierte_paket_wo_die_notebooks_sind(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("lernmodul.befehle.ordner.PROJEKT", tmp_path)
    wert, _, text = rufe(capsys, "geloest", "ziel")
    assert wert == 2
    assert "Hier liegen keine Notebooks." in text and "--notebooks ORDNER" in text
