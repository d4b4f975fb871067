"""Was alle Teile brauchen: Wege, abwechselnd messen, Tabellen schreiben."""

import gc
import os
import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

WURZEL = Path(__file__).resolve().parents[2]
sys.path += [str(WURZEL), str(WURZEL / "tests")]


def umgebung(**weiter):
    """Die Umgebung eines Prozesses, der dieses `lernmodul` findet und nichts in den Lernstand schreibt."""
    wege = os.pathsep.join(filter(None, [str(WURZEL), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": wege, "LERNMODUL_LERNSTAND": "off", **weiter}


def last():
    """Wie viele Prozesse im Mittel der letzten Minute liefen oder warteten; None, wo das System es nicht sagt."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def dauer(aufruf, mal=1):
    """Sekunden je Aufruf."""
    gc.collect()
    beginn = perf_counter()
    for _ in range(mal):
        aufruf()
    return (perf_counter() - beginn) / mal


def abwechselnd(aufrufe, runden, mal=1):
    """Name → Sekunden je Runde. In jeder Runde kommt jeder einmal dran, damit fremde Last alle gleich trifft."""
    zeiten = {name: [] for name in aufrufe}
    for _ in range(runden):
        for name, aufruf in aufrufe.items():
            zeiten[name].append(dauer(aufruf, mal))
    return zeiten


def verhaeltnis(zeiten, gegen):
    """Median der Verhältnisse je Runde: Beide Zeiten einer Runde entstehen unter derselben Last."""
    return median(eine / andere for eine, andere in zip(zeiten, gegen, strict=True))


def p95(zeiten):
    return quantiles(zeiten, n=20)[-1]


def _text(wert):
    if isinstance(wert, bool):
        return "ja" if wert else "NEIN"
    if isinstance(wert, float):
        return f"{wert:.0f}" if abs(wert) >= 1000 else f"{wert:.3g}" if abs(wert) < 10 else f"{wert:.1f}"
    return "–" if wert is None else f"{wert:,}".replace(",", ".") if isinstance(wert, int) else str(wert)


def tabelle(zeilen):
    """Schreibt Wörterbücher mit denselben Schlüsseln als Tabelle; Text steht links, Zahlen rechts."""
    spalten = list(dict.fromkeys(name for zeile in zeilen for name in zeile))
    texte = [spalten, *([_text(zeile.get(name)) for name in spalten] for zeile in zeilen)]
    breiten = [max(len(zeile[stelle]) for zeile in texte) for stelle in range(len(spalten))]
    links = [isinstance(zeilen[0].get(name), str) for name in spalten]
    for zeile in texte:
        felder = (text.ljust(breite) if ist_links else text.rjust(breite) for text, breite, ist_links in zip(zeile, breiten, links))
        print("  ".join(felder).rstrip(), flush=True)
