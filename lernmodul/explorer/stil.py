"""Wie die Erkundungen aussehen: Farben, Zeichen und kleine Bausteine für HTML und SVG."""

from html import escape

# Okabe–Ito, je Hintergrund so weit abgedunkelt oder aufgehellt, dass jedes Zeichen mindestens 3 : 1 Kontrast hat.
HELL = {"blau": "#0072B2", "orange": "#B87900", "rot": "#C85200", "gruen": "#007F5C", "lila": "#A8527F", "grau": "#6F6F6F"}
DUNKEL = {"blau": "#56B4E9", "orange": "#E69F00", "rot": "#F0803C", "gruen": "#2FBF94", "lila": "#DD94BB", "grau": "#A0A0A0"}

# Jede Form ist ein Pfad in einem Feld von 10 × 10, relativ zu dessen linker oberer Ecke.
FORMEN = {
    "kreis": "m1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "ring": "m1.8 5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
    "dreieck": "m5 .8l4.4 8.2h-8.8z",
    "quadrat": "m2.6 2.6h4.8v4.8h-4.8z",
    "raute": "m5 .4l4.6 4.6-4.6 4.6-4.6-4.6z",
    "kreuz": "m2 2l6 6m0-6l-6 6",
}
NUR_LINIE = {"ring", "kreuz"}
LESBAR = 0.78  # macht aus der Schrift im Bild, 13 Pixel, noch 10

# Die Form trägt die Bedeutung, die Farbe hilft nur mit.
MARKEN = {
    "tp": ("kreis", "blau"),
    "fp": ("dreieck", "orange"),
    "fn": ("ring", "rot"),
    "tn": ("quadrat", "grau"),
    "a": ("kreis", "blau"),
    "b": ("raute", "lila"),
    "treffer": ("kreis", "blau"),
    "daneben": ("kreuz", "grau"),
    "niete": ("kreuz", "orange"),
    "unbeurteilt": ("ring", "grau"),
    "halb": ("ring", "blau"),
    "gleichauf": ("raute", "orange"),
    "note": ("quadrat", "gruen"),
    "wahr": ("raute", "gruen"),
}
FETT = "font-weight:600"


def _farben(satz):
    return "".join(f"--lm-{name}:{wert};" for name, wert in satz.items())


