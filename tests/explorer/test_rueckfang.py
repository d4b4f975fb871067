"""Der Rückfang: Simulation, Schätzungen gegen die Wahrheit, Abhängigkeit und Läufe ohne gemeinsamen Treffer."""

import re
from collections import Counter
from html import unescape
from itertools import product
from math import comb, factorial, sqrt
from statistics import fmean, pstdev
from xml.etree import ElementTree

import pytest
from pytest import approx

import lernmodul
from lernmodul.explorer.rueckfang import LAEUFE, SCHAETZER, _verteilung, ansicht, gemeinsamer_anteil, rueckfang_simulation, tafel

AUSGANG = tafel().start


def zeige(**werte):
    return ansicht(**{**AUSGANG, **werte})


def bild(blick):
    return ElementTree.fromstring(re.search(r'<svg role="img".*?</svg>', blick.html, re.DOTALL).group())


# Simulation


@pytest.mark.parametrize(("abhaengigkeit", "gemeinsam"), [(0, 0.2), (1, 0.4), (0.5, 0.3), (-1, 0.0), (-0.25, 0.15)])
def test_gemeinsamer_anteil_von_hand(abhaengigkeit, gemeinsam):
    assert gemeinsamer_anteil(0.4, 0.5, abhaengigkeit) == approx(gemeinsam)


def test_wer_zusammen_mehr_als_alles_findet_kann_sich_nicht_ganz_ausweichen():
    assert gemeinsamer_anteil(0.7, 0.5, -1) == approx(0.2)


@pytest.mark.parametrize("abhaengigkeit", [-1, -0.3, 0, 0.6, 1])
def test_der_gemeinsame_anteil_laesst_jedem_teil_eine_wahrscheinlichkeit(abhaengigkeit):
    for p_a, p_b in product((0, 0.1, 0.41, 0.5, 0.9, 1), repeat=2):
        gemeinsam = gemeinsamer_anteil(p_a, p_b, abhaengigkeit)
        assert max(0, p_a + p_b - 1) - 1e-12 <= gemeinsam <= min(p_a, p_b) + 1e-12


@pytest.mark.parametrize("abhaengigkeit", [-0.8, 0, 0.8])
def test_die_abhaengigkeit_aendert_nicht_wie_viel_jede_suche_fuer_sich_findet(abhaengigkeit):
    laeufe = rueckfang_simulation(78, 0.41, 0.5, abhaengigkeit, laeufe=4000)
    for treffer, p in zip(zip(*laeufe), (0.41, 0.5)):
        assert fmean(treffer) == approx(78 * p, abs=4 * sqrt(78 * p * (1 - p) / 4000))


def test_kein_lauf_findet_mehr_als_es_gibt():
    for p_a, p_b, abhaengigkeit in product((0, 0.3, 1), (0, 0.8, 1), (-1, 0, 1)):
        for n1, n2, m in rueckfang_simulation(20, p_a, p_b, abhaengigkeit, laeufe=50):
            assert 0 <= m <= min(n1, n2) and n1 + n2 - m <= 20


def wahrscheinlichkeit(gesamt, n1, n2, m, p_a, p_b, abhaengigkeit):
    """Multinomial: beide, nur A, nur B, keine."""
    p_ab = gemeinsamer_anteil(p_a, p_b, abhaengigkeit)
    anzahlen = (m, n1 - m, n2 - m, gesamt - n1 - n2 + m)
    wege = factorial(gesamt)
    for anzahl, p in zip(anzahlen, (p_ab, p_a - p_ab, p_b - p_ab, 1 - p_a - p_b + p_ab)):
        wege = wege / factorial(anzahl) * p**anzahl
    return wege


@pytest.mark.parametrize("abhaengigkeit", [-0.5, 0, 0.7])
def test_jeder_ausgang_ist_so_haeufig_wie_es_die_multinomialverteilung_sagt(abhaengigkeit):
    gezaehlt = Counter(rueckfang_simulation(3, 0.4, 0.6, abhaengigkeit, laeufe=20_000))
    moeglich = [(n1, n2, m) for n1, n2, m in product(range(4), repeat=3) if m <= min(n1, n2) and n1 + n2 - m <= 3]
    assert set(gezaehlt) <= set(moeglich) and len(moeglich) == 20
    for ausgang in moeglich:
        p = wahrscheinlichkeit(3, *ausgang, 0.4, 0.6, abhaengigkeit)
        assert gezaehlt[ausgang] / 20_000 == approx(p, abs=4 * sqrt(p * (1 - p) / 20_000) + 1e-12)


