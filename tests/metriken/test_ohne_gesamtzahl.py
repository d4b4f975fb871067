"""F, Fₑ, T und nDCG der Liste; alle Werte von Hand gerechnet."""

from itertools import product
from math import log2
from random import Random

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken import klassifikation
from lernmodul.metriken.ohne_gesamtzahl import f_score, fe_score, ndcg_liste, t_score
from lernmodul.metriken.suche import ndcg_at_k, precision_at_k

# (n_p, K, Nₚ) → P, R, F(½), T der Zusammenfassung(½), T des Codes(½), (0.1), (0.9)
REFERENZ = [
    ((3, 5, 4), (0.6, 0.75, 0.6667, 0.1, 1.3, 2.66, -0.06)),
    ((5, 5, 10), (1.0, 0.5, 0.6667, 0.5, 2.5, 4.5, 0.5)),
    ((5, 10, 10), (0.5, 0.5, 0.5, 0.0, 2.25, 4.45, 0.05)),
    ((1, 10, 1), (0.1, 1.0, 0.1818, -0.4, 0.05, 0.81, -0.71)),
    ((0, 5, 1), (0.0, 0.0, 0.0, -0.5, -0.5, -0.1, -0.9)),
    ((2, 2, 4), (1.0, 0.5, 0.6667, 0.5, 1.0, 1.8, 0.2)),
]
FORMEN = ("summary", "code")
MIT_ALPHA = [
    lambda alpha: f_score(1, 2, 3, alpha),
    lambda alpha: fe_score([1, 0], 1, alpha),
    lambda alpha: t_score(1, 1, 2, alpha),
    lambda alpha: t_score(1, 1, 2, alpha, form="code"),
]
MIT_K = [
    lambda k: f_score(0, k, 3),
    lambda k: fe_score([], k),
    lambda k: t_score(0, 0, k),
    lambda k: ndcg_liste([], k),
]
MIT_RELEVANZ = [lambda relevanz: fe_score(relevanz, 1), lambda relevanz: ndcg_liste(relevanz, 1)]
startwerte = pytest.mark.parametrize("startwert", range(60))


def zufaellige_liste(zufall):
    """0/1 in Rangfolge, K und wie viele relevante Dokumente es insgesamt gibt (mindestens so viele, wie die Liste zeigt)."""
    dichte = zufall.choice([0, 0.2, 0.5, 1])
    relevanz = [int(zufall.random() < dichte) for _ in range(zufall.randint(0, 12))]
    return relevanz, zufall.randint(1, 10), sum(relevanz) + zufall.randint(0, 5)


def ueblicher_ndcg(relevanz, k, gesamt):
    """Derselbe Fall für `suche.ndcg_at_k`: Dokumente sind Ränge, was fehlt, hat keinen."""
    fehlend = {("fehlt", i) for i in range(gesamt - sum(relevanz))}
    return ndcg_at_k({rang for rang, r in enumerate(relevanz) if r} | fehlend, list(range(len(relevanz))), k)


@pytest.mark.parametrize("liste, erwartet", REFERENZ)
def test_die_referenzwerte(liste, erwartet):
    n_p, k, gesamt = liste
    n_n = k - n_p
    code = [t_score(n_p, n_n, k, alpha, form="code") for alpha in (0.5, 0.1, 0.9)]
    werte = (f_score(n_p, k, gesamt, 1), f_score(n_p, k, gesamt, 0), f_score(n_p, k, gesamt), t_score(n_p, n_n, k), *code)
    assert werte == approx(erwartet, abs=5e-5)


# F

def test_f_mit_gewicht_eins_ist_die_precision_und_mit_null_der_recall():
    assert (f_score(3, 5, 4, alpha=1), f_score(3, 5, 4, alpha=0)) == (3 / 5, 3 / 4)


def test_f_mit_einem_halben_ist_f1():
    assert f_score(3, 5, 4) == approx(2 * 3 / (5 + 4)) == approx(klassifikation.f_score(tp=3, fp=2, fn=1))


def test_f_ist_kein_arithmetisches_mittel():
    assert f_score(1, 10, 1) == approx(0.1818, abs=5e-5) != (0.1 + 1.0) / 2


