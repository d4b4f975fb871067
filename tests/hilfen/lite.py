"""Die Seite ohne Installation in einem echten Browser: ausliefern, besuchen, Notebooks nacheinander mit demselben Kernel öffnen."""

import http.server
import threading
from contextlib import contextmanager
from functools import partial

from hilfen.labor import FRIST_MS, Seite

KALTSTART_MS = 3 * FRIST_MS
EIGEN = ("data:", "blob:")


class _Dateien(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Still, sonst steht jede Datei im Protokoll der Tests."""


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """Bricht der Browser einen Abruf ab, ist das kein Fehler."""


@contextmanager
def ausgeliefert(ordner):
    """Adresse, unter der ein gewöhnlicher Dateiserver den Ordner zeigt."""
    with _Server(("127.0.0.1", 0), partial(_Dateien, directory=str(ordner))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Besuch(Seite):
    """Ein Mensch mit leerem Browser. `fremde` sammelt jeden Abruf, der nicht an `adresse` geht."""

    def __init__(self, browser, adresse, **eigenschaften):
        self.konsole, self.fremde, self.adresse = [], [], adresse
        self._kontext = browser.new_context(locale="de-DE", **eigenschaften)
        self._kontext.on("request", lambda abruf: None if abruf.url.startswith((adresse, *EIGEN)) else self.fremde.append(abruf.url))
        self.page = self._kontext.new_page()
        self.page.on("console", lambda meldung: self.konsole.append(meldung.text) if meldung.type == "error" else None)
        self.page.on("pageerror", lambda fehler: self.konsole.append(fehler.stack or str(fehler)))

    def geh_zu(self, pfad):
        self.page.goto(f"{self.adresse}/{pfad}")
        self.warte_auf_notebook()

    def warte_auf_notebook(self):
        self.page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.context?.isReady", timeout=FRIST_MS)

    def warte_auf_python(self):
        self.page.wait_for_function(
            "() => jupyterapp.shell.currentWidget.sessionContext?.session?.kernel?.status === 'idle'", timeout=KALTSTART_MS)

    def oeffne_naechstes(self, name):
        """Schließt das Notebook und öffnet das nächste mit demselben Kernel, dessen Namen vorher alle vergessen sind."""
        self.page.evaluate(
            """async name => {
                const offen = jupyterapp.shell.currentWidget, kernel = offen.sessionContext.session.kernel;
                await kernel.requestExecute({ code: "get_ipython().reset()" }).done;
                offen.context.model.dirty = false;
                offen.close();
                const neu = await jupyterapp.commands.execute("docmanager:open", { path: name, kernel: { id: kernel.id, name: kernel.name } });
                await neu.context.ready;
            }""", name)
        self.warte_auf_notebook()
        self.warte_auf_python()
