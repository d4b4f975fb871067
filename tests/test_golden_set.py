"""Das Golden Set: was daran nicht stimmt, und die eine Kategorie einer Antwort."""

from dataclasses import FrozenInstanceError, replace
from itertools import product

import numpy as np
import pytest

from lernmodul.golden_set import PROBLEME, REGEL, TestFall, golden_set_probleme, kategorie

KORPUS = {f"doc_{n}.md" for n in range(1, 21)}
GUT = [TestFall(str(n), f"Was ist Begriff {n}?", f"doc_{n}.md", "typisch") for n in range(1, 16)]
GUT += [TestFall(str(n), f"Wie ist es im Sonderfall {n}?", f"doc_{n}.md", "randfall") for n in range(16, 20)]
GUT += [TestFall("20", "Wer wird Weltmeister?", None, "randfall", notiz="steht nirgends")]


def codes(testfaelle, korpus=None, **grenzen):
    return [satz.partition(":")[0] for satz in golden_set_probleme(testfaelle, korpus, **grenzen)]


def mit(nummer, **felder):
    """Das gute Golden Set, in dem ein Fall (gezählt ab 1) anders ist."""
    return [replace(fall, **felder) if stelle == nummer else fall for stelle, fall in enumerate(GUT, start=1)]


def test_ein_gutes_golden_set_hat_keine_probleme():
    assert golden_set_probleme(GUT, KORPUS) == []


def test_ein_testfall_laesst_sich_nicht_aendern_und_hat_ohne_angabe_keine_notiz():
    with pytest.raises(FrozenInstanceError):
        GUT[0].frage = "anders"
    assert GUT[0].notiz == ""


@pytest.mark.parametrize("testfaelle, satz", [
    (GUT[1:], "falsche_groesse: Es sind 19 Fälle. Gebraucht werden 20."),
    (mit(16, art="typisch"), "zu_wenige_randfaelle: Randfälle sind 4. Gebraucht werden mindestens 5."),
    (mit(20, erwartete_quelle="doc_20.md"),
     "keine_ohne_antwort: Kein Fall hat erwartete_quelle None. Mindestens eine Frage soll im Korpus keine Antwort haben."),
    (mit(2, id="1"), "doppelte_id: „1“ steht bei Fall 1, 2. Gib jedem Fall eine eigene id."),
    (mit(7, frage="Was ist Begriff 3?"), "doppelte_frage: Dieselbe Frage steht bei Fall 3, 7. Ersetze alle bis auf eine."),
    (mit(4, frage=" \t\u00a0"), "leere_frage: Fall 4 (id „4“) hat keine Frage."),
    (mit(4, erwartete_quelle=" "),
     "leerer_text_statt_none: Fall 4 (id „4“) hat als Quelle einen leeren Text. Keine Antwort im Korpus heißt None."),
    (mit(4, erwartete_quelle="doc_4"), "quelle_nicht_im_korpus: Fall 4 (id „4“) erwartet „doc_4“, das gibt es im Korpus nicht."),
    (mit(4, art="Typisch"), "unbekannte_art: Fall 4 (id „4“) hat die Art „Typisch“. Möglich sind „typisch“ und „randfall“."),
])
def test_jedes_problem_wird_mit_code_fall_und_wert_genannt(testfaelle, satz):
    assert satz in golden_set_probleme(testfaelle, KORPUS)


def test_ein_problem_zieht_kein_anderes_nach_sich():
    einzeln = [mit(16, art="typisch"), mit(20, erwartete_quelle="doc_20.md"), mit(2, id="1"), mit(7, frage="Was ist Begriff 3?"),
               mit(4, frage=""), mit(4, erwartete_quelle=""), mit(4, erwartete_quelle="doc_4"), mit(4, art="")]
    assert [codes(testfaelle, KORPUS) for testfaelle in einzeln] == [[code] for code in PROBLEME[1:]]


def test_alle_probleme_kommen_in_der_reihenfolge_der_codes():
    schlecht = [TestFall("1", "Was?", "fehlt.md", "typisch"), TestFall("1", "was?", "", "egal"), TestFall("3", "", "doc_1.md", "typisch")]
    assert codes(schlecht, KORPUS) == list(PROBLEME)


def test_jeder_betroffene_fall_wird_genannt():
    assert codes([replace(fall, frage="") for fall in GUT]) == ["leere_frage"] * 20


def test_leere_fragen_gelten_nicht_auch_noch_als_doppelt():
    assert codes([replace(fall, frage="") for fall in GUT[18:]], groesse=2, randfaelle=2) == ["leere_frage", "leere_frage"]


@pytest.mark.parametrize("frage", ["was ist begriff 3?", "  Was  ist\tBegriff 3? ", "Was ist\u00a0Begriff 3?", "ＷＡＳ ist Begriff 3?"])
def test_fragen_sind_gleich_auch_bei_anderer_schreibweise(frage):
    assert codes(mit(7, frage=frage)) == ["doppelte_frage"]


def test_zusammengesetzte_umlaute_sind_dieselben():
    zwei = [replace(GUT[0], frage="Prüfung?"), replace(GUT[19], frage="Pru\u0308fung?")]
    assert codes(zwei, groesse=2, randfaelle=1) == ["doppelte_frage"]


