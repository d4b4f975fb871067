"""Mengen, Kurve, Break-even und Rückfang; von Hand gerechnet."""

from fractions import Fraction
from math import comb
from random import Random

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.mengen import (
    breakeven,
    chapman,
    fallout,
    interpolierte_precision,
    interpolierter_breakeven,
    lincoln_petersen,
    precision,
    precision_recall_kurve,
    recall,
    relativer_recall,
)
from lernmodul.metriken.suche import average_precision, precision_at_k

RELEVANT_78 = [f"r{i}" for i in range(78)]
GEFUNDEN_41 = [*RELEVANT_78[:32], *(f"x{i}" for i in range(9))]
MENGEN = [recall, precision, lambda relevant, gefunden: fallout(relevant, gefunden, ["A", "B"])]
RANGLISTEN = [precision_recall_kurve, breakeven, interpolierter_breakeven,
              lambda relevant, gefunden: interpolierte_precision(relevant, gefunden, 0.5)]
RUECKFANG = [lincoln_petersen, chapman]


def rangliste(*treffer):
    """Relevante Quellen und eine Rangliste mit Treffern (1) und Nieten (0) in dieser Folge."""
    return {i for i, t in enumerate(treffer) if t}, list(range(len(treffer)))


def zufaellige_suche(zufall):
    dokumente = [f"d{i:02}" for i in range(zufall.randint(1, 20))]
    zufall.shuffle(dokumente)
    relevant = {d for d in dokumente if zufall.random() < 0.4} | {f"fehlt{i}" for i in range(zufall.randint(0, 4))}
    return relevant or {dokumente[-1]}, dokumente


# Mengen

def test_das_beispiel_mit_78_relevanten():
    assert recall(RELEVANT_78, GEFUNDEN_41) == 32 / 78 == approx(0.41, abs=0.005)
    assert precision(RELEVANT_78, GEFUNDEN_41) == 32 / 41 == approx(0.78, abs=0.005)


def test_recall_und_precision_haben_denselben_zaehler_und_andere_nenner():
    assert recall({"A", "B", "C", "D"}, {"A", "B", "X"}) == 2 / 4
    assert precision({"A", "B", "C", "D"}, {"A", "B", "X"}) == 2 / 3


def test_vertauschte_mengen_vertauschen_recall_und_precision():
    assert recall({"A", "B", "X"}, {"A", "B", "C", "D"}) == precision({"A", "B", "C", "D"}, {"A", "B", "X"})


def test_fallout_teilt_durch_die_irrelevanten_nicht_durch_die_gefundenen():
    assert fallout({"A", "B"}, {"A", "X"}, {"A", "B", "X", "Y", "Z", "W"}) == 1 / 4
    assert 1 - precision({"A", "B"}, {"A", "X"}) == 1 / 2


def test_mit_der_sammlung_waechst_nur_der_nenner_des_fallouts():
    werte = [fallout(RELEVANT_78, GEFUNDEN_41, [*RELEVANT_78, *(f"x{i}" for i in range(n))]) for n in (9, 90, 900)]
    assert werte == [1.0, 0.1, 0.01]


@pytest.mark.parametrize("art", [set, frozenset, list, tuple])
def test_eine_menge_darf_auch_liste_oder_tupel_sein(art):
    assert recall(art("AB"), art("AX")) == precision(art("AB"), art("AX")) == 0.5
    assert fallout(art("AB"), art("AX"), art("ABXY")) == 0.5


def test_wiederholungen_zaehlen_einmal():
    assert recall(["A", "A", "B"], ["A", "A", "A"]) == 0.5
    assert precision(["A"], ["A", "A", "X", "X", "X"]) == 0.5
    assert fallout(["A"], ["X", "X"], ["A", "A", "X", "X", "X", "Y"]) == 0.5


def test_unbekannte_dokumente_sind_fuer_recall_und_precision_irrelevant():
    assert recall({"A"}, {"A", "nie gehört"}) == 1.0
    assert precision({"A"}, {"A", "nie gehört"}) == 0.5


