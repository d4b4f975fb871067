"""Was im Text einer Variante steht, ergibt auf dem Papier die Zahlen, die als richtig gelten: nachgerechnet allein aus dem Text."""

import re

import pytest

from lernmodul import luecke_2, uebung_4, uebung_6, uebung_7, uebung_8
from lernmodul.aufgaben.lesen import UNDEFINIERT

SEEDS = 1000


def varianten(uebung):
    return map(uebung.variante, range(SEEDS))


def test_der_kehrwert_zaehlt_bis_zur_ersten_nennung():
    for variante in varianten(luecke_2):
        erwartet, *liste = re.findall(r"`(\w+)`", variante.text)
        assert variante.soll == (1 / (liste.index(erwartet) + 1),)
        assert liste.count(erwartet) == 2


def test_jede_antwort_zaehlt_in_der_kategorie_ihres_ersten_nein():
    for variante in varianten(uebung_4):
        antworten = re.findall(r"\(\d\) ([^·.]+?)(?: ·|\.)", variante.text)
        erste = [antwort.split(", ")[0] for antwort in antworten]
        assert variante.text.count("(1)") == 1 and f"{len(antworten)} Antworten" in variante.text
        assert variante.soll == tuple(erste.count(name) for name in ("Ablehnung", "Quelle", "Beleg", "vollständig"))


def mengen_aus(text):
    """Relevante, gefundene und alle Dokumente, so wie sie im Text stehen."""
    letztes, relevant, gefunden = re.search(r"A bis (\w)\. Relevant für die Frage (.+?)\. Die Suche liefert (.+?)\.", text).groups()
    alle = {chr(nummer) for nummer in range(ord("A"), ord(letztes) + 1)}
    assert f"hat {len(alle)} Dokumente" in text
    return set(re.findall(r"\b[A-Z]\b", relevant)), set(re.findall(r"\b[A-Z]\b", gefunden)), alle


def bruch(zaehler, nenner):
    return len(zaehler) / len(nenner) if nenner else 0.0


def test_recall_precision_und_fallout_stimmen_mit_den_genannten_dokumenten():
    for variante in varianten(uebung_6):
        relevant, gefunden, alle = mengen_aus(variante.text)
        treffer, irrelevant = relevant & gefunden, alle - relevant
        assert variante.soll == (bruch(treffer, relevant), bruch(treffer, gefunden), bruch(irrelevant & gefunden, irrelevant))
        assert variante.undefiniert == tuple(name for name, nenner in (("Recall", relevant), ("Precision", gefunden)) if not nenner)


@pytest.mark.parametrize("name", ["Recall", "Precision"])
def test_ein_bruch_ohne_nenner_kommt_vor_und_darf_null_oder_nicht_definiert_heissen(name):
    mit = [variante for variante in varianten(uebung_6) if variante.undefiniert == (name,)]
    assert 20 <= len(mit) <= 200
    stelle = mit[0].komponenten.index(name)
    for wert in (0, UNDEFINIERT):
        befund = mit[0].pruefe((*mit[0].soll[:stelle], wert, *mit[0].soll[stelle + 1 :]))
        assert befund.status == "richtig"
        assert any("0/0" in hinweis for hinweis in befund.hinweise)
    ueberall = mit[0].pruefe((UNDEFINIERT,) * 3)
    assert ueberall.status == "falsch" and "hat hier einen Wert" in ueberall.text
    assert mit[0].pruefe((*mit[0].soll[:stelle], 1, *mit[0].soll[stelle + 1 :])).denkfehler == ("eins_fuer_leer",)


def test_der_break_even_liegt_auf_dem_platz_so_vieler_dokumente_wie_relevant_sind():
    gesehen = set()
    for variante in varianten(uebung_7):
        plaetze, relevant = re.search(r"`([TN ]+)`\. Relevant sind insgesamt (\d) Dokumente", variante.text).groups()
        plaetze, relevant = plaetze.split(), int(relevant)
        aufgefuellt = plaetze + ["N"] * relevant
        werte = {aufgefuellt[:k].count("T") / k for k in range(1, len(aufgefuellt) + 1) if aufgefuellt[:k].count("T") / k == aufgefuellt[:k].count("T") / relevant}
        assert variante.soll == (max(werte),) and max(werte) > 0
        gesehen.add("kurz" if len(plaetze) < relevant else plaetze[0])
    assert gesehen == {"kurz", "T", "N"}


def test_wer_bei_einer_zu_kurzen_liste_stehenbleibt_erfaehrt_vom_auffuellen():
    kurz = next(variante for variante in varianten(uebung_7) if "liste_endet_zu_frueh" in variante.denkfehler)
    assert kurz.pruefe((0,)).denkfehler == ("liste_endet_zu_frueh",)


def test_relativer_recall_und_schaetzung_folgen_aus_den_drei_genannten_zahlen():
    gemeinsame = set()
    for variante in varianten(uebung_8):
        n1, n2, m = re.search(r"A findet (\d+) relevante Dokumente, B findet (\d+), darunter (\d+|keines)", variante.text).groups()
        n1, n2, m = int(n1), int(n2), 0 if m == "keines" else int(m)
        assert variante.soll == (n1 / (n1 + n2 - m), (n1 + 1) * (n2 + 1) / (m + 1) - 1)
        assert variante.soll[1] == int(variante.soll[1])
        gemeinsame.add(m)
    assert {0, 2, 3, 4, 5} <= gemeinsame


def test_ohne_gemeinsamen_treffer_hat_chapman_trotzdem_einen_wert():
    ohne = next(variante for variante in varianten(uebung_8) if "keines" in variante.text)
    befund = ohne.pruefe((ohne.soll[0], UNDEFINIERT))
    assert befund.status == "falsch" and "Chapman hat hier einen Wert" in befund.text


def test_wer_den_recall_der_anderen_suche_nennt_erfaehrt_welche_gefragt_war():
    variante = next(variante for variante in varianten(uebung_8) if "anderes_system" in variante.denkfehler)
    treffer = variante.daten["treffer"]
    anderer = len(treffer["B"]) / len(treffer["A"] | treffer["B"])
    assert variante.pruefe((anderer, variante.soll[1])).denkfehler == ("anderes_system",)
