"""Metriken aus Ranglisten; alle Werte von Hand gerechnet."""

import subprocess
import sys
from collections import UserList
from math import log2

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.suche import (
    average_precision,
    mittlerer_ndcg,
    mrr,
    ndcg_at_k,
    precision_at_k,
    rang,
    recall_at_k,
    reciprocal_rank,
    retrieval_metriken,
)

RAENGE_2_1_KEINER_3 = [
    {"erwartet": "A", "gefunden": ["X", "A", "Y"]},
    {"erwartet": "B", "gefunden": ["B", "X"]},
    {"erwartet": "C", "gefunden": ["X", "Y", "Z"]},
    {"erwartet": "D", "gefunden": ["X", "Y", "D"]},
]
OHNE_ANTWORT = {"erwartet": None, "gefunden": ["X"]}
MIT_K = [
    lambda k: recall_at_k([], k),
    lambda k: retrieval_metriken([], k),
    lambda k: precision_at_k({"A"}, [], k),
    lambda k: ndcg_at_k({}, [], k),
    lambda k: mittlerer_ndcg([], k),
]
MIT_RELEVANT = [
    lambda relevant: precision_at_k(relevant, ["A"], 1),
    lambda relevant: ndcg_at_k(relevant, ["A"], 1),
    lambda relevant: average_precision(relevant, ["A"]),
]


def fall(erwartet, *gefunden):
    return {"erwartet": erwartet, "gefunden": list(gefunden)}


def test_das_beispiel_des_kurses():
    assert recall_at_k(RAENGE_2_1_KEINER_3, 3) == 0.75
    assert recall_at_k(RAENGE_2_1_KEINER_3, 2) == 0.5
    assert mrr(RAENGE_2_1_KEINER_3) == approx(11 / 24)
    assert retrieval_metriken(RAENGE_2_1_KEINER_3, 3) == (0.75, mrr(RAENGE_2_1_KEINER_3))


def test_der_rang_beginnt_bei_eins():
    assert rang("A", ["A"]) == 1
    assert retrieval_metriken([fall("A", "A")], k=1) == (1.0, 1.0)


def test_nicht_gefunden_hat_keinen_rang():
    assert rang("Z", ["A", "B"]) is None
    assert rang("Z", []) is None


def test_das_erste_vorkommen_zaehlt():
    assert rang("A", ["B", "A", "A"]) == 2
    assert retrieval_metriken([fall("A", "A", "A", "A")], k=3) == (1.0, 1.0)


def test_eine_wiederholung_behaelt_ihren_platz():
    assert rang("B", ["A", "A", "B"]) == 3
    assert precision_at_k({"A", "B"}, ["A", "A", "B"], k=3) == approx(2 / 3)
    assert average_precision({"A", "B"}, ["A", "A", "B"]) == approx((1 + 2 / 3) / 2)


def test_mrr_sieht_auch_hinter_k():
    assert retrieval_metriken([fall("A", "B", "A")], k=1) == (0.0, 0.5)
    assert retrieval_metriken([fall("A", "B", "A")], k=2) == (1.0, 0.5)


def test_mrr_mittelt_kehrwerte_nicht_raenge():
    faelle = [fall("A", "A"), fall("D", "A", "B", "C", "D")]
    assert mrr(faelle) == (1 + 1 / 4) / 2


def test_fragen_ohne_antwort_stehen_nicht_im_nenner():
    assert retrieval_metriken([*RAENGE_2_1_KEINER_3, OHNE_ANTWORT], 3) == retrieval_metriken(RAENGE_2_1_KEINER_3, 3)


@pytest.mark.parametrize("faelle", [[], [OHNE_ANTWORT], [OHNE_ANTWORT, OHNE_ANTWORT]])
def test_keine_frage_uebrig_ergibt_null(faelle):
    assert retrieval_metriken(faelle, 3) == (0.0, 0.0)