STIL = f"""<style>
.lm,.lm-brett{{{_farben(HELL)}
  --lm-text:var(--jp-content-font-color0,#111);--lm-leise:var(--lm-leise-hell);--lm-leise-hell:#555;
  --lm-flaeche:color-mix(in srgb,currentColor 5%,transparent);--lm-linie:color-mix(in srgb,currentColor 22%,transparent)}}
[data-jp-theme-light="false"] .lm,[data-jp-theme-light="false"] .lm-brett{{{_farben(DUNKEL)}--lm-leise:#b5b5b5}}
.lm{{color:var(--lm-text);font:14px/1.45 var(--jp-content-font-family,system-ui,sans-serif);max-width:46rem;white-space:normal}}
.lm *{{box-sizing:border-box}}
.lm svg{{vertical-align:middle}}
.lm svg text{{fill:currentColor;font:13px var(--jp-content-font-family,system-ui,sans-serif)}}
.lm svg text.lm-leise{{fill:var(--lm-leise)}}
.lm table{{color:inherit;font:inherit;border-collapse:separate;border-spacing:0;background:none;margin:0;border:0;table-layout:auto}}
.lm thead{{border:0}}
.lm tr,.lm tbody tr:nth-child(odd),.lm tbody tr:nth-child(even),.lm tbody tr:hover{{background:none;color:inherit}}
.lm th,.lm td{{padding:3px 10px 3px 0;text-align:left;vertical-align:middle;font-weight:400;white-space:normal;max-width:none;border:0}}
.lm thead th{{color:var(--lm-leise)}}
.lm .lm-zahl{{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}}
.lm .lm-leise{{color:var(--lm-leise)}}
.lm .lm-an>*{{font-weight:600}}
.lm .lm-satz{{margin:10px 0 0;padding:8px 12px;border-left:3px solid var(--lm-blau);background:var(--lm-flaeche);border-radius:0 6px 6px 0}}
.lm .lm-meldung{{margin:0;padding:8px 12px;border-left:3px solid var(--lm-rot);background:var(--lm-flaeche);border-radius:0 6px 6px 0}}
.lm .lm-balken{{display:block;min-width:7rem;height:10px;border-radius:5px;overflow:hidden;
  background:color-mix(in srgb,currentColor 12%,transparent)}}
.lm .lm-balken>span{{display:block;height:100%;border-radius:5px}}
.lm .lm-legende{{display:flex;flex-wrap:wrap;gap:2px 18px;margin:6px 0 0;color:var(--lm-leise)}}
.lm .lm-legende svg{{margin-right:5px;position:relative;top:-1px}}
.lm .lm-kopf{{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 18px;margin-bottom:4px}}
.lm .lm-kopf .lm-legende{{margin:0}}
.lm .lm-neben{{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:flex-start;margin-top:12px}}
.lm .lm-breit{{flex:1 1 18rem}}
.lm .lm-block{{margin-bottom:12px}}
.lm .lm-wert{{white-space:nowrap}}
.lm .lm-pruefer{{flex:0 1 332px}}
.lm .lm-pruefer tbody th{{white-space:nowrap}}
.lm .lm-pruefer td:nth-child(3){{width:7.5em}}
.lm .lm-matrix{{width:calc(100% + 12px);table-layout:fixed;border-spacing:6px;margin:0 -6px}}
.lm .lm-matrix thead td,.lm .lm-matrix tbody th{{width:8.5em;padding-right:0}}
.lm .lm-matrix tbody td{{height:5.8em;vertical-align:top;padding:8px 12px;border-radius:8px;border:2px solid transparent}}
.lm .lm-matrix .lm-nenner{{border-color:color-mix(in srgb,currentColor 48%,transparent);background:var(--lm-flaeche)}}
.lm .lm-matrix .lm-zaehler{{border-color:var(--lm-blau);background:color-mix(in srgb,var(--lm-blau) 17%,transparent)}}
.lm .lm-matrix .lm-aussen{{border:2px dashed color-mix(in srgb,currentColor 20%,transparent);color:var(--lm-leise)}}
.lm .lm-matrix .lm-aussen svg{{opacity:.5}}
.lm .lm-formel{{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;margin:10px 0;font-size:15px}}
.lm .lm-bruch{{display:inline-flex;flex-direction:column;text-align:center}}
.lm .lm-bruch>span{{padding:0 6px}}
.lm .lm-bruch>span+span{{border-top:1px solid currentColor}}
.lm .lm-uebersicht td:nth-child(3){{width:16rem}}
.lm .lm-paare{{display:grid;grid-template-columns:repeat(2,max-content)}}
.lm .lm-weit{{width:100%;min-width:30rem;table-layout:fixed}}
.lm .lm-kurve{{width:270px}}
.lm .lm-kosten{{margin:8px 0 0}}
.lm-brett{{max-width:46rem;color:var(--lm-text);font-size:14px;container-type:inline-size}}
.lm-brett>.widget-html>.widget-html-content{{flex:1 1 0;min-width:0}}
.lm-brett .widget-label{{text-align:left}}
.lm-brett .jupyter-button{{height:auto;min-height:var(--jp-widgets-inline-height);max-width:calc(100% - 4px);
  padding-top:3px;padding-bottom:3px;line-height:1.4;white-space:normal}}
.lm-brett .widget-checkbox{{height:auto;min-height:var(--jp-widgets-inline-height)}}
.lm-brett .widget-checkbox .widget-label-basic{{height:auto;line-height:1.4;white-space:normal}}
.lm-brett .lm-zeile>.widget-text{{max-width:100%}}
.lm-brett .lm-zeile .widget-label{{flex:0 1 auto;height:auto;min-height:var(--jp-widgets-inline-height);white-space:normal}}
.lm-brett .lm-zeile input{{flex:1 1 0;min-width:4em}}
.lm-brett .widget-slider .noUi-target[disabled]{{opacity:.6}}
.lm-brett .widget-slider .noUi-target[disabled] .noUi-handle{{background:var(--lm-grau);border-color:var(--lm-grau)}}
.lm-brett .widget-toggle-buttons{{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 12px;margin-top:4px}}
.lm-brett .widget-toggle-buttons>.widget-label{{flex:0 1 auto;width:auto}}
.lm-vorher .lm-danach>*{{visibility:hidden}}
.lm-vorher .lm-danach::before{{content:"erscheint nach deiner Vermutung";position:absolute;color:var(--lm-leise)}}
.lm-brett .lm-bild{{margin-top:10px;overflow:visible}}
.lm-brett .lm-titel{{font-size:15px;font-weight:600;line-height:1.4}}
.lm-brett .lm-vermutung{{padding:10px 12px;margin:2px 0 6px;border:1px solid var(--lm-linie);border-radius:8px;overflow:visible}}
.lm-brett .lm-frage{{font-size:14px;line-height:1.45;white-space:normal;margin-bottom:4px}}
.lm-brett .lm-gewaehlt,.lm-brett .lm-gewaehlt:disabled{{outline:2px solid var(--lm-blau);outline-offset:-2px;font-weight:600;opacity:1}}
.lm-brett .mod-active::before,.lm-gewaehlt::before{{content:"\\200B" / "gewählt: "}}
.lm-brett :focus-visible,.lm-quiz :focus-visible,.lm-brett .jupyter-widgets :is(input,textarea):focus-visible{{outline:2px solid var(--jp-content-font-color0,#111)!important;outline-offset:2px}}
@container (max-width:36rem){{
  .lm .lm-balken{{min-width:4rem}}
  .lm .lm-paare{{grid-template-columns:1fr}}
  .lm-brett .lm-bild{{overflow:auto hidden}}
  .lm .lm-matrix{{width:100%;border-spacing:3px;margin:0}}
  .lm .lm-matrix tbody td{{padding:6px}}
  .lm .lm-matrix thead td,.lm .lm-matrix tbody th{{width:6.4em}}
}}
@container (max-width:24rem){{.lm th,.lm td{{padding-right:5px}}}}
</style>"""


