"""Für alle, die vor einer Klasse stehen.

`szenenplan(…)`, `typische_antworten(name)` und `erwartungshorizont()` zum Nachlesen, `falsche_loesungen(name)` für die Leinwand,
`klassenbild(ordner)` für danach.
"""

from os import PathLike
from pathlib import Path

from . import journal
from .aufgaben.abgaben import abgaben
from .aufgaben.anzeige import Text, als_html, klartext
from .aufgaben.kern import Aufgabe
from .aufgaben.pruefstein import MUSTERANTWORT, RUBRIK
from .auswertung import denkfehler_der_klasse, geltende, teilnehmende, vereint
from .explorer.stil import STIL, sicher, tabelle
from .explorer.tabelle import LINKS, Blatt, Tabelle
from .fortschritt import denkfehlername, kurs, uebungstitel, zeilenzahl

IM_BILD = 15
SPALTEN = ("Denkfehler", "So wird es abgegeben", "Das sagt der Befund")
BREIT = """<style>
.lm.lm-unterricht{max-width:72rem}
.lm-unterricht table{width:100%}
div.lm.lm-unterricht table th,div.lm.lm-unterricht table td{vertical-align:top;padding:8px 18px 8px 0;border-top:1px solid var(--lm-linie)}
div.lm.lm-unterricht table thead th{border-top:0}
.lm-unterricht tbody th{width:11rem;font-weight:600}
.lm-unterricht tbody td:nth-child(2){width:27rem}
.lm-unterricht pre{margin:0;padding:0;background:none;white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal;font-size:13px;line-height:1.45}
.lm-unterricht p:first-child{margin-top:0!important}
.lm-szenenplan tbody th{width:11%}
.lm-szenenplan tbody td:nth-child(2){width:28%}
.lm-szenenplan tbody td:nth-child(3){width:11%}
.lm-szenenplan tbody td:nth-child(4){width:20%}
</style>"""


class Nachschlagetafel(Tabelle):
    """Eine breite Tabelle mit Linien zwischen den Zeilen, zum Nachschlagen."""

    klassen = "lm lm-tabelle lm-unterricht"

    def _zellen(self, zeile):
        return tuple(map(sicher, zeile))

    def _repr_html_(self):
        return f'{STIL}{LINKS}{BREIT}<div class="{self.klassen}">{tabelle(self.kopf, map(self._zellen, self.zeilen))}</div>'


class Szenenplan(Nachschlagetafel):
    """Am meisten Platz bekommt, worauf es hinausläuft: Die Frage steht ohnehin an der Wand."""

    klassen = f"{Nachschlagetafel.klassen} lm-szenenplan"


class Antworten(Nachschlagetafel):
    """Abgaben mit Denkfehler und Befund. Als Text steht jede in einem eigenen Absatz, denn die Befunde sind lang."""

    def __repr__(self):
        return "\n\n".join("\n".join((name, *(f"    {zeile}" for zeile in code.splitlines()), klartext(befund))) for name, code, befund in self.zeilen)

    def _zellen(self, zeile):
        name, code, befund = zeile
        return als_html(name), f"<pre>{sicher(code)}</pre>", als_html(befund)


def typische_antworten(name="", anzahl=6):
    """Was Lernende bei einer Übung typischerweise abgeben, welcher Denkfehler dahintersteckt und was der Befund dazu sagt.

    Zuerst kommen die Rechnungen, dann was am Benehmen einer Funktion auffällt, jeweils in der Reihenfolge der Übung. Vermerkt wird nichts.

    Einheit/Form: `name` als Text ("uebung_2") oder die Übung selbst; `anzahl` ganze Zahl ab 1, mit None kommen alle.
    Fehler: ValueError bei einem Namen, den es nicht gibt, und bei einer anderen Anzahl.
    """
    uebung = _uebung(name)
    alle = abgaben(uebung)
    gezeigt = alle[: _anzahl(anzahl)]
    zeilen = [(abgabe.denkfehler.name, abgabe.auszug, abgabe.befund().text) for abgabe in gezeigt]
    return Blatt(Text(f"**{uebung.titel}** · {len(gezeigt)} von {len(alle)} Denkfehlern"), Antworten(SPALTEN, zeilen), *_weitere(name, len(alle) - len(gezeigt)))


def falsche_loesungen(name="", anzahl=5):
    """Eine Bühne für die Gruppe: falsche Lösungen nacheinander, als zweite oder dritte die richtige. Erst abstimmen, dann prüfen.

    Beurteilt wird vor aller Augen von derselben Prüfung wie im Notebook, nur vermerkt wird nichts.

    Einheit/Form: `name` als Text ("uebung_2") oder die Übung selbst; `anzahl` falsche Lösungen, ganze Zahl ab 1, mit None kommen alle.
    Fehler: ValueError bei einem Namen, den es nicht gibt, und bei einer anderen Anzahl.
    """
    from .bedienung.falsche_loesungen import zeige

    return zeige(_uebung(name), _anzahl(anzahl))


def erwartungshorizont():
    """Was eine gute Antwort auf das Gespräch mit der Chefin enthält (Notebook 05), Punkt für Punkt, und eine Musterantwort dazu."""
    punkte = (f"{nummer}. {punkt}" for nummer, punkt in enumerate(RUBRIK, 1))
    return Text("**Was eine gute Antwort enthält**", *punkte, "**Eine Musterantwort**", *MUSTERANTWORT)


