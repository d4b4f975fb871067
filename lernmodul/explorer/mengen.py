"""Erkundung der Mengen: Recall und Precision teilen sich den Zähler, und der Fall-out verschwindet im großen Korpus."""

from math import acos, pi, sqrt

from ..metriken.mengen import fallout, precision, recall
from .stil import beschriftung, farbe, probe, rahmen, schriftzug, svg
from .tafel import Ansicht, Regler, Tafel, Vermutung

HOECHSTENS = 100  # zwei Mengen dieser Größe passen auch nebeneinander in das kleinste Korpus
KORPUS_VON, KORPUS_BIS, KORPUS_SCHRITT = 500, 10_000, 100
NAME = {"recall": "Recall", "precision": "Precision", "fallout": "Fall-out"}
BRUCH = {"recall": ("a", "c"), "precision": ("a", "b"), "fallout": ("b", "d")}  # der Zähler und was im Nenner dazukommt
GEFRAGT = {"recall": "vom Relevanten gefunden", "precision": "vom Gefundenen relevant", "fallout": "vom Irrelevanten gefunden"}
ARTIKEL = {"recall": "der Recall", "precision": "die Precision", "fallout": "der Fall-out"}
FELDER = {"a": "relevant und gefunden", "b": "gefunden, nicht relevant", "c": "relevant, nicht gefunden", "d": "weder noch"}


def ansicht(*, relevant, gefunden, gemeinsam, korpus):
    """Zwei Kreise im Korpus, alle Flächen in einem Maßstab, darunter die drei Brüche als Balken."""
    anzahl = felder(relevant, gefunden, gemeinsam, korpus)
    zahlen = {"felder": anzahl} | _metriken(relevant, gefunden, gemeinsam, korpus)
    satz = _satz(anzahl)
    return Ansicht(zahlen, satz, rahmen(_mengen(anzahl) + _legende(anzahl) + _brueche(anzahl, zahlen), satz))


def felder(relevant, gefunden, gemeinsam, korpus):
    """Die vier Felder a, b, c, d; sie ergeben zusammen das Korpus."""
    b, c = gefunden - gemeinsam, relevant - gemeinsam
    if min(gemeinsam, b, c, korpus - gemeinsam - b - c) < 0:
        raise ValueError(f"gemeinsam ist {gemeinsam}. Das passt nicht zu relevant {relevant}, gefunden {gefunden} und korpus {korpus}.")
    return {"a": gemeinsam, "b": b, "c": c, "d": korpus - gemeinsam - b - c}


def _metriken(relevant, gefunden, gemeinsam, korpus):
    mengen = set(range(relevant)), set(range(relevant - gemeinsam, relevant - gemeinsam + gefunden))
    return {"recall": recall(*mengen), "precision": precision(*mengen), "fallout": fallout(*mengen, set(range(korpus)))}


def _nenner(anzahl, metrik):
    return sum(anzahl[feld] for feld in BRUCH[metrik])


# Flächen


def linse(r, s, abstand):
    """Fläche, die zwei Kreise mit den Radien r und s gemeinsam haben."""
    if abstand >= r + s:
        return 0.0
    if abstand <= abs(r - s):
        return pi * min(r, s) ** 2
    return _segment(r, _sehne(r, s, abstand)) + _segment(s, abstand - _sehne(r, s, abstand))


def _sehne(r, s, abstand):
    """Wie weit rechts vom Mittelpunkt des ersten Kreises die gemeinsame Sehne liegt."""
    return (abstand**2 + r**2 - s**2) / (2 * abstand)


def _segment(r, x):
    """Der Teil eines Kreises jenseits einer Sehne im Abstand x; liegt x hinter der Mitte, ist es der größere Teil."""
    return r**2 * acos(x / r) - x * sqrt(r**2 - x**2)


