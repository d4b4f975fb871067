"""Gewichtete Korrelationen: dasselbe, als stünde jede Messung so oft in der Liste."""

import numpy as np
import pytest
from pytest import approx
from scipy import stats

from lernmodul.metriken import zusammenhang
from lernmodul.studie import korrelation
from lernmodul.studie.auswertung import ziehe
from lernmodul.studie.korrelation import ARTEN

ZUFALL = np.random.default_rng(1)
FRAGE = np.repeat(np.arange(9), 4)
MASSE = [ZUFALL.integers(0, 6, 36) / 7, ZUFALL.random(36), np.sort(ZUFALL.random(36))]
NOTEN = ZUFALL.integers(1, 6, 36)


@pytest.mark.parametrize("art", ARTEN)
def test_jede_stichprobe_gleicht_der_ausgeschriebenen_liste(art):
    gewichte = ziehe(9, 20, startwert=3)
    gerechnet = ARTEN[art](MASSE, FRAGE, gewichte)(NOTEN)
    for stichprobe, gewicht in enumerate(gewichte):
        oft = np.repeat(np.arange(36), gewicht[FRAGE].astype(int))
        erwartet = [getattr(zusammenhang, art)(masse[oft].tolist(), NOTEN[oft].tolist()) for masse in MASSE]
        assert gerechnet[:, stichprobe] == approx(erwartet, abs=1e-12)


@pytest.mark.parametrize(("art", "name"), [("spearman", "spearmanr"), ("pearson", "pearsonr"), ("kendall", "kendalltau")])
def test_jede_art_stimmt_mit_scipy_ueberein(art, name):
    gerechnet = ARTEN[art](MASSE, FRAGE, np.ones((1, 9)))(NOTEN)[:, 0]
    assert gerechnet == approx([getattr(stats, name)(masse, NOTEN).statistic for masse in MASSE], abs=1e-12)


@pytest.mark.parametrize("art", ARTEN)
def test_von_hand(art):
    # Von drei Paaren gleich gerichtet sind zwei; Ränge 1, 2, 3 gegen 1, 3, 2.
    erwartet = {"spearman": 0.5, "pearson": 0.5, "kendall": 1 / 3}[art]
    assert ARTEN[art]([np.array([1, 2, 3])], np.arange(3), np.ones((1, 3)))(np.array([1, 3, 2])) == approx(erwartet)


@pytest.mark.parametrize("art", ARTEN)
def test_ohne_verschiedene_werte_gibt_es_keine_korrelation(art):
    gewichte = np.array([[1, 1, 1], [0, 2, 1]])
    konstant, auf_einer_frage = np.array([7.0, 7, 7]), np.array([1.0, 7, 7])
    gerechnet = ARTEN[art]([konstant, auf_einer_frage], np.arange(3), gewichte)(np.array([1, 2, 3]))
    assert np.isnan(gerechnet).tolist() == [[True, True], [False, True]]
    assert np.isnan(ARTEN[art]([auf_einer_frage], np.arange(3), gewichte)(konstant)).all()


@pytest.mark.parametrize("art", ["spearman", "kendall"])
def test_rundungsreste_trennen_keine_raenge(art):
    beinahe = np.array([0.1 + 0.2, 0.3, 1.0])
    assert ARTEN[art]([beinahe], np.arange(3), np.ones((1, 3)))(np.array([1, 2, 3])) == approx(ARTEN[art](
        [np.array([0.3, 0.3, 1.0])], np.arange(3), np.ones((1, 3)))(np.array([1, 2, 3])))


def test_die_reihenfolge_der_messungen_ist_gleichgueltig():
    gemischt, gewichte = np.random.default_rng(5).permutation(36), ziehe(9, 5, startwert=0)
    for rechne in ARTEN.values():
        andere = rechne([masse[gemischt] for masse in MASSE], FRAGE[gemischt], gewichte)(NOTEN[gemischt])
        assert andere == approx(rechne(MASSE, FRAGE, gewichte)(NOTEN))


def test_viele_messungen_werden_in_stuecken_gerechnet(monkeypatch):
    ganz = korrelation.kendall(MASSE, FRAGE, np.ones((1, 9)))(NOTEN)
    monkeypatch.setattr(korrelation, "AUF_EINMAL", 100)
    assert korrelation.kendall(MASSE, FRAGE, np.ones((1, 9)))(NOTEN) == approx(ganz)
