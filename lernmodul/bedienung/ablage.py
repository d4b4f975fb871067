"""Eine CSV-Datei mit einer Zeile je id: nie halb geschrieben, und fremde Zeilen und Spalten bleiben stehen."""

import csv
import os
from io import StringIO
from threading import RLock

# Eine Zelle, die so beginnt, hielte Excel für eine Formel.
FORMEL = tuple("=+-@\t\r")
_DATEISPERRE = RLock()


class Ablage:
    """Was in der Datei steht. Vor jedem Schreiben wird sie neu gelesen, und nur geänderte Zellen werden ersetzt: So geht nichts verloren,
    was inzwischen von anderswo hineinkam. Was sich nicht schreiben ließ, bleibt in `ungespeichert`. Eine Unterklasse nennt ihre `spalten`."""

    spalten = ("id",)

    def __init__(self, pfad):
        self.pfad, self.saetze, self.ungespeichert, self.fehler = pfad, {}, {}, ""
        self.sichere()

    def wert(self, id_, spalte):
        """Der Text einer Zelle, wie er eingetippt wurde; leer, wenn es die Zeile noch nicht gibt."""
        return self.ungespeichert.get((id_, spalte), self.saetze.get(id_, {}).get(spalte, ""))

    def setze(self, id_, **werte):
        """Ändert Zellen einer Zeile und speichert."""
        self.ungespeichert |= {(id_, spalte): wert for spalte, wert in werte.items()}
        self.sichere()

    def sichere(self):
        """Schreibt, was noch nicht geschrieben ist, und liest, was dasteht. Geht das nicht, steht der Grund in `fehler`."""
        with _DATEISPERRE:
            try:
                kopf, reihen = _lies(self.pfad, self.spalten)
                if self.ungespeichert:
                    _trage_ein(kopf, reihen, self.ungespeichert)
                    _schreibe(self.pfad, [kopf, *reihen])
            except (OSError, ValueError, csv.Error) as fehler:
                self.fehler = _grund(fehler)
            else:
                self.saetze, self.ungespeichert, self.fehler = _saetze(kopf, reihen), {}, ""


def _grund(fehler):
    if isinstance(fehler, OSError):
        rat = "Prüf, ob Datei und Ordner schreibgeschützt sind und ob ein anderes Programm die Datei offen hält, zum Beispiel Excel."
        return f"Das Betriebssystem lässt es nicht zu ({type(fehler).__name__}). {rat}"
    rat = "Nimm einen anderen Namen oder verschieb sie."
    return f"Die Datei gibt es schon, aber sie lässt sich nicht als CSV-Tabelle mit einer Spalte id lesen. {rat}"


def _name(spalte):
    return spalte.strip().casefold()


def _lies(pfad, spalten):
    """(Kopf, Reihen), alle gleich breit; eigene Spalten, die fehlen, kommen hinten dazu."""
    kopf, *reihen = _zellen(pfad) or [list(spalten)]
    kopf = [*kopf, *[""] * (max(map(len, reihen), default=0) - len(kopf))]
    kopf += [spalte for spalte in spalten if spalte not in map(_name, kopf)]
    return kopf, [[*reihe, *[""] * (len(kopf) - len(reihe))] for reihe in reihen if any(reihe)]


def _zellen(pfad):
    text = _entziffert(pfad.read_bytes()) if pfad.exists() else ""
    if not text.strip():
        return []
    trennzeichen = max(";,\t", key=text.lstrip("\r\n").partition("\n")[0].count)
    zellen = list(csv.reader(StringIO(text.lstrip("\r\n"), newline=""), delimiter=trennzeichen, strict=True))
    if "id" not in map(_name, zellen[0]):
        raise ValueError("keine Spalte id")
    return zellen


def _entziffert(roh):
    try:
        return roh.decode("utf-8-sig")
    except UnicodeDecodeError:
        return roh.decode("cp1252")  # so speichert ein deutsches Excel „CSV (Trennzeichen-getrennt)“


def _saetze(kopf, reihen):
    namen = list(map(_name, kopf))
    saetze = {}
    for reihe in reihen:
        satz = dict(zip(namen, map(_entschaerft, reihe)))
        saetze.setdefault(satz["id"].strip(), satz)
    return saetze


def _trage_ein(kopf, reihen, werte):
    namen = list(map(_name, kopf))
    nach_id = {}
    for reihe in reihen:
        nach_id.setdefault(_entschaerft(reihe[namen.index("id")]).strip(), reihe)
    for (id_, spalte), wert in werte.items():
        if id_ not in nach_id:
            reihen.append(nach_id.setdefault(id_, [""] * len(kopf)))
            nach_id[id_][namen.index("id")] = _harmlos(id_)
        nach_id[id_][namen.index(spalte)] = _harmlos(wert)


def _harmlos(text):
    text = text.replace("\0", "")
    return f"'{text}" if text.startswith(FORMEL) else text


def _entschaerft(zelle):
    """Der Text, wie er eingetippt wurde: ohne das Zeichen, das ihn vor Excel schützt."""
    return zelle[1:] if zelle[:1] == "'" and zelle[1:].startswith(FORMEL) else zelle


def _schreibe(pfad, zeilen):
    """Erst daneben, dann mit einem Schritt an die Stelle der alten Datei: Wer dazwischen abbricht, behält die alte."""
    if pfad.exists() and not os.access(pfad, os.W_OK):
        raise PermissionError(pfad)
    daneben = pfad.with_name(f".{pfad.name}.{os.getpid()}.neu")
    try:
        with daneben.open("w", encoding="utf-8-sig", errors="replace", newline="") as datei:
            csv.writer(datei, delimiter=";").writerows(zeilen)
        os.replace(daneben, pfad)
    finally:
        daneben.unlink(missing_ok=True)
