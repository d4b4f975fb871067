"""Wie gut jedes Maß zu den Noten passt: Korrelation je Segment von K/Nₚ, mit Intervallen aus neu gezogenen Fragen.

Dieselbe Frage bei vielen K und mit vielen Suchen ist keine unabhängige Stichprobe. Gezogen werden darum Fragen, jede mit allen ihren
Messungen; auch die Zahl neben jedem Wert zählt Fragen.
"""

from dataclasses import asdict, dataclass
from itertools import product

import numpy as np

from ..metriken.grundlagen import meldung
from .korrelation import ARTEN
from .messreihe import MASSE, Messreihe

MINDESTENS = 20  # mit weniger Fragen ist ein Intervall so breit, dass der Wert nichts sagt
WIEDERHOLUNGEN = 400
# Grenzen von K/Nₚ, spiegelgleich um 1: 0.4 = 1/2.5, 0.8 = 1/1.25. Die obere Grenze gehört zum nächsten Segment.
SEGMENTE = {
    "weit unter Nₚ": (0, 0.4),
    "unter Nₚ": (0.4, 0.8),
    "etwa Nₚ": (0.8, 1.25),
    "über Nₚ": (1.25, 2.5),
    "weit über Nₚ": (2.5, np.inf),
}


@dataclass(frozen=True)
class Wert:
    """Eine Zahl mit ihrem 95-%-Intervall; None, wo es keine gibt. `vorn`: Das höchste Maß liegt nicht verlässlich darüber."""

    wert: float | None = None
    unten: float | None = None
    oben: float | None = None
    vorn: bool = False


@dataclass(frozen=True)
class Segment:
    """Ein Bereich von K/Nₚ: wie viele Fragen und Messungen, die mittlere Note und je Maß die Korrelation mit der Note."""

    name: str
    fragen: int
    messungen: int
    note: Wert
    masse: dict
    mindestens: int = MINDESTENS

    @property
    def bestes(self):
        """Das Maß mit der höchsten Korrelation; None, wenn es keine Zahlen gibt."""
        gerechnet = {mass: wert.wert for mass, wert in self.masse.items() if wert.wert is not None}
        return max(gerechnet, key=gerechnet.get, default=None)


class Auswertung:
    """Eine Messreihe, vorbereitet für beliebig viele Noten: Was nicht vom Leser abhängt, wird einmal gerechnet.

    Einheit/Form: `art` "spearman", "pearson" oder "kendall", `mindestens` die kleinste Zahl von Fragen, bei der ein Segment Zahlen zeigt,
    `wiederholungen` neu gezogene Stichproben von Fragen; derselbe Startwert zieht dieselben.
    Undefiniert: Ist ein Maß oder die Note in einem Segment überall gleich, gibt es keine Korrelation: None. Neu gezogene Stichproben,
    in denen das so ist, zählen im Intervall nicht mit.
    Fehler: ValueError bei einer unbekannten Art.
    """

    def __init__(self, reihe, art="spearman", **weiter):
        self._teile = list(_teile(reihe, art, **weiter))

    def fuer(self, noten):
        """Je Segment ein `Segment`; `noten` gehören der Reihe nach zu den Zeilen der Messreihe."""
        return [teil.fuer(np.asarray(noten)) for teil in self._teile]


def werte_aus(reihe, art="spearman", **weiter):
    """Je Segment ein `Segment` zu einer benoteten Messreihe; einmal gerechnet statt vorbereitet, sonst wie `Auswertung`."""
    return [teil.fuer(reihe["note"]) for teil in _teile(reihe, art, **weiter)]


def _teile(reihe, art, mindestens=MINDESTENS, wiederholungen=WIEDERHOLUNGEN, startwert=0):
    _pruefe(reihe)
    if art not in ARTEN:
        raise ValueError(f"art ist {art!r}. Zur Auswahl stehen: {', '.join(ARTEN)}.")
    for name, (von, bis) in SEGMENTE.items():
        dabei = (reihe["verhaeltnis"] >= von) & (reihe["verhaeltnis"] < bis)
        yield _Teil(name, dabei, reihe, ARTEN[art], mindestens, wiederholungen, startwert)


