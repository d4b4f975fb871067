"""Zwei Mengen im Korpus: maßstäbliche Flächen, drei Brüche und was das Korpus ändert."""

import re
from itertools import product
from math import pi

import pytest
from pytest import approx

from lernmodul.explorer import mengen
from lernmodul.explorer.mengen import abstand, ansicht, kreise, linse, nachfuehren, tafel

LEKTION = {"relevant": 78, "gefunden": 41, "gemeinsam": 32, "korpus": 1000}


def zeige(**werte):
    return ansicht(**{**LEKTION, **werte})


def rand():
    """Alle Stellungen an den Enden der Regler, die nach dem Nachführen übrig bleiben."""
    for relevant, gefunden, korpus in product((0, 1, 2, 50, 99, 100), (0, 1, 50, 99, 100), (mengen.KORPUS_VON, mengen.KORPUS_BIS)):
        kleiner = min(relevant, gefunden)
        for gemeinsam in sorted({0, min(1, kleiner), kleiner // 2, max(kleiner - 1, 0), kleiner}):
            yield {"relevant": relevant, "gefunden": gefunden, "gemeinsam": gemeinsam, "korpus": korpus}


def gezeichnet(html):
    """Rechteck (Fläche) und die beiden Umrisse (x, Radius), wie sie im Bild stehen."""
    breite, hoehe = map(float, re.search(r'<rect x="2" y="2" width="([\d.]+)" height="([\d.]+)"', html).groups())
    umrisse = re.findall(r'<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)" style="fill:none', html)
    return breite * hoehe, [tuple(map(float, umriss)) for umriss in umrisse]


def gezaehlt(r, s, fern, schritt=0.05):
    """Die gemeinsame Fläche, in schmalen Streifen ausgezählt."""
    streifen = (schritt * (i + 0.5) - r for i in range(int(2 * r / schritt)))
    halb = ((max(r**2 - x**2, 0) ** 0.5, max(s**2 - (x - fern) ** 2, 0) ** 0.5) for x in streifen)
    return sum(2 * min(paar) * schritt for paar in halb)


def test_start_zeigt_die_zahlen_der_lektion():
    blick = ansicht(**tafel().start)
    assert blick.zahlen["felder"] == {"a": 32, "b": 9, "c": 46, "d": 913}
    assert (blick.zahlen["recall"], blick.zahlen["precision"], blick.zahlen["fallout"]) == (32 / 78, 32 / 41, 9 / 922)
    for rechnung in ("32 / 78 = ", "32 / 41 = ", "9 / 922 = ", "0.410", "0.780", "0.010"):
        assert rechnung in blick.html


def test_der_satz_sagt_die_drei_brueche_in_worten():
    assert zeige().satz == (
        "Vom Relevanten gefunden: 32 von 78. Vom Gefundenen relevant: 32 von 41, derselbe Zähler. "
        "Vom Irrelevanten gefunden: 9 von 922."
    )


def test_0_durch_0_heisst_undefiniert_im_satz_und_im_bild():
    blick = zeige(gefunden=0, gemeinsam=0)
    assert "Vom Gefundenen relevant: 0 von 0, die Precision ist undefiniert und zählt nach unserer Regel als 0.0." in blick.satz
    assert "derselbe Zähler" not in blick.satz
    assert blick.html.count(">undefiniert, nach unserer Regel 0.0<") == 1
    assert "Precision 0 / 0 = undefiniert, nach unserer Regel 0.0" in blick.html
    leer = zeige(relevant=0, gefunden=0, gemeinsam=0)
    assert "der Recall ist undefiniert" in leer.satz and leer.html.count(">undefiniert, nach unserer Regel 0.0<") == 2
    assert (leer.zahlen["recall"], leer.zahlen["precision"], leer.zahlen["fallout"]) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(("r", "s", "fern"), [(10, 10, 10), (10, 7, 12), (10, 4, 7.5), (20, 3, 19), (5, 9, 4.5), (8, 8, 0.5)])
def test_die_linse_hat_die_ausgezaehlte_flaeche(r, s, fern):
    assert linse(r, s, fern) == approx(gezaehlt(r, s, fern), rel=2e-3)


def test_die_linse_an_den_enden():
    assert linse(3, 5, 8) == linse(3, 5, 9) == 0
    assert linse(3, 5, 2) == linse(5, 3, 0) == 9 * pi


@pytest.mark.parametrize("anteil", [0.001, 0.1, 0.5, 0.9, 0.999])
@pytest.mark.parametrize(("r", "s"), [(10, 10), (10, 3), (2, 9)])
def test_der_abstand_ergibt_die_verlangte_flaeche(r, s, anteil):
    flaeche = anteil * pi * min(r, s) ** 2
    assert linse(r, s, abstand(r, s, flaeche)) == approx(flaeche, rel=1e-6)


def test_jede_flaeche_im_bild_ist_masstaeblich():
    for werte in rand():
        flaeche, umrisse = gezeichnet(ansicht(**werte).html)
        je_dokument = flaeche / werte["korpus"]
        anzahlen = [werte[menge] for menge in ("relevant", "gefunden") if werte[menge]]
        assert [pi * r**2 / je_dokument for _, r in umrisse] == approx(anzahlen, rel=2e-3)
        if len(umrisse) == 2:
            (x, r), (u, s) = umrisse
            assert linse(r, s, u - x) / je_dokument == approx(werte["gemeinsam"], abs=0.12)


def test_die_gefuellte_linse_ist_die_gemeinsame_flaeche():
    html = zeige().html
    x, oben, r, gross_r, y, s, gross_s = re.search(
        r'<path d="M([\d.]+) ([\d.]+)A([\d.]+) [\d.]+ 0 (\d) 1 [\d.]+ ([\d.]+)A([\d.]+) [\d.]+ 0 (\d) 1 [\d.]+ [\d.]+z"', html).groups()
    (mitte, _), (andere, _) = gezeichnet(html)[1]
    halb = (float(y) - float(oben)) / 2
    assert (float(x) - mitte) ** 2 + halb**2 == approx(float(r) ** 2, rel=1e-3)
    assert (float(x) - andere) ** 2 + halb**2 == approx(float(s) ** 2, rel=1e-3)
    assert (gross_r, gross_s) == ("0", str(int(float(x) > andere)))


def test_die_kreise_bleiben_im_rechteck_und_getrennte_mengen_beruehren_sich_nicht():
    for werte in rand():
        (x, r), (u, s) = kreise(mengen.felder(**werte)).values()
        assert min(x - r, u - s) >= mengen.RAND and max(x + r, u + s) <= mengen.RAND + mengen.BREITE
        assert 2 * max(r, s) <= mengen.HOEHE
        if not werte["gemeinsam"] and r and s:
            assert u - x > r + s


def test_im_groesseren_korpus_schrumpfen_die_kreise_und_nur_der_fallout():
    klein, gross = zeige(), zeige(korpus=10_000)
    (_, vorher), (_, nachher) = gezeichnet(klein.html)[1][0], gezeichnet(gross.html)[1][0]
    assert nachher == approx(vorher / 10**0.5, rel=1e-3)
    assert (gross.zahlen["recall"], gross.zahlen["precision"]) == (klein.zahlen["recall"], klein.zahlen["precision"])
    assert gross.zahlen["fallout"] == 9 / 9922


def test_der_gemeinsame_zaehler_ist_in_beiden_balken_gleich_lang():
    balken = re.findall(r'<rect x="196.00" y="(6|58)" width="([\d.]+)"', zeige().html)
    assert balken == [("6", "76.80"), ("58", "76.80")]  # 32 von 100 auf 240 Punkten
    assert "derselbe Zähler</text>" in zeige().html
    assert "derselbe Zähler</text>" not in zeige(gemeinsam=0).html


def test_der_balken_des_fallouts_zeigt_alle_irrelevanten():
    b, d = re.findall(r'<rect x="[\d.]+" y="110" width="([\d.]+)"', zeige().html)
    assert (float(b), float(b) + float(d)) == (approx(240 * 9 / 922, abs=0.01), approx(240, abs=0.02))
    assert "ganze Breite: alle 922 irrelevanten Dokumente" in zeige().html


def test_ist_ein_feld_zu_schmal_steht_sein_buchstabe_daneben_mit_linie():
    im_bild = re.search(r'role="img" aria-label="Zwei Kreise.*?</svg>', zeige(korpus=10_000).html).group()
    assert all(f">{feld}</text>" in im_bild for feld in "abcd")
    assert im_bild.count('<path d="M') == 3  # die Linse und die Linien zu b und c


def test_ein_leeres_feld_bekommt_im_bild_keinen_buchstaben():
    im_bild = re.search(r'role="img" aria-label="Zwei Kreise.*?</svg>', zeige(gefunden=100, gemeinsam=78).html).group()
    assert ">c</text>" not in im_bild and ">b</text>" in im_bild
    assert "relevant, nicht gefunden: 0" in zeige(gefunden=100, gemeinsam=78).html


def test_die_legende_nennt_alle_vier_felder():
    html = zeige().html
    for text in ("relevant und gefunden: 32", "gefunden, nicht relevant: 9", "relevant, nicht gefunden: 46", "weder noch: 913"):
        assert text in html


def test_an_allen_enden_steht_lesbarer_text_und_das_bild_bleibt_in_seinem_rahmen():
    for werte in rand():
        blick = ansicht(**werte)
        bilder = blick.html
        assert blick.satz in blick.html
        assert not re.search(r"\b(nan|None|inf)\b", bilder)
        assert not re.search(r'"-\d|[MLHVA ]-\d', bilder)
        for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)"', bilder):
            assert 0 < float(y) < mengen.HOEHE + 4


def test_das_bild_hat_einen_namen_mit_den_aktuellen_werten():
    assert (
        'role="img" aria-label="Zwei Kreise in einem Rechteck, Flächen maßstäblich: relevant 78, gefunden 41, gemeinsam 32, '
        'im Korpus 10\u00a0000 Dokumente."'
    ) in zeige(korpus=10_000).html
    assert 'aria-label="Recall 32 / 78 = 0.410; Precision 32 / 41 = 0.780; Fall-out 9 / 922 = 0.010"' in zeige().html


@pytest.mark.parametrize(("aenderung", "gemeinsam"), [
    ({"gefunden": 10}, 10),
    ({"relevant": 0}, 0),
    ({"gemeinsam": 60}, 41),
    ({"korpus": 500}, 32),
])
def test_gemeinsam_ist_nie_mehr_als_die_kleinere_menge(aenderung, gemeinsam):
    neu = nachfuehren(LEKTION, LEKTION | aenderung, next(iter(aenderung)))
    assert neu == LEKTION | aenderung | {"gemeinsam": gemeinsam}


def test_jedes_beispiel_laesst_sich_zeigen_und_haelt_was_sein_name_sagt():
    erkundung = tafel()
    zahlen = {name: ansicht(**{**erkundung.start, **werte}).zahlen for name, werte in erkundung.beispiele.items()}
    assert zahlen["alles gefunden"]["recall"] == 1
    assert (zahlen["nur ein Treffer"]["precision"], zahlen["nur ein Treffer"]["recall"]) == (1, 1 / 78)
    assert (zahlen["nichts gemeinsam"]["precision"], zahlen["nichts gemeinsam"]["recall"]) == (0, 0)
    assert zahlen["nichts gefunden"]["felder"]["a"] == zahlen["nichts gefunden"]["felder"]["b"] == 0
    assert zahlen["großes Korpus"]["fallout"] < 0.001


@pytest.mark.parametrize("start", [{}, {"gemeinsam": 41}, {"gemeinsam": 0}, {"gefunden": 0, "gemeinsam": 0}, {"relevant": 0, "gemeinsam": 0}])
def test_die_vermutung_stimmt_mit_den_zahlen_ueberein(start):
    erkundung = tafel(**start)
    vorher, nachher = (ansicht(**{**erkundung.start, "gefunden": erkundung.start["gefunden"] + mehr}).zahlen for mehr in (0, 10))
    gleich = [mengen.NAME[metrik] for metrik in mengen.NAME if vorher[metrik] == nachher[metrik]]
    assert erkundung.vermutung.richtig == {1: "nur der Recall", 2: "Recall und Precision"}[len(gleich)]
    assert gleich in (["Recall"], ["Recall", "Precision"])


def test_ein_winziger_fallout_sieht_nicht_aus_wie_null():
    assert "1 / 9922 = " in zeige(gefunden=33, korpus=10_000).html and ">0.0001</tspan>" in zeige(gefunden=33, korpus=10_000).html
    assert ">0.000</tspan>" in zeige(gefunden=32, korpus=10_000).html


def test_wer_gemeinsam_nicht_nennt_bekommt_was_zu_den_mengen_passt():
    assert tafel(relevant=3).start["gemeinsam"] == 3
    assert tafel(relevant=90).start["gemeinsam"] == 32


def test_was_die_erklaerung_zum_korpus_sagt_stimmt():
    klein, gross = (zeige(korpus=korpus).zahlen for korpus in (1000, 10_000))
    assert (klein["recall"], klein["precision"]) == (gross["recall"], gross["precision"])
    assert gross["fallout"] < 0.001 < klein["fallout"]


@pytest.mark.parametrize(("start", "fehler", "text"), [
    ({"relevant": 101}, ValueError, "relevant ist 101"),
    ({"gefunden": "viele"}, TypeError, "gefunden ist 'viele'"),
    ({"gemeinsam": 42}, ValueError, "gemeinsam ist 42. Das passt nicht zu relevant 78, gefunden 41 und korpus 1000"),
    ({"korpus": 100}, ValueError, "korpus ist 100"),
    ({"gibt_es_nicht": 1}, TypeError, "Unbekannt: gibt_es_nicht"),
])
def test_unbrauchbare_startwerte_fallen_schon_beim_aufruf_auf(start, fehler, text):
    with pytest.raises(fehler, match=text):
        tafel(**start)
