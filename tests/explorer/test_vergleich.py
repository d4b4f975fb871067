"""Wie andere rechnen: Jede Zeile der Tabelle wird nachgerechnet, hier und mit dem genannten Werkzeug."""

import re
import subprocess
import sys
import warnings
from math import nan

import pytest
from pytest import approx

from hilfen import andere
from hilfen.notebook import WURZEL
from lernmodul.explorer.vergleich import ABWEICHUNGEN, KOPF, WERKZEUGE, wie_andere_rechnen

ZEILEN = [zeile for zeilen in ABWEICHUNGEN.values() for zeile in zeilen]


def mit_warnung(funktion, *werte):
    with warnings.catch_warnings(record=True) as gewarnt:
        warnings.simplefilter("always")
        wert = funktion(*werte)
    return f"{wert:.3f} mit Warnung" if gewarnt else wert


def nach_rang(gefunden):
    return {dokument: 100.0 - platz for platz, dokument in enumerate(gefunden)}


def grade(relevant):
    return relevant if isinstance(relevant, dict) else dict.fromkeys(relevant, 1)


def je_frage(faelle, ohne_leere):
    """Urteile und Run zu den Fällen. Eine Datei im Format von TREC hat zu einer Frage ohne Ergebnis keine Zeile."""
    urteile = {f"q{i}": {} if fall["erwartet"] is None else {fall["erwartet"]: 1} for i, fall in enumerate(faelle)}
    run = {f"q{i}": nach_rang(fall["gefunden"]) for i, fall in enumerate(faelle) if fall["gefunden"] or not ohne_leere}
    return urteile, run


def sklearn_urteil(name, **regel):
    return lambda echt, gemeldet: getattr(andere.sklearn(), name)(echt, gemeldet, **regel)


def sklearn_ndcg(echt, scores):
    return andere.sklearn().ndcg_score([echt], [scores])


def sklearn_der_liste(name):
    """Übergeben lassen sich nur die gelieferten Dokumente."""
    def rechne(relevant, gefunden, **_):
        echt, scores = [int(d in relevant) for d in gefunden], list(nach_rang(gefunden).values())
        return sklearn_ndcg(echt, scores) if name == "ndcg_score" else getattr(andere.sklearn(), name)(echt, scores)
    return rechne


def sklearn_letzter_punkt(**eingabe):
    precision, recall, _ = sklearn_der_liste("precision_recall_curve")(**eingabe)
    assert recall[-1] == 0 and len(recall) > len(eingabe["gefunden"])
    return precision[-1]


def trec(mass, ergebnis):
    def rechne(relevant, gefunden, **_):
        evaluator = andere.trec_eval().RelevanceEvaluator({"q": grade(relevant)}, {mass})
        return evaluator.evaluate({"q": nach_rang(gefunden)})["q"][ergebnis]
    return rechne


def trec_rr(erwartet, scores=None, gefunden=()):
    evaluator = andere.trec_eval().RelevanceEvaluator({"q": {erwartet: 1}}, {"recip_rank"})
    return evaluator.evaluate({"q": scores or nach_rang(gefunden)})["q"]["recip_rank"]


def trec_mittel(faelle):
    urteile, run = je_frage(faelle, ohne_leere=True)
    werte = [q["recip_rank"] for q in andere.trec_eval().RelevanceEvaluator(urteile, {"recip_rank"}).evaluate(run).values()]
    return sum(werte) / len(werte)


def ir_rr(faelle):
    ir, (urteile, run) = andere.ir_measures(), je_frage(faelle, ohne_leere=True)
    return ir.calc_aggregate([ir.RR], urteile, run)[ir.RR]


def ir_rr_bei_gleichstand(erwartet, scores):
    ir = andere.ir_measures()
    werte = ir.calc_aggregate([ir.RR, ir.RR @ 5], {"q": {erwartet: 1}}, {"q": scores})
    return f"{werte[ir.RR]:.3f} und {werte[ir.RR @ 5]:.3f}"


