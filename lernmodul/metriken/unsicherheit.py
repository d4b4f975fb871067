"""Wie viel man einer gemessenen Zahl glauben darf."""

from collections import Counter
from math import exp, fsum, lgamma, log, sqrt
from random import Random
from statistics import NormalDist

from lernmodul.metriken.grundlagen import ganze_zahl, gleich_lang, ist_bool, meldung, reelle_zahl


def wilson_intervall(treffer, n, niveau=0.95):
    """Die Anteile, die mit so vielen Treffern unter n Fällen gut verträglich sind.

    Formel: (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n) mit p = treffer / n und z zum Niveau (1.96 bei 95 %)
    Einheit/Form: `treffer` und `n` ganze Zahlen mit 0 ≤ treffer ≤ n, `niveau` zwischen 0 und 1; Paar (unten, oben) aus [0, 1].
    Undefiniert: n = 0 ist ein Fehler, denn ohne Fälle gibt es keinen Anteil.
    Nicht verwechseln mit: dem Intervall p ± z·√(p(1 − p)/n), das bei 20 von 20 die Breite 0 hat. Ob zwei Systeme sich
    unterscheiden, sagen überlappende Intervalle nicht, wenn beide dieselben Fragen beantworten: dafür gibt es `paarvergleich`.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn n < 1, treffer > n oder das Niveau nicht zwischen 0 und 1 liegt.
    Quelle: Wilson 1927, Probable Inference, the Law of Succession, and Statistical Inference.

    >>> unten, oben = wilson_intervall(16, 20)
    >>> round(unten, 3), round(oben, 3)
    (0.584, 0.919)
    """
    n, treffer = ganze_zahl("n", n, mindestens=1), ganze_zahl("treffer", treffer)
    if treffer > n:
        raise ValueError(meldung("treffer", treffer, f"eine ganze Zahl von 0 bis n = {n}"))
    z = _z_wert(niveau)
    p = treffer / n
    w = z / (2 * n)  # so geschrieben, ist die untere Grenze bei p = 0 genau 0
    mitte, halbe_breite = p + z * w, z * sqrt(p * (1 - p) / n + w * w)
    return (mitte - halbe_breite) / (1 + 2 * z * w), min(1.0, (mitte + halbe_breite) / (1 + 2 * z * w))


def paarvergleich(a, b, wiederholungen=10_000, startwert=0):
    """Vergleicht zwei Systeme auf denselben Fragen: (Differenz, (unten, oben), p-Wert).

    Formel: Differenz = Mittelwert(b) − Mittelwert(a); unten und oben sind das 2.5- und das 97.5-Perzentil der Differenz, wenn man
    die Fragen mit Zurücklegen neu zieht; p = (h + 1) / (wiederholungen + 1), wobei h zählt, wie oft zufällig vertauschte
    Vorzeichen eine Differenz ergeben, die mindestens so weit von 0 entfernt ist wie die gemessene
    Einheit/Form: `a` und `b` gleich lange Listen, ein Messwert je Frage in derselben Reihenfolge (True und False gelten als 1 und 0),
    `wiederholungen` ganze Zahl ab 1, `startwert` ganze Zahl ab 0; derselbe Startwert ergibt dasselbe Ergebnis.
    Undefiniert: Ohne Fragen gibt es keinen Vergleich: ValueError. Gleichen sich alle Werte, ist p = 1.0.
    Nicht verwechseln mit: der Wahrscheinlichkeit, dass b besser ist. p sagt, wie oft der Zufall allein mindestens so viel Unterschied macht.
    Zwei Wilson-Intervalle nebeneinander vergleichen die Systeme nicht, denn sie wissen nicht, dass es dieselben Fragen sind.
    Fehler: TypeError oder ValueError mit Feld, Stelle und Wert bei verschieden langen oder leeren Listen und bei Werten, die keine
    endlichen Zahlen sind.
    Quelle: Efron, Tibshirani 1993, An Introduction to the Bootstrap; Smucker, Allan, Carterette 2007,
    A Comparison of Statistical Significance Tests for Information Retrieval Evaluation.

    >>> differenz, (unten, oben), p = paarvergleich([0, 0, 1, 0], [1, 1, 1, 0])
    >>> differenz
    0.5
    >>> paarvergleich([1, 0, 1], [1, 0, 1])
    (0.0, (0.0, 0.0), 1.0)
    """
    a, b = ([_messwert(f"{name}[{i}]", w) for i, w in enumerate(werte)] for name, werte in zip("ab", gleich_lang(a=a, b=b)))
    if not a:
        raise ValueError("a und b sind leer. Gebraucht wird ein Messwert je Frage, mindestens für eine Frage.")
    wiederholungen, zufall = ganze_zahl("wiederholungen", wiederholungen, mindestens=1), Random(ganze_zahl("startwert", startwert))
    differenzen = [wert_b - wert_a for wert_a, wert_b in zip(a, b)]
    ungleich = [d for d in differenzen if abs(d) > 1e-12]  # was 0 ist, bis auf Rundungsreste, ändert keine der Summen
    intervall = _bootstrap_intervall(ungleich, len(a), wiederholungen, zufall)
    return (fsum(b) - fsum(a)) / len(a), intervall, _vorzeichentest(ungleich, wiederholungen, zufall)


