"""Was für alle Eingaben gelten muss, geprüft an zufälligen mit festem Startwert."""

from random import Random

import pytest
from pytest import approx

from lernmodul.metriken import mengen
from lernmodul.metriken.ablehnung import ohne_antwort_auswerten
from lernmodul.metriken.klassifikation import Konfusionsmatrix, f_score
from lernmodul.metriken.suche import (
    average_precision,
    mrr,
    ndcg_at_k,
    precision_at_k,
    rang,
    recall_at_k,
    reciprocal_rank,
    retrieval_metriken,
)
from lernmodul.metriken.unsicherheit import paarvergleich, wilson_intervall

DOKUMENTE = "ABCDEFGH"
startwerte = pytest.mark.parametrize("startwert", range(60))


def zufaellige_faelle(zufall):
    return [
        {"erwartet": zufall.choice([None, *DOKUMENTE]), "gefunden": zufall.choices(DOKUMENTE, k=zufall.randint(0, 8))}
        for _ in range(zufall.randint(0, 12))
    ]


def zufaellige_anzahlen(zufall):
    return {feld: zufall.choice([0, 0, 1, 3, 17, 1000]) for feld in ("tp", "fp", "fn", "tn")}


def zufaellige_suche(zufall):
    relevant = {d: zufall.choice([0, 1, 2, 3]) for d in zufall.sample(DOKUMENTE, k=zufall.randint(0, 6))}
    return relevant, zufall.choices(DOKUMENTE, k=zufall.randint(0, 10)), zufall.randint(1, 12)


@startwerte
def test_klassifikation_bleibt_zwischen_null_und_eins(startwert):
    matrix = Konfusionsmatrix(**zufaellige_anzahlen(Random(startwert)))
    for metrik in ("accuracy", "precision", "recall", "fallout", "f1"):
        assert 0.0 <= getattr(matrix, metrik) <= 1.0
        assert metrik not in matrix.undefiniert or getattr(matrix, metrik) == 0.0


@startwerte
def test_f_liegt_zwischen_precision_und_recall_und_folgt_der_formel(startwert):
    zufall = Random(startwert)
    n, beta = zufaellige_anzahlen(zufall), zufall.choice([0.5, 1, 2, 3])
    matrix = Konfusionsmatrix(**n)
    f = f_score(tp=n["tp"], fp=n["fp"], fn=n["fn"], beta=beta)
    if n["tp"]:
        unten, oben = sorted((matrix.precision, matrix.recall))
        assert unten - 1e-12 <= f <= oben + 1e-12
        assert f == approx((1 + beta**2) * n["tp"] / ((1 + beta**2) * n["tp"] + beta**2 * n["fn"] + n["fp"]))


@startwerte
def test_auszaehlen_ergibt_so_viele_faelle_wie_urteile(startwert):
    zufall = Random(startwert)
    echt, gemeldet = ([zufall.randint(0, 1) for _ in range(25)] for _ in range(2))
    matrix = Konfusionsmatrix.aus_urteilen(echt, gemeldet)
    assert matrix.tp + matrix.fn == sum(echt)
    assert matrix.tp + matrix.fp == sum(gemeldet)
    assert matrix.tp + matrix.fp + matrix.fn + matrix.tn == 25


@startwerte
def test_recall_at_k_steigt_mit_k_und_der_mrr_bleibt(startwert):
    faelle = zufaellige_faelle(Random(startwert))
    paare = [retrieval_metriken(faelle, k) for k in range(1, 11)]
    recalls = [paar[0] for paar in paare]
    assert recalls == sorted(recalls)
    assert {paar[1] for paar in paare} == {mrr(faelle)}
    assert recalls == [recall_at_k(faelle, k) for k in range(1, 11)]


@startwerte
def test_mrr_liegt_zwischen_recall_at_1_und_dem_anteil_der_gefundenen(startwert):
    faelle = zufaellige_faelle(Random(startwert))
    assert 0.0 <= recall_at_k(faelle, 1) <= mrr(faelle) + 1e-12
    assert mrr(faelle) <= recall_at_k(faelle, 99) + 1e-12 <= 1.0 + 1e-12


@startwerte
def test_mrr_ist_der_mittelwert_der_kehrwerte(startwert):
    mit_antwort = [fall for fall in zufaellige_faelle(Random(startwert)) if fall["erwartet"] is not None]
    kehrwerte = [reciprocal_rank(fall["erwartet"], fall["gefunden"]) for fall in mit_antwort]
    assert mrr(mit_antwort) == approx(sum(kehrwerte) / len(kehrwerte) if kehrwerte else 0.0)


