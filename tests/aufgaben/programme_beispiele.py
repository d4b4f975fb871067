"""Abgaben zu Gegenbeispiel 1 und zum Prüfstein: richtige und falsche."""

# Trefferlisten stehen als Text, eine Ziffer je Frage.
PAAR = "beispiel = tuple([int(z) for z in text] for text in ({a!r}, {b!r}))"


def paar(a, b):
    return PAAR.format(a=a, b=b)


GEGENBEISPIEL_RICHTIG = {
    "sechs zu null": "beispiel = ([1] * 12 + [0] * 8, [1] * 18 + [0] * 2)",
    "Listen in einer Liste": "beispiel = [[1] * 12 + [0] * 8, [1] * 18 + [0] * 2]",
    "Tupel in einem Tupel": "beispiel = ((1,) * 10 + (0,) * 10, (1,) * 16 + (0,) * 4)",
    "Wahrheitswerte": "beispiel = ([True] * 12 + [False] * 8, [True] * 18 + [False] * 2)",
    "Kommazahlen": "beispiel = ([1.0] * 12 + [0.0] * 8, [1.0] * 18 + [0.0] * 2)",
    "numpy-Arrays": "import numpy as np\nbeispiel = (np.array([1] * 12 + [0] * 8), np.array([1] * 18 + [0] * 2))",
    "numpy zweidimensional": "import numpy as np\nbeispiel = np.array([[1] * 12 + [0] * 8, [1] * 18 + [0] * 2])",
    "numpy-Wahrheitswerte": "import numpy as np\nbeispiel = (np.arange(20) < 12, np.arange(20) < 18)",
    "einzelne numpy-Wahrheitswerte": "import numpy as np\nbeispiel = ([x < 12 for x in np.arange(20)], [x < 18 for x in np.arange(20)])",
    "pandas-Series": "import pandas as pd\nbeispiel = (pd.Series([1] * 12 + [0] * 8), pd.Series([1] * 18 + [0] * 2))",
    "acht zu eins": paar("11100000000000000000", "01111111111000000000"),
    "zehn zu zwei": paar("11000000000011111000", "00111111111111111000"),
    "gemischt": paar("10101010101010100000", "11111111111111100000"),
}

GEGENBEISPIEL_FALSCH = {
    "nur_anzahlen": ["beispiel = (12, 18)", "beispiel = [12, 18]", "beispiel = (0.6, 0.9)"],
    "b_nicht_besser": [paar("1" * 18 + "00", "1" * 12 + "0" * 8), paar("1" * 10 + "0" * 10, "0" * 10 + "1" * 10), paar("1" * 20, "1" * 20)],
    "intervalle_getrennt": [paar("1" * 4 + "0" * 16, "1" * 18 + "00"), paar("0" * 20, "1" * 20), paar("1" * 2 + "0" * 18, "1" * 12 + "0" * 8)],
    "siege_auf_beiden_seiten": [paar("1" * 12 + "0" * 8, "00" + "1" * 18), paar("1110000000" * 2, "0001111100" * 2), paar("1" + "0" * 19, "0" + "1" * 7 + "0" * 12)],
    "zu_wenige_siege": [paar("1" * 12 + "0" * 8, "1" * 15 + "0" * 5), paar("0" * 20, "1" * 5 + "0" * 15), paar("1" * 19 + "0", "1" * 20)],
}

GEGENBEISPIEL_FORM = {
    "eine Zahl": ("beispiel = 17", "ein Paar aus zwei Listen"),
    "drei Listen": ("beispiel = ([1], [0], [1])", "ein Tupel mit 3 Einträgen"),
    "eine Liste": ("beispiel = ([1],)", "ein Tupel mit einem Eintrag"),
    "ein Dictionary": ("beispiel = {'A': [1], 'B': [0]}", "ein Dictionary"),
    "zu kurz": ("beispiel = ([1, 0], [1, 1])", "20 Einträge"),
    "Text statt Liste": ("beispiel = ('11110000', '11111100')", "A ist ein Text"),
    "eine Zwei darin": ("beispiel = ([2] * 20, [1] * 20)", "etwas anderes als 0 und 1"),
    "Texte darin": ("beispiel = (['1'] * 20, ['1'] * 20)", "ein Text"),
    "nichts": ("beispiel = None", "`None`"),
    "eine Menge": ("beispiel = ({0, 1}, {0, 1})", "eine Menge"),
    "nan darin": ("beispiel = ([float('nan')] * 20, [1] * 20)", "`nan`"),
}

