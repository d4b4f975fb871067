"""Eine neue Fassung des Kurses: deine Antworten, Notizen und der Lernstand ziehen um, überschrieben wird nichts."""

import json
import os
import re

from .ordner import Abbruch, lektionen, mit_notebooks
from .zellen import ANFANG, codezellen, ist_beschrieben, tags, text, uebung_von

LERNSTAND = "lernstand.jsonl"
UNSERE_KENNUNG = re.compile(r"z\d\d-")  # neue Zellen bekommen von JupyterLab und VS Code eine andere
BLEIBT = "steht weiter im alten Ordner"


def uebernimm(alt, neu, melde=print):
    """Holt aus dem Ordner der alten Fassung, was jemand selbst geschrieben hat; gibt zurück, ob nichts liegen blieb.

    Fehler: Abbruch, wenn im alten Ordner keine Lektion liegt oder beide derselbe sind.
    """
    ordner = mit_notebooks(alt)
    if ordner is None:
        raise Abbruch(f"In {alt} liegt keine Lektion (00_start.ipynb und so weiter). Gemeint ist der Ordner der alten Fassung.")
    if ordner.resolve() == neu.resolve():
        raise Abbruch(f"{alt} ist die Fassung, in der du gerade bist. Ruf den Befehl in der neuen auf und nenn die alte.")
    saetze = [satz for pfad in lektionen(ordner) for satz in _notebook(pfad, neu / pfad.name)]
    saetze += [*_lernstand(ordner, neu), *_dateien(ordner, neu)]
    for gut, satz in saetze or [(True, "Im alten Ordner steht nichts Eigenes; zu übernehmen gibt es nichts.")]:
        melde(satz if gut else f"Achtung, {satz}")
    return all(gut for gut, _ in saetze)


def _lies(pfad):
    """Das Notebook als JSON, oder None, wenn es keines ist."""
    try:
        notebook = json.loads(pfad.read_text(encoding="utf-8"))
        return notebook if all(isinstance(zelle["metadata"], dict) and "source" in zelle for zelle in notebook["cells"]) else None
    except (ValueError, KeyError, TypeError, OSError):
        return None


def _notebook(alter_pfad, neuer_pfad):
    """Paare aus (geglückt, Satz) zu allem, was in diesem Notebook eigenes steht."""
    alt, neu = _lies(alter_pfad), _lies(neuer_pfad) if neuer_pfad.exists() else {"cells": []}
    for pfad, notebook in ((alter_pfad, alt), (neuer_pfad, neu)):
        if notebook is None:
            return [(False, f"{pfad} ist kein lesbares Notebook (etwa ein Mischkonflikt); ausgelassen. Öffne es in einem Texteditor und kopier die Antworten von Hand.")]
    saetze = [*_antworten(alt, neu), *_eigene_zellen(alt, neu)]
    if any(gut for gut, _ in saetze):
        _ersetze(neuer_pfad, (json.dumps(neu, ensure_ascii=False, indent=1) + "\n").encode("utf-8"))
    return [(gut, f"{alter_pfad.stem}: {satz}") for gut, satz in saetze]


def _antworten(alt, neu):
    plaetze = {_name(zelle): zelle for zelle in codezellen(neu) if ANFANG in zelle["metadata"]}
    for zelle in codezellen(alt):
        if ANFANG in zelle["metadata"] and ist_beschrieben(zelle):
            platz, name = plaetze.get(_name(zelle)), uebung_von(zelle) or text(zelle).partition(" ")[0]
            if platz is None:
                yield False, f"{name} gibt es in der neuen Fassung nicht. Deine Antwort {BLEIBT}."
            elif not ist_beschrieben(platz):
                _setze_ein(neu, platz, zelle)
                yield True, f"{name} übernommen."
            elif text(platz).strip() != text(zelle).strip():
                yield False, f"{name} hast du in der neuen Fassung schon anders beantwortet. Die alte Antwort {BLEIBT}."


def _name(zelle):
    return uebung_von(zelle) or zelle.get("id")


def _setze_ein(neu, platz, zelle):
    platz["source"] = zelle["source"]
    for veraltet in codezellen(neu):
        if veraltet is platz or (uebung_von(platz) and uebung_von(veraltet) == uebung_von(platz)):
            veraltet["outputs"], veraltet["execution_count"] = [], None


def _eigene_zellen(alt, neu):
    """Zellen, die jemand dazugeschrieben hat, kommen hinter dieselbe Zelle wie vorher."""
    eigene, davor = 0, None
    da, texte = {zelle.get("id") for zelle in neu["cells"]}, {text(zelle) for zelle in neu["cells"]}
    for zelle in alt["cells"]:
        if neu["cells"] and _ist_eigene(zelle) and zelle["id"] not in da and text(zelle) not in texte:
            stelle = next((i for i, andere in enumerate(neu["cells"], 1) if andere.get("id") == davor), len(neu["cells"]))
            neu["cells"].insert(stelle, zelle)
            eigene, davor = eigene + 1, zelle["id"]
        elif zelle.get("id") in da:
            davor = zelle["id"]
    if eigene:
        yield True, f"{eigene} eigene Zelle{'' if eigene == 1 else 'n'} übernommen."


def _ist_eigene(zelle):
    kennung = zelle.get("id", "")
    return bool(kennung) and not UNSERE_KENNUNG.match(kennung) and not tags(zelle) and bool(text(zelle).strip())


def _lernstand(alt, neu):
    """Beide Dateien zusammen: die alten Zeilen vorn, jede nur einmal."""
    vorher, jetzt = ((ordner / LERNSTAND).read_bytes().splitlines() if (ordner / LERNSTAND).is_file() else [] for ordner in (alt, neu))
    fehlt = len(vorher) - sum(zeile in set(jetzt) for zeile in vorher)
    if fehlt:
        dazu = [zeile for zeile in jetzt if zeile not in set(vorher)]
        _ersetze(neu / LERNSTAND, b"".join(zeile + b"\n" for zeile in (*vorher, *dazu)))
        yield True, f"{LERNSTAND}: {fehlt} {'Eintrag' if fehlt == 1 else 'Einträge'} übernommen."


def _dateien(alt, neu):
    """Was sonst noch daliegt: Noten, Notizen zum Projekt, eigene Dateien; nur wo die neue Fassung noch nichts hat."""
    for pfad in sorted([*alt.glob("*.*"), *alt.glob("projekt_*/*")]):
        ziel = neu / pfad.relative_to(alt)
        if not pfad.is_file() or pfad in lektionen(alt) or pfad.name.startswith(".") or pfad.name == LERNSTAND:
            continue
        if not ziel.exists():
            ziel.parent.mkdir(exist_ok=True)
            _ersetze(ziel, pfad.read_bytes())
            yield True, f"{ziel.relative_to(neu).as_posix()} kopiert."
        elif ziel.read_bytes() != pfad.read_bytes():
            yield False, f"{ziel.relative_to(neu).as_posix()} gibt es in beiden Fassungen, und sie unterscheiden sich. Die alte {BLEIBT}."


def _ersetze(ziel, inhalt):
    """Erst daneben schreiben, dann umbenennen: Ein Abbruch lässt die vorige Datei heil."""
    neben = ziel.with_name(f"{ziel.name}.neu")
    try:
        neben.write_bytes(inhalt)
        os.replace(neben, ziel)
    except OSError as grund:
        raise Abbruch(f"{ziel} lässt sich nicht schreiben ({type(grund).__name__}). Schließ JupyterLab und prüf, ob du dort schreiben darfst.") from None
