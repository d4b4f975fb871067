"""Prüfstein: was offen ist, was das Fazit nennt und was nie aufgehen kann."""

import pytest

from lernmodul import pruefstein as uebung
from lernmodul.aufgaben.pruefstein import MUSTERANTWORT, RUBRIK

from .gemeinsam import beurteile


@pytest.mark.parametrize("programm", ["raenge = ...", "raenge = [...]", "raenge = [1, 3, ..., 3, None]"])
def test_solange_drei_punkte_dastehen_ist_es_offen(programm):
    assert beurteile(uebung, programm).status == "offen"


def test_das_fazit_nennt_den_anteil_auf_rang_eins():
    assert "bei 20 % der Fragen" in beurteile(uebung, "raenge = [1, 3, 3, 3, None]").text
    assert "bei 0 % der Fragen" in beurteile(uebung, "raenge = [2, 2, 2, 2, None]").text


def test_mehr_als_ein_fuenftel_auf_rang_eins_geht_nie_auf():
    """x + (0.8 − x)/3 ≤ 0.4 heißt x ≤ 0.2; mit der Toleranz von 0.005 bleibt es bei zehn Fragen dabei."""
    for vorn in range(3, 9):
        assert not uebung.pruefe([1] * vorn + [3] * (8 - vorn) + [None] * 2)


def test_rubrik_und_musterantwort_stehen_bereit():
    assert len(RUBRIK) == 6
    assert "0/5" in " ".join(MUSTERANTWORT)