def test_mehr_gewicht_auf_der_precision_ist_ein_kleineres_beta():
    assert f_score(3, 5, 4, alpha=0.8) == approx(klassifikation.f_score(tp=3, fp=2, fn=1, beta=0.5))


def test_ohne_relevante_ist_f_null():
    assert f_score(0, 5, 0) == f_score(0, 5, 0, alpha=0) == f_score(0, 5, 3) == 0.0


@pytest.mark.parametrize("n_p, k, gesamt", [(6, 5, 10), (4, 5, 3)])
def test_mehr_treffer_als_plaetze_oder_relevante_sind_ein_fehler(n_p, k, gesamt):
    with pytest.raises(ValueError, match=f"^n_p ist {n_p} .*höchstens das kleinere von k = {k} und n_gesamt = {gesamt}"):
        f_score(n_p, k, gesamt)


# Fₑ

def test_fe_schaetzt_die_gesamtzahl_aus_den_ersten_2k():
    assert fe_score([1, 0, 1, 0, 0, 1], k=3) == f_score(2, 3, 3) == approx(2 * 2 / (3 + 3))


def test_hinter_2k_zaehlt_nichts():
    assert fe_score([1, 0, 1, 0, 1, 1, 1], k=2) == fe_score([1, 0, 1, 0], k=2)


def test_fe_ist_groesser_als_f_wenn_hinter_2k_noch_etwas_liegt():
    assert fe_score([1, 0, 0, 0, 1], k=2) == f_score(1, 2, 1) > f_score(1, 2, 2)


def test_eine_kurze_liste_wird_genommen_wie_sie_ist_und_k_bleibt():
    assert fe_score([1, 0, 1], k=2) == f_score(1, 2, 2)
    assert fe_score([1], k=4) == f_score(1, 4, 1) == fe_score([1, 0, 0, 0, 0, 0, 0, 0], k=4)


def test_nichts_relevantes_unter_den_ersten_2k_ergibt_null():
    assert [fe_score([0, 0, 0, 0, 1], k=2, alpha=alpha) for alpha in (0, 0.5, 1)] == [0.0] * 3
    assert fe_score([], k=2) == 0.0


def test_treffer_erst_hinter_k_ergeben_null():
    assert fe_score([0, 0, 1, 1], k=2) == 0.0


# T

def test_die_formen_antworten_verschieden_auf_die_frage_welche_liste_besser_ist():
    for alpha, erwartet in [(0.5, (0.50, 0.55)), (0.9, (0.10, -0.61))]:
        assert (t_score(1, 0, 1, alpha, form="code"), t_score(2, 18, 20, alpha, form="code")) == approx(erwartet)
    assert t_score(1, 0, 1) > t_score(2, 18, 20)


def test_mit_unbeurteilten_dokumenten_dreht_das_gewicht_die_reihenfolge():
    assert (t_score(1, 0, 5, 0.1), t_score(3, 2, 5, 0.1)) == approx((0.18, 0.50))
    assert (t_score(1, 0, 5, 0.9), t_score(3, 2, 5, 0.9)) == approx((0.02, -0.30))


def test_nicht_beurteilt_ist_keine_niete():
    assert t_score(0, 0, 5) == 0.0 > t_score(0, 1, 5)


def test_ohne_angabe_gilt_die_form_der_zusammenfassung():
    assert t_score(3, 2, 5) == t_score(3, 2, 5, 0.5, "summary") == approx(0.1)


@pytest.mark.parametrize("form", FORMEN)
def test_mehr_urteile_als_plaetze_sind_ein_fehler(form):
    assert t_score(3, 2, 5, form=form) is not None
    with pytest.raises(ValueError, match=r"^n_p \+ n_n ist 6, die Liste hat aber nur k = 5 Plätze"):
        t_score(3, 3, 5, form=form)


@pytest.mark.parametrize("form", ["Code", "", None, 1, ["code"]])
def test_eine_unbekannte_form_nennt_beide(form):
    with pytest.raises(ValueError, match='^form ist .*Gebraucht wird "summary" oder "code"'):
        t_score(1, 1, 2, form=form)


