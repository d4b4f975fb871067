"""Wilson-Intervall, Paarvergleich und Krippendorffs Alpha, dazu dessen Intervall."""

from itertools import product
from random import Random

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.unsicherheit import alpha_intervall, krippendorff_alpha, paarvergleich, wilson_intervall

ZWOELF_VON_ZWANZIG = [0] * 6 + [1] * 12 + [0] * 2
ACHTZEHN_VON_ZWANZIG = [1] * 6 + [1] * 12 + [0] * 2
FEHLT = None
KRIPPENDORFF_C = [  # vier Bewerter, zwölf Fälle, mit Lücken: Beispiel C in Krippendorff 2011
    [1, 2, 3, 3, 2, 1, 4, 1, 2, FEHLT, FEHLT, FEHLT],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, FEHLT, 3],
    [FEHLT, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, FEHLT],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, FEHLT],
]
SKALEN = ("nominal", "ordinal", "intervall")


def test_sechzehn_von_zwanzig_reicht_von_058_bis_092():
    assert wilson_intervall(16, 20) == (approx(0.584, abs=5e-4), approx(0.919, abs=5e-4))


def test_null_treffer_haben_trotzdem_eine_breite():
    unten, oben = wilson_intervall(0, 20)
    z2 = 1.959964**2
    assert unten == 0.0
    assert oben == approx((z2 / 20) / (1 + z2 / 20), abs=1e-6)


def test_nur_treffer_spiegeln_keine_treffer():
    unten, oben = wilson_intervall(20, 20)
    assert oben == approx(1.0) and oben <= 1.0
    assert unten == approx(1 - wilson_intervall(0, 20)[1])


def test_vierfache_fallzahl_halbiert_die_breite_ungefaehr():
    breite = [oben - unten for unten, oben in (wilson_intervall(80, 100), wilson_intervall(320, 400))]
    assert breite[1] / breite[0] == approx(0.5, abs=0.02)


def test_hoeheres_niveau_wird_breiter():
    eng, weit = wilson_intervall(16, 20, niveau=0.8), wilson_intervall(16, 20, niveau=0.99)
    assert weit[0] < eng[0] < eng[1] < weit[1]


@pytest.mark.parametrize("treffer, n, feld", [(0, 0, "n"), (1, -5, "n"), (-1, 5, "treffer"), (6, 5, "treffer")])
def test_unmoegliche_anzahlen_nennen_das_feld(treffer, n, feld):
    with pytest.raises(ValueError, match=f"^{feld} ist"):
        wilson_intervall(treffer, n)


@pytest.mark.parametrize("treffer, n", [(True, 5), (2.0, 5), (2, 5.0), ("2", 5), (2, None)])
def test_treffer_und_n_sind_ganze_zahlen(treffer, n):
    with pytest.raises(TypeError, match="^(treffer|n) ist"):
        wilson_intervall(treffer, n)


@pytest.mark.parametrize("niveau", [0, 1, 95, -0.5, float("nan")])
def test_das_niveau_liegt_zwischen_null_und_eins(niveau):
    with pytest.raises(ValueError, match="^niveau ist"):
        wilson_intervall(16, 20, niveau=niveau)


def test_sechs_zu_null_siege_sind_mehr_als_zufall():
    differenz, (unten, oben), p = paarvergleich(ZWOELF_VON_ZWANZIG, ACHTZEHN_VON_ZWANZIG)
    assert differenz == approx(0.3)
    assert p == 2 / 2**6  # alle sechs Vorzeichen gleich, zwei von 64 Fällen
    assert 0 < unten < 0.3 < oben


def test_fuenf_zu_null_siege_sind_es_noch_nicht():
    assert paarvergleich([0] * 5 + [1] * 15, [1] * 20)[2] == 2 / 2**5


def test_acht_zu_einem_sieg_zaehlt_auch_das_noch_einseitigere():
    # 9 zu 0 und 8 zu 1, je nach beiden Seiten: 2 · (1 + 9) von 512
    assert paarvergleich([0] * 8 + [1], [1] * 8 + [0])[2] == 20 / 512


