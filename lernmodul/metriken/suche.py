"""Metriken der Suche, aus Ranglisten gerechnet. Der Rang beginnt bei 1.

Für alle gilt: Eine Quelle ist jeder hashbare Wert außer None, auch "" und 0 sind Kennungen. Steht eine Quelle mehrmals in der Liste,
zählt ihr erstes Vorkommen; die Wiederholung behält ihren Platz und wird nie ein zweites Mal gezählt.
"""

from collections import Counter
from functools import lru_cache
from math import fsum, inf, log2
from sys import float_info

from lernmodul.metriken.grundlagen import felder, ganze_zahl, liste, meldung, quelle, quotient, reelle_zahl, zeige

_RANGLISTE = "eine Liste von Quellen, die beste zuerst"
_NONE = frozenset({None})
_FAELLE = 'eine Liste von Fällen wie {"erwartet": "A", "gefunden": ["B", "A"]}'


def rang(erwartet, gefunden):
    """Platz der erwarteten Quelle in der Rangliste, gezählt ab 1.

    Formel: gefunden.index(erwartet) + 1
    Einheit/Form: `erwartet` eine Quelle, `gefunden` eine Liste von Quellen, die beste zuerst; ganze Zahl ab 1 oder None.
    Undefiniert: Eine nicht gefundene Quelle hat keinen Rang: None.
    Nicht verwechseln mit: `list.index`, das ab 0 zählt und bei einer fehlenden Quelle mit ValueError abbricht;
    `indexOf` in JavaScript gibt dann −1.
    Fehler: TypeError, wenn `gefunden` keine Liste oder `erwartet` nicht hashbar ist; ValueError, wenn `erwartet` None ist,
    denn eine Frage ohne Antwort im Korpus hat keinen Rang.
    Quelle: Kurstext, Baustein 02.

    >>> rang("A", ["B", "A", "A"])
    2
    >>> rang("Z", ["B", "A"]) is None
    True
    """
    quelle("erwartet", erwartet)
    liste("gefunden", gefunden, _RANGLISTE)
    return gefunden.index(erwartet) + 1 if erwartet in gefunden else None


def reciprocal_rank(erwartet, gefunden):
    """Kehrwert des Rangs, auf dem die erste richtige Quelle steht; 0.0, wenn keine gefunden wurde.

    Formel: RR = 1 / Rang des ersten Treffers
    Einheit/Form: `erwartet` eine Quelle, oder eine Menge (set, frozenset) von Quellen, von denen die erste gefundene zählt;
    `gefunden` eine Liste, die beste zuerst; Zahl von 0 bis 1, gerechnet über die ganze Liste.
    Undefiniert: Nichts gefunden, eine leere Liste und eine leere Menge ergeben 0.0.
    Nicht verwechseln mit: Der MRR ist der Mittelwert dieser Zahl über alle Fragen. RR@k ist 0, sobald der Rang größer als k ist;
    hier wird nirgends abgeschnitten.
    Fehler: TypeError, wenn `gefunden` keine Liste oder eine Quelle nicht hashbar ist; ValueError, wenn eine Quelle None ist.
    Quelle: Voorhees 1999, The TREC-8 Question Answering Track Report.

    >>> reciprocal_rank("A", ["B", "A"])
    0.5
    >>> reciprocal_rank({"A", "C"}, ["B", "C", "A"])
    0.5
    >>> reciprocal_rank("A", [])
    0.0
    """
    if not isinstance(erwartet, (set, frozenset)):
        return 1 / (rang(erwartet, gefunden) or inf)
    return 1 / min(_erste_raenge(_gewinne(erwartet, "erwartet"), gefunden).values(), default=inf)


