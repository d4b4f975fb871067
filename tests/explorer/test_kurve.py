"""Precision und Recall entlang einer Rangliste: Sägezahn, Diagonale und beide Break-even-Marken."""

import re
from itertools import pairwise, product

import pytest
from pytest import approx

from lernmodul import mini_rag
from lernmodul.explorer import kurve, stil
from lernmodul.explorer.kurve import ansicht, tafel

START = {"frage": "wechsel", "k": 5, "systeme": "a", "interpoliert": False}
# Vier relevante Passagen. A findet sie auf den Rängen 2, 5, 6 und 7, B auf 1 und 3.
VON_HAND = (
    "Wo <steht> das?",
    frozenset({"r1", "r2", "r3", "r4"}),
    {
        "a": ("x0", "r1", "x1", "x2", "r2", "r3", "r4", *(f"y{i}" for i in range(13))),
        "b": ("r1", "x0", "r2", *(f"z{i}" for i in range(17))),
    },
)


def zeige(**werte):
    return ansicht(**{**START, **werte})


@pytest.fixture
def klein(monkeypatch):
    monkeypatch.setattr(kurve, "lage", lambda frage: VON_HAND)


def ort(recall, precision, systeme=1):
    oben = kurve.KOPF + kurve.ZEILE * systeme + 52
    return kurve.RAND + kurve.SEITE * recall, oben + kurve.SEITE * (1 - precision)


def punkte(html, nummer):
    """Die Ecken der Linie an dieser Stelle im Bild."""
    linien = re.findall(r'<polyline points="([^"]*)"', html)
    return [tuple(map(float, paar.split(","))) for paar in linien[nummer].split()]


def nahe(orte):
    return [approx(paar, abs=0.06) for paar in orte]


def test_precision_und_recall_an_der_grenze_von_hand(klein):
    a = zeige(k=6).zahlen["a"]
    assert (a["gefunden"], a["precision"], a["recall"]) == (3, 3 / 6, 3 / 4)


def test_break_even_roh_und_interpoliert_von_hand(klein):
    # Unter den ersten vier steht ein Treffer. Rang 7 bietet Recall 1 bei Precision 4/7, das gilt rückwärts für jede Stufe.
    a = zeige().zahlen["a"]
    assert (a["roh"], a["interpoliert"]) == (1 / 4, 4 / 7)


def test_die_treppe_nennt_je_stufe_die_beste_noch_erreichbare_precision(klein):
    assert zeige().zahlen["a"]["treppe"] == [(0, 4 / 7), (1 / 4, 4 / 7), (2 / 4, 4 / 7), (3 / 4, 4 / 7), (1, 4 / 7)]
    assert zeige(systeme="ab").zahlen["b"]["treppe"] == [(0, 1), (1 / 4, 1), (2 / 4, 2 / 3)]


@pytest.mark.parametrize(("k", "satz"), [
    (1, "Platz 1 ist eine Niete: Der Recall bleibt, die Precision auch. Relevant: 0 von 1 gelieferten. "
        "Gefunden: 0 von 4 relevanten. Solange nichts gefunden ist, sind beide 0 und damit gleich."),
    (2, "Platz 2 ist ein Treffer: Der Recall steigt, die Precision auch. Relevant: 1 von 2 gelieferten. "
        "Gefunden: 1 von 4 relevanten. Die Precision ist höher als der Recall."),
    (4, "Platz 4 ist eine Niete: Der Recall bleibt, die Precision fällt. Relevant: 1 von 4 gelieferten. "
        "Gefunden: 1 von 4 relevanten. So viele Plätze, wie es Relevantes gibt: Beide teilen durch 4 und sind gleich."),
    (5, "Platz 5 ist ein Treffer: Der Recall steigt, die Precision auch. Relevant: 2 von 5 gelieferten. "
        "Gefunden: 2 von 4 relevanten. Der Recall ist höher als die Precision."),
])
def test_der_satz_sagt_was_k_hier_bewirkt(klein, k, satz):
    assert zeige(k=k).satz == satz


