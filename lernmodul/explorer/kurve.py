"""Erkundung der Kurve: Precision und Recall treffen sich genau nach so vielen Plätzen, wie es Relevantes gibt."""

from functools import cache

from ..metriken.mengen import breakeven, interpolierte_precision, interpolierter_breakeven, precision_recall_kurve
from .stil import FETT, MARKEN, beschriftung, farbe, legende, linienzug, pfad, quadrat, rahmen, schriftzug, sicher, svg, zahl, zeichen_an
from .tafel import Ansicht, Auswahl, Regler, Schalter, Tafel, Vermutung

TIEFE = 20
FRAGEN = {"wechsel": "f_mako_01", "versionen": "f_cgmes_02", "grenze": "f_cgmes_04"}
SYSTEME = {"a": "BM25", "b": "zählt gemeinsame Wörter"}


@cache
def lage(frage):
    """Wortlaut, relevante Passagen und die Rangliste beider Systeme zu einer mitgelieferten Frage."""
    from ..mini_rag import fragen, rangliste_bm25, rangliste_gemeinsame

    zeile = fragen()[FRAGEN[frage]]
    listen = {"a": rangliste_bm25(zeile["frage"], TIEFE), "b": rangliste_gemeinsame(zeile["frage"], TIEFE)}
    namen = {name: tuple(treffer.quelle for treffer in liste) for name, liste in listen.items()}
    return zeile["frage"], frozenset(zeile["relevant"]), namen


def ansicht(*, frage, k, systeme, interpoliert):
    """Ranglisten mit dem Schnitt nach Platz k, darunter das Precision-Recall-Diagramm mit Diagonale und Break-even."""
    wortlaut, relevant, listen = lage(frage)
    zahlen = {name: _zahlen(relevant, listen[name], k) for name in systeme} | {"relevant": len(relevant)}
    satz = _satz(zahlen, systeme, k)
    kopf = f'<div style="margin-bottom:6px">„{sicher(wortlaut)}“</div>{_legende(systeme)}'
    return Ansicht(zahlen, satz, rahmen(kopf + _bild(zahlen, systeme, k, interpoliert), satz))


def _zahlen(relevant, liste, k):
    punkte = precision_recall_kurve(relevant, liste)
    treffer = [quelle in relevant for quelle in liste]
    stufen = [0.0, *sorted({r for r, _ in punkte if r})]
    return {
        "treffer": treffer,
        "gefunden": sum(treffer[:k]),
        "recall": punkte[k - 1][0],
        "precision": punkte[k - 1][1],
        "punkte": punkte,
        "treppe": [(stufe, interpolierte_precision(relevant, liste, stufe)) for stufe in stufen],
        "roh": breakeven(relevant, liste),
        "interpoliert": interpolierter_breakeven(relevant, liste),
    }


# Worte


def _satz(zahlen, systeme, k):
    a, n = zahlen["a"], zahlen["relevant"]
    anteile = f"Relevant: {a['gefunden']} von {k} gelieferten. Gefunden: {a['gefunden']} von {n} relevanten."
    satz = f"{_schritt(a, k)} {anteile} {_vergleich(a['gefunden'], k, n)}"
    return f"A: {satz} B: {zahlen['b']['gefunden']} von {k} und {zahlen['b']['gefunden']} von {n}." if "b" in systeme else satz


def _schritt(stand, k):
    """Was der letzte Platz vor dem Schnitt mit beiden Zahlen gemacht hat."""
    if not stand["treffer"][k - 1]:
        return f"Platz {k} ist eine Niete: Der Recall bleibt, die Precision {'fällt' if stand['gefunden'] else 'auch'}."
    return f"Platz {k} ist ein Treffer: Der Recall steigt, die Precision {'ist 1' if stand['gefunden'] == k else 'auch'}."


