"""Die beiden Anteile beim Ablehnen zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 3, in Worten, die zu Zahlen auf Papier passen."""

from random import Random

from ..metriken.ablehnung import ohne_antwort_auswerten
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .verhalten import PROZENTWERTE, von_hand

AUFRUF = "mein_ergebnis = ohne_antwort_auswerten(fragen)\n"

NACHRICHTEN = {
    "gemeinsamer_nenner": None,
    "vertauscht": "Die beiden Anteile haben die Plätze getauscht, oder die Gruppen (die Zahlen sind dieselben). Zuerst kommt der Anteil bei den Fragen ohne Antwort. "
    "Welche Ablehnungen sind dort richtig?",
    "gruppen_vergessen": "Du zählst die Ablehnungen über alle Fragen hinweg. Ob eine Ablehnung gut oder schlecht ist, hängt aber von der Frage ab. In welche zwei Gruppen zerfallen sie?",
    "beantwortet_statt_abgelehnt": "Du zählst die Fragen, die das System beantwortet hat. Gefragt sind in beiden Gruppen die abgelehnten. Wie viele sind das jeweils?",
    "erfunden_gezaehlt": "Die erste Zahl misst die Fragen ohne Antwort, auf die das System trotzdem geantwortet hat. Gefragt ist das Gegenstück. Wie viele dieser Fragen hat es abgelehnt?",
    "zu_recht_beantwortet_gezaehlt": "Die zweite Zahl misst die Fragen mit Antwort, die das System auch beantwortet hat. Gefragt ist das Gegenstück. Wie viele dieser Fragen hat es abgelehnt?",
    "anzahl_statt_anteil": None,
    "precision_des_ablehnens": None,
    "prozent": PROZENTWERTE,
    "accuracy_des_ablehnens": None,
    "zaehler_ueber_alle": None,
    "gruppengroesse": "Du zählst, wie viele Fragen es in der Gruppe gibt. Ob sie abgelehnt wurden, kommt in deiner Rechnung nicht vor. Was gehört über den Bruchstrich?",
    "zweite_als_rest": "Deine zweite Zahl ergänzt die erste zum Ganzen. Die beiden Anteile gehören aber zu verschiedenen Gruppen. Welche Fragen zählt die zweite?",
}


def neue_zahlen(zufall):
    """Zwei Gruppen von Fragen, aus jeder werden einige abgelehnt."""
    ohne, mit = zufall.randint(2, 8), zufall.randint(3, 10)
    korrekt, zu_unrecht = zufall.randint(1, ohne), zufall.randint(1, mit - 1)
    gruppen = ((None, True, korrekt), (None, False, ohne - korrekt), ("A", True, zu_unrecht), ("A", False, mit - zu_unrecht))
    fragen = [{"erwartet": erwartet, "abgelehnt": abgelehnt} for erwartet, abgelehnt, anzahl in gruppen for _ in range(anzahl)]
    zufall.shuffle(fragen)
    text = (
        f"{ohne + mit} Fragen, {ohne} davon ohne Antwort im Korpus. Von diesen {ohne} lehnt das System {_anzahl(korrekt, ohne)} ab, von den {mit} übrigen {_anzahl(zu_unrecht, mit)}. "
        "Gefragt sind der Anteil **korrekt abgelehnt** und der Anteil **zu Unrecht abgelehnt**, in dieser Reihenfolge."
    )
    weg = f"Korrekt abgelehnt, unter den Fragen ohne Antwort: {als_bruch(korrekt, ohne)}. Zu Unrecht abgelehnt, unter den Fragen mit Antwort: {als_bruch(zu_unrecht, mit)}."
    return {"text": text, "daten": {"fragen": fragen}, "rechenweg": weg}


def _anzahl(zahl, von):
    if zahl == von:
        return "beide" if von == 2 else "alle"
    return "eine" if zahl == 1 else zahl


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an wenigen Zahlen; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""
    return Zahlenaufgabe(
        name="uebung_3",
        nummer=3,
        titel="Übung 3: Fragen ohne Antwort",
        stufe="mittel",
        minuten=3,
        antwortname="mein_ergebnis",
        komponenten=("korrekt abgelehnt", "zu Unrecht abgelehnt"),
        loesung_programm=f"{loesung}\n{AUFRUF}",
        tipps=(
            "Teil die Fragen zuerst in zwei Gruppen: ohne Antwort und mit Antwort.",
            "Jeder Anteil bleibt in seiner Gruppe: Unter dem Bruchstrich steht ihre Größe, darüber die Ablehnungen darin.",
        ),
        danach="Welche der beiden Zahlen soll groß sein, welche klein?",
        liste=von_hand(rechnungen, NACHRICHTEN, AUFRUF),
        rechnung=ohne_antwort_auswerten,
        unklar={
            "korrekt abgelehnt": "Der Anteil korrekt abgelehnt stimmt noch nicht. Bleib bei den Fragen ohne Antwort: Wie viele gibt es, und wie viele davon sind abgelehnt?",
            "zu Unrecht abgelehnt": "Der Anteil zu Unrecht abgelehnt stimmt noch nicht. Bleib bei den Fragen mit Antwort: Wie viele gibt es, und wie viele davon sind abgelehnt?",
        },
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
