"""Listen benoten: was zu sehen ist, was in der Datei landet, und der Vergleich mit dem simulierten Leser."""

import csv
import subprocess

import pytest
from ipywidgets import HTML, Button, ToggleButtons

from hilfen.brett import Brett
from hilfen.notebook import WURZEL
from lernmodul import bewerten, uebereinstimmung
from lernmodul.bedienung import ablage


def antwort(id_, **anders):
    return {"id": id_, "frage": f"Frage {id_}?", "gebraucht": {"Fakt eins.": 2, "Fakt zwei.": 1}, "passagen": ["Nebensache.", "Fakt zwei."], **anders}


class Spiel(Brett):
    def __init__(self, antworten, datei):
        super().__init__(bewerten(antworten, datei))

    def druecke(self, text):
        next(knopf for knopf in self.von(Button) if knopf.description == text).click()

    @property
    def note(self):
        return self.von(ToggleButtons)[0]

    @property
    def text(self):
        return " ".join(teil.value.split("</style>")[-1] for teil in self.von(HTML))


@pytest.fixture
def datei(tmp_path):
    return tmp_path / "noten.csv"


@pytest.fixture
def spiel(datei):
    return Spiel([antwort("a"), antwort("b"), antwort("c")], datei)


def zeilen(datei):
    return list(csv.reader(datei.read_bytes().decode("utf-8-sig").splitlines(), delimiter=";"))


# Was zu sehen ist


def test_zu_sehen_ist_alles_woraus_der_leser_seine_note_macht(spiel):
    assert "<b>1 von 3</b> · noch offen: 3" in spiel.text and "Frage a?" in spiel.text
    platz_1, platz_2, fehlt = spiel.text.split("<tbody>")[1].split("</tbody>")[0].removesuffix("</tr>").split("</tr>")
    assert ">1<" in platz_1 and "Nebensache." in platz_1 and platz_1.endswith("irrelevant</td>")
    assert ">2<" in platz_2 and "Fakt zwei." in platz_2 and platz_2.endswith(" hilft</td>")
    assert ">fehlt<" in fehlt and "Fakt eins." in fehlt and fehlt.endswith(" beantwortet</td>")
    assert "5 die beste Note" in spiel.text


def test_eine_leere_liste_zeigt_nur_was_fehlt(datei):
    text = Spiel([antwort("a", passagen=[])], datei).text
    assert text.count(">fehlt<") == 2


def test_texte_sind_maskiert(datei):
    boese = "<img src=x onerror=alert(1)>"
    text = Spiel([antwort("a", frage=boese, gebraucht={boese: 2, "b" + boese: 1}, passagen=[boese])], datei).text
    assert "<img" not in text and text.count("&lt;img") == 3


def test_die_noten_sind_knoepfe_von_1_bis_5_mit_worten_dazu(spiel):
    assert [text for text, _ in spiel.note.options] == ["1", "2", "3", "4", "5", "noch offen"]
    assert len(spiel.note.tooltips) == 6 and spiel.note.value == ""


# Was in der Datei landet


def test_ohne_note_entsteht_keine_datei(spiel, datei):
    spiel.druecke("weiter")
    assert not datei.exists()
    assert "Gespeichert wird in noten.csv, sobald du etwas einträgst." in spiel.text


def test_jede_note_steht_sofort_in_der_datei_und_laesst_sich_aendern_und_zuruecknehmen(spiel, datei):
    spiel.note.value = "4"
    assert zeilen(datei) == [["id", "frage", "note"], ["a", "Frage a?", "4"]]
    assert "noch offen: 2" in spiel.text and "Alles gespeichert in noten.csv." in spiel.text
    spiel.note.value = "1"
    assert zeilen(datei)[1] == ["a", "Frage a?", "1"]
    spiel.note.value = ""
    assert zeilen(datei)[1] == ["a", "Frage a?", ""] and "noch offen: 3" in spiel.text


def test_sind_alle_benotet_steht_das_da(spiel):
    for _ in range(3):
        spiel.note.value = "3"
        spiel.druecke("nächste Liste")
    assert "<b>3 von 3</b> · alle benotet" in spiel.text


