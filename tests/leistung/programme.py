"""Was eine Prüfung erkennt, aus denselben Tabellen wie die Tests, jeweils „so viele von so vielen“: angenommene richtige Abgaben,
abgelehnte falsche, davon beim richtigen Namen genannte, überstandene feindliche."""

import contextlib
import io
import warnings

import messung  # noqa: F401  Danach sind lernmodul und tests/ zu finden.

from aufgaben import (
    programme_1, programme_2_falsch, programme_2_richtig, programme_3, programme_6, programme_7, programme_8, programme_9, programme_10,
    programme_beispiele, programme_feindlich, programme_gegenbeispiele, test_feindlich,
)
from aufgaben.gemeinsam import UEBUNGEN, alle_paare, beurteile, eingereicht

BEISPIELE = programme_beispiele
TABELLEN = {
    "uebung_1": (programme_1.RICHTIG, programme_1.FALSCH, programme_1.ZWEI),
    "uebung_2": (programme_2_richtig.RICHTIG, programme_2_falsch.FALSCH, programme_2_falsch.ZWEI),
    "uebung_3": (programme_3.RICHTIG, programme_3.FALSCH, programme_3.ZWEI),
    "uebung_6": (programme_6.RICHTIG, programme_6.FALSCH, programme_6.ZWEI),
    "uebung_8": (programme_8.RICHTIG, programme_8.FALSCH, programme_8.ZWEI),
    "uebung_7": (programme_7.RICHTIG, programme_7.FALSCH, programme_7.ZWEI),
    "uebung_9": (programme_9.RICHTIG, programme_9.FALSCH, programme_9.FORM),
    "uebung_10": (programme_10.RICHTIG, programme_10.FALSCH, programme_10.ZWEI),
    "gegenbeispiel_1": (BEISPIELE.GEGENBEISPIEL_RICHTIG, BEISPIELE.GEGENBEISPIEL_FALSCH, BEISPIELE.GEGENBEISPIEL_FORM),
    **{f"gegenbeispiel_{nummer}": tabellen for nummer, tabellen in programme_gegenbeispiele.TABELLEN.items()},
    "pruefstein": (BEISPIELE.PRUEFSTEIN_RICHTIG, BEISPIELE.PRUEFSTEIN_FALSCH, BEISPIELE.PRUEFSTEIN_FORM),
}


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
