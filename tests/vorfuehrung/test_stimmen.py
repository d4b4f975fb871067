"""Schätzungen lesen, wie man sie tippt, und zeigen, was die Gruppe dachte."""

import re

import pytest

from lernmodul.vorfuehrung.folie import folie
from lernmodul.vorfuehrung.stimmen import bild, lies_schaetzungen, nachfrage, nicht_gezaehlt, satz
from lernmodul.vorfuehrung.szene import Szene


def anteil(wahrheit=0.95):
    return Szene("t", "Wie viel?", wahrheit, "Darum.", "Und nun?", "t")


def anzahl(wahrheit=80):
    return Szene("t", "Wie viele?", wahrheit, "Darum.", "Und nun?", "t", einheit="Dokumente", einzahl="Dokument", bis=200)


def wahl(wahrheit="steigt"):
    return Szene("t", "Wohin?", wahrheit, "Darum.", "Und nun?", "t", antworten=("steigt", "bleibt gleich", "fällt"))


@pytest.mark.parametrize("text, werte", [
    ("0,7 0,9 50 %", (0.7, 0.9, 0.5)),
    ("0.7; 3/4 ;  90Prozent", (0.7, 0.75, 0.9)),
    ("0,7, 0,9, 50", (0.7, 0.9, 0.5)),
    ("1 / 2\n70\t0", (0.5, 0.7, 0.0)),
    ("1 % 100 1/1", (0.01, 1.0, 1.0)),
    ("0,9 9 90 9%", (0.9, 0.09, 0.9, 0.09)),
    ("½ ¾ 5 von 100", (0.5, 0.75, 0.05)),
    ("", ()),
    ("   ", ()),
])
def test_schaetzungen_wie_man_sie_in_deutschland_tippt(text, werte):
    gelesen = lies_schaetzungen(text, anteil())
    assert gelesen.werte == pytest.approx(werte) and gelesen.unlesbar == ()


def test_unlesbares_wird_genannt_und_der_rest_zaehlt():
    gelesen = lies_schaetzungen("0,7 abc 400 1.000 -5 <b> nicht definiert 1/0 60%", anteil())
    assert gelesen.werte == pytest.approx((0.7, 0.6))
    assert gelesen.unlesbar == ("abc", "400", "1.000", "-5", "<b>", "nicht", "definiert", "1/0")
    assert nachfrage(gelesen, anteil()).startswith("Nicht mitgezählt: „abc“, „400“, „1.000“ und 5 weitere. Gebraucht werden Zahlen von 0\u00a0% bis 100\u00a0%,")
    assert "getrennt durch Leerzeichen" in nachfrage(gelesen, anteil())
    assert nachfrage(lies_schaetzungen("0,7", anteil()), anteil()) == ""


@pytest.mark.parametrize("text", ["%", "/", ",", "9" * 400, "٣", "0,7" * 30, "1½", "1e5", "3/2", "0,7,0,8", "90%90%", "80-90", "\0", "-", "–5 %"])
def test_kein_getippter_unsinn_bricht_ab(text):
    assert lies_schaetzungen(text, anteil()).werte == ()


def test_bei_anzahlen_ist_50_eine_50():
    assert lies_schaetzungen("50 200 201", anzahl()) == lies_schaetzungen("50; 200; 201", anzahl())
    assert lies_schaetzungen("50 200 201", anzahl()).werte == (50, 200)


def test_eine_nackte_1_wird_nicht_geraten_sondern_nachgefragt():
    gelesen = lies_schaetzungen("1 8 1 % 50", anteil())
    assert gelesen.werte == pytest.approx((0.08, 0.01, 0.5)) and gelesen.unlesbar == ("1",)
    assert "Heißt „1“ 1\u00a0% oder 100\u00a0%?" in nachfrage(gelesen, anteil())
    assert lies_schaetzungen("1", anzahl()).werte == (1,)
    assert lies_schaetzungen("1", Szene("t", "MRR?", 0.5, "Darum.", "Und nun?", "t", einheit="")).werte == (1,)


