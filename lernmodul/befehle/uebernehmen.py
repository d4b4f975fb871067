"""Eine neue Fassung des Kurses: deine Antworten, Notizen und der Lernstand ziehen um, überschrieben wird nichts."""

import json
import os
from pathlib import Path

from .ordner import Abbruch, lektionen, mit_notebooks, schreibe
from .umzug import BLEIBT, ziehe_um
from .zellen import lies

LERNSTAND, KURSLEITUNG = "lernstand.jsonl", "dozent"
NICHTS = (
    "Zu übernehmen gibt es nichts: Antworten, eigene Zellen, eigene Dateien und Lernstand sind schon hier, oder es gab keine. "
    "Änderungen an Beispielzellen ziehen nicht um."
)


def uebernimm(alt, neu, melde=print):
    """Holt aus dem Ordner der alten Fassung, was jemand selbst geschrieben hat; gibt zurück, ob nichts liegen blieb.

    Fehler: Abbruch, wenn im alten Ordner weder Lektion noch Lernstand liegt oder beide derselbe sind.
    """
    ordner, liegen_geblieben, still = _alter_ordner(alt, neu), False, True
    for gut, satz in _alles(ordner, neu):
        melde(satz if gut else f"Achtung, {satz}")
        liegen_geblieben, still = liegen_geblieben or not gut, False
    if still:
        melde(NICHTS)
    return not liegen_geblieben


def _alter_ordner(alt, neu):
    """Der alte Ordner, von hier aus gesehen, sonst vom Projekt oder von `notebooks/` aus: Ein Terminal öffnet sich nicht immer im selben."""
    orte = (Path(alt), neu.resolve().parent / alt, neu / alt) if str(alt).strip() else ()
    ordner = next(filter(None, (mit_notebooks(ort, lambda ort: lektionen(ort) or (ort / LERNSTAND).is_file()) for ort in orte)), None)
    if ordner is None:
        raise Abbruch(f"In „{alt}“ liegt weder eine Lektion (00_start.ipynb und so weiter) noch ein Lernstand. Gemeint ist der Ordner der alten Fassung.")
    if ordner.resolve() == neu.resolve():
        raise Abbruch(f"{alt} ist die Fassung, in der du gerade bist. Ruf den Befehl in der neuen auf und nenn die alte.")
    return ordner


def _alles(alt, neu):
    """Paare aus (geglückt, Satz), sobald etwas erledigt ist; was sich nicht lesen oder schreiben lässt, hält den Rest nicht auf."""
    for pfad in lektionen(alt):
        yield from _behutsam(pfad.name, _notebook, pfad, neu / pfad.name)
    yield from _behutsam(LERNSTAND, _lernstand, alt, neu)
    unlesbar = []
    for pfad in _eigene_dateien(alt, neu, unlesbar):
        name = pfad.relative_to(alt).as_posix()
        yield from _behutsam(name, _datei, pfad, neu / name, name)
    for grund in unlesbar:
        yield False, f"{grund.filename} lässt sich nicht öffnen ({type(grund).__name__}). Was darin liegt, {BLEIBT}."


def _behutsam(name, schritt, *angaben):
    try:
        yield from schritt(*angaben)
    except OSError as grund:
        yield False, (f"{name} ließ sich nicht lesen oder schreiben ({type(grund).__name__}). Schließ die Datei, wo sie noch offen ist, sieh nach, "
                      "ob ein Ordner oder eine Datei gleichen Namens im Weg liegt, und ruf den Befehl noch einmal auf; er macht dort weiter.")


def _notebook(alter_pfad, neuer_pfad):
    alt, neu = lies(alter_pfad), lies(neuer_pfad) if neuer_pfad.exists() else {"cells": []}
    for pfad, notebook in ((alter_pfad, alt), (neuer_pfad, neu)):
        if notebook is None:
            yield False, f"{pfad} ist kein lesbares Notebook (etwa ein Mischkonflikt); ausgelassen. Öffne es in einem Texteditor und kopier die Antworten von Hand."
            return
    saetze = ziehe_um(alt, neu)
    if any(gut for gut, _ in saetze):
        schreibe(neuer_pfad, (json.dumps(neu, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "surrogatepass"))
    yield from ((gut, f"{alter_pfad.stem}: {satz}") for gut, satz in saetze)


def _lernstand(alt, neu):
    """Beide Dateien zusammen: die alten Zeilen vorn, jede nur einmal."""
    vorher, jetzt = ((ordner / LERNSTAND).read_bytes().splitlines() if (ordner / LERNSTAND).exists() else [] for ordner in (alt, neu))
    heil = [zeile for zeile in vorher if _ist_eintrag(zeile)]
    fehlt = sum(zeile not in set(jetzt) for zeile in heil)
    if fehlt:
        dazu = [zeile for zeile in jetzt if zeile not in set(heil)]
        schreibe(neu / LERNSTAND, b"".join(zeile + b"\n" for zeile in (*heil, *dazu)))
        yield True, f"{LERNSTAND}: {fehlt} {'Eintrag' if fehlt == 1 else 'Einträge'} übernommen."
    if kaputt := sum(bool(zeile.strip()) for zeile in vorher) - len(heil):
        yield True, f"{LERNSTAND}: {kaputt} beschädigte Zeile{'' if kaputt == 1 else 'n'} ausgelassen."


def _ist_eintrag(zeile):
    try:
        return isinstance(json.loads(zeile), dict)
    except (ValueError, RecursionError):
        return False


def _eigene_dateien(alt, neu, unlesbar):
    """Was sonst noch daliegt, auch in Unterordnern: Noten, Notizen, Kopien. Verstecktes nicht, und `dozent/` nur, was dort neu ist."""
    erledigt = {*lektionen(alt), alt / LERNSTAND}
    for ort, unterordner, namen in os.walk(alt, onerror=unlesbar.append):
        ort = Path(ort)
        unterordner[:] = sorted(name for name in unterordner if name[0] != "." and name != "__pycache__" and not neu.resolve().is_relative_to((ort / name).resolve()))
        von_uns = alt / KURSLEITUNG in (ort, *ort.parents)
        for pfad in (ort / name for name in sorted(namen) if not name.startswith(".")):
            steht_da = not (neu / KURSLEITUNG).is_dir() or (neu / pfad.relative_to(alt)).exists()
            if pfad.is_file() and pfad not in erledigt and not (von_uns and steht_da):
                yield pfad


def _datei(pfad, ziel, name):
    """Kopiert nur, wo die neue Fassung noch nichts hat."""
    if not ziel.exists():
        ziel.parent.mkdir(parents=True, exist_ok=True)
        schreibe(ziel, pfad.read_bytes())
        yield True, f"{name} kopiert."
    elif ziel.read_bytes() != pfad.read_bytes():
        yield False, f"{name} gibt es in beiden Fassungen, und sie unterscheiden sich. Die alte {BLEIBT}."