def test_mit_zwei_systemen_nennt_der_satz_beide(klein):
    satz = zeige(k=3, systeme="ab").satz
    assert satz.startswith("A: Platz 3 ist eine Niete") and satz.endswith(" B: 2 von 3 und 2 von 4.")


def test_solange_alles_trifft_bleibt_die_precision_1():
    assert zeige(k=2).satz.startswith("Platz 2 ist ein Treffer: Der Recall steigt, die Precision ist 1.")


@pytest.mark.parametrize(("frage", "systeme"), [*product(kurve.FRAGEN, ("a", "ab"))])
def test_der_satz_luegt_an_keiner_stelle(frage, systeme):
    for vorher, nachher in pairwise(zeige(frage=frage, systeme=systeme, k=k) for k in range(1, kurve.TIEFE + 1)):
        (p0, r0), (p1, r1) = ((blick.zahlen["a"]["precision"], blick.zahlen["a"]["recall"]) for blick in (vorher, nachher))
        assert ("Der Recall steigt" in nachher.satz) == (r1 > r0)
        assert ("die Precision fällt" in nachher.satz) == (p1 < p0)
        assert ("Die Precision ist höher" in nachher.satz) == (p1 > r1)
        assert ("Der Recall ist höher" in nachher.satz) == (p1 < r1)


@pytest.mark.parametrize("frage", kurve.FRAGEN)
def test_precision_und_recall_sind_genau_bei_der_zahl_der_relevanten_gleich_oder_beide_0(frage):
    for name, k in product("ab", range(1, kurve.TIEFE + 1)):
        blick = zeige(frage=frage, systeme="ab", k=k).zahlen
        stand, n = blick[name], blick["relevant"]
        assert (stand["precision"] == approx(stand["recall"])) == (k == n or stand["gefunden"] == 0)
        if k == n:
            assert stand["roh"] == approx(stand["precision"])


def test_die_kurve_laeuft_durch_jeden_rohpunkt(klein):
    hinten, vorn = punkte(zeige(k=6).html, 0), punkte(zeige(k=6).html, 1)
    erwartet = [(0, 0), (1 / 4, 1 / 2), (1 / 4, 1 / 3), (1 / 4, 1 / 4), (2 / 4, 2 / 5), (3 / 4, 3 / 6), (1, 4 / 7)]
    assert hinten[:7] == nahe(ort(*punkt) for punkt in erwartet)
    assert len(hinten) == kurve.TIEFE
    assert vorn == hinten[:6]


def test_das_grosse_zeichen_steht_auf_dem_punkt_bei_k(klein):
    x, y = re.search(r"translate\(([\d.]+) ([\d.]+)\) scale\(1\.6\)", zeige(k=5).html).groups()
    assert (float(x) + 8, float(y) + 8) == approx(ort(2 / 4, 2 / 5), abs=0.06)


def test_die_marken_liegen_auf_der_diagonale_an_ihrem_wert(klein):
    html = zeige(interpoliert=True).html
    ring, quadrat = (re.search(rf'd="M([\d.]+) ([\d.]+){re.escape(form)}"', html).groups() for form in kurve.FORM.values())
    assert tuple(map(float, ring)) == approx(ort(1 / 4, 1 / 4), abs=0.06)
    assert tuple(map(float, quadrat)) == approx(ort(4 / 7, 4 / 7), abs=0.06)
    assert "A: Break-even (roh)</text>" in html and "A: Break-even (interpoliert)</text>" in html
    assert ">0.250</tspan>" in html and ">0.571</tspan>" in html


def test_ohne_interpolation_fehlen_treppe_und_ihre_marke(klein):
    html = zeige().html
    assert "Break-even (interpoliert)</text>" not in html and "interpolierte Kurve" not in html
    assert "A: Break-even (roh)</text>" in html
    assert html.count("<polyline") == 2 and zeige(interpoliert=True).html.count("<polyline") == 3


def test_bis_zur_vermutung_verraet_nichts_im_bild_den_platz(klein):
    vorher = zeige(k=3).html
    assert "Break-even" not in vorher and "so viele Passagen" not in vorher and not re.search(re.escape(kurve.FORM["roh"]), vorher)
    assert "Break-even (roh)" in zeige(k=4).html and "Break-even (roh)" in zeige(k=3, interpoliert=True).html


