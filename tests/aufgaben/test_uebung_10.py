"""Übung 10: die kleinsten Gegenbeispiele, der Wortlaut und die beiden Formen des nDCG."""

import pytest

from lernmodul import uebung_10 as uebung
from lernmodul.aufgaben.ohne_gesamtzahl import ndcg
from lernmodul.metriken.ohne_gesamtzahl import fe_score, ndcg_liste

from .gemeinsam import abgabe, beurteile
from .programme_10 import FALSCH, RICHTIG, ZWEI, mit

pytestmark = [pytest.mark.usefixtures("viel_zeit"), pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # 0 durch 0 in numpy

GUT = (fe_score, ndcg, ndcg_liste)


@pytest.mark.parametrize(("schluessel", "aufruf", "erwartet", "bekommen"), [
    ("schaetzung_aus_k", "fe_score([1, 1], 1, 0.5)", "0.667", "1.0"),
    ("alpha_vertauscht", "fe_score([1], 2, 0.25)", "0.8", "0.571"),
    ("arithmetisch", "fe_score([1], 2, 0.5)", "0.667", "0.75"),
    ("fe_ohne_treffer", "fe_score([], 1, 0)", "0.0", "ZeroDivisionError in Zeile 6"),
    ("ideal_nur_gefundene", "ndcg([1], 2, 2)", "0.613", "1.0"),
    ("ideal_ohne_k", "ndcg([1], 1, 2)", "1.0", "0.613"),
    ("liste_ideal_aus_allem", "ndcg_liste([1, 0, 1], 2)", "1.0", "0.613"),
    ("kehrwert_des_rangs", "ndcg([1], 2, 2)", "0.613", "0.667"),
    ("ideal_ohne_treffer", "ndcg([], 1, 0)", "0.0", "ZeroDivisionError in Zeile 15"),
])
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


@pytest.mark.parametrize(("schluessel", "text"), [
    ("alpha_vertauscht", "α steht bei dir beim Recall. Bei α = 1 soll die Precision herauskommen. Setz 1 ein und schau, welcher der beiden Summanden bleibt."),
    ("kehrwert_des_rangs", "Dein Abschlag für hintere Ränge teilt durch den Rang oder den nächsten, ähnlich wie der MRR. Der nDCG fällt nach hinten langsamer ab. Welche Funktion des Rangs steht in der Formel?"),
    ("ideal_nur_gefundene", "Dein Ideal in `ndcg` ordnet nur, was die Suche gefunden hat. Was fehlt, kostet dann nichts, und das ist die andere Form. "
     "Wie viele relevante Passagen könnten im besten Fall in der Liste stehen?"),
    ("ueber_das_ende", "fe_score: Ist die Liste zu kurz, liest deine Schleife über ihr Ende hinaus. In JavaScript käme `undefined` heraus, Python bricht mit IndexError ab. "
     "Bis zu welchem Platz darf sie höchstens gehen, oder nimmst du gleich einen Ausschnitt?"),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(schluessel, text):
    assert beurteile(uebung, FALSCH[schluessel][0]).text == text


def test_zwei_falsche_funktionen_stehen_beide_im_befund():
    befund = beurteile(uebung, ZWEI["Fₑ mit α verkehrt, nDCG ohne Ideal"][0])
    assert befund.denkfehler == ("alpha_vertauscht", "ohne_ideal")
    assert "fe_score ✗ · ndcg ✓ · ndcg_liste ✗" in str(befund)


def test_derselbe_denkfehler_in_beiden_ndcg_wird_einmal_genannt():
    befund = beurteile(uebung, FALSCH["kehrwert_des_rangs"][0])
    assert befund.komponenten == (("fe_score", True), ("ndcg", False), ("ndcg_liste", False))
    assert not befund.text.startswith("ndcg:")


def test_die_basis_des_logarithmus_kuerzt_sich_nur_im_verhaeltnis():
    assert beurteile(uebung, RICHTIG["natürlicher Logarithmus"]).hinweise == ()
    assert not beurteile(uebung, FALSCH["ohne_ideal"][0].replace("log2", "log"))


def test_listen_aus_wahrheitswerten_und_zahlen_ergeben_dasselbe():
    funktionen = abgabe(uebung, mit())
    for funktion, rest in zip(funktionen, [(2, 0.5), (3, 4), (3,)], strict=True):
        assert funktion([True, False, True, True], *rest) == funktion([1, 0, 1, 1], *rest)


def test_der_uebliche_ndcg_stimmt_mit_der_rechnung_von_hand_ueberein():
    assert ndcg([0, 0, 1], 3, 1) == 0.5  # 1 / log2(4), ideal 1 / log2(2)
    assert ndcg([1, 0, 0, 0, 0], 5, 5) == pytest.approx(1 / (1 + 0.63093 + 0.5 + 0.43068 + 0.38685), abs=1e-5)
    assert ndcg([0, 0, 1], 2, 3) == 0.0  # der Treffer steht hinter Rang K
    assert ndcg([1], 5, 1) == 1.0
    assert ndcg([0, 0], 2, 0) == 0.0


def test_die_beispiele_im_text_stimmen():
    assert (fe_score([1, 1, 0, 1], 2, 0.5), ndcg([0, 0, 1], 3, 1), ndcg_liste([1, 0, 0, 1], 3)) == (0.8, 0.5, 1.0)
    for aufruf in ("fe_score([1, 1, 0, 1], 2, 0.5)` ergibt `0.8`", "ndcg([0, 0, 1], 3, 1)` ergibt `0.5`", "ndcg_liste([1, 0, 0, 1], 3)` ergibt `1.0`"):
        assert aufruf in uebung.text


def test_was_hinter_2k_auftaucht_aendert_nur_den_ueblichen_ndcg():
    """Die Frage am Ende: K = 2, und auf Platz 5 steht doch noch etwas Relevantes."""
    vorher, nachher = [1, 0, 0, 0, 0], [1, 0, 0, 0, 1]
    assert ndcg(nachher, 2, 2) < ndcg(vorher, 2, 1) == 1.0
    assert ndcg_liste(nachher, 2) == ndcg_liste(vorher, 2)
    assert fe_score(nachher, 2, 0.5) == fe_score(vorher, 2, 0.5)


@pytest.mark.parametrize(("funktionen", "status"), [
    (GUT, "richtig"),
    (list(GUT), "richtig"),
    ((fe_score, ndcg, ...), "offen"),
    ((ndcg, fe_score, ndcg_liste), "falsch"),
])
def test_drei_funktionen_in_der_verlangten_reihenfolge(funktionen, status):
    assert uebung.pruefe(funktionen).status == status


def test_eine_andere_reihenfolge_und_fehlende_klammern_bekommen_ihren_satz():
    assert "angekommen ist `(fe_score, ndcg_liste, ndcg)`" in uebung.pruefe((fe_score, ndcg_liste, ndcg)).text
    assert "mit doppelten Klammern" in uebung.pruefe(*GUT).text


def test_eine_rekursion_ohne_ende_ist_ein_abbruch():
    befund = beurteile(uebung, mit(ndcg="return ndcg(relevanz, k, n_gesamt)"))
    assert befund.status == "abbruch"
    assert befund.text.startswith("ndcg: Abgebrochen, weil sich deine Funktion immer wieder selbst aufruft.")


def test_die_faelle_bleiben_unberuehrt_und_jeder_kommt_einmal_vor():
    vorher = repr([teil.faelle for teil in uebung.einzelne])
    for programm in FALSCH["eingabe_veraendert"]:
        uebung.pruefe(abgabe(uebung, programm))
    assert repr([teil.faelle for teil in uebung.einzelne]) == vorher
    for teil in uebung.einzelne:
        assert len({repr(fall) for fall in teil.faelle}) == len(teil.faelle)
        assert all(k >= 1 for _, k, *_ in teil.faelle)
    assert all(sum(relevanz) <= n for relevanz, _, n in uebung.einzelne[1].faelle)
