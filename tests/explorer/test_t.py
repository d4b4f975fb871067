"""Maße ohne Gesamtzahl: die Zahlen der Studie, was α ändern kann und was nicht."""

import re
from html import unescape
from itertools import product

import pytest
from pytest import approx

from lernmodul.explorer.ohne_gesamtzahl import MASSE, ansicht, relevante_plaetze, tafel
from lernmodul.metriken.ohne_gesamtzahl import t_score


def zeige(**werte):
    return ansicht(**{**tafel().start, **werte})


def beispiel(name):
    return {**tafel().start, **tafel().beispiele[name]}


def gegen(a, b, **werte):
    namen = ("n_p", "n_n", "k", "n_p_b", "n_n_b", "k_b")
    return zeige(**dict(zip(namen, (*a, *b))), gesamt=20, paar=True, **werte)


REFERENZ = {  # n_p von K → P, R, F, T (Zusammenfassung), T (Code) bei α = 0.5
    "3 von 5": (0.6, 0.75, 2 / 3, 0.1, 1.3),
    "5 von 5": (1, 0.5, 2 / 3, 0.5, 2.5),
    "5 von 10": (0.5, 0.5, 0.5, 0, 2.25),
    "1 von 10": (0.1, 1, 2 / 11, -0.4, 0.05),
    "0 von 5": (0, 0, 0, -0.5, -0.5),
    "2 von 2": (1, 0.5, 2 / 3, 0.5, 1.0),
}
CODE = {"3 von 5": (2.66, -0.06), "5 von 5": (4.5, 0.5), "5 von 10": (4.45, 0.05), "1 von 10": (0.81, -0.71), "0 von 5": (-0.1, -0.9), "2 von 2": (1.8, 0.2)}


@pytest.mark.parametrize(("name", "soll"), REFERENZ.items())
def test_jedes_einzelne_beispiel_zeigt_die_zahlen_der_studie(name, soll):
    zahlen = ansicht(**beispiel(name)).zahlen["a"]
    assert [zahlen[mass] for mass in ("p", "r", "f", "t_summary", "t_code")] == approx(soll)


@pytest.mark.parametrize(("name", "soll"), CODE.items())
def test_t_code_bei_kleinem_und_grossem_gewicht(name, soll):
    assert [ansicht(**beispiel(name) | {"alpha": alpha}).zahlen["a"]["t_code"] for alpha in (10, 90)] == approx(soll)


def test_kurz_gegen_lang_dreht_sich_nur_im_code():
    werte = {alpha: ansicht(**beispiel("kurz gegen lang") | {"alpha": alpha}) for alpha in (50, 90)}
    assert [werte[50].zahlen[liste]["t_code"] for liste in "ab"] == approx([0.5, 0.55])
    assert [werte[90].zahlen[liste]["t_code"] for liste in "ab"] == approx([0.1, -0.61])
    assert werte[90].zahlen["a"]["t_summary"] > werte[90].zahlen["b"]["t_summary"]
    assert werte[50].zahlen["a"]["t_summary"] > werte[50].zahlen["b"]["t_summary"]


def test_mit_luecken_dreht_sich_auch_die_zusammenfassung():
    werte = [ansicht(**beispiel("mit Lücken") | {"alpha": alpha}).zahlen for alpha in (10, 90)]
    assert [[zahlen[liste]["t_summary"] for liste in "ab"] for zahlen in werte] == [approx([0.18, 0.5]), approx([0.02, -0.3])]


# Die Vermutung


def ganz_beurteilt(bis):
    return [(n_p, k - n_p, k) for k in range(1, bis + 1) for n_p in range(k + 1)]


def ordnung(a, b, alpha, form="summary"):
    abstand = t_score(*a, alpha, form=form) - t_score(*b, alpha, form=form)
    return 0 if abs(abstand) < 1e-9 else 1 if abstand > 0 else -1


def test_die_vermutung_stimmt():
    assert tafel().vermutung.richtig == "B" and ordnung((1, 0, 1), (2, 18, 20), 0.5, "code") == -1


def test_das_genannte_beispiel_zeigt_die_vermutung_und_dreht_sich_bei_grossem_gewicht():
    assert "„kurz gegen lang“" in tafel().vermutung.erklaerung
    kurz = beispiel("kurz gegen lang")
    assert tuple(kurz[name] for name in ("n_p", "n_n", "k", "n_p_b", "n_n_b", "k_b")) == (1, 0, 1, 2, 18, 20)
    assert ordnung((1, 0, 1), (2, 18, 20), 0.9, "code") == 1


