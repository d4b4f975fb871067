"""`python -m lernmodul uebernimm`: Eigenes zieht in die neue Fassung um, und nirgends geht etwas verloren."""

import json

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from hilfen.notebook import ANFANG, WURZEL, abdruck, codezellen, lies, mit_tag, zelle_der
from lernmodul.befehle.aufruf import main

LOESUNG = "def kategorie(beobachtung):\n    return 'Suche'  # Größe"


def antwort(uebung, quelltext, kennung):
    return new_code_cell(quelltext, id=kennung, metadata={"tags": ["antwort", uebung], ANFANG: abdruck(quelltext)})


def pruefung(uebung, kennung):
    return new_code_cell(f"{uebung}.pruefe(1)", id=kennung, execution_count=3, metadata={"tags": ["pruefung", uebung]})


def lektion(*weitere):
    return new_notebook(cells=[
        new_markdown_cell("# Titel", id="z06-00", metadata={"tags": ["titel"]}),
        antwort("uebung_4", "def kategorie(beobachtung):\n    ...", "z06-10"),
        pruefung("uebung_4", "z06-11"),
        antwort("uebung_5", "probleme = ...", "z06-20"),
        new_code_cell("MEIN_ORDNER = None", id="z06-30", metadata={"tags": ["beispiel"], ANFANG: abdruck("MEIN_ORDNER = None")}),
        *weitere])


@pytest.fixture
def fassungen(tmp_path):
    """(Ordner der alten, Ordner der neuen Fassung), jeder mit notebooks/06_a.ipynb."""
    for name in ("alt", "neu"):
        (tmp_path / name / "notebooks").mkdir(parents=True)
        nbformat.write(lektion(), tmp_path / name / "notebooks" / "06_a.ipynb")
    return tmp_path / "alt", tmp_path / "neu"


def schreib(fassung, aendere, name="06_a.ipynb"):
    pfad = fassung / "notebooks" / name
    notebook = lies(pfad)
    aendere(notebook)
    nbformat.write(notebook, pfad)


def setze(uebung, quelltext):
    return lambda notebook: zelle_der(notebook, "antwort", uebung).update(source=quelltext)


def inhalte(ordner):
    return {pfad.relative_to(ordner): pfad.read_bytes() for pfad in ordner.rglob("*") if pfad.is_file()}


def uebernimm(fassungen, capsys):
    alt, neu = fassungen
    vorher = inhalte(alt)
    wert = main(["uebernimm", str(alt), "--notebooks", str(neu)])
    assert inhalte(alt) == vorher, "Die alte Fassung wird nur gelesen."
    gezeigt = capsys.readouterr()
    assert not list(neu.rglob("*.neu"))
    return wert, gezeigt.out.splitlines() + gezeigt.err.splitlines(), lies(neu / "notebooks" / "06_a.ipynb")


