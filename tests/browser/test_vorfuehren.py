"""Jede Szene und jede Bühne bei 1280 × 720 im Präsentationsmodus, nur mit der Tastatur: abstimmen, auflösen oder prüfen, nachsehen."""

import pytest
from playwright.sync_api import expect

from hilfen.barrierefrei import axe_befunde, benannt
from hilfen.labor import FRIST_MS, THEMEN, Seite
from hilfen.notebook import ORDNER
from lernmodul.bedienung.vorfuehren import AUFGELOEST, NAECHSTE
from lernmodul.vorfuehrung.szenen import BLOECKE

FENSTER = {"width": 1280, "height": 720}
STIMMEN = (2, 4, 1, 3)
SICHTBAR = """brett => {
    const fenster = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect()
    const lage = wahl => brett.querySelector(wahl).getBoundingClientRect()
    return lage('[role=img]').top >= fenster.top && lage('.lm-satz').bottom <= fenster.bottom
}"""
# Von der Bühne: ob Programm und Antworten nebeneinander stehen, was im Fenster liegt und ob nichts breiter ist als seine Ausgabe.
BUEHNE = """brett => {
    const fenster = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect()
    const lage = wahl => brett.querySelector(wahl).getBoundingClientRect()
    const zu_sehen = teil => teil.top >= fenster.top && teil.bottom <= fenster.bottom
    const pruefen = [...brett.querySelectorAll('button')].find(knopf => knopf.innerText === 'Prüfen').getBoundingClientRect()
    return {nebeneinander: lage('.lm-links').right <= lage('.lm-rechts').left && lage('.lm-links').top === lage('.lm-rechts').top,
            oben: zu_sehen(lage('.lm-leiste')), pruefen: zu_sehen(pruefen), satz: brett.querySelector('.lm-satz') ? zu_sehen(lage('.lm-satz')) : null,
            befund: brett.querySelector('.lm-befund') ? zu_sehen(lage('.lm-befund')) : null}
}"""
# Welche Fragen (gezählt ab 0) und welche Erkundungen ein Stück weit im Fenster liegen.
IM_FENSTER = """wahl => {
    const fenster = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect()
    const teile = [...document.querySelectorAll(wahl)].map(teil => teil.getBoundingClientRect())
    return teile.flatMap((teil, nummer) => teil.height && teil.bottom > fenster.top && teil.top < fenster.bottom ? [nummer] : [])
}"""
GANZ_ZU_SEHEN = """brett => {
    const fenster = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect()
    const frage = brett.querySelector('.lm-frage-gross').getBoundingClientRect()
    return frage.top >= fenster.top && frage.bottom <= fenster.bottom
}"""
BREITER = """brett => { const feld = brett.closest('.jp-OutputArea-output'); return feld.scrollWidth - feld.clientWidth }"""
UEBERLAUF = "() => { const feld = document.querySelector('.jp-WindowedPanel-outer'); return feld.scrollWidth - feld.clientWidth }"
FOKUS = "() => document.activeElement.innerText || document.activeElement.tagName"


