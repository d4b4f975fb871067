"""Der simulierte Leser: jeder Knopf für sich, von Hand gerechnet."""

import numpy as np
import pytest
from pytest import approx

from lernmodul.studie import Leser

RUHIG = {"bedarf": 2, "ablenkung": 0, "position": 0, "rauschen": 0}


def guete(stufen, fakten=3, **knoepfe):
    return float(Leser(**RUHIG | knoepfe).guete(stufen, fakten))


def test_eine_passage_der_stufe_zwei_bringt_einen_fakt_eine_der_stufe_eins_einen_halben():
    assert guete([2, 0]) == approx(1 / 2)
    assert guete([1, 0]) == approx(1 / 4)


def test_mehr_als_der_bedarf_bringt_nichts():
    assert guete([2, 2, 2]) == guete([2, 2]) == 1


def test_gibt_es_im_korpus_weniger_fakten_als_der_bedarf_genuegen_diese():
    assert guete([2, 2], fakten=2, bedarf=9) == 1


def test_jede_irrelevante_passage_kostet_denselben_anteil():
    assert guete([2, 2, 0], ablenkung=0.1) == approx(0.9)
    assert guete([2, 2, 0, 0], ablenkung=0.1) == approx(0.81)


def test_wo_die_liste_zu_ende_ist_wird_nichts_gelesen_und_nichts_stoert():
    assert guete([2, -1, -1], ablenkung=0.5) == guete([2], ablenkung=0.5)


def test_position_gewichtet_mit_dem_rang():
    assert guete([2, 2], position=1) == approx((1 + 1 / 2) / 2)
    assert guete([2, 2, 0, 0], position=1, ablenkung=0.1) == approx(0.75 * 0.9 ** (1 / 3 + 1 / 4))


@pytest.mark.parametrize(("stufen", "note"), [([2, 2], 5), ([2, 0], 3), ([0, 0], 1), ([1, 0], 2), ([2, 1], 4)])
def test_note_von_eins_bis_fuenf(stufen, note):
    assert Leser(**RUHIG).note(stufen, fakten=3) == note


@pytest.mark.parametrize(("knopf", "werte"), [("bedarf", (1, 2, 4, 9)), ("ablenkung", (0, 0.05, 0.2, 1)), ("position", (0, 0.3, 1))])
def test_bedarf_ablenkung_und_ein_relevanter_rang_weiter_hinten_senken_die_guete(knopf, werte):
    folge = [guete([0, 2, 0, 2, 1], fakten=9, **{"bedarf": 4, knopf: wert}) for wert in werte]
    assert folge == sorted(folge, reverse=True) and folge[0] > folge[-1]


def test_rauschen_streut_um_dieselbe_mitte():
    zufall = np.random.default_rng(0).standard_normal(4000)
    streuungen = [Leser(**RUHIG | {"rauschen": rauschen}).noten([[2, 0]] * 4000, 3, zufall).std() for rauschen in (0, 0.5, 1)]
    assert streuungen == sorted(streuungen) and streuungen[0] == 0


def test_auch_starkes_rauschen_bleibt_auf_der_skala():
    noten = Leser(**RUHIG | {"rauschen": 9}).noten([[2, 0]] * 3, 3, np.array([-5, 0, 5]))
    assert noten.tolist() == [1, 3, 5]


def test_viele_listen_auf_einmal_bekommen_dieselben_noten_wie_einzeln():
    leser = Leser(rauschen=0)
    listen, fakten = [[2, 0, 1], [0, 0, 2], [1, -1, -1]], np.array([3, 2, 1.5])
    assert leser.noten(listen, fakten).tolist() == [leser.note(liste, anzahl) for liste, anzahl in zip(listen, fakten)]


@pytest.mark.parametrize(("knoepfe", "fehler", "text"), [
    ({"bedarf": 0}, ValueError, "^bedarf ist 0"),
    ({"ablenkung": 3}, ValueError, "^ablenkung ist 3 .* 3 Prozent sind 0.03"),
    ({"position": -1}, ValueError, "position ist -1"),
    ({"rauschen": "viel"}, TypeError, "rauschen ist 'viel'"),
])
def test_unbrauchbare_knoepfe_werden_benannt(knoepfe, fehler, text):
    with pytest.raises(fehler, match=text):
        Leser(**knoepfe)


@pytest.mark.parametrize(("stufen", "fakten", "fehler", "text"), [
    ([2, 3], 2, ValueError, r"^stufen\[1\] ist 3 "),
    ([-5, 2], 2, ValueError, r"^stufen\[0\] ist -5 "),
    ([float("nan")], 2, ValueError, r"^stufen\[0\] ist nan "),
    ("22", 2, TypeError, "^stufen ist '22'"),
    ([2], 0, ValueError, "^fakten ist 0 "),
    ([2], -1, ValueError, "^fakten ist -1 "),
    ([2], "zwei", TypeError, "^fakten ist 'zwei'"),
])
def test_unbrauchbare_listen_werden_benannt(stufen, fakten, fehler, text):
    with pytest.raises(fehler, match=text):
        Leser().note(stufen, fakten)
