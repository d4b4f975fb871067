"""Übung und Befund: was gilt als Versuch, was ist unser Fehler, was zeigt sich wie."""

import copy
from dataclasses import FrozenInstanceError, replace

import pytest

from lernmodul import uebung_1, uebung_2, uebung_3
from lernmodul.aufgaben.kern import Befund, Gegenbeispiel

from .gemeinsam import abgabe
from .programme_2_falsch import js


@pytest.fixture
def uebung():
    neu = copy.copy(uebung_2)
    neu.versucht, neu.gezeigte_tipps = False, 0
    return neu


def test_wahr_ist_ein_befund_nur_wenn_er_richtig_ist():
    assert Befund("richtig", "Stimmt.")
    assert not any(map(bool, [Befund("offen", "."), Befund("falsch", "."), Befund("abbruch", ".")]))


def test_ein_befund_laesst_sich_nicht_nachtraeglich_aendern():
    with pytest.raises(FrozenInstanceError):
        Befund("falsch", "Nein.").status = "richtig"


def test_ein_befund_zeigt_zeichen_kopf_beispiel_komponenten_und_hinweise_untereinander():
    befund = Befund("falsch", "Zu viel. Noch mal.", ("k",), Gegenbeispiel("f(1)", "2", "3"), (("a", True), ("b", False)), ("Übrigens.",))
    assert str(befund).splitlines() == ["✗ Zu viel. Noch mal.", "Kleinstes Beispiel: `f(1)`", "erwartet `2` · bekommen `3`", "a ✓ · b ✗", "Übrigens."]
    assert "<b>Zu viel.</b> Noch mal." in befund._repr_html_()


def test_ein_punkt_im_code_beendet_den_fetten_kopf_nicht():
    assert "<b>Siehe <code>a. b</code> dort.</b> Dann" in Befund("falsch", "Siehe `a. b` dort. Dann mehr.")._repr_html_()
    assert "<b>Läuft da eine Schleife?</b> Schau" in Befund("falsch", "Läuft da eine Schleife? Schau nach.")._repr_html_()


def test_sterne_und_backticks_aus_fremdem_code_bleiben_wie_sie_sind():
    befund = Befund("falsch", "Zeile 2, `return 2 ** 3 ** x`, geht nicht. Schau **hier**.")
    assert "`return 2 ** 3 ** x`" in str(befund)
    assert "<code>return 2 ** 3 ** x</code>" in befund._repr_html_()
    assert "<b>hier</b>" in befund._repr_html_()


@pytest.mark.parametrize(("wert", "versucht"), [(..., False), (lambda faelle, k: ..., False), (17, True), (None, True), (lambda: 1, True)])
def test_offenes_ist_kein_versuch_alles_andere_schon(uebung, wert, versucht):
    uebung.pruefe(wert)
    assert uebung.versucht is versucht


def test_ein_versuch_bleibt_ein_versuch(uebung):
    uebung.pruefe(17)
    uebung.pruefe(...)
    assert uebung.versucht


def test_eine_kaputte_referenz_ist_unser_fehler_und_wird_nicht_verschluckt():
    kaputt = replace(uebung_3, rechnung=lambda fragen: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        kaputt.pruefe(lambda fragen: (0.0, 0.0))


def test_ein_kaputter_denkfehler_ist_unser_fehler_und_wird_nicht_verschluckt():
    kaputt = replace(uebung_1, liste=tuple(replace(fehler, programm="mein_ergebnis = gibtesnicht") for fehler in uebung_1.liste))
    with pytest.raises(NameError):
        kaputt.pruefe((0.1, 0.2, 0.3, 0.4, 0.5))


def test_passen_mehrere_rechnungen_fragt_der_befund_nach(uebung):
    befund = uebung.pruefe(abgabe(uebung, js("rang > 0 and rang <= k", "rang > 0 and rang + 1 <= k")))
    assert befund.denkfehler == ("rang_zu_gross", "kleiner_statt_hoechstens") or len(befund.denkfehler) == 1
    mehrdeutig = uebung._nenne(("rang_zu_gross", "kleiner_statt_hoechstens"), "Recall@k")
    assert mehrdeutig == ("Recall@k: Das kommt bei mehreren Rechnungen heraus. In Frage kommen „Rang um eins zu groß“ und „Platz k ausgeschlossen“. "
                          "Welche davon war deine?")


def test_auch_in_einem_zweiten_faden_wird_geurteilt(uebung):
    from .test_schutz import im_faden

    assert im_faden(lambda: uebung.pruefe(uebung.werte_aus(uebung.loesung_programm)).status) == "richtig"
    assert im_faden(lambda: uebung_1.pruefe((0.95, 0, 0.85, 0.25, 1)).status) == "richtig"


def test_jede_uebung_zeigt_titel_stufe_minuten_und_text(uebung):
    assert str(uebung).startswith("Übung 2: Recall@k und MRR · mittel · 15 Minuten\n")
    assert uebung.text.splitlines()[0] in str(uebung)


def test_der_befund_merkt_sich_nur_eine_klare_angabe_zu_sicher(uebung):
    assert [uebung.pruefe(17, sicher=s).sicher for s in (True, False, None, 1, "ja")] == [True, False, None, None, None]
