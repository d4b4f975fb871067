"""Die Studie: Note und Korrelationen je Segment, und was der Satz dazu sagt."""

import re
from html import unescape
from itertools import product

import numpy as np
import pytest

from lernmodul.explorer import studie
from lernmodul.studie import MASSE, SEGMENTE, Leser, Messreihe, messe_suchen
from lernmodul.studie.auswertung import Segment, Wert

START = studie.START
LETZTES = len(SEGMENTE) - 1


def zeige(**werte):
    return studie.ansicht(**START | werte)


def masse(ansicht, segment):
    return ansicht.zahlen["segmente"][segment].masse


def von_hand(*werte, name="etwa Nₚ", note=2.5):
    """Ein Segment mit erfundenen Korrelationen: Paare aus Wert und `vorn` für P, R, F."""
    teile = {mass: Wert(wert, wert - 0.1, wert + 0.1, vorn) for mass, (wert, vorn) in zip(("precision", "recall", "f"), werte)}
    return Segment(name, 59, 100, Wert(note, note - 0.2, note + 0.2), teile)


LEER = Segment("weit unter Nₚ", 7, 9, Wert(), {mass: Wert() for mass in ("precision", "recall", "f")})


def satz(*segmente, gewaehlt=0):
    return studie.Studienbild([*segmente, *[LEER] * (5 - len(segmente))], gewaehlt, "spearman").satz


def test_ein_mass_allein_vorn():
    assert satz(von_hand((0.7, True), (0.5, False), (0.4, False))) == (
        "K etwa Nₚ: Am besten passt P (0.70), und alle anderen liegen verlässlich darunter. Die beste mittlere Note, 2.50, gibt es bei K etwa Nₚ.")


def test_was_sich_nicht_trennen_laesst_wird_genannt():
    gesagt = satz(von_hand((0.5, False), (0.8, True), (0.7, True)))
    assert "passt R (0.80), von F ist es an diesen Fragen nicht zu trennen." in gesagt


def test_trennen_die_fragen_gar_nichts_sagt_der_satz_auch_das():
    gesagt = satz(von_hand((0.5, True), (0.8, True), (0.7, True)))
    assert "aber die Fragen reichen nicht, um es von einem der anderen zu trennen." in gesagt


def test_zu_wenige_fragen_ergeben_keine_zahl_im_satz_und_keine_im_bild():
    bild = studie.Studienbild([LEER, von_hand((0.7, True), (0.5, False), (0.4, False)), LEER, LEER, LEER], 0, "spearman")
    assert bild.satz.startswith("K weit unter Nₚ: Zahlen gibt es erst ab 20 Fragen (hier 7).")
    assert bild._repr_html_().count(">zu wenige<") == 4 and repr(bild) == bild.satz


def test_auch_ohne_eine_einzige_zahl_gibt_es_ein_bild():
    bild = studie.Studienbild([LEER] * 5, 3, "kendall")
    assert "Zahlen gibt es erst ab 20 Fragen" in bild.satz and "<svg" in bild._repr_html_()


def test_lauter_gleiche_noten_benennt_der_satz():
    ohne = Segment("über Nₚ", 59, 90, Wert(3.0, 3.0, 3.0), LEER.masse)
    assert "Alle Noten sind gleich" in satz(ohne)


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    vorher, nachher = masse(zeige(), 0), masse(zeige(ablenkung=10), LETZTES)
    dort = masse(zeige(), LETZTES)
    assert max(vorher, key=lambda mass: vorher[mass].wert) == "t_code"
    assert len(dort) == 9 and sorted(dort, key=lambda mass: -dort[mass].wert).index("t_code") == 6
    assert studie.tafel().vermutung.richtig == "ganz hinten"
    assert min(nachher, key=lambda mass: nachher[mass].wert) == "t_code"
    assert not nachher["t_code"].vorn


@pytest.mark.parametrize(("beispiel", "segment", "mass"), [
    ("braucht wenige Fakten", 0, "t_code"), ("braucht alle Fakten", LETZTES, "recall"), ("liest vor allem oben", LETZTES, "ndcg"),
])
def test_wer_gewinnt_haengt_vom_leser_ab(beispiel, segment, mass):
    werte = studie.tafel().beispiele[beispiel]
    assert werte["segment"] == segment
    assert zeige(**werte).zahlen["segmente"][segment].bestes == mass


def test_das_bild_rechnet_wie_die_studie():
    from lernmodul.studie import werte_aus

    assert zeige().zahlen["segmente"] == werte_aus(messe_suchen().benotet(Leser()))


def test_das_bild_nennt_die_grenzen_der_spalten():
    assert "die Spalten trennen K/Nₚ bei 0.4, 0.8, 1.25 und 2.5." in zeige().html


