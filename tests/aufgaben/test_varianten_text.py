"""Was im Text einer Variante steht, ergibt auf dem Papier die Zahlen, die als richtig gelten: nachgerechnet allein aus dem Text."""

import re
from math import log2

import pytest

from lernmodul import aufwaermen, luecke_2, uebung_1, uebung_2, uebung_3, uebung_4, uebung_6, uebung_7, uebung_8, uebung_10
from lernmodul.aufgaben.arten import TYPISCH
from lernmodul.aufgaben.lesen import UNDEFINIERT

SEEDS = 1000
FUEHRT_ZU = {"Ablehnung": "falsche Ablehnung", "Quelle": "Suche", "Beleg": "Erfindung", "vollständig": "Lücke", "nirgends": "ohne Fehler"}


def varianten(uebung):
    return map(uebung.variante, range(SEEDS))


def anzahl(wort, von=None):
    """Die Zahl hinter einem Wort; was ein eigenes Wort hat, steht nie als Ziffer da."""
    zahl = {"eine": 1, "beide": 2, "alle": von}.get(wort) or int(wort)
    assert wort == ("beide" if zahl == von == 2 else "alle" if zahl == von else "eine" if zahl == 1 else str(zahl))
    return zahl


def gezaehlt(text, von=None):
    """Die Zahl aus „ist eine“, „sind 3“ oder „alle sind“; das Verb richtet sich nach ihr."""
    verb, = re.findall(r"\b(?:hat|haben|ist|sind)\b", text)
    zahl = anzahl(text.replace(verb, "").strip(), von)
    assert (verb in ("hat", "ist")) == (zahl == 1), text
    return zahl


def test_im_aufwaermen_haben_einige_fragen_eine_antwort_und_die_anteile_folgen_aus_dem_satz():
    for variante in varianten(aufwaermen):
        alle, ohne = re.search(r"^Ein Golden Set hat (\d+) Fragen, davon (\w+ \w+) keine Antwort", variante.text).groups()
        alle, ohne = int(alle), gezaehlt(ohne)
        assert 0 < ohne < alle
        assert variante.soll == pytest.approx(((alle - ohne) / alle, ohne / alle))


def test_accuracy_precision_und_recall_folgen_aus_den_genannten_antworten():
    for variante in varianten(uebung_1):
        alle, fehlerhaft, gemeldet, tp = re.search(
            r"^Von (\d+) Antworten (\w+ \w+) fehlerhaft\. Prüfer A meldet nie etwas\. "
            r"Prüfer B meldet (\d+) Antworten, (?:davon )?(\w+ \w+) wirklich fehlerhaft\.", variante.text,
        ).groups()
        alle, fehlerhaft, gemeldet, tp = int(alle), gezaehlt(fehlerhaft), int(gemeldet), gezaehlt(tp, int(gemeldet))
        tn = alle - fehlerhaft - (gemeldet - tp)
        assert gemeldet >= 2 and tn >= 1
        assert variante.soll == pytest.approx(((alle - fehlerhaft) / alle, 0, (tp + tn) / alle, tp / gemeldet, tp / fehlerhaft))
        assert f"über die {alle - fehlerhaft} einwandfreien" in variante.rechenweg
        assert f"TP {tp}, FP {gemeldet - tp}, FN {fehlerhaft - tp}, TN {tn}:" in variante.rechenweg


def test_recall_und_mrr_folgen_aus_den_genannten_raengen():
    for variante in varianten(uebung_2):
        fragen, orte, ohne, k = re.search(
            r"^(\d) Fragen haben eine Antwort im Korpus\. Ihre Quelle steht, Frage für Frage: (.+?)\. "
            r"Dazu (kommt eine Frage|kommen \d Fragen) ohne Antwort\. Gefragt sind \*\*Recall@(\d)\*\*", variante.text,
        ).groups()
        raenge = [int(ort.removeprefix("auf Rang ")) for ort in orte.split(", ") if ort != "nirgends"]
        assert orte.count(",") + 1 == int(fragen)
        vorn = sum(rang <= int(k) for rang in raenge)
        assert variante.soll == pytest.approx((vorn / int(fragen), sum(1 / rang for rang in raenge) / int(fragen)))
        assert f"Bis Rang {k} {'steht' if vorn == 1 else 'stehen'} {vorn} von {fragen} Quellen" in variante.rechenweg
        assert anzahl(ohne.split()[1]) == sum(fall["erwartet"] is None for fall in variante.daten["faelle"])
        assert ohne.startswith("kommt") == ("eine" in ohne)