@startwerte
def test_die_reihenfolge_der_faelle_und_fragen_ohne_antwort_aendern_nichts(startwert):
    zufall = Random(startwert)
    faelle = zufaellige_faelle(zufall)
    gemischt = [*faelle, {"erwartet": None, "gefunden": ["A"]}]
    zufall.shuffle(gemischt)
    assert retrieval_metriken(gemischt, 3) == retrieval_metriken(faelle, 3)


@startwerte
def test_der_rang_zeigt_auf_die_quelle(startwert):
    zufall = Random(startwert)
    gefunden, erwartet = zufall.choices(DOKUMENTE, k=zufall.randint(0, 10)), zufall.choice(DOKUMENTE)
    platz = rang(erwartet, gefunden)
    assert (platz is None) == (erwartet not in gefunden)
    if platz is not None:
        assert gefunden[platz - 1] == erwartet and erwartet not in gefunden[: platz - 1]


@startwerte
def test_metriken_mit_mehreren_relevanten_bleiben_zwischen_null_und_eins(startwert):
    relevant, gefunden, k = zufaellige_suche(Random(startwert))
    for wert in (precision_at_k(relevant, gefunden, k), ndcg_at_k(relevant, gefunden, k), average_precision(relevant, gefunden)):
        assert 0.0 <= wert <= 1.0
    assert precision_at_k(relevant, gefunden, k) <= sum(gewinn > 0 for gewinn in relevant.values()) / k


@startwerte
def test_die_beste_reihenfolge_hat_ndcg_eins(startwert):
    relevant, _, k = zufaellige_suche(Random(startwert))
    beste = sorted(relevant, key=relevant.get, reverse=True)
    etwas_relevant = any(relevant.values())
    assert ndcg_at_k(relevant, beste, k) == (1.0 if etwas_relevant else 0.0)
    assert average_precision(relevant, beste) == (1.0 if etwas_relevant else 0.0)


@startwerte
def test_nach_k_zaehlt_nichts_mehr(startwert):
    relevant, gefunden, k = zufaellige_suche(Random(startwert))
    assert precision_at_k(relevant, gefunden, k) == precision_at_k(relevant, gefunden[:k], k)
    assert ndcg_at_k(relevant, gefunden, k) == ndcg_at_k(relevant, gefunden[:k], k)


@startwerte
def test_ein_treffer_weiter_vorn_schadet_nie(startwert):
    relevant, gefunden, k = zufaellige_suche(Random(startwert))
    treffer = [q for q in dict.fromkeys(gefunden) if relevant.get(q)]
    if treffer:
        nach_vorn = [treffer[0], *(q for q in gefunden if q != treffer[0])]
        assert reciprocal_rank({treffer[0]}, nach_vorn) == 1.0
        assert average_precision(relevant, nach_vorn) >= average_precision(relevant, gefunden) - 1e-12


