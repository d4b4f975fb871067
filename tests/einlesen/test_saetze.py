"""Golden Set und Fehlertabelle: Spalten, Kennungen, „keine Antwort“, Zeichensätze, Hin- und Rückweg über Excel."""

import csv
import io
import unicodedata
from random import Random

import pytest

from lernmodul.einlesen import EinleseFehler, lies_antworten, lies_fehler, lies_golden_set
from lernmodul.golden_set import TestFall, golden_set_probleme

KOPF = "id;frage;erwartete_quelle;art\n"


@pytest.fixture
def datei(tmp_path):
    def schreibe(text, name="golden.csv", encoding="utf-8"):
        pfad = tmp_path / name
        pfad.write_bytes(text.encode(encoding))
        return pfad
    return schreibe


def quellen(pfad, **weiteres):
    return [fall.erwartete_quelle for fall in lies_golden_set(pfad, **weiteres)]


def test_die_reihenfolge_der_spalten_ist_frei_und_der_kopf_darf_anders_geschrieben_sein(datei):
    pfad = datei("ART \t Erwartete Quelle\u200b\tNotiz\tFRAGE\nrandfall\tdoc\tn\tWas?\n")
    assert lies_golden_set(pfad) == [TestFall("1", "Was?", "doc", "randfall", "n")]


def test_ohne_id_wird_fortlaufend_nummeriert_leere_zeilen_zaehlen_nicht(datei):
    assert [fall.id for fall in lies_golden_set(datei("frage,erwartete_quelle,art\na,b,typisch\n,,\nc,d,typisch\n"))] == ["1", "2"]


@pytest.mark.parametrize("id_", ["007", "1e5", "1.0", "1,0", "+1", "0x1F", "2024-01-02", "WAHR", "Ä 1"])
def test_eine_id_bleibt_der_text_der_dasteht(datei, id_):
    assert lies_golden_set(datei(f"{KOPF}{id_};a;b;typisch\n"))[0].id == id_


@pytest.mark.parametrize("zahl", ["7", "1.0", "1e5", "-0", "1E+400", "12345678901234567890123"])
def test_auch_eine_zahl_in_json_bleibt_der_text_der_dasteht(datei, zahl):
    assert lies_golden_set(datei(f'{{"id": {zahl}, "frage": "a", "erwartete_quelle": {zahl}, "art": "typisch"}}')) == [
        TestFall(zahl, "a", zahl, "typisch")]


@pytest.mark.parametrize("zelle", ["doc_3", "doc_3 ", " doc_3", "doc_3\u00a0", "\u202fdoc_3", '"doc_3\r"', '"\tdoc_3\n"'])
def test_leerraum_um_eine_kennung_zaehlt_nicht(datei, zelle):
    assert quellen(datei(f"{KOPF}1;a;{zelle};typisch\n")) == ["doc_3"]


@pytest.mark.parametrize("quelle", ["[1] Handbuch", "[1] A", "Handbuch [1]"])
def test_eckige_klammern_in_einer_kennung_machen_sie_nicht_zur_liste(datei, quelle):
    assert quellen(datei(f"{KOPF}1;a;{quelle};typisch\n")) == [quelle]


@pytest.mark.parametrize("zelle", ["[A]", "[A, B]", "[]", "A|B"])
def test_was_wie_eine_liste_aussieht_ist_nicht_genau_eine_quelle(datei, zelle):
    with pytest.raises(EinleseFehler, match="ist nicht genau eine Quelle"):
        lies_golden_set(datei(f"{KOPF}1;a;{zelle};typisch\n"))


def test_zerlegte_und_zusammengesetzte_umlaute_sind_dieselbe_kennung(datei):
    zerlegt = unicodedata.normalize("NFD", "Prüfungsordnung.pdf")
    assert quellen(datei(f"{KOPF}1;a;{zerlegt};typisch\n"), korpus=["Prüfungsordnung.pdf"]) == ["Prüfungsordnung.pdf"]
    assert not lies_golden_set(datei(f"{KOPF}1;a;Prüfungsordnung.pdf;typisch\n"), korpus=[zerlegt]).hinweise


@pytest.mark.parametrize("zeichen", ["\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u00a0", "\x01"])
def test_ein_unsichtbares_zeichen_in_einer_kennung_bleibt_und_wird_genannt(datei, zeichen):
    gelesen = lies_golden_set(datei(f"{KOPF}1;a;doc{zeichen}3;typisch\n"))
    assert gelesen[0].erwartete_quelle == f"doc{zeichen}3"
    assert len(gelesen.hinweise) == 1 and f"das unsichtbare Zeichen U+{ord(zeichen):04X}" in gelesen.hinweise[0]


