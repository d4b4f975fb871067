"""Woraus eine Erkundung besteht: Regler, Vermutung und Ansicht als schlichte Werte, ohne Widgets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import index


@dataclass(frozen=True)
class Regler:
    """Eine ganze Zahl zwischen `von` und `bis`: Schieber mit Zahlenfeld daneben."""

    name: str
    text: str
    von: int
    bis: int
    schritt: int = 1

    def geprueft(self, wert):
        """Gibt `wert` als ganze Zahl zurück oder sagt, was erlaubt ist."""
        erlaubt = f"Erlaubt sind ganze Zahlen von {self.von} bis {self.bis}."
        if isinstance(wert, bool) or not hasattr(wert, "__index__"):
            raise TypeError(f"{self.name} ist {wert!r} ({type(wert).__name__}). {erlaubt}")
        if not self.von <= wert <= self.bis:
            raise ValueError(f"{self.name} ist {wert}. {erlaubt}")
        return index(wert)


@dataclass(frozen=True)
class Schalter:
    """Ein Ja oder Nein."""

    name: str
    text: str

    def geprueft(self, wert):
        """Gibt `wert` zurück, wenn er True oder False ist."""
        if not isinstance(wert, bool):
            raise TypeError(f"{self.name} ist {wert!r} ({type(wert).__name__}). Erlaubt sind True und False.")
        return wert


@dataclass(frozen=True)
class Auswahl:
    """Eine von mehreren Möglichkeiten: Paare aus sichtbarem Text und Wert."""

    name: str
    text: str
    optionen: tuple[tuple[str, object], ...]

    def geprueft(self, wert):
        """Gibt `wert` zurück, wenn er zur Auswahl steht."""
        erlaubt = [moeglich for _, moeglich in self.optionen]
        if wert not in erlaubt:
            raise ValueError(f"{self.name} ist {wert!r}. Zur Auswahl stehen: {', '.join(map(repr, erlaubt))}.")
        return wert


@dataclass(frozen=True)
class Vermutung:
    """Die Frage vor dem Drehen; die Erklärung erscheint erst nach der Wahl, davor der Satz, der zur falschen Antwort gehört."""

    frage: str
    richtig: str
    erklaerung: str
    antworten: tuple[str, ...] = ("steigt", "bleibt gleich", "fällt")
    irrtuemer: dict[str, str] = field(default_factory=dict)

    def __post_init__(self):
        for name, antworten in {"richtig": [self.richtig], "irrtuemer": self.irrtuemer}.items():
            for antwort in antworten:
                if antwort not in self.antworten:
                    raise ValueError(f"{name} nennt {antwort!r}, das steht aber nicht unter den Antworten {self.antworten}.")

    def aufloesung(self, antwort):
        """Das Urteil und, was dazu zu sagen ist."""
        if antwort == self.richtig:
            return f"Stimmt: {antwort}.", self.erklaerung
        return f"Vermutet: {antwort}. Richtig: {self.richtig}.", f"{self.irrtuemer.get(antwort, '')} {self.erklaerung}".strip()


@dataclass(frozen=True)
class Ansicht:
    """Was zu sehen ist: die Zahlen (für Prüfungen), ein Satz und das ganze HTML samt Satz."""

    zahlen: dict
    satz: str
    html: str


@dataclass(frozen=True)
class Tafel:
    """Eine ganze Erkundung. `nachfuehren(alt, neu, name)` gleicht die übrigen Werte an, wenn sich `name` geändert hat.

    `start` nennt für jeden Teil der `bedienung` genau einen Wert, jedes der `beispiele` beliebig viele davon.
    Fehler: TypeError bei unbekanntem oder fehlendem Namen und bei falschem Typ, ValueError außerhalb des Erlaubten.
    """

    titel: str
    start: dict
    bedienung: tuple
    ansicht: Callable[..., Ansicht]
    vermutung: Vermutung
    beispiele: dict[str, dict] = field(default_factory=dict)
    nachfuehren: Callable[[dict, dict, str], dict] | None = None

    def __post_init__(self):
        fehlt = [teil.name for teil in self.bedienung if teil.name not in self.start]
        if fehlt:
            raise TypeError(f"Es fehlt ein Startwert für: {', '.join(fehlt)}.")
        object.__setattr__(self, "start", self.geprueft(self.start))
        object.__setattr__(self, "beispiele", {name: self.geprueft(werte) for name, werte in self.beispiele.items()})

    def geprueft(self, werte):
        """Prüft jeden Wert auf Name, Typ und Bereich und gibt sie als neues Wörterbuch zurück."""
        teile = {teil.name: teil for teil in self.bedienung}
        fremd = [name for name in werte if name not in teile]
        if fremd:
            raise TypeError(f"Unbekannt: {', '.join(fremd)}. Einstellen lässt sich: {', '.join(teile)}.")
        return {name: teile[name].geprueft(wert) for name, wert in werte.items()}
