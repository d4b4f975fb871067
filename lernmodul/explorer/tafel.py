"""Woraus eine Erkundung besteht: Regler, Vermutung und Ansicht als schlichte Werte, ohne Widgets."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Regler:
    """Eine ganze Zahl zwischen `von` und `bis`: Schieber mit Zahlenfeld daneben."""

    name: str
    text: str
    von: int
    bis: int
    schritt: int = 1


@dataclass(frozen=True)
class Schalter:
    """Ein Ja oder Nein."""

    name: str
    text: str


@dataclass(frozen=True)
class Auswahl:
    """Eine von mehreren Möglichkeiten: Paare aus sichtbarem Text und Wert."""

    name: str
    text: str
    optionen: tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Vermutung:
    """Die Frage vor dem Drehen; die Erklärung erscheint erst nach der Wahl."""

    frage: str
    richtig: str
    erklaerung: str
    antworten: tuple[str, ...] = ("steigt", "bleibt gleich", "fällt")


@dataclass(frozen=True)
class Ansicht:
    """Was zu sehen ist: die Zahlen (für Prüfungen), ein Satz und das ganze HTML samt Satz."""

    zahlen: dict
    satz: str
    html: str


@dataclass(frozen=True)
class Tafel:
    """Eine ganze Erkundung. `nachfuehren(alt, neu, name)` gleicht die übrigen Werte an, wenn sich `name` geändert hat."""

    titel: str
    start: dict
    bedienung: tuple
    ansicht: Callable[..., Ansicht]
    vermutung: Vermutung
    beispiele: dict[str, dict] = field(default_factory=dict)
    nachfuehren: Callable[[dict, dict, str], dict] | None = None
