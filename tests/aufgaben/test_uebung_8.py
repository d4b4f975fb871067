"""Übung 8: zwei Funktionen auf einmal, Mengen auf JavaScript-Art und Anzahlen statt Anteile."""

import pytest

from lernmodul import uebung_8 as uebung
from lernmodul.metriken import mengen

from .gemeinsam import abgabe, beurteile, ist_hilfreich
from .programme_8 import FALSCH, ZWEI, kurz, mit, schaetze

pytestmark = pytest.mark.usefixtures("viel_zeit")

RELATIV, CHAPMAN = uebung.einzelne


@pytest.mark.parametrize(("schluessel", "aufruf", "erwartet", "bekommen"), [
    ("pool_als_summe", 'relativer_recall({"A": {"d1"}, "B": {"d1"}})', '{"A": 1.0, "B": 1.0}', '{"A": 0.5, "B": 0.5}'),
    ("andere_suchen", 'relativer_recall({"A": set()})', '{"A": 0.0}', "{}"),
    ("leeres_dictionary", "relativer_recall({})", "{}", "TypeError in Zeile 4"),
    ("pool_als_gesamtzahl", "chapman(1, 1, 0)", "3.0", "2.0"),
    ("lincoln_petersen", "chapman(0, 0, 0)", "0.0", "ZeroDivisionError in Zeile 15"),
    ("ganzzahlig_geteilt", 'relativer_recall({"A": {"d1"}, "B": {"d2"}})', '{"A": 0.5, "B": 0.5}', '{"A": 0.0, "B": 0.0}'),
    ("sonderfall_ohne_gemeinsame", "chapman(0, 0, 0)", "0.0", "inf"),
    ("pool_ist_dictionary", 'relativer_recall({"A": {"d1", "d2"}})', '{"A": 1.0}', '{"A": 2.0}'),
])
def test_das_gegenbeispiel_ist_das_kleinste(schluessel, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, FALSCH[schluessel][0]).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


def test_bei_zwei_falschen_funktionen_stehen_beide_denkfehler_im_befund():
    befund = beurteile(uebung, ZWEI["Summe und Lincoln–Petersen"][0])
    assert befund.denkfehler == ("pool_als_summe", "lincoln_petersen")
    assert "relativer_recall ✗ · chapman ✗" in str(befund)