@pytest.mark.parametrize("frage", ["Was ist Begriff 33?", "Was ist Begriff 3", "Was ist der Begriff 3?"])
def test_aehnliche_fragen_sind_verschieden(frage):
    assert codes(mit(7, frage=frage)) == []


def test_ids_unterscheiden_gross_und_klein_aber_nicht_leerzeichen_am_rand():
    assert codes([replace(GUT[0], id="a"), replace(GUT[19], id="A")], groesse=2, randfaelle=1) == []
    assert codes([replace(GUT[0], id="a"), replace(GUT[19], id=" a\u00a0")], groesse=2, randfaelle=1) == ["doppelte_id"]


@pytest.mark.parametrize("sammlung", [set, list, tuple, frozenset, dict.fromkeys])
def test_der_korpus_ist_irgendeine_sammlung_von_kennungen(sammlung):
    assert codes(GUT, sammlung(KORPUS)) == []
    assert codes(mit(4, erwartete_quelle="DOC_4.md"), sammlung(KORPUS)) == ["quelle_nicht_im_korpus"]


def test_ohne_korpus_bleiben_die_quellen_ungeprueft_mit_leerem_korpus_fehlt_jede():
    assert codes(mit(4, erwartete_quelle="gibt es nicht")) == []
    assert codes(GUT, set()) == ["quelle_nicht_im_korpus"] * 19


def test_groesse_und_zahl_der_randfaelle_lassen_sich_angeben():
    assert codes(GUT[15:], groesse=5) == []
    assert codes(GUT[15:], groesse=4, randfaelle=6) == ["falsche_groesse", "zu_wenige_randfaelle"]


def test_ein_leeres_golden_set_ist_zu_klein_und_hat_keine_frage_ohne_antwort():
    assert codes([]) == ["falsche_groesse", "zu_wenige_randfaelle", "keine_ohne_antwort"]


def test_ein_text_als_korpus_ist_keine_sammlung():
    with pytest.raises(TypeError, match=r"korpus ist 'doc_10' \(str\)\. Gebraucht wird eine Sammlung von Kennungen"):
        golden_set_probleme(GUT, "doc_10")


@pytest.mark.parametrize("eintrag", [None, "Was?", ("1", "Was?", None, "typisch"), {"id": "1"}])
def test_was_kein_testfall_ist_wird_mit_stelle_genannt(eintrag):
    with pytest.raises(TypeError, match=r"testfaelle\[1\] ist .+ Gebraucht wird ein TestFall\."):
        golden_set_probleme([GUT[0], eintrag])


@pytest.mark.parametrize("nein, erwartet", [
    ([], "ohne Fehler"),
    (["vollstaendig"], "Lücke"),
    (["beleg_stimmt", "vollstaendig"], "Erfindung"),
    (["quelle_gefunden", "beleg_stimmt", "vollstaendig"], "Suche"),
    (["quelle_gefunden", "beleg_stimmt", "vollstaendig", "ablehnung_passt"], "falsche Ablehnung"),
    (["ablehnung_passt"], "falsche Ablehnung"),
    (["quelle_gefunden"], "Suche"),
])
def test_die_erste_beobachtung_die_nicht_zutrifft_entscheidet(nein, erwartet):
    assert kategorie({schluessel: schluessel not in nein for schluessel in REGEL}) == erwartet


def test_hoechstens_fuenf_kategorien_und_die_reihenfolge_der_schluessel_ist_gleichgueltig():
    alle = [dict(zip(REGEL, werte)) for werte in product([True, False], repeat=4)]
    assert {kategorie(beobachtung) for beobachtung in alle} == {"ohne Fehler", *REGEL.values()}
    assert all(kategorie(dict(reversed(beobachtung.items()))) == kategorie(beobachtung) for beobachtung in alle)


def test_wahrheitswerte_aus_numpy_zaehlen():
    assert kategorie({schluessel: np.bool_(schluessel != "vollstaendig") for schluessel in REGEL}) == "Lücke"


@pytest.mark.parametrize("aenderung, fehler, meldung", [
    ({"beleg_stimmt": "nein"}, TypeError, r"beobachtung\['beleg_stimmt'\] ist 'nein' \(str\)\. Gebraucht wird True oder False\."),
    ({"beleg_stimmt": None}, TypeError, r"beobachtung\['beleg_stimmt'\] ist None"),
    ({"beleg_stimmt": 1}, TypeError, r"beobachtung\['beleg_stimmt'\] ist 1 \(int\)"),
    ({"tonfall": True}, ValueError, r"unbekannten Schlüssel 'tonfall'\. Möglich sind ablehnung_passt, quelle_gefunden"),
])
def test_unbrauchbare_werte_und_schluessel_werden_genannt(aenderung, fehler, meldung):
    with pytest.raises(fehler, match=meldung):
        kategorie({**dict.fromkeys(REGEL, True), **aenderung})


@pytest.mark.parametrize("fehlend", REGEL)
def test_ein_fehlender_schluessel_wird_genannt(fehlend):
    with pytest.raises(ValueError, match=f"beobachtung hat keinen Schlüssel '{fehlend}'"):
        kategorie({schluessel: False for schluessel in REGEL if schluessel != fehlend})


@pytest.mark.parametrize("wert", [None, [], "quelle_gefunden", [True] * 4])
def test_was_kein_dict_ist_wird_abgelehnt(wert):
    with pytest.raises(TypeError, match="Gebraucht wird ein dict mit ablehnung_passt"):
        kategorie(wert)
