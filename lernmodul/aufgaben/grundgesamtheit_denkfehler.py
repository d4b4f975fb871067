"""Wie man sich beim relativen Recall und bei Chapman verrechnet: die Denkfehler zu Übung 8, jeder als kleine Änderung an der Lösung."""

from .kern import Denkfehler
from .verhalten import aendere

LOESUNG = """\
def relativer_recall(treffer):
    pool = set().union(*treffer.values())
    return {suche: len(gefunden) / len(pool) if pool else 0.0 for suche, gefunden in treffer.items()}


def chapman(n1, n2, m):
    return (n1 + 1) * (n2 + 1) / (m + 1) - 1
"""

POOL = "    pool = set().union(*treffer.values())\n"
ANTEIL = "len(gefunden) / len(pool) if pool else 0.0"
RELATIV = f"{{suche: {ANTEIL} for suche, gefunden in treffer.items()}}"
CHAPMAN = "(n1 + 1) * (n2 + 1) / (m + 1) - 1"
ANDERE = "set().union(*(menge for name, menge in treffer.items() if name != suche))"


def _pool(ausdruck):
    return aendere(LOESUNG, POOL, f"    pool = {ausdruck}\n")


def _anteil(zaehler, nenner):
    """Die Lösung mit einem anderen Bruch je Suche; ein Nenner 0 ergibt weiter 0.0."""
    return aendere(LOESUNG, ANTEIL, f"len({zaehler}) / len({nenner}) if {nenner} else 0.0")


def _chapman(*formeln):
    """Je Formel die Lösung, in der Chapman so gerechnet wird."""
    return tuple(aendere(LOESUNG, CHAPMAN, formel) for formel in formeln)


