"""Relativer Recall und Chapman zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 8, in Worten, die zu drei Zahlen auf Papier passen."""

from itertools import product
from random import Random

from ..metriken import mengen
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import PROZENTWERT, aendere, von_hand

ANTEIL = 'relativer_recall(treffer)["A"]'
AUFRUF = f'a, b = treffer["A"], treffer["B"]\nmein_ergebnis = ({ANTEIL}, chapman(len(a), len(b), len(a & b)))\n'
GROESSTE_SCHAETZUNG = 80

NACHRICHTEN = {
    "pool_als_summe": "Dein Pool zählt jedes Dokument so oft, wie es gefunden wurde. Was beide Suchen gefunden haben, ist aber nur ein Dokument. Wie viele verschiedene sind es?",
    "pool_ist_schnitt": "Dein Pool enthält nur, was beide Suchen gefunden haben. Gemeint ist alles, was wenigstens eine von ihnen gefunden hat. Wie viele Dokumente sind das?",
    "pool_ohne_eigene": "Du teilst durch die Treffer von B. Der Pool ist für beide Suchen derselbe und enthält auch die Treffer von A. Wie viele Dokumente liegen dann darin?",
    "anteil_an_anderen": "Du fragst, welchen Anteil der Treffer von B auch A gefunden hat. So schätzt der Rückfang den Recall, der relative Recall teilt durch den Pool. "
    "Welche Treffer gehören alle hinein?",
    "anteil_am_eigenen": "Du teilst durch die Treffer von A, und im Zähler steht, was auch B gefunden hat. Damit misst du die Überschneidung. "
    "Was steht im relativen Recall über, was unter dem Bruchstrich?",
    "nur_eigene_funde": "Du zählst nur die Dokumente, die A allein gefunden hat. Ein Treffer zählt für jede Suche, die ihn hat. Welche kommen also noch dazu?",
    "nur_gemeinsame_funde": "Du zählst nur die Dokumente, die auch B gefunden hat. Ein Treffer von A zählt auch, wenn er bei B fehlt. Was steht dann über deinem Bruchstrich?",
    "anzahl_statt_anteil": "Deine erste Zahl ist eine Anzahl. Gefragt ist der Anteil am Pool. Wodurch musst du noch teilen?",
    "prozent": PROZENTWERT,
    "lincoln_petersen": "Du multiplizierst die beiden Trefferzahlen und teilst durch die gemeinsamen. Das ist Lincoln–Petersen. "
    "Was zählt Chapman zu jeder der drei Zahlen hinzu, und was nimmt er am Ende wieder weg?",
    "summe_statt_produkt": "Du addierst die Treffer der beiden Suchen. Dahinter steht aber ein Dreisatz: Die Treffer von A verhalten sich zur Gesamtzahl wie die gemeinsamen zu den Treffern von B. "
    "Was ergibt sich, wenn du das nach der Gesamtzahl auflöst?",
    "pool_als_gesamtzahl": "Du zählst, wie viele verschiedene Dokumente die beiden Suchen zusammen gefunden haben. Das ist der Pool. "
    "Gefragt ist eine Schätzung, die auch das mitrechnet, was beide übersehen haben: Was wird in der Formel multipliziert, und wodurch wird geteilt?",
    "summe_der_treffer": "Du addierst die Treffer beider Suchen, und die gemeinsamen kommen in deiner Rechnung nicht vor. Gerade aus ihnen entsteht die Schätzung. Wo stehen sie in der Formel?",
    "ohne_minus_1": "Deine Schätzung ist um eins zu groß. Chapman hat zu jeder Zahl eins hinzugezählt und gleicht das am Ende aus. Welcher letzte Schritt fehlt?",
    "nenner_ohne_plus_1": "Unter deinem Bruchstrich stehen die gemeinsamen Treffer, wie sie sind. Chapman zählt auch dort eins hinzu. Wie sieht dein Nenner dann aus?",
    "plus_1_fehlt": "Über deinem Bruchstrich fehlt mindestens eine +1. Chapman zählt zu den Treffern jeder der zwei Suchen eins hinzu, bevor multipliziert wird. Bei welcher fehlt sie noch?",
    "anteil_statt_gesamtzahl": "Deine zweite Zahl ist selbst ein Recall: welchen Teil der einen Suche die andere auch gefunden hat. Gefragt ist die Gesamtzahl der relevanten Dokumente. "
    "Wie kommt man vom Anteil zur Zahl?",
}
OHNE_GEMEINSAME = {s: NACHRICHTEN[s] for s in ("pool_ohne_eigene", "anzahl_statt_anteil", "prozent", "pool_als_gesamtzahl", "ohne_minus_1", "plus_1_fehlt")}


