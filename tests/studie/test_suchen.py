"""Vier Suchen über dieselben Passagen."""

from itertools import combinations

import pytest

from lernmodul import mini_rag
from lernmodul import relevante_passagen, treffer_je_suche
from lernmodul.studie.suchen import SUCHEN, bm25, fragen, passagen, rangliste, tfidf, woerter, wortstuecke

TEXTE = {"a": "Netz Netz Modell", "b": "Netz und Datei", "c": "Datei und Frist"}


def ordnung(frage, zerlegen=woerter, **weiter):
    return tfidf(TEXTE, [frage], zerlegen, **weiter)[0]


def test_gefunden_wird_nur_was_ein_wort_mit_der_frage_teilt():
    assert ordnung("Modell") == ("a",)
    assert set(ordnung("Netz")) == {"a", "b"}


def test_wer_oefter_und_mit_weniger_anderem_vom_wort_spricht_steht_vorn():
    assert ordnung("Netz") == ("a", "b")


def test_ein_seltenes_wort_zaehlt_mehr_als_ein_haeufiges():
    texte = {"haeufig": "Netz Datei", "selten": "Frist Datei", "fuell_1": "Netz", "fuell_2": "Netz"}
    assert tfidf(texte, ["Netz Frist"], woerter)[0][0] == "selten"


def test_bei_gleichem_score_entscheidet_die_reihenfolge_der_texte():
    assert tfidf({"z": "Netz", "a": "Netz"}, ["Netz"], woerter) == [("z", "a")]


def test_eine_frage_ohne_bekanntes_wort_findet_nichts():
    assert ordnung("Wetter") == ()


def test_ganze_woerter_trennen_beugungen_wortstuecke_verbinden_sie():
    texte = {"a": "Die Zählerstände kommen am Monatsende.", "b": "Die Frist ist kurz."}
    assert tfidf(texte, ["Zählerstand"], woerter) == [()]
    assert tfidf(texte, ["Zählerstand"], wortstuecke)[0][0] == "a"


def test_wortstuecke_reichen_nicht_ueber_wortgrenzen():
    assert not [stueck for stueck in wortstuecke("ab cd") if "b c" in stueck]


def test_verwandte_woerter_finden_auch_passagen_ohne_gemeinsames_wort():
    texte = {"a": "Lieferant Strom", "b": "Strom Vertrag", "c": "Lieferant Vertrag Strom", "d": "Wetter Regen", "e": "Regen Wolke"}
    assert "b" not in tfidf(texte, ["Lieferant"], woerter)[0]
    assert "b" in tfidf(texte, ["Lieferant"], woerter, richtungen=2)[0]


def test_bm25_ist_die_suche_des_mini_rag():
    assert bm25(TEXTE, ["Netz"])[0] == tuple(treffer.quelle for treffer in mini_rag.Index(TEXTE).suche("Netz"))


def test_jede_suche_ordnet_echte_passagen_und_keine_doppelt():
    for suche in SUCHEN:
        gefunden = rangliste(suche)
        assert gefunden.keys() == fragen().keys()
        for liste in gefunden.values():
            assert len(set(liste)) == len(liste) and set(liste) <= passagen().keys()


@pytest.mark.parametrize(("eine", "andere"), list(combinations(SUCHEN, 2)))
def test_die_suchen_sind_wirklich_verschieden(eine, andere):
    gemeinsam = [len(set(a[:10]) & set(b[:10])) for a, b in zip(rangliste(eine).values(), rangliste(andere).values())]
    assert sum(gemeinsam) / len(gemeinsam) <= 6


def test_jede_beurteilte_passage_gibt_es():
    assert all(frage["relevant"].keys() <= passagen().keys() for frage in fragen().values())


def test_treffer_je_suche_nennt_nur_relevante_passagen_unter_den_ersten_k():
    treffer = treffer_je_suche("f_cgmes_01", k=5)
    assert treffer.keys() == SUCHEN.keys()
    for suche, menge in treffer.items():
        assert menge == {p for p in rangliste(suche)["f_cgmes_01"][:5] if p in relevante_passagen()["f_cgmes_01"]}


def test_mit_groesserem_k_geht_kein_treffer_verloren():
    for frage in relevante_passagen():
        wenige, viele = treffer_je_suche(frage, k=3), treffer_je_suche(frage, k=30)
        assert all(wenige[suche] <= viele[suche] for suche in SUCHEN)


@pytest.mark.parametrize(("frage", "k", "text"), [("gibt es nicht", 5, "frage ist 'gibt es nicht'"), ([], 5, "frage ist "), ("f_cgmes_01", 0, "k ist 0"), ("f_cgmes_01", True, "k ist True"), ("f_cgmes_01", 2.0, "k ist 2.0")])
def test_unbekannte_frage_und_falsches_k_werden_benannt(frage, k, text):
    with pytest.raises((TypeError, ValueError), match=text):
        treffer_je_suche(frage, k)
