"""Was Notebook 11 in Worten über unsere kleine Studie sagt, muss in den Zahlen stehen."""

from functools import cache
from statistics import mean

import pytest

from lernmodul.studie import SUCHEN, Leser, messe_suchen, werte_aus


@cache
def reihe():
    return messe_suchen()


@cache
def segmente(leser):
    return werte_aus(reihe().benotet(leser))


def werte(segment, *masse, leser=Leser()):
    return [segmente(leser)[segment].masse[mass] for mass in masse]


@pytest.mark.parametrize("segment", [0, 1, 2])
def test_bei_k_unter_oder_um_n_p_ist_t_des_codes_nicht_schlechter_als_f(segment):
    t_code, f = werte(segment, "t_code", "f")
    assert t_code.vorn and t_code.wert >= f.wert - 0.01


def test_bei_kleinem_k_liegt_t_des_codes_vorn():
    assert segmente(Leser())[0].bestes == segmente(Leser())[1].bestes == "t_code"


def test_der_ndcg_ist_nur_bei_sehr_kleinem_k_schwaecher_und_mit_mehr_position_vorn():
    assert [segment.masse["ndcg"].vorn for segment in segmente(Leser())] == [False, True, True, True, True]
    assert {segment.bestes for segment in segmente(Leser(position=1))} == {"ndcg"}


def test_f_e_und_f_liegen_bei_grossem_k_gleichauf():
    for segment in (3, 4):
        f_e, f = werte(segment, "f_e", "f")
        assert abs(f_e.wert - f.wert) < 0.02


def test_die_suchen_liegen_in_der_note_weiter_auseinander_als_die_textarten():
    benotet = reihe().benotet(Leser())
    je_suche = [mean(benotet.nur(suche=suche)["note"].tolist()) for suche in SUCHEN]
    je_textart = [mean(benotet.nur(textart=art)["note"].tolist()) for art in ("leicht", "dicht")]
    assert max(je_suche) - min(je_suche) > abs(je_textart[0] - je_textart[1])


def test_es_gibt_ein_bestes_k_und_ablenkung_schiebt_es_nach_vorn():
    noten, abgelenkt = ([segment.note.wert for segment in segmente(leser)] for leser in (Leser(), Leser(ablenkung=0.1)))
    assert 0 < noten.index(max(noten)) < 4
    assert abgelenkt.index(max(abgelenkt)) < noten.index(max(noten))


def test_bei_festem_verhaeltnis_sind_p_r_f_und_t_kaum_zu_unterscheiden():
    for segment in segmente(Leser()):
        gleiche = [segment.masse[mass].wert for mass in ("precision", "recall", "f", "t_summary")]
        assert max(gleiche) - min(gleiche) < 0.05