def test_bis_ein_halb_gewinnt_im_code_immer_wer_mehr_treffer_hat():
    listen = ganz_beurteilt(8)
    for a, b in product(listen, listen):
        if a[0] > b[0]:
            assert {ordnung(a, b, alpha, "code") for alpha in (0, 0.1, 0.5)} == {1}


def test_ganz_beurteilt_aendert_alpha_in_der_zusammenfassung_keine_reihenfolge_mit_luecken_schon():
    listen = ganz_beurteilt(8)
    assert all(ordnung(a, b, 0.1) == ordnung(a, b, 0.9) for a, b in product(listen, listen))
    assert ordnung((1, 0, 5), (3, 2, 5), 0.1) != ordnung((1, 0, 5), (3, 2, 5), 0.9)


def test_der_anfang_verraet_die_antwort_nicht():
    start = tafel().start
    assert not start["paar"] and start["n_p"] + start["n_n"] < start["k"]


# Worte


def test_ganz_beurteilt_ist_t_die_precision_um_alpha_verschoben():
    blick = zeige(n_p=3, n_n=2, k=5, alpha=30)
    assert blick.satz.startswith("Alle 5 Plätze sind beurteilt: T\u00a0(Zusammenfassung) liegt um α = 0.300 unter der Precision 0.600.")
    assert blick.zahlen["a"]["t_summary"] == approx(0.3)


@pytest.mark.parametrize(("liste", "anfang"), [
    ((1, 0, 1), "Der einzige Platz ist beurteilt:"), ((0, 0, 5), "Kein Platz ist beurteilt:"), ((0, 0, 1), "Kein Platz ist beurteilt:"),
    ((1, 0, 5), "1 von 5 Plätzen ist beurteilt:"), ((1, 1, 5), "2 von 5 Plätzen sind beurteilt:"), ((1, 1, 2), "Alle 2 Plätze sind beurteilt:"),
])
def test_der_satz_zaehlt_auch_einen_und_keinen_platz_richtig(liste, anfang):
    assert zeige(**dict(zip(("n_p", "n_n", "k"), liste))).satz.startswith(anfang)


@pytest.mark.parametrize(("n_p", "n_n", "k", "alpha"), [(2, 1, 5, 50), (0, 0, 3, 90), (0, 4, 4, 20), (7, 2, 20, 5)])
def test_der_satz_rechnet_beide_formen_richtig_vor(n_p, n_n, k, alpha):
    blick = zeige(n_p=n_p, n_n=n_n, k=k, alpha=alpha, gesamt=20)
    um, precision, mal, weniger, t = (float(zahl.replace("−", "-")) for zahl in re.findall(r"−?\d\.\d{3}", blick.satz))
    assert precision - um == approx(blick.zahlen["a"]["t_summary"], abs=0.001)
    assert mal - weniger == approx(t, abs=0.001) and t == approx(blick.zahlen["a"]["t_code"], abs=0.0005)


def test_der_satz_endet_mit_t_code_selbst():
    """(1 − 0.5) · 2 − 0.5 · 1/5 = 1 − 0.1."""
    assert zeige(n_p=2, n_n=1, k=5, alpha=50).satz.endswith("T\u00a0(Code): (1 − α) · nₚ − α · nₙ/K = 1.000 − 0.100 = 0.900.")


@pytest.mark.parametrize(("a", "b", "summary", "code"), [
    ((1, 0, 1), (2, 18, 20), "α verschiebt beide Listen gleich weit, A bleibt immer um 0.900 vorn.", "Bis α = 0.53 führt B, danach A."),
    ((1, 0, 5), (3, 2, 5), "Bis α = 0.50 führt B, danach A.", "Bis α = 0.83 führt B, danach A."),
    ((2, 1, 5), (2, 1, 5), "Beide Listen sind bei jedem α gleichauf.", "Beide Listen sind bei jedem α gleichauf."),
    ((2, 1, 5), (2, 3, 5), "A führt bei jedem α zwischen 0 und 1.", "A führt bei jedem α zwischen 0 und 1."),
    ((1, 1, 5), (3, 1, 5), "B führt bei jedem α zwischen 0 und 1.", "B führt bei jedem α zwischen 0 und 1."),
    ((1, 2, 3), (2, 4, 6), "Beide Listen sind bei jedem α gleichauf.", "B führt bei jedem α zwischen 0 und 1."),
])
def test_der_satz_zum_paar_sagt_ob_alpha_die_fuehrung_wechselt(a, b, summary, code):
    assert gegen(a, b).satz == f"T\u00a0(Zusammenfassung): {summary} T\u00a0(Code): {code}"