@pytest.mark.parametrize("relevant, gefunden", [(set(), set()), (set(), {"A"}), ({"A"}, set()), ({"A"}, {"B"})])
def test_leere_und_fremde_mengen_ergeben_null(relevant, gefunden):
    assert recall(relevant, gefunden) == precision(relevant, gefunden) == 0.0


def test_fallout_ohne_irrelevante_ist_per_regel_null():
    assert fallout({"A"}, {"A"}, {"A"}) == fallout([], [], []) == 0.0
    assert fallout({"A"}, [], {"A", "B"}) == 0.0


def test_leerer_text_null_und_tupel_sind_kennungen():
    assert recall({"", 0, ("doc", 3)}, ["", 0, ("doc", 3)]) == 1.0


@pytest.mark.parametrize("relevant, gefunden, feld", [({"A"}, {"A", "Z"}, "gefunden"), ({"A", "Z"}, {"A"}, "relevant")])
def test_ein_dokument_ausserhalb_des_korpus_wird_genannt(relevant, gefunden, feld):
    with pytest.raises(ValueError, match=f"^{feld} enthält 'Z', aber in alle steht es nicht. In alle gehört jedes Dokument des Korpus"):
        fallout(relevant, gefunden, {"A", "B"})


def test_von_mehreren_fremden_dokumenten_wird_immer_dasselbe_genannt():
    with pytest.raises(ValueError, match="^gefunden enthält 'c'"):
        fallout(set(), [*"fedc"], {"A"})


@pytest.mark.parametrize("falsch", ["AB", None, 3, {"A": 1}, iter("AB"), np.array(["A"]), range(2)])
def test_was_keine_menge_ist_wird_abgelehnt(falsch):
    for metrik in MENGEN:
        with pytest.raises(TypeError, match=r"^relevant ist .*Gebraucht wird eine Menge oder Liste von Quellen\.$"):
            metrik(falsch, ["A"])
        with pytest.raises(TypeError, match=r"^gefunden ist .*Gebraucht wird eine Menge oder Liste von Quellen\.$"):
            metrik(["A"], falsch)
    with pytest.raises(TypeError, match="^alle ist "):
        fallout([], [], falsch)


def test_none_und_nicht_hashbares_sind_keine_quellen():
    for metrik in (*MENGEN, *RANGLISTEN):
        with pytest.raises(ValueError, match="^Eine Quelle in relevant ist None. None heißt „keine Antwort im Korpus“"):
            metrik([None], ["A"])
        with pytest.raises(TypeError, match=r"^Eine Quelle in relevant ist \['A'\] \(list\)\. Gebraucht wird eine einzelne Quelle"):
            metrik([["A"]], ["A"])
        with pytest.raises(ValueError, match="gefunden.* ist None"):
            metrik(["A"], ["A", None])


# Rangliste

def test_die_kurve_hat_einen_punkt_je_rang():
    assert precision_recall_kurve({"A", "B"}, ["A", "X", "B", "Y"]) == [(0.5, 1.0), (0.5, 0.5), (1.0, 2 / 3), (1.0, 0.5)]


def test_was_nie_gefunden_wird_steht_im_nenner_des_recalls():
    assert precision_recall_kurve({"A", "B", "C", "D"}, ["A"]) == [(0.25, 1.0)]


def test_die_kurve_beginnt_nicht_mit_einem_erfundenen_punkt():
    assert precision_recall_kurve({"A"}, ["X", "A"]) == [(0.0, 0.0), (1.0, 0.5)]


def test_eine_wiederholung_behaelt_ihren_platz_und_ist_dort_eine_niete():
    assert precision_recall_kurve({"A", "B"}, ["A", "A", "B"]) == [(0.5, 1.0), (0.5, 0.5), (1.0, 2 / 3)]
    assert precision({"A", "B"}, ["A", "A", "B"]) == 1.0  # als Menge gelesen gibt es die Wiederholung nicht


def test_leere_rangliste_und_nichts_relevantes():
    assert precision_recall_kurve({"A"}, []) == []
    assert precision_recall_kurve([], ["A", "B"]) == [(0.0, 0.0), (0.0, 0.0)]
    for leer in (({"A"}, []), ([], ["A"]), ([], [])):
        assert breakeven(*leer) == interpolierter_breakeven(*leer) == interpolierte_precision(*leer, 0) == 0.0