def test_am_anfang_ist_schon_etwas_gefunden_und_der_platz_noch_nicht_erreicht():
    erkundung, zahlen = tafel(), zeige().zahlen
    assert START["k"] < zahlen["relevant"] and zahlen["a"]["gefunden"] > 0
    assert not [text for text in (erkundung.vermutung.frage, *erkundung.vermutung.antworten, *erkundung.beispiele) if str(zahlen["relevant"]) in text]


def test_mit_zwei_baendern_bleiben_nur_die_grossen_zeichen(klein):
    assert "scale(0.7)" in zeige(systeme="ab").html and "scale(0.7)" in zeige(interpoliert=True).html
    assert "scale(0.7)" not in zeige(systeme="ab", interpoliert=True).html


def test_die_treppe_steht_im_bild_wo_sie_hingehoert(klein):
    html = zeige(interpoliert=True, systeme="ab").html
    treppe_b = [(0, 1), (1 / 4, 1), (1 / 4, 2 / 3), (2 / 4, 2 / 3)]
    assert punkte(html, 0) == nahe(ort(*ecke, systeme=2) for ecke in treppe_b)


@pytest.mark.parametrize("frage", kurve.FRAGEN)
def test_die_namen_der_marken_stehen_untereinander_und_ueberdecken_sich_nicht(frage):
    html = zeige(frage=frage, systeme="ab", interpoliert=True).html
    hoehen = [float(y) for y in re.findall(rf'<text x="{kurve.NAMEN}(?:\.0)?" y="([\d.]+)"', html)]
    assert len(hoehen) == 8
    assert all(unten - oben >= 20 for oben, unten in pairwise(sorted(hoehen)))


def test_die_grenze_steht_rechts_von_rang_k_und_die_spanne_endet_bei_der_zahl_der_relevanten(klein):
    html = zeige(k=4).html
    rechts = kurve.LINKS + 4 * kurve.FELD
    assert f'<path d="M{rechts} {kurve.KOPF - 22}V' in html
    assert f"H{rechts}\"" in html and "so viele Passagen sind relevant: 4" in html


def test_jeder_rang_zeigt_treffer_oder_niete(klein):
    html = zeige(k=20, systeme="ab").html
    formen = (stil.FORMEN[stil.MARKEN[marke][0]] for marke in ("a", "b", "niete"))
    kreise, rauten, kreuze = (html.count(form) for form in formen)
    zeichen_in_kurven = 2 * 20 + 1  # blass, kräftig und das große
    assert (kreise - zeichen_in_kurven, rauten - zeichen_in_kurven) == (4 + 1, 2 + 1)  # Treffer und Legende
    assert kreuze == 16 + 18 + 1


def test_jeder_bruch_steht_ausgeschrieben_da(klein):
    html = zeige(k=5, systeme="ab").html
    for bruch in ("2 / 5 = ", "2 / 4 = "):
        assert html.count(f">{bruch}<") == 2


def test_der_wortlaut_der_frage_ist_maskiert(klein):
    assert "„Wo &lt;steht&gt; das?“" in zeige().html


def test_das_bild_hat_einen_namen_mit_den_aktuellen_werten(klein):
    assert (
        'role="img" aria-label="Rangliste mit Schnitt nach Platz 6 und Precision-Recall-Diagramm. '
        'A Precision 0.500, Recall 0.750, Break-even (roh) 0.250."'
    ) in zeige(k=6).html


def test_an_allen_enden_steht_lesbarer_text_und_das_bild_bleibt_in_seinem_rahmen():
    for frage, systeme, interpoliert, k in product(kurve.FRAGEN, ("a", "ab"), (False, True), range(1, kurve.TIEFE + 1)):
        blick = zeige(frage=frage, systeme=systeme, interpoliert=interpoliert, k=k)
        bild = blick.html
        assert blick.satz in blick.html
        assert not re.search(r"\b(nan|None|inf)\b", bild)
        hoehe = int(re.search(r'role="img"[^>]* height="(\d+)"', bild).group(1))
        assert all(0 < float(y) < hoehe for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)"', bild))


