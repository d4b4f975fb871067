"""Abgaben zu den Gegenbeispielen 2 bis 4: richtige, falsche mit Namen des Denkfehlers und solche ohne die verlangte Form.

Kurzform: relevant, a und b als Texte, ein Zeichen je Dokument.
"""


def drei(nummer, relevant, a, b):
    return f"beispiel_{nummer} = (set({relevant!r}), list({a!r}), list({b!r}))\n"


def vier(*texte):
    return drei(4, *texte)


RICHTIG_2 = {
    "Teilmenge": "beispiel_2 = ({'A', 'B', 'C'}, {'A', 'B', 'C', 'X', 'Y'}, {'A', 'B'})",
    "nur ein Treffer": drei(2, "AB", "ABX", "A"),
    "Listen": drei(2, "ABC", "ABXY", "C"),
    "Tupel und frozenset": "beispiel_2 = (('A', 'B'), ('A', 'B', 'X'), frozenset('A'))",
    "b ist keine Teilmenge": drei(2, "ABCD", "ABCXYZ", "DBU"),
    "beide mit Nieten": drei(2, "ABCD", "ABCXYZ", "ABX"),
    "a hat nicht alles": drei(2, "ABCDE", "ABCXYZU", "ABX"),
    "Nummern": "beispiel_2 = ({1, 2, 3}, {1, 2, 3, 4}, {1})",
    "gemischt Menge und Liste": "beispiel_2 = ({'A', 'B'}, {'A', 'B', 'X'}, ['B'])",
    "numpy": "import numpy as np\nbeispiel_2 = ({1, 2, 3}, np.arange(1, 9), np.array([2]))",
    "knapp": drei(2, "ABCDEFGH", "ABCDEFGHX", "ABCDEFG"),
    "Mengen gerechnet": "alle = set('ABCDXY')\nbeispiel_2 = (set('ABCD'), alle, alle - set('DXY'))",
}


FALSCH_2 = {
    "doppelt": [drei(2, "AB", "AAX", "B"), drei(2, "AB", "ABX", "AA")],
    "nichts_relevant": [drei(2, "", "AB", "A"), "beispiel_2 = ({}, {'A'}, {'B'})"],
    "nichts_gefunden": [drei(2, "AB", "ABX", ""), drei(2, "AB", "XY", "A"), "beispiel_2 = ({'A', 'B'}, set(), set())", "beispiel_2 = ({'A'}, {'a', 'x'}, {'a'})"],
    "gleiche_dokumente": [drei(2, "AB", "ABX", "XBA"), drei(2, "AB", "A", "A")],
    "vertauscht": [drei(2, "ABC", "AB", "ABCXY"), drei(2, "AB", "A", "ABX")],
    "beide_steigen": [drei(2, "AB", "AX", "AB"), drei(2, "ABC", "AXYZ", "ABX")],
    "beide_fallen": [drei(2, "AB", "AB", "AXY"), drei(2, "ABC", "ABCX", "AX")],
    "recall_gleich": [drei(2, "AB", "ABX", "AB"), drei(2, "AB", "A", "B"), drei(2, "AB", "A", "BX"), drei(2, "AB", "AX", "AXY")],
    "precision_gleich": [drei(2, "AB", "ABXY", "AX"), drei(2, "ABC", "ABC", "AB"), drei(2, "AB", "A", "AB")],
}


