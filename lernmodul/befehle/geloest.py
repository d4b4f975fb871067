"""Gelöste Kopien der Lektionen: die gespeicherten Lösungen eingesetzt, ausgeführt, je Notebook ein Urteil."""

import json
import os
import re
from concurrent.futures import CancelledError, ThreadPoolExecutor
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Event
from urllib.parse import quote

from ..aufgaben.anzeige import ZEICHEN
from ..aufgaben.pruefstein import MUSTERANTWORT
from .ordner import PROJEKT, Abbruch, ist_geloest, lektionen, schreibe
from .zellen import OHNE_VERGLEICH, WIDGET, codezellen, lies, mit_antworten, mit_tag, tags, uebungen

FRIST, ZUGLEICH = 120, 4
FREITEXT, BEOBACHTUNG = "meine_antwort = ", "beobachtung = "
VERWEIS = re.compile(r"(?<=\]\()([^)\s#]+)")
OHNE_NBCLIENT = "Zum Ausführen fehlt {}. Es kommt mit JupyterLab: Nimm das Python aus der Umgebung, die in der README eingerichtet wird."


def loese(quelle, ziel, auswahl=(), ueberschreiben=False, melde=print):
    """Schreibt gelöste Kopien aus `quelle` nach `ziel` und gibt zurück, ob jede Übung richtig war und keine Zelle abbrach.

    Einheit/Form: `auswahl` sind Nummern oder Namen ("01", "01_klassifikation"), leer heißt alle; `melde` bekommt je Notebook eine Zeile.
    Fehler: Abbruch, bevor etwas geschrieben ist, wenn das Ziel nicht taugt oder dort schon etwas steht.
    """
    _hole("nbformat"), _hole("nbclient")
    pfade = waehle(lektionen(quelle), auswahl)
    ziel = bereite_vor(str(ziel), Path(quelle), melde)
    da = [pfad.name for pfad in pfade if (ziel / pfad.name).exists()]
    if fremd := [name for name in da if not ist_geloest(ziel / name)]:
        raise Abbruch(f"{', '.join(fremd)} in {ziel} ist keine gelöste Kopie und wird nie ersetzt. Geschrieben ist nichts. Nimm einen anderen Ordner.")
    if da and not ueberschreiben:
        raise Abbruch(f"In {ziel} gibt es schon {', '.join(da)}. Geschrieben ist nichts. Nimm einen anderen Ordner, oder häng --ueberschreiben an.")
    return _nebeneinander(pfade, ziel, melde)


def _nebeneinander(pfade, ziel, melde):
    """Je Notebook ein Satz in Lesereihenfolge. Nach Strg+C enden die Kernel bei der nächsten Zelle, und Fertiges wird noch gemeldet."""
    dabei, halt, befunde = {pfad.name for pfad in pfade}, Event(), []
    with ThreadPoolExecutor(min(ZUGLEICH, os.cpu_count() or 1)) as helfer:
        laeufe = [helfer.submit(_eines, pfad, ziel, dabei, halt) for pfad in pfade]
        try:
            for lauf in laeufe:
                satz, gut = lauf.result()
                melde(satz)
                befunde.append(gut)
        except BaseException:
            halt.set()
            helfer.shutdown(cancel_futures=True)
            for lauf in laeufe[len(befunde):]:
                if not lauf.cancelled() and not lauf.exception():
                    melde(lauf.result()[0])
            raise
    return all(befunde)


def waehle(pfade, auswahl):
    """Die Notebooks zu diesen Nummern oder Namen, in Lesereihenfolge."""
    namen = [f"{int(name):02}" if name.isdecimal() else name.removesuffix(".ipynb") for name in auswahl]
    if fremd := [name for name in namen if not any(name in (pfad.stem, pfad.stem[:2]) for pfad in pfade)]:
        raise Abbruch(f"Kein Notebook heißt „{fremd[0]}“. Es gibt: {', '.join(pfad.stem for pfad in pfade)}; die Nummer genügt.")
    return [pfad for pfad in pfade if not namen or {pfad.stem, pfad.stem[:2]} & set(namen)]


