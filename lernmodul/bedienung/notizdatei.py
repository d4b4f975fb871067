"""Die CSV-Datei mit den Notizen zu Antworten."""

from ..golden_set import OHNE_FEHLER
from .ablage import Ablage

BEOBACHTUNGEN = ("quelle_gefunden", "beleg_stimmt", "vollstaendig", "ablehnung_passt")
SPALTEN = ("id", "frage", "antwort", *BEOBACHTUNGEN, "kategorie", "notiz")
JA, NEIN = ("ja", "wahr", "true", "1"), ("nein", "falsch", "false", "0")


class Notizablage(Ablage):
    """Vier Beobachtungen, eine Kategorie und eine Notiz je Antwort."""

    def __init__(self, pfad):
        super().__init__(pfad, SPALTEN)

    def beobachtung(self, id_):
        """Die vier Beobachtungen als „ja“, „nein“ oder leer."""
        werte = {spalte: self.wert(id_, spalte).strip().casefold() for spalte in BEOBACHTUNGEN}
        return {spalte: "ja" if wert in JA else "nein" if wert in NEIN else "" for spalte, wert in werte.items()}

    def fertig(self, id_):
        """Ob alle vier Beobachtungen und die Kategorie dastehen."""
        return "" not in self.beobachtung(id_).values() and bool(self.wert(id_, "kategorie").strip())

    def kategorien(self, ausser):
        """Die vergebenen Kategorien aller anderen Antworten, in der Reihenfolge der Datei."""
        ids = dict.fromkeys([*self.saetze, *(id_ for id_, _ in self.ungespeichert)])
        vergeben = dict.fromkeys(self.wert(id_, "kategorie").strip() for id_ in ids if id_ != ausser)
        return [name for name in vergeben if name not in ("", OHNE_FEHLER)]
