"""Das Intervall zu Krippendorffs Alpha: gezogen werden Fälle, und was kein Alpha hat, zählt nicht mit."""

from itertools import product

import pytest
from pytest import approx

from lernmodul.metriken.uebereinstimmung import alpha_intervall
from lernmodul.metriken.unsicherheit import krippendorff_alpha

ZEHN = [[1, 2, 3, 4, 5, 1, 2, 3, 4, 5], [1, 3, 3, 4, 4, 2, 2, 5, 4, 5]]


@pytest.mark.parametrize("skala", ["intervall", "ordinal", "nominal"])
def test_das_intervall_umschliesst_alpha_und_bleibt_hoechstens_1(skala):
    unten, oben = alpha_intervall(ZEHN, skala)
    assert unten < krippendorff_alpha(ZEHN, skala) < oben <= 1


def test_derselbe_startwert_ergibt_dasselbe_ein_anderer_fast_dasselbe():
    eins, zwei = alpha_intervall(ZEHN), alpha_intervall(ZEHN, startwert=1)
    assert eins == alpha_intervall(ZEHN) != zwei
    assert eins == approx(zwei, abs=0.1)


def test_bei_drei_faellen_stimmt_es_mit_allen_27_ziehungen_ueberein():
    urteile = [[1, 3, 5], [2, 3, 4]]
    faelle = list(zip(*urteile))
    alle = [krippendorff_alpha(list(zip(*ziehung))) for ziehung in product(faelle, repeat=3) if len({u for fall in ziehung for u in fall}) > 1]
    assert alpha_intervall(urteile, wiederholungen=4000) == (min(alle), max(alle))


def test_an_jedem_ende_faellt_ein_vierzigstel_der_ziehungen_weg():
    """Aus einer Ziehung sind beide Enden gleich, aus 39 reicht es bis zu den äußersten; bei 40 fällt auf jeder Seite die äußerste weg."""
    unten, oben = alpha_intervall(ZEHN, wiederholungen=1)
    assert unten == oben
    (unten_39, oben_39), (unten_40, oben_40) = (alpha_intervall(ZEHN, wiederholungen=anzahl) for anzahl in (39, 40))
    assert unten_39 < unten_40 < oben_40 < oben_39


def test_mehr_faelle_machen_es_schmaler():
    unten, oben = alpha_intervall(ZEHN)
    schmal_unten, schmal_oben = alpha_intervall([zeile * 4 for zeile in ZEHN], wiederholungen=500)
    assert schmal_oben - schmal_unten < 0.7 * (oben - unten)


def test_faelle_mit_nur_einem_urteil_aendern_nichts():
    mit_luecken = [ZEHN[0] + [5, None, 1], ZEHN[1] + [None, 2, None]]
    assert alpha_intervall(mit_luecken) == alpha_intervall(ZEHN)


def test_ziehungen_ohne_verschiedene_urteile_zaehlen_nicht_mit():
    assert alpha_intervall([[1, 2], [1, 2]]) == (1.0, 1.0)


def test_gewuerfelte_urteile_haben_die_null_im_intervall():
    unten, oben = alpha_intervall([[1, 2, 1, 2, 1, 2, 1, 2], [1, 1, 2, 2, 1, 1, 2, 2]], "nominal")
    assert unten < 0 < oben


@pytest.mark.parametrize(("urteile", "text"), [
    ([[3, 3], [3, 3]], "Alle vergleichbaren Urteile sind 3"),
    ([[1, None], [None, 2]], "Kein Fall hat zwei Urteile"),
    ([[1, None], [2, 2]], "Nur ein Fall hat zwei Urteile"),
    ([[1, 2], [1]], "verschieden lang"),
])
def test_ohne_alpha_gibt_es_auch_kein_intervall(urteile, text):
    with pytest.raises(ValueError, match=text):
        alpha_intervall(urteile)


def test_findet_sich_in_keiner_ziehung_verschiedenes_wird_das_gesagt():
    with pytest.raises(ValueError, match="In keiner Ziehung"):
        alpha_intervall([[1, 2], [1, 2]], wiederholungen=1, startwert=next(s for s in range(50) if _einerlei(s)))


def _einerlei(startwert):
    try:
        return not alpha_intervall([[1, 2], [1, 2]], wiederholungen=1, startwert=startwert)
    except ValueError:
        return True


@pytest.mark.parametrize("angabe", [{"wiederholungen": 0}, {"wiederholungen": 1.5}, {"startwert": -1}, {"skala": "verhältnis"}])
def test_unbrauchbare_angaben_werden_benannt(angabe):
    with pytest.raises((TypeError, ValueError), match=f"{next(iter(angabe))} ist"):
        alpha_intervall(ZEHN, **angabe)
