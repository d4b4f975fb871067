"""Wer wen importieren darf. Jedes Modul muss hier einen Platz haben, auch ein neues."""

import subprocess
import sys

import pytest

import lernmodul
from hilfen.quelltext import importe, module

# Ein Thema ist, was das Gesicht anbietet, samt seinen Teilen `<thema>_…`; alles andere in aufgaben/ ist Werkzeug der Übungen.
ANGEBOTEN = {"aufgaben.fragen", *(ort for ort in lernmodul._ORTE.values() if ort.startswith("aufgaben."))}
TEILE = {thema: {name for name in module() if name.startswith(f"{thema}_")} for thema in ANGEBOTEN}
THEMEN = ANGEBOTEN.union(*TEILE.values())
KERN = {name for name in module() if name.startswith("aufgaben.")} - THEMEN
FREMD_ERLAUBT = {"bedienung": {"ipywidgets", "IPython"}, "explorer.bild": {"matplotlib"}, "mini_rag": {"bm25s", "snowballstemmer"}, "studie": {"numpy"},
                 "befehle.geloest": {"nbformat", "nbclient"}}
# Raum oder Modul → was es von uns importieren darf; der längste passende Name gilt, "" ist das Gesicht und erlaubt alles.
REGELN = {
    "": {""},
    "metriken": {"metriken"},
    "journal": set(),
    "auswertung": {"journal", "metriken"},
    "wiedervorlage": set(),
    "fortschritt": {""},
    "unterricht": {""},
    "__main__": {"befehle"},
    "befehle": {"", "befehle", "aufgaben.anzeige", "aufgaben.pruefstein"},
    "daten": set(),
    "umgebung": {"aufgaben.anzeige"},
    "golden_set": set(),
    "einlesen": {"einlesen", "golden_set"},
    "mini_rag": {"golden_set", "daten"},
    "projekt": {"metriken", "golden_set", "einlesen", "mini_rag"},
    "messung": {"metriken", "einlesen"},
    "bericht": {"metriken", "projekt", "messung"},
    "studie": {"studie", "metriken", "mini_rag", "daten"},
    "aufgaben": {*KERN, "metriken", "golden_set"},
    **{name: KERN for name in KERN},
    **{thema: {*KERN, *teile, "metriken", "golden_set"} for thema, teile in TEILE.items()},
    "aufgaben.schutz": set(),
    "aufgaben.fragen_quiz": {"aufgaben.fragen"},
    "explorer": {"metriken", "explorer.stil", "explorer.tafel"},
    "explorer.stil": set(),
    "explorer.vergleich": {"metriken", "explorer.stil", "explorer.tabelle"},
    "explorer.tafel": set(),
    "explorer.bild": {"explorer.stil"},
    "vorfuehrung": {"vorfuehrung", "metriken", "explorer", "aufgaben.eingabe", "aufgaben.lesen"},
    "bedienung": {"metriken", "aufgaben", "explorer", "vorfuehrung", "bedienung", "golden_set", "einlesen", "mini_rag", "studie", "journal", "daten", "wiedervorlage"},
}
NUR_IN_FUNKTIONEN = {"explorer": {"mini_rag", "studie", "explorer.bild"}}
SCHWER = ("numpy", "pandas", "matplotlib", "ipywidgets")


def liegt_in(name, raum):
    return not raum or name == raum or name.startswith(f"{raum}.")


def regel(name, regeln, sonst=None):
    passend = [raum for raum in regeln if liegt_in(name, raum) and (raum or not name)]
    return regeln[max(passend, key=len)] if passend else sonst


def eigene(namen):
    return {name.removeprefix("lernmodul").lstrip(".") for name in namen if name.partition(".")[0] == "lernmodul"}


def verboten(namen, erlaubt):
    return {name for name in eigene(namen) if not any(liegt_in(name, raum) for raum in erlaubt)}


@pytest.fixture(params=module().items(), ids=lambda paar: paar[0] or "lernmodul")
def modul(request):
    return request.param


def test_jedes_modul_hat_eine_regel(modul):
    assert regel(modul[0], REGELN) is not None


def test_beim_laden_wird_nur_erlaubtes_importiert(modul):
    name, pfad = modul
    assert not verboten(importe(name, pfad, nur_beim_laden=True), regel(name, REGELN))


def test_auch_in_funktionen_wird_nur_erlaubtes_importiert(modul):
    name, pfad = modul
    assert not verboten(importe(name, pfad), regel(name, REGELN) | regel(name, NUR_IN_FUNKTIONEN, set()))


def test_fremde_pakete_stehen_nur_in_ihren_raeumen(modul):
    name, pfad = modul
    fremd = {ziel.partition(".")[0] for ziel in importe(name, pfad)} - sys.stdlib_module_names - {"lernmodul"}
    assert fremd <= regel(name, FREMD_ERLAUBT, set())


def geladen_nach(programm):
    probe = f"import sys\n{programm}\nprint(*[name for name in {SCHWER} if name in sys.modules])"
    return subprocess.run([sys.executable, "-c", probe], capture_output=True, encoding="utf-8", check=True).stdout.split()


def test_das_paket_allein_laedt_nichts_schweres():
    assert geladen_nach("import lernmodul") == []


def test_eine_uebung_und_eine_erkundung_laden_weder_numpy_noch_pandas_noch_matplotlib():
    assert geladen_nach("from lernmodul import uebung_1, erkunde_konfusionsmatrix") == ["ipywidgets"]


def test_kein_name_des_gesichts_heisst_wie_ein_modul():
    assert not set(lernmodul.__all__) & {name.partition(".")[0] for name in module()}