@pytest.mark.parametrize(("schluessel", "text"), [
    ("pool_als_summe", "Dein Pool zählt jedes Dokument so oft, wie es gefunden wurde. Was zwei Suchen gefunden haben, ist aber nur ein Dokument. Womit vereinigst du Mengen, statt ihre Längen zu addieren?"),
    ("lincoln_petersen", "Deine Funktion rechnet n1 · n2 / m. Das ist Lincoln–Petersen, das ohne gemeinsamen Treffer keine Zahl ergibt. "
     "Was zählt Chapman zu jeder der drei Zahlen hinzu, und was nimmt er am Ende wieder weg?"),
    ("ausgegeben", f"relativer_recall: {uebung.denkfehler['ausgegeben'].nachricht}"),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(schluessel, text):
    assert beurteile(uebung, FALSCH[schluessel][0]).text == text


@pytest.mark.parametrize(("funktionen", "status"), [
    ((mengen.relativer_recall, mengen.chapman), "richtig"),
    ([mengen.relativer_recall, mengen.chapman], "richtig"),
    ((mengen.chapman, mengen.relativer_recall), "falsch"),
    ((mengen.relativer_recall, ...), "offen"),
])
def test_zwei_funktionen_in_der_verlangten_reihenfolge(funktionen, status):
    assert uebung.pruefe(funktionen).status == status


def test_eine_andere_reihenfolge_und_fehlende_klammern_bekommen_ihren_satz():
    assert "angekommen ist `(chapman, relativer_recall)`" in uebung.pruefe((mengen.chapman, mengen.relativer_recall)).text
    assert "mit doppelten Klammern" in uebung.pruefe(mengen.relativer_recall, mengen.chapman).text


def test_die_reihenfolge_der_suchen_zaehlt_nicht_ihre_namen_schon():
    assert RELATIV.lies({"B": 1, "A": 0.5}) == RELATIV.lies({"A": 0.5, "B": 1})
    assert RELATIV.lies({"A": 0.5}) != RELATIV.lies({"a": 0.5})


def test_ein_dictionary_das_luegt_zaehlt_mit_seinem_wahren_inhalt():
    programm = mit("class L(dict):\n    def items(self): raise SystemExit\n    __iter__ = __len__ = items\nreturn L({s: 7.0 for s in treffer})")
    befund = beurteile(uebung, programm)
    assert (befund.status, befund.gegenbeispiel.bekommen) == ("falsch", '{"A": 7.0}')


@pytest.mark.parametrize(("formel", "kopf"), [
    ("(n1 + 1) / m * (n2 + 1) - 1 if m > 1 else float('inf')", "chapman ist unendlich. Gefragt ist eine Anzahl von Dokumenten"),
    ("n1 / n2 if m > 1 else float('nan')", "chapman ist `nan`, also keine Zahl. Gefragt ist eine Anzahl von Dokumenten"),
])
def test_wo_eine_anzahl_gefragt_ist_redet_niemand_von_anteilen(formel, kopf):
    text = beurteile(uebung, schaetze(formel)).text
    assert kopf in text
    assert "Anteil" not in text


@pytest.mark.parametrize(("relativ", "stueck"), [
    ("pool = set()\nfor t in treffer.values():\n    pool.add(t)\nreturn {}", "nimmst du mit `|` oder `update` auf"),
    ("pool = set(treffer.values())\nreturn {}", "nimmst du mit `|` oder `update` auf"),
    ("pool = {}\nfor t in treffer.values():\n    for d in t:\n        pool.add(d)\nreturn {s: len(t) / len(pool) if pool else 0.0 for s, t in treffer.items()}", "Die leere Menge heißt `set()`"),
    ("pool = {}\nfor t in treffer.values():\n    pool = pool | t\nreturn {}", "Die leere Menge heißt `set()`"),
    ("pool = {}\nfor t in treffer.values():\n    pool = {**pool, **t}\nreturn {}", "breitet ein Dictionary aus"),
    ("pool = set()\nfor s in treffer:\n    pool = pool | s\nreturn {}", "wie kommst du an die Werte?"),
    ("pool = set()\nfor t in treffer.values():\n    pool.push(t)\nreturn {}", "`add` ein einzelnes Element"),
    ("pool = set()\nfor s, t in treffer.entries():\n    pool |= t\nreturn {}", "`woerterbuch.items()`"),
])
def test_eine_menge_auf_javascript_art_bekommt_ihren_satz(relativ, stueck):
    befund = beurteile(uebung, mit(relativ))
    assert ist_hilfreich(befund)
    assert stueck in befund.text


def test_das_beispiel_zeigt_eine_fehlende_suche_wenn_davon_die_rede_ist():
    befund = beurteile(uebung, mit("pool = set().union(*treffer.values())\nfor s, t in treffer.items():\n    return {s: len(t) / len(pool) if pool else 0.0}"))
    assert befund.denkfehler == ("andere_suchen",)
    assert (befund.gegenbeispiel.aufruf, befund.gegenbeispiel.bekommen) == ('relativer_recall({"A": set(), "B": set()})', '{"A": 0.0}')


@pytest.mark.parametrize("programm", [
    kurz("set().union(*list(treffer.values())[:3])"),
    kurz("treffer.get('A', set()) | treffer.get('B', set()) | treffer.get('C', set())"),
    kurz(anteil="len(t) / len(pool) if 0 < len(pool) < 5 else 0.0"),
])
def test_auch_vier_suchen_und_ein_groesserer_pool_werden_geprueft(programm):
    assert beurteile(uebung, programm).status == "falsch"


@pytest.mark.parametrize(("anteil", "bekommen"), [
    ("None", "ein Dictionary, darin None"), ("float('nan')", "ein Dictionary, darin nan"), ("(len(t),)", "ein Dictionary, darin ein Tupel"), ("str(len(t))", "ein Dictionary, darin ein Text"),
])
def test_zu_einem_unbrauchbaren_anteil_steht_da_was_ankam(anteil, bekommen):
    assert beurteile(uebung, kurz(anteil=anteil)).gegenbeispiel.bekommen == bekommen


def test_ein_komma_zu_viel_hinter_return_wird_erwaehnt():
    befund = beurteile(uebung, schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - 1,"))
    assert befund.status == "richtig" and "ein Komma zu viel" in befund.hinweise[0]


def test_len_um_eine_zahl_bekommt_seinen_satz():
    assert "Hier steht schon eine Zahl" in beurteile(uebung, schaetze("(len(n1) + 1) * (len(n2) + 1) / (len(m) + 1) - 1")).text


def test_schon_eine_falsche_zahl_in_einem_anteil_faellt_auf():
    programm = kurz(anteil="(len(t) / len(pool) if pool else 0.0) + (0.001 if len(treffer) == 3 else 0)")
    assert beurteile(uebung, programm).status == "falsch"


def test_grosse_schaetzungen_sind_genau_so_streng_wie_kleine():
    """Ohne −1 läge die Schätzung bei 1000 Treffern nur um ein Tausendstel daneben; die kleinen Fälle zeigen es trotzdem."""
    assert not beurteile(uebung, schaetze("(n1 + 1) * (n2 + 1) / (m + 1) - (1 if n1 < 9 else 0.5)"))


def test_die_faelle_bleiben_unberuehrt():
    vorher = repr([[sorted(map(repr, teil.faelle))] for teil in uebung.einzelne])
    for programm in FALSCH["eingabe_veraendert"]:
        uebung.pruefe(abgabe(uebung, programm))
    assert repr([[sorted(map(repr, teil.faelle))] for teil in uebung.einzelne]) == vorher


def test_die_beispiele_im_text_stimmen():
    assert mengen.relativer_recall({"A": {"d1", "d2"}, "B": {"d2", "d3", "d4"}}) == {"A": 0.5, "B": 0.75}
    assert mengen.chapman(4, 5, 2) == 9.0
    assert mengen.chapman(5, 9, 5) == 5 + 9 - 5  # die Frage am Ende: gleich groß wie der Pool, wenn eine Suche in der anderen steckt


def test_jeder_fall_laesst_sich_messen():
    assert all(m <= min(n1, n2) for n1, n2, m in CHAPMAN.faelle)
    assert len({repr(fall) for fall in CHAPMAN.faelle}) == len(CHAPMAN.faelle)
