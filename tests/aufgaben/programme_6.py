"""Programme zu Übung 6: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

import textwrap

KOEPFE = {"recall": "recall(relevant, gefunden)", "precision": "precision(relevant, gefunden)", "fallout": "fallout(relevant, gefunden, alle)"}
RUEMPFE = {
    "recall": """
        anzahl = 0
        for d in relevant:
            if d in gefunden:
                anzahl += 1
        if len(relevant) == 0:
            return 0.0
        return anzahl / len(relevant)
    """,
    "precision": """
        gesehen = []
        anzahl = 0
        for d in gefunden:
            if d not in gesehen:
                gesehen.append(d)
                if d in relevant:
                    anzahl += 1
        if len(gesehen) == 0:
            return 0.0
        return anzahl / len(gesehen)
    """,
    "fallout": """
        irrelevant = [d for d in alle if d not in relevant]
        if len(irrelevant) == 0:
            return 0.0
        return len([d for d in irrelevant if d in gefunden]) / len(irrelevant)
    """,
}


def mit(vorher="", **ruempfe):
    """Die Grundform aus Schleifen, mit anderen Rümpfen für die genannten Funktionen."""
    funktionen = (f"def {kopf}:\n" + textwrap.indent(textwrap.dedent(ruempfe.get(name, RUEMPFE[name])).strip("\n"), "    ") for name, kopf in KOEPFE.items())
    return vorher + "\n\n".join(funktionen) + "\n"


RICHTIG = {
    "Schleifen wie in JavaScript": mit(),
    "Schnitt und Differenz": mit(
        recall="return len(relevant & set(gefunden)) / len(relevant) if relevant else 0",
        precision="g = set(gefunden)\nreturn len(relevant & g) / len(g) if g else 0",
        fallout="return len(set(gefunden) - relevant) / len(alle - relevant) if alle - relevant else 0",
    ),
    "Methoden statt Zeichen": mit(
        recall="return len(relevant.intersection(gefunden)) / max(len(relevant), 1)",
        precision="return len(relevant.intersection(gefunden)) / max(len(set(gefunden)), 1)",
        fallout="irr = alle.difference(relevant)\nreturn len(irr.intersection(gefunden)) / max(len(irr), 1)",
    ),
    "Hilfsfunktion für alle drei": '''
def anteil(gruppe, gefunden):
    return len(gruppe & set(gefunden)) / len(gruppe) if gruppe else 0.0

def recall(relevant, gefunden):
    return anteil(relevant, gefunden)

def precision(relevant, gefunden):
    return anteil(set(gefunden), relevant)

def fallout(relevant, gefunden, alle):
    return anteil(alle - relevant, gefunden)
''',
    "fallout ruft recall": mit(fallout="return recall(alle - relevant, gefunden)"),
    "precision ruft recall verkehrt herum": mit(precision="return recall(set(gefunden), relevant)"),
    "Precision über die Treffer des Recalls": mit(precision="return recall(relevant, gefunden) * len(relevant) / (len(set(gefunden)) or 1)"),
    "comprehension mit Summe": mit(
        recall="return sum(d in gefunden for d in relevant) / (len(relevant) or 1)",
        precision="return sum(d in relevant for d in set(gefunden)) / (len(set(gefunden)) or 1)",
        fallout="return sum(d not in relevant for d in set(gefunden)) / (len(alle - relevant) or 1)",
    ),
    "try und except": mit(
        recall="try:\n    return len(relevant & set(gefunden)) / len(relevant)\nexcept ZeroDivisionError:\n    return 0.0",
        precision="try:\n    return len(relevant & set(gefunden)) / len(set(gefunden))\nexcept ZeroDivisionError:\n    return 0.0",
        fallout="try:\n    return len(set(gefunden) - relevant) / len(alle - relevant)\nexcept ZeroDivisionError:\n    return 0.0",
    ),
    "Counter": mit(
        "from collections import Counter\n\n",
        recall="c = Counter(gefunden)\nreturn sum(1 for d in relevant if c[d]) / len(relevant) if relevant else 0",
        precision="c = Counter(gefunden)\nreturn sum(1 for d in c if d in relevant) / len(c) if c else 0",
    ),
    "dict.fromkeys": mit(precision="einmal = list(dict.fromkeys(gefunden))\nreturn len([d for d in einmal if d in relevant]) / len(einmal) if einmal else 0.0"),
    "filter und lambda": mit(
        recall="return len(list(filter(lambda d: d in gefunden, relevant))) / len(relevant) if relevant else 0.0",
        fallout="irr = list(filter(lambda d: d not in relevant, alle))\nreturn len(list(filter(lambda d: d in gefunden, irr))) / len(irr) if irr else 0.0",
    ),
    "lambdas": '''
recall = lambda relevant, gefunden: len(relevant & {*gefunden}) / len(relevant) if relevant else 0
precision = lambda relevant, gefunden: len(relevant & {*gefunden}) / len({*gefunden}) if gefunden else 0
fallout = lambda relevant, gefunden, alle: len({*gefunden} - relevant) / len(alle - relevant) if alle - relevant else 0
''',
    "Klasse mit Methoden": '''
class Suche:
    def __init__(self, leer):
        self.leer = leer

    def teile(self, a, b):
        return len(a) / len(b) if b else self.leer

    def recall(self, relevant, gefunden):
        return self.teile(relevant & set(gefunden), relevant)

    def precision(self, relevant, gefunden):
        return self.teile(relevant & set(gefunden), set(gefunden))

    def fallout(self, relevant, gefunden, alle):
        return self.teile(set(gefunden) - relevant, alle - relevant)

s = Suche(0.0)
recall, precision, fallout = s.recall, s.precision, s.fallout
''',
    "partial": '''
from functools import partial

def teile(zaehler, nenner, *mengen):
    a, b = zaehler(*mengen), nenner(*mengen)
    return len(a) / len(b) if b else 0.0

recall = partial(teile, lambda r, g: r & set(g), lambda r, g: r)
precision = partial(teile, lambda r, g: r & set(g), lambda r, g: set(g))
fallout = partial(teile, lambda r, g, a: set(g) - r, lambda r, g, a: a - r)
''',
    "Bruch": mit(
        "from fractions import Fraction\n\n",
        recall="return Fraction(len(relevant & set(gefunden)), len(relevant) or 1)",
        precision="return Fraction(len(relevant & set(gefunden)), len(set(gefunden)) or 1)",
    ),
    "Decimal": mit("from decimal import Decimal\n\n", fallout="return Decimal(len(set(gefunden) - relevant)) / (len(alle - relevant) or 1)"),
    "numpy": mit(
        "import numpy as np\n\n",
        recall="return np.mean([d in gefunden for d in relevant]) if relevant else np.float64(0)",
        precision="return np.isin(list(set(gefunden)), list(relevant)).mean() if gefunden and relevant else 0",
        fallout="return np.float32(len(set(gefunden) - relevant)) / np.float32(max(len(alle - relevant), 1))",
    ),
    "Konfusionsmatrix": '''
from lernmodul import Konfusionsmatrix

def zaehle(relevant, gefunden, alle):
    g = set(gefunden)
    return Konfusionsmatrix(tp=len(relevant & g), fp=len(g - relevant), fn=len(relevant - g), tn=len(alle - relevant - g))

def recall(relevant, gefunden):
    return zaehle(relevant, gefunden, relevant | set(gefunden)).recall

def precision(relevant, gefunden):
    return zaehle(relevant, gefunden, relevant | set(gefunden)).precision

def fallout(relevant, gefunden, alle):
    return zaehle(relevant, gefunden, alle).fallout
''',
    "weiterer Vorgabewert": '''
def recall(relevant, gefunden, leer=0.0):
    return len(relevant & set(gefunden)) / len(relevant) if relevant else leer

def precision(relevant, gefunden, leer=0.0):
    return len(relevant & set(gefunden)) / len(set(gefunden)) if gefunden else leer

def fallout(relevant, gefunden, alle, leer=0.0):
    return len(set(gefunden) - relevant) / len(alle - relevant) if alle != relevant else leer
''',
    "gibt nebenbei etwas aus": mit(recall="print(relevant)\nreturn len(relevant & set(gefunden)) / len(relevant) if relevant else 0"),
    "auf vier Stellen gerundet": mit(recall="return round(len(relevant & set(gefunden)) / len(relevant), 4) if relevant else 0"),
    "wie die Referenz": "from lernmodul.metriken.mengen import recall, precision, fallout\n",
    "vier Felder": mit(fallout="b = len(set(gefunden) - relevant)\nd = len(alle - relevant - set(gefunden))\nreturn b / (b + d) if b + d else 0.0"),
    "Wahrscheinlichkeit je Dokument": mit(recall="p = 1 / len(relevant) if relevant else 0\nreturn sum(p for d in relevant if d in gefunden)"),
    "sortiert eine Kopie": mit(precision="liste = sorted(set(gefunden))\nreturn len([d for d in liste if d in relevant]) / len(liste) if liste else 0.0"),
    "Funktionen heißen anders": '''
def r(relevant, gefunden):
    return len(relevant & set(gefunden)) / len(relevant) if relevant else 0

def p(relevant, gefunden):
    return r(set(gefunden), relevant)

def f(relevant, gefunden, alle):
    return r(alle - relevant, gefunden)

recall, precision, fallout = r, p, f
''',
}

SCHNITT = "len(relevant & set(gefunden))"
NIETEN = "len(set(gefunden) - relevant)"
IRRELEVANT = "irr = len(alle - relevant)\n"

FALSCH = {
    "ausgegeben": [
        mit(
            recall=f"print({SCHNITT} / len(relevant) if relevant else 0)",
            precision=f"print({SCHNITT} / len(set(gefunden)) if gefunden else 0)",
            fallout=f"print({NIETEN} / len(alle - relevant) if alle - relevant else 0)",
        ),
        mit(fallout=RUEMPFE["fallout"].replace("return len", "print(len").replace("/ len(irrelevant)", "/ len(irrelevant))")),
    ],
    "nichts_zurueck": [
        mit(recall=f"ergebnis = {SCHNITT} / max(len(relevant), 1)"),
        mit(precision=f"p = {SCHNITT} / max(len(set(gefunden)), 1)\nreturn", fallout=f"f = {NIETEN} / max(len(alle - relevant), 1)"),
    ],
    "merkt_sich_etwas": [
        mit("treffer = []\n\n", recall="for d in relevant & set(gefunden):\n    treffer.append(d)\nreturn len(treffer) / len(relevant) if relevant else 0"),
        mit("aufrufe = 0\n\n", precision=f"global aufrufe\naufrufe += 1\nreturn {SCHNITT} / len(set(gefunden)) / aufrufe if gefunden else 0"),
    ],
    "eingabe_veraendert": [
        mit(fallout=f"alle -= relevant\nreturn {NIETEN} / len(alle) if alle else 0"),
        mit(recall="n = len(relevant)\nrelevant.intersection_update(gefunden)\nreturn len(relevant) / n if n else 0"),
        mit(precision="gefunden.sort()\n" + textwrap.dedent(RUEMPFE["precision"])),
        mit(precision="n = t = 0\nwhile gefunden:\n    d = gefunden.pop()\n    if d not in gefunden:\n        n += 1\n        t += d in relevant\nreturn t / n if n else 0"),
    ],
    "grob_gerundet": [
        mit(recall=f"return round({SCHNITT} / len(relevant), 1) if relevant else 0"),
        mit(precision=f"return float('%.2f' % ({SCHNITT} / len(set(gefunden)))) if gefunden else 0"),
        mit(fallout=f"{IRRELEVANT}return round({NIETEN} / irr, 2) if irr else 0"),
    ],
    "immer_dasselbe": [
        mit(recall="return 0.25", precision="return 0.5", fallout="return 0.2"),
        mit(recall="if relevant in gefunden:\n    return 1\nreturn 0.0"),
        mit('r = {"A", "B", "C", "D"}\ng = ["A", "X"]\n\n', precision="return len(r & set(g)) / len(set(g))"),
        mit(fallout='return 0.2 if len(alle) == 9 and gefunden == ["A", "X"] else 0'),
        mit(recall='return 0.25 if relevant == {"A", "B", "C", "D"} and gefunden == ["A", "X"] else 0.0'),
    ],
    "vertauscht": [
        mit(
            recall=f"return {SCHNITT} / len(set(gefunden)) if gefunden else 0",
            precision=f"return {SCHNITT} / len(relevant) if relevant else 0",
        ),
        mit(recall="return precision_(relevant, gefunden)", precision="return recall_(relevant, gefunden)")
        + f"\ndef recall_(relevant, gefunden):\n    return {SCHNITT} / max(1, len(relevant))\n\ndef precision_(relevant, gefunden):\n    return {SCHNITT} / max(1, len(set(gefunden)))\n",
    ],
    "tafel_gedreht": [
        mit(recall="return precision(relevant, gefunden)"),
        mit(recall="g = set(gefunden)\na, b = len(relevant & g), len(g - relevant)\nreturn a / (a + b) if a + b else 0.0"),
    ],
    "precision_durch_relevante": [
        mit(precision="return recall(relevant, gefunden)"),
        mit(precision="g = set(gefunden)\na, c = len(relevant & g), len(relevant - g)\nreturn a / (a + c) if a + c else 0.0"),
    ],
    "fallout_durch_gefundene": [
        mit(fallout="return 1 - precision(relevant, gefunden)"),
        mit(fallout="if not gefunden:\n    return 0.0\nreturn 1 - precision(relevant, gefunden)"),
        mit(fallout=f"return {NIETEN} / max(1, len(set(gefunden)))"),
        mit(fallout=f"return {NIETEN} / len(set(gefunden))"),
    ],
    "fallout_durch_alle": [
        mit(fallout=f"return {NIETEN} / len(alle) if alle else 0"),
        mit(fallout="n = 0\nfor d in set(gefunden):\n    if d not in relevant:\n        n += 1\nreturn n / len(alle)"),
    ],
    "fallout_durch_relevante": [
        mit(fallout=f"return {NIETEN} / len(relevant) if relevant else 0"),
        mit(fallout="return len([d for d in set(gefunden) if d not in relevant]) / (len(relevant) or 1) if relevant else 0"),
    ],
    "fallout_durch_nicht_gefundene": [
        mit(fallout=f"rest = alle - set(gefunden)\nreturn {NIETEN} / len(rest) if rest else 0"),
        mit(fallout="n = [d for d in alle if d not in gefunden]\nif not n:\n    return 0.0\nreturn len([d for d in set(gefunden) if d not in relevant]) / len(n)"),
    ],
    "spezifitaet": [
        mit(fallout="irr = alle - relevant\nreturn len(irr - set(gefunden)) / len(irr) if irr else 0"),
        mit(fallout=f"{IRRELEVANT}return 1 - ({NIETEN} / irr if irr else 0)"),
    ],
    "eins_minus_recall": [
        mit(fallout="return 1 - recall(relevant, gefunden)"),
        mit(fallout="c = [d for d in relevant if d not in gefunden]\nreturn len(c) / len(relevant) if relevant else 0"),
    ],
    "fallout_mit_treffern": [
        mit(fallout=f"{IRRELEVANT}return {SCHNITT} / irr if irr else 0"),
        mit(fallout=f"{IRRELEVANT}return len(set(gefunden)) / irr if irr else 0"),
        mit(fallout=f"{IRRELEVANT}return len(relevant - set(gefunden)) / irr if irr else 0"),
    ],
    "vereinigung_im_nenner": [
        mit(
            recall=f"beide = relevant | set(gefunden)\nreturn {SCHNITT} / len(beide) if beide else 0",
            precision=f"beide = relevant.union(gefunden)\nreturn {SCHNITT} / len(beide) if beide else 0",
        ),
        mit(recall=f"beide = relevant | set(gefunden)\nreturn {SCHNITT} / len(beide) if beide else 0"),
        mit(precision=f"return {SCHNITT} / (len(relevant) + len(set(gefunden)) - {SCHNITT} or 1)"),
    ],
    "vereinigung_im_zaehler": [
        mit(
            recall="return len(relevant | set(gefunden)) / len(relevant) if relevant else 0",
            precision="g = set(gefunden)\nreturn len(relevant | g) / len(g) if g else 0",
        ),
        mit(recall="return len({d for d in [*relevant, *gefunden]}) / len(relevant) if relevant else 0"),
    ],
    "and_statt_schnitt": [
        mit(
            recall="return len(relevant and set(gefunden)) / len(relevant) if relevant else 0",
            precision="g = set(gefunden)\nreturn len(relevant and g) / len(g) if g else 0",
        ),
        mit(recall="return len(set(gefunden)) / len(relevant) if relevant else 0"),
    ],
    "verfehltes_gezaehlt": [
        mit(recall="return len(relevant - set(gefunden)) / len(relevant) if relevant else 0"),
        mit(precision="g = set(gefunden)\nreturn len(g - relevant) / len(g) if g else 0"),
        mit(
            recall="return len(relevant ^ set(gefunden)) / len(relevant) if relevant else 0",
            precision="g = set(gefunden)\nreturn len(relevant ^ g) / len(g) if g else 0",
        ),
        mit(recall="n = 0\nfor d in relevant:\n    if d not in gefunden:\n        n += 1\nreturn n / len(relevant) if relevant else 0"),
    ],
    "doppelte_gezaehlt": [
        mit(precision=f"return {SCHNITT} / len(gefunden) if gefunden else 0"),
        mit(precision="return len([d for d in gefunden if d in relevant]) / len(gefunden) if gefunden else 0"),
        mit(recall="return len([d for d in gefunden if d in relevant]) / len(relevant) if relevant else 0"),
        mit(fallout=f"{IRRELEVANT}return sum(d not in relevant for d in gefunden) / irr if irr else 0"),
        mit(
            recall="n = 0\nfor d in gefunden:\n    if d in relevant:\n        n += 1\nreturn n / len(relevant) if relevant else 0",
            precision="n = 0\nfor d in gefunden:\n    if d in relevant:\n        n += 1\nreturn n / len(gefunden) if gefunden else 0",
        ),
        mit(precision="n = len([d for d in gefunden if d in relevant])\nreturn n / len(set(gefunden)) if gefunden else 0"),
    ],
    "is_statt_gleich": [
        mit(recall="return sum(any(d is x for x in gefunden) for d in relevant) / len(relevant) if relevant else 0.0"),
        mit(precision="g = set(gefunden)\nn = 0\nfor d in g:\n    for r in relevant:\n        if d is r:\n            n += 1\nreturn n / len(g) if g else 0.0"),
    ],
    "argument_ignoriert": [
        mit('gefunden = ["A", "X"]\n\n', recall="return len(relevant & set(globals()['gefunden'])) / len(relevant) if relevant else 0"),
        mit('meine = {"A", "B", "C", "D"}\n\n', fallout="irr = alle - meine\nreturn len(irr & set(gefunden)) / len(irr) if irr else 0"),
        mit(recall="return 0.3 * len(gefunden)"),
    ],
    "f_mass": [
        mit(recall=f"return 2 * {SCHNITT} / (len(relevant) + len(set(gefunden)) or 1)", precision=f"return 2 * {SCHNITT} / (len(relevant) + len(set(gefunden)) or 1)"),
        mit(recall=f"t = {SCHNITT}\nif not t:\n    return 0.0\np, r = t / len(set(gefunden)), t / len(relevant)\nreturn 2 * p * r / (p + r)"),
    ],
    "letztes_fehlt": [
        mit(recall="n = 0\ngesehen = set()\nfor i in range(len(gefunden) - 1):\n    if gefunden[i] in relevant and gefunden[i] not in gesehen:\n        gesehen.add(gefunden[i])\n        n += 1\nreturn n / len(relevant) if relevant else 0"),
        mit(precision="g = gefunden[:-1]\nreturn len(relevant & set(g)) / len(set(g)) if g else 0"),
        mit(precision="return len(relevant & set(gefunden[:-1])) / len(set(gefunden)) if gefunden else 0", fallout="irr = alle - relevant\nreturn len(irr & set(gefunden[:-1])) / len(irr) if irr else 0"),
    ],
    "ja_oder_nein": [
        mit(recall="return 1.0 if relevant & set(gefunden) else 0.0"),
        mit(recall="for d in gefunden:\n    if d in relevant:\n        return 1\nreturn 0", precision="return 1.0 if relevant & set(gefunden) else 0.0"),
        mit(fallout="return int(any(d not in relevant for d in gefunden))"),
    ],
    "hoechstens_ein_treffer": [
        mit(recall="n = 0\nfor d in relevant:\n    if d in gefunden:\n        n = 1\nreturn n / len(relevant) if relevant else 0"),
        mit(recall="for d in relevant:\n    if d in gefunden:\n        return 1 / len(relevant)\nreturn 0.0", precision="g = set(gefunden)\nfor d in g:\n    if d in relevant:\n        return 1 / len(g)\nreturn 0.0"),
    ],
    "anzahl_statt_anteil": [
        mit(recall=f"return {SCHNITT}", precision=f"return {SCHNITT}", fallout=f"return {NIETEN}"),
        mit(fallout="n = 0\nfor d in set(gefunden):\n    if d not in relevant:\n        n += 1\nreturn n"),
    ],
    "prozent": [
        mit(recall=f"return {SCHNITT} / len(relevant) * 100 if relevant else 0"),
        mit(
            recall=f"return 100 * {SCHNITT} / len(relevant) if relevant else 0.0",
            precision=f"return 100 * {SCHNITT} / len(set(gefunden)) if gefunden else 0.0",
            fallout=f"{IRRELEVANT}return 100 * {NIETEN} / irr if irr else 0.0",
        ),
        mit(fallout=f"{IRRELEVANT}return round(100 * {NIETEN} / irr) if irr else 0.0"),
    ],
    "ganzzahlig_geteilt": [
        mit(recall=f"return {SCHNITT} // len(relevant) if relevant else 0"),
        mit(precision=f"return int({SCHNITT} / len(set(gefunden))) if gefunden else 0", fallout=f"{IRRELEVANT}return {NIETEN} // irr if irr else 0"),
    ],
    "kein_schutz": [
        mit(recall=f"return {SCHNITT} / len(relevant)", precision=f"return {SCHNITT} / len(set(gefunden))", fallout=f"return {NIETEN} / len(alle - relevant)"),
        mit(precision="return sum(d in relevant for d in set(gefunden)) / len(set(gefunden))"),
        mit(fallout=f"if not alle:\n    return 0.0\nreturn {NIETEN} / len(alle - relevant)"),
        mit(recall=f"if not gefunden:\n    return 0.0\nreturn {SCHNITT} / len(relevant)"),
    ],
    "eins_fuer_leer": [
        mit(recall=f"return {SCHNITT} / len(relevant) if relevant else 1"),
        mit(recall=f"return {SCHNITT} / len(relevant) if relevant else 1.0", precision=f"return {SCHNITT} / len(set(gefunden)) if gefunden else 1.0"),
        mit(fallout="irr = alle - relevant\nif not irr:\n    return 1.0\nreturn len(irr & set(gefunden)) / len(irr)"),
    ],
    "none_statt_null": [
        mit(recall=f"if relevant:\n    return {SCHNITT} / len(relevant)"),
        mit(precision=f"return {SCHNITT} / len(set(gefunden)) if gefunden else None", fallout=f"if alle - relevant:\n    return {NIETEN} / len(alle - relevant)"),
    ],
}

ZWEI = {
    "Recall gedreht, Fall-out durch alles": (mit(recall="return precision(relevant, gefunden)", fallout=f"return {NIETEN} / len(alle) if alle else 0"), "recall: Dein Recall teilt durch alles Gefundene"),
    "Recall unklar, Fall-out mit Namen": (mit(recall="return 0.3 * len(gefunden) + 0.1 * len(relevant)", fallout=f"return {NIETEN} / len(alle) if alle else 0"), "fallout: Dein Fall-out teilt durch alle Dokumente"),
    "vertauscht und Fall-out falsch": (
        mit(recall=f"return {SCHNITT} / len(set(gefunden)) if gefunden else 0", precision=f"return {SCHNITT} / len(relevant) if relevant else 0", fallout="return 1 - recall(relevant, gefunden)"),
        "recall: Dein Recall teilt durch alles Gefundene",
    ),
    "Menge mit Liste geschnitten": (mit(recall="return len(relevant & gefunden) / len(relevant) if relevant else 0"), "recall: Deine Funktion bricht mit TypeError ab"),
    "Schlüsselwort aus JavaScript": (mit(precision="return gefunden.length"), "in Python nimmst du `len(liste)`"),
    "eine bricht ab, eine ist falsch": (mit(precision="return gibtesnicht", fallout=f"return {NIETEN} / len(alle) if alle else 0"), "precision: Deine Funktion bricht mit NameError ab"),
    "erst der Absturz, dann die Feinheit": (mit(recall="return relevant.length", precision="return round(len(relevant & set(gefunden)) / len(set(gefunden)), 2) if gefunden else 0"), "recall: Deine Funktion bricht mit AttributeError ab"),
    "eine Menge aus einer Liste": (mit(recall="return len(relevant & {gefunden}) / len(relevant) if relevant else 0"), "`set(liste)` nimmt ihre Einträge auf"),
    "leeres Dictionary statt Menge": (mit(recall="treffer = {}\nfor d in gefunden:\n    if d in relevant:\n        treffer.add(d)\nreturn len(treffer) / len(relevant) if relevant else 0"), "Die leere Menge heißt `set()`"),
    "Länge eines Filters": (mit(recall="return len(filter(lambda d: d in relevant, gefunden)) / len(relevant) if relevant else 0"), "`list(...)` davor"),
    "gibt ein Tupel zurück": (mit(recall="return 0.5, 0.5"), "recall: Da stehen 2 Einträge"),
    "gibt die Menge zurück": (mit(recall="return relevant & set(gefunden)"), "eine Menge ohne Reihenfolge"),
    "zu wenige Argumente": (mit().replace("fallout(relevant, gefunden, alle)", "fallout(relevant, gefunden)").replace("in alle", "in relevant"), "Deine Funktion nimmt andere Argumente als verlangt"),
    "Mittelwert aus Anteilen": (mit(recall=f"return {SCHNITT} / (len(relevant) + 1)"), "Noch nicht."),
    "Parameter vertauscht": (mit().replace("def recall(relevant, gefunden)", "def recall(gefunden, relevant)"), "recall: Deine Parameter stehen in anderer Reihenfolge als verlangt."),
    "Text statt Zahl": (mit(recall="return f'{0.5:.2f}'"), "recall: Dein Ergebnis ist ein Text"),
}
