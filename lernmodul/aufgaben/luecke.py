"""Lücke 2: der Kehrwert des Rangs für eine einzelne Frage, bis auf eine Zeile fertig."""

from ..metriken.suche import reciprocal_rank
from .arten import Funktionsaufgabe
from .kern import Denkfehler
from .luecke_zahlen import in_zahlen
from .verhalten import aendere, benehmen

LOESUNG = """\
def kehrwert(erwartet, gefunden):
    if erwartet in gefunden:
        return 1 / (gefunden.index(erwartet) + 1)
    return 0.0
"""

RUMPF = "return 1 / (gefunden.index(erwartet) + 1)"
LISTEN = ("", "A", "B", "AB", "BA", "BC", "ABA", "BAA", "BCA", "BCDA", "BADA", "BCDEA")
FAELLE = tuple(("A", list(liste)) for liste in LISTEN)
IM_TEXT = (("A", ["B", "A"]),)

BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": (RUMPF, RUMPF.replace("return ", "print(") + ")", "    return 0.0", "    return None"),
        "nichts_zurueck": (RUMPF, RUMPF.replace("return", "wert ="), "    return 0.0", "    return None"),
        "eingabe_veraendert": (RUMPF, "stelle = gefunden.index(erwartet)\n        del gefunden[stelle:]\n        return 1 / (stelle + 1)"),
        "grob_gerundet": (RUMPF, "return round(1 / (gefunden.index(erwartet) + 1), 1)"),
    },
    IM_TEXT,
)

RECHNUNGEN = (
    Denkfehler(
        "return_fehlt",
        "den Kehrwert ausgerechnet und nicht zurückgegeben",
        "Bei dir kommt immer 0.0 heraus, auch wenn die Quelle gefunden wird. Anders als eine Pfeilfunktion ohne geschweifte Klammern gibt Python nichts von selbst zurück. "
        "Steht vor deinem Kehrwert ein `return`, oder steht dort eine feste 0?",
        aendere(LOESUNG, RUMPF, RUMPF.removeprefix("return ")),
    ),
    Denkfehler(
        "rang_ab_0",
        "Rang ab 0",
        "Der Rang beginnt bei 1. `index` und `enumerate` zählen in Python ab 0, so wie `indexOf` in JavaScript. Was liefert es für das erste Element?",
        aendere(LOESUNG, "(gefunden.index(erwartet) + 1)", "gefunden.index(erwartet)"),
    ),
    Denkfehler(
        "rang_zu_gross",
        "Rang um eins zu groß",
        "Deine Ränge sind um eins zu groß. Ganz vorn ist Rang 1. Wird die 1 vielleicht zweimal addiert?",
        aendere(LOESUNG, "+ 1", "+ 2"),
    ),
    Denkfehler(
        "rang_statt_kehrwert",
        "der Rang selbst",
        "Das ist der Rang. Gefragt ist sein Kehrwert, damit vorne viel zählt und hinten wenig. Was wird aus Rang 2?",
        aendere(LOESUNG, "1 / (gefunden.index(erwartet) + 1)", "gefunden.index(erwartet) + 1"),
    ),
    Denkfehler(
        "index_statt_kehrwert",
        "der Index selbst",
        "Das ist der Index, gezählt ab 0. Gefragt ist der Kehrwert des Rangs, und der beginnt bei 1. Welche zwei Schritte fehlen noch?",
        aendere(LOESUNG, "1 / (gefunden.index(erwartet) + 1)", "gefunden.index(erwartet)"),
    ),
    Denkfehler(
        "klammer_vergessen",
        "Klammer unter dem Bruchstrich vergessen",
        "Python teilt, bevor es addiert. Bei dir wird die 1 erst nach der Division dazugezählt. Was muss zusammen unter den Bruchstrich?",
        aendere(LOESUNG, "1 / (gefunden.index(erwartet) + 1)", "1 / gefunden.index(erwartet) + 1"),
    ),
    Denkfehler(
        "nur_gefunden",
        "nur gefunden oder nicht",
        "Gefunden zählt bei dir immer voll, egal auf welchem Platz. Der Kehrwert soll weiter hinten kleiner werden. Wie kommst du an den Platz?",
        aendere(LOESUNG, "1 / (gefunden.index(erwartet) + 1)", "1.0"),
    ),
    Denkfehler(
        "letztes_vorkommen",
        "letztes Vorkommen genommen",
        "Steht die Quelle mehrmals in der Liste, nimmst du die letzte Stelle. Es zählt die erste, denn dort hat man sie gefunden. Von wo aus suchst du?",
        aendere(LOESUNG, "gefunden.index(erwartet) + 1", "len(gefunden) - gefunden[::-1].index(erwartet)"),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das ist ein Prozentwert. Der Kehrwert liegt zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, "1 / (", "100 / ("),
    ),
    Denkfehler(
        "laenge_der_liste",
        "durch die Länge der Liste geteilt",
        "Du teilst durch die Länge der Liste. Gefragt ist, an welcher Stelle die Quelle steht, nicht wie viele es gibt. Welche Methode liefert die Stelle?",
        aendere(LOESUNG, "(gefunden.index(erwartet) + 1)", "len(gefunden)"),
    ),
)

luecke_2 = Funktionsaufgabe(
    name="luecke_2",
    nummer=2,
    titel="Lücke 2: eine Frage, ein Kehrwert",
    text="Die Funktion `kehrwert(erwartet, gefunden)` ist bis auf eine Zeile fertig. Sie soll für *eine* Frage den Kehrwert des Rangs liefern, "
    "und 0.0, wenn die Quelle nicht in der Liste steht. Ersetz die drei Punkte.\n\n"
    'Für `"A"` in `["B", "A"]` soll 0.5 herauskommen.',
    stufe="leicht",
    minuten=3,
    antwortname="kehrwert",
    komponenten=("Kehrwert",),
    loesung_programm=LOESUNG,
    tipps=(
        "`gefunden.index(erwartet)` liefert die erste Stelle, an der die Quelle steht, gezählt ab 0.",
        "Aus dieser Stelle wird der Rang, aus dem Rang sein Kehrwert. Setz eine Klammer, damit Python in der richtigen Reihenfolge rechnet.",
    ),
    danach="Das ist der Baustein für den MRR: für jede Frage einmal, und am Ende der Mittelwert.",
    liste=BENEHMEN + RECHNUNGEN,
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    faelle=FAELLE,
    rechnung=reciprocal_rank,
)
