"""Übung und Befund: was gilt als Versuch, was ist unser Fehler, was zeigt sich wie."""

import copy
from dataclasses import FrozenInstanceError, replace

import pytest

from lernmodul import aufwaermen, uebung_1, uebung_2, uebung_3, uebung_6
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
    assert mehrdeutig == ("Recall@k: Das kommt bei mehreren Rechnungen heraus, zum Beispiel bei „Rang um eins zu groß“ und „Platz k ausgeschlossen“. "
                          "War es eine davon?")


STUMMEL = "def retrieval_metriken(faelle, k):\n    ...\n"


def test_wer_seine_funktion_anders_nennt_hoert_dass_die_gefragte_noch_leer_ist(monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle", lambda: "def retrievalMetriken(faelle, k):\n    return 0, 0")
    befund = uebung_2.pruefe(uebung_2.werte_aus(STUMMEL))
    assert (befund.status, befund.text) == ("offen", "Noch offen. `retrieval_metriken` ist noch leer, aber in der Zelle davor steht `retrievalMetriken`. "
                                            "Die Funktion braucht genau den Namen aus der Aufgabe.")


def test_bei_mehreren_funktionen_stehen_alle_gefragten_namen_da(monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle", lambda: "def meinRecall(a, b):\n    return 0")
    leer = uebung_6.werte_aus("".join(f"def {name}(a, b):\n    ...\n" for name in uebung_6.komponenten))
    assert uebung_6.pruefe(leer).text.startswith("Noch offen. `recall`, `precision`, `fallout` sind noch leer, aber in der Zelle davor steht `meinRecall`.")


@pytest.mark.parametrize("davor", ["", "x = 1", STUMMEL, "def hilfe():\n    return 1\n\n" + STUMMEL])
def test_ohne_anderen_namen_bleibt_es_beim_gewoehnlichen_satz(davor, monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle", lambda: davor)
    assert uebung_2.pruefe(uebung_2.werte_aus(STUMMEL)).text.startswith("Noch offen. Schreib deinen Code")


@pytest.mark.parametrize(("wert", "gesehen"), [(object(), "ein Objekt der Klasse object"), ((x for x in ()), "ein Generator (aus yield oder einer Klammer mit for)")])
def test_was_ankam_steht_in_einem_code_strich_ohne_weitere_darin(wert, gesehen):
    assert f"bekommen `{gesehen}`" in str(uebung_2.pruefe(lambda faelle, k: wert))


def test_der_rat_zur_roten_zelle_bleibt_wenn_man_die_pruefung_noch_einmal_ausfuehrt(monkeypatch):
    """Dann ist die Zelle davor die Prüfung selbst, und die lief durch."""
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle_brach_ab", lambda: False)
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle", lambda: "def retrieval_metriken(faelle, k):\n    n++")
    text = uebung_2.pruefe(uebung_2.werte_aus(STUMMEL)).text
    assert text.startswith("Die Zelle davor ist mit einem Fehler abgebrochen.") and text.endswith("Statt `n++` und `n--` stehen in Python `n += 1` und `n -= 1`.")


def test_nach_einer_roten_zelle_steht_der_rat_zu_ihr_vorn_und_nichts_von_noch_offen(monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle_brach_ab", lambda: True)
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle", lambda: "def retrieval_metriken(faelle, k):\n    const n = 0")
    befund = uebung_2.pruefe(uebung_2.werte_aus(STUMMEL))
    assert befund.status == "offen" and "Noch offen" not in str(befund)
    assert befund.text == ("Die Zelle davor ist mit einem Fehler abgebrochen. Bring erst sie in Ordnung, vorher gibt es hier nichts zu prüfen. "
                           "Eine Variable braucht in Python kein `const`, `let` oder `var` davor.")


def test_auch_in_einem_zweiten_faden_wird_geurteilt(uebung):
    from .test_schutz import im_faden

    assert im_faden(lambda: uebung.pruefe(uebung.werte_aus(uebung.loesung_programm)).status) == "richtig"
    assert im_faden(lambda: uebung_1.pruefe((0.95, 0, 0.85, 0.25, 1)).status) == "richtig"


def test_jede_uebung_zeigt_titel_stufe_minuten_und_text(uebung):
    assert str(uebung).startswith("Übung 2: Recall@k und MRR · mittel · 15 Minuten\n")
    assert uebung.text.splitlines()[0] in str(uebung)
    assert str(aufwaermen).startswith("Zum Aufwärmen: zwei Anteile · leicht · 1 Minute\n")


def test_der_befund_merkt_sich_nur_eine_klare_angabe_zu_sicher(uebung):
    assert [uebung.pruefe(17, sicher=s).sicher for s in (True, False, None, 1, "ja")] == [True, False, None, None, None]