@startwerte
def test_mengen_folgen_den_vier_feldern(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    matrix = Konfusionsmatrix.aus_urteilen([d in relevant for d in DOKUMENTE], [d in gefunden for d in DOKUMENTE])
    assert mengen.recall([*relevant], gefunden) == matrix.recall
    assert mengen.precision([*relevant], gefunden) == matrix.precision
    assert mengen.fallout([*relevant], gefunden, [*DOKUMENTE]) == matrix.fallout


@startwerte
def test_entlang_der_rangliste_faellt_der_recall_nie_und_die_precision_folgt_den_treffern(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    kurve = mengen.precision_recall_kurve([*relevant], gefunden)
    assert len(kurve) == len(gefunden)
    for (recall_davor, precision_davor), (recall, precision) in zip(kurve, kurve[1:]):
        assert recall_davor <= recall <= 1.0
        assert precision_davor <= precision if recall > recall_davor else precision_davor >= precision


@startwerte
def test_die_letzte_stelle_der_kurve_ist_die_menge(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    ohne_wiederholung = list(dict.fromkeys(gefunden))
    for i, punkt in enumerate(mengen.precision_recall_kurve([*relevant], ohne_wiederholung), start=1):
        assert punkt == (mengen.recall([*relevant], ohne_wiederholung[:i]), mengen.precision([*relevant], ohne_wiederholung[:i]))


@startwerte
def test_die_interpolierte_treppe_faellt_und_liegt_nie_unter_den_rohpunkten(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    treppe = [mengen.interpolierte_precision([*relevant], gefunden, stufe / 20) for stufe in range(21)]
    assert treppe == sorted(treppe, reverse=True)
    for recall, precision in mengen.precision_recall_kurve([*relevant], gefunden):
        assert mengen.interpolierte_precision([*relevant], gefunden, recall) >= precision


@startwerte
def test_am_interpolierten_breakeven_kreuzt_die_treppe_die_diagonale(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    roh, kreuzung = mengen.breakeven([*relevant], gefunden), mengen.interpolierter_breakeven([*relevant], gefunden)
    assert 0.0 <= roh <= kreuzung <= 1.0
    assert mengen.interpolierte_precision([*relevant], gefunden, kreuzung) >= kreuzung
    if kreuzung < 1:
        assert mengen.interpolierte_precision([*relevant], gefunden, kreuzung + 1e-9) < kreuzung + 1e-9


@startwerte
def test_precision_und_recall_sind_nur_am_breakeven_gleich_oder_beide_null(startwert):
    relevant, gefunden, _ = zufaellige_suche(Random(startwert))
    kurve = mengen.precision_recall_kurve([*relevant], gefunden)
    gleich = {platz for platz, (recall, precision) in enumerate(kurve, start=1) if recall == precision > 0}
    assert gleich <= {len(relevant)}
    assert all(kurve[platz - 1][0] == mengen.breakeven([*relevant], gefunden) for platz in gleich)


@startwerte
def test_der_relative_recall_ist_nie_kleiner_als_der_recall_und_erhaelt_die_verhaeltnisse(startwert):
    zufall = Random(startwert)
    relevant = set(range(30))
    treffer = {system: {d for d in relevant if zufall.random() < 0.4} | {29} for system in "abc"}
    relativ, echt = mengen.relativer_recall(treffer), {system: mengen.recall(relevant, menge) for system, menge in treffer.items()}
    for system in "abc":
        assert echt[system] <= relativ[system] <= 1.0
        assert relativ[system] / relativ["a"] == approx(echt[system] / echt["a"])
    assert mengen.relativer_recall({**treffer, "alles": relevant}) == {**echt, "alles": 1.0}


@startwerte
def test_beide_schaetzungen_sind_mindestens_so_gross_wie_der_pool_und_lincoln_petersen_nie_kleiner(startwert):
    zufall = Random(startwert)
    n1, n2 = zufall.randint(1, 300), zufall.randint(1, 300)
    m = zufall.randint(1, min(n1, n2))
    assert n1 + n2 - m <= mengen.chapman(n1, n2, m) <= mengen.lincoln_petersen(n1, n2, m) + 1e-9
    assert mengen.chapman(n1, n2, m) == mengen.chapman(n2, n1, m)


@startwerte
def test_beide_ablehnungsanteile_bleiben_in_ihren_grenzen(startwert):
    zufall = Random(startwert)
    fragen = [{"erwartet": zufall.choice([None, "A"]), "abgelehnt": zufall.random() < 0.5} for _ in range(zufall.randint(0, 9))]
    korrekt, zu_unrecht = ohne_antwort_auswerten(fragen)
    assert 0.0 <= korrekt <= 1.0 and 0.0 <= zu_unrecht <= 1.0
    ohne_antwort = sum(frage["erwartet"] is None for frage in fragen)
    abgelehnt = sum(frage["abgelehnt"] for frage in fragen)
    assert korrekt * ohne_antwort + zu_unrecht * (len(fragen) - ohne_antwort) == approx(abgelehnt)


@startwerte
def test_wilson_umschliesst_den_anteil_und_bleibt_in_den_grenzen(startwert):
    zufall = Random(startwert)
    n = zufall.randint(1, 500)
    treffer = zufall.choice([0, n, zufall.randint(0, n)])
    unten, oben = wilson_intervall(treffer, n, zufall.choice([0.5, 0.9, 0.95, 0.999]))
    assert 0.0 <= unten <= treffer / n <= oben + 1e-12 <= 1.0 + 1e-12


@startwerte
def test_paarvergleich_bleibt_in_seinen_grenzen(startwert):
    zufall = Random(startwert)
    a, b = ([zufall.choice([0, 0.25, 0.5, 1]) for _ in range(7)] for _ in range(2))
    differenz, (unten, oben), p = paarvergleich(a, b, wiederholungen=100, startwert=startwert)
    assert -1.0 <= unten <= oben <= 1.0
    assert 1 / 101 <= p <= 1.0
    assert differenz == approx(sum(b) / 7 - sum(a) / 7)
