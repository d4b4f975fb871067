"""Programme zu Übung 8: richtige, falsche mit einem Denkfehler und falsche mit zweien."""

import textwrap

GUT_RELATIV = """
    pool = set()
    for gefunden in treffer.values():
        for dokument in gefunden:
            pool.add(dokument)
    ergebnis = {}
    for system in treffer:
        if len(pool) == 0:
            ergebnis[system] = 0.0
        else:
            ergebnis[system] = len(treffer[system]) / len(pool)
    return ergebnis
"""
GUT_CHAPMAN = "return (n1 + 1) * (n2 + 1) / (m + 1) - 1"


def mit(relativ=GUT_RELATIV, chapman=GUT_CHAPMAN, vorher=""):
    """Die Grundform mit anderen Rümpfen für die genannten Funktionen."""
    koepfe = {"def relativer_recall(treffer):\n": relativ, "def chapman(n1, n2, m):\n": chapman}
    return vorher + "\n\n".join(kopf + textwrap.indent(textwrap.dedent(rumpf).strip("\n"), "    ") for kopf, rumpf in koepfe.items()) + "\n"


def kurz(pool="set().union(*treffer.values())", anteil="len(t) / len(pool) if pool else 0.0"):
    """Der relative Recall als dict comprehension, mit anderem Pool oder Anteil."""
    return mit(f"pool = {pool}\nreturn {{s: {anteil} for s, t in treffer.items()}}")


def schaetze(formel, vorher=""):
    return mit(chapman=f"{vorher}return {formel}")


RICHTIG = {
    "Schleifen wie in JavaScript": mit(),
    "dict comprehension": kurz(),
    "oder-gleich auf eigener Menge": mit("pool = set()\nfor t in treffer.values():\n    pool |= t\nreturn {s: len(t) / len(pool) if pool else 0 for s, t in treffer.items()}"),
    "update": mit("pool = set()\nfor t in treffer.values():\n    pool.update(t)\nreturn {s: len(t) / max(len(pool), 1) for s, t in treffer.items()}"),
    "verschachtelte comprehension": kurz("{d for t in treffer.values() for d in t}"),
    "chain": mit("pool = set(chain.from_iterable(treffer.values()))\nreturn {s: len(t) / (len(pool) or 1) for s, t in treffer.items()}", vorher="from itertools import chain\n\n"),
    "reduce mit Anfang": mit("pool = reduce(lambda a, b: a | b, treffer.values(), set())\nreturn {s: len(t) / len(pool) if pool else 0 for s, t in treffer.items()}", vorher="from functools import reduce\n\n"),
    "dict und zip": mit("pool = set().union(*treffer.values())\nn = len(pool) or 1\nreturn dict(zip(treffer, [len(t) / n for t in treffer.values()]))"),
    "dict und Generator": mit("pool = set().union(*treffer.values())\nreturn dict((s, len(t & pool) / len(pool) if pool else 0.0) for s, t in treffer.items())"),
    "try und except": mit("pool = set().union(*treffer.values())\ntry:\n    return {s: len(t) / len(pool) for s, t in treffer.items()}\nexcept ZeroDivisionError:\n    return {s: 0.0 for s in treffer}"),
    "fromkeys für den leeren Pool": mit("pool = set().union(*treffer.values())\nif not pool:\n    return dict.fromkeys(treffer, 0.0)\nreturn {s: len(treffer[s]) / len(pool) for s in treffer}"),
    "andere Reihenfolge": mit("pool = set().union(*treffer.values())\nreturn {s: len(treffer[s]) / max(len(pool), 1) for s in sorted(treffer, reverse=True)}"),
    "defaultdict": mit("pool = set().union(*treffer.values())\ne = defaultdict(float)\nfor s, t in treffer.items():\n    e[s] = len(t) / len(pool) if pool else 0.0\nreturn e", vorher="from collections import defaultdict\n\n"),
    "Counter": mit("c = Counter(d for t in treffer.values() for d in t)\nreturn {s: len(t) / len(c) if c else 0.0 for s, t in treffer.items()}", vorher="from collections import Counter\n\n"),
    "Brüche": mit("pool = set().union(*treffer.values())\nreturn {s: Fraction(len(t), len(pool) or 1) for s, t in treffer.items()}", "return Fraction((n1 + 1) * (n2 + 1), m + 1) - 1", "from fractions import Fraction\n\n"),
    "numpy": mit("pool = set().union(*treffer.values())\nreturn {s: np.float64(len(t)) / np.float64(max(len(pool), 1)) for s, t in treffer.items()}", "return np.prod([n1 + 1, n2 + 1]) / np.add(m, 1) - 1", "import numpy as np\n\n"),
    "Hilfsfunktion": mit("return {s: anteil(t, treffer) for s, t in treffer.items()}", vorher="def anteil(t, treffer):\n    pool = set().union(*treffer.values())\n    return len(t) / len(pool) if pool else 0.0\n\n"),
    "ausmultipliziert": schaetze("(n1 * n2 + n1 + n2 + 1) / (m + 1) - 1"),
    "auf einen Bruch gebracht": schaetze("((n1 + 1) * (n2 + 1) - (m + 1)) / (m + 1)"),
    "in Schritten": mit(chapman="n1 += 1\nn2 += 1\nm += 1\nschaetzung = n1 * n2 / m\nreturn schaetzung - 1"),
    "Pool und Rest": schaetze("(n1 + n2 - m) + (n1 - m) * (n2 - m) / (m + 1)"),
    "erst teilen": schaetze("(n1 + 1) / (m + 1) * (n2 + 1) - 1"),
    "lambdas": "relativer_recall = lambda treffer: {s: len(t) / (len(set().union(*treffer.values())) or 1) for s, t in treffer.items()}\nchapman = lambda n1, n2, m: (n1 + 1) * (n2 + 1) / (m + 1) - 1\n",
    "weiterer Vorgabewert": "def relativer_recall(treffer, leer=0.0):\n    pool = set().union(*treffer.values())\n    return {s: len(t) / len(pool) if pool else leer for s, t in treffer.items()}\n\ndef chapman(n1, n2, m, c=1):\n    return (n1 + c) * (n2 + c) / (m + c) - c\n",
    "gibt nebenbei etwas aus": mit(chapman="print(n1, n2, m)\n" + GUT_CHAPMAN),
    "auf vier Stellen gerundet": schaetze("round((n1 + 1) * (n2 + 1) / (m + 1) - 1, 4)"),
    "wie die Referenz": "from lernmodul.metriken.mengen import chapman, relativer_recall\n",
}

