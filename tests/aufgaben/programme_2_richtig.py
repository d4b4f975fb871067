"""Richtige Lösungen von Übung 2, wie verschiedene Leute sie schreiben würden. Name → Programm."""

RICHTIG = {
    "schleife mit zwei Listen": '''
def retrieval_metriken(faelle, k):
    recalls = []
    kehrwerte = []
    for fall in faelle:
        if fall["erwartet"] is None:
            continue
        if fall["erwartet"] in fall["gefunden"]:
            rang = fall["gefunden"].index(fall["erwartet"]) + 1
            recalls.append(1 if rang <= k else 0)
            kehrwerte.append(1 / rang)
        else:
            recalls.append(0)
            kehrwerte.append(0)
    if len(recalls) == 0:
        return (0.0, 0.0)
    return (sum(recalls) / len(recalls), sum(kehrwerte) / len(kehrwerte))
''',
    "comprehension": '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    if not mit:
        return 0.0, 0.0
    recall = sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / len(mit)
    mrr = sum(1 / (f["gefunden"].index(f["erwartet"]) + 1) for f in mit if f["erwartet"] in f["gefunden"]) / len(mit)
    return recall, mrr
''',
    "enumerate mit break": '''
def retrieval_metriken(faelle, k):
    n, r, m = 0, 0, 0.0
    for fall in faelle:
        if fall["erwartet"] == None:
            continue
        n = n + 1
        for i, quelle in enumerate(fall["gefunden"]):
            if quelle == fall["erwartet"]:
                if i < k:
                    r = r + 1
                m = m + 1 / (i + 1)
                break
    if n > 0:
        return r / n, m / n
    return 0, 0
''',
    "wie in JavaScript mit Index": '''
def retrieval_metriken(faelle, k):
    treffer = 0
    summe = 0
    anzahl = 0
    i = 0
    while i < len(faelle):
        f = faelle[i]
        i += 1
        if f["erwartet"] is None:
            continue
        anzahl += 1
        rang = -1
        for j in range(0, len(f["gefunden"])):
            if f["gefunden"][j] == f["erwartet"] and rang == -1:
                rang = j + 1
        if rang != -1 and rang <= k:
            treffer += 1
        if rang != -1:
            summe += 1 / rang
    return (treffer / anzahl if anzahl else 0, summe / anzahl if anzahl else 0)
''',
    "Hilfsfunktion": '''
def rang_von(fall):
    try:
        return fall["gefunden"].index(fall["erwartet"]) + 1
    except ValueError:
        return None

def retrieval_metriken(faelle, k):
    raenge = [rang_von(f) for f in faelle if f["erwartet"] is not None]
    gefunden = [r for r in raenge if r]
    n = len(raenge) or 1
    return len([r for r in gefunden if r <= k]) / n, sum(1 / r for r in gefunden) / n
''',
    "try und except ZeroDivisionError": '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    recall = len([f for f in mit if f["erwartet"] in f["gefunden"][:k]])
    mrr = 0
    for f in mit:
        try:
            mrr += 1 / (f["gefunden"].index(f["erwartet"]) + 1)
        except ValueError:
            pass
    try:
        return recall / len(mit), mrr / len(mit)
    except ZeroDivisionError:
        return 0.0, 0.0
''',
    "numpy": '''
import numpy as np

def retrieval_metriken(faelle, k):
    raenge = np.array([f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else np.inf
                       for f in faelle if f["erwartet"] is not None])
    if raenge.size == 0:
        return np.float64(0), np.float64(0)
    return np.mean(raenge <= k), np.mean(1 / raenge)
''',
    "numpy-Array als Ergebnis": '''
import numpy as np

def retrieval_metriken(faelle, k):
    paare = [(f["erwartet"] in f["gefunden"][:k], 1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0)
             for f in faelle if f["erwartet"] is not None]
    return np.array(paare, dtype=float).mean(axis=0) if paare else np.zeros(2)
''',
    "numpy mit halber Genauigkeit": '''
import numpy as np

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return np.float32(sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n), np.float32(sum(rr) / n)
''',
    "nulldimensionale Arrays": '''
import numpy as np

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return np.array(sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n), np.asarray(sum(rr) / n)
''',
    "numpy mit Warnung auf stderr": '''
import numpy as np

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    raenge = np.array([f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else np.inf for f in mit])
    recall, mrr = np.mean(raenge <= k), np.mean(1 / raenge)
    return np.nan_to_num(recall), np.nan_to_num(mrr)
''',
    "pandas": '''
import pandas as pd

def retrieval_metriken(faelle, k):
    tabelle = pd.DataFrame(faelle, columns=["erwartet", "gefunden"])
    tabelle = tabelle[tabelle["erwartet"].notna()]
    if tabelle.empty:
        return 0.0, 0.0
    raenge = pd.Series([g.index(e) + 1 if e in g else float("inf") for e, g in zip(tabelle["erwartet"], tabelle["gefunden"])])
    return (raenge <= k).mean(), (1 / raenge).mean()
''',
    "pandas-Series als Ergebnis": '''
import pandas as pd

def retrieval_metriken(faelle, k):
    zeilen = []
    for f in faelle:
        if f["erwartet"] is None:
            continue
        rang = f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None
        zeilen.append({"recall": float(rang is not None and rang <= k), "mrr": 1 / rang if rang else 0.0})
    if not zeilen:
        return pd.Series({"recall": 0.0, "mrr": 0.0})
    return pd.DataFrame(zeilen).mean()
''',
    "Brüche": '''
from fractions import Fraction

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    recall = Fraction(sum(f["erwartet"] in f["gefunden"][:k] for f in mit), len(mit) or 1)
    mrr = sum((Fraction(1, f["gefunden"].index(f["erwartet"]) + 1) for f in mit if f["erwartet"] in f["gefunden"]), Fraction(0))
    return recall, mrr / (len(mit) or 1)
''',
    "Decimal": '''
from decimal import Decimal

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    n = Decimal(len(mit) or 1)
    recall = Decimal(sum(f["erwartet"] in f["gefunden"][:k] for f in mit)) / n
    mrr = sum((Decimal(1) / (f["gefunden"].index(f["erwartet"]) + 1) for f in mit if f["erwartet"] in f["gefunden"]), Decimal(0))
    return recall, mrr / n
''',
    "Liste statt Tupel": '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return [sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n]
''',
    "namedtuple": '''
from collections import namedtuple
Ergebnis = namedtuple("Ergebnis", "recall mrr")

def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return Ergebnis(sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n)
''',
    "aufrufbares Objekt": '''
class Metrik:
    def __call__(self, faelle, k):
        mit = [f for f in faelle if f["erwartet"] is not None]
        rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
        n = max(len(mit), 1)
        return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n

retrieval_metriken = Metrik()
''',
    "Methode": '''
class Messung:
    def werte(self, faelle, k):
        mit = [f for f in faelle if f["erwartet"] is not None]
        rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
        n = max(len(mit), 1)
        return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n

retrieval_metriken = Messung().werte
''',
    "partial": '''
from functools import partial

def messe(leer, faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    if not mit:
        return leer, leer
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / len(mit), sum(rr) / len(mit)

retrieval_metriken = partial(messe, 0.0)
''',
    "lambda": '''
retrieval_metriken = lambda faelle, k: (lambda mit: (
    sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / max(len(mit), 1),
    sum(1 / (f["gefunden"].index(f["erwartet"]) + 1) for f in mit if f["erwartet"] in f["gefunden"]) / max(len(mit), 1),
))([f for f in faelle if f["erwartet"] is not None])
''',
    "Typangaben, Docstring und zusätzliche Vorgabewerte": '''
def retrieval_metriken(faelle: list[dict], k: int, runden: bool = False, *, leer: float = 0.0) -> tuple[float, float]:
    """Recall@k und MRR."""
    mit = [f for f in faelle if f["erwartet"] is not None]
    if not mit:
        return leer, leer
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / len(mit), sum(rr) / len(mit)
''',
    "gibt nebenbei etwas aus": '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    print("Fragen mit Antwort:", len(mit))
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n
''',
    "auf vier Stellen gerundet": '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return round(sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, 4), round(sum(rr) / n, 4)
''',
    "rekursiv": '''
def summen(faelle, k):
    if not faelle:
        return 0, 0, 0
    n, t, s = summen(faelle[1:], k)
    f = faelle[0]
    if f["erwartet"] is None:
        return n, t, s
    if f["erwartet"] not in f["gefunden"]:
        return n + 1, t, s
    rang = f["gefunden"].index(f["erwartet"]) + 1
    return n + 1, t + (rang <= k), s + 1 / rang

def retrieval_metriken(faelle, k):
    n, t, s = summen(faelle, k)
    return (t / n, s / n) if n else (0.0, 0.0)
''',
    "itertools": '''
from itertools import takewhile

def retrieval_metriken(faelle, k):
    mit = list(filter(lambda f: f["erwartet"] is not None, faelle))
    davor = [len(list(takewhile(lambda q: q != f["erwartet"], f["gefunden"]))) for f in mit]
    raenge = [d + 1 for f, d in zip(mit, davor) if d < len(f["gefunden"])]
    n = len(mit)
    return (sum(r <= k for r in raenge) / n, sum(map(lambda r: 1 / r, raenge)) / n) if n else (0, 0)
''',
    "next mit Vorgabewert": '''
def retrieval_metriken(faelle, k):
    raenge = [next((i for i, q in enumerate(f["gefunden"], start=1) if q == f["erwartet"]), float("inf"))
              for f in faelle if f["erwartet"] is not None]
    if not raenge:
        return 0.0, 0.0
    return sum(r <= k for r in raenge) / len(raenge), sum(1 / r for r in raenge) / len(raenge)
''',
    "statistics.mean": '''
from statistics import mean

def retrieval_metriken(faelle, k):
    raenge = []
    for f in faelle:
        if f["erwartet"] is not None:
            raenge.append(f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None)
    if raenge == []:
        return 0.0, 0.0
    return mean(int(r is not None and r <= k) for r in raenge), mean(1 / r if r is not None else 0 for r in raenge)
''',
    "match": '''
def retrieval_metriken(faelle, k):
    n = t = s = 0
    for fall in faelle:
        match fall:
            case {"erwartet": None}:
                pass
            case {"erwartet": quelle, "gefunden": liste}:
                n += 1
                if quelle in liste:
                    t += liste.index(quelle) < k
                    s += 1 / (liste.index(quelle) + 1)
    return (t / n, s / n) if n else (0.0, 0.0)
''',
    "reduce wie in JavaScript": '''
from functools import reduce

def retrieval_metriken(faelle, k):
    def schritt(bisher, f):
        if f["erwartet"] is None:
            return bisher
        rang = f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else 0
        return bisher[0] + 1, bisher[1] + (0 < rang <= k), bisher[2] + (1 / rang if rang else 0)
    n, t, s = reduce(schritt, faelle, (0, 0, 0))
    return (t / n if n else 0.0), (s / n if n else 0.0)
''',
    "kopiert und verändert nur die Kopie": '''
def retrieval_metriken(faelle, k):
    rest = list(faelle)
    n = t = s = 0
    while rest:
        fall = dict(rest.pop())
        erwartet = fall.pop("erwartet")
        if erwartet is None:
            continue
        n += 1
        liste = fall["gefunden"].copy()
        rang = 1
        while liste and liste[0] != erwartet:
            liste.pop(0)
            rang += 1
        if liste:
            t += rang <= k
            s += 1 / rang
    return (t / n, s / n) if n else (0.0, 0.0)
''',
    "dekoriert": '''
from functools import wraps

def mit_protokoll(funktion):
    @wraps(funktion)
    def huelle(*args, **kwargs):
        return funktion(*args, **kwargs)
    return huelle

@mit_protokoll
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    rr = [1 / (f["gefunden"].index(f["erwartet"]) + 1) if f["erwartet"] in f["gefunden"] else 0 for f in mit]
    n = max(len(mit), 1)
    return sum(f["erwartet"] in f["gefunden"][:k] for f in mit) / n, sum(rr) / n
''',
}
