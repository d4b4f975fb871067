"""Was im Text einer Variante steht, ergibt auf dem Papier die Zahlen, die als richtig gelten: nachgerechnet allein aus dem Text."""

import re

import pytest

from lernmodul import luecke_2, uebung_4, uebung_6, uebung_7, uebung_8, uebung_10
from lernmodul.aufgaben.arten import TYPISCH
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
        antworten = re.findall(r"^\(\d\) (.+)$", variante.text, flags=re.M)
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
    assert uebung_6.alle_denkfehler[ueberall.denkfehler[0]].name == "einen Wert für undefiniert gehalten"
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


def rangliste_aus(text):
    """K, Gesamtzahl, die Liste aus 0 und 1 und was ein Treffer auf jedem Rang zählt, so wie es im Text steht."""
    k, n_gesamt = map(int, re.search(r"die ersten K = (\d) Passagen.* gibt es Nₚ = (\d) relevante", text).groups())
    raenge, relevanz, zaehlt = (re.search(rf"^{name} +(.+)$", text, re.M)[1].split() for name in ("Rang", "relevant", "zählt"))
    assert [*map(int, raenge)] == [*range(1, len(relevanz) + 1)]
    assert 5 <= len(relevanz) <= 8 and 2 * k <= len(relevanz) and n_gesamt <= len(relevanz)
    return k, n_gesamt, [*map(int, relevanz)], [*map(float, zaehlt)]


def test_mit_den_werten_der_tabelle_und_auf_zwei_stellen_gerundet_sind_fe_und_beide_ndcg_richtig():
    gesehen = set()
    for variante in {variante.text: variante for variante in varianten(uebung_10)}.values():
        k, n_gesamt, relevanz, zaehlt = rangliste_aus(variante.text)
        n_p, summe = sum(relevanz[:k]), sum(wert for wert, treffer in zip(zaehlt[:k], relevanz) if treffer)
        fe = n_p / (0.5 * k + 0.5 * sum(relevanz[: 2 * k]))
        liste = summe / sum(zaehlt[:n_p]) if n_p else UNDEFINIERT
        werte = fe, summe / sum(zaehlt[: min(k, n_gesamt)]), liste
        assert all(abs(wert - soll) <= TYPISCH for wert, soll in zip(werte, variante.soll) if wert is not UNDEFINIERT)
        assert variante.pruefe(tuple(wert if wert is UNDEFINIERT else round(wert, 2) for wert in werte)).status == "richtig", variante.titel
        assert sum(relevanz) <= n_gesamt and n_p < sum(relevanz[: 2 * k])
        gesehen.add((k, n_gesamt > k, n_p > 0))
    assert {(2, True, True), (3, True, True), (3, False, True), (4, True, True), (4, False, True), (3, True, False)} <= gesehen


def test_auch_mit_den_werten_der_tabelle_wird_jeder_denkfehler_erkannt():
    for variante in {variante.text: variante for variante in varianten(uebung_10)}.values():
        for fehler in variante.liste:
            for programm in fehler.programme:
                mit_tabelle = programm.replace("gewinn / log2(rang + 1)", "gewinn * round(1 / log2(rang + 1), 2)")
                assert variante.pruefe(variante.werte_aus(mit_tabelle)).denkfehler == (fehler.schluessel,), (variante.titel, programm)


def test_ohne_treffer_hat_nur_die_listenform_keinen_wert():
    ohne = next(variante for variante in varianten(uebung_10) if variante.undefiniert)
    assert ohne.undefiniert == ("nDCG Listenform",)
    assert ohne.pruefe((0, 0, UNDEFINIERT)).status == ohne.pruefe((0, 0, 0)).status == "richtig"
    assert ohne.pruefe((0, 0, 1)).denkfehler == ("eins_fuer_leer",)
    assert "Fₑ hat hier einen Wert" in ohne.pruefe((UNDEFINIERT, 0, 0)).text


def test_bei_einem_einzigen_treffer_bleibt_offen_ob_gar_nicht_oder_durch_das_gefundene_geteilt_wurde():
    einer = next(variante for variante in varianten(uebung_10) if sum(variante.daten["relevanz"][: variante.daten["k"]]) == 1)
    fe, _, liste = einer.soll
    befund = einer.pruefe((fe, liste, liste))
    assert befund.denkfehler == ("ideal_nur_gefundene",) and befund.text.startswith("Entweder teilst du gar nicht, oder")
