"""Eine kleine echte Suche mit Ablehnung über das Lehrkorpus: BM25 auf Wortstämmen, Antworten als Zitat, immer dieselben.

Geantwortet wird mit einer Passage des besten Dokuments. Liegt dessen Score unter der Schwelle, lehnt das System ab.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import log
from unicodedata import normalize

from .daten import lies_zeilen
from .golden_set import TestFall

SCHWELLE = 0.15
ABLEHNUNG = "Dazu finde ich nichts im Korpus."
FUELLWOERTER = frozenset(
    "aber alle als am an auch auf aus bei beim bis da dann das dass dem den denn der des die dies diese dieser dieses doch dort du durch ein eine "
    "einem einen einer eines er es für gibt hab habe haben hat hier ich ihr im in ist ja kann kein keine können man mich mir mit muss müssen nach "
    "nicht noch nur ob oder ohne schon sein seine sich sie sind so über um und uns unser unter vom von vor war was weil welche welchem welchen "
    "welcher welches wenn wer werden wie wieder wir wird wo wozu warum zu zum zur".split()
)


@dataclass(frozen=True)
class Dokument:
    """Ein Text des Lehrkorpus, in Passagen zerlegt."""

    id: str
    titel: str
    thema: str
    stand: str
    beleg: str
    textart: str
    passagen: tuple[str, ...]

    @property
    def text(self):
        return " ".join(self.passagen)


@dataclass(frozen=True)
class Treffer:
    """Eine gefundene Quelle mit ihrem Score zwischen 0 und ungefähr 1."""

    quelle: str
    score: float


@dataclass(frozen=True)
class Antwort:
    """Was das System sagt: der Text, woher er stammt, die ganze Rangliste und ob es abgelehnt hat."""

    text: str
    quelle: str | None
    gefunden: tuple[Treffer, ...]
    abgelehnt: bool


@cache
def korpus():
    """Das mitgelieferte Lehrkorpus als dict Kennung → Dokument."""
    felder = ("id", "titel", "thema", "stand", "beleg", "textart")
    zeilen = lies_zeilen("korpus/dokumente.jsonl")
    return {zeile["id"]: Dokument(*(zeile[feld] for feld in felder), tuple(zeile["passagen"])) for zeile in zeilen}


@cache
def passagen():
    """Alle Passagen des Lehrkorpus: dict „dokument#nummer“ → Text, gezählt ab 1."""
    return {f"{name}#{stelle}": text for name, dokument in korpus().items() for stelle, text in enumerate(dokument.passagen, 1)}


@cache
def fragen():
    """Die mitgelieferten Fragen: dict Kennung → dict mit `frage`, `textart` und `relevant` (Passage → Stufe 2 „beantwortet“, 1 „hilft“)."""
    return {zeile["id"]: zeile for zeile in lies_zeilen("korpus/fragen.jsonl")}


@cache
def ohne_antwort():
    """Die mitgelieferten Fragen, zu denen im Korpus nichts steht."""
    return tuple(zeile["frage"] for zeile in lies_zeilen("korpus/ohne_antwort.jsonl"))


@cache
def golden_set():
    """Das mitgelieferte Golden Set: zwanzig Fälle über das Lehrkorpus."""
    return tuple(TestFall(**zeile) for zeile in lies_zeilen("korpus/golden_set.jsonl"))


def zerlege(text):
    """Die Wortstämme eines Textes ohne Füllwörter, klein geschrieben.

    >>> zerlege("Wer versendet die Zählerstände?")
    ['versend', 'zahlerstand']
    """
    return [_stamm(wort) for wort in _woerter(text)]


def _woerter(text):
    return [wort for wort in re.findall(r"\w+", normalize("NFC", text).casefold()) if wort not in FUELLWOERTER]


@cache
def _stamm(wort):
    from snowballstemmer import stemmer

    return stemmer("german").stemWord(wort)


class Index:
    """BM25 über benannte Texte. Der Score ist durch das Gewicht der Frage geteilt, damit lange und kurze Fragen vergleichbar sind."""

    def __init__(self, texte):
        from bm25s import BM25

        self.namen = list(texte)
        zerlegt = [zerlege(text) for text in texte.values()]
        self.haeufigkeit = Counter(wort for woerter in zerlegt for wort in set(woerter))  # in wie vielen Texten jedes Wort steht
        self._bm25 = BM25()
        self._bm25.index(zerlegt, show_progress=False)

    def suche(self, frage, k=10):
        """Die k besten Treffer; bei gleichem Score entscheidet die Reihenfolge der Texte. Kein Wort gemeinsam heißt: kein Treffer."""
        _pruefe(frage, k)
        woerter = zerlege(frage)
        gewicht = sum(self._gewicht(wort) for wort in woerter) or 1.0
        bekannt = [wort for wort in woerter if wort in self.haeufigkeit]
        werte = self._bm25.get_scores(bekannt) if bekannt else [0.0] * len(self.namen)
        beste = sorted((stelle for stelle, wert in enumerate(werte) if wert > 0), key=lambda stelle: -werte[stelle])[:k]
        return tuple(Treffer(self.namen[stelle], round(float(werte[stelle]) / gewicht, 4)) for stelle in beste)

    def _gewicht(self, wort):
        n, df = len(self.namen), self.haeufigkeit[wort]
        return log(1 + (n - df + 0.5) / (df + 0.5))