def test_gross_und_klein_bleibt_verschieden_und_kein_teil_einer_kennung_passt(datei):
    for quelle in ("DOC_10.md", "doc_1", "doc_10.md.bak"):
        gelesen = lies_golden_set(datei(f"{KOPF}1;a;{quelle};typisch\n"), korpus={"doc_10.md"})
        assert gelesen.hinweise == [
            f"golden.csv, Zeile 2, Spalte erwartete_quelle: „{quelle}“ gibt es im Korpus nicht. Vergleiche die Schreibweise."]


@pytest.mark.parametrize("text", ["", "none", "None", "NULL", "na", "N/A", "NaN", "k.A.", "–", "-", "Keine", " keine\u00a0"])
def test_keine_antwort_ist_none_und_wird_gezaehlt(datei, text):
    gelesen = lies_golden_set(datei(f"{KOPF}1;a;{text};typisch\n2;c;doc;typisch\n3;d;{text};typisch\n"))
    assert [fall.erwartete_quelle for fall in gelesen] == [None, "doc", None]
    assert gelesen.hinweise == [
        f"golden.csv, Zeile 2, 4, Spalte erwartete_quelle: Keine Antwort im Korpus (None), gelesen aus „{text.strip()}“."]


@pytest.mark.parametrize("text", ["null", "NaN", '""', '"k.A."'])
def test_keine_antwort_in_json(datei, text):
    assert quellen(datei(f'[{{"frage": "a", "erwartete_quelle": {text}, "art": "typisch"}}]')) == [None]


@pytest.mark.parametrize("text", ["nein", "none.md", "kein", "k. A.", "--", "0", "false", "keine Antwort"])
def test_was_nur_so_aehnlich_heisst_ist_eine_kennung(datei, text):
    assert quellen(datei(f"{KOPF}1;a;{text};typisch\n")) == [text]


@pytest.mark.parametrize("dokument, zelle", [("keine", "keine"), ("NA", "na"), ("none", "None"), ("-", "-")])
def test_heisst_ein_dokument_wie_keine_antwort_ist_die_zelle_zweideutig(datei, dokument, zelle):
    with pytest.raises(EinleseFehler, match="ist aber auch ein Dokument"):
        lies_golden_set(datei(f"{KOPF}1;a;{zelle};typisch\n"), korpus={dokument, "doc"})


def test_ein_text_als_korpus_ist_keine_sammlung(datei):
    with pytest.raises(EinleseFehler, match="korpus ist „doc_10“, ein einzelner Text"):
        lies_golden_set(datei(f"{KOPF}1;a;doc_1;typisch\n"), korpus="doc_10")


def test_was_die_pruefung_beanstanden_wird_steht_mit_zeile_in_den_hinweisen(datei):
    gelesen = lies_golden_set(datei(f"{KOPF}1;Was?;doc;typisch\n1;was ?;doc;normal\n3;;doc;randfall\n4;WAS?;doc;Randfall\n"))
    assert gelesen.hinweise == [
        "golden.csv, Zeile 3, Spalte id: „1“ steht schon in Zeile 2.",
        "golden.csv, Zeile 3, Spalte art: „normal“ ist keine bekannte Art. Möglich sind „typisch“ und „randfall“.",
        "golden.csv, Zeile 4, Spalte frage: Die Frage ist leer.",
        "golden.csv, Zeile 5, Spalte frage: „WAS?“ steht schon in Zeile 2.",
    ]
    assert {satz.partition(":")[0] for satz in golden_set_probleme(gelesen, groesse=4, randfaelle=2)} == {
        "keine_ohne_antwort", "doppelte_id", "doppelte_frage", "leere_frage", "unbekannte_art"}


def test_doppeltes_faellt_auch_in_einzeiligem_json_auf(datei):
    fall = '{"id": "1", "frage": "Was?", "erwartete_quelle": "doc", "art": "typisch"}'
    assert len(lies_golden_set(datei(f"[{fall}, {fall}]")).hinweise) == 2


