"""Übung 4: aus vier Beobachtungen eine Kategorie."""

from dataclasses import dataclass
from itertools import product

from ..golden_set import OHNE_FEHLER, REGEL, kategorie
from .arten import Funktionsaufgabe
from .fehleranalyse_zahlen import in_zahlen
from .kern import Denkfehler
from .lesen import Formfehler, benenne, kurz_gezeigt, verlange
from .verhalten import aendere, benehmen

NAMEN = (*REGEL.values(), OHNE_FEHLER)

LOESUNG = '''\
def kategorie(beobachtung):
    if not beobachtung["ablehnung_passt"]:
        return "falsche Ablehnung"
    if not beobachtung["quelle_gefunden"]:
        return "Suche"
    if not beobachtung["beleg_stimmt"]:
        return "Erfindung"
    if not beobachtung["vollstaendig"]:
        return "Lücke"
    return "ohne Fehler"
'''

SCHRITTE = {name: f'    if not beobachtung["{schluessel}"]:\n        return "{name}"\n' for schluessel, name in REGEL.items()}


@dataclass(eq=False, repr=False)
class Kategorieaufgabe(Funktionsaufgabe):
    """Gefragt ist eine Funktion, die genau einen der fünf Namen liefert."""

    _sonst = "War das nicht dein Gedanke, dann vergleich die Schreibweise der Texte mit der Aufgabe."

    def lies(self, wert):
        verlange(wert, "Da kommt `None` an. In jedem Fall soll eine der fünf Kategorien herauskommen.")
        if issubclass(type(wert), (list, tuple, set, frozenset)):
            raise Formfehler("mehrere", "Da kommt mehr als eine Kategorie an.", kurz_gezeigt(wert))
        if not issubclass(type(wert), str):
            raise Formfehler("typ", f"Da kommt {benenne(wert)} an. Gefragt ist einer der fünf Namen, als Text.", kurz_gezeigt(wert))
        return (str.__str__(wert),), ""


def zeige(werte):
    return f'"{werte[0]}"'


def _faelle():
    """Alle sechzehn Beobachtungen, zuerst die mit den wenigsten Nein, und zum Schluss einige mit anders geordneten Schlüsseln."""
    alle = [dict(zip(REGEL, werte)) for werte in product((True, False), repeat=len(REGEL))]
    geordnet = sorted(alle, key=lambda b: sum(not ja for ja in b.values()))
    anders = [dict(reversed(beobachtung.items())) for beobachtung in geordnet[1:5]]
    return tuple((beobachtung,) for beobachtung in geordnet + anders)


def _anders_geordnet(*namen):
    """Die Lösung mit anderer Reihenfolge der Prüfungen."""
    return "def kategorie(beobachtung):\n" + "".join(SCHRITTE[name] for name in namen) + '    return "ohne Fehler"\n'


def schreibt_anders(spiel):
    """Bis auf Groß- und Kleinschreibung und Ränder richtig."""
    return bool(spiel.abweichungen()) and all(
        not isinstance(ist, str) and _geschrieben(ist[0]) == _geschrieben(soll[0]) for ist, soll in zip(spiel.ist, spiel.soll)
    )


def _geschrieben(text):
    return text.strip().casefold().replace("ü", "ue")


def liefert_mehrere(spiel):
    return "form:mehrere" in spiel.ist


UEBERSCHRIEBEN = '''\
def kategorie(beobachtung):
    ergebnis = "ohne Fehler"
    if not beobachtung["ablehnung_passt"]:
        ergebnis = "falsche Ablehnung"
    if not beobachtung["quelle_gefunden"]:
        ergebnis = "Suche"
    if not beobachtung["beleg_stimmt"]:
        ergebnis = "Erfindung"
    if not beobachtung["vollstaendig"]:
        ergebnis = "Lücke"
    return ergebnis
'''

BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": ("return ", "print(", "\"\n", "\")\n"),
        "nichts_zurueck": ("return ", "ergebnis = "),
        "eingabe_veraendert": ('beobachtung["ablehnung_passt"]', 'beobachtung.pop("ablehnung_passt")'),
        "konstante": (LOESUNG, 'def kategorie(beobachtung):\n    return "Suche"\n'),
    },
)

