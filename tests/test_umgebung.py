"""Der erste Satz, den jemand liest: ob alles da ist."""

import pytest

from lernmodul import alles_da


def sagt(**lage):
    return str(alles_da(**lage))


@pytest.mark.parametrize(("lage", "anfang"), [
    ({}, "Alles da."),
    ({"version": (3, 10, 9)}, "Python ist zu alt. Gebraucht wird 3.11 oder neuer"),
    ({"finde": lambda _: None}, "Es fehlt ipywidgets."),
])
def test_der_satz_nennt_was_fehlt(lage, anfang):
    assert sagt(**lage).startswith(anfang)


def test_auf_dem_eigenen_rechner_bleibt_es_bei_zwei_woertern():
    assert sagt(plattform="linux") == sagt(plattform="win32") == "Alles da."


def test_im_browser_steht_dabei_was_dort_nicht_laeuft():
    assert "07, 09, 11 und eine Erkundung in 08" in sagt(plattform="emscripten")
