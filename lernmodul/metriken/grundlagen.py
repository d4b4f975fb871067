"""Was alle Metriken teilen: die Regel für 0/0 und klare Meldungen für unbrauchbare Angaben. Nur für dieses Paket gedacht."""

import operator
import reprlib
from math import isfinite
from numbers import Real

_KURZ = reprlib.Repr()
_KURZ.maxstring = _KURZ.maxother = 60


def quotient(zaehler, nenner):
    """Zähler durch Nenner; 0/0 ist per Regel 0.0."""
    return zaehler / nenner if nenner else 0.0


def zeige(wert):
    """Der Wert, wie man ihn tippen würde, gekürzt; numpy-Werte erscheinen als gewöhnliche Zahlen und Listen."""
    aus_numpy = type(wert).__module__ == "numpy" and hasattr(wert, "tolist")
    try:
        return _KURZ.repr(wert.tolist() if aus_numpy else wert)
    except ValueError:  # so lange Zahlen schreibt Python nicht aus
        return "eine Zahl mit Tausenden von Stellen"


def meldung(feld, wert, gebraucht):
    """Der Satz, den jede abgelehnte Angabe bekommt: welches Feld, welcher Wert, was gebraucht wird."""
    return f"{feld} ist {zeige(wert)} ({type(wert).__name__}). Gebraucht wird {gebraucht}."


def ist_bool(wert):
    """Ob der Wert True oder False ist, auch als numpy-Wert."""
    typ = type(wert)
    return typ is bool or (typ.__module__ == "numpy" and typ.__name__ in ("bool", "bool_"))


def als_int(feld, wert, gebraucht):
    """Der Wert als int, auch aus numpy; 2.0 und "2" sind keine ganzen Zahlen."""
    try:
        return operator.index(wert)
    except TypeError:
        raise TypeError(meldung(feld, wert, gebraucht)) from None


def ganze_zahl(feld, wert, mindestens=0):
    """Der Wert als int ab `mindestens`; True ist keine Anzahl."""
    if type(wert) is int and wert >= mindestens:  # fast immer; den Satz für die Meldung braucht es dann nicht
        return wert
    gebraucht = f"eine ganze Zahl ab {mindestens}"
    if ist_bool(wert):
        raise TypeError(meldung(feld, wert, gebraucht))
    zahl = als_int(feld, wert, gebraucht)
    if zahl < mindestens:
        raise ValueError(meldung(feld, wert, gebraucht))
    return zahl


def anzahlen(**felder):
    """Die Anzahlen als int, in der Reihenfolge der Felder; numpy-Zahlen könnten beim Addieren überlaufen."""
    return [ganze_zahl(feld, wert) for feld, wert in felder.items()]


def reelle_zahl(feld, wert, mindestens=None):
    """Der Wert als float; NaN und unendlich sind keine Messwerte."""
    gebraucht = "eine endliche Zahl" if mindestens is None else f"eine endliche Zahl ab {mindestens}"
    if ist_bool(wert) or not isinstance(wert, Real):
        raise TypeError(meldung(feld, wert, gebraucht))
    if not _ist_endlich(wert) or (mindestens is not None and wert < mindestens):
        raise ValueError(meldung(feld, wert, gebraucht))
    return float(wert)


def zahl_von_bis(feld, wert, von=0, bis=1):
    """Der Wert als float zwischen den Grenzen, die dazugehören."""
    zahl = reelle_zahl(feld, wert)
    if not von <= zahl <= bis:
        raise ValueError(meldung(feld, wert, f"eine Zahl von {von} bis {bis}"))
    return zahl


def _ist_endlich(wert):
    try:
        return isfinite(wert)
    except OverflowError:  # eine ganze Zahl, die in kein float passt
        return False


def messwert(feld, wert):
    """Der Wert als float; True und False gelten als 1 und 0."""
    return float(wert) if ist_bool(wert) else reelle_zahl(feld, wert)


def liste(feld, wert, gebraucht="eine Liste"):
    """Der Wert selbst, wenn er Liste oder Tupel ist. Ein Text ist keine Liste: "b" in "abc" wäre sonst ein Treffer."""
    if not isinstance(wert, (list, tuple)):
        raise TypeError(meldung(feld, wert, gebraucht))
    return wert


def reihe(feld, wert):
    """Die Werte einer Folge (Liste, Tupel, numpy-Array, Spalte) als Liste; Text, Menge und dict haben keine brauchbare Reihenfolge."""
    ist_folge = hasattr(wert, "__len__") and hasattr(wert, "__getitem__") and not isinstance(wert, (str, bytes, dict, type))
    if not ist_folge:
        raise TypeError(meldung(feld, wert, "eine Liste mit einem Wert je Antwort oder Frage"))
    return list(wert)


def ja_nein(feld, werte):
    """Die Urteile als 0 und 1; alles andere nennt seine Stelle."""
    return [_null_oder_eins(f"{feld}[{stelle}]", wert) for stelle, wert in enumerate(werte)]


def _null_oder_eins(feld, wert):
    gebraucht = "0 oder 1, False oder True"
    zahl = int(wert) if ist_bool(wert) else als_int(feld, wert, gebraucht)
    if zahl not in (0, 1):
        raise ValueError(meldung(feld, wert, gebraucht))
    return zahl


def gleich_lang(**reihen):
    """Die Reihen als Listen; verschieden lange gehören nicht zu denselben Fällen."""
    listen = [reihe(feld, wert) for feld, wert in reihen.items()]
    if len({len(werte) for werte in listen}) > 1:
        laengen = ", ".join(f"{feld} hat {len(werte)}" for feld, werte in zip(reihen, listen))
        raise ValueError(f"Die Listen sind verschieden lang: {laengen} Werte. Gebraucht wird je Fall ein Wert in jeder Liste.")
    return listen


def quelle(feld, wert):
    """Der Wert selbst, wenn er eine Quelle sein kann: alles Hashbare außer None, auch "" und 0."""
    try:
        hash(wert)
    except TypeError:
        raise TypeError(meldung(feld, wert, "eine einzelne Quelle: ein Text, eine Zahl oder ein anderer hashbarer Wert")) from None
    if wert is None:
        raise ValueError(f"{feld} ist None. None heißt „keine Antwort im Korpus“ und ist keine Quelle.")
    return wert


def felder(ort, fall, *schluessel):
    """Die Werte der genannten Schlüssel eines Falls."""
    namen = " und ".join(map(repr, schluessel))
    if not isinstance(fall, dict):
        raise TypeError(meldung(ort, fall, f"ein dict mit den Schlüsseln {namen}"))
    for name in schluessel:
        if name not in fall:
            raise ValueError(f"{ort}: Der Schlüssel {name!r} fehlt. Gebraucht werden {namen}, vorhanden ist {zeige(list(fall))}.")
    return [fall[name] for name in schluessel]
