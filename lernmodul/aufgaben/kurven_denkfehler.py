"""Wie man am Break-even vorbeirechnet: die Denkfehler zu Übung 7, jeder als kleine Änderung an einem von zwei Programmen."""

from .kern import Denkfehler
from .verhalten import aendere

LOESUNG = '''\
def breakeven(relevant, gefunden):
    n = len(relevant)
    if n == 0:
        return 0.0
    treffer = relevant & set(gefunden[:n])
    return len(treffer) / n
'''

# Platz für Platz, und ohne die fehlenden Plätze einer kurzen Liste: selbst schon ein Denkfehler.
SCHLEIFE = '''\
def breakeven(relevant, gefunden):
    if not relevant:
        return 0.0
    treffer, bester = set(), 0.0
    for k, dokument in enumerate(gefunden, 1):
        treffer |= {dokument} & relevant
        p, r = len(treffer) / k, len(treffer) / len(relevant)
        if p == r:
            bester = max(bester, p)
    return bester
'''

KOPF = "def breakeven(relevant, gefunden):\n"
SCHUTZ = "    if n == 0:\n        return 0.0\n"
AUSSCHNITT = "set(gefunden[:n])"
ENDE = "    return len(treffer) / n"
BEIDE_LEER = ("if n == 0", "if n == 0 or not gefunden")
GLEICHHEIT = "        if p == r:\n            bester = max(bester, p)\n"
AUFGEFUELLT = ("enumerate(gefunden, 1)", "enumerate(gefunden + [None] * len(relevant), 1)")
ALLE = (AUSSCHNITT, "set(gefunden)")
SUMME_AN_TREFFERN = "sum(p for vor, (k, p, r) in zip([(0, 0, 0), *punkte], punkte) if r > vor[2])"
# Wiederholungen zählt nebenbei mit, wer Treffer nur hochzählt; der andere Irrtum kommt dann zuerst dran.
MIT_WIEDERHOLUNGEN = ("relevant & " + AUSSCHNITT, "[d for d in gefunden[:n] if d in relevant]")
HOCHGEZAEHLT = ("set(), 0.0", "0, 0.0", "treffer |= {dokument} & relevant", "treffer += dokument in relevant", "len(treffer)", "treffer")


def _sammle(ergebnis, *mehr):
    """Die Schleife sammelt alle Punkte (k, p, r) und rechnet erst am Ende."""
    return aendere(SCHLEIFE, "bester = set(), 0.0", "punkte = set(), []", GLEICHHEIT, "        punkte.append((k, p, r))\n", "return bester", f"return {ergebnis}", *mehr)