def test_interpoliert_wird_mit_dem_besten_punkt_rechts():
    suche = rangliste(0, 1, 1)
    assert [interpolierte_precision(*suche, stufe) for stufe in (0, 0.5, 0.51, 1)] == [2 / 3] * 4
    assert [interpolierte_precision(*rangliste(1, 0, 1, 0, 1), stufe) for stufe in (0.3, 0.6, 0.7)] == [1.0, 2 / 3, 0.6]


def test_eine_nie_erreichte_stufe_ergibt_null():
    assert interpolierte_precision({"A", "B"}, ["A"], 0.5) == 1.0
    assert interpolierte_precision({"A", "B"}, ["A"], 0.51) == 0.0


def test_stufe_null_komma_sieben_braucht_bei_drei_relevanten_drei_treffer():
    assert interpolierte_precision(*rangliste(1, 0, 1, 0, 1), 0.7) == 0.6


@pytest.mark.parametrize("stufe", [0.1 * 3, 0.3, 0.1 + 0.2, 1 - 0.7, Fraction(3, 10), np.float64(0.3)])
def test_ein_rundungsrest_in_der_stufe_kostet_keinen_treffer(stufe):
    # Drei von zehn relevanten stehen auf Rang 1 bis 3, ein viertes steht auf Rang 8.
    assert interpolierte_precision(set("ABCDEFGHIJ"), [*"ABCwxyzD"], stufe) == 1.0


def test_jede_erreichbare_stufe_wird_genau_getroffen():
    for n in range(2, 60):
        relevant = list(range(n))
        for treffer in range(1, n):
            assert interpolierte_precision(relevant, relevant[:treffer], treffer / n) == 1.0
            assert interpolierte_precision(relevant, relevant[:treffer], (treffer + 0.001) / n) == 0.0


@pytest.mark.parametrize("stufe", [-0.1, 1.1, 30, float("nan"), float("inf")])
def test_die_stufe_liegt_zwischen_null_und_eins(stufe):
    with pytest.raises(ValueError, match="^stufe ist "):
        interpolierte_precision({"A"}, ["A"], stufe)


@pytest.mark.parametrize("stufe", [None, "0.5", True, [0.5]])
def test_die_stufe_ist_eine_zahl(stufe):
    with pytest.raises(TypeError, match="^stufe ist "):
        interpolierte_precision({"A"}, ["A"], stufe)


def test_eine_stufe_die_durch_rundung_ueber_eins_liegt_gilt_als_eins():
    assert interpolierte_precision({"A"}, ["A"], 0.1 * 3 + 0.1 * 7 + 2e-16) == 1.0


def test_breakeven_ist_die_precision_auf_rang_relevant():
    assert breakeven(*rangliste(1, 0, 1, 0, 1)) == 2 / 3
    assert breakeven(*rangliste(0, 1, 1)) == 0.5


def test_breakeven_ist_nicht_der_erste_rang_mit_gleichen_werten():
    # Auf Rang 1 sind Precision und Recall beide 0; gemeint ist Rang 2.
    assert precision_recall_kurve(*rangliste(0, 1, 1))[0] == (0.0, 0.0)
    assert breakeven(*rangliste(0, 1, 1)) > 0.0


def test_eine_kurze_rangliste_gilt_als_mit_nieten_aufgefuellt():
    assert breakeven({"A", "B", "C"}, ["A", "X"]) == breakeven({"A", "B", "C"}, ["A", "X", "Y"]) == 1 / 3
    assert breakeven({"A", "B", "C", "D"}, ["A", "B"]) == 0.5


def test_nichts_gefunden_ergibt_breakeven_null():
    assert breakeven({"A"}, ["X", "Y"]) == interpolierter_breakeven({"A"}, ["X", "Y"]) == 0.0


def test_treffer_hinter_rang_relevant_aendern_nur_den_interpolierten_breakeven():
    assert (breakeven(*rangliste(0, 0, 1, 1)), interpolierter_breakeven(*rangliste(0, 0, 1, 1))) == (0.0, 0.5)
    assert (breakeven(*rangliste(0, 1, 1)), interpolierter_breakeven(*rangliste(0, 1, 1))) == (0.5, 2 / 3)
    assert (breakeven(*rangliste(1, 0, 1)), interpolierter_breakeven(*rangliste(1, 0, 1))) == (0.5, 2 / 3)
    assert (breakeven(*rangliste(1, 1, 0)), interpolierter_breakeven(*rangliste(1, 1, 0))) == (1.0, 1.0)


