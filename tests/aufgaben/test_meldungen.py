"""Was Python auf Englisch meldet, steht auf Deutsch da, und nie Englisches daneben."""

import re
from types import SimpleNamespace

import pytest

from lernmodul.aufgaben.meldungen import (ABBRUCH, ANDERS_ALS_IN_JS, GENAUER, IN_JAVASCRIPT, SAETZE, SONST, VORWEG, andere_namen, fehlerhilfe,
                                          statt_javascript)
from lernmodul.aufgaben.schutz import GRENZEN, Ausgang, probiere

from .gemeinsam import ENGLISCH, saetze

pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning")


def hilfe(programm):
    raum = {}
    exec(compile(f"def f():\n    {programm}\n", "zelle", "exec"), raum)
    return fehlerhilfe(probiere(raum["f"], datei="zelle"))


@pytest.mark.parametrize(("code", "logarithmus"), [("return 1 / log2(rang)", True), ("return a / b", False), ("", False)])
def test_steht_in_der_zeile_ein_logarithmus_gehoert_seine_null_dazu(code, logarithmus):
    ausgang = SimpleNamespace(grund="ZeroDivisionError", meldung="float division by zero", zeile=2, code=code)
    assert ("auch log2(1) ist 0" in fehlerhilfe(ausgang)) is logarithmus


@pytest.mark.parametrize(("programm", "stueck"), [
    ("1 / 0", "durch 0 geteilt"),
    ("[][3]", "Stelle gelesen"),
    ("{}['a']", "Schlüssel gelesen"),
    ("x", "Name, den Python nicht kennt"),
    ("log2(2)", "im Modul `math`"),
    ("math.log(2)", "im Modul `math`"),
    ("y += 1", "bevor sie einen Wert hat"),
    ("null", "in Python nimmst du `None`"),
    ("true", "in Python nimmst du `True`"),
    ("console.log(1)", "`print(...)`"),
    ("Math.log2(1)", "nach `import math` zum Beispiel `math.log2`"),
    ("'A'.toLowerCase()", "`text.lower()`"),
    ("'A'.lowercase()", "`text.lower()`"),
    ("' a'.trim()", "`text.strip()`"),
    ("'a'.replaceAll('a', 'b')", "`text.replace(alt, neu)`"),
    ("'a'.startsWith('a')", "`text.startswith(anfang)`"),
    ("['a'].join(' ')", "`\" \".join(liste)`"),
    ("[1].some(None)", "`any(... for x in liste)`"),
    ("[1].every(None)", "`all(... for x in liste)`"),
    ("parseInt('1')", "`int(text)`"),
    ("[].length", "`len(liste)`"),
    ("[].push(1)", "`liste.append(x)`"),
    ("set().has(1)", "`x in menge`"),
    ("set().size", "`len(menge)`"),
    ("Set([1])", "`set(liste)`"),
    ("Object.values({})", "`woerterbuch.values()`"),
    ("set() & []", "Wie wird aus der Liste eine Menge"),
    ("[] - set()", "Wie wird aus der Liste eine Menge"),
    ("[] & []", "Wie wird aus der Liste eine Menge"),
    ("set() & 1", "nicht zusammenpassen"),
    ("set() + set()", "schreibt man mit `|`"),
    ("[].intersection(set())", "steht davor eine Liste"),
    ("{}.erwartet", "nicht mit Punkt"),
    ("None.index(1)", "`None` benutzt"),
    ("None + 1", "mit `None` gerechnet"),
    ("1 / ...", "drei Punkte"),
    ("[].index(1)", "nicht -1 zurück"),
    ("'a' + 1", "nicht zusammenpassen"),
    ("1 < 'a'", "nicht zusammenpassen"),
    ("[1] + 'a'", "nicht zusammenpassen"),
    ("(1)(2)", "runde Klammern"),
    ("len[3]", "eckige Klammern"),
    ("[1]['a']", "die Einträge selbst"),
    ("for x in 3: pass", "durchlaufen"),
    ("a, b = 3", "ausgepackt"),
    ("a, b = 1, 2, 3", "mehr oder weniger Werte"),
    ("{[]: 1}", "weder Schlüssel noch Element"),
    ("{[1]}", "`set(liste)` nimmt ihre Einträge auf"),
    ("set().add({1})", "mit `|` oder `update`"),
    ("{{}}", "weder Schlüssel noch Element"),
    ("{}.add(1)", "Die leere Menge heißt `set()`"),
    ("{} | {1}", "Die leere Menge heißt `set()`"),
    ("{}.update({'d10'})", "Die leere Menge heißt `set()`"),
    ("{}.update([1])", "Die leere Menge heißt `set()`"),
    ("{**{1}}", "schreibt man mit `|`"),
    ("set() | 'a'", "wie kommst du an die Werte"),
    ("y = set(); y |= 'a'", "wie kommst du an die Werte"),
    ("y = set(); y &= [1]", "Wie wird aus der Liste eine Menge"),
    ("y = set(); y += {1}", "schreibt man mit `|`"),
    ("set().push(1)", "`add` ein einzelnes Element"),
    ("set().delete(1)", "`discard`"),
    ("{}.entries()", "`woerterbuch.items()`"),
    ("len(3)", "Hier steht schon eine Zahl"),
    ("len(0.5)", "Hier steht schon eine Zahl"),
    ("len(filter(None, []))", "keine Länge"),
    ("len(1, 2)", "anderen Argumenten"),
    ("max([])", "leeren Reihe"),
    ("float('0,5')", "aus einem Text eine Zahl"),
    ("int('x')", "aus einem Text eine Zahl"),
    ("next(iter([]))", "`next` hat nichts mehr gefunden"),
    ("import gibtesnicht", "genügt Python selbst"),
    ("from math import gibtesnicht", "genügt Python selbst"),
    ("import statistics; statistics.mean([])", "kein Mittelwert"),
    ("assert 1 == 2", "`assert`"),
    ("raise RuntimeError('some English text')", SONST),
    ("raise TypeError('some English text')", SONST),
])
def test_jede_haeufige_ausnahme_hat_ihren_satz(programm, stueck):
    text = hilfe(programm)
    assert stueck in text, text
    assert text.startswith("Deine Funktion bricht mit ")
    assert 2 <= saetze(text) <= 3
    assert not re.search(ENGLISCH, re.sub("`[^`]*`", "", text))
    assert "English" not in text


