"""Programme zu Übung 5: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

KURZ = '''
def meine_probleme(testfaelle, groesse, randfaelle):
    p = []
    if len(testfaelle) != groesse:
        p.append("falsche_groesse")
    if len([f for f in testfaelle if f.art == "randfall"]) < randfaelle:
        p.append("zu_wenige_randfaelle")
    if None not in [f.erwartete_quelle for f in testfaelle]:
        p.append("keine_ohne_antwort")
    ids = [f.id for f in testfaelle]
    if len(set(ids)) != len(ids):
        p.append("doppelte_id")
    fragen = [" ".join(f.frage.lower().split()) for f in testfaelle]
    if len(set(fragen)) != len(fragen):
        p.append("doppelte_frage")
    if "" in [f.erwartete_quelle for f in testfaelle]:
        p.append("leerer_text_statt_none")
    return p
'''

WIE_IN_JS = '''
def meine_probleme(testfaelle, groesse, randfaelle):
    probleme = []
    anzahlRand = 0
    ohneAntwort = False
    doppelteId = False
    doppelteFrage = False
    leererText = False
    for i in range(len(testfaelle)):
        fall = testfaelle[i]
        if fall.art == "randfall":
            anzahlRand = anzahlRand + 1
        if fall.erwartete_quelle is None:
            ohneAntwort = True
        if fall.erwartete_quelle == "":
            leererText = True
        for j in range(i + 1, len(testfaelle)):
            andere = testfaelle[j]
            if fall.id == andere.id:
                doppelteId = True
            if " ".join(fall.frage.lower().split()) == " ".join(andere.frage.lower().split()):
                doppelteFrage = True
    if len(testfaelle) != groesse:
        probleme.append("falsche_groesse")
    if anzahlRand < randfaelle:
        probleme.append("zu_wenige_randfaelle")
    if not ohneAntwort:
        probleme.append("keine_ohne_antwort")
    if doppelteId:
        probleme.append("doppelte_id")
    if doppelteFrage:
        probleme.append("doppelte_frage")
    if leererText:
        probleme.append("leerer_text_statt_none")
    return probleme
'''


def _aendere(programm, *ersetzungen):
    for alt, neu in zip(ersetzungen[::2], ersetzungen[1::2], strict=True):
        assert alt in programm, alt
        programm = programm.replace(alt, neu)
    return programm


def kurz(*ersetzungen):
    return _aendere(KURZ, *ersetzungen)


def js(*ersetzungen):
    return _aendere(WIE_IN_JS, *ersetzungen)


GLEICHE_FRAGE = '" ".join(fall.frage.lower().split()) == " ".join(andere.frage.lower().split())'
FRAGEN = '" ".join(f.frage.lower().split())'

RICHTIG = {
    "kurz": KURZ,
    "wie in JavaScript": WIE_IN_JS,
    "casefold": kurz("lower()", "casefold()"),
    "upper": kurz("lower()", "upper()"),
    "erst teilen, dann klein": kurz(FRAGEN, '" ".join(f.frage.split()).lower()'),
    "Tupel der Wörter": kurz(FRAGEN, "tuple(f.frage.lower().split())"),
    "mit re": "import re\n" + kurz(FRAGEN, r're.sub(r"\s+", " ", f.frage.lower()).strip()'),
    "== None": kurz("None not in [f.erwartete_quelle for f in testfaelle]", "not any(f.erwartete_quelle == None for f in testfaelle)"),
    "all is not None": kurz("None not in [f.erwartete_quelle for f in testfaelle]", "all(f.erwartete_quelle is not None for f in testfaelle)"),
    "gezählt": kurz("None not in [f.erwartete_quelle for f in testfaelle]", "sum(f.erwartete_quelle is None for f in testfaelle) == 0"),
    "Länge der Quelle": kurz('"" in [f.erwartete_quelle for f in testfaelle]', "any(f.erwartete_quelle is not None and len(f.erwartete_quelle) == 0 for f in testfaelle)"),
    "kleiner als": kurz("len(set(ids)) != len(ids)", "len(set(ids)) < len(ids)"),
    "count": kurz("len(set(ids)) != len(ids)", "any(ids.count(x) > 1 for x in ids)"),
    "Counter": "from collections import Counter\n" + kurz("len(set(ids)) != len(ids)", "any(n > 1 for n in Counter(ids).values())"),
    "sortierte Nachbarn": kurz("len(set(ids)) != len(ids)", "any(a == b for a, b in zip(sorted(ids), sorted(ids)[1:]))"),
    "combinations": "from itertools import combinations\n" + kurz("len(set(ids)) != len(ids)", "any(a == b for a, b in combinations(ids, 2))"),
    "mit Erklärung": kurz('"falsche_groesse"', 'f"falsche_groesse: {len(testfaelle)} statt {groesse}"', '"doppelte_id"', '"doppelte_id : siehe Datei"'),
    "Erklärung mit Doppelpunkt": kurz('"falsche_groesse"', '"falsche_groesse: so viele: 2"'),
    "umgekehrte Reihenfolge": kurz("return p", "return p[::-1]"),
    "Menge": kurz("return p", "return set(p)"),
    "unveränderliche Menge": kurz("return p", "return frozenset(p)"),
    "Tupel": kurz("return p", "return tuple(p)"),
    "je Fall eine Meldung": kurz('if "" in [f.erwartete_quelle for f in testfaelle]:\n        p.append("leerer_text_statt_none")',
                                 'for nummer, f in enumerate(testfaelle):\n        if f.erwartete_quelle == "":\n            p.append(f"leerer_text_statt_none: Fall {nummer}")'),
    "numpy-Texte": "import numpy as np\n" + kurz("return p", "return np.array(p, dtype=str)"),
    "Ausdruck": '''
def meine_probleme(testfaelle, groesse, randfaelle):
    frage = lambda f: " ".join(f.frage.casefold().split())
    pruefungen = {
        "falsche_groesse": len(testfaelle) != groesse,
        "zu_wenige_randfaelle": sum(f.art == "randfall" for f in testfaelle) < randfaelle,
        "keine_ohne_antwort": not [f for f in testfaelle if f.erwartete_quelle is None],
        "doppelte_id": len({f.id for f in testfaelle}) < len(testfaelle),
        "doppelte_frage": len({frage(f) for f in testfaelle}) < len(testfaelle),
        "leerer_text_statt_none": any(f.erwartete_quelle == "" for f in testfaelle),
    }
    return [kuerzel for kuerzel, trifft_zu in pruefungen.items() if trifft_zu]
''',
    "Generator in einer Liste": '''
def _probleme(faelle, groesse, rand):
    if len(faelle) != groesse: yield "falsche_groesse"
    if rand > len([1 for f in faelle if f.art == "randfall"]): yield "zu_wenige_randfaelle"
    if not any(f.erwartete_quelle is None for f in faelle): yield "keine_ohne_antwort"
    gesehen = set()
    for f in faelle:
        for schluessel, kuerzel in ((("id", f.id), "doppelte_id"), (("frage", tuple(f.frage.lower().split())), "doppelte_frage")):
            if schluessel in gesehen: yield kuerzel
            gesehen.add(schluessel)
        if f.erwartete_quelle == "": yield "leerer_text_statt_none"

def meine_probleme(testfaelle, groesse, randfaelle):
    return list(_probleme(testfaelle, groesse, randfaelle))
''',
    "die Referenz": '''
from lernmodul.golden_set import golden_set_probleme

def meine_probleme(testfaelle, groesse, randfaelle):
    return golden_set_probleme(testfaelle, groesse=groesse, randfaelle=randfaelle)
''',
    "Objekt mit __call__": KURZ.replace("meine_probleme", "_pruefe") + '''
class Pruefer:
    def __call__(self, testfaelle, groesse, randfaelle):
        return _pruefe(testfaelle, groesse, randfaelle)

meine_probleme = Pruefer()
''',
    "mit print nebenbei": kurz("    p = []\n", "    p = []\n    print(len(testfaelle))\n"),
}

FALSCH = {
    "ausgegeben": [
        kurz("return p", "print(p)"),
        js("    probleme = []\n", "", "probleme.append(", "print(", "    return probleme\n", ""),
    ],
    "nichts_zurueck": [kurz("    return p\n", ""), js("    return probleme\n", "    return\n")],
    "merkt_sich_etwas": [
        "p = []\n" + kurz("    p = []\n", ""),
        "gesehen = set()\n" + kurz("len(set(ids)) != len(ids)", "any(i in gesehen or gesehen.add(i) for i in ids)"),
    ],
    "eingabe_veraendert": [
        kurz("    p = []\n", "    p = []\n    testfaelle.append(testfaelle[0]) if testfaelle else None\n    testfaelle.pop() if testfaelle else None\n    testfaelle.reverse()\n"),
        kurz("    p = []\n", "    p = []\n    testfaelle.sort(key=lambda f: f.frage)\n"),
        js('    if len(testfaelle) != groesse:', '    n = len(testfaelle)\n    testfaelle.clear()\n    if n != groesse:'),
    ],
    "konstante": [
        "def meine_probleme(testfaelle, groesse, randfaelle):\n    return ['doppelte_id']\n",
        "faelle = []\n" + kurz("testfaelle, groesse, randfaelle):\n", "t, groesse, randfaelle):\n    testfaelle = faelle\n"),
    ],
    "nur_zu_klein": [kurz("len(testfaelle) != groesse", "len(testfaelle) < groesse"), js("len(testfaelle) != groesse", "groesse > len(testfaelle)")],
    "randfaelle_zu_streng": [kurz("< randfaelle", "<= randfaelle"), js("anzahlRand < randfaelle", "not anzahlRand > randfaelle"), js("anzahlRand < randfaelle", "anzahlRand < randfaelle + 1")],
    "randfaelle_genau": [kurz("< randfaelle", "!= randfaelle"), js("anzahlRand < randfaelle", "not anzahlRand == randfaelle")],
    "feste_zahlen": [
        kurz("!= groesse", "!= 20"), js("< randfaelle", "< 5"), js("!= groesse", "!= 20", "< randfaelle", "< 5"),
        "GROESSE, RANDFAELLE = 20, 5\n" + kurz("!= groesse", "!= GROESSE", "< randfaelle", "< RANDFAELLE"),
    ],
    "typische_gezaehlt": [kurz('f.art == "randfall"', 'f.art != "randfall"'), js('fall.art == "randfall"', 'fall.art == "typisch"')],
    "leer_als_none": [
        kurz("None not in [f.erwartete_quelle for f in testfaelle]", "all(f.erwartete_quelle for f in testfaelle)"),
        js("fall.erwartete_quelle is None", "not fall.erwartete_quelle"),
        js("fall.erwartete_quelle is None", 'fall.erwartete_quelle in (None, "")'),
    ],
    "none_als_leer": [
        kurz('"" in [f.erwartete_quelle for f in testfaelle]', "any(not f.erwartete_quelle for f in testfaelle)"),
        js('fall.erwartete_quelle == ""', "not fall.erwartete_quelle"),
    ],
    "gross_klein_uebersehen": [kurz(FRAGEN, '" ".join(f.frage.split())'), js(".lower()", ""), js(GLEICHE_FRAGE, 'fall.frage.split() == andere.frage.split()')],
    "leerzeichen_uebersehen": [
        kurz(FRAGEN, "f.frage.lower()"), js(GLEICHE_FRAGE, "fall.frage.lower() == andere.frage.lower()"),
        kurz(FRAGEN, "f.frage.lower().strip()"), js(GLEICHE_FRAGE, "fall.frage.strip().lower() == andere.frage.strip().lower()"),
    ],
    "leerzeichen_geloescht": [
        kurz(FRAGEN, 'f.frage.lower().replace(" ", "")'), js(GLEICHE_FRAGE, 'fall.frage.lower().replace(" ", "") == andere.frage.lower().replace(" ", "")'),
        kurz(FRAGEN, '"".join(f.frage.lower().split())'),
    ],
    "nur_buchstaben": [
        kurz(FRAGEN, '"".join(z for z in f.frage.lower() if z.isalpha())'), kurz(FRAGEN, '[z for z in f.frage.lower() if z.isalpha()]').replace("len(set(fragen)) != len(fragen)", "any(fragen.count(x) > 1 for x in fragen)"),
    ],
    "fragen_woertlich": [kurz(FRAGEN, "f.frage"), js(GLEICHE_FRAGE, "fall.frage == andere.frage"), kurz(FRAGEN, "f.frage.strip()")],
    "kennungen_klein": [kurz("ids = [f.id for", "ids = [f.id.lower() for"), js("fall.id == andere.id", "fall.id.casefold() == andere.id.casefold()")],
    "nur_nachbarn": [
        kurz("len(set(ids)) != len(ids)", "any(ids[i] == ids[i + 1] for i in range(len(ids) - 1))"),
        kurz("len(set(ids)) != len(ids)", "any(a == b for a, b in zip(ids, ids[1:]))"),
    ],
    "ganze_faelle_verglichen": [
        kurz("len(set(ids)) != len(ids)", "len(set(testfaelle)) != len(testfaelle)"),
        js("fall.id == andere.id", "fall == andere"),
        kurz("len(set(ids)) != len(ids)", "any(testfaelle.count(f) > 1 for f in testfaelle)"),
    ],
    "nur_erstes_problem": [
        kurz("return p", "return p[:1]"),
        "def meine_probleme(testfaelle, groesse, randfaelle):\n" + KURZ.split("p = []\n")[1].replace("    return p\n", "    return []\n").replace("p.append(", "return [").replace('")\n', '"]\n'),
        kurz("    if len([", "    elif len([", "    if None", "    elif None", "    ids = [f.id for f in testfaelle]\n    if len(set(ids))", "    elif len(set(f.id for f in testfaelle))",
             "!= len(ids)", "!= len(testfaelle)", "    fragen = [" + FRAGEN + " for f in testfaelle]\n    if len(set(fragen)) != len(fragen)",
             "    elif len({" + FRAGEN + " for f in testfaelle}) != len(testfaelle)", '    if "" in', '    elif "" in'),
    ],
    "none_statt_leer": [kurz("return p", "return p or None"), js("    return probleme\n", "    if len(probleme) > 0:\n        return probleme\n")],
}

# Zwei Denkfehler auf einmal oder etwas anderes: Programm und ein Stück, das in der Antwort stehen soll.
ZWEI = {
    "Größe zu streng und Fragen wörtlich": (kurz("len(testfaelle) != groesse", "len(testfaelle) < groesse", FRAGEN, "f.frage"), "nur zu kleine Golden Sets gemeldet"),
    "beide Vergleiche verwechselt": (kurz("!= groesse", "< groesse", "< randfaelle", "<= randfaelle"), "Kleinstes Beispiel"),
    "fremdes Kürzel": (kurz('"doppelte_id"', '"doppelte_ids"'), "mit keinem der sechs Kürzel beginnt"),
    "Satz statt Kürzel": (kurz('"falsche_groesse"', '"Die Größe stimmt nicht"'), "mit keinem der sechs Kürzel beginnt"),
    "ein Text statt einer Liste": (kurz("return p", 'return ", ".join(p)'), "ein Text"),
    "Anzahl statt Liste": (kurz("return p", "return len(p)"), "eine einzelne Zahl"),
    "Wahrheitswert": (kurz("return p", "return not p"), "ein Wahrheitswert"),
    "Dictionary": (kurz("return p", "return dict.fromkeys(p, True)"), "ein Dictionary"),
    "Generator": (kurz("p = []\n", "pass\n", "p.append(", "yield (", "    return p\n", ""), "ein Generator"),
    "Listen in der Liste": (kurz('p.append("falsche_groesse")', 'p.append(["falsche_groesse"])'), "In der Liste steht eine Liste"),
    "None in der Liste": (kurz("    p = []\n", "    p = [None]\n"), "In der Liste steht `None`"),
    "None und Zahl in einer Menge": (kurz("return p", "return {None, 5, 'doppelte_id'}"), "In der Liste steht"),
    "eckige Klammern": (kurz("f.id for", 'f["id"] for'), "hinter einem Punkt"),
    "ändert einen Fall": (kurz("    p = []\n", "    p = []\n    for f in testfaelle:\n        f.frage = f.frage.lower()\n"), "FrozenInstanceError"),
    "Feld vertippt": (kurz("f.erwartete_quelle for", "f.quelle for"), "AttributeError"),
    "nur ein Argument": ("def meine_probleme(testfaelle):\n    return []\n", "andere Argumente als verlangt"),
    "vergisst ein Kürzel": (kurz('        p.append("leerer_text_statt_none")\n', "        pass\n"), "Kleinstes Beispiel"),
    "gibt aus und liefert Falsches": (kurz("return p", "print(p)\n    return []"), "`print`"),
}