def test_was_der_satz_zum_paar_behauptet_stimmt_mit_t_score_ueberein():
    listen = [(n_p, n_n, k) for k in (1, 2, 5) for n_p in range(k + 1) for n_n in range(k + 1 - n_p)]
    for a, b in product(listen, listen):
        for form, teil in zip(("summary", "code"), gegen(a, b).satz.split(" T\u00a0(Code): ")):
            folge = {ordnung(a, b, alpha / 1000, form) for alpha in (1, 999)}
            assert (folge == {-1, 1}) == ("Bis α" in teil), (a, b, form)
            assert (folge == {0}) == ("gleichauf" in teil), (a, b, form)


# Was die Maße sehen


def test_die_reihenfolge_sehen_nur_beide_ndcg():
    vorn, hinten = (zeige(anordnung=wo).zahlen["a"] for wo in ("vorn", "hinten"))
    assert {mass for mass in MASSE if vorn[mass] != hinten[mass]} == {"ndcg", "ndcg_liste"}
    assert {mass for mass, zeile in MASSE.items() if zeile[3] == "ja"} == {"ndcg", "ndcg_liste"}


def test_die_gesamtzahl_brauchen_recall_f_und_der_uebliche_ndcg():
    wenig, viel = (zeige(gesamt=gesamt).zahlen["a"] for gesamt in (2, 20))
    assert {mass for mass in MASSE if wenig[mass] != viel[mass]} == {"r", "f", "ndcg"}
    assert {mass for mass, zeile in MASSE.items() if zeile[2] != "nein"} == {"r", "f", "ndcg"}


def test_der_uebliche_ndcg_braucht_die_gesamtzahl_nur_bis_k():
    assert zeige(gesamt=5).zahlen["a"]["ndcg"] == zeige(gesamt=20).zahlen["a"]["ndcg"]


def test_irrelevante_statt_unbeurteilter_sieht_nur_t():
    ohne, mit = (zeige(n_n=n_n).zahlen["a"] for n_n in (0, 3))
    assert {mass for mass in MASSE if ohne[mass] != mit[mass]} == {"t_summary", "t_code"}


def test_ein_treffer_vorn_von_fuenf_ist_fuer_die_liste_vollkommen():
    zahlen = zeige(n_p=1, n_n=4, k=5, gesamt=5).zahlen["a"]
    assert zahlen["ndcg_liste"] == 1.0 and zahlen["ndcg"] == approx(0.3392, abs=5e-5)


@pytest.mark.parametrize(("n_p", "k", "wo", "plaetze"), [
    (2, 5, "vorn", [0, 1]), (2, 5, "hinten", [3, 4]), (2, 5, "verteilt", [1, 3]), (0, 5, "verteilt", []), (5, 5, "verteilt", [0, 1, 2, 3, 4]),
    (1, 1, "hinten", [0]), (3, 20, "verteilt", [3, 10, 16]),
])
def test_anordnungen_von_hand(n_p, k, wo, plaetze):
    assert relevante_plaetze(n_p, k, wo) == plaetze


def test_verteilte_plaetze_sind_immer_verschieden():
    assert all(len(set(relevante_plaetze(n_p, k, "verteilt"))) == n_p for k in range(1, 21) for n_p in range(k + 1))


# Bild und Bedienung

RAENDER = [(0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 0, 20), (10, 10, 20), (0, 20, 20), (10, 0, 10)]


@pytest.mark.parametrize("liste", RAENDER)
@pytest.mark.parametrize("alpha", [0, 50, 100])
def test_kein_rand_zeigt_unfertiges(liste, alpha):
    for blick in (gegen(liste, (1, 0, 5), alpha=alpha), gegen((1, 0, 5), liste, alpha=alpha, anordnung="verteilt")):
        assert blick.satz in unescape(blick.html)
        assert not re.search(r"\bnan\b|None|e-\d|>-\d|−0\.000", blick.html)


def test_ein_rundungsrest_bekommt_kein_minus():
    assert "−0.000" not in "".join(zeige(n_p=n_p, n_n=k - n_p, k=k, gesamt=20, alpha=alpha).html
                                   for k in (3, 7, 10, 20) for n_p in range(min(k, 10) + 1) for alpha in range(0, 101, 5))


