"""Wie lange eine Prüfung dauert und was sie erkennt, aus denselben Tabellen wie die Tests.

    python tests/leistung/pruefe.py

„richtig“, „falsch“ und „endlos“ sind Zeiten einer Prüfung in Millisekunden (Median aus fünf, „endlos“ einmal). Danach zählt die
Tabelle: angenommene richtige Abgaben, abgelehnte falsche, davon beim richtigen Namen genannte, überstandene feindliche.
"""

import contextlib
import io
import sys
import time
import warnings
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from aufgaben import programme_feindlich, test_feindlich
from aufgaben.gemeinsam import FUNKTIONEN, UEBUNGEN, alle_paare, beurteile, eingereicht
from aufgaben.test_programme import TABELLEN

ENDLOS = "def wert(*a):\n    while True: pass"


def millisekunden(uebung, wert, mal=5):
    zeiten = []
    for _ in range(mal):
        beginn = time.perf_counter()
        uebung.pruefe(wert)
        zeiten.append(time.perf_counter() - beginn)
    return f"{1000 * median(zeiten):.1f}"


def zeiten(uebung):
    richtig = uebung.werte_aus(uebung.loesung_programm)
    falsch = uebung.werte_aus(uebung.liste[-1].programm)
    endlos = millisekunden(uebung, test_feindlich.erzeuge_funktion(uebung, ENDLOS), mal=1) if uebung in FUNKTIONEN else "–"
    return millisekunden(uebung, richtig), millisekunden(uebung, falsch), endlos


def erkannt(uebung):
    """Angenommen, abgelehnt und beim Namen genannt, jeweils „so viele von so vielen“."""
    richtig, falsch, sonst = TABELLEN[uebung.name]
    angenommen = [beurteile(uebung, programm).status == "richtig" for programm in richtig.values()]
    befunde = [(schluessel, beurteile(uebung, programm)) for schluessel, programm in alle_paare(falsch)]
    abgelehnt = [not befund for _, befund in befunde] + [not beurteile(uebung, programm) for programm, _ in sonst.values()]
    genannt = [befund.denkfehler == (schluessel,) for schluessel, befund in befunde]
    return tuple(f"{sum(werte)}/{len(werte)}" for werte in (angenommen, abgelehnt, genannt))


def feindliche(uebung):
    tabellen = [programme_feindlich.WERTE, programme_feindlich.ENDLOS, programme_feindlich.AUSNAHMEN,
                programme_feindlich.FALSCH_AUFZURUFEN, programme_feindlich.EINGRIFFE, {n: p for n, (_, p) in programme_feindlich.GRENZEN.items()}]
    for tabelle in tabellen:
        for name, programm in tabelle.items():
            wert = test_feindlich.erzeuge(uebung, programm)
            yield from test_feindlich.gewaender(uebung, wert) if tabelle is programme_feindlich.WERTE else (eingereicht(uebung, wert),)


def ueberstanden(uebung):
    gut = alle = 0
    for wert in feindliche(uebung):
        alle += 1
        with contextlib.suppress(Exception):
            test_feindlich.uebersteht(uebung, wert)
            gut += 1
    return f"{gut}/{alle}"


def main():
    print(f"Python {sys.version.split()[0]}")
    spalten = ("richtig ms", "falsch ms", "endlos ms", "angenommen", "abgelehnt", "genannt", "feindlich")
    print("".join(f"{spalte:>17}" for spalte in ("", *spalten)))
    for uebung in UEBUNGEN:
        zaehlung = erkannt(uebung) if uebung.name in TABELLEN else ("–",) * 3
        with contextlib.redirect_stderr(io.StringIO()):
            feinde = ueberstanden(uebung)
        print("".join(f"{wert:>17}" for wert in (uebung.name, *zeiten(uebung), *zaehlung, feinde)), flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main()