def ir_rr_aus_dubletten(erwartet, gefunden):
    ir = andere.ir_measures()
    run = [ir.ScoredDoc("q", dokument, score) for dokument, score in zip(gefunden, range(9, 0, -1))]
    return ir.calc_aggregate([ir.RR], [ir.Qrel("q", erwartet, 1)], run)[ir.RR]


def ir_iprec(relevant, gefunden, stufe):
    ir = andere.ir_measures()
    return ir.calc_aggregate([ir.IPrec @ stufe], {"q": grade(relevant)}, {"q": nach_rang(gefunden)})[ir.IPrec @ stufe]


def ir_im_eigenen_prozess(relevant, gefunden, k):
    andere.ir_measures()
    programm = f"import ir_measures as ir\nir.calc_aggregate([ir.P @ {k}], {{'q': {grade(relevant)}}}, {{'q': {nach_rang(gefunden)}}})"
    lauf = subprocess.run([sys.executable, "-c", programm], capture_output=True, encoding="utf-8")
    return "Prozess beendet" if lauf.returncode and "Traceback" not in lauf.stderr else lauf.stderr


def ranx(mass):
    def rechne(relevant, gefunden, **_):
        return ranx_je_frage(mass, {"q": grade(relevant)}, {"q": nach_rang(gefunden)})
    return rechne


def ranx_je_frage(mass, urteile, run):
    ranx = andere.ranx()
    return ranx.evaluate(ranx.Qrels(urteile), ranx.Run(run), mass)


def ranx_mrr(ohne_leere):
    return lambda faelle: ranx_je_frage("mrr", *je_frage(faelle, ohne_leere))


def mit_erwartet(funktion):
    return lambda erwartet, scores: funktion([int(d == erwartet) for d in scores], list(scores.values()))


def top_1(echt, scores):
    return andere.sklearn().top_k_accuracy_score([echt.index(1)], [scores], k=1, labels=range(len(scores)))


DORT = {
    "scikit-learn precision_score": lambda echt, gemeldet: mit_warnung(andere.sklearn().precision_score, echt, gemeldet),
    "scikit-learn precision_score, zero_division=nan": sklearn_urteil("precision_score", zero_division=nan),
    "scikit-learn recall_score, zero_division=1": sklearn_urteil("recall_score", zero_division=1),
    "scikit-learn f1_score, zero_division=1": sklearn_urteil("f1_score", zero_division=1),
    "scikit-learn accuracy_score": sklearn_urteil("accuracy_score"),
    "scikit-learn ndcg_score": sklearn_der_liste("ndcg_score"),
    "scikit-learn average_precision_score": sklearn_der_liste("average_precision_score"),
    "scikit-learn precision_recall_curve, letzter Punkt": sklearn_letzter_punkt,
    "scikit-learn ndcg_score, Gleichstand": mit_erwartet(sklearn_ndcg),
    "scikit-learn top_k_accuracy_score": mit_erwartet(top_1),
    "pytrec-eval-terrier recip_rank.1": trec("recip_rank.1", "recip_rank"),
    "pytrec-eval-terrier ndcg_cut_2": trec("ndcg_cut.2", "ndcg_cut_2"),
    "pytrec-eval-terrier iprec_at_recall_0.70": trec("iprec_at_recall", "iprec_at_recall_0.70"),
    "pytrec-eval-terrier recip_rank": trec_rr,
    "pytrec-eval-terrier recip_rank, Zahl als Kennung": trec_rr,
    "pytrec-eval-terrier recip_rank, gemittelt": trec_mittel,
    "pytrec-eval-terrier parse_run": lambda erwartet, gefunden: andere.trec_eval().parse_run(
        [f"q Q0 {dokument} {rang} {-rang} suche" for rang, dokument in enumerate(gefunden, start=1)]),
    "ir-measures RR": ir_rr,
    "ir-measures RR und RR@5": ir_rr_bei_gleichstand,
    "ir-measures RR, aus ScoredDoc": ir_rr_aus_dubletten,
    "ir-measures IPrec@0.0": ir_iprec,
    "ir-measures P@0": ir_im_eigenen_prozess,
    "ranx mrr": ranx_mrr(ohne_leere=True),
    "ranx mrr, auch ohne Urteil": ranx_mrr(ohne_leere=True),
    "ranx mrr, leere Liste": ranx_mrr(ohne_leere=False),
    **{f"ranx {mass}": ranx(mass) for mass in ("precision", "precision@0", "hit_rate@5", "ndcg@2", "ndcg_burges@2")},
}