def test_eine_leere_rangliste_zaehlt_als_nicht_gefunden():
    assert retrieval_metriken([fall("A"), fall("B", "B")], 1) == (0.5, 0.5)


def test_k_darf_laenger_sein_als_die_liste():
    assert retrieval_metriken([fall("A", "B", "A"), fall("C", "B")], 99) == (0.5, 0.25)


@pytest.mark.parametrize("kennung", ["", 0, False, ("doc", 3), 3.5])
def test_leerer_text_und_null_sind_kennungen(kennung):
    assert retrieval_metriken([fall(kennung, "X", kennung)], 2) == (1.0, 0.5)
    assert rang(kennung, ["X", kennung]) == 2
    assert precision_at_k({kennung}, [kennung], 1) == 1.0


def test_tupel_und_abgeleitete_dicts_sind_in_ordnung():
    class Fall(dict):
        pass

    assert retrieval_metriken(({"erwartet": "A", "gefunden": ("B", "A")}, Fall(erwartet="C", gefunden=["C"])), 1) == (0.5, 0.75)


def test_die_faelle_bleiben_unveraendert():
    faelle = [fall("A", "B", "A"), fall(None, "B")]
    retrieval_metriken(faelle, 1)
    assert faelle == [fall("A", "B", "A"), fall(None, "B")]


def test_reciprocal_rank_einer_quelle_und_einer_menge():
    assert reciprocal_rank("A", ["X", "Y", "A"]) == approx(1 / 3)
    assert reciprocal_rank("A", ["X"]) == 0.0
    assert reciprocal_rank({"A", "B"}, ["X", "B", "A"]) == 0.5
    assert reciprocal_rank(frozenset({"A"}), ["A"]) == 1.0
    assert reciprocal_rank(set(), ["A"]) == 0.0


def test_precision_at_k_teilt_durch_k_auch_bei_kurzer_liste():
    assert precision_at_k({"A"}, ["B", "A"], k=5) == 0.2
    assert precision_at_k({"A", "C", "F"}, list("ABCDEFGHIJ"), k=5) == 0.4


def test_mit_einer_erwarteten_quelle_ist_precision_at_k_hoechstens_ein_ktel():
    assert precision_at_k({"A"}, ["A", "A", "A", "A"], k=4) == 0.25


def test_ndcg_von_hand():
    assert ndcg_at_k({"A"}, ["X", "A"], k=2) == approx(1 / log2(3))
    assert ndcg_at_k({"A", "B"}, ["A", "X", "B"], k=3) == approx((1 + 1 / 2) / (1 + 1 / log2(3)))
    assert ndcg_at_k({"A"}, ["X", "A"], k=1) == 0.0


def test_ndcg_misst_gegen_alles_relevante_nicht_nur_das_gefundene():
    # Ideal: fünf relevante auf fünf Plätzen
    assert ndcg_at_k({"A", "B", "C", "D", "E"}, ["A", "v", "w", "x", "y"], k=5) == approx(0.3392, abs=5e-5)


def test_ndcg_rechnet_mit_linearem_gewinn():
    gewinne = {"a": 3, "b": 2, "c": 3, "d": 0, "e": 1, "f": 2, "z": 3}
    assert ndcg_at_k(gewinne, list("abcdef"), k=5) == approx(0.765923, abs=1e-6)
    assert ndcg_at_k({"A": 2, "B": 1}, ["B", "A"], k=2) == approx((1 + 2 / log2(3)) / (2 + 1 / log2(3)))


def test_mittlerer_ndcg_von_hand():
    assert mittlerer_ndcg(RAENGE_2_1_KEINER_3, k=3) == approx((1 / log2(3) + 1 + 0 + 1 / 2) / 4)
    assert mittlerer_ndcg(RAENGE_2_1_KEINER_3, k=1) == 0.25


