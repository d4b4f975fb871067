"""Alle Szenen, nach dem Vorführnotebook geordnet, in dem sie stehen. Eine Szene heißt wie die Funktion, die sie baut."""

from difflib import get_close_matches

from . import ablehnung, fallen, klassifikation, mengen, ohne_gesamtzahl, suche

BLOECKE = {
    "demo_01_klassifikation": klassifikation.SZENEN,
    "demo_02_suche": suche.SZENEN,
    "demo_03_ohne_antwort": ablehnung.SZENEN,
    "demo_04_fallen": fallen.SZENEN,
    "demo_05_mengen_und_kurven": mengen.SZENEN,
    "demo_06_ohne_gesamtzahl": ohne_gesamtzahl.SZENEN,
}
ALLE = {bau.__name__: bau for szenen in BLOECKE.values() for bau in szenen}


def finde(name):
    """Die Szene dieses Namens, frisch gerechnet.

    Fehler: ValueError mit allen Namen, wenn es sie nicht gibt.

    >>> finde("meldet_nie").wahrheit
    0.95
    """
    if not isinstance(name, str) or name not in ALLE:
        was = f"Eine Szene {name!r} gibt es nicht.{_meinst_du(name)}" if name else "Nenn mindestens eine Szene."
        raise ValueError(f"{was} Es gibt: {', '.join(ALLE)}.")
    return ALLE[name]()


def _meinst_du(name):
    nah = get_close_matches(str(name).strip().casefold(), ALLE, n=1, cutoff=0.75)
    return f" Meinst du {nah[0]!r}?" if nah else ""
