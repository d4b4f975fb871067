"""Recall und Precision von Mengen, die Kurve entlang einer Rangliste und Schätzungen für die unbekannte Gesamtzahl.

Für alle gilt: Eine Menge darf als set, frozenset, list oder tuple kommen und enthält jedes Dokument einmal, auch wenn es in der Liste
mehrmals steht. Ein Dokument, das nicht in `relevant` steht, ist irrelevant, auch eines, das niemand kennt. In einer Rangliste zählt
das erste Vorkommen; die Wiederholung behält ihren Platz und ist dort eine Niete.
"""

from lernmodul.metriken.grundlagen import anzahlen, liste, meldung, quelle, quotient, reelle_zahl, zeige

_RANGLISTE = "eine Liste von Quellen, die beste zuerst"
_HOECHSTENS = 10**15  # Dokumente; größere Anzahlen passen multipliziert irgendwann in kein float
_RUNDUNG = 1e-12  # 0.1 * 3 ist als float eine Spur größer als 3 / 10 und meint doch dieselbe Stufe


def recall(relevant, gefunden):
    """Anteil der relevanten Dokumente, die gefunden wurden.

    Formel: Recall = |relevant ∩ gefunden| / |relevant|
    Einheit/Form: `relevant` und `gefunden` Mengen von Quellen (set, frozenset, list oder tuple); Zahl von 0 bis 1. Als
    Wahrscheinlichkeit gelesen: die Chance, dass ein zufällig gezogenes relevantes Dokument gefunden wurde.
    Undefiniert: Gibt es nichts Relevantes (0/0), ist das Ergebnis per Regel 0.0. Nichts gefunden ergibt 0.0.
    Nicht verwechseln mit: der Precision, die bei gleichem Zähler durch die gefundenen Dokumente teilt. Recall@k zählt über viele
    Fragen, ob die eine erwartete Quelle unter den ersten k steht; hier geht es um eine Frage mit vielen relevanten Dokumenten.
    Fehler: TypeError, wenn eine Angabe keine Menge oder Liste ist (ein Text ist keine) oder eine Quelle nicht hashbar ist;
    ValueError, wenn eine Quelle None ist.
    Quelle: Baeza-Yates, Ribeiro-Neto 1999, Modern Information Retrieval, S. 75 ff.

    >>> recall({"A", "B", "C", "D"}, ["A", "X", "B"])
    0.5
    >>> recall({"A", "B", "C", "D"}, ["A", "A", "A"])
    0.25
    """
    relevant, gefunden = _menge("relevant", relevant), _menge("gefunden", gefunden)
    return quotient(len(relevant & gefunden), len(relevant))


def precision(relevant, gefunden):
    """Anteil der gefundenen Dokumente, die relevant sind.

    Formel: Precision = |relevant ∩ gefunden| / |gefunden|
    Einheit/Form: wie bei `recall`; Zahl von 0 bis 1. Als Wahrscheinlichkeit gelesen: die Chance, dass ein zufällig gezogenes
    gefundenes Dokument relevant ist.
    Undefiniert: Wurde nichts gefunden (0/0), ist das Ergebnis per Regel 0.0. Gibt es nichts Relevantes, ist es 0.0.
    Nicht verwechseln mit: Precision@k, die immer durch k teilt und Wiederholungen als Nieten führt. Hier zählt jedes Dokument
    einmal, im Zähler und im Nenner.
    Fehler: wie bei `recall`.
    Quelle: Baeza-Yates, Ribeiro-Neto 1999, Modern Information Retrieval, S. 75 ff.

    >>> precision({"A", "B", "C", "D"}, ["A", "X", "B", "Y"])
    0.5
    >>> precision({"A", "B"}, ["A", "A", "X"])  # zwei verschiedene Dokumente, eines relevant
    0.5
    """
    relevant, gefunden = _menge("relevant", relevant), _menge("gefunden", gefunden)
    return quotient(len(relevant & gefunden), len(gefunden))


