"""Was Lernende abgeben: Jede gezeigte Abgabe irrt wirklich so, wie danebensteht, und gezeigt wird sie wie getippt."""

import pytest

from aufgaben.gemeinsam import JEDER_DENKFEHLER, UEBUNGEN, kennung
from lernmodul.aufgaben.abgaben import EBENSO_WAHR, STIMMT, ZEILEN_IM_AUSZUG, ZUR_WAHL, Abgabe, abgaben, ohne_lernstand, runden


GEZEIGT = 8  # mehr auf einmal zeigt der Leitfaden nie; dass jedes Beispiel überhaupt erkannt wird, prüft test_gesetze
GETIPPT = [paar for paar in JEDER_DENKFEHLER if not paar[0].ist_funktion]


@pytest.fixture(params=UEBUNGEN, ids=kennung)
def uebung(request):
    return request.param


@pytest.fixture
def vermerkt(uebung, monkeypatch):
    """Was an der echten Übung vermerkt wird."""
    liste = []
    monkeypatch.setattr(uebung, "vermerke", lambda *angaben: liste.append(angaben) or "")
    return liste


def abgabe_zu(uebung, schluessel):
    return next(abgabe for abgabe in abgaben(uebung) if abgabe.denkfehler.schluessel == schluessel)


def test_zu_jedem_denkfehler_gibt_es_genau_eine_abgabe(uebung):
    assert sorted(abgabe.denkfehler.schluessel for abgabe in abgaben(uebung)) == sorted(uebung.denkfehler)


def test_rechnungen_kommen_vor_dem_benehmen_sonst_gilt_die_reihenfolge_der_uebung(uebung):
    folge = [abgabe.denkfehler for abgabe in abgaben(uebung)]
    rechnungen = [fehler for fehler in uebung.liste if fehler.verhalten is None]
    assert folge == [*rechnungen, *(fehler for fehler in uebung.liste if fehler.verhalten is not None)]


def test_die_pruefung_findet_in_jeder_abgabe_genau_den_genannten_denkfehler_und_vermerkt_nichts(uebung, vermerkt):
    for abgabe in abgaben(uebung)[:GEZEIGT]:
        befund = abgabe.befund()
        assert (befund.status, befund.denkfehler) == ("falsch", (abgabe.denkfehler.schluessel,))
    assert vermerkt == []


def test_eine_abgabe_oeffnet_die_loesung_der_echten_uebung_nicht(uebung, monkeypatch):
    monkeypatch.setattr(uebung, "versucht", False)
    abgaben(uebung)[0].befund()
    assert uebung.versucht is False and ohne_lernstand(uebung).vermerke is None


