"""Das Projekt: eigene Dateien oder das Mini-RAG laden, prüfen und sagen, was zuerst drankommt."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from pytest import approx

from hilfen.messordner import GOLDEN_SET, LAEUFE, kategorien, schreibe
from lernmodul import lade_projekt
from lernmodul.einlesen import EinleseFehler, Lauf
from lernmodul.golden_set import TestFall
from lernmodul.messung import messe, recall_verlauf, vergleiche_laeufe
from lernmodul.metriken.ablehnung import ohne_antwort_auswerten
from lernmodul.projekt import STELLEN, Projekt, fertig_wenn, was_zuerst

OHNE_ANGABE = {id_: gefunden for id_, (gefunden, _) in LAEUFE.items()}


@pytest.fixture
def ordner(tmp_path):
    return schreibe(tmp_path / "messung")


def werte(messung):
    return {zahl.name: zahl.wert for zahl in messung}


def auf_deutsch(fehler):
    """Ein Einlesefehler in zwei Sätzen ohne Englisch."""
    text = str(fehler.value)
    assert text.endswith(".") and not any(wort in text for wort in ("Errno", "No such", "denied", "expected", "object"))
    return text


# Laden: das Mini-RAG


@pytest.fixture
def mini_rag(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return lade_projekt()


def test_das_mini_rag_laeuft_von_vorn_bis_hinten(mini_rag, tmp_path):
    assert (len(mini_rag.golden_set), len(mini_rag.laeufe), len(mini_rag.vergleich), len(mini_rag.antworten)) == (20, 20, 20, 20)
    assert mini_rag.ordner.resolve() == tmp_path / "projekt_mini_rag"
    assert (mini_rag.probleme(), mini_rag.fehler(), mini_rag.hinweise) == ([], [], ())
    messung = messe(mini_rag)
    assert [(zahl.name, zahl.n) for zahl in messung] == [("Recall@3", 18), ("MRR", 18), ("korrekt abgelehnt", 2), ("zu Unrecht abgelehnt", 18)]
    assert all(0 <= zahl.intervall[0] <= zahl.wert <= zahl.intervall[1] <= 1 for zahl in messung)
    assert sum(map(len, was_zuerst(mini_rag).values())) == 20
    assert vergleiche_laeufe(mini_rag).n == 18
    assert [erfuellt for _, erfuellt in fertig_wenn(mini_rag)] == [True, True, False, True, True, False]


def test_das_mini_rag_noch_einmal_zu_laden_ergibt_dasselbe_und_laesst_notizen_stehen(mini_rag):
    kategorien(mini_rag.ordner, [("g_cgmes_02", "Lücke")])
    nochmal = lade_projekt()
    assert nochmal == mini_rag
    assert nochmal.fehler() == [{"id": "g_cgmes_02", "kategorie": "Lücke"}]
    assert was_zuerst(nochmal)["Modell"] == ["g_cgmes_02"]


def test_zum_ansehen_steht_bei_einer_ablehnung_keine_quelle(mini_rag):
    for antwort in mini_rag.antworten:
        assert (antwort["quelle"] is None) == antwort["abgelehnt"]
        assert antwort["antwort"]


@pytest.mark.parametrize("grund", [PermissionError, OSError, FileExistsError])
def test_laesst_sich_der_ordner_nicht_anlegen_sagt_das_ein_deutscher_satz(grund, tmp_path, monkeypatch):
    def verweigert(*_, **__):
        raise grund(13, "Permission denied")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "mkdir", verweigert)
    with pytest.raises(EinleseFehler, match="lässt sich hier nicht anlegen") as fehler:
        lade_projekt()
    assert "in dem du schreiben darfst" in auf_deutsch(fehler)


# Laden: eigene Ordner


def test_ein_ordner_aus_deutschem_excel_wird_gelesen_wie_er_ist(tmp_path):
    (tmp_path / "golden_set.csv").write_bytes(
        "\ufeffid;frage;erwartete_quelle;art;notiz\r\n"
        "g1;Wer übermittelt Zählerstände?;mscons.md;Typisch;\r\n"
        'g2;"Was heißt; ""MaLo""?";malo.md;typisch;mit Semikolon\r\n'
        "g3;Was kostet Öl 2050?;keine;randfall;\r\n;;;;\r\n".encode()
    )
    (tmp_path / "laeufe.csv").write_bytes(
        "\ufeffid;rang;quelle;score;abgelehnt\r\n"
        "g1;1;malo.md;0,75;FALSCH\r\ng1;2;mscons.md;0,5;FALSCH\r\ng2;1;malo.md;1,25;FALSCH\r\ng3;;;;WAHR\r\n".encode()
    )
    (tmp_path / "antworten.csv").write_bytes("id;antwort\r\ng1;Der Messstellenbetreiber übermittelt sie.\r\n".encode("cp1252"))
    (tmp_path / "fehler.csv").write_bytes("\ufeffid;kategorie;score;quelle_gefunden\r\ng1;Lücke;0,5;ja\r\ng2;ohne Fehler;1,25;nein\r\n".encode())
    projekt = lade_projekt(str(tmp_path))
    assert [(fall.id, fall.frage, fall.erwartete_quelle, fall.art) for fall in projekt.golden_set] == [
        ("g1", "Wer übermittelt Zählerstände?", "mscons.md", "typisch"),
        ("g2", 'Was heißt; "MaLo"?', "malo.md", "typisch"),
        ("g3", "Was kostet Öl 2050?", None, "randfall"),
    ]
    assert werte(messe(projekt, k=1)) == {"Recall@1": 0.5, "MRR": 0.75, "korrekt abgelehnt": 1.0, "zu Unrecht abgelehnt": 0.0}
    assert projekt.antworten[0]["antwort"] == "Der Messstellenbetreiber übermittelt sie."
    assert [(satz["score"], satz["quelle_gefunden"]) for satz in projekt.fehler()] == [(0.5, True), (1.25, False)]
    hinweise = "\n".join(projekt.hinweise)
    for stueck in ("golden_set.csv, Zeile 5: Leere Zeile", "gelesen aus „keine“", "laeufe.csv, Zeile 1, Spalte score: Die Spalte ist hier unbekannt", "Windows-1252"):
        assert stueck in hinweise


def test_json_lines_mit_zweitem_lauf_und_antworten(tmp_path):
    ordner = schreibe(tmp_path, vergleich=LAEUFE, antworten={"g1": "Der MSB.", "g4": ""})
    projekt = lade_projekt(ordner)
    assert projekt.laeufe == projekt.vergleich == {id_: Lauf(*lauf) for id_, lauf in LAEUFE.items()}
    assert projekt.antworten[0] == {
        "id": "g1", "frage": "Wer liest ab?", "erwartet": "q1", "antwort": "Der MSB.", "quelle": None, "gefunden": ["q1", "q2"], "abgelehnt": False,
    }  # fmt: skip
    assert [antwort["antwort"] for antwort in projekt.antworten] == ["Der MSB.", "", "", ""]
    assert [antwort["abgelehnt"] for antwort in projekt.antworten] == [False, False, False, True]
    assert projekt.korpus is None


def test_ohne_zweiten_lauf_und_antworten_geht_es_auch(ordner):
    projekt = lade_projekt(ordner)
    assert projekt.vergleich is None
    assert {antwort["antwort"] for antwort in projekt.antworten} == {""}


def test_ein_ordner_heisst_wie_er_heisst_auch_ueber_punkt_und_tilde(ordner, monkeypatch):
    monkeypatch.chdir(ordner)
    monkeypatch.setenv("HOME", str(ordner.parent))
    monkeypatch.setenv("USERPROFILE", str(ordner.parent))
    assert {lade_projekt(weg).name for weg in (".", "", "../messung", "~/messung", ordner, f"{ordner}/")} == {"messung"}


def test_ein_projekt_zeigt_sich_in_einem_satz(ordner):
    assert repr(lade_projekt(ordner)) == "Projekt „messung“ (Fragen: 4, Läufe: 4, Hinweise: 2)"


def test_grosse_buchstaben_im_dateinamen_machen_nichts(ordner):
    (ordner / "golden_set.jsonl").rename(ordner / "Golden_Set.JSONL")
    assert len(lade_projekt(ordner).golden_set) == 4


@pytest.mark.parametrize("fehlt", ["golden_set", "laeufe"])
def test_eine_fehlende_datei_wird_genannt_mit_dem_was_da_ist(ordner, fehlt):
    (ordner / f"{fehlt}.jsonl").rename(ordner / f"{fehlt}.csv.txt")
    with pytest.raises(EinleseFehler) as fehler:
        lade_projekt(ordner)
    text = auf_deutsch(fehler)
    assert f"Es fehlt {fehlt}.csv, {fehlt}.jsonl oder {fehlt}.json." in text
    assert f"{fehlt}.csv.txt" in text


def test_ein_voller_ordner_wird_nicht_ganz_aufgezaehlt(tmp_path):
    for nummer in range(14):
        (tmp_path / f"{nummer:02}.txt").touch()
    with pytest.raises(EinleseFehler, match=r"09\.txt und 4 weitere\.$"):
        lade_projekt(tmp_path)


def test_ein_leerer_ordner_enthaelt_nichts(tmp_path):
    with pytest.raises(EinleseFehler, match="Im Ordner liegt: nichts.") as fehler:
        lade_projekt(tmp_path)
    auf_deutsch(fehler)


@pytest.mark.parametrize("name", ["golden_set", "laeufe", "laeufe_b", "antworten"])
def test_zwei_dateien_desselben_namens_sind_ein_fehler(ordner, name):
    for endung in ("csv", "json"):
        (ordner / f"{name}.{endung}").write_text("id\n1\n", encoding="utf-8")
    (ordner / f"{name}.jsonl").unlink(missing_ok=True)
    with pytest.raises(EinleseFehler, match=rf"Es gibt {name}.csv und {name}.json. Lass nur eine davon stehen") as fehler:
        lade_projekt(ordner)
    auf_deutsch(fehler)


@pytest.mark.parametrize(("wo", "stueck"), [
    ("gibt_es_nicht", "Diesen Ordner gibt es nicht. Gesucht wurde"),
    ("laeufe.jsonl", "Das ist eine Datei. Gib den Ordner an, in dem sie liegt"),
])
def test_was_kein_ordner_ist_wird_genannt(ordner, wo, stueck):
    with pytest.raises(EinleseFehler, match=stueck) as fehler:
        lade_projekt(ordner / wo)
    auf_deutsch(fehler)


@pytest.mark.parametrize("wert", [17, ["a"], True, object(), b"x"], ids=repr)
def test_was_kein_pfad_ist_wird_genannt(wert):
    with pytest.raises(EinleseFehler, match="Das ist kein Ordner. Gib seinen Pfad als Text an"):
        lade_projekt(wert)


def test_ein_unlesbarer_ordner_ist_ein_deutscher_satz(ordner, monkeypatch):
    def verweigert(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", verweigert)
    with pytest.raises(EinleseFehler, match=r"lässt den Ordner nicht lesen \(PermissionError\)") as fehler:
        lade_projekt(ordner)
    auf_deutsch(fehler)


def test_ein_kaputter_lauf_nennt_datei_und_zeile(ordner):
    with (ordner / "laeufe.jsonl").open("a", encoding="utf-8") as datei:
        datei.write("{nur halb\n")
    with pytest.raises(EinleseFehler, match="laeufe.jsonl, Zeile 5"):
        lade_projekt(ordner)


# Hinweise: nichts wird still verworfen


def test_eine_frage_ohne_lauf_und_ein_lauf_ohne_frage_stehen_in_den_hinweisen(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, laeufe={"g1": (["q1"], False), "x9": ([], True)}))
    assert any("Kein Lauf zu: „g2“, „g3“, „g4“" in hinweis for hinweis in projekt.hinweise)
    assert any("Keine Frage zu den Läufen: „x9“" in hinweis for hinweis in projekt.hinweise)
    assert projekt.antworten[1]["gefunden"] == []
    assert werte(messe(projekt)) == {"Recall@3": approx(1 / 3), "MRR": approx(1 / 3), "korrekt abgelehnt": 0.0, "zu Unrecht abgelehnt": 0.0}


def test_auch_ein_unvollstaendiger_zweiter_lauf_steht_in_den_hinweisen(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, vergleich={"g1": (["q1"], False)}))
    assert [hinweis for hinweis in projekt.hinweise if hinweis.startswith("Zweiter Lauf") and "Kein Lauf zu: „g2“, „g3“, „g4“" in hinweis]


def test_antworten_ohne_frage_stehen_in_den_hinweisen(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, antworten={"g1": "Ja.", "G2": "Nein."}))
    assert "antworten, Spalte id: Keine Frage zu „G2“. Zählt nicht mit." in projekt.hinweise


# Ohne Angabe, ob abgelehnt wurde


@pytest.fixture
def ohne_angabe(tmp_path):
    return lade_projekt(schreibe(tmp_path / "messung", laeufe=OHNE_ANGABE))


def test_ohne_angabe_ob_abgelehnt_wurde_sagt_es_ein_hinweis_und_die_suche_bleibt_messbar(ohne_angabe):
    hinweis = next(hinweis for hinweis in ohne_angabe.hinweise if "ob abgelehnt wurde" in hinweis)
    assert hinweis.startswith("Golden Set und Läufe, Spalte abgelehnt: Bei 4 von 4 Fragen sagen die Läufe nicht, ob abgelehnt wurde. Ergänze")
    assert hinweis.endswith("In Schritt 3 steht bis dahin überall „geantwortet“.")
    recall, mrr, korrekt, zu_unrecht = messe(ohne_angabe)
    assert (recall.wert, mrr.wert) == (approx(2 / 3), 0.5)
    assert recall_verlauf(ohne_angabe, 2) == [approx(1 / 3), approx(2 / 3)]
    for zahl in (korrekt, zu_unrecht):
        assert (zahl.wert, zahl.intervall, zahl.text) == (None, None, "nicht messbar, die Läufe sagen nicht, ob abgelehnt wurde")
    assert (korrekt.n, zu_unrecht.n) == (1, 3)


def test_ohne_angabe_wird_die_eigene_funktion_zur_ablehnung_gar_nicht_gerufen(ohne_angabe):
    def platzt(fragen):
        raise AssertionError

    messe(ohne_angabe, ablehnung=platzt)


def test_ohne_angabe_raet_der_entscheidungsbaum_nicht(ohne_angabe):
    stellen = was_zuerst(ohne_angabe)
    assert stellen == {"Golden Set": [], "Suche": ["g3"], "Schwelle": [], "Modell": [], "nicht angesehen": [], "in Ordnung": [], "ohne Angabe": ["g1", "g2", "g4"]}


def test_wer_die_fragen_trotzdem_verlangt_bekommt_den_einlesefehler(ohne_angabe):
    _, fragen = ohne_angabe.faelle()
    with pytest.raises(EinleseFehler, match="Ergänze „abgelehnt“ bei jeder Frage"):
        ohne_antwort_auswerten(fragen)


def test_fehlt_die_angabe_nur_beim_zweiten_lauf_wird_trotzdem_verglichen(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, vergleich=OHNE_ANGABE))
    assert vergleiche_laeufe(projekt).differenz == 0
    assert not [hinweis for hinweis in projekt.hinweise if "ob abgelehnt wurde" in hinweis]


# Golden Set mit Problemen


def test_ein_golden_set_mit_problemen_laesst_sich_laden_und_wird_beanstandet(tmp_path):
    faelle = [("g1", "Wer?", "q1", "typisch"), ("g1", "Wer liest ab?", "q2", "exotisch"), ("g3", "", "q3", "typisch"), ("g4", "wer  LIEST ab?", "q1", "typisch")]
    projekt = lade_projekt(schreibe(tmp_path, golden_set=faelle))
    assert [satz.partition(":")[0] for satz in projekt.probleme()] == [
        "falsche_groesse", "zu_wenige_randfaelle", "keine_ohne_antwort", "doppelte_id", "doppelte_frage", "leere_frage", "unbekannte_art",
    ]  # fmt: skip
    assert [hinweis for hinweis in projekt.hinweise if hinweis.startswith("Noch nicht messbar: ") and "„g1“ gibt es mehrmals" in hinweis]
    assert was_zuerst(projekt)["Golden Set"] == ["g1", "g1", "g3", "g4"]
    with pytest.raises(EinleseFehler, match="Die id „g1“ gibt es mehrmals. Gib jeder Frage eine eigene id") as fehler:
        messe(projekt)
    auf_deutsch(fehler)


def test_mit_bekanntem_korpus_faellt_eine_unbekannte_quelle_auf():
    projekt = baue([("g1", "A?", "fehlt", "typisch")], {"g1": (["fehlt"], False)}, korpus=frozenset({"q1"}))
    assert any(satz.startswith("quelle_nicht_im_korpus") for satz in projekt.probleme())
    assert was_zuerst(projekt)["Golden Set"] == ["g1"]


def test_ist_keine_frage_beantwortbar_sind_recall_und_mrr_undefiniert(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, golden_set=GOLDEN_SET[3:], laeufe={"g4": ([], True)}, vergleich={"g4": ([], True)}))
    recall, mrr, korrekt, zu_unrecht = messe(projekt)
    assert [(zahl.wert, zahl.n, zahl.intervall, zahl.text) for zahl in (recall, mrr, zu_unrecht)] == [(0.0, 0, None, "undefiniert, nach unserer Regel 0.0")] * 3
    assert (korrekt.wert, korrekt.n) == (1.0, 1)
    assert vergleiche_laeufe(projekt) is None


def test_haben_alle_fragen_eine_antwort_ist_korrekt_abgelehnt_undefiniert(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, golden_set=GOLDEN_SET[:3], laeufe=dict(list(LAEUFE.items())[:3])))
    assert messe(projekt)[2].text == "undefiniert, nach unserer Regel 0.0"


# Der Entscheidungsbaum


def baue(golden_set, laeufe, fehler=(), korpus=None):
    """Ein Projekt ohne Dateien; `fehler` sind (id, Kategorie)."""
    faelle = [TestFall(*fall) for fall in golden_set]
    saetze = [{"id": id_, "kategorie": name} for id_, name in fehler]
    felder = dict(golden_set=faelle, laeufe={id_: Lauf(*lauf) for id_, lauf in laeufe.items()}, korpus=korpus)
    return SimpleNamespace(**felder, fehler=lambda: saetze, probleme=Projekt.probleme.__get__(SimpleNamespace(**felder)), ordner=Path("gibt_es_nicht"))


BAUM = {
    "Quelle da, geantwortet, nichts eingeordnet": ("q1", (["q1"], False), None, "nicht angesehen"),
    "Quelle auf Rang k": ("q1", (["a", "b", "q1"], False), None, "nicht angesehen"),
    "Quelle auf Rang k + 1": ("q1", (["a", "b", "c", "q1"], False), None, "Suche"),
    "Quelle gar nicht da": ("q1", ([], False), None, "Suche"),
    "Quelle nicht da und als Fehler eingeordnet": ("q1", (["a"], False), "Erfindung", "Suche"),
    "Quelle nicht da und abgelehnt: eine andere Schwelle hülfe nicht": ("q1", (["a"], True), None, "Suche"),
    "Quelle da und abgelehnt": ("q1", (["q1"], True), None, "Schwelle"),
    "Quelle da, abgelehnt und eingeordnet": ("q1", (["q1"], True), "falsche Ablehnung", "Schwelle"),
    "ohne Antwort und geantwortet": (None, (["a"], False), None, "Schwelle"),
    "ohne Antwort und abgelehnt": (None, (["a"], True), None, "nicht angesehen"),
    "ohne Antwort, abgelehnt und trotzdem eingeordnet": (None, ([], True), "Lücke", "Modell"),
    "Quelle da, Antwort erfunden": ("q1", (["q1"], False), "Erfindung", "Modell"),
    "Quelle da, Antwort ohne Fehler": ("q1", (["q1"], False), "ohne Fehler", "in Ordnung"),
    "ohne Fehler, groß geschrieben": ("q1", (["q1"], False), "Ohne Fehler", "in Ordnung"),
}


@pytest.mark.parametrize(("erwartet", "lauf", "name", "stelle"), BAUM.values(), ids=BAUM)
def test_jeder_fall_bleibt_an_genau_einer_stelle_haengen(erwartet, lauf, name, stelle):
    stellen = was_zuerst(baue([("g1", "A?", erwartet, "typisch")], {"g1": lauf}, [("g1", name)] if name else []))
    assert stellen == {**{stelle: [] for stelle in STELLEN}, stelle: ["g1"]}
    assert tuple(stellen) == STELLEN


@pytest.mark.parametrize("fall", [
    ("g1", "", "q1", "typisch"), ("g1", "A?", " ", "typisch"), ("g1", "A?", "q1", "Sonderfall"), ("g1", "A?", "q9", "typisch"),
], ids=["leere Frage", "leerer Text als Quelle", "unbekannte Art", "Quelle nicht im Korpus"])  # fmt: skip
def test_ein_fehlerhafter_fall_gehoert_zum_golden_set_auch_wenn_sonst_alles_stimmt(fall):
    projekt = baue([fall], {"g1": ([fall[2]], False)}, korpus={"q1"})
    assert was_zuerst(projekt)["Golden Set"] == ["g1"]


def test_was_nur_die_sammlung_betrifft_macht_keinen_einzelnen_fall_fehlerhaft():
    projekt = baue([("g1", "A?", "q1", "typisch")], {"g1": (["q1"], False)})
    assert len(projekt.probleme()) == 3
    assert was_zuerst(projekt)["Golden Set"] == []


def test_eine_doppelte_frage_trifft_beide_faelle():
    laeufe = {id_: (["q1"], False) for id_ in ("g1", "g2", "g3")}
    assert was_zuerst(baue([("g1", "A?", "q1", "typisch"), ("g2", "B?", "q1", "typisch"), ("g3", " a? ", "q1", "typisch")], laeufe))["Golden Set"] == ["g1", "g3"]


def test_eine_doppelte_id_trifft_beide_faelle_denn_zu_welchem_der_lauf_gehoert_weiss_niemand():
    assert was_zuerst(baue([("g1", "A?", "q1", "typisch"), ("g1", "B?", "q1", "typisch")], {"g1": (["q1"], False)}))["Golden Set"] == ["g1", "g1"]


def test_ohne_lauf_haengt_eine_frage_an_der_suche_und_ohne_antwort_an_der_schwelle():
    stellen = was_zuerst(baue([("g1", "A?", "q1", "typisch"), ("g2", "B?", None, "randfall")], {}))
    assert (stellen["Suche"], stellen["Schwelle"]) == (["g1"], ["g2"])


def test_die_ids_stehen_in_der_reihenfolge_des_golden_sets():
    faelle = [(id_, f"{id_}?", "q1", "typisch") for id_ in ("c", "a", "b")]
    assert was_zuerst(baue(faelle, {}))["Suche"] == ["c", "a", "b"]


# Fertig, wenn


def zwanzig(**anders):
    """Ein Projekt, dem nur der Bericht fehlt."""
    faelle = [(f"g{n}", f"Frage {n}?", None if n == 20 else "q1", "randfall" if n > 15 else "typisch") for n in range(1, 21)]
    laeufe = {fall[0]: (["q1"], fall[2] is None) for fall in faelle}
    fehler = [(fall[0], ("Suche", "Lücke", "Erfindung", "ohne Fehler", "falsche Ablehnung")[n % 5]) for n, fall in enumerate(faelle)]
    return baue(**{"golden_set": faelle, "laeufe": laeufe, "fehler": fehler, **anders})


def test_nur_der_bericht_fehlt_noch():
    assert [satz for satz, erfuellt in fertig_wenn(zwanzig()) if not erfuellt] == ["Der Bericht ist geschrieben."]


FAELLE = [(fall.id, fall.frage, fall.erwartete_quelle, fall.art) for fall in zwanzig().golden_set]
EINGEORDNET = [(satz["id"], satz["kategorie"]) for satz in zwanzig().fehler()]
VERFEHLT = {
    "Golden Set zu klein": ({"golden_set": FAELLE[1:]}, "Das Golden Set besteht seine Prüfung."),
    "ein Lauf fehlt": ({"laeufe": {f"g{n}": (["q1"], False) for n in range(1, 20)}}, "Zu jeder Frage gibt es einen Lauf."),
    "neunzehn eingeordnet": ({"fehler": EINGEORDNET[1:]}, "Mindestens 20 Antworten sind angesehen und eingeordnet."),
    "zwanzig Zeilen, eine Antwort doppelt": ({"fehler": [*EINGEORDNET[1:], EINGEORDNET[1]]}, "Mindestens 20 Antworten sind angesehen und eingeordnet."),
    "sechs Kategorien": ({"fehler": [*EINGEORDNET, ("x1", "Tonfall"), ("x2", "Zu lang")]}, "Es gibt höchstens fünf Fehlerkategorien."),
}


@pytest.mark.parametrize(("anders", "satz"), VERFEHLT.values(), ids=VERFEHLT)
def test_jede_bedingung_kann_verfehlt_werden(anders, satz):
    assert [s for s, erfuellt in fertig_wenn(zwanzig(**anders)) if not erfuellt] == [satz, "Der Bericht ist geschrieben."]


def test_ohne_unbeantwortbare_frage_sind_zwei_bedingungen_verfehlt():
    alle_mit = [(id_, frage, "q1", art) for id_, frage, _, art in FAELLE]
    assert [s for s, erfuellt in fertig_wenn(zwanzig(golden_set=alle_mit)) if not erfuellt][:2] == [
        "Das Golden Set besteht seine Prüfung.", "Mindestens eine Frage hat keine Antwort im Korpus.",
    ]  # fmt: skip


def test_ohne_fehler_zaehlt_in_keiner_schreibweise_als_kategorie():
    fuenf = [(f"x{n}", name) for n, name in enumerate(("Tonfall", "Ohne Fehler", "ohne fehler"))]
    assert dict(fertig_wenn(zwanzig(fehler=[*EINGEORDNET, *fuenf])))["Es gibt höchstens fünf Fehlerkategorien."]


def test_der_geschriebene_bericht_erfuellt_die_letzte_bedingung(ordner):
    projekt = lade_projekt(ordner)
    assert not fertig_wenn(projekt)[-1][1]
    (ordner / "bericht.md").touch()
    assert fertig_wenn(projekt)[-1][1]


# Was beim Nebeneinanderlegen auffällt


def test_passt_keine_einzige_id_wird_nicht_gemessen(tmp_path):
    with pytest.raises(EinleseFehler, match="Keine einzige id kommt in Golden Set und Läufen zugleich vor"):
        lade_projekt(schreibe(tmp_path, laeufe={"G1": (["q1"], False), "G2": (["q2"], False)}))


def test_eine_erwartete_quelle_die_in_keinem_lauf_vorkommt_wird_genannt(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path))
    assert "Diese erwarteten Quellen kommen in keinem Lauf vor: „q3“. Heißen sie dort vielleicht anders?" in projekt.hinweise


def test_der_vergleich_paart_nur_fragen_aus_beiden_laeufen(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, vergleich={"g1": (["q1"], False), "g2": (["q2"], False)}))
    vergleich = vergleiche_laeufe(projekt)
    assert (vergleich.n, vergleich.gewinnt_a, vergleich.gewinnt_b, vergleich.differenz) == (2, 0, 1, 0.25)


def test_mehr_als_zwanzig_faelle_sind_kein_mangel(tmp_path):
    faelle = [(f"g{i}", f"Frage {i}?", f"q{i}" if i else None, "typisch" if i > 5 else "randfall") for i in range(30)]
    assert lade_projekt(schreibe(tmp_path, golden_set=faelle, laeufe={"g1": (["q1"], False)})).probleme() == []


def test_urteile_zu_fremden_ids_zaehlen_nicht_und_werden_genannt(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, fehler=[("g1", "Lücke"), ("x1", "Suche")]))
    fehler = projekt.fehler()
    assert [satz["id"] for satz in fehler] == ["g1"]
    assert "fehler.csv, Spalte id: Keine Frage zu „x1“. Zählt nicht mit." in fehler.hinweise


def test_lauter_gleiche_werte_haben_kein_intervall(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path, laeufe={"g1": (["q1"], False), "g2": (["q2"], False), "g3": (["q3"], False), "g4": ([], True)}))
    assert messe(projekt)[1].text == "1.00  (kein Intervall, alle Werte gleich, n = 3)"
