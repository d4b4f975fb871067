"""Misst `retrieval_metriken` gegen die naheliegende Schleife und den Zuwachs mit der Zahl der Fragen.

Aufruf: python tests/leistung/retrieval_metriken.py
"""

from random import Random
from statistics import median
from time import perf_counter

from lernmodul.metriken.suche import retrieval_metriken

K = 3
GROESSEN = [  # Fragen, Länge der Rangliste, Anteil der gefundenen
    (20, 10, 0.8),
    (1_000, 10, 0.8),
    (1_000, 10, 0.0),
    (1_000, 10, 1.0),
    (1_000, 100, 0.8),
    (10_000, 10, 0.8),
    (100_000, 10, 0.8),
]


def schleife(faelle, k):
    """So schreibt man es ohne weitere Überlegung: ohne jede Kontrolle der Angaben."""
    treffer, summe, n = 0, 0.0, 0
    for fall in faelle:
        erwartet, gefunden = fall["erwartet"], fall["gefunden"]
        if erwartet is None:
            continue
        n += 1
        treffer += erwartet in gefunden[:k]
        if erwartet in gefunden:
            summe += 1 / (gefunden.index(erwartet) + 1)
    return (treffer / n, summe / n) if n else (0.0, 0.0)


def faelle(anzahl, laenge, gefunden_anteil, zufall):
    """Zufällige Fälle; jede Kennung ist ein eigenes Textobjekt, wie aus einer Datei gelesen."""
    for _ in range(anzahl):
        gefunden = [f"dok_{zufall.randrange(10**6):06d}.md" for _ in range(laenge)]
        steht_darin = zufall.random() < gefunden_anteil
        yield {"erwartet": "".join(list(zufall.choice(gefunden))) if steht_darin else "fehlt.md", "gefunden": gefunden}


def dauer(funktion, daten, wiederholungen):
    beginn = perf_counter()
    for _ in range(wiederholungen):
        funktion(daten, K)
    return (perf_counter() - beginn) / wiederholungen


def verhaeltnis(daten, runden=7):
    """Median der Verhältnisse, weil beide Zeiten einer Runde unter derselben Last der Maschine entstehen."""
    wiederholungen = max(1, 10_000 // len(daten))
    paare = [(dauer(retrieval_metriken, daten, wiederholungen), dauer(schleife, daten, wiederholungen)) for _ in range(runden)]
    return median(unsere / ihre for unsere, ihre in paare), min(unsere for unsere, _ in paare)


def messen():
    zufall, zeiten = Random(0), {}
    print("Fragen  Länge  gefunden  Verhältnis zur Schleife  Mikrosekunden je Frage")
    for anzahl, laenge, anteil in GROESSEN:
        daten = list(faelle(anzahl, laenge, anteil, zufall))
        faktor, sekunden = verhaeltnis(daten, runden=7 if anzahl < 100_000 else 3)
        zeiten[anzahl, laenge, anteil] = sekunden
        print(f"{anzahl:6}  {laenge:5}  {anteil:8.0%}  {faktor:23.2f}  {sekunden / anzahl * 1e6:22.2f}")
    for klein, gross in [(1_000, 10_000), (10_000, 100_000)]:
        print(f"Von {klein} auf {gross} Fragen: {zeiten[gross, 10, 0.8] / zeiten[klein, 10, 0.8]:.1f}-mal so lang")


if __name__ == "__main__":
    messen()
