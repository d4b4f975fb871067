"""Die Rangliste: Kante bei k, Kurve des Kehrwerts."""

import re
from fractions import Fraction
from itertools import product

import pytest
from pytest import approx

from lernmodul.explorer import rangliste
from lernmodul.explorer.rangliste import ansicht, tafel


def zeige(*raenge, k=3, frage=1):
    return ansicht(*raenge, k=k, frage=frage)


def test_start_zeigt_die_zahlen_der_lektion():
    blick = ansicht(**tafel().start)
    assert blick.zahlen["recall_at_k"] == 3 / 4
    assert blick.zahlen["mrr"] == approx(11 / 24)
    assert blick.zahlen["treffer"] == (1, 1, 0, 1)
    assert blick.zahlen["kehrwerte"] == (Fraction(1, 2), 1, 0, Fraction(1, 3))


def test_beide_rechnungen_stehen_ausgeschrieben_da():
    html = zeige(2, 1, 0, 3).html
    assert "(1 + 1 + 0 + 1) / 4" in html and "0.750" in html
    assert "(1/2 + 1/1 + 0 + 1/3) / 4" in html and "0.458" in html


@pytest.mark.parametrize(("von", "nach", "recall", "kehrwert"), [
    (2, 3, 0, Fraction(1, 6)),
    (3, 4, Fraction(1, 4), Fraction(1, 12)),
    (4, 5, 0, Fraction(1, 20)),
    (1, 2, 0, Fraction(1, 2)),
    (10, 0, 0, Fraction(1, 10)),
])
def test_was_ein_platz_kostet(von, nach, recall, kehrwert):
    vorher, nachher = zeige(von, 1, 0, 3).zahlen, zeige(nach, 1, 0, 3).zahlen
    assert vorher["recall_at_k"] - nachher["recall_at_k"] == recall
    assert vorher["kehrwerte"][0] - nachher["kehrwerte"][0] == kehrwert


@pytest.mark.parametrize(("rang", "k", "worte"), [
    (2, 3, "im Recall@3 nichts, beim Kehrwert 1/6."),
    (3, 3, "im Recall@3 die ganze Frage, beim Kehrwert 1/12."),
    (4, 3, "im Recall@3 nichts mehr, beim Kehrwert 1/20."),
    (1, 3, "beim Kehrwert 1/2. Das ist mehr als der ganze Weg von Platz 2 bis Platz 10 (2/5)."),
    (1, 1, "im Recall@1 die ganze Frage, beim Kehrwert 1/2."),
    (10, 10, "Ganz aus der Liste zu fallen kostet im Recall@10 die ganze Frage, beim Kehrwert 1/10."),
    (0, 3, "fehlt in der Liste. Die Frage zählt in beiden Metriken 0 und bleibt im Nenner stehen."),
])
def test_der_satz_nennt_den_preis_des_naechsten_platzes(rang, k, worte):
    assert worte in zeige(rang, 1, 0, 3, k=k).satz


def test_der_satz_steht_im_bild_und_meint_die_gewaehlte_frage():
    blick = zeige(2, 1, 0, 3, frage=4)
    assert blick.satz in blick.html and blick.satz.startswith("Frage 4:")


def test_k_bewegt_den_recall_und_nie_den_mrr():
    blicke = [zeige(2, 1, 0, 3, k=k).zahlen for k in rangliste.PLAETZE]
    assert [b["recall_at_k"] for b in blicke] == [0.25, 0.5] + [0.75] * 8
    assert len({b["mrr"] for b in blicke}) == 1


@pytest.mark.parametrize(("raenge", "recall", "mrr"), [((0, 0, 0, 0), 0, 0), ((1, 1, 1, 1), 1, 1), ((10, 10, 10, 10), 0, 0.1)])
def test_die_raender(raenge, recall, mrr):
    zahlen = zeige(*raenge).zahlen
    assert (zahlen["recall_at_k"], zahlen["mrr"]) == (recall, approx(mrr))


def test_kein_zustand_zeigt_unfertiges():
    for rang, k, frage in product((0, 1, 2, 3, 9, 10), (1, 3, 10), rangliste.FRAGEN):
        html = zeige(rang, 0, 10, k, k=k, frage=frage).html
        assert not re.search(r"\bnan\b|\bNone\b|Fraction", html)


def test_eine_quelle_im_bild_je_frage():
    assert zeige(2, 1, 0, 3).html.count(">Q<") == 4


def test_verschobene_frage_wandert_ins_bild_und_k_nicht():
    start = tafel().start
    neu = tafel().nachfuehren
    assert neu(start, {**start, "rang_1": 5}, "rang_1") == {**start, "rang_1": 5, "frage": 1}
    assert neu(start, {**start, "k": 5}, "k") == {**start, "k": 5}


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    mrr, recall = ({name: zeige(*raenge).zahlen[metrik] for name, raenge in (("alle auf Platz 3", (3, 3, 3, 3)), ("zwei auf Platz 1", (1, 1, 0, 0)))}
                   for metrik in ("mrr", "recall_at_k"))
    assert mrr == {"alle auf Platz 3": approx(1 / 3), "zwei auf Platz 1": 1 / 2} and max(mrr, key=mrr.get) == tafel().vermutung.richtig
    assert recall == {"alle auf Platz 3": 1, "zwei auf Platz 1": 1 / 2}
    assert "ist 1/3; zweimal 1, geteilt durch vier, ist 1/2" in tafel().vermutung.erklaerung and "andersherum: 1 gegen 1/2" in tafel().vermutung.erklaerung


def test_die_vermutung_hat_ihre_beiden_lagen_als_beispiele():
    assert set(tafel().vermutung.antworten[:2]) <= set(tafel().beispiele)


def test_der_anfang_verraet_die_antwort_nicht():
    anfang = tafel()
    assert "kostet" not in anfang.ansicht(**anfang.start).satz
    assert "ein Platz weiter" not in anfang.ansicht(**anfang.start).html
    assert anfang.ansicht(**anfang.start).zahlen["mrr"] not in (1 / 2, approx(1 / 3))  # gefragt ist nach zwei anderen Lagen als der gezeigten


def test_die_beispiele_zeigen_die_kante():
    recall = {name: ansicht(**{**tafel().start, **werte}).zahlen["recall_at_k"] for name, werte in tafel().beispiele.items()}
    assert recall == {"alle auf Platz 3": 1, "zwei auf Platz 1": 1 / 2, "alle auf Platz 4": 0}


@pytest.mark.parametrize(("start", "worte"), [
    ({"raenge": (1, 2, 3)}, "4"),
    ({"raenge": (1, 2, 3, 11)}, "rang_4 ist 11"),
    ({"raenge": (1, 2, 3, -1)}, "rang_4 ist -1"),
    ({"raenge": (1, 2, 3, 1.5)}, "rang_4 ist 1.5"),
    ({"raenge": ("a", 2, 3, 1)}, "rang_1 ist 'a'"),
    ({"k": 0}, "k ist 0"),
    ({"frage": 5}, "frage ist 5"),
])
def test_unbrauchbarer_anfang_wird_benannt(start, worte):
    with pytest.raises((TypeError, ValueError), match=re.escape(worte)):
        tafel(**start)
