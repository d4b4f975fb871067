"""Wie aus dem Verhalten einer Funktion der Name des Denkfehlers wird."""

import copy

import pytest

from lernmodul.aufgaben import diagnose
from lernmodul.aufgaben.lesen import lies_zahlen
from lernmodul.aufgaben.diagnose import gleich, spiele, teil_treffer, wie_vorher

FAELLE = (([], 1), ([1], 1), ([1], 2), ([1, 2], 1), ([1, 2], 2), ([1, 2], 3))


def richtig(liste, k):
    return len(liste) / 3, min(k, len(liste)) / 3


def spiel(funktion):
    return spiele(funktion, FAELLE, tuple(richtig(*fall) for fall in FAELLE), lambda wert: lies_zahlen(wert, ("a", "b")))


def test_gespielt_wird_jeder_fall_zweimal():
    aufrufe = []
    gespielt = spiel(lambda liste, k: aufrufe.append((list(liste), k)) or richtig(liste, k))
    assert aufrufe == [*FAELLE, *FAELLE]
    assert gespielt.ist == gespielt.nochmal == gespielt.soll


def test_jeder_aufruf_bekommt_eigene_daten():
    vorher = copy.deepcopy(FAELLE)
    gespielt = spiel(lambda liste, k: (liste.append(1), richtig(liste[:-1], k))[1])
    assert FAELLE == vorher
    assert gespielt.veraendert() == list(range(len(FAELLE)))
    assert gespielt.abweichungen() == []


def test_nach_einem_abbruch_ist_schluss_und_die_stelle_bleibt_bekannt():
    gespielt = spiel(lambda liste, k: exit() if len(liste) == 2 else (0, 0))
    assert len(gespielt.erste) == 4
    stelle, ausgang = gespielt.abbruch
    assert (stelle, ausgang.grund) == (3, "ende")


def test_ein_abbruch_in_der_zweiten_runde_zeigt_auf_denselben_fall():
    aufrufe = []

    def ermuedet(liste, k):
        aufrufe.append(1)
        return richtig(liste, k) if len(aufrufe) <= 7 else input()

    assert spiel(ermuedet).abbruch[0] == 1


@pytest.mark.parametrize(("funktion", "kurz"), [
    (lambda liste, k: 1 / 0, "fehler:ZeroDivisionError"), (lambda liste, k: None, "form:nichts"), (lambda liste, k: 1, "form:typ"),
    (lambda liste, k: (1, float("nan")), "form:nan"), (lambda liste, k: (1, 2), (1.0, 2.0)),
])
def test_ein_ausgang_laesst_sich_vergleichen(funktion, kurz):
    assert spiel(funktion).ist[0] == kurz


@pytest.mark.parametrize(("praedikat", "funktion"), [
    (diagnose.hat_ausgegeben, lambda liste, k: print(richtig(liste, k))),
    (diagnose.hat_ausgegeben, lambda liste, k: print(richtig(liste, k)) if liste else (0.0, 0.0)),
    (diagnose.gibt_nichts_zurueck, lambda liste, k: None),
    (diagnose.gibt_nichts_zurueck, lambda liste, k: None if liste else (0.0, 0.0)),
    (diagnose.gibt_nichts_zurueck, lambda liste, k: None if liste else 1 / 0),
    (diagnose.ist_grob_gerundet, lambda liste, k: tuple(round(x, 2) for x in richtig(liste, k))),
    (diagnose.ist_grob_gerundet, lambda liste, k: tuple(round(x, 1) for x in richtig(liste, k))),
    (diagnose.ist_grob_gerundet, lambda liste, k: tuple(round(x) for x in richtig(liste, k))),
    (diagnose.haengt_nur_vom_letzten_ab, lambda liste, k: (0.5, k)),
    (diagnose.ignoriert_letztes, lambda liste, k: (len(liste), 0.0)),
    (diagnose.ist_immer_dasselbe, lambda liste, k: (0.5, 0.5)),
    (diagnose.veraendert_eingabe, lambda liste, k: (liste.clear(), (0, 0))[1]),
])
def test_jedes_verhalten_wird_erkannt_und_bei_der_loesung_nicht(praedikat, funktion):
    assert praedikat(spiel(funktion))
    assert not praedikat(spiel(richtig))


@pytest.mark.parametrize(("praedikat", "funktion"), [
    (diagnose.hat_ausgegeben, lambda liste, k: (print(), richtig(liste, k))[1]),
    (diagnose.gibt_nichts_zurueck, lambda liste, k: richtig(liste, k) if liste else None),
    (diagnose.ist_grob_gerundet, lambda liste, k: tuple(round(x, 4) for x in richtig(liste, k))),
    (diagnose.ist_grob_gerundet, lambda liste, k: (0.9, 0.9)),
    (diagnose.haengt_nur_vom_letzten_ab, lambda liste, k: 1 / 0),
    (diagnose.ignoriert_letztes, lambda liste, k: None),
    (diagnose.ist_immer_dasselbe, lambda liste, k: None),
    (diagnose.ist_immer_dasselbe, lambda liste, k: (0.5, k)),
])
def test_kein_verhalten_wird_jemandem_angehaengt(praedikat, funktion):
    assert not praedikat(spiel(funktion))