def sicher(text):
    """Macht aus beliebigem Text einen, der in HTML und in Attributen steht, ohne etwas anzurichten."""
    return escape(str(text), quote=True)


def farbe(name):
    """CSS-Farbe, die sich nach dem hellen oder dunklen Thema richtet."""
    return f"var(--lm-{name})"


def zahl(wert, undefiniert=False, stellen=3):
    """Schreibt eine Zahl mit so vielen Nachkommastellen oder benennt 0 / 0.

    >>> zahl(2 / 3), zahl(-0.5, stellen=1)
    ('0.667', '−0.5')
    >>> zahl(0.0, undefiniert=True)
    'undefiniert, nach unserer Regel 0.0'
    """
    return "undefiniert, nach unserer Regel 0.0" if undefiniert else f"{wert:.{stellen}f}".replace("-", "−")


def pfad(marke, orte):
    """SVG-Pfad mit einem Zeichen je Ort; `orte` sind linke obere Ecken von Feldern der Größe 10 × 10."""
    form, ton = MARKEN[marke]
    linien = "".join(f"M{x:g} {y:g}{FORMEN[form]}" for x, y in orte)
    fuellung = f'fill="none" stroke="{farbe(ton)}" stroke-width="1.8"' if form in NUR_LINIE else f'fill="{farbe(ton)}"'
    return f'<path d="{linien}" {fuellung}/>'


