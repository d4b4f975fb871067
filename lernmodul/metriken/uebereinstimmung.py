"""Wie sicher ein gemessenes Krippendorffs Alpha ist."""

from random import Random

from lernmodul.metriken.grundlagen import ganze_zahl
from lernmodul.metriken.unsicherheit import krippendorff_alpha


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
    gezogen = (_alpha(zufall.choices(faelle, k=len(faelle)), skala) for _ in range(wiederholungen))
    werte = sorted(alpha for alpha in gezogen if alpha is not None)
    if not werte:
        raise ValueError("In keiner Ziehung gab es verschiedene Urteile. Gebraucht werden mehr Fälle oder mehr Wiederholungen.")
    rand = len(werte) // 40
    return werte[rand], werte[-1 - rand]


def _alpha(faelle, skala):
    if len({urteil for fall in faelle for urteil in fall if urteil is not None}) < 2:
        return None
    return krippendorff_alpha(list(zip(*faelle)), skala)