# nDCG der Liste

def test_die_listenform_sieht_nicht_was_fehlt():
    assert ndcg_liste([1, 0, 0, 0, 0], k=5) == 1.0
    assert ueblicher_ndcg([1, 0, 0, 0, 0], 5, gesamt=5) == approx(0.3392, abs=5e-5)


def test_ndcg_liste_von_hand():
    assert ndcg_liste([0, 1], k=2) == approx(1 / log2(3))
    assert ndcg_liste([0, 1, 1], k=3) == approx((1 / log2(3) + 1 / log2(4)) / (1 + 1 / log2(3)))


def test_das_ideal_kennt_nur_treffer_bis_k():
    assert ndcg_liste([1, 0, 1, 1], k=2) == 1.0


def test_ohne_treffer_ist_ndcg_liste_null():
    assert ndcg_liste([0, 0, 1], k=2) == ndcg_liste([], k=2) == 0.0


# Angaben

@pytest.mark.parametrize("alpha", [-0.1, 1.1, float("nan"), float("inf")])
def test_das_gewicht_liegt_zwischen_null_und_eins(alpha):
    for metrik in MIT_ALPHA:
        with pytest.raises(ValueError, match="^alpha ist "):
            metrik(alpha)


@pytest.mark.parametrize("alpha", [None, "0.5", True, [0.5]])
def test_das_gewicht_ist_eine_zahl(alpha):
    for metrik in MIT_ALPHA:
        with pytest.raises(TypeError, match="^alpha ist "):
            metrik(alpha)


@pytest.mark.parametrize("k, fehler", [(0, ValueError), (-1, ValueError), *((k, TypeError) for k in (2.0, True, "2", None))])
def test_k_ist_eine_ganze_zahl_ab_eins(k, fehler):
    for metrik in MIT_K:
        with pytest.raises(fehler, match=r"^k ist .*Gebraucht wird eine ganze Zahl ab 1\.$"):
            metrik(k)


@pytest.mark.parametrize("anzahl, fehler", [(-1, ValueError), (1.0, TypeError), (True, TypeError), ("1", TypeError), (None, TypeError)])
def test_anzahlen_werden_gezaehlt(anzahl, fehler):
    for feld, metrik in [("n_p", lambda: f_score(anzahl, 5, 5)), ("n_gesamt", lambda: f_score(0, 5, anzahl)),
                         ("n_p", lambda: t_score(anzahl, 0, 5)), ("n_n", lambda: t_score(0, anzahl, 5))]:
        with pytest.raises(fehler, match=f"^{feld} ist .*Gebraucht wird eine ganze Zahl ab 0"):
            metrik()


@pytest.mark.parametrize("relevanz", ["10", None, 1, {1: 0}, {0, 1}, np.array([1, 0])])
def test_relevanz_ist_eine_liste(relevanz):
    for metrik in MIT_RELEVANZ:
        with pytest.raises(TypeError, match="^relevanz ist .*Gebraucht wird eine Liste aus 0 und 1, der erste Rang zuerst"):
            metrik(relevanz)


@pytest.mark.parametrize("wert, fehler", [(2, ValueError), (-1, ValueError), (0.5, TypeError), ("1", TypeError), (None, TypeError)])
def test_relevanz_kennt_nur_null_und_eins(wert, fehler):
    for metrik in MIT_RELEVANZ:
        with pytest.raises(fehler, match=r"^relevanz\[2\] ist .*Gebraucht wird 0 oder 1, False oder True"):
            metrik([1, 0, wert])


def test_wahrheitswerte_tupel_und_numpy_zahlen_zaehlen_mit():
    assert fe_score((True, False, np.int64(1), np.True_), 2) == fe_score([1, 0, 1, 1], 2)
    assert ndcg_liste((False, True), np.int64(2)) == ndcg_liste([0, 1], 2)


# Gesetze

def test_t_der_zusammenfassung_ist_bei_voll_beurteilter_liste_die_precision_minus_alpha():
    for k in range(1, 9):
        for n_p, zehntel in product(range(k + 1), range(11)):
            assert t_score(n_p, k - n_p, k, zehntel / 10) == approx(n_p / k - zehntel / 10)


