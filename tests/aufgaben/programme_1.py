"""Abgaben zu Übung 1: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

RICHTIG = {
    "getippt": "mein_ergebnis = (0.95, 0.0, 0.85, 0.25, 1.0)",
    "ganze Zahlen": "mein_ergebnis = (0.95, 0, 0.85, 0.25, 1)",
    "Brüche": "mein_ergebnis = (19 / 20, 0 / 1, 17 / 20, 1 / 4, 1 / 1)",
    "knapp daneben": "mein_ergebnis = (0.9501, 0.0001, 0.8499, 0.2502, 0.9999)",
    "Liste": "mein_ergebnis = [0.95, 0.0, 0.85, 0.25, 1.0]",
    "numpy-Array": "import numpy as np\nmein_ergebnis = np.array([0.95, 0.0, 0.85, 0.25, 1.0])",
    "numpy float32": "import numpy as np\nmein_ergebnis = np.array([0.95, 0.0, 0.85, 0.25, 1.0], dtype=np.float32)",
    "numpy-Werte": "import numpy as np\nmein_ergebnis = (np.float64(0.95), np.int64(0), np.float32(0.85), np.float16(0.25), np.uint8(1))",
    "nulldimensionale Arrays": "import numpy as np\nmein_ergebnis = tuple(np.array(x) for x in (0.95, 0.0, 0.85, 0.25, 1.0))",
    "pandas-Series": "import pandas as pd\nmein_ergebnis = pd.Series({'accA': 0.95, 'recA': 0.0, 'accB': 0.85, 'precB': 0.25, 'recB': 1.0})",
    "Fraction": "from fractions import Fraction as F\nmein_ergebnis = (F(19, 20), F(0), F(17, 20), F(1, 4), F(1))",
    "Decimal": "from decimal import Decimal as D\nmein_ergebnis = (D('0.95'), D(0), D('0.85'), D('0.25'), D('1.0'))",
    "namedtuple": "from collections import namedtuple\nmein_ergebnis = namedtuple('E', 'a b c d e')(0.95, 0.0, 0.85, 0.25, 1.0)",
    "gerechnet mit zip": '''
richtig_a = sum(1 for e, g in zip(echt, gemeldet_a) if e == g)
richtig_b = sum(1 for e, g in zip(echt, gemeldet_b) if e == g)
tp = sum(e * g for e, g in zip(echt, gemeldet_b))
mein_ergebnis = (richtig_a / len(echt), sum(e * g for e, g in zip(echt, gemeldet_a)) / sum(echt), richtig_b / len(echt), tp / sum(gemeldet_b), tp / sum(echt))
''',
    "gerechnet mit Schleife": '''
def zaehle(echt, gemeldet):
    tp = fp = fn = tn = 0
    for i in range(len(echt)):
        if echt[i] == 1 and gemeldet[i] == 1:
            tp += 1
        elif gemeldet[i] == 1:
            fp += 1
        elif echt[i] == 1:
            fn += 1
        else:
            tn += 1
    return tp, fp, fn, tn
a = zaehle(echt, gemeldet_a)
b = zaehle(echt, gemeldet_b)
mein_ergebnis = ((a[0] + a[3]) / 20, a[0] / (a[0] + a[2]), (b[0] + b[3]) / 20, b[0] / (b[0] + b[1]), b[0] / (b[0] + b[2]))
''',
    "gerechnet mit numpy": '''
import numpy as np
e, a, b = map(np.array, (echt, gemeldet_a, gemeldet_b))
mein_ergebnis = (np.mean(e == a), np.sum(e & a) / np.sum(e), np.mean(e == b), np.sum(e & b) / np.sum(b), np.sum(e & b) / np.sum(e))
''',
    "gerechnet mit der Konfusionsmatrix": '''
from lernmodul import Konfusionsmatrix
a, b = Konfusionsmatrix.aus_urteilen(echt, gemeldet_a), Konfusionsmatrix.aus_urteilen(echt, gemeldet_b)
mein_ergebnis = (a.accuracy, a.recall, b.accuracy, b.precision, b.recall)
''',
}

FALSCH = {
    "precision_recall_vertauscht": [
        "mein_ergebnis = (0.95, 0.0, 0.85, 1.0, 0.25)",
        "tp, fp, fn = 1, 3, 0\nmein_ergebnis = [19 / 20, 0, 17 / 20, tp / (tp + fn), tp / (tp + fp)]",
        "mein_ergebnis = (0.95, 0.0, 0.85, 0.25, 0.25)",
    ],
    "treffer_durch_alle": [
        "mein_ergebnis = (0.0, 0.0, 0.05, 0.25, 1.0)",
        "treffer = sum(e and g for e, g in zip(echt, gemeldet_b))\nmein_ergebnis = (0 / 20, 0 / 1, treffer / 20, 1 / 4, 1)",
    ],
    "tn_vergessen": [
        "mein_ergebnis = (0, 0, 0.25, 0.25, 1)",
        "tp, fp, fn = 1, 3, 0\nmein_ergebnis = (0 / 1, 0.0, tp / (tp + fp + fn), tp / (tp + fp), tp / (tp + fn))",
    ],
    "falsche_klasse": [
        "mein_ergebnis = (0.95, 1.0, 0.85, 1.0, 0.842)",
        "gut = [1 - e for e in echt]\nstumm_b = [1 - g for g in gemeldet_b]\nt = sum(x * y for x, y in zip(gut, stumm_b))\nmein_ergebnis = (0.95, 19 / 19, 0.85, t / sum(stumm_b), t / sum(gut))",
    ],
    "meldungen_durch_alle": [
        "mein_ergebnis = (0.95, 0, 0.85, 4 / 20, 1)",
        "mein_ergebnis = (19 / 20, 0.0, 17 / 20, sum(gemeldet_b) / len(echt), 1.0)",
    ],
    "plaetze_vertauscht": [
        "mein_ergebnis = (0.95, 0.85, 0, 0.25, 1)",
        "mein_ergebnis = (0.0, 0.95, 0.85, 0.25, 1.0)",
        "mein_ergebnis = (19 / 20, 17 / 20, 0 / 1, 1 / 4, 1 / 1)",
    ],
    "nenner_alle": [
        "mein_ergebnis = (0.95, 0.0, 0.85, 0.05, 0.05)",
        "n = len(echt)\nmein_ergebnis = (19 / n, 0 / n, 17 / n, 1 / n, 1 / n)",
        "mein_ergebnis = (0.95, 0.0, 0.85, 0.05, 1.0)",
    ],
    "anzahl_statt_anteil": [
        "mein_ergebnis = (19, 0, 17, 1, 1)",
        "gleich = lambda g: sum(e == x for e, x in zip(echt, g))\nmein_ergebnis = [gleich(gemeldet_a), 0, gleich(gemeldet_b), 1, 1]",
    ],
    "prozent": [
        "mein_ergebnis = (95, 0, 85, 25, 100)",
        "mein_ergebnis = tuple(100 * x for x in (0.95, 0.0, 0.85, 0.25, 1.0))",
        "mein_ergebnis = (95.0, 0.0, 0.85, 0.25, 1.0)",
    ],
    "a_b_vertauscht": [
        "mein_ergebnis = (0.85, 1.0, 0.95, 0.0, 0.0)",
        "mein_ergebnis = (17 / 20, 1 / 1, 19 / 20, 0, 0 / 1)",
        "mein_ergebnis = (0.85, 0.0, 0.95, 0.25, 1.0)",
    ],
    "komplement": [
        "mein_ergebnis = (0.05, 1.0, 0.15, 0.75, 0.0)",
        "mein_ergebnis = [1 - x for x in (0.95, 0.0, 0.85, 0.25, 1.0)]",
        "mein_ergebnis = (0.95, 0.0, 0.85, 0.75, 1.0)",
    ],
    "accuracy_uebernommen": [
        "mein_ergebnis = (0.95, 0.0, 0.95, 0.25, 1.0)",
        "accuracy = 19 / 20\nmein_ergebnis = [accuracy, 0, accuracy, 1 / 4, 1]",
    ],
    "grob_gerundet": [
        "mein_ergebnis = (0.9, 0.0, 0.8, 0.2, 1.0)",
        "mein_ergebnis = tuple(float(f'{x:.1f}') for x in (0.95, 0.0, 0.85, 0.25, 1.0))",
        "mein_ergebnis = (1.0, 0.0, 0.9, 0.3, 1.0)",
    ],
    "dezimalkomma": [
        "mein_ergebnis = (0,95, 0,0, 0,85, 0,25, 1,0)",
        "mein_ergebnis = (0.95, 0.0, 0.0, 0.85, 0.25, 1.0)",
        "mein_ergebnis = [0,95, 0.0, 0.85, 0.25, 1.0]",
    ],
    "zu_wenige_zahlen": [
        "mein_ergebnis = (0.95, 0.85, 0.25, 1.0)",
        "mein_ergebnis = (0.95, 0.0), (0.85, 0.25, 1.0)",
        "mein_ergebnis = []",
    ],
}

ZWEI = {
    "vertauscht und halb geraten": ("mein_ergebnis = (0.5, 0.0, 0.85, 1.0, 0.25)", "precision_B: Du hast durch die echten Fehler geteilt"),
    "Prozent und ein Wert falsch": ("mein_ergebnis = (95, 0, 85, 30, 100)", "accuracy_A: Das ist ein Prozentwert"),
    "zwei Zahlen geraten": ("mein_ergebnis = (0.9, 0.33, 0.85, 0.25, 1.0)", "accuracy_A"),
    "eine Stelle leer gelassen": ("mein_ergebnis = (0.95, None, 0.85, 0.25, 1.0)", "recall_A hat hier einen Wert"),
    "ein Text dabei": ("mein_ergebnis = (0.95, 0.0, 0.85, '0,25', 1.0)", "precision_B ist ein Text"),
    "nan statt Regel": ("mein_ergebnis = (0.95, float('nan'), 0.85, 0.25, 1.0)", "recall_A hat hier einen Wert"),
    "undefiniert statt 0": ("mein_ergebnis = (0.95, 'undefiniert', 0.85, 0.25, 1.0)", "recall_A hat hier einen Wert"),
    "ganzzahlig geteilt": ("mein_ergebnis = (19 // 20, 0 // 1, 17 // 20, 1 // 4, 1 // 1)", "Hast du mit `//` geteilt"),
    "Text, der keine Zahl ist": ("mein_ergebnis = (0.95, 0.0, 0.85, 'ein Viertel', 1.0)", "precision_B ist ein Text. Gefragt ist eine Zahl."),
    "Text mit Prozentzeichen": ("mein_ergebnis = (0.95, 0.0, 0.85, '25 %', 1.0)", "ohne Prozentzeichen"),
    "eine einzige Zahl": ("mein_ergebnis = 0.95", "eine einzelne Zahl"),
    "ein Dictionary": ("mein_ergebnis = {'accuracy_A': 0.95}", "ein Dictionary"),
    "abgeschnitten": ("mein_ergebnis = (0.95, 0.0, 0.85, 0.24, 1.0)", "precision_B stimmt noch nicht"),
}
