"""Übung 1: zwei Prüfer, fünf Zahlen."""

from ..metriken.klassifikation import Konfusionsmatrix
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import PROZENTWERTE, auf_papier

NAMEN = ("accuracy_A", "recall_A", "accuracy_B", "precision_B", "recall_B")

DATEN = {
    "echt": [1 if stelle == 7 else 0 for stelle in range(20)],
    "gemeldet_a": [0] * 20,
    "gemeldet_b": [1 if stelle in (2, 7, 11, 15) else 0 for stelle in range(20)],
}

FELDER = """\
def felder(echt, gemeldet):
    paare = list(zip(echt, gemeldet))
    return [paare.count(paar) for paar in ((1, 1), (0, 1), (1, 0), (0, 0))]

tp_a, fp_a, fn_a, tn_a = felder(echt, gemeldet_a)
tp_b, fp_b, fn_b, tn_b = felder(echt, gemeldet_b)
alle = len(echt)

"""

RICHTIG = {
    "accuracy_A": "(tp_a + tn_a) / alle",
    "recall_A": "tp_a / (tp_a + fn_a)",
    "accuracy_B": "(tp_b + tn_b) / alle",
    "precision_B": "tp_b / (tp_b + fp_b)",
    "recall_B": "tp_b / (tp_b + fn_b)",
}


def _programm(**anders):
    """Das Lösungsprogramm, in dem einzelne Brüche anders lauten."""
    zeilen = "".join(f"    {bruch},  # {name}\n" for name, bruch in (RICHTIG | anders).items())
    return f"{FELDER}mein_ergebnis = (\n{zeilen})\n"


def _jede(muster):
    return _programm(**{name: muster.format(bruch) for name, bruch in RICHTIG.items()})


def rechnung(echt, gemeldet_a, gemeldet_b):
    """Die fünf Zahlen aus den Referenzmetriken."""
    a, b = (Konfusionsmatrix.aus_urteilen(echt, gemeldet) for gemeldet in (gemeldet_a, gemeldet_b))
    return a.accuracy, a.recall, b.accuracy, b.precision, b.recall


