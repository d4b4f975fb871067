"""Übung 4: richtig in jeder Schreibweise, jeder Denkfehler anders geschrieben, und was dann dasteht."""

from itertools import permutations

import pytest

from lernmodul import uebung_4 as uebung
from lernmodul.golden_set import OHNE_FEHLER, REGEL

from .gemeinsam import beurteile, ist_hilfreich, jedes, jedes_paar
from .programme_4 import FALSCH, RICHTIG, ZWEI, kette


@jedes(RICHTIG)
def test_richtige_loesungen_gelten_in_jeder_schreibweise(eintrag):
    befund = beurteile(uebung, eintrag)
    assert (befund.status, befund.denkfehler, befund.gegenbeispiel) == ("richtig", (), None), befund


@jedes_paar(FALSCH)
def test_jeder_denkfehler_wird_beim_namen_genannt(schluessel, programm):
    befund = beurteile(uebung, programm)
    assert (befund.status, befund.denkfehler) == ("falsch", (schluessel,)), f"{befund}\n{programm}"
    assert ist_hilfreich(befund)


def test_jeder_denkfehler_kommt_in_der_tabelle_vor():
    assert set(FALSCH) == set(uebung.denkfehler)
    assert all(len(programme) >= 2 for programme in FALSCH.values())
    assert len(RICHTIG) >= 20


@jedes(ZWEI)
def test_mehrere_fehler_auf_einmal_bekommen_einen_brauchbaren_hinweis(eintrag):
    programm, stueck = eintrag
    befund = beurteile(uebung, programm)
    assert ist_hilfreich(befund)
    assert stueck in str(befund)


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
    ("mehrere_kategorien", (), '"ohne Fehler"', "etwas anderes"),
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
    ("def kategorie(beobachtung):\n    while True:\n        pass\n", "abbruch"),
    ("kategorie = 'Suche'\n", "falsch"),
])  # fmt: skip
def test_offen_abbruch_und_falsch_sind_dreierlei(programm, status):
    assert beurteile(uebung, programm).status == status


def test_die_ergebnisse_stehen_in_anfuehrungszeichen_und_ohne_klammern():
    assert 'erwartet `"Suche"` · bekommen `"Retrieval"`' in repr(beurteile(uebung, ZWEI["eigener Name"][0]))