RECHNUNGEN = (
    Denkfehler(
        "suche_zuerst",
        "Suche vor der Ablehnung geprüft",
        "Du fragst nach der Quelle, bevor du nach der Ablehnung fragst. Sind beide Nein, gilt, was in der Regel weiter oben steht. Was steht dort an erster Stelle?",
        _anders_geordnet("Suche", "falsche Ablehnung", "Erfindung", "Lücke"),
        auch=(_anders_geordnet("Suche", "Erfindung", "Lücke", "falsche Ablehnung"), _anders_geordnet("Suche", "Erfindung", "falsche Ablehnung", "Lücke")),
    ),
    Denkfehler(
        "beleg_vor_suche",
        "Beleg vor der Quelle geprüft",
        "Du fragst nach dem Beleg, bevor du nach der Quelle fragst. Kam die Quelle gar nicht an, konnte das Modell sie nicht richtig wiedergeben. Welche der beiden prüft die Regel zuerst?",
        _anders_geordnet("falsche Ablehnung", "Erfindung", "Suche", "Lücke"),
        auch=(_anders_geordnet("falsche Ablehnung", "Erfindung", "Lücke", "Suche"),),
    ),
    Denkfehler(
        "luecke_vor_erfindung",
        "Lücke vor der Erfindung geprüft",
        "Du fragst nach der Vollständigkeit, bevor du nach dem Beleg fragst. Sind beide Nein, entscheidet die Reihenfolge. Welche der beiden steht in der Regel weiter oben?",
        _anders_geordnet("falsche Ablehnung", "Suche", "Lücke", "Erfindung"),
    ),
    Denkfehler(
        "letzte_gewinnt",
        "die letzte statt der ersten genommen",
        "Bei mehreren Nein gewinnt bei dir das letzte. Die Regel hört beim ersten Nein auf. Überschreibt da ein späteres `if`, was ein früheres schon entschieden hat?",
        UEBERSCHRIEBEN,
    ),
    Denkfehler(
        "nach_der_stelle_gelesen",
        "nach der Stelle statt nach dem Schlüssel gelesen",
        "Du liest die Beobachtungen nach ihrer Reihenfolge im Dictionary. Die kann anders sein als in der Regel; verlassen kannst du dich nur auf die Schlüssel. Wie liest du einen bestimmten?",
        '''\
def kategorie(beobachtung):
    namen = ["falsche Ablehnung", "Suche", "Erfindung", "Lücke"]
    for name, ja in zip(namen, beobachtung.values()):
        if not ja:
            return name
    return "ohne Fehler"
''',
    ),
    Denkfehler(
        "ja_und_nein_vertauscht",
        "Ja und Nein vertauscht",
        "Du behandelst ein Ja wie einen Fehler. Alle vier Beobachtungen sind so gefragt, dass Ja gut ist. Wo fehlt ein `not`?",
        aendere(LOESUNG, "if not ", "if "),
    ),
    Denkfehler(
        "ohne_fehler_vergessen",
        "den fehlerfreien Fall vergessen",
        "Sind alle vier Beobachtungen Ja, kommt bei dir `None` heraus. Auch diese Antwort braucht eine Kategorie, sonst fehlt sie beim Zählen. Welche ist es laut Regel?",
        aendere(LOESUNG, '    return "ohne Fehler"\n', ""),
    ),
    Denkfehler(
        "mehrere_kategorien",
        "mehrere Kategorien auf einmal",
        "Deine Funktion liefert eine Sammlung von Kategorien. Sollen die Anteile zusammen alle Antworten ergeben, liegt jede in genau einer Schublade. Welche gewinnt laut Regel?",
        '''\
def kategorie(beobachtung):
    namen = {"ablehnung_passt": "falsche Ablehnung", "quelle_gefunden": "Suche", "beleg_stimmt": "Erfindung", "vollstaendig": "Lücke"}
    return [name for schluessel, name in namen.items() if not beobachtung[schluessel]]
''',
        verhalten=liefert_mehrere,
    ),
    Denkfehler(
        "schreibweise",
        "Namen anders geschrieben",
        "Die Zuordnung stimmt, die Namen sind anders geschrieben. Beim Zählen wären das lauter neue Kategorien. Vergleich Groß- und Kleinschreibung und Leerzeichen mit der Regel.",
        aendere(LOESUNG, '"Suche"', '"suche"', '"Lücke"', '"lücke"'),
        verhalten=schreibt_anders,
    ),
)

uebung_4 = Kategorieaufgabe(
    name="uebung_4",
    nummer=4,
    titel="Übung 4: eine Regel, eine Kategorie",
    text="Schreib `kategorie(beobachtung)`. Die Beobachtung ist ein Dictionary mit den Schlüsseln `ablehnung_passt`, `quelle_gefunden`, `beleg_stimmt` und `vollstaendig`; "
    "jeder Wert ist `True` oder `False`. Zurück kommt genau ein Text, nach der Regel von oben: "
    '`"falsche Ablehnung"`, `"Suche"`, `"Erfindung"`, `"Lücke"` oder `"ohne Fehler"`.',
    stufe="leicht",
    minuten=6,
    antwortname="kategorie",
    komponenten=("Kategorie",),
    loesung_programm=LOESUNG,
    tipps=(
        "Die Reihenfolge der Regel ist die Reihenfolge deiner `if`. Ein `return` beendet die Funktion; was danach kommt, wird nicht mehr gefragt.",
        "Frag jede Beobachtung mit `not` ab, denn ein Fehler ist das Nein.",
        "Ganz am Ende, wenn kein `if` gegriffen hat, fehlt noch der Fall, in dem alles gut ist.",
    ),
    danach="Welche Kategorie würde häufiger, wenn du Beleg und Quelle in der Regel vertauschst?",
    liste=BENEHMEN + RECHNUNGEN,
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    faelle=_faelle(),
    rechnung=kategorie,
    zeige=zeige,
)
