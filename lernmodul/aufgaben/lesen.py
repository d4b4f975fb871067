"""Liest, was Lernende abgeben: Zahlen in jedem vernünftigen Gewand, sonst ein Formfehler mit deutschem Satz.

Gefragt wird immer der wahre Typ, nie der Wert selbst: Was er über sich erzählt oder beim Lesen tut, gehört fremdem Code.
"""

import dis
import inspect
import re
import sys
from decimal import Decimal
from fractions import Fraction
from math import isinf, isnan
from types import AsyncGeneratorType, CoroutineType, FunctionType, GeneratorType

from .anzeige import als_code
from .schutz import typname

STUMM = {"RESUME", "NOP", "CACHE", "COPY_FREE_VARS"}
OHNE_RUMPF = ([("LOAD_CONST", None), ("RETURN_VALUE", None)], [("RETURN_CONST", None)])
EIGENER_ABLAUF = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
LAENGSTENS = 60  # Zeichen eines Werts im Befund
ANTEIL = "Ein Anteil liegt zwischen 0 und 1."
LEER_HEISST = {"nicht definiert", "undefiniert", "nicht def", "undef", "n. def"}


class Formfehler(Exception):
    """Die Abgabe ist keine der verlangten Zahlen. `art` ist ein festes Kürzel, `text` der Satz für Lernende."""

    def __init__(self, art, text, gesehen="etwas anderes"):
        super().__init__(text)
        self.art, self.text, self.gesehen = art, text, gesehen

    def ohne_spur(self):
        """Derselbe Fehler, ohne über seine Rückverfolgung den gelesenen Wert am Leben zu halten."""
        return Formfehler(self.art, self.text, self.gesehen)


class _Undefiniert:
    """Steht für die Antwort „undefiniert“; es gibt davon nur `UNDEFINIERT`."""

    def __repr__(self):
        return "undefiniert"


UNDEFINIERT = _Undefiniert()


def ist_offen(wert):
    """Noch nichts eingesetzt: `...`, eine Stelle mit `...` oder eine Funktion ohne Rumpf."""
    if type(wert) in (tuple, list):
        return any(teil is ... for teil in wert)
    return wert is ... or _ist_stummel(wert)


def _ist_stummel(wert):
    if type(wert) is not FunctionType or wert.__code__.co_flags & EIGENER_ABLAUF:
        return False
    schritte = [(schritt.opname, schritt.argval) for schritt in dis.get_instructions(wert.__code__) if schritt.opname not in STUMM]
    return schritte in OHNE_RUMPF


def verlange(wert, nichts="Da kommt `None` an, also gar kein Ergebnis."):
    """Wirft Formfehler, solange nichts dasteht: drei Punkte oder None, dann mit dem Satz `nichts`."""
    if wert is ...:
        raise Formfehler("offen", "Da stehen noch drei Punkte.")
    if wert is None:
        raise Formfehler("nichts", nichts)


def in_worten(name):
    """Der Name einer gefragten Zahl mitten im Satz: in Anführungszeichen, wenn er sonst wie ein Satzteil gelesen würde."""
    wie_code = name.isidentifier() and name[0].islower()
    return name if wie_code or "@" in name or len(name) <= 3 else f"„{name}“"