FORM_2 = {
    "eine Zahl": ("beispiel_2 = 1", "eine einzelne Zahl"),
    "zwei Mengen": ("beispiel_2 = ({'A'}, {'A', 'X'})", "ein Tupel mit 2 Einträgen"),
    "eine Menge": ("beispiel_2 = ({'A'},)", "ein Tupel mit einem Eintrag"),
    "Zahlen statt Mengen": ("beispiel_2 = ({'A'}, (0.5, 1.0), (0.9, 0.4))", "eine einzelne Zahl"),
    "a eine Zahl": ("beispiel_2 = ({'A'}, 3, 2)", "`a` ist eine einzelne Zahl"),
    "relevant ein Dictionary": ("beispiel_2 = ({'A': 1}, {'A'}, {'A'})", "`relevant` ist ein Dictionary"),
    "a ein Dictionary": ("beispiel_2 = ({'A'}, {'A': 1}, {'A'})", "`a` ist ein Dictionary. Gefragt ist eine Menge oder Liste von Dokumenten"),
    "b ein leeres Dictionary": ("beispiel_2 = ({'A'}, {'A', 'X'}, {})", "Die leere Menge heißt `set()`, denn `{}` ist ein leeres Dictionary."),
    "Text": ("beispiel_2 = ({'A', 'B'}, 'ABX', 'A')", "`a` ist ein Text"),
}


RICHTIG_3 = {
    "vorn gegen hinten": drei(3, "AB", "ABXYZ", "XYZAB"),
    "ein einziges Relevantes": drei(3, "A", "AX", "XA"),
    "verschiedene Treffer": drei(3, "ABCD", "AXB", "XCD"),
    "nur ein Platz Unterschied": drei(3, "AB", "AXB", "XAB"),
    "Unterschied hinter Platz 5": drei(3, "AB", "AXYZUB", "AXYZUV"),
    "a schlechter als b": drei(3, "ABC", "XYABC", "ABCXY"),
    "kurze Listen": drei(3, "ABC", "A", "XB"),
    "Listen": "beispiel_3 = [['A', 'B'], ['A', 'B', 'X'], ['X', 'A', 'B']]",
    "Tupel": "beispiel_3 = ({'A', 'B'}, ('A', 'B', 'X'), ('X', 'A', 'B'))",
    "Nummern": "beispiel_3 = ({1, 2}, [1, 2, 3, 4, 5], [5, 4, 3, 2, 1])",
    "numpy": "import numpy as np\nbeispiel_3 = ({1, 2}, np.arange(1, 6), np.arange(5, 0, -1))",
    "gleich lange, sechs Plätze": drei(3, "ABC", "ABXYZC", "AXBYZC"),
}


FALSCH_3 = {
    "ohne_reihenfolge": ["beispiel_3 = ({'A', 'B'}, {'A'}, {'B'})", "beispiel_3 = (['A', 'X'], ['X', 'A'], {'A'})"],
    "doppelt": [drei(3, "AB", "AXX", "XA"), drei(3, "AB", "AAB", "ABX")],
    "nichts_relevant": [drei(3, "", "AB", "BA"), "beispiel_3 = ({}, ['A'], ['B'])", "beispiel_3 = ([], ['A'], ['B'])"],
    "nichts_oben": [drei(3, "A", "UVWXYA", "UVWXYZA"), drei(3, "AB", "XY", "YX"), drei(3, "A", "", ""), "beispiel_3 = ({1}, ['1'], ['0', '1'])"],
    "recall_verschieden": [drei(3, "AB", "ABX", "AXY"), drei(3, "AB", "XY", "AB"), drei(3, "AB", "UVWXYAB", "UVWXABY")],
    "gleiche_liste": [drei(3, "AB", "AXB", "AXB"), drei(3, "A", "A", "A")],
    "ap_gleich": [drei(3, "AB", "AXB", "BXA"), drei(3, "AB", "AXYB", "AYXB"), drei(3, "ABC", "AXYB", "XABYZUVWC"), drei(3, "AB", "AX", "AXYZ")],
}


FORM_3 = {
    "eine Zahl": ("beispiel_3 = 0.5", "eine einzelne Zahl"),
    "zwei Listen": ("beispiel_3 = (['A', 'X'], ['X', 'A'])", "ein Tupel mit 2 Einträgen"),
    "relevant ein Text": ("beispiel_3 = ('AB', ['A', 'X'], ['X', 'A'])", "`relevant` ist ein Text"),
    "mit Gewinnen": ("beispiel_3 = ({'A': 3}, ['A', 'X'], ['X', 'A'])", "`relevant` ist ein Dictionary"),
    "a ein Text": ("beispiel_3 = ({'A'}, 'AX', 'XA')", "`a` ist ein Text"),
    "nur Treffer als 0 und 1": ("beispiel_3 = ({'A'}, [True, False], [False, True])", "ein Wahrheitswert"),
    "Paare in der Liste": ("beispiel_3 = ({'A'}, [('A', 1)], [('B', 1)])", "ein Tupel"),
}


