"""Übung 7: was der verlangte Wert ist, die kleinsten Gegenbeispiele und der Wortlaut."""

import pytest

from lernmodul import uebung_7 as uebung
from lernmodul.aufgaben.diagnose import gleich, rechne
from lernmodul.metriken.mengen import precision_recall_kurve

from .gemeinsam import abgabe, beurteile
from .programme_7 import FALSCH, RICHTIG, ZWEI, kurz, schritt

pytestmark = pytest.mark.usefixtures("viel_zeit")


def test_der_verlangte_wert_ist_die_hoechste_gleichheit_auf_der_aufgefuellten_liste():
    """Die Aufgabe sagt „höchster gemeinsamer Wert“, die Referenz rechnet „Precision auf Platz |relevant|“: beides ist dasselbe."""

    def hoechste_gleichheit(relevant, gefunden):
        nieten = [f"Niete {i}" for i in range(len(relevant))]
        return max((p for r, p in precision_recall_kurve(relevant, gefunden + nieten) if p == r), default=0.0)

    ergebnisse = rechne(hoechste_gleichheit, uebung.faelle, uebung.lies)
    assert [fall for fall, ist, soll in zip(uebung.faelle, ergebnisse, uebung.soll, strict=True) if not gleich(ist, soll)] == []


def test_die_schleife_ueber_die_kurze_liste_ist_nur_dort_falsch_wo_die_liste_zu_kurz_ist():
    ergebnisse = rechne(abgabe(uebung, FALSCH["liste_endet_zu_frueh"][0]), uebung.faelle, uebung.lies)
    falsche = [fall for fall, ist, soll in zip(uebung.faelle, ergebnisse, uebung.soll, strict=True) if not gleich(ist, soll)]
    assert falsche
    assert all(len(gefunden) < len(relevant) for relevant, gefunden in falsche)


@pytest.mark.parametrize(("schluessel", "nummer", "aufruf", "erwartet", "bekommen"), [
    ("erste_gleichheit", 0, 'breakeven({"A", "B"}, ["X", "A"])', "0.5", "0.0"),
    ("liste_endet_zu_frueh", 0, 'breakeven({"A", "B"}, ["A"])', "0.5", "0.0"),
    ("letzter_platz_fehlt", 0, 'breakeven({"A"}, ["A"])', "1.0", "0.0"),
    ("interpoliert", 0, 'breakeven({"A"}, ["X", "A"])', "0.0", "0.5"),
    ("doppelt_gezaehlt", 0, 'breakeven({"A", "B"}, ["A", "A", "B"])', "0.5", "1.0"),
    ("kein_schutz", 1, "breakeven(set(), [])", "0.0", "ZeroDivisionError in Zeile 4"),
    ("platz_gibt_es_nicht", 3, 'breakeven({"A", "B"}, ["A"])', "0.5", "IndexError in Zeile 3"),
    ("eingabe_veraendert", 0, 'breakeven({"A"}, [])', "die Eingabe wie vorher", "die Eingabe verändert"),
    ("eingabe_veraendert", 3, 'breakeven({"A"}, ["A"])', "die Eingabe wie vorher", "die Eingabe verändert"),
])
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, nummer, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][nummer]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