def zeichen(marke, groesse=12):
    """Ein einzelnes Zeichen im Textfluss; für Vorleseprogramme unsichtbar, denn der Text daneben sagt dasselbe."""
    return f'<svg width="{groesse}" height="{groesse}" viewBox="0 0 10 10" aria-hidden="true">{pfad(marke, [(0, 0)])}</svg>'


def zeichen_an(marke, x, y, groesse=1.0):
    """Ein Zeichen in einem SVG, mit der Mitte an diesem Ort."""
    ecke = f"{x - 5 * groesse:.1f} {y - 5 * groesse:.1f}"
    return f'<g transform="translate({ecke}) scale({groesse})">{pfad(marke, [(0, 0)])}</g>'


def linienzug(orte, ton, dicke=2, muster="none", deckung=1):
    """Eine Linie durch alle Orte; `muster` sind die Längen von Strich und Lücke."""
    stil = f'stroke-width="{dicke}" stroke-dasharray="{muster}" stroke-opacity="{deckung}"'
    return f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in orte)}" fill="none" stroke="{farbe(ton)}" {stil}/>'


def probe(inhalt, breite, hoehe=16):
    """Ein Stück Bild für die Legende; der Text daneben sagt, was es heißt."""
    return f'<svg width="{breite}" height="{hoehe}" style="color:var(--lm-text)" aria-hidden="true">{inhalt}</svg>'


