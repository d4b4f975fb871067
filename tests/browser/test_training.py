"""Der Trainer im echten JupyterLab, nur mit der Tastatur: zehn Aufgaben, richtige und falsche Antworten, und was davon im Lernstand steht."""

import json
import re

import pytest
from playwright.sync_api import expect

import lernmodul
from hilfen.labor import Seite
from hilfen.notebook import ORDNER, lies, tags
from lernmodul.aufgaben.eingabe import lies_eingabe
from lernmodul.bedienung.training import ERST_WAEHLEN, standzeile
from lernmodul.wiedervorlage import Plan

NOTEBOOK = ORDNER / "12_training.ipynb"
ZEHN = [(True, True), (False, True), (True, True), (True, False), (False, False), (True, True), (True, True), (True, True), (False, True), (True, False)]
SCHREIBWEISEN = (lambda wert: f"{wert:.3f}", lambda wert: f"{wert:.3f}".replace(".", ","), lambda wert: f"{100 * wert:.1f} %".replace(".", ","))


def stelle(tag, text):
    return next(nummer for nummer, zelle in enumerate(lies(NOTEBOOK).cells) if tag in tags(zelle) and text in zelle.source)


@pytest.fixture
def datei(tmp_path):
    return tmp_path / "lernstand.jsonl"


