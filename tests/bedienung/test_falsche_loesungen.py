"""Die Bühne, getrieben wie von Hand: lesen, Stimmen eintragen, prüfen, weiter. Vor dem Prüfen verrät sie nichts."""

import re
from html import unescape

import pytest
from ipywidgets import BoundedIntText, Button

import lernmodul
from hilfen.brett import Brett
from lernmodul import falsche_loesungen
from lernmodul.aufgaben.abgaben import runden
from lernmodul.explorer import stil


@pytest.fixture(autouse=True)
def datei(lernstanddatei):
    return lernstanddatei


class Leitung(Brett):
    """Wer die Bühne bedient."""

    def __init__(self, name, anzahl=5):
        self.runden = runden(getattr(lernmodul, name), anzahl)
        super().__init__(falsche_loesungen(name, anzahl), Button)

    @property
    def programm(self):
        """Was im Kasten steht, Zeile für Zeile; eine leere Zeile hält ihren Platz mit einem geschützten Leerzeichen."""
        zeilen = re.findall(r"<span style[^>]*>(.*?)</span>", re.search("<pre>(.*?)</pre>", self.html, flags=re.S)[1])
        return "\n".join("" if zeile == "&nbsp;" else unescape(zeile) for zeile in zeilen)

    def stimme(self, *zahlen):
        for feld, zahl in zip(self.von(BoundedIntText), zahlen, strict=True):
            feld.value = zahl

    def stelle(self):
        return int(re.search(r"Abgabe (\d+) von", self.text)[1])


def als_text(html):
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).strip()


NAMEN = lernmodul._UEBUNGEN


@pytest.mark.parametrize("name", NAMEN)
def test_die_buehne_zeigt_jede_runde_und_gibt_sie_der_echten_pruefung(name, datei):
    leitung = Leitung(name, 2)
    for nummer, runde in enumerate(leitung.runden, 1):
        assert leitung.stelle() == nummer and leitung.programm == runde.abgabe.text
        leitung.druecke("Prüfen")
        befund = runde.abgabe.befund()
        assert als_text(befund._repr_html_()) in leitung.text
        assert f"{runde.wahrheit}: 0, richtig" in unescape(leitung.html)
        if nummer < len(leitung.runden):
            leitung.druecke("nächste")
    assert not datei.exists()


@pytest.mark.parametrize("name", NAMEN)
def test_vor_dem_pruefen_steht_nirgends_ein_befund_oder_was_richtig_ist(name):
    leitung = Leitung(name)
    for runde in leitung.runden:
        befund = runde.abgabe.befund()
        assert befund.text[:40] not in leitung.text and "✓" not in leitung.text and "✗" not in leitung.text
        assert ", richtig" not in leitung.html and "lm-wahr" not in leitung.html
        if not leitung.knopf("nächste").disabled:
            leitung.druecke("nächste")


def test_antworten_stehen_als_beschriftung_an_ihrem_zahlenfeld():
    leitung = Leitung("uebung_2")
    assert tuple(feld.description for feld in leitung.von(BoundedIntText)) == leitung.runden[0].antworten
    leitung.druecke("nächste")
    assert tuple(feld.description for feld in leitung.von(BoundedIntText)) == leitung.runden[1].antworten


def test_neben_dem_befund_steht_was_die_gruppe_meinte():
    leitung = Leitung("uebung_2")
    richtig = leitung.runden[0].antworten.index(leitung.runden[0].wahrheit)
    stimmen = [7, 2, 1, 4]
    leitung.stimme(*stimmen)
    leitung.druecke("Prüfen")
    assert f"{stimmen[richtig]} von 14 " in leitung.text


def test_der_satz_ueber_allem_sagt_was_richtig_war():
    leitung = Leitung("uebung_2")
    leitung.stimme(7, 2, 1, 4)
    leitung.druecke("Prüfen")
    satz = unescape(als_text(re.search('<p class="lm-satz">(.*?)</p>', leitung.html)[1]))
    assert satz.startswith(f"✓ {leitung.runden[0].wahrheit} · ")


def test_was_im_programm_umbricht_rueckt_weiter_ein_als_seine_zeile():
    leitung = Leitung("luecke_2")
    assert '<span style="--einzug:6ch">def kehrwert' in leitung.html and '<span style="--einzug:10ch">    if' in leitung.html


def test_ohne_stimmen_wird_auch_geprueft():
    leitung = Leitung("uebung_1")
    leitung.druecke("Prüfen")
    assert "Abgestimmt wurde nicht." in leitung.text


def test_stimmen_und_befund_bleiben_beim_blaettern_bei_ihrer_abgabe():
    leitung = Leitung("uebung_3")
    leitung.stimme(1, 2, 3, 4)
    leitung.druecke("nächste")
    assert [feld.value for feld in leitung.von(BoundedIntText)] == [0, 0, 0, 0]
    leitung.stimme(5, 0, 0, 0)
    leitung.druecke("Prüfen")
    geprueft = leitung.text
    leitung.druecke("zurück")
    assert [feld.value for feld in leitung.von(BoundedIntText)] == [1, 2, 3, 4] and leitung.knopf("Prüfen").layout.display is None
    leitung.druecke("nächste")
    assert leitung.text == geprueft and leitung.knopf("Prüfen").layout.display == "none"


def test_geblaettert_wird_nur_bis_an_die_raender_und_die_tastatur_behaelt_einen_bedienbaren_knopf():
    leitung = Leitung("uebung_1", 2)
    assert leitung.knopf("zurück").disabled
    for _ in range(2):
        leitung.druecke("nächste")
    assert leitung.knopf("nächste").disabled and leitung.stelle() == 3
    leitung.druecke("Prüfen")
    for _ in range(2):
        leitung.druecke("zurück")
    assert leitung.blicke == ["nächste", "zurück", "zurück", "zurück", "nächste"]


def test_bei_werten_steht_die_aufgabe_dabei_und_bei_funktionen_nicht():
    for name in NAMEN:
        uebung = getattr(lernmodul, name)
        assert (als_text(uebung.text.partition("`")[0])[:30] in Leitung(name, 1).text) != uebung.ist_funktion


def test_scheitert_das_pruefen_steht_der_grund_da(monkeypatch):
    leitung = Leitung("uebung_1")
    monkeypatch.setattr("lernmodul.aufgaben.abgaben.Abgabe.befund", lambda self: 1 / 0)
    leitung.druecke("Prüfen")
    assert "Das hat nicht geklappt. ZeroDivisionError" in leitung.text


def test_die_buehne_sagt_als_text_was_zu_tun_ist_und_hat_fuer_folien_eine_ruhende_fassung(monkeypatch):
    leitung = Leitung("uebung_2")
    assert "Führ erst die Importzelle aus" in repr(leitung.kasten)
    monkeypatch.setenv("LERNMODUL_FOLIEN", "1")
    folie = leitung.kasten._repr_mimebundle_()["text/html"]
    assert stil.sicher(leitung.runden[0].abgabe.text) in folie and leitung.runden[0].abgabe.befund().text[:30] not in folie
