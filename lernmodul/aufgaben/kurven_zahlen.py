"""Der Break-even zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 7, in Worten, die zu einer kurzen Rangliste auf Papier passen."""

from dataclasses import replace
from random import Random

from ..metriken.mengen import breakeven
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .verhalten import PROZENTWERT, von_hand

AUFRUF = "mein_ergebnis = breakeven(relevant, gefunden)\n"
TREFFER, NIETEN = "ABCDEFGH", "abcdefghijkl"
WEGE_AUF_PAPIER = ("interpoliert", "average_precision", "gemittelt")  # nur sie rechnet man auch von Hand auf verschiedene Arten

IMMER = {
    "platz_statt_wert": "Das ist der Platz, auf dem sich Precision und Recall treffen. Gefragt ist der Wert, den beide dort haben. Wie viele der Plätze bis dorthin sind Treffer?",
    "gemittelt": None,
    "average_precision": None,
    "anzahl_statt_anteil": None,
    "prozent": PROZENTWERT,
}
LANG = {"ganze_liste": None, "recall_der_ganzen_liste": None, "interpoliert": None, "durch_ganze_liste": None, **IMMER}
NIETE_ZUERST = {
    "erste_gleichheit": "Du nimmst den ersten Platz, auf dem Precision und Recall gleich sind. Vor dem ersten Treffer sind sie das immer, und das ist nicht gemeint. "
    "Auf welchem Platz sind sie es wieder?",
    **LANG,
}
KURZ = {
    "liste_endet_zu_frueh": "In der Liste, wie sie dasteht, treffen sich Precision und Recall nach dem ersten Treffer nirgends. Sie gilt aber als mit Nieten aufgefüllt. "
    "Wie lang muss sie sein, damit der Treffpunkt noch dazugehört?",
    "kurze_liste": "Du teilst durch die Plätze, die in der Liste stehen. Sie gilt aber als mit Nieten aufgefüllt: Die fehlenden Plätze bringen keinen Treffer und stehen trotzdem im Nenner. "
    "Wodurch wird also geteilt?",
    **IMMER,
}


def muster(zufall):
    """Zahl der relevanten Dokumente und eine Rangliste aus T und N: zu kurz, oder länger und mit Treffern hinter dem Treffpunkt."""
    if zufall.random() < 0.2:
        relevant = zufall.randint(4, 8)
        laenge = zufall.randint(2, relevant - 1)
        return relevant, _gemischt(zufall, zufall.randint(1, laenge), laenge)
    relevant = zufall.randint(3, 6)
    vorn = zufall.randint(1, relevant - 1)
    dahinter = zufall.randint(1, min(3, relevant - vorn))
    return relevant, _gemischt(zufall, vorn, relevant) + _gemischt(zufall, dahinter, dahinter + zufall.randint(1, 3))


def _gemischt(zufall, treffer, laenge):
    plaetze = ["T"] * treffer + ["N"] * (laenge - treffer)
    zufall.shuffle(plaetze)
    return plaetze


def _felder(relevant, plaetze):
    text = (
        f"Eine Rangliste von vorn nach hinten, T für Treffer und N für Niete: `{' '.join(plaetze)}`. Relevant sind insgesamt {relevant} Dokumente. "
        "Gefragt ist der rohe **Break-even**, also der höchste Wert, den Precision und Recall auf demselben Platz gemeinsam haben. "
        "Eine zu kurze Liste gilt als mit Nieten aufgefüllt."
    )
    treffer, nieten = iter(TREFFER), iter(NIETEN)
    weg = f"Gleich sind die Nenner auf Platz {relevant}. Treffer bis dorthin durch Plätze: {als_bruch(plaetze[:relevant].count('T'), relevant)}."
    daten = {"relevant": set(TREFFER[:relevant]), "gefunden": [next(treffer if platz == "T" else nieten) for platz in plaetze]}
    return {"text": text, "daten": daten, "rechenweg": weg}


def _nachrichten(relevant, plaetze):
    """Zu jeder Art von Liste die Denkfehler, die an ihr zu einer anderen Zahl führen."""
    if len(plaetze) < relevant:
        return KURZ
    return NIETE_ZUERST if plaetze[0] == "N" else LANG


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an einer kurzen Rangliste; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""
    auf_papier = [fehler if fehler.schluessel in WEGE_AUF_PAPIER else replace(fehler, auch=()) for fehler in rechnungen]

    def neue_zahlen(zufall):
        gewuerfelt = muster(zufall)
        return {**_felder(*gewuerfelt), "liste": von_hand(auf_papier, _nachrichten(*gewuerfelt), AUFRUF)}

    return Zahlenaufgabe(
        name="uebung_7",
        nummer=7,
        titel="Übung 7: Wo Precision und Recall sich treffen",
        stufe="mittel",
        minuten=2,
        antwortname="mein_ergebnis",
        komponenten=("Break-even",),
        loesung_programm=f"{loesung}\n\n{AUFRUF}",
        tipps=(
            "Nach jedem Platz haben Precision und Recall denselben Zähler, die Treffer bis dorthin. Worin unterscheiden sich die Nenner?",
            "Gleich sind sie auf dem Platz, dessen Nummer die Zahl der relevanten Dokumente ist. Zähl die Treffer bis dorthin; fehlen der Liste Plätze, sind es Nieten.",
        ),
        danach="Bis zu welchem Platz hast du gezählt, und warum gerade bis dorthin?",
        rechnung=lambda **daten: (breakeven(**daten),),
        unklar={"Break-even": "Der Break-even stimmt noch nicht. Schreib nach jedem Platz beide Brüche hin und such den Platz, auf dem die Nenner gleich sind."},
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
