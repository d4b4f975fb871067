"""Rückfang: Was die Schätzung aus zwei Suchen taugt, wenn sie wenig gemeinsam finden oder nicht unabhängig sind."""

from bisect import bisect
from collections import Counter
from functools import cache, partial
from itertools import accumulate, takewhile
from operator import mul
from random import Random
from statistics import fmean, median

from ..metriken.grundlagen import ganze_zahl, zahl_von_bis
from ..metriken.mengen import chapman, lincoln_petersen
from .stil import FETT, beschriftung, farbe, kennzahlen, probe, rahmen, schriftzug, svg
from .tafel import Ansicht, Auswahl, Regler, Tafel, Vermutung

LAEUFE = 1000
SCHAETZER = {"lincoln_petersen": ("Lincoln–Petersen", lincoln_petersen), "chapman": ("Chapman", chapman)}


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: gesamt, findet_a, findet_b und abhaengigkeit (in ganzen Prozent), schaetzer."""
    return Tafel("Wie gut schätzt der Rückfang?", START | start, BEDIENUNG, ansicht, _vermutung(), BEISPIELE)


def ansicht(gesamt, findet_a, findet_b, abhaengigkeit, schaetzer):
    """Oben, was A und B im Mittel finden, darunter auf derselben Achse die Schätzungen aus 1000 Läufen und die Wahrheit."""
    zahlen = _zahlen(gesamt, findet_a / 100, findet_b / 100, abhaengigkeit / 100, schaetzer)
    satz = _satz(zahlen)
    bild = f'<div style="max-width:{BREITE}px">{_bild(zahlen)}{_ergebnis(zahlen)}</div>'
    return Ansicht(zahlen, satz, rahmen(bild, satz))


# Simulation


def rueckfang_simulation(gesamt, p_a, p_b, abhaengigkeit=0.0, laeufe=LAEUFE, startwert=0):
    """Lässt zwei Suchen viele Male nach denselben Dokumenten suchen und zählt in jedem Lauf ihre Treffer: Liste von (n1, n2, m).

    Formel: Jedes Dokument wird unabhängig von den anderen gefunden: von A mit p_a, von B mit p_b, von beiden mit
    `gemeinsamer_anteil(p_a, p_b, abhaengigkeit)`. n1 und n2 zählen die Treffer von A und B, m die gemeinsamen
    Einheit/Form: `gesamt` und `laeufe` ganze Zahlen ab 1, `p_a` und `p_b` von 0 bis 1, `abhaengigkeit` von −1 (ergänzen sich) über
    0 (unabhängig) bis 1 (finden dasselbe), `startwert` ganze Zahl ab 0; derselbe Startwert ergibt dieselben Läufe.
    Undefiniert: nichts; m darf in einem Lauf 0 sein, was dann gilt, entscheidet der Schätzer.
    Nicht verwechseln mit: Stichproben fester Größe, dort wären n1 und n2 in jedem Lauf gleich.
    Fehler: TypeError oder ValueError mit Feld und Wert bei Angaben außerhalb dieser Bereiche.
    Quelle: Seber 1982, The Estimation of Animal Abundance and Related Parameters, Kapitel 3.

    >>> rueckfang_simulation(78, 1, 0.0, laeufe=2)
    [(78, 0, 0), (78, 0, 0)]
    >>> {m for n1, n2, m in rueckfang_simulation(20, 0.5, 0.5, abhaengigkeit=-1)}
    {0}
    """
    gesamt, laeufe = ganze_zahl("gesamt", gesamt, mindestens=1), ganze_zahl("laeufe", laeufe, mindestens=1)
    p_ab, p_a, p_b = gemeinsamer_anteil(p_a, p_b, abhaengigkeit), float(p_a), float(p_b)
    b_wenn_a, b_ohne_a = _bedingt(p_ab, p_a), _bedingt(p_b - p_ab, 1 - p_a)
    zufall, verteilung = Random(ganze_zahl("startwert", startwert)).random, cache(_verteilung)

    def lauf():
        n1 = _ziehe(*verteilung(gesamt, p_a), zufall())
        m = _ziehe(*verteilung(n1, b_wenn_a), zufall())
        return n1, m + _ziehe(*verteilung(gesamt - n1, b_ohne_a), zufall()), m

    return [lauf() for _ in range(laeufe)]


def gemeinsamer_anteil(p_a, p_b, abhaengigkeit=0.0):
    """Mit welcher Wahrscheinlichkeit beide Suchen ein Dokument finden, wenn A es mit p_a findet und B mit p_b.

    Formel: p_a · p_b + |abhaengigkeit| · (Grenze − p_a · p_b); Grenze: min(p_a, p_b) bei positiver Abhängigkeit,
    max(0, p_a + p_b − 1) bei negativer
    Einheit/Form: zwei Zahlen von 0 bis 1 und eine von −1 bis 1 → Zahl von 0 bis 1
    Nicht verwechseln mit: einer Korrelation. 1 heißt so viel gemeinsam, wie p_a und p_b zulassen, −1 so wenig wie möglich.
    Fehler: TypeError oder ValueError mit Feld und Wert bei Angaben außerhalb dieser Bereiche.

    >>> [gemeinsamer_anteil(0.5, 0.25, d) for d in (-1, 0, 0.5, 1)]
    [0.0, 0.125, 0.1875, 0.25]
    """
    p_a, p_b, d = zahl_von_bis("p_a", p_a), zahl_von_bis("p_b", p_b), zahl_von_bis("abhaengigkeit", abhaengigkeit, von=-1)
    grenze = min(p_a, p_b) if d > 0 else max(0.0, p_a + p_b - 1)
    return p_a * p_b + abs(d) * (grenze - p_a * p_b)


def _bedingt(teil, ganzes):
    return min(1.0, max(0.0, teil / ganzes)) if ganzes else 0.0


# Die Zufallszahl wählt einen Platz in der Verteilung. So bleibt jeder Lauf derselbe, wenn sich ein Regler ein wenig bewegt.


def _ziehe(kleinster, summen, zufallszahl):
    return kleinster + bisect(summen, zufallszahl * summen[-1], 0, len(summen) - 1)


def _verteilung(n, p):
    """Die Binomialverteilung: kleinster Wert und aufsummierte Gewichte. Was gegen den Gipfel verschwindet, fehlt."""
    gipfel = min(n, int((n + 1) * p))
    hinauf = _gewichte((n - k) * p / ((k + 1) * (1 - p)) for k in range(gipfel, n))
    hinab = _gewichte(k * (1 - p) / ((n - k + 1) * p) for k in range(gipfel, 0, -1))
    return gipfel - len(hinab) + 1, list(accumulate(hinab[:0:-1] + hinauf))


def _gewichte(verhaeltnisse):
    return list(takewhile(lambda gewicht: gewicht > 1e-15, accumulate(verhaeltnisse, mul, initial=1.0)))


def _zahlen(gesamt, p_a, p_b, abhaengigkeit, schaetzer):
    laeufe = rueckfang_simulation(gesamt, p_a, p_b, abhaengigkeit)
    name, schaetze = SCHAETZER[schaetzer]
    geschaetzt = sorted(schaetze(*lauf) for lauf in laeufe if lauf[-1] or schaetzer == "chapman")
    return {
        "gesamt": gesamt,
        "schaetzer": name,
        "schaetzungen": geschaetzt,
        "ohne_gemeinsame": sum(not m for _, _, m in laeufe),
        "verworfen": len(laeufe) - len(geschaetzt),
        "median": median(geschaetzt) if geschaetzt else None,
        "mittelwert": fmean(geschaetzt) if geschaetzt else None,
        "spanne": _spanne(geschaetzt) if geschaetzt else None,
        "erwartet": {"a": gesamt * p_a, "b": gesamt * p_b, "beide": gesamt * gemeinsamer_anteil(p_a, p_b, abhaengigkeit)},
        "unabhaengig": gesamt * p_a * p_b,
        "grenze": gesamt * gemeinsamer_anteil(p_a, p_b, 1 if abhaengigkeit > 0 else -1),
        "abhaengigkeit": round(abhaengigkeit * 100),
    }


def _spanne(sortiert):
    """Die mittleren 90 %: Ein Zwanzigstel der Werte liegt darunter, eines darüber."""
    rand = len(sortiert) // 20
    return sortiert[rand], sortiert[-1 - rand]


# Worte

NAHE = 0.03  # so weit darf der Median danebenliegen und gilt noch als getroffen
STREUUNG = ((0.33, "wenig"), (0.75, "merklich"), (float("inf"), "weit"))  # Breite der mittleren 90 % gegen die Gesamtzahl


def _satz(zahlen):
    geschaetzt = zahlen["schaetzungen"]
    if not geschaetzt:
        return f"Kein Lauf hat einen gemeinsamen Treffer. {zahlen['schaetzer']} müsste durch 0 teilen, es gibt keine Schätzung."
    einig = geschaetzt[0] == geschaetzt[-1]
    return _ohne_gemeinsame(zahlen) + (_einig(zahlen) if einig else f"{_abweichung(zahlen)} {_streuung(zahlen)}")


def _ohne_gemeinsame(zahlen):
    anzahl = zahlen["ohne_gemeinsame"]
    if not anzahl:
        return ""
    laeufe = {1: f"einem von {LAEUFE}", LAEUFE: f"allen {LAEUFE}"}.get(anzahl, f"{anzahl} von {LAEUFE}")
    folge = " und deshalb keine Schätzung" if zahlen["verworfen"] else f"; {zahlen['schaetzer']} schätzt trotzdem"
    return f"In {laeufe} Läufen gibt es keinen gemeinsamen Treffer{folge}. "


def _einig(zahlen):
    wert, gesamt = zahlen["schaetzungen"][0], zahlen["gesamt"]
    alle = "Alle übrigen" if zahlen["verworfen"] else "Alle"
    anfang = "Übrig bleibt eine einzige Schätzung" if len(zahlen["schaetzungen"]) == 1 else f"{alle} Schätzungen sind gleich"
    return f"{anfang}: {wert:.0f}{', genau die wahre Gesamtzahl' if wert == gesamt else f' statt {gesamt}'}."


def _abweichung(zahlen):
    mitte, gesamt = zahlen["median"], zahlen["gesamt"]
    anfang = f"Der Median der {'übrigen ' if zahlen['verworfen'] else ''}Schätzungen"
    if abs(mitte / gesamt - 1) < NAHE:
        return f"{anfang} ist {mitte:.0f}, wahr sind {gesamt}."
    if mitte > 3 * gesamt:
        return f"{anfang} ist {mitte:.0f} statt {gesamt}, rund {mitte / gesamt:.0f}-mal so viel."
    prozent = f"{abs(mitte / gesamt - 1) * 100:.0f}\u00a0%"
    return f"{anfang} ist {mitte:.0f} statt {gesamt}, {prozent} zu {'viel' if mitte > gesamt else 'wenig'}."


def _streuung(zahlen):
    (unten, oben), gesamt = zahlen["spanne"], zahlen["gesamt"]
    wort = next(wort for grenze, wort in STREUUNG if (oben - unten) / gesamt < grenze)
    draussen = "" if round(unten) <= gesamt <= round(oben) else f", die {gesamt} liegt nicht darin"
    return f"Sie streuen {wort}: Die mittleren 90\u00a0% reichen von {unten:.0f} bis {oben:.0f}{draussen}."


def _vermutung():
    zahlen = ansicht(**BEISPIELE["beide finden dieselben"], schaetzer="lincoln_petersen").zahlen
    mitte, gesamt, m, unabhaengig = zahlen["median"], zahlen["gesamt"], zahlen["erwartet"]["beide"], zahlen["unabhaengig"]
    return Vermutung(
        "Zwei Suchen bevorzugen dieselben, leicht zu findenden Dokumente. Aus n₁, n₂ und m schätzt du, wie viele relevante es gibt. "
        "Wie fällt die Schätzung aus?",
        "etwa richtig" if abs(mitte / gesamt - 1) < NAHE else "zu klein" if mitte < gesamt else "zu groß",
        f"Beide finden zum Beispiel {m:.0f} Dokumente gemeinsam statt {unabhaengig:.0f}. Das größere m steht unter dem Bruchstrich: "
        f"Aus {gesamt} werden im Median {mitte:.0f}. Die schwer zu findenden sieht kaum eine der beiden.",
        ("zu klein", "etwa richtig", "zu groß"),
        {"etwa richtig": "Das gilt, wenn die beiden unabhängig suchen.", "zu groß": "Das geschieht, wenn die beiden einander ergänzen."},
    )


# Bedienung

BEISPIELE = {
    "unabhängig": {"gesamt": 78, "findet_a": 41, "findet_b": 50, "abhaengigkeit": 0},
    "beide finden dieselben": {"gesamt": 78, "findet_a": 41, "findet_b": 50, "abhaengigkeit": 40},
    "ergänzen sich": {"gesamt": 78, "findet_a": 41, "findet_b": 50, "abhaengigkeit": -40},
    "kaum Treffer": {"gesamt": 78, "findet_a": 10, "findet_b": 10, "abhaengigkeit": 0},
}

START = BEISPIELE["unabhängig"] | {"schaetzer": "lincoln_petersen"}


BEDIENUNG = (
    Regler("gesamt", "wahre Gesamtzahl", 20, 400),
    Regler("abhaengigkeit", "Abhängigkeit in %", -100, 100),
    Regler("findet_a", "A findet in %", 0, 100),
    Regler("findet_b", "B findet in %", 0, 100),
    Auswahl("schaetzer", "Schätzung nach", tuple((name, schluessel) for schluessel, (name, _) in SCHAETZER.items())),
)


# Bild: Die waagerechte Achse misst Dokumente im Verhältnis zur Wahrheit, deshalb steht die Wahrheit immer am selben Ort.

BREITE, HOEHE, LINKS, RECHTS, DARUEBER = 640, 300, 48, 560, 600
OBEN, BODEN, ZEILE = 106, 236, 20
WEITE, FEIN = 2.5, 20  # bis zum 2,5-Fachen der Wahrheit, ein Fach ist ein Zwanzigstel von ihr breit
FAECHER = int(WEITE * FEIN)
FACH = (RECHTS - LINKS) / FAECHER
TON = "gruen"


def _fach(anteil):
    return min(round(anteil * FEIN), FAECHER)


def _x(anteil):
    return LINKS + (RECHTS - LINKS) * anteil / WEITE if _fach(anteil) < FAECHER else DARUEBER


_schrift = partial(schriftzug, anker="start")


def _bild(zahlen):
    return svg(_suchen(zahlen) + _achse(zahlen) + _wahrheit(zahlen["gesamt"]) + _laeufe(zahlen), BREITE, HOEHE, _bildname(zahlen))


def _bildname(zahlen):
    a, b, beide = (_anzahl(zahlen["erwartet"][name]) for name in ("a", "b", "beide"))
    suchen = f"Im Mittel findet A {a} von {zahlen['gesamt']} Dokumenten, B {b}, beide gemeinsam {beide}."
    werte = "; ".join(f"{name} {wert}" for name, wert in _kennzahlen(zahlen).items())
    return f"{suchen} Verteilung der Schätzungen aus {LAEUFE} Läufen, wahr sind {zahlen['gesamt']}: {werte}."


def _anzahl(wert):
    return f"{wert:.0f}" if wert >= 9.95 else f"{wert:.1f}".removesuffix(".0")


def _suchen(zahlen):
    a, b, beide = (zahlen["erwartet"][name] / zahlen["gesamt"] for name in ("a", "b", "beide"))
    zeilen = ((0, a, "blau", "A findet im Mittel"), (a - beide, b, "lila", "B findet im Mittel"), (a - beide, beide, "grau", "gemeinsam"))
    werte = [_anzahl(wert) for wert in zahlen["erwartet"].values()]
    werte[-1] += _verhaeltnis(werte[-1], _anzahl(zahlen["unabhaengig"]), beide - a * b)
    flaeche = f'<rect x="{_x(0):g}" y="22" width="{_x(1) - _x(0):g}" height="{3 * ZEILE}" style="fill:var(--lm-flaeche)"/>'
    return flaeche + _weg(zahlen) + "".join(_suche(22 + ZEILE * i, *zeile, wert) for i, (zeile, wert) in enumerate(zip(zeilen, werte)))


def _verhaeltnis(beide, unabhaengig, mehr):
    if beide == unabhaengig:
        return ": unabhängig" if abs(mehr) < 1e-9 else ": fast unabhängig"
    return f" statt {unabhaengig}: {'ähnliche Vorlieben' if mehr > 0 else 'ergänzen sich'}"


def _weg(zahlen):
    """Was die eingestellte Abhängigkeit heißt: ein Stück des Wegs von unabhängig bis zum Äußersten."""
    prozent, von, bis = zahlen["abhaengigkeit"], zahlen["unabhaengig"], zahlen["grenze"]
    if not prozent or _anzahl(von) == _anzahl(bis):
        return ""
    ende = f"{_anzahl(bis)} ({'höchstens' if prozent > 0 else 'mindestens'})"
    return beschriftung(_x(1) + 14, 22 + 3 * ZEILE + 13, f"{abs(prozent)}\u00a0% des Wegs von {_anzahl(von)} (unabhängig) zu {ende}", "start")


def _suche(y, links, anteil, ton, name, wert):
    breite = max(0, _x(anteil) - _x(0))
    balken = f'<rect x="{_x(links):.1f}" y="{y + 4}" width="{breite:.1f}" height="{ZEILE - 8}" rx="2" style="fill:{farbe(ton)}"/>'
    return balken + _schrift(_x(1) + 14, y + 15, f"{name} {wert}")


def _achse(zahlen):
    gesamt = zahlen["gesamt"]
    schritt = next(s for s in (10, 20, 50, 100, 200) if WEITE * gesamt / s <= 6)
    stellen = [wert for wert in range(0, int(WEITE * gesamt), schritt) if _fach(wert / gesamt) < FAECHER]
    linie = f'<path d="M{LINKS - FACH / 2:g} {BODEN + 0.5}H{RECHTS:g}" style="stroke:currentColor;opacity:.4"/>'
    titel = beschriftung((LINKS + RECHTS) / 2, HOEHE - 6, "geschätzte Gesamtzahl")
    return linie + titel + "".join(beschriftung(_x(wert / gesamt), BODEN + 38, wert) for wert in stellen)


def _wahrheit(gesamt):
    linie = f'<path d="M{_x(1):g} 18V{BODEN + 22}" style="stroke:currentColor;stroke-width:1.5;stroke-dasharray:5 4"/>'
    return linie + _schrift(_x(1), 12, f"wahr: {gesamt}", anker="middle", stil=FETT)


def _laeufe(zahlen):
    if not zahlen["schaetzungen"]:
        return _schrift((_x(1) + RECHTS) / 2, (OBEN + BODEN) / 2, "keine Schätzung", anker="middle")
    faecher = Counter(_fach(wert / zahlen["gesamt"]) for wert in zahlen["schaetzungen"])
    hoechstens = next(stufe for stufe in (50, 100, 150, 200, 300, 400, 500, 700, LAEUFE) if stufe >= max(faecher.values()))
    saeulen = "".join(_saeule(fach, anzahl / hoechstens) for fach, anzahl in sorted(faecher.items()))
    flaeche = f'<path d="{saeulen}" style="fill:{farbe(TON)};opacity:.7"/>'
    return _stufen(hoechstens) + flaeche + _darueber(faecher[FAECHER], hoechstens) + _spannweite(zahlen)


def _saeule(fach, anteil):
    mitte, hoehe = _x(fach / FEIN), (BODEN - OBEN) * anteil
    return f"M{mitte - FACH / 2 + 0.5:.1f} {BODEN}v{-hoehe:.1f}h{FACH - 1:.1f}v{hoehe:.1f}z"


def _stufen(hoechstens):
    hoehen = {0: BODEN, hoechstens // 2: (OBEN + BODEN) / 2, hoechstens: OBEN}
    wege = "".join(f"M{LINKS - FACH / 2:g} {y:g}H{RECHTS:g}" for wert, y in hoehen.items() if wert)
    marken = "".join(beschriftung(LINKS - 12, y + 4, wert, "end") for wert, y in hoehen.items())
    return f'<path d="{wege}" style="stroke:var(--lm-linie)"/>{marken}' + beschriftung(LINKS - 12, OBEN - 13, "Läufe", "end")


def _darueber(anzahl, hoechstens):
    if not anzahl:
        return ""
    y = BODEN - (BODEN - OBEN) * anzahl / hoechstens
    return _schrift(DARUEBER, y - 6, anzahl, anker="middle") + beschriftung(DARUEBER, BODEN + 38, "darüber")


def _spannweite(zahlen):
    unten, mitte, oben = (_x(wert / zahlen["gesamt"]) for wert in (zahlen["spanne"][0], zahlen["median"], zahlen["spanne"][1]))
    return _klammer(unten, oben, BODEN + 12) + _punkt(mitte, BODEN + 12)


def _klammer(links, rechts, y):
    enden = f"M{links:.1f} {y}H{rechts:.1f}M{links:.1f} {y - 5}v10M{rechts:.1f} {y - 5}v10"
    return f'<path d="{enden}" style="fill:none;stroke:{farbe(TON)};stroke-width:2"/>'


def _punkt(x, y):
    return f'<circle cx="{x:.1f}" cy="{y}" r="5" style="fill:{farbe(TON)}"/>'


ZEICHEN = {"Median": probe(_punkt(6, 6), 12, 12), "mittlere 90\u00a0%": probe(_klammer(1, 21, 6), 22, 12)}


def _kennzahlen(zahlen):
    leer, umgang = zahlen["ohne_gemeinsame"], "verworfen" if zahlen["verworfen"] else "zählen mit"
    werte = ("–", "–", "–")
    if zahlen["schaetzungen"]:
        werte = f"{zahlen['median']:.1f}", f"{zahlen['mittelwert']:.1f}", "{:.1f} bis {:.1f}".format(*zahlen["spanne"])
    anteil = f"{leer} von {LAEUFE}, {umgang}" if leer else "kein Lauf"
    return dict(zip(("Median", "Mittelwert", "mittlere 90\u00a0%"), werte)) | {"ohne gemeinsamen Treffer": anteil}


def _ergebnis(zahlen):
    werte = {f"{ZEICHEN[name]} {name}" if name in ZEICHEN else name: wert for name, wert in _kennzahlen(zahlen).items()}
    return kennzahlen(werte, ("15%", "16%", "28%", "41%"))
