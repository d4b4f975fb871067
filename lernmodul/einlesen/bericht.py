"""Was beim Einlesen zu sagen ist, in einer Form: Datei, Zeile, Spalte, was dort steht, was zu tun ist."""

import json
from pathlib import Path

_STELLEN_HOECHSTENS = 20
_ZEICHEN_HOECHSTENS = 60


class EinleseFehler(ValueError):
    """Eine Datei lässt sich nicht verlässlich lesen. `zeile` zählt wie ein Editor ab 1; was es nicht gibt, ist None."""

    def __init__(self, datei, steht_da, zu_tun, zeile=None, spalte=None, eintrag=None):
        super().__init__(f"{_ort(datei, zeile, spalte, eintrag)}: {steht_da}. {zu_tun}")
        self.datei, self.zeile, self.spalte, self.eintrag = datei, zeile, spalte, eintrag

    def _render_traceback_(self):
        """Was ein Notebook statt der Rückverfolgung zeigt: nur die Meldung, denn gesucht wird in der Datei."""
        return [f"{type(self).__name__}: {self}"]


class Bericht:
    """Sammelt die Hinweise zu einer Datei und weiß, in welcher Zeile gerade gelesen wird; `eintrag` zählt, wo Zeilen nichts sagen."""

    def __init__(self, pfad):
        self.pfad = Path(pfad)
        self.zeile = self.eintrag = None
        self.gelesen = self.uebergangen = 0
        self._hinweise = {}

    def fehler(self, steht_da, zu_tun, spalte=None):
        """Der Fehler zur Stelle, an der gelesen wird."""
        return EinleseFehler(self.datei, steht_da, zu_tun, self.zeile, spalte, self.eintrag)

    def verlange(self, eintraege):
        """Dieselben Einträge; gibt es keine, ist das ein Fehler."""
        if not eintraege:
            raise self.fehler("Die Datei hat keine Einträge", "Prüfe, ob sie vollständig gespeichert wurde.")
        return eintraege

    def hinweis(self, text, spalte=None):
        """Merkt einen Hinweis; derselbe Text in derselben Spalte wird ein Hinweis mit mehreren Zeilen."""
        self._hinweise.setdefault((spalte, text), []).append(self.zeile)

    def leere_zeile(self):
        self.uebergangen += 1
        self.hinweis("Leere Zeile, übergangen.")

    @property
    def datei(self):
        return sichtbar(self.pfad.name or str(self.pfad))

    @property
    def hinweise(self):
        return [f"{_ort(self.datei, aufgezaehlt(filter(None, zeilen)), spalte)}: {text}"
                for (spalte, text), zeilen in self._hinweise.items()]


class Liste(list):
    """Eine Liste mit `.hinweise` und den Zählern `.gelesen`, `.benutzt` und `.uebergangen` (Einträge der Datei)."""


class Verzeichnis(dict):
    """Ein dict mit `.hinweise` und den Zählern `.gelesen`, `.benutzt` und `.uebergangen`."""


class Paar(tuple):
    """Zwei Werte mit `.hinweise` und den Zählern `.gelesen`, `.benutzt` und `.uebergangen`."""


def mit_bericht(ergebnis, benutzt, *berichte):
    """Hängt dem Ergebnis an, was zu den Dateien zu sagen ist: gelesen = benutzt + uebergangen."""
    ergebnis.hinweise = [hinweis for bericht in berichte for hinweis in bericht.hinweise]
    ergebnis.gelesen = sum(bericht.gelesen for bericht in berichte)
    ergebnis.uebergangen = sum(bericht.uebergangen for bericht in berichte)
    ergebnis.benutzt = benutzt
    return ergebnis


def kurz(wert):
    """Was dasteht, in Anführungszeichen."""
    return f"„{sichtbar(wert)}“"


def sichtbar(wert):
    """Was dasteht, gekürzt; unsichtbare Zeichen erscheinen als Code, JSON-Werte wie in JSON."""
    text = wert if isinstance(wert, str) else json.dumps(wert, ensure_ascii=False, default=repr)
    gezeigt = "".join(z if z.isprintable() else z.encode("unicode_escape").decode("ascii") for z in text[:_ZEICHEN_HOECHSTENS])
    return gezeigt + ("…" if len(text) > _ZEICHEN_HOECHSTENS else "")


def aufgezaehlt(werte):
    verschieden = list(dict.fromkeys(werte))
    weitere = len(verschieden) - _STELLEN_HOECHSTENS
    return ", ".join(map(str, verschieden[:_STELLEN_HOECHSTENS])) + (f" und {weitere} weitere" if weitere > 0 else "")


def _ort(datei, zeile, spalte, eintrag=None):
    stellen = (("Zeile", zeile), ("Eintrag", eintrag), ("Spalte", sichtbar(spalte) if spalte else None))
    return datei + "".join(f", {name} {stelle}" for name, stelle in stellen if stelle)
