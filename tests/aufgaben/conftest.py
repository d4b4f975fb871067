"""Wie viel Zeit eine Prüfung hat: Dass es zwei Sekunden sind, prüft test_schutz; hier soll es nicht davon abhängen, wie beschäftigt der Rechner ist."""

import pytest

from lernmodul.aufgaben import arten, diagnose, mehrere


@pytest.fixture
def viel_zeit(monkeypatch):
    """Für Abgaben, die fertig werden."""
    for modul in (arten, mehrere):
        monkeypatch.setattr(modul, "FRIST", 60)


@pytest.fixture
def kurze_frist(monkeypatch):
    """Für Abgaben, die nie fertig werden: Bruchteile genügen."""
    spiele = diagnose.spiele
    monkeypatch.setattr(diagnose, "spiele", lambda *a: spiele(*a[:4], frist=min(a[4], 0.05)))
