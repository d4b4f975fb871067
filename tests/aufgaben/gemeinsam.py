"""Was die Prüfungen der Übungen teilen."""

import linecache
import re
from dataclasses import replace
from functools import cache
from random import Random

import lernmodul

UEBUNGEN = [getattr(lernmodul, name) for name in lernmodul._UEBUNGEN]
FUNKTIONEN = [uebung for uebung in UEBUNGEN if uebung.ist_funktion]
ENGLISCH = r"Traceback|\b(object|argument|expected|must be|cannot|invalid|unsupported|operand|has no|takes|got|not in|is not)\b|<class|0x[0-9a-f]{4}"
JEDER_DENKFEHLER = [(uebung, schluessel) for uebung in UEBUNGEN for schluessel in uebung.denkfehler]


def kennung(wert):
    return getattr(wert, "name", None) or str(wert)


def teile(uebung):
    """Die gefragten Funktionen, jede als Übung für sich; meist ist es nur eine."""
    return getattr(uebung, "einzelne", (uebung,))


def eingereicht(uebung, funktion):
    """So gibt man diese Funktion ab: allein, oder an jeder Stelle des verlangten Tupels."""
    return (funktion,) * len(uebung.einzelne) if hasattr(uebung, "einzelne") else funktion


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


def abgabe(uebung, programm):
    """Was nach dieser Zelle unter dem Namen der Antwort steht; der Quelltext ist für Zeilenangaben auffindbar, wie im Notebook."""
    datei = f"<zelle {uebung.name} {hash(programm)}>"
    linecache.cache[datei] = (len(programm), None, programm.splitlines(keepends=True), datei)
    raum = dict(getattr(uebung, "daten", {}))
    exec(compile(programm, datei, "exec"), raum)
    return eval(uebung.antwortname, raum)


@cache
def beurteile(uebung, programm):
    """Der Befund zu einem Programm; dass zweimal dasselbe herauskommt, prüft test_gesetze, hier wird jedes nur einmal beurteilt."""
    return uebung.pruefe(abgabe(uebung, programm))


@cache
def mit_wenigen_faellen(uebung):
    """Dieselbe Übung mit zwei Dutzend ihrer Fälle, für Gesetze, die nicht davon handeln, was an welchem Fall auffällt."""
    if hasattr(uebung, "einzelne"):
        neu = replace(uebung)
        neu.einzelne = tuple(map(_ausgeduennt, uebung.einzelne))
        return neu
    return _ausgeduennt(uebung) if hasattr(uebung, "faelle") else uebung


def _ausgeduennt(uebung):
    stellen = Random(9).sample(range(2, len(uebung.faelle)), min(22, len(uebung.faelle) - 2))
    return replace(uebung, faelle=tuple(uebung.faelle[stelle] for stelle in (0, 1, *sorted(stellen))))


def alle_paare(tabelle):
    """Denkfehler → Programme, flach: (Denkfehler, Programm)."""
    return [(schluessel, programm) for schluessel, programme in tabelle.items() for programm in programme]


def ist_hilfreich(befund):
    """Falsch, auf Deutsch, höchstens drei Sätze, ohne Englisch aus dem Inneren von Python."""
    assert befund.status == "falsch"
    assert 1 <= saetze(befund.text) <= 3, befund.text
    assert not re.search(ENGLISCH, re.sub("`[^`]*`", "", befund.text)), befund.text
    return True
