"""Denkfehler, die jede Funktion haben kann: nicht was sie rechnet, sondern wie sie sich benimmt."""

from dataclasses import replace

from . import diagnose
from .kern import Denkfehler
from .lesen import Formfehler


def benehmen(loesung, aenderungen, texte=()):
    """Die gemeinsamen Denkfehler einer Funktionsaufgabe; `aenderungen` macht aus der Lösung je ein Beispielprogramm.

    Einheit/Form: `aenderungen` Schlüssel → (alt, neu) oder ein ganzes Programm; `texte` die Aufrufe aus dem Aufgabentext.
    """
    praedikate = {
        **PRAEDIKATE,
        "konstante": lambda spiel: diagnose.haengt_nur_vom_letzten_ab(spiel, texte),
        "immer_dasselbe": lambda spiel: diagnose.ist_immer_dasselbe(spiel, texte),
    }
    return tuple(
        Denkfehler(schluessel, *TEXTE[schluessel], aendere(loesung, *aenderung), praedikate[schluessel]) for schluessel, aenderung in aenderungen.items()
    )


def gilt(bedingung):
    """Die Bedingung für ein gelesenes Beispiel; ein Formfehler erfüllt keine."""
    return lambda gelesen: not isinstance(gelesen, Formfehler) and bedingung(gelesen)


def hat_form(art):
    """Die Bedingung, dass sich die Abgabe aus diesem Grund nicht lesen ließ."""
    return lambda gelesen: isinstance(gelesen, Formfehler) and gelesen.art == art


def aendere(programm, *ersetzungen):
    """Das Programm mit ersetzten Stellen: alt, neu, alt, neu, … Jede alte Stelle muss vorkommen."""
    for alt, neu in zip(ersetzungen[::2], ersetzungen[1::2], strict=True):
        if alt not in programm:
            raise AssertionError(f"Im Lösungsprogramm steht nirgends {alt!r}.")
        programm = programm.replace(alt, neu)
    return programm


PRAEDIKATE = {
    "ausgegeben": diagnose.hat_ausgegeben,
    "nichts_zurueck": diagnose.gibt_nichts_zurueck,
    "merkt_sich_etwas": diagnose.merkt_sich_etwas,
    "eingabe_veraendert": diagnose.veraendert_eingabe,
    "grob_gerundet": diagnose.ist_grob_gerundet,
    "argument_ignoriert": lambda spiel: diagnose.ignoriert(spiel, 0) or (len(spiel.faelle[0]) == 2 and diagnose.ignoriert(spiel, 1)),
    "k_ignoriert": diagnose.ignoriert_letztes,
}

# Keine Frage des Benehmens, aber in jeder Übung mit Kennungen dieselbe.
IS_STATT_GLEICH = (
    "`is` statt `==`",
    "Du vergleichst mit `is`, und das fragt, ob es dasselbe Objekt ist, nicht, ob derselbe Text darin steht. Gleiche Texte sind in Python manchmal ein Objekt und manchmal zwei; im Beispiel sind es zwei. "
    "Welches Zeichen vergleicht den Inhalt?",
)

