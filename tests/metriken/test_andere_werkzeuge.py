"""Wo die Regeln übereinstimmen, stimmen auch die Zahlen: jede Metrik gegen andere Werkzeuge, auf über tausend zufälligen Eingaben.

Übereinstimmung heißt: lauter verschiedene Scores, Kennungen aus Text, k ab 1, nichts doppelt, jede Frage mit mindestens einem relevanten
Dokument und mindestens einem gelieferten. Wo die Regeln auseinandergehen, steht in `lernmodul.explorer.vergleich`.
"""

from collections import namedtuple
from fractions import Fraction
from math import ceil
from random import Random

import numpy as np
import pytest
from pytest import approx

from hilfen import andere
from lernmodul.metriken import klassifikation, mengen, ohne_gesamtzahl, suche
from lernmodul.metriken.ablehnung import ohne_antwort_auswerten
from lernmodul.metriken.unsicherheit import krippendorff_alpha, wilson_intervall
from lernmodul.metriken.zusammenhang import kendall, pearson, spearman
from metriken.test_zusammenhang import zufaelliges_paar

ANZAHL = 1200
KS = (1, 3, 5, 10)
BETAS = (0.5, 1, 2)
STUFEN = [stufe / 10 for stufe in range(11)]
TREC = {"set_P", "set_recall", "set_F", "recip_rank", "map", "Rprec", "iprec_at_recall",
        *(f"{mass}.{','.join(map(str, KS))}" for mass in ("P", "recall", "success", "ndcg_cut", "map_cut"))}

Suche = namedtuple("Suche", "gewinne gefunden")
Urteile = namedtuple("Urteile", "echt gemeldet")


def zufaellige_suche(zufall, nicht_gefunden=4, mindestens=1, relevante=0.4):
    gefunden = [f"d{i:02}" for i in range(zufall.randint(mindestens, 20))]
    zufall.shuffle(gefunden)
    gewinne = {d: zufall.randint(1, 3) for d in gefunden if zufall.random() < relevante}
    gewinne |= {f"fehlt{i}": zufall.randint(1, 3) for i in range(zufall.randint(0, nicht_gefunden))}
    return Suche(gewinne or {gefunden[-1]: 1}, gefunden)


def mit_einer_quelle(zufall):
    gefunden = zufaellige_suche(zufall).gefunden
    return Suche({zufall.choice([*gefunden, "fehlt"]): 1}, gefunden)


def zufaelliger_pruefer(zufall, faelle=12):
    return Urteile(*([int(zufall.random() < anteil) for _ in range(faelle)] for anteil in zufall.choices([0, 0.1, 0.5, 1], k=2)))


SUCHEN = [zufaellige_suche(Random(startwert)) for startwert in range(ANZAHL)]
EINE_QUELLE = [mit_einer_quelle(Random(startwert)) for startwert in range(ANZAHL)]
ALLES_GELIEFERT = [zufaellige_suche(Random(startwert), nicht_gefunden=0, mindestens=2) for startwert in range(ANZAHL)]
URTEILE = [zufaelliger_pruefer(Random(startwert)) for startwert in range(ANZAHL)]


# Suche: trec_eval, ir-measures und ranx rechnen alle Fragen in einem Aufruf.

def urteile_und_run(suchen):
    frage = "q{:04}".format
    run = {frage(i): {d: float(99 - platz) for platz, d in enumerate(suche.gefunden)} for i, suche in enumerate(suchen)}
    return {frage(i): suche.gewinne for i, suche in enumerate(suchen)}, run


def mit_trec_eval(suchen, masse):
    urteile, run = urteile_und_run(suchen)
    werte = andere.trec_eval().RelevanceEvaluator(urteile, TREC).evaluate(run)
    return {mass: [werte[frage][mass] for frage in sorted(werte)] for mass in masse}


def ir_mass(ir, name, schnitt=None):
    # parse_measure läuft unter Python 3.14 nicht mehr.
    return getattr(ir, name) @ (float(schnitt) if "." in schnitt else int(schnitt)) if schnitt else getattr(ir, name)


def mit_ir_measures(suchen, masse):
    ir, (urteile, run) = andere.ir_measures(), urteile_und_run(suchen)
    namen = {ir_mass(ir, *mass.split("@")): mass for mass in masse}
    werte = {mass: {} for mass in masse}
    for messung in ir.iter_calc(list(namen), urteile, run):
        werte[namen[messung.measure]][messung.query_id] = messung.value
    return {mass: [je_frage[frage] for frage in sorted(je_frage)] for mass, je_frage in werte.items()}