def fallout(relevant, gefunden, alle):
    """Anteil der irrelevanten Dokumente des Korpus, die trotzdem gefunden wurden. Niedrig ist gut.

    Formel: Fall-out = |irrelevant ∩ gefunden| / |irrelevant| mit irrelevant = alle ohne relevant
    Einheit/Form: `relevant` und `gefunden` wie bei `recall`, `alle` das ganze Korpus in derselben Form; Zahl von 0 bis 1.
    Als Wahrscheinlichkeit gelesen: die Chance, dass ein zufällig gezogenes irrelevantes Dokument gefunden wurde.
    Undefiniert: Ist jedes Dokument relevant oder das Korpus leer (0/0), ist das Ergebnis per Regel 0.0 und heißt dann
    nicht „nichts Falsches gefunden“. Nichts gefunden ergibt 0.0.
    Nicht verwechseln mit: 1 − Precision. Das ist der Anteil der Nieten unter den gefundenen Dokumenten; der Fall-out teilt durch
    alle irrelevanten des Korpus und wird mit jedem weiteren irrelevanten Dokument darin kleiner.
    Fehler: ValueError mit dem Dokument, wenn ein gefundenes oder relevantes nicht in `alle` steht; sonst wie bei `recall`.
    Quelle: van Rijsbergen 1979, Information Retrieval, Kap. 7.

    >>> fallout({"A"}, ["A", "X"], alle=["A", "B", "C", "D", "X"])
    0.25
    """
    relevant, gefunden, alle = _menge("relevant", relevant), _menge("gefunden", gefunden), _menge("alle", alle)
    _im_korpus("relevant", relevant, alle)
    _im_korpus("gefunden", gefunden, alle)
    return quotient(len(gefunden - relevant), len(alle - relevant))


def precision_recall_kurve(relevant, gefunden):
    """Recall und Precision nach jedem Rang: die Rohpunkte des Precision-Recall-Diagramms, der erste zuerst.

    Formel: Punkt i = (Treffer bis Rang i / |relevant|, Treffer bis Rang i / i)
    Einheit/Form: `relevant` eine Menge von Quellen, `gefunden` eine Liste, die beste zuerst; Liste mit einem Paar
    (Recall, Precision) je Rang. Der Recall fällt nie. Die Precision steigt mit jedem Treffer und fällt mit jeder Niete, außer sie
    ist schon 1 oder noch 0.
    Undefiniert: Eine leere Rangliste ergibt die leere Liste. Gibt es nichts Relevantes, ist jeder Punkt per Regel (0.0, 0.0).
    Nicht verwechseln mit: der interpolierten Kurve, die keine Zacken hat. `precision_recall_curve` aus scikit-learn hängt einen
    künstlichen Punkt (Recall 0, Precision 1) an; hier steht nur, was gemessen ist.
    Fehler: TypeError, wenn `gefunden` keine Liste, `relevant` keine Menge oder eine Quelle nicht hashbar ist; ValueError, wenn
    eine Quelle None ist.
    Quelle: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.4.

    >>> precision_recall_kurve({"A", "B"}, ["A", "X", "Y", "B"])
    [(0.5, 1.0), (0.5, 0.5), (0.5, 0.3333333333333333), (1.0, 0.5)]
    """
    n, treffer, punkte = len(_menge("relevant", relevant)), 0, []
    for i, ist_treffer in enumerate(_treffer_je_rang(relevant, gefunden), start=1):
        treffer += ist_treffer
        punkte.append((quotient(treffer, n), treffer / i))
    return punkte


