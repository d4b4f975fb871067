"""Die örtliche Kopie eines fremden Datensatzes: erfundene Einträge in seiner Form."""

import json

import pytest

from lernmodul.einlesen import EinleseFehler, lies_retrieval_response
from lernmodul.studie import aus_eintraegen, zusammenhaenge

GANZ = {"id": "arxiv-1", "E": "modell", "Nc": 20, "Np": 3, "K": 2, "grade": 4, "P": 0.5, "R": 0.333, "rank": [3, 0, 1], "inK": [1, 0],
        "answer_ideal": "…", "answer_topK": "…"}
KNAPP = {feld: GANZ[feld] for feld in ("id", "E", "Np", "K", "grade", "inK")}


@pytest.fixture
def lies(tmp_path):
    def schreibe_und_lies(*eintraege, text=None):
        (tmp_path / "kopie.json").write_text(text or json.dumps(eintraege), encoding="utf-8")
        return lies_retrieval_response(tmp_path / "kopie.json")
    return schreibe_und_lies


def eintrag(**anders):
    return GANZ | anders


def ohne(feld):
    return {name: wert for name, wert in GANZ.items() if name != feld}


def test_gelesen_wird_was_die_tabelle_braucht(lies):
    gelesen = lies(GANZ)
    assert gelesen == [{"id": "arxiv-1", "E": "modell", "Np": 3, "K": 2, "grade": 4, "Nc": 20, "P": 0.5, "R": 0.333, "inK": [1, 0]}]
    assert gelesen.hinweise == [] and (gelesen.gelesen, gelesen.benutzt, gelesen.uebergangen) == (1, 1, 0)


def test_p_r_nc_und_rank_duerfen_fehlen(lies):
    assert lies(KNAPP) == [KNAPP]


def test_json_lines_geht_auch(lies):
    assert lies(text=json.dumps(KNAPP) + "\n" + json.dumps(KNAPP | {"id": "b-1"}) + "\n") == [KNAPP, KNAPP | {"id": "b-1"}]


def test_urteile_duerfen_wahrheitswerte_sein(lies):
    assert lies(eintrag(inK=[True, False]))[0]["inK"] == [1, 0]


def test_eintraege_ohne_note_werden_uebergangen_und_genannt(lies):
    gelesen = lies(GANZ, eintrag(id="b-2", grade=None), eintrag(id="b-3", grade=None))
    assert len(gelesen) == 1 and gelesen.uebergangen == 2
    assert gelesen.hinweise == ["kopie.json, Spalte grade: Ohne Note, übergangen: Eintrag 2, 3."]


def test_ein_unbekanntes_feld_ist_ein_hinweis(lies):
    assert lies(eintrag(Neu=1)).hinweise == ["kopie.json, Zeile 1, Spalte neu: Die Spalte ist hier unbekannt."]


def test_dieselbe_frage_bei_anderem_k_oder_mit_anderer_suche_ist_ein_eigener_eintrag(lies):
    laenger = eintrag(K=4, inK=[1, 0, 0, 0], P=0.25)
    assert len(lies(GANZ, laenger, eintrag(E="anderes"))) == 3