@pytest.fixture(scope="module", params=BLOECKE)
def vorfuehrung(request, browser, adresse):
    seite = Seite(browser, adresse, f"notebooks/dozent/{request.param}.ipynb")
    seite.page.set_viewport_size(FENSTER)
    seite.page.evaluate("() => jupyterapp.commands.execute('application:toggle-presentation-mode')")
    assert seite.alles_ausfuehren()
    seite.page.evaluate("() => { const feld = jupyterapp.shell.currentWidget; feld.content.activeCellIndex = 1; feld.content.mode = 'command'; feld.activate() }")
    yield request.param, seite
    seite.page.evaluate("async () => await jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    seite.schliesse()


def geh_zu(seite, ziel):
    for _ in range(10):
        if seite.page.evaluate(FOKUS) == ziel:
            return
        seite.page.keyboard.press("Tab")
    raise AssertionError(f"{ziel} ist mit Tab nicht zu erreichen, die Tastatur steht auf {seite.page.evaluate(FOKUS)}.")


def stimme_ab(seite, szene):
    """Trägt ein, was die Gruppe ruft, und gibt zurück, was davon im Bild stehen muss."""
    tasten = seite.page.keyboard
    geh_zu(seite, "INPUT")
    if szene.art == "zahl":
        tasten.type(f"{szene.bis / 4:g} abc {szene.bis / 2:g}".replace(".", ","))
        return ["2 Schätzungen"]
    for anzahl in STIMMEN[:len(szene.antworten)]:
        for _ in range(anzahl):
            tasten.press("ArrowUp")
        tasten.press("Tab")
    return [f"{antwort}: {anzahl}" for antwort, anzahl in zip(szene.antworten, STIMMEN)]


def test_jede_szene_gelingt_mit_der_tastatur(vorfuehrung):
    name, seite = vorfuehrung
    bretter = seite.page.locator(".lm-szene")
    expect(bretter).to_have_count(len(BLOECKE[name]))
    for nummer, bau in enumerate(BLOECKE[name]):
        szene, brett = bau(), bretter.nth(nummer)
        bild = brett.get_by_role("img").first
        seite.page.keyboard.press("ArrowDown")
        erwartet = stimme_ab(seite, szene)
        for text in erwartet:
            expect(brett.locator(f'[role=img][aria-label*="{text}"]')).to_have_count(1, timeout=FRIST_MS)
        assert "✓" not in brett.inner_text() and "ichtig" not in bild.get_attribute("aria-label") and szene.erklaerung not in brett.inner_text()
        geh_zu(seite, "Auflösen")
        seite.page.keyboard.press("Enter")
        expect(brett.get_by_role("button", name="Weiterfragen")).to_be_focused(timeout=FRIST_MS)
        expect(brett).to_contain_text(szene.erklaerung)
        expect(brett.locator(".lm-erkundung .lm-satz")).to_have_count(1, timeout=FRIST_MS)
        assert "ichtig" in bild.get_attribute("aria-label") and brett.evaluate(SICHTBAR) and seite.page.evaluate(UEBERLAUF) <= 0, bau.__name__
        seite.page.keyboard.press("Enter")
        expect(brett).to_contain_text(szene.nachgefragt, timeout=FRIST_MS)
    assert not seite.konsole


def test_eine_neue_szene_klappt_die_erkundung_der_anderen_zu_und_zeigt_ihre_ganze_frage(vorfuehrung):
    """Sonst stünde die Antwort auf die nächste Frage oft schon groß an der Wand."""
    name, seite = vorfuehrung
    bretter = seite.page.locator(".lm-szene")
    for nummer in range(len(BLOECKE[name]) - 1):
        brett, naechstes = bretter.nth(nummer), bretter.nth(nummer + 1)
        weiter = brett.get_by_role("button", name=NAECHSTE)
        weiter.focus()
        expect(brett.locator(".lm-erkundung")).to_be_visible()
        seite.page.keyboard.press("Enter")
        expect(naechstes.locator(".lm-anfang")).to_be_focused(timeout=FRIST_MS)
        expect(brett.locator(".lm-erkundung")).to_be_hidden()
        assert naechstes.evaluate(GANZ_ZU_SEHEN) and seite.page.evaluate(IM_FENSTER, ".lm-frage-gross") == [nummer + 1]
        seite.page.keyboard.press("Tab")
        assert seite.page.evaluate(FOKUS) == "INPUT" and naechstes.evaluate("brett => brett.contains(document.activeElement)")
    expect(bretter.last.get_by_role("button", name=NAECHSTE)).to_be_hidden()


def test_mit_den_pfeilen_zur_naechsten_ueberschrift_steht_keine_alte_erkundung_und_keine_zweite_frage_da(vorfuehrung):
    name, seite = vorfuehrung
    for nummer in range(len(BLOECKE[name]) - 1):
        seite.page.locator(".lm-szene").nth(nummer).get_by_role("button", name=AUFGELOEST).focus()
        seite.page.keyboard.press("Escape")
        seite.page.keyboard.press("ArrowDown")
        expect(seite.page.get_by_role("heading", name=BLOECKE[name][nummer + 1]().titel)).to_be_in_viewport()
        assert seite.page.evaluate(IM_FENSTER, ".lm-erkundung") == [] and len(seite.page.evaluate(IM_FENSTER, ".lm-frage-gross")) <= 1


def test_wer_zurueckkommt_sieht_die_erkundung_wieder(vorfuehrung):
    _, seite = vorfuehrung
    erstes, letztes = (seite.page.locator(".lm-szene").nth(stelle) for stelle in (0, -1))
    for eines, anderes in ((erstes, letztes), (letztes, erstes)):
        eines.get_by_role("button", name=AUFGELOEST).focus()
        expect(eines.locator(".lm-erkundung")).to_be_visible()
        expect(anderes.locator(".lm-erkundung")).to_be_hidden()


def erwarte(brett, lage):
    """Wartet, bis die Seite fertig gerollt hat."""
    for _ in range(FRIST_MS // 100):
        gemessen = brett.evaluate(BUEHNE)
        if lage.items() <= gemessen.items():
            return
        brett.page.wait_for_timeout(100)
    raise AssertionError(f"{brett.inner_text()[:60]!r}: gemessen {gemessen}, verlangt {lage}")


def test_auf_der_buehne_ist_alles_zu_sehen_was_man_gerade_braucht(vorfuehrung):
    _, seite = vorfuehrung
    for brett in seite.page.locator(".lm-buehne").all():
        brett.get_by_role("button", name="nächste").focus()
        for runde in (1, 2, 3):
            expect(brett).to_contain_text(f"Abgabe {runde} von", timeout=FRIST_MS)
            expect(brett.locator(".lm-satz")).to_have_count(0, timeout=FRIST_MS)
            geh_zu(seite, "INPUT")
            erwarte(brett, {"nebeneinander": True, "oben": True, "pruefen": True, "satz": None, "befund": None})
            geh_zu(seite, "Prüfen")
            seite.page.keyboard.press("Enter")
            expect(brett.locator(".lm-satz")).to_have_count(1, timeout=FRIST_MS)
            expect(brett.get_by_role("button", name="nächste")).to_be_focused(timeout=FRIST_MS)
            erwarte(brett, {"nebeneinander": True, "oben": True, "satz": True, "befund": True})
            if runde < 3:  # sonst holte der Kernel die Tastatur von der nächsten Bühne zurück
                seite.page.keyboard.press("Enter")


def test_axe_findet_nichts_ernstes_und_alles_hat_einen_namen(vorfuehrung):
    _, seite = vorfuehrung
    for thema in reversed(THEMEN):
        seite.thema(thema)
        assert axe_befunde(seite.page) == []
    assert [rolle for rolle, name in benannt(seite.page) if rolle != "slider" and not name.strip()] == []


def test_nichts_ist_breiter_als_seine_ausgabe(vorfuehrung):
    name, seite = vorfuehrung
    zu_breit = [nummer for nummer, brett in enumerate(seite.page.locator(".lm-szene, .lm-buehne").all(), 1) if brett.evaluate(BREITER) > 0]
    assert not zu_breit, (name, zu_breit)


def test_buchstaben_auf_einem_knopf_lassen_die_szene_stehen(vorfuehrung):
    name, seite = vorfuehrung
    letztes = seite.page.locator(".lm-szene").last
    for taste in ("x", "m", "y", "5"):
        letztes.get_by_role("button", name=AUFGELOEST).focus()
        seite.page.keyboard.press(taste)
        seite.page.keyboard.press("Escape")
    expect(seite.page.locator(".lm-szene")).to_have_count(len(BLOECKE[name]))
