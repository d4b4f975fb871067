"""Der Leitfaden hält, was er verspricht: Die Minuten gehen auf, jede genannte Szene gibt es dort, wo er hinschickt, und Menüs heißen so."""

import re
from itertools import accumulate

import pytest

import lernmodul
from hilfen.notebook import OHNE_VERGLEICH, ORDNER, codezellen, lies, tags
from lernmodul.vorfuehrung.szenen import ALLE, BLOECKE

DOZENT = ORDNER / "dozent"
LEITFADEN, KLASSENBILD = DOZENT / "00_leitfaden.ipynb", DOZENT / "klassenbild.ipynb"
TITEL = {bau().titel: name for name, bau in ALLE.items()}
ABLAUF = re.compile(r"^#+ Ablauf in (\d+) Minuten\n(.*?)(?=^#|\Z)", flags=re.MULTILINE | re.DOTALL)
ZEILE = re.compile(r"^\| (\d+) \| (\d+) \| (.*?) \| (.*?) \| (.*?) \|$", flags=re.MULTILINE)


def prosa(pfad):
    return "\n".join(zelle.source for zelle in lies(pfad).cells if zelle.cell_type == "markdown")


def ablaeufe():
    """Minuten der Überschrift → Zeilen (ab, dauer, was, wo, gruppe)."""
    return {int(minuten): ZEILE.findall(text.replace("| | |", "|  |  |")) for minuten, text in ABLAUF.findall(prosa(LEITFADEN))}


def test_es_gibt_einen_ablauf_fuer_50_fuer_90_und_einen_fuer_den_notfall():
    assert list(ablaeufe()) == [50, 90, 35]


@pytest.mark.parametrize("minuten", [50, 90, 35])
def test_die_minuten_gehen_auf(minuten):
    zeilen = ablaeufe()[minuten]
    dauern = [int(dauer) for _, dauer, *_ in zeilen]
    assert sum(dauern) == minuten and min(dauern) >= 1
    assert [int(ab) for ab, *_ in zeilen] == [0, *accumulate(dauern)][:-1]


@pytest.mark.parametrize("minuten", [50, 90, 35])
def test_jede_zeile_sagt_wo_und_was_die_gruppe_tut(minuten):
    for _, _, was, wo, gruppe in ablaeufe()[minuten]:
        assert was == "Pause" or (wo.strip() and gruppe.strip()), was


@pytest.mark.parametrize("minuten", [50, 90, 35])
def test_jede_genannte_szene_steht_in_dem_notebook_auf_das_die_zeile_zeigt(minuten):
    genannt = 0
    for _, _, was, wo, _ in ablaeufe()[minuten]:
        for kursiv in re.findall(r"\*([^*]+)\*", was):
            passend = [name for titel, name in TITEL.items() if titel == kursiv or titel.startswith(f"{kursiv}:")]
            block = re.search(r"\((demo_\w+)\.ipynb\)", wo)[1]
            assert passend and {ALLE[name] for name in passend} <= set(BLOECKE[block]), (kursiv, wo)
            genannt += 1
    assert genannt >= 3


@pytest.mark.parametrize("minuten", [50, 90, 35])
def test_wo_falsche_abgaben_angekuendigt_sind_steht_die_buehne_am_ende(minuten):
    bloecke = [re.search(r"\((demo_\w+\.ipynb)\)", wo)[1] for _, _, was, wo, _ in ablaeufe()[minuten] if "Falsche Abgaben" in was]
    assert bloecke
    for name in bloecke:
        assert codezellen(lies(DOZENT / name))[-1].source.startswith("falsche_loesungen("), name


@pytest.mark.parametrize("pfad", [LEITFADEN, KLASSENBILD], ids=lambda pfad: pfad.stem)
def test_szenen_heissen_im_text_wie_im_vorfuehrnotebook(pfad):
    """Kursiv steht im Text ein Szenentitel, ein Menüweg, eine Frage oder ein einzelnes Wort; Titel mit Großbuchstaben vorn müssen stimmen."""
    for absatz in prosa(pfad).split("\n"):
        for kursiv in re.findall(r"(?:Szenen?|Bei|\|) \*([A-ZÄÖÜ][^*→]+)\*", absatz):
            assert any(titel == kursiv or titel.startswith(f"{kursiv}:") for titel in TITEL), kursiv


def test_typische_antworten_und_punkte_werden_gezogen_und_nicht_abgeschrieben():
    quellen = [zelle.source for zelle in codezellen(lies(LEITFADEN))]
    genannt = {name for quelle in quellen for name in re.findall(r'typische_antworten\("(\w+)"', quelle)}
    assert {"uebung_1", "uebung_2", "uebung_3"} <= genannt <= set(lernmodul._UEBUNGEN)
    assert "erwartungshorizont()" in quellen
    namen = {fehler.name for name in genannt for fehler in getattr(lernmodul, name).liste if len(fehler.name) > 20}
    assert not [name for name in namen if name in prosa(LEITFADEN)]


@pytest.mark.parametrize("pfad", [LEITFADEN, KLASSENBILD], ids=lambda pfad: pfad.stem)
def test_die_seiten_zeigen_ihre_tabellen_schon_ohne_kernel(pfad):
    for zelle in codezellen(lies(pfad)):
        assert OHNE_VERGLEICH not in tags(zelle)
        assert "import" in tags(zelle) or zelle.outputs or "=" in zelle.source, zelle.source


def test_der_leitfaden_bleibt_in_zehn_minuten_lesbar():
    """220 Wörter in der Minute; die Abläufe und die Tabellen für den Notfall schlägt man nach."""
    woerter = len(re.sub(r"^\|.*$", "", prosa(LEITFADEN), flags=re.MULTILINE).split())
    assert woerter <= 2200


@pytest.mark.parametrize("weg", [
    "*Kernel → Interrupt Kernel*", "*Kernel → Kernel unterbrechen*", "*Kernel → Restart Kernel…*", "*Kernel → Kernel neu starten…*",
    "*Run → Run All Cells*", "*Ausführen → Alle Zellen ausführen*", "*View → Appearance → Presentation Mode*", "*Anzeigen → Erscheinungsbild → Präsentationsmodus*",
])
def test_menues_stehen_englisch_und_deutsch_da(weg):
    assert weg in prosa(LEITFADEN)


@pytest.mark.parametrize("pfad", [LEITFADEN, KLASSENBILD], ids=lambda pfad: pfad.stem)
def test_sprungmarken_fuehren_zu_einer_ueberschrift_derselben_seite(pfad):
    ueberschriften = {titel.replace(" ", "-") for titel in re.findall(r"^#+ (.+)$", prosa(pfad), flags=re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", prosa(pfad))) <= ueberschriften


def test_vom_leitfaden_kommt_man_zu_jedem_vorfuehrnotebook():
    verlinkt = set(re.findall(r"\((demo_\w+)\.ipynb\)", lies(LEITFADEN).cells[0].source))
    assert verlinkt == {pfad.stem for pfad in DOZENT.glob("demo_*.ipynb")} == set(BLOECKE)
