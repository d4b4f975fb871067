"""Wo `data/` liegt: im ausgecheckten Projekt neben dem Paket, in einer Installation darin."""

import json
from pathlib import Path

_PAKET = Path(__file__).resolve().parent
_ORTE = (_PAKET.parent / "data", _PAKET / "data")


def pfad(name):
    """Der Pfad einer mitgelieferten Datei oder eines Ordners.

    Einheit/Form: `name` relativ zu `data/`, zum Beispiel "korpus/dokumente.jsonl".
    Fehler: FileNotFoundError, wenn es nichts dieses Namens gibt.
    """
    for ort in _ORTE:
        if (ort / name).exists():
            return ort / name
    raise FileNotFoundError(f"Unter data/ gibt es kein {name!r}. Ist das Projekt vollständig ausgecheckt?")


def lies_zeilen(name):
    """Die Einträge einer mitgelieferten JSON-Lines-Datei als Liste von dicts."""
    with pfad(name).open(encoding="utf-8") as datei:
        return [json.loads(zeile) for zeile in datei]
