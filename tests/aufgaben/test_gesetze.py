"""Gesetze, die für jede Übung gelten."""

import copy
import re
from itertools import combinations

import pytest

from hilfen.notebook import lektionen, lies
from lernmodul import TestFall
from lernmodul.aufgaben.diagnose import ueberall_gleich
from lernmodul.aufgaben.lesen import Formfehler

from .gemeinsam import FUNKTIONEN, JEDER_DENKFEHLER, UEBUNGEN, beurteile, kennung, mit_wenigen_faellen, saetze, teile, zahlen_in

pytestmark = pytest.mark.usefixtures("viel_zeit")
# Denkfehler, die an einer einzelnen Zahl noch nicht zu erkennen sind
NUR_GANZ = {
    **dict.fromkeys(("aufwaermen", "uebung_2", "uebung_6"), ("vertauscht",)),
    "uebung_1": ("falsche_klasse", "anzahl_statt_anteil", "plaetze_vertauscht", "accuracy_uebernommen", "grob_gerundet"),
    "uebung_3": ("beantwortet_statt_abgelehnt",),
}
jede_uebung = pytest.mark.parametrize("uebung", UEBUNGEN, ids=kennung)
jeder_denkfehler = pytest.mark.parametrize(("uebung", "schluessel"), JEDER_DENKFEHLER, ids=kennung)


@jede_uebung
def test_die_gespeicherte_loesung_ist_richtig(uebung):
    befund = beurteile(uebung, uebung.loesung_programm)
    assert (befund.status, befund.denkfehler) == ("richtig", ())


@jeder_denkfehler
def test_jedes_beispielprogramm_ist_falsch_und_wird_eindeutig_erkannt(uebung, schluessel):
    for programm in uebung.denkfehler[schluessel].programme:
        befund = beurteile(uebung, programm)
        assert (befund.status, befund.denkfehler) == ("falsch", (schluessel,)), programm


@pytest.mark.parametrize(("uebung", "schluessel"), [(u, s) for u, s in JEDER_DENKFEHLER if s in NUR_GANZ.get(u.name, ())], ids=kennung)
def test_was_nur_die_ganze_antwort_verraet_wird_an_einer_einzelnen_zahl_niemandem_angehaengt(uebung, schluessel):
    richtig, falsch = map(uebung.werte_aus, (uebung.loesung_programm, uebung.denkfehler[schluessel].programm))
    for stelle in range(len(uebung.komponenten)):
        antwort = _nur_an_dieser_stelle(falsch, richtig, stelle)
        assert antwort == falsch or schluessel not in uebung.pruefe(antwort).denkfehler


@pytest.mark.parametrize("uebung", [u for u in UEBUNGEN if u.rechnungen], ids=kennung)
def test_je_zwei_rechnungen_unterscheiden_sich_in_mindestens_einem_fall(uebung):
    alle = [(schluessel, folge) for schluessel, folgen in uebung.rechnungen.items() for folge in folgen]
    alle.append(("richtig", uebung.soll if uebung in FUNKTIONEN else (uebung.soll,)))
    assert [(a, b) for (a, folge_a), (b, folge_b) in combinations(alle, 2) if ueberall_gleich(folge_a, folge_b)] == []


@jeder_denkfehler
def test_keine_nachricht_hat_mehr_als_drei_saetze(uebung, schluessel):
    fehler = uebung.denkfehler[schluessel]
    for text in (fehler.nachricht, *fehler.je_komponente.values()):
        assert 1 <= saetze(text) <= 3, text
        assert "!" not in text
        assert re.search(r"[.?]$", text)


@pytest.mark.parametrize("uebung", [u for u in UEBUNGEN if hasattr(u, "daten")], ids=kennung)
def test_keine_nachricht_zu_einer_komponente_nennt_ihren_richtigen_wert(uebung):
    soll = dict(zip(uebung.komponenten, uebung.soll))
    texte = [(name, text) for fehler in uebung.liste for name in uebung.komponenten for text in (fehler.nachricht, fehler.je_komponente.get(name, ""))]
    texte += list(uebung.unklar.items())
    for name, text in texte:
        # nur die Grenzen eines Anteils dürfen dastehen
        verraten = [zahl for zahl in zahlen_in(text.replace("zwischen 0 und 1", "")) if abs(zahl - soll[name]) <= 0.005]
        assert not verraten, (name, text)


