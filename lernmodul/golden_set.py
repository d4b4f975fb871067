"""Das Golden Set: Testfälle, was an einer Sammlung von ihnen nicht stimmt, und die Kategorie eines Fehlers aus vier Beobachtungen."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import chain
from unicodedata import normalize

ARTEN = ("typisch", "randfall")
PROBLEME = (
    "falsche_groesse", "zu_wenige_randfaelle", "keine_ohne_antwort", "doppelte_id", "doppelte_frage",
    "leere_frage", "leerer_text_statt_none", "quelle_nicht_im_korpus", "unbekannte_art",
)
# Die Reihenfolge ist die Regel: Die erste Beobachtung, die nicht zutrifft, gibt der Antwort ihre Kategorie.
REGEL = {
    "ablehnung_passt": "falsche Ablehnung",
    "quelle_gefunden": "Suche",
    "beleg_stimmt": "Erfindung",
    "vollstaendig": "Lücke",
}
OHNE_FEHLER = "ohne Fehler"


@dataclass(frozen=True)
class TestFall:
    """Eine Frage mit der einen Quelle, in der ihre Antwort steht; `erwartete_quelle` None heißt: keine Antwort im Korpus.

    `art` ist „typisch“ oder „randfall“. Ob die Angaben brauchbar sind, sagt erst `golden_set_probleme`.
    """

    __test__ = False  # pytest hielte die Klasse sonst des Namens wegen für eine Sammlung von Tests

    id: str
    frage: str
    erwartete_quelle: str | None
    art: str
    notiz: str = ""


def kategorie(beobachtung):
    """Die eine Kategorie einer Antwort, aus vier Beobachtungen nach einer festen Reihenfolge.

    Formel: ablehnung_passt nein → „falsche Ablehnung“; sonst quelle_gefunden nein → „Suche“; sonst beleg_stimmt nein → „Erfindung“;
    sonst vollstaendig nein → „Lücke“; sonst „ohne Fehler“
    Einheit/Form: ein dict mit genau diesen vier Schlüsseln und True oder False als Werten; das Ergebnis ist ein Text.
    `ablehnung_passt`: Abgelehnt wurde genau dann, wenn das Korpus keine Antwort hat.
    `quelle_gefunden`: Die erwartete Quelle war unter dem Gefundenen. Hat das Korpus keine Antwort, gibt es nichts zu finden: True.
    `beleg_stimmt`: Was die Antwort behauptet, steht in der Quelle. Eine Ablehnung behauptet nichts: True.
    `vollstaendig`: Nichts, wonach gefragt war, fehlt. Eine Ablehnung, die passt, ist vollständig: True.
    Nicht verwechseln mit: der Zahl der Fehler. Eine Antwort mit drei Mängeln hat trotzdem eine Kategorie, die erste nach der Regel.
    Fehler: TypeError, wenn es kein dict oder ein Wert weder True noch False ist; ValueError bei fehlenden oder unbekannten Schlüsseln.
    Quelle: Die Regel ist ein Beispiel von uns; im Projekt gelten eigene Kategorien in eigener Reihenfolge.

    >>> kategorie({"quelle_gefunden": False, "beleg_stimmt": False, "vollstaendig": True, "ablehnung_passt": True})
    'Suche'
    >>> kategorie({"quelle_gefunden": True, "beleg_stimmt": True, "vollstaendig": True, "ablehnung_passt": True})
    'ohne Fehler'
    """
    _pruefe_beobachtung(beobachtung)
    return next((name for schluessel, name in REGEL.items() if not beobachtung[schluessel]), OHNE_FEHLER)


def golden_set_probleme(testfaelle, korpus=None, *, groesse=20, randfaelle=5):
    """Alles, was an einem Golden Set nicht stimmt, als Liste von Sätzen; die leere Liste heißt: in Ordnung.

    Einheit/Form: `testfaelle` eine Liste von TestFall; `korpus` die Kennungen der Dokumente (set, list, dict …), ohne es bleiben
    die Quellen ungeprüft. Jeder Satz beginnt mit einem Code aus `PROBLEME`, in dessen Reihenfolge, und einem Doppelpunkt.
    Zwei ids sind gleich, wenn der Text ohne Leerzeichen am Rand gleich ist; zwei Fragen auch dann, wenn nur Groß- und
    Kleinschreibung, Leerzeichen oder die Unicode-Schreibweise verschieden sind.
    Nicht verwechseln mit: `lies_golden_set`, das eine Datei liest und Zeilen nennt. Hier zählt nur, was in den Fällen steht.
    Fehler: TypeError, wenn ein Eintrag kein TestFall oder `korpus` ein einzelner Text ist; in einem Text wäre „doc_1“ auch in „doc_10“.

    >>> fall = TestFall("1", "Was ist eine MaLo?", "malo.md", "typisch")
    >>> golden_set_probleme([fall], groesse=1, randfaelle=0)
    ['keine_ohne_antwort: Kein Fall hat erwartete_quelle None. Mindestens eine Frage soll im Korpus keine Antwort haben.']
    """
    testfaelle = _als_faelle(testfaelle)
    if isinstance(korpus, str):
        raise TypeError(f"korpus ist {korpus!r} (str). Gebraucht wird eine Sammlung von Kennungen, zum Beispiel ein set.")
    return [*_zu_wenig(testfaelle, groesse, randfaelle), *_doppelte(testfaelle), *chain.from_iterable(_einzeln(testfaelle, korpus))]


def gleiche_frage(frage):
    """Die Frage, wie sie verglichen wird: ohne Unterschied von Groß- und Kleinschreibung, Leerzeichen und Unicode-Schreibweise."""
    return " ".join(normalize("NFKC", normalize("NFKC", str(frage or "")).casefold()).split())


def _zu_wenig(testfaelle, groesse, randfaelle):
    if len(testfaelle) != groesse:
        yield f"falsche_groesse: Es sind {len(testfaelle)} Fälle. Gebraucht werden {groesse}."
    if (vorhanden := sum(fall.art == "randfall" for fall in testfaelle)) < randfaelle:
        yield f"zu_wenige_randfaelle: Randfälle sind {vorhanden}. Gebraucht werden mindestens {randfaelle}."
    if all(fall.erwartete_quelle is not None for fall in testfaelle):
        yield "keine_ohne_antwort: Kein Fall hat erwartete_quelle None. Mindestens eine Frage soll im Korpus keine Antwort haben."


def _doppelte(testfaelle):
    for id_, stellen in _mehrfach(normalize("NFC", str(fall.id)).strip() for fall in testfaelle):
        yield f"doppelte_id: „{id_}“ steht bei {stellen}. Gib jedem Fall eine eigene id."
    for frage, stellen in _mehrfach(gleiche_frage(fall.frage) for fall in testfaelle):
        if frage:
            yield f"doppelte_frage: Dieselbe Frage steht bei {stellen}. Ersetze alle bis auf eine."


def _einzeln(testfaelle, korpus):
    """Je Art von Problem die betroffenen Fälle, damit die Sätze nach Problemen geordnet sind."""
    orte = [f"Fall {nummer} (id „{fall.id}“)" for nummer, fall in enumerate(testfaelle, start=1)]
    paare = list(zip(orte, testfaelle))
    yield (f"leere_frage: {ort} hat keine Frage." for ort, fall in paare if not gleiche_frage(fall.frage))
    yield (f"leerer_text_statt_none: {ort} hat als Quelle einen leeren Text. Keine Antwort im Korpus heißt None."
           for ort, fall in paare if _leerer_text(fall.erwartete_quelle))
    yield (f"quelle_nicht_im_korpus: {ort} erwartet „{fall.erwartete_quelle}“, das gibt es im Korpus nicht."
           for ort, fall in paare if _fehlt(fall.erwartete_quelle, korpus))
    yield (f"unbekannte_art: {ort} hat die Art „{fall.art}“. Möglich sind „typisch“ und „randfall“."
           for ort, fall in paare if fall.art not in ARTEN)


def _mehrfach(werte):
    """(Wert, „Fall 2, 5“) für jeden Wert, der mehrmals vorkommt."""
    nummern = defaultdict(list)
    for nummer, wert in enumerate(werte, start=1):
        nummern[wert].append(str(nummer))
    return [(wert, f"Fall {', '.join(stellen)}") for wert, stellen in nummern.items() if len(stellen) > 1]


def _leerer_text(quelle):
    return isinstance(quelle, str) and not quelle.strip()


def _fehlt(quelle, korpus):
    return korpus is not None and quelle is not None and not _leerer_text(quelle) and quelle not in korpus


def _als_faelle(testfaelle):
    testfaelle = list(testfaelle)
    for stelle, fall in enumerate(testfaelle):
        if not isinstance(fall, TestFall):
            raise TypeError(f"testfaelle[{stelle}] ist {fall!r:.60} ({type(fall).__name__}). Gebraucht wird ein TestFall.")
    return testfaelle


def _pruefe_beobachtung(beobachtung):
    if not isinstance(beobachtung, dict):
        raise TypeError(f"beobachtung ist {beobachtung!r:.60} ({type(beobachtung).__name__}). "
                        f"Gebraucht wird ein dict mit {', '.join(REGEL)}.")
    if unbekannt := [schluessel for schluessel in beobachtung if schluessel not in REGEL]:
        raise ValueError(f"beobachtung hat den unbekannten Schlüssel {unbekannt[0]!r}. Möglich sind {', '.join(REGEL)}.")
    for schluessel in REGEL:
        if schluessel not in beobachtung:
            raise ValueError(f"beobachtung hat keinen Schlüssel {schluessel!r}. Gebraucht werden {', '.join(REGEL)}.")
        if type(wert := beobachtung[schluessel]).__name__ not in ("bool", "bool_"):  # bool_ heißt der Typ in numpy 1
            raise TypeError(f"beobachtung[{schluessel!r}] ist {wert!r:.60} ({type(wert).__name__}). Gebraucht wird True oder False.")