def test_wer_nur_das_beispiel_im_text_trifft_liefert_trotzdem_immer_dasselbe():
    gespielt = spiel(lambda liste, k: (0.5, 0.5) if (liste, k) == ([1], 1) else (0.0, 0.0))
    assert diagnose.ist_immer_dasselbe(gespielt, (([1], 1),))
    assert not diagnose.ist_immer_dasselbe(gespielt)


def test_ein_zaehler_zwischen_den_aufrufen_faellt_auf():
    stand = []
    assert diagnose.merkt_sich_etwas(spiel(lambda liste, k: (stand.append(1), (len(stand), 0))[1]))
    assert not diagnose.merkt_sich_etwas(spiel(lambda liste, k: 1 / 0))


class Gleich:
    """Ist allem gleich und lässt sich nichts fragen."""

    def __eq__(self, anderes):
        return True

    def __ne__(self, anderes):
        return False

    __hash__ = None


@pytest.mark.parametrize("verstellt", [
    lambda fall: fall.append(Gleich()), lambda fall: fall.__setitem__(0, Gleich()), lambda fall: fall.append(fall), lambda fall: fall.clear(),
    lambda fall: fall[0].update(a=Gleich()), lambda fall: fall[0].pop("a"), lambda fall: fall[0].update({1: 2}), lambda fall: fall[0].update(a=1),
    lambda fall: fall[0]["b"].reverse(), lambda fall: fall[0].update(b=tuple(fall[0]["b"])), lambda fall: fall[0].update(a=1.0),
])
def test_eine_veraenderte_eingabe_faellt_auf_auch_wenn_sie_sich_gleich_nennt(verstellt):
    vorher = [{"a": True, "b": ["x", "y"]}]
    eigene = copy.deepcopy(vorher)
    assert wie_vorher(eigene, vorher)
    verstellt(eigene)
    assert not wie_vorher(eigene, vorher)


@pytest.mark.parametrize("verstellt", [lambda m: m.add("c"), lambda m: m.clear(), lambda m: m.discard("a"), lambda m: m.update({"a", 1}), lambda m: (m.discard("a"), m.add(Fremd()))])
def test_eine_veraenderte_menge_faellt_auf(verstellt):
    eigene = ({"a", "b"},)
    assert wie_vorher(eigene, ({"b", "a"},))
    verstellt(eigene[0])
    assert not wie_vorher(eigene, ({"a", "b"},))


class Fremd(Gleich):
    """Ist allem gleich und liegt auch in einer Menge."""

    def __hash__(self):
        return hash("a")


def test_gleich_sind_zahlen_innerhalb_der_toleranz_und_texte_nur_genau():
    assert gleich((0.5, 1.0), (0.5004, 1.0))
    assert not gleich((0.5,), (0.5006,))
    assert not gleich((0.5,), (0.5, 0.5))
    assert gleich((1.0005,), (1,)) and not gleich((1.0006,), (1,))
    assert gleich((67.06,), (67,)) and not gleich((67.07,), (67,)), "über 1 hinaus je Einheit das Doppelte: 67 · 0.001 = 0.067"
    assert gleich("form:nichts", "form:nichts")
    assert not gleich("form:nichts", (0.0,))


def test_eine_komponente_wird_fuer_sich_erklaert_und_nur_wenn_sie_falsch_ist():
    soll, ist = ((1.0, 0.5), (0.0, 0.25)), ((1.0, 0.7), (0.0, 0.3))
    rechnungen = {"passt": [((9.0, 0.7), (9.0, 0.3))], "passt_nicht": [((1.0, 0.7), (0.0, 0.9))], "auch": [((0.0, 0.0), (0.0, 0.0)), ((2.0, 0.7), (2.0, 0.3))]}
    assert teil_treffer(ist, soll, rechnungen, 0) is None
    assert teil_treffer(ist, soll, rechnungen, 1) == ("passt", "auch")


def test_ein_verdacht_gilt_nur_bis_zur_ersten_abweichung():
    rechnungen = {"lange": [((1.0,), (2.0,), (3.0,))], "kurz": [((1.0,), (9.0,), (9.0,))]}
    assert diagnose.bis_hierher(((1.0,), (2.0,), (4.0,)), rechnungen, 1) == ("lange",)
    assert diagnose.ganze_treffer(((1.0,), (2.0,), (4.0,)), rechnungen) == ()
