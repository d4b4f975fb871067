"""Das kleine Auszeichnungsformat: dasselbe als Klartext und als HTML, und nichts davon gefährlich."""

import pytest

from lernmodul.aufgaben.anzeige import FARBE, ZEICHEN, Text, als_code, als_html, als_zahlen, klartext


@pytest.mark.parametrize(("block", "text", "html"), [
    ("schlicht", "schlicht", "schlicht"),
    ("**fett** und mager", "fett und mager", "<b>fett</b> und mager"),
    ("ein `Code`", "ein `Code`", "ein <code>Code</code>"),
    ("**fett mit `Code` darin**", "fett mit `Code` darin", "<b>fett mit <code>Code</code> darin</b>"),
    ("`a ** b` und `c ** d`", "`a ** b` und `c ** d`", "<code>a ** b</code> und <code>c ** d</code>"),
    ("**ein** und **zwei**", "ein und zwei", "<b>ein</b> und <b>zwei</b>"),
    ("`<b>`", "`<b>`", "<code>&lt;b&gt;</code>"),
    ("1 < 2 & 3", "1 < 2 & 3", "1 &lt; 2 &amp; 3"),
])
def test_ein_absatz_zeigt_sich_zweimal_gleich(block, text, html):
    assert klartext(block) == text
    assert f">{html}</p>" in als_html(block)


def test_absaetze_und_codebloecke_bleiben_getrennt():
    block = "eins\n\nzwei\n```python\nx = a ** b ** c  # **kein** Fett\n```"
    assert "x = a ** b ** c" in klartext(block)
    assert als_html(block).count("<p ") == 2
    assert "<pre" in als_html(block)
    assert "x = a ** b ** c  # **kein** Fett</pre>" in als_html(block)


def test_ein_codeblock_verraet_nichts_als_code():
    assert "&lt;script&gt;" in als_html("```python\n<script>\n```")


@pytest.mark.parametrize(("wert", "code"), [
    ("A", '"A"'), ('mit "Anführung"', '"mit \\"Anführung\\""'), (None, "None"), (True, "True"), ([], "[]"), (0.5, "0.5"),
    ([{"erwartet": None, "gefunden": ["B", "A"]}], '[{"erwartet": None, "gefunden": ["B", "A"]}]'), ("Größe", '"Größe"'),
    ({"B", "A", "C"}, '{"A", "B", "C"}'), (set(), "set()"),
])
def test_ein_wert_wird_zu_code_den_man_einfuegen_kann(wert, code):
    assert als_code(wert) == code
    assert eval(code) == wert


@pytest.mark.parametrize(("werte", "text"), [((1.0, 2 / 3), "(1.0, 0.667)"), ((0.5,), "0.5"), ((0.0, 1e-9), "(0.0, 0.0)")])
def test_zahlen_stehen_auf_drei_stellen_da(werte, text):
    assert als_zahlen(werte) == text


def test_jeder_status_hat_zeichen_und_farbe():
    assert set(ZEICHEN) == {"richtig", "falsch", "offen", "abbruch"} <= set(FARBE)


def test_ein_text_zeigt_sich_wiederholbar():
    text = Text("**eins**", "zwei")
    assert repr(text) == str(text) == "eins\nzwei"
    assert text._repr_html_() == Text("**eins**", "zwei")._repr_html_()
