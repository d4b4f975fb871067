"""Der Prüfstein: eine Suche mit Recall@3 = 0.8 und MRR = 0.4, dazu Rubrik und Musterantwort für den freien Text."""

from ..metriken.suche import mrr, recall_at_k
from .arten import Beispielaufgabe
from .kern import Denkfehler
from .lesen import Formfehler, als_liste, benenne, lies_zahl
from .verhalten import gilt, hat_form

RECALL, MRR, K, SPIEL = 0.8, 0.4, 3, 0.005 + 1e-12
RAT = "Für eine Quelle, die nirgends steht, schreib `None`."
HOECHSTENS = 1000  # Fragen und zugleich der hinterste Rang, der noch einen Unterschied macht


def lies(wert):
    """Ränge als Tupel aus ganzen Zahlen ab 1 und None."""
    teile = als_liste(wert)
    if teile is None:
        raise Formfehler("typ", f"Gefragt ist eine Liste von Rängen. Angekommen ist {benenne(wert)}.")
    if len(teile) > HOECHSTENS:
        raise Formfehler("zu_lang", f"Das sind {len(teile)} Fragen. Ein Beispiel mit höchstens {HOECHSTENS} genügt.")
    if not teile:
        raise Formfehler("leer", "Die Liste ist leer. Trag für jede Frage einen Rang ein, oder `None`, wenn die Quelle nirgends steht.")
    return tuple(_lies_rang(teil) for teil in teile)


def _lies_rang(teil):
    if teil is None:
        return None
    if isinstance(teil, str):
        raise Formfehler("text", "Ein Eintrag ist ein Text. Ränge stehen ohne Anführungszeichen da, auch `None`.")
    zahl = lies_zahl(teil, "Ein Eintrag", RAT)
    if zahl == 0:
        raise Formfehler("rang_null", "")
    if zahl < 0 or zahl != int(zahl):
        raise Formfehler("kein_rang", f"Ein Rang ist eine ganze Zahl ab 1. {RAT}")
    return int(zahl)


def als_faelle(raenge):
    """Aus jedem Rang ein Fall, dessen Quelle genau dort steht. Was hinter Platz 1000 läge, steht auf Platz 1000."""
    return [{"erwartet": "X", "gefunden": [f"Q{i}" for i in range(min(rang, HOECHSTENS) - 1)] + ["X"] if rang else []} for rang in raenge]


def werte(raenge):
    faelle = als_faelle(raenge)
    return recall_at_k(faelle, K), mrr(faelle)


def _gilt(bedingung):
    return gilt(lambda raenge: bedingung(*werte(raenge)))


def fazit(raenge):
    vorn = raenge.count(1) / len(raenge)
    return f"Auf Rang 1 liegt die richtige Quelle bei {100 * vorn:.0f} % der Fragen."


DENKFEHLER = (
    Denkfehler(
        "rang_null",
        "Rang 0 eingetragen",
        "Ein Rang 0 kommt nicht vor, gezählt wird ab 1. Für eine Quelle, die nirgends steht, schreib `None`. Welche der beiden war gemeint?",
        "raenge = [0, 0, 2, 2, 2, 2, 2, 2, None, None]\n",
        verhalten=hat_form("rang_null"),
    ),
    Denkfehler(
        "recall_zu_niedrig",
        "zu selten unter den ersten drei",
        "Zu oft steht die Quelle nicht unter den ersten drei. Der Recall@3 zählt Fragen, nicht Plätze. Bei wie vielen von deinen Fragen müsste sie vorn dabei sein?",
        "raenge = [1, 1, 1, 4, 4, 4, 4, 4, None, None]\n",
        verhalten=_gilt(lambda recall, kehrwert: recall < RECALL - SPIEL),
    ),
    Denkfehler(
        "recall_zu_hoch",
        "zu oft unter den ersten drei",
        "Zu oft steht die Quelle unter den ersten drei. Ein Teil der Fragen muss leer ausgehen oder weiter hinten landen. Welche Ränge zählen für den Recall@3 nicht mehr?",
        "raenge = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]\n",
        verhalten=_gilt(lambda recall, kehrwert: recall > RECALL + SPIEL),
    ),
    Denkfehler(
        "mrr_zu_hoch",
        "zu viel auf Rang 1 und 2",
        "Der Recall@3 passt, der MRR ist noch zu hoch. Rang 1 bringt einen ganzen Punkt, Rang 3 nur ein Drittel. Welche Quellen müssen weiter nach hinten?",
        "raenge = [1, 1, 1, 1, 1, 1, 1, 1, None, None]\n",
        verhalten=_gilt(lambda recall, kehrwert: kehrwert > MRR + SPIEL),
    ),
    Denkfehler(
        "mrr_zu_niedrig",
        "zu wenig auf Rang 1 und 2",
        "Der Recall@3 passt, der MRR ist noch zu niedrig. Unter den ersten drei ist nicht jeder Platz gleich viel wert. Welche Quellen müssen weiter nach vorn?",
        "raenge = [3, 3, 3, 3, 3, 3, 3, 3, None, None]\n",
        verhalten=_gilt(lambda recall, kehrwert: kehrwert < MRR - SPIEL),
    ),
)

