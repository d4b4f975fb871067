"""Der Kehrwert des Rangs zum Rechnen ohne Code: dieselben Denkfehler wie in Lücke 2, in Worten, die zu einer Rangliste auf Papier passen."""

from random import Random

from ..metriken.suche import reciprocal_rank
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import PROZENTWERT, von_hand

AUFRUF = "mein_ergebnis = kehrwert(erwartet, gefunden)\n"
QUELLEN = ("aperak", "cgmes_profile", "contrl", "invoic", "mscons", "orders", "partin", "pricat", "remadv", "utilmd")

NACHRICHTEN = {
    "rang_ab_0": "Dein Rang ist um eins zu klein, als hättest du ab null gezählt. Ganz vorn ist Rang eins. Der wievielte Eintrag ist die erwartete Quelle?",
    "rang_zu_gross": "Dein Rang ist um eins zu groß. Ganz vorn ist Rang eins. Wie viele Einträge stehen vor der erwarteten Quelle?",
    "rang_statt_kehrwert": "Das ist der Rang. Gefragt ist sein Kehrwert, damit vorne viel zählt und hinten wenig. Was steht dann über dem Bruchstrich, was darunter?",
    "index_statt_kehrwert": "Das ist die Zahl der Einträge vor der Quelle. Gefragt ist der Kehrwert des Rangs, und der Rang beginnt bei eins. Welche zwei Schritte fehlen noch?",
    "nur_gefunden": "Gefunden zählt bei dir voll, egal auf welchem Platz. Der Kehrwert soll weiter hinten kleiner werden. Auf welchem Platz steht die Quelle?",
    "letztes_vorkommen": "Die Quelle steht zweimal in der Liste, und du nimmst die spätere Stelle. Es zählt die erste, denn dort hat man sie gefunden. Welchen Rang hat sie?",
    "laenge_der_liste": "Du teilst durch die Länge der Liste. Gefragt ist, an welcher Stelle die Quelle steht, nicht wie viele Einträge es gibt. Wie weit musst du lesen?",
}


def _prozent(loesung):
    return Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        PROZENTWERT,
        f"{loesung}\n\n{AUFRUF}mein_ergebnis = 100 * mein_ergebnis\n",
    )


def neue_zahlen(zufall):
    """Eine Rangliste, in der die Quelle zweimal steht, zuerst auf Rang 3 bis 8; weiter vorn fielen mehrere Denkfehler zusammen."""
    erwartet, *andere = zufall.sample(QUELLEN, len(QUELLEN))
    rang = zufall.randint(3, 8)
    nochmal = zufall.randint(rang + 2, 10)
    gefunden = [*andere[: rang - 1], erwartet, *andere[rang - 1 : nochmal - 2], erwartet, *andere[nochmal - 2 :][: zufall.randint(1, 2)]]
    text = (
        f"Erwartet wird die Quelle `{erwartet}`. Die Suche liefert der Reihe nach: {', '.join(f'`{quelle}`' for quelle in gefunden)}. "
        "Gefragt ist der **Kehrwert des Rangs** für diese eine Frage."
    )
    weg = f"`{erwartet}` steht zum ersten Mal auf Rang {rang}. Der Kehrwert ist {als_bruch(1, rang)}."
    return {"text": text, "daten": {"erwartet": erwartet, "gefunden": gefunden}, "rechenweg": weg}


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an einer Rangliste; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""
    return Zahlenaufgabe(
        name="luecke_2",
        nummer=2,
        titel="Lücke 2: eine Frage, ein Kehrwert",
        stufe="leicht",
        minuten=1,
        antwortname="mein_ergebnis",
        komponenten=("Kehrwert",),
        loesung_programm=f"{loesung}\n{AUFRUF}",
        tipps=(
            "Zähl von vorn, bis die erwartete Quelle zum ersten Mal auftaucht. Ganz vorn ist Rang eins.",
            "Der Kehrwert ist eins geteilt durch diesen Rang.",
        ),
        danach="Wie viel brächte es, stünde die Quelle einen Platz weiter vorn?",
        liste=von_hand(rechnungen, NACHRICHTEN, AUFRUF) + (_prozent(loesung),),
        rechnung=lambda **daten: (reciprocal_rank(**daten),),
        unklar={"Kehrwert": "Der Kehrwert stimmt noch nicht. Bestimm zuerst den Rang: Der wievielte Eintrag ist die erwartete Quelle?"},
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
