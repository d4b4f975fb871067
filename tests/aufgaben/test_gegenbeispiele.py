"""Gegenbeispiele 2 bis 4: Fazit, gezeigte Zahlen, und dass genau das als richtig gilt, was die Behauptung widerlegt."""

import random

import pytest

import lernmodul
from lernmodul.aufgaben.gegenbeispiele_form import zeige_paar
from lernmodul.metriken.mengen import precision, recall
from lernmodul.metriken.suche import average_precision, ndcg_at_k, reciprocal_rank

from . import programme_feindlich as feindlich
from .gemeinsam import beurteile
from .programme_gegenbeispiele import RICHTIG_4, RICHTIG_3, RICHTIG_2, TABELLEN, drei
from .test_feindlich import erzeuge, uebersteht

UEBUNG = {nummer: getattr(lernmodul, f"gegenbeispiel_{nummer}") for nummer in TABELLEN}
jedes_gegenbeispiel = pytest.mark.parametrize("nummer", TABELLEN)


@jedes_gegenbeispiel
@pytest.mark.parametrize("wert", ["...", "(..., ..., ...)", "({'A'}, ..., ['A'])", "({...}, ['A'], ['B'])", "({'A'}, [...], ['B'])", "({'A'}, ['A'], ['B', ...])"])
def test_solange_drei_punkte_dastehen_ist_es_offen(nummer, wert):
    assert beurteile(UEBUNG[nummer], f"beispiel_{nummer} = {wert}").status == "offen"


@pytest.mark.parametrize(("nummer", "programm", "fazit"), [
    (4, RICHTIG_4["drei Relevante, b nur das erste"], "b liegt beim MRR vorn (1.00 gegen 0.50) und beim nDCG@5 hinten (0.47 gegen 0.73)."),
    (3, RICHTIG_3["nur ein Platz Unterschied"], "Der Recall@5 ist beide Male 1.00, die Average Precision aber 0.83 bei a und 0.58 bei b."),
    (2, RICHTIG_2["beide mit Nieten"], "Die Precision steigt von 0.50 auf 0.67, der Recall fällt von 0.75 auf 0.50."),
])
def test_das_fazit_nennt_die_zahlen_des_eigenen_beispiels(nummer, programm, fazit):
    assert beurteile(UEBUNG[nummer], programm).text.startswith(f"Stimmt. {fazit} ")


@pytest.mark.parametrize(("nummer", "abgabe", "zahlen"), [
    (4, ("AB", "XAB", "ABX"), "Bei dir: MRR 0.50 bei a und 1.00 bei b, nDCG@5 0.69 bei a und 1.00 bei b."),
    (3, ("AB", "ABX", "AXY"), "Bei dir: Recall@5 1.00 bei a und 0.50 bei b, Average Precision 1.00 bei a und 0.50 bei b."),
    (2, ("AB", "ABX", "AB"), "Bei dir: Precision 0.67 bei a und 1.00 bei b, Recall 1.00 bei a und 1.00 bei b."),
])
def test_ein_falsches_beispiel_bekommt_seine_zahlen_gezeigt(nummer, abgabe, zahlen):
    assert beurteile(UEBUNG[nummer], drei(nummer, *abgabe)).hinweise == (zahlen,)