def test_eine_rote_zelle_davor_geht_die_abgabe_nichts_an(uebung, monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.kern.vorige_zelle_brach_ab", lambda: True)
    assert not any("rote Zelle" in satz for satz in abgaben(uebung)[0].befund().hinweise)


@pytest.mark.parametrize(("uebung", "schluessel"), GETIPPT, ids=kennung)
def test_werte_stehen_in_einer_zeile_da_und_ergeben_dasselbe_wie_das_programm(uebung, schluessel):
    abgabe = abgabe_zu(uebung, schluessel)
    assert "\n" not in abgabe.text
    assert ohne_lernstand(uebung).pruefe(uebung.werte_aus(abgabe.text)).denkfehler == (schluessel,)


def test_funktionen_stehen_als_programm_da_mit_hoechstens_einer_leerzeile():
    for abgabe in (abgabe for uebung in UEBUNGEN if uebung.ist_funktion for abgabe in abgaben(uebung)):
        assert "def " in abgabe.text and "\n\n\n" not in abgabe.text
        assert abgabe.text.split() == abgabe.programm.split()


@pytest.mark.parametrize(("uebung", "schluessel", "auszug"), [
    ("aufwaermen", "vertauscht", "meine_anteile = (0.333, 0.667)"),
    ("aufwaermen", "prozent", "meine_anteile = (66.667, 33.333)"),
    ("uebung_1", "precision_recall_vertauscht", "mein_ergebnis = (0.95, 0.0, 0.85, 1.0, 0.25)"),
    ("uebung_1", "dezimalkomma", "mein_ergebnis = (0,95, 0,0, 0,85, 0,25, 1,0)"),
    ("uebung_2", "rang_ab_0", "rang = gefunden.index(erwartet)"),
    ("uebung_2", "nur_gefundene", "if erwartet in gefunden:\n    anzahl += 1"),
    ("uebung_2", "kein_schutz", "# weggelassen:\nif anzahl == 0:\n    return 0.0, 0.0"),
    ("uebung_6", "precision_durch_relevante", "def precision(relevant, gefunden):\n    return len(treffer) / len(relevant) if relevant else 0.0"),
    ("pruefstein", "recall_zu_hoch", "raenge = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]"),
])
def test_der_auszug_zeigt_nur_was_anders_ist(uebung, schluessel, auszug):
    import lernmodul

    assert abgabe_zu(getattr(lernmodul, uebung), schluessel).auszug == auszug


def test_kein_auszug_ist_leer_oder_laenger_als_erlaubt(uebung):
    for abgabe in abgaben(uebung):
        assert abgabe.auszug.strip() and len(abgabe.auszug.splitlines()) <= ZEILEN_IM_AUSZUG + 1


# Runden


def test_runden_zeigen_die_ersten_abgaben_und_genau_einmal_die_loesung(uebung):
    gezeigt = [runde.abgabe for runde in runden(uebung, 3)]
    assert [abgabe.denkfehler for abgabe in gezeigt if abgabe.denkfehler] == [abgabe.denkfehler for abgabe in abgaben(uebung)[:3]]
    (loesung,) = [abgabe for abgabe in gezeigt if abgabe.denkfehler is None]
    assert loesung.befund().status == "richtig"


@pytest.mark.parametrize("anzahl", [2, 3, 5])
def test_die_loesung_ist_etwa_gleich_oft_die_zweite_und_die_dritte_abgabe(anzahl):
    """Nie die erste, denn angekündigt sind falsche; nie später, denn gezeigt werden oft nur drei."""
    def stellen():
        return [[runde.abgabe.denkfehler for runde in runden(uebung, anzahl)].index(None) + 1 for uebung in UEBUNGEN]

    assert stellen() == stellen() and set(stellen()) == {2, 3}
    assert all(len(UEBUNGEN) / 3 <= stellen().count(stelle) <= len(UEBUNGEN) * 2 / 3 for stelle in (2, 3))


@pytest.mark.parametrize("anzahl", [3, 5, None])
def test_nie_ist_zweimal_nacheinander_derselbe_buchstabe_richtig(uebung, anzahl):
    stellen = [runde.stelle for runde in runden(uebung, anzahl)]
    assert all(eine != naechste for eine, naechste in zip(stellen, stellen[1:]))


def test_jeder_buchstabe_ist_insgesamt_etwa_gleich_oft_richtig():
    stellen = [runde.stelle for uebung in UEBUNGEN for runde in runden(uebung, 5) if runde.abgabe.denkfehler]
    assert all(len(stellen) / 4 <= stellen.count(stelle) <= len(stellen) / 2.2 for stelle in (1, 2, 3))


def test_zur_wahl_stehen_stimmt_und_drei_verschiedene_namen_darunter_die_wahrheit(uebung):
    for runde in runden(uebung, 5):
        texte = [antwort.partition(" · ")[2] for antwort in runde.antworten]
        namen = {fehler.name for fehler in uebung.liste}
        assert texte[0] == STIMMT and len(set(texte)) == len(texte) == ZUR_WAHL + 1 and set(texte[1:]) <= namen
        assert [antwort[0] for antwort in runde.antworten] == list("ABCD")
        eigener = runde.abgabe.denkfehler.name if runde.abgabe.denkfehler else STIMMT
        assert runde.wahrheit.partition(" · ")[2] == eigener and runde.wahrheit in runde.antworten


@pytest.mark.parametrize("anzahl", [3, 5, 6])
def test_zur_wahl_steht_nie_ein_zweiter_name_der_auch_zutrifft(uebung, anzahl):
    namen = {fehler.schluessel: fehler.name for fehler in uebung.liste}
    for runde in (runde for runde in runden(uebung, anzahl) if runde.abgabe.denkfehler):
        wahr = {namen[schluessel] for schluessel in EBENSO_WAHR.get(uebung.name, {}).get(runde.abgabe.denkfehler.schluessel, ())}
        assert not wahr & {antwort.partition(" · ")[2] for antwort in runde.antworten}


@pytest.mark.parametrize(("name", "schluessel"), [(name, schluessel) for name, zeilen in EBENSO_WAHR.items() for paar in zeilen.items() for schluessel in (paar[0], *paar[1])])
def test_wer_ebenso_wahr_heisst_den_gibt_es(name, schluessel):
    import lernmodul

    assert schluessel in getattr(lernmodul, name).denkfehler


def test_die_namen_zur_accuracy_in_uebung_1_schliessen_einander_aus():
    """TP / alle und TP / (TP + FP + FN): In beiden fehlt TN oben, nur in der zweiten auch unten."""
    import lernmodul

    namen = lernmodul.uebung_1.denkfehler
    assert namen["treffer_durch_alle"].name == "TN nur über dem Bruchstrich vergessen" and namen["tn_vergessen"].name == "TN über und unter dem Bruchstrich vergessen"


def test_uebung_7_beginnt_auf_der_buehne_mit_dem_break_even_und_nicht_mit_python():
    import lernmodul

    erste, *mehr = [runde.abgabe.denkfehler.schluessel for runde in runden(lernmodul.uebung_7, 5) if runde.abgabe.denkfehler]
    assert erste == "platz_statt_wert" and "is_statt_gleich" not in mehr
    assert "Ausschnitt bis `-1`" in abgabe_zu(lernmodul.uebung_7, "letzter_platz_fehlt").befund().text and "[:-1]" in abgabe_zu(lernmodul.uebung_7, "letzter_platz_fehlt").text


def test_mehr_runden_als_denkfehler_zeigen_alle(uebung):
    assert len(runden(uebung, 1000)) == len(uebung.liste) + 1


def test_eine_abgabe_ohne_denkfehler_ist_die_loesung_und_zeigt_bei_werten_keinen_code():
    import lernmodul

    assert Abgabe(lernmodul.uebung_1, lernmodul.uebung_1.loesung_programm).text == "mein_ergebnis = (0.95, 0.0, 0.85, 0.25, 1.0)"