def _vergleich(gefunden, k, n):
    if not gefunden:
        return "Solange nichts gefunden ist, sind beide 0 und damit gleich."
    if k == n:
        return f"So viele Plätze, wie es Relevantes gibt: Beide teilen durch {n} und sind gleich."
    return "Die Precision ist höher als der Recall." if k < n else "Der Recall ist höher als die Precision."


# Bild

BREITE = 640
LINKS, FELD, KOPF, ZEILE = 26, 30, 40, 32
SEITE, RAND, FUSS = 320, 50, 44
NAMEN, WERTE = 404, 84  # rechts vom Diagramm: wo die Texte beginnen und wie hoch die Brüche von A und B zusammen sind
LINIE = {"a": "none", "b": "5 3"}
BLASS = 0.4  # was jenseits des Schnitts liegt


def _legende(systeme):
    return legende([*((name, f"Treffer von {name.upper()} ({SYSTEME[name]})") for name in systeme), ("niete", "Niete")])


def _bild(zahlen, systeme, k, interpoliert):
    unten = KOPF + ZEILE * len(systeme)
    oben = unten + 52
    listen = "".join(_rangliste(name, KOPF + ZEILE * i, zahlen[name]["treffer"], k) for i, name in enumerate(systeme))
    gezeigt = _arten(zahlen, k, interpoliert)
    oberes = _raenge() + listen + _grenze(k, unten) + (_spanne(zahlen["relevant"], unten) if gezeigt else "")
    mit_punkten = not (interpoliert and len(systeme) > 1)  # zwei Kurven und zwei Bänder sind genug
    kurven = "".join(_kurve(name, oben, zahlen[name], k, interpoliert, mit_punkten) for name in reversed(systeme))
    rechts = "".join(_brueche(name, oben + 14 + 48 * i, zahlen, k) for i, name in enumerate(systeme))
    marken = _marken(zahlen, systeme, oben, gezeigt) + (_schluessel(oben + SEITE + 15) if interpoliert else "")
    bild = oberes + _achsen(oben) + kurven + rechts + marken
    return svg(bild, BREITE, oben + SEITE + FUSS, _bildname(zahlen, systeme, k, gezeigt))


def _arten(zahlen, k, interpoliert):
    """Welche Break-evens markiert sind: der rohe erst, wenn der Schnitt ihn erreicht hat, sonst stünde die Antwort schon vor der Vermutung da."""
    if interpoliert:
        return "roh", "interpoliert"
    return ("roh",) if k >= zahlen["relevant"] else ()


def _bildname(zahlen, systeme, k, gezeigt):
    werte = "; ".join(f"{name.upper()} {_vorgelesen(zahlen[name], gezeigt)}" for name in systeme)
    return f"Rangliste mit Schnitt nach Platz {k} und Precision-Recall-Diagramm. {werte}."


def _vorgelesen(stand, gezeigt):
    namen = {"precision": "Precision", "recall": "Recall"} | {art: f"Break-even ({art})" for art in gezeigt}
    return ", ".join(f"{name} {zahl(stand[wert])}" for wert, name in namen.items())


# Bild: Ranglisten


def _x(rang):
    return LINKS + FELD * (rang - 0.5)


def _raenge():
    return "".join(beschriftung(_x(rang), KOPF - 6, rang) for rang in range(1, TIEFE + 1))


def _rangliste(name, y, treffer, k):
    kaesten = "".join(_kasten(rang, y, rang <= k) for rang in range(1, TIEFE + 1))
    zeichen = "".join(_zeichen(name, y + ZEILE / 2, treffer, k, innen) for innen in (True, False))
    return schriftzug(4, y + ZEILE / 2 + 5, name.upper(), "start", FETT) + kaesten + zeichen


def _kasten(rang, y, innen):
    stil = "fill:var(--lm-flaeche);stroke:var(--lm-linie)" if innen else "fill:none;stroke:var(--lm-linie);stroke-dasharray:2 2"
    return f'<rect x="{_x(rang) - FELD / 2 + 2:g}" y="{y + 4}" width="{FELD - 4}" height="{ZEILE - 8}" rx="4" style="{stil}"/>'


