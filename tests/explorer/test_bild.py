"""Bilder, die man liest: was sie zeigen, wenn man sie nicht sieht, und dass sie nichts hinterlassen."""

import io
import subprocess
import sys
import warnings
from collections import Counter

import pytest
from matplotlib.image import imread

from lernmodul.explorer.bild import Bild, anteil_bild, balken_bild, verlauf_bild

BILDER = {
    "Balken": lambda: balken_bild(Counter({"Suche": 3, "Lücke": 1}), "Kategorien"),
    "ein Balken": lambda: balken_bild({"Suche": 20}, "Kategorien"),
    "nichts gezählt": lambda: balken_bild({}, "Kategorien"),
    "Verlauf": lambda: verlauf_bild([0.5, 0.75, 1.0], "Recall@k", 4),
    "Verlauf aus Nullen": lambda: verlauf_bild([0.0] * 10, "Recall@k", 4),
    "Anteile": lambda: anteil_bild([("Übung 1: vertauscht", 1, 3, 4), ("$x$", 0, 2, 2)], "Denkfehler", "zuerst", "überhaupt"),
    "Verlauf ohne Werte": lambda: verlauf_bild([], "Recall@k", 0),
}
jedes_bild = pytest.mark.parametrize("male", BILDER.values(), ids=BILDER)


def bildpunkte(bild):
    """Höhe × Breite × (rot, grün, blau, Deckung), je von 0 bis 1."""
    return imread(io.BytesIO(bild.png))


@jedes_bild
def test_der_hintergrund_ist_weiss_und_deckt_damit_er_in_beiden_themen_lesbar_ist(male):
    punkte = bildpunkte(male())
    assert punkte.shape[2] == 4
    assert punkte[:: len(punkte) - 1, :: punkte.shape[1] - 1].min() == 1  # alle vier Ecken
    assert punkte[:, :, 3].min() == 1


@jedes_bild
def test_zweimal_dasselbe_bild_ist_zweimal_dieselbe_datei_ohne_angabe_zur_software(male):
    erstes = male()
    assert erstes.png == male().png
    assert b"atplotlib" not in erstes.png


@pytest.mark.parametrize(("name", "text"), [
    ("Balken", "Kategorien: Suche 3, Lücke 1"),
    ("nichts gezählt", "Kategorien: noch nichts gezählt"),
    ("Verlauf", "Recall@k: k = 1: 0.50, k = 2: 0.75, k = 3: 1.00"),
    ("Verlauf ohne Werte", "Recall@k: keine Werte"),
    ("Anteile", "Denkfehler: Übung 1: vertauscht überhaupt 3 von 4, zuerst 1; $x$ überhaupt 2 von 2, zuerst 0"),
])
def test_als_text_zeigt_ein_bild_was_darauf_steht(name, text):
    bild = BILDER[name]()
    assert repr(bild) == str(bild) == text
    assert f'<img alt="{text}" src="data:image/png;base64,' in bild._repr_html_()


def test_ein_bild_laesst_sich_auch_mit_der_tastatur_verschieben_statt_unlesbar_klein_zu_werden():
    html = balken_bild({"Suche": 3}, "Kategorien")._repr_html_()
    assert html.startswith('<div role="group" aria-label="Kategorien" tabindex="0" style="overflow-x:auto">')
    assert "min-width:480px" in html


def test_der_haeufigste_name_steht_oben_und_bei_gleichstand_der_zuerst_gezaehlte():
    assert repr(balken_bild({"a": 1, "b": 3, "c": 1, "d": 3}, "T")) == "T: b 3, d 3, a 1, c 1"


def test_die_beschreibung_kann_das_html_nicht_sprengen():
    html = Bild(b"", '"><script>&\'')._repr_html_()
    assert 'alt="&quot;&gt;&lt;script&gt;&amp;&#x27;"' in html


@pytest.mark.parametrize("name", ["Kosten in $ statt $", "$\\frac{$", "x" * 300, "zwei\nZeilen", "<b>", "7", "2024-01-01", " ", "_"])
def test_jeder_eigene_name_laesst_sich_zeichnen(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bild = balken_bild({name: 2, "Suche": 1}, name)
    assert repr(bild) == f"{name}: {name} 2, Suche 1"
    assert bildpunkte(bild).shape == bildpunkte(balken_bild({"a": 2, "Suche": 1}, "T")).shape


def test_lange_namen_mit_gleichem_anfang_bleiben_zwei_balken():
    lang = "sehr " * 20
    zwei, einer = balken_bild({f"{lang}a": 2, f"{lang}b": 1}, "T"), balken_bild({f"{lang}a": 2}, "T")
    assert len(bildpunkte(zwei)) > len(bildpunkte(einer))
    assert repr(zwei) == f"T: {lang}a 2, {lang}b 1"


def test_ein_bild_laedt_kein_pyplot_und_das_modul_allein_kein_matplotlib():
    programm = (
        "import sys; from lernmodul.explorer import bild; assert 'matplotlib' not in sys.modules; "
        "bild.balken_bild({'a': 1}, 'T'); assert 'matplotlib.figure' in sys.modules; assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", programm], check=True)
