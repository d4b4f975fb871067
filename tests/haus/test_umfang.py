"""Das Paket ist nicht mehr klein, aber es wächst nicht weiter: Die Grenzen liegen knapp über dem, was da ist.

Gezählt wird ohne Docstrings, Kommentare, Leerzeilen und HTML-, SVG- und CSS-Text."""

from statistics import median

from hilfen.quelltext import breite_zeilen, codezeilen, module, rumpflaengen
from haus.test_importe import THEMEN
from lernmodul.vorfuehrung.szenen import ALLE

SZENEN = {szene.__module__.removeprefix("lernmodul.") for szene in ALLE.values()}
# Jeder Raum hat seine Grenze. Erkundungen kommen mit jeder Lektion hinzu und sind überwiegend Bild; bei ihnen gilt, was eine im Mittel braucht.
RAEUME = {"metriken": 520, "aufgaben": 1575, "einlesen": 780, "bedienung": 1065, "studie": 385, "befehle": 485, "vorfuehrung": 230, "": 1165}
GANZES_HAUS = 8_500  # wer mehr braucht, nimmt woanders etwas weg
ZEICHEN_JE_ZEILE, BREITERE_ZEILEN = 140, 110  # sonst wanderte der Umfang in die Breite; diese Zahl soll sinken
ERKUNDUNG_IM_MITTEL, DATEI_HOECHSTENS, FUNKTION_HOECHSTENS, FUNKTION_IM_MITTEL = 140, 250, 25, 5


def laengen_je_raum():
    """Raum → Länge jeder Datei, ohne die Übungen und Szenen selbst; "" ist, was in keinem Raum liegt."""
    laengen = {}
    for name, pfad in module().items():
        if name not in THEMEN | SZENEN:
            raum = pfad.parent.name if pfad.parent.name != "lernmodul" else ""
            laengen.setdefault(raum, []).append(len(codezeilen(pfad)))
    return laengen


def test_jeder_raum_bleibt_klein():
    laengen = laengen_je_raum()
    assert set(laengen) == {*RAEUME, "explorer"}
    assert not {raum: sum(laengen[raum]) for raum, grenze in RAEUME.items() if sum(laengen[raum]) > grenze}


def test_das_ganze_haus_waechst_nicht():
    assert sum(map(sum, laengen_je_raum().values())) <= GANZES_HAUS


def test_es_kommen_keine_ueberlangen_zeilen_hinzu():
    """Außer in den Übungen selbst, deren Texte sonst zerrissen wären; die Einrückung zählt nicht mit."""
    breite = {name: len(zeilen) for name, pfad in module().items() if name not in THEMEN and (zeilen := breite_zeilen(pfad, ZEICHEN_JE_ZEILE))}
    assert sum(breite.values()) <= BREITERE_ZEILEN, breite


def test_eine_erkundung_ist_im_mittel_schnell_gelesen():
    laengen = laengen_je_raum()["explorer"]
    assert sum(laengen) / len(laengen) <= ERKUNDUNG_IM_MITTEL


def test_keine_datei_ist_zu_lang():
    assert not {name: len(codezeilen(pfad)) for name, pfad in module().items() if len(codezeilen(pfad)) > DATEI_HOECHSTENS}


def test_funktionen_lassen_sich_vorlesen():
    laengen = {name: laenge for pfad in module().values() for name, laenge in rumpflaengen(pfad).items()}
    assert not {name: laenge for name, laenge in laengen.items() if laenge > FUNKTION_HOECHSTENS}
    assert median(laengen.values()) <= FUNKTION_IM_MITTEL