def abstand(r, s, flaeche):
    """Der Abstand der Mittelpunkte, bei dem die gemeinsame Fläche stimmt; gesucht wird durch Halbieren."""
    nah, fern = abs(r - s), r + s
    for _ in range(50):
        mitte = (nah + fern) / 2
        nah, fern = (mitte, fern) if linse(r, s, mitte) > flaeche else (nah, mitte)
    return nah


# Worte


def _satz(anzahl):
    recall_, precision_, fallout_ = (_teilsatz(metrik, anzahl) for metrik in BRUCH)
    zaehler = ", derselbe Zähler" if _nenner(anzahl, "recall") and _nenner(anzahl, "precision") else ""
    return f"{recall_}. {precision_}{zaehler}. {fallout_}."


def _teilsatz(metrik, anzahl):
    zaehler, nenner = anzahl[BRUCH[metrik][0]], _nenner(anzahl, metrik)
    leer = "" if nenner else f", {ARTIKEL[metrik]} ist undefiniert und zählt nach unserer Regel als 0.0"
    return f"{GEFRAGT[metrik][0].upper()}{GEFRAGT[metrik][1:]}: {zaehler} von {_gross(nenner)}{leer}"


def _gross(zahl):
    """Ab fünf Stellen mit Lücke: 10 000."""
    return f"{zahl:,}".replace(",", "\u00a0") if zahl >= 10_000 else str(zahl)


# Bild: Rechteck und Kreise haben je Dokument gleich viel Fläche.

BREITE, HOEHE, RAND = 636, 248, 2
MITTE = RAND + HOEHE / 2
LUECKE = 8  # getrennte Mengen sollen sich nicht berühren
FETT = "font-weight:700"
LINIE = {"relevant": "stroke-width:1.2", "gefunden": "stroke-width:2.6;stroke-dasharray:6 5"}  # auch aufeinander beide zu sehen
TON = {"a": ("blau", 55), "b": ("orange", 36), "c": ("rot", 24), "d": ("grau", 9)}


def _fuellung(feld):
    ton, anteil = TON[feld]
    return f"fill:color-mix(in srgb,{farbe(ton)} {anteil}%,var(--jp-layout-color0,#fff))"


def kreise(anzahl):
    """Je Menge (x, Radius) in Punkten; beide Mittelpunkte liegen auf der waagerechten Mitte des Rechtecks."""
    je_dokument = BREITE * HOEHE / sum(anzahl.values())
    r, s = (sqrt(_nenner(anzahl, metrik) * je_dokument / pi) for metrik in ("recall", "precision"))
    fern = abstand(r, s, anzahl["a"] * je_dokument) if anzahl["a"] else r + s + (LUECKE if r and s else 0)
    mitte = (min(-r, fern - s) + max(r, fern + s)) / 2
    links = RAND + BREITE / 2 - mitte
    return {"relevant": (links, r), "gefunden": (links + fern, s)}


def _mengen(anzahl):
    orte = kreise(anzahl)
    rand = 'stroke="currentColor" stroke-opacity=".5"'
    grund = f'<rect x="{RAND}" y="{RAND}" width="{BREITE}" height="{HOEHE}" {rand} style="{_fuellung("d")}"/>'
    flaechen = _kreis(orte["relevant"], _fuellung("c")) + _kreis(orte["gefunden"], _fuellung("b")) + _schnitt(orte, anzahl["a"])
    linien = "".join(_kreis(orte[menge], f"fill:none;stroke:currentColor;{LINIE[menge]}") for menge in LINIE)
    bild = grund + flaechen + linien + _namen(orte, anzahl) + "".join(_buchstabe(*zeile) for zeile in _orte(orte, anzahl))
    return svg(bild, BREITE + 2 * RAND, HOEHE + 2 * RAND, _bildname(anzahl))


def _bildname(anzahl):
    mengen = f"relevant {_nenner(anzahl, 'recall')}, gefunden {_nenner(anzahl, 'precision')}, gemeinsam {anzahl['a']}"
    return f"Zwei Kreise in einem Rechteck, Flächen maßstäblich: {mengen}, im Korpus {_gross(sum(anzahl.values()))} Dokumente."


