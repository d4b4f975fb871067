"""Was eine Prüfung erkennt, aus denselben Tabellen wie die Tests, jeweils „so viele von so vielen“: angenommene richtige Abgaben,
abgelehnte falsche, davon beim richtigen Namen genannte, überstandene feindliche."""

import contextlib
import io
import warnings

import messung  # noqa: F401  Danach sind lernmodul und tests/ zu finden.

from aufgaben import programme_feindlich, test_feindlich
from aufgaben.gemeinsam import UEBUNGEN, alle_paare, beurteile, eingereicht
from aufgaben.test_programme import TABELLEN


def _erkannt(uebung):
    richtig, falsch, sonst = TABELLEN[uebung.name]
    angenommen = [beurteile(uebung, programm).status == "richtig" for programm in richtig.values()]
    befunde = [(schluessel, beurteile(uebung, programm)) for schluessel, programm in alle_paare(falsch)]
    abgelehnt = [not befund for _, befund in befunde] + [not beurteile(uebung, programm) for programm, _ in sonst.values()]
    genannt = [befund.denkfehler == (schluessel,) for schluessel, befund in befunde]
    return tuple(f"{sum(werte)}/{len(werte)}" for werte in (angenommen, abgelehnt, genannt))


def _feindliche(uebung):
    tabellen = [programme_feindlich.WERTE, programme_feindlich.ENDLOS, programme_feindlich.AUSNAHMEN,
                programme_feindlich.FALSCH_AUFZURUFEN, programme_feindlich.EINGRIFFE, {n: p for n, (_, p) in programme_feindlich.GRENZEN.items()}]
    for tabelle in tabellen:
        for name, programm in tabelle.items():
            wert = test_feindlich.erzeuge(uebung, programm)
            yield from test_feindlich.gewaender(uebung, wert) if tabelle is programme_feindlich.WERTE else (eingereicht(uebung, wert),)


def _ueberstanden(uebung):
    gut = alle = 0
    for wert in _feindliche(uebung):
        alle += 1
        with contextlib.suppress(Exception):
            test_feindlich.uebersteht(uebung, wert)
            gut += 1
    return f"{gut}/{alle}"


def _zeile(uebung):
    zaehlung = _erkannt(uebung) if uebung.name in TABELLEN else (None,) * 3
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        feinde = _ueberstanden(uebung)
    return dict(zip(("Übung", "angenommen", "abgelehnt", "genannt", "überstanden"), (uebung.name, *zaehlung, feinde)))


def messe():
    warnings.simplefilter("ignore")
    return [_zeile(uebung) for uebung in UEBUNGEN]
