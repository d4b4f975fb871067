"""Übung 4: jede Reihenfolge der Kategorien, die kleinsten Gegenbeispiele und der Wortlaut."""

from itertools import permutations

import pytest

from lernmodul import uebung_4 as uebung
from lernmodul.golden_set import OHNE_FEHLER, REGEL

from .gemeinsam import beurteile
from .programme_4 import FALSCH, ZWEI, kette

pytestmark = pytest.mark.usefixtures("viel_zeit")


@pytest.mark.parametrize("namen", list(permutations(REGEL.values())), ids=" · ".join)
def test_jede_andere_reihenfolge_ist_falsch_und_die_meldung_verraet_keine_kategorie(namen):
    befund = beurteile(uebung, kette(*namen))
    assert bool(befund) is (namen == tuple(REGEL.values()))
    if not befund:
        assert len(befund.denkfehler) <= 1
        assert not [name for name in ("falsche Ablehnung", "ohne Fehler") if name in befund.text]


def test_geprueft_werden_alle_sechzehn_beobachtungen_die_mit_den_wenigsten_nein_zuerst():
    faelle = [tuple(beobachtung.values()) for beobachtung, in uebung.faelle]
    assert len(set(faelle[:16])) == 16
    nein = [fall.count(False) for fall in faelle[:16]]
    assert nein == sorted(nein) and nein[0] == 0
    assert {wert for wert, in uebung.soll} == {*REGEL.values(), OHNE_FEHLER}


ALLES_JA = '{"ablehnung_passt": True, "quelle_gefunden": True, "beleg_stimmt": True, "vollstaendig": True}'


@pytest.mark.parametrize(("schluessel", "nein", "erwartet", "bekommen"), [
    ("suche_zuerst", ("ablehnung_passt", "quelle_gefunden"), '"falsche Ablehnung"', '"Suche"'),
    ("beleg_vor_suche", ("quelle_gefunden", "beleg_stimmt"), '"Suche"', '"Erfindung"'),
    ("luecke_vor_erfindung", ("beleg_stimmt", "vollstaendig"), '"Erfindung"', '"Lücke"'),
    ("ja_und_nein_vertauscht", (), '"ohne Fehler"', '"falsche Ablehnung"'),
    ("ohne_fehler_vergessen", (), '"ohne Fehler"', "None"),
    ("schreibweise", ("quelle_gefunden",), '"Suche"', '"suche"'),
    ("mehrere_kategorien", (), '"ohne Fehler"', '["ohne Fehler"]'),
])  # fmt: skip
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, nein, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    aufruf = ALLES_JA
    for name in nein:
        aufruf = aufruf.replace(f'"{name}": True', f'"{name}": False')
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (f"kategorie({aufruf})", erwartet, bekommen)


@pytest.mark.parametrize(("programm", "text"), [
    (FALSCH["letzte_gewinnt"][1], "Bei mehreren Nein gewinnt bei dir das letzte. Die Regel hört beim ersten Nein auf. "
     "Überschreibt da ein späteres `if`, was ein früheres schon entschieden hat?"),
    (FALSCH["eingabe_veraendert"][0], "Deine Funktion verändert, was man ihr gibt. Wer danach mit denselben Fällen weitermisst, misst andere Fälle. "
     "Wo wird etwas entfernt, angehängt oder an Ort und Stelle sortiert?"),
    (ZWEI["Nummer zurück"][0], "Da kommt eine einzelne Zahl an. Gefragt ist einer der fünf Namen, als Text."),
])  # fmt: skip
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(programm, text):
    assert beurteile(uebung, programm).text == text


@pytest.mark.parametrize(("programm", "status"), [
    ("def kategorie(beobachtung):\n    ...\n", "offen"),
    ("def kategorie(beobachtung):\n    return ...\n", "offen"),
    ("def kategorie(beobachtung):\n    pass\n", "offen"),
    ("kategorie = 'Suche'\n", "falsch"),
])  # fmt: skip
def test_offen_und_falsch_sind_zweierlei(programm, status):
    assert beurteile(uebung, programm).status == status


def test_eine_schleife_ohne_ende_ist_ein_abbruch(kurze_frist):
    assert beurteile(uebung, "def kategorie(beobachtung):\n    while True:\n        pass\n").status == "abbruch"


def test_die_ergebnisse_stehen_in_anfuehrungszeichen_und_ohne_klammern():
    assert 'erwartet `"Suche"` · bekommen `"Retrieval"`' in repr(beurteile(uebung, ZWEI["eigener Name"][0]))
