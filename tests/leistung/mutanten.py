"""Bricht den Code an zufälligen Stellen und sieht nach, ob die Tests es merken.

    pip install cosmic-ray && python tests/leistung/mutanten.py metriken einlesen
    python tests/leistung/mutanten.py --je 30 journal

Ohne Namen kommen alle Module aus BEREICHE an die Reihe. Verändert wird in einer Kopie, mit den Operatoren von cosmic-ray; je Stelle
höchstens eine Veränderung, aus einem festen Startwert gewürfelt. Gezeigt wird je Modul, wie viele auffielen, und jede, die durchging.
Ein Mutant, der fünfmal so lange rechnet wie die Tests ohne ihn oder zu keinem Ende kommt, ist aufgefallen.
"""

import argparse
import ast
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from difflib import unified_diff
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from cosmic_ray.commands.init import _all_work_items
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator

WURZEL = Path(__file__).resolve().parents[2]
BEREICHE = ("metriken", "aufgaben", "einlesen", "journal", "fortschritt", "auswertung", "wiedervorlage")
MAL, MINDESTENS = 5, 15  # Rechenzeit gegenüber den Tests ohne Veränderung, und wenigstens so viele Sekunden; ein beschäftigter Rechner zählt nicht mit
WARTEN = 240  # Sekunden auf der Uhr, die dazukommen: für einen Mutanten, der wartet statt zu rechnen
VORWEG = ("numpy", "pandas", "scipy.stats", "sklearn.metrics", "krippendorff", "ipywidgets")  # einmal geladen statt in jedem Kind
ALLGEMEIN = ["-q", "-x", "--import-mode=importlib", "-p", "hilfen.ablauf", "-p", "no:nbval", "-p", "no:cacheprovider", "-p", "no:anyio", "-p", "no:hypothesispytest", "-o", "addopts="]
ALLGEMEINE = ("lesen", "anzeige", "eingabe", "meldungen", "kern", "diagnose", "uebung_1", "uebung_4", "uebung_5", "uebung_8", "uebung_9", "schutz")
# Wo die Tests zu einem Modul stehen, wenn sie nicht heißen wie es.
SPIEGEL = {"arten": ("uebung_1", "uebung_2", "uebung_6"), "mehrere": ("uebung_6", "uebung_8"), "verhalten": ("verhalten", "diagnose"), "fragen_quiz": ("fragen",)}
# Welche Tests ein Modul der Übungen spiegeln; die anderen Bereiche haben ihren Ordner oder ihre Datei.
UEBUNGEN = {"start": "aufwaermen", "klassifikation": "uebung_1", "luecke": "luecke_2", "suche": "uebung_2", "ablehnung": "uebung_3", "fehleranalyse": "uebung_4",
            "golden_sets": "uebung_5", "mengen": "uebung_6", "kurven": "uebung_7", "grundgesamtheit": "uebung_8", "t_entdecken": "uebung_9", "ohne_gesamtzahl": "uebung_10",
            "stichprobe": "gegenbeispiel_1", "gegenbeispiele": "gegenbeispiel", "pruefstein": "pruefstein"}


def stufen(modul):
    """Die Argumente für pytest, mit denen ein Modul geprüft wird; die nächste Stufe läuft nur, wenn die vorige nichts merkt."""
    bereich, _, name = modul.rpartition(".")
    if bereich != "aufgaben":
        return [("--doctest-modules", f"lernmodul/{modul.replace('.', '/')}.py", f"tests/{bereich}" if bereich else f"tests/test_{name}.py")]
    eigene = pfade(*SPIEGEL.get(name, (name,)))
    if name.startswith("fragen"):
        return [(*eigene, "tests/bedienung/test_kasten.py")]
    uebung = next((uebung for stamm, uebung in UEBUNGEN.items() if name.removesuffix("_form").startswith(stamm)), None)
    if uebung is None:
        nur = "-k", "(uebung_1 and not uebung_10) or uebung_4 or uebung_5 or uebung_8 or uebung_9 or not uebung_"
        eigene = eigene and ("--doctest-modules", f"lernmodul/aufgaben/{name}.py", *eigene)
        return [gewaehlt for gewaehlt in (eigene, (*pfade(*ALLGEMEINE), *nur), (*pfade("gesetze", "programme", "varianten"), *nur)) if gewaehlt]
    nur = "-k", f"({' or '.join((uebung, *im_text(uebung)))}){' and not uebung_10' * (uebung == 'uebung_1')}"
    varianten = (*pfade("varianten_text", "varianten"), *nur)
    if name.endswith("_zahlen"):
        return [varianten]
    eigene = pfade(uebung, f"{uebung}e")  # test_gegenbeispiele prüft drei auf einmal
    return [(*gewaehlt, *nur) for gewaehlt in (eigene, pfade("gesetze", "programme")) if gewaehlt] + [varianten]


def im_text(uebung):
    """Die Tests zum Text der Varianten, deren Rumpf diese Übung nennt; ihr Name nennt sie nicht."""
    baum = ast.parse((WURZEL / "tests/aufgaben/test_varianten_text.py").read_text(encoding="utf-8"))
    tests = (knoten for knoten in baum.body if isinstance(knoten, ast.FunctionDef) and knoten.name.startswith("test_"))
    return [test.name for test in tests if any(getattr(knoten, "id", None) == uebung for zeile in test.body for knoten in ast.walk(zeile))]


def pfade(*namen):
    return tuple(pfad for name in namen if (WURZEL / (pfad := f"tests/aufgaben/test_{name}.py")).exists())


