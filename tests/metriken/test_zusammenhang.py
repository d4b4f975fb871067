"""Korrelationen, von Hand gerechnet."""

from itertools import combinations
from math import sqrt
from random import Random

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.ohne_gesamtzahl import t_score
from lernmodul.metriken.zusammenhang import kendall, pearson, spearman

ALLE = [pearson, spearman, kendall]
RANGMASSE = [spearman, kendall]


def zufaelliges_paar(startwert):
    """Zwei Reihen mit vielen gleichen Werten, mal mehr, mal weniger verwandt."""
    zufall = Random(startwert)
    n, stufen, verwandt = zufall.randint(2, 30), zufall.choice([2, 3, 5, 100]), zufall.random()
    x = [zufall.randint(0, stufen) / zufall.choice([1, 4]) for _ in range(n)]
    y = [wert if zufall.random() < verwandt else zufall.randint(-stufen, stufen) for wert in x]
    return x, y if zufall.random() < 0.5 else [-wert for wert in y]


def test_pearson_von_hand():
    assert pearson([1, 2, 3], [1, 3, 2]) == 0.5
    assert pearson([0, 0, 1, 1], [0, 1, 0, 1]) == 0.0
    assert pearson([1, 2, 3], [1, 4, 9]) == approx(8 / sqrt(2 * 98 / 3))


def test_eine_krumme_aber_steigende_linie_hat_nur_bei_den_raengen_eins():
    assert pearson([1, 2, 3], [1, 2, 900]) < 0.9
    assert spearman([1, 2, 3], [1, 2, 900]) == kendall([1, 2, 3], [1, 2, 900]) == 1.0


def test_gleiche_werte_teilen_sich_den_mittleren_rang():
    # Ränge 1, 2.5, 2.5, 4 gegen 1, 2, 3, 4
    assert spearman([1, 2, 2, 3], [1, 2, 3, 4]) == approx(4.5 / sqrt(4.5 * 5))


def test_spearman_ist_bei_gleichen_werten_nicht_die_kurzform():
    kurzform = 1 - 6 * (0.5**2 + 0.5**2) / (4 * 15)
    assert spearman([1, 2, 2, 3], [1, 2, 3, 4]) != approx(kurzform)


def test_kendall_zaehlt_paare():
    assert kendall([1, 2, 3, 4], [1, 2, 4, 3]) == (5 - 1) / 6
    assert kendall([1, 2, 3, 4], [4, 3, 2, 1]) == -1.0


def test_kendall_teilt_bei_gleichen_werten_nicht_durch_alle_paare():
    assert kendall([1, 1, 2], [1, 1, 2]) == 1.0
    assert kendall([1, 1, 2], [1, 2, 3]) == 2 / sqrt(2 * 3)


@pytest.mark.parametrize("x, y", [([1, 2, 3], [5, 5, 5]), ([0, 0], [1, 2]), ([1], [2]), ([], []), ([3, 3], [3, 3]), ([0, 0], [0, 0])])
def test_ohne_zwei_verschiedene_werte_gibt_es_keine_korrelation(x, y):
    assert [mass(x, y) for mass in ALLE] == [None, None, None]


def test_keine_korrelation_ist_etwas_anderes_als_korrelation_null():
    assert [mass([0, 0, 1, 1], [0, 1, 0, 1]) for mass in ALLE] == [0.0, 0.0, 0.0]


def test_ein_rundungsrest_macht_gleiche_werte_nicht_verschieden():
    assert [mass([0.1 + 0.2, 0.3], [1, 2]) for mass in ALLE] == [None, None, None]
    assert [mass([0.1 + 0.2, 0.3, 0.1], [1, 1, 0]) for mass in RANGMASSE] == [1.0, 1.0]


def test_kleine_werte_sind_kein_rundungsrest():
    assert [mass([1e-15, 2e-15, 3e-15], [1, 2, 3]) for mass in ALLE] == approx([1.0, 1.0, 1.0])


def test_das_gewicht_alpha_aendert_keine_korrelation_mit_t():
    zufall = Random(1)
    listen = [(zufall.randint(0, k), k) for k in (zufall.randint(1, 12) for _ in range(200))]
    noten = [zufall.randint(1, 5) for _ in listen]
    for mass in ALLE:
        werte = [mass([t_score(n_p, k - n_p, k, alpha / 20) for n_p, k in listen], noten) for alpha in range(21)]
        assert werte == approx([werte[0]] * 21, abs=1e-12)


def test_wahrheitswerte_und_numpy_sind_messwerte():
    for mass in ALLE:
        assert mass([False, True, True], np.array([1.0, 2.0, 3.0])) == mass([0, 1, 1], (1, 2, 3))


def test_verschieden_lange_reihen_werden_nicht_gekuerzt():
    for mass in ALLE:
        with pytest.raises(ValueError, match="x hat 2, y hat 3"):
            mass([1, 2], [1, 2, 3])


@pytest.mark.parametrize("wert, fehler", [("1", TypeError), (None, TypeError), (float("nan"), ValueError), (float("inf"), ValueError)])
def test_jeder_messwert_ist_eine_endliche_zahl(wert, fehler):
    for mass in ALLE:
        with pytest.raises(fehler, match=r"^y\[1\] ist"):
            mass([0, 1], [0, wert])


def test_text_ist_keine_reihe():
    for mass in ALLE:
        with pytest.raises(TypeError, match="^x ist '12'"):
            mass("12", [1, 2])


def test_vertauschen_spiegeln_und_dehnen():
    for startwert in range(100):
        x, y = zufaelliges_paar(startwert)
        for mass in ALLE:
            wert = mass(x, y)
            assert wert is None or -1.0 <= wert <= 1.0
            if wert is not None:
                assert mass(y, x) == approx(wert)
                assert mass(x, [-w for w in y]) == approx(-wert, abs=1e-12)
                assert mass([3 * w + 7 for w in x], y) == approx(wert, abs=1e-12)
                assert mass(x, x) == approx(1.0)


def test_auf_einer_geraden_ist_die_korrelation_hoechstens_eins():
    for startwert in range(200):
        x = [Random(startwert + i).random() for i in range(5)]  # statistics.correlation ergibt hier mitunter 1.0000000000000002
        y = [3 * wert + 7 for wert in x]
        assert 1 - 1e-9 < pearson(x, y) <= 1.0
        assert -1.0 <= pearson(x, [-wert for wert in y]) < -1 + 1e-9


def test_die_reihenfolge_der_faelle_aendert_nichts():
    for startwert in range(100):
        paare = list(zip(*zufaelliges_paar(startwert)))
        gemischt = Random(startwert).sample(paare, k=len(paare))
        for mass in ALLE:
            assert mass(*zip(*gemischt)) == approx(mass(*zip(*paare)), abs=1e-12)


def test_kendall_ist_das_auszaehlen_aller_paare():
    for startwert in range(200):
        x, y = zufaelliges_paar(startwert)
        paare = [((a > c) - (a < c), (b > d) - (b < d)) for (a, b), (c, d) in combinations(zip(x, y), 2)]
        nenner = sqrt(sum(dx != 0 for dx, _ in paare) * sum(dy != 0 for _, dy in paare))
        assert kendall(x, y) == (approx(sum(dx * dy for dx, dy in paare) / nenner, abs=1e-12) if nenner else None)
