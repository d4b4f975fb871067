"""Zeit und Speicher von `lies_laeufe` und `lies_trec` gegen `pandas.read_csv` für dieselbe CSV, je in einem eigenen Prozess."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from messung import umgebung

PROGRAMME = {
    "leerer Prozess": ("csv", "daten = None"),
    "lies_laeufe, CSV": ("csv", "from lernmodul.einlesen import lies_laeufe; daten = lies_laeufe(pfad)"),
    "pandas.read_csv, Text": ("csv", "import pandas; daten = pandas.read_csv(pfad, dtype=str, keep_default_na=False)"),
    "pandas.read_csv, Vorgabe": ("csv", "import pandas; daten = pandas.read_csv(pfad)"),
    "pandas, dann dict von Listen": ("csv", "import pandas; daten = pandas.read_csv(pfad, dtype=str, keep_default_na=False)"
                                            ".groupby('id', sort=False)['quelle'].agg(list).to_dict()"),
    "lies_laeufe, JSON Lines": ("jsonl", "from lernmodul.einlesen import lies_laeufe; daten = lies_laeufe(pfad)"),
    "lies_trec": ("run", "from lernmodul.einlesen import lies_trec; daten = lies_trec(pfad.replace('.run', '.qrels'), pfad)"),
}


def _schreibe(ordner, fragen, laenge):
    zufall = Random(0)
    with (open(ordner / "l.csv", "w", encoding="utf-8") as tabelle, open(ordner / "l.jsonl", "w", encoding="utf-8") as zeilen,
          open(ordner / "l.run", "w", encoding="utf-8") as run, open(ordner / "l.qrels", "w", encoding="utf-8") as qrels):
        tabelle.write("id,rang,quelle\n")
        for nummer in range(fragen):
            gefunden = [f"dok_{stelle:06d}.md" for stelle in zufall.sample(range(100_000), laenge)]
            tabelle.writelines(f"frage_{nummer:06d},{rang},{quelle}\n" for rang, quelle in enumerate(gefunden, start=1))
            zeilen.write(json.dumps({"id": f"frage_{nummer:06d}", "gefunden": gefunden, "abgelehnt": False}) + "\n")
            run.writelines(f"frage_{nummer:06d} Q0 {quelle} {rang} {1 / rang:.6f} test\n" for rang, quelle in enumerate(gefunden, start=1))
            qrels.write(f"frage_{nummer:06d} 0 {gefunden[-1]} 1\n")


def _miss(programm, pfad):
    """Sekunden und höchster Speicher (MB) des Prozesses, in dem das Programm läuft."""
    probe = (f"import resource\nfrom time import perf_counter\npfad = {str(pfad)!r}\nbeginn = perf_counter()\n{programm}\n"
             "print(perf_counter() - beginn, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)")
    lauf = subprocess.run([sys.executable, "-c", probe], env=umgebung(), capture_output=True, encoding="utf-8", check=True)
    return map(float, lauf.stdout.split())


def messe(fragen=20_000, laenge=100):
    zeilen = []
    with tempfile.TemporaryDirectory() as ordner:
        _schreibe(Path(ordner), fragen, laenge)
        for name, (endung, programm) in PROGRAMME.items():
            pfad = Path(ordner) / f"l.{endung}"
            sekunden, speicher = _miss(programm, pfad)
            zeilen.append({"Was": name, "MB Datei": pfad.stat().st_size / 2**20, "Sekunden": sekunden, "MB Speicher": speicher})
    unsere, grund = zeilen[1], zeilen[0]
    for zeile in zeilen:
        zeile["× lies_laeufe"] = zeile["Sekunden"] / unsere["Sekunden"]
        zeile["× Speicher"] = (zeile["MB Speicher"] - grund["MB Speicher"]) / (unsere["MB Speicher"] - grund["MB Speicher"])
    return zeilen
