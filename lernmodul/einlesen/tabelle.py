"""Zeilen → Einträge, aus CSV, JSON oder JSON Lines. Das Format verrät das erste Zeichen, nicht die Endung."""

import csv
import json
import re
from functools import lru_cache
from itertools import chain
from unicodedata import category, normalize

from .bericht import Bericht, kurz
from .text import zeilen

_TRENNZEICHEN = ";,\t"
_EXCEL_TRENNZEICHEN = re.compile(r'"?sep=(.)"?\s*')
_JSON_FORM = "Gebraucht wird je Zeile ein ganzes JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."


def tabelle(pfad, *formen, moeglich=()):
    """(Bericht, Spalten, Einträge): Spalten ist None bei JSON, dann sind die Einträge dicts, sonst Listen von Zellen.

    `formen` nennt die Pflichtspalten; gibt es mehrere Formen, gilt die am besten passende. JSON kennt nur die erste.
    """
    bericht = oeffne(pfad)
    gelesen = zeilen(bericht)
    kopf = _erste_zeile(bericht, gelesen)
    anfang = kopf.lstrip()[0]
    if anfang in "[{":
        lies = _json_liste if anfang == "[" else _json_zeilen
        return bericht, None, _objekte(bericht, lies(bericht, chain([kopf], gelesen)), formen[0], moeglich)
    return _csv(bericht, kopf, gelesen, formen, moeglich)


def oeffne(pfad):
    """Der Bericht zu einer Datei, deren Pfad Text oder Path ist; ~ steht für den eigenen Ordner."""
    try:
        bericht = Bericht(pfad)
        bericht.pfad = bericht.pfad.expanduser()
    except (TypeError, RuntimeError):
        raise Bericht("pfad").fehler(f"{kurz(repr(pfad))} ({type(pfad).__name__}) ist kein Pfad",
                                     'Gib ihn als Text an, zum Beispiel "golden_set.csv".') from None
    return bericht


def als_dicts(spalten, eintraege):
    """Jeder Eintrag als dict Spalte → Wert."""
    return eintraege if spalten is None else (dict(zip(spalten, zellen)) for zellen in eintraege)


@lru_cache(maxsize=1024)
def spaltenname(text):
    """Der Name, wie er verglichen wird: klein, ohne Leerzeichen am Rand und ohne unsichtbare Zeichen, innen „_“."""
    sichtbar = "".join(zeichen for zeichen in normalize("NFC", text) if category(zeichen) != "Cf")
    return "_".join(sichtbar.casefold().split())


def _erste_zeile(bericht, gelesen):
    for nummer, zeile in enumerate(gelesen, start=1):
        bericht.zeile = nummer
        if zeile := zeile.lstrip("\ufeff"):
            if zeile.strip():
                return zeile
            bericht.hinweis("Leere Zeile vor der ersten, übergangen.")
    bericht.zeile = None
    raise bericht.fehler("Die Datei ist leer", "Prüfe, ob sie vollständig gespeichert wurde.")


# --- CSV


def _csv(bericht, kopf, gelesen, formen, moeglich):
    if sep := _EXCEL_TRENNZEICHEN.fullmatch(kopf):
        bericht.zeile, kopf = bericht.zeile + 1, next(gelesen, "")
    bekannt = set(chain(moeglich, *formen))
    trennzeichen = sep[1] if sep else max(_TRENNZEICHEN, key=lambda zeichen: _passung(kopf, zeichen, bekannt))
    leser = csv.reader(chain([kopf], gelesen), delimiter=trennzeichen, strict=True, skipinitialspace=True)
    reihen = _reihen(bericht, leser, trennzeichen)
    spalten = list(map(spaltenname, next(reihen, [])))
    form = max(formen, key=lambda form: len(set(form) & set(spalten)))
    _pruefe_spalten(bericht, spalten, form, moeglich)
    return bericht, spalten, reihen


def _passung(kopf, trennzeichen, bekannt):
    spalten = list(map(spaltenname, next(csv.reader([kopf], delimiter=trennzeichen, skipinitialspace=True), [])))
    return len(bekannt & set(spalten)), len(spalten)


def _reihen(bericht, leser, trennzeichen):
    """Zuerst der Kopf, dann die Zellen je Eintrag. `bericht.zeile` ist die Zeile, in der er beginnt."""
    zeile = erste = bericht.zeile
    breite, anzahl = None, 0
    try:
        for anzahl, zellen in enumerate(leser):
            if len(zellen) == breite and any(zellen):
                yield zellen
            elif breite is None:
                breite = len(zellen)
                yield zellen
            else:
                yield from _andere(bericht, zellen, breite, trennzeichen)
            naechste = erste + leser.line_num
            if naechste > zeile + 1:
                bericht.hinweis("Ein Eintrag, der hier beginnt, geht in Anführungszeichen über mehrere Zeilen.")
            bericht.zeile = zeile = naechste
    except csv.Error as e:
        zu_lang = "Eine Zelle ist hier länger als 131072 Zeichen" if "limit" in str(e) else None
        raise bericht.fehler(zu_lang or "Ein Anführungszeichen, das hier oder kurz danach steht, passt nicht",
                             'Schließe jedes Anführungszeichen, oder schreibe " in einer Zelle doppelt.') from None
    bericht.gelesen, bericht.zeile = anzahl, None


