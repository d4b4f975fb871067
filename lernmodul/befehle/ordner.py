"""Wo die Notebooks liegen, wie eine Datei heil bleibt, und die eine Ausnahme, mit der ein Befehl höflich aufhört."""

import os
import re
import secrets
from pathlib import Path

LEKTIONEN, ERSTE = "[0-9][0-9]_*.ipynb", "00_start.ipynb"
NAME = re.compile(r"\d\d_[a-z0-9_]+")  # 02_suche-Copy1 ist eine Kopie, keine Lektion
GELOEST = b'"id": "geloest"'
PROJEKT = Path(__file__).resolve().parents[2]
KEINE_NOTEBOOKS = (
    "Hier liegen keine Notebooks. Sie gehören nicht zum installierten Paket, sondern zum Projektordner: "
    "Wechsle dorthin, oder nenn ihren Ordner mit --notebooks ORDNER."
)


class Abbruch(Exception):
    """Ein Satz für den Menschen am Terminal: was nicht geht und was zu tun ist."""


def lektionen(ordner):
    """Die Notebooks, die man der Reihe nach liest: weder JupyterLabs Kopien noch gelöste."""
    return sorted(pfad for pfad in Path(ordner).glob(LEKTIONEN) if NAME.fullmatch(pfad.stem) and not ist_geloest(pfad))


def ist_geloest(pfad):
    """Ob vorn die Zelle steht, mit der jede gelöste Kopie beginnt."""
    try:
        with open(pfad, "rb") as datei:
            return GELOEST in datei.read(400)
    except OSError:
        return False


def mit_notebooks(ordner, taugt=lektionen):
    """`notebooks/` in diesem Ordner oder er selbst, je nachdem, welcher taugt; None, wenn keiner."""
    return next((ort for ort in (Path(ordner) / "notebooks", Path(ordner)) if taugt(ort)), None)


def finde_notebooks(genannt=None):
    """Der Ordner mit den Lektionen: der genannte, sonst der im Arbeitsordner, sonst der neben dem Paket.

    Fehler: Abbruch, wenn dort keine Lektion liegt.
    """
    if genannt is not None:
        if ort := genannt.strip() and mit_notebooks(genannt):
            return ort
        raise Abbruch(f"In „{genannt}“ liegt keine Lektion (00_start.ipynb und so weiter). Prüf die Schreibweise hinter --notebooks.")
    gefunden = mit_notebooks(Path.cwd(), _ist_vollstaendig) or mit_notebooks(PROJEKT, _ist_vollstaendig)
    if gefunden is None:
        raise Abbruch(KEINE_NOTEBOOKS)
    return gefunden


def _ist_vollstaendig(ort):
    """Ein einzelnes verirrtes Notebook macht noch keinen Kurs."""
    return ort / ERSTE in lektionen(ort)


def schreibe(ziel, inhalt):
    """Erst daneben schreiben, dann umbenennen: Wer mittendrin abbricht, behält die vorige Datei.

    Fehler: OSError, wenn es nicht geht; daneben bleibt nichts liegen.
    """
    neben = ziel.with_name(f".{secrets.token_hex(6)}.neu")
    try:
        neben.write_bytes(inhalt)
        os.replace(neben, ziel)
    finally:
        neben.unlink(missing_ok=True)