def _nur_von_hand(loesung):
    """Womit man sich erst irren kann, wenn zwei Suchen und beide Zahlen nebeneinanderstehen."""
    return (
        Denkfehler(
            "anderes_system",
            "relativer Recall der anderen Suche",
            "Das ist der relative Recall von B. Gefragt ist der von A. Welche Trefferzahl gehört über den Bruchstrich?",
            f"{loesung}\n\n{aendere(AUFRUF, ANTEIL, ANTEIL.replace('A', 'B'))}",
        ),
        Denkfehler(
            "durch_schaetzung",
            "durch die geschätzte Gesamtzahl geteilt",
            "Du teilst die Treffer von A durch die geschätzte Gesamtzahl. Das schätzt den Recall; der relative begnügt sich mit dem, was gefunden wurde. Wie groß ist der Pool?",
            f"{loesung}\n\n{aendere(AUFRUF, ANTEIL, 'len(a) / chapman(len(a), len(b), len(a & b))')}",
        ),
    )


def _moeglich(n1, n2, m):
    """Zwei verschieden große Suchen, jede mit eigenen Funden, deren Schätzung nach Chapman eine ganze, nicht zu große Zahl ist."""
    return n1 != n2 and m < min(n1, n2) and (n1 + 1) * (n2 + 1) % (m + 1) == 0 and mengen.chapman(n1, n2, m) <= GROESSTE_SCHAETZUNG


def _suchen(gemeinsame):
    return tuple(suchen for suchen in product(range(2, 16), range(2, 16), gemeinsame) if _moeglich(*suchen))


MIT, OHNE = _suchen(range(2, 7)), _suchen((0,))  # mit nur einem gemeinsamen Treffer fielen mehrere Denkfehler zusammen


def rechnung(treffer):
    """Die beiden Zahlen aus den Referenzmetriken."""
    a, b = treffer["A"], treffer["B"]
    return mengen.relativer_recall(treffer)["A"], mengen.chapman(len(a), len(b), len(a & b))


def _felder(n1, n2, m):
    gemeinsam = f"{m}, die" if m else "keines, das"
    text = (
        f"Zwei Suchen gehen derselben Frage nach. A findet {n1} relevante Dokumente, B findet {n2}, darunter {gemeinsam} auch A gefunden hat. "
        "Gefragt sind der **relative Recall von A** und die **Schätzung nach Chapman**, wie viele relevante Dokumente es überhaupt gibt, in dieser Reihenfolge."
    )
    namen = [f"d{nummer}" for nummer in range(1, n1 + n2 - m + 1)]
    return {"text": text, "daten": {"treffer": {"A": set(namen[:n1]), "B": set(namen[n1 - m :])}}, "rechenweg": _rechenweg(n1, n2, m)}


def _rechenweg(n1, n2, m):
    return (
        f"Im Pool liegen {n1} + {n2} − {m} = {n1 + n2 - m} Dokumente. Relativer Recall von A: {als_bruch(n1, n1 + n2 - m)}.\n\n"
        f"Chapman: ({n1} + 1) · ({n2} + 1)/({m} + 1) − 1 = {round(mengen.chapman(n1, n2, m), 3)}."
    )


UNKLAR = {
    "relativer Recall von A": "Der relative Recall von A stimmt noch nicht. Bestimm zuerst den Pool: Wie viele verschiedene Dokumente haben die beiden zusammen gefunden?",
    "Chapman": "Die Schätzung nach Chapman stimmt noch nicht. Schreib die Formel auf und setz die drei Zahlen ein, bevor du rechnest.",
}


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an wenigen Zahlen; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""

    def neue_zahlen(zufall):
        n1, n2, m = zufall.choice(MIT if zufall.random() < 0.9 else OHNE)
        return {**_felder(n1, n2, m), "liste": von_hand(rechnungen, NACHRICHTEN if m else OHNE_GEMEINSAME, AUFRUF) + _nur_von_hand(loesung)}

    return Zahlenaufgabe(
        name="uebung_8",
        nummer=8,
        titel="Übung 8: Messen ohne Gesamtzahl",
        stufe="mittel",
        minuten=4,
        antwortname="mein_ergebnis",
        komponenten=("relativer Recall von A", "Chapman"),
        loesung_programm=f"{loesung}\n\n{AUFRUF}",
        tipps=(
            "Im Pool liegt jedes gefundene Dokument einmal. Zähl die Treffer beider Suchen zusammen und zieh ab, was dabei doppelt vorkommt.",
            "Chapman zählt zu jeder der drei Zahlen eins hinzu, bevor gerechnet wird, und nimmt am Ende wieder eins weg.",
            "Über den Bruchstrich gehört bei Chapman das Produkt der beiden Trefferzahlen, jede um eins erhöht, darunter die gemeinsamen Treffer, ebenfalls um eins erhöht.",
        ),
        danach="Wie viele relevante Dokumente hätten nach dieser Schätzung beide Suchen übersehen?",
        rechnung=rechnung,
        unklar=UNKLAR,
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
