"""Programme zu Übung 7: richtige, falsche mit einem Denkfehler und falsche mit zweien oder einem anderen."""

KURZ = '''
def breakeven(relevant, gefunden):
    k = len(relevant)
    return len(relevant.intersection(gefunden[:k])) / k if k else 0.0
'''

WIE_IN_JS = '''
def breakeven(relevant, gefunden):
    if len(relevant) == 0:
        return 0.0
    treffer = 0
    gesehen = []
    for i in range(len(relevant)):
        if i < len(gefunden) and gefunden[i] in relevant and gefunden[i] not in gesehen:
            gesehen.append(gefunden[i])
            treffer = treffer + 1
    return treffer / len(relevant)
'''

# Platz für Platz bis ans Ende der aufgefüllten Liste.
PLATZ_FUER_PLATZ = '''
def breakeven(relevant, gefunden):
    if not relevant:
        return 0.0
    aufgefuellt = list(gefunden) + [None] * len(relevant)
    beste = 0.0
    for k in range(1, len(aufgefuellt) + 1):
        treffer = len(relevant & set(aufgefuellt[:k]))
        p = treffer / k
        r = treffer / len(relevant)
        if p == r and p > beste:
            beste = p
    return beste
'''


def aus(grundform, *ersetzungen):
    """Die Grundform mit ersetzten Stellen: alt, neu, alt, neu, …"""
    for alt, neu in zip(ersetzungen[::2], ersetzungen[1::2], strict=True):
        assert alt in grundform, alt
        grundform = grundform.replace(alt, neu)
    return grundform


def kurz(*ersetzungen):
    return aus(KURZ, *ersetzungen)


def schritt(*ersetzungen):
    return aus(PLATZ_FUER_PLATZ, *ersetzungen)


def js(*ersetzungen):
    return aus(WIE_IN_JS, *ersetzungen)


OHNE_NIETEN = ("list(gefunden) + [None] * len(relevant)", "gefunden")

