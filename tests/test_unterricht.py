"""Das Gesicht für Kursleitungen: Tabellen aus den Definitionen der Übungen und Szenen, nie von Hand."""

import re

import pytest

import lernmodul
from lernmodul import erwartungshorizont, falsche_loesungen, journal, szenenplan, typische_antworten
from lernmodul.aufgaben.anzeige import klartext
from lernmodul.aufgaben.pruefstein import MUSTERANTWORT, RUBRIK
from lernmodul.vorfuehrung.szenen import ALLE

FEINDLICH = ["uebung_99", "", "UEBUNG_1", "uebung_1 ", "__class__", "klassenbild", "<img src=x>", None, 3, ["uebung_1"], {"uebung_1"}, object]


@pytest.fixture
def datei(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / "lernstand.jsonl"))
    return tmp_path / "lernstand.jsonl"


# typische_antworten


@pytest.mark.parametrize("name", lernmodul._UEBUNGEN)
def test_zu_jeder_uebung_gibt_es_namen_abgabe_und_den_befund_der_pruefung(name, datei):
    uebung = getattr(lernmodul, name)
    text, html = str(typische_antworten(name, anzahl=2)), typische_antworten(name, anzahl=2)._repr_html_()
    kopf, absaetze = text.partition("\n")[0], text.partition("\n")[2].split("\n\n")
    assert kopf == f"{uebung.titel} · 2 von {len(uebung.liste)} Denkfehlern"
    for absatz in absaetze:
        fehler = next(fehler for fehler in uebung.liste if fehler.name == absatz.splitlines()[0])
        assert klartext(fehler.nachricht).partition("?")[0] in absatz
    assert html.count("<pre>") == 2 and "<table" in html
    assert not datei.exists()


def test_was_weggelassen_ist_wird_gezaehlt_und_laesst_sich_holen():
    kurz, ganz = typische_antworten("uebung_3", anzahl=3), typische_antworten("uebung_3", anzahl=None)
    alle = len(lernmodul.uebung_3.liste)
    assert str(kurz).endswith(f'Weitere {alle - 3} zeigt `typische_antworten("uebung_3", anzahl=None)`.')
    assert "Weitere" not in str(ganz) and ganz._repr_html_().count("<pre>") == alle


def test_ohne_angabe_kommen_sechs_und_gibt_es_weniger_alle():
    assert typische_antworten("uebung_3")._repr_html_().count("<pre>") == 6
    assert typische_antworten("pruefstein")._repr_html_().count("<pre>") == len(lernmodul.pruefstein.liste) == 5


def test_auch_die_uebung_selbst_ist_ein_name():
    assert str(typische_antworten(lernmodul.uebung_1, 1)) == str(typische_antworten("uebung_1", 1))


def test_die_anzeige_ist_wiederholbar_und_maskiert_code():
    erste, zweite = (typische_antworten("uebung_2") for _ in range(2))
    assert str(erste) == str(zweite) and erste._repr_html_() == zweite._repr_html_()
    assert "rang &lt; k" in typische_antworten("uebung_2", anzahl=None)._repr_html_()


@pytest.mark.parametrize("name", FEINDLICH, ids=repr)
@pytest.mark.parametrize("funktion", [typische_antworten, falsche_loesungen])
def test_ein_unbekannter_name_wird_abgelehnt_und_die_moeglichen_werden_genannt(funktion, name):
    with pytest.raises(ValueError, match=re.escape("ist keine Übung mit Denkfehlern. Es gibt: aufwaermen, uebung_1, luecke_2,")):
        funktion(name)


@pytest.mark.parametrize("anzahl", [0, -1, 1.0, True, "3"], ids=repr)
@pytest.mark.parametrize("funktion", [typische_antworten, falsche_loesungen])
def test_die_anzahl_ist_eine_ganze_zahl_ab_1(funktion, anzahl):
    with pytest.raises(ValueError, match=f"anzahl ist {re.escape(repr(anzahl))}. Gebraucht wird eine ganze Zahl ab 1."):
        funktion("uebung_1", anzahl)


# Szenenplan und Erwartungshorizont


@pytest.mark.parametrize("name", ALLE)
def test_der_szenenplan_nimmt_frage_antwort_und_nachfrage_aus_der_szene(name):
    szene = ALLE[name]()
    (zeile,) = szenenplan(name).zeilen
    assert zeile[:2] == (szene.titel, szene.frage) and zeile[3] == szene.nachgefragt
    assert zeile[2] == (szene.wahrheit if szene.antworten else szene.schreibe(szene.wahrheit))


def test_der_szenenplan_haelt_die_genannte_reihenfolge():
    assert [zeile[0] for zeile in szenenplan("lehnt_alles_ab", "meldet_nie").zeilen] == ["Lehnt alles ab", "Meldet nie"]


@pytest.mark.parametrize("namen", [(), ("gibt_es_nicht",), (None,), ("meldet_nie", 3)], ids=repr)
def test_ein_szenenplan_ohne_bekannte_szene_nennt_die_bekannten(namen):
    with pytest.raises(ValueError, match="meldet_nie"):
        szenenplan(*namen)


def test_der_erwartungshorizont_ist_die_rubrik_und_die_musterantwort_aus_dem_pruefstein():
    text = str(erwartungshorizont())
    assert all(f"{nummer}. {punkt}" in text for nummer, punkt in enumerate(RUBRIK, 1))
    assert all(absatz in text for absatz in MUSTERANTWORT)
    assert "<b>Eine Musterantwort</b>" in erwartungshorizont()._repr_html_()
