"""Varianten: andere Zahlen, dieselbe genaue Diagnose, und das tausendmal."""

import json
import re
import subprocess
import sys
from dataclasses import replace

import pytest

from lernmodul.aufgaben.anzeige import klartext
from lernmodul.aufgaben.arten import Zahlenaufgabe
from lernmodul.aufgaben.eingabe import lies_eingabe

from .gemeinsam import UEBUNGEN, kennung, saetze, zahlen_in
from .programme_feindlich import WERTE
from .test_feindlich import erzeuge, uebersteht

MIT_VARIANTEN = [uebung for uebung in UEBUNGEN if uebung.hat_varianten]
SEEDS = 1000
MINDESTENS = {"luecke_2": 6, "uebung_7": 15}  # verschiedene richtige Antworten; bei einer einzigen kleinen Zahl gibt es nicht mehr
HOECHSTENS = {"uebung_4": 8, "uebung_8": 80}  # größter richtiger Wert; sonst sind es Anteile
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
jede_uebung = pytest.mark.parametrize("uebung", MIT_VARIANTEN, ids=kennung)


def verschiedene(uebung):
    """Die Varianten zu tausend Startwerten, jede Aufgabe nur einmal."""
    return {variante.text: variante for variante in map(uebung.variante, range(SEEDS))}.values()


def verschieden_beurteilte(uebung):
    """Von den Varianten, bei denen richtige Antwort und Denkfehler dieselben Zahlen ergeben, je eine: Beurteilt wird allein danach."""
    return {repr((variante.soll, variante.rechnungen)): variante for variante in verschiedene(uebung)}.values()


def quelle(uebung):
    """Die Zahlenaufgabe, aus der die Varianten entstehen."""
    return uebung if isinstance(uebung, Zahlenaufgabe) else uebung.in_zahlen


def test_jede_uebung_mit_zahlen_hat_varianten():
    assert [uebung.name for uebung in MIT_VARIANTEN] == ["aufwaermen", "uebung_1", "luecke_2", "uebung_2", "uebung_3", "uebung_4", "uebung_6", "uebung_7", "uebung_8", "uebung_10"]


@jede_uebung
def test_die_loesung_ist_richtig_und_jeder_denkfehler_wird_eindeutig_erkannt(uebung):
    for variante in verschieden_beurteilte(uebung):
        assert variante.pruefe(variante.werte_aus(variante.loesung_programm)).status == "richtig", variante.titel
        for fehler in variante.liste:
            gerechnet = [zahlen for zahlen, in variante.rechnungen.get(fehler.schluessel, ())]
            for abgabe in gerechnet or map(variante.werte_aus, fehler.programme):
                befund = variante.pruefe(abgabe)
                assert (befund.status, befund.denkfehler) == ("falsch", (fehler.schluessel,)), (variante.titel, abgabe)


@jede_uebung
def test_keine_nachricht_nennt_den_richtigen_wert_und_keine_ist_zu_lang(uebung):
    for variante in verschieden_beurteilte(uebung):
        soll = dict(zip(variante.komponenten, variante.soll))
        for fehler in variante.liste:
            for name, wert in soll.items():
                for text in (fehler.nachricht, fehler.je_komponente.get(name, "Ja."), variante.unklar[name]):
                    verraten = [zahl for zahl in zahlen_in(text.replace("zwischen 0 und 1", "")) if abs(zahl - wert) <= 0.005]
                    assert not verraten and 1 <= saetze(text) <= 3, (variante.titel, name, text)


@jede_uebung
def test_es_gibt_genug_verschiedene_aufgaben(uebung):
    assert len(verschiedene(uebung)) >= 50
    assert len({variante.soll for variante in verschiedene(uebung)}) >= MINDESTENS.get(uebung.name, 40)


@jede_uebung
def test_alle_zahlen_bleiben_klein_genug_fuer_den_kopf(uebung):
    for variante in verschiedene(uebung):
        assert max(map(float, re.findall(r"\d+(?:\.\d+)?", variante.text)), default=0) <= 50, variante.text
        assert all(0 <= wert <= HOECHSTENS.get(uebung.name, 1) for wert in variante.soll)


@jede_uebung
def test_jeder_denkfehler_einer_variante_hat_im_lernstand_einen_namen(uebung):
    assert not {schluessel for variante in verschiedene(uebung) for schluessel in variante.denkfehler} - set(uebung.alle_denkfehler)


@jede_uebung
def test_der_startwert_steht_im_titel_und_im_aufruf(uebung):
    variante = uebung.variante(7)
    assert variante.titel == f"{uebung.titel} · Variante 7"
    assert (variante.name, variante.startwert, variante.aufruf) == (uebung.name, 7, f"{uebung.name}.variante(7)")
    assert "· Variante 7" in str(variante)
    assert klartext(variante.text) in repr(variante)


@jede_uebung
def test_eine_variante_hat_die_nummer_ihrer_uebung_und_dauert_nicht_laenger(uebung):
    assert uebung.variante(7).nummer == uebung.nummer
    assert 1 <= uebung.variante(7).minuten <= uebung.minuten


@jede_uebung
def test_eine_variante_einer_variante_ist_die_zu_ihrem_startwert(uebung):
    assert uebung.variante(7).variante(8).titel == uebung.variante(8).titel
    assert uebung.variante(7).variante(8).daten == uebung.variante(8).daten