RICHTIG_4 = {
    "drei Relevante, b nur das erste": vier("ABC", "XABC", "AXYZ"),
    "zwei Relevante": vier("AB", "XABYZ", "AXYZUB"),
    "Listen in einer Liste": "beispiel_4 = [['A', 'B', 'C'], ['X', 'A', 'B', 'C'], ['A', 'X']]",
    "frozenset und Tupel": "beispiel_4 = (frozenset({'A', 'B', 'C'}), ('X', 'A', 'B', 'C'), ('A',))",
    "Nummern statt Namen": "beispiel_4 = ({1, 2, 3}, [9, 1, 2, 3], [1, 8, 7])",
    "numpy": "import numpy as np\nbeispiel_4 = ({'A', 'B', 'C'}, np.array(['X', 'A', 'B', 'C']), np.array(['A', 'X']))",
    "numpy-Texte": "import numpy as np\nbeispiel_4 = ({np.str_(x) for x in 'ABC'}, [np.str_(x) for x in 'XABC'], ['A', 'X'])",
    "numpy-Nummern": "import numpy as np\nbeispiel_4 = (set(np.array([1, 2, 3]).tolist()), np.array([9, 1, 2, 3]), np.arange(1, 2))",
    "pandas": "import pandas as pd\nbeispiel_4 = ({'A', 'B', 'C'}, pd.Series(list('XABC')), pd.Series(list('AX')))",
    "Dictionary mit Gewinnen": "beispiel_4 = ({'A': 3, 'B': 1}, ['X', 'A'], ['B', 'X', 'Y'])",
    "Gewinne als Kommazahlen": "beispiel_4 = ({'A': 1.0, 'B': 0.5, 'C': 0.0}, ['C', 'A', 'B'], ['B', 'C'])",
    "Gewinne aus numpy": "import numpy as np\nbeispiel_4 = ({'A': np.int64(3), 'B': np.float64(1)}, ['X', 'A'], ['B'])",
    "b findet die anderen erst nach Platz 5": vier("ABC", "XABC", "AXYZUBC"),
    "a nur ein wenig besser": vier("ABCD", "XABCD", "AXBCY"),
    "lange Namen": "beispiel_4 = ({'cgmes_eq', 'cgmes_tp'}, ['x', 'cgmes_eq', 'cgmes_tp'], ['cgmes_eq', 'x', 'y', 'z', 'u', 'v'])",
}


FALSCH_4 = {
    "ohne_reihenfolge": ["beispiel_4 = ({'A', 'B'}, {'X', 'A'}, {'A', 'X'})", "beispiel_4 = (['X', 'A'], ['A', 'X'], {'A', 'B'})", "beispiel_4 = ({'A'}, ['A'], frozenset('A'))"],
    "doppelt": [vier("AB", "XAA", "AX"), vier("ABC", "XABC", "AXX"), "beispiel_4 = ({1, 2}, [9, 9], [1])"],
    "nichts_relevant": [vier("", "XA", "AX"), "beispiel_4 = ({}, ['X', 'A'], ['A', 'X'])", "beispiel_4 = ({'A': 0, 'B': 0.0}, ['X', 'A'], ['A', 'X'])"],
    "nichts_gefunden": [vier("AB", "XYZ", "AB"), vier("AB", "XAB", ""), "beispiel_4 = ({'A', 'B'}, ['a', 'b'], ['b', 'a'])", "beispiel_4 = ({1, 2}, ['1', '2'], ['2', '1'])"],
    "nur_ein_relevantes": [vier("A", "XA", "AX"), "beispiel_4 = ({'A': 2, 'B': 0}, ['X', 'A', 'B'], ['A', 'B', 'X'])"],
    "gleiche_liste": [vier("AB", "XAB", "XAB"), vier("AB", "A", "A")],
    "vertauscht": [vier("ABC", "AXYZ", "XABC"), "beispiel_4 = ({'A': 3, 'B': 1}, ['B', 'X'], ['X', 'A'])"],
    "mrr_gleich": [vier("ABC", "ABC", "AXY"), vier("AB", "XABY", "XBYA"), vier("AB", "AX", "BX")],
    "mrr_kleiner": [vier("AB", "ABX", "XAB"), vier("AB", "AX", "XB"), vier("AB", "XYAB", "XYZAB")],
    "ndcg_gleich": [vier("AB", "UVWXYZA", "UVWXYB"), "beispiel_4 = ({'A': 1, 'B': 1e-12}, ['X', 'Y', 'Z', 'U', 'V', 'A'], ['X', 'Y', 'Z', 'U', 'B'])"],
    "ndcg_groesser": [vier("AB", "XAB", "ABX"), vier("ABC", "XYA", "ABC"), vier("AB", "XAB", "AXB")],
}


