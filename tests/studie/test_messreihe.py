"""Messungen aus Ranglisten und aus fremden Einträgen."""

import numpy as np
import pytest
from pytest import approx

from lernmodul.studie import MASSE, SUCHEN, Leser, aus_eintraegen, fragen, messe_suchen, messreihe, passagen

FRAGEN = {
    "q": {"frage": "?", "textart": "leicht", "relevant": {"a": 2, "b": 1, "c": 2, "d": 1}},
    "r": {"frage": "?", "textart": "dicht", "relevant": {"a": 2, "x": 2}},
}
LISTEN = {"q": ("a", "x", "b", "y", "c"), "r": ("y", "a")}


@pytest.fixture
def klein(monkeypatch):
    monkeypatch.setattr(messreihe, "fragen", lambda: FRAGEN)
    monkeypatch.setattr(messreihe, "rangliste", lambda suche: LISTEN)
    return messe_suchen(["eine"])


@pytest.fixture(scope="module")
def echt():
    return messe_suchen()


def zeile(reihe, frage, k):
    return next(zeile for zeile in reihe.zeilen() if (zeile["frage"], zeile["k"]) == (frage, k))


def test_alle_masse_einer_liste_von_hand(klein):
    # q, K = 2: a relevant, x nicht. Nₚ = 4; unter den ersten 4 sind zwei relevant.
    gemessen = zeile(klein, "q", 2)
    assert (gemessen["n_p"], gemessen["n_n"], gemessen["n_gesamt"], gemessen["verhaeltnis"]) == (1, 1, 4, 0.5)
    erwartet = {"precision": 1 / 2, "recall": 1 / 4, "f": 2 / 6, "f_e": 2 / 4, "t_zusammenfassung": 0, "t_code": 0.5 - 0.25,
                "ndcg": 1 / (1 + 1 / np.log2(3)), "ndcg_liste": 1, "kehrwert": 1}
    assert {mass: gemessen[mass] for mass in MASSE} == approx(erwartet)


def test_eine_kuerzere_liste_wird_trotzdem_durch_k_geteilt(klein):
    # r, K = 6: gefunden sind nur zwei Passagen, eine davon relevant.
    gemessen = zeile(klein, "r", 6)
    assert (gemessen["n_p"], gemessen["n_n"]) == (1, 1)
    assert (gemessen["precision"], gemessen["t_zusammenfassung"]) == approx((1 / 6, 0.0))
    assert gemessen["kehrwert"] == 1 / 2


def test_ohne_treffer_sind_alle_masse_null_ausser_t(klein):
    gemessen = zeile(klein, "r", 1)
    assert {mass: gemessen[mass] for mass in MASSE if not mass.startswith("t_")} == dict.fromkeys(set(MASSE) - {"t_zusammenfassung", "t_code"}, 0.0)
    assert gemessen["t_zusammenfassung"] == gemessen["t_code"] == -0.5


def test_k_reicht_von_unter_bis_weit_ueber_die_zahl_der_relevanten(klein):
    assert [zeile["k"] for zeile in klein.zeilen() if zeile["frage"] == "q"] == [1, 2, 3, 4, 6, 8, 12, 14]


def test_der_leser_bekommt_die_stufen_der_ersten_k_und_alle_fakten(klein):
    stelle = [(zeile["frage"], zeile["k"]) for zeile in klein.zeilen()].index(("q", 6))
    assert klein.stufen[stelle].tolist() == [2, 0, 1, 0, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1][:klein.stufen.shape[1]]
    assert klein.fakten[stelle] == 3


def test_alpha_gilt_fuer_f_fe_und_t(klein):
    gemessen = zeile(messe_suchen(["eine"], alpha=1), "q", 2)
    assert gemessen["f"] == gemessen["f_e"] == gemessen["precision"]
    assert gemessen["t_zusammenfassung"] == approx(gemessen["precision"] - 1)


def test_der_fortschritt_zaehlt_die_suchen(klein):
    gesehen = []
    messe_suchen(["eine", "andere"], fortschritt=lambda *stand: gesehen.append(stand))
    assert gesehen == [(1, 2), (2, 2)]


def test_zwei_k_bleiben_ein_kleiner_teil_des_korpus(echt):
    assert 2 * echt["k"].max() <= len(passagen()) / 5


def test_jede_frage_und_jede_suche_ist_dabei_und_keine_messung_doppelt(echt):
    assert set(echt["frage"]) == set(fragen()) and set(echt["suche"]) == set(SUCHEN)
    assert len(set(zip(echt["frage"], echt["suche"], echt["k"]))) == len(echt)