def test_eine_antwort_zieht_um_und_der_alte_befund_verschwindet(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    schreib(fassungen[1], lambda notebook: notebook.cells[0].update(source="# Neuer Titel"))
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert (wert, zeilen) == (0, ["06_a: uebung_4 übernommen."])
    assert zelle_der(notebook, "antwort", "uebung_4").source == LOESUNG
    assert zelle_der(notebook, "pruefung", "uebung_4").execution_count is None
    assert notebook.cells[0].source == "# Neuer Titel"
    assert zelle_der(notebook, "antwort", "uebung_5").source == "probleme = ..."


def test_ohne_eigenes_bleibt_jede_datei_auf_das_byte_gleich(fassungen, capsys):
    schreib(fassungen[0], lambda notebook: [zelle.update(execution_count=9) for zelle in codezellen(notebook)])
    vorher = inhalte(fassungen[1])
    assert uebernimm(fassungen, capsys)[:2] == (0, ["Im alten Ordner steht nichts Eigenes; zu übernehmen gibt es nichts."])
    assert inhalte(fassungen[1]) == vorher


def test_ein_neuer_stumpf_wird_nicht_durch_den_alten_ersetzt(fassungen, capsys):
    neu = antwort("uebung_4", "def kategorie(beobachtung, streng):\n    ...", "z06-10")
    schreib(fassungen[1], lambda notebook: notebook.cells.__setitem__(1, neu))
    assert uebernimm(fassungen, capsys)[2].cells[1].source == neu.source


def test_was_in_der_neuen_fassung_schon_anders_beantwortet_ist_bleibt(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    schreib(fassungen[1], setze("uebung_4", "def kategorie(beobachtung):\n    return ..."))
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert wert == 1
    assert zeilen == ["Achtung, 06_a: uebung_4 hast du in der neuen Fassung schon anders beantwortet. Die alte Antwort steht weiter im alten Ordner."]
    assert "return ..." in zelle_der(notebook, "antwort", "uebung_4").source


def test_ein_zweiter_aufruf_aendert_nichts_mehr(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    schreib(fassungen[0], lambda notebook: notebook.cells.append(new_markdown_cell("Meine Notiz", id="ab12cd34-0000")))
    uebernimm(fassungen, capsys)
    vorher = inhalte(fassungen[1])
    assert uebernimm(fassungen, capsys)[:2] == (0, ["Im alten Ordner steht nichts Eigenes; zu übernehmen gibt es nichts."])
    assert inhalte(fassungen[1]) == vorher


def test_eine_umbenannte_uebung_wird_genannt(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_5", "probleme = [1]"))
    schreib(fassungen[1], lambda notebook: notebook.cells.__setitem__(3, antwort("uebung_7", "probleme = ...", "z06-20")))
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert (wert, zeilen) == (1, ["Achtung, 06_a: uebung_5 gibt es in der neuen Fassung nicht. Deine Antwort steht weiter im alten Ordner."])
    assert zelle_der(notebook, "antwort", "uebung_7").source == "probleme = ..."


def test_eigene_angaben_ohne_uebung_ziehen_auch_um(fassungen, capsys):
    schreib(fassungen[0], lambda notebook: notebook.cells[4].update(source="MEIN_ORDNER = '../daten'"))
    _, zeilen, notebook = uebernimm(fassungen, capsys)
    assert zeilen == ["06_a: MEIN_ORDNER übernommen."]
    assert notebook.cells[4].source == "MEIN_ORDNER = '../daten'"


def test_eigene_zellen_stehen_wieder_hinter_derselben_zelle(fassungen, capsys):
    def dazu(notebook):
        notebook.cells[2:2] = [new_code_cell("probe = 1", id="11111111-aaaa"), new_markdown_cell("Notiz", id="22222222-bbbb")]
        notebook.cells.append(new_code_cell("", id="33333333-cccc"))

    schreib(fassungen[0], dazu)
    schreib(fassungen[1], lambda notebook: notebook.cells.insert(0, new_markdown_cell("Neu", id="z06-99")))
    _, zeilen, notebook = uebernimm(fassungen, capsys)
    assert zeilen == ["06_a: 2 eigene Zellen übernommen."]
    assert [zelle.source for zelle in notebook.cells][2:6] == ["def kategorie(beobachtung):\n    ...", "probe = 1", "Notiz", "uebung_4.pruefe(1)"]
    nbformat.validate(notebook)


@pytest.mark.parametrize("welche", [0, 1], ids=["alt", "neu"])
@pytest.mark.parametrize("kaputt", ["<<<<<<< HEAD\n{}", '{"cells": 3}', '{"cells": [{}]}', "[]", "\udcff"], ids=range(5))
def test_ein_kaputtes_notebook_wird_genannt_und_das_uebrige_zieht_um(fassungen, capsys, welche, kaputt):
    for fassung in fassungen:
        nbformat.write(lektion(), fassung / "notebooks" / "07_b.ipynb")
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    (fassungen[welche] / "notebooks" / "07_b.ipynb").write_bytes(kaputt.encode("utf-8", "surrogateescape"))
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1 and zeilen[0] == "06_a: uebung_4 übernommen."
    assert "07_b.ipynb ist kein lesbares Notebook" in zeilen[1] and "kopier die Antworten von Hand" in zeilen[1]


def test_eine_lektion_die_es_nicht_mehr_gibt_wird_genannt(fassungen, capsys):
    nbformat.write(lektion(), fassungen[0] / "notebooks" / "05_weg.ipynb")
    schreib(fassungen[0], setze("uebung_4", LOESUNG), "05_weg.ipynb")
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1 and zeilen[0].startswith("Achtung, 05_weg: uebung_4 gibt es in der neuen Fassung nicht.")
    assert not (fassungen[1] / "notebooks" / "05_weg.ipynb").exists()


def lernstand(fassung, *zeilen):
    (fassung / "notebooks" / "lernstand.jsonl").write_text("".join(f"{zeile}\n" for zeile in zeilen), encoding="utf-8")


def test_der_lernstand_zieht_um_und_vorhandene_zeilen_bleiben(fassungen, capsys):
    lernstand(fassungen[0], '{"id": "a"}', '{"id": "b"}')
    lernstand(fassungen[1], '{"id": "b"}', '{"id": "c"}')
    _, zeilen, _ = uebernimm(fassungen, capsys)
    zusammen = (fassungen[1] / "notebooks" / "lernstand.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(zeile)["id"] for zeile in zusammen] == ["a", "b", "c"]
    assert zeilen == ["lernstand.jsonl: 1 Eintrag übernommen."]


def test_noten_notizen_und_eigene_dateien_werden_kopiert_und_nie_ersetzt(fassungen, capsys):
    alt, neu = (fassung / "notebooks" for fassung in fassungen)
    for ordner in (alt, neu):
        (ordner / "projekt_mini_rag").mkdir()
    (alt / "noten.csv").write_text("1", encoding="utf-8")
    (alt / "mein.ipynb").write_text("{}", encoding="utf-8")
    (alt / "projekt_mini_rag" / "fehler.csv").write_text("alt", encoding="utf-8")
    (neu / "projekt_mini_rag" / "fehler.csv").write_text("neu", encoding="utf-8")
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1
    assert zeilen[:2] == ["mein.ipynb kopiert.", "noten.csv kopiert."] and "projekt_mini_rag/fehler.csv gibt es in beiden" in zeilen[2]
    assert (neu / "noten.csv").read_text(encoding="utf-8") == "1"
    assert (neu / "projekt_mini_rag" / "fehler.csv").read_text(encoding="utf-8") == "neu"


def test_derselbe_ordner_und_ein_falscher_werden_abgelehnt(fassungen, tmp_path, capsys):
    neu = str(fassungen[1])
    assert main(["uebernimm", neu, "--notebooks", neu]) == 2
    assert "ist die Fassung, in der du gerade bist" in capsys.readouterr().err
    assert main(["uebernimm", str(tmp_path / "gibt es nicht"), "--notebooks", neu]) == 2
    assert "Gemeint ist der Ordner der alten Fassung" in capsys.readouterr().err


def test_jede_ausgelieferte_zelle_fuer_lernende_zieht_um(tmp_path, capsys):
    """An den echten Lektionen: in jede dieser Zellen etwas schreiben, übernehmen, wiederfinden."""
    alt, neu, erwartet = tmp_path / "alt", tmp_path / "neu", {}
    for pfad in (WURZEL / "notebooks").glob("[0-9]*.ipynb"):
        notebook = lies(pfad)
        for ordner in (alt, neu):
            ordner.mkdir(exist_ok=True)
            nbformat.write(notebook, ordner / pfad.name)
        stellen = [i for i, zelle in enumerate(notebook.cells) if ANFANG in zelle.metadata]
        for i in stellen:
            notebook.cells[i].source = f"meins = {i}"
        nbformat.write(notebook, alt / pfad.name)
        erwartet[pfad.name] = [f"meins = {i}" for i in stellen]
        assert len(stellen) >= len(mit_tag(notebook, "antwort", "code"))
    assert main(["uebernimm", str(alt), "--notebooks", str(neu)]) == 0
    assert {name: [z.source for z in codezellen(lies(neu / name)) if ANFANG in z.metadata] for name in erwartet} == erwartet
    assert len(capsys.readouterr().out.splitlines()) == sum(map(len, erwartet.values()))
