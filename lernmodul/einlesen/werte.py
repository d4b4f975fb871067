"""Zellen → Werte: Kennung, Quelle, Text, ja oder nein, Zahl, Liste. Jede Regel steht hier einmal."""

import re
from ast import literal_eval
from collections import Counter
from math import isfinite
from unicodedata import normalize

from .bericht import kurz

KEINE_ANTWORT = frozenset(("", "none", "null", "na", "n/a", "nan", "k.a.", "–", "-", "keine"))
JA = ("true", "wahr", "ja", "1", "1.0", "1,0")
NEIN = ("false", "falsch", "nein", "0", "0.0", "0,0")
_ZAHL = re.compile(r"[+-]?(\d+[.,]?\d*|[.,]\d+)([eE][+-]?\d+)?", flags=re.ASCII)
_GANZ = re.compile(r"(\d{1,9})([.,]0)?", flags=re.ASCII)
_EXCEL = re.compile(r"#(NV|N/A|NAME\?|WERT!|VALUE!|BEZUG!|REF!|DIV/0!|ZAHL!|NUM!|NULL!)|\d(,\d+)?E\+\d+")
_ZEICHEN = r"""\\(?:[\\'"nrt]|x[\da-f]{2}|u[\da-fA-F]{4}|U00(?:0[\da-f]|10)[\da-f]{4})"""  # die Rückstriche, die repr schreibt
_TEXT = rf"""'(?:[^'\\\r\n]|{_ZEICHEN})*'|"(?:[^"\\\r\n]|{_ZEICHEN})*\""""
_STUECK = re.compile(rf"""{_TEXT}|[^\s,'"\[\]()]+""")
_LISTE = re.compile(rf"\[\s*(?:(?:{_STUECK.pattern})\s*(?:,\s*(?:{_STUECK.pattern})\s*)*,?\s*)?\]")
_EINE = "Gib genau eine Kennung an, ohne | und ohne Klammern; bei mehreren die Quelle, in der die Antwort steht."


def kennung(text):
    """Die Kennung, wie sie verglichen wird: ohne Leerraum am Rand (auch geschütztes Leerzeichen und CR), in NFC, sonst wie sie dasteht."""
    return normalize("NFC", text).strip()


class Kennungen(dict):
    """Text einer Spalte → Kennung. Jede Schreibweise wird einmal geprüft; gleiche Kennungen teilen sich einen Text im Speicher.

    `einzeln` verlangt genau eine Quelle: „a|b“ und ein Text wie eine Liste sind dann ein Fehler.
    """

    def __init__(self, bericht, spalte, einzeln=False):
        super().__init__()
        self.bericht, self.spalte, self.einzeln, self._gleiche = bericht, spalte, einzeln, {}

    def __missing__(self, roh):
        gelesen = kennung(als_text(self.bericht, roh, self.spalte))
        if self.einzeln and ("|" in gelesen or (gelesen[:1] == "[" and gelesen[-1:] == "]")):
            raise self.bericht.fehler(f"{kurz(gelesen)} ist nicht genau eine Quelle", _EINE, self.spalte)
        self._hinweise(gelesen)
        self[roh] = gelesen = self._gleiche.setdefault(gelesen, gelesen)
        return gelesen

    def pflicht(self, roh):
        """Die Kennung einer Zelle, die nicht leer sein darf. Listen und dicts sind keine Schlüssel, deshalb zuerst der Text."""
        if not (gelesen := self[als_text(self.bericht, roh, self.spalte)]):
            raise self.bericht.fehler("Die Kennung ist leer", "Trage eine ein.", self.spalte)
        return gelesen

    def _hinweise(self, gelesen):
        if not gelesen.isprintable():
            unsichtbar = next(zeichen for zeichen in gelesen if not zeichen.isprintable())
            self.bericht.hinweis(f"{kurz(gelesen)} enthält das unsichtbare Zeichen U+{ord(unsichtbar):04X}. "
                                 "Die Kennung passt nur zu einer mit demselben Zeichen; lösche es.", self.spalte)
        if _EXCEL.fullmatch(gelesen):
            self.bericht.hinweis(f"{kurz(gelesen)} hat wohl Excel aus einer anderen Kennung gemacht. "
                                 "Formatiere die Spalte in Excel als Text.", self.spalte)


