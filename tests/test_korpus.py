"""Die mitgelieferten Daten halten, was ihr Begleittext und das Golden Set von ihnen sagen."""

import re
from collections import Counter
from unicodedata import is_normalized

import pytest

from lernmodul.daten import lies_zeilen, pfad
from lernmodul.golden_set import TestFall, gleiche_frage, golden_set_probleme
from lernmodul.mini_rag import suche

NAMEN = ("dokumente", "fragen", "golden_set", "ohne_antwort")
FELDER = {
    "dokumente": {"id", "titel", "thema", "stand", "beleg", "textart", "herkunft", "passagen"},
    "fragen": {"id", "frage", "textart", "relevant"},
    "golden_set": {"id", "frage", "erwartete_quelle", "art", "notiz"},
    "ohne_antwort": {"id", "frage"},
}
DATEN = {name: lies_zeilen(f"korpus/{name}.jsonl") for name in NAMEN}
DOKUMENTE, FRAGEN, GOLDEN_SET, OHNE_ANTWORT = DATEN.values()
PASSAGEN = {f"{zeile['id']}#{nummer}": text for zeile in DOKUMENTE for nummer, text in enumerate(zeile["passagen"], 1)}
ALLE_FRAGEN = [zeile["frage"] for zeile in (*FRAGEN, *GOLDEN_SET, *OHNE_ANTWORT)]


def texte(wert):
    """Alle Texte in einer Zeile, auch in Listen und als Schlüssel."""
    if isinstance(wert, str):
        yield wert
    elif isinstance(wert, (list, dict)):
        teile = [*wert, *wert.values()] if isinstance(wert, dict) else wert
        for teil in teile:
            yield from texte(teil)


def mehrfach(werte):
    return [wert for wert, anzahl in Counter(werte).items() if anzahl > 1]


@pytest.mark.parametrize("name", NAMEN)
def test_jede_zeile_hat_genau_die_vereinbarten_felder_und_keines_ist_leer(name):
    for zeile in DATEN[name]:
        assert set(zeile) == FELDER[name], zeile["id"]
        assert [feld for feld, wert in zeile.items() if wert in ("", [], {}) or (wert is None and feld != "erwartete_quelle")] == [], zeile["id"]


@pytest.mark.parametrize("name", NAMEN)
def test_texte_sind_sauber_geschrieben(name):
    for text in texte(DATEN[name]):
        assert text == text.strip() and "  " not in text and text.isprintable() and is_normalized("NFC", text), text
        assert not re.search("Ã|â€|\ufffd", text), text


def test_die_dateien_sind_utf8_ohne_marke_mit_einem_zeilenende_je_eintrag():
    for name in NAMEN:
        roh = pfad(f"korpus/{name}.jsonl").read_bytes()
        assert not roh.startswith(b"\xef\xbb\xbf") and b"\r" not in roh and b"\\u" not in roh
        assert roh.endswith(b"\n") and roh.count(b"\n") == len(DATEN[name])


def test_kennungen_kommen_in_allen_dateien_zusammen_nur_einmal_vor():
    assert mehrfach(zeile["id"] for zeilen in DATEN.values() for zeile in zeilen) == []
    assert [zeile["id"] for zeile in DOKUMENTE if not re.fullmatch(r"(cgmes|mako)_[a-z0-9_]+", zeile["id"])] == []


def test_keine_frage_kein_titel_und_keine_passage_steht_zweimal_da():
    assert mehrfach(map(gleiche_frage, ALLE_FRAGEN)) == []
    assert mehrfach(zeile["titel"] for zeile in DOKUMENTE) == []
    assert mehrfach(map(gleiche_frage, PASSAGEN.values())) == []


def test_mindestens_achtzig_dokumente_zu_beiden_gebieten_mit_60_bis_150_woertern():
    assert len(DOKUMENTE) >= 80
    woerter = {zeile["id"]: len(" ".join(zeile["passagen"]).split()) for zeile in DOKUMENTE}
    assert {id_: anzahl for id_, anzahl in woerter.items() if not 60 <= anzahl <= 150} == {}
    gebiete = Counter(zeile["id"].partition("_")[0] for zeile in DOKUMENTE)
    assert min(gebiete["cgmes"], gebiete["mako"]) >= 40


