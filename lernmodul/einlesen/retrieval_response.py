"""Ein veröffentlichter Datensatz von fremder Hand: Messungen einer Suche mit der Note der Antwort, die daraus entstand."""

from functools import partial

from .bericht import Liste, aufgezaehlt, kurz, mit_bericht
from .tabelle import spaltenname, tabelle
from .werte import Kennungen, als_text, ganze_zahl, zahl

_PFLICHT = ("id", "E", "Np", "K", "grade", "inK")
_WAHLWEISE = ("Nc", "P", "R")
_UNBENUTZT = ("rank", "answer_ideal", "answer_topK")
_URTEIL = {"1": 1, "true": 1, "0": 0, "false": 0}
_GERUNDET = 0.006  # P und R dürfen auf zwei Stellen gerundet sein
_FORM = 'Gebraucht wird JSON: eine Liste von Objekten mit "id", "E", "Np", "K", "grade" und "inK".'
_VERGLEICHE = "Vergleiche den Eintrag mit dem Original; gerechnet wird aus inK, K und Np."


def lies_retrieval_response(pfad):
    """Die Einträge einer örtlichen Kopie von `samples_graded.json`: eine Liste von dicts, in der Reihenfolge der Datei.

    Einheit/Form: JSON oder JSON Lines. Gebraucht und geprüft werden `id` (Kennung der Frage), `E` (Suche, dort ein Embedding-Modell),
    `K` (Länge der Liste), `Np` (alle relevanten), `inK` (je Rang 1 für relevant, 0 für irrelevant, genau K Werte) und `grade` (ganze Note
    von 1 bis 5). Wahlweise `Nc` (Zahl der Kandidaten, aus denen gesucht wird), `P` und `R`; sie müssen zu den anderen passen:
    P · K = R · Np = Summe von inK, bis auf Rundung. Was die Felder bedeuten, ist den Formeln des veröffentlichten
    Auswertungscodes der Autoren entnommen. `rank` (die Reihenfolge aller Kandidaten) und die Antworttexte bleiben ungelesen: Ohne die
    Urteile zu allen Kandidaten sagt `rank` nichts über die Plätze hinter K. Einträge ohne Note werden übergangen.
    Das Ergebnis hat `.hinweise`.
    Fehler: EinleseFehler mit Datei, Zeile, Eintrag (gezählt ab 1) und Feld.
    Quelle: Schwartz, Vasilyev, Sawaya, arXiv 2512.20854; der Datensatz wird hier weder geladen noch mitgeliefert.
    """
    bericht, spalten, eintraege = tabelle(pfad, (), moeglich=tuple(map(spaltenname, (*_PFLICHT, *_WAHLWEISE, *_UNBENUTZT))))
    if spalten is not None:
        raise bericht.fehler("Das ist kein JSON", _FORM)
    lies = _EintragLeser(bericht)
    gelesen = Liste(eintrag for eintrag in map(lies, eintraege) if eintrag)
    bericht.eintrag = bericht.zeile = None
    if not gelesen:
        raise bericht.fehler("Die Datei hat keine Einträge mit Note", "Prüfe, ob sie vollständig gespeichert wurde.")
    if lies.ohne_note:
        bericht.hinweis(f"Ohne Note, übergangen: Eintrag {aufgezaehlt(lies.ohne_note)}.", "grade")
    bericht.uebergangen += len(lies.ohne_note)
    return mit_bericht(gelesen, len(gelesen), bericht)