FORM_4 = {
    "eine Zahl": ("beispiel_4 = 17", "eine einzelne Zahl"),
    "ein Paar": ("beispiel_4 = (['A'], ['B'])", "ein Tupel mit 2 Einträgen"),
    "vier Teile": ("beispiel_4 = ({'A'}, ['A'], ['B'], 5)", "ein Tupel mit 4 Einträgen"),
    "nichts": ("beispiel_4 = None", "`None`"),
    "ein Dictionary": ("beispiel_4 = {'relevant': {'A'}, 'a': ['A'], 'b': ['B']}", "ein Dictionary"),
    "eine Menge aus allem": ("beispiel_4 = {'A', 'B', 'C'}", "eine Menge"),
    "relevant ein Text": ("beispiel_4 = ('A', ['A'], ['B'])", "`relevant` ist ein Text"),
    "a ein Text": ("beispiel_4 = ({'A'}, 'XA', ['A'])", "`a` ist ein Text"),
    "b eine Zahl": ("beispiel_4 = ({'A'}, ['A'], 1)", "`b` ist eine einzelne Zahl"),
    "Listen in der Liste": ("beispiel_4 = ({'A'}, [['A']], ['A'])", "Ein Eintrag in `a` ist eine Liste"),
    "None in der Liste": ("beispiel_4 = ({'A'}, ['A'], [None, 'A'])", "Ein Eintrag in `b` ist `None`"),
    "Wahrheitswerte": ("beispiel_4 = ({'A'}, [True, False], ['A'])", "ein Wahrheitswert"),
    "Kommazahlen": ("beispiel_4 = ({'A'}, [0.5], ['A'])", "eine einzelne Zahl"),
    "negativer Gewinn": ("beispiel_4 = ({'A': -1, 'B': 1}, ['A'], ['B'])", "außerhalb von 0 bis 100"),
    "riesiger Gewinn": ("beispiel_4 = ({'A': 1e308, 'B': 1e308, 'C': 1e308}, ['A'], ['B'])", "außerhalb von 0 bis 100"),
    "Gewinn als Text": ("beispiel_4 = ({'A': '3', 'B': 1}, ['A'], ['B'])", "ein Text"),
    "Gewinn nan": ("beispiel_4 = ({'A': float('nan')}, ['A'], ['B'])", "`nan`"),
    "ein Generator": ("beispiel_4 = ({'A'}, (x for x in 'A'), ['A'])", "ein Generator"),
    "zu viele Gewinne": ("beispiel_4 = (dict.fromkeys(range(200), 1), ['A'], ['B'])", "200 Dokumente"),
    "zu lang": ("beispiel_4 = ({'A'}, ['A'], [f'X{i}' for i in range(101)])", "101 Dokumente"),
}


TABELLEN = {2: (RICHTIG_2, FALSCH_2, FORM_2), 3: (RICHTIG_3, FALSCH_3, FORM_3), 4: (RICHTIG_4, FALSCH_4, FORM_4)}
