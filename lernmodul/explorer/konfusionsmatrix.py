"""Erkundung der Konfusionsmatrix: Welche Felder stehen in welchem Bruch, und welche nie?"""

from collections import Counter
from functools import partial

from ..metriken.klassifikation import NAMEN, Konfusionsmatrix
from .stil import balken, rahmen, punkte, zahl
from .tafel import Ansicht, Auswahl, Regler, Schalter, Tafel, Vermutung

FELDER = ("tp", "fp", "fn", "tn")
BRUCH = {  # Metrik: (Zähler, Nenner); was zweimal dasteht, zählt doppelt
    "accuracy": (("tp", "tn"), ("tp", "tn", "fp", "fn")),
    "precision": (("tp",), ("tp", "fp")),
    "recall": (("tp",), ("tp", "fn")),
    "fallout": (("fp",), ("fp", "tn")),
    "f1": (("tp", "tp"), ("tp", "tp", "fp", "fn")),
}
SATZ = {
    "accuracy": "Richtige Urteile: {} von {}.",
    "precision": "Berechtigte Meldungen: {} von {}.",
    "recall": "Gemeldete unter den fehlerhaften Antworten: {} von {}.",
    "fallout": "Gemeldete unter den einwandfreien Antworten: {} von {}.",
    "f1": "F1 wiegt Precision und Recall gleich, die Treffer zählen doppelt: {} von {}.",
}
LEER = {
    "accuracy": "Die Accuracy ist undefiniert (0 / 0), denn es gibt keine Antworten.",
    "precision": "Die Precision ist undefiniert (0 / 0), denn gemeldet wurde nichts.",
    "recall": "Der Recall ist undefiniert (0 / 0), denn keine Antwort ist fehlerhaft.",
    "fallout": "Der Fall-out ist undefiniert (0 / 0), denn keine Antwort ist einwandfrei.",
    "f1": "F1 ist undefiniert (0 / 0), denn es gibt weder Fehler noch Meldungen.",
}
ZEILENPARTNER = {"tp": "fn", "fn": "tp", "fp": "tn", "tn": "fp"}
HOECHSTENS, WEIT = 40, 200  # kurze Regler drehen sich leichter; wer mit mehr startet, bekommt lange


def ansicht(*, tp, fp, fn, tn, metrik, fest, preis_fp, preis_fn):
    """Die Konfusionsmatrix mit hervorgehobenem Bruch von `metrik`; `fest` ändert nur die Bedienung, nicht das Bild."""
    anzahl = {"tp": tp, "fp": fp, "fn": fn, "tn": tn}
    matrix = Konfusionsmatrix(**anzahl)
    kosten = fp * preis_fp + fn * preis_fn
    zahlen = {name: getattr(matrix, name) for name in BRUCH} | {"undefiniert": matrix.undefiniert, "kosten": kosten}
    rechnung = f"{fp} · {preis_fp} + {fn} · {preis_fn} = <b>{kosten}</b>"
    preis = f'<p class="lm-kosten">Kosten der Irrtümer: FP · Preis + FN · Preis = {rechnung}</p>'
    uebersicht = "".join(_zeile(anzahl, jede, zahlen, jede == metrik) for jede in BRUCH)
    oben = _konfusionsmatrix(anzahl, metrik) + _formel(anzahl, metrik, zahlen)
    bild = f'{oben}<table class="lm-uebersicht"><tbody>{uebersicht}</tbody></table>{preis}'
    satz = _satz(anzahl, metrik, zahlen)
    return Ansicht(zahlen, satz, rahmen(bild, satz))


def _teile(anzahl, metrik):
    return tuple(sum(anzahl[feld] for feld in felder) for felder in BRUCH[metrik])


def _satz(anzahl, metrik, zahlen):
    if metrik in zahlen["undefiniert"]:
        return f"{LEER[metrik]} Nach unserer Regel steht hier 0.0."
    fremd = [feld.upper() for feld in FELDER if feld not in BRUCH[metrik][1]]
    kommt = "kommt" if len(fremd) == 1 else "kommen"
    nie = f"{' und '.join(fremd)} {kommt} in diesem Bruch nicht vor." if fremd else "Alle vier Felder zählen mit."
    return f"{SATZ[metrik].format(*_teile(anzahl, metrik))} {nie}"


def _feld(kuerzel, anzahl, metrik):
    zaehler, nenner = BRUCH[metrik]
    rolle = "zaehler" if kuerzel in zaehler else "nenner" if kuerzel in nenner else "aussen"
    spalten, groesse = (14, 14) if anzahl[kuerzel] <= HOECHSTENS else (25, 8)
    return (
        f'<td class="lm-{rolle}"><span class="lm-kopf"><b>{kuerzel.upper()}</b><b class="lm-zahl">{anzahl[kuerzel]}</b></span>'
        f"{punkte([(kuerzel, anzahl[kuerzel])], spalten=spalten, groesse=groesse)}</td>"
    )