def mit_ranx(suchen, masse):
    ranx, (urteile, run) = andere.ranx(), urteile_und_run(suchen)
    return ranx.evaluate(ranx.Qrels(urteile), ranx.Run(run), list(masse), return_mean=False)


def bis(k, mass):
    return lambda s: mass(set(s.gewinne), s.gefunden[:k])


def ganz(mass):
    return lambda s: mass(set(s.gewinne), s.gefunden)


def ein_fall(s):
    return [{"erwartet": next(iter(s.gewinne)), "gefunden": s.gefunden}]


def f1(s):
    tp = len(set(s.gewinne) & set(s.gefunden))
    return klassifikation.f_score(tp=tp, fp=len(s.gefunden) - tp, fn=len(s.gewinne) - tp)


# Unser Maß · trec_eval · ir-measures · ranx; None: Das Werkzeug hat es nicht oder rechnet es anders.
MASSE = {
    "precision": (ganz(mengen.precision), "set_P", "SetP", "precision"),
    "recall": (ganz(mengen.recall), "set_recall", "SetR", "recall"),
    "f_score": (f1, "set_F", "SetF", "f1"),
    "reciprocal_rank": (ganz(suche.reciprocal_rank), "recip_rank", "RR", "mrr"),
    "average_precision": (ganz(suche.average_precision), "map", "AP", "map"),
    "breakeven": (ganz(mengen.breakeven), "Rprec", "Rprec", "r-precision"),
}
for k in KS:
    MASSE |= {
        f"precision_at_{k}": (lambda s, k=k: suche.precision_at_k(s.gewinne, s.gefunden, k), f"P_{k}", f"P@{k}", f"precision@{k}"),
        f"recall_bis_{k}": (bis(k, mengen.recall), f"recall_{k}", f"R@{k}", f"recall@{k}"),
        f"reciprocal_rank_bis_{k}": (bis(k, suche.reciprocal_rank), None, f"RR@{k}", f"mrr@{k}"),
        f"ndcg_at_{k}": (lambda s, k=k: suche.ndcg_at_k(s.gewinne, s.gefunden, k), f"ndcg_cut_{k}", f"nDCG@{k}", f"ndcg@{k}"),
        f"average_precision_bis_{k}": (bis(k, suche.average_precision), f"map_cut_{k}", f"AP@{k}", f"map@{k}"),
    }
MIT_EINER_QUELLE = {"mrr": (lambda s: suche.mrr(ein_fall(s)), "recip_rank", "RR", "mrr")}
for k in KS:
    MIT_EINER_QUELLE |= {
        f"recall_at_{k}": (lambda s, k=k: suche.recall_at_k(ein_fall(s), k), f"success_{k}", f"Success@{k}", f"hit_rate@{k}"),
        f"mittlerer_ndcg_{k}": (lambda s, k=k: suche.mittlerer_ndcg(ein_fall(s), k), f"ndcg_cut_{k}", f"nDCG@{k}", f"ndcg@{k}"),
    }
WERKZEUGE = [mit_trec_eval, mit_ir_measures, mit_ranx]


@pytest.mark.parametrize("stelle, werkzeug", list(enumerate(WERKZEUGE, start=1)), ids=["trec_eval", "ir-measures", "ranx"])
@pytest.mark.parametrize("suchen, masse", [(SUCHEN, MASSE), (EINE_QUELLE, MIT_EINER_QUELLE)], ids=["mehrere Quellen", "eine Quelle"])
def test_jede_suchmetrik_stimmt_mit_den_werkzeugen_der_suche_ueberein(suchen, masse, werkzeug, stelle):
    vergleichbar = {name: zeile for name, zeile in masse.items() if zeile[stelle]}
    dort = werkzeug(suchen, [zeile[stelle] for zeile in vergleichbar.values()])
    for name, zeile in vergleichbar.items():
        hier = [zeile[0](s) for s in suchen]
        assert len(hier) == ANZAHL and list(dort[zeile[stelle]]) == approx(hier, abs=1e-9), name


def test_recall_at_k_und_mrr_aller_fragen_sind_die_mittelwerte_der_anderen():
    faelle = [fall for s in EINE_QUELLE for fall in ein_fall(s)]
    trec = mit_trec_eval(EINE_QUELLE, ["success_5", "recip_rank"])
    assert suche.retrieval_metriken(faelle, 5) == approx((np.mean(trec["success_5"]), np.mean(trec["recip_rank"])))