def _kreis(ort, stil):
    x, r = ort
    return f'<circle cx="{x:.2f}" cy="{MITTE:g}" r="{r:.2f}" style="{stil}"/>' if r else ""


def _schnitt(orte, gemeinsam):
    (x, r), (u, s) = orte["relevant"], orte["gefunden"]
    if not gemeinsam or u - x <= abs(r - s) + 1e-6:
        return _kreis(min(orte.values(), key=lambda ort: ort[1]), _fuellung("a")) if gemeinsam else ""
    sehne = _sehne(r, s, u - x)
    hoch = sqrt(r**2 - sehne**2)
    rechts = f"A{r:.2f} {r:.2f} 0 {int(sehne < 0)} 1 {x + sehne:.2f} {MITTE + hoch:.2f}"
    links = f"A{s:.2f} {s:.2f} 0 {int(sehne > u - x)} 1 {x + sehne:.2f} {MITTE - hoch:.2f}"
    return f'<path d="M{x + sehne:.2f} {MITTE - hoch:.2f}{rechts}{links}z" style="{_fuellung("a")}"/>'


def _namen(orte, anzahl):
    links, rechts = min(x - r for x, r in orte.values()), max(x + r for x, r in orte.values())
    relevant, gefunden = (f"{name}: {_nenner(anzahl, metrik)}" for name, metrik in (("relevant", "recall"), ("gefunden", "precision")))
    seiten = schriftzug(links - 10, MITTE + 4, relevant, "end") + schriftzug(rechts + 10, MITTE + 4, gefunden, "start")
    ecke = beschriftung(RAND + 10, RAND + 20, f"Korpus: {_gross(sum(anzahl.values()))} Dokumente", "start")
    return seiten + ecke + schriftzug(BREITE - 10, HOEHE - 10, "d", "middle", stil=FETT)


def _orte(orte, anzahl):
    """Je Feld sein Abschnitt auf der waagerechten Mitte und wohin der Buchstabe ausweicht, wenn der zu schmal ist."""
    (x, r), (u, s) = orte["relevant"], orte["gefunden"]
    von, bis = max(x - r, u - s), min(x + r, u + s)
    abschnitte = {"c": (x - r, min(x + r, u - s) if s else x + r), "b": (max(u - s, x + r) if r else u - s, u + s), "a": (von, bis)}
    darunter = MITTE + 26 + max(_halbe_hoehe(ort, (von + bis) / 2) for ort in orte.values())
    neben = {"c": (x - r - 16, MITTE + 32), "b": (u + s + 16, MITTE + 32), "a": ((von + bis) / 2, min(darunter, HOEHE - 8))}
    return [(feld, *abschnitte[feld], *neben[feld]) for feld in abschnitte if anzahl[feld]]


def _halbe_hoehe(ort, x):
    return sqrt(max(ort[1] ** 2 - (x - ort[0]) ** 2, 0))


def _buchstabe(feld, von, bis, x, y):
    mitte = (von + bis) / 2
    if bis - von >= 20:
        return schriftzug(mitte, MITTE + 5, feld, stil=FETT)
    strich = f'<path d="M{mitte:.1f} {MITTE:g}L{x:.1f} {y - 12:.1f}" stroke="currentColor"/>'
    return f'{strich}<circle cx="{mitte:.1f}" cy="{MITTE:g}" r="1.8" fill="currentColor"/>{schriftzug(x, y, feld, stil=FETT)}'


def _legende(anzahl):
    umrisse = {menge: f'<path d="M0 8H30" style="stroke:currentColor;{stil}"/>' for menge, stil in LINIE.items()}
    zeilen = [f"<span>{probe(umriss, 30)}{menge}</span>" for menge, umriss in umrisse.items()]
    zeilen += [_schluessel(feld, anzahl[feld]) for feld in FELDER]
    return f'<div class="lm-legende lm-paare">{"".join(zeilen)}</div>'


