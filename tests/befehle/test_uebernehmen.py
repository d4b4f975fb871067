"""`python -m lernmodul uebernimm`: Eigenes zieht in die neue Fassung um, und nirgends geht etwas verloren."""

import json

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from hilfen.notebook import ANFANG, WURZEL, abdruck, codezellen, lies, mit_tag, zelle_der
from lernmodul.befehle import uebernehmen
from lernmodul.befehle.aufruf import main
from lernmodul.befehle.uebernehmen import NICHTS

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
    assert uebernimm(fassungen, capsys)[:2] == (0, [NICHTS])
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
    assert uebernimm(fassungen, capsys)[:2] == (0, [NICHTS])
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


# Ältere Fassungen, andere Programme

def ohne_abdruck(notebook):
    for zelle in notebook.cells:
        zelle.metadata.pop(ANFANG, None)


def ohne_tags(notebook):
    for zelle in notebook.cells:
        zelle.metadata = {"vscode": {"languageId": "python"}}


def ohne_kennung(notebook):
    notebook.nbformat_minor = 4
    for zelle in notebook.cells:
        zelle.pop("id")


KAHL = {"ohne Abdruck": (ohne_abdruck,), "ohne Tags": (ohne_tags,), "ohne Kennung": (ohne_kennung, ohne_abdruck), "ohne alles": (ohne_tags, ohne_kennung)}
kahl = pytest.mark.parametrize("entferne", KAHL.values(), ids=KAHL)


@kahl
def test_antworten_werden_auch_ohne_kennzeichen_erkannt(fassungen, capsys, entferne):
    for aendere in (setze("uebung_4", "import re\n" + LOESUNG), lambda notebook: notebook.cells[4].update(source="MEIN_ORDNER = 'x'"), *entferne):
        schreib(fassungen[0], aendere)
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert (wert, zeilen[0]) == (0, "06_a: uebung_4 übernommen.")
    assert zelle_der(notebook, "antwort", "uebung_4").source == "import re\n" + LOESUNG
    if entferne is not KAHL["ohne Kennung"]:
        assert zeilen[1:] == ["06_a: MEIN_ORDNER übernommen."] and notebook.cells[4].source == "MEIN_ORDNER = 'x'"


@kahl
def test_ein_unberuehrter_stumpf_ohne_kennzeichen_ist_keine_antwort(fassungen, capsys, entferne):
    for aendere in entferne:
        schreib(fassungen[0], aendere)
    vorher = inhalte(fassungen[1])
    assert uebernimm(fassungen, capsys)[:2] == (0, [NICHTS])
    assert inhalte(fassungen[1]) == vorher


@kahl
def test_ein_stumpf_aus_einer_anderen_fassung_ist_keine_antwort_einer_mit_notiz_schon(fassungen, capsys, entferne):
    for aendere in (setze("uebung_4", "def kategorie(fall, streng):\n    ..."), setze("uebung_5", "probleme = ...  # erst die Randfälle zählen"), *entferne):
        schreib(fassungen[0], aendere)
    _, zeilen, notebook = uebernimm(fassungen, capsys)
    assert zeilen == ["06_a: uebung_5 übernommen."]
    assert notebook.cells[1].source == "def kategorie(beobachtung):\n    ..."