def interpolierte_precision(relevant, gefunden, stufe):
    """Die beste Precision, die man noch bekommt, wenn der Recall mindestens so hoch sein soll wie die Stufe.

    Formel: größte Precision unter allen Rohpunkten mit Recall ≥ Stufe
    Einheit/Form: `relevant` und `gefunden` wie bei `precision_recall_kurve`, `stufe` eine Zahl von 0 bis 1; Zahl von 0 bis 1.
    Über die Stufen 0.0, 0.1 … 1.0 aufgetragen, ist das die Treppe, die im Precision-Recall-Diagramm üblich ist.
    Undefiniert: Wird die Stufe nie erreicht, ist das Ergebnis 0.0, auch bei leerer Rangliste oder ohne Relevantes.
    Nicht verwechseln mit: der Precision am ersten Rang, der die Stufe erreicht; weiter hinten kann sie höher sein. trec_eval
    rechnet die Stufe in eine ganze Trefferzahl um und rundet dabei bei drei relevanten Dokumenten und Stufe 0.7 auf zwei Treffer
    ab; hier sind es drei.
    Fehler: TypeError oder ValueError, wenn `stufe` keine Zahl von 0 bis 1 ist; sonst wie bei `precision_recall_kurve`.
    Quelle: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.4.

    >>> interpolierte_precision({"A", "B"}, ["X", "A", "B"], stufe=0.5)  # auf Rang 2 wäre sie erst 1/2
    0.6666666666666666
    >>> interpolierte_precision({"A", "B", "C"}, ["A", "X", "B", "Y", "C"], stufe=0.7)
    0.6
    """
    mindestens = _stufe(stufe) - _RUNDUNG
    return max((p for r, p in precision_recall_kurve(relevant, gefunden) if r >= mindestens), default=0.0)


def breakeven(relevant, gefunden):
    """Der Wert, bei dem Precision und Recall gleich sind, abgelesen an den Rohpunkten der Rangliste.

    Formel: Break-even = Treffer unter den ersten |relevant| Plätzen / |relevant|. Bei k Plätzen teilt die Precision dieselben
    Treffer durch k und der Recall durch |relevant|; mit Treffern sind beide also genau bei k = |relevant| gleich.
    Einheit/Form: `relevant` und `gefunden` wie bei `precision_recall_kurve`; Zahl von 0 bis 1. Eine Rangliste, die kürzer ist
    als |relevant|, gilt als mit Nieten aufgefüllt.
    Undefiniert: Nichts gefunden oder nichts Relevantes ergibt 0.0.
    Nicht verwechseln mit: dem ersten Rang, auf dem beide gleich sind. Vor dem ersten Treffer sind beide 0, und das ist nicht
    gemeint. Die interpolierte Treppe trifft die Diagonale manchmal höher, siehe `interpolierter_breakeven`.
    Fehler: wie bei `precision_recall_kurve`.
    Quelle: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.4 (dort auch R-precision).

    >>> breakeven({"A", "B"}, ["X", "A", "B"])
    0.5
    >>> breakeven({"A", "B", "C", "D"}, ["A"])  # wie ["A", Niete, Niete, Niete]
    0.25
    """
    n = len(_menge("relevant", relevant))
    return quotient(sum(_treffer_je_rang(relevant, gefunden)[:n]), n)


def interpolierter_breakeven(relevant, gefunden):
    """Der Wert, bei dem die interpolierte Treppe die Diagonale Precision = Recall trifft.

    Formel: größtes v, für das die interpolierte Precision auf der Stufe v mindestens v ist. Dazu muss es einen Rohpunkt geben, an dem
    Recall und Precision beide mindestens v sind; also ist es der größte Wert von min(Recall, Precision) über alle Ränge.
    Einheit/Form: `relevant` und `gefunden` wie bei `precision_recall_kurve`; Zahl von 0 bis 1. Trifft die Treppe die Diagonale
    in einem senkrechten Stück, ist v dessen Recall.
    Undefiniert: Nichts gefunden oder nichts Relevantes ergibt 0.0.
    Nicht verwechseln mit: dem Break-even der Rohpunkte (`breakeven`). Dieser Wert ist nie kleiner, denn die Treppe liegt nie
    unter den Rohpunkten. Bei [Niete, Treffer, Treffer] und zwei relevanten Dokumenten sind es 0.667 gegen 0.5.
    Fehler: wie bei `precision_recall_kurve`.
    Quelle: eigene Festlegung für diesen Kurs; die Interpolation nach Manning, Raghavan, Schütze 2008, Kap. 8.4.

    >>> interpolierter_breakeven({"A", "B"}, ["X", "A", "B"])  # Rang 3: Recall 1, Precision 2/3
    0.6666666666666666
    >>> interpolierter_breakeven({"A", "B"}, ["A"])  # Rang 1: Recall 1/2, Precision 1
    0.5
    """
    return max((min(punkt) for punkt in precision_recall_kurve(relevant, gefunden)), default=0.0)