def _zeichen(name, mitte, treffer, k, innen):
    """Treffer und Nieten diesseits oder jenseits des Schnitts."""
    raenge = [rang for rang in range(1, TIEFE + 1) if (rang <= k) == innen]
    orte = {art: [(_x(rang) - 5, mitte - 5) for rang in raenge if treffer[rang - 1] == art] for art in (True, False)}
    return f'<g opacity="{1 if innen else BLASS}">{pfad(name, orte[True])}{pfad("niete", orte[False])}</g>'


def _grenze(k, unten):
    x = LINKS + FELD * k
    strich = f'<path d="M{x} {KOPF - 22}V{unten + 6}" stroke="{farbe("blau")}" stroke-width="2"/>'
    return strich + schriftzug(min(x, BREITE - 26), KOPF - 27, f"k = {k}", stil=f"{FETT};fill:{farbe('blau')}")


def _spanne(n, unten):
    """So viele Plätze, wie es relevante Passagen gibt."""
    y, bis = unten + 10, LINKS + FELD * n
    strich = f'<path d="M{LINKS} {y - 4}v8M{bis} {y - 4}v8M{LINKS} {y}H{bis}" fill="none" stroke="currentColor"/>'
    return strich + beschriftung((LINKS + bis) / 2, y + 18, f"so viele Passagen sind relevant: {n}")


# Bild: Diagramm


def _ort(recall, precision, oben):
    return RAND + SEITE * recall, oben + SEITE * (1 - precision)


def _achsen(oben):
    name = beschriftung(RAND + SEITE - 62, oben + 50, "Precision = Recall", drehung=-45)
    return quadrat(RAND, oben, SEITE, "Recall", "Precision", stufen=(0, 0.5, 1)) + name


def _kurve(name, oben, stand, k, interpoliert, mit_punkten):
    """Bis zum Schnitt kräftig, dahinter blass; am Schnitt das große Zeichen."""
    orte = [_ort(*punkt, oben) for punkt in stand["punkte"]]
    treppe = _treppe(name, stand["treppe"], oben) if interpoliert else ""
    return treppe + _zug(name, orte, BLASS, mit_punkten) + _zug(name, orte[:k], 1, mit_punkten) + zeichen_an(name, *orte[k - 1], 1.6)


def _zug(name, orte, deckung, mit_punkten):
    zeichen = "".join(zeichen_an(name, *ort, 0.7) for ort in orte) if mit_punkten else ""
    return f'<g opacity="{deckung}">{linienzug(orte, _ton(name), 1.6, LINIE[name])}{zeichen}</g>'


def _ton(name):
    return MARKEN[name][1]


def _schluessel(y):
    band = f'<path d="M{NAMEN} {y}h30" stroke="currentColor" stroke-width="7" stroke-opacity=".3"/>'
    return band + beschriftung(NAMEN + 38, y + 5, "interpolierte Kurve", "start")


def _treppe(name, stufen, oben):
    """Bis zu jeder Stufe gilt die Precision, die dort noch zu haben ist."""
    ecken = [ecke for (von, _), (bis, hoch) in zip(stufen, stufen[1:]) for ecke in (_ort(von, hoch, oben), _ort(bis, hoch, oben))]
    return linienzug(ecken, _ton(name), 7, deckung=0.3)


def _brueche(name, y, zahlen, k):
    """Precision und Recall am Schnitt; der Zähler ist derselbe."""
    stand = zahlen[name]
    zeilen = (("Precision", k, stand["precision"]), ("Recall", zahlen["relevant"], stand["recall"]))
    texte = (
        schriftzug(NAMEN, y + 20 * i, f"{name.upper()}: {metrik}", "start") + _wert(y + 20 * i, f"{stand['gefunden']} / {nenner} = ", wert)
        for i, (metrik, nenner, wert) in enumerate(zeilen)
    )
    return "".join(texte)


