"""Übung 5: jedes Kürzel für sich, die kleinsten Gegenbeispiele und Listen, die lügen."""

import pytest

from lernmodul import TestFall
from lernmodul import uebung_5 as uebung
from lernmodul.aufgaben.golden_sets import KUERZEL

from .gemeinsam import beurteile
from .programme_5 import FALSCH, FRAGEN, ZWEI, kurz

pytestmark = pytest.mark.usefixtures("viel_zeit")


@pytest.mark.parametrize("kuerzel", KUERZEL)
def test_zu_jedem_kuerzel_gibt_es_einen_fall_in_dem_nur_dieses_auftritt_und_einen_in_dem_es_fehlt(kuerzel):
    soll = [wert for wert, in uebung.soll]
    assert frozenset({kuerzel}) in soll
    assert any(kuerzel not in wert for wert in soll)


def test_es_gibt_ein_golden_set_ohne_problem_und_keinen_fall_doppelt():
    assert frozenset() in [wert for wert, in uebung.soll]
    assert len({repr(fall) for fall in uebung.faelle}) == len(uebung.faelle)


@pytest.mark.parametrize("kuerzel", KUERZEL)
def test_wer_ein_kuerzel_vergisst_oder_immer_meldet_faellt_auf(kuerzel):
    assert not beurteile(uebung, kurz("return p", f"return [x for x in p if x != {kuerzel!r}]"))
    assert not beurteile(uebung, kurz("return p", f"return [*p, {kuerzel!r}]"))


@pytest.mark.parametrize("vergleich", [
    "frozenset(f.frage.lower().split())", '" ".join(sorted(f.frage.lower().split()))',
    '" ".join(f.frage.lower().split()).rstrip("?")', '" ".join(f.frage.lower().split()).strip("?!")',
])
def test_dieselben_woerter_in_anderer_folge_oder_mit_anderem_zeichen_sind_eine_andere_frage(vergleich):
    assert not beurteile(uebung, kurz(FRAGEN, vergleich))


@pytest.mark.parametrize(("schluessel", "aufruf", "erwartet", "bekommen"), [
    ("nur_zu_klein", 'meine_probleme([TestFall("g2", "Und 2050?", None, "randfall")], 0, 0)', '["falsche_groesse"]', "[]"),
    ("randfaelle_zu_streng", "meine_probleme([], 0, 0)", '["keine_ohne_antwort"]', '["zu_wenige_randfaelle", "keine_ohne_antwort"]'),
    ("none_statt_leer", 'meine_probleme([TestFall("g2", "Und 2050?", None, "randfall")], 1, 1)', "[]", "None"),
    ("leer_als_none", 'meine_probleme([TestFall("g1", "Wer?", "", "typisch")], 1, 0)', '["keine_ohne_antwort", "leerer_text_statt_none"]', '["leerer_text_statt_none"]'),
])  # fmt: skip
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


@pytest.mark.parametrize(("zurueck", "bekommen"), [
    ('["falsche_größe"]', '["falsche_größe"]'), ('"falsche_groesse"', '"falsche_groesse"'), ("[1, 2]", "[1, 2]"), ("[None]", "eine Liste"),
    ('["falsche_groesse, zu_wenige_randfaelle, keine_ohne_antwort, doppelte_id"]', '["falsche_groesse, zu_wenige_randfaelle, keine_ohne_antwort,…'),
])
def test_das_beispiel_zeigt_was_ankam(zurueck, bekommen):
    befund = beurteile(uebung, f"def meine_probleme(testfaelle, groesse, randfaelle):\n    return {zurueck}\n")
    assert befund.gegenbeispiel.bekommen == bekommen


def test_woerter_und_zahlen_unterscheiden_zwei_fragen():
    texte = {fall.frage for aufruf in uebung.faelle for fall in aufruf[0]}
    assert {"Ab lesen?", "Ablesen?", "Was gilt 2024?", "Was gilt 2025?"} <= texte


@pytest.mark.parametrize(("programm", "text"), [
    (FALSCH["nur_erstes_problem"][1], "Du hörst beim ersten Problem auf. Wer seine Datei in Ordnung bringt, will alle auf einmal sehen. Wo steht ein `return` zu früh?"),
    (FALSCH["feste_zahlen"][3], "Bei dir steht eine feste Zahl, wo ein Argument hingehört. Aufgerufen wird die Funktion auch mit kleineren Golden Sets. "
     "Welches Argument nennt die verlangte Zahl?"),
    (ZWEI["fremdes Kürzel"][0], "In der Liste steht ein Text, der mit keinem der sechs Kürzel beginnt. Vergleich die Schreibweise mit dem Aufgabentext."),
    (ZWEI["ein Text statt einer Liste"][0], "Da kommt ein Text an. Gefragt ist eine Liste von Texten."),
    (ZWEI["Größe zu streng und Fragen wörtlich"][0], "Noch nicht. Bis zu diesem Beispiel sieht es aus wie „nur zu kleine Golden Sets gemeldet“. War das nicht dein Gedanke, dann vergleich die Schreibweise der Texte mit der Aufgabe."),
])  # fmt: skip
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(programm, text):
    assert beurteile(uebung, programm).text == text


def test_reihenfolge_wiederholung_und_erklaerungen_zaehlen_nicht():
    assert uebung.lies(["doppelte_id", "falsche_groesse: 2", "doppelte_id: g1"]) == uebung.lies({"falsche_groesse", "doppelte_id"})


def test_ein_text_der_sich_fuer_ein_kuerzel_ausgibt_zaehlt_mit_seinem_wahren_inhalt():
    programm = '''
class Luege(str):
    def partition(self, trenner): return "falsche_groesse", "", ""
    def __eq__(self, anderes): return True
    def __str__(self): return "falsche_groesse"
    __hash__ = str.__hash__

def meine_probleme(testfaelle, groesse, randfaelle):
    return [Luege("x")]
'''
    befund = beurteile(uebung, programm)
    assert befund.status == "falsch"
    assert "mit keinem der sechs Kürzel" in befund.text


def test_eine_menge_deren_methoden_luegen_wird_an_ihnen_vorbei_gelesen():
    programm = '''
class Luege(set):
    def __iter__(self): raise SystemExit
    def __len__(self): return 0

def meine_probleme(testfaelle, groesse, randfaelle):
    return Luege({"doppelte_id"})
'''
    befund = beurteile(uebung, programm)
    assert (befund.status, befund.denkfehler) == ("falsch", ("konstante",))


def test_ein_fall_laesst_sich_auch_auf_umwegen_nicht_unbemerkt_veraendern():
    programm = kurz("    p = []\n", "    p = []\n    for f in testfaelle:\n        object.__setattr__(f, 'frage', f.frage.lower())\n")
    assert beurteile(uebung, programm).denkfehler == ("eingabe_veraendert",)


def test_der_aufruf_im_gegenbeispiel_kommt_ohne_leere_notiz_aus():
    assert uebung._aufruf(([TestFall("a", "b", None, "typisch")], 1, 0)) == 'meine_probleme([TestFall("a", "b", None, "typisch")], 1, 0)'
