"""Wie ein Notebook gebaut ist, geprüft am gespeicherten Text, ohne etwas auszuführen."""

import ast
import re
from statistics import median

import pytest

import lernmodul
from hilfen.notebook import (ANFANG, BAUSTEINE, OHNE_VERGLEICH, UEBUNG, VORGEFUEHRT, WIDGET, alle, codezellen, definierte_namen, ist_beschrieben, ist_platzhalter,
                             lektionen, lies, mit_tag, nummer, tags, uebung_von, uebungen, zugeklappt)
from lernmodul.befehle.umzug import UNSERE_KENNUNG

STANDARDBIBLIOTHEK_GENUEGT = {*range(7), 12}
FREMD = {"numpy", "pandas", "matplotlib"}
# In erweitern.ipynb entstehen eine Übung und eine Erkundung aus ihren Teilen; nur dort darf ein Notebook hinter das Gesicht greifen.
BAUTEILE = {"lernmodul.aufgaben.arten", "lernmodul.aufgaben.kern", "lernmodul.aufgaben.verhalten", "lernmodul.bedienung.regler",
            "lernmodul.explorer.stil", "lernmodul.explorer.tafel"}

# Textzellen nach einer zugeklappten Ausgabe, die auf deren Frage nicht antworten: einzeln gelesen, mit ihren ersten Worten.
VERRAET_NICHTS = {
    "00_start": ("`is None` fragt nach", "So läuft es in jeder Übung."),
    "01_klassifikation": ("Zwei Einsen übereinander sind die Treffer",),
    "02_suche": ("Anderswo heißt diese Zahl", "Die Erkundung zeigt vier Fragen"),
    "07_projekt": ("Was beim Einlesen auffiel,", "Fertig bist du,"),
    "08_mengen_und_kurven": ("Die Erkundung zeichnet", "Schreib in der dritten Zeile", "Dieselben Zahlen ergeben sich", "Beide Zahlen werden Break-even genannt", "Der Mittelwert über viele Fragen"),
    "09_grundgesamtheit": ("Ähnlich verfahren große Vergleiche", "Was im Pool fehlt,"),
    "11_studie": ("Eine 2 in der Liste",),
}


@pytest.fixture(params=alle(), ids=lambda pfad: pfad.stem)
def pfad(request):
    return request.param


@pytest.fixture
def notebook(pfad):
    return lies(pfad)


@pytest.fixture(params=lektionen(), ids=lambda pfad: pfad.stem)
def lektion(request):
    return request.param


def zeilen(zelle):
    return [zeile for zeile in zelle.source.splitlines() if zeile.strip() and not zeile.lstrip().startswith("#")]


def knoten(notebook, *arten):
    return [stueck for zelle in codezellen(notebook) for stueck in ast.walk(ast.parse(zelle.source)) if isinstance(stueck, arten)]


def texte(notebook):
    """Alle Zeichenketten im Code."""
    return [stueck.value for stueck in knoten(notebook, ast.Constant) if isinstance(stueck.value, str)]


def test_es_gibt_ein_erstes_notebook():
    assert lektionen() and lektionen()[0].name == "00_start.ipynb"


def test_tags_sind_bekannt(notebook):
    unbekannt = {tag for zelle in notebook.cells for tag in tags(zelle)
                 if tag not in (*BAUSTEINE, *VORGEFUEHRT, OHNE_VERGLEICH) and not UEBUNG.fullmatch(tag)}
    assert not unbekannt


def test_bausteine_stehen_in_ihrer_reihenfolge(lektion):
    notebook = lies(lektion)
    folge = [tag for zelle in notebook.cells for tag in tags(zelle) if tag in BAUSTEINE]
    assert folge[:2] == ["titel", "lernziele"] and folge[-2:] == ["rueckblick", "quellen"]
    assert "titel" in tags(notebook.cells[0]) and "lernziele" in tags(notebook.cells[1]) and "quellen" in tags(notebook.cells[-1])
    assert [folge.count(tag) for tag in ("titel", "lernziele", "import", "rueckblick", "quellen")] == [1] * 5
    inhalt = [stelle for stelle, tag in enumerate(folge) if tag in ("beispiel", "explorer", "aufgabe", "antwort")]
    assert not inhalt or folge.index("import") < min(inhalt)


