"""Ein echtes JupyterLab in einem echten Browser: starten, Notebooks öffnen, Zellen setzen, Regler bewegen, Ansichten lesen."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

FRIST_MS = 60_000
BLATT = 1200
SCHALTER = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync"]
# Ohne doNotDisturbMode fragt JupyterLab nach Neuigkeiten; ohne windowingMode fehlen Zellen außerhalb des Fensters im DOM.
EINSTELLUNGEN = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True},
    "notebook-extension/tracker": {"windowingMode": "none", "autoStartDefaultKernel": True},
    "docmanager-extension/plugin": {"autosave": False},
}
NAMEN = ("chromium", "chromium-browser", "google-chrome", "chrome")
THEMEN = {"hell": "JupyterLab Light", "dunkel": "JupyterLab Dark"}
ZURUECK = "Zurücksetzen"


def browser_pfad(playwright):
    """Pfad eines Chromium: vom System oder von `playwright install chromium`; sonst None."""
    eigener = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMEN)), eigener if Path(eigener).exists() else None)


@contextmanager
def chromium():
    """Ein Browser, oder None, wenn auf diesem Rechner keiner zu finden ist."""
    with sync_playwright() as playwright:
        pfad = browser_pfad(playwright)
        if not pfad:
            yield None
            return
        browser = playwright.chromium.launch(executable_path=pfad, args=SCHALTER)
        yield browser
        browser.close()


def _freier_port():
    with socket.socket() as steckdose:
        steckdose.bind(("127.0.0.1", 0))
        return steckdose.getsockname()[1]


def _umgebung(ablage):
    for name, werte in EINSTELLUNGEN.items():
        datei = ablage / "einstellungen" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        datei.parent.mkdir(parents=True, exist_ok=True)
        datei.write_text(json.dumps(werte), encoding="utf-8")
    ordner = {"JUPYTERLAB_SETTINGS_DIR": "einstellungen", "JUPYTERLAB_WORKSPACES_DIR": "arbeit", "JUPYTER_CONFIG_DIR": "konfiguration",
              "JUPYTER_RUNTIME_DIR": "laufzeit", "IPYTHONDIR": "ipython"}
    return {**os.environ, "LERNMODUL_LERNSTAND": "off", **{name: str(ablage / unter) for name, unter in ordner.items()}}


def _warte(adresse, prozess, protokoll, sekunden=90):
    ende = time.monotonic() + sekunden
    while time.monotonic() < ende and prozess.poll() is None:
        try:
            return urllib.request.urlopen(f"{adresse}/api/status", timeout=2).close()
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab antwortet nicht:\n{protokoll.read_text(encoding='utf-8')}")


@contextmanager
def jupyterlab(wurzel, ablage):
    """Adresse eines JupyterLab, das `wurzel` zeigt und alles Eigene in `ablage` hält."""
    port = _freier_port()
    befehl = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser", "--ServerApp.ip=127.0.0.1",
              f"--ServerApp.port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=", f"--ServerApp.root_dir={wurzel}"]
    protokoll = ablage / "server.log"
    with protokoll.open("wb") as ausgabe:
        prozess = subprocess.Popen(befehl, env=_umgebung(ablage), stdout=ausgabe, stderr=ausgabe)
        try:
            _warte(f"http://127.0.0.1:{port}", prozess, protokoll)
            yield f"http://127.0.0.1:{port}"
        finally:
            prozess.terminate()
            prozess.wait(30)


class Seite:
    """Ein geöffnetes Notebook. Zellen werden mit ihrer Nummer angesprochen, gezählt ab 0 über alle Zellen."""

    def __init__(self, browser, adresse, pfad, breite=1280):
        self.konsole, self._fenster = [], {"width": breite, "height": 1400}
        self._kontext = browser.new_context(viewport=self._fenster, locale="de-DE")
        self.page = self._kontext.new_page()
        self.page.on("console", lambda meldung: self.konsole.append(meldung.text) if meldung.type == "error" else None)
        self.page.on("pageerror", lambda fehler: self.konsole.append(fehler.stack or str(fehler)))
        self.page.goto(f"{adresse}/doc/tree/{pfad}")
        self.page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.context?.isReady", timeout=FRIST_MS)
        self.page.evaluate("async () => { await jupyterapp.shell.currentWidget.sessionContext.ready }")
        self._ohne_vorhang()

    def _ohne_vorhang(self):
        # JupyterLab entfernt seinen Vorhang verzögert; ein Themenwechsel dazwischen entfernt ihn zweimal und schreibt einen Fehler.
        expect(self.page.locator("#jupyterlab-splash")).to_have_count(0)

    def schliesse(self):
        self._kontext.close()

    def alles_ausfuehren(self):
        """True, wenn keine Zelle mit einem Fehler endete."""
        return self.page.evaluate("async () => await jupyterapp.commands.execute('notebook:run-all-cells')")

    def setze(self, nummer, quelltext):
        self.page.evaluate(
            "([n, text]) => jupyterapp.shell.currentWidget.content.model.cells.get(n).sharedModel.setSource(text)", [nummer, quelltext])

    def fuehre_aus(self, nummer):
        return self.page.evaluate(
            """async n => { jupyterapp.shell.currentWidget.content.activeCellIndex = n;
                            return await jupyterapp.commands.execute('notebook:run-cell') }""", nummer)

    def ausgaben(self, nummer):
        return self.page.evaluate("n => jupyterapp.shell.currentWidget.content.model.cells.get(n).outputs.toJSON()", nummer)

    def zelle(self, nummer):
        return self.page.locator(".jp-Notebook .jp-Cell").nth(nummer)

    def ausgabe(self, nummer):
        return self.zelle(nummer).locator(".jp-Cell-outputArea")

    def thema(self, art):
        self.page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', { theme })", THEMEN[art])
        self.page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=THEMEN[art])
        self._ohne_vorhang()

    def breite(self, pixel):
        """Macht das Fenster schmaler oder breiter; danach ist es neu ausgelegt."""
        self.page.set_viewport_size({**self._fenster, "width": pixel})
        self.page.evaluate("() => new Promise(fertig => requestAnimationFrame(() => setTimeout(fertig, 200)))")

    def bilder(self, ordner, name):
        """Das ganze Notebook in Blättern von lesbarer Höhe: `name_1.png`, `name_2.png` …"""
        zellen = self.page.locator(".jp-Notebook .jp-Cell")
        kasten = [zelle.bounding_box() for zelle in (zellen.first, zellen.last)]
        hoehe = kasten[1]["y"] + kasten[1]["height"] - kasten[0]["y"]
        self.page.set_viewport_size({**self._fenster, "height": int(hoehe) + 200})
        zellen.first.scroll_into_view_if_needed()
        oben = zellen.first.bounding_box()["y"]
        for blatt, versatz in enumerate(range(0, int(hoehe), BLATT), start=1):
            ausschnitt = {"x": 0, "y": oben + versatz, "width": self._fenster["width"], "height": min(BLATT, hoehe - versatz)}
            self.page.screenshot(path=Path(ordner) / f"{name}_{blatt}.png", clip=ausschnitt)
        self.page.set_viewport_size(self._fenster)


class Erkundung:
    """Die Erkundung in einer Zelle: Vermutung, Zeilen aus Zahlenfeld und Schieber, Wahlknöpfe, Ansicht, Zurücksetzen."""

    def __init__(self, zelle):
        self.brett = zelle.locator(".lm-brett")
        self.vermutung = self.brett.locator(".lm-vermutung")
        self.ansicht = self.brett.locator(".widget-html").last
        self.satz = self.ansicht.get_by_role("status")

    def vermute(self, stelle=0):
        if self.vermutung.count():
            self.vermutung.get_by_role("button").nth(stelle).click()
            expect(self.vermutung.get_by_role("button").first).to_be_disabled()

    def setze_zurueck(self):
        self.brett.get_by_role("button", name=ZURUECK, exact=True).click()
        if self.vermutung.count():
            expect(self.vermutung.get_by_role("button").first).to_be_enabled()

    def waehlbar(self):
        """Beispiele, Wahlknöpfe und Haken."""
        knoepfe = self.brett.locator("button:visible, input[type=checkbox]")
        frei = knoepfe.and_(self.brett.page.locator(":not(.lm-vermutung button)"))
        return [knopf for knopf in frei.all() if knopf.inner_text() != ZURUECK]

    def zeilen(self):
        zeilen = self.brett.locator(".widget-hbox").filter(has=self.brett.page.get_by_role("slider"))
        return [Zeile(zeilen.nth(stelle)) for stelle in range(zeilen.count())]

    def stand(self):
        """Der Satz und die Werte aller Zeilen."""
        return self.satz.inner_text(), [zeile.wert() for zeile in self.zeilen()]

    def erwarte(self, stand):
        satz, werte = stand
        expect(self.satz).to_have_text(satz)
        for zeile, wert in zip(self.zeilen(), werte, strict=True):
            zeile.erwarte(wert)

    def erwarte_anderes(self, html):
        """Die Ansicht zeigt nicht mehr, was sie zeigte; gerechnet wird im Kernel, das dauert einen Augenblick."""
        self.brett.page.wait_for_function("([ansicht, alt]) => ansicht.innerHTML !== alt", arg=[self.ansicht.element_handle(), html])

class Zeile:
    """Zahlenfeld und Schieber, die denselben Wert zeigen."""

    def __init__(self, ort):
        self.zahl = ort.locator("input")
        self.schieber = ort.get_by_role("slider")

    def wert(self):
        return int(self.zahl.input_value())

    def druecke(self, taste):
        self.schieber.focus()
        self.schieber.press(taste)

    def tippe(self, wert):
        self.zahl.fill(str(wert))
        self.zahl.press("Enter")

    def erwarte(self, wert):
        """Beide stehen auf `wert`."""
        expect(self.zahl).to_have_value(str(wert))
        expect(self.schieber).to_have_attribute("aria-valuenow", f"{wert:.1f}")

    def einig(self):
        """Der Wert, auf den sich Zahlenfeld und Schieber einigen; eine Erkundung darf ihn begrenzen."""
        self.zahl.page.wait_for_function(
            "([zahl, schieber]) => Number(zahl.value) === Number(schieber.getAttribute('aria-valuenow'))",
            arg=[self.zahl.element_handle(), self.schieber.element_handle()])
        return self.wert()