def test_die_treppe_kann_die_diagonale_in_einem_senkrechten_stueck_treffen():
    assert interpolierter_breakeven({"A", "B", "C", "D"}, ["A"]) == 0.25
    assert interpolierte_precision({"A", "B", "C", "D"}, ["A"], 0.25) == 1.0


@pytest.mark.parametrize("gefunden", ["AB", None, {"A"}, {"A": 1}, np.array(["A"]), iter("A")])
def test_eine_rangliste_ist_eine_liste(gefunden):
    for metrik in RANGLISTEN:
        with pytest.raises(TypeError, match=r"^gefunden ist .*Gebraucht wird eine Liste von Quellen, die beste zuerst\.$"):
            metrik({"A"}, gefunden)


def test_eine_falsche_stelle_der_rangliste_wird_genannt():
    for metrik in RANGLISTEN:
        with pytest.raises(TypeError, match=r"^gefunden\[1\] ist \{'id': 1\}"):
            metrik({"A"}, ["A", {"id": 1}])


def test_die_angaben_bleiben_unveraendert():
    relevant, gefunden = {"A", "B"}, ["A", "A", "B"]
    for metrik in (*RANGLISTEN, recall, precision):
        metrik(relevant, gefunden)
    assert (relevant, gefunden) == ({"A", "B"}, ["A", "A", "B"])


# Gesamtzahl

def test_ein_beispiel_fuer_relativen_recall_und_rueckfang():
    a, b = set(range(32)), set(range(16, 55))
    assert (len(b), len(a & b), len(a | b)) == (39, 16, 55)
    assert relativer_recall({"A": a, "B": b}) == {"A": 32 / 55, "B": 39 / 55}
    assert lincoln_petersen(32, 39, 16) == 78.0
    assert chapman(32, 39, 16) == approx(76.6, abs=0.05)
    assert recall(list(range(78)), a) == 32 / 78 == approx(16 / 39)  # der Recall von A ist der Anteil von B, den A auch fand


def test_der_pool_ist_die_vereinigung_nicht_die_summe():
    assert relativer_recall({"A": {1, 2}, "B": {2, 3}}) == {"A": 2 / 3, "B": 2 / 3}


def test_ein_einziges_system_hat_immer_relativen_recall_eins():
    assert relativer_recall({"A": {1}}) == {"A": 1.0}


def test_ohne_treffer_ist_der_relative_recall_per_regel_null():
    assert relativer_recall({"A": set(), "B": []}) == {"A": 0.0, "B": 0.0}
    assert relativer_recall({"A": set(), "B": {1}}) == {"A": 0.0, "B": 1.0}
    assert relativer_recall({}) == {}


def test_die_systeme_bleiben_in_ihrer_reihenfolge_und_listen_gelten_als_mengen():
    assert list(relativer_recall({"z": [1, 1, 2], "a": (2,)}).items()) == [("z", 1.0), ("a", 0.5)]


@pytest.mark.parametrize("treffer", [None, "AB", [{1}, {2}], {1, 2}])
def test_treffer_ist_ein_dict(treffer):
    with pytest.raises(TypeError, match="^treffer ist .*Gebraucht wird ein dict System → Menge"):
        relativer_recall(treffer)


def test_eine_anzahl_statt_einer_menge_nennt_das_system():
    with pytest.raises(TypeError, match=r"^treffer\['B'\] ist 39 \(int\)\. Gebraucht wird eine Menge oder Liste von Quellen\.$"):
        relativer_recall({"A": {1}, "B": 39})


def test_rueckfang_von_hand():
    assert lincoln_petersen(4, 5, 2) == 10.0
    assert chapman(4, 5, 2) == 9.0
    assert chapman(9, 9, 4) == 19.0
    assert lincoln_petersen(5, 5, 5) == chapman(5, 5, 5) == 5.0