def test_die_gewaehlte_spalte_nennt_ihre_zahlen():
    ansicht = zeige(segment=2)
    wert = masse(ansicht, 2)["recall"]
    assert f">{wert.wert:.2f}<" in ansicht.html and f">{wert.unten:.2f} bis {wert.oben:.2f}<" in ansicht.html


def test_die_textart_waehlt_fragen():
    fragen = [zeige(textart=textart).zahlen["segmente"][LETZTES].fragen for textart in studie.TEXTARTEN]
    assert fragen[0] == fragen[1] + fragen[2]


def test_negative_zahlen_haben_ein_minuszeichen():
    assert "−0." in zeige(ablenkung=20, position=0, bedarf=12, segment=LETZTES).html


@pytest.mark.parametrize("art", studie.ARTEN)
def test_an_allen_enden_steht_lesbarer_text_und_das_bild_bleibt_in_seinem_rahmen(art):
    for bedarf, ablenkung, position, rauschen in product((1, 12), (0, 20), (0, 100), (0, 200)):
        ansicht = zeige(bedarf=bedarf, ablenkung=ablenkung, position=position, rauschen=rauschen, art=art, segment=LETZTES)
        bild = ansicht.html
        assert ansicht.satz in unescape(bild)
        assert not re.search(r"\b(nan|None|inf)\b", bild)
        orte = [float(zahl) for zahl in re.findall(r'(?:x="|translate\(|M)(-?[\d.]+)', bild)]
        assert min(orte) >= 0 and max(orte) <= studie.BREITE


def test_passt_kein_mass_sagt_der_satz_auch_das():
    assert satz(von_hand((-0.4, False), (-0.1, True), (-0.3, False))).startswith("K etwa Nₚ: Keines passt, am höchsten liegt R (−0.10), und")


def test_steigt_die_note_bis_zum_rand_sagt_es_der_satz():
    assert zeige(**studie.tafel().beispiele["liest vor allem oben"]).satz.endswith("gibt es bei K weit über Nₚ, also bei den längsten Listen.")
    assert zeige().satz.endswith("gibt es bei K über Nₚ.")


def test_nichts_wird_am_linken_rand_abgeschnitten():
    """Liegt etwas deutlich unter 0, reicht die Achse bis −1, sonst nur bis kurz unter 0."""
    bilder = [studie.Studienbild([von_hand((wert, True), (0.5, True), (0.4, False))] * 5, 0, "spearman")._repr_html_() for wert in (0.1, -0.6)]
    assert [bild.count(">−1<") for bild in bilder] == [0, 5] and [bild.count(">0.5<") for bild in bilder] == [5, 0]
    links = studie._x(0, -0.6, (-1, 0, 1))
    assert f"translate({links - 5 * 0.95:.1f} " in bilder[1] and links > studie.LINKS + studie.RAND


def test_ohne_angabe_zeigt_zeige_studie_die_erste_spalte_mit_zahlen():
    spalten = {"frage": np.arange(30), "verhaeltnis": np.full(30, 1.0), "precision": np.arange(30.0), "note": np.arange(30) % 5 + 1}
    assert repr(studie.zeige_studie(Messreihe(spalten))).startswith("K etwa Nₚ: Am besten passt P")
    assert repr(studie.zeige_studie(Messreihe(spalten), mindestens=40)).startswith("K weit unter Nₚ: Zahlen gibt es erst ab 40 Fragen (hier 0).")


def test_zeige_studie_zeigt_auch_fremde_messungen():
    zufall = np.random.default_rng(0)
    spalten = {"frage": np.arange(60), "verhaeltnis": np.linspace(0.1, 3, 60)}
    spalten |= {"precision": zufall.random(60), "note": zufall.integers(1, 6, 60)}
    bild = studie.zeige_studie(Messreihe(spalten), segment=1, mindestens=5)
    assert repr(bild).startswith("K unter Nₚ: Am besten passt P")
    assert MASSE["recall"] not in re.findall(r">([^<]+)</text>", bild._repr_html_())


@pytest.mark.parametrize(("start", "fehler", "text"), [
    ({"bedarf": 0}, ValueError, "bedarf ist 0"),
    ({"ablenkung": 0.5}, TypeError, "ablenkung ist 0.5"),
    ({"art": "tau"}, ValueError, "art ist 'tau'"),
    ({"segment": 5}, ValueError, "segment ist 5"),
    ({"gibt_es_nicht": 1}, TypeError, "Unbekannt: gibt_es_nicht"),
])
def test_unbrauchbare_startwerte_fallen_schon_beim_aufruf_auf(start, fehler, text):
    with pytest.raises(fehler, match=text):
        studie.tafel(**start)
