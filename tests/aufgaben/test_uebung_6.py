"""Übung 6: wie drei Funktionen auf einmal beurteilt werden."""

import pytest

from lernmodul import uebung_6 as uebung
from lernmodul.metriken import mengen

from .gemeinsam import abgabe, beurteile, ist_hilfreich
from .programme_6 import FALSCH, NIETEN, ZWEI, mit

pytestmark = pytest.mark.usefixtures("viel_zeit")

AUFRUF = "`uebung_6.pruefe((recall, precision, fallout))`"
GUT = (mengen.recall, mengen.precision, mengen.fallout)


def test_eine_liste_von_funktionen_gilt_wie_ein_tupel():
    assert uebung.pruefe(list(GUT)).status == "richtig"


def test_eine_funktion_die_abbricht_verdeckt_das_urteil_ueber_die_anderen_nicht():
    befund = beurteile(uebung, mit(recall="return gibtesnicht", precision="return 1 / 0"))
    assert befund.komponenten == (("recall", False), ("precision", False), ("fallout", True))
    befund = beurteile(uebung, mit(recall="return gibtesnicht", fallout=f"return {NIETEN} / len(alle) if alle else 0"))
    assert (befund.denkfehler, befund.komponenten) == (("fallout_durch_alle",), (("recall", False), ("precision", True), ("fallout", False)))


def test_zu_einer_offenen_funktion_steht_auch_da_was_an_einer_anderen_falsch_ist():
    befund = beurteile(uebung, mit(recall="return precision(relevant, gefunden)", fallout="..."))
    assert befund.text == f"Noch offen: `fallout`. recall: {uebung.denkfehler['tafel_gedreht'].nachricht}"
    assert befund.gegenbeispiel.aufruf == 'recall({"A", "B"}, ["A"])'
    assert "recall ✗ · precision ✓" in str(befund)
    befund = beurteile(uebung, mit(recall="return input()", precision="pass"))
    assert (befund.status, befund.text.split(". ")[:2]) == ("offen", ["Noch offen: `precision`", "recall: Abgebrochen, weil deine Funktion auf `input()` wartet"])


def test_das_beispiel_zeigt_den_denkfehler_und_nicht_den_fehlenden_schutz_daneben():
    beispiel = beurteile(uebung, mit(fallout=f"return {NIETEN} / len(alle)")).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == ('fallout({"A"}, ["X"], {"A", "X"})', "1.0", "0.5")