def test_tausend_mit_leerzeichen_zaehlt_nicht_als_zwei_schaetzungen():
    assert lies_schaetzungen("1 000", anteil()).werte == ()
    assert lies_schaetzungen("1 000", anzahl()).unlesbar == ("000",)


def test_bei_anzahlen_gibt_es_weder_prozente_noch_brueche():
    gelesen = lies_schaetzungen("0,9 % 8 Prozent 1/2 80", anzahl())
    assert gelesen.werte == (80,) and gelesen.unlesbar == ("0,9%", "8%", "1/2")
    assert "von 0 bis 200, getrennt durch Leerzeichen, zum Beispiel 120." in nachfrage(gelesen, anzahl())


def test_lange_unlesbare_eingaben_werden_gekuerzt():
    wort = nicht_gezaehlt(lies_schaetzungen("x" * 5000, anteil()))
    viele = nicht_gezaehlt(lies_schaetzungen("nein " * 5000, anteil()))
    assert wort == f"Nicht mitgezählt: „{'x' * 20}…“." and viele == "Nicht mitgezählt: „nein“, „nein“, „nein“ und 4997 weitere."
    assert nicht_gezaehlt(lies_schaetzungen("50", anteil())) == ""


def test_stimmen_stehen_im_bild_und_in_seiner_beschreibung():
    html = bild(wahl(), [3, 0, 12], False)
    assert 'role="img"' in html and "steigt: 3; bleibt gleich: 0; fällt: 12" in html
    assert "✓" not in html and "gruen" not in html


def test_nach_der_aufloesung_traegt_die_richtige_antwort_zeichen_farbe_und_wort():
    html = bild(wahl(), [3, 0, 12], True)
    assert html.count("✓") == 1 and "steigt: 3, richtig" in html and html.count("--lm-gruen") == 1


def test_ohne_stimmen_sind_alle_balken_leer():
    assert re.findall(r"width:([\d.]+)%", bild(wahl(), [0, 0, 0], True)) == ["0.0"] * 3


def test_neben_anzahlen_steht_ihr_wort_nur_einmal():
    assert "4 Schätzungen, die mittlere 60 Dokumente; die Hälfte liegt von 42,5 bis 90." in bild(anzahl(), [20, 50, 70, 150], False)
    assert "Eine Schätzung: 20 Dokumente." in bild(anzahl(), [20], False)


def test_schaetzen_alle_dasselbe_steht_ihr_turm_genau_darueber():
    """Auch wenn die Zahl zwischen zwei Fächer fällt: 25 % soll über dem Strich der Achse stehen."""
    for wert in (0.25, 0.95, 0.437):
        html = bild(anteil(wert), [wert] * 3, True)
        (strich,) = re.findall(r'd="M([\d.]+) 36V', html)
        assert set(re.findall(r'<circle cx="([\d.]+)"', html)) == {strich}


def test_eine_5_wird_aufgerundet():
    assert "0,063 zu niedrig" in satz(Szene("t", "MRR?", 0.4375, "e", "n?", "t", einheit=""), [0.375])


def test_schaetzungen_mitte_und_haelfte_stehen_im_bild():
    html = bild(anteil(), [0.2, 0.4, 0.6, 0.8], False)
    assert html.count("<circle") == 4
    assert "4 Schätzungen, die mittlere 50\u00a0%; die Hälfte liegt von 35\u00a0% bis 65\u00a0%." in html
    assert "95" not in re.sub(r"<[^>]*>", "", html) and "95\u00a0%" in bild(anteil(), [0.2], True)


