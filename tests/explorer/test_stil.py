"""Bausteine der Ansichten: Zeichen, Zahlen, Rahmen und Kontraste."""

import re

import pytest

from lernmodul.aufgaben.anzeige import FARBE
from lernmodul.explorer import bild, stil
from lernmodul.metriken import klassifikation

# Was JupyterLab in seinen beiden Themen hinter Ausgaben und in Texten zeigt (--jp-layout-color0 und --jp-content-font-color0).
GRUND = {"hell": "#FFFFFF", "dunkel": "#111111"}
TEXT = {"hell": "#000000", "dunkel": "#FFFFFF"}
LEISE = {"hell": "#555555", "dunkel": "#B5B5B5"}
FARBEN = {"hell": stil.HELL, "dunkel": stil.DUNKEL}
AUF_KNOPF = {"hell": "#FFFFFF", "dunkel": "#111111"}
# Töne, in denen auch Text steht, etwa „k = 3“ über der Grenze.
TEXTTOENE = {"blau"}


def _leuchtdichte(farbe):
    anteile = [int(farbe[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    rot, gruen, blau = (a / 12.92 if a <= 0.04045 else ((a + 0.055) / 1.055) ** 2.4 for a in anteile)
    return 0.2126 * rot + 0.7152 * gruen + 0.0722 * blau


def _kontrast(a, b):
    hell, dunkel = sorted((_leuchtdichte(a), _leuchtdichte(b)), reverse=True)
    return (hell + 0.05) / (dunkel + 0.05)


def _gemischt(farbe, grund, anteil):
    """Wie `color-mix(in srgb, farbe anteil, transparent)` auf diesem Grund aussieht."""
    paare = [(int(farbe[i : i + 2], 16), int(grund[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * anteil + b * (1 - anteil)):02X}" for a, b in paare)


def _gruende(thema):
    """Der nackte Grund, die leise Fläche und das Blau hinter hervorgehobenen Feldern und Zeilen."""
    grund = GRUND[thema]
    return [grund, _gemischt(TEXT[thema], grund, 0.05), _gemischt(FARBEN[thema]["blau"], grund, 0.17)]


@pytest.mark.parametrize("thema", GRUND)
def test_jedes_zeichen_hebt_sich_von_jedem_untergrund_ab(thema):
    zu_leise = [(name, grund) for name, wert in FARBEN[thema].items() for grund in _gruende(thema)[:2] if _kontrast(wert, grund) < 3]
    assert zu_leise == []
    assert _kontrast(FARBEN[thema]["blau"], _gruende(thema)[2]) >= 3


@pytest.mark.parametrize("thema", GRUND)
def test_jeder_text_ist_auf_jedem_untergrund_lesbar(thema):
    texte = [TEXT[thema], LEISE[thema], *(FARBEN[thema][ton] for ton in TEXTTOENE)]
    assert [(text, grund) for text in texte for grund in _gruende(thema)[:2] if _kontrast(text, grund) < 4.5] == []
    assert _kontrast(AUF_KNOPF[thema], FARBEN[thema]["blau"]) >= 4.5
    assert "#555" in stil.STIL and "#b5b5b5" in stil.STIL


@pytest.mark.parametrize("grund", GRUND.values(), ids=GRUND)
def test_feste_farben_heben_sich_in_beiden_themen_ab(grund):
    """Der Rand eines Befunds und die Zeichen der Konfusionsmatrix haben in beiden Themen dieselbe Farbe."""
    zeichen = re.findall(r"#[0-9A-Fa-f]{6}", "".join(klassifikation._FORM.values()))
    assert [farbe for farbe in [*FARBE.values(), *zeichen] if _kontrast(farbe, grund) < 3] == []


def test_auf_dem_weissen_grund_der_bilder_heben_sich_die_balken_ab():
    assert _kontrast(bild.BLAU, "#FFFFFF") >= 4.5 and _kontrast(bild.BLAU, bild.HELLBLAU) >= 3


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


def test_ein_bild_schrumpft_nur_bis_seine_schrift_noch_lesbar_ist():
    assert 'style="max-width:100%;min-width:515px;height:auto"' in stil.svg("", 660, 200, "Name")
    assert 'style="width:100%;min-width:515px;height:auto"' in stil.svg("", 660, 200, "Name", fuellt=True)
    assert 13 * stil.LESBAR >= 10


def test_die_ansicht_ist_mit_der_tabtaste_erreichbar_und_hat_einen_namen():
    assert 'role="group" aria-label="Bild und Zahlen" tabindex="0"' in stil.rahmen("", "")


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


def test_die_aufloesung_sagt_erst_ob_es_stimmt_und_dann_warum():
    html = stil.aufloesung("Stimmt: <fällt>.", "Weil a & b steigen.")
    assert html.index("Stimmt: &lt;fällt&gt;.") < html.index("Weil a &amp; b steigen.") and 'role="status"' in html
