"""Falsche Lösungen von Übung 2: Denkfehler → Programme, anders geschrieben als das gespeicherte Beispiel."""

WIE_IN_JS = '''
def retrieval_metriken(faelle, k):
    treffer = 0
    summe = 0.0
    anzahl = 0
    for i in range(len(faelle)):
        erwartet = faelle[i]["erwartet"]
        gefunden = faelle[i]["gefunden"]
        if erwartet == None:
            continue
        anzahl = anzahl + 1
        rang = -1
        for j in range(len(gefunden)):
            if gefunden[j] == erwartet:
                rang = j + 1
                break
        if rang > 0 and rang <= k:
            treffer = treffer + 1
        if rang > 0:
            summe = summe + 1 / rang
    if anzahl > 0:
        return (treffer / anzahl, summe / anzahl)
    return (0.0, 0.0)
'''

KURZ = '''
def rang(f):
    return f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None

def retrieval_metriken(faelle, k):
    raenge = [rang(f) for f in faelle if f["erwartet"] is not None]
    if not raenge:
        return 0.0, 0.0
    recall = sum(1 for r in raenge if r and r <= k) / len(raenge)
    mrr = sum(1 / r for r in raenge if r) / len(raenge)
    return recall, mrr
'''


def _anders(programm, *ersetzungen):
    for alt, neu in zip(ersetzungen[::2], ersetzungen[1::2], strict=True):
        assert alt in programm, alt
        programm = programm.replace(alt, neu)
    return programm


def js(*ersetzungen):
    return _anders(WIE_IN_JS, *ersetzungen)


def kurz(*ersetzungen):
    return _anders(KURZ, *ersetzungen)


