"""Was Vorleseprogramme, Tastatur und schmale Bildschirme vorfinden: Befunde von axe-core, Namen, Tabfolge, Platz."""

from pathlib import Path

import axe_playwright_python

AUSGABE = ".jp-OutputArea-output"
ERNST = {"serious", "critical"}
BEDIENT = {"button", "checkbox", "combobox", "radio", "slider", "spinbutton", "switch", "textbox"}
BILD = {"img", "image"}
BEDIENBAR = "button:enabled, input:enabled, textarea:enabled, select:enabled, [role=slider], summary, [tabindex='0']"

# Nur was hier steht, darf axe bemängeln: (Regel, CSS-Auswahl des Elements) → Grund.
AUSNAHMEN = {
    ("aria-input-field-name", ".lm-zeile .noUi-handle"):
        "Der Griff eines Schiebers von ipywidgets hat keinen Namen, und von Python aus bekommt er keinen; in derselben Zeile steht ein "
        "Zahlenfeld mit Namen, das dasselbe einstellt.",
}
# Dieselbe Abmachung für den Platz: (Auswahl der Ausgabe) → Grund.
DARF_BREIT_SEIN = {
    ".dataframe": "Eine Tabelle von pandas: JupyterLab macht die ganze Ausgabe verschiebbar, unser HTML steht nicht darin.",
}

AXE_LAUF = """async ([ausgabe, ausnahmen]) => {
  const { violations } = await axe.run({ include: [[ausgabe]] }, { resultTypes: ['violations'] });
  const erlaubt = (regel, ort) => ausnahmen.some(([r, auswahl]) => r === regel && document.querySelector(ort)?.matches(auswahl));
  return violations.flatMap(v => v.nodes.filter(n => !erlaubt(v.id, n.target.at(-1))).map(n => [v.id, n.impact, n.html.slice(0, 300), n.failureSummary]));
}"""

PLATZ = """([ausgabe, breit]) => {
  const zuViel = [], sichtbar = e => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().height > 0;
  const benannt = e => e && e.tabIndex === 0 && e.ariaLabel;
  const rollt = e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && (benannt(e) || benannt(e.querySelector('[tabindex="0"]')));
  const inRolle = (e, bis) => { for (let p = e; p && p !== bis; p = p.parentElement) if (rollt(p)) return true; return false };
  const melde = (was, e) => zuViel.push(`${was}: ${e.tagName} ${e.className.baseVal ?? e.className} „${e.textContent.trim().slice(0, 60)}“`);
  for (const aus of [...document.querySelectorAll(ausgabe)].filter(sichtbar)) {
    if (breit.some(auswahl => aus.querySelector(auswahl))) continue;
    const rand = aus.getBoundingClientRect();
    if (aus.scrollWidth > aus.clientWidth + 1) melde('breiter als ihr Platz', aus);
    for (const e of [...aus.querySelectorAll('*')].filter(sichtbar)) {
      if (e.closest('svg, style') && e.tagName !== 'svg') continue;
      const r = e.getBoundingClientRect();
      if ((r.right > rand.right + 1 || r.left < rand.left - 6) && !inRolle(e, aus)) melde('ragt hinaus', e);
      if (e.matches('button, .widget-label, .widget-label-basic') && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2))
        melde('abgeschnitten', e);
      if (e.matches('.noUi-target') && r.width < 50) melde('Schieber zu kurz', e);
      if (e.matches('input:not([type=checkbox])') && r.width < 50) melde('Feld zu schmal', e);
      const schrift = e.tagName === 'svg' && e.querySelector('text');
      if (schrift && parseFloat(getComputedStyle(schrift).fontSize) * r.width / e.viewBox.baseVal.width < 10) melde('Schrift unter 10 Pixel', e);
    }
    const teile = [...aus.querySelectorAll('button, input, textarea, .noUi-target, .widget-label')].filter(sichtbar).map(e => [e, e.getBoundingClientRect()]);
    for (const [i, [a, p]] of teile.entries()) for (const [b, q] of teile.slice(i + 1))
      if (!a.contains(b) && !b.contains(a) && Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 3)
        melde('überlappt ' + (b.title || b.className), a);
  }
  return zuViel;
}"""


def axe_befunde(page):
    """Was axe in unseren Ausgaben ernst nimmt, ohne die erlaubten Ausnahmen."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate((Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8"))
    befunde = page.evaluate(AXE_LAUF, [AUSGABE, list(AUSNAHMEN)])
    return [befund for befund in befunde if befund[1] in ERNST]


def benannt(page):
    """(Rolle, Name) von allem Bedienbaren und allen Bildern unserer Ausgaben, so wie Chromium es Vorleseprogrammen gibt."""
    cdp = page.context.new_cdp_session(page)
    orte = cdp.send("Runtime.evaluate", {"expression": f"[...document.querySelectorAll('{AUSGABE}')]"})["result"]["objectId"]
    eigenschaften = cdp.send("Runtime.getProperties", {"objectId": orte, "ownProperties": True})["result"]
    ausgaben = [e["value"]["objectId"] for e in eigenschaften if e["name"].isdigit()]
    knoten = [k for ausgabe in ausgaben for k in cdp.send("Accessibility.queryAXTree", {"objectId": ausgabe})["nodes"] if not k["ignored"]]
    cdp.detach()
    return [(k["role"]["value"], k.get("name", {}).get("value", "").strip()) for k in knoten if k["role"]["value"] in BEDIENT | BILD]


def zu_eng(page):
    """Was in unseren Ausgaben übersteht, abgeschnitten, zu klein oder überdeckt ist; was selbst verschiebbar ist, darf breiter sein."""
    return page.evaluate(PLATZ, [AUSGABE, list(DARF_BREIT_SEIN)])


def tabfolge(brett, hoechstens=80):
    """Wohin die Tabtaste führt, vom ersten Bedienbaren an, bis sie das Brett verlässt: je Halt (Nummer im Brett, Breite des Rahmens)."""
    tastatur, halte = brett.page.keyboard, []
    for _ in range(hoechstens):
        halt = brett.evaluate("""(brett, auswahl) => {
          const hier = document.activeElement;
          if (!brett.contains(hier)) return null;
          const rahmen = getComputedStyle(hier);
          return [[...brett.querySelectorAll(auswahl)].indexOf(hier), rahmen.outlineStyle === 'none' ? 0 : parseFloat(rahmen.outlineWidth)];
        }""", BEDIENBAR)
        if halt is None:
            break
        halte.append(halt)
        tastatur.press("Tab")
    return halte


def erreichbar(brett):
    """Nummern von allem, was zu sehen und nicht gesperrt ist."""
    return brett.locator(BEDIENBAR).evaluate_all(
        "teile => teile.map((e, i) => e.checkVisibility() && !e.closest('[disabled]') ? i : -1).filter(i => i >= 0)")