@pytest.mark.parametrize("zeile", ZEILEN, ids=lambda zeile: f"{zeile.mass}-{zeile.werkzeug}")
def test_das_andere_werkzeug_gibt_aus_was_dasteht(zeile):
    rechne = DORT[zeile.werkzeug]
    if isinstance(zeile.dort, str) and zeile.dort.endswith("Error"):
        with pytest.raises(Exception) as fehler:
            rechne(**zeile.eingabe)
        assert fehler.type.__name__ == zeile.dort
    else:
        bekommen = rechne(**zeile.eingabe)
        assert bekommen == (zeile.dort if isinstance(zeile.dort, str) else approx(zeile.dort, abs=1e-9, nan_ok=True))


@pytest.mark.parametrize("zeile", ZEILEN, ids=lambda zeile: f"{zeile.mass}-{zeile.werkzeug}")
def test_jede_zeile_ist_wirklich_eine_abweichung_und_kurz_begruendet(zeile):
    assert zeile.hier != zeile.dort
    assert len(zeile.warum.split()) <= 15 and zeile.warum.endswith(".")
    assert zeile.werkzeug.split()[0] in WERKZEUGE


def test_unsere_werte_von_hand():
    hier = {(zeile.mass, zeile.aufruf): zeile.hier for zeile in ZEILEN}
    assert hier["Precision", "echt=[1, 0], gemeldet=[0, 0]"] == 0.0
    assert hier["Precision@5", 'relevant={"A"}, gefunden=["B", "A"], k=5'] == 1 / 5
    assert hier["Precision@0", 'relevant={"A"}, gefunden=["B", "A"], k=0'] == "ValueError"
    assert hier["MRR", 'faelle=[{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": "B", "gefunden": []}]'] == (1 + 0) / 2
    assert hier["MRR", 'faelle=[{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": None, "gefunden": ["A"]}]'] == 1 / 1
    assert hier["AP", 'relevant={"A", "B"}, gefunden=["A", "X"]'] == (1 / 1 + 0) / 2
    assert hier["1/Rang (RR)", 'erwartet="A", gefunden=["A", "B", "A"]'] == 1.0


def test_die_genannten_versionen_sind_die_getesteten():
    verlangt = dict(re.findall(r"([a-z-]+)>=([\d.]+)", (WURZEL / "tests" / "requirements.txt").read_text(encoding="utf-8")))
    assert WERKZEUGE == {name: verlangt[name] for name in WERKZEUGE}


def test_text_und_html_zeigen_jede_zeile():
    text, html = repr(wie_andere_rechnen()), wie_andere_rechnen()._repr_html_()
    assert text == str(wie_andere_rechnen()) and html == wie_andere_rechnen()._repr_html_()
    assert len(text.splitlines()) == len(ZEILEN) + 3 * len(ABWEICHUNGEN) - 1
    assert html.count("<tr>") == len(ZEILEN) + len(ABWEICHUNGEN) and html.count('scope="col"') == len(KOPF) * len(ABWEICHUNGEN)
    assert [int(anzahl) for anzahl in re.findall(r"\((\d+)\)</summary>", html)] == [len(zeilen) for zeilen in ABWEICHUNGEN.values()]
    assert html.count("<details>") == html.count("</details>") == len(ABWEICHUNGEN)


def test_die_eingabe_steht_da_wie_man_sie_tippt():
    for zeile in ZEILEN:
        assert eval(f"dict({zeile.aufruf})") == zeile.eingabe
