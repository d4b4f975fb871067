"""Der Kurs ohne Installation: Wer die Seite öffnet, lernt wie in JupyterLab, und nichts kommt von anderswo.

Welche Seite geprüft wird, sagt LERNMODUL_SEITE; sonst ist es build/seite, wohin der Befehl in README sie baut.
"""

import filecmp
import json
import os
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

import lernmodul
from browser.test_notebooks import fahre, falsche, gezeigt, ist_erkundung, nummern, stelle_der
from browser.test_training import Uebender
from hilfen.labor import Erkundung
from hilfen.lite import KALTSTART_MS, Besuch, ausgeliefert
from hilfen.notebook import WURZEL, lektionen, lies, tags, uebungen

ORDNER = Path(os.environ.get("LERNMODUL_SEITE") or WURZEL / "build" / "seite")
NICHT_GEBAUT = f"Unter {ORDNER} liegt keine Seite. Der Befehl unter „Ohne Installation“ in README.md baut sie."
NUR_MIT_INSTALLATION = ("07", "09", "11")
TEILWEISE = ("08",)
ENDLOS = "def retrieval_metriken(faelle, k):\n    while True:\n        pass"
FENSTER = {"width": 1280, "height": 1400}


@pytest.fixture(scope="module")
def adresse():
    if not (ORDNER / "index.html").exists():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NICHT_GEBAUT)
    with ausgeliefert(ORDNER) as offen:
        yield offen


@pytest.fixture(scope="module")
def uhr(request):
    """Merkt sich Zeiten und zeigt sie am Ende."""
    dauern, beginn = {}, time.monotonic()
    yield lambda was: dauern.setdefault(was, time.monotonic() - beginn)
    with request.config.pluginmanager.get_plugin("capturemanager").global_and_fixture_disabled():
        print("\n" + ", ".join(f"{was} nach {dauer:.1f} s" for was, dauer in dauern.items()))


@pytest.fixture(scope="module")
def gast(browser, adresse, uhr):
    """Wer die Seite zum ersten Mal öffnet und sofort auf den einen Knopf drückt, den es zu sehen gibt."""
    besuch = Besuch(browser, adresse, viewport=FENSTER)
    besuch.geh_zu("")
    uhr("Notebook zu sehen")
    besuch.page.get_by_role("button", name="Notebook ausführen").click()
    expect(besuch.page.get_by_text("Alles da. Python läuft hier im Browser")).to_be_visible(timeout=KALTSTART_MS)
    uhr("erste Zelle ausgeführt")
    yield besuch
    besuch.schliesse()


@pytest.fixture(scope="module")
def wiederkehr(gast, uhr):
    """Derselbe Mensch mit neu geladener Seite und neuem Kernel, diesmal in JupyterLab, das alle Notebooks nacheinander öffnen kann."""
    gast.geh_zu("lab/index.html?path=00_start.ipynb")
    gast.warte_auf_python()
    uhr("zweiter Kernel bereit")
    return gast


@pytest.fixture(scope="module", params=lektionen(), ids=lambda pfad: pfad.stem)
def pfad(request):
    return request.param


@pytest.fixture(scope="module")
def notebook(pfad):
    return lies(pfad)


@pytest.fixture(scope="module")
def seite(wiederkehr, pfad, uhr):
    """Das Notebook, einmal von oben bis unten ausgeführt."""
    wiederkehr.oeffne_naechstes(pfad.name)
    wiederkehr.lief_durch = wiederkehr.alles_ausfuehren()
    uhr(pfad.stem)
    return wiederkehr


def fehler(seite, notebook):
    stellen = [stelle for stelle, zelle in enumerate(notebook.cells) if zelle.cell_type == "code"]
    return [ausgabe for stelle in stellen for ausgabe in seite.ausgaben(stelle) if "error" in (ausgabe["output_type"], ausgabe.get("name"))]


def laeuft_hier(pfad):
    return not pfad.name.startswith((*NUR_MIT_INSTALLATION, *TEILWEISE))


def test_die_notebooks_sind_dieselben_wie_in_jupyterlab(adresse):
    namen = [pfad.name for pfad in lektionen()]
    assert filecmp.cmpfiles(WURZEL / "notebooks", ORDNER / "files", namen, shallow=False) == (namen, [], [])
    verzeichnis = json.loads((ORDNER / "api/contents/all.json").read_text(encoding="utf-8"))
    assert [eintrag["path"] for eintrag in verzeichnis["content"]] == namen


def test_ein_klick_und_die_erste_uebung_ist_geprueft(gast):
    befund = gast.ausgabe(stelle_mit(lies(lektionen()[0]), "aufwaermen.pruefe"))
    expect(befund).to_contain_text("✓ Stimmt.")
    expect(gast.page.locator(".start")).to_have_count(0)