def _schluessel(feld, anzahl):
    flaeche = f'<rect x=".5" y=".5" width="29" height="15" rx="3" style="stroke:var(--lm-linie);{_fuellung(feld)}"/>'
    return f"<span>{probe(flaeche + schriftzug(15, 12, feld, stil=FETT), 30)}{FELDER[feld]}: {_gross(anzahl)}</span>"


# Die drei Brüche: Recall und Precision in einem Maßstab, damit der gemeinsame Zähler gleich lang ist.

BALKEN, LANG, DICK, ZEILE, WERT = 196, 240, 22, 52, 452


def _brueche(anzahl, zahlen):
    masse = {"recall": LANG / HOECHSTENS, "precision": LANG / HOECHSTENS, "fallout": LANG / (_nenner(anzahl, "fallout") or 1)}
    zeilen = "".join(_zeile(metrik, 6 + ZEILE * i, masse[metrik], anzahl, zahlen) for i, metrik in enumerate(BRUCH))
    lage = f"ganze Breite: alle {_gross(_nenner(anzahl, 'fallout'))} irrelevanten Dokumente"
    masstab = beschriftung(BALKEN, 6 + 2 * ZEILE + DICK + 17, lage, "start")
    name = "; ".join(f"{NAME[metrik]} {_bruch(metrik, anzahl)} = {_wert(metrik, anzahl, zahlen)}" for metrik in BRUCH)
    bild = _band(anzahl["a"] * masse["recall"]) + zeilen + masstab
    return f'<div style="margin-top:14px">{svg(bild, BREITE + 2 * RAND, 3 * ZEILE + 4, name)}</div>'


def _band(lang):
    """Verbindet den Zähler in beiden Balken."""
    if not lang:
        return ""
    oben, hoch = 6 + DICK, ZEILE - DICK
    flaeche = f'<rect x="{BALKEN}" y="{oben}" width="{lang:.2f}" height="{hoch}" style="fill:{farbe("blau")};opacity:.16"/>'
    text = "derselbe Zähler"
    ort = (BALKEN + lang / 2, "middle") if lang > 106 else (BALKEN + lang + 8, "start")
    return flaeche + beschriftung(ort[0], oben + 20, text, ort[1])


def _zeile(metrik, y, mass, anzahl, zahlen):
    oben, unten = BRUCH[metrik]
    kopf = f'<text x="0" y="{y + 10}"><tspan style="{FETT}">{NAME[metrik]}</tspan> = {oben} / ({oben} + {unten})</text>'
    frage = beschriftung(0, y + 28, GEFRAGT[metrik], "start")
    breit = anzahl[oben] * mass
    teile = _teil(oben, BALKEN, y, breit) + _teil(unten, BALKEN + breit, y, anzahl[unten] * mass)
    return kopf + frage + teile + _ergebnis(metrik, y, anzahl, zahlen)


def _teil(feld, x, y, breit):
    """Ein Abschnitt des Balkens; der Buchstabe steht darin, wenn er passt."""
    name = schriftzug(x + breit / 2, y + 16, feld, stil=FETT) if breit >= 16 else ""
    rand = "stroke:var(--lm-linie)" if breit >= 1 else ""
    return f'<rect x="{x:.2f}" y="{y}" width="{breit:.2f}" height="{DICK}" style="{_fuellung(feld)};{rand}"/>{name}' if breit else ""


def _bruch(metrik, anzahl):
    return f"{anzahl[BRUCH[metrik][0]]} / {_gross(_nenner(anzahl, metrik))}"


def _wert(metrik, anzahl, zahlen):
    stellen = 4 if 0 < zahlen[metrik] < 0.0005 else 3  # sonst stünde 0.000 für etwas, das nicht 0 ist
    return f"{zahlen[metrik]:.{stellen}f}" if _nenner(anzahl, metrik) else "undefiniert, nach unserer Regel 0.0"


