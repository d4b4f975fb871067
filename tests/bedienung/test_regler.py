"""Das Widget einer Erkundung, getrieben wie von Hand: Werte setzen, Knöpfe drücken."""

from dataclasses import replace
from threading import Thread

import pytest
from ipywidgets import HTML, BoundedIntText, Button, Checkbox, IntSlider, ToggleButtons

from lernmodul.bedienung import regler
from lernmodul.explorer import stil
from lernmodul.explorer.tafel import Ansicht, Auswahl, Regler, Schalter, Tafel, Vermutung


class Spiel:
    """Findet die Teile eines Widgets und zählt, wie oft gezeichnet wurde."""

    def __init__(self, kasten):
        self.teile = list(self._alle(kasten))
        self.bild = kasten.children[-1]
        self.bilder = []
        self.bild.observe(lambda aenderung: self.bilder.append(aenderung["new"]), names="value")

    def _alle(self, teil):
        yield teil
        for kind in getattr(teil, "children", ()):
            yield from self._alle(kind)

    def von(self, typ):
        return [teil for teil in self.teile if isinstance(teil, typ)]

    def feld(self, text):
        return next(feld for feld in self.von(BoundedIntText) if feld.description == text)

    def schieber(self, text):
        return self.von(IntSlider)[self.von(BoundedIntText).index(self.feld(text))]

    def druecke(self, text):
        next(knopf for knopf in self.von(Button) if knopf.description == text).click()

    @property
    def gesperrt(self):
        bedienung = [teil for teil in self.teile if isinstance(teil, (BoundedIntText, IntSlider, Checkbox, ToggleButtons))]
        return {teil.disabled for teil in bedienung}

    @property
    def text(self):
        return " ".join(teil.value for teil in self.von(HTML))


def _zeichne(a, b, an, wahl):
    if a == 7:
        raise ValueError("Die Sieben <ist> nicht vorgesehen.")
    satz = f"a={a} b={b} an={an} wahl={wahl}"
    return Ansicht({}, satz, stil.rahmen("", satz))


def _zusammen_zehn(alt, neu, name):
    return {**neu, "b": 10 - neu["a"]} if name == "a" and neu["an"] else neu


@pytest.fixture
def probe():
    return Tafel(
        titel="Probe & mehr",
        start={"a": 2, "b": 8, "an": True, "wahl": "x"},
        bedienung=(
            Regler("a", "Erstes", 0, 10),
            Regler("b", "Zweites", 0, 10),
            Schalter("an", "fest"),
            Auswahl("wahl", "Wahl", (("Ix", "x"), ("Yps", "y"))),
        ),
        ansicht=_zeichne,
        vermutung=Vermutung("Was macht b?", "fällt", "Weil a steigt."),
        beispiele={"Ende": {"a": 9, "b": 1}},
        nachfuehren=_zusammen_zehn,
    )


@pytest.fixture
def frei(probe):
    return Spiel(regler.zeige(probe, vermutung=False))


def test_vor_der_vermutung_ist_alles_gesperrt_und_die_erklaerung_verborgen(probe):
    spiel = Spiel(regler.zeige(probe))
    assert spiel.gesperrt == {True}
    assert "Erst vermuten, dann schieben." in spiel.text
    assert "Weil a steigt." not in spiel.text
    assert next(knopf for knopf in spiel.von(Button) if knopf.description == "Ende").disabled


def test_was_die_antwort_zeigen_wuerde_ist_bis_zur_vermutung_verdeckt(probe):
    spiel = Spiel(regler.zeige(probe))
    assert "lm-vorher" in spiel.bild._dom_classes
    spiel.druecke("steigt")
    assert "lm-vorher" not in spiel.bild._dom_classes
    spiel.druecke("Zurücksetzen")
    assert "lm-vorher" in spiel.bild._dom_classes
    assert "lm-vorher" not in regler.zeige(probe, vermutung=False).children[-1]._dom_classes


