"""Die Stichprobe: Breite des Intervalls und Siege je Frage."""

import re
from html import unescape
from itertools import product

import pytest
from pytest import approx

from lernmodul.explorer.stichprobe import ansicht, tafel, vorzeichentest


def zeige(n=20, treffer=16, siege_b=2, siege_a=1, viermal=False):
    return ansicht(n, treffer, siege_b, siege_a, viermal)


def test_sechzehn_von_zwanzig_haben_das_intervall_der_lektion():
    assert zeige().zahlen["intervall_a"] == approx((0.584, 0.919), abs=0.0005)


def test_viermal_so_viele_fragen_halbieren_das_intervall_ungefaehr():
    zahlen = zeige().zahlen
    breite, schmaler = (oben - unten for unten, oben in (zahlen["intervall_a"], zahlen["intervall_viermal"]))
    assert 0.45 < schmaler / breite < 0.55


def test_ueberlappende_intervalle_und_doch_ein_unterschied():
    blick = zeige(treffer=12, siege_b=6, siege_a=0)
    assert (blick.zahlen["treffer_a"], blick.zahlen["treffer_b"]) == (12, 18)
    assert blick.zahlen["ueberlappen"] and blick.zahlen["p_wert"] == 1 / 32
    assert blick.satz.endswith("Das spricht für B, obwohl sich die Intervalle überlappen.")


def test_dieselben_quoten_mit_acht_zu_zwei_trennen_nicht():
    sechs, acht = zeige(treffer=12, siege_b=6, siege_a=0), zeige(treffer=12, siege_b=8, siege_a=2)
    assert sechs.zahlen["treffer_b"] == acht.zahlen["treffer_b"] == 18
    assert acht.zahlen["p_wert"] == 2 * (1 + 10 + 45) / 1024
    assert acht.satz.endswith("Das trennt A und B nicht.")


def test_getrennte_intervalle_und_doch_kein_unterschied():
    blick = zeige(n=5, treffer=0, siege_b=5, siege_a=0)
    assert not blick.zahlen["ueberlappen"] and blick.zahlen["p_wert"] == 1 / 16
    assert blick.satz.endswith("Das trennt A und B nicht, obwohl sich die Intervalle nicht überlappen.")


def test_auch_fuer_a_kann_es_sprechen():
    assert "Das spricht für A" in zeige(treffer=18, siege_b=0, siege_a=6).satz


def test_gleich_viele_siege_trennen_nicht():
    assert zeige(siege_b=2, siege_a=2).satz == "A und B gewinnen gleich oft (je 2 Fragen): Das trennt sie nicht."


def test_ohne_entschiedene_frage_gibt_es_nichts_zu_unterscheiden():
    blick = zeige(siege_b=0, siege_a=0)
    assert blick.zahlen["p_wert"] == 1.0 and blick.zahlen["unentschieden"] == 20
    assert blick.satz.startswith("Keine Frage löst nur eines der beiden Systeme")


@pytest.mark.parametrize(("a", "b", "p"), [(0, 6, 1 / 32), (0, 5, 1 / 16), (2, 8, 112 / 1024), (1, 2, 1), (3, 3, 1), (0, 1, 1), (0, 0, 1)])
def test_vorzeichentest_von_hand(a, b, p):
    assert vorzeichentest(a, b) == vorzeichentest(b, a) == approx(p)


def test_vorzeichentest_zaehlt_dasselbe_wie_alle_muenzwuerfe():
    for m in range(9):
        wuerfe = [sum(wurf) for wurf in product((0, 1), repeat=m)]
        for siege in range(m + 1):
            einseitig = sum(abs(2 * wurf - m) >= abs(2 * siege - m) for wurf in wuerfe) / len(wuerfe)
            assert vorzeichentest(siege, m - siege) == approx(einseitig)


def test_der_satz_zu_4n_erscheint_nur_mit_dem_schalter():
    assert zeige(viermal=True).satz.startswith("Mit viermal so vielen Fragen wäre das Intervall von A nur noch 52\u00a0% so breit.")
    assert "viermal" not in zeige().satz
    assert "64 / 80" in zeige(viermal=True).html and "64 / 80" not in zeige().html


def test_der_anfang_verraet_die_antwort_nicht():
    anfang = tafel()
    assert not anfang.start["viermal"] and anfang.vermutung.richtig == "etwa halb so breit"


@pytest.mark.parametrize(("n", "treffer", "richtig"), [
    (20, 0, "ein Viertel so breit"),
    (20, 10, "etwa halb so breit"),
    (5, 3, "etwa halb so breit"),
])
def test_die_vermutung_rechnet_mit_dem_anfang(n, treffer, richtig):
    assert tafel(n=n, treffer=treffer, siege_b=0, siege_a=0).vermutung.richtig == richtig


RAENDER = [(5, 0, 0, 0), (5, 5, 0, 0), (5, 0, 5, 0), (5, 5, 0, 5), (40, 20, 20, 20), (40, 0, 20, 0), (40, 40, 0, 20)]


@pytest.mark.parametrize("werte", RAENDER)
@pytest.mark.parametrize("viermal", [False, True])
def test_kein_rand_zeigt_unfertiges(werte, viermal):
    blick = ansicht(*werte, viermal)
    assert blick.satz in unescape(blick.html)
    assert not re.search(r"\bnan\b|\bNone\b|e-\d", blick.html)


def test_winziger_p_wert_wird_nicht_zur_zehnerpotenz():
    assert "p\u00a0<\u00a00.0001" in zeige(n=40, treffer=20, siege_b=20, siege_a=0).satz


def test_regler_bleiben_im_moeglichen():
    nach = tafel().nachfuehren
    start = tafel().start
    assert nach(start, {**start, "n": 5}, "n") == {**start, "n": 5, "treffer": 5, "siege_b": 0, "siege_a": 1}
    assert nach(start, {**start, "siege_b": 20}, "siege_b")["siege_b"] == 4
    assert nach(start, {**start, "treffer": 0}, "treffer")["siege_a"] == 0


def test_nachgefuehrte_werte_sind_immer_zeigbar():
    nach, start = tafel().nachfuehren, tafel().start
    for n, treffer, siege_b, siege_a in product((5, 20, 40), (0, 7, 40), (0, 20), (0, 20)):
        ansicht(**nach(start, {"n": n, "treffer": treffer, "siege_b": siege_b, "siege_a": siege_a, "viermal": True}, "n"))


def test_jedes_beispiel_ist_zeigbar_und_haelt_zwoelf_von_zwanzig():
    for werte in tafel().beispiele.values():
        assert ansicht(**{**tafel().start, **werte}).zahlen["treffer_a"] == 12


@pytest.mark.parametrize(("start", "worte"), [
    ({"treffer": 21}, "treffer ist 21"),
    ({"siege_b": 5}, "siege_b ist 5"),
    ({"treffer": 0, "siege_a": 1, "siege_b": 0}, "siege_a ist 1"),
    ({"n": 0}, "n ist 0"),
    ({"treffer": 2.5}, "treffer ist 2.5"),
    ({"viermal": 1}, "viermal ist 1"),
])
def test_unmoeglicher_anfang_wird_benannt(start, worte):
    with pytest.raises((TypeError, ValueError), match=re.escape(worte)):
        tafel(**start)
