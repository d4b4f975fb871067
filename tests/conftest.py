import pytest

from lernmodul import journal

collect_ignore = ["leistung"]


@pytest.fixture
def lernstanddatei(tmp_path, monkeypatch):
    """Der Lernstand dieses Tests."""
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / "lernstand.jsonl"))
    return tmp_path / "lernstand.jsonl"