def test_jede_grenze_hat_ihren_satz():
    assert set(ABBRUCH) == set(GRENZEN.values())


def test_jeder_satz_ist_kurz_und_ohne_ausruf():
    for text in (*ABBRUCH.values(), *SAETZE.values(), *(satz for _, _, satz in (*VORWEG, *GENAUER)), SONST, *ANDERS_ALS_IN_JS.values(), *(satz for _, satz in IN_JAVASCRIPT)):
        assert saetze(text) <= 3
        assert "!" not in re.sub("`[^`]*`", "", text)


@pytest.mark.parametrize(("quelltext", "stueck"), [
    ("if x === null:\n    pass", "bei `None` `is`"),
    ("if x !== 1:\n    pass", "`!=`"),
    ("const n = 1", "braucht in Python kein `const`"),
    ("    let n = 1", "kein `const`, `let` oder `var`"),
    ("// zählen\nn = 1", "beginnt in Python mit `#`"),
    ("if a && b:\n    pass", "`and` und `or`"),
    ("n++", "`n += 1`"),
    ("function f() { return 1 }", "beginnt in Python mit `def`"),
    ("f = (x) => x", "`lambda x: ...`"),
    ("if a:\n    pass\nelse if b:\n    pass", "`elif`"),
    ("if (a) {\n    b\n}", "ein Doppelpunkt"),
    ("return !a", "steht in Python `not`"),
    ("x = a ? 1 : 0", "`b if a else c`"),
    ("if rang => k:\n    pass", "Größer oder gleich heißt in Python `>=`"),
    ("n--", "`n -= 1`"),
])
def test_was_nach_javascript_aussieht_wird_auf_python_gesagt(quelltext, stueck):
    assert stueck in statt_javascript(quelltext)


@pytest.mark.parametrize("quelltext", [
    "", "n = 7 // 2", "n = a ++ b", "x = 'a && b'", "def f(x)\n    return x", "x = (1, 2", "x = 'const n = 1' +", "print('wer? ich:'", "# a => b\nx = (",
    "faelle = [\n    {'a': 1,\n    }\nx = (",
    "var = 3\nif var == 3\n    pass", "let = 1\nif n = 3:\n    pass", "x = 'Rang? ja: 1", "\"\"\"\n// a => b && c\n---\n\"\"\"\nx = (", "x = \"wer? ich: (",
])
def test_was_kein_javascript_ist_bekommt_keinen_rat_dazu(quelltext):
    assert statt_javascript(quelltext) == ""


@pytest.mark.parametrize(("quelltext", "namen"), [
    ("def retrievalMetriken(faelle, k):\n    return 0, 0", ("retrievalMetriken",)),
    ("def hilfe(x):\n    return x\n\ndef metriken(x):\n    return x", ("metriken",)),
    ("def kehrwert(erwartet, gefunden):\n    return 1\n\ndef _hilfe(fall):\n    return 1\n\ndef test():\n    pass", ()),
    ("def hilfe(x):\n    return x\n\ndef retrieval_metriken(faelle, k):\n    ...", ()),
    ("x = 1", ()), ("def f(:", ()), ("", ()),
])
def test_eine_funktion_mit_aehnlichem_namen_faellt_auf_eine_ganz_andere_nicht(quelltext, namen):
    assert andere_namen(quelltext, ["retrieval_metriken"]) == namen


@pytest.mark.filterwarnings("error")
def test_was_python_an_der_zelle_auszusetzen_hatte_wird_nicht_wiederholt():
    assert statt_javascript("import re\nre.findall('\\d+', 'a1')") == ""


def test_zeile_und_quelltext_stehen_dabei_wenn_sie_bekannt_sind():
    assert fehlerhilfe(Ausgang("fehler", grund="KeyError", zeile=3, code="x['a']")).startswith("Deine Funktion bricht mit KeyError ab (Zeile 3, `x['a']`). ")
    assert fehlerhilfe(Ausgang("fehler", grund="KeyError")).startswith("Deine Funktion bricht mit KeyError ab. ")


def test_ein_ueberschriebener_name_wird_nur_genannt_wenn_er_hier_gerufen_wird():
    gerufen = Ausgang("fehler", grund="TypeError", meldung="'int' object is not callable", zeile=1, code="return sum(x)", verdeckt=("id", "sum"))
    assert "`del sum`" in fehlerhilfe(gerufen)
    anderes = Ausgang("fehler", grund="TypeError", meldung="'dict' object is not callable", zeile=1, code="return fall(x)", verdeckt=("id",))
    assert "`del" not in fehlerhilfe(anderes)
    assert "runde Klammern" in fehlerhilfe(anderes)
