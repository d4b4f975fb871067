"""Läufe eines Suchsystems: je Frage, was gefunden und ob abgelehnt wurde."""

from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from lernmodul.golden_set import TestFall

from .bericht import Bericht, Paar, Verzeichnis, aufgezaehlt, kurz, mit_bericht
from .tabelle import als_dicts, tabelle
from .werte import Kennungen, ganze_zahl, ja_nein, mehrfach, rangliste

_JE_FRAGE = ("id", "gefunden")
_JE_QUELLE = ("id", "rang", "quelle")
_LIES = "Lies das Golden Set mit lies_golden_set und die Läufe mit lies_laeufe."
_ERGAENZE = 'Ergänze „abgelehnt“ bei jeder Frage in der Datei der Läufe: true oder false.'


@dataclass(frozen=True, slots=True)
class Lauf:
    """Was ein System auf eine Frage hin gefunden hat, die beste Quelle zuerst; `abgelehnt` ist None, wenn die Datei es nirgends sagt."""

    gefunden: list
    abgelehnt: bool | None = None


def lies_laeufe(pfad):
    """Die Läufe aus einer Datei: ein dict id der Frage → Lauf.

    Einheit/Form: JSON Lines oder JSON mit `id`, `gefunden` (Liste von Quellen, die beste zuerst) und wahlweise `abgelehnt`;
    oder CSV mit denselben Spalten, die Liste als Text wie ['a', 'b']; oder CSV mit einer Zeile je Quelle: `id`, `rang`, `quelle`
    und wahlweise `abgelehnt`, das je Frage mindestens einmal dasteht. Dort ordnet `rang`, ab 1 und ohne Lücke; bei einer Frage,
    zu der nichts gefunden wurde, sind `rang` und `quelle` leer. Das Ergebnis hat `.hinweise`.
    Nicht verwechseln mit: `lies_trec`, wo der Score ordnet und die Rangspalte nicht zählt.
    Fehler: EinleseFehler mit Datei, Zeile und Spalte.
    """
    bericht, spalten, eintraege = tabelle(pfad, _JE_FRAGE, _JE_QUELLE, moeglich=("abgelehnt",))
    lies = _je_frage if spalten is None or "gefunden" in spalten else _je_quelle
    sammlung = _Sammlung(bericht)
    benutzt = lies(sammlung, spalten, eintraege)
    bericht.verlange(sammlung.gefunden)
    return mit_bericht(sammlung.laeufe(), benutzt, bericht)


class _Sammlung:
    """Was bisher gelesen wurde; je Frage auch die Zeile, in der sie zuerst vorkam."""

    def __init__(self, bericht):
        self.bericht, self.fragen = bericht, Kennungen(bericht, "id")
        self.gefunden, self.abgelehnt, self.erste_zeile = {}, {}, {}

    def neu(self, frage):
        self.erste_zeile[frage], self.gefunden[frage] = self.bericht.zeile, []

    def merke_abgelehnt(self, frage, wert):
        if wert is not None and self.abgelehnt.setdefault(frage, wert) is not wert:
            raise self.bericht.fehler(f"Bei der Frage {kurz(frage)} steht weiter oben ein anderer Wert",
                                      "Gib je Frage nur einen an.", "abgelehnt")

    def laeufe(self):
        for frage, gefunden in self.gefunden.items():
            self.bericht.zeile = self.erste_zeile[frage]
            if self.abgelehnt and frage not in self.abgelehnt:
                raise self.bericht.fehler(f"Bei der Frage {kurz(frage)} fehlt der Wert, bei anderen steht er", _ERGAENZE, "abgelehnt")
            if doppelt := mehrfach(gefunden):
                self.bericht.hinweis(f"{kurz(doppelt[0])} steht bei der Frage {kurz(frage)} mehrmals. Es zählt der erste Rang.")
        self.bericht.zeile = None
        return Verzeichnis((frage, Lauf(gefunden, self.abgelehnt.get(frage))) for frage, gefunden in self.gefunden.items())


def _je_frage(sammlung, spalten, eintraege):
    bericht, quellen = sammlung.bericht, Kennungen(sammlung.bericht, "gefunden")
    for satz in als_dicts(spalten, eintraege):
        frage = sammlung.fragen.pflicht(satz["id"])
        if frage in sammlung.gefunden:
            raise bericht.fehler(f"Die Frage {kurz(frage)} steht schon in Zeile {sammlung.erste_zeile[frage]}",
                                 "Lösche einen der beiden Läufe.", "id")
        sammlung.neu(frage)
        sammlung.gefunden[frage] += rangliste(bericht, satz["gefunden"], "gefunden", quellen)
        sammlung.merke_abgelehnt(frage, ja_nein(bericht, satz.get("abgelehnt"), "abgelehnt"))
    return len(sammlung.gefunden)