RECHNUNGEN = (
    Denkfehler(
        "platz_statt_wert",
        "Platz statt Wert",
        "Du gibst den Platz zurück, an dem sich Precision und Recall treffen. Gefragt ist der Wert, den beide dort haben. Wo in deiner Funktion steht er?",
        aendere(LOESUNG, ENDE, "    return n if treffer else 0"),
        auch=(
            aendere(SCHLEIFE, "if p == r:", "if p == r > 0:", "bester = max(bester, p)", "bester = k"),
            aendere(SCHLEIFE, "bester = max(bester, p)", "bester = k"),
            aendere(SCHLEIFE, "bester = max(bester, p)", "return k"),
            aendere(SCHLEIFE, "bester = max(bester, p)", "return k", *AUFGEFUELLT),
        ),
    ),
    Denkfehler(
        "erste_gleichheit",
        "erster Platz mit Precision = Recall",
        "Du nimmst den ersten Platz, an dem Precision und Recall gleich sind. Beginnt die Liste mit einer Niete, sind dort beide 0; ist sie zu kurz, gibt es den gesuchten Platz erst nach dem Auffüllen. "
        "Welches ist der höchste Wert, den beide gemeinsam haben?",
        aendere(SCHLEIFE, "bester = max(bester, p)", "return p"),
        auch=(
            aendere(SCHLEIFE, "bester = max(bester, p)", "return p", "return bester", "return None"),
            aendere(SCHLEIFE, "bester = max(bester, p)", "return p", *AUFGEFUELLT),
            aendere(SCHLEIFE, "bester = max(bester, p)", "return p", *HOCHGEZAEHLT),
        ),
    ),
    Denkfehler(
        "liste_endet_zu_frueh",
        "kurze Liste nicht aufgefüllt",
        "Ist die Rangliste kurz, hört deine Funktion auf, bevor sich Precision und Recall treffen. Eine kurze Liste gilt als mit Nieten aufgefüllt. "
        "Wie lang muss sie sein, damit der Platz, an dem sie gleich sind, noch dazugehört?",
        SCHLEIFE,
        auch=(
            aendere(SCHLEIFE, *HOCHGEZAEHLT),
            aendere(SCHLEIFE, "bester = set(), 0.0", "bester = set(), None", GLEICHHEIT, "        if p == r:\n            bester = p\n"),
            _sammle("max(p for k, p, r in punkte if p == r)"),
            _sammle("max(p for k, p, r in punkte if p == r)", "if not relevant", "if not relevant or not gefunden"),
        ),
    ),
    Denkfehler(
        "letzter_platz_fehlt",
        "letzten Platz ausgelassen",
        "Der letzte Platz der Liste kommt in deiner Schleife nicht vor. Ein Ausschnitt bis `-1` und ein `range` bis zum letzten Platz lassen ihn in Python beide aus. "
        "Welche Grenze gehört hinein, damit jeder Platz drankommt, auch die mit Nieten aufgefüllten?",
        aendere(SCHLEIFE, "enumerate(gefunden, 1)", "enumerate(gefunden[:-1], 1)"),
    ),
    Denkfehler(
        "interpoliert",
        "interpolierter Wert",
        "Du nimmst eine Precision von weiter hinten, wo der Recall schon höher ist. Gefragt ist der Wert an einem Platz, an dem beide gleich sind (der andere heißt interpoliert und kommt gleich nach dieser Übung). "
        "Welche Treffer zählst du mit, die erst dahinter stehen?",
        aendere(SCHLEIFE, GLEICHHEIT, "        bester = max(bester, min(p, r))\n"),
        auch=(
            _sammle("max((p for k, p, r in punkte if k >= len(relevant)), default=0.0)"),
            _sammle("max((p for k, p, r in punkte if r >= len(relevant & set(gefunden[:len(relevant)])) / len(relevant)), default=0.0)"),
        ),
    ),
    Denkfehler(
        "ganze_liste",
        "Precision der ganzen Liste",
        "Das ist die Precision der ganzen Liste. Gefragt ist der Wert an dem Platz, an dem der Recall genauso groß ist. Wie viele Plätze darfst du dafür mitzählen?",
        aendere(LOESUNG, *ALLE, ENDE, "    return len(treffer) / len(gefunden)", *BEIDE_LEER),
        auch=(
            aendere(LOESUNG, *ALLE, ENDE, "    return len(treffer) / len(gefunden)"),
            aendere(LOESUNG, *ALLE, ENDE, "    return len(treffer) / len(set(gefunden))", *BEIDE_LEER),
            KOPF + "    if not relevant or not gefunden:\n        return 0.0\n    return sum(d in relevant for d in gefunden) / len(gefunden)\n",
        ),
    ),
    Denkfehler(
        "kurze_liste",
        "durch die kurze Liste geteilt",
        "Ist die Liste kurz, teilst du durch die Plätze, die sie hat. Sie gilt aber als mit Nieten aufgefüllt: Die fehlenden Plätze bringen keinen Treffer und stehen trotzdem im Nenner. "
        "Wodurch wird also geteilt?",
        aendere(LOESUNG, ENDE, "    return len(treffer) / len(gefunden[:n])", *BEIDE_LEER),
        auch=(
            aendere(LOESUNG, ENDE, "    return len(treffer) / len(gefunden[:n])"),
            aendere(LOESUNG, SCHUTZ, "", ENDE, "    return len(treffer) / len(gefunden[:n])"),
            aendere(LOESUNG, *MIT_WIEDERHOLUNGEN, ENDE, "    return len(treffer) / len(gefunden[:n])", *BEIDE_LEER),
            aendere(LOESUNG, *MIT_WIEDERHOLUNGEN, SCHUTZ, "", ENDE, "    return len(treffer) / len(gefunden[:n])"),
        ),
    ),
    Denkfehler(
        "recall_der_ganzen_liste",
        "Recall der ganzen Liste",
        "Das ist der Recall der ganzen Liste. Gefragt ist der Wert an dem Platz, an dem die Precision genauso groß ist. Welche Treffer stehen erst dahinter?",
        aendere(LOESUNG, *ALLE),
        auch=(aendere(LOESUNG, *MIT_WIEDERHOLUNGEN, "gefunden[:n]", "gefunden"),),
    ),
    Denkfehler(
        "hoechste_precision",
        "höchste Precision",
        "Das ist die höchste Precision auf dem Weg durch die Liste. Gefragt ist der höchste Wert, den Precision und Recall gemeinsam haben. Wo kommt der Recall in deiner Rechnung vor?",
        aendere(SCHLEIFE, GLEICHHEIT, "        bester = max(bester, p)\n"),
    ),
    Denkfehler(
        "average_precision",
        "Average Precision",
        "Das ist die Average Precision, ein Mittel über alle Treffer. Der Break-even ist der Wert an einem einzigen Platz. An welchem teilen Precision und Recall durch dieselbe Zahl?",
        _sammle(f"{SUMME_AN_TREFFERN} / len(relevant)"),
        auch=(_sammle(f"{SUMME_AN_TREFFERN} / (len(treffer) or 1)"),),
    ),
    Denkfehler(
        "gemittelt",
        "Mittelwert aus Precision und Recall",
        "Du mittelst Precision und Recall der ganzen Liste; auch F1 ist ein solches Mittel. Gefragt ist der Wert, bei dem beide gleich sind, und dort gibt es nichts zu mitteln. "
        "Nach wie vielen Plätzen ist es so weit?",
        aendere(LOESUNG, *ALLE, ENDE, "    return 2 * len(treffer) / (n + len(gefunden))"),
        auch=(
            aendere(LOESUNG, *ALLE, ENDE, "    return (len(treffer) / len(gefunden) + len(treffer) / n) / 2", *BEIDE_LEER),
            aendere(LOESUNG, *ALLE, ENDE, "    return 2 * len(treffer) / (n + len(set(gefunden)))"),
            aendere(LOESUNG, *ALLE, ENDE, "    return (len(treffer) / len(set(gefunden)) + len(treffer) / n) / 2", *BEIDE_LEER),
        ),
    ),
    Denkfehler(
        "kleinster_abstand",
        "kleinster Abstand",
        "Du suchst den Platz mit dem kleinsten Abstand zwischen Precision und Recall. Der Abstand ist auch dort 0, wo noch nichts gefunden ist, und eine kurze Liste endet zu früh. "
        "Wann sind die beiden Brüche gleich, obwohl es schon Treffer gibt?",
        _sammle("min(punkte, key=lambda x: abs(x[1] - x[2]))[1] if punkte else 0.0"),
        auch=(
            _sammle("sum(min(punkte, key=lambda x: abs(x[1] - x[2]))[1:]) / 2 if punkte else 0.0"),
            _sammle("min((x for x in punkte if x[1] > 0), key=lambda x: abs(x[1] - x[2]), default=(0, 0.0))[1]"),
        ),
    ),
    Denkfehler(
        "eins_zu_frueh",
        "einen Platz zu wenig",
        "Du schaust einen Platz zu wenig an: Precision und Recall treffen sich einen Platz weiter hinten. In Python umfassen `[:n]` und `range(n)` genau n Plätze. Ist da noch eine 1 abgezogen?",
        aendere(LOESUNG, "[:n]", "[: n - 1]"),
        auch=(
            aendere(LOESUNG, "[:n]", "[: n - 1]", ENDE, "    return len(treffer) / (n - 1)"),
            aendere(LOESUNG, "[:n]", "[: n - 1]", ENDE, "    return len(treffer) / (n - 1)", "n == 0", "n <= 1"),
        ),
    ),
    Denkfehler(
        "eins_zu_weit",
        "einen Platz zu viel",
        "Du schaust einen Platz zu viel an: Precision und Recall treffen sich einen Platz weiter vorn. In Python umfassen `[:n]` und `range(n)` genau n Plätze. Ist da noch eine 1 addiert?",
        aendere(LOESUNG, "[:n]", "[: n + 1]"),
        auch=(aendere(LOESUNG, "[:n]", "[: n + 1]", ENDE, "    return len(treffer) / (n + 1)"),),
    ),
    Denkfehler(
        "doppelt_gezaehlt",
        "Wiederholungen mitgezählt",
        "Steht ein relevantes Dokument mehrmals in der Liste, zählst du es mehrmals. Jedes Vorkommen behält seinen Platz, ein Treffer ist nur das erste. Wie zählst du verschiedene Dokumente?",
        KOPF + "    n = len(relevant)\n    return sum(d in relevant for d in gefunden[:n]) / n if n else 0.0\n",
    ),
    Denkfehler(
        "doppelte_entfernt",
        "Wiederholungen vorher entfernt",
        "Du entfernst Wiederholungen, bevor du die Plätze zählst. Dadurch rückt nach vorn, was dahinter steht, obwohl jede Wiederholung ihren Platz behält. "
        "Wann darfst du Doppeltes erst weglassen?",
        aendere(LOESUNG, "gefunden[:n]", "list(dict.fromkeys(gefunden))[:n]"),
    ),
    Denkfehler(
        "durch_ganze_liste",
        "durch die ganze Liste geteilt",
        "Du zählst die Treffer bis zum richtigen Platz und teilst durch die Länge der ganzen Liste. Was hinter dem Platz k steht, gehört nicht in die Precision auf Platz k. Welches k gilt hier?",
        aendere(LOESUNG, ENDE, "    return len(treffer) / len(gefunden)", *BEIDE_LEER),
        auch=(aendere(LOESUNG, ENDE, "    return len(treffer) / len(gefunden)"),),
    ),
    Denkfehler(
        "nur_gefundene",
        "nur die gefundenen relevanten gezählt",
        "Du schneidest nach so vielen Plätzen ab, wie relevante Dokumente in der Liste vorkommen. Der Recall teilt aber durch alle relevanten, auch durch die nie gefundenen. Wie viele sind das?",
        aendere(LOESUNG, "n = len(relevant)", "n = len(relevant & set(gefunden))"),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahl statt Anteil",
        "Das ist eine Zahl von Treffern. Gefragt ist der Anteil, den Precision und Recall gemeinsam haben. Durch welche Zahl teilen an dieser Stelle beide?",
        aendere(LOESUNG, ENDE, "    return len(treffer)"),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das ist ein Prozentwert. Gefragt ist ein Anteil zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, ENDE, "    return 100 * len(treffer) / n"),
    ),
    Denkfehler(
        "ganzzahlig_geteilt",
        "ganzzahlig geteilt",
        "Dein Ergebnis ist immer eine ganze Zahl. `//` rundet in Python auf die nächste ganze Zahl ab, und `int` schneidet die Nachkommastellen ab. Welche Division behält den Bruch, oder fragst du nur, ob alle dabei sind?",
        aendere(LOESUNG, ENDE, "    return len(treffer) // n"),
    ),
    Denkfehler(
        "rueckwaerts",
        "Rangliste von hinten gelesen",
        "Du liest die Rangliste von hinten. Das beste Dokument steht ganz vorn. Wo drehst du die Reihenfolge um?",
        aendere(LOESUNG, "gefunden[:n]", "gefunden[::-1][:n]"),
    ),
    Denkfehler(
        "kein_schutz",
        "nichts Relevantes nicht abgefangen",
        "Gibt es nichts Relevantes, teilst du durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe in diesem Fall herauskommen?",
        aendere(LOESUNG, SCHUTZ, ""),
        auch=(aendere(LOESUNG, "n == 0", "not gefunden"), aendere(LOESUNG, SCHUTZ, "", *MIT_WIEDERHOLUNGEN)),
    ),
    Denkfehler(
        "platz_gibt_es_nicht",
        "Platz hinter dem Ende gelesen",
        "Deine Funktion liest einen Platz, den eine kurze Liste nicht hat. JavaScript liefert da `undefined`, Python bricht mit einem IndexError ab. Was steht laut Aufgabe auf den fehlenden Plätzen?",
        aendere(LOESUNG, AUSSCHNITT, "{gefunden[i] for i in range(n)}"),
        auch=(
            aendere(LOESUNG, SCHUTZ, "", AUSSCHNITT, "{gefunden[i] for i in range(n)}"),
            aendere(LOESUNG, *BEIDE_LEER, AUSSCHNITT, "{gefunden[i] for i in range(n)}"),
            aendere(LOESUNG, *MIT_WIEDERHOLUNGEN, "d in gefunden[:n]", "d in map(gefunden.__getitem__, range(n))"),
            aendere(LOESUNG, *MIT_WIEDERHOLUNGEN, "d in gefunden[:n]", "d in map(gefunden.__getitem__, range(n))", SCHUTZ, ""),
        ),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "Bestnote für den leeren Fall",
        "Gibt es nichts Relevantes, vergibst du die Bestnote. Wo nichts zu finden war, hat die Suche aber auch nichts bewiesen. Welchen Wert nennt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "return 0.0", "return 1.0"),
    ),
    Denkfehler(
        "none_fuer_leer",
        "None für den leeren Fall",
        "Gibt es nichts zu rechnen, lieferst du `None`. Wer danach über viele Fragen mittelt, stolpert darüber. Welchen Wert nennt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "return 0.0", "return None"),
        auch=(aendere(LOESUNG, "return 0.0", "return None", *BEIDE_LEER),),
    ),
)
