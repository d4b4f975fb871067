"""Die Auswahlfragen der Wiederholungen und des Quiz."""

import pytest

from lernmodul.aufgaben.fragen import WIEDERHOLUNG
from lernmodul.aufgaben.fragen_quiz import QUIZ

FRAGEN = [*(frage for fragen in WIEDERHOLUNG.values() for frage in fragen), *QUIZ]


@pytest.mark.parametrize("frage", FRAGEN, ids=lambda frage: frage.text)
def test_von_drei_verschiedenen_antworten_ist_genau_eine_richtig_und_jede_wird_erklaert(frage):
    assert sorted(antwort.richtig for antwort in frage.antworten) == [False, False, True]
    assert len({antwort.text for antwort in frage.antworten}) == len({antwort.rueckmeldung for antwort in frage.antworten}) == 3
    assert all(antwort.text and antwort.rueckmeldung for antwort in frage.antworten)


def test_jede_lektion_nach_der_ersten_wiederholt_zwei_fragen_und_keine_kommt_doppelt_vor():
    assert [*WIEDERHOLUNG] == [f"{kapitel:02}" for kapitel in range(2, 13)]
    assert {len(fragen) for fragen in WIEDERHOLUNG.values()} == {2}
    assert len({frage.text for frage in FRAGEN}) == len(FRAGEN)


@pytest.mark.parametrize("fragen", [QUIZ, sum(WIEDERHOLUNG.values(), ())], ids=["quiz", "wiederholung"])
def test_an_der_laenge_erkennt_man_die_richtige_antwort_nicht(fragen):
    laengste = [max(frage.antworten, key=lambda antwort: len(antwort.text)).richtig for frage in fragen]
    assert sum(laengste) <= len(fragen) / 2


@pytest.mark.parametrize("fragen", [QUIZ, sum(WIEDERHOLUNG.values(), ())], ids=["quiz", "wiederholung"])
def test_die_richtige_antwort_steht_nicht_immer_an_derselben_stelle(fragen):
    stellen = [[antwort.richtig for antwort in frage.antworten].index(True) for frage in fragen]
    assert set(stellen) == {0, 1, 2}
