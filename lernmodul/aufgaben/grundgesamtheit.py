"""Übung 8: relativer Recall und die Schätzung nach Chapman, zwei Wege ohne bekannte Gesamtzahl."""

from dataclasses import dataclass
from itertools import product

from ..metriken import mengen
from .anzeige import als_code
from .grundgesamtheit_denkfehler import CHAPMAN, LOESUNG, POOL, RECHNUNGEN, RELATIV
from .kern import Denkfehler
from .lesen import Formfehler, benenne, lies_zahl
from .mehrere import Mehrfachaufgabe, Teilaufgabe, teil
from .verhalten import aendere, benehmen


@dataclass(eq=False, repr=False)
class Anteilaufgabe(Teilaufgabe):
    """Gefragt ist ein Dictionary System → Anteil; gelesen wird es als Tupel: erst die Namen, dann die Anteile in derselben Ordnung."""

    def lies(self, wert):
        if wert is ...:
            raise Formfehler("offen", "Da stehen noch drei Punkte.")
        if wert is None:
            raise Formfehler("nichts", "Da kommt `None` an, also gar kein Ergebnis.")
        if not issubclass(type(wert), dict):
            raise Formfehler("typ", f"Da kommt {benenne(wert)} an. Gefragt ist ein Dictionary: zu jedem System sein Anteil.", benenne(wert))
        eintraege = list(dict.items(wert))
        if fremd := [benenne(system) for system, _ in eintraege if not issubclass(type(system), str)]:
            raise Formfehler("schluessel", f"Ein Schlüssel in deinem Dictionary ist {fremd[0]}. Gefragt sind die Namen der Systeme, wie sie in `treffer` stehen.")
        anteile = {str.__str__(system): lies_zahl(anteil, "Ein Anteil in deinem Dictionary") for system, anteil in eintraege}
        return (tuple(sorted(anteile)), *(anteile[system] for system in sorted(anteile))), ""


def zeige(werte):
    systeme, *anteile = werte
    return als_code({system: round(anteil, 3) for system, anteil in zip(systeme, anteile)})


def _systeme_anders(spiel):
    """Ob ein Ergebnis andere Systeme nennt als gefragt; für Zahlen stellt sich die Frage nicht."""
    return any(type(ist) is tuple and type(soll[0]) is tuple and ist[0] != soll[0] for ist, soll in zip(spiel.ist, spiel.soll))


MENGEN = (set(), {"d1"}, {"d2"}, {"d1", "d2"}, {"d2", "d3", "d4"})
BEISPIEL = {"A": {"d1", "d2"}, "B": {"d2", "d3", "d4"}}
DREI = ({"A": {"d1"}, "B": {"d1", "d2"}, "C": {"d1", "d3"}}, {"A": {"d1", "d2", "d3"}, "B": {"d3", "d4"}, "C": set()})


def _treffer():
    """Argumenttupel für den relativen Recall, kleinste zuerst: kein System, eines, alle Paare, drei."""
    alle = [{}, *({"A": menge} for menge in MENGEN), *({"A": a, "B": b} for a, b in product(MENGEN, repeat=2)), {"B": {"d1", "d2"}, "A": {"d2"}}, *DREI]
    return tuple((treffer,) for treffer in sorted(alle, key=lambda treffer: sum(map(len, treffer.values())) + len(treffer)))


def _suchen():
    """Argumenttupel für Chapman, kleinste zuerst: alle mit bis zu drei Treffern je Suche, dann größere."""
    kleine = [(n1, n2, m) for n1, n2 in product(range(4), repeat=2) for m in range(min(n1, n2) + 1)]
    return tuple(sorted(kleine + [(4, 5, 2), (10, 12, 0), (10, 12, 5), (9, 9, 9), (32, 39, 16)], key=sum))