def test_die_oberflaeche_ist_deutsch(gast):
    menue = gast.page.locator(".lm-MenuBar-item")
    expect(menue).to_have_text(["Datei", "Bearbeiten", "Anzeigen", "Ausführen", "Kernel", "Einstellungen", "Hilfe"])
    expect(gast.page.get_by_title("Kernel neu starten und alle Zellen ausführen").first).to_be_visible()  # fehlt dem Sprachpaket, steht in deutsch.json
    assert gast.page.locator("html").get_attribute("lang") == "de-DE"


def test_ein_verweis_oeffnet_das_naechste_notebook(gast):
    with gast.page.context.expect_page() as geoeffnet:
        gast.page.locator(".jp-Notebook").get_by_role("link", name="Klassifikation").first.click()
    expect(geoeffnet.value.get_by_role("heading", name=titel(lektionen()[1]))).to_be_visible(timeout=KALTSTART_MS)
    geoeffnet.value.close()


def test_eine_falsche_antwort_bekommt_ihren_denkfehler_genannt(gast):
    notebook = lies(lektionen()[0])
    gast.setze(stelle_mit(notebook, "mit_antwort = "), "meine_anteile = (1 / 3, 2 / 3)")
    pruefung = stelle_mit(notebook, "aufwaermen.pruefe")
    assert gast.fuehre_aus(stelle_mit(notebook, "mit_antwort = ")) and gast.fuehre_aus(pruefung)
    expect(gast.ausgabe(pruefung)).to_contain_text("✗")
    assert gast.ausgaben(pruefung)[0]["data"]["text/plain"] == str(lernmodul.aufwaermen.pruefe((1 / 3, 2 / 3)))


def test_der_lernstand_uebersteht_das_neuladen(wiederkehr):
    wiederkehr.setze(stelle_mit(lies(lektionen()[0]), "alles_da()"), "print(open('lernstand.jsonl', encoding='utf-8').read())")
    stelle = stelle_mit(lies(lektionen()[0]), "alles_da()")
    assert wiederkehr.fuehre_aus(stelle)
    saetze = [json.loads(zeile) for zeile in wiederkehr.ausgaben(stelle)[0]["text"].splitlines() if zeile]
    assert [(satz["uebung"], satz["status"]) for satz in saetze] == [("aufwaermen", "richtig"), ("aufwaermen", "falsch")]


def test_alles_laeuft_oder_sagt_freundlich_was_fehlt(seite, pfad, notebook):
    gemeldet = fehler(seite, notebook)
    assert seite.lief_durch is laeuft_hier(pfad)
    assert len(gemeldet) == (0 if seite.lief_durch else 1)
    for ausgabe in gemeldet:
        assert len(ausgabe["traceback"]) == 1 and "das gibt es im Browser nicht" in ausgabe["traceback"][0]


def test_jede_erkundung_bewegt_sich(seite, pfad, notebook):
    for stelle in nummern(notebook, "explorer") if laeuft_hier(pfad) else ():
        if ist_erkundung(notebook.cells[stelle]):
            erkundung = Erkundung(seite.zelle(stelle))
            erkundung.vermute()
            for zeile in erkundung.zeilen():
                assert any(fahre(erkundung, zeile, taste) for taste in ("ArrowRight", "ArrowLeft"))


def test_falsches_wird_erklaert_und_richtiges_angenommen(seite, pfad, notebook):
    for name in uebungen(notebook) if laeuft_hier(pfad) else ():
        aufgabe = getattr(lernmodul, name)
        for programm in (*falsche(aufgabe), aufgabe.loesung_programm):
            assert gezeigt(seite, notebook, name, programm) == str(aufgabe.pruefe(aufgabe.werte_aus(programm)))


def test_eine_endlosschleife_wird_beendet_und_der_kernel_lebt(seite, pfad, notebook):
    if laeuft_hier(pfad) and "uebung_2" in uebungen(notebook):
        assert "Nach zwei Sekunden abgebrochen" in gezeigt(seite, notebook, "uebung_2", ENDLOS)
        assert gezeigt(seite, notebook, "uebung_2", lernmodul.uebung_2.loesung_programm).startswith("✓")


def test_der_trainer_prueft_eine_antwort(seite, notebook):
    for stelle in nummern(notebook, "explorer"):
        if notebook.cells[stelle].source.startswith("trainer("):
            Uebender(seite).loese(False, True, None)


def test_nichts_kommt_von_anderswo_und_die_konsole_bleibt_still(gast, wiederkehr):
    assert not gast.fremde
    assert not gast.konsole


def titel(pfad):
    return lies(pfad).cells[0].source.partition("\n")[0].removeprefix("# ")


def stelle_mit(notebook, anfang):
    return next(stelle for stelle, zelle in enumerate(notebook.cells) if zelle.cell_type == "code" and zelle.source.startswith(anfang))
