"""Eine Szene als Widget, getrieben wie von Hand: eintragen, auflösen, weiterfragen, von vorn."""

import pytest
from ipywidgets import HTML, BoundedIntText, Button, Label, Text

from lernmodul.bedienung import vorfuehren
from lernmodul.bedienung.vorfuehren import AUFGELOEST, AUFLOESEN, FOLIEN, NAECHSTE, NOCH_EINMAL, WEITERFRAGEN
from lernmodul.vorfuehrung.szenen import finde


class Gruppe:
    """Findet die Teile einer Szene; gedrückt wird, was auch zu sehen ist."""

    def __init__(self, name):
        self.szene, self.kasten = finde(name), vorfuehren.szene(name)

    def von(self, typ, teil=None):
        teil = teil or self.kasten
        return ([teil] if isinstance(teil, typ) else []) + [fund for kind in getattr(teil, "children", ()) for fund in self.von(typ, kind)]

    def knopf(self, text):
        return next(knopf for knopf in self.von(Button) if knopf.description == text)

    def druecke(self, text):
        self.knopf(text).click()

    def knoepfe(self):
        return [knopf.description for knopf in self.von(Button)]

    @property
    def text(self):
        return " ".join(teil.value.partition("</style>")[2] or teil.value for teil in self.von(HTML))

    def stimme_ab(self, *stimmen):
        for feld, anzahl in zip(self.von(BoundedIntText), stimmen):
            feld.value = anzahl


@pytest.fixture
def wahl():
    return Gruppe("rutscht_von_3_auf_4")


@pytest.fixture
def zahl():
    return Gruppe("meldet_nie")


def test_jede_antwort_hat_ein_feld_mit_namen(wahl):
    assert [feld.description for feld in wahl.von(BoundedIntText)] == [f"Stimmen für {antwort}" for antwort in wahl.szene.antworten]


def test_vor_der_aufloesung_gibt_es_weder_erklaerung_noch_erkundung(wahl):
    wahl.stimme_ab(2, 7, 1)
    assert wahl.szene.erklaerung not in wahl.text and wahl.szene.nachgefragt not in wahl.text and "✓" not in wahl.text
    assert "der Recall@3: 7" in wahl.text and "Zurücksetzen" not in wahl.knoepfe()


def test_die_aufloesung_zeigt_wahrheit_satz_erklaerung_und_erkundung_ohne_zweite_vermutung(wahl):
    wahl.stimme_ab(2, 7, 1)
    wahl.druecke(AUFLOESEN)
    assert "der Recall@3: 7, richtig" in wahl.text and "7 von 10 lagen richtig" in wahl.text and wahl.szene.erklaerung in wahl.text
    assert "Zurücksetzen" in wahl.knoepfe() and AUFGELOEST in wahl.knoepfe() and "Erst vermuten" not in wahl.text


def test_zweimal_aufloesen_ist_einmal_aufgeloest(wahl):
    wahl.druecke(AUFLOESEN)
    vorher = wahl.text
    wahl.druecke(AUFGELOEST)
    assert wahl.text == vorher


def test_weiterfragen_zeigt_die_naechste_frage(wahl):
    wahl.druecke(AUFLOESEN)
    assert wahl.szene.nachgefragt not in wahl.text
    wahl.druecke(WEITERFRAGEN)
    assert wahl.szene.nachgefragt in wahl.text


def test_noch_einmal_beginnt_fuer_die_naechste_gruppe_von_vorn(wahl, zahl):
    for gruppe in (wahl, zahl):
        anfang = gruppe.text
        gruppe.stimme_ab(3, 1, 1)
        for feld in gruppe.von(Text):
            feld.value = "0,5 abc"
        gruppe.druecke(AUFLOESEN)
        gruppe.druecke(WEITERFRAGEN)
        gruppe.druecke(NOCH_EINMAL)
        assert gruppe.text == anfang and "Zurücksetzen" not in gruppe.knoepfe() and AUFLOESEN in gruppe.knoepfe()