def test_wo_die_liste_voll_ist_ist_t_der_zusammenfassung_p_minus_alpha(echt):
    voll = echt.auswahl(echt["n_p"] + echt["n_n"] == echt["k"])
    assert voll["t_zusammenfassung"] == approx(voll["precision"] - 0.5)
    assert len(voll) < len(echt)  # BM25 findet zu manchen Fragen weniger als K Passagen


def test_die_masse_halten_ihre_ungleichungen_ein(echt):
    assert (echt["f_e"] >= echt["f"] - 1e-12).all()
    assert (echt["ndcg_liste"] >= echt["ndcg"] - 1e-12).all()


def test_derselbe_startwert_gibt_dieselben_noten_ein_anderer_nicht(echt):
    noten = echt.benotet(Leser(), startwert=7)["note"]
    assert (noten == messe_suchen().benotet(Leser(), startwert=7)["note"]).all()
    assert (noten != echt.benotet(Leser(), startwert=8)["note"]).any()


def test_eine_auswahl_bekommt_dieselben_noten_wie_im_ganzen(echt):
    dicht = echt["textart"] == "dicht"
    assert (echt.nur(textart="dicht").benotet(Leser())["note"] == echt.benotet(Leser())["note"][dicht]).all()


def test_benoten_aendert_die_messreihe_nicht(echt):
    echt.benotet(Leser())
    assert "note" not in echt.spalten


def test_nur_waehlt_zeilen_und_none_waehlt_alle(klein):
    assert {zeile["frage"] for zeile in klein.nur(textart="dicht").zeilen()} == {"r"}
    assert len(klein.nur(textart=None)) == len(klein)
    assert len(klein.nur(textart="dicht", frage="q")) == 0


def test_als_text_sagt_eine_messreihe_wie_gross_sie_ist(klein):
    assert repr(klein) == f"Messreihe: {len(klein)} Messungen an 2 Fragen"


def test_eine_zeile_besteht_aus_gewoehnlichen_python_werten(klein):
    assert {type(wert) for zeile in klein.zeilen() for wert in zeile.values()} == {str, int, float}


# Fremde Einträge

FREMD = [
    {"id": "arxiv-1", "E": "m", "Np": 3, "K": 2, "grade": 4, "inK": [1, 0]},
    {"id": "arxiv-1", "E": "m", "Np": 3, "K": 4, "grade": 5, "inK": [1, 0, 1, 0]},
    {"id": "nq-7", "E": "m", "Np": 2, "K": 2, "grade": 1, "inK": [0, 0]},
]


def test_fremde_eintraege_bringen_ihre_noten_mit_und_kein_fe():
    reihe = aus_eintraegen(FREMD)
    assert reihe["note"].tolist() == [4, 5, 1] and reihe["textart"].tolist() == ["arxiv", "arxiv", "nq"]
    assert "f_e" not in reihe.masse and reihe["f"][0] == approx(2 / 5)


def test_mit_fe_bleiben_die_eintraege_zu_denen_es_das_doppelte_k_gibt():
    reihe = aus_eintraegen(FREMD, mit_fe=True)
    assert reihe["k"].tolist() == [2] and reihe["f_e"].tolist() == [approx(2 / 4)]


def test_ohne_doppeltes_k_sagt_die_meldung_woran_es_liegt():
    with pytest.raises(ValueError, match="doppeltem K"):
        aus_eintraegen(FREMD[:1], mit_fe=True)


@pytest.mark.parametrize(("eintraege", "fehler", "text"), [
    ([], ValueError, "eintraege ist leer"),
    ([FREMD[0], {"id": 1}], ValueError, r"^eintraege\[1\]: Der Schlüssel 'E' fehlt"),
    ("samples_graded.json", TypeError, "eine Liste wie von lies_retrieval_response"),
])
def test_unbrauchbare_eintraege_werden_benannt(eintraege, fehler, text):
    with pytest.raises(fehler, match=text):
        aus_eintraegen(eintraege)


@pytest.mark.parametrize(("suchen", "fehler"), [("BM25", TypeError), (3, TypeError), (["Google"], ValueError)])
def test_unbekannte_suchen_werden_benannt(suchen, fehler):
    with pytest.raises(fehler, match="BM25, Wörter, Wortstücke, verwandte Wörter"):
        messe_suchen(suchen)


def test_wer_die_klasse_statt_eines_lesers_uebergibt_erfaehrt_es(klein):
    with pytest.raises(TypeError, match=r"Gebraucht wird ein Leser mit Klammern, zum Beispiel Leser\(\)"):
        klein.benotet(Leser)


def test_eine_messung_steht_in_der_einzahl():
    assert repr(aus_eintraegen(FREMD[:1])) == "Messreihe: 1 Messung an 1 Frage"


def test_fremde_messungen_lassen_sich_nicht_neu_benoten():
    with pytest.raises(ValueError, match="stehen schon fest"):
        aus_eintraegen(FREMD).benotet(Leser())