def lies_zahlen(wert, namen, undefiniert=None, rat=None):
    """Tupel aus float, eine Zahl je Name (bei nur einem Namen auch die Zahl allein), und ein Hinweis oder ''. Wirft Formfehler; `rat` wie bei lies_zahl.

    `undefiniert` sind die Namen, deren Bruch hier 0/0 ist: Für sie gilt auch „undefiniert“ und zählt als die 0.0 unserer Regel; bei allen
    anderen sagt der Formfehler, dass es einen Wert gibt. Ist es None, wird danach nicht gefragt.
    """
    verlange(wert)
    teile = als_liste(wert)
    if teile is None and len(namen) == 1:
        return (_lies_teil(wert, namen[0], undefiniert, rat),), ""
    if teile is None:
        raise Formfehler("typ", f"Da kommt {benenne(wert)} an. Gefragt ist ein Tupel aus {len(namen)} Zahlen: {', '.join(namen)}.", benenne(wert))
    if len(teile) != len(namen):
        raise Formfehler("zu_viele" if len(teile) > len(namen) else "zu_wenige", _anzahltext(len(teile), namen), benannt(wert, teile))
    zahlen = tuple(_lies_teil(teil, name, undefiniert, rat) for teil, name in zip(teile, namen, strict=True))
    return zahlen, "" if issubclass(type(wert), tuple) or len(namen) == 1 else "Ein Tupel in runden Klammern war gefragt; deine Reihe gilt genauso."


def _lies_teil(teil, name, undefiniert, rat):
    if undefiniert is None or not _heisst_undefiniert(teil):
        return lies_zahl(teil, in_worten(name), rat)
    if name not in undefiniert:
        raise Formfehler("undefiniert", f"{in_worten(name)} hat hier einen Wert. Undefiniert ist nur 0/0: Was steht hier unter dem Bruchstrich?")
    return 0.0


def _heisst_undefiniert(teil):
    typ = type(teil)
    if issubclass(typ, str):
        return " ".join(str.__str__(teil).split()).casefold().rstrip(".") in LEER_HEISST
    return teil is UNDEFINIERT or teil is None or (issubclass(typ, float) and isnan(teil))


def _anzahltext(anzahl, namen):
    steht = "Da steht ein Eintrag" if anzahl == 1 else f"Da stehen {anzahl} Einträge"
    return f"{steht}, gefragt {'ist eine Zahl' if len(namen) == 1 else f'sind {len(namen)} Zahlen'}: {', '.join(namen)}."


def als_liste(wert, auch_mengen=False):
    """Die Teile einer Liste, eines Tupels, eines Arrays, einer Spalte oder, wo die Reihenfolge nicht zählt, einer Menge; sonst None.

    Gelesen wird an eigenen Methoden vorbei.
    """
    typ = type(wert)
    for menge in (set, frozenset) if auch_mengen else ():
        if issubclass(typ, menge):
            return list(menge.__iter__(wert))
    if issubclass(typ, list):
        return list.__getitem__(wert, slice(None))
    if issubclass(typ, tuple):
        return list(tuple.__iter__(wert))
    if typ is _aus("pandas", "Series") or (typ is _aus("numpy", "ndarray") and wert.ndim):
        return list(wert) if wert.ndim > 1 else wert.tolist()
    return None


class _NieGeladen:
    """Steht für die Klasse eines Pakets, das niemand geladen hat; nichts ist von dieser Klasse."""


def _aus(modul, name):
    """Eine Klasse aus einem Paket, das die Abgabe geladen haben kann; wir selbst laden keines."""
    return getattr(sys.modules.get(modul), name, _NieGeladen)


NAMEN = (
    (type(None), "`None`"),
    (str, "ein Text"),
    (bytes, "ein Text aus Bytes"),
    (dict, "ein Dictionary"),
    ((set, frozenset), "eine Menge ohne Reihenfolge"),
    (complex, "eine komplexe Zahl"),
    (bool, "ein Wahrheitswert"),
    ((int, float, Fraction, Decimal), "eine einzelne Zahl"),
    (list, "eine Liste"),
    (tuple, "ein Tupel"),
    (GeneratorType, "ein Generator (aus `yield` oder einer Klammer mit `for`)"),
    (AsyncGeneratorType, "ein Generator mit `async`"),
    (CoroutineType, "eine Coroutine (die Funktion beginnt mit `async`)"),
    (type, "eine Klasse"),
)


def benannt(wert, teile):
    """Wie `benenne`, bei einer Reihe auch, wie viele Einträge sie hat; `teile` kommen aus `als_liste`."""
    if teile is None:
        return benenne(wert)
    return f"{benenne(wert)} mit {'einem Eintrag' if len(teile) == 1 else f'{len(teile)} Einträgen'}"


