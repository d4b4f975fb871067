"""TREC-Dateien, und dass unsere Metriken auf ihnen dieselben Zahlen ergeben wie trec_eval, wo die Konventionen gleich sind."""

from random import Random

import pytest
from pytest import approx

from lernmodul.einlesen import lies_trec
from lernmodul.metriken.suche import average_precision, ndcg_at_k, precision_at_k, reciprocal_rank

KS = (1, 3, 5, 10)


@pytest.fixture
def trec(tmp_path):
    def lies(qrels, run):
        for name, text in (("t.qrels", qrels), ("t.run", run)):
            (tmp_path / name).write_text(text, encoding="utf-8")
        return lies_trec(tmp_path / "t.qrels", tmp_path / "t.run")
    return lies


def als_run(scores):
    return "".join(f"{frage} Q0 {dokument} {rang} {score!r} test\n" for frage, dokumente in scores.items()
                   for rang, (dokument, score) in enumerate(dokumente.items(), start=1))


def als_qrels(grade):
    return "".join(f"{frage} 0 {dokument} {grad}\n" for frage, dokumente in grade.items() for dokument, grad in dokumente.items())


def test_der_score_ordnet_nicht_der_rang_und_nicht_die_reihenfolge(trec):
    assert trec("q 0 a 1\n", "q Q0 a 1 0.1 x\nq Q0 b 2 0.3 x\nq Q0 c 3 2e-1 x\n")[1] == {"q": ["b", "c", "a"]}


def test_bei_gleichem_score_kommt_die_groessere_dokumentkennung_zuerst(trec):
    run = "q Q0 a 1 1 x\nq Q0 B 2 1 x\nq Q0 ä 3 1.0 x\nq Q0 10 4 1 x\nq Q0 9 5 1 x\n"
    assert trec("q 0 a 1\n", run)[1] == {"q": ["ä", "a", "B", "9", "10"]}


def test_zeilen_verschiedener_fragen_duerfen_durcheinander_stehen(trec):
    assert trec("q 0 a 1\np 0 a 1\n", "q Q0 a 1 1 x\np Q0 b 1 1 x\nq Q0 c 1 2 x\n")[1] == {"q": ["c", "a"], "p": ["b"]}


def test_kennungen_bleiben_text_und_umlaute_werden_zusammengesetzt(trec):
    relevant, ranglisten = trec("007 0 1e5 1\n7 0 Pru\u0308fung 1\n", "007 Q0 1e5 1 1 x\n7 Q0 Prüfung 1 1 x\n")
    assert relevant == {"007": {"1e5": 1}, "7": {"Prüfung": 1}} and ranglisten == {"007": ["1e5"], "7": ["Prüfung"]}


def test_mit_tabulatoren_bom_und_crlf(trec):
    assert trec("\ufeffq\t0\ta\t1\r\n", "q\tQ0\ta\t1\t1\tx\r\n") == ({"q": {"a": 1}}, {"q": ["a"]})


def test_ein_lauf_ohne_gleichstand_meldet_nur_die_rangspalte(trec):
    hinweise = trec("q 0 a 1\n", "q Q0 a 1 1 x\n").hinweise
    assert hinweise == ["t.run, Spalte rang: Geordnet wurde nach dem Score; die Rangspalte zählt nicht."]


def zufaelliges_paar(zufall):
    """Urteile und Scores: kurze und lange Listen, nicht Gefundenes, Nicht-Beurteiltes, abgestufte Grade, Gleichstände."""
    dokumente = [f"doc_{n}" for n in range(40)] + ["Ä", "ö.md", "B"]
    fragen = [f"q{n}" for n in range(zufall.randint(1, 6))]
    grade = {frage: {d: zufall.choice([0, 1, 1, 2, 3]) for d in zufall.sample(dokumente, zufall.randint(1, 20))} for frage in fragen}
    scores = {frage: {d: zufall.choice([zufall.random(), zufall.randint(0, 3)]) for d in zufall.sample(dokumente, zufall.randint(1, 30))}
              for frage in fragen}
    return {frage: d if any(d.values()) else {**d, "doc_0": 1} for frage, d in grade.items()}, scores