@pytest.mark.parametrize("name", [name for name in vars(regler) if name.startswith("erkunde_")])
def test_wer_die_namen_der_startwerte_weglaesst_liest_den_namen_den_er_getippt_hat(name):
    with pytest.raises(TypeError, match=rf"^{name}\(\) takes 0 positional"):
        getattr(regler, name)(2, 2)


@pytest.mark.parametrize("name", [name for name in vars(regler) if name.startswith("erkunde_")])
def test_jede_falsche_vermutung_bekommt_einen_satz_der_ihr_gilt(name, monkeypatch):
    monkeypatch.setattr(regler, "zeige", lambda tafel, vermutung: tafel.vermutung)
    vermutung = getattr(regler, name)()
    assert {*vermutung.irrtuemer} == {*vermutung.antworten} - {vermutung.richtig}


@pytest.mark.parametrize(("antwort", "urteil"), [("fällt", "Stimmt: fällt."), ("steigt", "Vermutet: steigt. Richtig: fällt.")])
def test_nach_der_vermutung_ist_alles_frei_und_die_erklaerung_da(probe, antwort, urteil):
    spiel = Spiel(regler.zeige(probe))
    spiel.druecke(antwort)
    assert spiel.gesperrt == {False}
    assert urteil in spiel.text
    assert "Weil a steigt." in spiel.text
    assert "Erst vermuten" not in spiel.text


def test_nach_der_vermutung_ist_die_tastatur_beim_ersten_beispiel_oder_beim_zuruecksetzen(probe, monkeypatch):
    gerufen = []
    monkeypatch.setattr(Button, "focus", lambda knopf: gerufen.append(knopf.description))
    for tafel in (probe, replace(probe, beispiele={})):
        Spiel(regler.zeige(tafel)).druecke("fällt")
    assert gerufen == ["Ende", "Zurücksetzen"]


def test_die_wahl_bleibt_sichtbar_und_gilt_nur_einmal(probe):
    spiel = Spiel(regler.zeige(probe))
    spiel.druecke("steigt")
    gewaehlt = [knopf.description for knopf in spiel.von(Button) if "lm-gewaehlt" in knopf._dom_classes]
    assert gewaehlt == ["steigt"]
    assert all(knopf.disabled for knopf in spiel.von(Button)[:3])


def test_ohne_vermutung_gibt_es_weder_frage_noch_sperre(frei):
    assert frei.gesperrt == {False}
    assert "Was macht b?" not in frei.text


def test_schieber_zieht_das_zahlenfeld_mit_und_umgekehrt(frei):
    frei.schieber("Zweites").value = 3
    assert frei.feld("Zweites").value == 3
    frei.feld("Zweites").value = 4
    assert frei.schieber("Zweites").value == 4


def test_ein_zug_zeichnet_genau_einmal_auch_wenn_andere_werte_folgen(frei):
    frei.schieber("Erstes").value = 4
    assert len(frei.bilder) == 1
    assert "a=4 b=6" in frei.bild.value
    assert (frei.feld("Zweites").value, frei.schieber("Zweites").value) == (6, 6)


def test_schalter_und_auswahl_zeichnen_neu(frei):
    frei.von(Checkbox)[0].value = False
    frei.von(ToggleButtons)[0].value = "y"
    frei.feld("Erstes").value = 5
    assert len(frei.bilder) == 3
    assert "a=5 b=8 an=False wahl=y" in frei.bild.value


def test_ein_beispiel_setzt_mehrere_werte_mit_einem_bild(frei):
    frei.druecke("Ende")
    assert len(frei.bilder) == 1
    assert "a=9 b=1" in frei.bild.value
    assert (frei.schieber("Erstes").value, frei.schieber("Zweites").value) == (9, 1)


def test_zuruecksetzen_stellt_werte_und_vermutung_wieder_her(probe):
    spiel = Spiel(regler.zeige(probe))
    spiel.druecke("fällt")
    spiel.feld("Erstes").value = 6
    spiel.von(ToggleButtons)[0].value = "y"
    spiel.druecke("Zurücksetzen")
    assert "a=2 b=8 an=True wahl=x" in spiel.bild.value
    assert spiel.gesperrt == {True}
    assert "Weil a steigt." not in spiel.text
    assert not any("lm-gewaehlt" in knopf._dom_classes for knopf in spiel.von(Button))