@pytest.mark.parametrize("liste", RAENDER)
@pytest.mark.parametrize("alpha", [0, 50, 100])
def test_kein_balken_ragt_ueber_die_achse(liste, alpha):
    for links, breite in re.findall(r"left:(-?[\d.]+)%;width:(-?[\d.]+)%", gegen(liste, (0, 0, 20), alpha=alpha).html):
        assert 0 <= float(links) and float(links) + float(breite) <= 100.01


def test_die_achse_bleibt_beim_drehen_an_alpha_stehen():
    achsen = {re.search(r'height:1.3em;margin:0 12px.*?</div>', zeige(n_p=4, n_n=0, alpha=alpha).html)[0] for alpha in (0, 30, 100)}
    assert len(achsen) == 1


def test_alle_masse_stehen_immer_da_t_in_beiden_formen():
    for blick in (zeige(), zeige(paar=True)):
        assert blick.html.count('<th scope="row"') == len(MASSE)
        assert "Zusammenfassung" in blick.html and "Code" in blick.html


def test_liste_b_ist_nur_auf_wunsch_zu_sehen():
    assert "Liste B" not in zeige().html and set(zeige().zahlen) == {"a"}
    assert "Liste B" in zeige(paar=True).html


def test_fett_ist_wer_vorn_liegt_und_bei_gleichstand_niemand():
    fett = '<b><span class="lm-leise">'
    assert fett not in zeige(paar=True, n_p=3, n_n=2).html and '<span class="lm-leise">A</span> 0.' in zeige(paar=True, n_p=3, n_n=2).html
    assert gegen((1, 0, 5), (3, 2, 5), alpha=10).html.count(fett) >= 4


def test_regler_bleiben_im_moeglichen():
    nach, start = tafel().nachfuehren, tafel().start
    assert nach(start, {**start, "k": 1}, "k") == {**start, "k": 1, "n_p": 1, "n_n": 0}
    assert nach(start, {**start, "n_p": 10}, "n_p") == {**start, "n_p": 5, "n_n": 0, "gesamt": 10}
    assert nach(start, {**start, "gesamt": 1}, "gesamt") == {**start, "gesamt": 1, "n_p": 1, "n_p_b": 1}
    assert nach(start, {**start, "n_n": 20}, "n_n")["n_n"] == 3


def test_ganz_beurteilt_zieht_die_irrelevanten_mit_bis_man_sie_selbst_bewegt():
    nach, start = tafel().nachfuehren, tafel().start
    ganz = nach(start, {**start, "ganz": True}, "ganz")
    assert (ganz["n_n"], ganz["n_n_b"]) == (3, 2)
    assert nach(ganz, {**ganz, "k": 9}, "k")["n_n"] == 7
    frei = nach(ganz, {**ganz, "n_n": 1}, "n_n")
    assert (frei["n_n"], frei["ganz"]) == (1, False)


@pytest.mark.parametrize("name", ["n_p_b", "n_n_b", "k_b"])
def test_wer_an_b_zieht_sieht_b(name):
    nach, start = tafel().nachfuehren, tafel().start
    assert nach(start, {**start, name: 1}, name)["paar"]
    assert not nach(start, {**start, "alpha": 1}, "alpha")["paar"]


def test_nachgefuehrte_werte_sind_immer_zeigbar():
    nach, start = tafel().nachfuehren, tafel().start
    for n_p, n_n, k, gesamt, ganz in product((0, 4, 10), (0, 20), (1, 20), (1, 20), (True, False)):
        for name in ("k", "n_p", "gesamt", "ganz"):
            ansicht(**nach(start, {**start, "n_p": n_p, "n_n": n_n, "k": k, "gesamt": gesamt, "ganz": ganz, "paar": True}, name))


def test_beispiele_mit_ganz_sind_ganz_beurteilt():
    for name, werte in tafel().beispiele.items():
        assert werte["ganz"] == (werte["n_p"] + werte["n_n"] == werte["k"]), name


@pytest.mark.parametrize(("start", "worte"), [
    ({"n_p": 3, "n_n": 3}, "n_p + n_n ist 6, die Liste hat aber nur K = 5"),
    ({"n_p": 5, "n_n": 0}, "insgesamt relevant sind aber nur Nₚ = 4"),
    ({"n_p_b": 4}, "Liste B: n_p + n_n ist 6"),
    ({"k": 0}, "k ist 0"),
    ({"alpha": 0.5}, "alpha ist 0.5"),
    ({"anordnung": "oben"}, "anordnung ist 'oben'"),
])
def test_unmoeglicher_anfang_wird_benannt(start, worte):
    with pytest.raises((TypeError, ValueError), match=re.escape(worte)):
        tafel(**start)
