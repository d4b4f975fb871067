"""Der Trainer, getrieben wie von Hand: tippen, einschätzen, prüfen, weitergehen."""

import asyncio
import json
import re
from itertools import count

import pytest
from ipywidgets import HTML, Button, Checkbox, Text

import lernmodul
from hilfen.brett import Brett
from lernmodul import trainer
from lernmodul.aufgaben.eingabe import KURZREGEL, ZAHLENREGEL
from lernmodul.bedienung import training
from lernmodul.bedienung.training import ERST_WAEHLEN
from lernmodul.wiedervorlage import REGEL

THEMEN = ["uebung_2", "uebung_3", "aufwaermen"]


@pytest.fixture(autouse=True)
def datei(lernstanddatei):
    return lernstanddatei


class Uebender(Brett):
    """Weiß zu jeder gezeigten Aufgabe die Lösung."""

    def __init__(self, kasten):
        super().__init__(kasten, Text, Button)

    @property
    def felder(self):
        return [feld for feld in self.von(Text) if feld.description]

    @property
    def stand(self):
        return re.sub("<[^>]+>", "", next(teil.value for teil in self.von(HTML) if "lm-stand" in teil.value and "<style>" not in teil.value))

    @property
    def aufgabe(self):
        titel, startwert = re.search(r'lm-titel">(.*?) · Variante (\d+)<', self.html).groups()
        uebungen = [getattr(lernmodul, name) for name in lernmodul._UEBUNGEN]
        return next(u for u in uebungen if u.hat_varianten and u.variante(int(startwert)).titel.startswith(f"{titel} ·")).variante(int(startwert))

    def tippe(self, *texte):
        for feld, text in zip(self.felder, texte, strict=True):
            feld.value = text

    def eingabetaste(self, stelle=-1):
        self.felder[stelle]._handle_custom_msg({"event": "submit"}, [])

    def loesung(self):
        return [str(wert).replace(".", ",") for wert in self.aufgabe.soll]

    def antworte(self, richtig, wie="sicher"):
        self.tippe(*(self.loesung() if richtig else ["17"] * len(self.felder)))
        self.druecke(wie)
        self.druecke("Prüfen")

    def weiter(self):
        self.druecke("Nächste Aufgabe")


@pytest.fixture
def einer():
    return Uebender(trainer(THEMEN, startwert=7))


def saetze(datei):
    return [json.loads(zeile) for zeile in datei.read_text(encoding="utf-8").splitlines()] if datei.exists() else []


# Eine Aufgabe


def test_die_erste_aufgabe_steht_sofort_da_mit_startwert_feldern_und_regel(einer):
    assert "Zum Aufwärmen: zwei Anteile · Variante 7" in einer.text
    assert einer.aufgabe.text in einer.text
    assert [feld.description for feld in einer.felder] == ["mit Antwort", "ohne Antwort"]
    assert einer.stand == "Aufgabe 1 · 0 auf Anhieb richtig"
    assert REGEL in einer.text
    assert f"<summary>{KURZREGEL}</summary>{ZAHLENREGEL}</details>" in einer.html
    assert einer.blicke == []


def test_nichts_ist_vorgewaehlt_und_ohne_wahl_wird_nicht_geprueft(einer, datei):
    assert not [knopf for knopf in einer.von(Button) if "lm-gewaehlt" in knopf._dom_classes or "✓" in knopf.description]
    einer.tippe(*einer.loesung())
    einer.druecke("Prüfen")
    assert ERST_WAEHLEN in einer.text
    assert "Stimmt." not in einer.text and saetze(datei) == []


def test_noch_einmal_eingabetaste_meldet_nichts_denn_der_blick_bleibt_im_feld(einer, datei):
    einer.tippe(*einer.loesung())
    einer.eingabetaste()
    einer.eingabetaste()
    assert einer.blicke == [] and saetze(datei) == []
    assert ERST_WAEHLEN in einer.text


