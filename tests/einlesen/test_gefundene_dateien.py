"""Dateien, wie sie in der Praxis ankommen, erfunden nach dem Muster gemeldeter Fälle. Sie liegen in `dateien`."""

from pathlib import Path

import pytest

from lernmodul.einlesen import EinleseFehler, Lauf, faelle_aus, lies_fehler, lies_golden_set, lies_laeufe, lies_trec
from lernmodul.golden_set import TestFall
from lernmodul.metriken.ablehnung import ohne_antwort_auswerten
from lernmodul.metriken.suche import retrieval_metriken

DATEIEN = Path(__file__).parent / "dateien"
EXCEL = [
    TestFall("007", "Wie groß darf die Abweichung sein: 0,5 %?", "gpke_fristen.md", "typisch"),
    TestFall("1e5", "Wofür steht „MaLo“?", "malo_melo.md", "typisch"),
    TestFall("1.0", "Was ist der Unterschied\n zwischen UTILMD und \"MSCONS\"?", "utilmd.md", "typisch", "geprüft von Jörg"),
    TestFall("r1", "Wie wird das Wetter – heute?", None, "randfall", "steht nirgends"),
    TestFall("r2", "Was kostet ein Wechsel in €?", None, "randfall"),
]


def gekuerzt(hinweise):
    """Die Hinweise ohne Dateinamen."""
    return [hinweis.partition(", ")[2] for hinweis in hinweise]


@pytest.mark.parametrize("name", ["golden_excel_utf8.csv", "golden_excel_windows.csv", "golden_excel_unicode.txt", "golden_sep.csv"])
def test_jede_art_in_der_excel_csv_speichert_ergibt_dieselben_testfaelle(name):
    assert lies_golden_set(DATEIEN / name) == EXCEL


def test_zu_einer_excel_datei_wird_gesagt_was_nicht_selbstverstaendlich_ist():
    gelesen = lies_golden_set(DATEIEN / "golden_excel_windows.csv")
    assert gekuerzt(gelesen.hinweise) == [
        "Zeile 2: Ab hier als Windows-1252 gelesen, denn UTF-8 ist es nicht. Prüfe, ob die Umlaute stimmen.",
        "Zeile 4: Ein Eintrag, der hier beginnt, geht in Anführungszeichen über mehrere Zeilen.",
        "Zeile 6, Spalte erwartete_quelle: Keine Antwort im Korpus (None), gelesen aus „–“.",
        "Zeile 7, Spalte erwartete_quelle: Keine Antwort im Korpus (None), gelesen aus „k.A.“.",
        "Zeile 8: Leere Zeile, übergangen.",
    ]
    assert (gelesen.gelesen, gelesen.benutzt, gelesen.uebergangen) == (6, 5, 1)


def test_die_indexspalte_von_pandas_wird_gemeldet_und_nicht_gelesen():
    gelesen = lies_golden_set(DATEIEN / "golden_pandas.csv")
    assert [(fall.id, fall.erwartete_quelle) for fall in gelesen] == [("007", "gpke_fristen.md"), ("r1", None)]
    assert "Zeile 1, Spalte 1: Die Spalte hat keinen Namen und wird nicht gelesen." in gekuerzt(gelesen.hinweise)


def test_json_vom_mac_ergibt_zusammengesetzte_umlaute_und_die_id_wie_sie_dasteht():
    assert lies_golden_set(DATEIEN / "golden_macos.json", korpus=["Prüfungsordnung.pdf"]) == [
        TestFall("1.0", "Was regelt die Prüfung?", "Prüfungsordnung.pdf", "typisch"),
        TestFall("8", "Wer wird Weltmeister?", None, "randfall"),
    ]


def test_json_lines_mit_unbekanntem_feld_und_leerer_zeile():
    gelesen = lies_golden_set(DATEIEN / "golden.jsonl")
    assert [fall.id for fall in gelesen] == ["007", "1e5"]
    assert gekuerzt(gelesen.hinweise) == [
        "Zeile 2, Spalte bearbeiter: Die Spalte ist hier unbekannt.",
        "Zeile 2, Spalte erwartete_quelle: Keine Antwort im Korpus (None), gelesen aus „none“.",
        "Zeile 3: Leere Zeile, übergangen.",
    ]


def test_eine_fehlertabelle_aus_excel_hat_wahrheitswerte_zahlen_und_mehrzeilige_antworten():
    gelesen = lies_fehler(DATEIEN / "fehler_excel_windows.csv")
    assert gelesen[0] == {
        "id": "007", "frage": "Wie groß ist 0,5?", "antwort": "Ein halbes.\n\nMehr weiß ich nicht.", "kategorie": "Lücke",
        "quelle_gefunden": True, "beleg_stimmt": True, "vollstaendig": False, "ablehnung_passt": True, "score": 0.75, "tonfall": "höflich",
    }
    assert [satz["score"] for satz in gelesen] == [0.75, 12.5, -1.0]
    assert gelesen[2]["beleg_stimmt"] is None
    assert "Zeile 6, Spalte beleg_stimmt: Die Beobachtung ist leer (None)." in gekuerzt(gelesen.hinweise)


