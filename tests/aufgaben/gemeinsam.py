"""Was die Prüfungen der Übungen teilen."""

import re

import lernmodul

NAMEN = ("aufwaermen", "uebung_1", "luecke_2", "uebung_2", "uebung_3", "gegenbeispiel_1", "pruefstein")
UEBUNGEN = [getattr(lernmodul, name) for name in NAMEN]
FUNKTIONEN = [uebung for uebung in UEBUNGEN if hasattr(uebung, "faelle")]
JEDER_DENKFEHLER = [(uebung, schluessel) for uebung in UEBUNGEN for schluessel in uebung.denkfehler]


def kennung(wert):
    return getattr(wert, "name", None) or str(wert)


def saetze(text):
    """Zahl der Sätze; Punkte in Zahlen und Code zählen nicht."""
    ohne_code = re.sub(r"`[^`]*`", "x", text)
    return len(re.findall(r"[.?!](?=\s|$)", ohne_code))


def zahlen_in(text):
    """Alle Zahlen eines Textes, auch mit Komma, als Prozent und als Bruch."""
    for zaehler, nenner in re.findall(r"(\d+)\s*/\s*(\d+)", text):
        if int(nenner):
            yield int(zaehler) / int(nenner)
    for zahl, prozent in re.findall(r"(?<![\w@])(\d+(?:[.,]\d+)?)\s*(%?)", text):
        yield float(zahl.replace(",", ".")) / (100 if prozent else 1)