RICHTIG = {
    "Ausschnitt": KURZ,
    "Schleife mit Index": WIE_IN_JS,
    "Platz für Platz": PLATZ_FUER_PLATZ,
    "letzte Gleichheit": schritt("p == r and p > beste", "p == r"),
    "Gleichheit mit Spielraum": schritt("p == r and p > beste", "abs(p - r) < 1e-9 and p > beste"),
    "erste Gleichheit mit Treffer": schritt("p == r and p > beste", "p == r and treffer > 0", "beste = p", "return p"),
    "Punkte gesammelt": '''
def breakeven(relevant, gefunden):
    punkte = []
    gesehen = set()
    for platz in range(max(len(relevant), len(gefunden))):
        if platz < len(gefunden):
            gesehen.add(gefunden[platz])
        t = len(gesehen & relevant)
        punkte.append((t / (platz + 1), t / len(relevant) if relevant else 0.0))
    return max([p for p, r in punkte if p == r], default=0.0)
''',
    "summiert über relevant": "def breakeven(relevant, gefunden):\n    vorn = gefunden[:len(relevant)]\n    return sum(d in vorn for d in relevant) / max(1, len(relevant))\n",
    "Schleife über relevant": '''
def breakeven(relevant, gefunden):
    treffer = 0
    for dokument in relevant:
        if dokument in gefunden and gefunden.index(dokument) + 1 <= len(relevant):
            treffer += 1
    return treffer / len(relevant) if relevant else 0.0
''',
    "try und except": '''
def breakeven(relevant, gefunden):
    try:
        return len({d for d in gefunden[:len(relevant)] if d in relevant}) / len(relevant)
    except ZeroDivisionError:
        return 0.0
''',
    "Bruch": "from fractions import Fraction\n\ndef breakeven(relevant, gefunden):\n    n = len(relevant)\n    return Fraction(len(relevant & set(gefunden[:n])), n or 1)\n",
    "Decimal": "from decimal import Decimal\n\ndef breakeven(relevant, gefunden):\n    n = len(relevant)\n    return Decimal(len(relevant & set(gefunden[:n]))) / Decimal(n or 1)\n",
    "numpy": '''
import numpy as np

def breakeven(relevant, gefunden):
    n = len(relevant)
    if n == 0:
        return 0.0
    vorn = np.unique(np.array(gefunden[:n], dtype=object).astype(str))
    return np.isin(vorn, list(relevant)).sum() / n
''',
    "numpy mit Kurve": '''
import numpy as np

def breakeven(relevant, gefunden):
    if not relevant:
        return np.float64(0)
    neu = [d in relevant and d not in gefunden[:i] for i, d in enumerate(gefunden)] + [False] * len(relevant)
    treffer = np.cumsum(neu)
    p, r = treffer / np.arange(1, len(neu) + 1), treffer / len(relevant)
    return p[p == r].max(initial=0)
''',
    "rekursiv": '''
def zaehle(relevant, gefunden, k):
    if k == 0 or not gefunden:
        return 0
    erstes, rest = gefunden[0], gefunden[1:]
    return (erstes in relevant) + zaehle(relevant - {erstes}, rest, k - 1)

def breakeven(relevant, gefunden):
    return zaehle(relevant, gefunden, len(relevant)) / len(relevant) if relevant else 0.0
''',
    "verändert nur Kopien": '''
def breakeven(relevant, gefunden):
    offen, liste = set(relevant), gefunden.copy()
    while len(liste) < len(relevant):
        liste.append(None)
    treffer = 0
    for _ in range(len(relevant)):
        dokument = liste.pop(0)
        if dokument in offen:
            offen.remove(dokument)
            treffer += 1
    return treffer / len(relevant) if len(relevant) > 0 else 0
''',
    "islice": "from itertools import islice\n\ndef breakeven(relevant, gefunden):\n    n = len(relevant)\n    return len(set(islice(gefunden, n)) & relevant) / n if n else 0.0\n",
    "zip": "def breakeven(relevant, gefunden):\n    return len({d for d, _ in zip(gefunden, relevant)} & relevant) / (len(relevant) or 1)\n",
    "reduce wie in JavaScript": '''
from functools import reduce

def breakeven(relevant, gefunden):
    vorn = reduce(lambda menge, d: menge | {d}, gefunden[:len(relevant)], set())
    return len(list(filter(lambda d: d in relevant, vorn))) / max(len(relevant), 1)
''',
    "lambda": "breakeven = lambda relevant, gefunden: len(relevant & set(gefunden[:len(relevant)])) / len(relevant) if relevant else 0.0\n",
    "Objekt mit __call__": "class B:\n    def __call__(self, relevant, gefunden):\n        return len(relevant & set(gefunden[:len(relevant)])) / max(len(relevant), 1)\n\nbreakeven = B()\n",
    "while": '''
def breakeven(relevant, gefunden):
    k, treffer = 0, set()
    while k < len(relevant) and k < len(gefunden):
        if gefunden[k] in relevant:
            treffer.add(gefunden[k])
        k += 1
    if not treffer:
        return 0.0
    return len(treffer) / len(relevant)
''',
    "über den Recall gerechnet": '''
def recall(relevant, dokumente):
    return len(relevant & set(dokumente)) / len(relevant)

def breakeven(relevant, gefunden):
    if relevant and gefunden:
        return recall(relevant, gefunden[:len(relevant)])
    return 0.0
''',
    "mit der Kurve des Pakets": '''
from lernmodul.metriken.mengen import precision_recall_kurve

def breakeven(relevant, gefunden):
    nieten = [f"Niete {i}" for i in range(len(relevant))]
    return max((p for r, p in precision_recall_kurve(relevant, gefunden + nieten) if p == r), default=0.0)
''',
    "die Referenz": "from lernmodul.metriken.mengen import breakeven\n",
    "Liste mit einer Zahl": kurz("return len", "return [len", "if k else 0.0", "if k else 0.0]"),
    "gibt nebenbei etwas aus": kurz("    k =", "    print(gefunden)\n    k ="),
    "auf vier Stellen gerundet": kurz("return len(", "return round(len(", " / k if", " / k, 4) if"),
    "Typangaben und Vorgabewert": kurz("(relevant, gefunden):", "(relevant: set[str], gefunden: list[str], leer: float = 0.0) -> float:", "else 0.0", "else leer"),
}

