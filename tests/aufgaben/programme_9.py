"""Abgaben zu Übung 9: richtige, falsche und solche, die keine sind. L ist ein Paar, das im zweiten Teil stimmt."""

L = "((1, 0, 5), (3, 2, 5))"


def antwort(teil_1, teil_2=L):
    return f"meine_listen = ({teil_1}, {teil_2})"


RICHTIG = {
    "unmöglich und eine Lücke": antwort("'unmöglich'"),
    "None": antwort("None"),
    "anders geschrieben": antwort("' Unmöglich '"),
    "ohne Umlaut": antwort("'unmoeglich'"),
    "mit zerlegtem Umlaut": antwort("'unmo\\u0308glich'"),
    "umgekehrt": antwort("None", "((3, 2, 5), (1, 0, 5))"),
    "Listen statt Tupel": "meine_listen = ['unmöglich', [[1, 0, 5], [3, 2, 5]]]",
    "verschieden lang": antwort("None", "((1, 0, 4), (6, 4, 10))"),
    "nur eine mit Lücken": antwort("None", "((2, 0, 5), (3, 2, 5))"),
    "beide mit Lücken": antwort("None", "((1, 0, 5), (3, 1, 5))"),
    "eine Liste ganz ohne Urteil": antwort("None", "((0, 0, 5), (3, 2, 5))"),
    "Kommazahlen": antwort("None", "((1.0, 0.0, 5.0), (3, 2, 5))"),
    "numpy": "import numpy as np\nmeine_listen = (None, np.array([[1, 0, 5], [3, 2, 5]]))",
    "numpy-Zahlen": "import numpy as np\nmeine_listen = (None, ((np.int64(1), 0, np.int32(5)), (3, 2, 5)))",
    "die längste": antwort("None", "((100, 0, 1000), (500, 500, 1000))"),
    "gesucht": "from itertools import product\nfrom lernmodul.metriken.ohne_gesamtzahl import t_score as t\n"
    "alle = [(p, n, 5) for p in range(6) for n in range(6 - p)]\n"
    "treffer = [(a, b) for a, b in product(alle, alle) if t(*a, 0.1) > t(*b, 0.1) + 1e-6 and t(*a, 0.9) < t(*b, 0.9) - 1e-6]\n"
    "meine_listen = (None, treffer[0])",
}

FALSCH = {
    "mehr_als_k": [antwort("None", "((3, 3, 5), (1, 0, 5))"), antwort("((5, 1, 1), (3, 2, 5))"), antwort("None", "((5, 3, 2), (5, 1, 0)[:2] + (5,))")],
    "luecken_in_teil_1": [antwort(L), antwort("((1, 0, 2), (1, 1, 2))"), antwort("((0, 0, 1), (1, 0, 1))", "None")],
    "andere_form": [antwort("((1, 0, 1), (2, 18, 20))"), antwort("None", "((1, 0, 1), (2, 18, 20))"), antwort("None", "((1, 0, 2), (3, 17, 20))")],
    "bleibt_in_teil_1": [
        antwort("((3, 2, 5), (1, 4, 5))"),
        antwort("((1, 0, 1), (0, 1, 1))", "None"),
        antwort("((1, 1, 2), (2, 2, 4))"),
        antwort("((3, 2, 5), (1, 4, 5))", "((3, 2, 5), (1, 4, 5))"),
    ],
    "teil_2_aufgegeben": [antwort("None", "None"), antwort("'unmöglich'", "'unmöglich'")],
    "teil_2_ohne_luecke": [antwort("None", "((3, 2, 5), (1, 4, 5))"), antwort("None", "((1, 1, 2), (1, 1, 2))"), antwort("None", "((1, 2, 3), (2, 1, 3))")],
    "gleichstand": [antwort("None", "((1, 0, 3), (2, 3, 5))"), antwort("None", "((0, 1, 3), (3, 2, 5))"), antwort("None", "((1, 1, 5), (1, 1, 5))")],
    "gleich_viele_luecken": [antwort("None", "((3, 1, 5), (1, 3, 5))"), antwort("None", "((1, 1, 4), (3, 2, 10))"), antwort("None", "((4, 0, 5), (0, 4, 5))")],
    "tauscht_nicht": [antwort("None", "((3, 0, 5), (1, 4, 5))"), antwort("None", "((0, 0, 5), (0, 5, 5))"), antwort("None", "((4, 0, 5), (5, 0, 5))")],
}

OFFEN = ["meine_listen = ...", antwort("...", "..."), antwort("..."), antwort("None", "..."), antwort("(..., ...)"), antwort("None", "((1, ..., 5), (3, 2, 5))")]

FORM = {
    "eine Zahl": ("meine_listen = 0.8", "eine einzelne Zahl"),
    "nur das Urteil": ("meine_listen = 'unmöglich'", "`(teil_1, teil_2)`. Angekommen ist ein Text"),
    "nichts": ("meine_listen = None", "`None`"),
    "drei Teile": ("meine_listen = (None, ((1, 0, 5), (3, 2, 5)), 0)", "ein Tupel mit 3 Einträgen"),
    "nur ein Paar": (f"meine_listen = {L}", "Teil 1 ist eine einzelne Liste. Gefragt ist ein Paar `(liste_a, liste_b)`"),
    "ein Teil": (f"meine_listen = ({L},)", "ein Tupel mit einem Eintrag"),
    "ein anderer Text": (antwort("'gibt es nicht'"), 'der Text "unmöglich"'),
    "False": (antwort("False"), "Teil 1 ist ein Wahrheitswert"),
    "ohne K": (antwort("None", "((1, 0), (3, 2))"), "Teil 2, Liste A ist ein Tupel mit 2 Einträgen"),
    "Relevanzlisten": (antwort("None", "([1, 0, 0, 0, 0], [1, 1, 1, 0, 0])"), "eine Liste mit 5 Einträgen"),
    "nur Trefferzahlen": (antwort("None", "(1, 3)"), "Teil 2, Liste A ist eine einzelne Zahl"),
    "Anteile": (antwort("None", "((0.2, 0.8, 1), (1, 0, 1))"), "n_p ist 0.2"),
    "negativ": (antwort("None", "((1, -1, 5), (3, 2, 5))"), "n_n ist -1"),
    "leere Liste": (antwort("None", "((0, 0, 0), (3, 2, 5))"), "K ist 0"),
    "zu lang": (antwort("None", "((1, 0, 10**6), (3, 2, 5))"), "1 bis 1000 Plätze"),
    "Texte": (antwort("None", "(('1', '0', '5'), (3, 2, 5))"), "ein Text"),
    "Wahrheitswert": (antwort("None", "((True, 0, 5), (3, 2, 5))"), "ein Wahrheitswert"),
    "nan": (antwort("None", "((float('nan'), 0, 5), (3, 2, 5))"), "`nan`"),
    "unendlich": (antwort("None", "((1, 0, float('inf')), (3, 2, 5))"), "unendlich"),
    "Dictionary": (antwort("None", "({'n_p': 1, 'n_n': 0, 'k': 5}, (3, 2, 5))"), "ein Dictionary"),
    "Menge": (antwort("None", "{(1, 0, 5), (3, 2, 5)}"), "eine Menge"),
}
