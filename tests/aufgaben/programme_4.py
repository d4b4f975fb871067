"""Programme zu Übung 4: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

import re

REGEL = (("ablehnung_passt", "falsche Ablehnung"), ("quelle_gefunden", "Suche"), ("beleg_stimmt", "Erfindung"), ("vollstaendig", "Lücke"))


def kette(*namen, sonst="ohne Fehler", frage='not b["{}"]'):
    """Ein if nach dem anderen, in dieser Reihenfolge der Kategorien."""
    schluessel = {name: s for s, name in REGEL}
    zeilen = "".join(f"    if {frage.format(schluessel[name])}:\n        return {name!r}\n" for name in namen)
    return f"def kategorie(b):\n{zeilen}    return {sonst!r}\n"


def tabelle(*namen, ende='    return "ohne Fehler"\n', frage="not b[s]"):
    """Eine Schleife über eine Tabelle, in dieser Reihenfolge der Kategorien."""
    schluessel = {name: s for s, name in REGEL}
    paare = ", ".join(f"({schluessel[name]!r}, {name!r})" for name in namen)
    return f"def kategorie(b):\n    for s, name in [{paare}]:\n        if {frage}:\n            return name\n{ende}"


A, S, E, L = (name for _, name in REGEL)

RICHTIG = {
    "Kette": kette(A, S, E, L),
    "Kette mit == False": kette(A, S, E, L, frage='b["{}"] == False'),
    "Kette mit is False": kette(A, S, E, L, frage='b["{}"] is False'),
    "Kette mit is not True": kette(A, S, E, L, frage='b["{}"] is not True'),
    "Kette mit get": kette(A, S, E, L, frage='not b.get("{}", True)'),
    "Kette als Zahl": kette(A, S, E, L, frage='int(b["{}"]) == 0'),
    "Schleife über eine Tabelle": tabelle(A, S, E, L),
    "elif": '''
def kategorie(beobachtung):
    if not beobachtung["ablehnung_passt"]:
        name = "falsche Ablehnung"
    elif not beobachtung["quelle_gefunden"]:
        name = "Suche"
    elif not beobachtung["beleg_stimmt"]:
        name = "Erfindung"
    elif not beobachtung["vollstaendig"]:
        name = "Lücke"
    else:
        name = "ohne Fehler"
    return name
''',
    "geschachtelt": '''
def kategorie(b):
    if b["ablehnung_passt"]:
        if b["quelle_gefunden"]:
            if b["beleg_stimmt"]:
                if b["vollstaendig"]:
                    return "ohne Fehler"
                return "Lücke"
            return "Erfindung"
        return "Suche"
    return "falsche Ablehnung"
''',
    "ein Ausdruck": '''
def kategorie(b):
    return ("falsche Ablehnung" if not b["ablehnung_passt"] else "Suche" if not b["quelle_gefunden"]
            else "Erfindung" if not b["beleg_stimmt"] else "Lücke" if not b["vollstaendig"] else "ohne Fehler")
''',
    "Pfeilfunktion": '''
kategorie = lambda b: (not b["ablehnung_passt"] and "falsche Ablehnung" or not b["quelle_gefunden"] and "Suche"
                       or not b["beleg_stimmt"] and "Erfindung" or not b["vollstaendig"] and "Lücke" or "ohne Fehler")
''',
    "next": '''
NAMEN = {"ablehnung_passt": "falsche Ablehnung", "quelle_gefunden": "Suche", "beleg_stimmt": "Erfindung", "vollstaendig": "Lücke"}

def kategorie(b):
    return next((NAMEN[s] for s in NAMEN if not b[s]), "ohne Fehler")
''',
    "Überschreiben von hinten": '''
def kategorie(b):
    ergebnis = "ohne Fehler"
    if not b["vollstaendig"]:
        ergebnis = "Lücke"
    if not b["beleg_stimmt"]:
        ergebnis = "Erfindung"
    if not b["quelle_gefunden"]:
        ergebnis = "Suche"
    if not b["ablehnung_passt"]:
        ergebnis = "falsche Ablehnung"
    return ergebnis
''',
    "match": '''
def kategorie(b):
    match b:
        case {"ablehnung_passt": False}:
            return "falsche Ablehnung"
        case {"quelle_gefunden": False}:
            return "Suche"
        case {"beleg_stimmt": False}:
            return "Erfindung"
        case {"vollstaendig": False}:
            return "Lücke"
    return "ohne Fehler"
''',
    "ausgepackt": '''
def kategorie(b):
    a, s, e, l = (b[k] for k in ("ablehnung_passt", "quelle_gefunden", "beleg_stimmt", "vollstaendig"))
    if not a: return "falsche Ablehnung"
    if not s: return "Suche"
    if not e: return "Erfindung"
    if not l: return "Lücke"
    return "ohne Fehler"
''',
    "erst der gute Fall": '''
def kategorie(b):
    if all(b.values()):
        return "ohne Fehler"
    if not b["ablehnung_passt"]:
        return "falsche Ablehnung"
    return "Suche" if not b["quelle_gefunden"] else "Erfindung" if not b["beleg_stimmt"] else "Lücke"
''',
    "Liste aller, erste genommen": '''
def kategorie(b):
    alle = []
    if not b["ablehnung_passt"]: alle.append("falsche Ablehnung")
    if not b["quelle_gefunden"]: alle.append("Suche")
    if not b["beleg_stimmt"]: alle.append("Erfindung")
    if not b["vollstaendig"]: alle.append("Lücke")
    return (alle + ["ohne Fehler"])[0]
''',
    "while mit Index": '''
def kategorie(beobachtung):
    schluessel = ["ablehnung_passt", "quelle_gefunden", "beleg_stimmt", "vollstaendig"]
    namen = ["falsche Ablehnung", "Suche", "Erfindung", "Lücke", "ohne Fehler"]
    i = 0
    while i < len(schluessel) and beobachtung[schluessel[i]] == True:
        i = i + 1
    return namen[i]
''',
    "Bits": '''
def kategorie(b):
    bits = [b["ablehnung_passt"], b["quelle_gefunden"], b["beleg_stimmt"], b["vollstaendig"], False]
    return ("falsche Ablehnung", "Suche", "Erfindung", "Lücke", "ohne Fehler")[bits.index(False)]
''',
    "Enum mit Texten": '''
from enum import Enum

class Kategorie(str, Enum):
    ABLEHNUNG, SUCHE, ERFINDUNG, LUECKE, GUT = "falsche Ablehnung", "Suche", "Erfindung", "Lücke", "ohne Fehler"

def kategorie(b):
    if not b["ablehnung_passt"]: return Kategorie.ABLEHNUNG
    if not b["quelle_gefunden"]: return Kategorie.SUCHE
    if not b["beleg_stimmt"]: return Kategorie.ERFINDUNG
    return Kategorie.GUT if b["vollstaendig"] else Kategorie.LUECKE
''',
    "Text aus numpy": '''
import numpy as np

def kategorie(b):
    felder = [not b[s] for s in ("ablehnung_passt", "quelle_gefunden", "beleg_stimmt", "vollstaendig")]
    return np.array(["falsche Ablehnung", "Suche", "Erfindung", "Lücke", "ohne Fehler"])[felder.index(True) if any(felder) else 4]
''',
    "Objekt mit __call__": '''
class Regel:
    def __init__(self, *paare):
        self.paare = paare

    def __call__(self, b):
        for schluessel, name in self.paare:
            if not b[schluessel]:
                return name
        return "ohne Fehler"

kategorie = Regel(("ablehnung_passt", "falsche Ablehnung"), ("quelle_gefunden", "Suche"), ("beleg_stimmt", "Erfindung"), ("vollstaendig", "Lücke"))
''',
    "mit Zwischenspeicher": '''
gemerkt = {}

def kategorie(b):
    schluessel = tuple(sorted(b.items()))
    if schluessel not in gemerkt:
        a, s, e, l = b["ablehnung_passt"], b["quelle_gefunden"], b["beleg_stimmt"], b["vollstaendig"]
        gemerkt[schluessel] = "falsche Ablehnung" if not a else "Suche" if not s else "Erfindung" if not e else "Lücke" if not l else "ohne Fehler"
    return gemerkt[schluessel]
''',
    "die Referenz": "from lernmodul.golden_set import kategorie\n",
    "mit print nebenbei": kette(A, S, E, L).replace("def kategorie(b):\n", "def kategorie(b):\n    print(b)\n"),
}

FALSCH = {
    "ausgegeben": [
        re.sub(r"return (.*)", r"print(\1)", kette(A, S, E, L)),
        "def kategorie(b):\n    for s, name in [('ablehnung_passt', 'falsche Ablehnung'), ('quelle_gefunden', 'Suche')]:\n        if not b[s]:\n            print(name)\n            break\n    else:\n        print('ohne Fehler')\n",
    ],
    "nichts_zurueck": [
        kette(A, S, E, L).replace("return", "name ="),
        "def kategorie(b):\n    kategorie = next((n for s, n in (('ablehnung_passt', 'falsche Ablehnung'), ('quelle_gefunden', 'Suche')) if not b[s]), 'ohne Fehler')\n",
    ],
    "eingabe_veraendert": [
        "def kategorie(b):\n    if not b.pop('ablehnung_passt'): return 'falsche Ablehnung'\n    if not b.pop('quelle_gefunden'): return 'Suche'\n"
        "    if not b.pop('beleg_stimmt'): return 'Erfindung'\n    return 'ohne Fehler' if b['vollstaendig'] else 'Lücke'\n",
        kette(A, S, E, L).replace("def kategorie(b):\n", "def kategorie(b):\n    b['notiz'] = ''\n"),
        kette(A, S, E, L).replace("def kategorie(b):\n", "def kategorie(b):\n    for s in b:\n        b[s] = int(b[s])\n"),
    ],
    "konstante": [
        "def kategorie(b):\n    return 'ohne Fehler'\n",
        "b = {'quelle_gefunden': True, 'beleg_stimmt': False, 'vollstaendig': True, 'ablehnung_passt': True}\n" + kette(A, S, E, L).replace("kategorie(b)", "kategorie(beobachtung)"),
    ],
    "suche_zuerst": [kette(S, A, E, L), tabelle(S, A, E, L), kette(S, E, A, L), tabelle(S, E, L, A)],
    "beleg_vor_suche": [kette(A, E, S, L), tabelle(A, E, S, L), tabelle(A, E, L, S)],
    "luecke_vor_erfindung": [kette(A, S, L, E), tabelle(A, S, L, E)],
    "nach_der_stelle_gelesen": [
        '''
def kategorie(b):
    abgelehnt, quelle, beleg, ganz = b.values()
    if not abgelehnt:
        return "falsche Ablehnung"
    if not quelle:
        return "Suche"
    if not beleg:
        return "Erfindung"
    return "ohne Fehler" if ganz else "Lücke"
''',
        '''
def kategorie(b):
    namen = ["falsche Ablehnung", "Suche", "Erfindung", "Lücke", "ohne Fehler"]
    werte = [*b.values(), False]
    return namen[werte.index(False)]
''',
    ],
    "letzte_gewinnt": [
        kette(L, E, S, A),
        '''
def kategorie(b):
    name = "ohne Fehler"
    for s, n in (("ablehnung_passt", "falsche Ablehnung"), ("quelle_gefunden", "Suche"), ("beleg_stimmt", "Erfindung"), ("vollstaendig", "Lücke")):
        if not b[s]:
            name = n
    return name
''',
        '''
def kategorie(b):
    alle = []
    if not b["ablehnung_passt"]: alle.append("falsche Ablehnung")
    if not b["quelle_gefunden"]: alle.append("Suche")
    if not b["beleg_stimmt"]: alle.append("Erfindung")
    if not b["vollstaendig"]: alle.append("Lücke")
    return alle[-1] if alle else "ohne Fehler"
''',
    ],
    "ja_und_nein_vertauscht": [kette(A, S, E, L, frage='b["{}"]'), tabelle(A, S, E, L, frage="b[s] == True")],
    "ohne_fehler_vergessen": [tabelle(A, S, E, L, ende=""), kette(A, S, E, L).replace("    return 'ohne Fehler'\n", "")],
    "mehrere_kategorien": [
        '''
def kategorie(b):
    alle = []
    if not b["ablehnung_passt"]: alle.append("falsche Ablehnung")
    if not b["quelle_gefunden"]: alle.append("Suche")
    if not b["beleg_stimmt"]: alle.append("Erfindung")
    if not b["vollstaendig"]: alle.append("Lücke")
    return alle or ["ohne Fehler"]
''',
        "NAMEN = {'ablehnung_passt': 'falsche Ablehnung', 'quelle_gefunden': 'Suche', 'beleg_stimmt': 'Erfindung', 'vollstaendig': 'Lücke'}\n"
        "def kategorie(b):\n    return {NAMEN[s] for s in b if not b[s]} or 'ohne Fehler'\n",
        "def kategorie(b):\n    return tuple(n for s, n in (('ablehnung_passt', 'falsche Ablehnung'), ('quelle_gefunden', 'Suche')) if not b[s])\n",
    ],
    "schreibweise": [
        kette(A, S, E, L).replace("'Suche'", "'suche'"),
        kette(A, S, E, L, sonst="Ohne Fehler"),
        kette(A, S, E, L).replace("'Erfindung'", "' Erfindung '").replace("'Lücke'", "'LÜCKE'"),
        tabelle(A, S, E, L).replace("'falsche Ablehnung'", "'Falsche Ablehnung'"),
    ],
}

# Zwei Denkfehler auf einmal oder etwas anderes: Programm und ein Stück, das in der Antwort stehen soll.
ZWEI = {
    "Ja und Nein vertauscht und Ende vergessen": (tabelle(A, S, E, L, ende="", frage="b[s]"), "Kleinstes Beispiel"),
    "Suche zuerst und klein geschrieben": (kette(S, A, E, L).replace("'Suche'", "'suche'"), "Kleinstes Beispiel"),
    "Umlaut ersetzt": (kette(A, S, E, L).replace("Lücke", "Luecke"), "Luecke"),
    "eigener Name": (kette(A, S, E, L).replace("Suche", "Retrieval"), "Retrieval"),
    "Schlüssel vertippt": (kette(A, S, E, L).replace("beleg_stimmt", "beleg_passt"), "KeyError"),
    "mit Punkt wie in JavaScript": (kette(A, S, E, L, frage="not b.{}"), "Ein Dictionary liest man in Python"),
    "Wahrheitswert zurück": ("def kategorie(b):\n    return b['ablehnung_passt']\n", "ein Wahrheitswert"),
    "Nummer zurück": ("def kategorie(b):\n    return [b[s] for s in ('ablehnung_passt', 'quelle_gefunden', 'beleg_stimmt', 'vollstaendig')].count(False)\n", "eine einzelne Zahl"),
    "vier Argumente": ("def kategorie(quelle_gefunden, beleg_stimmt, vollstaendig, ablehnung_passt):\n    return 'Suche'\n", "andere Argumente als verlangt"),
    "nur zwei Kategorien": (tabelle(A, S), "Kleinstes Beispiel"),
    "true wie in JavaScript": (kette(A, S, E, L, frage='b["{}"] == false'), "`False`"),
}