def test_das_beispiel_ruft_die_funktion_die_falsch_rechnet():
    beispiel = beurteile(uebung, FALSCH["fallout_durch_alle"][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == ('fallout({"A"}, ["X"], {"A", "X"})', "1.0", "0.5")


@pytest.mark.parametrize(("schluessel", "aufruf", "erwartet", "bekommen"), [
    ("tafel_gedreht", 'recall({"A", "B"}, ["A"])', "0.5", "1.0"),
    ("precision_durch_relevante", 'precision({"A", "B"}, ["A"])', "1.0", "0.5"),
    ("doppelte_gezaehlt", 'precision({"A"}, ["A", "A"])', "1.0", "0.5"),
    ("kein_schutz", "recall(set(), [])", "0.0", "ZeroDivisionError in Zeile 2"),
    ("fallout_durch_gefundene", "fallout(set(), [], set())", "0.0", "1"),
])
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet) == (aufruf, erwartet)
    assert beispiel.bekommen.startswith(bekommen)


def test_zwei_verschiedene_denkfehler_stehen_beide_im_befund():
    befund = beurteile(uebung, ZWEI["Recall gedreht, Fall-out durch alles"][0])
    assert befund.denkfehler == ("tafel_gedreht", "fallout_durch_alle")
    assert "recall ✗ · precision ✓ · fallout ✗" in str(befund)


def test_vertauschte_nenner_werden_an_der_ganzen_antwort_erkannt_und_nennen_beide_lesarten():
    r, p, f = GUT
    ohne_namen = (lambda *a: p(*a), lambda *a: r(*a), f)
    befund = uebung.pruefe(ohne_namen)
    assert befund.denkfehler == ("vertauscht",)
    assert "die Nenner in deinen beiden Funktionen oder die Reihenfolge im Tupel" in befund.text


@pytest.mark.parametrize("namen", [("precision", "recall", "fallout"), ("fallout", "recall", "precision"), ("recall", "fallout", "precision")])
def test_eine_andere_reihenfolge_wird_an_den_namen_erkannt(namen):
    befund = uebung.pruefe(tuple(getattr(mengen, name) for name in namen))
    assert befund.status == "falsch"
    assert befund.text == f"Deine Funktionen stehen in anderer Reihenfolge da als verlangt. Gefragt ist {AUFRUF}, angekommen ist `({', '.join(namen)})`."


def test_wer_richtig_rechnet_darf_seine_funktionen_nennen_wie_er_will():
    def precision(relevant, gefunden):
        return mengen.recall(relevant, gefunden)

    def recall(relevant, gefunden):
        return mengen.precision(relevant, gefunden)

    befund = uebung.pruefe((precision, recall, mengen.fallout))
    assert (befund.status, len(befund.hinweise)) == ("richtig", 1)
    assert "sind die Namen vertauscht" in befund.hinweise[0]


@pytest.mark.parametrize("rumpf", [
    "ohne = [d for i, d in enumerate(gefunden) if i == 0 or gefunden[i - 1] != d]\nreturn sum(d in relevant for d in ohne) / len(relevant) if relevant else 0.0",
    "gesehen = set()\nfor d in gefunden:\n    if d in gesehen:\n        break\n    gesehen.add(d)\nreturn len(relevant & gesehen) / len(relevant) if relevant else 0.0",
    "return len(relevant & set(gefunden[:5])) / len(relevant) if relevant else 0.0",
])
def test_wiederholungen_an_jeder_stelle_und_lange_listen_werden_geprueft(rumpf):
    assert beurteile(uebung, mit(recall=rumpf)).status == "falsch"


@pytest.mark.parametrize(("programm", "text", "beurteilt"), [
    (mit(fallout="..."), "Noch offen: `fallout`.", (("recall", True), ("precision", True))),
    (mit(recall="pass", fallout="return ..."), "Noch offen: `recall`, `fallout`.", (("precision", True),)),
    (mit(recall='"""Anteil."""', precision="...", fallout="..."), "Noch offen: `recall`, `precision`, `fallout`.", ()),
    (mit(precision="...", fallout=f"return {NIETEN} / len(alle) if alle else 0"), "Noch offen: `precision`.", (("recall", True), ("fallout", False))),
    (mit() + "\nfallout = ...\n", "Noch offen: `fallout`.", (("recall", True), ("precision", True))),
])
def test_solange_eine_funktion_fehlt_ist_es_offen_und_was_dasteht_wird_beurteilt(programm, text, beurteilt):
    befund = beurteile(uebung, programm)
    assert (befund.status, befund.denkfehler, befund.komponenten) == ("offen", (), beurteilt)
    assert befund.text.startswith(text)


@pytest.mark.parametrize("wert", [..., (..., mengen.precision), [...]])
def test_drei_punkte_sind_offen_wie_viele_es_auch_sind(wert):
    assert uebung.pruefe(wert).status == "offen"


@pytest.mark.parametrize(("wert", "text"), [
    (mengen.recall, f"Gefragt sind 3 Funktionen auf einmal, also {AUFRUF} mit doppelten Klammern. Angekommen ist eine Funktion."),
    ({"recall": mengen.recall}, f"Gefragt sind 3 Funktionen auf einmal, also {AUFRUF} mit doppelten Klammern. Angekommen ist ein Dictionary."),
    (GUT[:2], f"In deinem Tupel stehen 2 Einträge, gefragt sind 3 Funktionen. Vergleich den Aufruf mit {AUFRUF}."),
    (GUT[:1], f"In deinem Tupel steht ein Eintrag, gefragt sind 3 Funktionen. Vergleich den Aufruf mit {AUFRUF}."),
    ((*GUT, print), f"In deinem Tupel stehen 4 Einträge, gefragt sind 3 Funktionen. Vergleich den Aufruf mit {AUFRUF}."),
    ((mengen.recall, 0.5, mengen.fallout), "precision: Übergib die Funktion selbst, ohne Klammern dahinter. Angekommen ist eine einzelne Zahl."),
    ((mengen.recall, None, mengen.fallout), "precision: Übergib die Funktion selbst, ohne Klammern dahinter. Angekommen ist `None`."),
    ((0.25, 0.5, 0.2), "recall: Übergib die Funktion selbst, ohne Klammern dahinter. Angekommen ist eine einzelne Zahl."),
    ((mengen.recall, mengen.precision, lambda relevant, gefunden: 0.5),
     "fallout: Deine Funktion nimmt andere Argumente als verlangt. Aufgerufen wird `fallout(set(), [], {\"Z\"})`."),
])
def test_was_kein_passendes_tupel_ist_bekommt_einen_satz(wert, text):
    befund = uebung.pruefe(wert)
    assert (befund.status, befund.text) == ("falsch", text)
    assert ist_hilfreich(befund)


def test_wer_die_inneren_klammern_vergisst_bekommt_denselben_satz():
    assert "mit doppelten Klammern" in uebung.pruefe(*GUT).text
    assert "mit doppelten Klammern" in uebung.pruefe(*GUT, True).text


def test_ein_abbruch_nennt_die_funktion():
    befund = beurteile(uebung, mit(precision="return input()"))
    assert (befund.status, befund.komponenten) == ("abbruch", ())
    assert befund.text.startswith("precision: Abgebrochen, weil deine Funktion auf `input()` wartet.")


def test_hinweise_aller_funktionen_stehen_einmal_da():
    befund = beurteile(uebung, mit(recall="print(1)\nreturn len(relevant & set(gefunden)) / len(relevant) if relevant else 0", fallout="print(2)\n" + "irr = alle - relevant\nreturn len(irr & set(gefunden)) / len(irr) if irr else 0"))
    assert (befund.status, len(befund.hinweise)) == ("richtig", 1)


def test_die_faelle_bleiben_unberuehrt_und_jeder_laesst_sich_messen():
    vorher = repr([teil.faelle for teil in uebung.einzelne])
    for programm in FALSCH["eingabe_veraendert"]:
        uebung.pruefe(abgabe(uebung, programm))
    assert repr([teil.faelle for teil in uebung.einzelne]) == vorher


def test_das_beispiel_im_text_stimmt():
    relevant, gefunden = {"A", "B", "C", "D"}, ["A", "X"]
    alle = relevant | {"X", "U", "V", "Y", "Z"}
    assert (mengen.recall(relevant, gefunden), mengen.precision(relevant, gefunden), mengen.fallout(relevant, gefunden, alle)) == (0.25, 0.5, 0.2)


def test_wo_eine_menge_leer_bleibt_fragt_die_meldung_danach():
    befund = beurteile(uebung, mit(fallout="return len((relevant - alle) & set(gefunden)) / len(alle) if alle else 0.0"))
    assert not befund and "bleibt eine deiner Mengen oder Listen immer leer?" in befund.text, befund
