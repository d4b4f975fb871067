"""Vier Suchen über dieselben Passagen, die verschieden vergleichen: Wortstämme, ganze Wörter, Wortstücke und verwandte Wörter."""

import re
from collections import Counter
from functools import cache, partial

import numpy as np

from ..metriken.grundlagen import ganze_zahl
from ..mini_rag import Index, fragen, passagen, zerlege

RICHTUNGEN = 60


@cache
def rangliste(suche):
    """Was eine Suche zu jeder Frage findet: dict Kennung der Frage → Tupel aller Passagen mit einem Score über 0, beste zuerst.

    Einheit/Form: `suche` ein Name aus `SUCHEN`. Gleiche Scores stehen in der Reihenfolge des Korpus.
    Fehler: ValueError bei einem anderen Namen.
    """
    if suche not in SUCHEN:
        raise ValueError(f"suche ist {suche!r:.60}. Zur Auswahl stehen: {', '.join(SUCHEN)}.")
    texte, anfragen = passagen(), [zeile["frage"] for zeile in fragen().values()]
    return dict(zip(fragen(), SUCHEN[suche](texte, anfragen)))


def relevante_passagen():
    """Was zu jeder mitgelieferten Frage relevant ist: dict Kennung → Menge von Passagen."""
    return {kennung: frozenset(zeile["relevant"]) for kennung, zeile in fragen().items()}


def treffer_je_suche(frage, k=20):
    """Welche relevanten Passagen jede der vier Suchen unter ihren ersten k hat: dict Suche → Menge.

    Einheit/Form: `frage` eine Kennung aus `relevante_passagen()`, `k` eine ganze Zahl ab 1.
    Fehler: ValueError, wenn es die Kennung nicht gibt oder `k` kleiner als 1 ist; TypeError, wenn `k` keine ganze Zahl ist.
    """
    if frage not in list(relevante_passagen()):  # in einer Liste darf auch Unhashbares gesucht werden
        raise ValueError(f"frage ist {frage!r:.60}. Gebraucht wird eine Kennung wie {next(iter(fragen()))!r}; alle nennt relevante_passagen().")
    k = ganze_zahl("k", k, mindestens=1)
    return {suche: relevante_passagen()[frage].intersection(rangliste(suche)[frage][:k]) for suche in SUCHEN}


def bm25(texte, anfragen):
    """Die Suche des Mini-RAG: gemeinsame Wortstämme, seltene zählen mehr. Ohne gemeinsames Wort wird eine Passage nicht gefunden."""
    index = Index(texte)
    return [tuple(treffer.quelle for treffer in index.suche(frage, len(texte))) for frage in anfragen]


def tfidf(texte, anfragen, zerlegen, richtungen=None):
    """Kosinus zwischen TF-IDF-Vektoren; mit `richtungen` nur entlang der stärksten Richtungen, in denen sich die Texte unterscheiden."""
    worte = {wort: None for text in texte.values() for wort in zerlegen(text)}
    spalten = {wort: spalte for spalte, wort in enumerate(worte)}
    tabelle, gefragt = (_zaehle(menge, zerlegen, spalten) for menge in (texte.values(), anfragen))
    gewicht = np.log((1 + len(tabelle)) / (1 + (tabelle > 0).sum(axis=0))) + 1
    tabelle, gefragt = _laenge_eins(tabelle * gewicht), _laenge_eins(gefragt * gewicht)
    if richtungen:
        achsen = np.linalg.svd(tabelle, full_matrices=False)[2][:richtungen].T
        tabelle, gefragt = _laenge_eins(tabelle @ achsen), _laenge_eins(gefragt @ achsen)
    return _geordnet(list(texte), gefragt @ tabelle.T)


def woerter(text):
    """Die Wörter, klein geschrieben, sonst wie sie dastehen."""
    return re.findall(r"\w+", text.casefold())


def wortstuecke(text):
    """Je drei und vier Zeichen der Wörter; der Wortrand zählt als Zeichen.

    >>> wortstuecke("Netz")
    [' ne', 'net', 'etz', 'tz ', ' net', 'netz', 'etz ']
    """
    gerahmt = [f" {wort} " for wort in woerter(text)]
    return [wort[i:i + n] for wort in gerahmt for n in (3, 4) for i in range(len(wort) - n + 1)]


def _zaehle(texte, zerlegen, spalten):
    """Je Text eine Zeile, je Wort eine Spalte: 1 + log der Häufigkeit."""
    gezaehlt = [Counter(wort for wort in zerlegen(text) if wort in spalten) for text in texte]
    tabelle = np.zeros((len(gezaehlt), len(spalten)))
    for zeile, worte in enumerate(gezaehlt):
        tabelle[zeile, [spalten[wort] for wort in worte]] = [1 + np.log(anzahl) for anzahl in worte.values()]
    return tabelle


def _laenge_eins(tabelle):
    laengen = np.linalg.norm(tabelle, axis=1, keepdims=True)
    return tabelle / np.where(laengen > 0, laengen, 1)


def _geordnet(namen, scores):
    scores = scores.round(9)  # Rundungsreste sollen weder Treffer sein noch ordnen
    reihenfolgen = np.argsort(-scores, axis=1, kind="stable")
    return [tuple(namen[i] for i in reihenfolge if zeile[i] > 0) for zeile, reihenfolge in zip(scores, reihenfolgen)]


SUCHEN = {
    "BM25": bm25,
    "Wörter": partial(tfidf, zerlegen=woerter),
    "Wortstücke": partial(tfidf, zerlegen=wortstuecke),
    "verwandte Wörter": partial(tfidf, zerlegen=zerlege, richtungen=RICHTUNGEN),
}
