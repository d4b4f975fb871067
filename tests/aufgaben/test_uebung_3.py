"""Übung 3: die kleinsten Gegenbeispiele und der Wortlaut."""

import pytest

from lernmodul import uebung_3 as uebung

from .gemeinsam import beurteile
from .programme_3 import FALSCH, ZWEI

pytestmark = pytest.mark.usefixtures("viel_zeit")


@pytest.mark.parametrize(("schluessel", "aufruf", "erwartet", "bekommen"), [
    ("gemeinsamer_nenner", 'ohne_antwort_auswerten([{"erwartet": None, "abgelehnt": True}, {"erwartet": "A", "abgelehnt": False}])', "(1.0, 0.0)", "(0.5, 0.0)"),
    ("vertauscht", 'ohne_antwort_auswerten([{"erwartet": None, "abgelehnt": True}])', "(1.0, 0.0)", "(0.0, 1.0)"),
    ("eins_fuer_leer", "ohne_antwort_auswerten([])", "(0.0, 0.0)", "(1.0, 1.0)"),
    ("falsch_statt_none", 'ohne_antwort_auswerten([{"erwartet": "", "abgelehnt": True}])', "(0.0, 1.0)", "(1.0, 0.0)"),
])
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


@pytest.mark.parametrize(("programm", "text"), [
    (FALSCH["kein_schutz"][1], "Ist eine Gruppe leer, teilst du durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe für eine leere Gruppe gelten?"),
    (FALSCH["erfunden_gezaehlt"][0], "Die erste Zahl misst die Fragen ohne Antwort, auf die das System trotzdem geantwortet hat. "
     "Gefragt ist das Gegenstück: wo es zu Recht abgelehnt hat, und 0.0 für eine leere Gruppe. Welcher Wert von `abgelehnt` zählt hier?"),
    (ZWEI["Schlüssel vertippt"][0], 'Deine Funktion bricht mit KeyError ab (Zeile 3, `a = [f["abgeleht"] for f in fragen if f["erwartet"] is None]`). '
     "Hier wird ein Schlüssel gelesen, den es im Dictionary nicht gibt. Vergleich die Schreibweise mit dem Beispiel."),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(programm, text):
    assert beurteile(uebung, programm).text == text


@pytest.mark.parametrize(("zurueck", "schluessel"), [
    ("korrekt, 1 - zu_unrecht", "zu_recht_beantwortet_gezaehlt"), ("1 - korrekt, zu_unrecht", "erfunden_gezaehlt"),
])
def test_wer_erst_nach_der_regel_fuer_leere_gruppen_von_1_abzieht_zaehlt_das_gegenstueck(zurueck, schluessel):
    programm = uebung.loesung_programm.replace("return korrekt, zu_unrecht", f"return {zurueck}")
    befund = beurteile(uebung, programm)
    assert befund.denkfehler == (schluessel,) and "0.0 für eine leere Gruppe" in befund.text


def test_nur_eine_falsche_zahl_wird_mit_ihrem_namen_genannt():
    befund = beurteile(uebung, ZWEI["erste durch alle, zweite umgekehrt"][0])
    assert befund.denkfehler == ("gemeinsamer_nenner", "zu_recht_beantwortet_gezaehlt")
    assert "korrekt abgelehnt ✗ · zu Unrecht abgelehnt ✗" in str(befund)