FALSCH = {
    "ausgegeben": [
        kurz("return len", "print(len", "else 0.0", "else 0.0)"),
        schritt("            beste = p", "            print(p)", "return beste", "return", "return 0.0", "return"),
    ],
    "nichts_zurueck": [kurz("return ", "wert = "), "def breakeven(relevant, gefunden):\n    if not relevant:\n        return 0.0\n    len(relevant & set(gefunden[:len(relevant)])) / len(relevant)\n"],
    "merkt_sich_etwas": [
        "gesehen = set()\n" + schritt("    beste = 0.0", "    gesehen.update(aufgefuellt[:len(relevant)])\n    beste = 0.0", "set(aufgefuellt[:k])", "gesehen"),
        "treffer = 0\ndef breakeven(relevant, gefunden):\n    global treffer\n    for d in gefunden[:len(relevant)]:\n        treffer += d in relevant\n    return treffer / len(relevant) if relevant else 0.0\n",
    ],
    "eingabe_veraendert": [
        kurz("    k =", "    gefunden.extend([None] * (len(relevant) - len(gefunden)))\n    k ="),
        kurz("    k =", "    gefunden += [None] * 5\n    k ="),
        js("i < len(gefunden) and gefunden[i] in relevant and gefunden[i] not in gesehen", "gefunden and gefunden.pop(0) in relevant"),
        kurz("relevant.intersection(gefunden[:k])", "[d for d in gefunden[:k] if d in relevant and not relevant.remove(d)]"),
    ],
    "grob_gerundet": [kurz("return len", "return round(len", " / k if", " / k, 2) if"), kurz("return len", "return round(len", " / k if", " / k, 1) if")],
    "immer_null": [
        schritt("len(aufgefuellt) + 1", "len(relevant)"),
        "def breakeven(relevant, gefunden):\n    beste = 0.0\n    for k in range(len(relevant)):\n        t = len(relevant & set(gefunden[:k]))\n        if k and t / k == t / len(relevant):\n            beste = max(beste, t / k)\n    return beste\n",
        "def breakeven(relevant, gefunden):\n    return 0.0\n",
    ],
    "is_statt_gleich": [
        "def breakeven(relevant, gefunden):\n    n = len(relevant)\n    return sum(any(d is x for x in gefunden[:n]) for d in relevant) / n if n else 0.0\n",
        kurz("relevant.intersection(gefunden[:k])", "[d for d in relevant if id(d) in {id(x) for x in gefunden[:k]}]"),
    ],
    "plaetze_verloren": [
        kurz("gefunden[:k]", "list(set(gefunden))[:k]"),
        kurz("gefunden[:k]", "sorted(set(gefunden))[:k]"),
        kurz("gefunden[:k]", "sorted(gefunden)[:k]"),
        kurz("    k =", "    gefunden = list({*gefunden})\n    k ="),
        schritt("list(gefunden)", "list(set(gefunden))"),
    ],
    "argument_nicht_benutzt": [
        "def breakeven(relevant, gefunden):\n    return 0.5\n",
        "def breakeven(relevant, gefunden):\n    return 1 / len(relevant) if relevant else 0.0\n",
        "alle = {'A', 'B'}\ndef breakeven(relevant, gefunden):\n    return len(alle & set(gefunden[:2])) / 2\n",
        "liste = ['X', 'A', 'B']\ndef breakeven(relevant, gefunden):\n    n = len(relevant)\n    return len(relevant & set(liste[:n])) / n if n else 0.0\n",
    ],
    "erste_gleichheit": [
        schritt("p == r and p > beste", "p == r", "beste = p", "return p"),
        schritt("p == r and p > beste", "r >= p", "beste = p", "return p"),
        schritt(*OHNE_NIETEN, "p == r and p > beste", "p == r", "beste = p", "return r"),
        schritt(*OHNE_NIETEN, "p == r and p > beste", "p == r", "beste = p", "return p", "    return beste\n", ""),
    ],
    "liste_endet_zu_frueh": [
        schritt(*OHNE_NIETEN),
        schritt(*OHNE_NIETEN, "len(relevant & set(aufgefuellt[:k]))", "sum(d in relevant for d in aufgefuellt[:k])"),
        kurz("if k else", "if 0 < k <= len(gefunden) else"),
        "def breakeven(relevant, gefunden):\n    n = len(relevant)\n    if n == 0 or len(gefunden) < n:\n        return 0.0\n    return len(relevant & set(gefunden[:n])) / n\n",
        '''
def breakeven(relevant, gefunden):
    if not relevant or not gefunden:
        return 0.0
    gleiche = []
    for k in range(1, len(gefunden) + 1):
        t = len(relevant & set(gefunden[:k]))
        if t / k == t / len(relevant):
            gleiche.append(t / k)
    return max(gleiche)
''',
    ],
    "letzter_platz_fehlt": [
        schritt(*OHNE_NIETEN, "len(aufgefuellt) + 1", "len(aufgefuellt)"),
        schritt("[None] * len(relevant)", "[None] * (len(relevant) - len(gefunden))", "len(aufgefuellt) + 1", "len(aufgefuellt)"),
    ],
    "interpoliert": [
        schritt("if p == r and p > beste", "if min(p, r) > beste", "beste = p", "beste = min(p, r)"),
        schritt("if p == r and p > beste", "if k >= len(relevant) and p > beste", *OHNE_NIETEN),
        '''
from lernmodul.metriken.mengen import interpolierter_breakeven as breakeven
''',
        '''
def breakeven(relevant, gefunden):
    if not relevant:
        return 0.0
    kurve = [(len(relevant & set(gefunden[:k])) / len(relevant), len(relevant & set(gefunden[:k])) / k) for k in range(1, len(gefunden) + 1)]
    stufe = len(relevant & set(gefunden[:len(relevant)])) / len(relevant)
    return max([p for r, p in kurve if r >= stufe], default=0.0)
''',
    ],
    "platz_statt_wert": [
        schritt("p == r and p > beste", "p == r and treffer > 0", "beste = p", "beste = k", *OHNE_NIETEN),
        schritt("p == r and p > beste", "p == r", "beste = p", "return k"),
        schritt("p == r and p > beste", "p == r", "beste = p", "return k", *OHNE_NIETEN),
        kurz("return len(relevant.intersection(gefunden[:k])) / k if k else 0.0", "return k if relevant.intersection(gefunden[:k]) else 0"),
    ],
    "ganze_liste": [
        "def breakeven(relevant, gefunden):\n    if not gefunden:\n        return 0.0\n    return len(relevant & set(gefunden)) / len(gefunden)\n",
        "def breakeven(relevant, gefunden):\n    return sum(d in relevant for d in gefunden) / max(1, len(gefunden))\n",
        "from lernmodul.metriken.mengen import precision as breakeven\n",
    ],
    "kurze_liste": [
        "def breakeven(relevant, gefunden):\n    vorn = gefunden[:len(relevant)]\n    return sum(d in relevant for d in vorn) / len(vorn) if vorn else 0.0\n",
        "def breakeven(relevant, gefunden):\n    vorn = gefunden[:len(relevant)]\n    return len(relevant & set(vorn)) / len(vorn) if vorn else 0.0\n",
        "def breakeven(relevant, gefunden):\n    k = min(len(relevant), len(gefunden))\n    return 0.0 if k == 0 else len(relevant & set(gefunden[:k])) / k\n",
        "def breakeven(relevant, gefunden):\n    vorn = gefunden[:len(relevant)]\n    return len(relevant & set(vorn)) / len(vorn)\n",
    ],
    "recall_der_ganzen_liste": ["def breakeven(relevant, gefunden):\n    return len([d for d in gefunden if d in relevant]) / max(1, len(relevant))\n", kurz("gefunden[:k]", "gefunden"), "from lernmodul.metriken.mengen import recall as breakeven\n"],
    "hoechste_precision": [
        schritt("p == r and p > beste", "p > beste"),
        "from lernmodul.metriken.mengen import precision_recall_kurve\ndef breakeven(relevant, gefunden):\n    return max((p for r, p in precision_recall_kurve(relevant, gefunden)), default=0)\n",
    ],
    "average_precision": [
        "from lernmodul.metriken.suche import average_precision as breakeven\n",
        '''
def breakeven(relevant, gefunden):
    summe, treffer = 0, 0
    for rang, d in enumerate(gefunden, 1):
        if d in relevant and d not in gefunden[:rang - 1]:
            treffer += 1
            summe += treffer / rang
    return summe / treffer if treffer else 0.0
''',
    ],
    "gemittelt": [
        "from lernmodul.metriken.mengen import precision, recall\ndef breakeven(relevant, gefunden):\n    return (precision(relevant, gefunden) + recall(relevant, gefunden)) / 2\n",
        "from lernmodul.metriken.mengen import precision, recall\ndef breakeven(relevant, gefunden):\n    p, r = precision(relevant, gefunden), recall(relevant, gefunden)\n    return 2 * p * r / (p + r) if p + r else 0.0\n",
        "def breakeven(relevant, gefunden):\n    if not relevant or not gefunden:\n        return 0.0\n    t = len(relevant & set(gefunden))\n    return 0.5 * t / len(gefunden) + 0.5 * t / len(relevant)\n",
    ],
    "kleinster_abstand": [
        '''
def breakeven(relevant, gefunden):
    if not relevant or not gefunden:
        return 0.0
    def pr(k):
        t = len(relevant & set(gefunden[:k]))
        return t / k, t / len(relevant)
    k = min(range(1, len(gefunden) + 1), key=lambda k: abs(pr(k)[0] - pr(k)[1]))
    return pr(k)[0]
''',
        schritt(*OHNE_NIETEN, "    beste = 0.0\n", "    beste, abstand = 0.0, 9\n", "if p == r and p > beste:", "if abs(p - r) < abstand:", "beste = p", "beste, abstand = (p + r) / 2, abs(p - r)"),
    ],
    "eins_zu_frueh": [
        kurz("gefunden[:k]", "gefunden[:k - 1]"),
        kurz("k = len(relevant)", "k = len(relevant) - 1", "if k else", "if k > 0 else"),
        js("range(len(relevant))", "range(len(relevant) - 1)"),
    ],
    "eins_zu_weit": [
        kurz("gefunden[:k]", "gefunden[:k + 1]"),
        js("range(len(relevant))", "range(len(relevant) + 1)"),
        "def breakeven(relevant, gefunden):\n    k = len(relevant) + 1\n    return len(relevant & set(gefunden[:k])) / k\n",
    ],
    "doppelt_gezaehlt": [
        js(" and gefunden[i] not in gesehen", ""),
        "def breakeven(relevant, gefunden):\n    vorn = gefunden[:len(relevant)]\n    return len([d for d in vorn if d in relevant]) / len(relevant) if relevant else 0\n",
        "def breakeven(relevant, gefunden):\n    return sum(gefunden[:len(relevant)].count(d) for d in relevant) / max(1, len(relevant))\n",
    ],
    "doppelte_entfernt": [
        kurz("    k =", "    gefunden = list(dict.fromkeys(gefunden))\n    k ="),
        schritt("list(gefunden)", "sorted(set(gefunden), key=gefunden.index)"),
    ],
    "durch_ganze_liste": [
        kurz("/ k if k", "/ len(gefunden) if k and gefunden"),
        kurz("/ k if", "/ len(gefunden) if"),
        "def breakeven(relevant, gefunden):\n    return len(relevant & set(gefunden[:len(relevant)])) / max(1, len(gefunden))\n",
    ],
    "nur_gefundene": [kurz("k = len(relevant)", "k = len([d for d in relevant if d in gefunden])"), "def breakeven(relevant, gefunden):\n    da = relevant & set(gefunden)\n    return len(da & set(gefunden[:len(da)])) / max(1, len(da))\n"],
    "anzahl_statt_anteil": [js("return treffer / len(relevant)", "return treffer"), kurz(" / k if k else 0.0", "")],
    "prozent": [kurz("return len", "return 100 * len"), kurz("return len", "return round(100 * len", " / k if", " / k, 2) if")],
    "ganzzahlig_geteilt": [kurz("/ k", "// k"), js("return treffer / len(relevant)", "return int(treffer / len(relevant))")],
    "rueckwaerts": [kurz("gefunden[:k]", "gefunden[-k:]"), kurz("    k =", "    gefunden = list(reversed(gefunden))\n    k =")],
    "kein_schutz": ["def breakeven(relevant, gefunden):\n    return sum(d in relevant for d in gefunden[:len(relevant)]) / len(relevant)\n", kurz(" if k else 0.0", ""), "from statistics import *\ndef breakeven(relevant, gefunden):\n    return len(relevant & set(gefunden[:len(relevant)])) / len(relevant)\n", kurz("if k else", "if gefunden else")],
    "platz_gibt_es_nicht": [
        js("i < len(gefunden) and ", "", " and gefunden[i] not in gesehen", ""),
        js("i < len(gefunden) and ", "", " and gefunden[i] not in gesehen", "", "    if len(relevant) == 0:\n        return 0.0\n", ""),
        js("i < len(gefunden) and ", ""),
        "from lernmodul.metriken.mengen import precision_recall_kurve\ndef breakeven(relevant, gefunden):\n    return precision_recall_kurve(relevant, gefunden)[len(relevant) - 1][1] if relevant and gefunden else 0.0\n",
        '''
def breakeven(relevant, gefunden):
    treffer = set()
    for i in range(len(relevant)):
        if gefunden[i] in relevant:
            treffer.add(gefunden[i])
    return len(treffer) / len(relevant)
''',
    ],
    "eins_fuer_leer": [kurz("else 0.0", "else 1.0"), schritt("return 0.0", "return 1")],
    "none_fuer_leer": [kurz("else 0.0", "else None"), "def breakeven(relevant, gefunden):\n    if relevant:\n        return len(relevant & set(gefunden[:len(relevant)])) / len(relevant)\n", kurz("if k else 0.0", "if k and gefunden else None")],
}