def als_text(bericht, wert, spalte):
    """Der Text einer Zelle; JSON-Zahlen sind schon Text, null ist der leere."""
    if wert is None:
        return ""
    if not isinstance(wert, str):
        raise bericht.fehler(f"{kurz(wert)} ist kein Text", "Gebraucht wird ein Text in Anführungszeichen.", spalte)
    return wert


def quelle_oder_none(bericht, wert, spalte, kennungen, belegt):
    """Die erwartete Quelle; None, wenn die Zelle sagt, dass das Korpus keine Antwort hat.

    `belegt` sind die Kennungen des Korpus in Kleinschrift.
    """
    quelle = kennungen[str(wert) if isinstance(wert, list) else als_text(bericht, wert, spalte)]
    if quelle.casefold() not in KEINE_ANTWORT:
        return quelle
    if quelle.casefold() in belegt:
        raise bericht.fehler(f"{kurz(quelle)} heißt „keine Antwort im Korpus“, ist aber auch ein Dokument",
                             "Benenne das Dokument um.", spalte)
    bericht.hinweis(f"Keine Antwort im Korpus (None), gelesen aus {kurz(quelle)}.", spalte)
    return None


def ja_nein(bericht, wert, spalte):
    """True oder False; None, wenn die Zelle leer ist."""
    if wert is None or isinstance(wert, bool):
        return wert
    if not (text := als_text(bericht, wert, spalte).strip().casefold()):
        return None
    if text not in JA + NEIN:
        raise bericht.fehler(f"{kurz(wert)} ist weder ja noch nein",
                             "Gebraucht wird true oder false, wahr oder falsch, ja oder nein, 1 oder 0.", spalte)
    return text in JA


def zahl(bericht, text, spalte):
    """Eine endliche Zahl, mit Dezimalpunkt oder Dezimalkomma."""
    text = text.strip()
    wert = float(text.replace(",", ".")) if _ZAHL.fullmatch(text) else None
    if wert is None or not isfinite(wert):
        raise bericht.fehler(f"{kurz(text)} ist keine Zahl", "Gebraucht wird eine wie 0,75 oder 0.75, ohne Tausenderpunkt.", spalte)
    return wert


def ganze_zahl(bericht, text, spalte, mindestens):
    """Eine ganze Zahl ab `mindestens`; 2.0 zählt als 2, denn so schreibt pandas eine Spalte mit Lücken."""
    treffer = _GANZ.fullmatch(text.strip())
    if not treffer or int(treffer[1]) < mindestens:
        raise bericht.fehler(f"{kurz(text)} ist keine ganze Zahl ab {mindestens}",
                             f"Schreibe sie mit Ziffern; die kleinste ist {mindestens}.", spalte)
    return int(treffer[1])


def rangliste(bericht, wert, spalte, kennungen):
    """Die Kennungen einer Liste, auch wenn sie nur als Text wie ['a', 'b'] dasteht."""
    werte = _stuecke(bericht, wert, spalte) if isinstance(wert, str) else wert
    if not isinstance(werte, (list, tuple)):
        raise bericht.fehler(f"{kurz(wert)} ist keine Liste",
                             'Gebraucht wird eine wie ["a", "b"]; [] heißt, nichts wurde gefunden.', spalte)
    try:
        gefunden = list(map(kennungen.__getitem__, werte))
    except TypeError:  # Listen und dicts taugen nicht als Schlüssel
        raise bericht.fehler(f"{kurz(wert)} ist keine flache Liste", 'Gebraucht wird eine wie ["a", "b"], ohne Listen und Objekte darin.',
                             spalte) from None
    if "" in gefunden:
        raise bericht.fehler(f"Die Kennung an Stelle {gefunden.index('') + 1} ist leer", "Trage sie ein oder nimm sie heraus.", spalte)
    return gefunden


def _stuecke(bericht, text, spalte):
    """Ohne eval und nur mit Kommas: ['a' 'b'] (numpy) wäre für Python ein einziger Text „ab“."""
    if not _LISTE.fullmatch(text.strip()):
        raise bericht.fehler(f"{kurz(text)} lässt sich nicht als Liste lesen",
                             "Gebraucht wird Text wie ['a', 'b'], mit Kommas; ein Rückstrich steht doppelt.", spalte)
    return [literal_eval(stueck) if stueck[0] in "'\"" else stueck for stueck in _STUECK.findall(text)]


def mehrfach(gefunden):
    """Die Kennungen, die in der Rangliste mehr als einmal stehen."""
    return [quelle for quelle, anzahl in Counter(gefunden).items() if anzahl > 1] if len(set(gefunden)) < len(gefunden) else []