def recall_at_k(faelle, k):
    """Anteil der Fragen, deren erwartete Quelle unter den ersten k steht.

    Formel: Recall@k = Fragen mit Rang ≤ k / Fragen mit erwarteter Quelle
    Einheit/Form: `faelle` eine Liste von dicts mit `erwartet` (eine Quelle oder None) und `gefunden` (Liste, die beste zuerst),
    `k` eine ganze Zahl ab 1; Zahl von 0 bis 1. Bei genau einer erwarteten Quelle je Frage ist das dieselbe Zahl wie success@k und Hit Rate.
    Undefiniert: Fragen mit `erwartet` None zählen nirgends mit; bleibt keine Frage übrig, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: dem Recall eines Prüfers (TP / (TP + FN)), dem Recall einer Menge (gefundene von allen relevanten Dokumenten)
    und dem Recall eines Nachbarindex (ANN: welcher Anteil der wahren nächsten Nachbarn im Ergebnis steht).
    Fehler: TypeError oder ValueError mit Stelle und Wert, wenn `k` keine ganze Zahl ab 1 ist, ein Fall kein dict ist,
    ein Schlüssel fehlt oder `gefunden` keine Liste ist.
    Quelle: Kurstext, Baustein 02; success@k nach den TREC-Konventionen.

    >>> faelle = [{"erwartet": "A", "gefunden": ["B", "A"]}, {"erwartet": "C", "gefunden": ["C"]}, {"erwartet": None, "gefunden": ["D"]}]
    >>> recall_at_k(faelle, k=1)
    0.5
    >>> recall_at_k(faelle, k=2)
    1.0
    """
    return retrieval_metriken(faelle, k)[0]


def mrr(faelle):
    """Mittelwert der Kehrwerte der Ränge über alle Fragen mit erwarteter Quelle (Mean Reciprocal Rank).

    Formel: MRR = (1/Rang₁ + … + 1/Rangₙ) / n; eine nicht gefundene Quelle trägt 0 bei
    Einheit/Form: `faelle` wie bei `recall_at_k`; Zahl von 0 bis 1, über die ganze Liste, ohne k.
    Undefiniert: Fragen mit `erwartet` None zählen nirgends mit; bleibt keine Frage übrig, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: dem Kehrwert des mittleren Rangs (bei Rang 1 und 4 wäre das 0.4, der MRR ist 0.625)
    und mit MRR@k, der jeden Rang hinter k als nicht gefunden rechnet.
    Fehler: wie bei `recall_at_k`.
    Quelle: Voorhees 1999, The TREC-8 Question Answering Track Report.

    >>> mrr([{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": "D", "gefunden": ["A", "B", "C", "D"]}])
    0.625
    """
    return retrieval_metriken(faelle, 1)[1]


def retrieval_metriken(faelle, k):
    """Recall@k und MRR in einem Durchgang: (recall_at_k, mrr).

    Formel: Recall@k = Fragen mit Rang ≤ k / n; MRR = Summe der 1/Rang / n; n = Fragen mit erwarteter Quelle
    Einheit/Form: `faelle` und `k` wie bei `recall_at_k`; Paar aus zwei Zahlen von 0 bis 1. Nur der Recall@k hängt von k ab.
    Undefiniert: Fragen mit `erwartet` None zählen nirgends mit; bleibt keine Frage übrig, ist das Ergebnis per Regel (0.0, 0.0).
    Nicht verwechseln mit: einem Paar aus Recall@k und MRR@k. Ein Rang hinter k zählt im Recall@k nicht, im MRR schon.
    Fehler: wie bei `recall_at_k`.
    Quelle: Kurstext, Baustein 02, Übung 2.

    >>> retrieval_metriken([{"erwartet": "A", "gefunden": ["B", "A"]}], k=1)
    (0.0, 0.5)
    >>> retrieval_metriken([{"erwartet": "A", "gefunden": ["B", "A"]}], k=2)
    (1.0, 0.5)
    """
    k = ganze_zahl("k", k, mindestens=1)
    fragen = _fragen_je_rang(faelle)
    n = fragen.total()
    unter_k = sum(anzahl for r, anzahl in fragen.items() if r <= k)
    return quotient(unter_k, n), quotient(fsum(anzahl / r for r, anzahl in fragen.items()), n)