DENKFEHLER = (
    Denkfehler(
        "precision_recall_vertauscht",
        "Precision und Recall vertauscht",
        "Precision und Recall sind vertauscht, oder FP und FN (die Zahlen sind dieselben). "
        "Die Precision fragt bei den Meldungen nach, der Recall bei den echten Fehlern. Welche Gruppe gehört jeweils unter den Bruchstrich?",
        _programm(precision_B=RICHTIG["recall_B"], recall_B=RICHTIG["precision_B"]),
        je_komponente={
            "precision_B": "Du hast durch die echten Fehler geteilt. Das wäre der Recall. "
            "Gefragt ist, welcher Anteil der Meldungen stimmt: Was gehört dann unter den Bruchstrich?",
            "recall_B": "Du hast durch die Meldungen geteilt. Das wäre die Precision. "
            "Gefragt ist, welcher Anteil der echten Fehler gemeldet wurde: Wie viele gibt es davon?",
        },
    ),
    Denkfehler(
        "treffer_durch_alle",
        "TN nur über dem Bruchstrich vergessen",
        "Über dem Bruchstrich stehen nur die gemeldeten Fehler. Richtig geurteilt ist aber auch, wer zu einer einwandfreien Antwort schweigt. "
        "Welches zweite Feld zählt also mit?",
        _programm(accuracy_A="tp_a / alle", accuracy_B="tp_b / alle"),
    ),
    Denkfehler(
        "tn_vergessen",
        "TN über und unter dem Bruchstrich vergessen",
        "In deiner Accuracy kommen die TN nicht vor. Accuracy fragt nach allen richtigen Urteilen unter allen Antworten, auch nach dem berechtigten Schweigen. "
        "Wie oft wurde zu Recht geschwiegen?",
        _programm(accuracy_A="tp_a / (tp_a + fp_a + fn_a)", accuracy_B="tp_b / (tp_b + fp_b + fn_b)"),
    ),
    Denkfehler(
        "falsche_klasse",
        "„einwandfrei“ als positiv gezählt",
        "Du hast die einwandfreien Antworten als die positiven gezählt. Positiv heißt hier „gemeldet“, nie „gut“. "
        "Welches Feld ist dann TP?",
        _programm(recall_A="tn_a / (tn_a + fp_a)", precision_B="tn_b / (tn_b + fn_b)", recall_B="tn_b / (tn_b + fp_b)"),
        nur_ganz=True,
    ),
    Denkfehler(
        "nenner_alle",
        "Precision und Recall durch alle Antworten geteilt",
        "Du hast die Treffer durch alle Antworten geteilt. Precision und Recall haben kleinere Nenner, jede ihren eigenen. "
        "Welche Antworten geht die Frage überhaupt etwas an?",
        _programm(precision_B="tp_b / alle", recall_B="tp_b / alle"),
        je_komponente={
            "precision_B": "Du hast durch alle Antworten geteilt. Die Precision fragt nur bei den gemeldeten nach. Wie viele sind das bei B?",
            "recall_B": "Du hast durch alle Antworten geteilt. Der Recall fragt nur bei den wirklich fehlerhaften nach. Wie viele gibt es?",
        },
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt sind Anteile zwischen 0 und 1. Durch welche Gruppe musst du jeweils noch teilen?",
        _programm(accuracy_A="tp_a + tn_a", recall_A="tp_a", accuracy_B="tp_b + tn_b", precision_B="tp_b", recall_B="tp_b"),
        nur_ganz=True,
    ),
    Denkfehler(
        "meldungen_durch_alle",
        "alle Meldungen durch alle Antworten geteilt",
        "Das ist der Anteil der gemeldeten Antworten. Die Precision fragt unter den Meldungen nach den berechtigten. Was steht dann oben, und was unten?",
        _programm(precision_B="(tp_b + fp_b) / alle"),
    ),
    Denkfehler(
        "plaetze_vertauscht",
        "die richtigen Zahlen auf falschen Plätzen",
        "Die Zahlen stimmen, stehen aber in anderer Reihenfolge. Gefragt sind zuerst die beiden von A, dann die drei von B. Der Kommentar in der Zelle zeigt die Plätze.",
        "from operator import itemgetter\n" + _programm() + "mein_ergebnis = itemgetter(0, 2, 1, 3, 4)(mein_ergebnis)\n",
        nur_ganz=True,
        auch=("from operator import itemgetter\n" + _programm() + "mein_ergebnis = itemgetter(1, 0, 2, 3, 4)(mein_ergebnis)\n",),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1, wie Python sie bei der Division liefert. Wohin rückt der Punkt?",
        _jede("100 * ({})"),
        einzeln="Das ist ein Prozentwert. Gefragt ist ein Anteil zwischen 0 und 1, wie Python ihn bei der Division liefert. Wohin rückt der Punkt?",
    ),
    Denkfehler(
        "a_b_vertauscht",
        "A und B vertauscht",
        "A und B haben ihre Zahlen getauscht. A ist der Prüfer, der nie meldet. Welche Liste gehört zu welchem Namen?",
        _programm(
            accuracy_A=RICHTIG["accuracy_B"],
            recall_A=RICHTIG["recall_B"],
            accuracy_B=RICHTIG["accuracy_A"],
            precision_B="0.0",
            recall_B=RICHTIG["recall_A"],
        ),
        je_komponente={
            "accuracy_A": "Das ist die Accuracy des anderen Prüfers. A meldet nie etwas. Wie viele seiner Urteile stimmen?",
            "accuracy_B": "Das ist die Accuracy des anderen Prüfers. B meldet auch etwas. Wie viele seiner Urteile stimmen?",
            "precision_B": "So sähe es aus, wenn keine einzige Meldung stimmte. Wie viele Meldungen von B sind berechtigt?",
            "recall_B": "Das ist der Recall des anderen Prüfers. Wie viele der fehlerhaften Antworten hat B gemeldet?",
        },
    ),
    Denkfehler(
        "komplement",
        "das Gegenstück (1 minus Wert)",
        "Das sind die Gegenstücke: der Anteil, der schiefging, statt des Anteils, der gelang. Gefragt ist jeweils der gelungene. "
        "Was fehlt deiner Zahl bis zur Eins?",
        _jede("1 - {}"),
        einzeln="Das ist das Gegenstück: der Anteil, der schiefging, statt des Anteils, der gelang. Was fehlt deiner Zahl bis zur Eins?",
        je_komponente={
            "accuracy_A": "Das ist die Fehlerrate. Gefragt ist der Anteil der richtigen Urteile. Was fehlt deiner Zahl bis zur Eins?",
            "accuracy_B": "Das ist die Fehlerrate. Gefragt ist der Anteil der richtigen Urteile. Was fehlt deiner Zahl bis zur Eins?",
            "precision_B": "Das ist der Anteil der Fehlalarme unter den Meldungen. Gefragt ist der Anteil der berechtigten. Was fehlt deiner Zahl bis zur Eins?",
        },
    ),
    Denkfehler(
        "accuracy_uebernommen",
        "eine Accuracy für beide",
        "Beide Prüfer haben bei dir dieselbe Accuracy. Sie urteilen aber verschieden, und jeder irrt sich an anderen Stellen. Wie viele Urteile von B stimmen?",
        _programm(accuracy_B=RICHTIG["accuracy_A"]),
        nur_ganz=True,
    ),
    Denkfehler(
        "grob_gerundet",
        "auf eine Stelle gerundet",
        "Auf eine Stelle gerundet geht hier zu viel verloren. Trag zwei Nachkommastellen ein, oder gleich den Bruch.",
        _jede("round({}, 1)"),
        nur_ganz=True,
        auch=(_jede("int(10 * {} + 0.5 + 1e-9) / 10"),),  # von Hand rundet man 0.85 auf, Python ab
    ),
    Denkfehler(
        "dezimalkomma",
        "mehr als fünf Zahlen",
        "Da stehen mehr als fünf Zahlen. In Python trennt das Komma die Einträge, die Nachkommastellen trennt ein Punkt. "
        "Ist ein deutsches Dezimalkomma dabei, oder eine precision_A, nach der niemand gefragt hat?",
        "mein_ergebnis = (0,95, 0,0, 0,85, 0,25, 1,0)\n",
        verhalten=lambda form: form.art == "zu_viele",
    ),
    Denkfehler(
        "zu_wenige_zahlen",
        "weniger als fünf Zahlen",
        "Da stehen weniger als fünf Zahlen. Der Reihe nach gefragt sind accuracy_A, recall_A, accuracy_B, precision_B, recall_B. Welche fehlt?",
        "mein_ergebnis = (0.95, 0.85, 0.25, 1.0)\n",
        verhalten=lambda form: form.art == "zu_wenige",
    ),
)

