"""Gegenbeispiel 1: das Fazit und der exakte Vorzeichentest."""

from math import comb

import pytest

from lernmodul import gegenbeispiel_1 as uebung
from lernmodul.aufgaben.stichprobe import p_wert

from .gemeinsam import beurteile
from .programme_beispiele import GEGENBEISPIEL_RICHTIG, paar


@pytest.mark.parametrize("programm", ["beispiel = ...", "beispiel = (..., ...)", "beispiel = ([...], [...])", "beispiel = ([1] * 20, ...)"])
def test_solange_drei_punkte_dastehen_ist_es_offen(programm):
    assert beurteile(uebung, programm).status == "offen"


def test_das_fazit_zaehlt_die_gewonnenen_fragen():
    befund = beurteile(uebung, GEGENBEISPIEL_RICHTIG["acht zu eins"])
    assert "B gewinnt 8 Fragen, A 1." in befund.text
    assert "A behauptet" not in befund.text


def test_geurteilt_wird_wie_mit_dem_exakten_vorzeichentest():
    """Für alle Paare aus Siegen und Niederlagen: simuliertes p und exaktes p liegen auf derselben Seite von 0.05."""
    for fuer_b in range(1, 21):
        for fuer_a in range(min(fuer_b, 21 - fuer_b)):
            if fuer_b - fuer_a > 8:
                continue  # dann überlappen sich die Intervalle nicht mehr
            n = fuer_a + fuer_b
            exakt = min(1, 2 * sum(comb(n, i) for i in range(fuer_a + 1)) / 2**n)
            a, b = [1] * fuer_a + [0] * (20 - fuer_a), [0] * fuer_a + [1] * fuer_b + [0] * (20 - n)
            assert (p_wert(a, b) < 0.05) == (exakt < 0.05), (fuer_b, fuer_a)


def test_fuenf_zu_null_reicht_nicht_sechs_zu_null_schon():
    assert beurteile(uebung, paar("0" * 20, "1" * 5 + "0" * 15)).denkfehler == ("zu_wenige_siege",)
    assert beurteile(uebung, paar("1" * 6 + "0" * 14, "1" * 12 + "0" * 8))