RUBRIK = (
    "Du sagst, dass der Prüfer keinen einzigen Fehler findet, und rechnest den Recall vor: 0 von 5.",
    "Du erklärst, woher die 95 % kommen: Sie sind der Anteil der einwandfreien Antworten, kein Verdienst des Prüfers.",
    "Du verlangst Precision und Recall und merkst an, dass die Precision hier undefiniert ist (0/0, nach unserer Regel 0.0).",
    "Du deutest Recall@3 = 0.8: Bei vier von fünf Fragen steht die richtige Quelle unter den ersten drei, bei einer von fünf nicht.",
    "Du deutest MRR = 0.4: Die richtige Quelle steht selten ganz vorn, höchstens bei jeder fünften Frage auf Rang 1.",
    "Du nennst, was zu tun ist: neu sortieren hilft den Treffern weiter hinten; was gar nicht gefunden wird, braucht eine bessere Suche.",
)

MUSTERANTWORT = (
    "Die 95 % stimmen, sie sagen nur nichts: 95 von 100 Antworten waren einwandfrei, und wer immer schweigt, liegt bei genau diesen richtig. "
    "Von den 5 fehlerhaften hat der Prüfer keine gemeldet, sein Recall ist 0/5 = 0. Seine Precision ist undefiniert, denn es gibt keine Meldung, die man prüfen könnte; nach unserer Regel steht dort 0.0.",
    "Ich möchte deshalb zwei Zahlen sehen: den Recall (wie viele der fehlerhaften Antworten meldet er?) und die Precision (wie viele seiner Meldungen stimmen?).",
    "Recall@3 = 0.8 heißt: Bei 80 % der Fragen steht die richtige Quelle unter den ersten drei. Dass der MRR nur 0.4 beträgt, heißt: meist nicht ganz vorn. "
    "Beides zusammen geht nur auf, wenn höchstens 20 % der Fragen ihre Quelle auf Rang 1 haben.",
    "Liest das Modell drei Quellen, kommt die richtige in 80 % der Fälle bei ihm an. Steht sie bei den übrigen weiter hinten, hilft neu sortieren; steht sie nirgends, hilft nur eine Suche, die mehr findet. "
    "Welcher Fall vorliegt, verraten die beiden Zahlen nicht.",
)

pruefstein = Beispielaufgabe(
    name="pruefstein",
    nummer=1,
    titel="Prüfstein: 0.8 und 0.4 zugleich",
    text="Bau eine Suche, auf die beide Zahlen passen: Recall@3 = 0.8 und MRR = 0.4. Gib eine Liste von Rängen an, einen je Frage; "
    "`None` steht für eine Quelle, die nirgends in der Liste vorkommt. Fünf oder zehn Fragen genügen.",
    stufe="schwer",
    minuten=5,
    antwortname="raenge",
    komponenten=(),
    loesung_programm="raenge = [1, 1, 3, 3, 3, 3, 3, 3, None, None]\n",
    tipps=(
        "Leg zuerst fest, bei wie vielen Fragen die Quelle unter den ersten drei steht. Das ist der Recall@3.",
        "Rechne dann aus, wie groß die Summe der Kehrwerte für den MRR sein darf. Jede Frage unter den ersten drei trägt mindestens ein Drittel bei.",
        "Fang mit lauter Dreien an und schau, wie viel zur Summe noch fehlt. Jede Drei, die zur Eins wird, bringt zwei Drittel.",
    ),
    danach="Ginge es mit den beiden Zahlen auch bei mehr Fragen auf Rang 1?",
    liste=DENKFEHLER,
    lies=lies,
    fazit=fazit,
)
