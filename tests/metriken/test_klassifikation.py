"""Metriken aus vier Anzahlen; alle Werte von Hand gerechnet."""

import re
from dataclasses import FrozenInstanceError

import numpy as np
import pytest
from pytest import approx

from lernmodul.metriken.klassifikation import Konfusionsmatrix, accuracy, f_score, fallout, precision, recall

ECHT = [1, 0, 0, 1, 0, 1, 0, 0, 0, 0]
GEMELDET = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0]
KEINE_ANZAHL = [True, False, 2.0, 2.5, "2", None, [2], np.True_, np.float64(2.0), float("nan")]


def test_das_beispiel_des_kurses():
    matrix = Konfusionsmatrix(tp=2, fp=2, fn=1, tn=5)
    assert (matrix.accuracy, matrix.precision) == (0.7, 0.5)
    assert matrix.recall == approx(2 / 3)
    assert matrix.fallout == approx(2 / 7)
    assert matrix.f1 == approx(4 / 7)


def test_precision_und_recall_sind_nicht_vertauscht():
    assert precision(tp=8, fp=2) == 0.8
    assert recall(tp=8, fn=8) == 0.5
    assert accuracy(tp=8, fp=2, fn=8, tn=82) == 0.9


def test_ein_pruefer_der_nie_meldet_hat_hohe_accuracy_und_keinen_recall():
    matrix = Konfusionsmatrix(tp=0, fp=0, fn=1, tn=19)
    assert (matrix.accuracy, matrix.recall, matrix.precision) == (0.95, 0.0, 0.0)
    assert matrix.undefiniert == {"precision"}


def test_beta_zieht_zum_recall():
    # 5·2 / (5·2 + 4·6 + 2) = 10/36 und 1.25·2 / (1.25·2 + 0.25·6 + 2) = 2.5/6
    assert f_score(tp=2, fp=2, fn=6, beta=2) == approx(10 / 36)
    assert f_score(tp=2, fp=2, fn=6, beta=0.5) == approx(2.5 / 6)
    assert f_score(tp=2, fp=2, fn=6, beta=0) == precision(tp=2, fp=2)
    assert f_score(tp=2, fp=2, fn=6, beta=1e200) == recall(tp=2, fn=6)


def test_f1_mittelt_nicht_arithmetisch():
    assert f_score(tp=1, fp=0, fn=9) == approx(2 / 11)


@pytest.mark.parametrize(
    "metrik",
    [lambda: accuracy(tp=0, fp=0, fn=0, tn=0), lambda: precision(tp=0, fp=0), lambda: recall(tp=0, fn=0), lambda: fallout(fp=0, tn=0),
     lambda: f_score(tp=0, fp=0, fn=0), lambda: f_score(tp=0, fp=0, fn=3, beta=0)],
)
def test_null_durch_null_ist_per_regel_null(metrik):
    ergebnis = metrik()
    assert ergebnis == 0.0 and type(ergebnis) is float


def test_undefiniert_nennt_genau_die_metriken_mit_nenner_null():
    assert Konfusionsmatrix(0, 0, 0, 0).undefiniert == {"accuracy", "precision", "recall", "fallout", "f1"}
    assert Konfusionsmatrix(3, 0, 0, 0).undefiniert == {"fallout"}
    assert Konfusionsmatrix(0, 0, 0, 4).undefiniert == {"precision", "recall", "f1"}
    assert Konfusionsmatrix(0, 2, 2, 0).undefiniert == frozenset()
    assert isinstance(Konfusionsmatrix(1, 1, 1, 1).undefiniert, frozenset)


def test_f1_null_ist_nicht_undefiniert_wenn_etwas_gemeldet_wurde():
    assert "f1" not in Konfusionsmatrix(tp=0, fp=1, fn=1, tn=0).undefiniert


@pytest.mark.parametrize("wert", KEINE_ANZAHL)
def test_keine_ganze_zahl_nennt_feld_und_wert(wert):
    for aufruf in (lambda: precision(tp=1, fp=wert), lambda: Konfusionsmatrix(tp=1, fp=wert, fn=0, tn=0)):
        with pytest.raises(TypeError, match=r"^fp ist .*Gebraucht wird eine ganze Zahl ab 0\.$") as fehler:
            aufruf()
        assert "np." not in str(fehler.value)


def test_negative_anzahl_nennt_feld_und_wert():
    with pytest.raises(ValueError, match=r"^tn ist -1 \(int\)"):
        accuracy(tp=1, fp=1, fn=1, tn=-1)


@pytest.mark.parametrize("beta", [-1, float("inf"), float("nan")])
def test_beta_ist_endlich_und_nicht_negativ(beta):
    with pytest.raises(ValueError, match="^beta ist"):
        f_score(tp=1, fp=1, fn=1, beta=beta)


@pytest.mark.parametrize("beta", ["1", None, True])
def test_beta_ist_eine_zahl(beta):
    with pytest.raises(TypeError, match="^beta ist"):
        f_score(tp=1, fp=1, fn=1, beta=beta)