def test_wer_erst_prueft_und_dann_waehlt_ist_fertig(einer, datei):
    einer.tippe(*einer.loesung())
    einer.eingabetaste()
    einer.druecke("unsicher")
    assert "Stimmt." in einer.text and ERST_WAEHLEN not in einer.text
    assert [(satz["status"], satz["sicher"]) for satz in saetze(datei)] == [("richtig", False)]


def test_wer_erst_waehlt_prueft_damit_noch_nicht(einer, datei):
    einer.druecke("sicher")
    assert einer.knopf("sicher").description == "✓ sicher"
    einer.druecke("unsicher")
    assert (einer.knopf("sicher").description, einer.knopf("unsicher").description) == ("sicher", "✓ unsicher")
    assert saetze(datei) == []
    einer.tippe(*einer.loesung())
    assert einer.knopf("unsicher").description == "✓ unsicher"
    einer.eingabetaste()
    assert [satz["sicher"] for satz in saetze(datei)] == [False]


def test_die_eingabetaste_springt_ins_naechste_feld_und_prueft_erst_im_letzten(einer, datei):
    einer.druecke("sicher")
    einer.tippe(*einer.loesung())
    einer.eingabetaste(0)
    assert einer.blicke == ["ohne Antwort"] and saetze(datei) == []
    einer.eingabetaste(1)
    assert len(saetze(datei)) == 1


def test_richtig_zeigt_denselben_befund_wie_im_notebook_und_geht_weiter(einer, datei):
    aufgabe = einer.aufgabe
    einer.antworte(True)
    assert lernmodul.aufwaermen.variante(7).pruefe(aufgabe.soll, sicher=True)._repr_html_() in einer.html
    assert einer.blicke[-1] == "Nächste Aufgabe"
    assert einer.stand == "Aufgabe 1 · 1 auf Anhieb richtig"
    einer.weiter()
    assert einer.aufgabe.name != aufgabe.name
    assert einer.blicke[-1] == einer.felder[0].description
    assert "Stimmt." not in einer.text and {feld.value for feld in einer.felder} == {""}
    assert not [knopf for knopf in einer.von(Button) if "✓" in knopf.description]


def test_falsch_nennt_den_denkfehler_und_fuehrt_ins_erste_falsche_feld(einer, datei):
    mit, ohne = einer.loesung()
    einer.tippe(mit, "0,999")
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert "✗" in einer.text and "mit Antwort ✓" in einer.text
    assert ".tipp()" not in einer.text  # dafür ist hier ein Knopf da
    assert einer.blicke[-1] == "ohne Antwort"
    assert einer.stand == "Aufgabe 1 · 0 auf Anhieb richtig · 1 kommt wieder"
    assert [feld.value for feld in einer.felder] == [mit, ""]
    assert "vorhin 0,999" in einer.text
    einer.tippe(mit, "0,5")
    assert "vorhin" not in einer.text


@pytest.mark.parametrize("knopf", ["Noch einmal", "Nächste Aufgabe"])
def test_was_vorhin_im_feld_stand_verschwindet_mit_dem_naechsten_anfang(einer, knopf):
    einer.antworte(False)
    assert "vorhin 17" in einer.text
    einer.druecke(knopf)
    assert "vorhin" not in einer.text


def test_der_blick_geht_in_das_feld_von_dem_der_befund_spricht():
    einer = Uebender(trainer("uebung_1", startwert=1))
    accuracy, _, *rest = einer.loesung()
    einer.tippe(accuracy, "nicht definiert", *rest)
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert "recall_A hat hier einen Wert" in einer.text
    assert einer.blicke[-1] == "recall_A"
    assert [feld.value for feld in einer.felder] == [accuracy, "", *rest]
    einer.tippe("0,111", "0", *rest[:2], str(einer.aufgabe.soll[3]))
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert "recall_B: Du hast durch die Meldungen geteilt" in einer.text
    assert einer.blicke[-1] == "recall_B"
    assert [feld.value for feld in einer.felder] == ["", "0", *rest[:2], ""]