def unsere(grade, rangliste):
    relevant = {dokument for dokument, grad in grade.items() if grad > 0}
    werte = {f"recall_{k}": len(relevant & set(rangliste[:k])) / len(relevant) for k in KS}
    werte |= {f"P_{k}": precision_at_k(relevant, rangliste, k) for k in KS}
    werte |= {f"ndcg_cut_{k}": ndcg_at_k(grade, rangliste, k) for k in KS}
    werte |= {f"success_{k}": float(reciprocal_rank(relevant, rangliste[:k]) > 0) for k in KS}
    return werte | {"recip_rank": reciprocal_rank(relevant, rangliste), "map": average_precision(relevant, rangliste)}


@pytest.fixture(scope="module")
def trec_eval():
    pytrec_eval = pytest.importorskip("pytrec_eval", reason="Ohne pytrec-eval-terrier kein Vergleich mit trec_eval.")
    masse = {f"{mass}.{','.join(map(str, KS))}" for mass in ("recall", "P", "ndcg_cut", "success")} | {"recip_rank", "map"}
    return lambda grade, scores: pytrec_eval.RelevanceEvaluator(grade, masse).evaluate(scores)


@pytest.mark.parametrize("startwert", range(60))
def test_unsere_metriken_stimmen_mit_trec_eval_ueberein(trec, trec_eval, startwert):
    grade, scores = zufaelliges_paar(Random(startwert))
    relevant, ranglisten = trec(als_qrels(grade), als_run(scores))
    assert relevant == grade
    for frage, erwartet in trec_eval(grade, scores).items():
        assert unsere(relevant[frage], ranglisten[frage]) == {mass: approx(wert, abs=1e-6) for mass, wert in erwartet.items()}


# Wo die Zahlen verschieden sind, und warum: Urteile, Scores, Maß, trec_eval (None: die Frage fehlt), unsere.
ABWEICHUNGEN = [
    # trec_eval wertet nur Fragen, die im Run stehen; bei uns zählt die Frage als nicht gefunden.
    ({"q": {"a": 1}, "ohne_lauf": {"a": 1}}, {"q": {"a": 1.0}}, "ohne_lauf", "recip_rank", None, 0.0),
    # Scores, die sich erst nach der siebten Stelle unterscheiden, sind für trec_eval (32 Bit) gleich: Die Dokumentkennung entscheidet.
    ({"q": {"a": 1}}, {"q": {"a": 0.10000000002, "b": 0.10000000001}}, "q", "recip_rank", 0.5, 1.0),
    # Ein negativer Grad ist für uns 0; trec_eval behandelt ihn ebenso als nicht relevant: hier kein Unterschied.
    ({"q": {"a": -1, "b": 1}}, {"q": {"a": 1.0, "b": 0.5}}, "q", "ndcg_cut_3", 0.6309297, 0.6309297),
]


@pytest.mark.parametrize("grade, scores, frage, mass, dort, hier", ABWEICHUNGEN)
def test_wo_und_warum_trec_eval_anders_rechnet(trec, trec_eval, grade, scores, frage, mass, dort, hier):
    relevant, ranglisten = trec(als_qrels(grade), als_run(scores))
    assert trec_eval(grade, scores).get(frage, {}).get(mass) == (None if dort is None else approx(dort, abs=1e-6))
    assert unsere(relevant[frage], ranglisten[frage])[mass] == approx(hier, abs=1e-6)


def test_ein_lauf_zu_einer_frage_ohne_urteile_zaehlt_auch_bei_trec_eval_nicht(trec, trec_eval):
    relevant, ranglisten = trec("q 0 a 1\n", "q Q0 a 1 1 x\nz Q0 a 1 1 x\n")
    assert "z" in ranglisten and "z" not in relevant
    assert list(trec_eval({"q": {"a": 1}}, {"q": {"a": 1.0}, "z": {"a": 1.0}})) == ["q"]


def test_ohne_relevantes_dokument_ist_alles_null_statt_undefiniert(trec, trec_eval):
    relevant, ranglisten = trec("q 0 a 0\n", "q Q0 a 1 1 x\n")
    assert trec_eval({"q": {"a": 0}}, {"q": {"a": 1.0}})["q"]["map"] == average_precision(relevant["q"], ranglisten["q"]) == 0.0
