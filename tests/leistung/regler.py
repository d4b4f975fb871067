"""Wie lange es vom Tastendruck bis zum gemalten Bild dauert, in einem echten JupyterLab und einem echten Chromium.

Jede Lektion ist ein Notebook mit ihren Erkundungen. Unter jeder steht ihr Boden: derselbe Schieber mit denselben Bildern, die schon fertig im
Browser liegen, sodass dort niemand rechnet und niemand den Kernel fragt. Schneller kann dieses Bild nicht erscheinen. Darunter steht
`interact` mit `plt.show`. In jeder Runde kommen alle dran.
Gemessen wird vom keydown am ersten Schieber bis nach dem Malen der letzten Änderung, die der Schritt im Bild auslöst.
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
INTERACT = "interact + plt.show"
ANFANG_ZELLE = f'''
import sys
sys.path.insert(0, {str(WURZEL)!r})
from anywidget import AnyWidget
from ipywidgets import IntSlider, VBox, jslink
from traitlets import Dict, Int
from lernmodul import *

class Fertig(AnyWidget):
    wert, bilder = Int().tag(sync=True), Dict().tag(sync=True)
    _esm = """
    export default {{ render({{ model, el }}) {{
      const zeige = () => {{ el.innerHTML = model.get("bilder")[model.get("wert")]; }};
      model.on("change:wert", zeige);
      zeige();
    }} }}"""

def erster_schieber(widget):
    if isinstance(widget, IntSlider):
        return widget
    return next(filter(None, map(erster_schieber, getattr(widget, "children", ()))), None)

def boden(erkundung):
    vorlage, bild, bilder = erster_schieber(erkundung), erkundung.children[-1], {{}}
    anfang, grenzen = vorlage.value, {{name: getattr(vorlage, name) for name in ("min", "max", "step")}}
    for vorlage.value in (anfang + vorlage.step, anfang):
        bilder[vorlage.value] = bild.value
    schieber, fertig = IntSlider(anfang, **grenzen), Fertig(wert=anfang, bilder=bilder)
    fertig.add_class("lm-boden")
    jslink((schieber, "value"), (fertig, "wert"))
    return VBox([schieber, fertig])
'''
INTERACT_ZELLE = '''
import matplotlib.pyplot as plt
from ipywidgets import interact

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


def aufrufe(pfad):
    """Die Erkundungen eines Notebooks, wie sie dort stehen."""
    zellen = [zelle.source for zelle in mit_tag(lies(pfad), "explorer", "code")]
    return [aufruf for aufruf in zellen if aufruf.startswith("erkunde_")]


def _notebook(erkundungen):
    boeden = [f"boden({aufruf.replace('(', '(vermutung=False, ', 1)})" for aufruf in erkundungen]
    return new_notebook(cells=[new_code_cell(zelle) for zelle in (ANFANG_ZELLE, *erkundungen, *boeden, INTERACT_ZELLE)])


def _stelle_auf(seite, erkundungen):
    """Name → (Schieber, was sich ändert); der Boden einer Erkundung heißt (Name,)."""
    teilnehmer = {}
    for nummer, aufruf in enumerate(erkundungen, start=1):
        erkundung, boden = Erkundung(seite.zelle(nummer)), seite.zelle(nummer + len(erkundungen))
        erkundung.vermute()
        teilnehmer[aufruf] = erkundung.zeilen()[0].schieber, erkundung.ansicht
        teilnehmer[aufruf,] = boden.get_by_role("slider"), boden.locator(".lm-boden")
    interact = seite.zelle(2 * len(erkundungen) + 1)
    return teilnehmer | {INTERACT: (interact.get_by_role("slider").first, interact.locator(".widget-output"))}


def _schritte(page, schieber, behaelter, anzahl):
    """Millisekunden je Schritt, abwechselnd nach rechts und links; der erste zählt nicht."""
    for schritt in range(anzahl + 1):
        behaelter.evaluate(UHR)
        schieber.press("ArrowRight" if schritt % 2 == 0 else "ArrowLeft")
        zeit = page.evaluate("() => gemessen")
        if schritt and zeit is not None:
            yield zeit


def _zeile(aufruf, zeiten):
    mitte, boden, interact = (median(zeiten[name]) for name in (aufruf, (aufruf,), INTERACT))
    zum_boden, schneller = mitte / boden, interact / mitte
    if aufruf.startswith(SIMULIERT):
        erreicht = mitte <= HOECHSTENS_MS
    else:
        erreicht = zum_boden <= HOECHSTENS_BODEN and schneller >= MINDESTENS_SCHNELLER
    return {"Was": aufruf, "Median ms": mitte, "p95 ms": p95(zeiten[aufruf]), "unteres Viertel ms": quantiles(zeiten[aufruf])[0], "Boden ms": boden,
            "interact ms": interact, "× Boden": zum_boden, "× schneller als interact": schneller, "Ziel erreicht": erreicht,
            "Schritte": len(zeiten[aufruf])}


def _messe_notebook(browser, adresse, datei, erkundungen, runden):
    seite = Seite(browser, adresse, datei)
    assert seite.alles_ausfuehren()
    teilnehmer = _stelle_auf(seite, erkundungen)
    zeiten = {name: [] for name in teilnehmer}
    for _ in range(runden):
        for name, orte in teilnehmer.items():
            zeiten[name] += _schritte(seite.page, *orte, JE_RUNDE)
    seite.schliesse()
    return [_zeile(aufruf, zeiten) for aufruf in erkundungen]


def messe(runden=RUNDEN):
    os.environ["LERNMODUL_LERNSTAND"] = "off"
    zeilen = []
    with tempfile.TemporaryDirectory() as ordner, chromium() as browser, jupyterlab(ordner, Path(ordner)) as adresse:
        for pfad in lektionen():
            if erkundungen := aufrufe(pfad):
                nbformat.write(_notebook(erkundungen), Path(ordner) / pfad.name)
                zeilen += _messe_notebook(browser, adresse, pfad.name, erkundungen, int(runden))
    return zeilen