@pytest.mark.parametrize(("n", "p"), [(0, 0.3), (1, 0.5), (12, 0.3), (12, 0.97), (12, 0.0), (12, 1.0), (400, 0.001), (400, 0.5)])
def test_die_verteilung_ist_die_binomialverteilung(n, p):
    kleinster, summen = _verteilung(n, p)
    gewichte = [b - a for a, b in zip([0, *summen], summen)]
    genau = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
    assert [gewicht / summen[-1] for gewicht in gewichte] == approx(genau[kleinster : kleinster + len(summen)], abs=1e-12)
    assert sum(genau[kleinster : kleinster + len(summen)]) == approx(1, abs=1e-12)


def test_derselbe_startwert_ergibt_dieselben_laeufe_ein_anderer_andere():
    assert rueckfang_simulation(78, 0.41, 0.5) == rueckfang_simulation(78, 0.41, 0.5)
    assert rueckfang_simulation(78, 0.41, 0.5) != rueckfang_simulation(78, 0.41, 0.5, startwert=1)


def test_mehr_laeufe_setzen_die_kuerzere_reihe_fort():
    assert rueckfang_simulation(78, 0.41, 0.5, laeufe=30)[:10] == rueckfang_simulation(78, 0.41, 0.5, laeufe=10)


def test_wer_nur_an_b_dreht_laesst_jeden_lauf_von_a_wie_er_war():
    vorher, nachher = (rueckfang_simulation(78, 0.41, p_b, 0.3) for p_b in (0.5, 0.51))
    assert [lauf[0] for lauf in vorher] == [lauf[0] for lauf in nachher]


def test_das_gesicht_bietet_die_simulation_an():
    assert lernmodul.rueckfang_simulation is rueckfang_simulation


@pytest.mark.parametrize(("angaben", "worte"), [
    ({"gesamt": 0}, "gesamt ist 0 (int). Gebraucht wird eine ganze Zahl ab 1."),
    ({"gesamt": 78.0}, "gesamt ist 78.0"),
    ({"p_a": 41}, "p_a ist 41 (int). Gebraucht wird eine Zahl von 0 bis 1."),
    ({"p_b": -0.1}, "p_b ist -0.1"),
    ({"p_b": "0.5"}, "p_b ist '0.5'"),
    ({"abhaengigkeit": 40}, "abhaengigkeit ist 40 (int). Gebraucht wird eine Zahl von -1 bis 1."),
    ({"abhaengigkeit": float("nan")}, "abhaengigkeit ist nan"),
    ({"laeufe": 0}, "laeufe ist 0"),
    ({"startwert": None}, "startwert ist None"),
])
def test_unbrauchbare_angaben_werden_benannt(angaben, worte):
    with pytest.raises((TypeError, ValueError), match=re.escape(worte)):
        rueckfang_simulation(**{"gesamt": 78, "p_a": 0.41, "p_b": 0.5, **angaben})


# Schätzungen


@pytest.mark.parametrize("schaetzer", SCHAETZER)
@pytest.mark.parametrize(("findet_a", "findet_b"), [(100, 100), (100, 50), (50, 100)])
def test_wer_alles_findet_verraet_die_gesamtzahl_genau(schaetzer, findet_a, findet_b):
    blick = zeige(findet_a=findet_a, findet_b=findet_b, schaetzer=schaetzer)
    assert set(blick.zahlen["schaetzungen"]) == {78}
    assert blick.satz == "Alle Schätzungen sind gleich: 78, genau die wahre Gesamtzahl."


@pytest.mark.parametrize(("gesamt", "findet", "abhaengigkeit"), [(78, 10, 0), (78, 10, 20), (40, 20, -50), (400, 5, 0), (20, 50, 0)])
def test_laeufe_ohne_gemeinsamen_treffer_sind_so_haeufig_wie_ausgerechnet(gesamt, findet, abhaengigkeit):
    erwartet = (1 - gemeinsamer_anteil(findet / 100, findet / 100, abhaengigkeit / 100)) ** gesamt
    zahlen = zeige(gesamt=gesamt, findet_a=findet, findet_b=findet, abhaengigkeit=abhaengigkeit).zahlen
    assert zahlen["ohne_gemeinsame"] / LAEUFE == approx(erwartet, abs=4 * sqrt(erwartet * (1 - erwartet) / LAEUFE))
    assert zahlen["verworfen"] == zahlen["ohne_gemeinsame"] == LAEUFE - len(zahlen["schaetzungen"])


def test_bei_kaum_treffern_fehlt_fast_die_haelfte_und_das_steht_da():
    blick = zeige(**tafel().beispiele["kaum Treffer"])
    anzahl = blick.zahlen["ohne_gemeinsame"]
    assert 0.99**78 == approx(0.457, abs=0.0005) and 410 < anzahl < 505
    assert blick.satz.startswith(f"In {anzahl} von 1000 Läufen gibt es keinen gemeinsamen Treffer und deshalb keine Schätzung.")
    assert f"<b>{anzahl} von 1000, verworfen</b>" in blick.html


