"""Golden Set und Fehlertabelle: eine Zeile ein Eintrag."""

from lernmodul.golden_set import ARTEN, REGEL, TestFall, gleiche_frage

from .bericht import Liste, Verzeichnis, kurz, mit_bericht
from .tabelle import als_dicts, tabelle
from .werte import Kennungen, als_text, ja_nein, kennung, quelle_oder_none, zahl


_BEKANNT = ("frage", "antwort", "score", "notiz")


def lies_golden_set(pfad, korpus=None):
    """Das Golden Set aus einer Datei: eine Liste von TestFall, in der Reihenfolge der Datei.

    Einheit/Form: CSV (auch aus Excel), JSON oder JSON Lines mit den Spalten `frage`, `erwartete_quelle`, `art` und wahlweise `id`
    (sonst fortlaufend ab 1) und `notiz`. In einer Zelle steht genau eine Quelle; leer, „-“, „–“, „keine“, „k.A.“, „none“, „null“, „na“,
    „n/a“ und „nan“ heißen None: keine Antwort im Korpus. Die Art darf groß geschrieben sein. `korpus`: die Kennungen der Dokumente.
    Das Ergebnis hat `.hinweise` (eine Liste von Sätzen) und zählt: `.gelesen` ist `.benutzt` und `.uebergangen` (leere Zeilen) zusammen.
    Nicht verwechseln mit: `golden_set_probleme`. Doppelte ids, leere Fragen und unbekannte Arten werden hier mit Zeile gemeldet
    und gelesen, wie sie dastehen; ob das Golden Set in Ordnung ist, sagt erst die Prüfung.
    Fehler: EinleseFehler mit Datei, Zeile und Spalte.
    """
    bericht, spalten, eintraege = tabelle(pfad, ("frage", "erwartete_quelle", "art"), moeglich=("id", "notiz"))
    lies = _FallLeser(bericht, korpus)
    faelle = Liste(lies(nummer, satz) for nummer, satz in enumerate(als_dicts(spalten, eintraege), start=1))
    bericht.verlange(faelle)
    return mit_bericht(faelle, len(faelle), bericht)


class _FallLeser:
    """Satz → TestFall; merkt sich die Zeilen, um Doppeltes mit beiden Stellen zu melden."""

    def __init__(self, bericht, korpus):
        if isinstance(korpus, str):
            raise bericht.fehler(f"korpus ist {kurz(korpus)}, ein einzelner Text", "Gebraucht wird eine Sammlung von Kennungen.")
        self.bericht = bericht
        self.korpus = None if korpus is None else {kennung(str(quelle)) for quelle in korpus}
        self.belegt = {quelle.casefold() for quelle in self.korpus or ()}
        self.ids, self.quellen = Kennungen(bericht, "id"), Kennungen(bericht, "erwartete_quelle", einzeln=True)
        self.id_in_zeile, self.frage_in_zeile = {}, {}

    def __call__(self, nummer, satz):
        frage, art, notiz = (als_text(self.bericht, satz.get(spalte), spalte).strip() for spalte in ("frage", "art", "notiz"))
        if "id" not in satz and nummer == 1:
            self.bericht.hinweis("Es gibt keine id. Die Fragen heißen jetzt 1, 2, 3 … in der Reihenfolge der Datei; passt das zu deinen Läufen?", "id")
        id_ = self.ids.pflicht(satz["id"]) if "id" in satz else str(nummer)
        quelle = quelle_oder_none(self.bericht, satz["erwartete_quelle"], "erwartete_quelle", self.quellen, self.belegt)
        art = art.casefold()
        self._melde(id_, frage, quelle, art)
        return TestFall(id_, frage, quelle, art, notiz)

    def _melde(self, id_, frage, quelle, art):
        _melde_doppelt(self.bericht, self.id_in_zeile, id_, id_, "id")
        if gleich := gleiche_frage(frage):
            _melde_doppelt(self.bericht, self.frage_in_zeile, gleich, frage, "frage")
        else:
            self.bericht.hinweis("Die Frage ist leer.", "frage")
        if art not in ARTEN:
            self.bericht.hinweis(f"{kurz(art)} ist keine bekannte Art. Möglich sind „typisch“ und „randfall“.", "art")
        if quelle is not None and self.korpus is not None and quelle not in self.korpus:
            self.bericht.hinweis(f"{kurz(quelle)} gibt es im Korpus nicht. Vergleiche die Schreibweise.", "erwartete_quelle")