def szenenplan(*namen):
    """Zum Vorbereiten: was in diesen Szenen gefragt wird, was herauskommt, womit es weitergeht und worauf das hinausläuft.

    Einheit/Form: `namen` wie in `szene("meldet_nie")`.
    Fehler: ValueError mit allen Namen, wenn es eine Szene nicht gibt oder keine genannt ist.
    """
    from .vorfuehrung.szenen import finde

    szenen = [finde(name) for name in namen or ("",)]
    zeilen = [(s.titel, s.frage, _wahrheit(s), s.nachgefragt, s.worauf) for s in szenen]
    return Szenenplan(("Szene", "Frag vor dem Auflösen", "Richtig ist", "Frag danach", "Worauf es hinausläuft"), zeilen)


def klassenbild(ordner):
    """Welche Denkfehler einer Klasse begegnet sind, je Übung, mit Tabelle und Bild. Namen braucht es keine.

    Einheit/Form: `ordner` enthält, auch in Unterordnern, Lernstände (*.jsonl) oder Exporte (*.csv). Dateien mit gemeinsamen Einträgen
    gelten als dieselbe Person; der erste Versuch ist ihr allererster an einer Übung.
    Fehler: NotADirectoryError, wenn es den Ordner nicht gibt; TypeError, wenn es kein Name ist.
    """
    if not isinstance(ordner, (str, PathLike)):
        raise TypeError(f"Gebraucht wird der Name eines Ordners als Text. Angekommen ist {ordner!r}.")
    ordner = Path(ordner)
    if not ordner.is_dir():
        raise NotADirectoryError(f"{ordner} ist kein Ordner. Gebraucht wird einer, in dem die Lernstände der Klasse liegen.")
    dateien, hinweise = [], []
    for datei in sorted(pfad for pfad in ordner.rglob("*") if pfad.suffix.casefold() in (".jsonl", ".csv")):
        eintraege, hinweis = _lies_eine(datei)
        dateien += [eintraege] if eintraege else []
        hinweise += [f"{datei.relative_to(ordner).as_posix()}: {hinweis}"] if hinweis else []
    return Klassenbild([person for person in vereint(dateien) if geltende(person)], hinweise)


def _lies_eine(datei):
    """(Einträge, Hinweis oder '')."""
    try:
        eintraege, unlesbar = journal.lies(datei)
    except OSError as grund:
        return [], f"nicht zu öffnen ({type(grund).__name__})"
    if not eintraege:
        return [], "kein Lernstand" if unlesbar else "leer"
    return eintraege, f"{zeilenzahl(unlesbar)} beschädigt, der Rest zählt" if unlesbar else ""


class Klassenbild(Blatt):
    """Denkfehler einer Klasse als Tabelle und Bild. `haeufigkeiten` ist ein dict (Übung, Denkfehler) → Haeufigkeit."""

    def __init__(self, klasse, hinweise=()):
        self.haeufigkeiten, self.n = denkfehler_der_klasse(klasse), teilnehmende(klasse)
        versuche = sum(len(geltende(person)) for person in klasse)
        leer = [] if klasse else ["In diesem Ordner liegt noch kein Lernstand."]
        umfang = Text(f"**Klassenbild** · Lernende: n = {len(klasse)} · Versuche: {versuche}", *leer, *hinweise)
        zeilen = _klassenzeilen(self.haeufigkeiten, self.n)
        kopf = ("Übung", "Denkfehler", "im ersten Versuch", "überhaupt", "in Versuchen")
        werte = [(titel, name, f"{h.erste} von {n}", f"{h.lernende} von {n}", h.versuche) for titel, name, h, n in zeilen]
        super().__init__(umfang, Tabelle(kopf, werte), *_balkenbild(zeilen))


def _klassenzeilen(haeufigkeiten, n):
    """(Übung, Name des Denkfehlers, Haeufigkeit, n) je Zeile: Übungen wie im Kurs, darin der häufigste zuerst."""
    katalog = kurs()
    reihenfolge = {name: stelle for stelle, name in enumerate(dict.fromkeys([*katalog, *sorted(n)]))}
    geordnet = sorted(haeufigkeiten.items(), key=lambda e: (reihenfolge[e[0][0]], -e[1].lernende, -e[1].erste, e[0][1]))
    return [(uebungstitel(katalog, uebung).partition(":")[0], denkfehlername(katalog, uebung, s), haeufigkeit, n[uebung]) for (uebung, s), haeufigkeit in geordnet]


def _balkenbild(zeilen):
    from .explorer.bild import anteil_bild

    haeufigste = sorted(zeilen, key=lambda zeile: -zeile[2].lernende)[:IM_BILD]
    balken = [(f"{titel}: {name}", h.erste, h.lernende, n) for titel, name, h, n in haeufigste]
    titel = f"Die {IM_BILD} häufigsten Denkfehler" if len(zeilen) > IM_BILD else "Denkfehler der Klasse"
    return [anteil_bild(balken, titel, "im ersten Versuch", "überhaupt")] if balken else []


def _wahrheit(szene):
    return szene.wahrheit if szene.art == "wahl" else szene.schreibe(szene.wahrheit)


def _weitere(name, anzahl):
    genannt = getattr(name, "aufruf", f'"{name}"')
    return [Text(f"Weitere {anzahl} zeigt `typische_antworten({genannt}, anzahl=None)`.")] if anzahl else []


def _uebung(name):
    """Die genannte Übung; wer eine eigene oder eine Variante mitbringt, bekommt genau diese zurück."""
    import lernmodul

    if isinstance(name, Aufgabe) and name.liste:
        return name
    if type(name) is not str or name not in lernmodul._UEBUNGEN:
        raise ValueError(f"{name!r} ist keine Übung mit Denkfehlern. Es gibt: {', '.join(lernmodul._UEBUNGEN)}.")
    return getattr(lernmodul, name)


def _anzahl(anzahl):
    if anzahl is not None and (type(anzahl) is not int or anzahl < 1):
        raise ValueError(f"anzahl ist {anzahl!r}. Gebraucht wird eine ganze Zahl ab 1.")
    return anzahl