@pytest.mark.parametrize(("getippt", "gerundet"), [("0,33", "0,33"), ("0,66", "0,67"), ("66 %", "2/3")])
def test_abgeschnittenes_wird_zurueckgefragt_und_ist_kein_versuch(datei, getippt, gerundet):
    nummer = next(n for n in count() if abs(lernmodul.aufwaermen.variante(n).soll[0] - (1 / 3 if getippt == "0,33" else 2 / 3)) < 0.001)
    einer = Uebender(trainer("aufwaermen", startwert=nummer))
    einer.tippe(getippt, str(einer.aufgabe.soll[1]))
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert (training.ABGESCHNITTEN in einer.text) == (getippt != gerundet)
    assert len(saetze(datei)) == (getippt == gerundet)
    if getippt != gerundet:
        einer.felder[0].value = gerundet
        einer.eingabetaste()
    assert [satz["status"] for satz in saetze(datei)] == ["richtig"]


def test_ein_bekannter_denkfehler_steht_mit_schluessel_variante_und_einschaetzung_im_lernstand(einer, datei):
    aufgabe = einer.aufgabe
    einer.tippe(*reversed(einer.loesung()))
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    (satz,) = saetze(datei)
    assert (satz["uebung"], satz["variante"], satz["status"], satz["denkfehler"], satz["sicher"]) == ("aufwaermen", 7, "falsch", ["vertauscht"], True)
    assert aufgabe.denkfehler["vertauscht"].nachricht.split(".")[0] in einer.text


def test_wer_verbessert_schaetzt_sich_neu_ein_und_nur_der_erste_versuch_zaehlt(einer, datei):
    einer.antworte(False)
    assert not einer.knopf("Prüfen").disabled and einer.knopf("sicher").description == "sicher"
    einer.tippe(*einer.loesung())
    einer.druecke("unsicher")
    einer.druecke("Prüfen")
    assert "Stimmt." in einer.text
    assert [(satz["status"], satz["sicher"]) for satz in saetze(datei)] == [("falsch", True), ("richtig", False)]
    assert einer.stand == "Aufgabe 1 · 0 auf Anhieb richtig · 1 kommt wieder"


def test_ein_geloestes_zaehlt_nicht_noch_einmal(einer, datei):
    einer.antworte(True)
    einer.eingabetaste()
    assert len(saetze(datei)) == 1
    assert einer.knopf("Prüfen").disabled and einer.knopf("sicher").disabled
    einer.tippe("0,5", "0,5")
    assert not einer.knopf("Prüfen").disabled and not einer.knopf("sicher").disabled


@pytest.mark.parametrize(("richtig", "wie", "feld"), [
    (True, "sicher", "TP"), (False, "sicher", "FP"), (True, "unsicher", "FN"), (False, "unsicher", "TN"),
])
def test_der_erste_versuch_sagt_in_welches_feld_er_kommt_und_der_zweite_nichts(einer, richtig, wie, feld):
    einer.antworte(richtig, wie)
    assert f"Das ist ein {feld}: " in einer.text
    assert getattr(lernmodul.eigene_konfusionsmatrix().matrix, feld.lower()) == 1
    einer.tippe(*["0,123"] * len(einer.felder))
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert "Das ist ein " not in einer.text


def test_noch_einmal_leert_die_felder_derselben_aufgabe(einer, datei):
    titel = einer.aufgabe.titel
    assert einer.knopf("Noch einmal").disabled
    einer.antworte(False)
    einer.druecke("Noch einmal")
    assert einer.aufgabe.titel == titel and {feld.value for feld in einer.felder} == {""}
    assert einer.blicke[-1] == "mit Antwort"
    assert "✗" in einer.text  # der Befund bleibt beim Verbessern stehen
    einer.antworte(True)
    assert [satz["variante"] for satz in saetze(datei)] == [7, 7]


# Zahlen


