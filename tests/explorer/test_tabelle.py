"""Eine kleine Tabelle: als Text ausgerichtet, als HTML eine echte Tabelle."""

import re

from lernmodul.explorer.tabelle import zeige_tabelle


def test_als_text_stehen_die_spalten_untereinander_ohne_leerzeichen_am_ende():
    tabelle = zeige_tabelle(("Metrik", "Wert"), [("Recall@3", "0.75"), ("MRR", 0.5)])
    assert repr(tabelle) == str(tabelle) == "Metrik    Wert\nRecall@3  0.75\nMRR       0.5"


def test_ohne_zeilen_bleibt_der_kopf():
    assert repr(zeige_tabelle(("Stelle", "Fälle"), [])) == "Stelle  Fälle"
    assert zeige_tabelle(("Stelle", "Fälle"), [])._repr_html_().count("<th ") == 2


def test_nur_eine_breite_tabelle_haelt_die_tabtaste_an_und_hat_dafuer_einen_namen():
    assert 'role="group" aria-label="Tabelle: a, b, c, d, e" tabindex="0"' in zeige_tabelle("abcde", [])._repr_html_()
    assert "tabindex" not in zeige_tabelle("abcd", [])._repr_html_()


def test_ein_leerer_spaltenkopf_ist_keine_ueberschrift():
    html = zeige_tabelle(("", "Recall"), [("A", "1")])._repr_html_()
    assert '<thead><tr><td></td><th scope="col">Recall</th></tr></thead>' in html


def test_leere_zellen_verschieben_nichts():
    assert repr(zeige_tabelle(("a", "b", "c"), [("1", "", "3")])) == "a  b  c\n1     3"


def test_jede_zelle_steht_einmal_im_html():
    html = zeige_tabelle(("Stelle", "Fälle"), [("Suche", 4), ("Modell", 0)])._repr_html_()
    assert re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", html) == ["Stelle", "Fälle", "Suche", "4", "Modell", "0"]
    assert html.count("<table") == html.count("</table>") == 1


def test_fremder_text_ist_kein_html():
    tabelle = zeige_tabelle(("<i>",), [("<script>alert(1)</script>",), ("a & b",)])
    assert "<script>" not in tabelle._repr_html_()
    assert "&lt;script&gt;" in tabelle._repr_html_()
    assert "a &amp; b" in tabelle._repr_html_()
    assert repr(tabelle).splitlines()[1] == "<script>alert(1)</script>"


def test_zeilen_duerfen_aus_einem_generator_kommen_und_mehrmals_gezeigt_werden():
    tabelle = zeige_tabelle(iter("ab"), ((zahl, zahl + 1) for zahl in range(2)))
    assert repr(tabelle) == repr(tabelle) == "a  b\n0  1\n1  2"
    assert tabelle._repr_html_() == tabelle._repr_html_()
