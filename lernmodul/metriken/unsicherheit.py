"""Wie viel man einer gemessenen Zahl glauben darf."""

from collections import Counter
from itertools import accumulate, chain, permutations
from math import comb, exp, fsum, lgamma, log, sqrt
from numbers import Real
from random import Random
from statistics import NormalDist

from lernmodul.metriken.grundlagen import ganze_zahl, gleich_lang, liste, meldung, messwert, reelle_zahl, zeige

_SKALEN = ("intervall", "ordinal", "nominal")


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
    die Fragen mit Zurücklegen neu zieht; p ist die Wahrscheinlichkeit, dass zufällige Vorzeichen eine Differenz ergeben, die mindestens
    so weit von 0 entfernt ist wie die gemessene. Sind alle Unterschiede gleich groß, wie bei 0 und 1, wird sie genau berechnet, sonst gewürfelt:
    p = (h + 1) / (wiederholungen + 1), wenn das h-mal vorkam
    Einheit/Form: `a` und `b` gleich lange Listen, ein Messwert je Frage in derselben Reihenfolge (True und False gelten als 1 und 0),
    `wiederholungen` ganze Zahl ab 1, `startwert` ganze Zahl ab 0; derselbe Startwert ergibt dasselbe Ergebnis.
    Undefiniert: Ohne Fragen gibt es keinen Vergleich: ValueError. Gleichen sich alle Werte, ist p = 1.0.
    Nicht verwechseln mit: der Wahrscheinlichkeit, dass b besser ist. p sagt, wie oft der Zufall allein mindestens so viel Unterschied macht.
    Zwei Wilson-Intervalle nebeneinander vergleichen die Systeme nicht, denn sie wissen nicht, dass es dieselben Fragen sind.
    Fehler: TypeError oder ValueError mit Feld, Stelle und Wert bei verschieden langen oder leeren Listen und bei Werten, die keine
    endlichen Zahlen sind.
    Quelle: Efron, Tibshirani 1993, An Introduction to the Bootstrap; Smucker, Allan, Carterette 2007,
    A Comparison of Statistical Significance Tests for Information Retrieval Evaluation.

    >>> differenz, (unten, oben), p = paarvergleich([0, 0, 1, 0], [1, 1, 1, 0])  # B gewinnt zwei Fragen, A keine: 2 · (1/2)²
    >>> differenz, p
    (0.5, 0.5)
    >>> paarvergleich([1, 0, 1], [1, 0, 1])
    (0.0, (0.0, 0.0), 1.0)
    """
    a, b = ([messwert(f"{name}[{i}]", w) for i, w in enumerate(werte)] for name, werte in zip("ab", gleich_lang(a=a, b=b)))
    if not a:
        raise ValueError("a und b sind leer. Gebraucht wird ein Messwert je Frage, mindestens für eine Frage.")
    wiederholungen, zufall = ganze_zahl("wiederholungen", wiederholungen, mindestens=1), Random(ganze_zahl("startwert", startwert))
    differenzen = [wert_b - wert_a for wert_a, wert_b in zip(a, b)]
    ungleich = [d for d in differenzen if abs(d) > 1e-12]  # was 0 ist, bis auf Rundungsreste, ändert keine der Summen
    intervall = _bootstrap_intervall(ungleich, len(a), wiederholungen, zufall)
    return (fsum(b) - fsum(a)) / len(a), intervall, _vorzeichentest(ungleich, wiederholungen, zufall)


def krippendorff_alpha(urteile, skala="intervall"):
    """Wie gut mehrere Bewerter übereinstimmen, bereinigt um das, was der Zufall an Übereinstimmung brächte.

    Formel: Krippendorffs Alpha = 1 − beobachtete / zufällige Uneinigkeit. Uneinigkeit ist der mittlere quadrierte Abstand zweier Urteile,
    beobachtet im selben Fall, zufällig über alle Urteile hinweg; jeder Fall mit u Urteilen zählt u-mal. Abstand ist die Differenz
    ("intervall"), die Differenz der mittleren Ränge ("ordinal") oder 0 für gleich und 1 für verschieden ("nominal").
    Einheit/Form: `urteile` eine Liste mit einer Zeile je Bewerter und einem Urteil je Fall, None für ein fehlendes; Zahlen, bei
    "nominal" beliebige hashbare Werte. Zahl bis 1: 1 ist einig, 0 wie ausgewürfelt, darunter systematisch uneinig.
    Undefiniert: Hat kein Fall zwei Urteile oder sind alle vergleichbaren Urteile gleich, ist die zufällige Uneinigkeit 0: ValueError.
    Nicht verwechseln mit: dem Anteil gleicher Urteile, der bei lauter Einsen und einem Ausreißer hoch ist, obwohl niemand etwas
    unterscheidet, und mit dem Gewicht α in F und T. Fälle mit nur einem Urteil zählen nirgends mit.
    Fehler: TypeError oder ValueError mit Stelle und Wert, wenn die Zeilen verschieden lang sind, ein Urteil keine Zahl (NaN ist keine;
    fehlende sind None) oder `skala` unbekannt ist.
    Quelle: Krippendorff 2011, Computing Krippendorff's Alpha-Reliability.

    >>> krippendorff_alpha([[1, 2], [2, 1]])  # 1 − (4 − 1) · 4 / 8
    -0.5
    >>> krippendorff_alpha([["ja", "nein", None], ["ja", "nein", "ja"]], skala="nominal")
    1.0
    """
    faelle = _mehrfach_beurteilte(urteile, skala)
    haeufigkeit = Counter(chain.from_iterable(faelle))
    if len(haeufigkeit) < 2:
        raise ValueError(_ohne_alpha(haeufigkeit))
    abstand = _abstand(skala, haeufigkeit)
    beobachtet = fsum(abstand(a, b) / (len(fall) - 1) for fall in faelle for a, b in permutations(fall, 2))
    zufaellig = fsum(abstand(a, b) * haeufigkeit[a] * haeufigkeit[b] for a, b in permutations(haeufigkeit, 2))
    return 1 - (haeufigkeit.total() - 1) * beobachtet / zufaellig


def alpha_intervall(urteile, skala="intervall", wiederholungen=2000, startwert=0):
    """Das 95-%-Intervall zu Krippendorffs Alpha, aus neu gezogenen Fällen.

    Formel: das 2.5- und das 97.5-Perzentil von Krippendorffs Alpha, wenn man die Fälle mit Zurücklegen neu zieht
    Einheit/Form: `urteile` und `skala` wie bei `krippendorff_alpha`, `wiederholungen` ganze Zahl ab 1, `startwert` ganze Zahl ab 0;
    derselbe Startwert ergibt dasselbe Intervall. Paar (unten, oben). Gezogen werden nur Fälle mit mindestens zwei Urteilen.
    Undefiniert: Sind in einer Ziehung alle Urteile gleich, gibt es kein Alpha; sie zählt nicht mit. Mit weniger als zwei solchen Fällen
    oder lauter gleichen Urteilen gibt es kein Intervall: ValueError.
    Nicht verwechseln mit: der Frage, wie gut die Bewerter sind. Bei zehn Fällen ist das Intervall breit und eher noch zu schmal;
    es sagt nur, was andere Fälle derselben Art ergeben hätten.
    Fehler: wie bei `krippendorff_alpha`, dazu TypeError oder ValueError, wenn `wiederholungen` oder `startwert` keine solche Zahl ist.
    Quelle: Efron, Tibshirani 1993, An Introduction to the Bootstrap (einfaches Perzentil-Intervall, nicht das Verfahren von Krippendorff).

    >>> alpha_intervall([[1, 2, 3, 4], [1, 2, 3, 4]])  # einig in jedem Fall: in jeder Ziehung 1
    (1.0, 1.0)
    """
    krippendorff_alpha(urteile, skala)
    faelle = [fall for fall in zip(*urteile) if sum(urteil is not None for urteil in fall) > 1]
    wiederholungen, zufall = ganze_zahl("wiederholungen", wiederholungen, mindestens=1), Random(ganze_zahl("startwert", startwert))
    if len(faelle) < 2:
        raise ValueError("Nur ein Fall hat zwei Urteile. Für ein Intervall braucht es mindestens zwei solche Fälle.")
    gezogen = (_alpha_oder_none(zufall.choices(faelle, k=len(faelle)), skala) for _ in range(wiederholungen))
    werte = sorted(alpha for alpha in gezogen if alpha is not None)
    if not werte:
        raise ValueError("In keiner Ziehung gab es verschiedene Urteile. Gebraucht werden mehr Fälle oder mehr Wiederholungen.")
    rand = len(werte) // 40
    return werte[rand], werte[-1 - rand]


def _mehrfach_beurteilte(urteile, skala):
    """Die Urteile je Fall, nur von Fällen, die mindestens zwei beurteilt haben."""
    if skala not in _SKALEN:
        raise ValueError(meldung("skala", skala, '"intervall", "ordinal" oder "nominal"'))
    zeilen = liste("urteile", urteile, "eine Liste mit einer Zeile je Bewerter")
    spalten = zip(*gleich_lang(**{f"urteile[{i}]": zeile for i, zeile in enumerate(zeilen)}))
    faelle = ([_urteil(f"urteile[{i}][{j}]", w, skala) for i, w in enumerate(s) if w is not None] for j, s in enumerate(spalten))
    return [fall for fall in faelle if len(fall) > 1]


def _urteil(feld, wert, skala):
    if isinstance(wert, Real) and wert != wert:
        raise ValueError(meldung(feld, wert, "ein Urteil, oder None, wenn es fehlt"))
    if skala != "nominal":
        return messwert(feld, wert)
    try:
        hash(wert)
    except TypeError:
        raise TypeError(meldung(feld, wert, "ein Text, eine Zahl oder ein anderer hashbarer Wert")) from None
    return wert


def _ohne_alpha(haeufigkeit):
    if not haeufigkeit:
        return "Kein Fall hat zwei Urteile. Krippendorffs Alpha vergleicht Urteile zum selben Fall und braucht mindestens einen solchen."
    return (f"Alle vergleichbaren Urteile sind {zeige(*haeufigkeit)}. Ohne verschiedene Urteile ist Krippendorffs Alpha nicht definiert: "
            "Ob die Bewerter etwas unterscheiden, zeigt sich erst, wenn verschiedene Urteile vorkommen.")


def _abstand(skala, haeufigkeit):
    """Quadrierter Abstand zweier Urteile; auf der Ordinalskala liegt jedes Urteil in der Mitte der Plätze, die es einnimmt."""
    if skala == "nominal":
        return lambda a, b: a != b
    if skala == "intervall":
        return lambda a, b: (a - b) ** 2
    werte = sorted(haeufigkeit)
    mitten = {wert: ende - haeufigkeit[wert] / 2 for wert, ende in zip(werte, accumulate(haeufigkeit[wert] for wert in werte))}
    return lambda a, b: (mitten[a] - mitten[b]) ** 2


def _z_wert(niveau):
    """So viele Standardabweichungen um die Mitte deckt das Niveau ab."""
    anteil = reelle_zahl("niveau", niveau)
    if not 0 < anteil < 1:
        raise ValueError(meldung("niveau", niveau, "eine Zahl zwischen 0 und 1, zum Beispiel 0.95"))
    return -NormalDist().inv_cdf((1 - anteil) / 2)


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
    if len(haeufigkeit) < 2:
        return _muenzwurf(len(ungleich), abs(sum(1 if d > 0 else -1 for d in ungleich)))
    gemessen = abs(fsum(ungleich)) * (1 - 1e-9)  # gleich weit gilt als mindestens so weit, auch mit Rundungsrest
    extreme = sum(abs(_zufallssumme(haeufigkeit, zufall)) >= gemessen for _ in range(wiederholungen))
    return (extreme + 1) / (wiederholungen + 1)


def _muenzwurf(anzahl, vorsprung):
    """Wahrscheinlichkeit, dass bei so vielen fairen Münzen die eine Seite mindestens um diesen Vorsprung vorn liegt, egal welche."""
    return sum(comb(anzahl, kopf) for kopf in range(anzahl + 1) if abs(2 * kopf - anzahl) >= vorsprung) / 2**anzahl


def _zufallssumme(haeufigkeit, zufall):
    """Summe aller Beträge mit zufälligen Vorzeichen: Bei gleichen Beträgen zählt nur, wie viele ein Plus bekommen."""
    return fsum(betrag * (2 * zufall.getrandbits(anzahl).bit_count() - anzahl) for betrag, anzahl in haeufigkeit.items())


def _alpha_oder_none(faelle, skala):
    if len({urteil for fall in faelle for urteil in fall if urteil is not None}) < 2:
        return None
    return krippendorff_alpha(list(zip(*faelle)), skala)