def punkte(gruppen, spalten=20, groesse=12):
    """Ein Raster mit einem Zeichen je Fall; `gruppen` sind Paare (Marke, Anzahl), der Reihe nach gefüllt."""
    pfade, nummer = [], 0
    for marke, anzahl in gruppen:
        orte = [(i % spalten * 10, i // spalten * 10) for i in range(nummer, nummer + anzahl)]
        pfade.append(pfad(marke, orte) if orte else "")
        nummer += anzahl
    zeilen = -(-nummer // spalten)
    masse = f'width="{spalten * groesse}" height="{zeilen * groesse}" viewBox="0 0 {spalten * 10} {zeilen * 10}"'
    return f'<svg {masse} style="max-width:100%;height:auto" aria-hidden="true">{"".join(pfade)}</svg>' if nummer else ""


def svg(inhalt, breite, hoehe, name, fuellt=False):
    """Ein Bild mit Namen für Vorleseprogramme; schrumpft mit, wenn der Platz nicht reicht, aber nur, solange die Schrift lesbar bleibt.

    Mit `fuellt` wächst es auch mit, bis der Platz ausgefüllt ist.
    """
    masse = f'width="{breite}" height="{hoehe}" viewBox="0 0 {breite} {hoehe}"'
    stil = f"{'' if fuellt else 'max-'}width:100%;min-width:{breite * LESBAR:.0f}px;height:auto"
    return f'<svg role="img" aria-label="{sicher(name)}" {masse} style="{stil}">{inhalt}</svg>'


def beschriftung(x, y, inhalt, anker="middle", drehung=0):
    """Leise Beschriftung in einem SVG; `anker` ist start, middle oder end, `drehung` in Grad um den eigenen Ort."""
    lage = f'transform="rotate({drehung} {x:g} {y:g})" ' if drehung else ""
    return f'<text x="{x:g}" y="{y:g}" {lage}text-anchor="{anker}" class="lm-leise">{sicher(inhalt)}</text>'


def schriftzug(x, y, inhalt, anker="middle", stil=""):
    """Schrift in einem SVG, so kräftig wie der Text daneben; was nur erklärt, setzt `beschriftung`."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anker}" style="{stil}">{sicher(inhalt)}</text>'


def quadrat(links, oben, seite, waagerecht, senkrecht, stufen=(0, 1)):
    """Das leere Bild zweier Anteile: Achsen von 0 bis 1 und die Diagonale, auf der beide gleich sind."""
    unten, rechts = oben + seite, links + seite
    blass = 'fill="currentColor" fill-opacity=".04" stroke="currentColor" stroke-opacity=".35"'
    flaeche = f'<path d="M{links} {oben}H{rechts}V{unten}H{links}z" {blass}/>'
    diagonale = f'<path d="M{links} {unten}L{rechts} {oben}" stroke="{farbe("grau")}" stroke-width="1.5" stroke-dasharray="2 4"/>'
    unter = "".join(beschriftung(links + seite * wert, unten + 18, wert) for wert in stufen)
    neben = "".join(beschriftung(links - 8, unten - seite * wert + 5, wert, "end") for wert in stufen)
    namen = beschriftung(links + seite / 2, unten + 36, waagerecht) + beschriftung(13, oben + seite / 2, senkrecht, drehung=-90)
    return flaeche + diagonale + unter + neben + namen


def balken(anteil, ton="blau"):
    """Ein waagerechter Balken von 0 bis 1."""
    return f'<span class="lm-balken"><span style="width:{anteil * 100:.1f}%;background:{farbe(ton)}"></span></span>'


def legende(eintraege):
    """Erklärt die Zeichen; `eintraege` sind Paare (Marke, Text)."""
    return '<div class="lm-legende">' + "".join(f"<span>{zeichen(marke)}{sicher(text)}</span>" for marke, text in eintraege) + "</div>"


def tabelle(kopf, zeilen):
    """Eine echte Tabelle; die erste Zelle jeder Zeile ist ihr Kopf. Zellen sind fertiges HTML."""
    oben = "".join(f'<th scope="col">{zelle}</th>' if zelle else "<td></td>" for zelle in kopf)
    unten = "".join(f'<tr><th scope="row">{erste}</th>{"".join(f"<td>{zelle}</td>" for zelle in rest)}</tr>' for erste, *rest in zeilen)
    return f"<table><thead><tr>{oben}</tr></thead><tbody>{unten}</tbody></table>"


def weite_tabelle(spalten, zeilen):
    """Eine Tabelle über die ganze Breite; `spalten` sind Paare (Name, Breite in CSS), `zeilen` fertige Zeilen."""
    kopf = "".join(_kopfzelle(*spalte) for spalte in spalten)
    return f'<table class="lm-weit"><thead><tr>{kopf}</tr></thead><tbody>{"".join(zeilen)}</tbody></table>'


def _kopfzelle(name, breite):
    stil = f'style="width:{breite};padding-left:8px"'
    return f'<th scope="col" {stil}>{name}</th>' if name else f"<td {stil}></td>"


def kennzahlen(werte, breiten):
    """Unter jedem Namen sein Wert, fett."""
    zeile = "".join(f'<td style="padding-left:8px"><b>{wert}</b></td>' for wert in werte.values())
    return weite_tabelle(zip(werte, breiten), [f"<tr>{zeile}</tr>"])


def rahmen(inhalt, satz):
    """Die ganze Ansicht: Bild und darunter der Satz, der dasselbe in Worten sagt; den Stil bringt mit, wer sie zeigt."""
    return f'<div class="lm" role="group" aria-label="Bild und Zahlen" tabindex="0">{inhalt}<p class="lm-satz" role="status">{sicher(satz)}</p></div>'


def hinweis(text):
    """Eine leise Zeile über der Ansicht."""
    return f'<div class="lm lm-leise">{sicher(text)}</div>'


def aufloesung(urteil, erklaerung):
    """Was nach der Vermutung erscheint: erst, ob sie passt, dann warum."""
    return f'<div class="lm" role="status"><b>{sicher(urteil)}</b> {sicher(erklaerung)}</div>'


def meldung(text):
    """Steht anstelle der Ansicht, wenn sie sich nicht berechnen lässt."""
    return f'<div class="lm"><p class="lm-meldung" role="alert">{sicher(text)}</p></div>'