PAPIER = {
    "prozent": PROZENTWERTE,
    "plaetze_vertauscht": "Die Zahlen stimmen, stehen aber in anderer Reihenfolge. Gefragt sind zuerst die beiden von A, dann die drei von B. Welche zwei gehören getauscht?",
    "a_b_vertauscht": "A und B haben ihre Zahlen getauscht. A ist der Prüfer, der nie meldet. Welche Zahlen gehören zu ihm?",
}
AUFTRAG = (
    "Trag die fünf Zahlen ein, in dieser Reihenfolge: `accuracy_A`, `recall_A`, `accuracy_B`, `precision_B`, `recall_B`. "
    "Abweichungen bis 0.005 gelten; du darfst auch rechnen lassen."
)


AUF_PAPIER = "Gefragt sind Accuracy und Recall von A, dann Accuracy, Precision und Recall von B."


def neue_zahlen(zufall):
    """Andere Antworten und ein anderer Prüfer B; A meldet auch hier nie. Alle Brüche haben kleine Zähler oder runde Nenner."""
    alle, fehlerhaft, gemeldet = zufall.choice((10, 20, 25, 40, 50)), zufall.randint(1, 6), zufall.randint(2, 8)
    treffer = zufall.randint(max(1, gemeldet + fehlerhaft - alle + 1), min(fehlerhaft, gemeldet))
    still = alle - gemeldet - fehlerhaft + treffer
    paare = [(1, 1)] * treffer + [(0, 1)] * (gemeldet - treffer) + [(1, 0)] * (fehlerhaft - treffer) + [(0, 0)] * still
    zufall.shuffle(paare)
    text = f"Von {alle} Antworten {_sind(fehlerhaft)} fehlerhaft. Prüfer A meldet nie etwas. Prüfer B meldet {gemeldet} Antworten, {_davon(treffer, gemeldet)} wirklich fehlerhaft. "
    return {
        "text": text + AUF_PAPIER,
        "daten": {"echt": [echt for echt, _ in paare], "gemeldet_a": [0] * alle, "gemeldet_b": [gemeldet for _, gemeldet in paare]},
        "liste": auf_papier(DENKFEHLER, PAPIER),
        "rechenweg": _rechenweg(alle, fehlerhaft, gemeldet, treffer, still),
    }