# Zwei Denkfehler auf einmal oder etwas anderes: Programm und ein Stück, das in der Antwort stehen soll.
ZWEI = {
    "ganze Liste in Prozent": ("def breakeven(relevant, gefunden):\n    return 100 * len(relevant & set(gefunden)) / max(1, len(gefunden))\n", "Kleinstes Beispiel"),
    "einen zu weit und doppelt gezählt": (js("range(len(relevant))", "range(len(relevant) + 1)", " and gefunden[i] not in gesehen", ""), "Kleinstes Beispiel"),
    "Index ohne Ende und einen zu weit": (js("i < len(gefunden) and ", "", "range(len(relevant))", "range(len(relevant) + 1)"), "eine Stelle gelesen, die es in der Liste nicht gibt"),
    "kein Schutz, ganze Liste": ("def breakeven(relevant, gefunden):\n    return len(relevant & set(gefunden)) / len(relevant)\n", "durch 0 geteilt"),
    "Menge in eckigen Klammern": (kurz("gefunden[:k]", "relevant[:k]"), "eckige Klammern"),
    "has wie in JavaScript": (js("gefunden[i] in relevant", "relevant.has(gefunden[i])"), "`x in menge`"),
    "size wie in JavaScript": (kurz("len(relevant)", "relevant.size"), "`len(menge)`"),
    "length wie in JavaScript": (js("i < len(gefunden)", "i < gefunden.length"), "`len(liste)`"),
    "Menge und Liste verknüpft": (kurz("relevant.intersection(gefunden[:k])", "relevant & gefunden[:k]"), "verbinden nur Mengen"),
    "über die ganze Liste max ohne Vorgabe": ("def breakeven(relevant, gefunden):\n    return max(len(relevant & set(gefunden[:k])) / k for k in range(1, len(gefunden) + 1))\n", "leeren Reihe"),
    "Paar zurück": (schritt("beste = p", "beste = (p, r)", "p > beste", "p > 0"), "Da stehen 2 Einträge"),
    "Wahrheitswert zurück": (kurz("return len(relevant.intersection(gefunden[:k])) / k if k else 0.0", "return bool(relevant)"), "ein Wahrheitswert"),
    "Text zurück": (kurz("return len(relevant.intersection(gefunden[:k])) / k if k else 0.0", "return f'{len(relevant)}'"), "ein Text"),
    "Menge zurück": ("def breakeven(relevant, gefunden):\n    return relevant & set(gefunden[:len(relevant)])\n", "eine Menge"),
    "nur ein Argument": ("def breakeven(gefunden):\n    return 0.0\n", "andere Argumente als verlangt"),
    "drei Argumente": ("def breakeven(relevant, gefunden, k):\n    return len(relevant & set(gefunden[:k])) / k\n", "andere Argumente als verlangt"),
    "Argumente vertauscht": ("def breakeven(gefunden, relevant):\n    n = len(relevant)\n    return len(set(relevant) & set(gefunden[:n])) / n if n else 0.0\n", "Deine Parameter stehen in anderer Reihenfolge als verlangt."),
    "aufgerufen übergeben": (KURZ + "breakeven = breakeven({'A'}, ['A'])\n", "ohne Klammern dahinter"),
}
