"""Startet paarweise Schreiber, beendet sie mit kill -9 und gibt als JSON aus, wie viele Zeilen jeder quittiert hat.

    LERNMODUL_LERNSTAND=datei.jsonl python -m hilfen.erschossen 500

Ein eigener kleiner Prozess, weil fork aus dem großen Testprozess heraus zehnmal so lange dauert.
"""

import json
import os
import random
import signal
import sys
import time

from lernmodul import journal


def starte(nummer):
    """Ein Prozess, der ununterbrochen schreibt und jede fertige Zeile quittiert: (Prozess, Lesegriff der Quittungen)."""
    lesen, schreiben = os.pipe()
    prozess = os.fork()
    if prozess:
        os.close(schreiben)
        return prozess, lesen
    try:
        for lauf in range(10_000):
            journal.vermerke(f"schreiber_{nummer}", "falsch", ("prozent",) * (lauf % 40), variante=lauf)
            os.write(schreiben, b".")
    finally:
        os._exit(0)


def erschiesse(prozess, lesen):
    os.kill(prozess, signal.SIGKILL)
    os.waitpid(prozess, 0)
    with open(lesen, "rb") as quittungen:
        return len(quittungen.read())


def paar(runde, zufall):
    """Zwei schreiben zugleich; geschossen wird erst, wenn beide ihre erste Zeile quittiert haben, sonst träfe es auf langsamen Rechnern oft keinen Schreiber."""
    schreiber = {f"schreiber_{nummer}": starte(nummer) for nummer in (runde, runde + 1)}
    erste = {name: len(os.read(lesen, 1)) for name, (_, lesen) in schreiber.items()}
    time.sleep(zufall.uniform(0, 0.003))
    return {name: erste[name] + erschiesse(*prozess) for name, prozess in schreiber.items()}


if __name__ == "__main__":
    zufall, quittiert = random.Random(6), {}
    for runde in range(0, int(sys.argv[1]), 2):
        quittiert |= paar(runde, zufall)
    print(json.dumps(quittiert))
