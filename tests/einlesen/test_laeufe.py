"""Läufe eines Suchsystems, und was aus ihnen mit einem Golden Set wird."""

import pytest

from lernmodul.einlesen import EinleseFehler, Lauf, faelle_aus, lies_laeufe
from lernmodul.golden_set import TestFall
from lernmodul.metriken.suche import retrieval_metriken

GOLDEN = [TestFall("1", "Was?", "A", "typisch"), TestFall("2", "Wer?", None, "randfall"), TestFall("3", "Wo?", "C", "typisch")]


@pytest.fixture
def laeufe(tmp_path):
    def lies(text, name="laeufe.csv"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return lies_laeufe(tmp_path / name)
    return lies


@pytest.mark.parametrize("text", [
    '{"id": "1", "gefunden": ["B", "A"], "abgelehnt": false}\n{"id": "2", "gefunden": [], "abgelehnt": true}\n',
    '[{"abgelehnt": false, "gefunden": ["B", "A"], "id": 1}, {"id": 2, "gefunden": [], "abgelehnt": "ja"}]',
    "id,rang,quelle,abgelehnt\n1,1,B,False\n1,2,A,False\n2,,,True\n",
    "abgelehnt;quelle;rang;id\nFALSCH;B;1;1\n;A;2,0;1\nWAHR;;;2\n",
    "id;gefunden;abgelehnt\n1;['B', 'A'];0\n2;[];1\n",
    'id,gefunden,abgelehnt\n1,"[""B"", ""A""]",False\n2,[],True\n',
    "id;gefunden;abgelehnt\n1;[B, A];nein\n2;[ ];ja\n",
])
def test_jede_form_ergibt_dieselben_laeufe(laeufe, text):
    gelesen = laeufe(text)
    assert gelesen == {"1": Lauf(["B", "A"], False), "2": Lauf([], True)}
    assert gelesen.gelesen == gelesen.benutzt + gelesen.uebergangen and gelesen.uebergangen == 0


def test_die_reihenfolge_in_json_ist_die_rangliste(laeufe):
    assert laeufe('{"id": "1", "gefunden": ["c", "a", "b"]}')["1"].gefunden == ["c", "a", "b"]


@pytest.mark.parametrize("reihenfolge", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (1, 3, 2)])
def test_in_der_langen_form_ordnet_der_rang(laeufe, reihenfolge):
    gelesen = laeufe("id,rang,quelle\n" + "".join(f"1,{rang},doc_{rang}\n2,{rang},x{rang}\n" for rang in reihenfolge))
    assert gelesen == {"1": Lauf(["doc_1", "doc_2", "doc_3"], None), "2": Lauf(["x1", "x2", "x3"], None)}
    assert bool(gelesen.hinweise) == (reihenfolge != (1, 2, 3))
    assert gelesen.gelesen == gelesen.benutzt == 6


def test_zehn_kommt_nach_neun_und_nicht_nach_eins(laeufe):
    zeilen = "".join(f"1,{rang},doc_{rang}\n" for rang in (1, 10, *range(2, 10)))
    assert laeufe(f"id,rang,quelle\n{zeilen}")["1"].gefunden == [f"doc_{rang}" for rang in range(1, 11)]


def test_eine_wiederholte_quelle_behaelt_ihren_platz_und_wird_gemeldet(laeufe):
    gelesen = laeufe("id,rang,quelle\n1,1,B\n1,2,B\n1,3,A\n")
    assert gelesen["1"].gefunden == ["B", "B", "A"]
    assert gelesen.hinweise == ["laeufe.csv, Zeile 2: „B“ steht bei der Frage „1“ mehrmals. Es zählt der erste Rang."]


def test_faelle_und_fragen_folgen_dem_golden_set():
    paar = faelle_aus(GOLDEN, {"3": Lauf(["C"], True), "1": Lauf(["B", "A"], False), "2": Lauf(["X"], True)})
    assert paar == (
        [{"erwartet": "A", "gefunden": ["B", "A"]}, {"erwartet": None, "gefunden": ["X"]}, {"erwartet": "C", "gefunden": ["C"]}],
        [{"erwartet": "A", "abgelehnt": False}, {"erwartet": None, "abgelehnt": True}, {"erwartet": "C", "abgelehnt": True}])
    assert paar.hinweise == []


def test_eine_frage_ohne_lauf_zaehlt_als_nicht_gefunden_und_nicht_abgelehnt():
    faelle, fragen = paar = faelle_aus(GOLDEN, {"1": Lauf(["A"], False)})
    assert retrieval_metriken(faelle, k=1) == (0.5, 0.5)
    assert fragen[1:] == [{"erwartet": None, "abgelehnt": False}, {"erwartet": "C", "abgelehnt": False}]
    assert paar.hinweise == ["Golden Set und Läufe, Spalte id: Kein Lauf zu: „2“, „3“. Zählt als nicht gefunden und nicht abgelehnt."]