def trec_schneidet_zu_frueh_ab(stufe, n):
    """trec_eval verlangt int(Stufe · n + 0.9) Treffer; bei 0.7 · 3 + 0.9 = 2.9999… ist das einer zu wenig, ebenso bei 23."""
    return int(stufe * n + 0.9) != ceil(Fraction(round(stufe * 10), 10) * n)


@pytest.mark.parametrize("werkzeug, name", [(mit_trec_eval, "iprec_at_recall_{:.2f}"), (mit_ir_measures, "IPrec@{}")])
def test_interpolierte_precision_stimmt_ueberein_ausser_bei_stufe_07_und_drei_oder_23_relevanten(werkzeug, name):
    assert [(n, stufe) for n in range(1, 25) for stufe in STUFEN if trec_schneidet_zu_frueh_ab(stufe, n)] == [(3, 0.7), (23, 0.7)]
    dort = werkzeug(SUCHEN, [name.format(stufe) for stufe in STUFEN])
    for stufe in STUFEN:
        paare = zip(SUCHEN, dort[name.format(stufe)])
        vergleichbar = [(s, wert) for s, wert in paare if not trec_schneidet_zu_frueh_ab(stufe, len(s.gewinne))]
        hier = [mengen.interpolierte_precision(set(s.gewinne), s.gefunden, stufe) for s, _ in vergleichbar]
        assert len(hier) >= 1000 and [wert for _, wert in vergleichbar] == approx(hier, abs=1e-9)


# scikit-learn kennt nur, was man ihm übergibt: Hier ist alles Relevante geliefert.

def echt_und_scores(s, k=None):
    return [s.gewinne.get(d, 0) for d in s.gefunden[:k]], list(range(len(s.gefunden[:k]), 0, -1))


def test_die_kurve_ist_die_von_scikit_learn_ohne_deren_erfundenen_punkt():
    sklearn = andere.sklearn()
    for s in ALLES_GELIEFERT:
        echt, scores = echt_und_scores(s)
        p, r, _ = sklearn.precision_recall_curve(np.array(echt) > 0, scores)
        assert (r[-1], p[-1]) == (0.0, 1.0)
        assert mengen.precision_recall_kurve(set(s.gewinne), s.gefunden) == list(zip(r[-2::-1], p[-2::-1]))


def test_average_precision_und_ndcg_stimmen_mit_scikit_learn_ueberein():
    sklearn = andere.sklearn()
    for stelle, s in enumerate(ALLES_GELIEFERT):
        (echt, scores), k = echt_und_scores(s), KS[stelle % len(KS)]
        assert suche.average_precision(s.gewinne, s.gefunden) == approx(sklearn.average_precision_score(np.array(echt) > 0, scores))
        assert suche.ndcg_at_k(s.gewinne, s.gefunden, k) == approx(sklearn.ndcg_score([echt], [scores], k=k))


def test_die_listenform_des_ndcg_ist_die_von_scikit_learn_auf_den_ersten_k():
    sklearn = andere.sklearn()
    for stelle, s in enumerate(ALLES_GELIEFERT):
        k = KS[1:][stelle % 3]
        relevanz, scores = [int(wert > 0) for wert in echt_und_scores(s)[0]], echt_und_scores(s, k)[1]
        assert ohne_gesamtzahl.ndcg_liste(relevanz, k) == approx(sklearn.ndcg_score([relevanz[:k]], [scores]))


# Klassifikation: scikit-learn rechnet alle Prüfer in einem Aufruf, jeder ist dort eine Spalte.

@pytest.fixture(scope="module")
def spalten():
    return [np.array([getattr(u, feld) for u in URTEILE]).T for feld in Urteile._fields]


def sklearn_prf(echt, gemeldet, beta=1):
    return andere.sklearn().precision_recall_fscore_support(echt, gemeldet, beta=beta, average=None, zero_division=0)[:3]


def matrizen():
    return [klassifikation.Konfusionsmatrix.aus_urteilen(u.echt, u.gemeldet) for u in URTEILE]


def test_die_vier_anzahlen_sind_die_von_scikit_learn(spalten):
    felder = [((m.tn, m.fp), (m.fn, m.tp)) for m in matrizen()]
    assert andere.sklearn().multilabel_confusion_matrix(*spalten).tolist() == np.array(felder).tolist()
    assert {(m.tp + m.fp > 0, m.tp + m.fn > 0) for m in matrizen()} == {(a, b) for a in (False, True) for b in (False, True)}


