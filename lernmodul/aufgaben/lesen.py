"""Liest, was Lernende abgeben: Zahlen in jedem vernünftigen Gewand, sonst ein Formfehler mit deutschem Satz."""

import dis
import inspect
import math
from decimal import Decimal
from fractions import Fraction

STUMM = {"RESUME", "NOP", "CACHE", "COPY_FREE_VARS"}


class Formfehler(Exception):
    """Die Abgabe ist keine der verlangten Zahlen. `art` ist ein festes Kürzel, `text` der Satz für Lernende."""

    def __init__(self, art, text):
        super().__init__(text)
        self.art, self.text = art, text


def ist_offen(wert):
    """Noch nichts eingesetzt: `...`, eine Stelle mit `...` oder eine Funktion ohne Rumpf."""
    if type(wert) in (tuple, list):
        return any(teil is ... for teil in wert)
    return wert is ... or _ist_stummel(wert)


def _ist_stummel(wert):
    code = getattr(wert, "__code__", None)
    if not inspect.iscode(code) or code.co_flags & (inspect.CO_GENERATOR | inspect.CO_COROUTINE):
        return False
    schritte = [(schritt.opname, schritt.argval) for schritt in dis.get_instructions(code) if schritt.opname not in STUMM]
    return schritte in ([("LOAD_CONST", None), ("RETURN_VALUE", None)], [("RETURN_CONST", None)])


def lies_zahlen(wert, namen):
    """Tupel aus float, eine Zahl je Name (bei nur einem Namen auch die Zahl allein), und ein Hinweis oder ''. Wirft Formfehler."""
    if wert is None:
        raise Formfehler("nichts", "Da kommt `None` an, also gar kein Ergebnis.")
    art = _keine_reihe(wert)
    if art and len(namen) == 1:
        return (lies_zahl(wert, namen[0]),), ""
    if art:
        raise Formfehler("typ", f"Da kommt {art} an. Gefragt ist ein Tupel aus {_zahl_der(namen)}: {_liste(namen)}.")
    teile = list(wert)
    if len(teile) != len(namen):
        raise Formfehler("zu_viele" if len(teile) > len(namen) else "zu_wenige", _anzahltext(len(teile), namen))
    zahlen = tuple(lies_zahl(teil, name) for teil, name in zip(teile, namen, strict=True))
    return zahlen, "" if type(wert) is tuple or len(namen) == 1 else "Ein Tupel in runden Klammern war gefragt; deine Reihe gilt genauso."


def _anzahltext(anzahl, namen):
    steht = "Da steht eine Zahl" if anzahl == 1 else f"Da stehen {anzahl} Zahlen"
    return f"{steht}, gefragt sind {len(namen)}: {_liste(namen)}."


def _zahl_der(namen):
    return f"{len(namen)} Zahlen"


def _liste(namen):
    return ", ".join(namen)


def _keine_reihe(wert):
    """Was statt einer Reihe ankam, als deutsches Wort; '' bei einer Reihe."""
    if isinstance(wert, (list, tuple)):
        return ""
    if type(wert).__module__ == "numpy" and getattr(wert, "ndim", 0) == 1:
        return ""
    if type(wert).__module__.partition(".")[0] == "pandas" and getattr(wert, "ndim", 0) == 1:
        return ""
    return benenne(wert)


def benenne(wert):
    """Ein deutsches Wort für die Art eines Werts, ohne ihn selbst zu befragen."""
    if isinstance(wert, bool):
        return f"`{wert}`"
    for typ, name in NAMEN:
        if isinstance(wert, typ):
            return name
    if inspect.isgenerator(wert):
        return "ein Generator (in der Funktion steht `yield`)"
    if inspect.iscoroutine(wert):
        return "eine Coroutine (die Funktion beginnt mit `async`)"
    if callable(wert):
        return "eine Funktion"
    return f"ein Objekt der Klasse `{type(wert).__name__}`"


NAMEN = (
    (type(None), "`None`"),
    (str, "ein Text"),
    (bytes, "ein Text aus Bytes"),
    (dict, "ein Dictionary"),
    ((set, frozenset), "eine Menge ohne Reihenfolge"),
    (complex, "eine komplexe Zahl"),
    ((int, float, Fraction, Decimal), "eine einzelne Zahl"),
    ((list, tuple), "eine Liste"),
)


def lies_zahl(wert, name):
    """Eine endliche Gleitkommazahl. Unterklassen von int und float zählen mit ihrem wahren Wert."""
    zahl = _als_float(wert, name)
    if math.isnan(zahl):
        raise Formfehler("nan", f"{name} ist `nan`, also keine Zahl. Irgendwo wurde Undefiniertes weitergerechnet.")
    if math.isinf(zahl):
        raise Formfehler("unendlich", f"{name} ist unendlich. Ein Anteil liegt zwischen 0 und 1.")
    return zahl


def _als_float(wert, name):
    if wert is ...:
        raise Formfehler("offen", f"{name} ist noch `...`.")
    if wert is None:
        raise Formfehler("nichts", f"{name} ist `None`. Gefragt ist eine Zahl.")
    if isinstance(wert, bool) or type(wert).__name__ in ("bool_", "bool"):
        raise Formfehler("bool", f"{name} ist ein Wahrheitswert. Gefragt ist eine Zahl.")
    if isinstance(wert, str):
        raise Formfehler("text", f"{name} ist ein Text. Ohne Anführungszeichen und mit Punkt statt Komma wird eine Zahl daraus.")
    try:
        if isinstance(wert, int):
            return float(int.__add__(wert, 0))
        if isinstance(wert, float):
            return float.__add__(wert, 0.0)
        if type(wert) in (Fraction, Decimal) or _numpyzahl(wert):
            return float(wert)
    except (OverflowError, ValueError) as grund:
        raise Formfehler("zu_gross", f"{name} lässt sich nicht als Kommazahl darstellen. Ein Anteil liegt zwischen 0 und 1.") from grund
    raise Formfehler("typ", f"{name} ist {benenne(wert)}. Gefragt ist eine Zahl.")


def _numpyzahl(wert):
    return type(wert).__module__ == "numpy" and getattr(wert, "ndim", None) == 0 and wert.dtype.kind in "iuf"
