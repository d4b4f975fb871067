"""Quelltext zählen und durchsehen: Module des Pakets, Codezeilen, Importe."""

import ast
import io
import tokenize
from itertools import chain

from hilfen.notebook import WURZEL

PAKET = WURZEL / "lernmodul"
KEIN_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING, tokenize.ENDMARKER}
MIT_RUMPF = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FUNKTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def module():
    """Modulname (ohne `lernmodul.`; das Gesicht heißt leer) → Datei."""
    pfade = sorted(PAKET.rglob("*.py"))
    return {".".join(pfad.relative_to(PAKET).with_suffix("").parts).removesuffix("__init__").rstrip("."): pfad for pfad in pfade}


def baum(pfad):
    return ast.parse(pfad.read_text(encoding="utf-8"))


def _zeilen(knoten):
    return range(knoten.lineno, knoten.end_lineno + 1)


def _docstring(knoten):
    erster = knoten.body[0] if knoten.body else None
    ist_text = isinstance(erster, ast.Expr) and isinstance(erster.value, ast.Constant) and isinstance(erster.value.value, str)
    return _zeilen(erster) if ist_text else ()


def _text(knoten):
    teile = knoten.values if isinstance(knoten, ast.JoinedStr) else [knoten]
    return "".join(teil.value for teil in teile if isinstance(teil, ast.Constant) and isinstance(teil.value, str))


def _gestaltung(knoten):
    """Folgezeilen eines mehrzeiligen Textes, der HTML, SVG oder CSS ist."""
    mehrzeilig = isinstance(knoten, (ast.Constant, ast.JoinedStr)) and knoten.end_lineno > knoten.lineno
    return _zeilen(knoten)[1:] if mehrzeilig and any(zeichen in _text(knoten) for zeichen in ("</", "/>", "{")) else ()


def codezeilen(pfad):
    """Nummern der Zeilen mit Code: ohne Leerzeilen, Kommentare, Docstrings und HTML-, SVG- oder CSS-Text."""
    text = pfad.read_text(encoding="utf-8")
    stuecke = (stueck for stueck in tokenize.generate_tokens(io.StringIO(text).readline) if stueck.type not in KEIN_CODE)
    zeilen = set(chain.from_iterable(range(stueck.start[0], stueck.end[0] + 1) for stueck in stuecke))
    alle_knoten = list(ast.walk(ast.parse(text)))
    zeilen -= set(chain.from_iterable(_docstring(knoten) for knoten in alle_knoten if isinstance(knoten, MIT_RUMPF)))
    return zeilen - set(chain.from_iterable(_gestaltung(knoten) for knoten in alle_knoten))


def breite_zeilen(pfad, zeichen):
    """Nummern der Codezeilen, die ohne ihre Einrückung länger sind."""
    text = pfad.read_text(encoding="utf-8").splitlines()
    return [nummer for nummer in sorted(codezeilen(pfad)) if len(text[nummer - 1].strip()) > zeichen]


def rumpflaengen(pfad):
    """Funktionsname → Codezeilen seines Rumpfs."""
    zeilen = codezeilen(pfad)
    funktionen = [knoten for knoten in ast.walk(baum(pfad)) if isinstance(knoten, FUNKTION)]
    return {f"{pfad.name}:{knoten.lineno} {knoten.name}": len(zeilen & set(range(knoten.body[0].lineno, knoten.end_lineno + 1)))
            for knoten in funktionen}


def importe(name, pfad, nur_beim_laden=False):
    """Absolute Namen der importierten Module; `nur_beim_laden` lässt Importe in Funktionen weg."""
    paket = f"lernmodul.{name}".rstrip(".").split(".")
    if pfad.name != "__init__.py":
        paket = paket[:-1]
    for knoten in _ausserhalb_von_funktionen(baum(pfad)) if nur_beim_laden else ast.walk(baum(pfad)):
        if isinstance(knoten, ast.Import):
            yield from (alias.name for alias in knoten.names)
        elif isinstance(knoten, ast.ImportFrom):
            yield from _von(knoten, paket)


def _von(knoten, paket):
    """`from x import y` meint das Modul x.y, wenn es eines ist, sonst x."""
    oben = paket[:len(paket) - knoten.level + 1] if knoten.level else []
    modul = ".".join([*oben, *([knoten.module] if knoten.module else [])])
    bekannt = {f"lernmodul.{name}" for name in module()}
    return {f"{modul}.{alias.name}" if f"{modul}.{alias.name}" in bekannt else modul for alias in knoten.names}


def _ausserhalb_von_funktionen(knoten):
    yield knoten
    for kind in ast.iter_child_nodes(knoten):
        if not isinstance(kind, FUNKTION):
            yield from _ausserhalb_von_funktionen(kind)