def _ergebnis(metrik, y, anzahl, zahlen):
    bruch, wert = _bruch(metrik, anzahl), _wert(metrik, anzahl, zahlen)
    if not _nenner(anzahl, metrik):
        return schriftzug(WERT, y + 10, bruch, "start") + schriftzug(WERT, y + 28, wert, "start")
    return f'<text x="{WERT}" y="{y + 16}">{bruch} = <tspan style="{FETT}">{wert}</tspan></text>'


# Bedienung


def nachfuehren(alt, neu, name):
    """Gemeinsam ist nie mehr, als die kleinere Menge enthält."""
    return {**neu, "gemeinsam": min(neu["gemeinsam"], neu["relevant"], neu["gefunden"])}


START = {"relevant": 78, "gefunden": 41, "gemeinsam": 32, "korpus": 1000}

BEISPIELE = {
    "großes Korpus": START | {"korpus": KORPUS_BIS},
    "alles gefunden": START | {"gefunden": 100, "gemeinsam": 78},
    "nur ein Treffer": START | {"gefunden": 1, "gemeinsam": 1},
    "nichts gemeinsam": START | {"gemeinsam": 0},
    "nichts gefunden": START | {"gefunden": 0, "gemeinsam": 0},
}

NUR_RECALL, BEIDE = "nur der Recall", "Recall und Precision"
MIT_TREFFERN = "In seinem Bruch stehen nur relevante Dokumente. Die Precision fällt, denn es wird mehr geliefert, und der Fall-out steigt ein wenig."
MEHR_GELIEFERT = "Die Precision teilt durch alles Gelieferte, und das ist mehr geworden."
IRRTUEMER = {
    "keine": "Der Recall teilt die Treffer durch alles Relevante; beides ist so viel wie vorher.",
    "nur die Precision": MEHR_GELIEFERT,
    BEIDE: MEHR_GELIEFERT,
}
OHNE_TREFFER = "Ohne einen Treffer sind beide 0 und bleiben es, der Fall-out steigt ein wenig."


def _vermutung(gemeinsam):
    richtig, grund = (NUR_RECALL, MIT_TREFFERN) if gemeinsam else (BEIDE, OHNE_TREFFER)
    return Vermutung(
        frage="Die Suche liefert dieselben Treffer und zehn irrelevante Dokumente mehr. Welche der drei Zahlen bleiben, wie sie sind?",
        richtig=richtig,
        erklaerung=f"{grund} Stell danach das Korpus groß und klein: Recall und Precision bleiben, der Fall-out geht im großen gegen 0.",
        antworten=("keine", NUR_RECALL, "nur die Precision", BEIDE),
        irrtuemer=IRRTUEMER if gemeinsam else {},
    )


def _passend(start):
    """So viel gemeinsam wie am Anfang, höchstens aber, was die genannten Mengen zulassen."""
    genannt = [start[menge] for menge in ("relevant", "gefunden") if type(start.get(menge)) is int]
    return max(0, min([START["gemeinsam"], *genannt]))


BEDIENUNG = (
    Regler("relevant", "Relevant", 0, HOECHSTENS),
    Regler("gefunden", "Gefunden", 0, HOECHSTENS),
    Regler("gemeinsam", "Davon gemeinsam", 0, HOECHSTENS),
    Regler("korpus", "Dokumente im Korpus", KORPUS_VON, KORPUS_BIS, KORPUS_SCHRITT),
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: relevant, gefunden, gemeinsam, korpus."""
    start = START | {"gemeinsam": _passend(start)} | start
    erkundung = Tafel("Zwei Mengen, drei Brüche", start, BEDIENUNG, ansicht, _vermutung(start["gemeinsam"]), BEISPIELE, nachfuehren)
    felder(**erkundung.start)
    return erkundung
