"""Wie eng zwei Messreihen zusammenhängen, etwa ein Suchmaß und die Note der Antwort.

Für alle gilt: Der Wert liegt von −1 bis 1 und ist None, wenn eine Reihe keine zwei verschiedenen Werte hat. Gleich sind Werte auch, wenn
sie sich nur im Rundungsrest unterscheiden (weniger als ein Billionstel des größten Betrags); sonst ordnete der Zufall der letzten Stelle.
"""

from bisect import bisect_right, insort
from collections import Counter
from math import comb, sqrt
from statistics import correlation

from lernmodul.metriken.grundlagen import gleich_lang, messwert


def pearson(x, y):
    """Wie gut die Paare auf einer Geraden liegen (Korrelation nach Pearson).

    Formel: r = Σ(x − x̄)(y − ȳ) / √(Σ(x − x̄)² · Σ(y − ȳ)²)
    Einheit/Form: `x` und `y` gleich lange Folgen von Zahlen (True und False gelten als 1 und 0); Zahl von −1 bis 1.
    Undefiniert: Hat eine Reihe keine zwei verschiedenen Werte (auch bei weniger als zwei Paaren), ist das Ergebnis None und nicht 0:
    Dann lässt sich kein Zusammenhang messen, und das ist etwas anderes als ein Zusammenhang von 0.
    Nicht verwechseln mit: `spearman`. Eine steigende, aber krumme Linie ergibt dort 1.0, hier weniger.
    Fehler: TypeError oder ValueError mit Feld, Stelle und Wert bei verschieden langen Folgen und bei Werten, die keine endlichen
    Zahlen sind.
    Quelle: Pearson 1895; Formel in jedem Statistikbuch, gerechnet mit `statistics.correlation`.

    >>> pearson([1, 2, 3], [1, 3, 2])  # 1 / √(2 · 2)
    0.5
    >>> pearson([1, 2, 3], [5, 5, 5]) is None
    True
    """
    x, y = _messwerte(x, y)
    return None if _konstant(x) or _konstant(y) else max(-1.0, min(1.0, correlation(x, y)))


def spearman(x, y):
    """Wie gut die Reihenfolgen übereinstimmen: die Korrelation nach Pearson, aber über die Ränge.

    Formel: ρ = pearson(Ränge von x, Ränge von y); gleiche Werte teilen sich den mittleren Rang
    Einheit/Form: wie bei `pearson`; Zahl von −1 bis 1.
    Undefiniert: wie bei `pearson` None.
    Nicht verwechseln mit: 1 − 6·Σd² / (n(n² − 1)). Diese Kurzform stimmt nur, wenn kein Wert doppelt vorkommt.
    Fehler: wie bei `pearson`.
    Quelle: Spearman 1904, The Proof and Measurement of Association between Two Things.

    >>> spearman([1, 2, 3], [1, 4, 900])
    1.0
    >>> spearman([1, 2, 3], [7, 9, 8])
    0.5
    """
    return pearson(*map(_raenge, _messwerte(x, y)))


def kendall(x, y):
    """Wie viel öfter zwei Fälle in beiden Reihen gleich herum stehen als andersherum (Kendalls τ, Form b, die Bindungen berücksichtigt).

    Formel: τ_b = (gleichläufige − gegenläufige Paare) / √(Paare mit verschiedenem x · Paare mit verschiedenem y)
    Einheit/Form: wie bei `pearson`; Zahl von −1 bis 1.
    Undefiniert: wie bei `pearson` None.
    Nicht verwechseln mit: τ_a, das durch alle n(n − 1)/2 Paare teilt und bei gleichen Werten nie 1 erreicht.
    Fehler: wie bei `pearson`.
    Quelle: Kendall 1945, The Treatment of Ties in Ranking Problems.

    >>> kendall([1, 2, 3, 4], [1, 2, 4, 3])  # 5 Paare gleich herum, 1 andersherum: 4 / 6
    0.6666666666666666
    >>> kendall([1, 1, 2], [1, 2, 3])  # 2 Paare gleich herum; 2 mit verschiedenem x, 3 mit verschiedenem y
    0.8164965809277261
    """
    x, y = map(_geordnet, _messwerte(x, y))
    alle, gleich_x, gleich_y, gleich_beide = comb(len(x), 2), _gleiche_paare(x), _gleiche_paare(y), _gleiche_paare(zip(x, y))
    if alle in (gleich_x, gleich_y):
        return None
    laufend = alle - gleich_x - gleich_y + gleich_beide
    return (laufend - 2 * _gegenlaeufige(x, y)) / sqrt((alle - gleich_x) * (alle - gleich_y))


def _messwerte(x, y):
    return [[messwert(f"{name}[{i}]", w) for i, w in enumerate(werte)] for name, werte in zip("xy", gleich_lang(x=x, y=y))]


def _geordnet(werte):
    """Die Werte auf ihren größten Betrag bezogen und ohne Rundungsrest: für die Reihenfolge, nicht zum Rechnen."""
    groesster = max(map(abs, werte), default=0) or 1
    return [round(wert / groesster, 12) for wert in werte]


def _konstant(werte):
    return len(set(_geordnet(werte))) < 2


def _raenge(werte):
    """Rang jedes Werts ab 1; gleiche Werte bekommen die Mitte ihrer Plätze."""
    werte = _geordnet(werte)
    raenge, davor = {}, 0
    for wert, anzahl in sorted(Counter(werte).items()):
        raenge[wert] = davor + (anzahl + 1) / 2
        davor += anzahl
    return [raenge[wert] for wert in werte]


def _gleiche_paare(werte):
    return sum(comb(anzahl, 2) for anzahl in Counter(werte).values())


def _gegenlaeufige(x, y):
    """Paare, in denen das größere x das kleinere y hat: Nach x geordnet, steht jedem y im Weg, was schon da und größer ist."""
    bisher, anzahl = [], 0
    for _, wert in sorted(zip(x, y)):
        anzahl += len(bisher) - bisect_right(bisher, wert)
        insort(bisher, wert)
    return anzahl
