"""Datei → Zeilen als Text, ohne die ganze Datei zu laden: welcher Zeichensatz es ist und ob es überhaupt Text ist."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from difflib import get_close_matches
from itertools import chain

from .bericht import kurz

_BLOCK = 1 << 18
_ALS_CSV = "Speichere die Tabelle in Excel als „CSV UTF-8“ und lies diese Datei."
_NEU_ALS_CSV = "Speichere die Tabelle neu als „CSV UTF-8“."
_NEU_SPEICHERN = "Öffne die Datei im Editor, prüfe die Umlaute und speichere sie als UTF-8."
_KEIN_TEXT = {
    b"PK": ("Das ist eine Excel-Arbeitsmappe oder ein ZIP-Archiv", _ALS_CSV),
    b"\xd0\xcf\x11\xe0": ("Das ist eine alte Excel- oder Office-Datei", _ALS_CSV),
    b"%PDF": ("Das ist ein PDF", "Lies die Tabelle, aus der es entstanden ist, als CSV."),
}
_HTML = (b"<!doctype", b"<html", b"<?xml", b"<head", b"<table")
# Bytes, die kein UTF-8 sind, kommen als Ersatzzeichen aus diesem Bereich an (errors="surrogateescape").
_ROHES_BYTE = re.compile("[\udc80-\udcff]")
# Zeichen, deren Bytes in Windows-1252 mit Â, Ã, Ì, Í oder â begännen. Andere können Zufall sein: „ß“ vor einem Anführungszeichen
# oder „Ä“ vor einem Euro sind in Windows-1252 zwei Bytes, die zusammen auch gültiges UTF-8 wären.
_SICHER_UTF8 = re.compile("[\u00a0-\u00ff\u0300-\u036f\u2000-\u2fff]")
_DOPPELT_KODIERT = re.compile("Ã[\u0080-\u00bf\u0152-\u2122]|â€")


def zeilen(bericht):
    """Die Zeilen der Datei samt Zeilenende, blockweise gelesen."""
    zeichensatz = _zeichensatz(bericht, _anfang(bericht))
    return chain.from_iterable(_bloecke(bericht, zeichensatz))


def _anfang(bericht):
    try:
        if not bericht.pfad.is_file():
            raise _keine_datei(bericht)
        with bericht.pfad.open("rb") as datei:
            return datei.read(4096)
    except OSError as e:
        raise bericht.fehler(f"Das Betriebssystem lässt die Datei nicht lesen ({type(e).__name__})",
                             "Prüfe, ob du sie öffnen darfst und ob ein anderes Programm sie sperrt.") from None


def _keine_datei(bericht):
    if bericht.pfad.is_dir():
        return bericht.fehler("Das ist ein Ordner", "Gib den Pfad einer Datei darin an.")
    ordner = bericht.pfad.absolute().parent
    vorhanden = [pfad.name for pfad in ordner.iterdir()] if ordner.is_dir() else []
    aehnlich = "".join(f" Ähnlich heißt dort {kurz(name)}." for name in get_close_matches(bericht.pfad.name, vorhanden, n=1))
    return bericht.fehler(f"Diese Datei gibt es im Ordner {ordner} nicht", f"Prüfe Namen, Endung und Ordner.{aehnlich}")


def _zeichensatz(bericht, anfang):
    if not anfang.removeprefix(BOM_UTF8).strip():
        raise bericht.fehler("Die Datei ist leer", "Prüfe, ob sie vollständig gespeichert wurde.")
    if anfang.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return _utf16(bericht)
    for kennzeichen, (was, zu_tun) in _KEIN_TEXT.items():
        if anfang.startswith(kennzeichen):
            raise bericht.fehler(was, zu_tun)
    if anfang.removeprefix(BOM_UTF8).lstrip().lower().startswith(_HTML):
        raise bericht.fehler("Das ist eine Webseite (HTML oder XML)",
                             "Lade die Datei selbst herunter, nicht die Seite, die sie anzeigt.")
    return "utf-8-sig" if anfang.startswith(BOM_UTF8) else "utf-8"


def _utf16(bericht):
    if bericht.pfad.stat().st_size % 2:
        raise bericht.fehler("Die Datei ist UTF-16 mit einer ungeraden Zahl von Bytes, also beschädigt", _NEU_ALS_CSV)
    return "utf-16"


def _bloecke(bericht, zeichensatz):
    entziffern, anzahl = _Entzifferer(bericht, zeichensatz), 0
    with bericht.pfad.open(encoding=zeichensatz, errors="replace" if zeichensatz == "utf-16" else "surrogateescape", newline="") as datei:
        bericht.offen = datei
        while block := datei.readlines(_BLOCK):
            if not all(map(str.isascii, block)) or "\0" in "".join(block):
                block = [entziffern(nummer, zeile) for nummer, zeile in enumerate(block, start=anzahl + 1)]
            anzahl += len(block)
            yield block


class _Entzifferer:
    """Prüft Zeilen mit Umlauten und anderem: Ein Zeichensatz gilt für die ganze Datei, sonst wären Kennungen still verdorben."""

    def __init__(self, bericht, zeichensatz):
        self.bericht, self.utf16 = bericht, zeichensatz == "utf-16"
        self.utf8, self.windows = zeichensatz != "utf-8", False

    def __call__(self, nummer, zeile):
        zuletzt, self.bericht.zeile = self.bericht.zeile, nummer
        if "\0" in zeile or (self.utf16 and "\u0a00" in zeile):  # U+0A00 ist ein Zeilenende mit vertauschten Bytes
            raise self.bericht.fehler("Hier stehen Bytes, die kein Text sind", _NEU_ALS_CSV)
        if not zeile.isascii():
            zeile = self._mit_umlauten(zeile)
        self.bericht.zeile = zuletzt
        return zeile

    def _mit_umlauten(self, zeile):
        sicher_utf8, roh = _SICHER_UTF8.search(zeile), _ROHES_BYTE.search(zeile)
        if (roh and self.utf8) or (sicher_utf8 and (roh or self.windows)):
            raise self.bericht.fehler("Die Datei mischt Bytes aus UTF-8 mit anderen", _NEU_SPEICHERN)
        self.utf8 = self.utf8 or bool(sicher_utf8)
        if roh or self.windows:
            return self._aus_windows(zeile)
        if _DOPPELT_KODIERT.search(zeile) or "\ufffd" in zeile:
            self.bericht.hinweis(f"Umlaute sind schon in der Datei verdorben (zum Beispiel Ã¼ oder \ufffd). {_NEU_SPEICHERN}")
        return zeile

    def _aus_windows(self, zeile):
        if not self.windows:
            self.bericht.hinweis("Ab hier als Windows-1252 gelesen, denn UTF-8 ist es nicht. Prüfe, ob die Umlaute stimmen.")
        self.windows = True
        try:
            return zeile.encode("utf-8", "surrogateescape").decode("cp1252")
        except UnicodeDecodeError:
            raise self.bericht.fehler("Der Text ist weder UTF-8 noch Windows-1252", _NEU_SPEICHERN) from None