def test_gleich_grosse_differenzen_werden_genau_gerechnet_auch_wenn_es_keine_einsen_sind():
    assert paarvergleich([0.25] * 3, [0.75] * 3, wiederholungen=1)[2] == 2 / 2**3


def test_viele_entschiedene_fragen_bleiben_rechenbar():
    assert paarvergleich([0] * 900, [1] * 900, wiederholungen=1)[2] == 0.5**899


def test_vertauschte_systeme_drehen_das_vorzeichen_und_lassen_p():
    hin, zurueck = paarvergleich(ZWOELF_VON_ZWANZIG, ACHTZEHN_VON_ZWANZIG), paarvergleich(ACHTZEHN_VON_ZWANZIG, ZWOELF_VON_ZWANZIG)
    assert hin[0] == -zurueck[0]
    assert hin[2] == zurueck[2]


def test_drei_zu_drei_siege_sind_kein_unterschied():
    differenz, (unten, oben), p = paarvergleich([1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1])
    assert (differenz, p) == (0.0, 1.0)
    assert unten < 0 < oben


def test_gleiche_werte_ergeben_keinen_unterschied():
    assert paarvergleich([0.5, 1.0], [0.5, 1.0]) == (0.0, (0.0, 0.0), 1.0)


def test_rundungsreste_gelten_nicht_als_unterschied():
    assert paarvergleich([0.3] * 8, [0.1 + 0.2] * 8)[1:] == ((0.0, 0.0), 1.0)


def test_gleich_weit_gilt_auch_mit_rundungsrest_als_gleich_weit():
    assert paarvergleich([0.1], [0.4])[2] == 1.0  # 0.4 − 0.1 ist 0.30000000000000004


def test_verschieden_grosse_differenzen_zaehlen_mit_ihrer_groesse():
    # Beträge 1, 1/2, 1/4: nur +++ und −−− sind so weit von 0 weg wie gemessen, 2 von 8
    assert paarvergleich([0, 0.5, 0.75], [1, 1, 1])[2] == approx(2 / 8, abs=0.02)


def test_derselbe_startwert_ergibt_dasselbe():
    a, b = [0.2, 0.5, 1.0, 0.0, 0.3], [0.5, 0.5, 0.5, 1.0, 0.4]
    assert paarvergleich(a, b, 200, startwert=4) == paarvergleich(a, b, 200, startwert=4)
    assert paarvergleich(a, b, 200, startwert=4)[1:] != paarvergleich(a, b, 200, startwert=5)[1:]


def test_p_ist_nie_null():
    assert paarvergleich([0] * 60, [1] * 60)[2] == 2 / 2**60
    assert paarvergleich([0] * 60, [0.5] * 30 + [1] * 30, wiederholungen=99)[2] == 1 / 100
    assert paarvergleich([0], [1], wiederholungen=1)[2] == 1.0


def test_bootstrap_trifft_die_bekannte_streuung():
    # 100 Fragen, 40 Siege, 10 Niederlagen: Mittel 0.3, Standardabweichung √(0.5 − 0.09)/10 = 0.064
    _, (unten, oben), _ = paarvergleich([0] * 40 + [1] * 10 + [1] * 50, [1] * 40 + [0] * 10 + [1] * 50)
    assert (unten, oben) == (approx(0.3 - 1.96 * 0.064, abs=0.015), approx(0.3 + 1.96 * 0.064, abs=0.015))


def test_wahrheitswerte_und_numpy_sind_messwerte():
    erwartet = paarvergleich([0, 1, 0], [1, 1, 1], 50)
    assert paarvergleich([False, True, False], np.array([True, True, True]), 50) == erwartet
    assert paarvergleich(np.array([0.0, 1.0, 0.0]), (1, 1, 1), 50) == erwartet