BENEHMEN = (
    *benehmen(
        LOESUNG,
        {
            "ausgegeben": (f"return {RELATIV}", f"print({RELATIV})", f"return {CHAPMAN}", f"print({CHAPMAN})"),
            "nichts_zurueck": (f"return {RELATIV}", f"ergebnis = {RELATIV}", f"return {CHAPMAN}", f"ergebnis = {CHAPMAN}"),
            "merkt_sich_etwas": ("def relativer_recall(treffer):\n    pool = set()", "pool = set()\n\n\ndef relativer_recall(treffer):\n    pool.update", ".union(", "("),
            "eingabe_veraendert": (POOL, "    pool = next(iter(treffer.values()), set())\n    for gefunden in treffer.values():\n        pool |= gefunden\n"),
            "grob_gerundet": ("len(gefunden) / len(pool)", "round(len(gefunden) / len(pool), 2)", CHAPMAN, f"round({CHAPMAN})"),
            "immer_dasselbe": (CHAPMAN, "9.0"),
        },
        ((BEISPIEL,), (4, 5, 2)),
    ),
    Denkfehler(
        "andere_systeme",
        "andere Systeme im Ergebnis",
        "In deinem Dictionary fehlt ein System, oder es steht etwas darin, das kein System ist. Zu jedem System aus `treffer` gehört genau ein Eintrag, auch zu einem, das nichts gefunden hat. "
        "Welche lässt deine Schleife aus, oder was kommt bei dir hinzu?",
        aendere(LOESUNG, "in treffer.items()", "in treffer.items() if gefunden"),
        verhalten=_systeme_anders,
    ),
)

uebung_8 = Mehrfachaufgabe(
    name="uebung_8",
    nummer=8,
    titel="Übung 8: Messen ohne Gesamtzahl",
    text="Schreib zwei Funktionen. `relativer_recall(treffer)` bekommt ein Dictionary, das zu jedem System die Menge der relevanten Dokumente nennt, die es gefunden hat. "
    "Zurück kommt ein Dictionary mit denselben Systemen: zu jedem der Anteil seiner Treffer am Pool, also an allem, was irgendeines der Systeme gefunden hat. "
    "Ist der Pool leer, bekommt jedes System `0.0`; ohne Systeme ist das Ergebnis `{}`.\n\n"
    "`chapman(n1, n2, m)` schätzt nach der Formel von Chapman aus zwei Suchen, wie viele relevante Dokumente es überhaupt gibt: "
    "`n1` Treffer hat die eine, `n2` die andere, `m` davon haben beide. Gerundet wird nicht.\n\n"
    'Für `{"A": {"d1", "d2"}, "B": {"d2", "d3", "d4"}}` ist der relative Recall `{"A": 0.5, "B": 0.75}`, und `chapman(4, 5, 2)` ergibt `9.0`.',
    stufe="mittel",
    minuten=12,
    antwortname="(relativer_recall, chapman)",
    komponenten=("relativer_recall", "chapman"),
    loesung_programm=LOESUNG,
    tipps=(
        "Bau zuerst den Pool: eine leere Menge, in die du die Treffer jedes Systems aufnimmst. Was zwei Systeme gefunden haben, liegt dann trotzdem nur einmal darin.",
        "Chapman zählt zu jeder der drei Zahlen eins hinzu, bevor gerechnet wird, und nimmt am Ende wieder eins weg. Ohne diese Einsen wäre es Lincoln–Petersen.",
        "Über `treffer.items()` bekommst du System und Menge zugleich. In der zweiten Funktion brauchen die Summen Klammern, denn Punktrechnung geht vor.",
    ),
    danach="Wie viele gemeinsame Treffer müssten es sein, damit die Schätzung genau so groß ist wie der Pool, und was hieße das für die beiden Suchen?",
    liste=BENEHMEN + RECHNUNGEN,
    teile=(
        teil("relativer_recall", _treffer(), mengen.relativer_recall, art=Anteilaufgabe, zeige=zeige),
        teil("chapman", _suchen(), mengen.chapman),
    ),
)