def bereite_vor(ziel, quelle, melde):
    """Legt den Zielordner an, probiert, ob man darin schreiben darf, und gibt ihn zurück."""
    if not ziel.strip():
        raise Abbruch("Der Zielordner hat keinen Namen. Nenn einen, zum Beispiel ../geloest.")
    ziel, ort = Path(ziel), Path(ziel).resolve()
    if ort.is_relative_to(quelle.resolve()):
        raise Abbruch(f"{ziel} liegt in notebooks/. Dort stehen die ungelösten; nimm einen Ordner außerhalb, zum Beispiel ../geloest.")
    if any(drinnen.resolve().is_relative_to(ort) for drinnen in (quelle, PROJEKT)):
        raise Abbruch(f"{ziel} ist der Projektordner oder ein Ordner darüber. Nimm einen eigenen, zum Beispiel ../geloest.")
    neu = not ziel.exists()
    try:
        ziel.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=ziel):
            pass
    except OSError as grund:
        raise Abbruch(f"In {ziel} lässt sich nicht schreiben ({type(grund).__name__}). {_rat(ziel)}") from None
    if neu:
        melde(f"Ordner {ziel} angelegt.")
    return ziel


def _rat(ziel):
    ort = next(ort for ort in (ziel, *ziel.absolute().parents) if ort.exists())
    return f"Prüf, ob du in {ort} schreiben darfst." if ort.is_dir() else f"{ort} ist eine Datei, gebraucht wird ein Ordner."


def _eines(pfad, ziel, dabei, halt):
    """Schreibt eine Kopie; gibt (Satz, ob alles gut ging) zurück."""
    try:
        satz, gut = _kopiere(pfad, ziel, dabei, halt)
    except OSError as grund:
        satz, gut = f"nicht geschrieben ({type(grund).__name__}). Sieh nach, ob in {ziel} Platz ist und ob {pfad.name} dort ein Ordner oder gerade offen ist.", False
    return f"{pfad.stem}: {satz}", gut


def _kopiere(pfad, ziel, dabei, halt):
    nbformat, roh = _hole("nbformat"), lies(pfad)
    if roh is None:
        return "kein lesbares Notebook (etwa ein Mischkonflikt), deshalb keine Kopie. Hol die Datei neu.", False
    notebook = geloest(nbformat.reads(json.dumps(roh), as_version=4))
    with TemporaryDirectory() as arbeitsordner:  # was ein Notebook nebenbei schreibt, gehört niemandem
        abgebrochen = _fuehre_aus(notebook, arbeitsordner, halt)
    _raeume_auf(notebook)
    for zelle in notebook.cells:
        if zelle.cell_type == "markdown":
            zelle.source = VERWEIS.sub(lambda treffer: _umgebogen(treffer[0], pfad.parent, ziel, dabei), zelle.source)
    notebook.cells.insert(0, _kopf(nbformat, pfad))
    schreibe(ziel / pfad.name, (nbformat.writes(notebook) + "\n").encode("utf-8"))
    satz, gut = urteil(notebook)
    return abgebrochen or satz, gut and not abgebrochen


def geloest(notebook):
    """Kopie des Notebooks mit der gespeicherten Lösung in jeder Antwortzelle, der Musterantwort im freien Text und den vier Beobachtungen in 06."""
    import lernmodul

    bekannt = {name: getattr(lernmodul, name, None) for name in uebungen(notebook) if name}
    kopie = mit_antworten(notebook, {name: uebung.loesung_programm for name, uebung in bekannt.items() if uebung})
    for zelle in codezellen(kopie):
        if zelle["source"].startswith(FREITEXT):
            zelle["source"] = zelle["source"].replace("...", "\n\n".join(MUSTERANTWORT))
        elif zelle["source"].startswith(BEOBACHTUNG):
            zelle["source"] = zelle["source"].replace('"beleg_stimmt": ...', '"beleg_stimmt": False').replace(": ...", ": True")
    return kopie


