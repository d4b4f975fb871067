"""Wie man sich bei Fₑ und den beiden nDCG verrechnet: die Denkfehler zu Übung 10, jeder als kleine Änderung an der Lösung."""

from .kern import Denkfehler
from .verhalten import aendere

LOESUNG = """\
from math import log2


def fe_score(relevanz, k, alpha):
    n_p, geschaetzt = sum(relevanz[:k]), sum(relevanz[:2 * k])
    return n_p / (alpha * k + (1 - alpha) * geschaetzt) if geschaetzt else 0.0


def dcg(relevanz):
    return sum(gewinn / log2(rang + 1) for rang, gewinn in enumerate(relevanz, 1))


def ndcg(relevanz, k, n_gesamt):
    ideal = dcg([1] * min(k, n_gesamt))
    return dcg(relevanz[:k]) / ideal if ideal else 0.0


def ndcg_liste(relevanz, k):
    oben = relevanz[:k]
    ideal = dcg(sorted(oben, reverse=True))
    return dcg(oben) / ideal if ideal else 0.0
"""

ANZAHLEN = "sum(relevanz[:k]), sum(relevanz[:2 * k])"
FE = "n_p / (alpha * k + (1 - alpha) * geschaetzt) if geschaetzt else 0.0"
SCHAETZUNG = "sum(relevanz[:2 * k])"
TREFFER = "= sum(relevanz[:k]),"
DCG = "sum(gewinn / log2(rang + 1) for rang, gewinn in enumerate(relevanz, 1))"
SUMMAND = "gewinn / log2(rang + 1)"
IDEAL = "dcg([1] * min(k, n_gesamt))"
IDEAL_LISTE = "dcg(sorted(oben, reverse=True))"
NDCG = "dcg(relevanz[:k]) / ideal if ideal else 0.0"
NDCG_LISTE = "dcg(oben) / ideal if ideal else 0.0"
R = "n_p / geschaetzt if geschaetzt else 0.0"


def _aus_p_und_r(formel, r=R):
    return aendere(LOESUNG, f"return {FE}", f"p, r = n_p / k, {r}\n    return {formel}")


