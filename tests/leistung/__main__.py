"""Misst, wie schnell alles ist, und schreibt Verhältnisse: unsere Zeit gegen die, die sich anbietet.

    python tests/leistung                          alles außer den langsamen Teilen, etwa eine Viertelstunde
    python tests/leistung regler=1 start           nur diese Teile; `regler` mit einer Runde statt dreien
    python tests/leistung andere=10000             die Metriken nur bis 10.000 Fragen
    python tests/leistung notebooks seite=site     die langsamen Teile; `site` ist der Ordner der gebauten Seite
    python tests/leistung --json ergebnis.json     schreibt nach ergebnis.json statt nach leistung.json im Arbeitsordner

Teile: start (Import gegen den bloßen Interpreter) · pruefe (eine Prüfung, richtig, falsch, endlos) · andere (Metriken gegen ranx, ir-measures,
pytrec-eval-terrier, scikit-learn) · einlesen (gegen pandas) · regler (vom Tastendruck bis zum Bild, gegen `interact` und gegen fertige Bilder
im Browser) · notebooks (jedes unter nbval) · seite=ORDNER (Größe und erste ausgeführte Zelle der Seite ohne Installation) · programme (die
Tabelle aller Programme der Übungen). Gebraucht wird, was in requirements.txt und tests/requirements.txt steht, für `regler` und `seite` ein
Chromium.

So liest man es: Millisekunden hängen vom Rechner und von dem ab, was sonst auf ihm läuft; verlässlich sind die Verhältnisse, denn was verglichen
wird, kommt abwechselnd dran. Die Last steht in der ersten Zeile und im JSON; über der Zahl der Kerne sind auch p95-Werte nur Anhalt.
„Ziel erreicht: NEIN“ heißt, dass hier etwas langsamer ist, als wir es uns vorgenommen haben.
"""

import argparse
import json
import os
import platform
from importlib import import_module
from pathlib import Path

from messung import last, tabelle

UEBLICH = ("start", "pruefe", "andere", "einlesen", "regler")
LANGSAM = ("notebooks", "seite", "programme")


def _angaben():
    kurz, _, rest = __doc__.partition("\n")
    leser = argparse.ArgumentParser(prog="python tests/leistung", description=kurz, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter)
    leser.add_argument("teile", nargs="*", default=UEBLICH, metavar="teil", help=f"{', '.join((*UEBLICH, *LANGSAM))}; ohne Angabe die ersten fünf")
    leser.add_argument("--json", default="leistung.json", metavar="PFAD", help="wohin die Ergebnisse geschrieben werden")
    angaben = leser.parse_args()
    fremd = [teil for teil in angaben.teile if teil.partition("=")[0] not in UEBLICH + LANGSAM]
    if fremd:
        leser.error(f"Diesen Teil gibt es nicht: {', '.join(fremd)}")
    return angaben


def _messe(teil):
    """Ein Teil liefert eine Tabelle oder mehrere mit Namen."""
    name, _, wert = teil.partition("=")
    ergebnis = import_module(name).messe(*([wert] if wert else []))
    for ueberschrift, zeilen in (ergebnis.items() if isinstance(ergebnis, dict) else [("", ergebnis)]):
        print(f"\n{name}{f' · {ueberschrift}' if ueberschrift else ''} (Last {last()})", flush=True)
        tabelle(zeilen)
    return ergebnis


def main():
    angaben = _angaben()
    rechner = {"Python": platform.python_version(), "System": platform.platform(), "Kerne": os.cpu_count(), "Last vorher": last()}
    print(", ".join(f"{name} {wert}" for name, wert in rechner.items()), flush=True)
    ergebnisse = {}
    for teil in angaben.teile:
        ergebnisse[teil] = _messe(teil)
        bericht = {**rechner, "Last nachher": last(), "Teile": ergebnisse}
        # Nach jedem Teil, damit ein Abbruch nur den laufenden kostet.
        Path(angaben.json).write_text(json.dumps(bericht, ensure_ascii=False, indent=1), encoding="utf-8")
    print(f"\nGeschrieben: {angaben.json}")


if __name__ == "__main__":
    main()
