"""Ein Kernel für viele Läufe: Zellen ausführen, Ausgaben und Fehler als schlichte Werte zurückbekommen."""

import ast
import re
from contextlib import contextmanager
from dataclasses import dataclass, field

from jupyter_client.manager import start_new_kernel

from hilfen.notebook import codezellen, tags, uebung_von

FRIST = 60
# Nicht `_`: Sobald eine Zelle `for _ in …` schreibt, führt IPython den Namen nicht mehr nach.
BEFUND = "(lambda befund: (befund.status, tuple(befund.denkfehler)))(Out[max(Out)])"
FARBEN = re.compile(r"\x1b\[[0-9;]*m")


@dataclass
class Lauf:
    """Was eine Zelle gezeigt hat; `befund` ist bei Prüfungszellen das Paar aus Status und Denkfehlern."""

    zelle: dict
    ausgaben: list = field(default_factory=list)
    fehler: str | None = None
    meldung: str = ""
    spur: str = ""
    befund: tuple | None = None

    @property
    def mimetypen(self):
        return {art for ausgabe in self.ausgaben for art in ausgabe.get("data", {})}


class Kernel:
    def __init__(self, client):
        self._client = client

    def zelle(self, zelle):
        lauf = Lauf(zelle)
        ist_pruefung = "pruefung" in tags(zelle)
        antwort = self._client.execute_interactive(
            zelle.source, allow_stdin=False, stop_on_error=False, timeout=FRIST,
            user_expressions={"befund": BEFUND} if ist_pruefung else {},
            output_hook=lambda nachricht: self._merke(lauf, nachricht))["content"]
        if antwort["status"] == "error":
            lauf.fehler, lauf.meldung = antwort["ename"], antwort["evalue"]
            lauf.spur = FARBEN.sub("", "\n".join(antwort["traceback"]))
        elif ist_pruefung:
            lauf.befund = self._befund(lauf, antwort["user_expressions"]["befund"])
        return lauf

    def notebook(self, notebook):
        return [self.zelle(zelle) for zelle in codezellen(notebook)]

    def code(self, quelltext):
        antwort = self._client.execute_interactive(quelltext, timeout=FRIST, allow_stdin=False)["content"]
        assert antwort["status"] == "ok", antwort["evalue"]

    @staticmethod
    def _merke(lauf, nachricht):
        if nachricht["msg_type"] in ("stream", "display_data", "execute_result"):
            lauf.ausgaben.append(nachricht["content"])

    @staticmethod
    def _befund(lauf, ausdruck):
        gezeigt = any("text/plain" in ausgabe.get("data", {}) for ausgabe in lauf.ausgaben)
        return ast.literal_eval(ausdruck["data"]["text/plain"]) if gezeigt and ausdruck["status"] == "ok" else None


def befunde(laeufe):
    """Übung → (Status, Denkfehler) aus den Prüfungszellen eines Laufs."""
    return {uebung_von(lauf.zelle): lauf.befund for lauf in laeufe if "pruefung" in tags(lauf.zelle)}


def fehler(laeufe):
    """Zellen, die mit einem Fehler endeten, als lesbare Zeilen."""
    return [f"{lauf.fehler}: {lauf.meldung} in der Zelle:\n{lauf.zelle.source}" for lauf in laeufe if lauf.fehler]


@contextmanager
def kernel(ordner):
    verwalter, client = start_new_kernel(kernel_name="python3", startup_timeout=FRIST, cwd=str(ordner))
    try:
        yield Kernel(client)
    finally:
        client.stop_channels()
        verwalter.shutdown_kernel(now=True)
