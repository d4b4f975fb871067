"""Das Aufwärmen in 00: zwei Anteile, an denen man sieht, wie eine Prüfung antwortet."""

from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import PROZENTWERTE, auf_papier

GEFRAGT = "Welcher Anteil der Fragen im Golden Set hat eine Antwort im Korpus, welcher keine?"

DATEN = {"golden_set": [{"erwartet": "mscons"}, {"erwartet": "cgmes_profile"}, {"erwartet": None}]}

ANFANG = """\
mit = [fall for fall in golden_set if fall["erwartet"] is not None]
"""
LOESUNG = f"{ANFANG}meine_anteile = (len(mit) / len(golden_set), 1 - len(mit) / len(golden_set))\n"


def rechnung(golden_set):
    ohne = sum(fall["erwartet"] is None for fall in golden_set)
    return 1 - ohne / len(golden_set), ohne / len(golden_set)


def neue_zahlen(zufall):
    """Ein anderes kleines Golden Set, mit ungleich vielen Fragen mit und ohne Antwort."""
    alle = zufall.randint(3, 12)
    ohne = zufall.randint(1, alle - 1)
    quellen = [None] * ohne + [f"doc_{nummer}" for nummer in range(1, alle - ohne + 1)]
    zufall.shuffle(quellen)
    text = f"Ein Golden Set hat {alle} Fragen, davon {'hat eine' if ohne == 1 else f'haben {ohne}'} keine Antwort im Korpus. {GEFRAGT}"
    weg = f"Mit Antwort: {als_bruch(alle - ohne, alle)}. Ohne Antwort: {als_bruch(ohne, alle)}."
    return {"text": text, "daten": {"golden_set": [{"erwartet": quelle} for quelle in quellen]}, "rechenweg": weg, **PAPIER}


DENKFEHLER = (
    Denkfehler(
        "vertauscht",
        "die beiden Anteile vertauscht",
        "Die beiden Anteile haben die Plätze getauscht. Gefragt ist zuerst der Anteil der Fragen mit Antwort. Welcher ist hier der größere?",
        f"{ANFANG}meine_anteile = (1 - len(mit) / len(golden_set), len(mit) / len(golden_set))\n",
        nur_ganz=True,
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1, wie Python sie bei der Division liefert. Wohin rückt der Punkt?",
        f"{ANFANG}meine_anteile = (100 * len(mit) / len(golden_set), 100 - 100 * len(mit) / len(golden_set))\n",
        einzeln="Das ist ein Prozentwert. Gefragt ist ein Anteil zwischen 0 und 1, wie Python ihn bei der Division liefert. Wohin rückt der Punkt?",
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt sind Anteile am ganzen Golden Set. Wodurch musst du noch teilen?",
        f"{ANFANG}meine_anteile = (len(mit), len(golden_set) - len(mit))\n",
        einzeln="Das ist eine Anzahl. Gefragt ist der Anteil am ganzen Golden Set. Wodurch musst du noch teilen?",
    ),
    Denkfehler(
        "zu_viele_zahlen",
        "mehr als zwei Zahlen",
        "Da stehen mehr als zwei Zahlen. In Python trennt das Komma die Einträge, die Nachkommastellen trennt ein Punkt. Steht bei dir irgendwo ein deutsches Dezimalkomma?",
        "meine_anteile = (0,67, 0,33)\n",
        verhalten=lambda form: form.art == "zu_viele",
    ),
)

TEILEN = "Zähl zuerst alle Fragen. Diese Zahl steht in beiden Anteilen unter dem Bruchstrich."
PAPIER = {
    "liste": auf_papier(DENKFEHLER, {"prozent": PROZENTWERTE}),
    "tipps": (TEILEN, "Über dem Bruchstrich steht einmal die Zahl der Fragen mit Antwort, einmal die der Fragen ohne."),
    "unklar": {
        "mit Antwort": "Der erste Anteil stimmt noch nicht. Zähl die Fragen mit Antwort im Korpus und teil durch die Zahl aller Fragen.",
        "ohne Antwort": "Der zweite Anteil stimmt noch nicht. Zähl die Fragen ohne Antwort im Korpus und teil durch die Zahl aller Fragen.",
    },
}

aufwaermen = Zahlenaufgabe(
    name="aufwaermen",
    nummer=0,
    titel="Zum Aufwärmen: zwei Anteile",
    text=f"{GEFRAGT} Gib beide Anteile als Paar an, in dieser Reihenfolge.",
    stufe="leicht",
    minuten=1,
    antwortname="meine_anteile",
    komponenten=("mit Antwort", "ohne Antwort"),
    loesung_programm=LOESUNG,
    tipps=(
        TEILEN,
        "Über dem Bruchstrich steht einmal die Zahl der Fragen mit Quelle und einmal die Zahl der Fragen mit `None`.",
    ),
    danach="Zusammen ergeben die beiden Anteile das ganze Golden Set. Warum muss das so sein?",
    liste=DENKFEHLER,
    daten=DATEN,
    rechnung=rechnung,
    neu=neue_zahlen,
    unklar={
        "mit Antwort": "Der erste Anteil stimmt noch nicht. Zähl die Fragen, bei denen eine Quelle steht, und teil durch die Zahl aller Fragen.",
        "ohne Antwort": "Der zweite Anteil stimmt noch nicht. Zähl die Fragen mit `None` und teil durch die Zahl aller Fragen.",
    },
)