def test_mittlerer_ndcg_ist_der_mittelwert_von_ndcg_und_laesst_fragen_ohne_antwort_weg():
    je_frage = [ndcg_at_k({fall["erwartet"]}, fall["gefunden"], k=2) for fall in RAENGE_2_1_KEINER_3]
    assert mittlerer_ndcg([*RAENGE_2_1_KEINER_3, OHNE_ANTWORT], k=2) == approx(sum(je_frage) / 4)
    assert mittlerer_ndcg([OHNE_ANTWORT], k=2) == 0.0


def test_ndcg_zaehlt_wiederholungen_nicht():
    assert ndcg_at_k({"A"}, ["A", "A"], k=2) == 1.0
    assert ndcg_at_k({"A", "B"}, ["A", "A"], k=2) == approx(1 / (1 + 1 / log2(3)))


def test_average_precision_teilt_durch_alle_relevanten():
    # Treffer auf den Rängen 1, 3, 6; ein viertes relevantes Dokument fehlt
    assert average_precision({"a", "c", "f", "z"}, list("abcdefghij")) == approx((1 + 2 / 3 + 3 / 6) / 4)


def test_mit_einem_relevanten_dokument_ist_average_precision_der_kehrwert_des_rangs():
    assert average_precision({"A"}, ["X", "Y", "A"]) == reciprocal_rank("A", ["X", "Y", "A"])


@pytest.mark.parametrize("nichts", [set(), {}, {"A": 0}, {"A": 0.0, "B": 0}])
def test_nichts_relevantes_ergibt_null(nichts):
    assert [metrik(nichts) for metrik in MIT_RELEVANT] == [0.0, 0.0, 0.0]


def test_gewinn_null_ist_nicht_relevant():
    assert precision_at_k({"A": 0, "B": 2}, ["A", "B"], 2) == 0.5
    assert average_precision({"A": 0, "B": 2}, ["A", "B"]) == 0.5


def test_eine_liste_relevanter_gilt_als_menge():
    assert average_precision(["a", "a", "b"], ["a", "b"]) == 1.0


def test_numpy_gewinne_und_k_sind_zahlen():
    assert ndcg_at_k({"A": np.int64(2), "B": np.float32(1.0)}, ["A", "B"], np.int64(2)) == 1.0
    assert type(ndcg_at_k({"A": np.float64(2)}, ["A"], 1)) is float


@pytest.mark.parametrize("gewinn", [-1, -0.5, float("nan"), float("inf")])
def test_negativer_gewinn_nennt_die_quelle(gewinn):
    for aufruf in (lambda: ndcg_at_k({"A": gewinn}, ["A"], 1), lambda: precision_at_k({"A": gewinn}, ["A"], 1)):
        with pytest.raises(ValueError, match=r"^relevant\['A'\] ist"):
            aufruf()


@pytest.mark.parametrize("k", [True, 2.0, 2.5, "2", None, np.True_, [1]])
def test_k_ist_eine_ganze_zahl(k):
    for metrik in MIT_K:
        with pytest.raises(TypeError, match=r"^k ist .*Gebraucht wird eine ganze Zahl ab 1\.$"):
            metrik(k)


@pytest.mark.parametrize("k", [0, -3, np.int64(0)])
def test_k_beginnt_bei_eins(k):
    for metrik in MIT_K:
        with pytest.raises(ValueError, match=r"^k ist .*Gebraucht wird eine ganze Zahl ab 1\.$"):
            metrik(k)


@pytest.mark.parametrize("gefunden", ["abc", None, {"b"}, {"b": 1}, np.array(["b"]), 7, UserList("b"), (x for x in "b")])
def test_gefunden_ist_eine_liste(gefunden):
    gebraucht = "Gebraucht wird eine Liste von Quellen, die beste zuerst"
    for aufruf in (lambda: rang("b", gefunden), lambda: reciprocal_rank({"b"}, gefunden), lambda: average_precision({"b"}, gefunden)):
        with pytest.raises(TypeError, match=rf"^gefunden ist .*{gebraucht}"):
            aufruf()
    for erwartet in ("b", None):
        with pytest.raises(TypeError, match=rf"^faelle\[1\]\['gefunden'\] ist .*{gebraucht}"):
            retrieval_metriken([fall("A", "A"), {"erwartet": erwartet, "gefunden": gefunden}], 1)


