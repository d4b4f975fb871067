"""Übung 5: ein Golden Set prüfen, beurteilt nach der Menge der gemeldeten Kürzel."""

from dataclasses import dataclass

from ..golden_set import TestFall, golden_set_probleme
from .arten import Funktionsaufgabe
from .kern import Denkfehler
from .lesen import Formfehler, als_liste, benenne, kurz_gezeigt, verlange
from .verhalten import aendere, benehmen

KUERZEL = ("falsche_groesse", "zu_wenige_randfaelle", "keine_ohne_antwort", "doppelte_id", "doppelte_frage", "leerer_text_statt_none")

LOESUNG = '''\
def meine_probleme(testfaelle, groesse, randfaelle):
    probleme = []
    if len(testfaelle) != groesse:
        probleme.append("falsche_groesse")
    if sum(fall.art == "randfall" for fall in testfaelle) < randfaelle:
        probleme.append("zu_wenige_randfaelle")
    if all(fall.erwartete_quelle is not None for fall in testfaelle):
        probleme.append("keine_ohne_antwort")
    ids = [fall.id for fall in testfaelle]
    if len(set(ids)) < len(ids):
        probleme.append("doppelte_id")
    fragen = [" ".join(fall.frage.casefold().split()) for fall in testfaelle]
    if len(set(fragen)) < len(fragen):
        probleme.append("doppelte_frage")
    if any(fall.erwartete_quelle == "" for fall in testfaelle):
        probleme.append("leerer_text_statt_none")
    return probleme
'''

KOPF = "def meine_probleme(testfaelle, groesse, randfaelle):\n"
RAND = '    if sum(fall.art == "randfall" for fall in testfaelle) < randfaelle:\n'
OHNE = "    if all(fall.erwartete_quelle is not None for fall in testfaelle):\n"
DOPPELTE_ID = "    if len(set(ids)) < len(ids):\n"
FRAGEN = '" ".join(fall.frage.casefold().split())'


@dataclass(eq=False, repr=False)
class Kuerzelaufgabe(Funktionsaufgabe):
    """Gefragt ist eine Liste von Texten, die je mit einem der Kürzel beginnen; Reihenfolge und Wiederholung zählen nicht."""

    _sonst = "War das nicht dein Gedanke, dann vergleich die Schreibweise der Texte mit der Aufgabe."

    def lies(self, wert):
        verlange(wert, "Da kommt `None` an. Auch wenn alles stimmt, soll eine Liste herauskommen, dann eben eine leere.")
        teile = als_liste(wert, auch_mengen=True)
        if teile is None:
            raise Formfehler("typ", f"Da kommt {benenne(wert)} an. Gefragt ist eine Liste von Texten.", kurz_gezeigt(wert))
        if fremd := [benenne(teil) for teil in teile if not issubclass(type(teil), str)]:
            raise Formfehler("typ", f"In der Liste steht {min(fremd)}. Gefragt sind Texte, die mit einem Kürzel beginnen.", kurz_gezeigt(teile))
        kuerzel = frozenset((str.__str__(teil).replace(":", " ").split() or [""])[0] for teil in teile)
        if not kuerzel <= set(KUERZEL):
            raise Formfehler("kuerzel", "In der Liste steht ein Text, der mit keinem der sechs Kürzel beginnt. Vergleich die Schreibweise mit dem Aufgabentext.", kurz_gezeigt(teile))
        return (kuerzel,), ""


def zeige(werte):
    return "[" + ", ".join(f'"{kuerzel}"' for kuerzel in KUERZEL if kuerzel in werte[0]) + "]"


def rechnung(testfaelle, groesse, randfaelle):
    """Die Kürzel der Referenz, soweit die Übung nach ihnen fragt."""
    codes = (satz.partition(":")[0] for satz in golden_set_probleme(testfaelle, groesse=groesse, randfaelle=randfaelle))
    return [code for code in codes if code in KUERZEL]


def _f(id_, frage, quelle, art="typisch"):
    return TestFall(id_, frage, quelle, art)


GUT = (_f("g1", "Wer liest ab?", "q1"), _f("g2", "Und 2050?", None, "randfall"))