@pytest.mark.parametrize("werte", [[], [0.0], [1.0], [0.5] * 200, [i / 100 for i in range(101)]])
def test_das_bild_haelt_auch_grenzfaelle_aus(werte):
    for offen in (False, True):
        html = bild(anteil(), werte, offen)
        hoehen = [float(y) for y in re.findall(r'cy="([-\d.]+)"', html)]
        assert html.count("<circle") == len(werte) and all(30 < y < 178 for y in hoehen)


def test_an_der_achse_stehen_anzahlen_ohne_ihr_wort():
    achse = re.findall(r'class="lm-leise">([^<]*)<', bild(anzahl(), [50], False))
    assert achse == ["0", "50", "100", "150", "200"]


def test_der_satz_nennt_den_anteil_und_den_haeufigsten_irrtum():
    assert satz(wahl(), [3, 0, 12]) == "3 von 15 lagen richtig. Der häufigste Irrtum: „fällt“ (12)."
    assert satz(wahl(), [1, 2, 2]) == "1 von 5 lag richtig. Die häufigsten Irrtümer: „bleibt gleich“ und „fällt“ (je 2)."
    vier = Szene("t", "Was?", "A", "Darum.", "Und nun?", "t", antworten=tuple("ABCD"))
    assert satz(vier, [0, 1, 1, 1]) == "0 von 3 lagen richtig. Die häufigsten Irrtümer: „B“, „C“ und „D“ (je 1)."
    assert satz(wahl(), [0, 1, 0]).startswith("0 von 1 lag richtig") and satz(wahl(), [1, 0, 0]) == "1 von 1 lag richtig."
    assert satz(wahl(), [4, 0, 0]) == "4 von 4 lagen richtig."
    assert satz(Szene("t", "f?", "A", "e", "n?", "t", antworten=("A", "nur „B“")), [0, 1]).endswith("Irrtum: „nur ‚B‘“ (1).")
    assert satz(wahl(), [0, 0, 0]) == "Abgestimmt wurde nicht."


def test_der_satz_zu_schaetzungen_nennt_naehe_und_richtung():
    assert satz(anteil(), [0.5, 0.9, 0.96]) == "2 von 3 lagen höchstens 5\u00a0Prozentpunkte daneben, die mittlere 5\u00a0Prozentpunkte zu niedrig."
    assert satz(anzahl(), [100]) == "0 von 1 lag höchstens 10 Dokumente daneben, die mittlere 20 Dokumente zu hoch."
    assert satz(anteil(), [0.95]).endswith("die mittlere trifft genau.")
    assert satz(anzahl(), [81]).endswith("die mittlere 1 Dokument zu hoch.") and satz(anteil(), [0.94]).endswith("die mittlere 1\u00a0Prozentpunkt zu niedrig.")
    assert satz(anteil(), []) == "Es zählt keine Schätzung."
    assert satz(anteil(0.5), [0.0, 0.0]).startswith("0 von 2")


@pytest.mark.parametrize("szene, geschaetzt", [
    (anteil(1 / 12), 0.083), (anteil(1 / 12), 0.0836), (anzahl(80), 79.99), (Szene("t", "MRR?", 0.4375, "e", "n?", "t", einheit=""), 0.438), (anteil(2 / 11), 0.182),
])
def test_wer_die_angezeigte_zahl_trifft_trifft_genau(szene, geschaetzt):
    assert satz(szene, [geschaetzt]).endswith("die mittlere trifft genau.")


def test_die_folie_zeigt_die_wahrheit_erst_im_zweiten_schritt():
    for szene in (wahl(), anteil()):
        erst, dann = re.split('<div class="fragment" data-fragment-index="0">', folie(szene), maxsplit=1)
        erst = erst.partition("</style><div")[2]
        assert "Darum." not in erst and "✓" not in erst and "Darum." in dann and "✓" in dann


def test_eingaben_werden_nie_zu_html():
    boese = Szene("t", "<script>?", "<b>", "<i>", "<u>", "t", antworten=("<b>", "<em>"))
    assert not re.search(r"<(script|em|i|u)>", folie(boese))
