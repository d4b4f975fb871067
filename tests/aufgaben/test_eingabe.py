"""Zahlen, wie man sie in Deutschland tippt, und die Zahlenregel an ihren Grenzen."""

from dataclasses import replace
from fractions import Fraction

import pytest

from lernmodul import uebung_1
from lernmodul.aufgaben.arten import Zahlenaufgabe
from lernmodul.aufgaben.eingabe import KURZREGEL, ZAHLENREGEL, lies_eingabe
from lernmodul.aufgaben.lesen import UNDEFINIERT, Formfehler

from .gemeinsam import saetze

GELESEN = {
    "3/4": ["0,75", "0.75", ",75", ".75", "00,75", "0,750", "0.750", "75 %", "75%", "75\N{NO-BREAK SPACE}%", "75,0 %", "75 Prozent", "75prozent", "3/4", "3 / 4", " 6/8 ",
            "3\N{FRACTION SLASH}4", "+0,75"],
    "2/3": ["2/3", "4/6"],
    "667/1000": ["66,7 %", "66.7%", "0,667"],
    "0": ["0", "0,0", "0 %", "0/5", "-0"],
    "1": ["1", "1,0", "1.0", "100 %", "3/3", "1,000"],
    "67": ["67", "67,0"],
    "-1/2": ["-0,5", "\N{MINUS SIGN}0,5", "\N{EN DASH}50 %", "- 1/2"],
    "2001/2": ["1.000,5", "1,000.5", "1 000,5", "1\N{NARROW NO-BREAK SPACE}000,5"],
    "1000000": ["1.000.000", "1 000 000", "1,000,000", "1000000"],
    "66667/100000": ["66.667 %", "66,667 %"],
}


@pytest.mark.parametrize(("wert", "text"), [(wert, text) for wert, texte in GELESEN.items() for text in texte])
def test_jede_schreibweise_ergibt_genau_diese_zahl(wert, text):
    gelesen = lies_eingabe(text)
    assert gelesen == Fraction(wert)
    assert isinstance(gelesen, Fraction)


@pytest.mark.parametrize("text", ["nicht definiert", "Nicht definiert.", "undefiniert", "UNDEFINIERT", " nicht  definiert ", "n. def.", "undef."])
def test_nicht_definiert_ist_eine_eigene_antwort(text):
    assert lies_eingabe(text) is UNDEFINIERT


@pytest.mark.parametrize(("text", "lesarten"), [("1.000", "1,000 oder 1000"), ("12.345", "12,345 oder 12345"), ("-2.667", "2,667 oder 2667")])
def test_was_sich_auf_zwei_arten_lesen_laesst_wird_zurueckgefragt(text, lesarten):
    with pytest.raises(Formfehler, match=lesarten) as form:
        lies_eingabe(text)
    assert form.value.art == "mehrdeutig"


@pytest.mark.parametrize("text", [
    "abc", "%", "-", "+", ".", ",", "--3", "1..5", "1,2,3", "1.00,5", "1,00.5", "1 00", "0,67 0,33", "0,67; 0,33", "(0,75)", "0,75 %%", "3/4 %", "1/2/3", "1½", "½",
    "1e3", "nan", "inf", "None", "5.", "٣", "9" * 100, "9" * 6000, "0,7x5", "1 0,5", "1.000,5 %", "75 Prozentpunkte",
])
def test_was_keine_zahl_ist_bekommt_beispiele_statt_einer_vermutung(text):
    with pytest.raises(Formfehler, match="lässt sich nicht als eine Zahl lesen") as form:
        lies_eingabe(text)
    assert form.value.art == "unlesbar"


@pytest.mark.parametrize("text", ["", "  ", "\n", "\N{NO-BREAK SPACE}"])
def test_nichts_getippt_ist_kein_fehler_sondern_noch_leer(text):
    with pytest.raises(Formfehler, match="Da steht noch nichts") as form:
        lies_eingabe(text)
    assert form.value.art == "leer"


@pytest.mark.parametrize("text", ["1/0", "0/0", "-3 / 0"])
def test_durch_null_wird_nicht_geteilt_und_nicht_geraten_was_gemeint_war(text):
    with pytest.raises(Formfehler, match="schreib: undefiniert") as form:
        lies_eingabe(text)
    assert form.value.art == "nenner_null"


@pytest.mark.parametrize("text", ["1.000", "abc", "", "1/0"])
def test_keine_rueckmeldung_hat_mehr_als_drei_saetze(text):
    with pytest.raises(Formfehler) as form:
        lies_eingabe(text)
    assert 1 <= saetze(form.value.text) <= 3


# Die Zahlenregel, geprüft durch die Aufgabe selbst


