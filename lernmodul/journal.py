"""Der Lernstand: eine Datei, an die jede Prüfung genau eine Zeile anhängt. Sie bleibt auf diesem Rechner."""

import csv
import errno
import io
import json
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path

try:
    from fcntl import LOCK_EX, flock
except ImportError:  # Windows und Browser; zwei Notebooks müssten dort auf die Mikrosekunde zugleich schreiben
    flock = None

VERSION = 1
ZURUECKGESETZT = "zurueckgesetzt"
STATUS = ("richtig", "falsch", "abbruch", ZURUECKGESETZT)
SPALTEN = ("zeit", "uebung", "variante", "status", "denkfehler", "sicher", "id")
ANGABE = {True: "ja", False: "nein", None: ""}
ABGESCHALTET = "Der Lernstand ist abgeschaltet (`LERNMODUL_LERNSTAND` steht auf `off`)."
GRUENDE = {
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "in diesem Ordner darf nicht geschrieben werden"),
    errno.ENOENT: "den Ordner dafür gibt es nicht",
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "auf dem Datenträger ist kein Platz mehr"),
}
UNLESBAR = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)

fehlt = {}  # warum in dieser Sitzung etwas nicht vermerkt wurde; ein dict, weil es die Reihenfolge behält


class Abgeschaltet(Exception):
    """Es gibt keine Datei, in die geschrieben werden könnte."""


@dataclass(frozen=True)
class Eintrag:
    """Eine Zeile: was wann geprüft wurde und was dabei herauskam. `id` ist gewürfelt und sagt nichts über die Person."""

    zeit: datetime
    uebung: str
    status: str
    denkfehler: tuple[str, ...] = ()
    sicher: bool | None = None
    variante: int | None = None
    id: str = ""

    def __post_init__(self):
        typen = {"sicher": (bool, type(None)), "variante": (int, type(None)), "id": (str,)}
        namen = (self.uebung, *self.denkfehler)
        if self.status not in STATUS or not all(type(name) is str and name.isidentifier() for name in namen):
            raise ValueError(f"{self.uebung} mit Status {self.status} ist kein Eintrag des Lernstands.")
        if not all(type(getattr(self, feld)) in erlaubt for feld, erlaubt in typen.items()):
            raise TypeError(f"Ein Eintrag zu {self.uebung} hat ein Feld falscher Art.")
        if self.variante is not None and self.variante < 0:
            raise ValueError(f"Ein Eintrag zu {self.uebung} nennt die Variante {self.variante}; gezählt wird ab 0.")


def pfad():
    """Die Datei des Lernstands im Arbeitsordner, aus `dozent/` heraus einen Ordner höher; None, wenn er abgeschaltet ist.

    Einheit/Form: Die Umgebungsvariable `LERNMODUL_LERNSTAND` nennt eine andere Datei oder `off`.
    """
    genannt = os.environ.get("LERNMODUL_LERNSTAND", "").strip()
    if genannt:
        return None if genannt.casefold() == "off" else Path(genannt)
    ordner = Path.cwd()
    return (ordner.parent if ordner.name == "dozent" else ordner) / "lernstand.jsonl"


def vermerke(uebung, status, denkfehler=(), sicher=None, variante=None):
    """Hängt eine Prüfung an; „offen“ ist keine. Gibt '' zurück oder beim ersten Mal einen Satz, warum es nicht ging.

    Fehler: keine. Woran das Schreiben auch scheitert, die Prüfung selbst gilt.
    """
    if status == "offen":
        return ""
    try:
        schreibe(uebung, status, denkfehler, sicher, variante)
    except Exception as fehler:
        satz = ABGESCHALTET if isinstance(fehler, Abgeschaltet) else f"{woran(fehler)} Geprüft wird trotzdem, nur `lernstand()` weiß davon nichts."
        neu = satz not in fehlt
        fehlt[satz] = True
        return satz if neu and satz != ABGESCHALTET else ""
    return ""


def woran(fehler):
    """Ein Satz, warum das Schreiben nicht ging."""
    grund = GRUENDE.get(getattr(fehler, "errno", None), f"das Betriebssystem meldet {type(fehler).__name__}")
    return f"Dein Lernstand lässt sich nicht speichern: {grund}."


def schreibe(uebung, status, denkfehler=(), sicher=None, variante=None):
    """Hängt eine Zeile an. Fehler: Abgeschaltet, OSError."""
    datei = pfad()
    if datei is None:
        raise Abgeschaltet
    zeit = datetime.now(timezone.utc)
    _haenge_an(datei, _zeile(Eintrag(zeit, uebung, status, tuple(denkfehler), sicher, variante, f"v{secrets.token_hex(8)}")))


def _zeile(eintrag):
    return json.dumps({"v": VERSION, **vars(eintrag), "zeit": _als_text(eintrag.zeit)}, ensure_ascii=True)


