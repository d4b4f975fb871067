"""Der Balken neben einer Rechnung."""

import pytest
from ipywidgets import IntProgress

from lernmodul.bedienung import balken


def rechne(a, b, *, fortschritt):
    fortschritt(1, 2)
    return a + b


def zeige(monkeypatch, *args, **weiter):
    gezeigt = []
    monkeypatch.setattr(balken, "display", gezeigt.append)
    return balken.mit_balken(rechne, *args, **weiter), gezeigt[0].children


def test_das_ergebnis_kommt_zurueck_und_der_balken_steht_wo_die_rechnung_ihn_liess(monkeypatch):
    ergebnis, (balken, daneben) = zeige(monkeypatch, 2, b=3, text="Suchen & mehr")
    assert ergebnis == 5
    assert isinstance(balken, IntProgress) and (balken.value, balken.max, balken.bar_style) == (1, 2, "success")
    assert daneben.value == "Suchen &amp; mehr: 1 von 2"


def test_wer_das_ergebnis_statt_der_funktion_uebergibt_erfaehrt_es_und_sieht_keinen_balken(monkeypatch):
    monkeypatch.setattr(balken, "display", pytest.fail)
    with pytest.raises(TypeError, match="^rechnung ist .*eine Funktion ohne Klammern, zum Beispiel mit_balken\\(messe_suchen\\)"):
        balken.mit_balken(rechne(1, 2, fortschritt=print))