def test_eine_antwort_ohne_tags_und_ohne_den_verlangten_namen_kommt_als_eigene_zelle(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_5", "zwei_probleme = 7"))
    schreib(fassungen[0], ohne_tags)
    _, zeilen, notebook = uebernimm(fassungen, capsys)
    assert zeilen == ["06_a: 1 eigene Zelle übernommen."]
    assert [zelle.source for zelle in notebook.cells[3:5]] == ["probleme = ...", "zwei_probleme = 7"]


def test_was_sich_nicht_zuordnen_laesst_wird_gezaehlt(fassungen, capsys):
    schreib(fassungen[0], lambda notebook: notebook.cells.extend([new_markdown_cell("Meine Notiz"), new_code_cell("probe = 1")]))
    schreib(fassungen[0], ohne_tags)
    schreib(fassungen[0], ohne_kennung)
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1
    assert zeilen == ["Achtung, 06_a: 2 weitere Zellen ohne Kennzeichen: Ob von dir oder von uns, ist nicht zu erkennen. Sieh im alten Ordner nach."]


def test_die_zweite_antwort_auf_dieselbe_uebung_steht_als_eigene_zelle_dahinter(fassungen, capsys):
    """JupyterLab nimmt beim Kopieren einer Zelle die Tags mit."""
    def verdopple(notebook):
        notebook.cells[3].source = "probleme = [1]"
        notebook.cells.insert(4, antwort("uebung_5", "probleme = ...", "abcd1234"))
        notebook.cells[4].source = "probleme = [2]"

    schreib(fassungen[0], verdopple)
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert (wert, zeilen) == (0, ["06_a: uebung_5 übernommen.", "06_a: 1 eigene Zelle übernommen."])
    assert [zelle.source for zelle in notebook.cells[3:5]] == ["probleme = [1]", "probleme = [2]"]
    assert len(mit_tag(notebook, "antwort")) == 2 and uebernimm(fassungen, capsys)[1] == [NICHTS]


def test_eigene_zellen_mit_tag_ziehen_um_und_beide_staende_bleiben(fassungen, capsys):
    schreib(fassungen[0], lambda notebook: notebook.cells.append(new_code_cell("a = 1", id="11111111-aaaa", metadata={"tags": ["beispiel"]})))
    assert uebernimm(fassungen, capsys)[1] == ["06_a: 1 eigene Zelle übernommen."]
    schreib(fassungen[1], lambda notebook: notebook.cells[-1].update(source="a = 2"))
    wert, zeilen, notebook = uebernimm(fassungen, capsys)
    assert wert == 1 and notebook.cells[-1].source == "a = 2"
    assert zeilen == ["Achtung, 06_a: 1 eigene Zelle hast du in der neuen Fassung weitergeschrieben. Der alte Stand steht weiter im alten Ordner."]


def test_eine_geleerte_antwort_und_andere_zeilenenden_sind_keine(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_4", " \n"))
    schreib(fassungen[0], setze("uebung_5", "probleme = ...\r\n"))
    assert uebernimm(fassungen, capsys)[:2] == (0, [NICHTS])


def test_die_echte_fassung_vor_dem_abdruck_laesst_nichts_liegen(tmp_path, capsys):
    """So sahen die Lektionen früher aus: jede Antwort beschrieben, kein Abdruck; und unbeschrieben ist nichts davon eine Antwort."""
    alt, neu, zahl = tmp_path / "alt", tmp_path / "neu", 0
    for ordner in (alt, neu):
        ordner.mkdir()
    for pfad in (WURZEL / "notebooks").glob("[0-9]*.ipynb"):
        notebook = lies(pfad)
        nbformat.write(notebook, neu / pfad.name)
        ohne_abdruck(notebook)
        nbformat.write(notebook, alt / pfad.name)
    assert main(["uebernimm", str(alt), "--notebooks", str(neu)]) == 0
    assert capsys.readouterr().out.splitlines() == [NICHTS]
    for pfad in alt.iterdir():
        notebook = lies(pfad)
        for zelle in mit_tag(notebook, "antwort", "code"):
            zelle.source, zahl = "meins = 1", zahl + 1
        nbformat.write(notebook, pfad)
    assert main(["uebernimm", str(alt), "--notebooks", str(neu)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == zahl > 15


# Schäden und Verstreutes

@pytest.mark.parametrize("zelle", ['{"metadata": {}, "source": "x"}', '{"cell_type": "code", "metadata": {}, "source": null}',
                                   '{"cell_type": "code", "metadata": {}, "source": ["x", 5]}', '{"cell_type": "code", "metadata": {}, "source": "x", "id": 5}',
                                   '{"cell_type": "code", "metadata": {"tags": null}, "source": "x"}', '{"cell_type": "code", "metadata": [], "source": "x"}',
                                   '"x"', "null"])
def test_eine_beschaedigte_zelle_haelt_die_anderen_notebooks_nicht_auf(fassungen, capsys, zelle):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    (fassungen[0] / "notebooks" / "05_kaputt.ipynb").write_text(f'{{"nbformat": 4, "cells": [{zelle}]}}', encoding="utf-8")
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1 and "05_kaputt.ipynb ist kein lesbares Notebook" in zeilen[0] and zeilen[1] == "06_a: uebung_4 übernommen."


def test_ein_notebook_mit_bom_ist_lesbar(fassungen, capsys):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    pfad = fassungen[0] / "notebooks" / "06_a.ipynb"
    pfad.write_bytes(b"\xef\xbb\xbf" + pfad.read_bytes())
    assert uebernimm(fassungen, capsys)[1] == ["06_a: uebung_4 übernommen."]


def test_ein_ordner_an_der_stelle_einer_datei_bekommt_einen_satz_und_der_rest_zieht_um(fassungen, capsys):
    alt, neu = (fassung / "notebooks" for fassung in fassungen)
    for name in ("noten.csv", "lernstand.jsonl", "zuletzt.csv"):
        (alt / name).write_text('{"id": "a"}\n', encoding="utf-8")
    for name in ("noten.csv", "lernstand.jsonl", "05_ordner.ipynb"):
        (neu / name).mkdir()
    nbformat.write(lektion(), alt / "05_ordner.ipynb")
    (alt / "projekt_x").mkdir()
    (alt / "projekt_x" / "a.csv").write_text("1", encoding="utf-8")
    (neu / "projekt_x").write_text("eine Datei", encoding="utf-8")
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert wert == 1 and [zeile.split(" ließ ")[0] for zeile in zeilen] == [
        "Achtung, 05_ordner.ipynb", "06_a: uebung_4 übernommen.", "Achtung, lernstand.jsonl", "Achtung, noten.csv", "zuletzt.csv kopiert.", "Achtung, projekt_x/a.csv"]


def test_kopien_unterordner_und_dateien_ohne_endung_ziehen_um_verstecktes_nicht(fassungen, capsys):
    alt, neu = (fassung / "notebooks" for fassung in fassungen)
    eigene = ["06_a-Copy1.ipynb", "NOTIZ", "daten/golden.csv", "projekt_x/tief/y.csv"]
    for name in (*eigene, ".ipynb_checkpoints/06_a.ipynb", "dozent/leitfaden.ipynb", "__pycache__/x.pyc"):
        (alt / name).parent.mkdir(parents=True, exist_ok=True)
        (alt / name).write_text("meins", encoding="utf-8")
    wert, zeilen, _ = uebernimm(fassungen, capsys)
    assert (wert, zeilen) == (0, [f"{name} kopiert." for name in eigene])
    assert {pfad.relative_to(neu).as_posix() for pfad in neu.rglob("*") if pfad.is_file()} == {"06_a.ipynb", *eigene}


def test_eigenes_in_dozent_zieht_um_wenn_die_neue_fassung_den_ordner_hat(fassungen, capsys):
    for fassung, inhalt in zip(fassungen, ("alt", "neu")):
        (fassung / "notebooks" / "dozent").mkdir()
        (fassung / "notebooks" / "dozent" / "kurs.ipynb").write_text(inhalt, encoding="utf-8")
    (fassungen[0] / "notebooks" / "dozent" / "tief").mkdir()
    for name in ("mein_plan.md", "tief/b.md"):
        (fassungen[0] / "notebooks" / "dozent" / name).write_text("x", encoding="utf-8")
    assert uebernimm(fassungen, capsys)[:2] == (0, ["dozent/mein_plan.md kopiert.", "dozent/tief/b.md kopiert."])


def test_liegt_die_neue_fassung_in_der_alten_kopiert_sie_sich_nicht_in_sich_selbst(fassungen, capsys):
    alt, drinnen = fassungen[0], fassungen[0] / "notebooks" / "kurs_neu"
    (drinnen / "notebooks").mkdir(parents=True)
    nbformat.write(lektion(), drinnen / "notebooks" / "06_a.ipynb")
    assert main(["uebernimm", str(alt), "--notebooks", str(drinnen)]) == 0
    assert capsys.readouterr().out.splitlines() == [NICHTS]


@pytest.mark.parametrize("hier", ["neu", "neu/notebooks"])
@pytest.mark.parametrize("wort", ["notebooks/alt", "alt"])
def test_der_ordner_zum_hochladen_wird_aus_beiden_ordnern_gefunden(tmp_path, capsys, monkeypatch, hier, wort):
    """Auf Binder öffnet sich das Terminal dort, wo die Dateileiste steht; im Ordner liegt vielleicht nur der Lernstand."""
    (tmp_path / "neu" / "notebooks" / "alt").mkdir(parents=True)
    nbformat.write(lektion(), tmp_path / "neu" / "notebooks" / "00_start.ipynb")
    (tmp_path / "neu" / "notebooks" / "alt" / "lernstand.jsonl").write_text('{"id": "a"}\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path / hier)
    assert main(["uebernimm", wort]) == 0
    assert capsys.readouterr().out == "lernstand.jsonl: 1 Eintrag übernommen.\n"


def test_eine_abgerissene_zeile_des_lernstands_wird_ausgelassen_und_genannt(fassungen, capsys):
    (fassungen[0] / "notebooks" / "lernstand.jsonl").write_text('{"id": "a"}\n{"id": "b', encoding="utf-8")
    lernstand(fassungen[1], '{"id": "c"}')
    assert uebernimm(fassungen, capsys)[1] == ["lernstand.jsonl: 1 Eintrag übernommen.", "lernstand.jsonl: 1 beschädigte Zeile ausgelassen."]
    assert (fassungen[1] / "notebooks" / "lernstand.jsonl").read_text(encoding="utf-8") == '{"id": "a"}\n{"id": "c"}\n'


def test_gemeldet_wird_sofort_und_nicht_erst_am_ende(fassungen, monkeypatch):
    schreib(fassungen[0], setze("uebung_4", LOESUNG))
    gemeldet = []

    def unterbrochen(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("lernmodul.befehle.uebernehmen._lernstand", unterbrochen)
    with pytest.raises(KeyboardInterrupt):
        uebernehmen.uebernimm(fassungen[0], fassungen[1] / "notebooks", gemeldet.append)
    assert gemeldet == ["06_a: uebung_4 übernommen."]