def relativer_recall(treffer):
    """Recall je System, gemessen an dem, was alle Systeme zusammen an relevanten Dokumenten gefunden haben.

    Formel: relativer Recall = relevante Dokumente dieses Systems / relevante Dokumente im Pool; Pool = Vereinigung über alle Systeme
    Einheit/Form: `treffer` ein dict System → Menge der *relevanten* Dokumente, die es gefunden hat (set, frozenset, list oder
    tuple); dict mit denselben Schlüsseln in derselben Reihenfolge, Werte von 0 bis 1.
    Undefiniert: Ist der Pool leer (0/0), ist jeder Wert per Regel 0.0. Ohne Systeme ist das Ergebnis {}.
    Nicht verwechseln mit: dem Recall. Der Pool ist höchstens so groß wie die Zahl aller relevanten Dokumente, der relative Recall
    deshalb nie kleiner; gleich ist er nur, wenn der Pool vollständig ist. Reihenfolge und Verhältnis der Systeme stimmen
    trotzdem genau, denn alle teilen durch denselben Pool. Ein System, dessen neue Treffer niemand beurteilt hat, ist benachteiligt.
    Fehler: TypeError, wenn `treffer` kein dict oder ein Wert keine Menge oder Liste ist; sonst wie bei `recall`.
    Quelle: Womser-Hacker 2004, Theorie des Information Retrieval III: Evaluierung, S. 227–235.

    >>> relativer_recall({"A": {1, 2, 3}, "B": {3, 4}})
    {'A': 0.75, 'B': 0.5}
    """
    if not isinstance(treffer, dict):
        raise TypeError(meldung("treffer", treffer, 'ein dict System → Menge, wie {"A": {1, 2}, "B": {2, 3}}'))
    mengen = {system: _menge(f"treffer[{zeige(system)}]", dokumente) for system, dokumente in treffer.items()}
    pool = set().union(*mengen.values())
    return {system: quotient(len(menge), len(pool)) for system, menge in mengen.items()}


def lincoln_petersen(n1, n2, m):
    """Schätzt aus zwei unabhängigen Suchen, wie viele relevante Dokumente es insgesamt gibt (Rückfang).

    Formel: N ≈ n1 · n2 / m. Dahinter steht: Der Anteil der zweiten Suche, den die erste auch fand (m / n2), schätzt den Recall
    der ersten (n1 / N).
    Einheit/Form: `n1` und `n2` die relevanten Treffer der beiden Suchen, `m` die gemeinsamen, ganze Zahlen ab 0; Zahl ab 0,
    nicht gerundet.
    Undefiniert: Bei m = 0 wird durch null geteilt, und jede noch so große Gesamtzahl passt zu den Treffern: ValueError.
    Nicht verwechseln mit: dem Pool n1 + n2 − m, der nur zählt, was gefunden wurde. Die Schätzung ist zu klein, wenn beide Suchen
    dieselben Dokumente bevorzugen, und zu groß, wenn sie einander ergänzen.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Angabe keine ganze Zahl ab 0 ist; ValueError, wenn m größer
    ist als n1 oder n2.
    Quelle: Petersen 1896 und Lincoln 1930 für Fische und Enten; Seber 1982, The Estimation of Animal Abundance, Kap. 3.

    >>> lincoln_petersen(32, 39, 16)
    78.0
    """
    n1, n2, m = _rueckfang(n1, n2, m)
    if m == 0:
        raise ValueError("m ist 0: Ohne gemeinsamen Treffer lässt sich die Gesamtzahl nicht schätzen, denn geteilt wird durch m. "
                         "Lass die Suchen mehr liefern, oder nimm `chapman`.")
    return n1 * n2 / m