def precision_at_k(relevant, gefunden, k):
    """Anteil der ersten k Plätze, auf denen ein relevantes Dokument steht.

    Formel: Precision@k = verschiedene relevante Dokumente unter den ersten k / k
    Einheit/Form: `relevant` eine Menge von Quellen (eine Liste gilt als Menge) oder ein dict Quelle → Gewinn (Gewinn 0 heißt
    nicht relevant), `gefunden` eine Liste, die beste zuerst, `k` eine ganze Zahl ab 1; Zahl von 0 bis 1.
    Undefiniert: nie, denn geteilt wird immer durch k; eine kürzere Liste gilt als mit Nieten aufgefüllt.
    Nicht verwechseln mit: der Precision einer Menge, die durch die Zahl der gefundenen Dokumente teilt. Mit genau einem
    relevanten Dokument ist Precision@k höchstens 1/k: 0.2 bei k = 5 ist dann das beste Ergebnis und kein Mangel der Suche.
    Fehler: TypeError oder ValueError mit Wert, wenn `k` keine ganze Zahl ab 1, `gefunden` keine Liste, eine Quelle None oder
    nicht hashbar oder ein Gewinn negativ ist.
    Quelle: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.4.

    >>> precision_at_k({"A", "B"}, ["A", "X", "A", "B"], k=4)
    0.5
    >>> precision_at_k({"A"}, ["A"], k=5)
    0.2
    """
    k = ganze_zahl("k", k, mindestens=1)
    raenge = _erste_raenge(_gewinne(relevant), gefunden)
    return sum(r <= k for r in raenge.values()) / k


def ndcg_at_k(relevant, gefunden, k):
    """Wie nah die ersten k Plätze an der besten möglichen Reihenfolge sind; Treffer weiter hinten zählen weniger.

    Formel: nDCG@k = DCG / DCG der idealen Liste; DCG = Summe aus Gewinn / log2(Rang + 1) über die ersten k
    Einheit/Form: `relevant` eine Menge von Quellen (jeder Gewinn ist 1) oder ein dict Quelle → Gewinn, `gefunden` eine Liste,
    die beste zuerst, `k` eine ganze Zahl ab 1; Zahl von 0 bis 1. Der Gewinn geht linear ein.
    Undefiniert: Gibt es nichts Relevantes, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: der Form mit 2^Gewinn − 1 (bei Gewinnen 0 und 1 dieselbe Zahl) und der Listenform,
    deren Ideal nur aus dem Gefundenen besteht. Hier besteht das Ideal aus allem Relevanten.
    Fehler: wie bei `precision_at_k`.
    Quelle: Järvelin, Kekäläinen 2002, Cumulated gain-based evaluation of IR techniques (dort mit log_b(Rang) ab Rang b; hier der heute
    übliche Nenner log2(Rang + 1)).

    >>> ndcg_at_k({"A"}, ["X", "Y", "A"], k=3)  # 1 / log2(4), ideal ist 1 / log2(2)
    0.5
    >>> ndcg_at_k({"A": 3, "B": 1}, ["A", "B"], k=2)
    1.0
    """
    k = ganze_zahl("k", k, mindestens=1)
    gewinne = _gewinne(relevant)
    dcg = fsum([gewinne[q] / log2(r + 1) for q, r in _erste_raenge(gewinne, gefunden).items() if r <= k])
    bestes_zuerst = sorted(gewinne.values(), reverse=True)
    return quotient(dcg, _dcg(tuple(bestes_zuerst[:k])))


@lru_cache
def _dcg(gewinne):
    """DCG einer Liste, von der nur die Gewinne zählen; gemerkt, weil das Ideal vieler Fragen dasselbe ist."""
    return fsum(gewinn / log2(r + 1) for r, gewinn in enumerate(gewinne, start=1))


def mittlerer_ndcg(faelle, k):
    """Mittelwert von nDCG@k über alle Fragen mit erwarteter Quelle.

    Formel: Summe aus 1 / log2(Rang + 1) über alle Fragen mit Rang ≤ k / Fragen mit erwarteter Quelle; bei genau einer erwarteten
    Quelle je Frage ist das Ideal 1 / log2(2) = 1
    Einheit/Form: `faelle` und `k` wie bei `recall_at_k`; Zahl von 0 bis 1.
    Undefiniert: Fragen mit `erwartet` None zählen nirgends mit; bleibt keine Frage übrig, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: dem MRR, der hinter k nicht abschneidet und mit dem Rang schneller fällt: auf Rang 3 gibt es dort 1/3, hier 1/2.
    Fehler: wie bei `recall_at_k`.
    Quelle: Järvelin, Kekäläinen 2002, Cumulated gain-based evaluation of IR techniques.

    >>> mittlerer_ndcg([{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": "C", "gefunden": ["X", "Y", "C"]}], k=3)
    0.75
    """
    k = ganze_zahl("k", k, mindestens=1)
    fragen = _fragen_je_rang(faelle)
    return quotient(fsum(anzahl / log2(r + 1) for r, anzahl in fragen.items() if r <= k), fragen.total())