RELATIVER_RECALL = (
    Denkfehler(
        "pool_als_summe",
        "Pool mit Wiederholungen gezählt",
        "Dein Pool zählt jedes Dokument so oft, wie es gefunden wurde. Was zwei Suchen gefunden haben, ist aber nur ein Dokument. Womit vereinigst du Mengen, statt ihre Längen zu addieren?",
        _pool("[dokument for menge in treffer.values() for dokument in menge]"),
    ),
    Denkfehler(
        "pool_ist_groesstes",
        "größte Suche als Pool",
        "Du teilst durch das größte einzelne Ergebnis. Zum Pool gehört auch, was nur eine Suche mit weniger Treffern gefunden hat. Was ergeben alle Mengen zusammen?",
        _pool("max(treffer.values(), key=len, default=())"),
        auch=(_pool("max(treffer.values(), key=len)"),),
    ),
    Denkfehler(
        "pool_ist_schnitt",
        "Schnitt als Pool",
        "Dein Pool enthält nur, was alle Suchen gefunden haben. Gemeint ist alles, was wenigstens eine gefunden hat. Welches Zeichen verbindet dann die Mengen?",
        _pool("set.intersection(*treffer.values()) if treffer else set()"),
        auch=(_pool("set.intersection(*treffer.values())"),),
    ),
    Denkfehler(
        "pool_ohne_eigene",
        "nur die Treffer der anderen als Pool",
        "Du teilst durch das, was die anderen Suchen gefunden haben. Der Pool ist für alle derselbe und enthält auch die eigenen Treffer. Welche Menge rechnest du einmal vor der Schleife aus?",
        _anteil("gefunden", ANDERE),
    ),
    Denkfehler(
        "anteil_an_anderen",
        "Anteil an den Treffern der anderen",
        "Du fragst, wie viel von den Treffern der anderen auch diese Suche hat. So schätzt der Rückfang den Recall; der relative Recall teilt durch den Pool. Wessen Treffer gehören in den Pool?",
        _anteil(f"(gefunden & {ANDERE})", ANDERE),
    ),
    Denkfehler(
        "anteil_am_eigenen",
        "durch die eigenen Treffer geteilt",
        "Du teilst durch die Treffer der Suche selbst, und im Zähler steht, was auch eine andere gefunden hat. Damit misst du die Überschneidung. Was steht im relativen Recall über, was unter dem Bruchstrich?",
        _anteil(f"(gefunden & {ANDERE})", "gefunden"),
    ),
    Denkfehler(
        "nur_eigene_funde",
        "nur gezählt, was keine andere fand",
        "Du zählst nur die Dokumente, die keine andere Suche gefunden hat. Ein Treffer zählt für jede Suche, die ihn hat. Wo ziehst du die anderen ab?",
        _anteil(f"(gefunden - {ANDERE})", "pool"),
    ),
    Denkfehler(
        "nur_gemeinsame_funde",
        "nur gezählt, was auch eine andere fand",
        "Du zählst nur die Dokumente, die auch eine andere Suche gefunden hat. Ein Treffer zählt, auch wenn keine andere ihn hat. Was steht über deinem Bruchstrich?",
        _anteil(f"(gefunden & {ANDERE})", "pool"),
    ),
    Denkfehler(
        "pool_ist_eine_suche",
        "eine einzelne Suche als Pool",
        "Du misst alle Suchen an einer einzigen, der ersten oder der letzten. Der Pool sammelt die Treffer von allen, keine ist der Maßstab für die anderen. Nimmt deine Schleife jede Menge auf, bevor du teilst?",
        _pool("next(iter(treffer.values()), set())"),
        auch=(_pool("list(treffer.values())[-1] if treffer else set()"),),
    ),
    Denkfehler(
        "pool_waechst",
        "geteilt, bevor der Pool voll ist",
        "Bei dir wächst der Pool noch, während du schon teilst: Die erste Suche wird nur an sich selbst gemessen. Der Pool ist für alle derselbe. Was muss fertig sein, bevor die zweite Schleife beginnt?",
        aendere(LOESUNG, POOL, "    pool = set()\n", "for suche, gefunden in treffer.items()", "for suche, gefunden in treffer.items() if pool.update(gefunden) is None"),
    ),
    Denkfehler(
        "pool_aus_namen",
        "Namen statt Treffer im Pool",
        "In deinem Pool stehen die Namen der Suchen oder einzelne Buchstaben davon. `for x in treffer` liefert in Python die Schlüssel des Dictionarys, also Texte; gezählt werden die Dokumente. Wie kommst du zu den Mengen dahinter?",
        _pool("set(treffer)"),
        auch=(_pool("set().union(*treffer)"), aendere(LOESUNG, "len(gefunden)", "len(suche)"), aendere(LOESUNG, "len(gefunden)", "1")),
    ),
    Denkfehler(
        "pool_ist_dictionary",
        "leeres Dictionary als Pool",
        "Dein Pool beginnt mit `{}`, und das ist in Python ein leeres Dictionary. `update` und `|=` lesen dann jeden Namen aus zwei Zeichen als Schlüssel und Wert. Die leere Menge heißt `set()`: Womit beginnt also dein Pool?",
        aendere(LOESUNG, POOL, "    pool = {}\n    for gefunden in treffer.values():\n        pool.update(gefunden)\n"),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt ist zu jeder Suche ein Anteil. Wodurch musst du noch teilen?",
        aendere(LOESUNG, ANTEIL, "len(gefunden)"),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, ANTEIL, f"100 * {ANTEIL}"),
        auch=(aendere(LOESUNG, ANTEIL, f"round(100 * ({ANTEIL}))"),),
    ),
    Denkfehler(
        "leerer_pool",
        "leeren Pool nicht abgefangen",
        "Haben die Suchen nichts gefunden, ist der Pool leer und du teilst durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe für einen leeren Pool gelten?",
        aendere(LOESUNG, " if pool else 0.0", ""),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "Bestnote für den leeren Pool",
        "Ist der Pool leer, bekommt bei dir jede Suche eine 1. Wer nichts findet, hat aber nichts bewiesen. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "else 0.0", "else 1.0"),
    ),
    Denkfehler(
        "none_statt_null",
        "None für den leeren Pool",
        "Ist der Pool leer, steht bei dir `None`. Wer mit dem Ergebnis weiterrechnet, stolpert dann. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "else 0.0", "else None"),
        auch=(aendere(LOESUNG, POOL, f"{POOL}    if not pool:\n        return None\n"),),
    ),
    Denkfehler(
        "leeres_dictionary",
        "ohne Suchen abgebrochen",
        "Ist `treffer` leer, bricht deine Funktion ab, denn dann gibt es keine erste Suche, mit der der Pool anfangen könnte. Womit beginnt er, ehe die erste dazukommt?",
        _pool("set.union(*treffer.values())"),
        auch=(_pool("list(treffer.values())[0].union(*treffer.values())"), _pool("next(iter(treffer.values())).union(*treffer.values())")),
    ),
)