PRUEFSTEIN_RICHTIG = {
    "zehn Fragen": "raenge = [1, 1, 3, 3, 3, 3, 3, 3, None, None]",
    "fünf Fragen": "raenge = [1, 3, 3, 3, None]",
    "Tupel": "raenge = (1, 3, 3, 3, None)",
    "andere Reihenfolge": "raenge = [None, 3, 1, 3, 3]",
    "mit Rang 2": "raenge = [2, 2, 2, 2, None]",
    "hinten statt nirgends": "raenge = [1, 3, 3, 3, 1000]",
    "sehr weit hinten": "raenge = [1, 3, 3, 3, 10**9]",
    "Kommazahlen": "raenge = [1.0, 3.0, 3.0, 3.0, None]",
    "numpy": "import numpy as np\nraenge = np.array([1, 3, 3, 3, 900])",
    "numpy-Zahlen": "import numpy as np\nraenge = [np.int64(1), np.int32(3), 3, 3, None]",
    "pandas": "import pandas as pd\nraenge = pd.Series([1, 3, 3, 3, None], dtype=object)",
    "gerechnet": "raenge = [1] * 2 + [3] * 6 + [None] * 2",
    "hundert Fragen": "raenge = [1] * 20 + [3] * 60 + [None] * 20",
    "gemischt": "raenge = [1, 2, 2, 2, 2, 3, 3, 3, None, None]",
}

PRUEFSTEIN_FALSCH = {
    "rang_null": ["raenge = [0, 0, 2, 2, 2, 2, 2, 2, None, None]", "raenge = [1, 3, 3, 3, 0]", "raenge = [0.0] * 5"],
    "recall_zu_niedrig": ["raenge = [1, 1, 4, 4, None]", "raenge = [None] * 5", "raenge = [4, 5, 6]", "raenge = [1, 3, 3, 4, None]"],
    "recall_zu_hoch": ["raenge = [3] * 10", "raenge = [1]", "raenge = [3, 3, 3, 3, 3, 3, 3, 3, 3, None]"],
    "mrr_zu_hoch": ["raenge = [1, 1, 1, 1, None]", "raenge = [1, 2, 3, 3, None]", "raenge = [2, 2, 2, 2, 4]"],
    "mrr_zu_niedrig": ["raenge = [3, 3, 3, 3, None]", "raenge = [2, 3, 3, 3, None]", "raenge = [3, 3, 3, 3, 100]"],
}

PRUEFSTEIN_FORM = {
    "eine Zahl": ("raenge = 0.8", "eine Liste von Rängen"),
    "leer": ("raenge = []", "leer"),
    "minus eins wie in JavaScript": ("raenge = [1, 3, 3, 3, -1]", "schreib `None`"),
    "unendlich": ("raenge = [1, 3, 3, 3, float('inf')]", "schreib `None`"),
    "nan aus pandas": ("import pandas as pd\nraenge = pd.Series([1, 3, 3, 3, None])", "schreib `None`"),
    "halber Rang": ("raenge = [1.5, 3, 3, 3, None]", "ganze Zahl ab 1"),
    "Text": ("raenge = '1333'", "ein Text"),
    "Texte darin": ("raenge = ['1', '3']", "ein Text"),
    "Generator": ("raenge = (r for r in [1, 3, 3, 3, None])", "ein Generator"),
    "zu lang": ("raenge = [1] * 1001", "1001 Fragen"),
    "riesige Zahl": ("raenge = [1, 3, 3, 3, 10**400]", "schreib `None`"),
    "Wahrheitswert": ("raenge = [True, 3, 3, 3, None]", "Wahrheitswert"),
    "verschachtelt": ("raenge = [[1, 3, 3, 3, None]]", "eine Liste"),
}
