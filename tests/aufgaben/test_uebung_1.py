"""Übung 1: wie genau die fünf Zahlen sein müssen und was bei einer falschen dasteht."""

import pytest

from lernmodul import uebung_1 as uebung


@pytest.mark.parametrize("stelle", range(5))
@pytest.mark.parametrize("abweichung", [0.0051, -0.0051, 0.5])
def test_wer_um_mehr_als_ein_halbes_hundertstel_danebenliegt_ist_falsch(stelle, abweichung):
    zahlen = list(uebung.soll)
    zahlen[stelle] += abweichung
    befund = uebung.pruefe(tuple(zahlen))
    assert befund.status == "falsch"
    assert [name for name, stimmt in befund.komponenten if not stimmt] == [uebung.komponenten[stelle]]


def test_kein_befund_zu_einer_falschen_zahl_verraet_die_richtige():
    for stelle, richtig in enumerate(uebung.soll):
        zahlen = list(uebung.soll)
        zahlen[stelle] = 0.37
        assert f"{richtig:.2f}".rstrip("0") not in uebung.pruefe(tuple(zahlen)).text.replace("0.37", "")


def test_die_anzeige_sagt_welche_der_fuenf_zahlen_stimmen():
    befund = uebung.pruefe((0.95, 0.0, 0.85, 1.0, 1.0))
    assert "accuracy_A ✓ · recall_A ✓ · accuracy_B ✓ · precision_B ✗ · recall_B ✓" in str(befund)


@pytest.mark.parametrize(("abgabe", "text"), [
    ((0.95, 0.0, 0.85, 1.0, 1.0), "precision_B: Du hast durch die echten Fehler geteilt. Das wäre der Recall. "
     "Gefragt ist, welcher Anteil der Meldungen stimmt: Was gehört dann unter den Bruchstrich?"),
    ((0, 95, 0, 0, 0, 85, 0, 25, 1, 0), "Da stehen mehr als fünf Zahlen. In Python trennt das Komma die Einträge, die Nachkommastellen trennt ein Punkt. "
     "Ist ein deutsches Dezimalkomma dabei, oder eine precision_A, nach der niemand gefragt hat?"),
    ((95, 0, 85, 25, 100), "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1, wie Python sie bei der Division liefert. Wohin rückt der Punkt?"),
    (("0.95", 0, 0.85, 0.25, 1), "accuracy_A ist ein Text. Ohne Anführungszeichen wird eine Zahl daraus."),
    (("0,95", 0, 0.85, 0.25, 1), "accuracy_A ist ein Text. Ohne Anführungszeichen und mit Punkt statt Komma wird eine Zahl daraus."),
    (None, "Da kommt `None` an, also gar kein Ergebnis."),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(abgabe, text):
    assert uebung.pruefe(abgabe).text == text


@pytest.mark.parametrize("abgabe", [..., (..., 0.0, 0.85, 0.25, 1.0), [0.95, 0.0, 0.85, 0.25, ...], (..., ..., ..., ..., ...)])
def test_solange_drei_punkte_dastehen_ist_es_offen(abgabe):
    assert uebung.pruefe(abgabe).status == "offen"


def test_eine_liste_gilt_mit_hinweis_ein_tupel_ohne():
    assert uebung.pruefe(list(uebung.soll)).hinweise == ("Ein Tupel in runden Klammern war gefragt; deine Reihe gilt genauso.",)
    assert uebung.pruefe(tuple(uebung.soll)).hinweise == ()