def test_accuracy_precision_recall_und_fallout_stimmen_mit_scikit_learn_ueberein(spalten):
    precision, recall, _ = sklearn_prf(*spalten)
    recall_der_negativen = sklearn_prf(*(1 - spalte for spalte in spalten))[1]
    for m, u, p, r, rn in zip(matrizen(), URTEILE, precision, recall, recall_der_negativen, strict=True):
        assert m.accuracy == approx(andere.sklearn().accuracy_score(u.echt, u.gemeldet))
        assert (m.precision, m.recall) == approx((p, r))
        assert m.fallout == (0.0 if "fallout" in m.undefiniert else approx(1 - rn))


@pytest.mark.parametrize("beta", BETAS)
def test_f_score_stimmt_mit_scikit_learn_ueberein_mit_beta_und_mit_alpha(spalten, beta):
    for m, f in zip(matrizen(), sklearn_prf(*spalten, beta=beta)[2], strict=True):
        assert klassifikation.f_score(tp=m.tp, fp=m.fp, fn=m.fn, beta=beta) == approx(f)
        if m.tp + m.fp:
            assert ohne_gesamtzahl.f_score(m.tp, m.tp + m.fp, m.tp + m.fn, alpha=1 / (1 + beta**2)) == approx(f)


def test_die_mengen_und_die_ablehnung_sind_dieselben_brueche_wie_bei_scikit_learn(spalten):
    precision, recall, _ = sklearn_prf(*spalten)
    for u, m, p, r in zip(URTEILE, matrizen(), precision, recall, strict=True):
        relevant, gefunden = ({i for i, wert in enumerate(reihe) if wert} for reihe in u)
        assert (mengen.precision(relevant, gefunden), mengen.recall(relevant, gefunden)) == approx((p, r))
        assert mengen.fallout(relevant, gefunden, set(range(len(u.echt)))) == m.fallout
        fragen = [{"erwartet": None if ohne else "A", "abgelehnt": bool(nein)} for ohne, nein in zip(*u)]
        assert ohne_antwort_auswerten(fragen) == approx((r, m.fallout))


# Unsicherheit und Zusammenhang

def test_das_wilson_intervall_ist_das_von_scipy():
    stats = andere.hole("scipy.stats", "scipy")
    for startwert in range(ANZAHL):
        zufall = Random(startwert)
        n, niveau = zufall.randint(1, 200), zufall.choice([0.8, 0.9, 0.95, 0.99])
        treffer = zufall.randint(0, n)
        unten, oben = stats.binomtest(treffer, n).proportion_ci(niveau, method="wilson")
        assert wilson_intervall(treffer, n, niveau) == approx((unten, oben), abs=1e-9)


def test_die_drei_korrelationen_stimmen_mit_scipy_ueberein():
    stats, verglichen = andere.hole("scipy.stats", "scipy"), 0
    for startwert in range(ANZAHL):
        x, y = zufaelliges_paar(startwert)
        if len(set(x)) > 1 and len(set(y)) > 1:
            verglichen += 1
            for mass, anderes in zip((pearson, spearman, kendall), (stats.pearsonr, stats.spearmanr, stats.kendalltau)):
                assert mass(x, y) == approx(float(anderes(x, y).statistic), abs=1e-9), (mass, x, y)
    assert verglichen >= 1000


def zufaellige_urteile(zufall):
    luecken = zufall.choice([0, 0.2, 0.5])
    faelle = zufall.randint(2, 12)
    wahr = [zufall.randint(1, 5) for _ in range(faelle)]
    return [[None if zufall.random() < luecken else zufall.choice([wert, wert, zufall.randint(1, 5)]) for wert in wahr]
            for _ in range(zufall.randint(2, 5))]


def test_alpha_stimmt_mit_dem_paket_krippendorff_ueberein():
    krippendorff, verglichen = andere.hole("krippendorff", "krippendorff"), 0
    for startwert in range(ANZAHL):
        urteile = zufaellige_urteile(Random(startwert))
        mehrfach = [[wert for wert in fall if wert is not None] for fall in zip(*urteile)]
        if len({wert for fall in mehrfach if len(fall) > 1 for wert in fall}) > 1:
            verglichen += 1
            daten = np.array(urteile, dtype=float)
            for skala, name in [("nominal", "nominal"), ("ordinal", "ordinal"), ("intervall", "interval")]:
                anderes = krippendorff.alpha(reliability_data=daten, level_of_measurement=name)
                assert krippendorff_alpha(urteile, skala) == approx(anderes, abs=1e-9)
    assert verglichen >= 1000