@jeder_denkfehler
def test_keine_nachricht_enthaelt_eine_zeile_der_loesung(uebung, schluessel):
    zeilen = _anweisungen(uebung)
    fehler = uebung.denkfehler[schluessel]
    assert len(zeilen) >= 2
    for text in (fehler.nachricht, *fehler.je_komponente.values()):
        assert not [zeile for zeile in zeilen if zeile in text]


@pytest.mark.parametrize("uebung", [u for u in UEBUNGEN if u.name != "aufwaermen"], ids=kennung)
def test_im_notebook_stehen_ueber_jeder_uebung_ihr_titel_ihre_stufe_und_ihre_minuten(uebung):
    zeilen = [zeile for lektion in lektionen() for zelle in lies(lektion).cells for zeile in zelle.source.splitlines()]
    assert zeilen.count(f"### {uebung.titel} · {uebung.stufe} · {uebung.minuten} Minuten") == 1


@pytest.mark.parametrize("uebung", [u for u in UEBUNGEN if u.name not in ("aufwaermen", "pruefstein")], ids=kennung)
def test_name_und_titel_nennen_die_nummer(uebung):
    assert re.findall(r"\d+", uebung.titel)[0] == re.findall(r"\d+", uebung.name)[0] == str(uebung.nummer)


@jede_uebung
def test_drei_punkte_sind_noch_offen_und_kein_versuch(uebung):
    neu = _frisch(uebung)
    befund = neu.pruefe(...)
    assert befund.status == "offen"
    assert not befund
    assert befund.denkfehler == ()
    assert not neu.versucht


@jede_uebung
def test_tipps_sind_eine_leiter_aus_mindestens_zwei_sprossen(uebung):
    neu = _frisch(uebung)
    gezeigt = [str(neu.tipp()) for _ in uebung.tipps]
    assert len(uebung.tipps) >= 2
    assert len(set(gezeigt)) == len(gezeigt)
    assert str(neu.tipp()) == gezeigt[-1]
    assert all(text.startswith(f"Tipp {nummer} von {len(uebung.tipps)}.") for nummer, text in enumerate(gezeigt, 1))
    assert ["Das war der letzte." in text for text in gezeigt] == [*[False] * (len(gezeigt) - 1), True]
    assert [tipp.partition("`")[0] in text for tipp, text in zip(uebung.tipps, gezeigt)] == [True] * len(gezeigt)
    assert not [zeile for zeile in _anweisungen(uebung) for tipp in uebung.tipps if zeile in tipp]


@jede_uebung
def test_die_loesung_oeffnet_sich_erst_nach_einem_versuch(uebung):
    neu = _frisch(uebung)
    assert uebung.loesung_programm not in str(neu.loesung())
    neu.pruefe(...)
    assert uebung.loesung_programm not in str(neu.loesung())
    assert uebung.loesung_programm.strip() in str(neu.loesung(trotzdem=True))
    neu.pruefe(17)
    assert uebung.loesung_programm.strip() in str(neu.loesung())


@jede_uebung
def test_eine_kaputte_gespeicherte_loesung_ist_unser_fehler(uebung):
    neu = _frisch(uebung)
    neu.loesung_programm = "".join(f"{name} = 17\n" for name in re.findall(r"\w+", neu.antwortname))
    with pytest.raises(AssertionError, match="besteht ihre eigene Prüfung nicht"):
        neu.loesung(trotzdem=True)


@pytest.mark.parametrize("uebung", [u for u in UEBUNGEN if not u.hat_varianten], ids=kennung)
def test_feste_zahlen_haben_keine_variante(uebung):
    with pytest.raises(ValueError, match="stehen fest"):
        uebung.variante(1)


@jede_uebung
def test_alles_was_eine_zelle_zeigt_ist_wiederholbarer_klartext_und_html(uebung):
    neu = _frisch(uebung)
    for sicht in (uebung, neu.tipp(), neu.loesung(), neu.loesung(trotzdem=True), neu.pruefe(...), neu.pruefe(17)):
        assert repr(sicht) == str(sicht)
        assert "**" not in str(sicht).replace(uebung.loesung_programm, "")
        assert sicht._repr_html_() == sicht._repr_html_()
        assert not re.search(r"0x[0-9a-f]{6}|/(home|work|tmp|root)/", str(sicht) + sicht._repr_html_())
        assert "<script" not in sicht._repr_html_()


@jede_uebung
def test_zweimal_dieselbe_abgabe_zweimal_derselbe_befund(uebung):
    wenige, falsch = mit_wenigen_faellen(uebung), uebung.werte_aus(uebung.liste[-1].programm)
    assert wenige.pruefe(falsch)._repr_html_() == wenige.pruefe(falsch)._repr_html_()


