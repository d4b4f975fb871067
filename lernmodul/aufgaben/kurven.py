"""Übung 7: der Break-even einer Rangliste als Funktion."""

from itertools import product
from random import Random

from ..metriken.mengen import breakeven
from . import diagnose
from .arten import Funktionsaufgabe
from .kern import Denkfehler
from .kurven_denkfehler import ENDE, KOPF, LOESUNG, RECHNUNGEN, SCHLEIFE
from .kurven_zahlen import in_zahlen
from .verhalten import IS_STATT_GLEICH, aendere, benehmen


# Sechzehnmal dieselbe Rangliste unter anderen Namen: Treffer, Treffer, Niete, Niete, Treffer, Niete. Heraus kommt jedes Mal dasselbe.
UMBENANNT = tuple(({a, b, c}, [a, b, x, y, c, z]) for a, b, x, y, c, z in (Random(stelle).sample("ABCDEFGHIJKL", 6) for stelle in range(16)))


def _faelle():
    """Argumenttupel, kleinste zuerst: alle Muster aus Treffern und Nieten bis zur Länge 4, dann längere, doppelte und andere Namen."""
    muster = ["".join(m) for laenge in range(5) for m in product("10", repeat=laenge)] + ["10110", "010101", "001100", "1000101"]
    alle = [_nach_muster(m, n) for m in muster for n in range(5) if m.count("1") <= n]
    doppelt = [("A", "AA"), ("A", "XXA"), ("A", "XAA"), ("AB", "AAB"), ("AB", "AXAB"), ("AB", "XXAB"), ("ABC", "AAB"), ("ABC", "AXAXBC")]
    anders = [("", "A"), ("B", "A"), ("B", "AB"), ("BC", "A"), ("BC", "AB"), ("X", "AX"), ("XY", "AXBY"), ("C", "ABC")]
    alle += [(set(relevant), list(gefunden)) for relevant, gefunden in doppelt + anders]
    alle += [(set("ABCDEF"), list("ABCDEF")), (set("ABCDEF"), list("ABCXDEF"))]  # sechsmal ein Sechstel ist als float nicht 1
    # gleicher Text, anderes Objekt: sonst bestünde auch `is`
    alle += [({"doc_1"}, ["_".join(["doc", "1"])]), ({"doc_1"}, ["doc_10"]), ({"doc_1"}, ["doc_10", "_".join(["doc", "1"])]), ({"", "A"}, ["B", ""]), *UMBENANNT]
    return tuple(sorted(alle, key=lambda fall: (len(fall[1]), len(fall[0]))))


def _nach_muster(muster, n):
    """n relevante Dokumente A, B, …; eine 1 ist das nächste davon, eine 0 eine Niete X, Y, …"""
    treffer, nieten = iter("ABCD"), iter("XYZUVW")
    return set("ABCD"[:n]), [next(treffer if zeichen == "1" else nieten) for zeichen in muster]


IM_TEXT = (({"A", "B"}, ["X", "A", "B"]), ({"A", "B", "C", "D"}, ["A"]))


def benutzt_nicht_beide(spiel):
    """Eines der beiden Argumente ändert nie etwas, abgesehen von den Beispielen im Text."""
    return diagnose.haengt_nur_vom_letzten_ab(spiel, IM_TEXT) or diagnose.ignoriert_letztes(spiel)


def haengt_an_namen(spiel):
    """Dieselbe Rangliste unter anderen Namen ergibt etwas anderes: Dann haben die Plätze ihre Ordnung verloren."""
    return len({ist for fall, ist in zip(spiel.faelle, spiel.ist) if fall in UMBENANNT}) > 1


def ist_immer_null(spiel):
    return set(spiel.ist) == {(0.0,)}


