"""Wie eine Meldung zeigt, was in der Datei steht."""

import pytest

from lernmodul.einlesen.bericht import aufgezaehlt, sichtbar


@pytest.mark.parametrize(("wert", "gezeigt"), [
    ("schlicht", "schlicht"),
    ("Zähler", "Zähler"),
    ("a\tb\u200b", "a\\tb\\u200b"),
    ({"Zähler": None}, '{"Zähler": null}'),
    (["ä", True, 1.5], '["ä", true, 1.5]'),
    ("x" * 60, "x" * 60),
    ("x" * 61, "x" * 60 + "…"),
])
def test_gezeigt_wird_wie_es_dasteht_hoechstens_sechzig_zeichen_und_unsichtbares_als_code(wert, gezeigt):
    assert sichtbar(wert) == gezeigt


@pytest.mark.parametrize(("werte", "text"), [
    ([3, 1, 3], "3, 1"),
    (range(1, 21), ", ".join(map(str, range(1, 21)))),
    (range(1, 22), ", ".join(map(str, range(1, 21))) + " und 1 weitere"),
])
def test_aufgezaehlt_wird_jedes_einmal_und_ab_dem_einundzwanzigsten_nur_noch_gezaehlt(werte, text):
    assert aufgezaehlt(werte) == text