def test_beide_anteile_der_abgelehnten_folgen_aus_den_genannten_fragen():
    for variante in varianten(uebung_3):
        alle, ohne, diese, korrekt, mit, zu_unrecht = re.search(
            r"^(\d+) Fragen, (\d+) davon ohne Antwort im Korpus\. "
            r"Von diesen (\d+) lehnt das System (\w+) ab, von den (\d+) übrigen (\w+)\.", variante.text,
        ).groups()
        alle, ohne, diese, mit = map(int, (alle, ohne, diese, mit))
        assert ohne == diese >= 2 and mit >= 2 and alle == ohne + mit
        assert variante.soll == pytest.approx((anzahl(korrekt, ohne) / ohne, anzahl(zu_unrecht, mit) / mit))


def test_der_kehrwert_zaehlt_bis_zur_ersten_nennung():
    for variante in varianten(luecke_2):
        erwartet, *liste = re.findall(r"`(\w+)`", variante.text)
        assert variante.soll == (1 / (liste.index(erwartet) + 1),)
        assert f"zum ersten Mal auf Rang {liste.index(erwartet) + 1}." in variante.rechenweg
        assert liste.count(erwartet) == 2
        assert liste.index(erwartet, liste.index(erwartet) + 1) >= liste.index(erwartet) + 2
        assert len(set(liste)) == len(liste) - 1, "keine andere Quelle steht zweimal da"


def test_jede_antwort_zaehlt_in_der_kategorie_ihres_ersten_nein():
    for variante in varianten(uebung_4):
        antworten = re.findall(r"^\(\d\) (.+)$", variante.text, flags=re.M)
        erste = [antwort.split(", ")[0] for antwort in antworten]
        assert variante.text.count("(1)") == 1 and f"{len(antworten)} Antworten" in variante.text
        assert variante.soll == tuple(erste.count(name) for name in ("Ablehnung", "Quelle", "Beleg", "vollständig"))
        wege = [f"({nummer}) {FUEHRT_ZU[antwort]}" for nummer, antwort in enumerate(erste, 1)]
        assert variante.rechenweg.endswith(f" führt zu: {' · '.join(wege)}.")


@pytest.mark.parametrize("uebung", [aufwaermen, luecke_2, uebung_1, uebung_2, uebung_3, uebung_6, uebung_7, uebung_8, uebung_10], ids=lambda uebung: uebung.name)
def test_jede_gleichung_im_rechenweg_geht_auf(uebung):
    for variante in map(uebung.variante, range(60)):
        gleichungen = re.findall(r"([\d(][\d.\s+−·/()]*) = (\d+(?:\.\d+)?)", variante.rechenweg)
        assert len(gleichungen) >= len(variante.soll) - len(variante.undefiniert)
        for links, rechts in gleichungen:
            assert round(eval(links.replace("−", "-").replace("·", "*")), 3) == float(rechts), variante.rechenweg


def mengen_aus(text):
    """Relevante, gefundene und alle Dokumente, so wie sie im Text stehen."""
    letztes, relevant, gefunden = re.search(r"A bis (\w)\. Relevant für die Frage (.+?)\. Die Suche liefert (.+?)\.", text).groups()
    alle = {chr(nummer) for nummer in range(ord("A"), ord(letztes) + 1)}
    assert f"hat {len(alle)} Dokumente" in text
    assert re.fullmatch("ist keines davon|ist [A-W]|sind (?:[A-W], )*[A-W] und [A-W]", relevant), relevant
    return set(re.findall(r"\b[A-Z]\b", relevant)), set(re.findall(r"\b[A-Z]\b", gefunden)), alle


def bruch(zaehler, nenner):
    return len(zaehler) / len(nenner) if nenner else 0.0