def benenne(wert):
    """Ein deutsches Wort für die Art eines Werts, ohne ihn selbst zu befragen."""
    for typ, name in NAMEN:
        if issubclass(type(wert), typ):
            return name
    return "eine Funktion" if callable(wert) else f"ein Objekt der Klasse `{typname(type(wert))}`"


def kurz_gezeigt(wert):
    """Was ankam, als kurzer Python-Text; Werte fremder Klassen und alles Verschachtelte werden nur benannt."""
    teile = wert if type(wert) in (list, tuple, set, frozenset) else [wert]
    if any(type(teil) not in (str, int, float, bool) for teil in teile):
        return benenne(wert)
    code = als_code(wert).replace("`", "'")
    return code if len(code) <= LAENGSTENS else f"{code[:LAENGSTENS]}…"


def lies_zahl(wert, name, rat=None):
    """Eine endliche Gleitkommazahl. Unterklassen von int und float zählen mit ihrem wahren Wert; `rat` hilft, wo es keine ist."""
    zahl = _als_float(wert, name, rat)
    if isnan(zahl):
        raise Formfehler("nan", f"{name} ist `nan`, also keine Zahl. {rat or 'Irgendwo wurde Undefiniertes weitergerechnet.'}", "nan")
    if isinf(zahl):
        raise Formfehler("unendlich", f"{name} ist unendlich. {rat or ANTEIL}", "inf")
    return zahl


def ist_wahrheitswert(wert):
    return type(wert) is bool or type(wert) is _aus("numpy", "bool_")


def _als_float(wert, name, rat):
    typ = type(wert)
    if wert is ...:
        raise Formfehler("offen", f"{name} ist noch `...`.")
    if wert is None:
        raise Formfehler("nichts", f"{name} ist `None`. Gefragt ist eine Zahl.", "None")
    if ist_wahrheitswert(wert):
        raise Formfehler("bool", f"{name} ist ein Wahrheitswert. Gefragt ist eine Zahl.", "ein Wahrheitswert")
    if issubclass(typ, str):
        raise Formfehler("text", f"{name} ist ein Text. {_statt_text(str.__str__(wert))}", "ein Text")
    if typ is tuple and len(wert) == 2 and all(type(teil) is int for teil in wert):
        raise Formfehler("dezimalkomma", f"{name} besteht aus zwei Zahlen. In Python trennt das Komma die Einträge; vor die Nachkommastellen gehört ein Punkt.")
    try:
        if issubclass(typ, int):
            return float(int.__add__(wert, 0))
        if issubclass(typ, float):
            return float.__add__(wert, 0.0)
        if typ in (Fraction, Decimal) or _ist_numpyzahl(wert):
            return float(wert)
    except (ArithmeticError, TypeError, ValueError) as grund:
        raise Formfehler("zu_gross", f"{name} lässt sich nicht als Kommazahl darstellen. {rat or ANTEIL}", "eine zu große Zahl") from grund
    raise Formfehler("typ", f"{name} ist {benenne(wert)}. Gefragt ist eine Zahl.", benenne(wert))


def _statt_text(text):
    if re.fullmatch(r"\s*[+-]?\d*[.,]?\d+\s*%\s*", text):
        return "Gefragt ist eine Zahl, ohne Anführungszeichen und ohne Prozentzeichen."
    if re.fullmatch(r"\s*[+-]?\d*[.,]?\d+\s*", text):
        return f"Ohne Anführungszeichen{' und mit Punkt statt Komma' if ',' in text else ''} wird eine Zahl daraus."
    return "Gefragt ist eine Zahl."


def _ist_numpyzahl(wert):
    if type(wert) is _aus("numpy", "ndarray"):
        return wert.ndim == 0 and wert.dtype.kind in "iuf"
    return issubclass(type(wert), (_aus("numpy", "floating"), _aus("numpy", "integer")))
