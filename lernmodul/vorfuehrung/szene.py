"""Woraus eine Szene besteht. Die Wahrheit wird gerechnet, nie getippt; hier steht auch, wie man sie aus Zahlen macht."""

from dataclasses import dataclass, field
from math import isclose

KOMMA = str.maketrans(".-", ",\N{MINUS SIGN}")
AUFRUNDEN = 1 + 1e-12  # format rundet eine 5 am Ende sonst zur geraden Ziffer
RICHTUNGEN = ("steigt", "bleibt gleich", "fällt")


@dataclass(frozen=True)
class Szene:
    """Erst die Frage, dann die Stimmen, dann die Auflösung und eine Erkundung mit passenden Startwerten.

    Mit `antworten` wird gewählt, und `wahrheit` ist eine davon; ohne wird geschätzt, und `wahrheit` ist eine Zahl zwischen `von` und `bis`.
    `einheit` ist "%" für Anteile von 0 bis 1, sonst das Wort hinter der Zahl, `einzahl` dasselbe hinter einer 1. Die `erklaerung` hat höchstens drei Sätze,
    `nachgefragt` ist die nächste Frage an die Gruppe und `worauf` steht, was darauf zu sagen ist; das sieht nur die Kursleitung.
    Fehler: ValueError, wenn die Wahrheit nicht zu den Antworten oder in den Bereich passt.
    """

    titel: str
    frage: str
    wahrheit: str | float
    erklaerung: str
    nachgefragt: str
    erkunde: str
    start: dict = field(default_factory=dict)
    antworten: tuple[str, ...] = ()
    einheit: str = "%"
    einzahl: str = ""
    von: float = 0
    bis: float = 1
    worauf: str = ""

    def __post_init__(self):
        if self.antworten and self.wahrheit not in self.antworten:
            raise ValueError(f"wahrheit ist {self.wahrheit!r}, steht aber nicht unter den Antworten {self.antworten}.")
        if not self.antworten and not self.von <= self.wahrheit <= self.bis:
            raise ValueError(f"wahrheit ist {self.wahrheit}, liegt aber nicht zwischen {self.von} und {self.bis}.")

    @property
    def art(self):
        """„wahl“ oder „zahl“."""
        return "wahl" if self.antworten else "zahl"

    def schreibe(self, wert):
        """Eine Zahl dieser Szene, wie man sie vorliest.

        >>> Szene("", "", 75, "", "", "", einheit="Dokumente", bis=200).schreibe(80)
        '80 Dokumente'
        """
        if self.einheit == "%":
            return prozent(wert)
        ziffern = zahl(wert, 3 if self.bis <= 1 else 1)
        return f"{ziffern} {self.einzahl or self.einheit if ziffern == '1' else self.einheit}".strip()


def zahl(wert, stellen=2):
    """Mit Komma und ohne Nullen am Ende; eine 5 wird aufgerundet, wie man es in der Schule lernt.

    >>> zahl(78.0), zahl(0.4583), zahl(-0.4), zahl(0.0625, 3)
    ('78', '0,46', '−0,4', '0,063')
    """
    return f"{float(wert) * AUFRUNDEN:.{stellen}f}".rstrip("0").rstrip(".").translate(KOMMA)


def prozent(anteil):
    """Ein Anteil in Prozent, höchstens eine Nachkommastelle.

    >>> print(prozent(0.95), "und", prozent(1 / 12).split())
    95 % und ['8,3', '%']
    """
    return f"{zahl(100 * anteil, 1)}\N{NO-BREAK SPACE}%"


def richtung(vorher, nachher):
    """Eine der drei `RICHTUNGEN`; Rundungsreste zählen nicht.

    >>> richtung(0.5, 0.4), richtung(0.1 + 0.2, 0.3)
    ('fällt', 'bleibt gleich')
    """
    if isclose(vorher, nachher, abs_tol=1e-12):
        return "bleibt gleich"
    return "steigt" if nachher > vorher else "fällt"


def groesster(werte, gleich="beide gleich viel"):
    """Der Name mit dem größten Wert, oder `gleich`, wenn mehrere ihn haben.

    >>> groesster({"A": 1, "B": 2}), groesster({"A": 1, "B": 1})
    ('B', 'beide gleich viel')
    """
    vorn = [name for name, wert in werte.items() if isclose(wert, max(werte.values()), abs_tol=1e-12)]
    return vorn[0] if len(vorn) == 1 else gleich