TEXTE = {
    "ausgegeben": (
        "ausgegeben statt zurückgegeben",
        "Deine Funktion zeigt ihr Ergebnis an, etwa mit `print`, und liefert selbst `None`. Gefragt ist ein Rückgabewert, mit dem man weiterrechnen kann. "
        "Was steht bei dir hinter `return`, und was nur in der Klammer von `print`?",
    ),
    "nichts_zurueck": (
        "nichts zurückgegeben",
        "Deine Funktion liefert `None`. Anders als eine Pfeilfunktion ohne geschweifte Klammern gibt eine Python-Funktion von selbst nichts zurück. "
        "Wo müsste ein `return` stehen, und steht dahinter auch ein Wert?",
    ),
    "merkt_sich_etwas": (
        "merkt sich etwas zwischen zwei Aufrufen",
        "Derselbe Aufruf ergibt beim zweiten Mal etwas anderes. Deine Funktion soll allein aus ihren Argumenten rechnen. "
        "Wächst da eine Liste außerhalb der Funktion oder als Vorgabewert eines Parameters?",
    ),
    "eingabe_veraendert": (
        "die Eingabe verändert",
        "Deine Funktion verändert, was man ihr gibt. Wer danach mit denselben Fällen weitermisst, misst andere Fälle. "
        "Wo wird etwas entfernt, angehängt oder an Ort und Stelle sortiert?",
    ),
    "grob_gerundet": (
        "zu grob gerundet",
        "Das sieht aus wie zu grob gerundet. Gerundet wird erst beim Anzeigen. "
        "Steht bei dir `round`, `int` oder `//`, oder rechnest du in manchen Fällen anders als gefragt?",
    ),
    "konstante": (
        "die Fälle nicht benutzt",
        "Welche Fälle deine Funktion bekommt, ändert so gut wie nichts an ihrem Ergebnis. "
        "Steht da noch ein fester Wert, benutzt sie eine Liste aus einer anderen Zelle, oder überspringt sie gerade die Fälle, die zählen?",
    ),
    "immer_dasselbe": (
        "die Argumente nicht benutzt",
        "Bei dir kommt immer dasselbe heraus, höchstens beim Beispiel aus dem Text nicht. "
        "Stehen da feste Werte, ist eine Bedingung nie erfüllt, oder bleibt eine deiner Mengen oder Listen immer leer?",
    ),
    "argument_ignoriert": (
        "ein Argument nicht benutzt",
        "Eines der Argumente ändert bei dir nichts am Ergebnis, obwohl es in die Rechnung gehört. Meist steht in der Funktion dann ein Name aus einer anderen Zelle. "
        "Vergleich die Namen im Rumpf mit denen in der Zeile mit `def`.",
    ),
    "k_ignoriert": (
        "das Argument k nicht benutzt",
        "Mit jedem k kommt dasselbe heraus, gefragt ist aber nach den ersten k Plätzen. "
        "Kommt das Argument k in deiner Rechnung vor, oder steht dort eine feste Zahl oder ein k aus einer anderen Zelle?",
    ),
}


PROZENTWERT = "Das ist ein Prozentwert ohne Prozentzeichen. Als Anteil rückt das Komma zwei Stellen nach links; im Trainer darfst du auch das Zeichen dazuschreiben."
PROZENTWERTE = "Das sind Prozentwerte ohne Prozentzeichen. Als Anteil rückt das Komma zwei Stellen nach links; im Trainer darfst du auch das Zeichen dazuschreiben."


def auf_papier(liste, nachrichten):
    """Dieselben Denkfehler; wo `nachrichten` einen Schlüssel nennt, in Worten, die zum Rechnen auf Papier passen."""
    return tuple(_in_worten(fehler, nachrichten.get(fehler.schluessel)) for fehler in liste)


def _in_worten(fehler, text):
    """Mit anderem Text gilt auch der zu einer einzelnen Zahl nicht mehr."""
    return replace(fehler, nachricht=text, einzeln=PROZENTWERT if text is PROZENTWERTE else "") if text else fehler


def von_hand(rechnungen, nachrichten, aufruf):
    """Die in `nachrichten` genannten Rechnungen als Denkfehler beim Rechnen von Hand: dieselben Programme, einmal aufgerufen.

    Einheit/Form: `nachrichten` Schlüssel → Text ohne Code, oder None, wenn die Nachricht der Funktion auch von Hand passt.
    """
    nach_schluessel = {fehler.schluessel: fehler for fehler in rechnungen}
    return tuple(_von_hand(nach_schluessel[schluessel], text, aufruf) for schluessel, text in nachrichten.items())


def _von_hand(fehler, text, aufruf):
    auch = tuple(programm + aufruf for programm in fehler.auch)
    return replace(_in_worten(fehler, text), programm=fehler.programm + aufruf, auch=auch)