def _z_wert(niveau):
    """So viele Standardabweichungen um die Mitte deckt das Niveau ab."""
    anteil = reelle_zahl("niveau", niveau)
    if not 0 < anteil < 1:
        raise ValueError(meldung("niveau", niveau, "eine Zahl zwischen 0 und 1, zum Beispiel 0.95"))
    return -NormalDist().inv_cdf((1 - anteil) / 2)


def _messwert(feld, wert):
    return float(wert) if ist_bool(wert) else reelle_zahl(feld, wert)


def _bootstrap_intervall(ungleich, n, wiederholungen, zufall):
    """Die mittleren 95 % der Mittelwerte aus n neu gezogenen Fragen."""
    anzahlen = _gezogene_ungleiche(len(ungleich), n, wiederholungen, zufall)
    mittelwerte = sorted(fsum(zufall.choices(ungleich, k=anzahl)) / n if anzahl else 0.0 for anzahl in anzahlen)
    rand = wiederholungen // 40
    return mittelwerte[rand], mittelwerte[-1 - rand]


def _gezogene_ungleiche(m, n, wiederholungen, zufall):
    """Wie viele von n gezogenen Fragen zu den m mit einem Unterschied gehören (binomialverteilt), einmal je Wiederholung."""
    if m in (0, n):
        return [m] * wiederholungen
    p = m / n
    gewichte = [exp(lgamma(n + 1) - lgamma(i + 1) - lgamma(n - i + 1) + i * log(p) + (n - i) * log(1 - p)) for i in range(n + 1)]
    return zufall.choices(range(n + 1), weights=gewichte, k=wiederholungen)


def _vorzeichentest(ungleich, wiederholungen, zufall):
    """Wie oft zufällige Vorzeichen die Summe mindestens so weit von 0 wegbringen, wie sie gemessen wurde."""
    haeufigkeit = Counter(round(abs(d), 12) for d in ungleich)
    gemessen = abs(fsum(ungleich)) * (1 - 1e-9)  # gleich weit gilt als mindestens so weit, auch mit Rundungsrest
    extreme = sum(abs(_zufallssumme(haeufigkeit, zufall)) >= gemessen for _ in range(wiederholungen))
    return (extreme + 1) / (wiederholungen + 1)


def _zufallssumme(haeufigkeit, zufall):
    """Summe aller Beträge mit zufälligen Vorzeichen: Bei gleichen Beträgen zählt nur, wie viele ein Plus bekommen."""
    return fsum(betrag * (2 * zufall.getrandbits(anzahl).bit_count() - anzahl) for betrag, anzahl in haeufigkeit.items())