def test_verschieden_lange_listen_werden_nicht_gekuerzt():
    with pytest.raises(ValueError, match="a hat 2, b hat 3"):
        paarvergleich([1, 0], [1, 0, 1])


def test_ohne_fragen_kein_vergleich():
    with pytest.raises(ValueError, match="^a und b sind leer"):
        paarvergleich([], [])


@pytest.mark.parametrize("wert, art", [("1", TypeError), (None, TypeError), (float("nan"), ValueError), (float("inf"), ValueError)])
def test_jeder_messwert_ist_eine_endliche_zahl(wert, art):
    with pytest.raises(art, match=r"^b\[1\] ist"):
        paarvergleich([0, 0], [1, wert])


@pytest.mark.parametrize("angaben, feld", [({"wiederholungen": 0}, "wiederholungen"), ({"startwert": -1}, "startwert")])
def test_wiederholungen_und_startwert_haben_eine_untergrenze(angaben, feld):
    with pytest.raises(ValueError, match=f"^{feld} ist"):
        paarvergleich([0], [1], **angaben)


def test_text_ist_keine_liste_von_messwerten():
    with pytest.raises(TypeError, match="^a ist '01'"):
        paarvergleich("01", [0, 1])


@pytest.mark.parametrize("skala, erwartet", [("nominal", 0.743), ("ordinal", 0.815), ("intervall", 0.849)])
def test_alpha_des_veroeffentlichten_beispiels(skala, erwartet):
    assert krippendorff_alpha(KRIPPENDORFF_C, skala) == approx(erwartet, abs=5e-4)


def test_ohne_angabe_gilt_die_intervallskala():
    assert krippendorff_alpha(KRIPPENDORFF_C) == krippendorff_alpha(KRIPPENDORFF_C, "intervall")


def test_alpha_von_hand():
    # Urteile 1, 1, 2, 2, 3, 4; uneinig nur im letzten Fall: 1 − 5 · 2 / 82
    assert krippendorff_alpha([[1, 2, 3], [1, 2, 4]]) == approx(1 - 10 / 82)
    # Plätze 1–2, 3–4, 5, 6 mit den Mitten 1, 3, 4.5, 5.5: uneinig 2 · 1, zufällig 2 · (16 + 24.5 + 40.5 + 4.5 + 12.5 + 1)
    assert krippendorff_alpha([[1, 2, 3], [1, 2, 4]], "ordinal") == approx(1 - 5 * 2 / 198)
    # drei Einsen, drei Zweien: 1 − 5 · 2 / 18
    assert krippendorff_alpha([[1, 1, 2], [1, 2, 2]], "nominal") == approx(1 - 10 / 18)


@pytest.mark.parametrize("skala", SKALEN)
def test_einig_ist_eins_und_vertauscht_ist_negativ(skala):
    assert krippendorff_alpha([[1, 2, 3], [1, 2, 3]], skala) == 1.0
    assert krippendorff_alpha([[1, 2], [2, 1]], skala) == -0.5


def test_alpha_ist_nicht_der_anteil_gleicher_urteile():
    assert krippendorff_alpha([[1] * 20, [1] * 19 + [2]], "nominal") == approx(0.0, abs=1e-9)


def test_nominal_sieht_keine_naehe_und_darf_text_sein():
    nah, fern = [[1, 2, 5], [1, 2, 4]], [[1, 2, 5], [1, 2, 1]]
    assert krippendorff_alpha(nah) > krippendorff_alpha(fern)
    assert krippendorff_alpha([["Suche", "Lücke"], ["Suche", "Lücke"]], "nominal") == 1.0


def test_ordinal_haengt_nur_von_der_reihenfolge_ab():
    assert krippendorff_alpha([[1, 20, 300], [1, 20, 4000]], "ordinal") == krippendorff_alpha([[1, 2, 3], [1, 2, 4]], "ordinal")


