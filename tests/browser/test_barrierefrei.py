"""Jedes Notebook für Vorleseprogramm, Tastatur und schmale Bildschirme: axe-core in beiden Themen, Namen, Tabfolge, Platz."""

import re

import pytest
from playwright.sync_api import expect

import lernmodul
from hilfen.barrierefrei import BILD, axe_befunde, benannt, erreichbar, tabfolge, zu_eng
from hilfen.labor import THEMEN, Erkundung
from hilfen.notebook import lektionen, lies, tags, uebungen

# Ein Fenster von 1280 Pixeln, auf 200 % vergrößert, ist 640 CSS-Pixel breit.
SCHMAL = {"200 % Zoom": 640, "400 Pixel": 400}
# Mit der Tabtaste abgelaufen wird in jedem Notebook ein Brett: hier Quiz, Notizen, Noten und Trainer, sonst die erste Erkundung.
WEGE = {"02": ".lm-quiz", "05": ".lm-quiz", "07": ".lm-notizen", "11": ".lm-notizen", "12": ".lm-training"}
NAMENLOS = {"", "Bild", "Grafik", "null", "undefined", "image"}


@pytest.fixture(scope="module")
def offen(seite, pfad):
    """Wie nach dem Lernen: überall vermutet und jede Übung falsch beantwortet. Danach sind die Erkundungen wieder am Anfang."""
    seite.thema("hell")
    erkundungen = [Erkundung(brett) for brett in seite.page.locator(".jp-Cell").filter(has=seite.page.locator(".lm-vermutung")).all()]
    for erkundung in erkundungen:
        erkundung.vermute()
    antworte_falsch(seite, lies(pfad))
    yield seite
    seite.breite(1280)
    for erkundung in erkundungen:
        erkundung.setze_zurueck()


def antworte_falsch(seite, notebook):
    for name in uebungen(notebook):
        antwort, pruefung = ([name in tags(z) and art in tags(z) for z in notebook.cells].index(True) for art in ("antwort", "pruefung"))
        for denkfehler in list(getattr(lernmodul, name).denkfehler.values())[:1]:
            seite.setze(antwort, denkfehler.programm)
            assert seite.fuehre_aus(antwort) and seite.fuehre_aus(pruefung)


@pytest.mark.parametrize("art", THEMEN)
def test_axe_findet_in_unseren_ausgaben_nichts_ernstes(offen, art):
    offen.thema(art)
    assert axe_befunde(offen.page) == []


def test_alles_bedienbare_hat_einen_namen_und_jedes_bild_sagt_was_darauf_ist(offen):
    gefunden = benannt(offen.page)
    assert [teil for teil in gefunden if teil[0] != "slider" and (teil[1] in NAMENLOS or not re.search(r"\w", teil[1]))] == []
    assert [name for rolle, name in gefunden if rolle in BILD and (len(name.split()) < 3 or name.startswith("Bild "))] == []


def test_neben_jedem_schieber_steht_ein_zahlenfeld_mit_namen(offen):
    zeilen = offen.page.locator(".lm-zeile").filter(has=offen.page.get_by_role("slider"))
    assert offen.page.get_by_role("slider").count() == zeilen.count()
    for zeile in zeilen.all():
        expect(zeile.get_by_role("spinbutton")).to_have_accessible_name(re.compile(r"\w"))


def test_nur_der_satz_wird_von_selbst_vorgelesen_nicht_das_bild(offen):
    assert offen.page.locator(".lm-bild").count() == offen.page.locator(".lm-bild [role=status]").count()
    live = offen.page.locator(".jp-OutputArea-output").locator("[role=status], [role=alert], [aria-live]")
    assert live.filter(has=offen.page.locator("svg[role=img], table")).count() == 0


@pytest.mark.parametrize("breite", SCHMAL.values(), ids=SCHMAL)
def test_auf_wenig_platz_steht_nichts_ueber_und_nichts_ist_abgeschnitten(offen, pfad, breite):
    if pfad not in lektionen():
        pytest.skip("Die Seiten der Kursleitung sind für einen großen Bildschirm gemacht.")
    offen.breite(breite)
    assert zu_eng(offen.page) == []


def bretter(seite, pfad):
    return seite.page.locator(WEGE.get(pfad.name[:2], ".lm-brett")).all()[:1]


def test_die_tabtaste_erreicht_alles_und_zeigt_wo_man_ist(offen, pfad):
    offen.breite(1280)
    for brett in bretter(offen, pfad):
        brett.locator("button:enabled, input:enabled").locator("visible=true").first.focus()
        offen.page.keyboard.press("Tab")
        offen.page.keyboard.press("Shift+Tab")
        halte = tabfolge(brett)
        assert [nummer for nummer, _ in halte] == erreichbar(brett)
        assert [halt for halt in halte if halt[1] < 2] == []


def test_kein_buchstabe_auf_einem_knopf_nimmt_das_brett_weg(offen, pfad):
    """In JupyterLab schneidet x die Zelle aus, m, r und 1 machen Text daraus, Umschalt+M verschmilzt sie mit der nächsten."""
    zellen = offen.page.locator(".jp-Notebook .jp-Cell")
    anzahl = zellen.count()
    for brett in bretter(offen, pfad):
        for taste in ("m", "r", "1", "x", "Shift+m"):
            brett.locator("button:enabled").locator("visible=true").last.focus()
            offen.page.keyboard.press(taste)
            offen.page.keyboard.press("Escape")
            expect(offen.page.locator(".jp-Dialog")).to_have_count(0)
        assert zellen.count() == anzahl
        expect(brett).to_be_visible()


def test_wer_mit_der_tastatur_vermutet_kommt_mit_der_tabtaste_weiter(offen, pfad):
    for zelle in offen.page.locator(".jp-Cell").filter(has=offen.page.locator(".lm-vermutung")).all()[:1]:
        erkundung = Erkundung(zelle)
        erkundung.setze_zurueck()
        erkundung.vermutung.get_by_role("button").first.press("Enter")
        expect(erkundung.vermutung.get_by_role("button").first).to_be_disabled()
        expect(erkundung.brett.locator("button:focus")).to_be_enabled()
        offen.page.keyboard.press("Tab")
        expect(erkundung.brett.locator(":focus")).to_have_count(1)