def _pruefe(reihe):
    if not isinstance(reihe, Messreihe):
        raise TypeError(meldung("reihe", reihe, "eine Messreihe, wie sie messe_suchen und aus_eintraegen liefern"))


class _Teil:
    """Die Messungen eines Segments und die Gewichte der Fragen: erst jede einmal, dann so oft, wie sie neu gezogen wurde."""

    def __init__(self, name, dabei, reihe, korreliere, mindestens, wiederholungen, startwert):
        kennungen, self.frage = np.unique(reihe["frage"][dabei], return_inverse=True)
        self.name, self.dabei, self.masse, self.fragen = name, dabei, reihe.masse, len(kennungen)
        self.mindestens = mindestens
        self.gewichte = ziehe(self.fragen, wiederholungen, startwert) if self.fragen >= mindestens else None
        if self.gewichte is not None:
            self.korrelation = korreliere([reihe[mass][dabei] for mass in reihe.masse], self.frage, self.gewichte)

    def fuer(self, noten):
        noten = noten[self.dabei]
        if self.gewichte is None:
            return Segment(self.name, self.fragen, len(noten), Wert(), {mass: Wert() for mass in self.masse}, self.mindestens)
        je_zeile = self.gewichte[:, self.frage]
        note = _mit_intervall(je_zeile @ noten / je_zeile.sum(axis=1))
        masse = dict(zip(self.masse, _verglichen(self.korrelation(noten))))
        return Segment(self.name, self.fragen, len(noten), note, masse, self.mindestens)


def ziehe(fragen, wiederholungen, startwert):
    """Gewichte der Fragen: in der ersten Zeile überall 1, in jeder weiteren die Häufigkeiten einer Stichprobe mit Zurücklegen."""
    gezogen = np.random.default_rng(startwert).multinomial(fragen, np.full(fragen, 1 / fragen), size=wiederholungen)
    return np.vstack([np.ones(fragen), gezogen])


def _mit_intervall(werte, vorn=False):
    """`werte[0]` ist der Wert, die übrigen stammen aus den neu gezogenen Stichproben."""
    if np.isnan(werte[0]):
        return Wert()
    unten, oben = np.percentile(werte[1:][~np.isnan(werte[1:])], (2.5, 97.5))
    return Wert(float(werte[0]), float(unten), float(oben), vorn)


def _verglichen(korrelationen):
    """Verglichen wird an denselben Stichproben: Nicht vorn ist ein Maß, wenn das höchste in fast allen darüber liegt."""
    hoechste = max(korrelationen, key=lambda werte: np.nan_to_num(werte[0], nan=-2))
    return [_mit_intervall(werte, (_mit_intervall(hoechste - werte).unten or 0) < 1e-9) for werte in korrelationen]


def zusammenhaenge(reihe, art="spearman", je=(), fortschritt=None, **weiter):
    """Die ganze Tabelle: eine Zeile je Segment, Gruppe und Maß.

    Einheit/Form: `reihe` eine benotete `Messreihe`; `je` die Spalten, nach denen getrennt wird, zum Beispiel ("textart", "suche");
    `weiter` wie bei `Auswertung`. Liste von dicts mit den Spalten aus `je`, `segment`, `ab` und `unter` (die Grenzen von K/Nₚ), `fragen`,
    `messungen`, `mass` und `name` (des Maßes, wie im Bild), `wert`, `unten`, `oben`, `vorn`. Hat ein Segment zu wenige Fragen,
    sind `wert`, `unten` und `oben` None.
    """
    _pruefe(reihe)
    zeilen, gruppen = [], list(product(*(np.unique(reihe[spalte]).tolist() for spalte in je)))
    for stelle, werte in enumerate(gruppen, start=1):
        gruppe = dict(zip(je, werte))
        teil = reihe.nur(**gruppe)
        for segment in werte_aus(teil, art, **weiter):
            kopf = gruppe | {"segment": segment.name} | dict(zip(("ab", "unter"), SEGMENTE[segment.name]))
            kopf |= {"fragen": segment.fragen, "messungen": segment.messungen}
            zeilen += [kopf | {"mass": mass, "name": MASSE[mass]} | asdict(wert) for mass, wert in segment.masse.items()]
        if fortschritt:
            fortschritt(stelle, len(gruppen))
    return zeilen