@pytest.mark.parametrize(("nummer", "abgabe", "text"), [
    (4, ("ABC", "AXYZ", "XABC"), "Dein Beispiel widerlegt die Behauptung, nur sind die Rollen vertauscht: Bei dir liegt a beim MRR vorn und b beim nDCG@5. "
     "Gefragt ist b mit dem höheren MRR. Was musst du tauschen?"),
    (4, ("A", "XA", "AX"), "Du hast nur ein relevantes Dokument. Dann hängen beide Maße allein an seinem Rang und können sich nicht widersprechen. "
     "Was sieht der nDCG, das dem MRR entgeht, sobald es mehrere sind?"),
    (3, ("AB", "AXB", "BXA"), "Die Average Precision ist bei beiden gleich. Ihr kommt es nur darauf an, auf welchen Rängen relevante Dokumente stehen, nicht darauf, welche es sind. "
     "Welcher Treffer muss den Rang wechseln?"),
    (2, ("AB", "ABX", "AB"), "Der Recall bleibt gleich, denn b liefert genauso viele relevante Dokumente wie a. Gefragt ist, dass er fällt. Was verliert eine strenge Suche außer den Nieten noch?"),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(nummer, abgabe, text):
    assert beurteile(UEBUNG[nummer], drei(nummer, *abgabe)).text == text


@pytest.mark.parametrize(("nummer", "beispiel", "gesagt"), [
    (2, "({'A'}, {'A'}, {})", True), (2, "({'A'}, {'A'}, 5)", False), (3, "({'A'}, ['A'], {})", False), (3, "({}, ['A'], ['B'])", False),
])
def test_von_der_leeren_menge_ist_nur_die_rede_wo_sie_gemeint_sein_kann(nummer, beispiel, gesagt):
    befund = beurteile(UEBUNG[nummer], f"beispiel_{nummer} = {beispiel}")
    assert befund.status == "falsch" and ("Die leere Menge heißt" in befund.text) == gesagt, befund


def test_ein_winziger_unterschied_bekommt_genug_stellen():
    assert zeige_paar(0.5, 0.5) == ("0.50", "0.50")
    assert zeige_paar(0.5, 2 / 3) == ("0.50", "0.67")
    assert zeige_paar(0.5, 0.5004) == ("0.5000", "0.5004")
    assert zeige_paar(0.5, 0.5 + 2e-9) == ("0.500000000", "0.500000002")


def test_mit_nur_einem_relevanten_dokument_widersprechen_sich_mrr_und_ndcg_nie():
    """Die Behauptung in der Nachricht zu `nur_ein_relevantes`."""
    for rang_a in range(1, 9):
        for rang_b in range(1, rang_a):
            a, b = ([f"X{i}" for i in range(rang - 1)] + ["A"] for rang in (rang_a, rang_b))
            assert reciprocal_rank({"A"}, b) > reciprocal_rank({"A"}, a)
            assert ndcg_at_k({"A"}, b, 5) >= ndcg_at_k({"A"}, a, 5)


WIDERLEGT = {
    4: lambda r, a, b: reciprocal_rank(r, b) > reciprocal_rank(r, a) and ndcg_at_k(r, b, 5) < ndcg_at_k(r, a, 5) - 1e-9,
    3: lambda r, a, b: recall(r, a[:5]) == recall(r, b[:5]) > 0 and abs(average_precision(r, a) - average_precision(r, b)) > 1e-9,
    2: lambda r, a, b: precision(r, b) > precision(r, a) + 1e-9 and recall(r, b) < recall(r, a) - 1e-9,
}


@jedes_gegenbeispiel
def test_richtig_ist_genau_was_die_behauptung_widerlegt(nummer):
    """Dreitausend zufällige Beispiele: Kein Denkfehler trifft ein gutes, keines fällt durch die Bedingungen hindurch."""
    wuerfel, richtige = random.Random(nummer), 0
    for _ in range(3000):
        relevant = set(wuerfel.sample("ABCDE", wuerfel.randint(0, 4)))
        a, b = (wuerfel.sample("ABCDEXYZ", wuerfel.randint(0, 7)) for _ in "ab")
        befund = UEBUNG[nummer]._befund((relevant, a, b))
        assert bool(befund) == WIDERLEGT[nummer](relevant, a, b), (relevant, a, b, befund)
        assert befund.status == "richtig" or befund.denkfehler
        richtige += bool(befund)
    assert richtige >= 40


@jedes_gegenbeispiel
@pytest.mark.parametrize("name", feindlich.WERTE)
def test_auch_im_inneren_des_beispiels_besticht_kein_wert(nummer, name):
    wert = erzeuge(UEBUNG[nummer], feindlich.WERTE[name])
    gut = ({"A", "B", "C"}, ["X", "A", "B", "C"], ["A", "Y"])
    for stelle in range(3):
        for einsatz in (wert, [wert, "A"]):
            abgabe = (*gut[:stelle], einsatz, *gut[stelle + 1 :])
            if not _ist_lesbar(wert) or not UEBUNG[nummer].pruefe(abgabe):
                uebersteht(UEBUNG[nummer], abgabe)


def _ist_lesbar(wert):
    """Texte, ganze Zahlen und Reihen davon dürfen in einem Beispiel stehen und es deshalb auch richtig machen."""
    return issubclass(type(wert), (str, int, list, tuple, set, frozenset))
