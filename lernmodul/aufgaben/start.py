"""Das Aufwärmen in 00: zwei Anteile, an denen man sieht, wie eine Prüfung antwortet."""

from .arten import Zahlenaufgabe
from .kern import Denkfehler

DATEN = {"golden_set": [{"erwartet": "mscons"}, {"erwartet": "cgmes_profile"}, {"erwartet": None}]}

LOESUNG = """\
mit = [fall for fall in golden_set if fall["erwartet"] is not None]
meine_anteile = (len(mit) / len(golden_set), 1 - len(mit) / len(golden_set))
"""


def rechnung(golden_set):
    ohne = sum(fall["erwartet"] is None for fall in golden_set)
    return 1 - ohne / len(golden_set), ohne / len(golden_set)


DENKFEHLER = (
    Denkfehler(
        "vertauscht",
        "die beiden Anteile vertauscht",
        "Die beiden Anteile haben die Plätze getauscht. Gefragt ist zuerst der Anteil der Fragen mit Antwort. Welcher ist hier der größere?",
        "meine_anteile = (1 / 3, 2 / 3)\n",
        nur_ganz=True,
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1, wie Python sie bei der Division liefert. Wohin rückt der Punkt?",
        "meine_anteile = (200 / 3, 100 / 3)\n",
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt sind Anteile am ganzen Golden Set. Wodurch musst du noch teilen?",
        "meine_anteile = (2, 1)\n",
    ),
    Denkfehler(
        "zu_viele_zahlen",
        "mehr als zwei Zahlen",
        "Da stehen mehr als zwei Zahlen. In Python trennt das Komma die Einträge, die Nachkommastellen trennt ein Punkt. Steht bei dir irgendwo ein deutsches Dezimalkomma?",
        "meine_anteile = (0,67, 0,33)\n",
        verhalten=lambda form: form.art == "zu_viele",
    ),
)

aufwaermen = Zahlenaufgabe(
    name="aufwaermen",
    nummer=0,
    titel="Zum Aufwärmen: zwei Anteile",
    text="Welcher Anteil der Fragen im Golden Set hat eine Antwort im Korpus, welcher keine? Gib beide Anteile als Paar an, in dieser Reihenfolge.",
    stufe="leicht",
    minuten=1,
    antwortname="meine_anteile",
    komponenten=("mit Antwort", "ohne Antwort"),
    loesung_programm=LOESUNG,
    tipps=(
        "Zähl zuerst alle Fragen. Diese Zahl steht in beiden Anteilen unter dem Bruchstrich.",
        "Über dem Bruchstrich steht einmal die Zahl der Fragen mit Quelle und einmal die Zahl der Fragen mit `None`.",
    ),
    danach="Zusammen ergeben die beiden Anteile das ganze Golden Set. Warum muss das so sein?",
    liste=DENKFEHLER,
    daten=DATEN,
    rechnung=rechnung,
    unklar={
        "mit Antwort": "Der erste Anteil stimmt noch nicht. Zähl die Fragen, bei denen eine Quelle steht, und teil durch die Zahl aller Fragen.",
        "ohne Antwort": "Der zweite Anteil stimmt noch nicht. Zähl die Fragen mit `None` und teil durch die Zahl aller Fragen.",
    },
)
