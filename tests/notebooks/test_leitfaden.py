"""Der Leitfaden hält, was er verspricht: Die Minuten gehen auf, jede genannte Szene gibt es dort, wo er hinschickt, und Menüs heißen so."""

import re
from itertools import accumulate

import pytest

import lernmodul
from hilfen.notebook import OHNE_VERGLEICH, ORDNER, codezellen, lies, tags
from lernmodul.bedienung.vorfuehren import NAECHSTE
from lernmodul.explorer.stil import sicher
from lernmodul.vorfuehrung.szenen import ALLE, BLOECKE

DOZENT = ORDNER / "dozent"
LEITFADEN, KLASSENBILD = DOZENT / "00_leitfaden.ipynb", DOZENT / "klassenbild.ipynb"
TITEL = {bau().titel: name for name, bau in ALLE.items()}
ABLAUF = re.compile(r"^#+ Ablauf in (\d+) Minuten\n(.*?)(?=^#|\Z)", flags=re.MULTILINE | re.DOTALL)
BESCHRIFTUNGEN = {"Rechne damit", "Prüfen", NAECHSTE, "Simple Interface", "Einfache Oberfläche"}
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


@pytest.mark.parametrize("minuten", [50, 90, 35])
def test_ein_abschnitt_heisst_im_vorfuehrnotebook_so_wie_der_ablauf_ihn_nennt(minuten):
    genannt = [stelle for *_, wo, _ in ablaeufe()[minuten] for stelle in re.findall(r"\((demo_\w+\.ipynb)\), \*(.+)\*", wo)]
    assert len(genannt) >= 2 and not [(name, titel) for name, titel in genannt if titel not in abschnitte(DOZENT / name)]


@pytest.mark.parametrize("pfad", [LEITFADEN, KLASSENBILD], ids=lambda pfad: pfad.stem)
def test_szenen_heissen_im_text_wie_im_vorfuehrnotebook(pfad):
    """Wo von Szenen die Rede ist, steht kursiv ein Titel oder ein ganzer Satz, den jemand sagt; ein Titel muss stimmen."""
    abschnitt = {titel for demo in DOZENT.glob("demo_*.ipynb") for titel in abschnitte(demo)}
    genannt = [kursiv for kursiv in kursive_bei_szenen(prosa(pfad)) if not ist_satz(kursiv) and kursiv not in abschnitt]
    assert genannt and not [kursiv for kursiv in genannt if not ist_titel(kursiv)]


def test_auch_alte_titel_fielen_auf():
    zeile = "| Übung 3 | *Alles melden* und *Jeder Anteil hat seinen Nenner* in [demo_03](demo_03_ohne_antwort.ipynb) |"
    assert [ist_titel(kursiv) for kursiv in kursive_bei_szenen(zeile)] == [True, False]


def abschnitte(pfad):
    return re.findall(r"^## (\D.+)$", prosa(pfad), flags=re.MULTILINE)


def kursive_bei_szenen(text):
    zeilen = [zeile for zeile in text.split("\n") if re.search(r"\bSzenen?\b|\(demo_|Rechne damit", zeile)]
    return [kursiv for zeile in zeilen for kursiv in re.findall(r"(?<!\*)\*([A-ZÄÖÜ0-9][^*→]+)\*(?!\*)", zeile)]


def ist_titel(kursiv):
    return any(titel == kursiv or titel.startswith(f"{kursiv}:") for titel in TITEL)


def ist_satz(kursiv):
    return len(kursiv) > 40 or kursiv in BESCHRIFTUNGEN


def test_jede_szene_ist_im_leitfaden_mit_ihrer_antwort_und_ihrem_ziel_zu_finden():
    """Darauf verweist jedes Vorführnotebook in seiner ersten Zelle."""
    geplant = [name for zelle in codezellen(lies(LEITFADEN)) if zelle.source.startswith("szenenplan(") for name in re.findall(r'"(\w+)"', zelle.source)]
    assert geplant == list(ALLE)
    gespeichert = " ".join(str(zelle.outputs) for zelle in codezellen(lies(LEITFADEN)))
    assert not [name for name, bau in ALLE.items() if sicher(bau().worauf) not in gespeichert and repr(bau().worauf)[1:-1] not in gespeichert]


def test_was_die_szenen_voraussetzen_kommt_vorher_an_die_tafel():
    for minuten, erste in ((50, "Meldet nie"), (90, "Meldet nie"), (35, "Meldet nie")):
        was = [was for _, _, was, *_ in ablaeufe()[minuten]]
        stelle = {wort: next(i for i, text in enumerate(was) if wort in text) for wort in ("Anschrieb 1", "Anschrieb 2", erste, "Eine Quelle rutscht ab")}
        assert stelle["Anschrieb 1"] < stelle[erste] and stelle["Anschrieb 2"] < stelle["Eine Quelle rutscht ab"]
        assert not any("A oder B?" in text and "Anschrieb 3" not in text for text in was)


def test_auf_die_buehne_kommt_nur_was_die_gruppe_schon_gemacht_hat():
    """Die Bühne zeigt auch die richtige Lösung."""
    for minuten in (50, 90, 35):
        was = [was for _, _, was, *_ in ablaeufe()[minuten]]
        for i, text in enumerate(was):
            if "Falsche Abgaben" in text:
                assert was[i - 1].startswith(("Übung 1", "Lücke 2")) and (("Lücke 2" in text) == ("Lücke 2" in was[i - 1])), text


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


def test_der_leitfaden_ist_in_der_zeit_zu_lesen_die_er_nennt():
    """200 Wörter in der Minute. Tabellen zählen nicht mit, das sagt er dazu; was er an Ausgaben zeigt, sind welche."""
    assert "(zehn Minuten, ohne die Tabellen)" in prosa(LEITFADEN)
    assert len(re.sub(r"^\|.*$", "", prosa(LEITFADEN), flags=re.MULTILINE).split()) <= 10 * 200


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