@pytest.fixture
def einer(browser, adresse, datei):
    seite = Seite(browser, adresse, f"notebooks/{NOTEBOOK.name}", breite=800)
    importe = stelle("import", "trainer")
    seite.setze(importe, f"import os\nos.environ['LERNMODUL_LERNSTAND'] = {str(datei)!r}\n{lies(NOTEBOOK).cells[importe].source}")
    assert seite.alles_ausfuehren()
    yield Uebender(seite)
    # Der Kernel überlebt die Seite; der nächste Test soll weder diesen Lernstand noch gezeigte Tipps erben.
    seite.page.evaluate("async () => await jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    seite.schliesse()
    assert not seite.konsole


class Uebender:
    """Jemand an der Tastatur. Was zu sehen ist, wird gelesen; gedrückt werden nur Tasten."""

    def __init__(self, seite):
        self.seite, self.tasten = seite, seite.page.keyboard
        self.brett = seite.zelle(stelle("explorer", "trainer()")).locator(".lm-training")
        self.felder = self.brett.locator("input[type=text]:visible")
        self.stand = self.brett.locator(".lm-stand")
        self.befund = self.brett.locator(".lm-befund").first
        self.felder.first.focus()

    def knopf(self, text):
        return self.brett.get_by_role("button", name=text, exact=True)

    @property
    def aufgabe(self):
        titel, startwert = self.brett.locator("b.lm-titel").inner_text().split(" · Variante ")
        return next(u for u in uebungen().values() if u.titel == titel).variante(int(startwert))

    def tippe(self, texte):
        """Füllt ein Feld nach dem anderen; die Eingabetaste führt weiter und prüft im letzten."""
        expect(self.felder.first).to_be_focused()
        for nummer, text in enumerate(texte):
            expect(self.felder.nth(nummer)).to_be_focused()
            self.tasten.press("Control+a")
            self.tasten.type(text)
            self.tasten.press("Enter")

    def waehle(self, sicher):
        expect(self.brett).to_contain_text(ERST_WAEHLEN)
        self.geh_zu("sicher" if sicher else "unsicher")
        self.tasten.press("Space")

    def geh_zu(self, text):
        for _ in range(30):
            if self.brett.page.evaluate("() => document.activeElement.innerText") == text:
                return
            self.tasten.press("Tab")
        raise AssertionError(f"{text} ist mit Tab nicht zu erreichen.")

    def geh_weiter(self, nummer):
        self.geh_zu("Nächste Aufgabe")
        self.tasten.press("Enter")
        expect(self.stand).to_contain_text(f"Aufgabe {nummer} ")
        expect(self.felder.first).to_be_focused()

    def loese(self, richtig, sicher, schreibe):
        """Beantwortet die gezeigte Aufgabe und wartet auf den Befund, den auch das Notebook zeigte."""
        aufgabe = self.aufgabe
        texte = list(map(schreibe, aufgabe.soll)) if richtig else ["0,777"] * len(aufgabe.soll)
        self.tippe(texte)
        self.waehle(sicher)
        expect(self.befund).to_contain_text(erster_satz(aufgabe.pruefe(tuple(map(lies_eingabe, texte)))))
        return aufgabe


def uebungen():
    return {name: getattr(lernmodul, name) for name in lernmodul._UEBUNGEN if getattr(lernmodul, name).hat_varianten}


def erster_satz(befund):
    return re.split(r"(?<=[.?]) ", befund.text.replace("`", ""))[0]


def saetze(datei):
    return [json.loads(zeile) for zeile in datei.read_text(encoding="utf-8").splitlines()]


def test_zehn_aufgaben_mit_der_tastatur(einer, datei):
    plan, erwartet, richtige, themen = Plan(), [], 0, list(uebungen())
    for nummer, (richtig, sicher) in enumerate(ZEHN, 1):
        aufgabe = einer.loese(richtig, sicher, SCHREIBWEISEN[nummer % len(SCHREIBWEISEN)])
        assert aufgabe.name == plan.naechstes(themen)
        plan, richtige = plan.nach(aufgabe.name, richtig, sicher), richtige + richtig
        erwartet.append((aufgabe.name, nummer, "richtig" if richtig else "falsch", sicher))
        expect(einer.stand).to_contain_text(standzeile(nummer, richtige, len(plan.kommt_wieder(themen))).partition("</b>")[2])
        expect(einer.knopf("Nächste Aufgabe") if richtig else einer.felder.first).to_be_focused()
        einer.geh_weiter(nummer + 1)
    assert [(satz["uebung"], satz["variante"], satz["status"], satz["sicher"]) for satz in saetze(datei)] == erwartet
    tafel = stelle("beispiel", "eigene_konfusionsmatrix()")
    assert einer.seite.fuehre_aus(tafel)
    expect(einer.seite.ausgabe(tafel)).to_contain_text("n = 10")
    expect(einer.seite.ausgabe(tafel)).to_contain_text("TP 5")


def test_unlesbares_wird_zurueckgefragt_und_ein_zweiter_versuch_gelingt(einer, datei):
    zellen = einer.brett.page.locator(".jp-Notebook .jp-Cell")
    anzahl = zellen.count()
    loesung = [f"{wert:.3f}" for wert in einer.aufgabe.soll]
    einer.tippe(["xabdd", *loesung[1:]])
    expect(einer.felder.first).to_be_focused()
    expect(einer.brett.get_by_role("alert")).to_contain_text("lässt sich nicht als eine Zahl lesen")
    for taste in ("ArrowDown", "ArrowUp", "ArrowLeft", "Home", "End", "m", "y"):
        einer.tasten.press(taste)
    assert zellen.count() == anzahl and not datei.exists()
    einer.tippe(["0,999", *loesung[1:]])
    einer.tasten.press("Enter")  # ungeduldig noch einmal: meldet nichts
    assert not datei.exists()
    einer.waehle(True)
    expect(einer.befund).to_contain_text("✗")
    expect(einer.felder.first).to_have_value("")
    einer.tippe(loesung)
    einer.waehle(False)
    expect(einer.befund).to_contain_text("✓ Stimmt.")
    assert [(satz["status"], satz["sicher"]) for satz in saetze(datei)] == [("falsch", True), ("richtig", False)]


def test_buchstaben_auf_einem_knopf_nehmen_den_trainer_nicht_weg(einer):
    """In JupyterLab schneidet x die Zelle aus, m und 5 machten Text daraus; die Metadaten der Zelle verbieten beides, notfalls mit einem Dialog."""
    for taste in ("x", "m", "5"):
        einer.knopf("Tipp").focus()
        einer.tasten.press(taste)
        einer.tasten.press("Escape")
        expect(einer.brett.page.locator(".jp-Dialog")).to_have_count(0)
    einer.knopf("Tipp").press("Space")
    expect(einer.brett).to_contain_text("Tipp 1 von")


def test_tipp_loesung_themen_und_neustart_gehen_mit_der_tastatur(einer, datei):
    einer.geh_zu("Tipp")
    einer.tasten.press("Space")
    expect(einer.brett).to_contain_text("Tipp 1 von")
    einer.geh_zu("Überspringen")
    einer.tasten.press("Space")
    expect(einer.stand).to_contain_text("Aufgabe 2 · 0 auf Anhieb richtig · 1 kommt wieder")
    einer.loese(False, True, None)
    einer.geh_zu("Lösung")
    einer.tasten.press("Space")
    expect(einer.brett).to_contain_text("Richtig wäre:")
    einer.geh_zu(f"Themen auswählen ({len(uebungen())} von {len(uebungen())})")
    einer.tasten.press("Space")
    expect(einer.brett.get_by_role("checkbox")).to_have_count(len(uebungen()))
    einer.tasten.press("Tab")
    einer.tasten.press("Space")
    expect(einer.knopf(f"Themen auswählen ({len(uebungen()) - 1} von {len(uebungen())})")).to_be_visible()
    assert not einer.brett.evaluate("brett => brett.scrollWidth > brett.clientWidth + 1")
    assert einer.seite.fuehre_aus(stelle("explorer", "trainer()"))
    neu = Uebender(einer.seite)
    expect(neu.stand).to_contain_text("Aufgabe 1 · 1 schon früher · 0 auf Anhieb richtig · 1 kommt wieder")
    assert neu.aufgabe.startwert == 3
