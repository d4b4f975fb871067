"""Zehn Listen zum Bewerten von Hand und die Noten, die der simulierte Leser ihnen gibt."""

from collections import Counter
from itertools import cycle, islice
from random import Random

from .leser import Leser, als_leser
from .suchen import SUCHEN, fragen, passagen, rangliste

ANZAHL, LAENGEN = 10, (3, 4, 5, 6)
GEBRAUCHT = range(2, 7)  # so viele Passagen liest man noch gern mit
NOTEN = (1, 2, 3, 4, 5)


def listen_zum_bewerten(anzahl=ANZAHL, startwert=0):
    """Listen echter Suchen zu verschiedenen Fragen, ausgesucht so, dass der Leser mit seinen Grundwerten jede Note gleich oft gibt.

    Einheit/Form: Liste von dicts mit `id`, `frage`, `gebraucht` (Text einer Passage → Stufe: 2 „beantwortet“, 1 „hilft“) und `passagen`
    (Texte, beste zuerst), wie sie `bewerten` und `noten_des_lesers` nehmen. Derselbe Startwert ergibt dieselben Listen.
    Nicht verwechseln mit: einer Zufallsstichprobe. Wie gut Listen im Mittel sind, lässt sich daran nicht ablesen.
    Fehler: ValueError, wenn es so viele nicht gibt.
    """
    vorrat, gewaehlt = _vorrat(startwert), {}
    haeufigkeit = Counter(note for note, _ in vorrat)
    for note in sorted(islice(cycle(NOTEN), anzahl), key=haeufigkeit.__getitem__):  # die seltenste zuerst, damit ihr noch Fragen bleiben
        passend = (liste for gegeben, liste in vorrat if gegeben == note and liste["frage"] not in gewaehlt)
        if (liste := next(passend, None)) is None:
            raise ValueError(f"anzahl ist {anzahl}. So viele verschiedene Fragen, zu denen jede Note vorkommt, gibt es nicht.")
        gewaehlt[liste["frage"]] = liste
    listen = list(gewaehlt.values())
    Random(startwert).shuffle(listen)
    return listen


def noten_des_lesers(listen, leser):
    """Die Note des Lesers zu jeder Liste, ohne Zufall: dict id → Note.

    Einheit/Form: `listen` wie aus `listen_zum_bewerten`, `leser` ein `Leser`.
    Fehler: TypeError, wenn `leser` keiner ist.
    """
    als_leser(leser)
    return {liste["id"]: _note(liste, leser) for liste in listen}


def _note(liste, leser):
    gebraucht = liste["gebraucht"]
    return leser.note([gebraucht.get(text, 0) for text in liste["passagen"]], fakten=sum(gebraucht.values()) / 2)


def _vorrat(startwert):
    kandidaten = [
        _liste(kennung, suche, k)
        for kennung, frage in fragen().items() if len(frage["relevant"]) in GEBRAUCHT
        for suche in SUCHEN for k in LAENGEN
    ]
    Random(startwert).shuffle(kandidaten)
    return [(_note(liste, Leser()), liste) for liste in kandidaten]


def _liste(kennung, suche, k):
    frage, texte = fragen()[kennung], passagen()
    return {
        "id": f"{kennung}_{k}",
        "frage": frage["frage"],
        "gebraucht": {texte[passage]: stufe for passage, stufe in frage["relevant"].items()},
        "passagen": [texte[passage] for passage in rangliste(suche)[kennung][:k]],
    }