@pytest.mark.parametrize("zeichensatz", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("ende", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("trenner", [",", ";", "\t"])
def test_zeichensatz_zeilenende_und_trennzeichen_aendern_nichts(datei, zeichensatz, ende, trenner):
    text = f"{KOPF}1;„Größe“ – in €;doc_ä;typisch\n2;b;doc;randfall\n".replace(";", trenner).replace("\n", ende)
    mit_bom = "\ufeff" + text if zeichensatz in ("utf-16-le", "utf-16-be") else text
    assert lies_golden_set(datei(mit_bom, encoding=zeichensatz)) == [
        TestFall("1", "„Größe“ – in €", "doc_ä", "typisch"), TestFall("2", "b", "doc", "randfall")]


def test_die_letzte_zeile_braucht_kein_ende_und_ein_ende_ist_keine_leere_zeile(datei):
    ohne, mit = lies_golden_set(datei(f"{KOPF}1;a;b;typisch")), lies_golden_set(datei(f"{KOPF}1;a;b;typisch\n"))
    assert ohne == mit and ohne.hinweise == mit.hinweise == []


def test_ein_ss_vor_anfuehrungszeichen_in_windows_1252_ist_kein_utf8(datei):
    assert lies_golden_set(datei(f"{KOPF}1;„Spaß“;b;typisch\n2;Maß‘;c;typisch\n", encoding="cp1252"))[0].frage == "„Spaß“"


def test_verdorbene_umlaute_werden_gemeldet(datei):
    gelesen = lies_golden_set(datei(f"{KOPF}1;GrÃ¶Ãe;b;typisch\n2;M\ufffdll;c;typisch\n"))
    assert gelesen.hinweise == ["golden.csv, Zeile 2, 3: Umlaute sind schon in der Datei verdorben (zum Beispiel Ã¼ oder \ufffd). "
                                "Öffne die Datei im Editor, prüfe die Umlaute und speichere sie als UTF-8."]


@pytest.mark.parametrize("zelle", ["#NAME?", "#NV", "1E+05", "1,2E+05"])
def test_was_excel_aus_einer_kennung_gemacht_hat_wird_gemeldet(datei, zelle):
    assert "hat wohl Excel aus einer anderen Kennung gemacht" in lies_golden_set(datei(f"{KOPF}1;a;{zelle};typisch\n")).hinweise[0]


def test_viele_gleiche_hinweise_sind_einer_mit_den_ersten_zeilen(datei):
    gelesen = lies_golden_set(datei(KOPF + "".join(f"{n};Frage {n};-;typisch\n" for n in range(1000))))
    assert len(gelesen.hinweise) == 1 and ", 20, 21 und 980 weitere, Spalte" in gelesen.hinweise[0]


@pytest.mark.parametrize("name", ["mein golden set.csv", "Prüfung März 2025 (2).csv", "golden.txt", "ohne_endung", "ein ordner/ä ö/ü.csv"])
def test_namen_mit_umlauten_leerzeichen_und_jeder_endung_relativ_und_absolut(tmp_path, monkeypatch, name):
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(f"{KOPF}1;a;b;typisch\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for pfad in (name, tmp_path / name, str(tmp_path / name), f"~/{name}"):
        assert lies_golden_set(pfad) == [TestFall("1", "a", "b", "typisch")]


def test_leerzeilen_vor_dem_kopf_und_zellen_nach_der_letzten_spalte_schaden_nicht(datei):
    gelesen = lies_golden_set(datei(f"\n\n{KOPF}1;a;b;typisch;;\n"))
    assert [fall.id for fall in gelesen] == ["1"]
    assert gelesen.hinweise == [
        "golden.csv, Zeile 1, 2: Leere Zeile vor der ersten, übergangen.",
        "golden.csv, Zeile 4: Am Ende steht eine leere Zelle zu viel; sie bleibt unbenutzt. Gehört ein Trennzeichen in der Zeile eigentlich zu einem Text?",
    ]


def test_die_fehlertabelle_nennt_kategorien_die_nur_verschieden_geschrieben_sind(datei):
    gelesen = lies_fehler(datei("id;kategorie\n1;Suche\n2; Suche\u00a0\n3;suche\n", "fehler.csv"))
    assert [satz["kategorie"] for satz in gelesen] == ["Suche", "Suche", "suche"]
    assert gelesen.hinweise == [
        "fehler.csv, Zeile 4, Spalte kategorie: „suche“ und „Suche“ zählen als zwei Kategorien. Schreibe sie gleich."]


@pytest.mark.parametrize("text, wert", [("WAHR", True), ("falsch", False), ("Ja", True), ("nein", False), ("1", True), ("0", False),
                                        ("True", True), ("1.0", True), ("0,0", False), ("", None)])
def test_beobachtungen_werden_wahrheitswerte(datei, text, wert):
    assert lies_fehler(datei(f"id;kategorie;beleg_stimmt\n1;Suche;{text}\n"))[0]["beleg_stimmt"] is wert


@pytest.mark.parametrize("text, wert", [("0,75", 0.75), ("0.75", 0.75), ("-1", -1.0), ("1,5E-3", 0.0015), (",5", 0.5)])
def test_ein_score_darf_ein_dezimalkomma_haben(datei, text, wert):
    assert lies_fehler(datei(f"id;kategorie;score\n1;Suche;{text}\n"))[0]["score"] == wert


def test_eine_fehlertabelle_aus_json_behaelt_eigene_spalten(datei):
    pfad = datei('[{"id": 1, "kategorie": "Suche", "beleg_stimmt": true, "quellen": ["a"], "score": 0.5, "antwort": null}]')
    assert lies_fehler(pfad) == [
        {"id": "1", "kategorie": "Suche", "beleg_stimmt": True, "quellen": ["a"], "score": 0.5, "antwort": ""}]


def test_doppelte_ids_in_der_fehlertabelle_werden_mit_beiden_zeilen_gemeldet(datei):
    gelesen = lies_fehler(datei("id;kategorie\n44;Suche\n44;Lücke\n", "fehler.csv"))
    assert len(gelesen) == 2 and gelesen.hinweise == ["fehler.csv, Zeile 3, Spalte id: „44“ steht schon in Zeile 2."]


def wie_excel(reihen, zeichensatz):
    """So speichert Excel in Deutschland: Semikolon, CRLF, Anführungszeichen nur wo nötig; „Unicode-Text“ mit Tabulatoren."""
    strom = io.StringIO()
    csv.writer(strom, delimiter="\t" if zeichensatz == "utf-16" else ";", lineterminator="\r\n").writerows(reihen)
    return strom.getvalue().encode(zeichensatz)


def wie_excel_geoeffnet(inhalt, zeichensatz):
    text = inhalt.decode(zeichensatz)
    return list(csv.reader(io.StringIO(text, newline=""), delimiter="\t" if zeichensatz == "utf-16" else ";"))


@pytest.mark.parametrize("zeichensatz", ["utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("startwert", range(20))
def test_was_durch_excel_gegangen_ist_kommt_unveraendert_zurueck(tmp_path, zeichensatz, startwert):
    zufall = Random(startwert)
    zeichen = 'abcÄöüß €„“–;,\t"\'|0123456789.\n'
    def text(verboten="", laenge=12):
        return "x" + "".join(zufall.choice([z for z in zeichen if z not in verboten]) for _ in range(laenge)) + "y"
    faelle = [TestFall(f"{zufall.randrange(100):03}", text(), zufall.choice([None, text('|;\n\t')]), zufall.choice(["typisch", "randfall"]),
                       zufall.choice(["", text()])) for _ in range(20)]
    reihen = [["id", "frage", "erwartete_quelle", "art", "notiz"],
              *([fall.id, fall.frage, fall.erwartete_quelle or "", fall.art, fall.notiz] for fall in faelle)]
    einmal = wie_excel(reihen, zeichensatz)
    noch_einmal = wie_excel(wie_excel_geoeffnet(einmal, zeichensatz), zeichensatz)
    (tmp_path / "golden.csv").write_bytes(noch_einmal)
    assert noch_einmal == einmal and lies_golden_set(tmp_path / "golden.csv") == faelle


@pytest.mark.parametrize("rest", ["x", "]", " ,"])
def test_hinter_der_liste_darf_in_json_nichts_mehr_stehen(datei, rest):
    with pytest.raises(EinleseFehler, match="kein gültiges JSON"):
        lies_antworten(datei(f'[{{"id": "g1", "antwort": "a"}}]{rest}\n'))


# Antworten


def test_antworten_werden_zu_texten_nach_id_und_eine_leere_bleibt_leer(datei):
    gelesen = lies_antworten(datei("id;antwort\ng1; Der MSB. \ng2;\n"))
    assert gelesen == {"g1": "Der MSB.", "g2": ""}
    assert (gelesen.gelesen, gelesen.benutzt, gelesen.uebergangen) == (2, 2, 0)


def test_zwei_antworten_auf_eine_frage_werden_mit_ihrer_zeile_abgelehnt(datei):
    with pytest.raises(EinleseFehler, match="golden.csv, Zeile 3, Spalte id: Die id „g1“ gibt es mehrmals"):
        lies_antworten(datei("id;antwort\ng1;a\ng1;b\n"))
