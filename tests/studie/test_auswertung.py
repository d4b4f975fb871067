"""Die Tabelle: Segmente, Zahl der Fragen, Intervalle aus neu gezogenen Fragen."""

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.zusammenhang import spearman
from lernmodul.studie import SEGMENTE, Auswertung, Leser, Messreihe, messe_suchen, werte_aus, zusammenhaenge
from lernmodul.studie.auswertung import ziehe


def reihe(fragen=24, je_frage=1, verhaeltnis=1.0, startwert=2):
    """Erfundene Messungen: Precision passt ungefähr zur Note, Recall gar nicht."""
    zufall = np.random.default_rng(startwert)
    note = zufall.integers(1, 6, fragen)
    spalten = {
        "frage": np.array([f"q{i}" for i in range(fragen)]),
        "textart": np.array(["leicht", "dicht"] * (fragen // 2)),
        "verhaeltnis": np.full(fragen, verhaeltnis),
        "precision": note + zufall.normal(0, 1, fragen),
        "recall": zufall.random(fragen),
        "note": note,
    }
    return Messreihe({name: np.repeat(werte, je_frage) for name, werte in spalten.items()})


def etwa(messungen, **weiter):
    return next(segment for segment in werte_aus(messungen, **weiter) if segment.name == "etwa Nₚ")


@pytest.fixture(scope="module")
def echt():
    return messe_suchen().benotet(Leser())


def test_dieselbe_frage_bei_vielen_k_macht_das_intervall_nicht_schmaler():
    einmal, oft = etwa(reihe()), etwa(reihe(je_frage=6))
    assert (einmal.fragen, oft.fragen, einmal.messungen, oft.messungen) == (24, 24, 24, 144)
    assert [(wert.unten, wert.oben) for wert in oft.masse.values()] == [approx((wert.unten, wert.oben)) for wert in einmal.masse.values()]
    assert (oft.note.unten, oft.note.oben) == approx((einmal.note.unten, einmal.note.oben))


def test_mehr_fragen_machen_das_intervall_schmaler():
    breiten = [(lambda wert: wert.oben - wert.unten)(etwa(reihe(fragen)).masse["precision"]) for fragen in (24, 240)]
    assert breiten[1] < breiten[0] / 2


def test_gezogen_werden_fragen_mit_zuruecklegen():
    gewichte = ziehe(5, 50, startwert=0)
    assert gewichte[0].tolist() == [1] * 5
    assert (gewichte.sum(axis=1) == 5).all() and gewichte[1:].max() > 1 and gewichte[1:].min() == 0


def test_jede_frage_bringt_alle_ihre_messungen_mit():
    messungen = reihe(je_frage=3)
    segment = etwa(messungen)
    assert segment.masse["precision"].wert == approx(spearman(messungen["precision"].tolist(), messungen["note"].tolist()))


def test_zu_kleine_segmente_sind_gekennzeichnet_und_zeigen_keine_zahl():
    zeilen = zusammenhaenge(reihe(fragen=10))
    assert {zeile["fragen"] for zeile in zeilen if zeile["segment"] == "etwa Nₚ"} == {10}
    assert {zeile[spalte] for zeile in zeilen for spalte in ("wert", "unten", "oben")} == {None}
    assert not any(zeile["vorn"] for zeile in zeilen)


def test_viele_messungen_an_wenigen_fragen_bleiben_zu_wenige():
    assert etwa(reihe(fragen=10, je_frage=50)).masse["precision"].wert is None


def test_die_mindestzahl_laesst_sich_setzen():
    assert etwa(reihe(fragen=10), mindestens=10).masse["precision"].wert is not None


@pytest.mark.parametrize(("verhaeltnis", "name"), [
    (0.01, "weit unter Nₚ"), (0.4, "unter Nₚ"), (0.79, "unter Nₚ"), (0.8, "etwa Nₚ"), (1.25, "über Nₚ"),
    (2.5, "weit über Nₚ"), (99, "weit über Nₚ"),
])
def test_die_obere_grenze_gehoert_zum_naechsten_segment(verhaeltnis, name):
    assert [segment.name for segment in werte_aus(reihe(verhaeltnis=verhaeltnis)) if segment.fragen] == [name]


def test_derselbe_startwert_ergibt_dieselbe_tabelle(echt):
    assert zusammenhaenge(echt, startwert=4) == zusammenhaenge(echt, startwert=4)
    eine, andere = (zusammenhaenge(echt, startwert=startwert) for startwert in (4, 5))
    assert eine != andere and [zeile["wert"] for zeile in eine] == [zeile["wert"] for zeile in andere]


def test_vorbereitet_kommt_dasselbe_heraus_wie_auf_einmal(echt):
    assert Auswertung(echt).fuer(echt["note"]) == werte_aus(echt)


def test_getrennt_wird_nach_den_genannten_spalten(echt):
    zeilen = zusammenhaenge(echt, je=("textart", "suche"), wiederholungen=20)
    assert len(zeilen) == 2 * 4 * len(SEGMENTE) * len(echt.masse)
    assert sorted(zeilen[0]) == sorted(
        ("textart", "suche", "segment", "ab", "unter", "fragen", "messungen", "mass", "name", "wert", "unten", "oben", "vorn"))


def test_jede_zeile_nennt_die_grenzen_ihres_segments_und_das_mass_wie_im_bild():
    zeile = next(zeile for zeile in zusammenhaenge(reihe()) if (zeile["segment"], zeile["mass"]) == ("etwa Nₚ", "precision"))
    assert (zeile["ab"], zeile["unter"], zeile["name"]) == (0.8, 1.25, "P")


def test_der_fortschritt_zaehlt_die_gruppen():
    gesehen = []
    zusammenhaenge(reihe(), je=("textart",), mindestens=5, fortschritt=lambda *stand: gesehen.append(stand))
    assert gesehen == [(1, 2), (2, 2)]


def test_der_wert_liegt_im_intervall(echt):
    for zeile in zusammenhaenge(echt):
        assert zeile["unten"] <= zeile["wert"] <= zeile["oben"]


def test_vorn_ist_das_hoechste_und_was_sich_davon_nicht_trennen_laesst():
    segment = etwa(reihe(fragen=100))
    assert segment.bestes == "precision" and segment.masse["precision"].vorn and not segment.masse["recall"].vorn


def test_gleiche_werte_sind_beide_vorn(echt):
    voll = echt.auswahl((echt["n_p"] + echt["n_n"] == echt["k"]) & (echt["suche"] != "BM25"))
    for segment in werte_aus(voll):
        assert segment.masse["precision"].wert == approx(segment.masse["t_zusammenfassung"].wert)
        assert segment.masse["precision"].vorn == segment.masse["t_zusammenfassung"].vorn


def test_verglichen_wird_gepaart_und_nicht_ueber_ueberlappende_intervalle():
    # Beide Maße schwanken gemeinsam: Die Intervalle überlappen sich, und doch ist das eine fast immer besser.
    zufall = np.random.default_rng(0)
    note = zufall.normal(size=100)
    gut = note + zufall.normal(0, 1, 100)
    spalten = {"precision": gut, "recall": gut + zufall.normal(0, 0.7, 100), "note": note}
    segment = etwa(Messreihe(spalten | {"frage": np.arange(100), "verhaeltnis": np.ones(100)}), art="pearson")
    assert segment.masse["recall"].oben > segment.masse["precision"].unten
    assert not segment.masse["recall"].vorn


def test_lauter_gleiche_noten_ergeben_keine_korrelation_aber_eine_mittlere_note():
    messungen = reihe()
    gleich = Messreihe(messungen.spalten | {"note": np.full(len(messungen), 3)})
    segment = etwa(gleich)
    assert segment.note.wert == 3 and segment.bestes is None
    assert {wert.wert for wert in segment.masse.values()} == {None}


def test_eine_unbekannte_art_wird_benannt():
    with pytest.raises(ValueError, match="art ist 'tau'. Zur Auswahl stehen: spearman, pearson, kendall"):
        werte_aus(reihe(), art="tau")


def test_wer_nur_wenige_fakten_braucht_dem_passt_bei_kleinem_k_die_trefferzahl(echt):
    segment = werte_aus(echt.benotet(Leser(bedarf=2, ablenkung=0, position=0)))[0]
    assert segment.bestes == "t_code" and [mass for mass, wert in segment.masse.items() if wert.vorn] == ["t_code"]


def test_wer_alles_braucht_und_sich_nicht_ablenken_laesst_dem_passt_bei_grossem_k_der_recall(echt):
    segment = werte_aus(echt.benotet(Leser(bedarf=12, ablenkung=0, position=0)))[-1]
    assert segment.bestes == "recall" and not segment.masse["t_code"].vorn


def test_wer_fast_nur_oben_liest_dem_passt_der_ndcg(echt):
    segment = werte_aus(echt.benotet(Leser(position=0.8)))[-1]
    assert segment.bestes == "ndcg" and not any(segment.masse[mass].vorn for mass in ("precision", "recall", "f", "f_e", "t_code"))


def test_ablenkung_zieht_das_beste_k_nach_vorn(echt):
    beste = [int(np.argmax([s.note.wert for s in werte_aus(echt.benotet(Leser(ablenkung=wert)))])) for wert in (0, 0.03, 0.08)]
    assert beste == sorted(beste, reverse=True) and beste[0] > beste[-1]


@pytest.mark.parametrize("rechne", [werte_aus, zusammenhaenge])
def test_eine_vergessene_note_wird_benannt(rechne):
    with pytest.raises(ValueError, match=r"hat noch keine Noten. Die gibt ihr ein Leser, zum Beispiel `reihe.benotet\(Leser\(\)\)`"):
        rechne(messe_suchen())


@pytest.mark.parametrize("rechne", [werte_aus, zusammenhaenge, Auswertung])
@pytest.mark.parametrize("wert", [[], None, [{"id": "q", "grade": 3}]])
def test_was_keine_messreihe_ist_wird_benannt(rechne, wert):
    with pytest.raises(TypeError, match="^reihe ist .*Gebraucht wird eine Messreihe, wie sie messe_suchen und aus_eintraegen liefern"):
        rechne(wert)