@pytest.mark.parametrize("skala", SKALEN)
def test_faelle_mit_einem_urteil_zaehlen_nirgends_mit(skala):
    mit_einzelnen = [[1, 2, 3, 9, None, None], [1, 2, 4, None, 7, None]]
    assert krippendorff_alpha(mit_einzelnen, skala) == krippendorff_alpha([[1, 2, 3], [1, 2, 4]], skala)


@pytest.mark.parametrize("skala", SKALEN)
@pytest.mark.parametrize("urteile", [[[3, 3], [3, 3]], [[3, 3, 5], [3, None, None]], [[1, 1.0], [True, 1]]])
def test_lauter_gleiche_urteile_haben_kein_alpha(urteile, skala):
    with pytest.raises(ValueError, match="^Alle vergleichbaren Urteile sind .*Krippendorffs Alpha nicht definiert"):
        krippendorff_alpha(urteile, skala)


@pytest.mark.parametrize("urteile", [[], [[]], [[], []], [[1, 2, 3]], [[1, None], [None, 2]], [[None], [None]]])
def test_ohne_zwei_urteile_zum_selben_fall_gibt_es_kein_alpha(urteile):
    with pytest.raises(ValueError, match="^Kein Fall hat zwei Urteile"):
        krippendorff_alpha(urteile)


@pytest.mark.parametrize("skala", SKALEN)
def test_nan_ist_kein_fehlendes_urteil(skala):
    with pytest.raises(ValueError, match=r"^urteile\[1\]\[0\] ist nan .*Gebraucht wird ein Urteil, oder None, wenn es fehlt"):
        krippendorff_alpha([[1, 2], [float("nan"), 2]], skala)


@pytest.mark.parametrize("skala, wert, fehler", [("intervall", "3", TypeError), ("ordinal", "gut", TypeError), ("nominal", [1], TypeError),
                                                 ("intervall", float("inf"), ValueError)])
def test_ein_unbrauchbares_urteil_nennt_zeile_und_fall(skala, wert, fehler):
    with pytest.raises(fehler, match=r"^urteile\[0\]\[1\] ist"):
        krippendorff_alpha([[1, wert], [1, 2]], skala)


def test_zeilen_sind_gleich_lang_und_die_skala_ist_bekannt():
    with pytest.raises(ValueError, match=r"urteile\[0\] hat 2, urteile\[1\] hat 1"):
        krippendorff_alpha([[1, 2], [1]])
    with pytest.raises(ValueError, match='^skala ist .interval. .*Gebraucht wird "intervall", "ordinal" oder "nominal"'):
        krippendorff_alpha([[1, 2], [1, 2]], "interval")
    with pytest.raises(TypeError, match=r"^urteile ist .*eine Liste mit einer Zeile je Bewerter"):
        krippendorff_alpha({"du": [1, 2]})
    with pytest.raises(TypeError, match=r"^urteile\[1\] ist '12'"):
        krippendorff_alpha([[1, 2], "12"])


def test_die_reihenfolge_der_urteilenden_und_der_faelle_aendert_nichts():
    for startwert in range(50):
        zufall = Random(startwert)
        urteile = [[zufall.randint(1, 5) for _ in range(6)] for _ in range(3)]
        faelle = zufall.sample(range(6), k=6)
        gemischt = [[zeile[fall] for fall in faelle] for zeile in reversed(urteile)]
        for skala in SKALEN:
            assert krippendorff_alpha(gemischt, skala) == approx(krippendorff_alpha(urteile, skala))
            assert krippendorff_alpha(urteile, skala) <= 1.0


# Das Intervall zu Alpha

ZEHN = [[1, 2, 3, 4, 5, 1, 2, 3, 4, 5], [1, 3, 3, 4, 4, 2, 2, 5, 4, 5]]


@pytest.mark.parametrize("skala", ["intervall", "ordinal", "nominal"])
def test_das_intervall_umschliesst_alpha_und_bleibt_hoechstens_1(skala):
    unten, oben = alpha_intervall(ZEHN, skala)
    assert unten < krippendorff_alpha(ZEHN, skala) < oben <= 1