def test_auch_ohne_einen_einzigen_treffer_gibt_es_ein_bild(monkeypatch):
    nichts = tuple(f"x{i}" for i in range(kurve.TIEFE))
    monkeypatch.setattr(kurve, "lage", lambda frage: ("Frage", frozenset({"r"}), {"a": nichts, "b": nichts}))
    blick = zeige(systeme="ab", interpoliert=True)
    assert blick.zahlen["a"]["roh"] == blick.zahlen["a"]["interpoliert"] == 0
    assert "sind beide 0 und damit gleich" in blick.satz


@pytest.mark.parametrize("frage", kurve.FRAGEN)
def test_die_ranglisten_sind_die_echten_und_lang_genug(frage):
    wortlaut, relevant, listen = kurve.lage(frage)
    zeile = next(zeile for zeile in mini_rag.lies_zeilen("korpus/fragen.jsonl") if zeile["frage"] == wortlaut)
    assert relevant == set(zeile["relevant"])
    assert listen["a"] == tuple(treffer.quelle for treffer in mini_rag.rangliste_bm25(wortlaut, kurve.TIEFE))
    assert listen["b"] == tuple(treffer.quelle for treffer in mini_rag.rangliste_gemeinsame(wortlaut, kurve.TIEFE))
    assert listen["a"] != listen["b"]
    assert len(relevant) < kurve.TIEFE == len(listen["a"]) == len(listen["b"])


def test_jedes_beispiel_laesst_sich_zeigen_und_haelt_was_sein_name_sagt():
    erkundung = tafel()
    blick = {name: ansicht(**{**erkundung.start, **werte}) for name, werte in erkundung.beispiele.items()}
    assert "sind gleich" in blick["auf der Diagonale"].satz
    assert blick["noch kein Treffer"].zahlen["a"]["gefunden"] == 0
    verschieden = blick["roh und interpoliert"].zahlen["a"]
    assert verschieden["interpoliert"] > verschieden["roh"]
    a, b = (blick["A gegen B"].zahlen[name] for name in "ab")
    assert a["roh"] > b["roh"] and a["interpoliert"] < b["interpoliert"]


@pytest.mark.parametrize("frage", kurve.FRAGEN)
def test_die_vermutung_stimmt_mit_den_zahlen_ueberein(frage):
    """Wo die Treffer auch stehen und wie lang die Liste auch ist: Der Platz ist die Zahl der relevanten Passagen."""
    vermutung, n = tafel(frage=frage).vermutung, zeige(frage=frage).zahlen["relevant"]
    assert vermutung.richtig == "von der Zahl der relevanten Passagen" and "durch die Zahl der relevanten Passagen" in vermutung.erklaerung
    assert str(n) not in vermutung.erklaerung  # die Stelle sucht man selbst
    blicke = {k: zeige(frage=frage, systeme="ab", k=k).zahlen for k in range(1, kurve.TIEFE + 1)}
    for name in "ab":
        gleich = [k for k, zahlen in blicke.items() if zahlen[name]["gefunden"] and zahlen[name]["precision"] == zahlen[name]["recall"]]
        assert gleich == [n]


@pytest.mark.parametrize(("start", "fehler", "text"), [
    ({"k": 21}, ValueError, "k ist 21"),
    ({"k": 2.5}, TypeError, "k ist 2.5"),
    ({"frage": "keine"}, ValueError, "frage ist 'keine'"),
    ({"frage": []}, ValueError, r"frage ist \[\]"),
    ({"systeme": "b"}, ValueError, "systeme ist 'b'"),
    ({"interpoliert": 1}, TypeError, "interpoliert ist 1"),
    ({"gibt_es_nicht": 1}, TypeError, "Unbekannt: gibt_es_nicht"),
])
def test_unbrauchbare_startwerte_fallen_schon_beim_aufruf_auf(start, fehler, text):
    with pytest.raises(fehler, match=text):
        tafel(**start)