FALSCH = {
    "ausgegeben": [
        js("        return (treffer / anzahl, summe / anzahl)\n    return", "        print(treffer / anzahl, summe / anzahl)\n        return\n    return"),
        kurz("return recall, mrr", 'print(f"Recall@{k}: {recall:.2f}, MRR: {mrr:.2f}")'),
        kurz("return recall, mrr", "return print((recall, mrr))"),
    ],
    "nichts_zurueck": [
        js("        return (treffer / anzahl, summe / anzahl)", "        (treffer / anzahl, summe / anzahl)", "    return (0.0, 0.0)", "    (0.0, 0.0)"),
        kurz("return recall, mrr", "ergebnis = (recall, mrr)"),
        kurz("def retrieval_metriken", "def rechne", "    return recall, mrr\n", "    return recall, mrr\n\ndef retrieval_metriken(faelle, k):\n    rechne(faelle, k)\n"),
    ],
    "merkt_sich_etwas": [
        "treffer = 0\nsumme = 0.0\nanzahl = 0\n" + js("    treffer = 0\n    summe = 0.0\n    anzahl = 0\n", "    global treffer, summe, anzahl\n"),
        "raenge = []\n" + kurz("    raenge = [rang(f) for f", "    raenge.extend(rang(f) for f", "is not None]", "is not None)"),
        "bisher = {}\n" + kurz("    recall =", "    bisher[len(bisher)] = 1\n    recall =", "/ len(raenge)\n    return", "/ len(bisher)\n    return"),
    ],
    "eingabe_veraendert": [
        js("            if gefunden[j] == erwartet:", "            if gefunden[0] != erwartet:\n                gefunden.pop(0)\n            else:"),
        kurz("    recall =", '    for f in faelle:\n        f["rang"] = rang(f)\n    recall ='),
        kurz("    raenge = [", '    faelle.sort(key=lambda f: len(f["gefunden"]))\n    raenge = ['),
        js("        gefunden = faelle[i][\"gefunden\"]\n", "        gefunden = faelle[i][\"gefunden\"]\n        gefunden += [None] * 3\n"),
    ],
    "grob_gerundet": [
        js("(treffer / anzahl, summe / anzahl)", "(round(treffer / anzahl, 2), round(summe / anzahl, 2))"),
        kurz("return recall, mrr", 'return float("%.1f" % recall), float("%.1f" % mrr)'),
        kurz("return recall, mrr", "return round(recall), round(mrr)"),
    ],
    "konstante": [
        "def retrieval_metriken(faelle, k):\n    return 0.75, 0.458\n",
        "def retrieval_metriken(faelle, k):\n    return (1.0, 0.5) if k >= 2 else (0.0, 0.5)\n",
        'demo = [{"erwartet": "A", "gefunden": ["B", "A"]}]\n' + kurz("for f in faelle", "for f in demo"),
    ],
    "k_ignoriert": [
        js(" and rang <= k", ""),
        "k_oben = 3\n" + kurz("r <= k", "r <= k_oben"),
        js("rang <= k", "rang <= 5"),
    ],
    "none_im_nenner": [
        js("        if erwartet == None:\n            continue\n", "", "        rang = -1\n", "        rang = -1\n        if erwartet == None:\n            continue\n"),
        kurz("/ len(raenge)", "/ len(faelle)"),
        kurz(' if f["erwartet"] is not None', ""),
    ],
    "none_als_treffer": [
        js("            continue", "            anzahl, treffer, summe = anzahl + 1, treffer + 1, summe + 1\n            continue"),
        kurz("rang(f) for f in faelle if f[\"erwartet\"] is not None", "1 if f[\"erwartet\"] is None else rang(f) for f in faelle"),
    ],
    "rang_ab_0": [
        js("rang = j + 1", "rang = j", "rang > 0 and", "rang >= 0 and", "if rang > 0:", "if rang >= 0:"),
        kurz(' + 1 if f["erwartet"]', ' if f["erwartet"]', "r and r <= k", "r is not None and r <= k", "if r)", "if r is not None)"),
        kurz(' + 1 if f["erwartet"]', ' if f["erwartet"]', "r and r <= k", "r is not None and r <= k"),
    ],
    "rang_zu_gross": [
        js("rang = j + 1", "rang = j + 2"),
        kurz("r and r <= k", "r and r + 1 <= k", "1 / r for", "1 / (r + 1) for"),
        '''
def retrieval_metriken(faelle, k):
    n = t = s = 0
    for f in faelle:
        if f["erwartet"] is not None:
            n += 1
            for i, q in enumerate(f["gefunden"], start=1):
                if q == f["erwartet"]:
                    t += i + 1 <= k
                    s += 1 / (i + 1)
                    break
    return (t / n, s / n) if n else (0, 0)
''',
    ],
    "mrr_nur_bis_k": [
        js("        if rang > 0:", "        if rang > 0 and rang <= k:"),
        kurz('f["gefunden"].index', 'f["gefunden"][:K].index', 'in f["gefunden"] else', 'in f["gefunden"][:K] else', "def retrieval_metriken(faelle, k):\n", "def retrieval_metriken(faelle, k):\n    global K\n    K = k\n"),
        js("range(len(gefunden))", "range(min(k, len(gefunden)))"),
    ],
    "nur_gefundene": [
        js("        anzahl = anzahl + 1\n", "", "                rang = j + 1\n", "                rang = j + 1\n                anzahl = anzahl + 1\n"),
        kurz("    if not raenge", "    raenge = [r for r in raenge if r]\n    if not raenge"),
        kurz('is not None]', 'in f["gefunden"]]'),
    ],
    "fehlend_mit_rang": [
        js("            summe = summe + 1 / rang", "            summe = summe + 1 / rang\n        else:\n            summe = summe + 1 / (len(gefunden) + 1)"),
        kurz("sum(1 / r for r in raenge if r)", 'sum(1 / (rang(f) or len(f["gefunden"]) + 1) for f in faelle if f["erwartet"] is not None)'),
        kurz(" else None", ' else len(f["gefunden"]) + 1'),
        *(kurz("sum(1 / r for r in raenge if r)", f"sum(1 / (r or {weit}) for r in raenge)") for weit in (999, 9999, 10**6)),
        js("            summe = summe + 1 / rang", "            summe = summe + 1 / rang\n        elif len(gefunden) > 0:\n            summe = summe + 1 / len(gefunden)"),
    ],
    "kehrwert_des_mittels": [
        js("summe + 1 / rang", "summe + rang", "summe / anzahl)", "anzahl / summe if summe else 0)"),
        kurz("sum(1 / r for r in raenge if r) / len(raenge)", "len(raenge) / sum(r for r in raenge if r) if any(raenge) else 0"),
    ],
    "mittlerer_rang": [
        js("summe + 1 / rang", "summe + rang"),
        kurz("sum(1 / r for", "sum(r for"),
        kurz("sum(1 / r for r in raenge if r)", "sum(r or 0 for r in raenge)"),
    ],
    "kleiner_statt_hoechstens": [
        js("rang <= k", "rang < k"),
        kurz("r and r <= k", "r in range(1, k)"),
        js("rang > 0 and rang <= k", "erwartet in gefunden[:k - 1]"),
    ],
    "k_plus_1": [
        js("rang > 0 and rang <= k", "erwartet in gefunden[:k + 1]"),
        kurz("r and r <= k", "r and r - 1 <= k"),
        js("                break", "                if j <= k:\n                    treffer = treffer + 1\n                break", "        if rang > 0 and rang <= k:\n            treffer = treffer + 1\n", ""),
    ],
    "genau_platz_k": [
        js("rang <= k", "rang == k"),
        kurz("r and r <= k", "r == k"),
        js("rang > 0 and rang <= k", "len(gefunden) >= k and gefunden[k - 1] == erwartet and rang == k"),
    ],
    "vergleich_umgekehrt": [
        js("rang <= k", "rang >= k"),
        kurz("r and r <= k", "r and k < r"),
    ],
    "recall_durch_k": [
        js("(treffer / anzahl,", "(treffer / k,"),
        kurz("r <= k) / len(raenge)", "r <= k) / k"),
        kurz("sum(1 for r", "sum(1 / k for r"),
    ],
    "anzahl_statt_anteil": [
        js("(treffer / anzahl, summe / anzahl)", "(treffer, summe)"),
        kurz(" / len(raenge)", ""),
        "import numpy as np\n" + kurz("sum(1 for r in raenge if r and r <= k) / len(raenge)", "np.sum([bool(r) and r <= k for r in raenge]) * 1.0", "sum(1 / r for r in raenge if r) / len(raenge)", "np.sum([1 / r if r else 0 for r in raenge])"),
    ],
    "vertauscht": [
        js("(treffer / anzahl, summe / anzahl)", "(summe / anzahl, treffer / anzahl)"),
        kurz("return recall, mrr", "return mrr, recall"),
        kurz("return recall, mrr", "return tuple(sorted([recall, mrr], key=lambda x: x is recall))").replace("0.0, 0.0", "0.0, 0.0"),
    ],
    "prozent": [
        js("(treffer / anzahl, summe / anzahl)", "(treffer / anzahl * 100, summe / anzahl * 100)"),
        kurz("return recall, mrr", "return [100 * recall, 100 * mrr]"),
        js("treffer + 1", "treffer + 100", "1 / rang", "100 / rang"),
    ],
    "letztes_vorkommen": [
        js("                break\n", ""),
        kurz('f["gefunden"].index(f["erwartet"]) + 1', 'max(i for i, q in enumerate(f["gefunden"], 1) if q == f["erwartet"])'),
        kurz('f["gefunden"].index(f["erwartet"]) + 1', '{q: i for i, q in enumerate(f["gefunden"], 1)}[f["erwartet"]]'),
    ],
    "doppelte_entfernt": [
        js('        gefunden = faelle[i]["gefunden"]\n', '        gefunden = []\n        for q in faelle[i]["gefunden"]:\n            if q not in gefunden:\n                gefunden.append(q)\n'),
        kurz('f["gefunden"].index', 'list(dict.fromkeys(f["gefunden"])).index'),
        kurz('f["gefunden"].index(f["erwartet"]) + 1', 'len(set(f["gefunden"][:f["gefunden"].index(f["erwartet"])])) + 1'),
    ],
    "rueckwaerts": [
        kurz('f["gefunden"].index', 'list(reversed(f["gefunden"])).index'),
        js("rang = j + 1", "rang = len(gefunden) - j", "                break\n", ""),
        js("gefunden[j] == erwartet", "gefunden[-1 - j] == erwartet"),
    ],
    "sortiert": [
        kurz('f["gefunden"].index', 'sorted(f["gefunden"]).index'),
        js('gefunden = faelle[i]["gefunden"]', 'gefunden = list(faelle[i]["gefunden"])\n        gefunden.sort()'),
        kurz('f["gefunden"].index(f["erwartet"]) + 1', 'sum(q < f["erwartet"] for q in f["gefunden"]) + 1'),
    ],
    "nur_erste_frage": [
        js("    if anzahl > 0:\n        return (treffer / anzahl, summe / anzahl)\n", "        return (treffer / anzahl, summe / anzahl)\n"),
        kurz("    if not raenge", "    raenge = raenge[:1]\n    if not raenge"),
        '''
def retrieval_metriken(faelle, k):
    n = t = s = 0
    for f in faelle:
        if f["erwartet"] is None:
            continue
        n += 1
        if f["erwartet"] in f["gefunden"]:
            r = f["gefunden"].index(f["erwartet"]) + 1
            t += r <= k
            s += 1 / r
        if n == 0:
            return 0.0, 0.0
        return t / n, s / n
''',
        js("treffer = treffer + 1", "treffer = 1", "summe = summe + 1 / rang", "summe = 1 / rang", "anzahl = anzahl + 1\n", "anzahl = 1\n        treffer = summe = 0\n"),
    ],
    "teiltext": [
        js("if gefunden[j] == erwartet", "if erwartet in gefunden[j]"),
        kurz('f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None', 'next((i for i, q in enumerate(f["gefunden"], 1) if q.find(f["erwartet"]) >= 0), None)'),
    ],
    "falsch_statt_none": [
        js("if erwartet == None", "if not erwartet"),
        kurz('if f["erwartet"] is not None', 'if f["erwartet"]'),
        kurz('if f["erwartet"] is not None', 'if f["erwartet"] not in (None, "")'),
    ],
    "kein_schutz": [
        js("    if anzahl > 0:\n        return (treffer / anzahl, summe / anzahl)\n    return (0.0, 0.0)", "    return (treffer / anzahl, summe / anzahl)"),
        kurz("if not raenge", "if len(faelle) == 0"),
        kurz("    if not raenge:\n        return 0.0, 0.0\n", ""),
    ],
    "index_ohne_in": [
        kurz(' if f["erwartet"] in f["gefunden"] else None', ""),
        js("        rang = -1\n        for j in range(len(gefunden)):\n            if gefunden[j] == erwartet:\n                rang = j + 1\n                break\n", "        rang = gefunden.index(erwartet) + 1\n"),
        js("        for j in range(len(gefunden)):\n            if gefunden[j] == erwartet:\n                rang = j + 1\n                break\n", "        if gefunden.index(erwartet) != -1:\n            rang = gefunden.index(erwartet) + 1\n"),
    ],
    "none_statt_null": [
        js("    return (0.0, 0.0)\n", ""),
        kurz("return 0.0, 0.0", "return None"),
        kurz("return 0.0, 0.0", "return None, None"),
    ],
    "eins_statt_null": [
        js("    return (0.0, 0.0)", "    return (1, 1)"),
        kurz("return 0.0, 0.0", "return 1.0, 1.0"),
    ],
    "fehlend_als_treffer": [
        js("rang = -1", "rang = 0", "rang > 0 and rang <= k", "rang <= k"),
        js("rang > 0 and rang <= k", "rang <= k"),
        kurz("if r and r <= k", "if (r or 0) <= k"),
    ],
    "doppelt_gezaehlt": [
        '''
def retrieval_metriken(faelle, k):
    n = t = s = 0
    for f in faelle:
        if f["erwartet"] is None:
            continue
        n += 1
        for i in range(len(f["gefunden"])):
            if f["gefunden"][i] == f["erwartet"]:
                s += 1 / (i + 1)
                if i < k:
                    t += 1
    return (t / n, s / n) if n else (0.0, 0.0)
''',
        '''
def retrieval_metriken(faelle, k):
    mit = [f for f in faelle if f["erwartet"] is not None]
    if not mit:
        return 0.0, 0.0
    recall = sum(f["gefunden"][:k].count(f["erwartet"]) for f in mit) / len(mit)
    mrr = sum(1 / i for f in mit for i, q in enumerate(f["gefunden"], 1) if q == f["erwartet"]) / len(mit)
    return recall, mrr
''',
    ],
    "is_statt_gleich": [
        js("gefunden[j] == erwartet", "gefunden[j] is erwartet"),
        kurz('f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None', 'next((i + 1 for i, q in enumerate(f["gefunden"]) if q is f["erwartet"]), None)'),
    ],
    "kehrwert_ohne_rang": [
        js("rang = -1", "rang = 0", "        if rang > 0:\n            summe = summe + 1 / rang", "        summe = summe + 1 / rang"),
        kurz("else None", "else 0", "1 / r for r in raenge if r", "1 / r for r in raenge"),
    ],
    "ganzzahlig_geteilt": [
        js("(treffer / anzahl, summe / anzahl)", "(treffer // anzahl, summe // anzahl)"),
        kurz("return recall, mrr", "return int(recall), int(mrr)"),
    ],
}