WIDERSPRUCH = "Vergleiche den Eintrag mit dem Original; gerechnet wird aus inK, K und Np."
FEHLER = [
    ("p_passt_nicht", eintrag(P=0.6), f"P: 0.6 ist nicht 1/2. {WIDERSPRUCH}"),
    ("r_passt_nicht", eintrag(R=0.5), f"R: 0.5 ist nicht 1/3. {WIDERSPRUCH}"),
    ("zu_wenige_urteile", eintrag(inK=[1]), f"inK: Die Länge ist 1, aber K ist 2. {WIDERSPRUCH}"),
    ("mehr_relevante_als_es_gibt", eintrag(Np=1, inK=[1, 1]), f"inK: 2 relevante unter den ersten 2, aber Np ist 1. {WIDERSPRUCH}"),
    ("note_zu_hoch", eintrag(grade=6), f"grade: 6 ist keine Note von 1 bis 5. {WIDERSPRUCH}"),
    ("note_zu_niedrig", eintrag(grade=0), "grade: „0“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("halbe_note", eintrag(grade=3.5), "grade: „3.5“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("k_null", eintrag(K=0), "K: „0“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("np_null", eintrag(Np=0), "Np: „0“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("mehr_plaetze_als_kandidaten", eintrag(Nc=1), f"K: 2 ist mehr als Nc (1). {WIDERSPRUCH}"),
    ("urteil_ist_keins", eintrag(inK=[1, 2]), "inK: Rang 2 ist „2“. Gebraucht wird je Rang eine 1 oder eine 0, der erste Rang zuerst."),
    ("urteil_fehlt", eintrag(inK=[None, 1]), "inK: Rang 1 ist „null“. Gebraucht wird je Rang eine 1 oder eine 0, der erste Rang zuerst."),
    ("urteile_als_text", eintrag(inK="10"), "inK: „10“ ist keine Liste. Gebraucht wird je Rang eine 1 oder eine 0, der erste Rang zuerst."),
    ("p_ist_keine_zahl", eintrag(P="halb"), "P: „halb“ ist keine Zahl. Gebraucht wird eine wie 0,75 oder 0.75, ohne Tausenderpunkt."),
    ("id_leer", eintrag(id=" "), "id: Die Kennung ist leer. Trage eine ein."),
    ("k_ist_eine_liste", eintrag(K=[2]), 'K: „["2"]“ ist kein Text. Gebraucht wird ein Text in Anführungszeichen.'),
    ("doppelt", GANZ, "id: Frage, Suche, Np und K sind dieselben wie in Eintrag 1. Lösche einen der beiden."),
    ("laengere_liste_beginnt_anders", eintrag(K=3, inK=[0, 1, 0], P=0.333),
     f"inK: Die ersten 2 Urteile sind andere als in Eintrag 1. {WIDERSPRUCH}"),
]


@pytest.mark.parametrize(("falsch", "meldung"), [zeile[1:] for zeile in FEHLER], ids=[zeile[0] for zeile in FEHLER])
def test_jeder_fehler_nennt_datei_eintrag_feld_und_was_zu_tun_ist(lies, falsch, meldung):
    with pytest.raises(EinleseFehler) as gemeldet:
        lies(GANZ, falsch)
    assert str(gemeldet.value) == f"kopie.json, Zeile 1, Eintrag 2, Spalte {meldung}"
    assert gemeldet.value.eintrag == 2


@pytest.mark.parametrize("feld", KNAPP)
def test_ein_fehlendes_pflichtfeld_wird_genannt(lies, feld):
    with pytest.raises(EinleseFehler, match=f"Eintrag 1, Spalte {feld}: Das Feld fehlt, vorhanden ist"):
        lies(ohne(feld))


@pytest.mark.parametrize("kurz", [[0, 1], [1, 1]])
def test_die_laengere_liste_muss_beginnen_wie_die_kuerzere(lies, kurz):
    laenger = eintrag(K=4, inK=[1, 0, 0, 1], P=0.5, R=0.667)
    with pytest.raises(EinleseFehler, match="Die ersten 2 Urteile sind andere als in Eintrag 1"):
        lies(laenger, eintrag(inK=kurz, P=sum(kurz) / 2, R=sum(kurz) / 3))


def test_die_zeile_zaehlt_mit_wenn_die_datei_mehrere_hat(lies):
    with pytest.raises(EinleseFehler, match="Zeile 3, Eintrag 2, Spalte P"):
        lies(text=f"[{json.dumps(GANZ)},\n\n{json.dumps(eintrag(id='b-1', P=1))}]")


@pytest.mark.parametrize(("text", "meldung"), [
    ("id,E,Np\n1,2,3\n", "Das ist kein JSON. Gebraucht wird JSON: eine Liste von Objekten"),
    ("[]", "Die Datei hat keine Einträge mit Note. Prüfe, ob sie vollständig gespeichert wurde."),
    (json.dumps([GANZ])[:-3], "Ab hier ist es kein gültiges JSON"),
    ('{"eintraege": []}', "Das Feld fehlt"),
    ("[1, 2]", "ist kein JSON-Objekt"),
])
def test_andere_dateien_werden_erkannt(lies, text, meldung):
    with pytest.raises(EinleseFehler, match=meldung):
        lies(text=text)


def test_eine_fehlende_datei_sagt_wo_gesucht_wurde(tmp_path):
    with pytest.raises(EinleseFehler, match="Diese Datei gibt es im Ordner"):
        lies_retrieval_response(tmp_path / "fehlt.json")


def test_aus_den_eintraegen_wird_dieselbe_tabelle_wie_aus_der_eigenen_studie(lies):
    listen = [[1, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 1], [1, 1, 1, 0]]
    eintraege = [{"id": f"satz-{i}", "E": "m", "Np": 3, "K": k, "grade": 1 + sum(liste[:k]), "inK": liste[:k]}
                 for i, liste in enumerate(listen * 6) for k in (2, 4)]
    zeilen = zusammenhaenge(aus_eintraegen(lies(*eintraege)), je=("textart", "suche"), wiederholungen=50)
    gefunden = {zeile["mass"]: zeile for zeile in zeilen if zeile["segment"] == "unter Nₚ"}
    assert gefunden["f"]["fragen"] == 24 and gefunden["f"]["wert"] == pytest.approx(1)
    assert {zeile["textart"] for zeile in zeilen} == {"satz"}
