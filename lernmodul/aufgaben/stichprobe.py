"""Gegenbeispiel 1: überlappende Intervalle, und trotzdem ein Unterschied."""

from ..metriken.unsicherheit import paarvergleich, wilson_intervall
from .arten import Beispielaufgabe
from .kern import Denkfehler
from .lesen import Formfehler, als_liste, benannt, benenne, ist_wahrheitswert, lies_zahl
from .verhalten import gilt, hat_form

FRAGEN = 20
SCHWELLE = 0.05
RAT = "Gefragt sind 0 und 1."


def lies(wert):
    """Zwei Tupel aus 0 und 1, je eines pro System."""
    paar = als_liste(wert)
    if paar is None or len(paar) != 2:
        raise Formfehler("paar", f"Gefragt ist ein Paar aus zwei Listen, erst A, dann B. Angekommen ist {benannt(wert, paar)}.")
    a, b = (_lies_liste(liste, name) for liste, name in zip(paar, "AB", strict=True))
    if len(a) != FRAGEN or len(b) != FRAGEN:
        raise Formfehler("laenge", f"Beide Listen brauchen {FRAGEN} Einträge, einen je Frage. Bei dir hat A {len(a)} und B {len(b)}.")
    return a, b


def _lies_liste(liste, name):
    teile = als_liste(liste)
    if teile is None:
        art = "offen" if liste is ... else "anzahl" if issubclass(type(liste), (int, float)) else "paar"
        raise Formfehler(art, f"{name} ist {benenne(liste)}. Gefragt ist eine Liste aus 0 und 1.")
    zahlen = tuple(lies_zahl(int(teil) if ist_wahrheitswert(teil) else teil, f"Ein Eintrag von {name}", RAT) for teil in teile)
    if set(zahlen) - {0.0, 1.0}:
        raise Formfehler("null_eins", f"In {name} steht etwas anderes als 0 und 1. Eine 1 heißt: Diese Frage hat das System richtig beantwortet.")
    return tuple(int(zahl) for zahl in zahlen)


def intervalle(a, b):
    return wilson_intervall(sum(a), len(a)), wilson_intervall(sum(b), len(b))


def ueberlappen(a, b):
    (unten_a, oben_a), (unten_b, oben_b) = intervalle(a, b)
    return max(unten_a, unten_b) <= min(oben_a, oben_b)


def siege(a, b):
    """Wie viele Fragen nur B, wie viele nur A richtig hat."""
    return sum(x < y for x, y in zip(a, b)), sum(x > y for x, y in zip(a, b))


def p_wert(a, b):
    return paarvergleich(a, b)[2]


def _gilt(bedingung):
    """Die Bedingung für gelesene Listen; ein Formfehler erfüllt keine."""
    return gilt(lambda listen: bedingung(*listen))


def fazit(gelesen):
    fuer_b, fuer_a = siege(*gelesen)
    return f"Die Intervalle überlappen sich, und doch ist p = {p_wert(*gelesen):.3f}: B gewinnt {fuer_b} Fragen, A {fuer_a}."


DENKFEHLER = (
    Denkfehler(
        "nur_anzahlen",
        "Trefferzahlen statt Listen",
        "Da steht eine Trefferzahl statt einer Liste. Aus ihr lässt sich nicht ablesen, wer welche Frage gewinnt, und gerade darauf kommt es hier an. "
        "Schreib je System eine Liste aus 0 und 1, eine Stelle je Frage.",
        "beispiel = (12, 18)\n",
        verhalten=hat_form("anzahl"),
    ),
    Denkfehler(
        "b_nicht_besser",
        "B ist gar nicht besser",
        "B beantwortet nicht mehr Fragen richtig als A. Gefragt ist ein Beispiel, in dem B vorn liegt. Wo könntest du B eine Frage dazugeben?",
        "beispiel = ([1] * 18 + [0] * 2, [1] * 12 + [0] * 8)\n",
        verhalten=_gilt(lambda a, b: sum(b) <= sum(a)),
    ),
    Denkfehler(
        "intervalle_getrennt",
        "Intervalle liegen getrennt",
        "Die beiden Intervalle überlappen sich nicht, und dann glaubt jeder den Unterschied ohnehin. Gefragt ist der Fall, in dem sie sich überlappen: Rück die Trefferzahlen näher zusammen.",
        "beispiel = ([1] * 4 + [0] * 16, [1] * 18 + [0] * 2)\n",
        verhalten=_gilt(lambda a, b: not ueberlappen(a, b)),
    ),
    Denkfehler(
        "siege_auf_beiden_seiten",
        "auch A gewinnt Fragen",
        "B gewinnt einige Fragen, A aber auch, und das hebt sich zum Teil auf. Für den Vergleich zählen nur die Fragen, bei denen sich die beiden unterscheiden. "
        "Ordne die Einsen so, dass A möglichst wenige davon gewinnt.",
        "beispiel = ([1] * 12 + [0] * 8, [0] * 2 + [1] * 18)\n",
        verhalten=_gilt(lambda a, b: siege(a, b)[1] > 0 and p_wert(a, b) >= SCHWELLE),
    ),
    Denkfehler(
        "zu_wenige_siege",
        "zu wenige gewonnene Fragen",
        "Bei so wenigen gewonnenen Fragen kann noch der Zufall entschieden haben: p liegt nicht unter 0.05. Eine Münze, die fünfmal gleich fällt, ist auch noch kein Beweis. "
        "Gib B ein paar Fragen mehr, die A verfehlt.",
        "beispiel = ([1] * 12 + [0] * 8, [1] * 15 + [0] * 5)\n",
        verhalten=_gilt(lambda a, b: p_wert(a, b) >= SCHWELLE),
    ),
)

gegenbeispiel_1 = Beispielaufgabe(
    name="gegenbeispiel_1",
    nummer=1,
    titel="Gegenbeispiel 1: Überlappung beweist nichts",
    text="Jemand behauptet: Überlappen sich zwei Intervalle, gibt es keinen nachweisbaren Unterschied. Widerleg das mit einem Beispiel. "
    "Gib zwei Listen aus 0 und 1 an, erst A, dann B, mit je 20 Einträgen: eine 1 für jede Frage, die das System richtig beantwortet. "
    "B soll besser sein, die beiden Wilson-Intervalle sollen sich überlappen, und der gepaarte Vergleich soll trotzdem p unter 0.05 ergeben.",
    stufe="mittel",
    minuten=6,
    antwortname="beispiel",
    komponenten=(),
    loesung_programm="beispiel = ([1] * 12 + [0] * 8, [1] * 18 + [0] * 2)\n",
    tipps=(
        "Beide Systeme beantworten dieselben 20 Fragen. Zähl für jede Frage: Gewinnt B, gewinnt A, oder sind sie gleich?",
        "Der gepaarte Vergleich schaut nur auf die Fragen, bei denen sich A und B unterscheiden. Am stärksten ist er, wenn alle davon an B gehen.",
        "Gib B alles, was A kann, und noch einige Fragen dazu. Wie viele nötig sind, hast du in der Erkundung darüber gesehen.",
    ),
    danach="Wer nur die beiden Intervalle kennt, sieht das nicht. Was müsste er noch wissen?",
    liste=DENKFEHLER,
    lies=lies,
    fazit=fazit,
)