def _wert(y, rechnung, wert):
    return f'<text x="{BREITE}" y="{y:.1f}" text-anchor="end">{rechnung}<tspan style="font-weight:600">{zahl(wert)}</tspan></text>'


def _marken(zahlen, systeme, oben, arten):
    """Ring für den rohen, Quadrat für den interpolierten Break-even; die Namen stehen rechts und weichen einander aus."""
    marken = sorted(((zahlen[name][art], art, name) for name in systeme for art in arten), reverse=True)
    bild, frei = "", oben + WERTE
    for wert, art, name in marken:
        x, y = _ort(wert, wert, oben)
        frei = max(frei + 22, y)
        text = schriftzug(NAMEN, frei + 5, f"{name.upper()}: Break-even ({art})", "start") + _wert(frei + 5, "", wert)
        bild += _marke(art, name, x, y, frei) + text
    return bild


FORM = {"roh": "m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z", "interpoliert": "m-12 -12h24v24h-24z"}


def _marke(art, name, x, y, hoehe):
    weg = f"M{x + 13:.1f} {y:.1f}H{RAND + SEITE + 6}L{NAMEN - 6} {hoehe:.1f}"
    linie = f'<path d="{weg}" fill="none" stroke="{farbe(_ton(name))}" stroke-opacity=".6"/>'
    return f'{linie}<path d="M{x:.1f} {y:.1f}{FORM[art]}" fill="none" stroke="{farbe(_ton(name))}" stroke-width="2"/>'


# Bedienung

START = {"frage": "wechsel", "k": 5, "systeme": "a", "interpoliert": False}


def _beispiele():
    n = {frage: len(lage(frage)[1]) for frage in FRAGEN}
    return {
        "auf der Diagonale": {"frage": "wechsel", "k": n["wechsel"]},
        "noch kein Treffer": {"frage": "grenze", "k": 6, "systeme": "a"},
        "roh und interpoliert": {"frage": "versionen", "k": n["versionen"], "systeme": "a", "interpoliert": True},
        "A gegen B": {"frage": "versionen", "k": n["versionen"], "systeme": "ab", "interpoliert": True},
    }


VON_DER_ZAHL = "von der Zahl der relevanten Passagen"

VERMUTUNG = Vermutung(
    frage="Nach einem bestimmten Platz sind Precision und Recall gleich, der Punkt liegt dann auf der Diagonale. "
    "Wovon hängt ab, welcher Platz das ist? (Solange nichts gefunden ist, sind beide 0; das zählt nicht.)",
    richtig=VON_DER_ZAHL,
    antworten=("davon, wo die Treffer stehen", VON_DER_ZAHL, "von der Länge der ganzen Rangliste"),
    erklaerung="Beide zählen dieselben Treffer, nur geteilt wird verschieden: durch k und durch die Zahl der relevanten Passagen. "
    "Such die Stelle mit dem Schieber.",
    irrtuemer={
        "davon, wo die Treffer stehen": "Davon hängt ab, wie hoch der Punkt auf der Diagonale liegt, nicht, nach welchem Platz er dort ist.",
        "von der Länge der ganzen Rangliste": "Was hinter dem Schnitt noch kommt, geht in keine der beiden Zahlen ein.",
    },
)

BEDIENUNG = (
    Auswahl("frage", "Frage", (("Stromwechsel", "wechsel"), ("CGMES-Versionen", "versionen"), ("Netzgrenze", "grenze"))),
    Auswahl("systeme", "Rangliste", (("nur A", "a"), ("A und B", "ab"))),
    Schalter("interpoliert", "Interpolierte Kurve"),
    Regler("k", "Schnitt nach Platz k", 1, TIEFE),
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: frage, k, systeme, interpoliert."""
    return Tafel("Wo sich Precision und Recall treffen", START | start, BEDIENUNG, ansicht, VERMUTUNG, _beispiele())