def _hole(name):
    """nbclient und nbformat kommen mit JupyterLab; das Paket selbst braucht sie nicht."""
    from importlib import import_module

    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise Abbruch(OHNE_NBCLIENT.format(name)) from None


def _fuehre_aus(notebook, arbeitsordner, halt):
    """Führt alle Zellen aus; '' oder ein Satz, welche abbrach. Der Lernstand bleibt dabei abgeschaltet."""
    client = _hole("nbclient").NotebookClient(
        notebook, kernel_name="python3", timeout=FRIST, allow_errors=True, store_widget_state=False, coalesce_streams=True,
        extra_arguments=["--IPKernelApp.log_level=40"], resources={"metadata": {"path": str(arbeitsordner)}})
    client.on_cell_start = lambda **_: _brich_ab(halt)
    try:
        # Was ein Kernel beim Starten oder Enden von sich gibt, hilft hier niemandem: Ob er es tat, sagt der Satz dazu.
        client.execute(env=os.environ | {"LERNMODUL_LERNSTAND": "off"}, stderr=DEVNULL)
    except CancelledError:
        raise
    except Exception as grund:  # der Kernel startet nicht, stirbt oder antwortet nicht mehr
        return f"ließ sich nicht ausführen ({type(grund).__name__}: {str(grund).partition(chr(10))[0]})"
    return next(filter(None, map(_fehler, range(1, len(notebook.cells) + 1), notebook.cells)), "")


def _brich_ab(halt):
    if halt.is_set():
        raise CancelledError


def _fehler(nummer, zelle):
    fehler = next((ausgabe for ausgabe in zelle.get("outputs", ()) if ausgabe["output_type"] == "error"), None)
    return fehler and f"Zelle {nummer} ({zelle['source'].partition(chr(10))[0]}) brach ab: {fehler['ename']}: {fehler['evalue']}"


def _raeume_auf(notebook):
    """Eine gespeicherte Widget-Ansicht sieht vor dem ersten Lauf kaputt aus; Zeitstempel ändern sich; zu raten gibt es hier nichts mehr."""
    for zelle in codezellen(notebook):
        for vergaenglich in ("execution", "jupyter"):
            zelle["metadata"].pop(vergaenglich, None)
        if OHNE_VERGLEICH in tags(zelle) or any(WIDGET in ausgabe.get("data", {}) for ausgabe in zelle["outputs"]):
            zelle["outputs"], zelle["execution_count"] = [], None


def _umgebogen(verweis, von, nach, dabei):
    """Ein Verweis auf eine mitgeschriebene Kopie bleibt, jeder andere führt zum Original."""
    if re.match(r"[a-z]+:", verweis) or verweis in dabei:
        return verweis
    original = (von / verweis).resolve()
    try:
        return quote(Path(os.path.relpath(original, nach.resolve())).as_posix())
    except ValueError:  # ein anderes Laufwerk unter Windows
        return original.as_uri()


def _kopf(nbformat, pfad):
    satz = f"> **Gelöste Kopie von {pfad.stem}.** In jeder Antwortzelle steht eine gespeicherte Lösung; andere Wege sind genauso richtig."
    return nbformat.v4.new_markdown_cell(satz, id="geloest")


def urteil(notebook):
    """Ein Satz, wie viele Übungen richtig sind, und ob es alle sind."""
    befunde = [_ist_richtig(zelle) for zelle in mit_tag(notebook, "pruefung", "code")]
    if not befunde:
        return "keine Übung, läuft durch", True
    return f"{sum(befunde)} von {len(befunde)} Übung{'' if len(befunde) == 1 else 'en'} richtig", all(befunde)


def _ist_richtig(zelle):
    return any(ausgabe.get("data", {}).get("text/plain", "").startswith(ZEICHEN["richtig"]) for ausgabe in zelle["outputs"])
