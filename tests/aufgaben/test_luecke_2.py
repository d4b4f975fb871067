"""Lücke 2: der Kehrwert des Rangs für eine Frage."""

import pytest

from lernmodul import luecke_2 as uebung

from .gemeinsam import beurteile, ist_hilfreich


def programm(zeile):
    return f"def kehrwert(erwartet, gefunden):\n    if erwartet in gefunden:\n        return {zeile}\n    return 0.0\n"


@pytest.mark.parametrize(("zeile", "denkfehler", "stueck"), [
    ("100 / (gefunden.index(erwartet) + 1)", ("prozent",), "Das ist ein Prozentwert. Der Kehrwert liegt zwischen 0 und 1."),
    ("1 / [i for i, q in enumerate(gefunden) if q == erwartet][0]", ("rang_ab_0",), "`index` und `enumerate` zählen in Python ab 0"),
    ("1 / gefunden.index(erwartet)", ("rang_ab_0",), "`index` und `enumerate` zählen in Python ab 0"),
    ('f"{1 / (gefunden.index(erwartet) + 1):.2f}"', (), 'Dein Ergebnis ist ein Text, etwa aus `f"…"` oder `str(…)`.'),
    ("1.0 if gefunden and gefunden[0] == erwartet else 0.0", ("grob_gerundet",), "Das sieht aus wie zu grob gerundet"),
    ("0.0", ("return_fehlt",), "ein `return`, oder steht dort eine feste 0?"),
    ("str(1 / (gefunden.index(erwartet) + 1))", (), "Wo wird bei dir aus der Zahl ein Text?"),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(zeile, denkfehler, stueck):
    befund = beurteile(uebung, programm(zeile))
    assert ist_hilfreich(befund) and befund.denkfehler == denkfehler and stueck in befund.text, befund


@pytest.mark.parametrize("zeile", ["1 / (gefunden.index(erwartet) + 1)", "(gefunden.index(erwartet) + 1) ** -1",
                                   "next(1 / r for r, q in enumerate(gefunden, 1) if q == erwartet)"])
def test_richtiges_gilt_auch_anders_geschrieben(zeile):
    assert beurteile(uebung, programm(zeile))