@pytest.fixture(scope="module")
def anderswo():
    """Übung → Texte der ersten fünf Varianten, aus einem frisch gestarteten Python."""
    programm = ("import json, sys, lernmodul\n"
                "print(json.dumps({name: [getattr(lernmodul, name).variante(seed).text for seed in range(5)] for name in sys.argv[1:]}))")
    befehl = [sys.executable, "-c", programm, *(uebung.name for uebung in MIT_VARIANTEN)]
    return json.loads(subprocess.run(befehl, capture_output=True, encoding="utf-8", check=True).stdout)


@jede_uebung
def test_derselbe_startwert_ergibt_auf_jedem_rechner_dieselbe_aufgabe(uebung, anderswo):
    frisch = quelle(replace(uebung))
    assert [frisch.variante(seed).daten for seed in range(20)] == [uebung.variante(seed).daten for seed in range(20)]
    assert anderswo[uebung.name] == [uebung.variante(seed).text for seed in range(5)]


@jede_uebung
def test_versuche_und_tipps_einer_variante_bleiben_erhalten(uebung):
    frisch = replace(uebung)
    assert not frisch.variante(3).versucht
    befund = frisch.variante(3).pruefe(17)
    assert befund.hilfe == f"{uebung.name}.variante(3)"
    assert frisch.variante(3).versucht and not frisch.variante(4).versucht and not frisch.versucht
    assert str(frisch.variante(3).tipp()) != str(frisch.variante(3).tipp())


@jede_uebung
def test_die_loesung_einer_variante_rechnet_mit_ihren_zahlen_und_zeigt_keinen_code(uebung):
    for startwert in range(60):
        variante = uebung.variante(startwert)
        gezeigt = str(variante.loesung(trotzdem=True))
        assert gezeigt.startswith("Richtig wäre: ") and "def " not in gezeigt and "mein_ergebnis" not in gezeigt
        for name, wert in zip(variante.komponenten, variante.soll):
            assert (f"{name} undefiniert, nach unserer Regel 0.0" if name in variante.undefiniert else f"{name} = {round(wert, 3)}") in gezeigt
            assert uebung.name == "uebung_4" or str(round(wert, 3)) in variante.rechenweg, variante.titel


@jede_uebung
def test_wer_abschneidet_statt_zu_runden_erfaehrt_es_und_seine_rechnung_wird_nicht_bezweifelt(uebung):
    for variante in map(uebung.variante, range(60)):
        for stelle, wert in enumerate(variante.soll):
            gekappt = int(100 * wert + 1e-9) / 100
            befund = variante.pruefe((*variante.soll[:stelle], gekappt, *variante.soll[stelle + 1 :]))
            assert variante.abgeschnitten(gekappt, stelle) == (not befund)
            assert befund or befund.denkfehler or "liegt knapp daneben" in befund.text, (variante.titel, gekappt)
        assert not any(variante.abgeschnitten(wert, stelle) for stelle, wert in enumerate(variante.soll))


def test_eine_zahl_mit_genau_zwei_stellen_laesst_sich_nicht_abschneiden():
    genau = replace(MIT_VARIANTEN[1].variante(1))
    genau.soll = (0.29,) * 5
    assert not genau.abgeschnitten(0.28, 0)


@jede_uebung
def test_drei_punkte_sind_auch_bei_einer_variante_noch_offen(uebung):
    assert uebung.variante(2).pruefe(...).status == "offen"
    assert uebung.variante(2).pruefe((...,) * len(uebung.variante(2).komponenten)).status == "offen"


@jede_uebung
@pytest.mark.parametrize("startwert", [-1, 1.5, "7", None, True, [1], 10**30], ids=str)
def test_ein_unbrauchbarer_startwert_wird_auf_deutsch_abgelehnt(uebung, startwert):
    with pytest.raises(ValueError, match=r"Gebraucht wird eine ganze Zahl ab 0 mit höchstens neun Stellen, zum Beispiel `\w+\.variante\(7\)`"):
        uebung.variante(startwert)


@jede_uebung
def test_getippt_wie_in_deutschland_ist_die_loesung_richtig(uebung):
    for seed in range(50):
        variante = uebung.variante(seed)
        for schreibe in (lambda wert: f"{wert:.3f}".replace(".", ","), lambda wert: f"{100 * wert:.1f} %".replace(".", ",")):
            assert variante.pruefe(tuple(lies_eingabe(schreibe(wert)) for wert in variante.soll)).status == "richtig"


@jede_uebung
def test_wer_mitschreibt_erfaehrt_den_startwert(uebung):
    geschrieben = []
    mit = replace(uebung, vermerke=lambda *felder: geschrieben.append(felder))
    befund = mit.variante(5).pruefe(17, sicher=True)
    mit.variante(5).pruefe(...)
    assert geschrieben == [(uebung.name, "falsch", befund.denkfehler, True, 5)]


@jede_uebung
@pytest.mark.parametrize("name", WERTE)
def test_auch_eine_variante_uebersteht_feindliche_abgaben(uebung, name):
    variante = uebung.variante(1)
    uebersteht(variante, erzeuge(variante, WERTE[name]))