# Zwei Denkfehler auf einmal: Programm und ein Stück, das in der Antwort stehen soll.
ZWEI = {
    "Nenner und Rang": (kurz("/ len(raenge)", "/ len(faelle)", "1 / r for", "1 / (r + 1) for"), "Recall@k: Fragen mit"),
    "Recall durch k, MRR abgeschnitten": (js("(treffer / anzahl,", "(treffer / k,", "        if rang > 0:", "        if rang > 0 and rang <= k:"), "Recall@k: Du teilst"),
    "vertauscht und Prozent": (kurz("return recall, mrr", "return 100 * mrr, 100 * recall"), "Kann das sein?"),
    "Index ab 0 und kein Schutz": (js("rang = j + 1", "rang = j", "rang > 0 and", "rang >= 0 and", "if rang > 0:", "if rang >= 0:",
                                      "    if anzahl > 0:\n        return (treffer / anzahl, summe / anzahl)\n    return (0.0, 0.0)", "    return (treffer / anzahl, summe / anzahl)"), "durch 0 geteilt"),
    "ohne k und ohne None-Abfrage": (js(" and rang <= k", "", "        if erwartet == None:\n            continue\n", ""), "k"),
    "sortiert an Ort und Stelle und zählt None mit": (js('        gefunden = faelle[i]["gefunden"]', '        gefunden = faelle[i]["gefunden"]\n        gefunden.sort()', "        if erwartet == None:\n            continue\n", ""), "verändert"),
    "Schlüssel wie in JavaScript": (kurz('f["erwartet"] is not None', "f.erwartet is not None"), "nicht mit Punkt"),
    "nur Recall zurück": (kurz("return recall, mrr", "return recall"), "eine einzelne Zahl"),
    "als Dictionary": (kurz("return recall, mrr", 'return {"recall": recall, "mrr": mrr}'), "ein Dictionary"),
    "als gekürzter Text": (kurz("return recall, mrr", 'return str(recall), str(mrr)'), "In deinem Ergebnis steht ein Text, etwa aus `f"),
    "als Text": (kurz("return recall, mrr", 'return f"{recall:.2f}", f"{mrr:.2f}"'), "ein Text"),
    "null statt None": (kurz('is not None', "is not null"), "nimmst du `None`"),
    "eigener Name summe, fremder Name sum": ("sum = 0\n" + KURZ, "`del sum`"),
    "Variable heißt wie die Funktion": (kurz("    recall =", "    sum = 0\n    recall ="), "eine Variable so"),
    "gibt aus und fällt durch": (js("        return (treffer / anzahl, summe / anzahl)", "        print(treffer / anzahl, summe / anzahl)"), "was sie mit `return` zurückgibt"),
    "length wie in JavaScript": (js("len(gefunden)", "gefunden.length"), "`len(liste)`"),
    "indexOf wie in JavaScript": (kurz(".index(", ".indexOf("), "`liste.index(x)`"),
    "Liste mit Namen gelesen": ('def retrieval_metriken(faelle, k):\n    return (1.0, 1.0) if faelle["erwartet"] in faelle["gefunden"] else (0.0, 0.0)\n', "eckigen Klammer"),
    "next ohne Vorgabewert": (kurz('f["gefunden"].index(f["erwartet"]) + 1 if f["erwartet"] in f["gefunden"] else None', 'next(i for i, q in enumerate(f["gefunden"], 1) if q == f["erwartet"])'), "`next"),
    "Mittelwert einer leeren Liste": ("from statistics import mean\n" + kurz("    if not raenge:\n        return 0.0, 0.0\n", "", "sum(1 / r for r in raenge if r) / len(raenge)", "mean(1 / r if r else 0 for r in raenge)", "sum(1 for r in raenge if r and r <= k) / len(raenge)", "mean(1 if r and r <= k else 0 for r in raenge)"), "Mittelwert"),
    "Rang bleibt stehen": (js("        rang = -1\n", "", "    anzahl = 0\n", "    anzahl = 0\n    rang = -1\n"), "Beispiel"),
    "Liste in fester Länge": (js("range(len(gefunden))", "range(k)"), "Stelle gelesen"),
}
