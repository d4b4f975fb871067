"""Datei → Zeilen als Text: welcher Zeichensatz es ist und ob es überhaupt Text ist."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from difflib import get_close_matches
from io import BytesIO, TextIOWrapper

from .bericht import kurz

_ALS_CSV = "Speichere die Tabelle in Excel als „CSV UTF-8“ und lies diese Datei."
_NEU_ALS_CSV = "Speichere die Tabelle neu als „CSV UTF-8“."
_NEU_SPEICHERN = "Öffne die Datei im Editor, prüfe die Umlaute und speichere sie als UTF-8."
_KEIN_TEXT = {
    b"PK": ("Das ist eine Excel-Arbeitsmappe oder ein ZIP-Archiv", _ALS_CSV),
    b"\xd0\xcf\x11\xe0": ("Das ist eine alte Excel- oder Office-Datei", _ALS_CSV),
    b"%PDF": ("Das ist ein PDF", "Lies die Tabelle, aus der es entstanden ist, als CSV."),
}
_HTML = (b"<!doctype", b"<html", b"<?xml", b"<head", b"<table")
_UTF16 = (BOM_UTF16_LE, BOM_UTF16_BE)
_NULL, _KEIN_UTF16 = re.compile("\0"), re.compile("[\0\u0a00]")  # U+0A00 ist ein Zeilenende mit vertauschten Bytes
# Bytes, die kein UTF-8 sind, kommen als Ersatzzeichen aus diesem Bereich an (errors="surrogateescape").
_ROHES_BYTE = re.compile("[\udc80-\udcff]")
# Zeichen, deren Bytes in Windows-1252 mit Â, Ã, Ì, Í oder â begännen. Andere können Zufall sein: „ß“ vor einem Anführungszeichen
# oder „Ä“ vor einem Euro sind in Windows-1252 zwei Bytes, die zusammen auch gültiges UTF-8 wären.
_SICHER_UTF8 = re.compile("[\u00a0-\u00ff\u0300-\u036f\u2000-\u2fff]")
_DOPPELT_KODIERT = re.compile("Ã[\u0080-\u00bf\u0152-\u2122]|â€|\ufffd")


def zeilen(bericht):
    """Die Zeilen der Datei samt Zeilenende."""
    roh = _inhalt(bericht)
    _pruefe_anfang(bericht, roh)
    utf16 = roh.startswith(_UTF16)
    zeichensatz, ersatz = ("utf-16", "replace") if utf16 else ("utf-8-sig", "surrogateescape")
    gelesen = TextIOWrapper(BytesIO(roh), encoding=zeichensatz, errors=ersatz, newline="")
    if roh.isascii() and b"\0" not in roh:
        return gelesen
    entziffert = list(_entziffert(bericht, gelesen, _KEIN_UTF16 if utf16 else _NULL, utf16 or roh.startswith(BOM_UTF8)))
    bericht.zeile = None
    return iter(entziffert)


def _inhalt(bericht):
    try:
        if not bericht.pfad.is_file():
            raise _keine_datei(bericht)
        return bericht.pfad.read_bytes()
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


def _pruefe_anfang(bericht, roh):
    if not roh.removeprefix(BOM_UTF8).strip():
        raise bericht.fehler("Die Datei ist leer", "Prüfe, ob sie vollständig gespeichert wurde.")
    if roh.startswith(_UTF16) and len(roh) % 2:
        raise bericht.fehler("Die Datei ist UTF-16 mit einer ungeraden Zahl von Bytes, also beschädigt", _NEU_ALS_CSV)
    for kennzeichen, (was, zu_tun) in _KEIN_TEXT.items():
        if roh.startswith(kennzeichen):
            raise bericht.fehler(was, zu_tun)
    if roh[:4096].removeprefix(BOM_UTF8).lstrip().lower().startswith(_HTML):
        raise bericht.fehler("Das ist eine Webseite (HTML oder XML)",
                             "Lade die Datei selbst herunter, nicht die Seite, die sie anzeigt.")


def _entziffert(bericht, gelesen, kein_text, utf8):
    """Ein Zeichensatz gilt für die ganze Datei, sonst wären Kennungen still verdorben. `utf8`: Das hat schon ihr Anfang gesagt."""
    windows = False
    for bericht.zeile, zeile in enumerate(gelesen, start=1):
        if kein_text.search(zeile):
            raise bericht.fehler("Hier stehen Bytes, die kein Text sind", _NEU_ALS_CSV)
        sicher_utf8, roh = _SICHER_UTF8.search(zeile), _ROHES_BYTE.search(zeile)
        if (roh and utf8) or (sicher_utf8 and (roh or windows)):
            raise bericht.fehler("Die Datei mischt Bytes aus UTF-8 mit anderen", _NEU_SPEICHERN)
        if roh and not windows:
            bericht.hinweis("Ab hier als Windows-1252 gelesen, denn UTF-8 ist es nicht. Prüfe, ob die Umlaute stimmen.")
        utf8, windows = utf8 or sicher_utf8, windows or roh
        if not windows and _DOPPELT_KODIERT.search(zeile):
            bericht.hinweis(f"Umlaute sind schon in der Datei verdorben (zum Beispiel Ã¼ oder \ufffd). {_NEU_SPEICHERN}")
        yield _aus_windows(bericht, zeile) if windows else zeile


def _aus_windows(bericht, zeile):
    try:
        return zeile.encode("utf-8", "surrogateescape").decode("cp1252")
    except UnicodeDecodeError:
        raise bericht.fehler("Der Text ist weder UTF-8 noch Windows-1252", _NEU_SPEICHERN) from None
