"""Die gemeinsame Form der Gegenbeispiele 2 bis 4: `(relevant, a, b)`, dazu die Denkfehler, die in allen dreien vorkommen."""

from dataclasses import dataclass

from .kern import Denkfehler
from .lesen import Formfehler, als_liste, benannt, benenne, lies_zahl
from .verhalten import gilt, hat_form

GLEICH = 1e-9
HOECHSTENS = 100  # Dokumente je Liste, und zugleich der größte Gewinn


@dataclass(frozen=True)
class Beispiel:
    """Ein gelesenes Beispiel: `gewinne` Dokument → Gewinn (bei einer Menge überall 1), dazu die beiden Listen."""

    gewinne: dict
    a: list
    b: list

    @property
    def relevant(self):
        return {dokument for dokument, gewinn in self.gewinne.items() if gewinn > 0}


def lies_beispiel(wert, mit_gewinn=False, ist_rangliste=True):
    teile = als_liste(wert)
    if teile is None or len(teile) != 3:
        raise Formfehler("dreier", f"Gefragt sind drei Dinge in runden Klammern: `(relevant, a, b)`. Angekommen ist {benannt(wert, teile)}.")
    return Beispiel(_lies_relevant(teile[0], mit_gewinn), *(_lies_liste(liste, name, ist_rangliste) for liste, name in zip(teile[1:], "ab", strict=True)))


def _lies_relevant(wert, mit_gewinn):
    if issubclass(type(wert), dict):
        gewinne = _nicht_zu_lang(list(dict.items(wert)), "relevant")
        if gewinne and not mit_gewinn:
            raise Formfehler("dictionary", "`relevant` ist ein Dictionary. Gefragt ist eine Menge von Dokumenten, in geschweiften Klammern und ohne Doppelpunkt.")
        return {_dokument(dokument, "relevant"): _gewinn(gewinn) for dokument, gewinn in gewinne}
    return dict.fromkeys(_dokumente(wert, "relevant", "eine Menge von Dokumenten"), 1)


def _gewinn(wert):
    gewinn = lies_zahl(wert, "Ein Gewinn in `relevant`", f"Gefragt ist eine Zahl von 0 bis {HOECHSTENS}.")
    if not 0 <= gewinn <= HOECHSTENS:
        raise Formfehler("gewinn", f"Ein Gewinn in `relevant` liegt außerhalb von 0 bis {HOECHSTENS}. Meist genügen 1, 2 und 3.")
    return gewinn


def _lies_liste(wert, name, ist_rangliste):
    if ist_rangliste and issubclass(type(wert), (set, frozenset)):
        raise Formfehler("menge", "")
    dokumente = _dokumente(wert, name, "eine Rangliste in eckigen Klammern" if ist_rangliste else "eine Menge oder Liste von Dokumenten")
    if len(set(dokumente)) < len(dokumente):
        raise Formfehler("doppelt", "")
    return dokumente


def _dokumente(wert, name, was):
    """Die Dokumente einer Menge, einer Liste oder eines Tupels, an eigenen Methoden vorbei gelesen."""
    if wert is ...:
        raise Formfehler("offen", "Da stehen noch drei Punkte.")
    teile = als_liste(wert, auch_mengen=True)
    if teile is None:
        leer = " Die leere Menge heißt `set()`, denn `{}` ist ein leeres Dictionary." if "Menge" in was and wert == {} else ""
        raise Formfehler("keine_liste", f"`{name}` ist {benenne(wert)}. Gefragt ist {was}, jedes Dokument ein Text in Anführungszeichen.{leer}")
    return [_dokument(teil, name) for teil in _nicht_zu_lang(teile, name)]


def _nicht_zu_lang(teile, name):
    if len(teile) > HOECHSTENS:
        raise Formfehler("zu_lang", f"In `{name}` stehen {len(teile)} Dokumente. Ein Beispiel mit höchstens {HOECHSTENS} genügt, meist reichen fünf.")
    return teile


def _dokument(wert, name):
    """Eine Kennung: ein Text oder eine ganze Zahl, die sich auch anzeigen lässt."""
    if wert is ...:
        raise Formfehler("offen", "Da stehen noch drei Punkte.")
    if issubclass(type(wert), str):
        return str.__str__(wert)
    if issubclass(type(wert), int) and type(wert) is not bool and int.bit_length(wert) < 64:
        return int.__add__(wert, 0)
    raise Formfehler("dokument", f"Ein Eintrag in `{name}` ist {benenne(wert)}. Gefragt ist der Name eines Dokuments, ein Text in Anführungszeichen.")


def richtung(vorher, nachher):
    """+1, wenn der Wert steigt, −1, wenn er fällt, 0, wenn er gleich bleibt."""
    return (nachher - vorher > GLEICH) - (vorher - nachher > GLEICH)


def zeige_paar(a, b):
    """Zwei Zahlen mit so vielen Stellen, dass man sie unterscheiden kann, mindestens aber zwei."""
    stellen = next((s for s in range(2, 9) if not richtung(a, b) or round(a, s) != round(b, s)), 9)
    return f"{a:.{stellen}f}", f"{b:.{stellen}f}"


def formfehler(antwortname):
    """Die Denkfehler, die bei jedem dieser Beispiele zuerst kommen; `antwortname` steht in ihren Beispielprogrammen."""
    return (
        Denkfehler(
            "doppelt",
            "ein Dokument steht zweimal in einer Liste",
            "In einer der beiden Listen steht ein Dokument zweimal. Für das Gegenbeispiel braucht es das nicht, und ohne sieht man besser, woran es liegt. Gib jedem Platz ein eigenes Dokument.",
            f'{antwortname} = ({{"A", "B"}}, ["A", "A"], ["B", "A"])\n',
            verhalten=hat_form("doppelt"),
        ),
        Denkfehler(
            "nichts_relevant",
            "nichts ist relevant",
            "In `relevant` steht nichts, was als relevant gilt, damit sind alle Zahlen 0. Ein Beispiel braucht etwas, das sich finden lässt. Welche Dokumente sollen relevant sein?",
            f'{antwortname} = (set(), ["A", "B"], ["B", "A"])\n',
            verhalten=gilt(lambda x: not x.relevant),
        ),
    )


def ohne_reihenfolge(antwortname):
    return Denkfehler(
        "ohne_reihenfolge",
        "Menge statt Rangliste",
        "Wo eine Rangliste stehen soll, steht eine Menge, und die hat keine Reihenfolge. Eine Rangliste kommt in eckige Klammern, das beste Dokument zuerst. Steht `relevant` an erster Stelle, und danach a und b?",
        f'{antwortname} = ({{"A", "B"}}, {{"A", "X"}}, {{"B", "X"}})\n',
        verhalten=hat_form("menge"),
    )
