"""Wie man sich beim relativen Recall und bei Chapman verrechnet: die Denkfehler zu Übung 8, jeder als kleine Änderung an der Lösung."""

from .kern import Denkfehler
from .verhalten import aendere

LOESUNG = """\
def relativer_recall(treffer):
    pool = set().union(*treffer.values())
    return {system: len(gefunden) / len(pool) if pool else 0.0 for system, gefunden in treffer.items()}


def chapman(n1, n2, m):
    return (n1 + 1) * (n2 + 1) / (m + 1) - 1
"""

POOL = "    pool = set().union(*treffer.values())\n"
ANTEIL = "len(gefunden) / len(pool) if pool else 0.0"
RELATIV = f"{{system: {ANTEIL} for system, gefunden in treffer.items()}}"
CHAPMAN = "(n1 + 1) * (n2 + 1) / (m + 1) - 1"
ANDERE = "set().union(*(menge for name, menge in treffer.items() if name != system))"


def _pool(ausdruck):
    return aendere(LOESUNG, POOL, f"    pool = {ausdruck}\n")


def _anteil(zaehler, nenner):
    """Die Lösung mit einem anderen Bruch je System; ein Nenner 0 ergibt weiter 0.0."""
    return aendere(LOESUNG, ANTEIL, f"len({zaehler}) / len({nenner}) if {nenner} else 0.0")


def _chapman(*formeln):
    """Je Formel die Lösung, in der Chapman so gerechnet wird."""
    return tuple(aendere(LOESUNG, CHAPMAN, formel) for formel in formeln)


RELATIVER_RECALL = (
    Denkfehler(
        "pool_als_summe",
        "Pool mit Wiederholungen gezählt",
        "Dein Pool zählt jedes Dokument so oft, wie es gefunden wurde. Was zwei Systeme gefunden haben, ist aber nur ein Dokument. Womit vereinigst du Mengen, statt ihre Längen zu addieren?",
        _pool("[dokument for menge in treffer.values() for dokument in menge]"),
    ),
    Denkfehler(
        "pool_ist_groesstes",
        "größtes System als Pool",
        "Du teilst durch das größte einzelne Ergebnis. Zum Pool gehört auch, was nur ein kleineres System gefunden hat. Was ergeben alle Mengen zusammen?",
        _pool("max(treffer.values(), key=len, default=())"),
        auch=(_pool("max(treffer.values(), key=len)"),),
    ),
    Denkfehler(
        "pool_ist_schnitt",
        "Schnitt als Pool",
        "Dein Pool enthält nur, was alle Systeme gefunden haben. Gemeint ist alles, was wenigstens eines gefunden hat. Welches Zeichen verbindet dann die Mengen?",
        _pool("set.intersection(*treffer.values()) if treffer else set()"),
        auch=(_pool("set.intersection(*treffer.values())"),),
    ),
    Denkfehler(
        "pool_ohne_eigene",
        "nur die Treffer der anderen als Pool",
        "Du teilst durch das, was die anderen Systeme gefunden haben. Der Pool ist für alle derselbe und enthält auch die eigenen Treffer. Welche Menge rechnest du einmal vor der Schleife aus?",
        _anteil("gefunden", ANDERE),
    ),
    Denkfehler(
        "anteil_an_anderen",
        "Anteil an den Treffern der anderen",
        "Du fragst, wie viel von den Treffern der anderen auch dieses System hat. So schätzt der Rückfang den Recall, der relative Recall teilt durch den Pool. Welche Treffer gehören alle hinein?",
        _anteil(f"(gefunden & {ANDERE})", ANDERE),
    ),
    Denkfehler(
        "anteil_am_eigenen",
        "durch die eigenen Treffer geteilt",
        "Du teilst durch die Treffer des Systems selbst, und im Zähler steht, was auch ein anderes gefunden hat. Damit misst du die Überschneidung. Was steht im relativen Recall über, was unter dem Bruchstrich?",
        _anteil(f"(gefunden & {ANDERE})", "gefunden"),
    ),
    Denkfehler(
        "nur_eigene_funde",
        "nur gezählt, was kein anderes fand",
        "Du zählst nur die Dokumente, die kein anderes System gefunden hat. Ein Treffer zählt für jedes System, das ihn hat. Wo ziehst du die anderen ab?",
        _anteil(f"(gefunden - {ANDERE})", "pool"),
    ),
    Denkfehler(
        "nur_gemeinsame_funde",
        "nur gezählt, was auch ein anderes fand",
        "Du zählst nur die Dokumente, die auch ein anderes System gefunden hat. Ein Treffer zählt, auch wenn kein anderes ihn hat. Was steht über deinem Bruchstrich?",
        _anteil(f"(gefunden & {ANDERE})", "pool"),
    ),
    Denkfehler(
        "pool_ist_ein_system",
        "ein einzelnes System als Pool",
        "Du misst alle Systeme an einem einzigen, dem ersten oder dem letzten. Der Pool sammelt die Treffer von allen, keines ist der Maßstab für die anderen. Nimmt deine Schleife jede Menge auf, bevor du teilst?",
        _pool("next(iter(treffer.values()), set())"),
        auch=(_pool("list(treffer.values())[-1] if treffer else set()"),),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt ist zu jedem System ein Anteil. Wodurch musst du noch teilen?",
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
        "Haben die Systeme nichts gefunden, ist der Pool leer und du teilst durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe für einen leeren Pool gelten?",
        aendere(LOESUNG, " if pool else 0.0", ""),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "Bestnote für den leeren Pool",
        "Ist der Pool leer, bekommt bei dir jedes System eine 1. Wer nichts findet, hat aber nichts bewiesen. Welche Zahl verlangt die Aufgabe für diesen Fall?",
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
        "ohne Systeme abgebrochen",
        "Ist `treffer` leer, bricht deine Funktion ab, denn dann gibt es kein erstes System, mit dem der Pool anfangen könnte. Womit beginnt er, ehe das erste dazukommt?",
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
        "Du addierst die Treffer der beiden Suchen. Dahinter steht aber ein Dreisatz: n1 verhält sich zur Gesamtzahl wie m zu n2. Was ergibt sich, wenn du das nach der Gesamtzahl auflöst?",
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
        "Du teilst durch `m` allein, und ohne gemeinsamen Treffer ist das 0. Chapman zählt auch unter dem Bruchstrich eins hinzu. Wie sieht dein Nenner dann aus?",
        *_chapman("(n1 + 1) * (n2 + 1) / m - 1"),
        auch=_chapman("(n1 + 1) * (n2 + 1) / m - 1 if m else 0.0"),
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
        "Deine Schätzung ist immer eine ganze Zahl. `//` teilt in Python ohne Rest, und `int` schneidet die Nachkommastellen ab; gerundet wird hier nicht. Welche Division behält den Bruch?",
        *_chapman("(n1 + 1) * (n2 + 1) // (m + 1) - 1"),
    ),
    Denkfehler(
        "anteil_statt_gesamtzahl",
        "einen Anteil statt der Gesamtzahl geschätzt",
        "Deine Funktion schätzt einen Recall: welchen Teil der einen Suche die andere auch gefunden hat. Gefragt ist die Gesamtzahl der relevanten Dokumente. Wie kommt man vom Anteil zur Zahl?",
        *_chapman("m / n2"),
        auch=_chapman("m / n1", "m / n2 if n2 else 0.0", "m / n1 if n1 else 0.0"),
    ),
)

RECHNUNGEN = RELATIVER_RECALL + SCHAETZUNG