def _je_quelle(sammlung, spalten, eintraege):
    """Zeilen in der Reihenfolge der Ränge werden gleich angehängt; nur die anderen warten auf das Ende."""
    bericht, fragen, gefunden = sammlung.bericht, sammlung.fragen, sammlung.gefunden
    quellen = Kennungen(bericht, "quelle", einzeln=True)
    lies_abgelehnt = cache(lambda text=None: ja_nein(bericht, text, "abgelehnt"))
    lies_rang = cache(lambda text: ganze_zahl(bericht, text, "rang", 1) if text.strip() else None)
    hole = itemgetter(*(spalten.index(name) for name in (*_JE_QUELLE, "abgelehnt") if name in spalten))
    spaeter, leer = [], {}
    for id_, rang, quelle, *abgelehnt in map(hole, eintraege):
        if (frage := fragen[id_] or fragen.pflicht(id_)) not in gefunden:
            sammlung.neu(frage)
        sammlung.merke_abgelehnt(frage, lies_abgelehnt(*abgelehnt))
        platz, gelesen = lies_rang(rang), quellen[quelle]
        if bool(platz) != bool(gelesen):
            raise bericht.fehler("Von rang und quelle ist nur eines angegeben", "Fülle beide; leer sind beide, wenn nichts gefunden wurde.",
                                 "quelle" if platz else "rang")
        if not platz:
            leer.setdefault(frage, []).append(bericht.zeile)
        elif platz == len(gefunden[frage]) + 1:
            gefunden[frage].append(gelesen)
        else:
            spaeter.append((frage, platz, bericht.zeile, gelesen))
    _ordne_ein(bericht, gefunden, spaeter)
    _pruefe_leere(bericht, gefunden, leer)
    return len(leer) + sum(map(len, gefunden.values()))


def _ordne_ein(bericht, gefunden, spaeter):
    for frage, platz, zeile, quelle in sorted(spaeter):
        bericht.zeile, naechster = zeile, len(gefunden[frage]) + 1
        if platz < naechster:
            raise bericht.fehler(f"Den Rang {platz} hat die Frage {kurz(frage)} zweimal", "Jeder Rang kommt je Frage einmal vor.", "rang")
        if platz > naechster:
            raise bericht.fehler(f"Vor dem Rang {platz} fehlt der Rang {naechster} der Frage {kurz(frage)}",
                                 "Ergänze die Zeile oder zähle neu, ab 1 und ohne Lücke.", "rang")
        bericht.hinweis("Die Zeilen stehen nicht in der Reihenfolge der Ränge; geordnet wurde nach rang.", "rang")
        gefunden[frage].append(quelle)


def _pruefe_leere(bericht, gefunden, leer):
    """Wurde zu einer Frage nichts gefunden, steht dort nur diese eine Zeile."""
    for frage, zeilen in leer.items():
        if gefunden[frage] or len(zeilen) > 1:
            bericht.zeile = zeilen[-1]
            raise bericht.fehler(f"Die Frage {kurz(frage)} hat hier weder rang noch quelle, aber noch andere Zeilen", "Lösche diese Zeile.", "rang")


