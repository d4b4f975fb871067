"""Jede kleine Veränderung an einer richtigen Lösung fällt auf, oder sie ändert auch an beliebigen anderen Fällen nichts."""

import ast
import copy
import random

import pytest

from lernmodul import uebung_2, uebung_3, uebung_6, uebung_7, uebung_8, uebung_10
from lernmodul.aufgaben.diagnose import Spiel, gleich

from .gemeinsam import abgabe, mit_wenigen_faellen, teile
from .programme_2_falsch import KURZ, WIE_IN_JS
from .programme_2_richtig import RICHTIG as RICHTIG_2
from .programme_3 import RICHTIG as RICHTIG_3
from .programme_6 import RICHTIG as RICHTIG_6
from .programme_7 import RICHTIG as RICHTIG_7
from .programme_8 import RICHTIG as RICHTIG_8
from .programme_10 import RICHTIG as RICHTIG_10

pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning")  # `is 0` ist eine der Veränderungen

VERGLEICHE = {ast.Lt: [ast.LtE, ast.Gt], ast.LtE: [ast.Lt, ast.Eq, ast.GtE], ast.Gt: [ast.GtE, ast.Lt], ast.GtE: [ast.Gt], ast.Eq: [ast.NotEq, ast.Is],
              ast.NotEq: [ast.Eq], ast.Is: [ast.IsNot], ast.IsNot: [ast.Is], ast.In: [ast.NotIn], ast.NotIn: [ast.In]}
RECHENZEICHEN = {ast.Add: [ast.Sub, ast.Mult], ast.Sub: [ast.Add], ast.Div: [ast.Mult, ast.FloorDiv], ast.Mult: [ast.Add]}
QUELLEN = ["A", "B", "C", "doc_1", "doc_10", "", "E F"]
GRUNDFORMEN = [
    (uebung_2, KURZ), (uebung_2, WIE_IN_JS), (uebung_2, RICHTIG_2["enumerate mit break"]), (uebung_2, RICHTIG_2["reduce wie in JavaScript"]),
    (uebung_3, RICHTIG_3["zwei Zähler"]), (uebung_3, RICHTIG_3["comprehension"]),
    (uebung_6, RICHTIG_6["Schleifen wie in JavaScript"]), (uebung_6, RICHTIG_6["Schnitt und Differenz"]), (uebung_6, RICHTIG_6["comprehension mit Summe"]),
    (uebung_8, RICHTIG_8["Schleifen wie in JavaScript"]), (uebung_8, RICHTIG_8["dict comprehension"]), (uebung_8, RICHTIG_8["ausmultipliziert"]),
    (uebung_7, RICHTIG_7["Schleife mit Index"]), (uebung_7, RICHTIG_7["Platz für Platz"]), (uebung_7, RICHTIG_7["Punkte gesammelt"]),
    (uebung_10, RICHTIG_10["Schleifen wie in JavaScript"]), (uebung_10, RICHTIG_10["kurz mit Hilfsfunktion"]), (uebung_10, RICHTIG_10["F aus Precision und Recall, Produkt"]),
]


def aenderungen(knoten):
    """Funktionen, die diesen Knoten an Ort und Stelle um eine Kleinigkeit verändern."""
    if isinstance(knoten, ast.Compare):
        yield from (lambda k, neu=neu: k.ops.__setitem__(0, neu()) for neu in VERGLEICHE.get(type(knoten.ops[0]), []))
    if isinstance(knoten, (ast.BinOp, ast.AugAssign)):
        yield from (lambda k, neu=neu: setattr(k, "op", neu()) for neu in RECHENZEICHEN.get(type(knoten.op), []))
    if isinstance(knoten, ast.Constant) and type(knoten.value) in (int, float):
        yield from (lambda k, um=um: setattr(k, "value", k.value + um) for um in (1, -1))
    if isinstance(knoten, ast.BoolOp):
        yield lambda k: setattr(k, "op", ast.Or() if isinstance(k.op, ast.And) else ast.And())
    if isinstance(knoten, (ast.If, ast.IfExp)):
        yield lambda k: setattr(k, "test", ast.UnaryOp(ast.Not(), k.test))
    if isinstance(knoten, ast.comprehension) and knoten.ifs:
        yield lambda k: k.ifs.clear()
    if isinstance(knoten, ast.Tuple) and len(knoten.elts) == 2 and isinstance(knoten.ctx, ast.Load):
        yield lambda k: k.elts.reverse()
    if isinstance(getattr(knoten, "body", None), list) and len(knoten.body) > 1:
        yield from (lambda k, stelle=stelle: k.body.pop(stelle) for stelle in range(len(knoten.body)))


