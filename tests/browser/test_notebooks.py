"""Jedes Notebook im echten JupyterLab: alles ausführen, beide Themen, jeden Regler bewegen, falsch und richtig antworten."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

import lernmodul
from hilfen.labor import THEMEN, Erkundung
from hilfen.notebook import OHNE_VERGLEICH, lies, tags, uebungen

KEIN_BILD = "gibt es kein Bild"
BILDER = os.environ.get("LERNMODUL_BILDER")


@pytest.fixture(scope="module")
def notebook(pfad):
    return lies(pfad)


def nummern(notebook, tag):
    return [stelle for stelle, zelle in enumerate(notebook.cells) if zelle.cell_type == "code" and tag in tags(zelle)]


def stelle_der(notebook, tag, uebung):
    return next(stelle for stelle in nummern(notebook, tag) if uebung in tags(notebook.cells[stelle]))


def ist_erkundung(zelle):
    return zelle.source.lstrip().startswith("erkunde_")


def test_alles_ausfuehren_endet_ohne_fehler(seite, notebook):
    assert seite.lief_durch is True
    expect(seite.page.get_by_text("model not found")).to_have_count(0)
    for stelle in nummern(notebook, OHNE_VERGLEICH):
        if "beispiel" not in tags(notebook.cells[stelle]):  # ein Beispiel ohne Vergleich zeigt Text, der vom Rechner abhängt
            assert seite.ausgabe(stelle).locator(".jupyter-widgets").count(), notebook.cells[stelle].source


@pytest.mark.parametrize("art", THEMEN)
def test_beide_themen_zeigen_jede_zelle(seite, pfad, art):
    seite.thema(art)
    if BILDER:
        Path(BILDER).mkdir(parents=True, exist_ok=True)
        seite.bilder(BILDER, f"{pfad.stem}_{art}")
    assert seite.page.locator(".jp-Notebook .jp-Cell").count() == len(lies(pfad).cells)


def test_kein_regler_text_ist_abgeschnitten(seite):
    breiten = seite.page.locator(".lm-brett .widget-label:visible, .lm-brett button:visible").evaluate_all(
        "teile => teile.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)")
    assert not breiten


def test_jede_erkundung_laesst_sich_bedienen(seite, notebook):
    for stelle in [nummer for nummer in nummern(notebook, "explorer") if ist_erkundung(notebook.cells[nummer])]:
        bediene(Erkundung(seite.zelle(stelle)))


def bediene(erkundung):
    """Jeden Regler mit Tasten an beide Enden, jeden Knopf einmal, und von überall zurück zum Anfang."""
    expect(erkundung.satz).not_to_be_empty()
    anfang = erkundung.stand()
    for zeile in erkundung.zeilen():
        erkundung.vermute()
        bewegt = [fahre(erkundung, zeile, taste) for taste in ("Home", "End")]
        assert any(bewegt)
        erkundung.setze_zurueck()
        erkundung.erwarte(anfang)
    erkundung.vermute()
    for knopf in erkundung.waehlbar():
        knopf.click()
        ist_heil(erkundung)
    erkundung.setze_zurueck()
    erkundung.erwarte(anfang)


def fahre(erkundung, zeile, taste):
    """Ob sich der Wert geändert hat; dann muss sich auch die Ansicht geändert haben."""
    vorher, html = zeile.wert(), erkundung.ansicht.inner_html()
    zeile.druecke(taste)
    bewegt = zeile.einig() != vorher
    if bewegt:
        erkundung.erwarte_anderes(html)
    ist_heil(erkundung)
    return bewegt


def ist_heil(erkundung):
    expect(erkundung.satz).not_to_be_empty()
    expect(erkundung.brett).not_to_contain_text(KEIN_BILD)


def test_falsche_antwort_wird_erklaert_und_richtige_angenommen(seite, notebook):
    for name in uebungen(notebook):
        aufgabe = getattr(lernmodul, name)
        for programm in (*falsche(aufgabe), aufgabe.loesung_programm):
            assert gezeigt(seite, notebook, name, programm) == str(aufgabe.pruefe(aufgabe.werte_aus(programm)))


def falsche(aufgabe):
    return [denkfehler.programm for denkfehler in list(aufgabe.denkfehler.values())[:1]]


def gezeigt(seite, notebook, name, programm):
    """Der Text des Befunds, den die Prüfungszelle nach dieser Antwort zeigt."""
    antwort, pruefung = (stelle_der(notebook, tag, name) for tag in ("antwort", "pruefung"))
    seite.setze(antwort, programm)
    assert seite.fuehre_aus(antwort) and seite.fuehre_aus(pruefung)
    expect(seite.ausgabe(pruefung)).not_to_be_empty()
    return "".join(ausgabe["data"]["text/plain"] for ausgabe in seite.ausgaben(pruefung))


def test_die_konsole_des_browsers_bleibt_still(seite):
    assert not seite.konsole
