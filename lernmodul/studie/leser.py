"""Der simulierte Leser: Er bekommt die ersten K Passagen, beantwortet daraus die Frage und bekommt dafür eine Note von 1 bis 5."""

from dataclasses import dataclass, fields

import numpy as np

from ..metriken.grundlagen import meldung, reelle_zahl, reihe

ENDE = -1  # so steht es in den Stufen, wo die Liste kürzer ist als die anderen


@dataclass(frozen=True)
class Leser:
    """Ein Modell, kein Mensch. 5 ist die beste Note, 1 die schlechteste.

    Formel: Note = 1 + 4 · Abdeckung · (1 − ablenkung)^Störung + rauschen · Zufall, gerundet und auf 1 bis 5 begrenzt.
    Jede Passage wird mit der Aufmerksamkeit Rang^(−position) gelesen. Eine Passage der Stufe 2 bringt einen Fakt, eine der Stufe 1
    einen halben. Abdeckung ist der Anteil der gelesenen an den gebrauchten Fakten, höchstens 1; Störung ist die Aufmerksamkeit für
    die irrelevanten Passagen, zusammengezählt. Zufall ist standardnormalverteilt.
    Einheit/Form: `bedarf` Fakten für eine volle Antwort; gibt es im Korpus weniger, genügen diese. `ablenkung` ist der Anteil der Güte,
    den eine irrelevante Passage auf Rang 1 kostet, `position` 0: Jeder Rang zählt gleich, 1: Rang 4 zählt ein Viertel,
    `rauschen` in Notenstufen.
    Nicht verwechseln mit: einem Sprachmodell. Alle vier Werte sind gesetzt und nicht gemessen.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Angabe keine Zahl ab 0 ist, `bedarf` 0 ist oder `ablenkung` über 1 liegt.

    >>> Leser(bedarf=2, ablenkung=0.5, position=0, rauschen=0).note([2, 0], fakten=3)  # 1 + 4 · (1/2) · 0.5
    2
    """

    bedarf: float = 4
    ablenkung: float = 0.03
    position: float = 0.2
    rauschen: float = 0.5

    def __post_init__(self):
        for feld in fields(self):
            reelle_zahl(feld.name, getattr(self, feld.name), mindestens=0)
        if self.bedarf == 0:
            raise ValueError(meldung("bedarf", self.bedarf, "eine Zahl über 0"))
        if self.ablenkung > 1:
            raise ValueError(meldung("ablenkung", self.ablenkung, "ein Anteil von 0 bis 1; 3 Prozent sind 0.03"))

    def guete(self, stufen, fakten):
        """Abdeckung mal Rest nach der Ablenkung, von 0 bis 1; `stufen` je Rang 2, 1 oder 0, am Ende der Liste −1."""
        stufen = np.asarray(stufen)
        aufmerksamkeit = np.arange(1.0, stufen.shape[-1] + 1) ** -self.position
        gelesen, stoerung = np.maximum(stufen, 0) @ aufmerksamkeit / 2, (stufen == 0) @ aufmerksamkeit
        return np.minimum(1, gelesen / np.minimum(self.bedarf, fakten)) * (1 - self.ablenkung) ** stoerung

    def noten(self, stufen, fakten, zufall=0.0):
        """Die Noten vieler Listen auf einmal, eine je Zeile von `stufen`."""
        return np.clip(np.rint(1 + 4 * self.guete(stufen, fakten) + self.rauschen * zufall), 1, 5).astype(int)

    def note(self, stufen, fakten):
        """Die Note einer einzigen Liste, ohne Zufall; `stufen` je Rang 2, 1 oder 0, `fakten` so viele, wie es im Korpus gibt.

        Fehler: TypeError oder ValueError mit Stelle und Wert, wenn `stufen` keine solche Liste oder `fakten` keine Zahl über 0 ist.
        """
        for stelle, stufe in enumerate(stufen := reihe("stufen", stufen)):
            if stufe not in (0, 1, 2, ENDE):
                raise ValueError(meldung(f"stufen[{stelle}]", stufe, "2 („beantwortet“), 1 („hilft“) oder 0 (irrelevant)"))
        if reelle_zahl("fakten", fakten, mindestens=0) == 0:
            raise ValueError(meldung("fakten", fakten, "eine Zahl über 0"))
        return int(self.noten([stufen], fakten)[0])


def als_leser(wert):
    """Der Wert selbst, wenn er ein Leser ist und nicht etwa die Klasse."""
    if not isinstance(wert, Leser):
        raise TypeError(meldung("leser", wert, "ein Leser mit Klammern, zum Beispiel Leser()"))
    return wert