def test_chapman_schaetzt_auch_ohne_gemeinsamen_treffer_und_verwirft_nichts():
    blick = zeige(**tafel().beispiele["kaum Treffer"], schaetzer="chapman")
    assert blick.zahlen["verworfen"] == 0 and len(blick.zahlen["schaetzungen"]) == LAEUFE
    assert "keinen gemeinsamen Treffer; Chapman schätzt trotzdem." in blick.satz
    assert "von 1000, zählen mit" in blick.html


@pytest.mark.parametrize(("gesamt", "findet_a", "findet_b"), [(20, 50, 60), (78, 50, 50), (78, 41, 70), (400, 30, 80)])
def test_chapman_trifft_im_mittel_wenn_beide_zusammen_so_viel_finden_wie_es_gibt(gesamt, findet_a, findet_b):
    zahlen = zeige(gesamt=gesamt, findet_a=findet_a, findet_b=findet_b, schaetzer="chapman").zahlen
    assert zahlen["mittelwert"] == approx(gesamt, abs=4 * pstdev(zahlen["schaetzungen"]) / sqrt(LAEUFE))


@pytest.mark.parametrize(("abhaengigkeit", "median"), [(40, 55.7), (0, 78), (-40, 130)])
def test_der_median_folgt_der_abhaengigkeit(abhaengigkeit, median):
    assert 78 * 0.41 * 0.5 / gemeinsamer_anteil(0.41, 0.5, abhaengigkeit / 100) == approx(median, abs=0.05)
    assert zeige(abhaengigkeit=abhaengigkeit).zahlen["median"] == approx(median, rel=0.02)


def test_aehnliche_vorlieben_sind_zu_klein_und_ergaenzung_zu_gross():
    assert "56 statt 78, 29\u00a0% zu wenig" in zeige(abhaengigkeit=40).satz
    assert "130 statt 78, 66\u00a0% zu viel" in zeige(abhaengigkeit=-40).satz


def test_die_mittleren_neunzig_prozent_lassen_auf_jeder_seite_fuenfzig_liegen():
    zahlen = zeige().zahlen
    unten, oben = zahlen["spanne"]
    assert (zahlen["schaetzungen"][50], zahlen["schaetzungen"][949]) == (unten, oben)
    assert f"Die mittleren 90\u00a0% reichen von {unten:.0f} bis {oben:.0f}." in zeige().satz


def test_eng_und_doch_falsch_wird_gesagt():
    satz = zeige(abhaengigkeit=40).satz
    assert "Sie streuen wenig" in satz and satz.endswith(", die 78 liegt nicht darin.")


def test_wenige_gemeinsame_treffer_streuen_weit_viele_wenig():
    assert "Sie streuen weit" in zeige(**tafel().beispiele["kaum Treffer"]).satz
    assert "Sie streuen wenig" in zeige(gesamt=400).satz


@pytest.mark.parametrize("werte", [{"findet_a": 0}, {"findet_b": 0}, {"abhaengigkeit": -100}])
def test_ohne_jeden_gemeinsamen_treffer_gibt_es_mit_lincoln_petersen_keine_zahl(werte):
    blick = zeige(**werte)
    assert blick.zahlen["median"] is None and blick.zahlen["verworfen"] == LAEUFE
    assert blick.satz == "Kein Lauf hat einen gemeinsamen Treffer. Lincoln–Petersen müsste durch 0 teilen, es gibt keine Schätzung."
    assert "keine Schätzung" in "".join(bild(blick).itertext())


def test_chapman_schaetzt_bei_voller_ergaenzung_ein_vielfaches():
    assert re.search(r"rund 17-mal so viel\.", zeige(abhaengigkeit=-100, schaetzer="chapman").satz)


# Bild und Bedienung

RAENDER = list(product((20, 78, 400), (0, 1, 50, 100), (0, 37, 100), (-100, 0, 100), SCHAETZER))


@pytest.mark.parametrize("werte", RAENDER, ids=str)
def test_kein_rand_zeigt_unfertiges(werte):
    blick = ansicht(*werte)
    assert blick.satz in unescape(blick.html)
    assert not re.search(r"\bnan\b|\binf\b|\bNone\b|\de-\d", blick.html)
    assert all(float(stelle) >= 0 for text in bild(blick).iter("rect") for stelle in (text.get("x"), text.get("width")))


def test_dieselben_werte_ergeben_dasselbe_bild():
    assert zeige().html == zeige().html


def test_das_bild_nennt_sich_mit_allen_zahlen():
    blick = zeige()
    name, zahlen = bild(blick).get("aria-label"), blick.zahlen
    assert name.startswith("Im Mittel findet A 32 von 78 Dokumenten, B 39, beide gemeinsam 16.")
    assert f"wahr sind 78: Median {zahlen['median']:.1f}; Mittelwert {zahlen['mittelwert']:.1f};" in name
    assert name.endswith("ohne gemeinsamen Treffer kein Lauf.")