@jede_uebung
@pytest.mark.parametrize("sicher", [True, False, None])
def test_die_angabe_sicher_steht_im_befund(uebung, sicher):
    assert uebung.pruefe(17, sicher=sicher).sicher is sicher


def test_eine_unsinnige_angabe_zu_sicher_wird_gemeldet_und_nicht_geraten():
    befund = UEBUNGEN[0].pruefe(17, sicher="ja")
    assert befund.sicher is None
    assert any("`sicher`" in hinweis for hinweis in befund.hinweise)


@pytest.mark.parametrize(("uebung", "schluessel"), [(u, s) for u in FUNKTIONEN for s in u.rechnungen], ids=kennung)
def test_das_beispiel_laesst_sich_einfuegen_zeigt_den_unterschied_und_ist_das_kleinste(uebung, schluessel):
    programm = uebung.denkfehler[schluessel].programm
    beispiel = beurteile(uebung, programm).gegenbeispiel
    assert beispiel.bekommen != beispiel.erwartet
    teil = next(teil for teil in teile(uebung) if beispiel.aufruf.startswith(f"{teil.antwortname}("))
    funktion = teil.werte_aus(programm)
    assert _zeige(teil, eval(beispiel.aufruf, {teil.antwortname: teil.rechnung, "TestFall": TestFall})) == beispiel.erwartet
    ergebnisse = [_rufe(teil, funktion, fall) for fall in teil.faelle]
    stelle = next(i for i, (ist, soll) in enumerate(zip(ergebnisse, teil.soll)) if ist != teil.zeige(soll))
    assert beispiel.aufruf == teil._aufruf(teil.faelle[stelle])
    assert beispiel.bekommen.partition(" in Zeile")[0] == ergebnisse[stelle]


@pytest.mark.parametrize("uebung", [teil for uebung in FUNKTIONEN for teil in teile(uebung)], ids=lambda teil: teil.antwortname)
def test_die_faelle_sind_der_groesse_nach_geordnet(uebung):
    groessen = [sum(len(argument) for argument in fall if isinstance(argument, list)) for fall in uebung.faelle]
    assert groessen == sorted(groessen)
    assert groessen[0] == 0


@jede_uebung
def test_namen_und_nachrichten_sind_vollstaendig_und_verschieden(uebung):
    fehler = list(uebung.denkfehler.values())
    assert len(fehler) == len(uebung.liste)
    assert len({f.name for f in fehler}) == len({f.nachricht for f in fehler}) == len(fehler)


@jede_uebung
def test_html_im_text_wird_entschaerft(uebung):
    for befund in (uebung.pruefe("<b>17</b>"), uebung.pruefe(lambda *a: {"<b>17</b>"}), uebung.pruefe(type("<b>17</b>", (), {})())):
        assert "<b>17" not in befund._repr_html_()
        assert "<b>" in befund._repr_html_()


def _anweisungen(uebung):
    """Die Zeilen der Lösung ohne Kommentar, Komma, `return` und Namen vor dem Gleichheitszeichen; kurze verraten nichts."""
    zeilen = (zeile.partition("#")[0].strip().rstrip(",").removeprefix("return ") for zeile in uebung.loesung_programm.splitlines())
    return {teil for zeile in zeilen for teil in (zeile, zeile.partition(" = ")[2]) if len(teil) > 12}


def _nur_an_dieser_stelle(falsch, richtig, stelle):
    """Die richtige Antwort mit einer Stelle der falschen: ein Tupel, oder eine Funktion, die es zurückgibt."""
    if callable(richtig):
        return lambda *fall: _nur_an_dieser_stelle(falsch(*copy.deepcopy(fall)), richtig(*fall), stelle)
    return (*richtig[:stelle], falsch[stelle], *richtig[stelle + 1 :])


def _zeige(uebung, ergebnis):
    return uebung.zeige(uebung.lies(ergebnis)[0])


def _rufe(uebung, funktion, fall):
    """Was der Befund als „bekommen“ zeigen müsste."""
    try:
        return _zeige(uebung, funktion(*copy.deepcopy(fall)))
    except Formfehler as form:
        return "None" if form.art == "nichts" else form.gesehen
    except Exception as fehler:
        return type(fehler).__name__


def _frisch(uebung):
    """Dieselbe Übung ohne die Versuche der anderen Tests; wo es nur darum geht, was sie zeigt, genügen wenige Fälle."""
    neu = copy.copy(mit_wenigen_faellen(uebung))
    neu.versucht, neu.gezeigte_tipps = False, 0
    return neu