@pytest.mark.parametrize("faelle", [None, "faelle", {"erwartet": "A", "gefunden": []}, 3, iter([])])
def test_faelle_ist_eine_liste(faelle):
    for aufruf in (lambda: retrieval_metriken(faelle, 1), lambda: recall_at_k(faelle, 1), lambda: mrr(faelle)):
        with pytest.raises(TypeError, match="^faelle ist"):
            aufruf()


@pytest.mark.parametrize("kein_dict", ["A", None, 3, ["A", ["A"]], np.array([1, 2])])
def test_jeder_fall_ist_ein_dict(kein_dict):
    with pytest.raises(TypeError, match=r"^faelle\[1\] ist .*dict mit den Schlüsseln 'erwartet' und 'gefunden'"):
        mrr([fall("A", "A"), kein_dict])


@pytest.mark.parametrize("fehlt, vorhanden", [("gefunden", "erwartet"), ("erwartet", "gefunden")])
def test_ein_fehlender_schluessel_nennt_stelle_und_namen(fehlt, vorhanden):
    unvollstaendig = {name: wert for name, wert in fall(None, "A").items() if name != fehlt}
    with pytest.raises(ValueError, match=rf"^faelle\[2\]: Der Schlüssel '{fehlt}' fehlt.*vorhanden ist \['{vorhanden}'\]"):
        retrieval_metriken([fall("A", "A"), fall("B", "A"), unvollstaendig], 1)


def test_eine_nicht_hashbare_quelle_nennt_die_stelle():
    with pytest.raises(TypeError, match=r"^faelle\[0\]\['erwartet'\] ist \['A'\] \(list\)\. Gebraucht wird eine einzelne Quelle"):
        mrr([fall(["A"], ["A"])])
    with pytest.raises(TypeError, match=r"^erwartet ist \['A'\]"):
        rang(["A"], [["A"]])
    with pytest.raises(TypeError, match=r"^gefunden\[1\] ist \{'id': 1\}"):
        precision_at_k({"A"}, ["A", {"id": 1}], 2)
    with pytest.raises(TypeError, match=r"^Eine Quelle in relevant ist \['A'\]"):
        average_precision([["A"]], ["A"])


def test_none_ist_keine_quelle():
    for aufruf in (lambda: rang(None, ["A"]), lambda: reciprocal_rank(None, ["A"]), lambda: average_precision({None}, ["A"]),
                   lambda: ndcg_at_k({None: 1}, ["A"], 1), lambda: precision_at_k({"A"}, ["A", None], 2)):
        with pytest.raises(ValueError, match="ist None. None heißt „keine Antwort im Korpus“ und ist keine Quelle"):
            aufruf()


@pytest.mark.parametrize("relevant", ["A", None, 3, iter(["A"])])
def test_relevant_ist_eine_menge_oder_ein_dict(relevant):
    for metrik in MIT_RELEVANT:
        with pytest.raises(TypeError, match="^relevant ist .*Menge von Quellen"):
            metrik(relevant)


def test_die_suche_laedt_weder_numpy_noch_ipywidgets():
    programm = (
        "import sys\n"
        "from lernmodul.metriken import ablehnung, klassifikation, mengen, ohne_gesamtzahl, suche, unsicherheit, zusammenhang\n"
        "print([m for m in ('numpy', 'pandas', 'matplotlib', 'ipywidgets', 'IPython') if m in sys.modules])"
    )
    ausgabe = subprocess.run([sys.executable, "-c", programm], capture_output=True, encoding="utf-8", check=True).stdout
    assert ausgabe.strip() == "[]"