@pytest.mark.parametrize("schreibe", [
    lambda wert: str(wert).replace(".", ","), lambda wert: f"{wert:.2f}", lambda wert: f"{100 * wert:.1f} %".replace(".", ","),
    lambda wert: f"{wert.as_integer_ratio()[0]}/{wert.as_integer_ratio()[1]}",
])
def test_zahlen_gelten_wie_man_sie_in_deutschland_tippt(einer, schreibe):
    einer.tippe(*map(schreibe, einer.aufgabe.soll))
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert "Stimmt." in einer.text


@pytest.mark.parametrize("unlesbar", ["", "drei viertel", "1.000", "3/0", "0,7,5", "%", "<b>1</b>"])
def test_unlesbares_wird_neben_dem_feld_zurueckgefragt_und_ist_kein_versuch(einer, datei, unlesbar):
    einer.tippe(einer.loesung()[0], unlesbar)
    einer.druecke("sicher")
    einer.druecke("Prüfen")
    assert einer.blicke == ["ohne Antwort"]
    assert saetze(datei) == [] and einer.stand == "Aufgabe 1 · 0 auf Anhieb richtig"
    assert einer.html.count("lm-rueckfrage") == 1
    einer.felder[1].value = einer.loesung()[1]
    assert "lm-rueckfrage" not in einer.html
    einer.eingabetaste()
    assert len(saetze(datei)) == 1


def test_schon_beim_verlassen_steht_daneben_welche_zahl_gelesen_wurde(einer):
    einer.tippe("3/4", "75 %")
    assert einer.text.count("= 0.75") == 2
    einer.tippe("0,75", "0.75")
    assert "= 0.75" not in einer.text
    einer.tippe("nicht definiert", "12.50.1")
    assert "lässt sich nicht als eine Zahl lesen" in einer.text


def test_nicht_definiert_ist_eine_antwort_und_hier_eine_falsche(einer, datei):
    einer.tippe("nicht definiert", einer.loesung()[1])
    einer.druecke("unsicher")
    einer.druecke("Prüfen")
    assert [satz["status"] for satz in saetze(datei)] == ["falsch"]


# Hilfe


def test_tipps_kommen_der_reihe_nach_und_nennen_keinen_code(einer):
    einer.druecke("Tipp")
    assert "Tipp 1 von 2." in einer.text
    einer.druecke("Tipp")
    einer.druecke("Tipp")
    assert "Tipp 2 von 2." in einer.text and "loesung()" not in einer.text


def test_die_loesung_gibt_es_erst_nach_einem_versuch(einer):
    assert einer.knopf("Lösung").disabled
    einer.antworte(False)
    einer.druecke("Lösung")
    assert f"Richtig wäre: mit Antwort = {round(einer.aufgabe.soll[0], 3)}" in re.sub(" +", " ", einer.text.replace(" :", ":"))
    assert einer.aufgabe.rechenweg in einer.text and "golden_set" not in einer.text
    einer.weiter()
    assert "Richtig wäre" not in einer.text and einer.knopf("Lösung").disabled


def test_die_loesung_sagt_was_bei_null_durch_null_gilt():
    nummer = next(n for n in count() if lernmodul.uebung_6.variante(n).undefiniert == ("Precision",))
    einer = Uebender(trainer("uebung_6", startwert=nummer))
    einer.antworte(False)
    einer.druecke("Lösung")
    assert "Precision undefiniert, nach unserer Regel 0.0" in einer.text and "Precision = 0.0" not in einer.text


# Die Reihenfolge


def spiele(kasten, antworten):
    einer, folge = Uebender(kasten), []
    for richtig in antworten:
        folge.append((einer.aufgabe.name, einer.aufgabe.startwert))
        einer.antworte(richtig)
        einer.weiter()
    return folge


def test_falsches_kommt_nach_zwei_anderen_mit_neuen_zahlen_wieder():
    folge = spiele(trainer(THEMEN, startwert=0), [False, True, True, True])
    assert [name for name, _ in folge] == ["aufwaermen", "uebung_2", "uebung_3", "aufwaermen"]
    assert [variante for _, variante in folge] == [0, 1, 2, 3]