RECHNUNGEN = (
    # Fₑ
    Denkfehler(
        "schaetzung_aus_k",
        "nur die ersten K für die Schätzung",
        "Deine Schätzung der Gesamtzahl zählt nur, was unter den ersten K schon gefunden ist. So kann nie etwas fehlen. Wie weit musst du die Liste dafür hinunterlesen?",
        aendere(LOESUNG, SCHAETZUNG, "sum(relevanz[:k])"),
    ),
    Denkfehler(
        "schaetzung_hinter_k",
        "nur die Plätze hinter K für die Schätzung",
        "Deine Schätzung zählt nur die Plätze K + 1 bis 2K. Was weiter oben steht, ist aber ebenso relevant und gehört zur Gesamtzahl. Auf welchem Platz beginnt der Ausschnitt?",
        aendere(LOESUNG, SCHAETZUNG, "sum(relevanz[k:2 * k])"),
        auch=(
            aendere(LOESUNG, SCHAETZUNG, "sum(relevanz[k:2 * k])", FE, FE.replace("if geschaetzt", "if n_p")),
            aendere(LOESUNG, SCHAETZUNG, "sum(relevanz[k:2 * k])", FE, FE.replace("if geschaetzt", "if alpha or geschaetzt")),
            aendere(LOESUNG, SCHAETZUNG, "sum(relevanz[k:2 * k])", FE, FE.partition(" if ")[0]),
        ),
    ),
    Denkfehler(
        "schaetzung_aus_allem",
        "die ganze Liste für die Schätzung",
        "Du zählst die relevanten Passagen der ganzen Liste, als wäre damit die Gesamtzahl bekannt. Fₑ kommt mit weniger Urteilen aus. An welcher Stelle hört die Schätzung auf?",
        aendere(LOESUNG, SCHAETZUNG, "sum(relevanz)"),
    ),
    Denkfehler(
        "schaetzung_verdoppelt",
        "die Treffer verdoppelt statt 2K gelesen",
        "Du verdoppelst die Zahl der Treffer. Verdoppelt wird die Länge des Ausschnitts, und was darin relevant ist, zählst du nach. Wie viele Plätze liest du dafür?",
        aendere(LOESUNG, SCHAETZUNG, "2 * sum(relevanz[:k])"),
    ),
    Denkfehler(
        "treffer_aus_2k",
        "Treffer aus den ersten 2K",
        "Im Zähler stehen bei dir die relevanten Passagen der ersten 2K. Beim Modell kommen nur die ersten K an. Welche der beiden Anzahlen ist die Zahl der Treffer?",
        aendere(LOESUNG, TREFFER, "= sum(relevanz[:2 * k]),"),
        auch=(aendere(LOESUNG, ANZAHLEN, "sum(relevanz[:2 * k]), sum(relevanz[:k])"),),
    ),
    Denkfehler(
        "k_verdoppelt",
        "2K statt K im Nenner",
        "Du rechnest mit einer Liste der doppelten Länge. Verdoppelt wird nur der Ausschnitt, aus dem die Gesamtzahl geschätzt wird. Welche Länge hat die Liste, die bewertet wird?",
        aendere(LOESUNG, "alpha * k +", "alpha * 2 * k +"),
        auch=(aendere(LOESUNG, TREFFER, "= sum(relevanz[:2 * k]),", "alpha * k +", "alpha * 2 * k +"),),
    ),
    Denkfehler(
        "laenge_statt_k",
        "durch die Länge der Liste statt durch K",
        "Im Nenner steht bei dir die Länge der Liste statt K. Leere Plätze zählen aber mit, und was hinter K kommt, zählt nicht. Was steht laut Formel neben α?",
        aendere(LOESUNG, "alpha * k +", "alpha * len(relevanz[:k]) +"),
        auch=(aendere(LOESUNG, "alpha * k +", "alpha * len(relevanz) +"),),
    ),
    Denkfehler(
        "alpha_vertauscht",
        "α und 1 − α vertauscht",
        "α steht bei dir beim Recall. Bei α = 1 soll die Precision herauskommen. Setz 1 ein und schau, welcher der beiden Summanden bleibt.",
        aendere(LOESUNG, "alpha * k + (1 - alpha) * geschaetzt", "(1 - alpha) * k + alpha * geschaetzt"),
    ),
    Denkfehler(
        "alpha_nicht_benutzt",
        "α nicht benutzt",
        "Mit jedem α kommt bei dir dasselbe heraus, nämlich das für α = 0.5. Gefragt ist das gewichtete Mittel. Wo kommt `alpha` in deiner Rechnung vor?",
        aendere(LOESUNG, "(alpha * k + (1 - alpha) * geschaetzt)", "(0.5 * k + 0.5 * geschaetzt)"),
    ),
    Denkfehler(
        "alpha_als_beta",
        "α wie β eingesetzt",
        "Du rechnest mit einer anderen F-Formel, die statt α ein β benutzt und bei großem β den Recall betont. Ein großes α betont die Precision. Wo steht α in der Formel der Aufgabe?",
        _aus_p_und_r("(1 + alpha ** 2) * p * r / (alpha ** 2 * p + r) if n_p else 0.0"),
        auch=(_aus_p_und_r("(1 + alpha) * p * r / (alpha * p + r) if n_p else 0.0"),),
    ),
    Denkfehler(
        "arithmetisch",
        "arithmetisch gemittelt",
        "Du mittelst Precision und Recall arithmetisch. Damit gleicht ein hoher Wert einen niedrigen aus, und das soll F gerade verhindern. Welches Mittel bildet Kehrwerte, bevor es addiert?",
        _aus_p_und_r("alpha * p + (1 - alpha) * r"),
        auch=(_aus_p_und_r("alpha * p + (1 - alpha) * r", "n_p / geschaetzt"),),
    ),
    Denkfehler(
        "geometrisch",
        "geometrisch gemittelt",
        "Du mittelst Precision und Recall geometrisch, also über Potenzen oder eine Wurzel. Gefragt ist das harmonische Mittel. Was wird dabei addiert?",
        _aus_p_und_r("p ** alpha * r ** (1 - alpha)"),
    ),
    Denkfehler(
        "fe_ohne_treffer",
        "Fₑ ohne Treffer: Division durch 0",
        "Ohne Treffer wird bei dir ein Nenner 0, je nach Rechenweg immer oder nur bei α = 0, und die Funktion bricht ab. Verlangt ist dann `0.0`. Welche Abfrage gehört vor die Division?",
        _aus_p_und_r("1 / (alpha / p + (1 - alpha) / r)"),
        auch=(aendere(LOESUNG, " if geschaetzt else 0.0", ""), _aus_p_und_r("1 / (alpha / p + (1 - alpha) / r) if n_p else 0.0", "n_p / geschaetzt")),
    ),
    # DCG, trifft beide nDCG
    Denkfehler(
        "log_vom_rang",
        "log2(Rang) statt log2(Rang + 1)",
        "Du teilst durch den Logarithmus des Rangs: Auf Rang 1 ist er 0, und Rang 2 verliert nichts. Gefragt ist ein Abschlag für hintere Ränge, der schon ab Rang 2 greift. Was fehlt in der Klammer, oder zählt deine Schleife die Ränge ab 0?",
        aendere(LOESUNG, SUMMAND, "(gewinn / log2(rang) if rang > 1 else gewinn)"),
        auch=(
            aendere(LOESUNG, SUMMAND, "gewinn / log2(rang)"),
            aendere(LOESUNG, DCG, "sum(1 / log2(rang) for rang, gewinn in enumerate(relevanz, 1) if gewinn)"),
            aendere(LOESUNG, SUMMAND, "gewinn / log2(rang)", "    ideal = dcg([1]", "    dcg(relevanz[:k])\n    ideal = dcg([1]"),
        ),
    ),
    Denkfehler(
        "log_zu_weit",
        "Rang um eins zu groß",
        "Dein Abschlag für hintere Ränge beginnt schon auf Rang 1. Dort soll ein Treffer voll zählen. Zählt deine Schleife die Ränge anders, als du denkst, oder addierst du die 1 zweimal?",
        aendere(LOESUNG, SUMMAND, "gewinn / log2(rang + 2)"),
    ),
    Denkfehler(
        "plus_1_hinter_der_klammer",
        "log2(Rang) + 1 statt log2(Rang + 1)",
        "Bei dir wird die 1 erst nach dem Logarithmus addiert. Auf Rang 1 macht das keinen Unterschied, danach verlieren Treffer zu schnell an Wert. Wozu gehört die 1 in der Formel?",
        aendere(LOESUNG, SUMMAND, "gewinn / (log2(rang) + 1)"),
    ),
    Denkfehler(
        "kehrwert_des_rangs",
        "1/Rang statt Logarithmus",
        "Dein Abschlag für hintere Ränge teilt durch den Rang oder den nächsten, ähnlich wie der MRR. Der nDCG fällt nach hinten langsamer ab. Welche Funktion des Rangs steht in der Formel?",
        aendere(LOESUNG, SUMMAND, "gewinn / rang"),
        auch=(aendere(LOESUNG, SUMMAND, "gewinn / (rang + 1)"),),
    ),
    Denkfehler(
        "ohne_abschlag",
        "jeder Rang zählt gleich viel",
        "Bei dir zählt ein Treffer auf jedem Platz gleich viel. Im nDCG zählt er umso weniger, je weiter hinten er steht. Was ist ein Treffer auf Rang 2 noch wert?",
        aendere(LOESUNG, SUMMAND, "gewinn"),
    ),
    Denkfehler(
        "ohne_ideal",
        "DCG statt nDCG",
        "Deine Zahl ist die Summe selbst und kann größer als 1 werden. Gefragt ist sie im Verhältnis zur besten möglichen. Wodurch wird noch geteilt?",
        aendere(LOESUNG, NDCG, "dcg(relevanz[:k])", NDCG_LISTE, "dcg(oben)"),
    ),
    Denkfehler(
        "ueber_k_hinaus",
        "hinter Rang K weitergezählt",
        "Du zählst auch Treffer hinter Rang K. Beim Modell kommen nur die ersten K an. Wo schneidest du die Liste ab?",
        aendere(LOESUNG, "dcg(relevanz[:k]) /", "dcg(relevanz) /", "dcg(oben) /", "dcg(relevanz) /"),
        auch=(
            aendere(LOESUNG, "oben = relevanz[:k]", "oben = relevanz"),
            aendere(LOESUNG, TREFFER, "= sum(relevanz),"),
            aendere(LOESUNG, ANZAHLEN, "sum(relevanz), sum(relevanz)"),
        ),
    ),
    Denkfehler(
        "durch_anzahl",
        "durch eine Anzahl geteilt",
        "Du teilst durch eine Anzahl. Ein Treffer auf Rang 3 zählt aber auch im besten Fall keine ganze 1. Welche Summe ergäbe die beste Reihenfolge?",
        aendere(LOESUNG, IDEAL, "min(k, n_gesamt)", IDEAL_LISTE, "sum(oben)"),
        auch=(aendere(LOESUNG, IDEAL, "n_gesamt", IDEAL_LISTE, "len(oben)"), aendere(LOESUNG, IDEAL, "k", IDEAL_LISTE, "k")),
    ),
    # nur der übliche nDCG
    Denkfehler(
        "ideal_nur_gefundene",
        "Ideal nur aus den gefundenen",
        "Dein Ideal in `ndcg` ordnet nur, was die Suche gefunden hat. Was fehlt, kostet dann nichts, und das ist die andere Form. Wie viele relevante Passagen könnten im besten Fall in der Liste stehen?",
        aendere(LOESUNG, IDEAL, "dcg(sorted(relevanz[:k], reverse=True))"),
        auch=(aendere(LOESUNG, IDEAL, "dcg(sorted(relevanz, reverse=True)[:k])"), aendere(LOESUNG, IDEAL, "dcg(sorted(relevanz, reverse=True))")),
    ),
    Denkfehler(
        "ideal_ohne_k",
        "Ideal länger als K",
        "Dein Ideal enthält alle relevanten Passagen, auch wenn es mehr sind, als die Liste Plätze hat. Auch die beste Liste endet nach K. Wie viele Treffer passen höchstens hinein?",
        aendere(LOESUNG, IDEAL, "dcg([1] * n_gesamt)"),
    ),
    Denkfehler(
        "ideal_so_lang_wie_die_liste",
        "Ideal auf die Länge der Liste gekürzt",
        "Ist die Liste kürzer als K, kürzt du auch das Ideal. Die Suche hätte aber bis K liefern dürfen, und was dort fehlt, soll sie etwas kosten. Wie lang ist die beste Liste, die möglich wäre?",
        aendere(LOESUNG, IDEAL, "dcg([1] * min(k, n_gesamt, len(relevanz)))"),
    ),
    Denkfehler(
        "ideal_alle_k",
        "Ideal aus lauter Treffern",
        "Dein Ideal besteht aus lauter Treffern. Gibt es weniger relevante Passagen als Plätze, erreicht dann keine Liste die 1. Wie viele Treffer hat die beste Liste höchstens?",
        aendere(LOESUNG, IDEAL, "dcg([1] * k)", IDEAL_LISTE, "dcg([1] * k)"),
        auch=(aendere(LOESUNG, IDEAL, "dcg([1] * len(relevanz[:k]))", IDEAL_LISTE, "dcg([1] * len(oben))"),),
    ),
    # nur die Listenform
    Denkfehler(
        "liste_ideal_aus_allem",
        "Ideal der Listenform über K hinaus",
        "Dein Ideal in `ndcg_liste` holt Treffer nach vorn, die erst hinter Rang K stehen. Diese Form bewertet nur die Reihenfolge der ersten K. Woraus darf ihr Ideal bestehen?",
        aendere(LOESUNG, IDEAL_LISTE, "dcg(sorted(relevanz, reverse=True)[:k])"),
        auch=(aendere(LOESUNG, IDEAL_LISTE, "dcg(sorted(relevanz, reverse=True))"),),
    ),
    Denkfehler(
        "ideal_ungeordnet",
        "Ideal nicht absteigend sortiert",
        "Dein Ideal in `ndcg_liste` ist nicht die beste Reihenfolge: Entweder steht es so da wie gefunden, oder die Nullen stehen vorn, denn `sorted` ordnet aufsteigend. Welche Reihenfolge ergibt die größte Summe?",
        aendere(LOESUNG, IDEAL_LISTE, "dcg(sorted(oben))"),
        auch=(aendere(LOESUNG, IDEAL_LISTE, "dcg(oben)"),),
    ),
    # wo es nichts zu teilen gibt
    Denkfehler(
        "ideal_ohne_treffer",
        "Ideal 0: Division durch 0",
        "Gibt es nichts Relevantes, ist die Summe der besten Liste 0, und deine Funktion bricht ab. Verlangt ist dann `0.0`. Welche Abfrage fehlt vor dem Teilen?",
        aendere(LOESUNG, NDCG, "dcg(relevanz[:k]) / ideal", NDCG_LISTE, "dcg(oben) / ideal"),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "1 für den leeren Fall",
        "Ohne Treffer, oder wo nichts relevant ist, lieferst du 1. Das sähe nach einer Bestleistung aus. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, " else 0.0", " else 1.0"),
        auch=(aendere(LOESUNG, FE, FE.replace("if geschaetzt else 0.0", "if n_p else 1.0")),),
    ),
)