def _sind(anzahl):
    return "ist eine" if anzahl == 1 else f"sind {anzahl}"


def _davon(treffer, gemeldet):
    if treffer == gemeldet:
        return "beide sind" if gemeldet == 2 else "alle sind"
    return f"davon {_sind(treffer)}"


def _rechenweg(alle, fehlerhaft, gemeldet, treffer, still):
    return (
        f"A meldet nie. Richtig sind seine Urteile über die {alle - fehlerhaft} einwandfreien Antworten: accuracy_A = {als_bruch(alle - fehlerhaft, alle)}, "
        f"recall_A = {als_bruch(0, fehlerhaft)}.\n\n"
        f"B hat TP {treffer}, FP {gemeldet - treffer}, FN {fehlerhaft - treffer}, TN {still}: accuracy_B = {als_bruch(treffer + still, alle)}, "
        f"precision_B = {als_bruch(treffer, gemeldet)}, recall_B = {als_bruch(treffer, fehlerhaft)}."
    )


uebung_1 = Zahlenaufgabe(
    name="uebung_1",
    nummer=1,
    titel="Übung 1: Zwei Prüfer, fünf Zahlen",
    text="Von 20 Antworten ist genau eine fehlerhaft. Prüfer A meldet nie etwas. Prüfer B meldet vier Antworten, darunter die fehlerhafte. " + AUFTRAG,
    stufe="mittel",
    minuten=8,
    antwortname="mein_ergebnis",
    komponenten=NAMEN,
    loesung_programm=_programm(),
    tipps=(
        "Zähl für jeden Prüfer zuerst die vier Felder aus: TP, FP, FN, TN. Zusammen müssen es so viele sein, wie es Antworten gibt.",
        "Jede Metrik hat ihren eigenen Nenner: bei der Accuracy alle Antworten, bei der Precision die Meldungen, beim Recall die echten Fehler.",
        "Prüfer A meldet nie. Damit sind zwei seiner vier Felder leer, und die anderen beiden kennst du schon: die fehlerhaften Antworten und alle übrigen.",
    ),
    danach="Welcher der beiden hat die bessere Accuracy, und welchen würdest du behalten?",
    liste=DENKFEHLER,
    daten=DATEN,
    rechnung=rechnung,
    neu=neue_zahlen,
    unklar={
        "accuracy_A": "accuracy_A stimmt noch nicht. Zähl bei A, wie viele Urteile richtig sind; auch berechtigtes Schweigen ist ein richtiges Urteil.",
        "recall_A": "recall_A stimmt noch nicht. Unter dem Bruchstrich stehen die wirklich fehlerhaften Antworten. Wie viele davon hat A gemeldet?",
        "accuracy_B": "accuracy_B stimmt noch nicht. Zähl bei B die Urteile, die richtig sind: die Treffer und das berechtigte Schweigen.",
        "precision_B": "precision_B stimmt noch nicht. Unter dem Bruchstrich stehen die Meldungen von B, darüber diejenigen, die zu Recht kamen.",
        "recall_B": "recall_B stimmt noch nicht. Unter dem Bruchstrich stehen die wirklich fehlerhaften Antworten, darüber die gemeldeten davon.",
    },
)
