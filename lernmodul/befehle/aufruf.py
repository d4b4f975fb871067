"""Liest die Wörter hinter `python -m lernmodul` und sagt auf Deutsch, was daran nicht stimmt."""

import argparse
import re
import sys

from .geloest import loese
from .ordner import Abbruch, finde_notebooks
from .uebernehmen import uebernimm

NAME = "python -m lernmodul"
GELOEST = "Schreibt gelöste, ausgeführte Kopien der Lektionen. Die Notebooks selbst und dein Lernstand bleiben, wie sie sind."
UEBERNIMM = (
    "Holt deine Antworten, eigenen Zellen, Notizen und den Lernstand aus dem Ordner einer alten Fassung in diese neue. "
    "Überschrieben wird nichts, was du hier schon geschrieben hast; der alte Ordner bleibt, wie er ist."
)


class _Format(argparse.HelpFormatter):
    def add_usage(self, usage, actions, groups, prefix=None):
        super().add_usage(usage, actions, groups, "Aufruf: " if prefix is None else prefix)


class _Leser(argparse.ArgumentParser):
    """argparse ohne sein Englisch."""

    def __init__(self, **angaben):
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_Format, **angaben)
        self._positionals.title, self._optionals.title = "Angaben", "Schalter"
        self.add_argument("-h", "--hilfe", "--help", action="help", help="zeigt diese Hilfe")

    def error(self, message):
        fehlt = re.search(r"required: (.+)", message)
        wozu = re.match(r"argument ([^:]+): ", message)
        satz = f"Es fehlt: {fehlt[1]}." if fehlt else f"Mit {wozu[1]} stimmt etwas nicht." if wozu else "Diese Angaben passen nicht."
        raise Abbruch(self.mit_aufruf(satz))

    def mit_aufruf(self, satz):
        return f"{satz}\n{self.format_usage()}Mehr sagt {self.prog} --hilfe."


def leser():
    haupt = _Leser(prog=NAME, description="Befehle rund um die Notebooks.")
    befehle = haupt.add_subparsers(title="Befehle", metavar="BEFEHL", dest="befehl", parser_class=_Leser)
    geloest = befehle.add_parser("geloest", help="gelöste Kopien der Lektionen schreiben", description=GELOEST)
    geloest.add_argument("ziel", metavar="ZIELORDNER", help="wohin; wird angelegt, wenn es ihn nicht gibt")
    geloest.add_argument("auswahl", metavar="NOTEBOOK", nargs="*", default=[], help="nur diese, etwa 01 02; ohne Angabe alle")
    geloest.add_argument("--ueberschreiben", action="store_true", help="ersetzt Kopien, die es im Zielordner schon gibt")
    umzug = befehle.add_parser("uebernimm", help="eigene Antworten aus einer alten Fassung holen", description=UEBERNIMM)
    umzug.add_argument("alt", metavar="ALTER_ORDNER", help="der Ordner der alten Fassung oder einer mit gesicherten Dateien daraus")
    for teil in (geloest, umzug):
        teil.add_argument("--notebooks", metavar="ORDNER", help="wo die Notebooks liegen, wenn nicht hier")
    return haupt, befehle.choices


def main(worte):
    """Führt einen Befehl aus und gibt den Rückgabewert des Programms: 0 gut, 1 etwas fehlt, 2 nicht ausgeführt, 130 mit Strg+C beendet."""
    try:
        return _fuehre_aus(worte)
    except Abbruch as grund:
        print(grund, file=sys.stderr)
    except OSError as grund:
        print(f"{grund.filename or 'Eine Datei'} lässt sich nicht lesen oder schreiben ({type(grund).__name__}). Prüf den Namen und ob du das darfst.", file=sys.stderr)
    except KeyboardInterrupt:
        print("Abgebrochen. Fertig ist, wozu oben eine Zeile steht; keine Datei ist halb geschrieben.", file=sys.stderr)
        return 130
    return 2


def _fuehre_aus(worte):
    haupt, befehle = leser()
    if not worte:
        haupt.print_help()
        return 0
    if not worte[0].startswith("-") and worte[0] not in befehle:
        raise Abbruch(f"Den Befehl {worte[0]} gibt es nicht. Es gibt: {', '.join(befehle)}. Mehr sagt {NAME} --hilfe.")
    angaben, zu_viel = haupt.parse_known_args(worte)
    if zu_viel:
        raise Abbruch(befehle.get(angaben.befehl, haupt).mit_aufruf(f"Zu viel angegeben: {' '.join(zu_viel)}."))
    notebooks = finde_notebooks(angaben.notebooks)
    if angaben.befehl == "geloest":
        gut = loese(notebooks, angaben.ziel, angaben.auswahl, angaben.ueberschreiben, _zeile)
    else:
        gut = uebernimm(angaben.alt, notebooks, _zeile)
    return 0 if gut else 1


def _zeile(satz):
    print(satz, flush=True)
