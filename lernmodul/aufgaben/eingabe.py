"""Liest eine Zahl, wie man sie in Deutschland tippt."""

import re
from fractions import Fraction

from .lesen import LEER_HEISST, UNDEFINIERT, Formfehler

KURZREGEL = "0,75 · 75\u00a0% · 3/4 · undefiniert. Gerundet auf zwei Stellen genügt."
ZAHLENREGEL = (
    "Komma und Punkt gelten beide. Richtig ist, was höchstens 0.005 vom wahren Wert entfernt ist: "
    "Für 2/3 gelten 0.67 und 66.7\u00a0% und 2/3, aber weder 0.66 noch 0.6. Wo ein Bruch 0/0 ist, gelten „undefiniert“ und 0."
)
BEISPIELE = "Schreib zum Beispiel 0,75 oder 75\u00a0% oder 3/4, und wo es keinen Wert gibt: undefiniert."
UNLESBAR = f"Das lässt sich nicht als eine Zahl lesen. {BEISPIELE}"
LAENGSTENS = 60

_ZEICHEN = str.maketrans("\N{MINUS SIGN}\N{EN DASH}\N{FRACTION SLASH}", "--/")
_RAHMEN = re.compile(r"([+-]?) ?(.*?) ?(%|prozent)?")
_BRUCH = re.compile(r"([0-9]+) ?/ ?([0-9]+)")
_EINFACH = re.compile(r"(?=.)([0-9]*)(?:[.,]([0-9]+))?")
_ZWEI_LESARTEN = re.compile(r"([1-9][0-9]{0,2})\.([0-9]{3})")
_TAUSENDER = [
    re.compile(muster)
    for muster in (
        r"([1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,([0-9]+))?",
        r"([1-9][0-9]{0,2}(?: [0-9]{3})+)(?:[.,]([0-9]+))?",
        r"([1-9][0-9]{0,2}(?:,[0-9]{3})+)\.([0-9]+)",
        r"([1-9][0-9]{0,2}(?:,[0-9]{3}){2,})()",
    )
]


def lies_eingabe(text):
    """Die getippte Zahl als Fraction, also ungerundet, oder UNDEFINIERT.

    Einheit/Form: Komma und Punkt trennen Nachkommastellen, `%` und „Prozent“ teilen durch 100, `a/b` ist ein Bruch. Punkte und Leerzeichen
    zwischen Dreiergruppen trennen Tausender, wenn nur das gemeint sein kann: 1.000,5 und 1 000.
    Nicht verwechseln mit: Python, wo das Komma zwei Zahlen trennt.
    Fehler: Formfehler mit einer Rückfrage, wo es zwei Lesarten gibt (1.000), und mit Beispielen, wo es keine gibt.

    >>> lies_eingabe("0,75") == lies_eingabe(" 75 %") == lies_eingabe("3/4")
    True
    >>> lies_eingabe("Nicht definiert")
    undefiniert
    """
    geputzt = " ".join(text.translate(_ZEICHEN).split()).casefold()
    if geputzt.rstrip(".") in LEER_HEISST:
        return UNDEFINIERT
    if not geputzt:
        raise Formfehler("leer", f"Da steht noch nichts. {BEISPIELE}")
    if len(geputzt) > LAENGSTENS:
        raise Formfehler("unlesbar", UNLESBAR)
    vorzeichen, betrag, prozent = _RAHMEN.fullmatch(geputzt).groups()
    # Vor einem Prozentzeichen ist der Punkt immer ein Dezimalpunkt, denn tausend Prozent meint hier niemand; ein Bruch steht da nie.
    wert = _zahl(betrag, [_EINFACH]) / 100 if prozent else _betrag(betrag)
    return -wert if vorzeichen == "-" else wert


def _betrag(betrag):
    if bruch := _BRUCH.fullmatch(betrag):
        return _bruch(*map(int, bruch.groups()))
    if zwei := _ZWEI_LESARTEN.fullmatch(betrag):
        ganz, rest = zwei.groups()
        raise Formfehler("mehrdeutig", f"{betrag} lässt sich auf zwei Arten lesen. Meinst du {ganz},{rest} oder {ganz}{rest}? Schreib es ohne den Punkt.")
    return _zahl(betrag, [_EINFACH, *_TAUSENDER])


def _bruch(zaehler, nenner):
    if nenner == 0:
        raise Formfehler("nenner_null", "Durch 0 lässt sich nicht teilen. Wenn du meinst, dass es hier keinen Wert gibt, schreib: undefiniert.")
    return Fraction(zaehler, nenner)


def _zahl(betrag, muster):
    """Die Zahl nach dem ersten Muster, das passt; jedes hat zwei Gruppen, vor und nach dem Komma."""
    treffer = next(filter(None, (eines.fullmatch(betrag) for eines in muster)), None)
    if treffer is None:
        raise Formfehler("unlesbar", UNLESBAR)
    ganz, nachkomma = treffer.groups()
    return Fraction(f"0{''.join(re.findall('[0-9]', ganz))}.{nachkomma or 0}")
