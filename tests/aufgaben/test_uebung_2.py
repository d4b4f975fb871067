"""Übung 2: Hinweise zur Form, die kleinsten Gegenbeispiele und der Wortlaut."""

import pytest

from lernmodul import uebung_2 as uebung

from .gemeinsam import abgabe, beurteile
from .programme_2_falsch import FALSCH, ZWEI, js, kurz
from .programme_2_richtig import RICHTIG

pytestmark = [pytest.mark.usefixtures("viel_zeit"), pytest.mark.filterwarnings("ignore::RuntimeWarning")]


@pytest.mark.parametrize("name", ["Liste statt Tupel", "numpy-Array als Ergebnis", "pandas-Series als Ergebnis"])
def test_eine_andere_reihe_gilt_mit_hinweis(name):
    assert beurteile(uebung, RICHTIG[name]).hinweise == ("Ein Tupel in runden Klammern war gefragt; deine Reihe gilt genauso.",)


@pytest.mark.parametrize("name", ["comprehension", "namedtuple", "numpy", "Brüche", "Decimal", "numpy mit Warnung auf stderr"])
def test_ein_tupel_gilt_ohne_hinweis(name):
    assert beurteile(uebung, RICHTIG[name]).hinweise == ()


def test_rundung_auf_vier_stellen_und_nebenbei_ausgegebenes_werden_nur_erwaehnt():
    assert "leicht gerundet" in beurteile(uebung, RICHTIG["auf vier Stellen gerundet"]).hinweise[0]
    assert "blenden wir" in beurteile(uebung, RICHTIG["gibt nebenbei etwas aus"]).hinweise[0]


def test_kein_befund_zeigt_die_numpy_schreibweise():
    programm = "import numpy as np\n" + kurz("return recall, mrr", "return np.float64(recall), np.float64(mrr) / 2")
    assert "np." not in str(beurteile(uebung, programm))


@pytest.mark.parametrize(("programm", "aufruf", "erwartet", "bekommen"), [
    (FALSCH["rang_ab_0"][0], 'retrieval_metriken([{"erwartet": "A", "gefunden": ["A"]}], 1)', "(1.0, 1.0)", "ZeroDivisionError in Zeile 20"),
    (FALSCH["kein_schutz"][0], "retrieval_metriken([], 1)", "(0.0, 0.0)", "ZeroDivisionError in Zeile 21"),
    (FALSCH["mrr_nur_bis_k"][0], 'retrieval_metriken([{"erwartet": "A", "gefunden": ["B", "A"]}], 1)', "(0.0, 0.5)", "(0.0, 0.0)"),
    (FALSCH["none_als_treffer"][0], 'retrieval_metriken([{"erwartet": None, "gefunden": []}], 1)', "(0.0, 0.0)", "(1.0, 1.0)"),
    (FALSCH["ausgegeben"][0], 'retrieval_metriken([{"erwartet": "A", "gefunden": []}], 1)', "(0.0, 0.0)", "None"),
    (FALSCH["eingabe_veraendert"][1], 'retrieval_metriken([{"erwartet": "A", "gefunden": []}], 1)', "die Eingabe wie vorher", "die Eingabe verändert"),
])
def test_das_gegenbeispiel_ist_das_kleinste(programm, aufruf, erwartet, bekommen):
    beispiel = beurteile(uebung, programm).gegenbeispiel
    assert (beispiel.aufruf, beispiel.erwartet, beispiel.bekommen) == (aufruf, erwartet, bekommen)


@pytest.mark.parametrize(("programm", "text"), [
    (FALSCH["rang_ab_0"][0], "Der Rang beginnt bei 1. `index` zählt in Python wie `indexOf` in JavaScript ab 0. Was liefert es für das erste Element?"),
    (ZWEI["eigener Name summe, fremder Name sum"][0], "Deine Funktion bricht mit TypeError ab (Zeile 10, `recall = sum(1 for r in raenge if r and r <= k) / len(raenge)`). "
     "Der Name `sum` gehört eigentlich Python und ist in einer früheren Zelle überschrieben worden. `del sum` holt das Original zurück."),
    (ZWEI["Variable heißt wie die Funktion"][0], "Deine Funktion bricht mit TypeError ab (Zeile 10, `recall = sum(1 for r in raenge if r and r <= k) / len(raenge)`). "
     "`sum` ist eigentlich eine Funktion von Python, bei dir heißt eine Variable so. Gib ihr einen anderen Namen."),
    (ZWEI["nur Recall zurück"][0], "Da kommt eine einzelne Zahl an. Gefragt ist ein Tupel aus 2 Zahlen: Recall@k, MRR."),
    ("def retrieval_metriken(faelle):\n    return 0, 0\n", "Deine Funktion nimmt andere Argumente als verlangt. "
     'Aufgerufen wird `retrieval_metriken([{"erwartet": "A", "gefunden": []}], 1)`.'),
    ("retrieval_metriken = (0.5, 0.5)", "Übergib die Funktion selbst, also `uebung_2.pruefe(retrieval_metriken)` ohne Klammern dahinter. Angekommen ist ein Tupel."),
])
def test_der_wortlaut_sagt_was_getan_und_was_gefragt_war(programm, text):
    assert beurteile(uebung, programm).text == text


@pytest.mark.parametrize("programm", [
    "def retrieval_metriken(faelle, k):\n    ...\n",
    "def retrieval_metriken(faelle, k):\n    pass\n",
    'def retrieval_metriken(faelle, k):\n    """Recall@k und MRR."""\n',
    'def retrieval_metriken(faelle, k):\n    """Recall@k und MRR."""\n    ...\n',
    "def retrieval_metriken(faelle, k):\n    return ...\n",
    "def retrieval_metriken(faelle, k):\n    return ..., ...\n",
    "retrieval_metriken = ...",
    "retrieval_metriken = lambda faelle, k: ...",
])
def test_ohne_eigenen_code_ist_es_offen(programm):
    assert beurteile(uebung, programm).status == "offen"


def test_der_vergleich_schaut_nicht_auf_ein_k_aus_einer_anderen_zelle():
    befund = beurteile(uebung, "k = 3\n" + js("def retrieval_metriken(faelle, k)", "def retrieval_metriken(faelle, kk)"))
    assert befund.denkfehler == ("k_ignoriert",)


def test_die_faelle_der_uebung_bleiben_unberuehrt():
    vorher = repr(uebung.faelle)
    for programm in FALSCH["eingabe_veraendert"]:
        uebung.pruefe(abgabe(uebung, programm))
    assert repr(uebung.faelle) == vorher
