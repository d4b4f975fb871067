"""Das Beispiel in dozent/erweitern.ipynb: ausgeführt, und für seine Übung gelten dieselben Gesetze wie für jede andere."""

import inspect

import pytest

from aufgaben import test_gesetze as gesetze
from hilfen.notebook import ORDNER, codezellen, lies

NOTEBOOK = ORDNER / "dozent" / "erweitern.ipynb"
JE_UEBUNG = [name for name, funktion in vars(gesetze).items()
             if name.startswith("test_") and {"uebung"} <= set(inspect.signature(funktion).parameters) <= {"uebung", "schluessel"}]
# gilt für getippte Werte und für angemeldete Übungen; das Beispiel ist keines von beiden
OHNE_DAS_BEISPIEL = {"test_keine_nachricht_zu_einer_komponente_nennt_ihren_richtigen_wert", "test_name_und_titel_nennen_die_nummer",
                     "test_im_notebook_stehen_ueber_jeder_uebung_ihr_titel_ihre_stufe_und_ihre_minuten"}


@pytest.fixture(scope="module")
def namen():
    """Was nach „Run All“ im Notebook steht."""
    raum = {}
    for zelle in codezellen(lies(NOTEBOOK)):
        exec(compile(zelle.source, f"<{zelle.id}>", "exec"), raum)
    return raum


@pytest.mark.parametrize("gesetz", [name for name in JE_UEBUNG if name not in OHNE_DAS_BEISPIEL])
def test_die_beispieluebung_haelt_jedes_gesetz(namen, gesetz, monkeypatch):
    uebung, funktion = namen["uebung_leer"], getattr(gesetze, gesetz)
    monkeypatch.setattr(gesetze, "FUNKTIONEN", [*gesetze.FUNKTIONEN, uebung])
    je_denkfehler = "schluessel" in inspect.signature(funktion).parameters
    for angaben in [{"schluessel": schluessel} for schluessel in uebung.denkfehler] if je_denkfehler else [{}]:
        funktion(uebung=uebung, **angaben)


def test_es_sind_auch_wirklich_gesetze():
    assert len(JE_UEBUNG) >= 12


def test_im_notebook_kommt_erst_der_unbekannte_dann_der_benannte_befund():
    gezeigt = [ausgabe.data["text/plain"] for zelle in codezellen(lies(NOTEBOOK)) if ".pruefe(" in zelle.source for ausgabe in zelle.outputs]
    assert [text[:12] for text in gezeigt] == ["✓ Stimmt. We", "✗ Du zählst ", "✗ Noch nicht", "✗ Du teilst "]


@pytest.mark.parametrize("leer", [0, 8])
def test_die_beispielerkundung_rechnet_an_beiden_enden(namen, leer):
    ansicht = namen["tafel"].ansicht(leer=leer)
    assert ansicht.zahlen == {"unter allen": 12 / 20, "unter gefüllten": 12 / (20 - leer)}
    assert ansicht.satz in ansicht.html and f"{leer} leer" in ansicht.html


def test_die_vermutung_stimmt(namen):
    vorher, nachher = (namen["tafel"].ansicht(leer=leer).zahlen["unter gefüllten"] for leer in (0, 8))
    assert nachher > vorher and namen["vermutung"].richtig == "steigt"