def _faelle():
    """Argumenttupel, kleinste zuerst; je Kürzel einige, in denen nur dieses eine auftritt."""
    eins, zwei = GUT
    listen = [
        ([], 0, 0), ([zwei], 1, 1), ([eins], 1, 0), ([zwei], 2, 1), ([zwei], 0, 0), ([zwei], 1, 0), ([zwei], 1, 2), ([_f("g1", "Wer?", "")], 1, 0),
        ([eins, zwei], 2, 1), ([eins, zwei], 3, 1), ([eins, zwei], 1, 1), ([eins, zwei], 2, 2), ([eins, zwei], 2, 0),
        ([eins, _f("g1", "Anders?", None)], 2, 0), ([eins, _f("g2", "Wer liest ab?", None)], 2, 0), ([eins, _f("g2", "WER liest ab?", None)], 2, 0),
        ([eins, _f("g2", "Wer liest ab? ", None)], 2, 0), ([eins, _f("g2", " Wer  liest ab?", None)], 2, 0), ([eins, _f("G1", "Anders?", None)], 2, 0), ([_f("g1", "Wer?", ""), zwei], 2, 1),
        ([eins, _f("g1", "Wer liest ab?", "q1")], 2, 0), ([_f("g1", "A?", "q1", "randfall"), _f("g2", "B?", "q1", "randfall")], 2, 2),
        ([_f("g1", "A?", ""), _f("g1", "a?", "")], 3, 1), ([_f("g1", "Ja?", None), _f("g2", "Jaja?", None)], 2, 0),
        ([_f("g1", "Ab lesen?", "q1"), _f("g2", "Ablesen?", None)], 2, 0), ([_f("g1", "Was gilt 2024?", "q1"), _f("g2", "Was gilt 2025?", None)], 2, 0),
        ([_f("g1", "A vor B", "q1"), _f("g2", "B vor A", None)], 2, 0), ([_f("g1", "Ja?", "q1"), _f("g2", "Ja", None)], 2, 0), ([_f("g1", "Ja?", "q1"), _f("g2", "Ja!", None)], 2, 0),
        ([eins, zwei, _f("g1", "Noch eine?", "q1")], 3, 1), ([eins, zwei, _f("g3", "wer liest  ab?", "q2")], 3, 1),
        ([eins, zwei, _f("g3", "Noch eine?", "q1")], 3, 1), ([eins, _f("g2", "B?", "q1"), _f("g3", "C?", "q1", "randfall")], 3, 1),
    ]  # fmt: skip
    return tuple(sorted(listen, key=lambda aufruf: len(aufruf[0])))


BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": ("return probleme", "print(probleme)"),
        "nichts_zurueck": ("    return probleme\n", ""),
        "merkt_sich_etwas": (KOPF + "    probleme = []\n", "def meine_probleme(testfaelle, groesse, randfaelle, probleme=[]):\n"),
        "eingabe_veraendert": (KOPF, KOPF + "    testfaelle.sort(key=lambda fall: fall.frage)\n    testfaelle[1:] = testfaelle[:0:-1]\n"),
        "konstante": (LOESUNG, KOPF + "    return []\n"),
    },
)

