"""Wie lange es vom Tastendruck bis zum gemalten Bild dauert: jede Erkundung, daneben `interact` mit `plt.show` im selben Lauf.

    python tests/leistung/regler.py       44 Schritte je Zeile
    python tests/leistung/regler.py 20    schneller, gröber

Gemessen wird vom keydown am ersten Schieber bis nach dem Malen der letzten Änderung, die der Schritt auslöst.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

from hilfen.labor import Erkundung, Seite, chromium, jupyterlab
from hilfen.notebook import lektionen, lies, mit_tag

PAUSE_MS = 550
VERGLEICH = '''
import matplotlib.pyplot as plt
from ipywidgets import interact
from lernmodul import Konfusionsmatrix

def zeige(tp=2, fp=2, fn=1, tn=5):
    matrix = Konfusionsmatrix(tp, fp, fn, tn)
    achse = plt.subplots()[1]
    achse.imshow([[tp, fn], [fp, tn]])
    for (x, y), wert in {(0, 0): tp, (1, 0): fn, (0, 1): fp, (1, 1): tn}.items():
        achse.text(x, y, wert)
    plt.show()
    print(matrix.accuracy, matrix.precision, matrix.recall)

interact(zeige, tp=(0, 40), fp=(0, 40), fn=(0, 40), tn=(0, 40));
'''
UHR = """
behaelter => {
  const uhr = window.uhr = { start: 0, gemalt: 0 };
  const merke = () => requestAnimationFrame(() => {
    const kanal = new MessageChannel();
    kanal.port1.onmessage = () => { uhr.gemalt = performance.now(); };
    kanal.port2.postMessage(0);
  });
  new MutationObserver(merke).observe(behaelter, { subtree: true, childList: true, characterData: true, attributes: true });
  behaelter.addEventListener('load', merke, true);
  document.addEventListener('keydown', taste => { uhr.start = taste.timeStamp; uhr.gemalt = 0; }, true);
}
"""


def erkundungen():
    """Die Aufrufe, wie sie in den Notebooks stehen."""
    zellen = [zelle.source for pfad in lektionen() for zelle in mit_tag(lies(pfad), "explorer", "code")]
    return [aufruf for aufruf in zellen if aufruf.startswith("erkunde_")]


def probe(aufrufe):
    namen = sorted({aufruf.partition("(")[0] for aufruf in aufrufe})
    zellen = [f"from lernmodul import {', '.join(namen)}", *aufrufe, VERGLEICH]
    return new_notebook(cells=[new_code_cell(zelle) for zelle in zellen])


def miss(page, schieber, behaelter, schritte):
    """Millisekunden je Schritt, abwechselnd nach rechts und links."""
    behaelter.evaluate(UHR)
    zeiten = []
    for schritt in range(schritte):
        schieber.press("ArrowRight" if schritt % 2 == 0 else "ArrowLeft")
        page.wait_for_timeout(PAUSE_MS)
        zeiten.append(page.evaluate("() => uhr.gemalt - uhr.start"))
    return zeiten


def zeile(name, zeiten):
    gueltig = [zeit for zeit in zeiten if zeit > 0]
    p95 = quantiles(gueltig, n=20)[-1]
    print(f"{name:<58} {median(gueltig):8.1f} {p95:8.1f} {len(gueltig):5d} von {len(zeiten)}", flush=True)


def main(schritte=44):
    aufrufe = erkundungen()
    with tempfile.TemporaryDirectory() as ordner, chromium() as browser:
        nbformat.write(probe(aufrufe), Path(ordner) / "probe.ipynb")
        with jupyterlab(ordner, Path(ordner)) as adresse:
            seite = Seite(browser, adresse, "probe.ipynb")
            assert seite.alles_ausfuehren()
            print(f"{'':<58} {'Median ms':>8} {'p95 ms':>7}  gemalt")
            for nummer, aufruf in enumerate(aufrufe, start=1):
                erkundung = Erkundung(seite.zelle(nummer))
                erkundung.vermute()
                zeile(aufruf, miss(seite.page, erkundung.zeilen()[0].schieber, erkundung.ansicht, schritte))
            zelle = seite.zelle(len(aufrufe) + 1)
            zeile("interact + plt.show", miss(seite.page, zelle.get_by_role("slider").first, zelle.locator(".widget-output"), schritte))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