def test_die_naechste_szene_bekommt_die_tastatur_auch_wenn_sie_spaeter_neu_aufgebaut_wird(monkeypatch):
    monkeypatch.setattr(vorfuehren, "GEZEIGT", {})
    blicke = []
    monkeypatch.setattr(Label, "focus", lambda anfang: blicke.append(anfang.value))
    erste, letzte = Gruppe("mrr_im_kopf"), Gruppe("zwei_abstiege")
    erste.druecke(AUFLOESEN)
    erste.druecke(NAECHSTE)
    dritte = Gruppe("rutscht_von_2_auf_3")  # steht im Notebook dazwischen
    erste.druecke(NAECHSTE)
    Gruppe("rutscht_von_2_auf_3")
    erste.druecke(NAECHSTE)
    assert blicke == [letzte.szene.titel, dritte.szene.titel, dritte.szene.titel]


def test_nach_der_letzten_szene_gibt_es_keinen_knopf_zur_naechsten(monkeypatch):
    monkeypatch.setattr(vorfuehren, "GEZEIGT", {})
    letzte, davor = Gruppe("immer_unter_den_ersten_drei"), Gruppe("zwei_abstiege")
    for gruppe in (letzte, davor):
        gruppe.druecke(AUFLOESEN)
    assert [gruppe.knopf(NAECHSTE).layout.display for gruppe in (letzte, davor)] == ["none", None]


def test_nach_der_aufloesung_lassen_sich_stimmen_noch_nachtragen(wahl):
    wahl.druecke(AUFLOESEN)
    assert "Abgestimmt wurde nicht." in wahl.text
    wahl.stimme_ab(0, 1, 0)
    assert "1 von 1 lag richtig." in wahl.text


def test_unlesbares_wird_genannt_und_der_rest_gezeichnet(zahl):
    (feld,) = zahl.von(Text)
    feld.value = "0,7 achtzig 90 %"
    assert "„achtzig“" in zahl.text and "2 Schätzungen" in zahl.text and 'role="alert"' in zahl.text
    feld.value = "0,7 80 90 %"
    assert "alert" not in zahl.text and "3 Schätzungen" in zahl.text
    zahl.druecke(AUFLOESEN)
    assert "Richtig: 95" in zahl.text


def test_was_nicht_zaehlt_steht_auch_nach_der_aufloesung_da(zahl):
    (feld,) = zahl.von(Text)
    feld.value = "abc 90"
    zahl.druecke(AUFLOESEN)
    assert "zu niedrig. Nicht mitgezählt: „abc“." in zahl.text and 'role="alert"' not in zahl.text
    feld.value = "abc"
    assert "Es zählt keine Schätzung. Nicht mitgezählt: „abc“." in zahl.text


def test_ohne_namen_werden_die_szenen_genannt():
    with pytest.raises(ValueError, match="^Nenn mindestens eine Szene. Es gibt: meldet_nie"):
        vorfuehren.szene()


def test_ein_fehler_im_rueckruf_steht_in_der_szene(zahl, monkeypatch):
    def scheitere(*_):
        raise RuntimeError("kaputt <b>")
    monkeypatch.setattr(vorfuehren, "bild", scheitere)
    zahl.von(Text)[0].value = "0,5"
    assert "Das hat nicht geklappt. RuntimeError: kaputt &lt;b&gt;" in zahl.text


def test_nur_der_folienexport_bekommt_html_statt_des_widgets(zahl, monkeypatch):
    assert "text/html" not in zahl.kasten._repr_mimebundle_()
    monkeypatch.setenv(FOLIEN, "1")
    buendel = zahl.kasten._repr_mimebundle_()
    assert set(buendel) == {"text/plain", "text/html"} and "fragment" in buendel["text/html"]


def test_eine_unbekannte_szene_nennt_die_bekannten():
    with pytest.raises(ValueError, match="Es gibt: meldet_nie"):
        vorfuehren.szene("meldet_ni")