ANDERE = "set().union(*[x for y, x in treffer.items() if y != s])"

FALSCH = {
    "ausgegeben": [
        mit("pool = set().union(*treffer.values())\nfor s, t in treffer.items():\n    print(s, len(t) / max(len(pool), 1))", "print((n1 + 1) * (n2 + 1) / (m + 1) - 1)"),
        mit(chapman="s = (n1 + 1) * (n2 + 1) / (m + 1) - 1\nprint(f'{s:.1f}')"),
    ],
    "nichts_zurueck": [
        mit(chapman="schaetzung = (n1 + 1) * (n2 + 1) / (m + 1) - 1"),
        mit(GUT_RELATIV.replace("return ergebnis", "ergebnis")),
    ],
    "merkt_sich_etwas": [
        mit(GUT_RELATIV.replace("    pool = set()\n", ""), vorher="pool = set()\n\n"),
        mit(GUT_RELATIV.replace("    ergebnis = {}\n", ""), vorher="ergebnis = {}\n\n"),
    ],
    "eingabe_veraendert": [
        mit("pool = None\nfor t in treffer.values():\n    if pool is None:\n        pool = t\n    else:\n        pool.update(t)\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
        mit("pool = set().union(*treffer.values())\nfor s in treffer:\n    treffer[s] = len(treffer[s]) / len(pool) if pool else 0.0\nreturn treffer"),
        mit("pool = set()\nwerte = {}\nfor s, t in treffer.items():\n    werte[s] = len(t)\n    while t:\n        pool.add(t.pop())\nreturn {s: w / max(len(pool), 1) for s, w in werte.items()}"),
    ],
    "grob_gerundet": [
        kurz(anteil="round(len(t) / len(pool), 1) if pool else 0.0"),
        schaetze("round((n1 + 1) * (n2 + 1) / (m + 1) - 1)"),
        schaetze("round((n1 + 1) * (n2 + 1) / (m + 1) - 1, 1)"),
    ],
    "immer_dasselbe": [
        schaetze("9.0"),
        schaetze("9.0 if (n1, n2, m) == (4, 5, 2) else 0.0"),
        mit("return {'A': 0.5, 'B': 0.75}"),
        mit("return {'A': 0.5, 'B': 0.75} if treffer == {'A': {'d1', 'd2'}, 'B': {'d2', 'd3', 'd4'}} else {}"),
        mit("return {}"),
    ],
    "andere_suchen": [
        mit("pool = set().union(*treffer.values())\nreturn {s: len(t) / len(pool) for s, t in treffer.items() if t}"),
        mit(GUT_RELATIV.replace("return ergebnis", "ergebnis['pool'] = 1.0\n    return ergebnis")),
        mit("pool = set().union(*treffer.values())\nif not pool:\n    return {}\nreturn {s: len(t) / len(pool) for s, t in treffer.items()}"),
    ],
    "pool_als_summe": [
        mit("summe = sum(len(t) for t in treffer.values())\nreturn {s: len(t) / summe if summe else 0.0 for s, t in treffer.items()}"),
        mit("pool = []\nfor t in treffer.values():\n    pool.extend(t)\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
    ],
    "pool_ist_groesstes": [
        mit("n = max((len(t) for t in treffer.values()), default=0)\nreturn {s: len(t) / n if n else 0.0 for s, t in treffer.items()}"),
        mit("n = max(len(t) for t in treffer.values())\nreturn {s: len(t) / n if n else 0.0 for s, t in treffer.items()}"),
        mit("n = 0\nfor t in treffer.values():\n    if len(t) > n:\n        n = len(t)\nreturn {s: len(t) / (n or 1) for s, t in treffer.items()}"),
    ],
    "pool_ist_schnitt": [
        mit("mengen = list(treffer.values())\npool = mengen[0] if mengen else set()\nfor t in mengen:\n    pool = pool & t\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
        mit("pool = set.intersection(*treffer.values())\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
    ],
    "pool_ohne_eigene": [
        kurz(anteil=f"len(t) / len({ANDERE}) if {ANDERE} else 0.0"),
        mit("ergebnis = {}\nfor s in treffer:\n    andere = set()\n    for x in treffer:\n        if x != s:\n            andere |= treffer[x]\n    ergebnis[s] = len(treffer[s]) / max(len(andere), 1) if andere else 0\nreturn ergebnis"),
    ],
    "anteil_an_anderen": [
        kurz(anteil=f"len(t & {ANDERE}) / len({ANDERE}) if {ANDERE} else 0.0"),
        mit("e = {}\nfor s, t in treffer.items():\n    andere = {d for x, u in treffer.items() if x != s for d in u}\n    e[s] = len([d for d in andere if d in t]) / (len(andere) or 1)\nreturn e"),
    ],
    "anteil_am_eigenen": [
        kurz(anteil=f"len(t & {ANDERE}) / len(t) if t else 0.0"),
        mit("e = {}\nfor s, t in treffer.items():\n    andere = {d for x, u in treffer.items() if x != s for d in u}\n    e[s] = len(andere.intersection(t)) / max(len(t), 1)\nreturn e"),
    ],
    "nur_eigene_funde": [
        kurz(anteil=f"len(t - {ANDERE}) / len(pool) if pool else 0.0"),
        mit("pool = set().union(*treffer.values())\nwie_oft = lambda d: sum(d in t for t in treffer.values())\nreturn {s: len([d for d in t if wie_oft(d) == 1]) / max(len(pool), 1) for s, t in treffer.items()}"),
    ],
    "nur_gemeinsame_funde": [
        kurz(anteil=f"len(t & {ANDERE}) / len(pool) if pool else 0.0"),
        mit("pool = set().union(*treffer.values())\nwie_oft = lambda d: sum(d in t for t in treffer.values())\nreturn {s: len([d for d in t if wie_oft(d) > 1]) / max(len(pool), 1) for s, t in treffer.items()}"),
    ],
    "pool_ist_eine_suche": [
        kurz("list(treffer.values())[0] if treffer else set()"),
        mit("pool = set()\nfor t in treffer.values():\n    pool = t\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
    ],
    "pool_waechst": [
        mit("pool = set()\nergebnis = {}\nfor s, t in treffer.items():\n    pool |= t\n    ergebnis[s] = len(t) / len(pool) if pool else 0.0\nreturn ergebnis"),
        mit("pool = set()\nergebnis = {}\nfor s in treffer:\n    for d in treffer[s]:\n        pool.add(d)\n    ergebnis[s] = len(treffer[s]) / max(len(pool), 1)\nreturn ergebnis"),
    ],
    "pool_aus_namen": [
        mit("pool = set()\nfor s in treffer:\n    pool.add(s)\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
        mit("pool = set()\nfor d in treffer:\n    pool.update(d)\nreturn {s: len(treffer[s]) / max(len(pool), 1) for s in treffer}"),
        kurz("set().union(*treffer)"),
        mit("pool = set().union(*treffer.values())\nreturn {s: len(s) / len(pool) if pool else 0.0 for s in treffer}"),
    ],
    "pool_ist_dictionary": [
        mit("pool = {}\nfor t in treffer.values():\n    pool.update(t)\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
        mit("pool = {}\nfor t in treffer.values():\n    pool |= t\nif not pool:\n    return {s: 0.0 for s in treffer}\nreturn {s: len(t) / len(pool) for s, t in treffer.items()}"),
    ],
    "anzahl_statt_anteil": [kurz(anteil="len(t)"), mit("return dict(zip(treffer, map(len, treffer.values())))")],
    "prozent": [
        kurz(anteil="len(t) / len(pool) * 100 if pool else 0.0"),
        kurz(anteil="round(100 * len(t) / len(pool)) if pool else 0"),
    ],
    "leerer_pool": [kurz(anteil="len(t) / len(pool)"), mit("pool = {d for t in treffer.values() for d in t}\nif not treffer:\n    return {}\nreturn {s: len(t) / len(pool) for s, t in treffer.items()}")],
    "eins_fuer_leer": [kurz(anteil="len(t) / len(pool) if pool else 1"), mit(GUT_RELATIV.replace("= 0.0", "= 1.0"))],
    "none_statt_null": [
        kurz(anteil="len(t) / len(pool) if pool else None"),
        mit("pool = set().union(*treffer.values())\nif pool:\n    return {s: len(t) / len(pool) for s, t in treffer.items()}"),
    ],
    "leeres_dictionary": [
        mit("pool = reduce(lambda a, b: a | b, treffer.values())\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}", vorher="from functools import reduce\n\n"),
        kurz("set.union(*treffer.values())"),
        mit("mengen = list(treffer.values())\npool = mengen[0]\nfor t in mengen[1:]:\n    pool = pool | t\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}"),
    ],
    "lincoln_petersen": [
        schaetze("n1 * n2 / m"),
        schaetze("n1 * n2 / m", "if m == 0:\n    return 0\n"),
        schaetze("n1 / (m / n2) if m else float('inf')"),
        schaetze("n1 * n2 / m", "if not m:\n    return None\n"),
    ],
    "summe_statt_produkt": [
        schaetze("((n1 + 1) + (n2 + 1)) / (m + 1) - 1"),
        schaetze("(n1 + n2) / m"),
        schaetze("(n1 + n2) / m if m > 0 else 0"),
        schaetze("(n1 + n2) / (m + 1)"),
    ],
    "pool_als_gesamtzahl": [schaetze("n1 + n2 - m"), schaetze("len(set(range(n1)) | set(range(n1 - m, n1 - m + n2)))")],
    "summe_der_treffer": [schaetze("n1 + n2"), schaetze("sum([n1, n2])")],
    "ohne_minus_1": [schaetze("(n1 + 1) * (n2 + 1) / (m + 1)"), schaetze("n1 * n2 / m", "n1, n2, m = n1 + 1, n2 + 1, m + 1\n")],
    "nenner_ohne_plus_1": [schaetze("(n1 + 1) * (n2 + 1) / m - 1"), schaetze("(n1 + 1) * (n2 + 1) / m - 1 if m else 0")],
    "sonderfall_ohne_gemeinsame": [
        schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1", "if m == 0:\n    return float('inf')\n"),
        schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1", "if m == 0:\n    return 0\n"),
        schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1", "if m == 0:\n    return None\n"),
        schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1", "if not m:\n    raise ValueError('kein gemeinsamer Treffer')\n"),
        schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1 if m else n1 + n2"),
    ],
    "plus_1_fehlt": [
        schaetze("(n1 + 1) * n2 / (m + 1) - 1"),
        schaetze("n1 * (n2 + 1) / (m + 1) - 1"),
        schaetze("n1 * n2 / (m + 1) - 1"),
        schaetze("n1 * n2 / (m + 1)"),
    ],
    "klammern_fehlen": [schaetze("n1 + 1 * n2 + 1 / (m + 1) - 1"), schaetze("(n1 + 1) * n2 + 1 / (m + 1) - 1"), schaetze("n1 + 1 * (n2 + 1) / (m + 1) - 1")],
    "klammer_um_nenner": [schaetze("(n1 + 1) * (n2 + 1) / m + 1 - 1"), schaetze("(n1 + 1) * (n2 + 1) / (m + 1 - 1)")],
    "ganzzahlig_geteilt": [kurz(anteil="len(t) // len(pool) if pool else 0"), schaetze("(n1 + 1) * (n2 + 1) // (m + 1) - 1"), schaetze("int((n1 + 1) * (n2 + 1) / (m + 1)) - 1")],
    "anteil_statt_gesamtzahl": [schaetze("m / n2"), schaetze("m / n1 if n1 else 0")],
}  # fmt: skip

ZWEI = {
    "Summe und Lincoln–Petersen": (
        mit("summe = sum(len(t) for t in treffer.values())\nreturn {s: len(t) / summe if summe else 0.0 for s, t in treffer.items()}", "return n1 * n2 / m"),
        "relativer_recall: Dein Pool zählt jedes Dokument so oft",
    ),
    "eine Liste von Anteilen": (mit("pool = set().union(*treffer.values())\nreturn [len(t) / max(len(pool), 1) for t in treffer.values()]"), "relativer_recall: Da kommt eine Liste an. Gefragt ist ein Dictionary"),
    "nur eine Zahl": (mit("pool = set().union(*treffer.values())\nreturn len(pool)"), "Da kommt eine einzelne Zahl an"),
    "Nummern statt Namen": (mit("pool = set().union(*treffer.values())\nreturn {i: len(t) / max(len(pool), 1) for i, t in enumerate(treffer.values())}"), "Ein Schlüssel in deinem Dictionary ist eine einzelne Zahl"),
    "Texte als Anteile": (kurz(anteil="f'{len(t)}/{len(pool)}'"), "Ein Anteil in deinem Dictionary ist ein Text"),
    "Mengen als Anteile": (kurz(anteil="t"), "Ein Anteil in deinem Dictionary ist eine Menge ohne Reihenfolge"),
    "Mengen addiert": (mit("pool = set()\nfor t in treffer.values():\n    pool = pool + t\nreturn {s: len(t) / len(pool) for s, t in treffer.items()}"), "schreibt man mit `|`"),
    "Object.values": (mit("pool = set()\nfor t in Object.values(treffer):\n    pool |= t\nreturn {}"), "`woerterbuch.values()`"),
    "gibt alle drei Schätzer zurück": (mit(chapman="return n1 + n2 - m, (n1 + 1) * (n2 + 1) / (m + 1) - 1"), "chapman: Da stehen 2 Einträge"),
    "Quadrat": (schaetze("(n1 + 1) ** 2 / (m + 1) - 1"), "chapman: Noch nicht."),
    "relativer Recall nimmt zwei Mengen": (mit().replace("relativer_recall(treffer)", "relativer_recall(a, b)"), "nimmt andere Argumente als verlangt"),
}
