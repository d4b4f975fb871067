"""Erkundung seltener Fehler: Was taugen Accuracy und Precision, wenn kaum etwas falsch ist?"""

from ..metriken.klassifikation import Konfusionsmatrix
from .stil import beschriftung, farbe, legende, linienzug, probe, punkte, rahmen, svg, tabelle, zahl
from .tafel import Ansicht, Regler, Tafel, Vermutung

# Auf 10 000 Antworten bezogen sind alle vier Felder ganze Zahlen, solange die Regler ganze Prozente liefern.
BREITE, HOEHE, LINKS, OBEN, UNTEN = 270, 150, 24, 10, 24
HOECHSTENS = 50
EIGEN, STUMM = ("blau", 2.2, "none"), ("grau", 2.2, "5 4")  # Farbe, Dicke und Strichmuster der beiden Linien


def ansicht(*, fehler, recall, fallout):
    """1000 Antworten als Zeichen, drei Prüfer als Tabelle, die Precision als Kurve; alle drei Werte in Prozent."""
    urteile = {"meldet nie": (0, 0), "meldet alles": (100, 100), "dein Prüfer": (recall, fallout)}
    pruefer = {name: _matrix(fehler, *urteil) for name, urteil in urteile.items()}
    tausend = _tausend(pruefer["dein Prüfer"])
    zahlen = {name: _zahlen(matrix) for name, matrix in pruefer.items()} | {"tausend": tausend}
    satz = _satz(zahlen, fehler)
    tabelle_, kurve = _tabelle(pruefer), _kurve(fehler, recall, fallout)
    daneben = f'<div class="lm-neben"><div class="lm-pruefer">{tabelle_}</div><div class="lm-kurve lm-danach">{kurve}</div></div>'
    return Ansicht(zahlen, satz, rahmen(_felder(tausend) + daneben, satz))


def _matrix(fehler, recall, fallout):
    tp, fp = fehler * recall, (100 - fehler) * fallout
    return Konfusionsmatrix(tp=tp, fp=fp, fn=fehler * 100 - tp, tn=(100 - fehler) * 100 - fp)


def _zahlen(matrix):
    return {name: getattr(matrix, name) for name in ("accuracy", "precision", "recall", "undefiniert")}


def _tausend(matrix):
    """Rundet auf 1000 ganze Antworten, ohne die Zahl der fehlerhaften zu verschieben."""
    fehlerhaft, tp, fp = (matrix.tp + matrix.fn) // 10, (matrix.tp + 5) // 10, (matrix.fp + 5) // 10
    return {"tp": tp, "fp": fp, "fn": fehlerhaft - tp, "tn": 1000 - fehlerhaft - fp, "genau": matrix.tp % 10 == matrix.fp % 10 == 0}


def _satz(zahlen, fehler):
    tp, gemeldet = zahlen["tausend"]["tp"], zahlen["tausend"]["tp"] + zahlen["tausend"]["fp"]
    rund = "" if zahlen["tausend"]["genau"] else "rund "
    nie = zahl(zahlen["meldet nie"]["accuracy"])
    if "precision" in zahlen["dein Prüfer"]["undefiniert"]:
        anfang = "Dein Prüfer meldet nichts, seine Precision ist undefiniert (0 / 0), nach unserer Regel 0.0."
    else:
        anfang = f"Von 1000 Antworten meldet dein Prüfer {rund}{gemeldet}; wirklich fehlerhaft sind davon {tp}."
    return f"{anfang} Wer nie meldet, kommt bei {fehler} % Fehlern auf eine Accuracy von {nie}."


def _felder(tausend):
    gemeldet = _block("Gemeldet", tausend, (("tp", "wirklich fehlerhaft"), ("fp", "einwandfrei")))
    return gemeldet + _block("Nicht gemeldet", tausend, (("fn", "wirklich fehlerhaft"), ("tn", "einwandfrei")))


def _block(titel, tausend, teile):
    gruppen = [(kuerzel, tausend[kuerzel]) for kuerzel, _ in teile]
    texte = [(kuerzel, f"{tausend[kuerzel]} {text} ({kuerzel.upper()})") for kuerzel, text in teile]
    kopf = f'<div class="lm-kopf"><b>{titel}: {sum(anzahl for _, anzahl in gruppen)}</b>{legende(texte)}</div>'
    return f'<div class="lm-block">{kopf}{punkte(gruppen, spalten=60, groesse=12)}</div>'


