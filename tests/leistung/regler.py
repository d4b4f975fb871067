"""Wie lange es vom Tastendruck bis zum gemalten Bild dauert, in einem echten JupyterLab und einem echten Chromium.

Jede Erkundung, wie sie im Notebook steht, daneben in derselben Sitzung zweierlei: `interact` mit `plt.show` und dasselbe Bild ohne Kernel,
als Schieber und SVG in JavaScript. Schneller als dieses geht es im Notebook nicht, es ist der Boden. Alle kommen in jeder Runde dran.
Gemessen wird vom keydown am ersten Schieber bis nach dem Malen der letzten Änderung, die der Schritt auslöst.
"""

import os
import tempfile
from pathlib import Path
from statistics import median, quantiles

import nbformat
from messung import WURZEL, p95
from nbformat.v4 import new_code_cell, new_notebook

from hilfen.labor import Erkundung, Seite, chromium, jupyterlab
from hilfen.notebook import lektionen, lies, mit_tag

RUNDEN, JE_RUNDE = 3, 11
HOECHSTENS_BODEN, MINDESTENS_SCHNELLER, HOECHSTENS_MS = 2.5, 4, 150
SIMULIERT = ("erkunde_rueckfang", "erkunde_studie")
BODEN, INTERACT = "Boden: JavaScript ohne Kernel", "interact + plt.show"
INTERACT_ZELLE = '''
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
BODEN_ZELLE = '''
from IPython.display import HTML
HTML("""
<div class="boden"><input type="range" role="slider" min="0" max="40" value="2"><div class="bild"></div></div>
<script>
  const boden = document.querySelector('.boden'), regler = boden.querySelector('input'), bild = boden.querySelector('.bild');
  boden.addEventListener('keydown', taste => taste.stopPropagation());
  const zeichne = () => {
    const [tp, fp, fn, tn] = [Number(regler.value), 2, 1, 5], alle = tp + fp + fn + tn;
    const felder = [[0, 0, tp], [1, 0, fn], [0, 1, fp], [1, 1, tn]].map(([x, y, wert]) =>
      `<rect x="${x * 150}" y="${y * 90}" width="145" height="85" fill="steelblue" opacity="${0.1 + 0.9 * wert / alle}"/>` +
      `<text x="${x * 150 + 70}" y="${y * 90 + 45}">${wert}</text>`).join('');
    const werte = [(tp + tn) / alle, tp / (tp + fp), tp / (tp + fn)].map(wert => wert.toFixed(3)).join(' ');
    bild.innerHTML = `<svg width="300" height="180">${felder}</svg><p>${werte}</p>`;
  };
  regler.addEventListener('input', zeichne);
  zeichne();
</script>""")
'''
UHR = """
behaelter => { window.gemessen = new Promise(fertig => {
  const RUHE = 200, ZUSPAET = 10000;
  let start = 0, gemalt = 0, ruhe;
  const ende = () => { beobachter.disconnect(); clearTimeout(frist); fertig(gemalt ? gemalt - start : null); };
  const frist = setTimeout(ende, ZUSPAET);
  const merke = () => requestAnimationFrame(() => {
    const kanal = new MessageChannel();
    kanal.port1.onmessage = () => { gemalt = performance.now(); clearTimeout(ruhe); ruhe = setTimeout(ende, RUHE); };
    kanal.port2.postMessage(0);
  });
  const beobachter = new MutationObserver(merke);
  beobachter.observe(behaelter, { subtree: true, childList: true, characterData: true, attributes: true });
  behaelter.addEventListener('load', merke, { capture: true, once: true });
  document.addEventListener('keydown', taste => { start = taste.timeStamp; }, { capture: true, once: true });
}) }
"""


def erkundungen():
    """Die Aufrufe, wie sie in den Notebooks stehen."""
    zellen = [zelle.source for pfad in lektionen() for zelle in mit_tag(lies(pfad), "explorer", "code")]
    return [aufruf for aufruf in zellen if aufruf.startswith("erkunde_")]


def _notebook(aufrufe):
    namen = sorted({aufruf.partition("(")[0] for aufruf in aufrufe})
    pfad = f"import sys\nsys.path.insert(0, {str(WURZEL)!r})\n"
    zellen = [f"{pfad}from lernmodul import {', '.join(namen)}", *aufrufe, INTERACT_ZELLE, BODEN_ZELLE]
    return new_notebook(cells=[new_code_cell(zelle) for zelle in zellen])


def _stelle_auf(seite, aufrufe):
    """Name → (Schieber, was sich ändert)."""
    teilnehmer = {}
    for nummer, aufruf in enumerate(aufrufe, start=1):
        erkundung = Erkundung(seite.zelle(nummer))
        erkundung.vermute()
        teilnehmer[aufruf] = erkundung.zeilen()[0].schieber, erkundung.ansicht
    zelle, boden = seite.zelle(len(aufrufe) + 1), seite.zelle(len(aufrufe) + 2)
    teilnehmer[INTERACT] = zelle.get_by_role("slider").first, zelle.locator(".widget-output")
    teilnehmer[BODEN] = boden.get_by_role("slider"), boden.locator(".bild")
    return teilnehmer


def _schritte(page, schieber, behaelter, anzahl):
    """Millisekunden je Schritt, abwechselnd nach rechts und links; der erste zählt nicht."""
    for schritt in range(anzahl + 1):
        behaelter.evaluate(UHR)
        schieber.press("ArrowRight" if schritt % 2 == 0 else "ArrowLeft")
        zeit = page.evaluate("() => gemessen")
        if schritt and zeit is not None:
            yield zeit


def _zeile(name, zeiten, boden, interact):
    zum_boden, schneller, mitte = median(zeiten) / boden, interact / median(zeiten), median(zeiten)
    if name in (BODEN, INTERACT):
        erreicht = None
    elif name.partition("(")[0] in SIMULIERT:
        erreicht = mitte <= HOECHSTENS_MS
    else:
        erreicht = zum_boden <= HOECHSTENS_BODEN and schneller >= MINDESTENS_SCHNELLER
    return {"Was": name, "Median ms": mitte, "p95 ms": p95(zeiten), "unteres Viertel ms": quantiles(zeiten)[0], "× Boden": zum_boden,
            "× schneller als interact": schneller, "Ziel erreicht": erreicht, "Schritte": len(zeiten)}


def messe(runden=RUNDEN):
    aufrufe = erkundungen()
    os.environ["LERNMODUL_LERNSTAND"] = "off"
    with tempfile.TemporaryDirectory() as ordner, chromium() as browser:
        nbformat.write(_notebook(aufrufe), Path(ordner) / "probe.ipynb")
        with jupyterlab(ordner, Path(ordner)) as adresse:
            seite = Seite(browser, adresse, "probe.ipynb")
            assert seite.alles_ausfuehren()
            teilnehmer = _stelle_auf(seite, aufrufe)
            zeiten = {name: [] for name in teilnehmer}
            for runde in range(1, int(runden) + 1):
                for name, orte in teilnehmer.items():
                    zeiten[name] += _schritte(seite.page, *orte, JE_RUNDE)
                print(f"Runde {runde} von {runden}: Boden {median(zeiten[BODEN]):.0f} ms, interact {median(zeiten[INTERACT]):.0f} ms", flush=True)
    boden, interact = median(zeiten[BODEN]), median(zeiten[INTERACT])
    return [_zeile(name, werte, boden, interact) for name, werte in zeiten.items()]