def chapman(n1, n2, m):
    """Schätzt die Gesamtzahl wie Lincoln–Petersen, mit einer Korrektur für wenige gemeinsame Treffer.

    Formel: N ≈ (n1 + 1) · (n2 + 1) / (m + 1) − 1
    Einheit/Form: wie bei `lincoln_petersen`; Zahl ab 0, nicht gerundet und nie kleiner als der Pool n1 + n2 − m.
    Undefiniert: nie, denn geteilt wird durch m + 1. Bei m = 0 ist das Ergebnis n1 · n2 + n1 + n2 und sagt
    über die Gesamtzahl kaum noch etwas.
    Nicht verwechseln mit: `lincoln_petersen`, das nie weniger ergibt. Chapman trifft bei unabhängigen Suchen die wahre Gesamtzahl
    im Mittel genau, sobald n1 + n2 mindestens so groß ist wie sie, und liegt sonst im Mittel darunter.
    Fehler: wie bei `lincoln_petersen`, nur ist m = 0 erlaubt.
    Quelle: Chapman 1951, Some Properties of the Hypergeometric Distribution with Applications to Zoological Sample Censuses.

    >>> chapman(4, 5, 2)  # 5 · 6 / 3 − 1
    9.0
    >>> chapman(4, 5, 0)
    29.0
    """
    n1, n2, m = _rueckfang(n1, n2, m)
    return (n1 + 1) * (n2 + 1) / (m + 1) - 1


def _menge(feld, wert):
    """Die Quellen als Menge. Ein Text ist keine: "abc" wären sonst drei Dokumente."""
    if not isinstance(wert, (set, frozenset, list, tuple)):
        raise TypeError(meldung(feld, wert, "eine Menge oder Liste von Quellen"))
    return {quelle(f"Eine Quelle in {feld}", dokument) for dokument in wert}


def _im_korpus(feld, dokumente, alle):
    """Wer das Korpus unvollständig angibt, teilt durch zu wenig."""
    fremd = sorted(dokumente - alle, key=repr)
    if fremd:
        raise ValueError(f"{feld} enthält {zeige(fremd[0])}, aber in alle steht es nicht. "
                         "In alle gehört jedes Dokument des Korpus, auch jedes relevante und jedes gefundene.")


def _treffer_je_rang(relevant, gefunden):
    """Je Rang, ob dort ein relevantes Dokument zum ersten Mal steht."""
    offen, treffer = _menge("relevant", relevant), []
    for stelle, dokument in enumerate(liste("gefunden", gefunden, _RANGLISTE)):
        treffer.append(quelle(f"gefunden[{stelle}]", dokument) in offen)
        offen.discard(dokument)
    return treffer


def _stufe(stufe):
    if not -_RUNDUNG <= (zahl := reelle_zahl("stufe", stufe)) <= 1 + _RUNDUNG:
        raise ValueError(meldung("stufe", stufe, "eine Zahl von 0 bis 1"))
    return zahl


def _rueckfang(n1, n2, m):
    n1, n2, m = anzahlen(n1=n1, n2=n2, m=m)
    if max(n1, n2) > _HOECHSTENS:
        raise ValueError(meldung("n1" if n1 > n2 else "n2", max(n1, n2), f"eine Anzahl bis {_HOECHSTENS}"))
    if m > min(n1, n2):
        raise ValueError(meldung("m", m, f"höchstens das kleinere von n1 = {n1} und n2 = {n2}; gemeinsam ist nur, was beide fanden"))
    return n1, n2, m