def _andere(bericht, zellen, breite, trennzeichen):
    """Die Zellen einer leeren oder ungleich breiten Zeile, falls sie zu gebrauchen sind."""
    if not any(zellen):
        return bericht.leere_zeile()
    if len(zellen) < breite or any(zellen[breite:]):
        komma = " Ein Komma im Text oder in einer Zahl braucht Anführungszeichen um die Zelle." if trennzeichen == "," else ""
        raise bericht.fehler(f"Hier sind {len(zellen)} Zellen statt {breite}, die letzte ist {kurz(zellen[-1])}",
                             f"Prüfe die Trennzeichen der Zeile.{komma}")
    bericht.hinweis("Am Ende steht eine leere Zelle zu viel; sie bleibt unbenutzt. Gehört ein Trennzeichen in der Zeile eigentlich zu einem Text?")
    yield zellen[:breite]


def _pruefe_spalten(bericht, spalten, pflicht, moeglich):
    for nummer, spalte in enumerate(spalten, start=1):
        if not spalte:
            bericht.hinweis("Die Spalte hat keinen Namen und wird nicht gelesen.", nummer)
        elif spalte in spalten[:nummer - 1]:
            raise bericht.fehler("Die Spalte gibt es zweimal", "Lösche eine davon oder benenne sie um.", spalte)
    _pruefe_namen(bericht, spalten, pflicht, moeglich)


def _pruefe_namen(bericht, spalten, pflicht, moeglich):
    for spalte in pflicht:
        if spalte not in spalten:
            raise bericht.fehler(f"Die Spalte fehlt, vorhanden ist {kurz(', '.join(spalten))}",
                                 f"Gebraucht werden {', '.join(pflicht)}; benenne eine Spalte um oder ergänze sie.", spalte)
    for spalte in spalten:
        if spalte and spalte not in pflicht and spalte not in moeglich:
            bericht.hinweis("Die Spalte ist hier unbekannt.", spalte)


# --- JSON


class _Doppelt(Exception):
    """Ein Name kommt in einem JSON-Objekt zweimal vor."""


def _objekt(paare):
    objekt = {}
    for name, wert in paare:
        if (spalte := spaltenname(name)) in objekt:
            raise _Doppelt(spalte)
        objekt[spalte] = wert
    return objekt


# Zahlen bleiben Text, wie er dasteht: 1.0 und 1e5 können Kennungen sein.
_JSON = json.JSONDecoder(object_pairs_hook=_objekt, parse_int=str, parse_float=str, parse_constant=str)


def _json_zeilen(bericht, gelesen):
    for nummer, zeile in enumerate(gelesen, start=bericht.zeile):
        bericht.zeile = nummer
        if zeile.strip():
            wert, ende = _json_wert(bericht, zeile.rstrip(), _anfang_json(zeile, 0), nummer)
            if zeile[ende:].strip():
                raise _kein_json(bericht, zeile, ende, nummer)
            yield wert
        else:
            bericht.leere_zeile()


def _json_liste(bericht, gelesen):
    """Die Werte der Liste, einer nach dem anderen; nur so kennt man die Zeile jedes Eintrags."""
    erste, gezaehlt = bericht.zeile, 0
    text = "".join(zeile.rstrip("\r\n") + "\n" for zeile in gelesen)
    stelle = _anfang_json(text, text.index("[") + 1)
    while text[stelle:stelle + 1] != "]":
        bericht.zeile, gezaehlt = bericht.zeile + text.count("\n", gezaehlt, stelle), stelle
        wert, stelle = _json_wert(bericht, text, stelle, erste)
        yield wert
        stelle = _nach_komma(bericht, text, _anfang_json(text, stelle), erste)
    if text[stelle + 1:].strip():
        raise _kein_json(bericht, text, stelle + 1, erste)


def _nach_komma(bericht, text, stelle, erste):
    if text[stelle:stelle + 1] == "]":
        return stelle
    danach = _anfang_json(text, stelle + 1)
    if text[stelle:stelle + 1] != "," or text[danach:danach + 1] == "]":
        raise _kein_json(bericht, text, stelle, erste)
    return danach


def _anfang_json(text, stelle):
    return json.decoder.WHITESPACE.match(text, stelle).end()


def _json_wert(bericht, text, stelle, erste):
    try:
        wert, ende = _JSON.raw_decode(text, stelle)
        if "\\u" in text[stelle:ende]:
            json.dumps(wert, ensure_ascii=False).encode("utf-8")
        return wert, ende
    except json.JSONDecodeError as e:
        raise _kein_json(bericht, text, e.pos, erste) from None
    except _Doppelt as e:
        raise bericht.fehler("Den Namen gibt es in diesem Objekt zweimal", "Lösche einen der beiden Werte.", str(e)) from None
    except (RecursionError, UnicodeEncodeError):
        raise bericht.fehler("Ein Wert ist zu tief geschachtelt oder enthält ein halbes Zeichen (\\ud8…)",
                             "Schreibe ihn flach und als UTF-8.") from None


def _kein_json(bericht, text, stelle, erste):
    bericht.zeile = erste + text.count("\n", 0, stelle)
    spalte = stelle - text.rfind("\n", 0, stelle)
    rest = text[stelle:].strip()
    return bericht.fehler(f"Ab hier ist es kein gültiges JSON: {kurz(rest) if rest else 'Ende der Zeile'}", _JSON_FORM, spalte)


def _objekte(bericht, werte, pflicht, moeglich):
    anzahl = 0
    for anzahl, wert in enumerate(werte, start=1):
        if not isinstance(wert, dict):
            raise bericht.fehler(f"{kurz(wert)} ist kein JSON-Objekt", _JSON_FORM)
        _pruefe_namen(bericht, list(wert), pflicht, moeglich)
        yield wert
    bericht.gelesen, bericht.zeile = anzahl + bericht.uebergangen, None