def faelle_aus(golden_set, laeufe):
    """Aus Golden Set und Läufen das Paar (faelle, fragen), wie `retrieval_metriken` und `ohne_antwort_auswerten` es brauchen.

    Einheit/Form: `golden_set` eine Liste von TestFall, `laeufe` ein dict id → Lauf; beide Ergebnisse folgen der Reihenfolge des
    Golden Set. Eine Frage ohne Lauf zählt als nicht gefunden und nicht abgelehnt und steht in `.hinweise`, ebenso ein Lauf ohne Frage.
    Undefiniert: Sagen die Läufe nicht, ob abgelehnt wurde, gibt es `fragen` nicht: Wer sie benutzt, bekommt einen EinleseFehler.
    Fehler: EinleseFehler, wenn eine id mehrmals vorkommt oder eine Kennung kein Text ist.

    >>> from lernmodul.golden_set import TestFall
    >>> golden_set = [TestFall("1", "Was ist eine MaLo?", "malo.md", "typisch"), TestFall("2", "Wer wird Weltmeister?", None, "randfall")]
    >>> faelle, fragen = faelle_aus(golden_set, {"1": Lauf(["melo.md", "malo.md"], False), "2": Lauf([], True)})
    >>> faelle
    [{'erwartet': 'malo.md', 'gefunden': ['melo.md', 'malo.md']}, {'erwartet': None, 'gefunden': []}]
    >>> fragen
    [{'erwartet': 'malo.md', 'abgelehnt': False}, {'erwartet': None, 'abgelehnt': True}]
    """
    bericht = Bericht("Golden Set und Läufe")
    if not isinstance(laeufe, dict):
        raise bericht.fehler(f"{kurz(repr(laeufe))} ({type(laeufe).__name__}) ist kein dict id → Lauf", _LIES)
    faelle_je_id = _je_id(bericht, ((getattr(fall, "id", ""), fall) for fall in golden_set), TestFall)
    laeufe_je_id = _je_id(bericht, laeufe.items(), Lauf)
    _melde_einzelne(bericht, faelle_je_id, laeufe_je_id)
    erwartet, gefunden = Kennungen(bericht, "erwartete_quelle"), Kennungen(bericht, "gefunden")
    paare = [(None if fall.erwartete_quelle is None else erwartet[fall.erwartete_quelle], laeufe_je_id.get(id_, Lauf([], False)))
             for id_, fall in faelle_je_id.items()]
    faelle = [{"erwartet": quelle, "gefunden": rangliste(bericht, lauf.gefunden, "gefunden", gefunden)} for quelle, lauf in paare]
    bericht.gelesen, bericht.uebergangen = len(laeufe_je_id), len(laeufe_je_id.keys() - faelle_je_id.keys())
    return mit_bericht(Paar((faelle, _fragen(bericht, paare))), len(laeufe_je_id.keys() & faelle_je_id.keys()), bericht)


def _fragen(bericht, paare):
    if ohne := sum(lauf.abgelehnt is None for _, lauf in paare):
        steht_da = f"Bei {ohne} von {len(paare)} Fragen sagen die Läufe nicht, ob abgelehnt wurde"
        return _Fehlt(bericht.fehler(steht_da, _ERGAENZE, "abgelehnt"))
    return [{"erwartet": quelle, "abgelehnt": lauf.abgelehnt} for quelle, lauf in paare]


def _je_id(bericht, paare, typ):
    ids, je_id = Kennungen(bericht, "id"), {}
    for id_, wert in paare:
        if not isinstance(wert, typ):
            raise bericht.fehler(f"{kurz(repr(wert))} ({type(wert).__name__}) ist kein {typ.__name__}", _LIES)
        if (id_ := ids.pflicht(id_)) in je_id:
            raise bericht.fehler(f"Die id {kurz(id_)} gibt es mehrmals", "Gib jeder Frage eine eigene id.", "id")
        je_id[id_] = wert
    return je_id


def _melde_einzelne(bericht, faelle, laeufe):
    ohne_frage = [id_ for id_ in laeufe if id_ not in faelle]
    ohne_lauf = [id_ for id_ in faelle if id_ not in laeufe]
    if len(ohne_lauf) == len(faelle) > 0 < len(laeufe):
        bericht.hinweis("Keine einzige id kommt in beiden vor. Vergleiche die Schreibweise.", "id")
    if ohne_frage:
        bericht.hinweis(f"Keine Frage zu den Läufen: {aufgezaehlt(map(kurz, ohne_frage))}. Zählt nicht mit.", "id")
    if ohne_lauf:
        bericht.hinweis(f"Kein Lauf zu: {aufgezaehlt(map(kurz, ohne_lauf))}. Zählt als nicht gefunden und nicht abgelehnt.", "id")


class _Fehlt(list):
    """Steht für Fragen, die es nicht gibt: Jede Benutzung meldet, warum. Nur so lässt sich das Paar trotzdem auspacken."""

    def __init__(self, fehler):
        super().__init__()
        self._fehler = fehler

    def __repr__(self):
        return str(self._fehler)

    def _melde(self, *_):
        raise self._fehler

    __iter__ = __len__ = __getitem__ = __contains__ = __eq__ = __ne__ = __add__ = __mul__ = __reversed__ = copy = index = count = _melde
