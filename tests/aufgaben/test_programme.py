"""Was für jede Übung gilt: Richtiges in jedem Gewand, jeder Denkfehler anders geschrieben, und was mehrere Fehler auf einmal zu hören bekommen."""

import pytest

import lernmodul

from . import (programme_1, programme_2_falsch, programme_2_richtig, programme_3, programme_4, programme_5, programme_6, programme_7, programme_8, programme_9,
               programme_10, programme_beispiele, programme_gegenbeispiele)
from .gemeinsam import FUNKTIONEN, alle_paare, beurteile, ist_hilfreich

pytestmark = [pytest.mark.usefixtures("viel_zeit"), pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # 0 durch 0 in numpy

GRUNDFORMEN_2 = {"Grundform wie in JavaScript": programme_2_falsch.WIE_IN_JS, "Grundform kurz": programme_2_falsch.KURZ}
# Übung → richtige Programme, falsche nach Denkfehler, und solche ohne einen Namen (mehrere Fehler, oder nicht die verlangte Form)
TABELLEN = {
    "uebung_2": ({**programme_2_richtig.RICHTIG, **GRUNDFORMEN_2}, programme_2_falsch.FALSCH, programme_2_falsch.ZWEI),
    "uebung_9": (programme_9.RICHTIG, programme_9.FALSCH, programme_9.FORM),
    "gegenbeispiel_1": (programme_beispiele.GEGENBEISPIEL_RICHTIG, programme_beispiele.GEGENBEISPIEL_FALSCH, programme_beispiele.GEGENBEISPIEL_FORM),
    "pruefstein": (programme_beispiele.PRUEFSTEIN_RICHTIG, programme_beispiele.PRUEFSTEIN_FALSCH, programme_beispiele.PRUEFSTEIN_FORM),
    **{f"gegenbeispiel_{nummer}": tabellen for nummer, tabellen in programme_gegenbeispiele.TABELLEN.items()},
    **{f"uebung_{nummer}": (programme.RICHTIG, programme.FALSCH, programme.ZWEI) for nummer, programme in (
        (1, programme_1), (3, programme_3), (4, programme_4), (5, programme_5), (6, programme_6), (7, programme_7), (8, programme_8), (10, programme_10))},
}
RICHTIGE = {"uebung_4": 20, "uebung_5": 20, "uebung_1": 15, **dict.fromkeys(("uebung_9", "pruefstein", *(f"gegenbeispiel_{n}" for n in range(1, 5))), 10)}
FALSCHE = {"uebung_10": 80}
AUCH_IM_BEISPIEL = {f"uebung_{n}" for n in (2, 3, 4, 5, 7)}  # sonst steht das Entscheidende im Text selbst


def mit_programmen(namen, stelle, eintraege=dict.items):
    """Parametrisiert mit allen Einträgen der Tabellen RICHTIG (0), FALSCH (1) oder OHNE NAMEN (2)."""
    alle = [(getattr(lernmodul, uebung), *paar) for uebung, tabellen in TABELLEN.items() for paar in eintraege(tabellen[stelle])]
    return pytest.mark.parametrize(("uebung", *namen), alle, ids=[f"{uebung.name}-{name}" for uebung, name, _ in alle])


@mit_programmen(("name", "programm"), 0)
def test_richtiges_gilt_in_jedem_gewand(uebung, name, programm):
    befund = beurteile(uebung, programm)
    assert (befund.status, befund.denkfehler, befund.gegenbeispiel) == ("richtig", (), None), befund


@mit_programmen(("schluessel", "programm"), 1, alle_paare)
def test_jeder_denkfehler_wird_beim_namen_genannt(uebung, schluessel, programm):
    befund, fehler = beurteile(uebung, programm), uebung.denkfehler[schluessel]
    assert (befund.status, befund.denkfehler) == ("falsch", (schluessel,)), f"{befund}\n{programm}"
    assert ist_hilfreich(befund)
    assert any(text in befund.text for text in (fehler.nachricht, fehler.einzeln or fehler.nachricht, *fehler.je_komponente.values()))
    assert all(befund.hinweise)
    assert uebung in FUNKTIONEN or befund.gegenbeispiel is None


@mit_programmen(("name", "eintrag"), 2)
def test_was_keinen_namen_hat_bekommt_einen_brauchbaren_hinweis(uebung, name, eintrag):
    programm, stueck = eintrag
    befund = beurteile(uebung, programm)
    assert ist_hilfreich(befund)
    assert stueck in (str(befund) if uebung.name in AUCH_IM_BEISPIEL else befund.text), befund


@pytest.mark.parametrize("name", TABELLEN)
def test_jeder_denkfehler_kommt_in_der_tabelle_vor(name):
    richtig, falsch, _ = TABELLEN[name]
    assert set(falsch) == set(getattr(lernmodul, name).denkfehler)
    assert all(len(programme) >= 2 for programme in falsch.values())
    assert len(richtig) >= RICHTIGE.get(name, 25)
    assert len(alle_paare(falsch)) >= FALSCHE.get(name, 10)


@pytest.mark.parametrize("name", ["uebung_9", "pruefstein", *(f"gegenbeispiel_{n}" for n in range(1, 5))])
def test_beispiele_in_ungewohnter_form_gelten_ohne_hinweis_und_falsche_form_hat_keinen_denkfehler(name):
    uebung, (richtig, _, form) = getattr(lernmodul, name), TABELLEN[name]
    assert [n for n, programm in richtig.items() if beurteile(uebung, programm).hinweise] == []
    assert [n for n, (programm, _) in form.items() if beurteile(uebung, programm).denkfehler or beurteile(uebung, programm).hinweise] == []