RECHNUNGEN = (
    Denkfehler(
        "nur_zu_klein",
        "nur zu kleine Golden Sets gemeldet",
        "Zu kleine Golden Sets meldest du, zu große nicht. Gefragt ist genau die verlangte Größe. Welcher Vergleich fängt beide Seiten?",
        aendere(LOESUNG, "len(testfaelle) != groesse", "len(testfaelle) < groesse"),
    ),
    Denkfehler(
        "randfaelle_zu_streng",
        "einen Randfall zu viel verlangt",
        "Du verlangst einen Randfall mehr als nötig. Sind es genau so viele wie verlangt, ist alles gut. Welcher Vergleich steht da?",
        aendere(LOESUNG, "< randfaelle", "<= randfaelle"),
    ),
    Denkfehler(
        "randfaelle_genau",
        "die Zahl der Randfälle genau verlangt",
        "Mehr Randfälle als verlangt meldest du auch. Gefragt ist nur, ob es zu wenige sind. Welcher Vergleich lässt mehr davon gelten?",
        aendere(LOESUNG, "< randfaelle", "!= randfaelle"),
    ),
    Denkfehler(
        "feste_zahlen",
        "20 und 5 fest eingesetzt",
        "Bei dir steht eine feste Zahl, wo ein Argument hingehört. Aufgerufen wird die Funktion auch mit kleineren Golden Sets. Welches Argument nennt die verlangte Zahl?",
        aendere(LOESUNG, "!= groesse", "!= 20", "< randfaelle", "< 5"),
        auch=(aendere(LOESUNG, "!= groesse", "!= 20"), aendere(LOESUNG, "< randfaelle", "< 5")),
    ),
    Denkfehler(
        "typische_gezaehlt",
        "typische Fälle statt Randfälle gezählt",
        "Du zählst die typischen Fälle. Gefragt ist, ob genügend Randfälle dabei sind. Welcher Wert von `art` zählt?",
        aendere(LOESUNG, 'fall.art == "randfall"', 'fall.art == "typisch"'),
    ),
    Denkfehler(
        "leer_als_none",
        "leeren Text für None gehalten",
        "Ein leerer Text zählt bei dir als „keine Antwort“. Er ist ein Versehen und wird gesondert gemeldet; „keine Antwort“ ist nur `None`. Wie fragt man genau danach?",
        aendere(LOESUNG, OHNE, "    if all(fall.erwartete_quelle for fall in testfaelle):\n"),
    ),
    Denkfehler(
        "none_als_leer",
        "None als leeren Text gemeldet",
        "Auch `None` meldest du als leeren Text. `None` ist erlaubt und gewollt, nur `\"\"` nicht. Womit vergleichst du, damit nur das eine trifft?",
        aendere(LOESUNG, 'fall.erwartete_quelle == ""', "not fall.erwartete_quelle"),
    ),
    Denkfehler(
        "gross_klein_uebersehen",
        "Groß- und Kleinschreibung übersehen",
        "Dieselbe Frage in anderer Groß- und Kleinschreibung erkennst du nicht. Für Leserinnen ist es dieselbe Frage. Was machst du mit beiden, bevor du sie vergleichst?",
        aendere(LOESUNG, FRAGEN, '" ".join(fall.frage.split())'),
    ),
    Denkfehler(
        "leerzeichen_uebersehen",
        "Leerzeichen übersehen",
        "Dieselbe Frage mit anderen Leerzeichen erkennst du nicht. Auch mitten im Text können zwei stehen. Wie werden aus mehreren Leerzeichen eines?",
        aendere(LOESUNG, FRAGEN, "fall.frage.casefold()"),
        auch=(aendere(LOESUNG, FRAGEN, "fall.frage.casefold().strip()"),),
    ),
    Denkfehler(
        "leerzeichen_geloescht",
        "alle Leerzeichen gelöscht",
        "Du wirfst alle Leerzeichen weg. Dann gelten auch Fragen als gleich, in denen verschiedene Wörter stehen. Mehrere sollen wie eines zählen, nicht wie keines: Was setzt du an ihre Stelle?",
        aendere(LOESUNG, FRAGEN, '"".join(fall.frage.casefold().split())'),
        auch=(aendere(LOESUNG, FRAGEN, '"".join(fall.frage.split())'),),
    ),
    Denkfehler(
        "nur_buchstaben",
        "nur die Buchstaben verglichen",
        "Du vergleichst nur die Buchstaben. Auch eine Zahl oder ein Leerzeichen kann aus einer Frage eine andere machen. Was davon soll beim Vergleich wirklich keine Rolle spielen?",
        aendere(LOESUNG, FRAGEN, '"".join(zeichen for zeichen in fall.frage.casefold() if zeichen.isalpha())'),
    ),
    Denkfehler(
        "fragen_woertlich",
        "Fragen Zeichen für Zeichen verglichen",
        "Du vergleichst Fragen Zeichen für Zeichen. Andere Großschreibung oder ein zweites Leerzeichen machen daraus keine neue Frage. Was gleichst du vor dem Vergleich an?",
        aendere(LOESUNG, FRAGEN, "fall.frage"),
        auch=(aendere(LOESUNG, FRAGEN, "fall.frage.strip()"),),
    ),
    Denkfehler(
        "kennungen_klein",
        "Kennungen ohne Rücksicht auf Großschreibung verglichen",
        "Du behandelst `g1` und `G1` als dieselbe Kennung. Bei Kennungen zählt die Schreibweise, nur bei Fragen nicht. Wo schreibst du zu viel klein?",
        aendere(LOESUNG, "ids = [fall.id for", "ids = [fall.id.casefold() for"),
    ),
    Denkfehler(
        "nur_nachbarn",
        "nur benachbarte Kennungen verglichen",
        "Doppelte Kennungen findest du nur, wenn sie direkt nacheinander stehen. Zwischen den beiden können andere Fälle liegen. Womit vergleichst du jede mit allen?",
        aendere(LOESUNG, DOPPELTE_ID, "    if any(a == b for a, b in zip(ids, ids[1:])):\n"),
    ),
    Denkfehler(
        "ganze_faelle_verglichen",
        "ganze Fälle verglichen",
        "Doppelt ist bei dir nur, was in allem gleich ist. Zwei Fälle mit derselben Kennung und verschiedenen Fragen sind aber genau das Problem. Welches Feld vergleichst du?",
        aendere(LOESUNG, "ids = [fall.id for fall in testfaelle]", "ids = testfaelle"),
    ),
    Denkfehler(
        "nur_erstes_problem",
        "nach dem ersten Problem aufgehört",
        "Du hörst beim ersten Problem auf. Wer seine Datei in Ordnung bringt, will alle auf einmal sehen. Wo steht ein `return` zu früh?",
        aendere(LOESUNG, "return probleme", "return probleme[:1]"),
    ),
    Denkfehler(
        "none_statt_leer",
        "None, wenn alles stimmt",
        "Stimmt alles, lieferst du `None`. Wer über das Ergebnis läuft, stolpert dann. Was ist eine Liste ohne Einträge?",
        aendere(LOESUNG, "return probleme", "return probleme or None"),
    ),
)

