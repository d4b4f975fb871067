"""Ein Projekt messen: Kennzahlen mit Intervall, zwei Läufe gegeneinander, eigene Funktion oder Referenz."""

from math import nan

import pytest
from pytest import approx

from hilfen.messordner import schreibe
from lernmodul import lade_projekt, uebung_2
from lernmodul.messung import Kennzahl, Vergleich, eigene_oder_referenz, kehrwerte, messe, recall_verlauf, vergleiche_laeufe
from lernmodul.metriken.suche import retrieval_metriken
from lernmodul.metriken.unsicherheit import paarvergleich, wilson_intervall
from lernmodul.projekt import was_zuerst


@pytest.fixture
def ordner(tmp_path):
    return schreibe(tmp_path / "messung")


# Messen


def test_gemessen_wird_was_man_von_hand_ausrechnet(ordner):
    projekt = lade_projekt(ordner)
    recall, mrr, korrekt, zu_unrecht = messe(projekt, k=1)
    assert (recall.name, recall.wert, recall.n, recall.intervall) == ("Recall@1", approx(1 / 3), 3, wilson_intervall(1, 3))
    assert (mrr.wert, mrr.n) == (0.5, 3)
    assert (korrekt.wert, korrekt.n, korrekt.intervall) == (1.0, 1, wilson_intervall(1, 1))
    assert (zu_unrecht.wert, zu_unrecht.n, zu_unrecht.intervall) == (0.0, 3, wilson_intervall(0, 3))
    assert kehrwerte(projekt.faelle()[0]) == [1.0, 0.5, 0.0]


def test_das_intervall_des_mrr_liegt_um_den_mrr_und_nicht_ausserhalb_von_0_bis_1(ordner):
    zahl = messe(lade_projekt(ordner))[1]
    assert 0 <= zahl.intervall[0] < zahl.wert < zahl.intervall[1] <= 1


def test_ein_k_laenger_als_jede_liste_ist_erlaubt(ordner):
    projekt = lade_projekt(ordner)
    assert messe(projekt, k=50)[0].wert == approx(2 / 3)
    assert recall_verlauf(projekt) == [approx(1 / 3)] + [approx(2 / 3)] * 9
    assert was_zuerst(projekt, k=50)["Suche"] == ["g3"]


@pytest.mark.parametrize("k", [0, -1, 2.5, "3", True, None])
def test_ein_unbrauchbares_k_wird_ueberall_gemeldet(ordner, k):
    projekt = lade_projekt(ordner)
    for tun in (messe, was_zuerst):
        with pytest.raises((TypeError, ValueError), match="^k "):
            tun(projekt, k)


def test_gemessen_wird_mit_den_uebergebenen_funktionen(ordner):
    projekt = lade_projekt(ordner)
    messung = messe(projekt, retrieval=lambda faelle, k: (1 / 3, 0.25), ablehnung=lambda fragen: (0.0, 1.0))
    assert [zahl.wert for zahl in messung] == [approx(1 / 3), 0.25, 0.0, 1.0]
    assert recall_verlauf(projekt, 3, retrieval=lambda faelle, k: (k / 10, 0)) == [0.1, 0.2, 0.3]


def test_eine_kennzahl_zeigt_wert_intervall_und_n():
    assert Kennzahl("MRR", 0.5, 4, (0.25, 0.75)).text == "0.50  (0.25 bis 0.75, n = 4)"


# Zwei Läufe


def test_der_vergleich_ist_der_paarvergleich_der_kehrwerte(tmp_path):
    vergleich = {"g1": (["q9", "q1"], False), "g2": (["q2"], False), "g3": (["q3"], True), "g4": ([], True)}
    ergebnis = vergleiche_laeufe(lade_projekt(schreibe(tmp_path, vergleich=vergleich)))
    differenz, intervall, p = paarvergleich([1, 0.5, 0], [0.5, 1, 1])
    assert (ergebnis.differenz, ergebnis.intervall, ergebnis.p) == (differenz, intervall, p)
    assert ergebnis.differenz == approx(1 / 3)
    assert (ergebnis.gewinnt_a, ergebnis.gewinnt_b, ergebnis.n) == (1, 2, 3)


def test_ein_vergleich_nennt_auch_den_gleichstand():
    assert repr(Vergleich(0.125, (-0.25, 0.5), 0.25, 1, 2, 8)) == str(Vergleich(0.125, (-0.25, 0.5), 0.25, 1, 2, 8)) == (
        "MRR des zweiten Laufs minus MRR des ersten: +0.12 (−0.25 bis +0.50), p = 0.250.\n"
        "Der zweite gewinnt 2 von 8 Fragen, der erste 1, gleich sind 5."
    )  # fmt: skip


def test_ohne_zweiten_lauf_gibt_es_keinen_vergleich(ordner):
    assert vergleiche_laeufe(lade_projekt(ordner)) is None


# Eigene Funktion oder Referenz


def noch_offen(faelle, k): ...


def falsch(faelle, k):
    return 0.0, 0.0


def endlos(faelle, k):
    while True:
        pass


@pytest.mark.parametrize(("abgabe", "genommen", "satz"), [
    (retrieval_metriken, "eigene", "retrieval_metriken: deine Funktion"),
    (noch_offen, "Referenz", "retrieval_metriken: die Referenz (noch offen)"),
    (..., "Referenz", "retrieval_metriken: die Referenz (noch offen)"),
    (falsch, "Referenz", "retrieval_metriken: die Referenz (deine besteht die Prüfung noch nicht)"),
    (endlos, "Referenz", "retrieval_metriken: die Referenz (deine besteht die Prüfung noch nicht)"),
    (None, "Referenz", "retrieval_metriken: die Referenz (deine besteht die Prüfung noch nicht)"),
    (nan, "Referenz", "retrieval_metriken: die Referenz (deine besteht die Prüfung noch nicht)"),
])  # fmt: skip
def test_gemessen_wird_mit_der_eigenen_funktion_oder_der_bericht_sagt_warum_nicht(abgabe, genommen, satz):
    def referenz(faelle, k):
        return retrieval_metriken(faelle, k)

    funktion, gesagt = eigene_oder_referenz(abgabe, uebung_2, referenz)
    assert funktion is (abgabe if genommen == "eigene" else referenz)
    assert gesagt == satz