def _tabelle(pruefer):
    def zelle(matrix, name):
        return zahl(getattr(matrix, name), name in matrix.undefiniert)

    namen = ("accuracy", "precision", "recall")
    zeilen = [(text, *(zelle(matrix, name) for name in namen)) for text, matrix in pruefer.items()]
    return tabelle(("Prüfer", "Accuracy", "Precision", "Recall"), zeilen)


def _ort(fehler, wert):
    return LINKS + fehler / HOECHSTENS * (BREITE - LINKS - 20), OBEN + (1 - wert) * (HOEHE - OBEN - UNTEN)


def _kurve(fehler, recall, fallout):
    verlauf = [_matrix(x, recall, fallout).precision for x in range(HOECHSTENS + 1)]
    x, y = _ort(fehler, verlauf[fehler])
    name = f"Precision deines Prüfers je nach Anteil der Fehler; bei {fehler} % beträgt sie {zahl(verlauf[fehler])}."
    still = linienzug([_ort(0, 1), _ort(HOECHSTENS, 1 - HOECHSTENS / 100)], *STUMM)
    kurve = linienzug([_ort(*stelle) for stelle in enumerate(verlauf)], *EIGEN)
    punkt = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{farbe("blau")}"/>'
    return svg(_achsen() + still + kurve + punkt, BREITE, HOEHE, name) + _schluessel()


def _achsen():
    (x0, y0), (x1, y1) = _ort(0, 0), _ort(HOECHSTENS, 1)
    rahmen_ = f'<path d="M{x0:g} {y1:g}V{y0:g}H{x1:g}" fill="none" stroke="currentColor" stroke-opacity=".4"/>'
    links = "".join(beschriftung(x0 - 6, _ort(0, wert)[1] + 4, wert, anker="end") for wert in (0, 1))
    unten = "".join(beschriftung(_ort(wert, 0)[0], y0 + 17, f"{wert} %") for wert in (0, 25, 50))
    return rahmen_ + links + unten


def _schluessel():
    eigen, stumm = (probe(linienzug([(0, 5), (26, 5)], *art), 26, 10) for art in (EIGEN, STUMM))
    return f'<div class="lm-legende"><span>{eigen}Precision deines Prüfers</span><span>{stumm}Accuracy dessen, der nie meldet</span></div>'


START = {"fehler": 20, "recall": 90, "fallout": 10}

HAEUFIGKEITEN = {"jede zweite": 50, "jede fünfte": 20, "jede zwanzigste": 5, "jede hundertste": 1}
BEISPIELE = {name: {"fehler": prozent} for name, prozent in HAEUFIGKEITEN.items()}

VERMUTUNG = Vermutung(
    frage="Ein Prüfer findet 90\u00a0% der Fehler und meldet 10\u00a0% der einwandfreien Antworten zu Unrecht. "
    "Erst ist jede fünfte Antwort fehlerhaft, später nur noch jede hundertste; der Prüfer bleibt derselbe. "
    "Was passiert mit seiner Precision?",
    richtig="fällt",
    erklaerung="Es gibt weniger zu finden und mehr, was zu Unrecht gemeldet werden kann: Die Fehlalarme überwiegen. "
    "Geh die Beispiele von links nach rechts durch und vergleich die beiden Sorten unter „Gemeldet“.",
    irrtuemer={
        "steigt": "Seltener sind die Treffer geworden, nicht die Fehlalarme.",
        "bleibt gleich": "Gleich bleiben Recall und Fall-out; die Precision hängt auch daran, wie viel es zu finden gibt.",
    },
)

BEDIENUNG = (
    Regler("fehler", "Fehlerhafte Antworten in %", 0, HOECHSTENS),
    Regler("recall", "Recall deines Prüfers in %", 0, 100),
    Regler("fallout", "Fall-out deines Prüfers in %", 0, 100),
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: fehler, recall, fallout, alle in ganzen Prozent."""
    return Tafel("Wenn Fehler selten werden", START | start, BEDIENUNG, ansicht, VERMUTUNG, BEISPIELE)