BENEHMEN = (
    *benehmen(
        LOESUNG,
        {
            "ausgegeben": (ENDE, "    print(len(treffer) / n)"),
            "nichts_zurueck": (ENDE, "    ergebnis = len(treffer) / n"),
            "merkt_sich_etwas": (KOPF, "def breakeven(relevant, gefunden, alle=[]):\n    alle.extend(gefunden)\n    gefunden = alle\n"),
            "eingabe_veraendert": ("    treffer = ", "    while len(gefunden) < n:\n        gefunden.append(None)\n    treffer = "),
            "grob_gerundet": (ENDE, "    return round(len(treffer) / n, 2)"),
        },
    ),
    Denkfehler(
        "immer_null",
        "immer 0",
        "Bei dir kommt immer 0 heraus. Entweder steht da ein fester Wert, oder deine Schleife hört vor dem Platz auf, an dem sich Precision und Recall treffen: `range(n)` endet in Python bei n − 1. "
        "Bis wohin läuft sie?",
        aendere(SCHLEIFE, "enumerate(gefunden, 1)", "enumerate(gefunden[:len(relevant) - 1], 1)"),
        ist_immer_null,
    ),
    Denkfehler(
        "argument_nicht_benutzt",
        "ein Argument nicht benutzt",
        "Eines der beiden Argumente ändert bei dir nichts am Ergebnis, höchstens bei den Beispielen aus dem Text. Wo sich Precision und Recall treffen, hängt von `relevant` und von `gefunden` ab. "
        "Stehen da feste Werte, oder liest deine Funktion etwas aus einer anderen Zelle?",
        KOPF + '    return 0.25 if gefunden == ["A"] else 0.5\n',
        benutzt_nicht_beide,
    ),
    Denkfehler(
        "plaetze_verloren",
        "die Reihenfolge verloren",
        "Bei dir hängt das Ergebnis davon ab, wie die Dokumente heißen. Eine Menge hat in Python keine Reihenfolge, anders als `Set` in JavaScript: Wer die Rangliste in eine verwandelt oder sortiert, verliert die Plätze. "
        "Was kommt zuerst, das Abschneiden oder das Weglassen von Wiederholungen?",
        aendere(LOESUNG, "gefunden[:n]", "sorted(set(gefunden))[:n]"),
        haengt_an_namen,
    ),
)

MIT_IS = Denkfehler(
    "is_statt_gleich",
    *IS_STATT_GLEICH,
    aendere(LOESUNG, "relevant & set(gefunden[:n])", "[r for r in relevant if any(r is d for d in gefunden[:n])]"),
)

uebung_7 = Funktionsaufgabe(
    name="uebung_7",
    nummer=7,
    titel="Übung 7: Wo Precision und Recall sich treffen",
    text="Wer eine Rangliste von oben nach unten liest, kann nach jedem Platz k Precision und Recall ausrechnen, beide über die ersten k Plätze. "
    "Schreib `breakeven(relevant, gefunden)`: den höchsten Wert, bei dem die beiden gleich sind. "
    "`relevant` ist eine Menge, `gefunden` die Rangliste, das beste Dokument zuerst.\n\n"
    "Endet die Liste, bevor sich die beiden treffen, gilt sie als mit Nieten aufgefüllt. Ein Dokument, das zweimal dasteht, behält beide Plätze und zählt einmal. "
    "Ist nichts relevant oder nichts gefunden, ist das Ergebnis `0.0`.\n\n"
    '`breakeven({"A", "B"}, ["X", "A", "B"])` ergibt `0.5`, und `breakeven({"A", "B", "C", "D"}, ["A"])` ergibt `0.25`.',
    stufe="mittel",
    minuten=10,
    antwortname="breakeven",
    komponenten=("Break-even",),
    loesung_programm=LOESUNG,
    tipps=(
        "Schreib für einen Platz k beide Brüche hin, Precision und Recall. Was steht jeweils über dem Bruchstrich, was darunter?",
        "Der Zähler ist derselbe. Sobald es Treffer gibt, sind die Brüche also nur gleich, wenn auch die Nenner gleich sind. Auf welchem Platz ist das der Fall?",
        "Damit brauchst du nur einen Ausschnitt der Liste. Zähl darin die verschiedenen relevanten Dokumente und teil durch den gemeinsamen Nenner; der bleibt auch bei einer kurzen Liste gleich groß.",
    ),
    danach="Gleich sind Precision und Recall auch ganz am Anfang, solange noch nichts gefunden ist. Warum ist dieser Wert nicht gemeint?",
    liste=(*BENEHMEN, *RECHNUNGEN, MIT_IS),
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    faelle=_faelle(),
    rechnung=breakeven,
)