def test_ab_02_beginnt_die_lektion_mit_einer_wiederholung(lektion):
    folge = [tag for zelle in lies(lektion).cells for tag in tags(zelle)]
    if nummer(lektion) >= 2:
        assert "wiederholung" in folge
        erster_inhalt = min(folge.index(tag) for tag in ("konzept", "beispiel", "explorer", "aufgabe") if tag in folge)
        assert folge.index("wiederholung") < erster_inhalt


def test_titelzelle_nennt_minuten_und_nachbarn(lektion):
    titel = mit_tag(lies(lektion), "titel", "markdown")[0].source
    reihe = lektionen()
    stelle = reihe.index(lektion)
    assert re.search(r"\b\d+ Minuten\b", titel)
    if stelle > 0:
        assert re.search(rf"← *\[[^\]]+\]\({re.escape(reihe[stelle - 1].name)}\)", titel)
    if stelle + 1 < len(reihe):
        assert re.search(rf"\[[^\]]+\]\({re.escape(reihe[stelle + 1].name)}\) *→", titel)


def test_der_fahrplan_im_ersten_notebook_nennt_jede_folgende_lektion_mit_ihren_minuten():
    text = "\n".join(zelle.source for zelle in lies(lektionen()[0]).cells)
    minuten = [(pfad.name, re.search(r"(\d+) Minuten", lies(pfad).cells[0].source)[1]) for pfad in lektionen()[1:]]
    assert re.findall(r"^\| \[[^\]]+\]\((\S+)\) \|.*\| (\d+) \|$", text, flags=re.MULTILINE) == minuten


def test_drei_bis_fuenf_lernziele(lektion):
    text = mit_tag(lies(lektion), "lernziele", "markdown")[0].source
    assert 3 <= len(re.findall(r"^[-*] ", text, flags=re.MULTILINE)) <= 5


def test_jede_uebung_hat_aufgabe_antwort_und_pruefung_in_dieser_folge(notebook):
    assert len(set(uebungen(notebook))) == len(uebungen(notebook)) == len(mit_tag(notebook, "pruefung", "code"))
    folge = [(tag, uebung_von(zelle)) for zelle in notebook.cells for tag in tags(zelle) if tag in ("aufgabe", "antwort", "pruefung")]
    assert None not in {uebung for tag, uebung in folge if tag != "aufgabe"}
    for uebung in uebungen(notebook):
        stelle = folge.index(("antwort", uebung))
        assert folge[stelle - 1][0] == "aufgabe" and folge[stelle + 1] == ("pruefung", uebung)


def test_antwortzellen_sind_leer(notebook):
    for zelle in mit_tag(notebook, "antwort", "code"):
        assert any(isinstance(stueck, ast.Constant) and stueck.value is ... for stueck in ast.walk(ast.parse(zelle.source)))


def test_zellen_fuer_lernende_tragen_den_abdruck_ihres_anfangs(lektion):
    notebook = lies(lektion)
    assert all(ANFANG in zelle.metadata for zelle in mit_tag(notebook, "antwort", "code"))
    assert not [zelle.source for zelle in codezellen(notebook) if ANFANG in zelle.metadata and ist_beschrieben(zelle)]


def test_kennungen_der_lektionen_unterscheiden_sich_von_denen_eigener_zellen(lektion):
    assert not [zelle.id for zelle in lies(lektion).cells if not UNSERE_KENNUNG.match(zelle.id)]


def test_pruefungszellen_zeigen_gespeichert_noch_offen(notebook):
    for zelle in mit_tag(notebook, "pruefung", "code"):
        gezeigt = " ".join(ausgabe.get("data", {}).get("text/plain", "") for ausgabe in zelle.outputs)
        assert "offen" in gezeigt, zelle.source


