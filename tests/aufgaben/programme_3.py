"""Programme zu Übung 3: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

RICHTIG = {
    "zwei Zähler": '''
def ohne_antwort_auswerten(fragen):
    ohne = mit = korrekt = falsch = 0
    for frage in fragen:
        if frage["erwartet"] is None:
            ohne += 1
            if frage["abgelehnt"]:
                korrekt += 1
        else:
            mit += 1
            if frage["abgelehnt"]:
                falsch += 1
    return (korrekt / ohne if ohne else 0.0), (falsch / mit if mit else 0.0)
''',
    "comprehension": '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
''',
    "max statt Abfrage": '''
def ohne_antwort_auswerten(fragen):
    a = [f for f in fragen if f["erwartet"] is None]
    b = [f for f in fragen if f["erwartet"] is not None]
    return sum(f["abgelehnt"] for f in a) / max(1, len(a)), sum(f["abgelehnt"] for f in b) / max(1, len(b))
''',
    "oder eins": '''
def ohne_antwort_auswerten(fragen):
    a = [f for f in fragen if f["erwartet"] == None]
    b = [f for f in fragen if f["erwartet"] != None]
    return len([f for f in a if f["abgelehnt"] == True]) / (len(a) or 1), len([f for f in b if f["abgelehnt"] == True]) / (len(b) or 1)
''',
    "Hilfsfunktion": '''
def anteil(gruppe):
    return sum(gruppe) / len(gruppe) if gruppe else 0.0

def ohne_antwort_auswerten(fragen):
    return (anteil([f["abgelehnt"] for f in fragen if f["erwartet"] is None]),
            anteil([f["abgelehnt"] for f in fragen if f["erwartet"] is not None]))
''',
    "try und except": '''
def ohne_antwort_auswerten(fragen):
    ergebnis = []
    for will_none in (True, False):
        gruppe = [f["abgelehnt"] for f in fragen if (f["erwartet"] is None) == will_none]
        try:
            ergebnis.append(sum(gruppe) / len(gruppe))
        except ZeroDivisionError:
            ergebnis.append(0.0)
    return tuple(ergebnis)
''',
    "while mit Index": '''
def ohne_antwort_auswerten(fragen):
    zaehler = [0, 0]
    nenner = [0, 0]
    i = 0
    while i < len(fragen):
        g = 0 if fragen[i]["erwartet"] is None else 1
        nenner[g] += 1
        if fragen[i]["abgelehnt"] is True:
            zaehler[g] += 1
        i += 1
    return (zaehler[0] / nenner[0] if nenner[0] > 0 else 0.0, zaehler[1] / nenner[1] if nenner[1] > 0 else 0.0)
''',
    "Dictionary je Gruppe": '''
def ohne_antwort_auswerten(fragen):
    gruppen = {True: [], False: []}
    for f in fragen:
        gruppen[f["erwartet"] is None].append(1 if f["abgelehnt"] else 0)
    mittel = lambda xs: sum(xs) / len(xs) if len(xs) > 0 else 0.0
    return mittel(gruppen[True]), mittel(gruppen[False])
''',
    "Counter": '''
from collections import Counter

def ohne_antwort_auswerten(fragen):
    n = Counter((f["erwartet"] is None, f["abgelehnt"]) for f in fragen)
    a, b = n[True, True] + n[True, False], n[False, True] + n[False, False]
    return n[True, True] / a if a else 0.0, n[False, True] / b if b else 0.0
''',
    "Konfusionsmatrix": '''
from lernmodul import Konfusionsmatrix

def ohne_antwort_auswerten(fragen):
    m = Konfusionsmatrix.aus_urteilen([f["erwartet"] is None for f in fragen], [f["abgelehnt"] for f in fragen])
    return m.recall, m.fallout
''',
    "numpy": '''
import numpy as np

def ohne_antwort_auswerten(fragen):
    none = np.array([f["erwartet"] is None for f in fragen], dtype=bool)
    ab = np.array([f["abgelehnt"] for f in fragen], dtype=bool)
    return (ab[none].mean() if none.any() else 0.0, ab[~none].mean() if (~none).any() else 0.0)
''',
    "numpy-Array als Ergebnis": '''
import numpy as np

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return np.array([np.mean(a), np.mean(b)])
''',
    "float32": '''
import numpy as np

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return np.float32(sum(a) / len(a)), np.float32(sum(b) / len(b))
''',
    "nulldimensional": '''
import numpy as np

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return np.array(sum(a) / len(a)), np.array(sum(b) / len(b))
''',
    "pandas": '''
import pandas as pd

def ohne_antwort_auswerten(fragen):
    t = pd.DataFrame(fragen, columns=["erwartet", "abgelehnt"])
    keine = t["erwartet"].isna()
    werte = [t.loc[maske, "abgelehnt"].astype(float).mean() for maske in (keine, ~keine)]
    return tuple(0.0 if pd.isna(w) else w for w in werte)
''',
    "pandas-Series als Ergebnis": '''
import pandas as pd

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return pd.Series([pd.Series(g, dtype=float).mean() for g in (a, b)]).fillna(0)
''',
    "Bruch": '''
from fractions import Fraction

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return Fraction(sum(a), len(a) or 1), Fraction(sum(b), len(b) or 1)
''',
    "Decimal": '''
from decimal import Decimal

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return Decimal(sum(a)) / (len(a) or 1), Decimal(sum(b)) / (len(b) or 1)
''',
    "Liste statt Tupel": '''
def ohne_antwort_auswerten(fragen):
    ergebnis = []
    for g in ([f for f in fragen if f["erwartet"] is None], [f for f in fragen if f["erwartet"] is not None]):
        ergebnis.append(len([f for f in g if f["abgelehnt"]]) / len(g) if g else 0.0)
    return ergebnis
''',
    "aufrufbares Objekt": '''
class Auswertung:
    def __call__(self, fragen):
        a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
        b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
        return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)

ohne_antwort_auswerten = Auswertung()
''',
    "partial": '''
from functools import partial

def messe(leer, fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else leer, sum(b) / len(b) if b else leer)

ohne_antwort_auswerten = partial(messe, 0.0)
''',
    "lambda": '''
ohne_antwort_auswerten = lambda fragen: tuple(
    sum(f["abgelehnt"] for f in g) / len(g) if g else 0
    for g in ([f for f in fragen if f["erwartet"] is None], [f for f in fragen if f["erwartet"] is not None]))
''',
    "weiterer Vorgabewert": '''
def ohne_antwort_auswerten(fragen, leer=0.0):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else leer, sum(b) / len(b) if b else leer)
''',
    "gibt nebenbei etwas aus": '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    print(len(a), len(b))
    return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
''',
    "auf vier Stellen gerundet": '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (round(sum(a) / len(a), 4) if a else 0, round(sum(b) / len(b), 4) if b else 0)
''',
    "rekursiv": '''
def zaehle(fragen, none):
    if not fragen:
        return 0, 0
    ab, n = zaehle(fragen[1:], none)
    return (ab + fragen[0]["abgelehnt"], n + 1) if (fragen[0]["erwartet"] is None) == none else (ab, n)

def ohne_antwort_auswerten(fragen):
    (a, n), (b, m) = zaehle(fragen, True), zaehle(fragen, False)
    return a / n if n else 0.0, b / m if m else 0.0
''',
    "itertools": '''
from itertools import groupby

def ohne_antwort_auswerten(fragen):
    ist_none = lambda f: f["erwartet"] is None
    gruppen = {s: [f["abgelehnt"] for f in g] for s, g in groupby(sorted(fragen, key=ist_none), key=ist_none)}
    mittel = lambda xs: sum(xs) / len(xs) if xs else 0.0
    return mittel(gruppen.get(True)), mittel(gruppen.get(False))
''',
    "statistics": '''
from statistics import fmean

def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return fmean(a) if a else 0.0, fmean(b) if b else 0.0
''',
    "sortiert eine Kopie": '''
def ohne_antwort_auswerten(fragen):
    geordnet = sorted(fragen, key=lambda f: f["abgelehnt"], reverse=True)
    a = [f for f in geordnet if f["erwartet"] is None]
    b = [f for f in geordnet if f["erwartet"] is not None]
    return (len([f for f in a if f["abgelehnt"]]) / len(a) if a else 0.0, len([f for f in b if f["abgelehnt"]]) / len(b) if b else 0.0)
''',
}

FALSCH = {
    "ausgegeben": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    print(f"korrekt: {sum(a) / len(a) if a else 0}, zu Unrecht: {sum(b) / len(b) if b else 0}")
''', '''
def ohne_antwort_auswerten(fragen):
    if len(fragen) == 0:
        return 0.0, 0.0
    ohne = [f for f in fragen if f["erwartet"] is None]
    mit = [f for f in fragen if f["erwartet"] is not None]
    x = len([f for f in ohne if f["abgelehnt"]]) / max(len(ohne), 1)
    y = len([f for f in mit if f["abgelehnt"]]) / max(len(mit), 1)
    print(x)
    print(y)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    return print(sum(a) / len(a) if a else 0)
'''],
    "nichts_zurueck": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    if not fragen:
        return 0.0, 0.0
    korrekt = sum(f["abgelehnt"] for f in fragen if f["erwartet"] is None)
    falsch = sum(f["abgelehnt"] for f in fragen if f["erwartet"] is not None)
    ergebnis = (korrekt, falsch)
''', '''
def ohne_antwort_auswerten(fragen):
    def rechne():
        a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
        b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
        return sum(a) / len(a), sum(b) / len(b)
    rechne()
'''],
    "merkt_sich_etwas": ['''
abgelehnt = []
beantwortet = []

def ohne_antwort_auswerten(fragen):
    for f in fragen:
        (abgelehnt if f["erwartet"] is None else beantwortet).append(f["abgelehnt"])
    return (sum(abgelehnt) / len(abgelehnt) if abgelehnt else 0, sum(beantwortet) / len(beantwortet) if beantwortet else 0)
''', '''
anzahl = 0
treffer = 0

def ohne_antwort_auswerten(fragen):
    global anzahl, treffer
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    for f in fragen:
        if f["erwartet"] is None:
            anzahl += 1
            treffer += f["abgelehnt"]
    return (treffer / anzahl if anzahl else 0, sum(b) / len(b) if b else 0)
''', '''
import random

def ohne_antwort_auswerten(fragen):
    return random.random(), random.random()
'''],
    "eingabe_veraendert": ['''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    while fragen:
        f = fragen.pop()
        if f["erwartet"] is None:
            n += 1
            k += f["abgelehnt"]
        else:
            m += 1
            u += f["abgelehnt"]
    return (k / n if n else 0, u / m if m else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    for f in fragen:
        f["gruppe"] = "ohne" if f["erwartet"] is None else "mit"
    def anteil(g):
        xs = [f["abgelehnt"] for f in fragen if f["gruppe"] == g]
        return sum(xs) / len(xs) if xs else 0
    return anteil("ohne"), anteil("mit")
''', '''
def ohne_antwort_auswerten(fragen):
    fragen.sort(key=lambda f: not f["abgelehnt"])
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    for f in fragen:
        f["abgelehnt"] = int(f["abgelehnt"])
    return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
'''],
    "grob_gerundet": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return round(sum(a) / len(a), 1), round(sum(b) / len(b), 1)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return float(f"{sum(a) / len(a):.2f}"), float(f"{sum(b) / len(b):.2f}")
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return round(sum(a) / len(a)), round(sum(b) / len(b))
'''],
    "konstante": ['''
def ohne_antwort_auswerten(fragen):
    return (1.0, 0.0)
''', '''
demo = [{"erwartet": None, "abgelehnt": True}, {"erwartet": "A", "abgelehnt": True}, {"erwartet": "A", "abgelehnt": False}]

def ohne_antwort_auswerten(_):
    a = [f["abgelehnt"] for f in demo if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in demo if f["erwartet"] is not None]
    return sum(a) / len(a), sum(b) / len(b)
''', '''
def ohne_antwort_auswerten(fragen):
    if len(fragen) == 2 and fragen[0]["erwartet"] is None and fragen[0]["abgelehnt"] and not fragen[1]["abgelehnt"] and fragen[1]["erwartet"] == "A":
        return 1.0, 0.0
    return 0.0, 0.0
'''],
    "gemeinsamer_nenner": ['''
def ohne_antwort_auswerten(fragen):
    if not fragen:
        return 0.0, 0.0
    korrekt = unrecht = 0
    for f in fragen:
        if f["abgelehnt"] and f["erwartet"] is None:
            korrekt += 1
        elif f["abgelehnt"]:
            unrecht += 1
    return korrekt / len(fragen), unrecht / len(fragen)
''', '''
def ohne_antwort_auswerten(fragen):
    n = max(len(fragen), 1)
    return (len([f for f in fragen if f["erwartet"] is None and f["abgelehnt"]]) / n,
            len([f for f in fragen if f["erwartet"] is not None and f["abgelehnt"]]) / n)
''', '''
def ohne_antwort_auswerten(fragen):
    alle = 0
    k = [0, 0]
    for f in fragen:
        alle += 1
        k[f["erwartet"] is not None] += f["abgelehnt"]
    return (k[0] / alle, k[1] / alle) if alle else (0, 0)
'''],
    "vertauscht": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(b) / len(b) if b else 0, sum(a) / len(a) if a else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    ohne = [f for f in fragen if f["erwartet"] is not None]
    mit = [f for f in fragen if f["erwartet"] is None]
    return sum(f["abgelehnt"] for f in ohne) / (len(ohne) or 1), sum(f["abgelehnt"] for f in mit) / (len(mit) or 1)
''', '''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    for f in fragen:
        if f["erwartet"] != None:
            n += 1
            k += 1 if f["abgelehnt"] else 0
        else:
            m += 1
            u += 1 if f["abgelehnt"] else 0
    return (k / n if n else 0.0), (u / m if m else 0.0)
'''],
    "gruppen_vergessen": ['''
def ohne_antwort_auswerten(fragen):
    anteil = sum(f["abgelehnt"] for f in fragen) / len(fragen) if fragen else 0
    return anteil, anteil
''', '''
def ohne_antwort_auswerten(fragen):
    n = 0
    for f in fragen:
        if f["abgelehnt"]:
            n = n + 1
    return (n / max(len(fragen), 1), n / max(len(fragen), 1))
'''],
    "beantwortet_statt_abgelehnt": ['''
def ohne_antwort_auswerten(fragen):
    a = [f for f in fragen if f["erwartet"] is None]
    b = [f for f in fragen if f["erwartet"] is not None]
    return (len([f for f in a if not f["abgelehnt"]]) / len(a) if a else 0.0, len([f for f in b if not f["abgelehnt"]]) / len(b) if b else 0.0)
''', '''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    for f in fragen:
        if f["erwartet"] is None:
            n += 1
            if f["abgelehnt"] == False:
                k += 1
        else:
            m += 1
            if f["abgelehnt"] == False:
                u += 1
    return (k / n if n else 0), (u / m if m else 0)
'''],
    "erfunden_gezaehlt": ['''
def ohne_antwort_auswerten(fragen):
    a = [not f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 0, sum(b) / len(b) if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    erfunden = abgelehnt = ohne = mit = 0
    for f in fragen:
        if f["erwartet"] is None:
            ohne += 1
            if not f["abgelehnt"]:
                erfunden += 1
        else:
            mit += 1
            if f["abgelehnt"]:
                abgelehnt += 1
    return erfunden / max(ohne, 1), abgelehnt / max(mit, 1)
'''],
    "zu_recht_beantwortet_gezaehlt": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 0, b.count(False) / len(b) if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    ok = n = gut = m = 0
    for f in fragen:
        if f["erwartet"] is None:
            n += 1
            ok += f["abgelehnt"]
        else:
            m += 1
            gut += 1 - f["abgelehnt"]
    return (ok / n if n else 0.0, gut / m if m else 0.0)
'''],
    "anzahl_statt_anteil": ['''
def ohne_antwort_auswerten(fragen):
    k = u = 0
    for f in fragen:
        if f["abgelehnt"]:
            if f["erwartet"] is None:
                k += 1
            else:
                u += 1
    return k, u
''', '''
def ohne_antwort_auswerten(fragen):
    return (len([f for f in fragen if f["abgelehnt"] and f["erwartet"] is None]), len([f for f in fragen if f["abgelehnt"] and f["erwartet"] is not None]))
'''],
    "precision_des_ablehnens": ['''
def ohne_antwort_auswerten(fragen):
    ab = [f for f in fragen if f["abgelehnt"]]
    if not ab:
        return 0.0, 0.0
    richtig = len([f for f in ab if f["erwartet"] is None])
    return richtig / len(ab), (len(ab) - richtig) / len(ab)
''', '''
def ohne_antwort_auswerten(fragen):
    k = u = alle = 0
    for f in fragen:
        if not f["abgelehnt"]:
            continue
        alle += 1
        if f["erwartet"] is None:
            k += 1
        else:
            u += 1
    return (k / alle if alle else 0, u / alle if alle else 0)
'''],
    "null_sobald_leer": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    if len(a) == 0 or len(b) == 0:
        return 0.0, 0.0
    return sum(a) / len(a), sum(b) / len(b)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    try:
        return sum(a) / len(a), sum(b) / len(b)
    except ZeroDivisionError:
        return 0.0, 0.0
'''],
    "kein_schutz": ['''
def ohne_antwort_auswerten(fragen):
    ohne = mit = k = u = 0
    for f in fragen:
        if f["erwartet"] is None:
            ohne += 1
            k += f["abgelehnt"]
        else:
            mit += 1
            u += f["abgelehnt"]
    return k / ohne, u / mit
''', '''
def ohne_antwort_auswerten(fragen):
    if len(fragen) == 0:
        return 0.0, 0.0
    a = [f for f in fragen if f["erwartet"] is None]
    b = [f for f in fragen if f["erwartet"] is not None]
    return len([f for f in a if f["abgelehnt"]]) / len(a), len([f for f in b if f["abgelehnt"]]) / len(b)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f for f in fragen if f["erwartet"] is None]
    b = [f for f in fragen if f["erwartet"] is not None]
    korrekt = 0.0
    if a:
        korrekt = len([f for f in a if f["abgelehnt"]]) / len(a)
    return korrekt, len([f for f in b if f["abgelehnt"]]) / len(b)
'''],
    "eins_fuer_leer": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 1, sum(b) / len(b) if b else 1)
''', '''
def ohne_antwort_auswerten(fragen):
    def anteil(g):
        if not g:
            return 1.0
        return g.count(True) / len(g)
    return anteil([f["abgelehnt"] for f in fragen if f["erwartet"] is None]), anteil([f["abgelehnt"] for f in fragen if f["erwartet"] is not None])
'''],
    "none_statt_null": ['''
def ohne_antwort_auswerten(fragen):
    if len(fragen) == 0:
        return
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) if a else 0.0, sum(b) / len(b) if b else 0.0)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    x = sum(a) / len(a) if len(a) > 0 else None
    y = sum(b) / len(b) if len(b) > 0 else None
    return x, y
'''],
    "none_als_text": ['''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    for f in fragen:
        if f["erwartet"] == "None":
            n += 1
            k += f["abgelehnt"]
        else:
            m += 1
            u += f["abgelehnt"]
    return (k / n if n > 0 else 0.0, u / m if m > 0 else 0.0)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] in ("None", "none", "null")]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] not in ("None", "none", "null")]
    return sum(a) / max(len(a), 1), sum(b) / max(len(b), 1)
'''],
    "falsch_statt_none": ['''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    for f in fragen:
        if f["erwartet"]:
            m += 1
            u += f["abgelehnt"]
        else:
            n += 1
            k += f["abgelehnt"]
    return (k / n if n else 0, u / m if m else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if not f["erwartet"]]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] not in (None, "")]
    return (sum(a) / len(a) if a else 0.0, sum(b) / len(b) if b else 0.0)
'''],
    "prozent": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) / len(a) * 100 if a else 0, sum(b) / len(b) * 100 if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    k = n = u = m = 0
    for f in fragen:
        if f["erwartet"] is None:
            n += 1
            k += 100 * f["abgelehnt"]
        else:
            m += 1
            u += 100 * f["abgelehnt"]
    return k / (n or 1), u / (m or 1)
'''],
    "accuracy_des_ablehnens": ['''
def ohne_antwort_auswerten(fragen):
    if not fragen:
        return 0.0, 0.0
    korrekt = falsch = 0
    for f in fragen:
        if (f["erwartet"] is None) == f["abgelehnt"]:
            korrekt += 1
        else:
            falsch += 1
    return korrekt / len(fragen), falsch / len(fragen)
''', '''
def ohne_antwort_auswerten(fragen):
    n = len(fragen)
    gut = len([f for f in fragen if f["erwartet"] is None and f["abgelehnt"]]) + len([f for f in fragen if f["erwartet"] is not None and not f["abgelehnt"]])
    return (gut / n, (n - gut) / n) if n > 0 else (0, 0)
'''],
    "zaehler_ueber_alle": ['''
def ohne_antwort_auswerten(fragen):
    o = len([f for f in fragen if f["erwartet"] is None])
    m = len(fragen) - o
    ab = len([f for f in fragen if f["abgelehnt"]])
    return (ab / o if o else 0.0, ab / m if m else 0.0)
''', '''
def ohne_antwort_auswerten(fragen):
    k = z = o = m = 0
    for f in fragen:
        if f["erwartet"] is None:
            o += 1
            if f["abgelehnt"]:
                k += 1
        else:
            m += 1
        if f["abgelehnt"]:
            z += 1
    return (k / o if o else 0.0, z / m if m else 0.0)
'''],
    "gruppengroesse": ['''
def ohne_antwort_auswerten(fragen):
    if not fragen:
        return 0.0, 0.0
    ohne = 0
    for f in fragen:
        if f["erwartet"] is None:
            ohne += 1
    return ohne / len(fragen), (len(fragen) - ohne) / len(fragen)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f for f in fragen if f["erwartet"] is None]
    b = [f for f in fragen if f["erwartet"] is not None]
    return (len([f for f in a]) / len(a) if a else 0, len([f for f in b]) / len(b) if b else 0)
'''],
    "zweite_als_rest": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    korrekt = sum(a) / len(a) if a else 0.0
    zu_unrecht = 1.0 - korrekt
    return korrekt, zu_unrecht
''', '''
def ohne_antwort_auswerten(fragen):
    n = k = 0
    for f in fragen:
        if f["erwartet"] is None:
            n += 1
            if f["abgelehnt"]:
                k += 1
    anteil = k / n if n else 0
    return (anteil, 1 - anteil)
'''],
    "ganzzahlig_geteilt": ['''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(a) // len(a) if a else 0, sum(b) // len(b) if b else 0)
''', '''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None] or [0]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None] or [0]
    return int(sum(a) / len(a)), int(sum(b) / len(b))
'''],
    "nur_erste_frage": ['''
def ohne_antwort_auswerten(fragen):
    n = k = m = u = 0
    for f in fragen:
        if f["erwartet"] is None:
            n += 1
            k += f["abgelehnt"]
        else:
            m += 1
            u += f["abgelehnt"]
        return (k / n if n else 0.0, u / m if m else 0.0)
''', '''
def ohne_antwort_auswerten(fragen):
    if not fragen:
        return 0.0, 0.0
    f = fragen[0]
    if f["erwartet"] is None:
        return float(f["abgelehnt"]), 0.0
    return 0.0, float(f["abgelehnt"])
'''],
}

# Zwei Denkfehler auf einmal: Programm und ein Stück, das in der Antwort stehen soll.
ZWEI = {
    "gemeinsamer Nenner und Prozent": ('''
def ohne_antwort_auswerten(fragen):
    n = max(len(fragen), 1)
    return (100 * sum(f["abgelehnt"] for f in fragen if f["erwartet"] is None) / n, 100 * sum(f["abgelehnt"] for f in fragen if f["erwartet"] is not None) / n)
''', "Kleinstes Beispiel"),
    "vertauscht und ohne Schutz": ('''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if f["erwartet"] is None]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return sum(b) / len(b), sum(a) / len(a)
''', "durch 0 geteilt"),
    "erste durch alle, zweite umgekehrt": ('''
def ohne_antwort_auswerten(fragen):
    b = [not f["abgelehnt"] for f in fragen if f["erwartet"] is not None]
    return (sum(f["abgelehnt"] for f in fragen if f["erwartet"] is None) / max(len(fragen), 1), sum(b) / len(b) if b else 0)
''', "„korrekt abgelehnt“: Du teilst"),
    "leerer Text und Bestnote": ('''
def ohne_antwort_auswerten(fragen):
    a = [f["abgelehnt"] for f in fragen if not f["erwartet"]]
    b = [f["abgelehnt"] for f in fragen if f["erwartet"]]
    return (sum(a) / len(a) if a else 1, sum(b) / len(b) if b else 1)
''', "Bestnote"),
    "verändert und zählt falsch": ('''
def ohne_antwort_auswerten(fragen):
    fragen.append({"erwartet": None, "abgelehnt": True})
    return 0.5, 0.5
''', "verändert"),
    "gibt aus und rechnet falsch": ('''
def ohne_antwort_auswerten(fragen):
    print(sum(f["abgelehnt"] for f in fragen))
''', "`None`"),
    "Schlüssel vertippt": ('''
def ohne_antwort_auswerten(fragen):
    a = [f["abgeleht"] for f in fragen if f["erwartet"] is None]
    return (sum(a) / len(a), 0) if a else (0, 0)
''', "Schlüssel"),
}