def test_laeufe_passen_trotz_leerraum_und_cr_zum_golden_set_aber_nicht_trotz_nullbreite_oder_grossschreibung():
    golden_set, laeufe = lies_golden_set(DATEIEN / "golden_excel_utf8.csv"), lies_laeufe(DATEIEN / "laeufe.jsonl")
    faelle, fragen = paar = faelle_aus(golden_set, laeufe)
    assert [fall["gefunden"] for fall in faelle] == [
        ["utilmd.md", "gpke_fristen.md", "gpke_fristen.md"], ["malo_melo.md", "gpke_10.md"], ["utilmd.md\u200b"], [], []]
    assert retrieval_metriken(faelle, k=1) == (1 / 3, 0.5)
    assert ohne_antwort_auswerten(fragen) == (0.5, 0.0)
    assert gekuerzt(laeufe.hinweise) == [
        "Zeile 3, Spalte gefunden: „utilmd.md\\u200b“ enthält das unsichtbare Zeichen U+200B. "
        "Die Kennung passt nur zu einer mit demselben Zeichen; lösche es.",
        "Zeile 1: „gpke_fristen.md“ steht bei der Frage „007“ mehrmals. Es zählt der erste Rang.",
    ]
    assert gekuerzt(paar.hinweise)[:2] == [
        "Spalte id: Keine Frage zu den Läufen: „R2“. Zählt nicht mit.",
        "Spalte id: Kein Lauf zu: „r2“. Zählt als nicht gefunden und nicht abgelehnt.",
    ]
    assert (paar.gelesen, paar.benutzt, paar.uebergangen) == (5, 4, 1)


def test_laeufe_aus_excel_werden_nach_rang_geordnet():
    gelesen = lies_laeufe(DATEIEN / "laeufe_excel.csv")
    assert gelesen == {
        "007": Lauf(["utilmd.md", "gpke_fristen.md"], False), "1e5": Lauf(["malo_melo.md", "gpke_10.md"], False), "r1": Lauf([], True)}
    assert gekuerzt(gelesen.hinweise) == [
        "Zeile 4, Spalte rang: Die Zeilen stehen nicht in der Reihenfolge der Ränge; geordnet wurde nach rang."]
    assert gelesen.gelesen == gelesen.benutzt == 5


def test_listen_die_pandas_als_text_schreibt_werden_wieder_listen():
    assert {frage: lauf.gefunden for frage, lauf in lies_laeufe(DATEIEN / "laeufe_pandas.csv").items()} == {
        "007": ["utilmd.md", "gpke_fristen.md"], "1e5": ["malo_melo.md", "doc_10", "l'été.md", 'a "b"'],
        "r1": [], "r2": ["10", "007", "1e5"]}


def test_eine_liste_in_der_liste_ist_keine_rangliste():
    with pytest.raises(EinleseFehler, match=r"Zeile 1, Spalte gefunden: „\[\[.utilmd.md., .gpke_fristen.md.\]\]“ ist keine flache Liste"):
        lies_laeufe(DATEIEN / "laeufe_geschachtelt.jsonl")


def test_trec_ordnet_nach_score_und_meldet_fragen_die_nur_in_einer_datei_stehen():
    relevant, ranglisten = gelesen = lies_trec(DATEIEN / "suche.qrels", DATEIEN / "suche.run")
    assert relevant == {"q1": {"doc_1": 2, "doc_2": 0, "doc_9": 1}, "q2": {"doc_3": 1}, "q3": {"doc_4": 0, "doc_5": 1}}
    assert ranglisten == {"q1": ["doc_7", "doc_2", "doc_1"], "q2": ["doc_3"], "q9": ["doc_1"], "q3": []}
    assert gelesen.hinweise == [
        "suche.qrels, Zeile 4: Leere Zeile, übergangen.",
        "suche.qrels, Zeile 6, Spalte grad: Ein negativer Grad zählt als 0, nicht relevant.",
        "suche.qrels, Spalte frage: Keine Urteile zu: „q9“. Ohne sie lässt sich nichts messen.",
        "suche.run, Spalte rang: Geordnet wurde nach dem Score; die Rangspalte zählt nicht.",
        "suche.run, Zeile 1, Spalte score: Gleiche Scores bei einer Frage; geordnet nach der Dokumentkennung, absteigend.",
        "suche.run, Spalte frage: Kein Lauf zu: „q3“. Zählt als nicht gefunden.",
    ]
    assert (gelesen.gelesen, gelesen.benutzt, gelesen.uebergangen) == (12, 11, 1)