def test_anzahlen_werden_nur_mit_namen_uebergeben():
    with pytest.raises(TypeError):
        precision(2, 2)


def test_kleine_numpy_zahlen_laufen_nicht_ueber():
    hundert = np.int8(100)
    assert precision(tp=hundert, fp=hundert) == 0.5
    assert type(Konfusionsmatrix(hundert, hundert, hundert, hundert).tp) is int


def test_aus_urteilen_zaehlt_die_vier_felder():
    assert Konfusionsmatrix.aus_urteilen(ECHT, GEMELDET) == Konfusionsmatrix(tp=2, fp=2, fn=1, tn=5)


def test_vertauschte_reihen_vertauschen_fp_und_fn():
    assert Konfusionsmatrix.aus_urteilen(GEMELDET, ECHT) == Konfusionsmatrix(tp=2, fp=1, fn=2, tn=5)


@pytest.mark.parametrize(
    "form",
    [tuple, np.array, lambda w: np.array(w, dtype=bool), lambda w: [bool(x) for x in w], lambda w: list(np.array(w) == 1)],
)
def test_aus_urteilen_nimmt_jede_reihe(form):
    assert Konfusionsmatrix.aus_urteilen(form(ECHT), form(GEMELDET)) == Konfusionsmatrix(2, 2, 1, 5)


def test_leere_reihen_ergeben_vier_nullen():
    assert Konfusionsmatrix.aus_urteilen([], []) == Konfusionsmatrix(0, 0, 0, 0)


def test_verschieden_lange_reihen_werden_nicht_gekuerzt():
    with pytest.raises(ValueError, match="echt hat 3, gemeldet hat 2"):
        Konfusionsmatrix.aus_urteilen([1, 0, 1], [1, 0])


@pytest.mark.parametrize("wert", ["1", 1.0, None, "ja", [1], np.float64(1.0), float("nan")])
def test_anderes_als_null_und_eins_nennt_die_stelle(wert):
    with pytest.raises(TypeError, match=r"^gemeldet\[1\] ist .*Gebraucht wird 0 oder 1, False oder True\.$"):
        Konfusionsmatrix.aus_urteilen([0, 1], [0, wert])


@pytest.mark.parametrize("wert", [2, -1, np.int64(7)])
def test_andere_ganze_zahlen_nennen_die_stelle(wert):
    with pytest.raises(ValueError, match=r"^echt\[0\] ist"):
        Konfusionsmatrix.aus_urteilen([wert], [0])


@pytest.mark.parametrize("reihe", ["10", b"10", {0: 1, 1: 0}, {1, 0}, None, 1, (x for x in [1, 0])])
def test_was_keine_reihe_ist_wird_abgelehnt(reihe):
    with pytest.raises(TypeError, match="^echt ist"):
        Konfusionsmatrix.aus_urteilen(reihe, [1, 0])


def test_die_matrix_ist_unveraenderlich_und_vergleichbar():
    matrix = Konfusionsmatrix(2, 2, 1, 5)
    with pytest.raises(FrozenInstanceError):
        matrix.tp = 3
    assert len({matrix, Konfusionsmatrix(2, 2, 1, 5)}) == 1


def test_repr_ist_str_und_nennt_alles():
    matrix = Konfusionsmatrix(2, 2, 1, 5)
    assert repr(matrix) == str(matrix)
    assert str(matrix) == (
        "Konfusionsmatrix: TP 2, FP 2, FN 1, TN 5 · Accuracy 0.700 · Precision 0.500 · Recall 0.667 · Fall-out 0.286 · F1 0.571"
    )


def test_undefiniertes_ist_in_text_und_html_gekennzeichnet():
    matrix = Konfusionsmatrix(tp=0, fp=0, fn=1, tn=19)
    assert "Precision undefiniert, nach unserer Regel 0.0 · Recall 0.000" in str(matrix)
    assert matrix._repr_html_().count("undefiniert, nach unserer Regel 0.0") == 1
    assert Konfusionsmatrix(0, 0, 0, 0)._repr_html_().count("undefiniert, nach unserer Regel 0.0") == 5


def test_html_zeigt_zeilen_als_wahrheit_und_spalten_als_urteil():
    zeilen = re.findall(r"<tr>.*?</tr>", Konfusionsmatrix(11, 12, 13, 14)._repr_html_(), flags=re.S)
    text = [" ".join(re.sub(r"<[^>]+>", " ", zeile).split()) for zeile in zeilen]
    assert text[:3] == ["gemeldet nicht gemeldet", "wirklich fehlerhaft TP 11 FN 13", "einwandfrei FP 12 TN 14"]


def test_html_ist_jedes_mal_gleich_und_ohne_kennungen():
    html = Konfusionsmatrix(2, 2, 1, 5)._repr_html_()
    assert html == Konfusionsmatrix(2, 2, 1, 5)._repr_html_()
    assert " id=" not in html and "{" not in html.split("</style>")[1]
