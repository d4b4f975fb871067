"""Übung 8: relativer Recall und die Schätzung nach Chapman, zwei Wege ohne bekannte Gesamtzahl."""

from dataclasses import dataclass
from itertools import product

from ..metriken import mengen
from .anzeige import als_code
from .grundgesamtheit_denkfehler import CHAPMAN, LOESUNG, POOL, RECHNUNGEN, RELATIV
from .grundgesamtheit_zahlen import in_zahlen
from .kern import Denkfehler
from .lesen import Formfehler, benenne, lies_zahl, verlange
from .mehrere import Mehrfachaufgabe, Teilaufgabe, teil
from .verhalten import aendere, benehmen


@dataclass(eq=False, repr=False)
class Anteilaufgabe(Teilaufgabe):
    """Gefragt ist ein Dictionary Suche → Anteil; gelesen wird es als Tupel: erst die Namen, dann die Anteile in derselben Ordnung."""

    def lies(self, wert):
        verlange(wert)
        if not issubclass(type(wert), dict):
            raise Formfehler("typ", f"Da kommt {benenne(wert)} an. Gefragt ist ein Dictionary: zu jeder Suche ihr Anteil.", benenne(wert))
        eintraege = list(dict.items(wert))
        if fremd := [benenne(suche) for suche, _ in eintraege if not issubclass(type(suche), str)]:
            raise Formfehler("schluessel", f"Ein Schlüssel in deinem Dictionary ist {fremd[0]}. Gefragt sind die Namen der Suchen, wie sie in `treffer` stehen.", "ein Dictionary mit anderen Schlüsseln")
        anteile = {str.__str__(suche): _anteil(anteil) for suche, anteil in eintraege}
        return (tuple(sorted(anteile)), *(anteile[suche] for suche in sorted(anteile))), ""


def _anteil(wert):
    try:
        return lies_zahl(wert, "Ein Anteil in deinem Dictionary")
    except Formfehler as form:
        if form.art == "offen":
            raise
        raise Formfehler(f"{form.art} als Anteil", form.text, f"ein Dictionary, darin {form.gesehen}") from None


def zeige(werte):
    suchen, *anteile = werte
    return als_code({suche: round(anteil, 3) for suche, anteil in zip(suchen, anteile)})


def _andere_suchen(spiel):
    """Die Stellen, an denen ein Ergebnis andere Suchen nennt als gefragt; für Zahlen stellt sich die Frage nicht."""
    return [i for i, (ist, soll) in enumerate(zip(spiel.ist, spiel.soll)) if type(ist) is tuple and type(soll[0]) is tuple and ist[0] != soll[0]]


ANZAHL = "Gefragt ist eine Anzahl von Dokumenten, und die Formel von Chapman ergibt immer eine. Was steht bei dir unter dem Bruchstrich?"
MENGEN = (set(), {"d1"}, {"d2"}, {"d1", "d2"}, {"d2", "d3", "d4"})
BEISPIEL = {"A": {"d1", "d2"}, "B": {"d2", "d3", "d4"}}
DREI = ({"A": {"d1"}, "B": {"d1", "d2"}, "C": {"d1", "d3"}}, {"A": {"d1", "d2", "d3"}, "B": {"d3", "d4"}, "C": set()}, {"A": {"d1", "d10"}, "B": {"d10"}})
VIELE = {"A": {"d1"}, "B": {"d2"}, "C": {"d1"}, "bm25": {"d3", "d4", "d5"}}


def _treffer():
    """Argumenttupel für den relativen Recall, kleinste zuerst: keine Suche, eine, alle Paare, drei und vier, dazu Namen, die einander ähneln."""
    alle = [{}, *({"A": menge} for menge in MENGEN), *({"A": a, "B": b} for a, b in product(MENGEN, repeat=2)), {"B": {"d1", "d2"}, "A": {"d2"}}, *DREI, VIELE]
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
        "andere_suchen",
        "andere Suchen im Ergebnis",
        "In deinem Dictionary fehlt eine Suche, oder es steht etwas darin, das keine Suche ist. Zu jeder Suche aus `treffer` gehört genau ein Eintrag, auch zu einer, die nichts gefunden hat. "
        "Welche lässt deine Schleife aus, oder was kommt bei dir hinzu?",
        aendere(LOESUNG, "in treffer.items()", "in treffer.items() if gefunden"),
        verhalten=_andere_suchen,
    ),
)

uebung_8 = Mehrfachaufgabe(
    name="uebung_8",
    nummer=8,
    titel="Übung 8: Messen ohne Gesamtzahl",
    text="Schreib zwei Funktionen. `relativer_recall(treffer)` bekommt ein Dictionary, das zu jeder Suche die Menge der relevanten Dokumente nennt, die sie gefunden hat. "
    "Zurück kommt ein Dictionary mit denselben Suchen: zu jeder der Anteil ihrer Treffer am Pool, also an allem, was irgendeine der Suchen gefunden hat. "
    "Ist der Pool leer, bekommt jede Suche `0.0`; ohne Suchen ist das Ergebnis `{}`.\n\n"
    "`chapman(n1, n2, m)` schätzt nach der Formel von Chapman aus zwei Suchen, wie viele relevante Dokumente es überhaupt gibt: "
    "`n1` Treffer hat die eine, `n2` die andere, `m` davon haben beide. Gerundet wird nicht.\n\n"
    'Für `{"A": {"d1", "d2"}, "B": {"d2", "d3", "d4"}}` ist der relative Recall `{"A": 0.5, "B": 0.75}`, und `chapman(4, 5, 2)` ergibt `9.0`.',
    stufe="mittel",
    minuten=12,
    antwortname="(relativer_recall, chapman)",
    komponenten=("relativer_recall", "chapman"),
    loesung_programm=LOESUNG,
    tipps=(
        "Bau zuerst den Pool: eine leere Menge, in die du die Treffer jeder Suche aufnimmst. Was zwei Suchen gefunden haben, liegt dann trotzdem nur einmal darin.",
        "Chapman zählt zu jeder der drei Zahlen eins hinzu, bevor gerechnet wird, und nimmt am Ende wieder eins weg. Ohne diese Einsen wäre es Lincoln–Petersen.",
        "Über `treffer.items()` bekommst du Suche und Menge zugleich. In der zweiten Funktion brauchen die Summen Klammern, denn Punktrechnung geht vor.",
    ),
    danach="Wie viele gemeinsame Treffer müssten es sein, damit die Schätzung genau so groß ist wie der Pool, und was hieße das für die beiden Suchen?",
    liste=BENEHMEN + RECHNUNGEN,
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    teile=(
        teil("relativer_recall", _treffer(), mengen.relativer_recall, art=Anteilaufgabe, zeige=zeige),
        teil("chapman", _suchen(), mengen.chapman, rat=ANZAHL),
    ),
)