def test_ein_fehler_steht_in_der_ansicht_und_der_naechste_zug_heilt_ihn(frei, capsys):
    frei.feld("Erstes").value = 7
    assert "Mit diesen Werten gibt es kein Bild. Die Sieben &lt;ist&gt; nicht vorgesehen." in frei.bild.value
    assert frei.schieber("Erstes").value == 7
    frei.schieber("Erstes").value = 6
    assert "a=6 b=4" in frei.bild.value
    assert capsys.readouterr() == ("", "")


def test_gleichzeitige_zuege_aus_mehreren_threads_enden_stimmig(frei):
    faeden = [Thread(target=setattr, args=(frei.schieber("Erstes"), "value", wert)) for wert in (1, 3, 5, 8) * 5]
    for faden in faeden:
        faden.start()
    for faden in faeden:
        faden.join()
    a, b = frei.feld("Erstes").value, frei.feld("Zweites").value
    assert a + b == 10
    assert frei.schieber("Erstes").value == a
    assert f"a={a} b={b}" in frei.bild.value


def test_jedes_zahlenfeld_traegt_seine_beschriftung_und_die_schieber_keine_zweite_zahl(frei):
    assert [feld.description for feld in frei.von(BoundedIntText)] == ["Erstes", "Zweites"]
    assert not any(schieber.readout for schieber in frei.von(IntSlider))


def test_der_titel_ist_maskiert(frei):
    assert "Probe &amp; mehr" in frei.text


@pytest.mark.parametrize("thema", ["konfusionsmatrix", "seltene_fehler", "ablehnung", "mengen", "kurve", "rueckfang"])
def test_erkundung_zeigt_ihr_anfangsbild(thema):
    spiel = Spiel(getattr(regler, f"erkunde_{thema}")(vermutung=False))
    assert 'role="status"' in spiel.bild.value
    assert "kein Bild" not in spiel.bild.value


def test_anzahl_fest_zieht_tn_mit_und_haelt_den_recall():
    spiel = Spiel(regler.erkunde_konfusionsmatrix(tp=2, fp=2, fn=1, tn=5, metrik="recall", vermutung=False))
    spiel.schieber("FP  Fehlalarm").value = 4
    assert spiel.feld("TN  zu Recht still").value == 3
    assert "Gemeldete unter den fehlerhaften Antworten: 2 von 3." in spiel.bild.value


def test_ein_zu_weit_gezogener_schieber_springt_auf_die_zeilensumme_zurueck():
    spiel = Spiel(regler.erkunde_konfusionsmatrix(vermutung=False))
    spiel.schieber("TP  Treffer").value = 40
    assert (spiel.schieber("TP  Treffer").value, spiel.feld("TP  Treffer").value) == (3, 3)
    assert spiel.feld("FN  übersehen").value == 0


def test_gemeinsam_folgt_der_kleineren_menge():
    spiel = Spiel(regler.erkunde_mengen(vermutung=False))
    spiel.schieber("Gefunden").value = 10
    assert (spiel.feld("Davon gemeinsam").value, spiel.schieber("Davon gemeinsam").value) == (10, 10)
    spiel.schieber("Davon gemeinsam").value = 11
    assert spiel.schieber("Davon gemeinsam").value == 10
    assert "Vom Gefundenen relevant: 10 von 10" in spiel.bild.value


@pytest.mark.parametrize(("start", "fehler"), [({"tp": 500}, ValueError), ({"tp": "zwei"}, TypeError), ({"gibt_es_nicht": 1}, TypeError)])
def test_unbrauchbare_startwerte_fallen_schon_beim_aufruf_auf(start, fehler):
    with pytest.raises(fehler, match="tp ist|Unbekannt: gibt_es_nicht"):
        regler.erkunde_konfusionsmatrix(**start)