def test_mindestens_dreihundert_passagen_alle_aus_ganzen_saetzen():
    assert len(PASSAGEN) >= 300
    assert [name for name, text in PASSAGEN.items() if not re.search(r"[.:?)“]$", text) or len(text.split()) < 5] == []


def test_stand_ist_ein_jahr_oder_ein_datum_und_liegt_nicht_vor_cgmes():
    assert [zeile["id"] for zeile in DOKUMENTE if not re.fullmatch(r"20[12]\d(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?", zeile["stand"])] == []


def test_beide_textarten_kommen_in_dokumenten_und_fragen_reichlich_vor():
    for zeilen in (DOKUMENTE, FRAGEN):
        anzahl = Counter(zeile["textart"] for zeile in zeilen)
        assert set(anzahl) == {"leicht", "dicht"}
        assert min(anzahl.values()) >= len(zeilen) / 3


def test_mindestens_dreissig_fragen_mit_zwei_bis_fuenfzehn_relevanten_passagen():
    assert len(FRAGEN) >= 30
    assert {zeile["id"]: len(zeile["relevant"]) for zeile in FRAGEN if not 2 <= len(zeile["relevant"]) <= 15} == {}


def test_jedes_urteil_nennt_eine_passage_die_es_gibt_und_stufe_1_oder_2():
    assert [(zeile["id"], name) for zeile in FRAGEN for name in zeile["relevant"] if name not in PASSAGEN] == []
    assert {type(stufe) for zeile in FRAGEN for stufe in zeile["relevant"].values()} == {int}
    assert {stufe for zeile in FRAGEN for stufe in zeile["relevant"].values()} == {1, 2}
    assert [zeile["id"] for zeile in FRAGEN if 2 not in zeile["relevant"].values()] == []


def test_das_golden_set_besteht_seine_eigene_pruefung():
    faelle = [TestFall(**zeile) for zeile in GOLDEN_SET]
    assert golden_set_probleme(faelle, {zeile["id"] for zeile in DOKUMENTE}) == []


def test_das_golden_set_hat_fuenfzehn_typische_faelle_fuenf_randfaelle_und_mindestens_zwei_ohne_antwort():
    assert Counter(zeile["art"] for zeile in GOLDEN_SET) == {"typisch": 15, "randfall": 5}
    assert sum(zeile["erwartete_quelle"] is None for zeile in GOLDEN_SET) >= 2


def test_jede_mitgelieferte_frage_trifft_wenigstens_ein_wort_damit_es_einen_score_gibt():
    assert [frage for frage in ALLE_FRAGEN if not suche(frage, 1)] == []


def test_der_begleittext_nennt_die_zahlen_die_wirklich_da_sind():
    text = pfad("korpus/HERKUNFT.md").read_text(encoding="utf-8")
    zeilen = dict(re.findall(r"^\| `(\w+)\.jsonl` \| (\d+) \|", text, flags=re.M))
    assert {name: int(anzahl) for name, anzahl in zeilen.items()} == {name: len(inhalt) for name, inhalt in DATEN.items()}
    arten = Counter(zeile["textart"] for zeile in DOKUMENTE)
    ohne = sum(zeile["erwartete_quelle"] is None for zeile in GOLDEN_SET)
    assert f"{len(PASSAGEN)} Passagen; `textart` „leicht“ ({arten['leicht']}) oder „dicht“ ({arten['dicht']})" in text
    assert f"15 typische Fälle und 5 Randfälle, davon {ohne} ohne Antwort" in text
    assert "CC BY 4.0" in text


def test_im_ordner_liegt_nur_was_der_begleittext_nennt():
    text = pfad("korpus/HERKUNFT.md").read_text(encoding="utf-8")
    assert {datei.name for datei in pfad("korpus").iterdir() if not datei.name.startswith((".", "__"))} == {"HERKUNFT.md", *re.findall(r"`(\w+\.jsonl)`", text)}