def average_precision(relevant, gefunden):
    """Mittelwert der Precision auf den Rängen der Treffer; was nicht gefunden wurde, trägt 0 bei.

    Formel: AP = Summe aus (Treffer bis zu diesem Rang / Rang) über alle Treffer / Zahl aller relevanten Dokumente
    Einheit/Form: `relevant` eine Menge von Quellen oder ein dict Quelle → Gewinn (Gewinn 0 heißt nicht relevant),
    `gefunden` eine Liste, die beste zuerst; Zahl von 0 bis 1.
    Undefiniert: Gibt es nichts Relevantes, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: der MAP, dem Mittelwert über alle Fragen. Manche Bibliothek teilt nur durch die gefundenen
    relevanten Dokumente; dann bleibt unbemerkt, was fehlt. Mit genau einem relevanten Dokument ist AP der Kehrwert des Rangs.
    Fehler: wie bei `precision_at_k`.
    Quelle: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.4.

    >>> average_precision({"A", "B"}, ["A", "X", "X", "B"])  # (1/1 + 2/4) / 2
    0.75
    """
    gewinne = _gewinne(relevant)
    raenge = _erste_raenge(gewinne, gefunden).values()
    return quotient(fsum(treffer / r for treffer, r in enumerate(raenge, start=1)), len(gewinne))


def _fragen_je_rang(faelle):
    """Wie viele Fragen welchen Rang haben; nicht gefunden ist Rang unendlich, denn 1/∞ ist 0 und kein k reicht so weit."""
    raenge = []
    for stelle, fall in enumerate(liste("faelle", faelle, _FAELLE)):
        try:
            erwartet, gefunden = fall["erwartet"], fall["gefunden"]
            hash(erwartet)
        except Exception:
            _beanstande(stelle, fall)
            raise
        if type(gefunden) is not list or type(fall) is not dict:  # genau hinzusehen kostet mehr als die Rechnung
            _beanstande(stelle, fall)
        if erwartet is not None:  # erst `in`, dann `index`: eine Ausnahme je Fehlschlag dauerte länger als die zweite Suche
            raenge.append(gefunden.index(erwartet) + 1 if erwartet in gefunden else inf)
    return Counter(raenge)


def _beanstande(stelle, fall):
    """Sagt genau, was an dem Fall nicht stimmt; ein Tupel statt der Liste ist in Ordnung."""
    ort = f"faelle[{stelle}]"
    erwartet, gefunden = felder(ort, fall, "erwartet", "gefunden")
    if erwartet is not None:
        quelle(f"{ort}['erwartet']", erwartet)
    liste(f"{ort}['gefunden']", gefunden, _RANGLISTE)


def _gewinne(relevant, feld="relevant"):
    """dict Quelle → Gewinn, nur mit Gewinnen über 0."""
    if not isinstance(relevant, (set, frozenset, dict, list, tuple)):
        raise TypeError(meldung(feld, relevant, "eine Menge von Quellen oder ein dict Quelle → Gewinn"))
    _lauter_quellen(f"Eine Quelle in {feld}", relevant)
    if not isinstance(relevant, dict):
        return dict.fromkeys(relevant, 1.0)
    return {q: gewinn for q, wert in relevant.items() if (gewinn := _gewinn(feld, q, wert)) > 0}


def _gewinn(feld, q, wert):
    ueblich = type(wert) in (int, float) and 0 <= wert <= float_info.max
    return float(wert) if ueblich else reelle_zahl(f"{feld}[{zeige(q)}]", wert, mindestens=0)


def _lauter_quellen(feld, quellen):
    """Prüft alle auf einmal, das geht viel schneller; nur wenn etwas nicht stimmt, jede für sich, damit die Meldung sie nennt."""
    try:
        if _NONE.isdisjoint(quellen):
            return
    except TypeError:  # nicht hashbar
        pass
    for stelle, eine in enumerate(quellen):
        quelle(feld.format(stelle), eine)


def _erste_raenge(relevant, gefunden):
    """Rang des ersten Vorkommens jedes gefundenen relevanten Dokuments, in der Reihenfolge der Liste."""
    _lauter_quellen("gefunden[{}]", liste("gefunden", gefunden, _RANGLISTE))
    raenge = {}
    for platz, dokument in enumerate(gefunden, start=1):
        if dokument in relevant:
            raenge.setdefault(dokument, platz)
    return raenge