uebung_5 = Kuerzelaufgabe(
    name="uebung_5",
    nummer=5,
    titel="Übung 5: ein Golden Set prüfen",
    text="Schreib `meine_probleme(testfaelle, groesse, randfaelle)`. Jeder Testfall hat die Felder `id`, `frage`, `erwartete_quelle` und `art`. "
    "Zurück kommt eine Liste von Texten; jeder beginnt mit einem Kürzel, dahinter darf nach einem Doppelpunkt stehen, was du willst. Die leere Liste heißt: alles in Ordnung.\n\n"
    "`falsche_groesse`: nicht genau `groesse` Fälle. `zu_wenige_randfaelle`: weniger als `randfaelle` Fälle mit `art == \"randfall\"`. "
    "`keine_ohne_antwort`: keiner hat `None` als Quelle. `doppelte_id`: eine Kennung kommt mehr als einmal vor. "
    "`doppelte_frage`: zwei Fragen sind gleich, wenn man Groß- und Kleinschreibung und Leerzeichen am Rand nicht beachtet und mehrere Leerzeichen wie eines liest. "
    "`leerer_text_statt_none`: eine Quelle ist der leere Text.",
    stufe="schwer",
    minuten=15,
    antwortname="meine_probleme",
    komponenten=("Kürzel",),
    loesung_programm=LOESUNG,
    tipps=(
        "Fang mit einer leeren Liste an und geh die sechs Kürzel der Reihe nach durch, jedes mit einem eigenen `if`. Am Ende gibst du die Liste zurück.",
        "Doppeltes erkennst du daran, dass ein `set` aus den Werten weniger Einträge hat als die Liste.",
        "Zwei Fragen gleichst du an, bevor du sie vergleichst: `casefold()` für die Großschreibung, und `split()` mit `join` macht aus vielen Leerzeichen eines.",
    ),
    danach="Welches der sechs Probleme würde deine Messung verfälschen, ohne dass irgendetwas abbricht?",
    liste=BENEHMEN + RECHNUNGEN,
    faelle=_faelle(),
    rechnung=rechnung,
    zeige=zeige,
)