def test_laeufe_ohne_frage_zaehlen_nicht_und_werden_genannt():
    paar = faelle_aus(GOLDEN[:1], {"1": Lauf(["A"], False), "x": Lauf(["A"], False), "01": Lauf(["A"], False)})
    assert len(paar[0]) == 1
    assert paar.hinweise == ["Golden Set und Läufe, Spalte id: Keine Frage zu den Läufen: „x“, „01“. Zählt nicht mit."]


def test_passt_keine_einzige_id_wird_das_zuerst_gesagt():
    assert "Keine einzige id kommt in beiden vor" in faelle_aus(GOLDEN, {"frage_1": Lauf(["A"], False)}).hinweise[0]


def test_kennungen_werden_auf_beiden_seiten_gleich_behandelt():
    golden_set = [TestFall(" 1", "Was?", "Pru\u0308fung.pdf ", "typisch")]
    faelle, _ = faelle_aus(golden_set, {"1\r": Lauf(["\u00a0Prüfung.pdf"], False)})
    assert faelle == [{"erwartet": "Prüfung.pdf", "gefunden": ["Prüfung.pdf"]}]


@pytest.mark.parametrize("gefunden", [["doc_10"], ["DOC_1"], ["doc_1.md"], ["xdoc_1"]])
def test_keine_kennung_passt_als_teil_oder_in_anderer_schreibung(gefunden):
    faelle, _ = faelle_aus([TestFall("1", "Was?", "doc_1", "typisch")], {"1": Lauf(gefunden, False)})
    assert retrieval_metriken(faelle, k=10) == (0.0, 0.0)


@pytest.mark.parametrize("benutzung", [list, len, bool, sorted, enumerate, lambda f: f[0], lambda f: [x for x in f], lambda f: f == [],
                                       lambda f: f + [], lambda f: None in f, lambda f: sum(x["abgelehnt"] for x in f), reversed])
def test_ohne_abgelehnt_gibt_es_faelle_aber_keine_fragen(laeufe, benutzung):
    faelle, fragen = faelle_aus(GOLDEN, laeufe("id,rang,quelle\n1,1,A\n"))
    assert retrieval_metriken(faelle, k=1) == (0.5, 0.5)
    with pytest.raises(EinleseFehler, match="Bei 1 von 3 Fragen sagen die Läufe nicht, ob abgelehnt wurde. Ergänze „abgelehnt“"):
        benutzung(fragen)
    assert "sagen die Läufe nicht, ob abgelehnt wurde" in repr(fragen)


@pytest.mark.parametrize("golden_set, laeufe_, meldung", [
    (GOLDEN + GOLDEN[:1], {}, "Die id „1“ gibt es mehrmals"),
    (GOLDEN, {"1": Lauf([], False), " 1": Lauf([], False)}, "Die id „1“ gibt es mehrmals"),
    ([("1", "Was?")], {}, "ist kein TestFall. Lies das Golden Set mit lies_golden_set"),
    (GOLDEN, {"1": ["A"]}, "ist kein Lauf. Lies das Golden Set mit lies_golden_set und die Läufe mit lies_laeufe"),
    (GOLDEN, [Lauf([], False)], "ist kein dict id → Lauf"),
    (GOLDEN, {1: Lauf([], False)}, "„1“ ist kein Text"),
    (GOLDEN, {"1": Lauf("A", False)}, "lässt sich nicht als Liste lesen"),
    (GOLDEN, {"1": Lauf(["A", None], False)}, "Die Kennung an Stelle 2 ist leer"),
    (GOLDEN, {"1": Lauf([7], False)}, "„7“ ist kein Text"),
])
def test_von_hand_gebaute_werte_bekommen_eine_klare_meldung(golden_set, laeufe_, meldung):
    with pytest.raises(EinleseFehler, match=meldung):
        faelle_aus(golden_set, laeufe_)


def test_gelesene_laeufe_und_das_golden_set_bleiben_unveraendert(laeufe):
    gelesen = laeufe('{"id": "1", "gefunden": ["A"], "abgelehnt": false}')
    faelle_aus(GOLDEN, gelesen)[0][0]["gefunden"].append("Z")
    assert gelesen == {"1": Lauf(["A"], False)}


def test_ein_zeilenumbruch_mitten_in_einer_liste_ist_ein_einlesefehler(laeufe):
    with pytest.raises(EinleseFehler, match="lässt sich nicht als Liste lesen"):
        laeufe("id;gefunden\n1;\"['A\n']\"\n")