def test_kernel_heisst_ueberall_python3(notebook):
    assert notebook.metadata.kernelspec == {"display_name": "Python 3", "language": "python", "name": "python3"}
    assert notebook.metadata.language_info == {"name": "python"}
    assert set(notebook.metadata) == {"kernelspec", "language_info"}


def test_zellen_haben_eindeutige_kennungen(notebook):
    kennungen = [zelle.id for zelle in notebook.cells]
    assert len(set(kennungen)) == len(kennungen)


def test_codezellen_sind_kurz(pfad, notebook):
    laengen = [len(zeilen(zelle)) for zelle in codezellen(notebook)]
    assert all(0 < laenge <= 12 for laenge in laengen)
    assert not laengen or pfad.stem == "erweitern" or median(laengen) <= 4  # dort stehen ganze Definitionen


def test_zwischen_codezellen_steht_text(notebook):
    paare = zip(notebook.cells, notebook.cells[1:])
    ohne = [danach.source for davor, danach in paare if davor.cell_type == danach.cell_type == "code"
            and not {"antwort", "pruefung"} & set(tags(danach)) and not fragt_nach(davor, danach)]
    assert not ohne


def fragt_nach(davor, danach):
    """Eine Zeile, die sofort etwas mit dem anfängt, was die Zelle davor benannt hat."""
    return len(zeilen(danach)) == 1 and bool(definierte_namen(davor.source) & set(re.findall(r"\w+", danach.source)))


def test_prosa_bleibt_lesbar_kurz(notebook):
    woerter = [re.sub(r"^\|.*$", "", zelle.source, flags=re.MULTILINE).split() for zelle in mit_tag(notebook, "konzept", "markdown")]
    assert not [" ".join(text[:8]) for text in woerter if len(text) > 120]


def test_code_ist_reines_python_ohne_installation_netz_und_eigene_pfade(notebook):
    for zelle in codezellen(notebook):
        assert not re.search(r"^\s*[!%]", zelle.source, flags=re.MULTILINE), zelle.source
    verdaechtig = re.compile(r"https?://|^/\w|^~|^[A-Za-z]:[\\/]")
    assert not [text for text in texte(notebook) if verdaechtig.search(text)]


def test_importiert_wird_nur_in_der_importzelle(notebook):
    for zelle in codezellen(notebook):
        if "import" not in tags(zelle):
            assert not [stueck for stueck in ast.walk(ast.parse(zelle.source)) if isinstance(stueck, (ast.Import, ast.ImportFrom))]


def oeffentlich(pfad, modul, name):
    if modul == "lernmodul":
        return name in lernmodul.__all__
    if pfad.stem == "erweitern":
        return modul in BAUTEILE
    return modul.startswith("lernmodul.metriken") and not name.startswith("_")


def test_aus_lernmodul_kommen_nur_oeffentliche_namen(pfad, notebook):
    for stueck in knoten(notebook, ast.Import):
        assert not [alias.name for alias in stueck.names if alias.name.partition(".")[0] == "lernmodul"]
    for stueck in knoten(notebook, ast.ImportFrom):
        if stueck.module.partition(".")[0] == "lernmodul":
            assert not [alias.name for alias in stueck.names if not oeffentlich(pfad, stueck.module, alias.name)]


def test_die_ersten_lektionen_brauchen_nur_die_standardbibliothek(lektion):
    if nummer(lektion) in STANDARDBIBLIOTHEK_GENUEGT:
        module = {alias.name for stueck in knoten(lies(lektion), ast.Import) for alias in stueck.names}
        module |= {stueck.module for stueck in knoten(lies(lektion), ast.ImportFrom)}
        assert not FREMD & {modul.partition(".")[0] for modul in module}