def test_gleicher_startwert_und_gleiche_antworten_ergeben_dieselbe_folge():
    antworten = [True, False, True, True, False, True, True, True]
    assert spiele(trainer(THEMEN, startwert=3), antworten) == spiele(trainer(THEMEN, startwert=3), antworten)
    assert spiele(trainer(THEMEN, startwert=3), antworten) != spiele(trainer(THEMEN, startwert=3), [not richtig for richtig in antworten])


def test_ein_thema_hat_nie_zweimal_nacheinander_dieselben_zahlen():
    gleich = next(nummer for nummer in count() if lernmodul.aufwaermen.variante(nummer).text == lernmodul.aufwaermen.variante(nummer + 1).text)
    einer = Uebender(trainer("aufwaermen", startwert=gleich))
    einer.druecke("Überspringen")
    assert einer.aufgabe.startwert == gleich + 2


@pytest.mark.parametrize(("wie", "fuenfte"), [("unsicher", "uebung_1"), ("sicher", "aufwaermen")])
def test_unsicheres_kommt_frueher_wieder_auch_nach_einem_neustart(wie, fuenfte):
    themen = [*THEMEN, "uebung_1"]
    einer = Uebender(trainer(themen))
    for einschaetzung in ("sicher", wie, "sicher", "sicher"):
        einer.antworte(True, einschaetzung)
        einer.weiter()
    assert einer.aufgabe.name == Uebender(trainer(themen)).aufgabe.name == fuenfte


def test_was_in_den_notebooks_oder_zu_anderen_themen_geprueft_wurde_aendert_die_reihenfolge_nicht():
    lernmodul.aufwaermen.pruefe(17)
    lernmodul.uebung_1.variante(3).pruefe(17)
    einer = Uebender(trainer(THEMEN))
    assert (einer.aufgabe.name, einer.aufgabe.startwert) == ("aufwaermen", 4)
    assert einer.stand == "Aufgabe 1 · 0 auf Anhieb richtig"


def test_uebersprungenes_steht_nicht_im_lernstand_und_kommt_wieder(einer, datei):
    einer.druecke("Überspringen")
    assert einer.stand == "Aufgabe 2 · 0 auf Anhieb richtig · 1 kommt wieder"
    assert saetze(datei) == []


def test_themen_lassen_sich_abwaehlen_aber_eines_bleibt(einer):
    erster, *rest = einer.von(Checkbox)
    for haken in (erster, *rest):
        haken.value = False
    assert [haken.value for haken in einer.von(Checkbox)] == [False, False, True]
    assert "Ein Thema muss bleiben." in einer.text
    assert einer.knopf("Themen auswählen (1 von 3)")
    for _ in range(3):
        einer.druecke("Überspringen")
        assert einer.aufgabe.name == "uebung_3"
    erster.value = True
    assert "Ein Thema muss bleiben." not in einer.text


def test_ohne_startwert_geht_es_weiter_wo_der_lernstand_aufhoert(datei):
    einer = Uebender(trainer(THEMEN))
    assert einer.aufgabe.titel.endswith("Variante 1")
    einer.antworte(False)
    einer.weiter()
    einer.antworte(True)
    einer = Uebender(trainer(THEMEN))
    assert (einer.aufgabe.name, einer.aufgabe.startwert) == ("uebung_3", 3)
    assert einer.stand == "Aufgabe 1 · 2 schon früher · 0 auf Anhieb richtig · 1 kommt wieder"
    einer.antworte(True)
    einer.weiter()
    assert (einer.aufgabe.name, einer.aufgabe.startwert) == ("aufwaermen", 4)


def test_ohne_lernstand_laeuft_der_trainer_genauso(monkeypatch):
    monkeypatch.setenv("LERNMODUL_LERNSTAND", "off")
    assert len(spiele(trainer(THEMEN), [True, False, True])) == 3


