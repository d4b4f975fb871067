"""Die Regel, nach der geübt wird, an jeder Folge von Antworten bis zu einer gewissen Länge."""

from itertools import product

import pytest

from lernmodul.wiedervorlage import Karte, Plan, aus_verlauf

FALSCH, UNSICHER, SICHER = (False, True), (True, False), (True, True)
THEMEN = ("a", "b", "c", "d")


def spiele(antworten, themen=THEMEN):
    """Die Themen in der Reihenfolge, in der sie drankommen, und der Plan am Ende."""
    plan, folge = Plan(), []
    for antwort in antworten:
        folge.append(plan.naechstes(themen))
        plan = plan.nach(folge[-1], *antwort)
    return "".join(folge), plan


def alle_folgen(anzahl, laenge=8):
    for antworten in product((FALSCH, UNSICHER, SICHER), repeat=laenge):
        yield antworten, spiele(antworten, THEMEN[:anzahl])[0]


def abstaende_nach_falsch(anzahl):
    """Wie viele andere Aufgaben zwischen einer falschen Antwort und der Rückkehr ihres Themas lagen."""
    for antworten, folge in alle_folgen(anzahl):
        for stelle, (richtig, _) in enumerate(antworten):
            rueckkehr = folge.find(folge[stelle], stelle + 1)
            if not richtig and rueckkehr > 0:
                yield rueckkehr - stelle - 1


def test_es_beginnt_mit_dem_leichtesten_thema():
    assert Plan().naechstes(THEMEN) == "a"
    assert Plan().naechstes(("c", "d")) == "c"


def test_laeuft_es_gut_kommt_jedes_mal_ein_schwereres_thema_dazu():
    assert spiele([SICHER] * 4)[0] == "abcd"


def test_falsches_kommt_nach_zwei_anderen_wieder_und_nur_dann_spaeter_wenn_nach_drei_falschen_etwas_neues_dazwischenkommt():
    assert set(abstaende_nach_falsch(3)) == {2}
    assert set(abstaende_nach_falsch(4)) == {2, 3}


def test_nach_drei_falschen_hintereinander_kommt_einmal_etwas_neues_auch_wenn_falsches_wartet():
    sechs = (*THEMEN, "e", "f")
    assert spiele([FALSCH] * 7, sechs)[0] == "abcdabc"
    assert spiele([FALSCH, FALSCH, SICHER, FALSCH, FALSCH, FALSCH], sechs)[0] == "abcabc"
    assert spiele([FALSCH, FALSCH, SICHER, FALSCH, FALSCH, FALSCH, SICHER], sechs)[0] == "abcabcd"


def test_ist_alles_schon_einmal_dran_gewesen_aendern_drei_falsche_nichts():
    plan = aus_verlauf([("a", *FALSCH), ("b", *FALSCH), ("c", *FALSCH)])
    assert plan.naechstes(("a", "b", "c")) == "a"
    assert plan.naechstes(THEMEN) == "d"


def test_eine_richtige_antwort_beginnt_die_zaehlung_von_vorn():
    plan = aus_verlauf([("a", *FALSCH), ("b", *FALSCH), ("c", *UNSICHER), ("a", *FALSCH)])
    assert plan.daneben == 1
    assert plan.naechstes(THEMEN) == "b"


def test_bei_zwei_themen_wechseln_sie_sich_ab():
    assert {folge for _, folge in alle_folgen(2)} == {"abababab"}


def test_ein_einziges_thema_kommt_eben_jedes_mal():
    assert {folge for _, folge in alle_folgen(1, 4)} == {"aaaa"}


def test_nach_einer_falschen_antwort_kommt_erst_etwas_das_sitzt():
    assert spiele([SICHER, SICHER, FALSCH, SICHER])[0] == "abca"
    assert spiele([SICHER, SICHER, SICHER, SICHER])[0] == "abcd"


def test_ist_alles_neue_aufgebraucht_kommt_was_am_laengsten_ruht():
    assert spiele([SICHER] * 9)[0] == "abcdabcda"


def test_sicher_verdoppelt_die_pause_unsicher_laesst_sie_falsch_setzt_sie_zurueck():
    plan = Plan()
    pausen = []
    for antwort in (SICHER, SICHER, UNSICHER, SICHER, FALSCH, UNSICHER, SICHER):
        plan = plan.nach("a", *antwort)
        pausen.append(plan.karten["a"].pause)
    assert pausen == [4, 8, 8, 16, 2, 2, 4]


def test_falsch_bleibt_falsch_wie_sicher_man_auch_war():
    assert Plan().nach("a", False, True) == Plan().nach("a", False, False) == Plan(1, {"a": Karte(1, 2, True)}, 1)


def test_was_am_laengsten_faellig_ist_kommt_zuerst():
    plan = Plan(10, {"a": Karte(7, 2, True), "b": Karte(6, 2, True), "c": Karte(9, 4, False), "e": Karte(4, 4, False), "f": Karte(3, 4, False)})
    assert plan.naechstes(("a", "b", "c", "d")) == "b"
    assert plan.naechstes(("c", "d", "e")) == "d"
    assert plan.naechstes(("c", "e", "f")) == "f"


def test_falsches_geht_neuem_vor_und_neues_dem_was_nur_wieder_an_der_reihe_ist():
    karten = {"a": Karte(6, 2, False), "b": Karte(7, 2, True)}
    nach_richtig, nach_falsch = Plan(10, karten, 0), Plan(10, karten, 1)
    assert [plan.naechstes(THEMEN) for plan in (nach_richtig, nach_falsch)] == ["b", "b"]
    assert [plan.naechstes(("a", "c")) for plan in (nach_richtig, nach_falsch)] == ["c", "a"]


def test_ohne_fehler_sind_nach_so_vielen_aufgaben_alle_themen_dran_gewesen_wie_es_themen_gibt():
    for antworten in product((UNSICHER, SICHER), repeat=4):
        assert spiele(antworten)[0] == "abcd"


def test_kommt_wieder_nennt_nur_gewaehlte_themen_deren_letzte_antwort_falsch_war():
    plan = aus_verlauf([("a", *FALSCH), ("b", *FALSCH), ("c", *SICHER), ("a", *UNSICHER)])
    assert plan.kommt_wieder(THEMEN) == ["b"]
    assert plan.kommt_wieder(("a", "c")) == []


def test_ein_abgewaehltes_thema_kommt_nicht_und_ein_neues_gleich_dran():
    plan = spiele([FALSCH, SICHER, SICHER])[1]
    assert plan.naechstes(THEMEN) == "a"
    assert plan.naechstes(("b", "d")) == "d"


def test_gleiche_antworten_fuehren_zur_gleichen_folge_auch_ueber_einen_neustart():
    antworten = [FALSCH, SICHER, UNSICHER, FALSCH, SICHER, SICHER, FALSCH, UNSICHER]
    folge, plan = spiele(antworten)
    assert (folge, plan) == spiele(antworten)
    assert aus_verlauf((thema, *antwort) for thema, antwort in zip(folge, antworten)) == plan


def test_ein_plan_veraendert_sich_nicht():
    plan = Plan().nach("a", True, True)
    plan.nach("a", False, False)
    plan.nach("b", False, False)
    assert plan == Plan(1, {"a": Karte(1, 4, False)}, 0)


def test_ohne_themen_gibt_es_einen_deutschen_satz():
    with pytest.raises(ValueError, match="Es ist kein Thema ausgewählt"):
        Plan().naechstes(())