@pytest.mark.parametrize(("abhaengigkeit", "text"), [
    (0, "gemeinsam 16: unabhängig"),
    (40, "gemeinsam 22 statt 16: ähnliche Vorlieben"),
    (40, "40\u00a0% des Wegs von 16 (unabhängig) zu 32 (höchstens)"),
    (-40, "gemeinsam 9.6 statt 16: ergänzen sich"),
    (-40, "40\u00a0% des Wegs von 16 (unabhängig) zu 0 (mindestens)"),
])
def test_ueber_der_verteilung_steht_was_die_abhaengigkeit_bewirkt(abhaengigkeit, text):
    assert text in [teil.text for teil in bild(zeige(abhaengigkeit=abhaengigkeit)).iter("text")]


def test_gleiche_zahlen_heissen_weder_aehnlich_noch_ergaenzend():
    html = zeige(gesamt=20, findet_a=1, findet_b=5, abhaengigkeit=-40).html
    assert ": fast unabhängig" in html and "ergänzen sich" not in html and "des Wegs" not in html


def test_der_satz_widerspricht_seinen_gerundeten_zahlen_nicht():
    assert "liegt nicht darin" not in zeige(gesamt=400, findet_a=99, findet_b=99, abhaengigkeit=-100).satz
    assert "Alle übrigen Schätzungen sind gleich: 20" in zeige(gesamt=20, findet_a=1, findet_b=100, abhaengigkeit=-100).satz


def test_wer_alles_findet_ist_von_jeder_anderen_suche_unabhaengig():
    html = zeige(findet_a=100, abhaengigkeit=100).html
    assert "gemeinsam 39: unabhängig" in html and "des Wegs" not in html and "des Wegs" not in zeige().html


@pytest.mark.parametrize("abhaengigkeit", [-100, -40, 0, 40, 100])
def test_das_gemeinsame_beginnt_wo_b_beginnt_und_endet_wo_a_endet(abhaengigkeit):
    rechtecke = bild(zeige(abhaengigkeit=abhaengigkeit)).iter("rect")
    flaeche, a, b, beide = [(float(teil.get("x")), float(teil.get("width"))) for teil in rechtecke]
    assert a[0] == flaeche[0] and b[0] == beide[0] and sum(beide) == approx(sum(a), abs=0.2)
    assert [breite / flaeche[1] for _, breite in (a, b)] == approx([0.41, 0.5], abs=0.001)


def test_was_rechts_aus_dem_bild_faellt_wird_gezaehlt():
    blick = zeige(abhaengigkeit=-40)
    darueber = sum(round(wert / 78 * 20) >= 50 for wert in blick.zahlen["schaetzungen"])
    texte = [teil.text for teil in bild(blick).iter("text")]
    assert darueber > 0 and str(darueber) in texte and "darüber" in texte
    assert "darüber" not in zeige(gesamt=400).html


def test_die_wahrheit_steht_bei_jeder_gesamtzahl_am_selben_ort():
    orte = {next(teil.get("x") for teil in bild(zeige(gesamt=n)).iter("text") if teil.text == f"wahr: {n}") for n in (20, 78, 399)}
    assert len(orte) == 1


def test_die_antwort_der_vermutung_ist_gerechnet_und_der_anfang_verraet_sie_nicht():
    blick, vermutung = zeige(**tafel().beispiele["beide finden dieselben"]), tafel().vermutung
    assert blick.zahlen["median"] < 78 and vermutung.richtig == "zu klein"
    assert f"Aus 78 werden im Median {blick.zahlen['median']:.0f}." in vermutung.erklaerung
    assert AUSGANG["abhaengigkeit"] == 0


def test_der_anfang_ist_das_beispiel_der_lektion():
    assert zeige().zahlen["erwartet"] == approx({"a": 32, "b": 39, "beide": 16}, abs=0.05)


def test_beispiele_lassen_den_gewaehlten_schaetzer_stehen():
    assert all("schaetzer" not in werte for werte in tafel().beispiele.values())


@pytest.mark.parametrize(("start", "worte"), [
    ({"gesamt": 19}, "gesamt ist 19"),
    ({"findet_a": 101}, "findet_a ist 101"),
    ({"findet_b": 0.5}, "findet_b ist 0.5"),
    ({"abhaengigkeit": -101}, "abhaengigkeit ist -101"),
    ({"schaetzer": "petersen"}, "schaetzer ist 'petersen'"),
])
def test_unmoeglicher_anfang_wird_benannt(start, worte):
    with pytest.raises((TypeError, ValueError), match=re.escape(worte)):
        tafel(**start)