def test_ein_unbeschreibbarer_lernstand_steht_einmal_im_befund(monkeypatch, tmp_path):
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / "gibt" / "es" / "nicht.jsonl"))
    einer = Uebender(trainer(THEMEN))
    einer.antworte(True)
    assert "Stimmt." in einer.text and "Dein Lernstand lässt sich nicht speichern: den Ordner dafür gibt es nicht." in einer.text


def test_die_liste_der_themen_klappt_auf_und_zu(einer):
    liste = einer.kasten.children[-1].children[-1]
    assert liste.layout.display == "none"
    einer.druecke("Themen auswählen (3 von 3)")
    assert not liste.layout.display
    einer.druecke("Themen auswählen (3 von 3)")
    assert liste.layout.display == "none"


# Angaben und Pannen


def test_ohne_themen_sind_alle_uebungen_mit_varianten_dabei():
    einer = Uebender(trainer())
    mit_varianten = [uebung.titel for uebung in map(lernmodul.__getattr__, lernmodul._UEBUNGEN) if uebung.hat_varianten]
    assert [haken.description for haken in einer.von(Checkbox)] == mit_varianten
    assert all(haken.value for haken in einer.von(Checkbox))


def test_themen_gehen_als_name_als_uebung_und_in_jeder_reihenfolge():
    titel = [haken.description for haken in Uebender(trainer([lernmodul.uebung_3, "uebung_2"])).von(Checkbox)]
    assert titel == [lernmodul.uebung_2.titel, lernmodul.uebung_3.titel]
    assert [haken.description for haken in Uebender(trainer(lernmodul.uebung_3)).von(Checkbox)] == [lernmodul.uebung_3.titel]


@pytest.mark.parametrize("themen", [[], ["uebung_99"], "quiz", ["uebung_5"], [3], 3, [["a"]], {}, [None]], ids=str)
def test_unbrauchbare_themen_nennen_die_brauchbaren(themen):
    with pytest.raises(ValueError, match="Üben lassen sich aufwaermen, uebung_1, .*Angekommen ist: "):
        trainer(themen)


@pytest.mark.parametrize("startwert", [-1, 1.5, "7", True, 10**6])
def test_ein_unbrauchbarer_startwert_wird_auf_deutsch_abgelehnt(startwert):
    with pytest.raises(ValueError, match="Gebraucht wird eine ganze Zahl ab 0 mit höchstens sechs Stellen"):
        trainer(startwert=startwert)


def test_der_groesste_startwert_hat_sechs_neunen():
    assert Uebender(trainer("aufwaermen", startwert=999_999)).aufgabe.startwert == 999_999


def test_eine_riesige_oder_unmoegliche_variante_im_lernstand_verdirbt_die_naechste_nummer_nicht(datei):
    for nummer in (4, 10**8):
        lernmodul.aufwaermen.variante(nummer).pruefe(17)
    datei.write_text(datei.read_text(encoding="utf-8") + json.dumps({**saetze(datei)[0], "id": "v1", "variante": -5}) + "\n", encoding="utf-8")
    assert Uebender(trainer(THEMEN)).aufgabe.startwert == 5


def test_scheitert_ein_rueckruf_steht_der_grund_im_widget_und_es_geht_weiter(einer, monkeypatch, capsys):
    monkeypatch.setattr(type(einer.aufgabe), "pruefe", lambda *_, **__: 1 / 0)
    einer.antworte(True)
    assert "Das hat nicht geklappt. ZeroDivisionError" in einer.text
    monkeypatch.undo()
    einer.druecke("Prüfen")
    assert "Stimmt." in einer.text and capsys.readouterr() == ("", "")


def test_im_kernel_wartet_die_eingabetaste_auf_den_wert_der_nach_ihr_kommt(einer, datei):
    async def druecke_und_schicke():
        einer.eingabetaste()
        einer.tippe(*einer.loesung())
        assert saetze(datei) == []
        await asyncio.sleep(3 * training.NACHLAUF)

    einer.tippe("0,5", "0,49")
    einer.druecke("sicher")
    asyncio.run(druecke_und_schicke())
    assert [satz["status"] for satz in saetze(datei)] == ["richtig"]