def _pruefe(frage, k):
    if not isinstance(frage, str):
        raise TypeError(f"frage ist {frage!r:.60} ({type(frage).__name__}). Gebraucht wird ein Text.")
    if type(k) is not int:
        raise TypeError(f"k ist {k!r:.60} ({type(k).__name__}). Gebraucht wird eine ganze Zahl ab 1.")
    if k < 1:
        raise ValueError(f"k ist {k}. Gebraucht wird eine ganze Zahl ab 1.")


@cache
def _dokumente():
    return Index({name: f"{dokument.titel} {dokument.text}" for name, dokument in korpus().items()})


@cache
def _passagen(name):
    return Index(dict(enumerate(korpus()[name].passagen)))


def suche(frage, k=10):
    """Die k besten Dokumente des Lehrkorpus zu einer Frage, bestes zuerst; weniger, wenn weniger ein Wort mit ihr gemeinsam haben.

    Einheit/Form: `frage` ein Text, `k` eine ganze Zahl ab 1; Tupel von `Treffer`.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn `frage` kein Text oder `k` keine ganze Zahl ab 1 ist.
    """
    return _dokumente().suche(frage, k)


@cache
def _alle_passagen():
    return Index(passagen())


def suche_passagen(frage, k=10):
    """Eine andere Suche zum Vergleich: BM25 über Passagen; ein Dokument steht dort, wo seine beste Passage steht.

    Einheit/Form: `frage` ein Text, `k` eine ganze Zahl ab 1; Tupel von `Treffer`.
    """
    _pruefe(frage, k)
    beste = {}
    for treffer in _alle_passagen().suche(frage, 10 * k):
        beste.setdefault(treffer.quelle.partition("#")[0], treffer.score)
    return tuple(Treffer(quelle, score) for quelle, score in list(beste.items())[:k])


def rangliste_bm25(frage, k=20):
    """Die k besten Passagen selbst, nach BM25 auf Wortstämmen; Kennungen wie „dokument#2“.

    Einheit/Form: `frage` ein Text, `k` eine ganze Zahl ab 1; Tupel von `Treffer`.
    """
    return _alle_passagen().suche(frage, k)


def rangliste_gemeinsame(frage, k=20):
    """Dasselbe ohne Wortstämme und Gewichte: Es zählt nur, welcher Anteil der Wörter der Frage wörtlich in der Passage steht.

    Einheit/Form: `frage` ein Text, `k` eine ganze Zahl ab 1; Tupel von `Treffer`, bei gleichem Score in der Reihenfolge des Korpus.
    Nicht verwechseln mit: der Suche „Wörter“ in `studie`. Sie gewichtet seltene Wörter stärker (TF-IDF) und lässt keine weg.
    """
    _pruefe(frage, k)
    gefragt = set(_woerter(frage))
    anteile = {name: len(gefragt & woerter) / len(gefragt) for name, woerter in _woerter_je_passage().items() if gefragt & woerter}
    return tuple(Treffer(name, round(anteile[name], 4)) for name in sorted(anteile, key=anteile.get, reverse=True)[:k])


@cache
def _woerter_je_passage():
    return {name: frozenset(_woerter(text)) for name, text in passagen().items()}


def antworte(frage, schwelle=SCHWELLE, k=10):
    """Beantwortet eine Frage mit einer Passage des besten Dokuments oder lehnt ab. Ohne Treffer lehnt es bei jeder Schwelle ab.

    Einheit/Form: `frage` ein Text, `schwelle` der kleinste Score, bei dem noch geantwortet wird; `Antwort`.
    """
    gefunden = suche(frage, k)
    if not gefunden or gefunden[0].score < schwelle:
        return Antwort(ABLEHNUNG, None, gefunden, True)
    beste = gefunden[0].quelle
    passagen = _passagen(beste).suche(frage, 1)
    stelle = passagen[0].quelle if passagen else 0  # steht das Wort nur im Titel, ist die erste Passage die Antwort
    return Antwort(korpus()[beste].passagen[stelle], beste, gefunden, False)