def test_recall_precision_und_fallout_stimmen_mit_den_genannten_dokumenten():
    for variante in varianten(uebung_6):
        relevant, gefunden, alle = mengen_aus(variante.text)
        treffer, irrelevant = relevant & gefunden, alle - relevant
        assert variante.soll == (bruch(treffer, relevant), bruch(treffer, gefunden), bruch(irrelevant & gefunden, irrelevant))
        assert variante.undefiniert == tuple(name for name, nenner in (("Recall", relevant), ("Precision", gefunden)) if not nenner)
        assert f"Relevant und gefunden: {', '.join(sorted(treffer)) or 'nichts'}." in variante.rechenweg
        assert f"Irrelevant sind {len(irrelevant)} Dokumente, davon gefunden {len(irrelevant & gefunden)}." in variante.rechenweg


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
        assert f"auf Platz {relevant}." in variante.rechenweg
        assert plaetze.count("T") <= relevant
        gesehen.add("kurz" if len(plaetze) < relevant else plaetze[0])
    assert gesehen == {"kurz", "T", "N"}


def test_wer_schon_vor_dem_ersten_treffer_eine_gleichheit_sieht_erfaehrt_dass_sie_nicht_gemeint_ist():
    for variante in varianten(uebung_7):
        plaetze, relevant = re.search(r"`([TN ]+)`\. Relevant sind insgesamt (\d)", variante.text).groups()
        if plaetze[0] == "N" and len(plaetze.split()) >= int(relevant):
            assert variante.pruefe((0,)).denkfehler == ("erste_gleichheit",), variante.titel


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
    ohne = [variante for variante in varianten(uebung_8) if "keines" in variante.text]
    assert 20 <= len(ohne) <= 200
    befund = ohne[0].pruefe((ohne[0].soll[0], UNDEFINIERT))
    assert befund.status == "falsch" and "„Chapman“ hat hier einen Wert" in befund.text


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


def summanden(muster, text):
    """[1, 0.63] aus „1 + 0.63 = 1.63“, wo das Muster hinzeigt; „nichts“ hat keine."""
    summe = re.search(muster, text)[1].partition(" = ")[0]
    return [] if summe == "nichts" else [*map(float, summe.split(" + "))]


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
        assert f"Relevant unter den ersten {k}: {n_p}. Relevant unter den ersten {2 * k}: {sum(relevanz[: 2 * k])}. " in variante.rechenweg
        assert f"Mittelwert aus {k} und {sum(relevanz[: 2 * k])}: {(k + sum(relevanz[: 2 * k])) / 2:g}. " in variante.rechenweg
        for name, beste in (("üblichen", zaehlt[: min(k, n_gesamt)]), ("Listenform", zaehlt[:n_p])):
            assert summanden(rf"Beste Liste der {name}[^:]*: (.+?)\.(?: |$|\n)", variante.rechenweg) == beste
        assert summanden(rf"Treffer bis Rang {k}: (.+?)\. ", variante.rechenweg) == [wert for wert, treffer in zip(zaehlt[:k], relevanz) if treffer]
        gesehen.add((k, n_gesamt > k, n_p > 0))
    assert {(2, True, True), (3, True, True), (3, False, True), (4, True, True), (4, False, True), (3, True, False)} <= gesehen


def test_auch_mit_den_werten_der_tabelle_wird_jeder_denkfehler_erkannt():
    for variante in {variante.text: variante for variante in varianten(uebung_10)}.values():
        for fehler in variante.liste:
            for programm in fehler.programme:
                mit_tabelle = programm.replace("gewinn / log2(rang + 1)", "gewinn * round(1 / log2(rang + 1), 2)")
                assert variante.pruefe(variante.werte_aus(mit_tabelle)).denkfehler == (fehler.schluessel,), (variante.titel, programm)


def test_wer_die_beste_liste_falsch_lang_nimmt_erfaehrt_in_welche_richtung():
    gesehen = set()
    for variante in {variante.text: variante for variante in varianten(uebung_10) if not variante.undefiniert}.values():
        k, n_gesamt, relevanz, _ = rangliste_aus(variante.text)
        zaehlt = [1 / log2(rang + 1) for rang in range(1, len(relevanz) + 1)]
        falsch = sum(wert for wert, treffer in zip(zaehlt[:k], relevanz) if treffer) / sum(zaehlt[: max(k, n_gesamt)])
        erwartet = "ideal_ohne_k" if n_gesamt > k else "ideal_alle_k"
        befund = variante.pruefe((variante.soll[0], falsch, variante.soll[2]))
        assert befund.denkfehler == (erwartet,) or variante.denkfehler[erwartet].name in befund.text, variante.titel
        gesehen.add(erwartet)
    assert gesehen == {"ideal_ohne_k", "ideal_alle_k"}


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