def lies_fehler(pfad):
    """Die Fehlertabelle aus einer Datei: eine Liste von dicts, in der Reihenfolge der Datei.

    Einheit/Form: CSV (auch aus Excel), JSON oder JSON Lines mit den Spalten `id` und `kategorie`; wahlweise `frage`, `antwort`, `notiz`, `score`
    (wird eine Zahl, auch mit Dezimalkomma) und die vier Beobachtungen `quelle_gefunden`, `beleg_stimmt`, `vollstaendig`,
    `ablehnung_passt` (werden True oder False; leer wird None). Weitere Spalten bleiben, wie sie dastehen. Eine Zeile ohne Kategorie ist
    angefangen und zählt noch nicht mit; sie steht in `.hinweise` und in `.uebergangen`. Das Ergebnis hat `.hinweise`.
    Fehler: EinleseFehler mit Datei, Zeile und Spalte.
    """
    bericht, spalten, eintraege = tabelle(pfad, ("id", "kategorie"), moeglich=(*_BEKANNT, *REGEL))
    lies = _FehlerLeser(bericht)
    alle = list(map(lies, als_dicts(spalten, eintraege)))
    bericht.verlange(alle)
    saetze = Liste(satz for satz in alle if satz["kategorie"])
    bericht.uebergangen += len(alle) - len(saetze)
    return mit_bericht(saetze, len(saetze), bericht)


def lies_antworten(pfad):
    """Die Antworttexte des Systems aus einer Datei: ein dict id der Frage → Text.

    Einheit/Form: CSV (auch aus Excel), JSON oder JSON Lines mit den Spalten `id` und `antwort`. Das Ergebnis hat `.hinweise`.
    Fehler: EinleseFehler mit Datei, Zeile und Spalte, auch wenn eine id zweimal vorkommt.
    """
    bericht, spalten, eintraege = tabelle(pfad, ("id", "antwort"))
    ids, antworten = Kennungen(bericht, "id"), Verzeichnis()
    for satz in als_dicts(spalten, eintraege):
        if (id_ := ids.pflicht(satz["id"])) in antworten:
            raise bericht.fehler(f"Die id {kurz(id_)} gibt es mehrmals", "Gib jeder Frage nur eine Antwort.", "id")
        antworten[id_] = als_text(bericht, satz["antwort"], "antwort").strip()
    bericht.verlange(antworten)
    return mit_bericht(antworten, len(antworten), bericht)


class _FehlerLeser:
    """Satz → dict mit Werten; merkt sich Zeilen und Schreibweisen, um Doppeltes zu melden."""

    def __init__(self, bericht):
        self.bericht, self.ids, self.kategorien = bericht, Kennungen(bericht, "id"), Kennungen(bericht, "kategorie")
        self.id_in_zeile, self.schreibweise = {}, {}

    def __call__(self, satz):
        gelesen = {spalte: self._wert(spalte, wert) for spalte, wert in satz.items() if spalte}
        _melde_doppelt(self.bericht, self.id_in_zeile, gelesen["id"], gelesen["id"], "id")
        name = gelesen["kategorie"]
        if name and (bisher := self.schreibweise.setdefault(name.casefold(), name)) != name:
            self.bericht.hinweis(f"{kurz(name)} und {kurz(bisher)} zählen als zwei Kategorien. Schreibe sie gleich.", "kategorie")
        return gelesen

    def _wert(self, spalte, wert):
        if spalte == "id":
            return self.ids.pflicht(wert)
        if spalte == "kategorie":
            return self._kategorie(wert)
        if spalte in REGEL:
            return self._beobachtung(spalte, wert)
        if spalte not in _BEKANNT:
            return wert
        text = als_text(self.bericht, wert, spalte).strip()
        return zahl(self.bericht, text, spalte) if spalte == "score" and text else text

    def _kategorie(self, wert):
        if not (name := self.kategorien[als_text(self.bericht, wert, "kategorie")]):
            self.bericht.hinweis("Die Kategorie ist leer, die Zeile zählt noch nicht mit. Eine Antwort ohne Fehler hat „ohne Fehler“.", "kategorie")
        return name

    def _beobachtung(self, spalte, wert):
        beobachtet = ja_nein(self.bericht, wert, spalte)
        if beobachtet is None:
            self.bericht.hinweis("Die Beobachtung ist leer (None).", spalte)
        return beobachtet


def _melde_doppelt(bericht, zeilen, wert, steht_da, spalte):
    """Ein Hinweis mit beiden Zeilen, wenn der Wert schon vorkam."""
    if wert in zeilen:
        bericht.hinweis(f"{kurz(steht_da)} steht schon in Zeile {zeilen[wert]}.", spalte)
    zeilen.setdefault(wert, bericht.zeile)