def test_geschaetzt_wird_nicht_mit_der_summe():
    assert lincoln_petersen(4, 5, 2) != (4 + 5) / 2


def test_eine_billiarde_dokumente_laesst_sich_noch_schaetzen_eines_mehr_nicht():
    assert chapman(10**15, 3, 3) == lincoln_petersen(10**15, 3, 3) == 1e15
    with pytest.raises(ValueError, match="eine Anzahl bis 1000000000000000"):
        chapman(10**15 + 1, 3, 3)


def test_chapman_zieht_am_ende_eins_ab():
    assert chapman(0, 0, 0) == 0.0


def test_ohne_gemeinsamen_treffer_schaetzt_lincoln_petersen_nicht():
    with pytest.raises(ValueError, match="^m ist 0: Ohne gemeinsamen Treffer lässt sich die Gesamtzahl nicht schätzen"):
        lincoln_petersen(4, 5, 0)
    assert chapman(4, 5, 0) == 29.0


@pytest.mark.parametrize("n1, n2, m", [(4, 5, 5), (5, 4, 5), (0, 3, 1)])
def test_mehr_gemeinsame_als_gefundene_sind_ein_fehler(n1, n2, m):
    for schaetzung in RUECKFANG:
        with pytest.raises(ValueError, match=f"^m ist {m} .*höchstens das kleinere von n1 = {n1} und n2 = {n2}"):
            schaetzung(n1, n2, m)


@pytest.mark.parametrize("falsch, fehler", [(-1, ValueError), (2.0, TypeError), ("4", TypeError), (True, TypeError), (None, TypeError)])
def test_treffer_werden_gezaehlt(falsch, fehler):
    for schaetzung in RUECKFANG:
        for stelle, feld in enumerate(("n1", "n2", "m")):
            werte = [4, 5, 2]
            werte[stelle] = falsch
            with pytest.raises(fehler, match=f"^{feld} ist .*Gebraucht wird eine ganze Zahl ab 0"):
                schaetzung(*werte)


def test_numpy_zahlen_laufen_beim_multiplizieren_nicht_ueber():
    gross = np.int32(100_000)
    assert lincoln_petersen(gross, gross, np.int32(10)) == 1e9


def hypergeometrisch(gesamt, n1, n2):
    """(m, Wahrscheinlichkeit): so oft haben zwei unabhängige Suchen m gemeinsame Treffer."""
    moeglich = range(max(0, n1 + n2 - gesamt), min(n1, n2) + 1)
    return [(m, Fraction(comb(n1, m) * comb(gesamt - n1, n2 - m), comb(gesamt, n2))) for m in moeglich]


@pytest.mark.parametrize("gesamt", range(1, 13))
def test_chapman_trifft_im_mittel_genau_sobald_beide_suchen_zusammen_reichen(gesamt):
    for n1 in range(1, gesamt + 1):
        for n2 in range(1, gesamt + 1):
            mittel = float(sum(p * Fraction(chapman(n1, n2, m)) for m, p in hypergeometrisch(gesamt, n1, n2)))
            assert mittel == approx(gesamt) if n1 + n2 >= gesamt else mittel < gesamt - 1e-9


def test_der_anteil_der_gemeinsamen_an_der_zweiten_suche_ist_im_mittel_der_recall_der_ersten():
    for n1, n2 in [(3, 5), (10, 4), (1, 1)]:
        assert sum(p * Fraction(m, n2) for m, p in hypergeometrisch(12, n1, n2)) == Fraction(n1, 12)


def test_unter_der_kurve_liegt_die_average_precision():
    for startwert in range(100):
        relevant, gefunden = zufaellige_suche(Random(startwert))
        kurve = precision_recall_kurve(relevant, gefunden)
        flaeche = sum((r - davor) * p for (davor, _), (r, p) in zip([(0.0, 0.0), *kurve], kurve))
        assert flaeche == approx(average_precision(relevant, gefunden))


def test_breakeven_ist_precision_at_k_mit_k_gleich_relevant():
    for startwert in range(100):
        relevant, gefunden = zufaellige_suche(Random(startwert))
        assert breakeven(relevant, gefunden) == precision_at_k(relevant, gefunden, len(relevant))
