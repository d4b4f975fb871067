"""Übung 6: Recall, Precision und Fall-out von Mengen, drei Funktionen auf einmal."""

from ..metriken import mengen
from .mehrere import Mehrfachaufgabe, teil
from .mengen_denkfehler import FALLOUT, LOESUNG, PRECISION, RECALL, RECHNUNGEN, TREFFER
from .verhalten import benehmen

RELEVANT = ("", "A", "B", "AB", "ABC")
GEFUNDEN = ("", "A", "X", "AA", "AX", "XX", "AXX", "AAX", "XAB", "XYAA", "XAYBC")
UEBRIGE = ("", "Z", "UVYZ")
BEISPIEL = {"A", "B", "C", "D"}, ["A", "X"]
KORPUS = {*"ABCD", "X", *UEBRIGE[2]}


def _faelle():
    """Argumenttupel für Recall und Precision, kleinste zuerst: alle Paare, dazu Namen, die einander ähneln."""
    paare = [(set(relevant), list(gefunden)) for relevant in RELEVANT for gefunden in GEFUNDEN]
    paare += [BEISPIEL, ({"doc_1"}, ["doc_10"]), ({"doc_1"}, ["doc_10", "_".join(["doc", "1"])]), ({"", "A"}, ["X", ""])]
    paare += [({"A"}, list("AXA")), ({"A", "B"}, list("AAB")), ({"B"}, list("XYUVZB"))]  # getrennt doppelt, Treffer dahinter, lang
    return tuple(sorted(paare, key=_groesse))


def _mit_korpus(paare):
    """Dieselben Fälle, jeder im kleinsten Korpus, in das er passt, und in zwei größeren."""
    alle = [(relevant, gefunden, relevant | set(gefunden) | set(uebrige)) for relevant, gefunden in paare for uebrige in UEBRIGE]
    return tuple(sorted(alle, key=_groesse))


def _groesse(fall):
    return len(fall[1]), sum(map(len, fall))


def _ueberall(alt, neu):
    """Dieselbe Änderung an allen drei Formeln."""
    return tuple(muster.format(formel) for formel in (RECALL, PRECISION, FALLOUT) for muster in (alt, neu))


PAARE = _faelle()

BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": _ueberall("return {}", "print({})"),
        "nichts_zurueck": _ueberall("return {}", "{}"),
        "merkt_sich_etwas": ("def recall", "bisher = set()\n\n\ndef recall", TREFFER, f"bisher.update(gefunden)\n    {TREFFER.replace('set(gefunden)', 'bisher')}"),
        "eingabe_veraendert": (TREFFER, "relevant &= set(gefunden)\n    treffer = relevant"),
        "grob_gerundet": _ueberall("{}", "round({}, 2)"),
        "immer_dasselbe": (RECALL, "0.25", PRECISION, "0.5", FALLOUT, "0.2"),
        "argument_ignoriert": ("def recall", 'liste = ["A", "X"]\n\n\ndef recall', "set(gefunden)", "set(liste)"),
    },
    (BEISPIEL, (*BEISPIEL, KORPUS)),
)

uebung_6 = Mehrfachaufgabe(
    name="uebung_6",
    nummer=6,
    titel="Übung 6: Recall, Precision und Fall-out von Mengen",
    text="Schreib drei Funktionen: `recall(relevant, gefunden)`, `precision(relevant, gefunden)` und `fallout(relevant, gefunden, alle)`. "
    "`relevant` und `alle` sind Mengen (`set`) von Dokumenten, `alle` ist das ganze Korpus. `gefunden` ist die Liste, die eine Suche geliefert hat.\n\n"
    "Ein Dokument, das mehrmals in der Liste steht, zählt einmal. Steht unter dem Bruchstrich eine 0, ist das Ergebnis `0.0`.\n\n"
    'Mit `relevant = {"A", "B", "C", "D"}` und `gefunden = ["A", "X"]` ist der Recall `0.25` und die Precision `0.5`. '
    "Gibt es im Korpus außer den vier relevanten noch fünf weitere Dokumente, ist der Fall-out `0.2`.",
    stufe="mittel",
    minuten=12,
    antwortname="(recall, precision, fallout)",
    komponenten=("recall", "precision", "fallout"),
    loesung_programm=LOESUNG,
    tipps=(
        "Schreib zu jeder Funktion zuerst den Satz „Anteil der … Dokumente, die …“. Was hinter „der“ steht, kommt unter den Bruchstrich.",
        "`set(liste)` macht aus einer Liste eine Menge und wirft Wiederholungen hinaus. Danach bildet `&` den Schnitt zweier Mengen und `-` ihre Differenz.",
        "Recall und Precision haben denselben Zähler, die Treffer. Der Fall-out ist gebaut wie der Recall, nur mit den irrelevanten Dokumenten: allem im Korpus, was nicht relevant ist.",
    ),
    danach="Wie groß sind die drei Zahlen, wenn eine Suche das ganze Korpus liefert?",
    liste=BENEHMEN + RECHNUNGEN,
    teile=(teil("recall", PAARE, mengen.recall), teil("precision", PAARE, mengen.precision), teil("fallout", _mit_korpus(PAARE), mengen.fallout)),
)
