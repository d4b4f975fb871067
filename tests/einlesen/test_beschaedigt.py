"""Zufällig beschädigte Dateien: immer ein Ergebnis oder ein EinleseFehler, und nie geht ein Eintrag still verloren."""

import csv
import io
import json
import re
from pathlib import Path
from random import Random

import pytest

from lernmodul.einlesen import EinleseFehler, lies_fehler, lies_golden_set, lies_laeufe, lies_trec

DATEIEN = Path(__file__).parent / "dateien"
LIES = {"golden": lies_golden_set, "fehler": lies_fehler, "laeufe": lies_laeufe}
ART = re.compile("golden|fehler|laeufe")
NAMEN = sorted(pfad.name for pfad in DATEIEN.iterdir() if ART.match(pfad.name) and "geschachtelt" not in pfad.name)
TREC = ["suche.qrels", "suche.run"]
ZEICHENSAETZE = ["utf-8", "utf-8-sig", "cp1252", "latin-1", "cp850", "mac_roman", "utf-16", "utf-16-le", "utf-32", "utf-7"]
JE_DATEI = 250
# Die Hinweise, nach denen nicht jede Zeile der Datei ein Eintrag für sich ist.
MEHRZEILIG = re.compile(r", Zeile ([\d, ]+): (?:Ein Eintrag, der hier beginnt, geht|Leere Zeile vor der ersten)")


def als_text(inhalt):
    for zeichensatz in ["utf-16"] if inhalt[:2] in (b"\xff\xfe", b"\xfe\xff") else ["utf-8-sig", "cp1252"]:
        try:
            return inhalt.decode(zeichensatz)
        except UnicodeDecodeError:
            pass
    return inhalt.decode("latin-1")


def zeilen(text):
    return re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$", text)


def kippe_bytes(zufall, inhalt):
    inhalt = bytearray(inhalt)
    for _ in range(zufall.randint(1, 3)):
        inhalt[zufall.randrange(len(inhalt))] ^= 1 << zufall.randrange(8)
    return bytes(inhalt)


def loesche_bytes(zufall, inhalt):
    stelle = zufall.randrange(len(inhalt))
    return inhalt[:stelle] + inhalt[stelle + zufall.randint(1, 4):]


def schneide_ab(zufall, inhalt):
    return inhalt[:zufall.randrange(len(inhalt))]


def aendere_zeilen(zufall, inhalt):
    zeichensatz = "utf-16" if inhalt[:2] == b"\xff\xfe" else "latin-1"
    alle = zeilen(inhalt.decode(zeichensatz, errors="replace")) or [""]
    stelle = zufall.randrange(len(alle))
    alle[stelle:stelle + 1] = zufall.choice([[], [alle[stelle]] * 2, [alle[stelle].rstrip("\r\n")], ["\n"]])
    return "".join(alle).encode(zeichensatz)


def aendere_spalten(zufall, inhalt):
    zeichensatz = "utf-16" if inhalt[:2] == b"\xff\xfe" else "latin-1"
    alle = [re.split("([;,\t ])", zeile) for zeile in zeilen(inhalt.decode(zeichensatz, errors="replace"))] or [[""]]
    stelle, mal = zufall.randrange(max(map(len, alle))) // 2 * 2, zufall.choice([0, 2])
    for felder in alle:
        felder[stelle:stelle + 2] = felder[stelle:stelle + 2] * mal
    return "".join(map("".join, alle)).encode(zeichensatz, errors="replace")


def wechsle_zeichensatz(zufall, inhalt):
    return als_text(inhalt).encode(zufall.choice(ZEICHENSAETZE), errors="replace")


def mische(zufall, inhalt):
    anderer = (DATEIEN / zufall.choice(NAMEN + TREC)).read_bytes()
    return inhalt[:zufall.randrange(len(inhalt))] + anderer[zufall.randrange(len(anderer)):]


SCHAEDEN = [kippe_bytes, loesche_bytes, schneide_ab, aendere_zeilen, aendere_spalten, wechsle_zeichensatz, mische]


def beschaedigt(zufall, name):
    inhalt = (DATEIEN / name).read_bytes()
    for _ in range(zufall.choice([1, 1, 1, 2])):
        inhalt = zufall.choice(SCHAEDEN)(zufall, inhalt) or b"x"
    return inhalt


