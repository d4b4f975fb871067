"""Wo die Notebooks liegen, und die eine Ausnahme, mit der ein Befehl höflich aufhört."""

from pathlib import Path

LEKTIONEN = "[0-9][0-9]_*.ipynb"
PROJEKT = Path(__file__).resolve().parents[2]
KEINE_NOTEBOOKS = (
    "Hier liegen keine Notebooks. Sie gehören nicht zum installierten Paket, sondern zum Projektordner: "
    "Wechsle dorthin, oder nenn ihren Ordner mit --notebooks ORDNER."
)


class Abbruch(Exception):
    """Ein Satz für den Menschen am Terminal: was nicht geht und was zu tun ist."""


def lektionen(ordner):
    """Die Notebooks, die man der Reihe nach liest."""
    return sorted(Path(ordner).glob(LEKTIONEN))


def mit_notebooks(ordner):
    """Der Ordner selbst oder sein `notebooks/`, je nachdem, wo die Lektionen liegen; None, wenn nirgends."""
    return next((ort for ort in (Path(ordner), Path(ordner) / "notebooks") if lektionen(ort)), None)


def finde_notebooks(genannt=None):
    """Der Ordner mit den Lektionen: der genannte, sonst der im Arbeitsordner, sonst der neben dem Paket.

    Fehler: Abbruch, wenn dort keine Lektion liegt.
    """
    if genannt is not None:
        if ort := mit_notebooks(genannt):
            return ort
        raise Abbruch(f"In {genannt} liegt keine Lektion (00_start.ipynb und so weiter). Prüf die Schreibweise hinter --notebooks.")
    gefunden = mit_notebooks(Path.cwd()) or mit_notebooks(PROJEKT)
    if gefunden is None:
        raise Abbruch(KEINE_NOTEBOOKS)
    return gefunden
