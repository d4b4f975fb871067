"""Korrelationen für viele gewichtete Stichproben auf einmal. Jede Art bereitet die Maße vor und gibt eine Funktion der Noten zurück.

Eine Zeile der Gewichte ist eine Stichprobe von Fragen; ein Gewicht sagt, wie oft die Frage darin vorkommt. Gerechnet wird, als stünde
jede Messung so oft in der Liste: dasselbe wie bei `metriken.zusammenhang`, nur für alle Stichproben zugleich.
Einheit/Form: `masse` je Maß eine Zeile, je Messung eine Spalte; das Ergebnis hat je Maß eine Zeile, je Stichprobe eine Spalte.
"""

import numpy as np

AUF_EINMAL = 4_000_000  # so viele Paare von Messungen liegen zugleich im Speicher


def pearson(masse, frage, gewichte):
    """Wie nah Messwert und Note an einer Geraden liegen."""
    return _linear(masse, gewichte[:, frage], lambda werte, je_zeile: werte)


def spearman(masse, frage, gewichte):
    """Pearson der Ränge; gleiche Werte teilen sich den mittleren Rang ihrer Stichprobe."""
    return _linear(masse, gewichte[:, frage], mittlere_raenge)


def kendall(masse, frage, gewichte):
    """Kendalls τ_b: gleich gerichtete weniger entgegen gerichtete Paare, Paare mit gleichen Werten herausgerechnet."""
    sortiert = np.argsort(frage, kind="stable")
    anfaenge = np.searchsorted(frage[sortiert], np.arange(gewichte.shape[1]))
    stellen = [_stellen(werte[sortiert]) for werte in masse]
    ungleich = np.array([_ungleiche(stelle, frage[sortiert], gewichte) for stelle in stellen])

    def mit_noten(noten):
        note = _stellen(noten[sortiert])
        paare = [((gewichte @ summe) * gewichte).sum(axis=1) for summe in _gleich_gerichtete(stellen, note, anfaenge)]
        return _quotient(np.array(paare), np.sqrt(ungleich * _ungleiche(note, frage[sortiert], gewichte)))

    return mit_noten


ARTEN = {"spearman": spearman, "pearson": pearson, "kendall": kendall}


def _linear(masse, je_zeile, wandle):
    fertig = np.array([je_zeile * _standard(wandle(werte, je_zeile), je_zeile) for werte in masse])
    return lambda noten: np.einsum("mbi,bi->mb", fertig, _standard(wandle(noten, je_zeile), je_zeile))


def _standard(werte, je_zeile):
    """Um den Mittelwert verschoben und so gestreckt, dass die gewichtete Summe der Quadrate 1 ist; NaN, wenn alle Werte gleich sind."""
    abstand = werte - (je_zeile * werte).sum(axis=1, keepdims=True) / je_zeile.sum(axis=1, keepdims=True)
    quadrate = (je_zeile * abstand**2).sum(axis=1, keepdims=True)
    return _quotient(abstand, np.sqrt(np.where(quadrate > 1e-12, quadrate, 0)))


def mittlere_raenge(werte, je_zeile):
    """Der Rang jeder Messung in jeder Stichprobe."""
    stelle = _stellen(werte)
    anzahl = _je_stelle(stelle, je_zeile)
    return (np.cumsum(anzahl, axis=1) - (anzahl - 1) / 2)[:, stelle]


def _stellen(werte):
    """Je Messung die Stelle ihres Wertes unter den verschiedenen; Rundungsreste trennen nicht."""
    return np.unique(np.round(werte, 12), return_inverse=True)[1].astype(np.int32)


def _je_stelle(stelle, je_zeile):
    """Je Stichprobe und Wert: wie oft er vorkommt."""
    sortiert = np.argsort(stelle, kind="stable")
    return np.add.reduceat(je_zeile[:, sortiert], np.searchsorted(stelle[sortiert], np.arange(stelle.max() + 1)), axis=1)


def _ungleiche(stelle, frage, gewichte):
    """Je Stichprobe die Paare mit verschiedenen Werten, jedes doppelt gezählt."""
    anzahl = _je_stelle(stelle, gewichte[:, frage])
    return anzahl.sum(axis=1) ** 2 - (anzahl**2).sum(axis=1)


def _gleich_gerichtete(stellen, note, anfaenge):
    """Je Maß und Fragenpaar: gleich gerichtete weniger entgegen gerichtete Paare ihrer Messungen, jedes doppelt gezählt."""
    summen = [[] for _ in stellen]
    for teil in np.array_split(np.arange(len(note)), 1 + len(note) ** 2 // AUF_EINMAL):
        richtung = _richtung(note, teil)
        for summe, stelle in zip(summen, stellen):
            summe.append(np.add.reduceat(_richtung(stelle, teil) * richtung, anfaenge, axis=1, dtype=np.int32))
    return [np.add.reduceat(np.concatenate(summe), anfaenge, axis=0) for summe in summen]


def _richtung(stelle, teil):
    """1, wo der Wert einer Messung aus `teil` größer ist als der einer anderen, −1, wo er kleiner ist."""
    return np.sign(stelle[teil, None] - stelle).astype(np.int8)


def _quotient(zaehler, nenner):
    return np.divide(zaehler, nenner, out=np.full(np.broadcast_shapes(np.shape(zaehler), np.shape(nenner)), np.nan), where=nenner > 0)
