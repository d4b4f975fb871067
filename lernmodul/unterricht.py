"""Für alle, die vor einer Klasse stehen: `szenenplan(…)`, `typische_antworten(name)` und `erwartungshorizont()` zum Nachlesen, `falsche_loesungen(name)` für die Leinwand."""

from .aufgaben.abgaben import abgaben
from .aufgaben.anzeige import Text, als_html, klartext
from .aufgaben.pruefstein import MUSTERANTWORT, RUBRIK
from .explorer.stil import STIL, sicher, tabelle
from .explorer.tabelle import LINKS, Tabelle
from .fortschritt import Blatt

SPALTEN = ("Denkfehler", "So wird es abgegeben", "Das sagt der Befund")
BREIT = """<style>
.lm.lm-unterricht{max-width:66rem}
.lm-unterricht table{width:100%}
div.lm.lm-unterricht table th,div.lm.lm-unterricht table td{vertical-align:top;padding:8px 18px 8px 0;border-top:1px solid var(--lm-linie)}
div.lm.lm-unterricht table thead th{border-top:0}
.lm-unterricht tbody th{width:11rem;font-weight:600}
.lm-unterricht tbody td:nth-child(2){width:27rem}
.lm-unterricht pre{margin:0;padding:0;background:none;white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal;font-size:13px;line-height:1.45}
.lm-unterricht p:first-child{margin-top:0!important}
</style>"""


class Plan(Tabelle):
    """Eine breite Tabelle mit Linien zwischen den Zeilen, zum Nachschlagen."""

    def _zellen(self, zeile):
        return tuple(map(sicher, zeile))

    def _repr_html_(self):
        return f'{STIL}{LINKS}{BREIT}<div class="lm lm-tabelle lm-unterricht">{tabelle(self.kopf, map(self._zellen, self.zeilen))}</div>'


class Antworten(Plan):
    """Abgaben mit Denkfehler und Befund. Als Text steht jede in einem eigenen Absatz, denn die Befunde sind lang."""

    def __repr__(self):
        return "\n\n".join("\n".join((name, *(f"    {zeile}" for zeile in code.splitlines()), klartext(befund))) for name, code, befund in self.zeilen)

    def _zellen(self, zeile):
        name, code, befund = zeile
        return als_html(name), f"<pre>{sicher(code)}</pre>", als_html(befund)


def typische_antworten(name, anzahl=6):
    """Was Lernende bei einer Übung typischerweise abgeben, welcher Denkfehler dahintersteckt und was der Befund dazu sagt.

    Zuerst kommen die Rechnungen, dann was am Benehmen einer Funktion auffällt, jeweils in der Reihenfolge der Übung. Vermerkt wird nichts.

    Einheit/Form: `name` als Text ("uebung_2") oder die Übung selbst; `anzahl` ganze Zahl ab 1, mit None kommen alle.
    Fehler: ValueError bei einem Namen, den es nicht gibt, und bei einer anderen Anzahl.
    """
    uebung = _uebung(name)
    alle = abgaben(uebung)
    gezeigt = alle if anzahl is None else alle[: _anzahl(anzahl)]
    zeilen = [(abgabe.denkfehler.name, abgabe.auszug, abgabe.befund().text) for abgabe in gezeigt]
    return Blatt(Text(f"**{uebung.titel}** · {len(gezeigt)} von {len(alle)} Denkfehlern"), Antworten(SPALTEN, zeilen), *_weitere(uebung, len(alle) - len(gezeigt)))


def falsche_loesungen(name, anzahl=5):
    """Eine Bühne für die Klasse: falsche Lösungen nacheinander, dazwischen an wechselnder Stelle die richtige. Erst abstimmen, dann prüfen.

    Beurteilt wird vor aller Augen von derselben Prüfung wie im Notebook, nur vermerkt wird nichts.

    Einheit/Form: `name` als Text ("uebung_2") oder die Übung selbst; `anzahl` falsche Lösungen, ganze Zahl ab 1.
    Fehler: ValueError bei einem Namen, den es nicht gibt, und bei einer anderen Anzahl.
    """
    from .bedienung.falsche_loesungen import zeige

    return zeige(_uebung(name), _anzahl(anzahl))


def erwartungshorizont():
    """Was eine gute Antwort auf das Gespräch mit der Chefin enthält (Notebook 05), Punkt für Punkt, und eine Musterantwort dazu."""
    punkte = (f"{nummer}. {punkt}" for nummer, punkt in enumerate(RUBRIK, 1))
    return Text("**Was eine gute Antwort enthält**", *punkte, "**Eine Musterantwort**", *MUSTERANTWORT)


def szenenplan(*namen):
    """Zum Vorbereiten: was in diesen Szenen gefragt wird, was herauskommt und womit es weitergeht.

    Einheit/Form: `namen` wie in `szene("meldet_nie")`.
    Fehler: ValueError mit allen Namen, wenn es eine Szene nicht gibt oder keine genannt ist.
    """
    from .vorfuehrung.szenen import finde

    szenen = [finde(name) for name in namen or ("",)]
    return Plan(("Szene", "Frag vor dem Auflösen", "Richtig ist", "Frag danach"), [(s.titel, s.frage, _wahrheit(s), s.nachgefragt) for s in szenen])


def _wahrheit(szene):
    return szene.wahrheit if szene.art == "wahl" else szene.schreibe(szene.wahrheit)


def _weitere(uebung, anzahl):
    return [Text(f"Weitere {anzahl} zeigt `typische_antworten(\"{uebung.name}\", anzahl=None)`.")] if anzahl else []


def _uebung(name):
    import lernmodul

    gefragt = getattr(name, "name", name)
    if type(gefragt) is not str or gefragt not in lernmodul._UEBUNGEN:
        raise ValueError(f"{gefragt!r} ist keine Übung mit Denkfehlern. Es gibt: {', '.join(lernmodul._UEBUNGEN)}.")
    return getattr(lernmodul, gefragt)


def _anzahl(anzahl):
    if type(anzahl) is not int or anzahl < 1:
        raise ValueError(f"anzahl ist {anzahl!r}. Gebraucht wird eine ganze Zahl ab 1.")
    return anzahl