def aufgabe(wert, undefiniert=()):
    """Eine Frage nach einer einzigen Zahl."""
    return Zahlenaufgabe(
        name="frage", nummer=0, titel="Frage", text="Wie groß?", stufe="leicht", minuten=1, antwortname="x", komponenten=("x",), loesung_programm="x = wert\n",
        tipps=("a", "b"), danach="", liste=(), daten={"wert": wert}, rechnung=lambda wert: (wert,), unklar={"x": "Noch nicht."}, undefiniert=undefiniert,
    )


def gilt(text, wert):
    return aufgabe(wert).pruefe(lies_eingabe(text)).status == "richtig"


@pytest.mark.parametrize(("text", "gut"), [
    ("0,67", True), ("0,6667", True), ("2/3", True), ("66,7 %", True), ("67 %", True), ("66,67%", True), ("0,662", True), ("0,671", True),
    ("0,66", False), ("0,6", False), ("0,7", False), ("66 %", False), ("66,1 %", False), ("0,672", False), ("66,7", False), ("67", False),
])
def test_zwei_drittel_duerfen_gerundet_aber_nicht_abgeschnitten_sein(text, gut):
    assert gilt(text, 2 / 3) is gut


@pytest.mark.parametrize("hundertstel", range(0, 101))
def test_genau_ein_halber_prozentpunkt_gilt_noch_ein_hauch_mehr_nicht(hundertstel):
    soll = hundertstel / 100
    for richtung in (1, -1):
        grenze = 10 * hundertstel + richtung * 5
        vorzeichen, betrag = ("-", -grenze) if grenze < 0 else ("", grenze)
        assert gilt(f"{vorzeichen}{betrag // 1000},{betrag % 1000:03}", soll)
        daneben = 100 * grenze + richtung
        vorzeichen, betrag = ("-", -daneben) if daneben < 0 else ("", daneben)
        assert not gilt(f"{vorzeichen}{betrag // 100_000},{betrag % 100_000:05}", soll)


@pytest.mark.parametrize("nenner", range(1, 41))
def test_auf_zwei_stellen_gerundet_gilt_jeder_bruch(nenner):
    for zaehler in range(nenner + 1):
        kaufmaennisch = (200 * zaehler + nenner) // (2 * nenner)
        assert gilt(f"{kaufmaennisch // 100},{kaufmaennisch % 100:02}", zaehler / nenner)
        assert gilt(f"{kaufmaennisch} %", zaehler / nenner)
        assert gilt(f"{zaehler}/{nenner}", zaehler / nenner)


def test_jedes_beispiel_der_kurzen_regel_laesst_sich_tippen():
    *zahlen, wort = KURZREGEL.partition(".")[0].split(" · ")
    assert [float(lies_eingabe(text)) for text in zahlen] == [0.75, 0.75, 0.75]
    assert lies_eingabe(wort) is UNDEFINIERT


def test_die_regel_steht_so_da_wie_sie_gilt():
    for text in ("0.67", "66.7\u00a0%", "2/3"):
        assert text in ZAHLENREGEL.partition("weder")[0] and gilt(text, 2 / 3)
    for text in ("0.66", "0.6"):
        assert text in ZAHLENREGEL.partition("weder")[2] and not gilt(text, 2 / 3)


@pytest.mark.parametrize("text", ["nicht definiert", "0", "0,0", "0 %"])
def test_bei_null_durch_null_gelten_nicht_definiert_und_null_mit_einem_hinweis(text):
    befund = aufgabe(0.0, ("x",)).pruefe(lies_eingabe(text))
    assert befund.status == "richtig"
    assert befund.hinweise == ("x ist hier 0/0: Es gelten „undefiniert“ und, nach unserer Regel, 0.0.",)


@pytest.mark.parametrize("text", ["1", "0,5", "100 %"])
def test_bei_null_durch_null_gilt_sonst_nichts(text):
    assert aufgabe(0.0, ("x",)).pruefe(lies_eingabe(text)).status == "falsch"


def test_nicht_definiert_ist_falsch_wo_es_einen_wert_gibt_auch_wenn_er_null_ist():
    befund = uebung_1.pruefe((0.95, UNDEFINIERT, 0.85, 0.25, 1))
    assert (befund.status, befund.denkfehler) == ("falsch", ("doch_definiert",))
    assert befund.text == "recall_A hat hier einen Wert. Undefiniert ist nur 0/0: Was steht hier unter dem Bruchstrich?"


def test_nicht_definiert_gilt_nur_fuer_die_komponente_bei_der_es_stimmt():
    teilweise = replace(uebung_1, undefiniert=("recall_A",))
    assert teilweise.pruefe((0.95, UNDEFINIERT, 0.85, 0.25, 1)).status == "richtig"
    assert teilweise.pruefe((UNDEFINIERT, 0, 0.85, 0.25, 1)).status == "falsch"
    assert teilweise.pruefe((0.95, UNDEFINIERT, 0.85)).denkfehler == ("zu_wenige_zahlen",)