def _konfusionsmatrix(anzahl, metrik):
    tp, fp, fn, tn = (_feld(kuerzel, anzahl, metrik) for kuerzel in FELDER)
    gemeldet, still = anzahl["tp"] + anzahl["fp"], anzahl["fn"] + anzahl["tn"]
    fehlerhaft, gut = anzahl["tp"] + anzahl["fn"], anzahl["fp"] + anzahl["tn"]
    return (
        '<table class="lm-matrix"><thead><tr><td></td>'
        f'<th scope="col">gemeldet: {gemeldet}</th><th scope="col">nicht gemeldet: {still}</th></tr></thead><tbody>'
        f'<tr><th scope="row">wirklich<br>fehlerhaft: {fehlerhaft}</th>{tp}{fn}</tr>'
        f'<tr><th scope="row">einwandfrei: {gut}</th>{fp}{tn}</tr></tbody></table>'
    )


def _summe(felder, worte):
    return " + ".join(f"2 · {worte[feld]}" if mal == 2 else str(worte[feld]) for feld, mal in Counter(felder).items())


def _bruch(metrik, worte):
    return tuple(_summe(felder, worte) for felder in BRUCH[metrik])


def _formel(anzahl, metrik, zahlen):
    wert = zahl(zahlen[metrik], metrik in zahlen["undefiniert"])
    brueche = _bruch(metrik, {feld: feld.upper() for feld in FELDER}), _bruch(metrik, anzahl)
    gelesen = " = ".join(f"({oben}) / ({unten})" for oben, unten in brueche)
    bild = " = ".join(f'<span class="lm-bruch"><span>{oben}</span><span>{unten}</span></span>' for oben, unten in brueche)
    return f'<p class="lm-formel" role="math" aria-label="{NAMEN[metrik]} = {gelesen} = {wert}">{NAMEN[metrik]} = {bild} = <b>{wert}</b></p>'


def _zeile(anzahl, metrik, zahlen, an):
    zaehler, nenner = _teile(anzahl, metrik)
    return (
        f'<tr{" class=lm-an" if an else ""}><th scope="row">{NAMEN[metrik]}</th><td class="lm-zahl">{zaehler} / {nenner}</td>'
        f'<td>{balken(zahlen[metrik])}</td><td class="lm-wert">{zahl(zahlen[metrik], metrik in zahlen["undefiniert"])}</td></tr>'
    )


def nachfuehren(alt, neu, name, grenze=HOECHSTENS):
    """Hält bei `fest` die Zeilen der Tafel konstant: Was in einem Feld dazukommt, fehlt im Nachbarfeld."""
    if not neu["fest"] or name not in ZEILENPARTNER:
        return neu
    partner = ZEILENPARTNER[name]
    zeile = alt[name] + alt[partner]
    wert = max(zeile - grenze, min(neu[name], zeile))
    return {**neu, name: wert, partner: zeile - wert}


START = {"tp": 2, "fp": 2, "fn": 1, "tn": 5, "metrik": "precision", "fest": True, "preis_fp": 1, "preis_fn": 5}

BEISPIELE = {
    "Beispiel": {"tp": 2, "fp": 2, "fn": 1, "tn": 5},
    "meldet nie": {"tp": 0, "fp": 0, "fn": 3, "tn": 7},
    "meldet alles": {"tp": 3, "fp": 7, "fn": 0, "tn": 0},
    "seltener Fehler": {"tp": 1, "fp": 4, "fn": 1, "tn": 34},
}

VERMUTUNG = Vermutung(
    frage="Der Prüfer wird ängstlicher: Er meldet zwei einwandfreie Antworten mehr als bisher. Was passiert mit seinem Recall?",
    richtig="bleibt gleich",
    erklaerung="Der Recall fragt nur nach den fehlerhaften Antworten: TP / (TP + FN). FP kommt darin nicht vor. "
    "Zieh FP nach rechts und schau, welche Zahlen sich rühren.",
    irrtuemer={
        "steigt": "Gestiegen ist die Zahl der Meldungen, gefunden hat er keinen Fehler mehr als vorher.",
        "fällt": "Was fällt, ist die Precision: Von seinen Meldungen stimmt ein kleinerer Teil.",
    },
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: tp, fp, fn, tn, metrik, fest, preis_fp, preis_fn."""
    start = START | start
    grenze = HOECHSTENS if all(start[feld] in range(HOECHSTENS + 1) for feld in FELDER) else WEIT
    return Tafel("Vier Felder, fünf Brüche", start, _bedienung(grenze), ansicht, VERMUTUNG, BEISPIELE, partial(nachfuehren, grenze=grenze))


def _bedienung(grenze):
    return (
        Regler("tp", "TP  Treffer", 0, grenze),
        Regler("fn", "FN  übersehen", 0, grenze),
        Regler("fp", "FP  Fehlalarm", 0, grenze),
        Regler("tn", "TN  zu Recht still", 0, grenze),
        Regler("preis_fp", "Preis je FP", 0, 20),
        Regler("preis_fn", "Preis je FN", 0, 20),
        Schalter("fest", "Anzahl fest: Was bei FP dazukommt, fehlt bei TN"),
        Auswahl("metrik", "Hervorheben", tuple((text, metrik) for metrik, text in NAMEN.items())),
    )