def annotationen(quelle):
    """Zeilen und Spalten, an denen nur ein Typ steht: Dort ist jede Veränderung ohne Wirkung."""
    for knoten in ast.walk(ast.parse(quelle)):
        for feld in ("annotation", "returns"):
            if stueck := getattr(knoten, feld, None):
                yield (stueck.lineno, stueck.col_offset), (stueck.end_lineno, stueck.end_col_offset)


def stichprobe(datei, je, startwert):
    """Höchstens `je` Veränderungen, jede an einer anderen Stelle."""
    nur_typen, je_stelle = list(annotationen(datei.read_text(encoding="utf-8"))), {}
    for auftrag in _all_work_items([datei], {}):
        veraenderung, = auftrag.mutations
        if not any(von <= veraenderung.start_pos < bis for von, bis in nur_typen):
            je_stelle.setdefault(veraenderung.start_pos, []).append(veraenderung)
    wuerfel = random.Random(f"{startwert} {datei.name}")
    stellen = wuerfel.sample(sorted(je_stelle), min(je, len(je_stelle)))
    return [wuerfel.choice(je_stelle[stelle]) for stelle in sorted(stellen)], len(je_stelle)


@cache
def rechenzeit(argumente, protokoll):
    """Sekunden, die diese Tests ohne Veränderung rechnen; None, wenn sie auch so scheitern."""
    auffaellig, sekunden = laufe(argumente, protokoll, WARTEN)
    return None if auffaellig else sekunden


def faellt_auf(argumente, protokoll):
    return laufe(argumente, protokoll, max(MINDESTENS, MAL * rechenzeit(argumente, protokoll)))[0]


def laufe(argumente, protokoll, frist):
    """Ob die Tests scheitern oder nicht fertig werden, und ihre Rechenzeit; sie laufen in einem Kind, das pytest schon geladen hat."""
    kind = os.fork()
    if not kind:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(frist), int(frist) + 1))
        signal.signal(signal.SIGINT, signal.default_int_handler)  # im Hintergrund gestartet, wäre Strg+C sonst abgestellt
        ausgabe = os.open(protokoll, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(ausgabe, 1), os.dup2(ausgabe, 2)
        os._exit(pytest.main([*ALLGEMEIN, *argumente]))
    ende = time.monotonic() + WARTEN + MAL * frist
    while not (fertig := os.wait4(kind, os.WNOHANG))[0] and time.monotonic() < ende:
        time.sleep(0.05)
    with suppress(ProcessLookupError):  # auch was ein Mutant gestartet und nicht beendet hat
        os.killpg(kind, signal.SIGKILL)
    _, status, verbrauch = fertig if fertig[0] else os.wait4(kind, 0)
    ergebnis = os.waitstatus_to_exitcode(status)
    return ergebnis not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), verbrauch.ru_utime + verbrauch.ru_stime


def untersuche(modul, ordner, je, startwert):
    datei = ordner / "lernmodul" / f"{modul.replace('.', '/')}.py"
    protokoll = ordner / "protokoll.txt"
    if any(rechenzeit(argumente, protokoll) is None for argumente in stufen(modul)):
        sys.exit(f"Die Tests zu {modul} scheitern schon ohne Veränderung:\n{protokoll.read_text(encoding='utf-8')}")
    gewuerfelt, stellen = stichprobe(datei, je, startwert)
    ergebnis = Counter()
    for veraenderung in gewuerfelt:
        operator = get_operator(veraenderung.operator_name)(**veraenderung.operator_args)
        with use_mutation(datei, operator, veraenderung.occurrence) as (vorher, nachher):
            auffaellig = any(faellt_auf(argumente, protokoll) for argumente in stufen(modul))
        ergebnis[auffaellig] += 1
        if not auffaellig:
            zeige(modul, veraenderung, vorher, nachher)
    print(f"{modul:45} {ergebnis[True]:3} von {len(gewuerfelt):3} aufgefallen, {stellen} Stellen", flush=True)
    return ergebnis


def zeige(modul, veraenderung, vorher, nachher):
    print(f"  {modul}:{veraenderung.start_pos[0]} {veraenderung.operator_name.removeprefix('core/')}")
    for zeile in list(unified_diff(vorher.splitlines(), nachher.splitlines(), n=0, lineterm=""))[3:]:
        print(f"    {zeile}", flush=True)


def module(namen):
    for name in namen:
        ort = WURZEL / "lernmodul" / name.replace(".", "/")
        yield from sorted(f"{name}.{pfad.stem}" for pfad in ort.glob("*.py") if pfad.stem != "__init__") if ort.is_dir() else [name]


def main():
    leser = argparse.ArgumentParser(description="Mutanten zählen")
    leser.add_argument("namen", nargs="*", default=BEREICHE)
    leser.add_argument("--je", type=int, default=10)
    leser.add_argument("--startwert", type=int, default=9)
    gewaehlt, summe = leser.parse_args(), Counter()
    with tempfile.TemporaryDirectory() as ablage:
        ordner = Path(ablage) / "kopie"
        shutil.copytree(WURZEL, ordner, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", ".ipynb_checkpoints"))
        os.chdir(ordner)
        sys.path.insert(0, str(ordner))
        os.environ |= {"LERNMODUL_LERNSTAND": "off", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(ordner)}
        sys.dont_write_bytecode = True
        for name in VORWEG:
            import_module(name)
        for modul in module(gewaehlt.namen):
            summe += untersuche(modul, ordner, gewaehlt.je, gewaehlt.startwert)
    print(f"zusammen {summe[True]} von {summe.total()} aufgefallen")


if __name__ == "__main__":
    main()