def eintraege(inhalt):
    """Wie viele Einträge in der Datei stehen, anders gezählt als beim Einlesen."""
    text = als_text(inhalt).lstrip("\ufeff")
    if text.lstrip().startswith("["):
        return len(json.loads(text))
    kopfzeilen = 0 if text.lstrip().startswith("{") else 2 if re.match(r'"?sep=."?\s', text) else 1
    return len(zeilen(text)) - kopfzeilen


def schluessel(ergebnis):
    """Was sich an jedem Ergebnis vergleichen lässt: id → das, worauf es ankommt."""
    if isinstance(ergebnis, dict):
        return {frage: lauf.gefunden for frage, lauf in ergebnis.items()}
    return {satz["id"]: satz["kategorie"] for satz in ergebnis} if ergebnis and isinstance(ergebnis[0], dict) else \
        {fall.id: fall.erwartete_quelle for fall in ergebnis}


def mehrzeilige(ergebnis):
    """Wie viele Stellen als Eintrag über mehrere Zeilen oder als leere Zeile vor dem Kopf gemeldet sind."""
    return sum(stellen.count(",") + 1 for hinweis in ergebnis.hinweise for stellen in MEHRZEILIG.findall(hinweis))


def unversehrte_ids(name, inhalt):
    """Die ids, deren Zeile in der beschädigten Datei noch Zeichen für Zeichen dasteht, wenn auch der Kopf noch dasteht."""
    heile, jetzt = zeilen(als_text((DATEIEN / name).read_bytes())), set(zeilen(als_text(inhalt)))
    if heile[0] not in jetzt or not heile[0].lower().startswith(("id;", "id\t", "id,", '{"id"')):
        return set()
    felder = [next(csv.reader(io.StringIO(zeile), delimiter=heile[0][2]), [""])[0] if heile[0][0] != "{"
              else json.loads(zeile)["id"] for zeile in heile if zeile in jetzt and zeile.strip()]
    return {feld.strip() for feld in felder}


@pytest.mark.parametrize("name", NAMEN)
def test_eine_beschaedigte_datei_ergibt_ein_ergebnis_oder_einen_einlesefehler(tmp_path, name):
    lies = LIES[ART.match(name)[0]]
    heil, gelungen = lies(DATEIEN / name), 0
    for startwert in range(JE_DATEI):
        inhalt = beschaedigt(Random(f"{name} {startwert}"), name)
        (tmp_path / "datei.csv").write_bytes(inhalt)
        try:
            ergebnis = lies(tmp_path / "datei.csv")
        except EinleseFehler as fehler:
            assert str(fehler).startswith("datei.csv")
            continue
        gelungen += 1
        assert ergebnis.gelesen == ergebnis.benutzt + ergebnis.uebergangen, startwert
        ohne_eigenen_eintrag = eintraege(inhalt) - ergebnis.gelesen
        assert ohne_eigenen_eintrag >= mehrzeilige(ergebnis) and bool(ohne_eigenen_eintrag) == bool(mehrzeilige(ergebnis)), startwert
        verloren = unversehrte_ids(name, inhalt) & schluessel(heil).keys() - schluessel(ergebnis).keys()
        assert not verloren or mehrzeilige(ergebnis) > mehrzeilige(heil), (startwert, verloren)
    assert gelungen


@pytest.mark.parametrize("name", TREC)
def test_eine_beschaedigte_trec_datei_ergibt_ein_ergebnis_oder_einen_einlesefehler(tmp_path, name):
    pfade = {anderer: DATEIEN / anderer for anderer in TREC} | {name: tmp_path / name}
    gelungen = 0
    for startwert in range(JE_DATEI):
        inhalt = beschaedigt(Random(f"{name} {startwert}"), name)
        pfade[name].write_bytes(inhalt)
        try:
            ergebnis = lies_trec(*pfade.values())
        except EinleseFehler:
            continue
        gelungen += 1
        alle = sum(len(zeilen(als_text(pfad.read_bytes()))) for pfad in pfade.values())
        assert ergebnis.gelesen == alle == ergebnis.benutzt + ergebnis.uebergangen, startwert
    assert gelungen


@pytest.mark.parametrize("lies", [*LIES.values(), lambda pfad: lies_trec(pfad, pfad)])
def test_beliebige_bytes_ergeben_einen_einlesefehler(tmp_path, lies):
    for startwert in range(50):
        (tmp_path / "datei.csv").write_bytes(Random(startwert).randbytes(1 + startwert * 7))
        with pytest.raises(EinleseFehler):
            lies(tmp_path / "datei.csv")
