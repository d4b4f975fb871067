"""Programme zu Übung 10: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

import textwrap

KOEPFE = {"fe_score": "fe_score(relevanz, k, alpha)", "ndcg": "ndcg(relevanz, k, n_gesamt)", "ndcg_liste": "ndcg_liste(relevanz, k)"}
IMPORT = "import math\n\n\n"
RUEMPFE = {
    "fe_score": """
        n_p = 0
        geschaetzt = 0
        for i, r in enumerate(relevanz):
            if i < k:
                n_p += r
            if i < 2 * k:
                geschaetzt += r
        if n_p == 0:
            return 0.0
        return n_p / (alpha * k + (1 - alpha) * geschaetzt)
    """,
    "ndcg": """
        dcg = 0
        ideal = 0
        for i in range(k):
            if i < len(relevanz) and relevanz[i] == 1:
                dcg += 1 / math.log2(i + 2)
            if i < n_gesamt:
                ideal += 1 / math.log2(i + 2)
        if ideal == 0:
            return 0.0
        return dcg / ideal
    """,
    "ndcg_liste": """
        dcg = 0
        ideal = 0
        treffer = 0
        for i in range(min(k, len(relevanz))):
            if relevanz[i] == 1:
                dcg += 1 / math.log2(i + 2)
                treffer += 1
                ideal += 1 / math.log2(treffer + 1)
        if treffer == 0:
            return 0.0
        return dcg / ideal
    """,
}


def mit(vorher="", **ruempfe):
    """Die Grundform aus Schleifen, mit anderen Rümpfen für die genannten Funktionen."""
    funktionen = (f"def {kopf}:\n" + textwrap.indent(textwrap.dedent(ruempfe.get(name, RUEMPFE[name])).strip("\n"), "    ") for name, kopf in KOEPFE.items())
    return IMPORT + vorher + "\n\n\n".join(funktionen) + "\n"


DCG = "def dcg(liste):\n    return sum(r / math.log2(rang + 1) for rang, r in enumerate(liste, start=1))\n\n\n"


def kurz(fe="n_p / (alpha * k + (1 - alpha) * n) if n else 0.0", ideal="[1] * min(k, n_gesamt)", oben="sorted(oben, reverse=True)", dcg=DCG, teile="dcg(relevanz[:k]) / ideal if ideal else 0.0",
         teile_liste="dcg(oben) / ideal if ideal else 0.0"):
    """Die kurze Form mit Hilfsfunktion, mit anderen Formeln."""
    return mit(
        dcg,
        fe_score=f"n_p, n = sum(relevanz[:k]), sum(relevanz[:2 * k])\nreturn {fe}",
        ndcg=f"ideal = dcg({ideal})\nreturn {teile}",
        ndcg_liste=f"oben = relevanz[:k]\nideal = dcg({oben})\nreturn {teile_liste}",
    )


def abschlag(summand):
    """Die kurze Form mit einem anderen Summanden in der gemeinsamen Summe."""
    return kurz(dcg=DCG.replace("r / math.log2(rang + 1)", summand))


def fe(formel, vorher=""):
    return mit(fe_score=f"{vorher}n_p, n = sum(relevanz[:k]), sum(relevanz[:2 * k])\nreturn {formel}")


def fe_anzahlen(n_p, n, formel="n_p / (alpha * k + (1 - alpha) * n) if n else 0.0"):
    return mit(fe_score=f"n_p, n = {n_p}, {n}\nreturn {formel}")


P_UND_R = "n_p, n = sum(relevanz[:k]), sum(relevanz[:2 * k])\np, r = n_p / k, n_p / n if n else 0.0\n"

RICHTIG = {
    "Schleifen wie in JavaScript": mit(),
    "kurz mit Hilfsfunktion": kurz(),
    "natürlicher Logarithmus": abschlag("r / math.log(rang + 1)"),
    "Logarithmus zur Basis 10": abschlag("r / math.log10(rang + 1)"),
    "Logarithmus mit Basis 2": abschlag("r / math.log(rang + 1, 2)"),
    "log1p": abschlag("r / math.log1p(rang)"),
    "nur der übliche mit natürlichem Logarithmus": mit(ndcg=RUEMPFE["ndcg"].replace("log2", "log")),
    "F aus Precision und Recall": mit(fe_score=P_UND_R + "return 1 / (alpha / p + (1 - alpha) / r) if n_p else 0.0"),
    "F aus Precision und Recall, Produkt": mit(fe_score=P_UND_R + "return p * r / (alpha * r + (1 - alpha) * p) if p and r else 0.0"),
    "Abfrage auf den Nenner": fe("n_p / (alpha * k + (1 - alpha) * n) if alpha * k + (1 - alpha) * n > 0 else 0.0"),
    "max im Nenner": fe("n_p / max(alpha * k + (1 - alpha) * n, 1e-9)"),
    "count statt sum": fe_anzahlen("relevanz[:k].count(1)", "relevanz[:2 * k].count(True)"),
    "Schätzung aus zwei Hälften": fe_anzahlen("sum(relevanz[:k])", "sum(relevanz[:k]) + sum(relevanz[k:k + k])"),
    "try und except": mit(
        DCG,
        fe_score="try:\n    return sum(relevanz[:k]) / (alpha * k + (1 - alpha) * sum(relevanz[:2 * k]))\nexcept ZeroDivisionError:\n    return 0.0",
        ndcg="try:\n    return dcg(relevanz[:k]) / dcg([1] * min(k, n_gesamt))\nexcept ZeroDivisionError:\n    return 0.0",
        ndcg_liste="try:\n    return dcg(relevanz[:k]) / dcg(sorted(relevanz[:k])[::-1])\nexcept ZeroDivisionError:\n    return 0.0",
    ),
    "ndcg_liste ruft ndcg": mit(ndcg_liste="return ndcg(relevanz, k, sum(relevanz[:k]))"),
    "beide aus einer gemeinsamen": mit(
        DCG + "def verhaeltnis(oben, treffer):\n    return dcg(oben) / dcg([1] * treffer) if treffer else 0.0\n\n\n",
        ndcg="return verhaeltnis(relevanz[:k], min(k, n_gesamt))",
        ndcg_liste="return verhaeltnis(relevanz[:k], sum(relevanz[:k]))",
    ),
    "mit Nullen aufgefüllt": mit(
        DCG,
        ndcg="relevanz = relevanz + [0] * k\nideal = [1] * n_gesamt + [0] * k\nreturn dcg(relevanz[:k]) / dcg(ideal[:k]) if n_gesamt else 0.0",
        ndcg_liste="oben = (relevanz + [0] * k)[:k]\nreturn dcg(oben) / dcg(sorted(oben, key=lambda r: -r)) if any(oben) else 0.0",
    ),
    "das Ideal aus Treffern und fehlenden": kurz(ideal="sorted(relevanz + [1] * (n_gesamt - sum(relevanz)), reverse=True)[:k]"),
    "zip mit Rängen": mit(
        "def dcg(liste):\n    return sum(r / math.log2(n) for r, n in zip(liste, range(2, 1000)))\n\n\n",
        ndcg="return dcg(relevanz[:k]) / dcg([1] * min(k, n_gesamt)) if n_gesamt else 0.0",
    ),
    "rekursiv": mit(
        "def dcg(liste, rang=1):\n    if not liste:\n        return 0.0\n    return liste[0] / math.log2(rang + 1) + dcg(liste[1:], rang + 1)\n\n\n",
        ndcg="return dcg(relevanz[:k]) / dcg([1] * min(k, n_gesamt)) if n_gesamt else 0.0",
        ndcg_liste="return dcg(relevanz[:k]) / dcg([1] * sum(relevanz[:k])) if any(relevanz[:k]) else 0.0",
    ),
    "fsum und map": mit(
        "def dcg(liste):\n    return math.fsum(map(lambda i: liste[i] / math.log2(i + 2), range(len(liste))))\n\n\n",
        ndcg="return dcg(relevanz[:k]) / (dcg([1] * min(k, n_gesamt)) or 1)",
        ndcg_liste="oben = list(relevanz[:k])\ngut = list(oben)\ngut.sort(reverse=True)\nreturn dcg(oben) / (dcg(gut) or 1)",
    ),
    "reduce wie in JavaScript": mit(
        "from functools import reduce\n\n\n",
        fe_score="n_p = reduce(lambda a, b: a + b, relevanz[:k], 0)\nn = reduce(lambda a, b: a + b, relevanz[:2 * k], 0)\nreturn n_p / (alpha * k + (1 - alpha) * n) if n else 0.0",
    ),
    "numpy": mit(
        "import numpy as np\n\n\n",
        fe_score="r = np.array(relevanz)\nn_p, n = r[:k].sum(), r[:2 * k].sum()\nreturn n_p / (alpha * k + (1 - alpha) * n) if n else 0.0",
        ndcg="w = 1 / np.log2(np.arange(2, k + 2))\nr = np.array(relevanz[:k])\nreturn np.sum(r * w[:len(r)]) / w[:n_gesamt].sum() if n_gesamt else 0.0",
        ndcg_liste="r = np.array(relevanz[:k], dtype=float)\nw = 1 / np.log2(np.arange(len(r)) + 2)\nreturn (r @ w) / (np.sort(r)[::-1] @ w) if r.any() else np.float64(0)",
    ),
    "Bruch": mit("from fractions import Fraction\n\n\n", fe_score="n = sum(relevanz[:2 * k])\nreturn Fraction(sum(relevanz[:k])) / (Fraction(alpha) * k + (1 - Fraction(alpha)) * n) if n else 0"),
    "lambdas": IMPORT + '''
dcg = lambda liste: sum(r / math.log2(i + 2) for i, r in enumerate(liste))
fe_score = lambda relevanz, k, alpha: sum(relevanz[:k]) / (alpha * k + (1 - alpha) * sum(relevanz[:2 * k]) or 1)
ndcg = lambda relevanz, k, n_gesamt: dcg(relevanz[:k]) / (dcg([1] * min(k, n_gesamt)) or 1)
ndcg_liste = lambda relevanz, k: dcg(relevanz[:k]) / (dcg([1] * sum(relevanz[:k])) or 1)
''',
    "Klasse mit Methoden": IMPORT + '''
class Liste:
    def fe(self, relevanz, k, alpha=0.5):
        n = sum(relevanz[:2 * k])
        return sum(relevanz[:k]) / (alpha * k + (1 - alpha) * n) if n else 0.0

    def dcg(self, raenge):
        return sum(1 / math.log2(rang + 1) for rang in raenge)

    def ndcg(self, relevanz, k, n_gesamt):
        return self.teile([rang for rang, r in enumerate(relevanz[:k], 1) if r], min(k, n_gesamt))

    def liste(self, relevanz, k):
        raenge = [rang for rang, r in enumerate(relevanz[:k], 1) if r]
        return self.teile(raenge, len(raenge))

    def teile(self, raenge, treffer):
        return self.dcg(raenge) / self.dcg(range(1, treffer + 1)) if treffer else 0.0

m = Liste()
fe_score, ndcg, ndcg_liste = m.fe, m.ndcg, m.liste
''',
    "wie die Referenz": "from lernmodul.metriken.ohne_gesamtzahl import fe_score, ndcg_liste\nfrom lernmodul.metriken.suche import ndcg_at_k\n\n\n"
    "def ndcg(relevanz, k, n_gesamt):\n    gefunden = list(range(len(relevanz)))\n    relevant = {i for i in gefunden if relevanz[i]}\n"
    "    return ndcg_at_k(relevant | set(range(-(n_gesamt - len(relevant)), 0)), gefunden, k)\n",
    "gibt nebenbei etwas aus": mit(ndcg_liste="print(relevanz)\n" + textwrap.dedent(RUEMPFE["ndcg_liste"])),
    "auf vier Stellen gerundet": fe("round(n_p / (alpha * k + (1 - alpha) * n), 4) if n else 0.0"),
}

FALSCH = {
    "ausgegeben": [
        kurz().replace("return n_p", "print(n_p").replace("* n) if n else 0.0", "* n) if n else 0.0)"),
        mit(ndcg=RUEMPFE["ndcg"].replace("return dcg / ideal", "print(dcg / ideal)")),
    ],
    "nichts_zurueck": [
        mit(fe_score="n = sum(relevanz[:2 * k])\nf = sum(relevanz[:k]) / (alpha * k + (1 - alpha) * n) if n else 0.0"),
        mit(ndcg=RUEMPFE["ndcg"].replace("return dcg / ideal", "ergebnis = dcg / ideal"), ndcg_liste=RUEMPFE["ndcg_liste"].replace("return dcg / ideal", "dcg / ideal")),
    ],
    "merkt_sich_etwas": [
        mit("beitraege = []\n\n\n", ndcg="beitraege.extend(r / math.log2(i + 2) for i, r in enumerate(relevanz[:k]))\nreturn sum(beitraege) / sum(1 / math.log2(i + 2) for i in range(min(k, n_gesamt))) if n_gesamt else 0.0"),
        mit("gesehen = 0\n\n\n", fe_score="global gesehen\ngesehen += sum(relevanz[:k])\nreturn gesehen / (alpha * k + (1 - alpha) * sum(relevanz[:2 * k]) or 1)"),
    ],
    "eingabe_veraendert": [
        kurz().replace("oben = relevanz[:k]", "oben = relevanz[:k]\n    relevanz.sort(reverse=True)"),
        mit(fe_score="while len(relevanz) < 2 * k:\n    relevanz.append(0)\nn = sum(relevanz[:2 * k])\nreturn sum(relevanz[:k]) / (alpha * k + (1 - alpha) * n) if n else 0.0"),
        mit(ndcg_liste="del relevanz[k:]\n" + textwrap.dedent(RUEMPFE["ndcg_liste"])),
    ],
    "grob_gerundet": [
        fe("round(n_p / (alpha * k + (1 - alpha) * n), 2) if n else 0.0"),
        kurz(teile="round(dcg(relevanz[:k]) / ideal, 1) if ideal else 0.0"),
        mit(ndcg_liste=RUEMPFE["ndcg_liste"].replace("return dcg / ideal", "return float(f'{dcg / ideal:.2f}')")),
    ],
    "immer_dasselbe": [
        mit(fe_score="return 0.8", ndcg="return 0.5", ndcg_liste="return 1.0"),
        mit(ndcg="return 0.5 if relevanz == [0, 0, 1] and k == 3 and n_gesamt == 1 else 0.0"),
        mit(fe_score="return 0.8 if relevanz == [1, 1, 0, 1] and k == 2 and alpha == 0.5 else 0.0"),
        mit(ndcg_liste="return 1.0 if relevanz == [1, 0, 0, 1] and k == 3 else 0.0"),
        mit("liste = [1, 1, 0, 1]\n\n\n", fe_score="return sum(liste[:2]) / (0.5 * 2 + 0.5 * sum(liste[:4]))"),
    ],
    "ueber_das_ende": [
        mit(fe_score="n_p = n = 0\nfor i in range(2 * k):\n    n += relevanz[i]\n    if i < k:\n        n_p += relevanz[i]\nreturn n_p / (alpha * k + (1 - alpha) * n) if n else 0.0"),
        mit(ndcg=RUEMPFE["ndcg"].replace("i < len(relevanz) and ", "")),
        mit(ndcg_liste=RUEMPFE["ndcg_liste"].replace("min(k, len(relevanz))", "k")),
        mit(ndcg_liste="if sum(relevanz) == 0:\n    return 0.0\n" + textwrap.dedent(RUEMPFE["ndcg_liste"]).replace("min(k, len(relevanz))", "k")),
        mit(fe_score="n_p = sum(relevanz[i] for i in range(k))\nn = sum(relevanz[:2 * k])\nreturn n_p / (alpha * k + (1 - alpha) * n) if n else 0.0"),
        mit(ndcg=RUEMPFE["ndcg"].replace("i < len(relevanz) and ", "").replace("i + 2", "i + 1 + 2")),
    ],
    "schaetzung_aus_k": [fe_anzahlen("sum(relevanz[:k])", "sum(relevanz[:k])"), mit(fe_score="n = sum(relevanz[:k])\np, r = n / k, 1 if n else 0\nreturn p * r / (alpha * r + (1 - alpha) * p) if n else 0.0")],
    "schaetzung_hinter_k": [
        fe_anzahlen("sum(relevanz[:k])", "sum(relevanz[k:2 * k])"),
        fe_anzahlen("sum(relevanz[:k])", "sum(relevanz[k:2 * k])", "n_p / (alpha * k + (1 - alpha) * n) if alpha * k + (1 - alpha) * n else 0.0"),
        fe_anzahlen("sum(relevanz[:k])", "sum(relevanz[k:2 * k])", "n_p / (alpha * k + (1 - alpha) * n)"),
    ],
    "schaetzung_aus_allem": [fe_anzahlen("sum(relevanz[:k])", "sum(relevanz)"), fe_anzahlen("sum(relevanz[:k])", "relevanz.count(1)", "n_p / (alpha * k + (1 - alpha) * n) if n_p else 0.0")],
    "schaetzung_verdoppelt": [fe_anzahlen("sum(relevanz[:k])", "n_p * 2".replace("n_p", "sum(relevanz[:k])")), fe("n_p / (alpha * k + (1 - alpha) * 2 * n_p) if n_p else 0.0")],
    "treffer_aus_2k": [fe_anzahlen("sum(relevanz[:2 * k])", "sum(relevanz[:2 * k])"), fe_anzahlen("sum(relevanz[:2 * k])", "sum(relevanz[:k])", "n_p / (alpha * k + (1 - alpha) * n) if n else 0.0")],
    "k_verdoppelt": [
        fe("n_p / (alpha * 2 * k + (1 - alpha) * n) if n else 0.0"),
        mit(fe_score="k = 2 * k\nn = sum(relevanz[:k])\nreturn n / (alpha * k + (1 - alpha) * n) if n else 0.0"),
    ],
    "laenge_statt_k": [
        mit(fe_score="oben = relevanz[:k]\nn_p, n = sum(oben), sum(relevanz[:2 * k])\nreturn n_p / (alpha * len(oben) + (1 - alpha) * n) if n else 0.0"),
        fe("n_p / (alpha * len(relevanz) + (1 - alpha) * n) if n else 0.0"),
    ],
    "alpha_vertauscht": [
        fe("n_p / ((1 - alpha) * k + alpha * n) if n else 0.0"),
        mit(fe_score=P_UND_R + "return 1 / ((1 - alpha) / p + alpha / r) if n_p else 0.0"),
    ],
    "alpha_nicht_benutzt": [fe("2 * n_p / (k + n)"), mit(fe_score=P_UND_R + "return 2 * p * r / (p + r) if p + r else 0.0")],
    "alpha_als_beta": [
        mit(fe_score=P_UND_R + "b = alpha * alpha\nreturn (1 + b) * p * r / (b * p + r) if p and r else 0.0"),
        mit(fe_score=P_UND_R + "return (1 + alpha) * p * r / (alpha * p + r) if n_p else 0.0"),
    ],
    "arithmetisch": [fe("alpha * n_p / k + (1 - alpha) * n_p / n if n else 0.0"), mit(fe_score=P_UND_R + "return r + alpha * (p - r)"), fe("alpha * n_p / k + (1 - alpha) * n_p / n")],
    "geometrisch": [mit(fe_score=P_UND_R + "return math.pow(p, alpha) * math.pow(r, 1 - alpha)"), mit(fe_score=P_UND_R + "return math.exp(alpha * math.log(p) + (1 - alpha) * math.log(r)) if n_p else 0.0")],
    "fe_ohne_treffer": [
        fe("n_p / (alpha * k + (1 - alpha) * n)"),
        mit(fe_score=P_UND_R + "return 1 / (alpha * (1 / p) + (1 - alpha) * (1 / r))"),
        mit(fe_score="n_p, n = sum(relevanz[:k]), sum(relevanz[:2 * k])\np, r = n_p / k, n_p / n\nreturn p * r / (alpha * r + (1 - alpha) * p) if n_p else 0.0"),
    ],
    "log_vom_rang": [
        abschlag("r / math.log2(rang)"),
        abschlag("r / math.log2(max(rang, 2))"),
        mit(ndcg=RUEMPFE["ndcg"].replace("i + 2", "i + 1")),
        mit("def dcg(liste):\n    return sum(1 / math.log2(i + 1) for i, r in enumerate(liste) if r)\n\n\n", ndcg="ideal = dcg([1] * min(k, n_gesamt))\nreturn dcg(relevanz[:k]) / ideal if ideal else 0.0"),
        mit(DCG.replace("start=1", "start=0"), ndcg="zaehler = dcg(relevanz[:k])\nideal = dcg([1] * min(k, n_gesamt))\nreturn zaehler / ideal if ideal else 0.0"),
    ],
    "log_zu_weit": [abschlag("r / math.log2(rang + 2)"), mit(ndcg=RUEMPFE["ndcg"].replace("i + 2", "i + 3")), abschlag("r / math.log(2 + rang)")],
    "plus_1_hinter_der_klammer": [abschlag("r / (math.log2(rang) + 1)"), mit(ndcg=RUEMPFE["ndcg"].replace("math.log2(i + 2)", "(1 + math.log2(i + 1))"))],
    "kehrwert_des_rangs": [
        abschlag("r / rang"),
        abschlag("r / (rang + 1)"),
        mit(ndcg=RUEMPFE["ndcg"].replace("math.log2(i + 2)", "(i + 1)"), ndcg_liste=RUEMPFE["ndcg_liste"].replace("math.log2(i + 2)", "(i + 1)").replace("math.log2(treffer + 1)", "treffer")),
    ],
    "ohne_abschlag": [abschlag("r"), mit(ndcg="return sum(relevanz[:k]) / min(k, n_gesamt) if n_gesamt else 0.0"), abschlag("1 if r else 0")],
    "ohne_ideal": [
        kurz(teile="dcg(relevanz[:k])", teile_liste="dcg(oben)"),
        mit(ndcg="return sum(1 / math.log2(i + 2) for i, r in enumerate(relevanz[:k]) if r)"),
        mit(ndcg_liste=RUEMPFE["ndcg_liste"].replace("dcg / ideal", "dcg")),
    ],
    "ueber_k_hinaus": [
        kurz(teile="dcg(relevanz) / ideal if ideal else 0.0", teile_liste="dcg(relevanz) / ideal if ideal else 0.0"),
        mit(ndcg=RUEMPFE["ndcg"].replace("for i in range(k):", "for i in range(100):").replace("i < n_gesamt", "i < min(k, n_gesamt)")),
        mit(ndcg_liste=RUEMPFE["ndcg_liste"].replace("min(k, len(relevanz))", "len(relevanz)")),
        fe_anzahlen("sum(relevanz)", "sum(relevanz[:2 * k])"),
    ],
    "durch_anzahl": [
        kurz(teile="dcg(relevanz[:k]) / min(k, n_gesamt) if n_gesamt else 0.0"),
        kurz(teile_liste="dcg(oben) / sum(oben) if any(oben) else 0.0"),
        kurz(teile="dcg(relevanz[:k]) / n_gesamt if n_gesamt else 0.0", teile_liste="dcg(oben) / len(oben) if oben else 0.0"),
        kurz(teile="dcg(relevanz[:k]) / k", teile_liste="dcg(oben) / k"),
    ],
    "ideal_nur_gefundene": [
        mit(ndcg="return ndcg_liste(relevanz, k)"),
        kurz(ideal="sorted(relevanz, reverse=True)[:k]"),
        kurz(ideal="[1] * sum(relevanz)"),
    ],
    "ideal_ohne_k": [kurz(ideal="[1] * n_gesamt"), mit(ndcg=RUEMPFE["ndcg"].replace("if i < n_gesamt:\n                ideal += 1 / math.log2(i + 2)", "pass").replace("if ideal", "for i in range(n_gesamt):\n            ideal += 1 / math.log2(i + 2)\n        if ideal"))],
    "ideal_so_lang_wie_die_liste": [
        kurz(ideal="([1] * n_gesamt)[:len(relevanz[:k])]"),
        mit(ndcg=RUEMPFE["ndcg"].replace("range(k)", "range(min(k, len(relevanz)))")),
    ],
    "ideal_alle_k": [kurz(ideal="[1] * k"), kurz(oben="[1] * k"), kurz(oben="[1 for _ in oben]"), mit(ndcg=RUEMPFE["ndcg"].replace("if i < n_gesamt:", "if True:"))],
    "liste_ideal_aus_allem": [kurz(oben="sorted(relevanz, reverse=True)[:k]"), kurz(oben="[1] * sum(relevanz)"), mit(ndcg_liste="return ndcg(relevanz, k, sum(relevanz))")],
    "ideal_ungeordnet": [kurz(oben="sorted(oben)"), kurz(oben="oben"), kurz(oben="list(reversed(sorted(oben, reverse=True)))")],
    "ideal_ohne_treffer": [
        kurz(teile="dcg(relevanz[:k]) / ideal", teile_liste="dcg(oben) / ideal"),
        kurz(teile="dcg(relevanz[:k]) / ideal"),
        kurz(teile_liste="dcg(oben) / ideal"),
    ],
    "eins_fuer_leer": [
        kurz(fe="n_p / (alpha * k + (1 - alpha) * n) if n else 1", teile="dcg(relevanz[:k]) / ideal if ideal else 1.0", teile_liste="dcg(oben) / ideal if ideal else 1.0"),
        mit(ndcg_liste=RUEMPFE["ndcg_liste"].replace("return 0.0", "return 1")),
        fe("n_p / (alpha * k + (1 - alpha) * n) if n_p else 1.0"),
    ],
}  # fmt: skip

ZWEI = {
    "Fₑ mit α verkehrt, nDCG ohne Ideal": (
        mit(fe_score="n = sum(relevanz[:2 * k])\nreturn sum(relevanz[:k]) / ((1 - alpha) * k + alpha * n) if n else 0.0", ndcg_liste=RUEMPFE["ndcg_liste"].replace("dcg / ideal", "dcg")),
        "fe_score: α steht bei dir beim Recall.",
    ),
    "Abschlag falsch und Ideal nur aus Gefundenen": (kurz(dcg=DCG.replace("math.log2(rang + 1)", "rang"), ideal="sorted(relevanz[:k], reverse=True)"), "ndcg_liste: Dein Abschlag für hintere Ränge teilt durch den Rang"),
    "Fₑ bricht ab, nDCG mit Namen": (
        kurz(fe="n_p / (alpha * k + n)", teile="dcg(relevanz[:k]) / ideal"),
        "fe_score: Deine Funktion bricht mit ZeroDivisionError ab",
    ),
    "ndcg unklar, ndcg_liste ist immer 1 oder 0": (
        mit(ndcg="return sum(relevanz[:k]) / 7", ndcg_liste="return 1.0 if any(relevanz[:k]) else 0.0"),
        "ndcg_liste: Das kommt bei mehreren Rechnungen heraus, zum Beispiel bei „jeder Rang zählt gleich viel“ und „Ideal nicht absteigend sortiert“.",
    ),
    "zwei Fehler in einer Funktion": (fe("n_p / ((1 - alpha) * 2 * k + alpha * n) if n else 0.0"), "fe_score: Noch nicht."),
    "zu weit gelesen und α vertauscht": (
        mit(fe_score="n_p = sum(relevanz[i] for i in range(k))\nn = sum(relevanz[i] for i in range(2 * k))\nreturn n_p / ((1 - alpha) * k + alpha * n) if n else 0.0"),
        "liest deine Schleife über ihr Ende hinaus",
    ),
    "erster Platz der leeren Liste": (mit(ndcg="if relevanz[0] == 0 and n_gesamt == 0:\n    return 0.0\n" + textwrap.dedent(RUEMPFE["ndcg"])), "ndcg: Deine Funktion bricht mit IndexError ab"),
    "Rang als Index": (
        mit(ndcg_liste="oben = relevanz[:k]\ntreffer = sum(oben)\nif not treffer:\n    return 0.0\nreturn sum(oben[rang] / math.log2(rang + 1) for rang in range(1, len(oben) + 1)) / sum(1 / math.log2(r + 1) for r in range(1, treffer + 1))"),
        "ndcg_liste: Deine Funktion bricht mit IndexError ab",
    ),
    "math nicht geholt": (mit().replace("import math", ""), "Die Logarithmen liegen in Python im Modul `math`."),
    "Math aus JavaScript": (mit(ndcg=RUEMPFE["ndcg"].replace("math.", "Math.")), "nach `import math`"),
    "slice aus JavaScript": (mit(fe_score="return sum(relevanz.slice(0, k)) / k"), "in Python nimmst du `liste[von:bis]`"),
    "verschieden lange Arrays": (
        mit("import numpy as np\n\n\n", ndcg_liste="r = np.array(relevanz[:k])\nw = 1 / np.log2(np.arange(2, k + 2))\nreturn (r * w).sum() / (np.sort(r)[::-1] * w).sum() if r.any() else 0.0"),
        "Hier treffen zwei Arrays verschiedener Länge aufeinander.",
    ),
    "0 durch 0 in numpy": (
        mit("import numpy as np\n\n\n", ndcg_liste="r = np.array(relevanz[:k], dtype=float)\nw = 1 / np.log2(np.arange(len(r)) + 2)\nreturn (r @ w) / (np.sort(r)[::-1] @ w)"),
        "ndcg_liste ist `nan`, also keine Zahl.",
    ),
    "None ohne Treffer": (mit(ndcg=RUEMPFE["ndcg"].replace("return 0.0", "return None")), "ndcg: Da kommt `None` an"),
    "alle drei Zahlen auf einmal": (mit(fe_score="return 0.5, 0.5, 0.5"), "fe_score: Da stehen 3 Einträge"),
    "ohne n_gesamt": (mit().replace("ndcg(relevanz, k, n_gesamt)", "ndcg(relevanz, k)").replace("i < n_gesamt", "i < sum(relevanz)"), "ndcg: Deine Funktion nimmt andere Argumente als verlangt"),
    "Text statt Zahl": (fe("f'{n_p / k:.2f}'"), "fe_score: Dein Ergebnis ist ein Text"),
    "Text mit Prozentzeichen": (fe("f'{n_p / k:.0%}'"), "fe_score: Dein Ergebnis ist ein Text"),
}