class _EintragLeser:
    """Satz → dict mit Werten; None ohne Note. Merkt sich die Listen, um Doppeltes und Widersprüche zu finden."""

    def __init__(self, bericht):
        self.bericht, self.ids, self.suchen = bericht, Kennungen(bericht, "id"), Kennungen(bericht, "E")
        self.listen, self.ohne_note = {}, []
        bericht.eintrag = 0

    def __call__(self, satz):
        self.bericht.eintrag += 1
        if fehlt := [feld for feld in _PFLICHT if spaltenname(feld) not in satz]:
            raise self.bericht.fehler(f"Das Feld fehlt, vorhanden ist {kurz(', '.join(satz))}", _FORM, fehlt[0])
        roh = {feld: satz.get(spaltenname(feld)) for feld in (*_PFLICHT, *_WAHLWEISE)}
        if roh["grade"] is None:
            self.ohne_note.append(self.bericht.eintrag)
            return None
        eintrag = {"id": self.ids.pflicht(roh["id"]), "E": self.suchen.pflicht(roh["E"]), **self._werte(roh)}
        self._pruefe(eintrag)
        return eintrag

    def _werte(self, roh):
        werte = {feld: ganze_zahl(self.bericht, als_text(self.bericht, roh[feld], feld), feld, 1) for feld in ("Np", "K", "grade")}
        werte |= {feld: lies(self.bericht, als_text(self.bericht, roh[feld], feld), feld)
                  for feld, lies in (("Nc", partial(ganze_zahl, mindestens=1)), ("P", zahl), ("R", zahl)) if roh[feld] is not None}
        return werte | {"inK": self._urteile(roh["inK"])}

    def _urteile(self, wert):
        urteile = [_URTEIL.get(str(urteil).casefold()) for urteil in wert] if isinstance(wert, list) else [None]
        if None in urteile:
            rang = urteile.index(None)
            steht_da = f"Rang {rang + 1} ist {kurz(wert[rang])}" if isinstance(wert, list) else f"{kurz(wert)} ist keine Liste"
            raise self.bericht.fehler(steht_da, "Gebraucht wird je Rang eine 1 oder eine 0, der erste Rang zuerst.", "inK")
        return urteile

    def _pruefe(self, eintrag):
        k, n_gesamt, n_p = eintrag["K"], eintrag["Np"], sum(eintrag["inK"])
        self._passt("grade", eintrag["grade"] <= 5, f"{eintrag['grade']} ist keine Note von 1 bis 5")
        self._passt("inK", len(eintrag["inK"]) == k, f"Die Länge ist {len(eintrag['inK'])}, aber K ist {k}")
        self._passt("inK", n_p <= n_gesamt, f"{n_p} relevante unter den ersten {k}, aber Np ist {n_gesamt}")
        for feld, nenner in (("P", k), ("R", n_gesamt)):
            wert = eintrag.get(feld, n_p / nenner)
            self._passt(feld, abs(wert - n_p / nenner) <= _GERUNDET, f"{wert} ist nicht {n_p}/{nenner}")
        for feld in ("K", "Np"):
            self._passt(feld, eintrag[feld] <= eintrag.get("Nc", eintrag[feld]), f"{eintrag[feld]} ist mehr als Nc ({eintrag.get('Nc')})")
        self._neu(eintrag)

    def _passt(self, feld, stimmt, steht_da):
        if not stimmt:
            raise self.bericht.fehler(steht_da, _VERGLEICHE, feld)

    def _neu(self, eintrag):
        """Je Frage und Suche jedes K einmal, und die kürzere Liste ist der Anfang der längeren."""
        bisher = self.listen.setdefault(tuple(eintrag.get(feld) for feld in ("id", "E", "Nc", "Np")), {})
        for k, (nummer, urteile) in bisher.items():
            if k == eintrag["K"]:
                steht_da = f"Frage, Suche, Np und K sind dieselben wie in Eintrag {nummer}"
                raise self.bericht.fehler(steht_da, "Lösche einen der beiden.", "id")
            anfang = min(k, eintrag["K"])
            gleich = urteile[:anfang] == eintrag["inK"][:anfang]
            self._passt("inK", gleich, f"Die ersten {anfang} Urteile sind andere als in Eintrag {nummer}")
        bisher[eintrag["K"]] = self.bericht.eintrag, eintrag["inK"]