def test_derselbe_startwert_ergibt_dasselbe_intervall_ein_anderer_fast_dasselbe():
    eins, zwei = alpha_intervall(ZEHN), alpha_intervall(ZEHN, startwert=1)
    assert eins == alpha_intervall(ZEHN) != zwei
    assert eins == approx(zwei, abs=0.1)


def test_bei_drei_faellen_stimmt_es_mit_allen_27_ziehungen_ueberein():
    urteile = [[1, 3, 5], [2, 3, 4]]
    faelle = list(zip(*urteile))
    alle = [krippendorff_alpha(list(zip(*ziehung))) for ziehung in product(faelle, repeat=3) if len({u for fall in ziehung for u in fall}) > 1]
    assert alpha_intervall(urteile, wiederholungen=4000) == (min(alle), max(alle))


def test_an_jedem_ende_faellt_ein_vierzigstel_der_ziehungen_weg():
    """Aus einer Ziehung sind beide Enden gleich, aus 39 reicht es bis zu den äußersten; bei 40 fällt auf jeder Seite die äußerste weg."""
    unten, oben = alpha_intervall(ZEHN, wiederholungen=1)
    assert unten == oben
    (unten_39, oben_39), (unten_40, oben_40) = (alpha_intervall(ZEHN, wiederholungen=anzahl) for anzahl in (39, 40))
    assert unten_39 < unten_40 < oben_40 < oben_39


def test_mehr_faelle_machen_es_schmaler():
    unten, oben = alpha_intervall(ZEHN)
    schmal_unten, schmal_oben = alpha_intervall([zeile * 4 for zeile in ZEHN], wiederholungen=500)
    assert schmal_oben - schmal_unten < 0.7 * (oben - unten)


def test_faelle_mit_nur_einem_urteil_aendern_nichts():
    mit_luecken = [ZEHN[0] + [5, None, 1], ZEHN[1] + [None, 2, None]]
    assert alpha_intervall(mit_luecken) == alpha_intervall(ZEHN)


def test_ziehungen_ohne_verschiedene_urteile_zaehlen_nicht_mit():
    assert alpha_intervall([[1, 2], [1, 2]]) == (1.0, 1.0)


def test_gewuerfelte_urteile_haben_die_null_im_intervall():
    unten, oben = alpha_intervall([[1, 2, 1, 2, 1, 2, 1, 2], [1, 1, 2, 2, 1, 1, 2, 2]], "nominal")
    assert unten < 0 < oben


@pytest.mark.parametrize(("urteile", "text"), [
    ([[3, 3], [3, 3]], "Alle vergleichbaren Urteile sind 3"),
    ([[1, None], [None, 2]], "Kein Fall hat zwei Urteile"),
    ([[1, None], [2, 2]], "Nur ein Fall hat zwei Urteile"),
    ([[1, 2], [1]], "verschieden lang"),
])
def test_ohne_alpha_gibt_es_auch_kein_intervall(urteile, text):
    with pytest.raises(ValueError, match=text):
        alpha_intervall(urteile)


def test_findet_sich_in_keiner_ziehung_verschiedenes_wird_das_gesagt():
    with pytest.raises(ValueError, match="In keiner Ziehung"):
        alpha_intervall([[1, 2], [1, 2]], wiederholungen=1, startwert=next(s for s in range(50) if _einerlei(s)))


def _einerlei(startwert):
    try:
        return not alpha_intervall([[1, 2], [1, 2]], wiederholungen=1, startwert=startwert)
    except ValueError:
        return True


@pytest.mark.parametrize("angabe", [{"wiederholungen": 0}, {"wiederholungen": 1.5}, {"startwert": -1}, {"skala": "verhältnis"}])
def test_unbrauchbare_angaben_zum_intervall_werden_benannt(angabe):
    with pytest.raises((TypeError, ValueError), match=f"{next(iter(angabe))} ist"):
        alpha_intervall(ZEHN, **angabe)
