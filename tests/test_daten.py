"""Wo die mitgelieferten Daten liegen."""

import json

import pytest

from lernmodul import daten


def test_ein_pfad_zeigt_auf_eine_datei_oder_einen_ordner():
    assert daten.pfad("korpus").is_dir()
    assert daten.pfad("korpus/dokumente.jsonl").is_file()


def test_was_es_nicht_gibt_wird_mit_namen_gemeldet():
    with pytest.raises(FileNotFoundError, match="Unter data/ gibt es kein 'korpus/fehlt.jsonl'"):
        daten.pfad("korpus/fehlt.jsonl")


def test_der_ort_haengt_nicht_am_arbeitsordner(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert daten.pfad("korpus").is_absolute()
    assert len(daten.lies_zeilen("korpus/golden_set.jsonl")) == 20


def test_neben_dem_paket_geht_vor_und_sonst_zaehlt_was_im_paket_liegt(tmp_path, monkeypatch):
    daneben, darin = tmp_path / "data", tmp_path / "lernmodul" / "data"
    darin.mkdir(parents=True)
    monkeypatch.setattr(daten, "_ORTE", (daneben, darin))
    (darin / "a.jsonl").write_text('{"wo": "darin"}\n', encoding="utf-8")
    assert daten.lies_zeilen("a.jsonl") == [{"wo": "darin"}]
    daneben.mkdir()
    (daneben / "a.jsonl").write_text('{"wo": "daneben"}\n', encoding="utf-8")
    assert daten.lies_zeilen("a.jsonl") == [{"wo": "daneben"}]


def test_zeilen_kommen_in_der_reihenfolge_der_datei_und_mit_umlauten(tmp_path, monkeypatch):
    monkeypatch.setattr(daten, "_ORTE", (tmp_path,))
    saetze = [{"id": "b", "frage": "Zählerstände?"}, {"id": "a", "frage": "MaLo"}]
    (tmp_path / "x.jsonl").write_text("".join(json.dumps(satz, ensure_ascii=False) + "\n" for satz in saetze), encoding="utf-8")
    assert daten.lies_zeilen("x.jsonl") == saetze
