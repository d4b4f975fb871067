"""Jede Textdatei wird mit genanntem Zeichensatz gelesen und geschrieben: Windows nimmt sonst cp1252 und verdirbt Umlaute still."""

import ast

import pytest

from hilfen.notebook import WURZEL, alle, codezellen, lies

IMMER_TEXT = {"read_text", "write_text", "TextIOWrapper", "fdopen"}
TEXT_AUF_WUNSCH = {"run", "Popen", "check_output", "NamedTemporaryFile", "TemporaryFile"}


def quelltexte():
    dateien = [pfad for ordner in ("lernmodul", "tests") for pfad in sorted((WURZEL / ordner).rglob("*.py"))]
    yield from ((pfad.relative_to(WURZEL).as_posix(), pfad.read_text(encoding="utf-8")) for pfad in dateien)
    for pfad in alle():
        yield pfad.name, "\n".join(zelle.source for zelle in codezellen(lies(pfad)))


def modus(aufruf, stelle):
    kandidaten = [wort.value for wort in aufruf.keywords if wort.arg == "mode"] + aufruf.args[stelle:stelle + 1]
    return kandidaten[0].value if kandidaten and isinstance(kandidaten[0], ast.Constant) else "r"


def oeffnet_text(aufruf):
    """Öffnet der Aufruf eine Textdatei? `open(pfad, modus)` und `pfad.open(modus)` nennen den Modus an verschiedener Stelle."""
    name = aufruf.func.id if isinstance(aufruf.func, ast.Name) else getattr(aufruf.func, "attr", "")
    woerter = {wort.arg for wort in aufruf.keywords}
    if ast.unparse(aufruf.func) == "os.open":
        return False  # liest und schreibt nur Bytes
    if name == "open":
        return "b" not in str(modus(aufruf, 1 if isinstance(aufruf.func, ast.Name) else 0))
    return name in IMMER_TEXT or (name in TEXT_AUF_WUNSCH and bool(woerter & {"text", "universal_newlines"}))


def ohne_zeichensatz(quelltext):
    aufrufe = [knoten for knoten in ast.walk(ast.parse(quelltext)) if isinstance(knoten, ast.Call)]
    return [ast.unparse(aufruf) for aufruf in aufrufe if oeffnet_text(aufruf) and "encoding" not in {wort.arg for wort in aufruf.keywords}]


def test_wer_text_liest_oder_schreibt_nennt_den_zeichensatz():
    vergessen = {name: ohne_zeichensatz(quelltext) for name, quelltext in quelltexte()}
    assert not {name: aufrufe for name, aufrufe in vergessen.items() if aufrufe}


@pytest.mark.parametrize("quelltext", ["open('a')", "pfad.open('w')", "pfad.read_text()", "subprocess.run(['a'], text=True)"])
def test_ein_vergessener_zeichensatz_faellt_auf(quelltext):
    assert ohne_zeichensatz(quelltext) == [quelltext]


@pytest.mark.parametrize("quelltext", ["open('a', 'rb')", "os.open('a', os.O_RDWR)", "pfad.open(mode='wb')", "open('a', encoding='utf-8')", "subprocess.run(['a'])"])
def test_genannter_zeichensatz_und_bytes_sind_in_ordnung(quelltext):
    assert ohne_zeichensatz(quelltext) == []
