"""Die Regel für 0/0 und die Form der Meldungen."""

import numpy as np
import pytest

from lernmodul.metriken.grundlagen import ist_bool, ja_nein, meldung, messwert, quotient, reelle_zahl, zeige
from lernmodul.metriken.mengen import chapman


@pytest.mark.parametrize("zaehler, nenner, ergebnis", [(1, 4, 0.25), (0, 3, 0.0), (0, 0, 0.0)])
def test_null_durch_null_ist_null(zaehler, nenner, ergebnis):
    assert quotient(zaehler, nenner) == ergebnis


def test_eine_meldung_nennt_feld_wert_und_was_gebraucht_wird():
    assert meldung("k", 0, "eine ganze Zahl ab 1") == "k ist 0 (int). Gebraucht wird eine ganze Zahl ab 1."


def test_numpy_werte_erscheinen_wie_gewoehnliche():
    assert [zeige(wert) for wert in (np.float64(2.5), np.True_, np.array([1, 2]))] == ["2.5", "True", "[1, 2]"]


def test_auch_was_numpy_nicht_als_liste_kennt_laesst_sich_zeigen():
    assert zeige(np.sin) == "<ufunc 'sin'>"


def test_lange_werte_werden_gekuerzt():
    assert len(zeige("x" * 10_000)) < 100
    assert len(zeige(list(range(10_000)))) < 100


def test_auch_riesige_zahlen_bekommen_eine_deutsche_meldung():
    assert zeige(10**5000) == "eine Zahl mit Tausenden von Stellen"
    with pytest.raises(ValueError, match="^stufe ist 1000"):
        reelle_zahl("stufe", 10**400)
    with pytest.raises(ValueError, match="^n1 ist 1000.* Gebraucht wird eine Anzahl bis"):
        chapman(10**400, 3, 2)


def test_wahrheitswerte_werden_auch_aus_numpy_erkannt():
    assert all(ist_bool(wert) for wert in (True, False, np.True_, *(np.array([1, 0]) == 1)))
    assert not any(ist_bool(wert) for wert in (1, 0, "True", None, np.int64(1), np.array([True])))


def test_urteile_sind_null_oder_eins_und_nennen_sonst_ihre_stelle():
    assert ja_nein("echt", [1, False, np.True_, np.int64(0)]) == [1, 0, 1, 0]
    with pytest.raises(ValueError, match=r"^echt\[1\] ist 2 .*Gebraucht wird 0 oder 1, False oder True"):
        ja_nein("echt", [0, 2])


def test_wahrheitswerte_sind_als_messwert_null_und_eins():
    assert [messwert("a", wert) for wert in (True, np.False_, 2, np.float32(0.5))] == [1.0, 0.0, 2.0, 0.5]