def test_es_geht_bei_der_ersten_liste_ohne_note_weiter(spiel, datei):
    spiel.note.value = "5"
    wieder = Spiel([antwort("a"), antwort("b"), antwort("c")], datei)
    assert "<b>2 von 3</b> · noch offen: 2" in wieder.text
    wieder.druecke("zurück")
    assert wieder.note.value == "5"


@pytest.mark.parametrize("zelle", ["6", "0", "gut", "4,5", "1-2"])
def test_was_keine_note_ist_wird_genannt_zaehlt_nicht_und_bleibt_stehen_bis_eine_kommt(datei, zelle):
    datei.write_text(f"id;note\na;{zelle}\n", encoding="utf-8")
    spiel = Spiel([antwort("a")], datei)
    assert spiel.note.value == "" and f"In der Datei steht hier „{zelle}“." in spiel.text and "noch offen: 1" in spiel.text
    assert f"zählt nicht: „{zelle}“ bei a." in str(uebereinstimmung(datei, {"a": 3}))
    assert zeilen(datei)[1][1] == zelle
    spiel.note.value = "2"
    assert zeilen(datei)[1][1] == "2" and "In der Datei steht" not in spiel.text


def test_ein_schreibgeschuetzter_ordner_wird_angesagt_und_die_note_bleibt(spiel, datei, monkeypatch):
    def verboten(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(ablage.os, "replace", verboten)  # als root lässt sich kein Ordner wirklich schützen
    spiel.note.value = "4"
    assert "<b>Nicht gespeichert in noten.csv.</b>" in spiel.text and spiel.note.value == "4" and not datei.exists()


def test_die_datei_kommt_nicht_ins_repository():
    if not (WURZEL / ".git").exists():
        pytest.skip("Ohne Git-Verzeichnis lässt sich nicht sagen, was eingecheckt würde.")
    assert subprocess.run(["git", "check-ignore", "-q", "notebooks/noten.csv"], cwd=WURZEL, check=False).returncode == 0


# Unbrauchbare Angaben


@pytest.mark.parametrize(("antworten", "fehler", "text"), [
    ([], ValueError, "antworten ist leer"),
    ([{"id": "a"}], ValueError, "antworten\\[0\\]: Der Schlüssel 'frage' fehlt"),
    ([antwort("a"), antwort(" a")], ValueError, "antworten\\[1\\] hat die id 'a'"),
    ([antwort("a", frage=None)], TypeError, "'frage'\\] ist None"),
    ([antwort("a", gebraucht={})], TypeError, "'gebraucht'\\] ist {}"),
    ([antwort("a", gebraucht=["Fakt"])], TypeError, "'gebraucht'\\] ist \\['Fakt'\\]"),
    ([antwort("a", gebraucht={"Fakt": 3})], TypeError, "'gebraucht'\\] ist {'Fakt': 3}"),
    ([antwort("a", gebraucht={"Fakt": [1]})], TypeError, "'gebraucht'\\] ist {'Fakt': \\[1\\]}"),
    ([antwort("a", gebraucht={7: 1})], TypeError, "'gebraucht'\\] ist 7"),
    ([antwort("a", passagen="Text")], TypeError, "'passagen'\\] ist 'Text'"),
    ([antwort("a", passagen=[None])], TypeError, "'passagen'\\] ist None"),
])
def test_unbrauchbare_listen_nennen_stelle_und_wert(datei, antworten, fehler, text):
    with pytest.raises(fehler, match=text):
        bewerten(antworten, datei)


# Der Vergleich

LESER = {"a": 1, "b": 3, "c": 5, "d": 4}


def schreibe(datei, **noten):
    datei.write_text("id;note\n" + "".join(f"{id_};{note}\n" for id_, note in noten.items()), encoding="utf-8")


def test_verglichen_wird_je_liste_und_was_fehlt_oder_fremd_ist_zaehlt_nicht_mit(datei):
    schreibe(datei, c=4, fremd=2, a=1, b="")
    text = str(uebereinstimmung(datei, LESER))
    assert "Benotet: 2 von 4. Dieselbe Note wie der simulierte Leser: 1." in text
    assert text.split("Am weitesten auseinander:\n")[1] == "„c“ (du 4, der Leser 5)"


def test_ohne_noten_sagt_die_zelle_was_zu_tun_ist_und_es_entsteht_keine_datei(datei):
    assert str(uebereinstimmung(datei, LESER)) == (
        "Noch keine Noten. In noten.csv steht zu keiner der 4 Listen eine. Benote oben ein paar und führ diese Zelle dann noch einmal aus.")
    assert not datei.exists()


def test_der_vergleich_nennt_alpha_auf_beiden_skalen_mit_intervall(datei):
    schreibe(datei, a=1, b=3, c=5, d=4)
    text = str(uebereinstimmung(datei, LESER))
    assert "Krippendorffs Alpha, Intervallskala: 1.00 (95-%-Intervall 1.00 bis 1.00)" in text
    assert "Ordinalskala: 1.00" in text and "auf der Ordinalskala nur, wie viele der vergebenen Noten dazwischenliegen." in text
    assert "Benotet: 4 von 4. Dieselbe Note wie der simulierte Leser: 4. Im Mittel liegen deine Noten so hoch wie seine." in text


@pytest.mark.parametrize(("noten", "lage"), [({"a": 2, "b": 4}, "um 1.0 höher als"), ({"a": 1, "c": 2}, "um 1.5 tiefer als"), ({"a": 2, "b": 2}, "so hoch wie")])
def test_der_vergleich_sagt_wer_strenger_ist(datei, noten, lage):
    schreibe(datei, **noten)
    assert f"Im Mittel liegen deine Noten {lage} seine." in str(uebereinstimmung(datei, LESER))


@pytest.mark.parametrize(("noten", "grund"), [({"b": 3}, "Alle vergleichbaren Urteile sind 3"), ({"a": 2}, "Nur ein Fall hat zwei Urteile")])
def test_wo_es_kein_alpha_gibt_steht_warum(datei, noten, grund):
    schreibe(datei, **noten)
    text = str(uebereinstimmung(datei, LESER))
    assert text.startswith("Krippendorffs Alpha lässt sich noch nicht berechnen. ") and grund in text and "Benotet: 1 von 4." in text


@pytest.mark.parametrize(("eigene", "satz"), [
    ((1, 3, 5, 4), "Kein Intervall reicht unter 0.80"),
    ((2, 3, 5, 4), "Die Intervalle reichen unter 0.667: Mit so wenigen Noten (4) lässt sich nicht sagen"),
    ((5, 3, 1, 2), "Beide Intervalle bleiben unter 0.667"),
])
def test_unter_den_zahlen_steht_was_sie_hergeben(datei, eigene, satz):
    schreibe(datei, **dict(zip(LESER, eigene)))
    assert satz in str(uebereinstimmung(datei, LESER))


def test_die_groessten_abstaende_stehen_mit_ihrer_frage_da(datei):
    datei.write_text("id;frage;note\na;Wann?;2\nb;Wo?;3\nc;Wer?;1\nd;;2\n", encoding="utf-8")
    text = str(uebereinstimmung(datei, LESER))
    assert text.split("Am weitesten auseinander:\n")[1] == "„Wer?“ (du 1, der Leser 5)\n„d“ (du 2, der Leser 4)\n„Wann?“ (du 2, der Leser 1)"


def test_ohne_abstand_ist_von_abstand_nicht_die_rede(datei):
    schreibe(datei, **LESER)
    assert "auseinander:" not in str(uebereinstimmung(datei, LESER))


@pytest.mark.parametrize("rest", [{}, {"b": 3, "c": 5}])
def test_was_keine_note_ist_steht_auch_unter_dem_vergleich(datei, rest):
    schreibe(datei, a=7, d="vier", **rest)
    assert "Keine Note von 1 bis 5, zählt nicht: „7“ bei a, „vier“ bei d." in str(uebereinstimmung(datei, LESER))


def test_listen_statt_noten_werden_benannt(datei):
    with pytest.raises(TypeError, match="leser ist .* Gebraucht wird was noten_des_lesers liefert"):
        uebereinstimmung(datei, [antwort("a")])


def test_eine_unlesbare_datei_wird_angesagt_statt_zu_werfen(datei):
    datei.write_bytes(b"PK\x03\x04\x81\x8d\x00")
    text = str(uebereinstimmung(datei, LESER))
    assert text.startswith("Keine Noten gelesen.") and "noten.csv: Die Datei gibt es schon" in text