@pytest.mark.parametrize(("programm", "text"), [
    (FALSCH["erste_gleichheit"][2], "Du nimmst den ersten Platz, an dem Precision und Recall gleich sind. Beginnt die Liste mit einer Niete, "
     "sind dort beide 0; ist sie zu kurz, gibt es den gesuchten Platz erst nach dem Auffüllen. Welches ist der höchste Wert, den beide gemeinsam haben?"),
    (FALSCH["liste_endet_zu_frueh"][2], "Ist die Rangliste kurz, hört deine Funktion auf, bevor sich Precision und Recall treffen. "
     "Eine kurze Liste gilt als mit Nieten aufgefüllt. Wie lang muss sie sein, damit der Platz, an dem sie gleich sind, noch dazugehört?"),
    (FALSCH["interpoliert"][0], "Du nimmst eine Precision von weiter hinten, wo der Recall schon höher ist. Gefragt ist der Wert an einem Platz, an dem beide gleich sind "
     "(der andere heißt interpoliert und kommt gleich nach dieser Übung). Welche Treffer zählst du mit, die erst dahinter stehen?"),
    (FALSCH["ganze_liste"][2], "Das ist die Precision der ganzen Liste. Gefragt ist der Wert an dem Platz, an dem der Recall genauso groß ist. Wie viele Plätze darfst du dafür mitzählen?"),
    (FALSCH["kurze_liste"][2], "Ist die Liste kurz, teilst du durch die Plätze, die sie hat. "
     "Sie gilt aber als mit Nieten aufgefüllt: Die fehlenden Plätze bringen keinen Treffer und stehen trotzdem im Nenner. Wodurch wird also geteilt?"),
    (ZWEI["aufgerufen übergeben"][0], "Übergib die Funktion selbst, also `uebung_7.pruefe(breakeven)` ohne Klammern dahinter. Angekommen ist eine einzelne Zahl."),
    (ZWEI["nur ein Argument"][0], 'Deine Funktion nimmt andere Argumente als verlangt. Aufgerufen wird `breakeven({"A"}, [])`.'),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(programm, text):
    assert beurteile(uebung, programm).text == text


def test_keine_nachricht_nennt_den_platz_an_dem_sie_sich_treffen():
    """Dass der Platz die Zahl der relevanten Dokumente ist, soll man selbst finden."""
    assert not [f.schluessel for f in uebung.liste if "len(relevant)" in f.nachricht or "|relevant|" in f.nachricht or "Zahl der relevanten" in f.nachricht]


def test_bei_gleich_langen_listen_kommt_der_fall_mit_weniger_relevanten_zuerst():
    groessen = [(len(gefunden), len(relevant)) for relevant, gefunden in uebung.faelle]
    assert groessen == sorted(groessen)


def test_die_faelle_enthalten_was_die_regeln_regeln():
    kurz_genug = [len(gefunden) < len(relevant) for relevant, gefunden in uebung.faelle]
    doppelt = [len(set(gefunden)) < len(gefunden) for _, gefunden in uebung.faelle]
    nichts = [not relevant for relevant, _ in uebung.faelle]
    assert min(map(sum, (kurz_genug, doppelt, nichts))) >= 6
    assert len(uebung.faelle) == len({repr(uebung._aufruf(fall)) for fall in uebung.faelle})


@pytest.mark.parametrize("programm", [
    schritt("    beste = 0.0", "    beste = r = 0.0", "r = treffer / len(relevant)", "r += 1 / len(relevant) if treffer > len(relevant & set(aufgefuellt[:k - 1])) else 0"),
    kurz("gefunden[:k]", "gefunden[:min(k, 5)]"),
    kurz("if k else 0.0", "if 0 < k < 5 else float(k > 0)"),
])
def test_auch_sechs_relevante_werden_geprueft(programm):
    assert beurteile(uebung, programm).status == "falsch"


def test_rundung_auf_vier_stellen_und_nebenbei_ausgegebenes_werden_nur_erwaehnt():
    assert "leicht gerundet" in beurteile(uebung, RICHTIG["auf vier Stellen gerundet"]).hinweise[0]
    assert "blenden wir" in beurteile(uebung, RICHTIG["gibt nebenbei etwas aus"]).hinweise[0]


@pytest.mark.parametrize(("programm", "status"), [
    ("def breakeven(relevant, gefunden):\n    ...\n", "offen"),
    ("def breakeven(relevant, gefunden):\n    return ...\n", "offen"),
    ('def breakeven(relevant, gefunden):\n    """Precision = Recall"""\n', "offen"),
    (schritt("for k in range(1, len(aufgefuellt) + 1):", "k = 0\n    while True:"), "falsch"),
])
def test_offen_und_falsch_sind_zweierlei(programm, status):
    assert beurteile(uebung, programm).status == status


def test_eine_schleife_ohne_ende_ist_ein_abbruch(kurze_frist):
    assert beurteile(uebung, kurz("    k =", "    while True:\n        pass\n    k =")).status == "abbruch"


def test_die_faelle_der_uebung_bleiben_unberuehrt():
    vorher = [uebung._aufruf(fall) for fall in uebung.faelle]
    for programm in FALSCH["eingabe_veraendert"]:
        uebung.pruefe(abgabe(uebung, programm))
    assert [uebung._aufruf(fall) for fall in uebung.faelle] == vorher
