"""Die geordnete Regel zum Zählen ohne Code: dieselben Denkfehler wie in Übung 4, an ein paar Antworten ausgezählt."""

from random import Random

from ..golden_set import OHNE_FEHLER, REGEL, kategorie
from .anzeige import als_code
from .arten import Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import von_hand

NAMEN, SCHLUESSEL = als_code(list(REGEL.values())), als_code(list(REGEL))
AUFRUF = f"kategorien = [kategorie(beobachtung) for beobachtung in beobachtungen]\nmein_ergebnis = tuple(kategorien.count(name) for name in {NAMEN})\n"
FRAGEN = dict(zip(REGEL, ("Stimmt die Ablehnung?", "Kam die Quelle an?", "Stimmt der Beleg?", "Ist die Antwort vollständig?")))
KURZ = dict(zip(REGEL, ("Ablehnung", "Quelle", "Beleg", "vollständig")))
NEBENEINANDER = (("ablehnung_passt", "quelle_gefunden"), ("quelle_gefunden", "beleg_stimmt"), ("beleg_stimmt", "vollstaendig"))

NACHRICHTEN = {
    "suche_zuerst": None,
    "beleg_vor_suche": None,
    "luecke_vor_erfindung": None,
    "letzte_gewinnt": "Bei mehreren Nein gewinnt bei dir das letzte. Die Regel hört beim ersten Nein auf. Welches steht in ihr am weitesten vorn?",
}
MEHRFACH = Denkfehler(
    "mehrere_kategorien",
    "mehrere Kategorien auf einmal",
    "Eine Antwort mit mehreren Nein zählst du mehrmals. Sollen die Anteile zusammen alle Antworten ergeben, liegt jede in genau einer Schublade. Welche gewinnt laut Regel?",
    f"mein_ergebnis = tuple(sum(not beobachtung[schluessel] for beobachtung in beobachtungen) for schluessel in {SCHLUESSEL})\n",
)


def rechnung(beobachtungen):
    """Je Kategorie der Regel, wie viele Antworten in ihr landen."""
    kategorien = [kategorie(beobachtung) for beobachtung in beobachtungen]
    return tuple(kategorien.count(name) for name in REGEL.values())


def neue_zahlen(zufall):
    """Fünf bis acht Antworten, darunter zu jedem Paar benachbarter Regeln eine, die beide verletzt: Sonst zeigte sich ihre Reihenfolge nicht."""
    nein = [*map(set, NEBENEINANDER), *(set(zufall.sample(list(REGEL), zufall.choice((0, 1, 1, 1, 2)))) for _ in range(zufall.randint(2, 5)))]
    zufall.shuffle(nein)
    text = (
        f"Die Regel fragt bei jeder Antwort der Reihe nach, und das erste Nein zählt. {' '.join(f'{FRAGEN[schluessel]} Nein: {name}.' for schluessel, name in REGEL.items())}\n\n"
        f"{len(nein)} Antworten, und wo bei ihnen ein Nein steht:\n\n{_aufgezaehlt(nein)}\n\n"
        f"Gefragt ist, wie viele Antworten in jede Kategorie fallen: **{'**, **'.join(REGEL.values())}**, in dieser Reihenfolge. „{OHNE_FEHLER}“ zählst du nicht mit."
    )
    beobachtungen = [{schluessel: schluessel not in eines for schluessel in REGEL} for eines in nein]
    weg = f"Das erste Nein jeder Antwort führt zu: {' · '.join(f'({nummer}) {kategorie(eine)}' for nummer, eine in enumerate(beobachtungen, 1))}."
    return {"text": text, "daten": {"beobachtungen": beobachtungen}, "rechenweg": weg}


def _aufgezaehlt(nein):
    stellen = (", ".join(kurz for schluessel, kurz in KURZ.items() if schluessel in eines) or "nirgends" for eines in nein)
    return "\n\n".join(f"({nummer}) {stelle}" for nummer, stelle in enumerate(stellen, 1))


def in_zahlen(rechnungen, loesung):
    """Dieselbe Regel, an wenigen Antworten ausgezählt; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""
    return Zahlenaufgabe(
        name="uebung_4",
        nummer=4,
        titel="Übung 4: eine Regel, eine Kategorie",
        stufe="leicht",
        minuten=3,
        antwortname="mein_ergebnis",
        komponenten=tuple(REGEL.values()),
        loesung_programm=f"{loesung}\n\n{AUFRUF}",
        tipps=(
            "Geh die Antworten einzeln durch. Bei jeder gilt das Nein, das in der Regel am weitesten vorn steht; die übrigen zählen nicht.",
            "Mach für jede Antwort genau einen Strich. Am Ende gibt es so viele Striche wie Antworten mit mindestens einem Nein.",
        ),
        danach="Welche Kategorie würde häufiger, wenn die Regel zuerst nach dem Beleg fragte?",
        liste=von_hand(rechnungen, NACHRICHTEN, AUFRUF) + (MEHRFACH,),
        rechnung=rechnung,
        unklar={
            name: f"Die Zahl zu „{name}“ stimmt noch nicht. Geh die Antworten noch einmal einzeln durch: Bei welchen ist das erste Nein der Regel gerade dieses?" for name in REGEL.values()
        },
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
