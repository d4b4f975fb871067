"""Bausteine der Ansichten: Zeichen, Zahlen, Rahmen und Kontraste."""

import re

import pytest

from lernmodul.explorer import stil


def _leuchtdichte(farbe):
    anteile = [int(farbe[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    rot, gruen, blau = (a / 12.92 if a <= 0.04045 else ((a + 0.055) / 1.055) ** 2.4 for a in anteile)
    return 0.2126 * rot + 0.7152 * gruen + 0.0722 * blau


def _kontrast(a, b):
    hell, dunkel = sorted((_leuchtdichte(a), _leuchtdichte(b)), reverse=True)
    return (hell + 0.05) / (dunkel + 0.05)


@pytest.mark.parametrize(("farben", "grund"), [(stil.HELL, "#FFFFFF"), (stil.DUNKEL, "#111111")])
def test_jedes_zeichen_hebt_sich_vom_hintergrund_ab(farben, grund):
    assert {name: wert for name, wert in farben.items() if _kontrast(wert, grund) < 3} == {}


def test_leiser_text_ist_in_beiden_themen_lesbar():
    assert _kontrast("#555555", "#FFFFFF") >= 4.5
    assert _kontrast("#b5b5b5", "#111111") >= 4.5
    assert "#555" in stil.STIL and "#b5b5b5" in stil.STIL


def test_helles_und_dunkles_thema_kennen_dieselben_farben():
    assert stil.HELL.keys() == stil.DUNKEL.keys()


def test_jede_marke_der_konfusionsmatrix_hat_eine_eigene_form():
    assert len({stil.MARKEN[feld][0] for feld in ("tp", "fp", "fn", "tn")}) == 4


def test_jede_marke_nennt_eine_vorhandene_form_und_farbe():
    assert all(form in stil.FORMEN and ton in stil.HELL for form, ton in stil.MARKEN.values())


def test_punkte_zeichnen_genau_ein_zeichen_je_fall():
    bild = stil.punkte([("tp", 3), ("fn", 2)], spalten=4)
    assert len(re.findall(r"M\d", bild)) == 5
    assert 'viewBox="0 0 40 20"' in bild


def test_punkte_ohne_faelle_sind_leer():
    assert stil.punkte([("tp", 0), ("fn", 0)]) == ""


def test_rahmen_zeigt_den_satz_als_status_und_maskiert_ihn():
    html = stil.rahmen("<p>Bild</p>", "a < b & c")
    assert '<p class="lm-satz" role="status">a &lt; b &amp; c</p>' in html
    assert "<p>Bild</p>" in html


def test_meldung_maskiert_fremden_text():
    assert "<script>" not in stil.meldung("<script>alert(1)</script>")


def test_svg_traegt_einen_namen_den_anfuehrungszeichen_nicht_beenden():
    assert 'role="img" aria-label="sagt &quot;ja&quot;"' in stil.svg("", 10, 10, 'sagt "ja"')


def test_balken_ist_so_lang_wie_der_anteil():
    assert "width:25.0%" in stil.balken(0.25)


def test_zahl_benennt_den_undefinierten_fall():
    assert stil.zahl(0.0, undefiniert=True) == "undefiniert, per Regel 0.0"
    assert stil.zahl(0.0) == "0.000"


def test_tabelle_kennzeichnet_kopfzellen():
    html = stil.tabelle(("Prüfer", "Recall"), [("A", "0.5")])
    assert '<th scope="col">Recall</th>' in html
    assert '<th scope="row">A</th><td>0.5</td>' in html


def test_aufloesung_nennt_die_vermutung_ohne_sie_zu_tadeln():
    assert "Stimmt: fällt." in stil.aufloesung("fällt", "fällt", "Darum.")
    assert "Vermutet: steigt. Richtig: fällt." in stil.aufloesung("steigt", "fällt", "Darum.")