def mutanten(programm):
    baum = ast.parse(programm)
    for stelle, knoten in enumerate(ast.walk(baum)):
        for aendere in aenderungen(knoten):
            neu = copy.deepcopy(baum)
            aendere(list(ast.walk(neu))[stelle])
            yield ast.unparse(ast.fix_missing_locations(neu))


def suchfragen(wuerfel, n):
    return [{"erwartet": wuerfel.choice([None, *QUELLEN]), "gefunden": wuerfel.choices(QUELLEN, k=wuerfel.randint(0, 6))} for _ in range(n)], wuerfel.randint(1, 7)


def ablehnungen(wuerfel, n):
    return ([{"erwartet": wuerfel.choice([None, None, "A", ""]), "abgelehnt": wuerfel.random() < 0.5} for _ in range(n)],)


def menge_und_liste(wuerfel, n):
    return menge(wuerfel, n), wuerfel.choices(QUELLEN, k=wuerfel.randint(0, 8))


def mit_korpus(wuerfel, n):
    relevant, gefunden = menge_und_liste(wuerfel, n)
    return relevant, gefunden, relevant | set(gefunden) | menge(wuerfel, n)


def menge(wuerfel, n):
    return set(wuerfel.sample(QUELLEN, n))


def systeme(wuerfel, n):
    return ({f"S{i}": menge(wuerfel, wuerfel.randint(0, 4)) for i in range(n)},)


def zwei_suchen(wuerfel, n):
    n1, n2 = wuerfel.randint(0, 40), wuerfel.randint(0, 40)
    return n1, n2, wuerfel.randint(0, min(n1, n2))


def rangliste(wuerfel, n):
    return wuerfel.choices([0, 1], k=n * wuerfel.randint(1, 2)), wuerfel.randint(1, 7)


def mit_alpha(wuerfel, n):
    return *rangliste(wuerfel, n), wuerfel.choice([0, 0.1, 0.5, 0.9, 1])


def mit_gesamtzahl(wuerfel, n):
    relevanz, k = rangliste(wuerfel, n)
    return relevanz, k, sum(relevanz) + wuerfel.randint(0, 4)


ZUFALL = {"retrieval_metriken": suchfragen, "ohne_antwort_auswerten": ablehnungen, "recall": menge_und_liste, "precision": menge_und_liste,
          "breakeven": menge_und_liste, "fallout": mit_korpus,
          "relativer_recall": systeme, "chapman": zwei_suchen,
          "fe_score": mit_alpha, "ndcg": mit_gesamtzahl, "ndcg_liste": rangliste}


def zufaellige_faelle(name, anzahl=400):
    wuerfel = random.Random(7)
    for _ in range(anzahl):
        yield ZUFALL[name](wuerfel, wuerfel.choice([0, 1, 2, 3, 6]))


def rechnet_richtig(uebung, antwort):
    funktionen = antwort if hasattr(uebung, "einzelne") else (antwort,)
    return all(gleich(teil.lies(funktion(*copy.deepcopy(fall)))[0], teil.lies(teil.rechnung(*fall))[0])
               for teil, funktion in zip(teile(uebung), funktionen, strict=True) for fall in zufaellige_faelle(teil.antwortname))


def scheitert_frueh(uebung, antwort):
    """Ob schon an zwei Dutzend Fällen etwas abbricht oder nicht stimmt; dann ist die ganze Prüfung erst recht nicht bestanden."""
    wenige = mit_wenigen_faellen(uebung)
    funktionen = antwort if hasattr(uebung, "einzelne") else (antwort,)
    gespielt = (teil.spiele(funktion, 0.2) for teil, funktion in zip(teile(wenige), funktionen, strict=True))
    return any(isinstance(spiel, Spiel) and spiel.abweichungen() for spiel in gespielt)


@pytest.mark.parametrize(("uebung", "programm"), GRUNDFORMEN, ids=[f"{u.name}-{i}" for i, (u, _) in enumerate(GRUNDFORMEN)])
def test_was_als_richtig_gilt_rechnet_auch_auf_anderen_faellen_richtig(uebung, programm):
    veraendert = [mutant for mutant in dict.fromkeys(mutanten(programm)) if all(f"def {teil.antwortname}(" in mutant for teil in teile(uebung))]
    nicht_gleich = [mutant for mutant in veraendert if not scheitert_frueh(uebung, abgabe(uebung, mutant))]
    angenommen = [mutant for mutant in nicht_gleich if uebung.pruefe(abgabe(uebung, mutant))]
    assert len(veraendert) >= 15
    assert len(angenommen) <= len(veraendert) / 4
    assert [mutant for mutant in angenommen if not rechnet_richtig(uebung, abgabe(uebung, mutant))] == []