def test_verweise_fuehren_zu_vorhandenen_dateien(pfad, notebook):
    ziele = [ziel for zelle in notebook.cells if zelle.cell_type == "markdown"
             for ziel in re.findall(r"\]\(([^)\s]+)\)", zelle.source) + re.findall(r"(?:src|href)=\"([^\"]+)\"", zelle.source)]
    eigene = [ziel.partition("#")[0] for ziel in ziele if not re.match(r"[a-z]+:|#", ziel)]
    assert not [ziel for ziel in eigene if not (pfad.parent / ziel).exists()]


def test_widgetzellen_sind_ohne_ausgabe_gespeichert(notebook):
    for zelle in codezellen(notebook):
        if OHNE_VERGLEICH in tags(zelle):
            assert not zelle.outputs, zelle.source


def test_kein_tastendruck_nimmt_eine_zelle_mit_knoepfen_weg(notebook):
    """Die Selbsteinschätzung zeigt ihre Knöpfe erst, wenn eine Antwort dasteht."""
    for zelle in codezellen(notebook):
        if OHNE_VERGLEICH in tags(zelle) or zelle.source.startswith("selbsteinschaetzung("):
            assert zelle.metadata.deletable is zelle.metadata.editable is False, zelle.source


def test_andere_codezellen_zeigen_gespeichert_kein_widget(notebook):
    """Dass sie ausgeführt gespeichert sind, vergleichen nbval und test_laeufe."""
    for zelle in codezellen(notebook):
        if OHNE_VERGLEICH not in tags(zelle):
            assert not [ausgabe for ausgabe in zelle.outputs if WIDGET in ausgabe.get("data", {})], zelle.source


def test_vor_dem_ersten_lauf_sieht_nichts_aus_als_waere_es_gelaufen(notebook):
    for zelle in codezellen(notebook):
        assert zelle.execution_count is None, zelle.source
        assert all(ausgabe.get("execution_count") is None for ausgabe in zelle.outputs), zelle.source


def test_hinter_drei_punkten_steckt_immer_eine_ausgabe(notebook):
    for zelle in codezellen(notebook):
        assert zelle.outputs or not zugeklappt(zelle), zelle.source


def test_zugeklappte_zellen_verraten_ihr_ergebnis_nicht(notebook):
    """JupyterLab zeigt von einer zugeklappten Ausgabe die erste Zeile."""
    for zelle in codezellen(notebook):
        assert [ist_platzhalter(ausgabe) for ausgabe in zelle.outputs] == [zugeklappt(zelle) and not i for i in range(len(zelle.outputs))], zelle.source


def test_unter_einer_zugeklappten_ausgabe_steht_die_antwort_nicht_offen(pfad, notebook):
    """Wer noch rät, liest schon die nächste Zeile. Dort beginnt ein Aufklapper oder ein neuer Abschnitt."""
    danach = [zelle.source for davor, zelle in zip(notebook.cells, notebook.cells[1:]) if zelle.cell_type == "markdown" and davor.cell_type == "code" and zugeklappt(davor)]
    assert not [text[:60] for text in danach if not text.startswith(("<details>\n<summary>", "#", *VERRAET_NICHTS.get(pfad.stem, ())))]


def test_aufklapper_sind_so_geschrieben_dass_markdown_darin_wirkt(notebook):
    """Ohne Leerzeile hinter der Überschrift blieben Formeln und Sterne darin roher Text."""
    for zelle in notebook.cells:
        if zelle.cell_type == "markdown":
            ganz = re.findall(r"(?:^|\n\n)<details>\n<summary>[^\n<]+</summary>\n\n.+?\n\n</details>(?=\n\n|$)", zelle.source, flags=re.S)
            assert len(ganz) == zelle.source.count("<details") == zelle.source.count("</details>"), zelle.source[:60]


def test_kein_fehler_ist_gespeichert(notebook):
    for zelle in codezellen(notebook):
        assert not [ausgabe for ausgabe in zelle.outputs if ausgabe.output_type == "error" or ausgabe.get("name") == "stderr"]