SCHAETZUNG = (
    Denkfehler(
        "lincoln_petersen",
        "Lincoln–Petersen statt Chapman",
        "Deine Funktion rechnet n1 · n2 / m. Das ist Lincoln–Petersen, das ohne gemeinsamen Treffer keine Zahl ergibt. Was zählt Chapman zu jeder der drei Zahlen hinzu, und was nimmt er am Ende wieder weg?",
        *_chapman("n1 * n2 / m"),
        auch=_chapman("n1 * n2 / m if m else 0.0", "n1 * n2 / m if m else None", "n1 * n2 / m if m else float('inf')", "n1 * n2 / m if m else n1 + n2", "n1 * n2 / max(m, 1)"),
    ),
    Denkfehler(
        "summe_statt_produkt",
        "Summe statt Produkt",
        "Du addierst die Treffer der beiden Suchen. In der Formel von Chapman steht über dem Bruchstrich ein Produkt, denn dahinter steht ein Dreisatz: n1 verhält sich zur Gesamtzahl wie m zu n2. Welche beiden Klammern werden multipliziert?",
        *_chapman("(n1 + 1 + n2 + 1) / (m + 1) - 1"),
        auch=_chapman("(n1 + n2) / m", "(n1 + n2) / m if m else 0.0", "(n1 + n2 + 1) / (m + 1) - 1", "(n1 + n2) / (m + 1) - 1", "(n1 + n2) / (m + 1)"),
    ),
    Denkfehler(
        "pool_als_gesamtzahl",
        "Pool als Gesamtzahl",
        "Deine Funktion zählt, wie viele verschiedene Dokumente die beiden Suchen zusammen gefunden haben. Das ist der Pool. Gefragt ist eine Schätzung, die auch das mitrechnet, was beide übersehen haben: Was wird in der Formel multipliziert, und wodurch wird geteilt?",
        *_chapman("n1 + n2 - m"),
    ),
    Denkfehler(
        "summe_der_treffer",
        "beide Trefferzahlen addiert",
        "Deine Funktion addiert die Treffer beider Suchen, und `m` kommt darin nicht vor. Die gemeinsamen Treffer sind aber gerade das, woraus die Schätzung entsteht. Wo stehen sie in der Formel?",
        *_chapman("n1 + n2"),
    ),
    Denkfehler(
        "ohne_minus_1",
        "die −1 am Ende vergessen",
        "Deine Schätzung ist immer um eins zu groß. Chapman hat zu jeder Zahl eins hinzugezählt und gleicht das am Ende aus. Welcher letzte Schritt fehlt?",
        *_chapman("(n1 + 1) * (n2 + 1) / (m + 1)"),
    ),
    Denkfehler(
        "nenner_ohne_plus_1",
        "die +1 im Nenner vergessen",
        "Du teilst durch `m` allein, und ohne gemeinsamen Treffer ist das 0. Vergleich deinen Nenner mit der Formel von Chapman: Was fehlt darin?",
        *_chapman("(n1 + 1) * (n2 + 1) / m - 1"),
        auch=_chapman("(n1 + 1) * (n2 + 1) / m - 1 if m else 0.0"),
    ),
    Denkfehler(
        "sonderfall_ohne_gemeinsame",
        "Sonderfall bei m = 0",
        "Ohne gemeinsamen Treffer rechnest du nicht nach der Formel, sondern gibst etwas Eigenes zurück. Die Formel von Chapman gilt auch für m = 0, gerade dafür ist sie da. Brauchst du den Sonderfall?",
        *_chapman(f"{CHAPMAN} if m else float('inf')"),
        auch=(
            *_chapman(*(f"{CHAPMAN} if m else {sonst}" for sonst in ("0.0", "None", "float('nan')", "n1 + n2", "n1 * n2"))),
            aendere(LOESUNG, f"    return {CHAPMAN}", f"    if m == 0:\n        raise ValueError\n    return {CHAPMAN}"),
        ),
    ),
    Denkfehler(
        "plus_1_fehlt",
        "eine +1 im Zähler vergessen",
        "Über deinem Bruchstrich fehlt mindestens eine +1. Chapman zählt zu den Treffern jeder der zwei Suchen eins hinzu, bevor multipliziert wird. Welche deiner Klammern ist noch ohne?",
        *_chapman("n1 * (n2 + 1) / (m + 1) - 1"),
        auch=_chapman("(n1 + 1) * n2 / (m + 1) - 1", "n1 * n2 / (m + 1) - 1", "n1 * n2 / (m + 1)", "(n1 * n2 + 1) / (m + 1) - 1"),
    ),
    Denkfehler(
        "klammern_fehlen",
        "Klammern vergessen",
        "Bei dir fehlen Klammern um eine Summe. Wie in JavaScript gehen `*` und `/` vor `+` und `-`, also wird zuerst multipliziert und geteilt. Um welche drei Summen gehört ein Klammerpaar?",
        *_chapman("n1 + 1 * n2 + 1 / (m + 1) - 1"),
        auch=_chapman("n1 + 1 * n2 + 1 / m + 1 - 1", "n1 + 1 * (n2 + 1) / (m + 1) - 1", "(n1 + 1) * n2 + 1 / (m + 1) - 1"),
    ),
    Denkfehler(
        "klammer_um_nenner",
        "Klammer um den Nenner falsch gesetzt",
        "Bei dir heben sich +1 und −1 gegenseitig auf, und geteilt wird durch `m` allein. Entweder fehlt die Klammer um den Nenner, oder sie reicht zu weit und nimmt die −1 mit. Wo fängt sie an, wo hört sie auf?",
        *_chapman("(n1 + 1) * (n2 + 1) / (m + 1 - 1)"),
    ),
    Denkfehler(
        "ganzzahlig_geteilt",
        "ganzzahlig geteilt",
        "Dein Ergebnis besteht immer aus ganzen Zahlen. `//` rundet in Python auf die nächste ganze Zahl ab, und `int` schneidet die Nachkommastellen ab; gerundet wird hier nicht. Welche Division behält den Bruch?",
        aendere(LOESUNG, "len(gefunden) / len(pool)", "len(gefunden) // len(pool)", CHAPMAN, "(n1 + 1) * (n2 + 1) // (m + 1) - 1"),
    ),
    Denkfehler(
        "anteil_statt_gesamtzahl",
        "einen Anteil statt der Gesamtzahl geschätzt",
        "Deine Funktion schätzt einen Recall: welchen Teil der Treffer der einen Suche auch die andere hat. Gefragt ist die Gesamtzahl der relevanten Dokumente. Was steht in der Formel von Chapman über dem Bruchstrich?",
        *_chapman("m / n2"),
        auch=_chapman("m / n1", "m / n2 if n2 else 0.0", "m / n1 if n1 else 0.0"),
    ),
)

RECHNUNGEN = RELATIVER_RECALL + SCHAETZUNG