def test_bei_voll_beurteilten_listen_dreht_kein_gewicht_die_reihenfolge():
    listen = [(n_p, k) for k in range(1, 7) for n_p in range(k + 1)]
    for (a, k_a), (b, k_b) in product(listen, repeat=2):
        if a * k_b < b * k_a:
            assert all(t_score(a, k_a - a, k_a, alpha) < t_score(b, k_b - b, k_b, alpha) for alpha in (0, 0.1, 0.5, 0.9, 1))


@startwerte
def test_t_bleibt_in_seinen_grenzen(startwert):
    zufall = Random(startwert)
    k, alpha = zufall.randint(1, 30), zufall.choice([0, 0.1, 0.5, 0.9, 1])
    n_p = zufall.randint(0, k)
    n_n = zufall.randint(0, k - n_p)
    assert -alpha - 1e-12 <= t_score(n_p, n_n, k, alpha) <= 1 - alpha + 1e-12
    assert -alpha - 1e-12 <= t_score(n_p, n_n, k, alpha, form="code") <= (1 - alpha) * k + 1e-12


@pytest.mark.parametrize("alpha", [0.1, 0.5, 0.9])
def test_die_grenzen_von_t_werden_erreicht(alpha):
    assert [t_score(0, 7, 7, alpha, form=form) for form in FORMEN] == approx([-alpha, -alpha])
    assert [t_score(7, 0, 7, alpha, form=form) for form in FORMEN] == approx([1 - alpha, (1 - alpha) * 7])


@startwerte
def test_f_und_fe_bleiben_in_ihren_grenzen_und_fe_ist_nie_kleiner(startwert):
    zufall = Random(startwert)
    relevanz, k, gesamt = zufaellige_liste(zufall)
    alpha, n_p = zufall.choice([0, 0.1, 0.5, 0.9, 1]), sum(relevanz[:k])
    f, f_e = f_score(n_p, k, gesamt, alpha), fe_score(relevanz, k, alpha)
    assert 0.0 <= f <= f_e + 1e-12 <= 1.0 + 2e-12
    if sum(relevanz[:2 * k]) == gesamt:
        assert f_e == f


@startwerte
def test_f_liegt_zwischen_precision_und_recall(startwert):
    relevanz, k, gesamt = zufaellige_liste(Random(startwert))
    n_p = sum(relevanz[:k])
    if n_p:
        unten, oben = sorted((n_p / k, n_p / gesamt))
        assert all(unten - 1e-12 <= f_score(n_p, k, gesamt, alpha) <= oben + 1e-12 for alpha in (0, 0.2, 0.7, 1))
        assert f_score(n_p, k, gesamt, 0.3) == approx(1 / (0.3 / (n_p / k) + 0.7 / (n_p / gesamt)))


@startwerte
def test_die_listenform_ist_nur_dann_der_uebliche_ndcg_wenn_nichts_erreichbares_fehlt(startwert):
    relevanz, k, gesamt = zufaellige_liste(Random(startwert))
    n_p = sum(relevanz[:k])
    listenform, ueblich = ndcg_liste(relevanz, k), ueblicher_ndcg(relevanz, k, gesamt)
    if n_p in (0, min(k, gesamt)):
        assert listenform == approx(ueblich)
    else:
        assert listenform > ueblich + 1e-9
    assert 0.0 <= listenform <= 1.0


def test_mit_einer_einzigen_quelle_und_festem_k_sagen_alle_masse_nur_ob_sie_dabei_ist():
    masse = [lambda n_p: t_score(n_p, 5 - n_p, 5), lambda n_p: t_score(n_p, 5 - n_p, 5, form="code"), lambda n_p: f_score(n_p, 5, 1),
             lambda n_p: precision_at_k({"A"}, ["A"] * n_p, 5)]
    assert all(mass(0) < mass(1) for mass in masse)
    assert ndcg_liste([0, 0, 1, 0, 0], 5) < ndcg_liste([1, 0, 0, 0, 0], 5)