def _als_text(zeit):
    return zeit.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def _haenge_an(datei, zeile):
    """Ein einziger Schreibvorgang ans Ende. Nach einer abgerissenen Zeile beginnt er mit einem Umbruch, damit nur jene verdirbt."""
    griff = os.open(datei, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    try:
        _sperre(griff)
        roh = (b"" if _endet_sauber(griff) else b"\n") + zeile.encode("ascii") + b"\n"
        if os.write(griff, roh) < len(roh):
            raise OSError(errno.ENOSPC, "nur ein Teil der Zeile ließ sich schreiben")
    finally:
        os.close(griff)


def _sperre(griff):
    """Bis der Griff zu ist, schreibt niemand sonst: Risse eine fremde Zeile erst nach dem Blick aufs Dateiende ab, klebte unsere daran."""
    if flock:
        with suppress(OSError):  # manche Netzlaufwerke können keine Sperren
            flock(griff, LOCK_EX)


def _endet_sauber(griff):
    if os.lseek(griff, 0, os.SEEK_END) == 0:
        return True
    os.lseek(griff, -1, os.SEEK_END)
    return os.read(griff, 1) == b"\n"


def lies(datei):
    """(Einträge in der Reihenfolge der Datei, Zahl der unlesbaren Zeilen); liest auch einen Export und Zeilen anderer Versionen.

    Undefiniert: Gibt es die Datei nicht, sind es keine Einträge.
    Fehler: OSError, wenn sich die Datei nicht öffnen lässt.
    """
    datei = Path(datei)
    if datei.exists() and not datei.is_file():
        raise OSError(errno.EINVAL, "keine gewöhnliche Datei")  # aus einem Gerät läse man womöglich ohne Ende
    roh = datei.read_bytes() if datei.exists() else b""
    zeilen, lies_zeile = (_csv_zeilen(roh), _aus_zellen) if datei.suffix.casefold() == ".csv" else (_json_zeilen(roh), json.loads)
    eintraege = [_eintrag(zeile, lies_zeile) for zeile in zeilen]
    return [eintrag for eintrag in eintraege if eintrag], eintraege.count(None)


def _json_zeilen(roh):
    return [zeile for zeile in roh.removeprefix(b"\xef\xbb\xbf").split(b"\n") if zeile.strip()]


def _csv_zeilen(roh):
    try:
        text = roh.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = roh.decode("cp1252", errors="replace")  # so speichert ein deutsches Excel zurück
    trennzeichen = max(";,\t", key=text.partition("\n")[0].count)
    try:
        return list(csv.DictReader(io.StringIO(text.replace("\0", ""), newline=""), delimiter=trennzeichen))
    except csv.Error:
        return [{}]  # keine Tabelle: eine unlesbare Zeile


def _aus_zellen(zellen):
    angabe = {text: wert for wert, text in ANGABE.items()}
    variante = int(zellen["variante"]) if zellen["variante"] else None
    denkfehler = [schluessel for schluessel in zellen["denkfehler"].split("|") if schluessel]
    return {**zellen, "variante": variante, "denkfehler": denkfehler, "sicher": angabe[zellen["sicher"]]}


def _eintrag(zeile, lies_zeile):
    """Der Eintrag einer Zeile oder None. Ältere Zeilen haben weniger Felder, neuere vielleicht mehr; beides stört nicht."""
    try:
        satz = lies_zeile(zeile)
        zeit, uebung, status = _als_zeit(satz["zeit"]), satz["uebung"], satz["status"]
        eigene = satz.get("id") or f"{satz['zeit']} {uebung} {status}"
        return Eintrag(zeit, uebung, status, tuple(_liste(satz.get("denkfehler", []))), satz.get("sicher"), satz.get("variante"), eigene)
    except UNLESBAR:
        return None


def _liste(wert):
    if type(wert) is not list:
        raise TypeError(f"{type(wert).__name__} statt einer Liste")  # ein Text wäre eine Reihe von Buchstaben
    return wert


def _als_zeit(text):
    zeit = datetime.fromisoformat(text)
    return zeit.replace(tzinfo=timezone.utc) if zeit.tzinfo is None else zeit.astimezone(timezone.utc)


def exportiere(eintraege, ziel):
    """Schreibt Einträge als Tabelle, die deutsches Excel mit einem Doppelklick öffnet, und gibt ihren Pfad zurück.

    Fehler: FileExistsError, wenn dort schon etwas anderes als ein solcher Export steht; OSError, wenn sich nicht schreiben lässt.
    """
    ziel = Path(ziel)
    if ziel.exists() and not _ist_export(ziel):
        raise FileExistsError(f"{ziel.name} gibt es schon, und es ist kein Export des Lernstands. Nimm einen anderen Namen.")
    try:
        with ziel.open("w", encoding="utf-8-sig", newline="") as datei:
            csv.writer(datei, delimiter=";").writerows([SPALTEN, *map(_zellen, eintraege)])
    except OSError as grund:
        rat = "Prüf, ob es den Ordner gibt, ob du darin schreiben darfst und ob Excel die Datei offen hält."
        raise OSError(f"{ziel.name} lässt sich nicht schreiben ({type(grund).__name__}). {rat}") from None
    return ziel


def _ist_export(ziel):
    return ziel.is_file() and ziel.read_bytes().removeprefix(b"\xef\xbb\xbf").startswith(";".join(SPALTEN).encode("ascii"))


def _zellen(eintrag):
    variante = "" if eintrag.variante is None else eintrag.variante
    return _als_text(eintrag.zeit), eintrag.uebung, variante, eintrag.status, "|".join(eintrag.denkfehler), ANGABE[eintrag.sicher], eintrag.id
