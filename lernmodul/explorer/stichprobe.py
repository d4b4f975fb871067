"""Stichprobe: wie breit ein Intervall bei n Fragen ist und was zwei Systeme an denselben Fragen trennt."""

from functools import partial
from math import comb

from ..metriken.unsicherheit import wilson_intervall
from .stil import beschriftung, farbe, kennzahlen, rahmen, schriftzug, sicher, svg, zeichen_an
from .tafel import Ansicht, Regler, Schalter, Tafel, Vermutung

MEHR = 4
NIVEAU = 0.05
GEWOEHNLICH = 0.3  # ab hier fällt eine Münze ständig so


def tafel(n=20, treffer=16, siege_b=2, siege_a=1, viermal=False):
    """Erkundung mit `n` Fragen: A löst `treffer` davon, B gewinnt `siege_b` und verliert `siege_a`; `viermal` zeigt A an 4n Fragen."""
    start = {"n": n, "treffer": treffer, "siege_b": siege_b, "siege_a": siege_a, "viermal": viermal}
    start = {teil.name: teil.geprueft(start[teil.name]) for teil in BEDIENUNG}
    _pruefe(n, treffer, siege_b, siege_a)
    return Tafel("Wie viel sagen so wenige Fragen?", start, BEDIENUNG, ansicht, _vermutung(n, treffer), BEISPIELE, _begrenze)


def ansicht(n, treffer, siege_b, siege_a, viermal):
    """Die Quoten beider Systeme mit 95-%-Intervall, darunter Frage für Frage, wer gewinnt, und der p-Wert des Vorzeichentests."""
    _pruefe(n, treffer, siege_b, siege_a)
    zahlen = _zahlen(n, treffer, siege_b, siege_a)
    satz = _satz(zahlen, viermal)
    bild = f'<div style="max-width:{BREITE}px">{_bild(zahlen, viermal)}{_ergebnis(zahlen)}</div>'
    return Ansicht(zahlen, satz, rahmen(bild, satz))


def vorzeichentest(siege_a, siege_b):
    """Wahrscheinlichkeit, dass ein Münzwurf je entschiedener Frage mindestens so einseitig ausgeht.

    Formel: 2 · Σ C(m, i) / 2^m über i = 0 … min(siege_a, siege_b), höchstens 1; m = siege_a + siege_b
    Einheit/Form: zwei Anzahlen von Fragen → Zahl in (0, 1]
    Undefiniert: ohne entschiedene Frage 1.0, denn nichts spricht für einen Unterschied
    Nicht verwechseln mit: der Wahrscheinlichkeit, dass A und B gleich gut sind
    Quelle: exakter zweiseitiger Vorzeichentest; bei Paaren aus 0 und 1 dasselbe wie der exakte Test von McNemar

    >>> vorzeichentest(0, 6)
    0.03125
    >>> vorzeichentest(0, 5)
    0.0625
    """
    m = siege_a + siege_b
    return min(1.0, 2 * sum(comb(m, i) for i in range(min(siege_a, siege_b) + 1)) / 2**m)


def _pruefe(n, treffer, siege_b, siege_a):
    grenzen = (("treffer", treffer, n), ("siege_b", siege_b, n - treffer), ("siege_a", siege_a, treffer))
    for name, wert, hoechstens in grenzen:
        if wert > hoechstens:
            raise ValueError(f"{name} ist {wert}. Bei n = {n} und treffer = {treffer} sind höchstens {hoechstens} möglich.")


def _zahlen(n, treffer, siege_b, siege_a):
    treffer_b = treffer - siege_a + siege_b
    a, b = wilson_intervall(treffer, n), wilson_intervall(treffer_b, n)
    return {
        "n": n,
        "treffer_a": treffer,
        "treffer_b": treffer_b,
        "intervall_a": a,
        "intervall_b": b,
        "intervall_viermal": wilson_intervall(MEHR * treffer, MEHR * n),
        "ueberlappen": max(a[0], b[0]) <= min(a[1], b[1]),
        "siege_a": siege_a,
        "siege_b": siege_b,
        "unentschieden": n - siege_a - siege_b,
        "p_wert": vorzeichentest(siege_a, siege_b),
    }


def _breite(intervall):
    return intervall[1] - intervall[0]


# Worte


def _satz(zahlen, viermal):
    anteil = _breite(zahlen["intervall_viermal"]) / _breite(zahlen["intervall_a"])
    vorab = f"Mit viermal so vielen Fragen wäre das Intervall von A nur noch {anteil * 100:.0f}\u00a0% so breit. " if viermal else ""
    return vorab + _paarsatz(zahlen)


def _paarsatz(zahlen):
    a, b, p = zahlen["siege_a"], zahlen["siege_b"], zahlen["p_wert"]
    if not a + b:
        return "Keine Frage löst nur eines der beiden Systeme: An diesen Fragen sind A und B nicht zu unterscheiden."
    if a == b:
        return f"A und B gewinnen gleich oft (je {_fragen(a)}): Das trennt sie nicht."
    selten = "selten" if p < NIVEAU else "nicht selten genug" if p < GEWOEHNLICH else "ganz gewöhnlich"
    siege = f"B gewinnt {_fragen(b)}, A gewinnt {_fragen(a)}."
    return f"{siege} Wären beide gleich gut, wäre so ein Ergebnis {selten} ({_p_text(p)}). {_urteil(zahlen)}"


def _fragen(anzahl):
    return {0: "keine", 1: "eine Frage"}.get(anzahl, f"{anzahl} Fragen")


def _urteil(zahlen):
    trennt = zahlen["p_wert"] < NIVEAU
    urteil = f"Das spricht für {'B' if zahlen['siege_b'] > zahlen['siege_a'] else 'A'}" if trennt else "Das trennt A und B nicht"
    if trennt == zahlen["ueberlappen"]:
        return f"{urteil}, obwohl sich die Intervalle {'überlappen' if trennt else 'nicht überlappen'}."
    return f"{urteil}."


def _p_text(p):
    return "p\u00a0<\u00a00.0001" if p < 0.0001 else f"p\u00a0=\u00a0{p:.4g}"


def _vermutung(n, treffer):
    breite, schmaler = _breite(wilson_intervall(treffer, n)), _breite(wilson_intervall(MEHR * treffer, MEHR * n))
    antworten = {"ein Viertel so breit": 1 / 4, "etwa halb so breit": 1 / 2, "gleich breit": 1}
    return Vermutung(
        f"A löst {treffer} von {n} Fragen. Du stellst viermal so viele, und die Quote bleibt. Wie breit wird das 95-%-Intervall?",
        min(antworten, key=lambda text: abs(antworten[text] - schmaler / breite)),
        f"Aus {breite:.3f} wird {schmaler:.3f}. Die Breite schrumpft etwa mit der Wurzel aus n, nur bei Quoten nahe 0 oder 1 schneller.",
        tuple(antworten),
        {
            "ein Viertel so breit": "Viermal so viele Fragen machen das Intervall nicht viermal so schmal.",
            "gleich breit": "Gleich bleibt die Quote, nur kennst du sie jetzt genauer.",
        },
    )


# Bedienung


BEDIENUNG = (
    Regler("n", "Fragen (n)", 5, 40),
    Regler("treffer", "davon löst A", 0, 40),
    Regler("siege_b", "nur B löst", 0, 20),
    Regler("siege_a", "nur A löst", 0, 20),
    Schalter("viermal", "A auch bei 4n"),
)
AUSGAENGE = {"B gewinnt 6 zu 0": (6, 0), "5 zu 0": (5, 0), "8 zu 2": (8, 2)}
BEISPIELE = {name: {"n": 20, "treffer": 12, "siege_b": b, "siege_a": a} for name, (b, a) in AUSGAENGE.items()}


def _begrenze(alt, neu, name):
    treffer = min(neu["treffer"], neu["n"])
    siege = {"siege_b": min(neu["siege_b"], neu["n"] - treffer), "siege_a": min(neu["siege_a"], treffer)}
    return {**neu, "treffer": treffer, **siege}


# Bild

LINKS, RECHTS, RAND, BREITE = 172, 440, 632, 640
KOPF, ZEILE = 30, 32
TON = {"a": "blau", "b": "lila"}


def _x(anteil):
    return LINKS + (RECHTS - LINKS) * anteil


_schrift = partial(schriftzug, anker="start")


def _bild(zahlen, viermal):
    zeilen = _intervallzeilen(zahlen, viermal)
    unten = KOPF + ZEILE * len(zeilen)
    oben = _achse(unten) + _ueberlappung(zahlen, unten) + "".join(_intervall(KOPF + ZEILE * i, *zeile) for i, zeile in enumerate(zeilen))
    return svg(oben + _paare(zahlen, unten + 52), BREITE, unten + 112, _bildname(zeilen))


def _intervallzeilen(zahlen, viermal):
    n, a, b = zahlen["n"], zahlen["treffer_a"], zahlen["treffer_b"]
    mehr = [("A bei 4n", "a", MEHR * a, MEHR * n, zahlen["intervall_viermal"])] if viermal else []
    return [*mehr, ("A", "a", a, n, zahlen["intervall_a"]), ("B", "b", b, n, zahlen["intervall_b"])]


def _bildname(zeilen):
    teile = (f"{name} löst {treffer} von {n}, Intervall {unten:.3f} bis {oben:.3f}" for name, _, treffer, n, (unten, oben) in zeilen)
    return "Quoten mit 95-%-Intervall: " + "; ".join(teile) + ". Darunter jede Frage einzeln; hervorgehoben, wo nur eines sie löst."


def _achse(unten):
    stufen = (0, 0.25, 0.5, 0.75, 1)
    striche = "".join(f'<path d="M{_x(a):g} {KOPF}V{unten}" style="stroke:var(--lm-linie)"/>' for a in stufen)
    zahlen = "".join(beschriftung(_x(a), unten + 16, f"{a:g}") for a in stufen)
    kopf = ((8, "System", "start"), (LINKS - 20, "gelöst", "end"), (_x(0.5), "Quote, 95-%-Intervall", "middle"), (RAND, "Breite", "end"))
    return striche + zahlen + "".join(beschriftung(x, KOPF - 12, text, anker) for x, text, anker in kopf)


def _ueberlappung(zahlen, unten):
    (a0, a1), (b0, b1) = zahlen["intervall_a"], zahlen["intervall_b"]
    links, rechts = _x(max(a0, b0)), _x(min(a1, b1))
    lage = f'x="{links:g}" y="{unten - 2 * ZEILE}" width="{rechts - links:g}" height="{2 * ZEILE}"'
    band = f'<rect {lage} style="fill:var(--lm-linie);opacity:.5"/>'
    return band + beschriftung((links + rechts) / 2, unten + 33, "Überlappung") if zahlen["ueberlappen"] else ""


def _intervall(y, name, marke, treffer, n, intervall):
    mitte, (unten, oben) = y + ZEILE // 2, intervall
    enden = f"M{_x(unten):g} {mitte}H{_x(oben):g}M{_x(unten):g} {mitte - 6}v12M{_x(oben):g} {mitte - 6}v12"
    linie = f'<path d="{enden}" style="fill:none;stroke:{farbe(TON[marke])};stroke-width:2"/>'
    links = zeichen_an(marke, 14, mitte) + _schrift(26, mitte + 5, name) + _schrift(LINKS - 20, mitte + 5, f"{treffer} / {n}", anker="end")
    breite = _schrift(RAND, mitte + 5, f"{_breite(intervall):.3f}", anker="end")
    rechts = _schrift(RECHTS + 24, mitte + 5, f"{unten:.3f} bis {oben:.3f}") + breite
    return links + linie + zeichen_an(marke, _x(treffer / n), mitte, 1.3) + rechts


def _gruppen(zahlen):
    beide, siege_a, siege_b = zahlen["treffer_a"] - zahlen["siege_a"], zahlen["siege_a"], zahlen["siege_b"]
    return {(1, 1): beide, (0, 1): siege_b, (1, 0): siege_a, (0, 0): zahlen["n"] - beide - siege_a - siege_b}


def _paare(zahlen, y):
    paare = [paar for paar, anzahl in _gruppen(zahlen).items() for _ in range(anzahl)]
    schritt = (RAND - LINKS) / max(len(paare), 20)
    namen = "".join(zeichen_an(v, 14, y + h) + _schrift(26, y + h + 5, f"{v.upper()}, Frage für Frage") for v, h in (("a", 10), ("b", 38)))
    return namen + "".join(_spalte(LINKS + schritt * i, schritt, y, *paar) for i, paar in enumerate(paare))


def _spalte(x, breite, y, a, b):
    lage = f'x="{x + 0.5:g}" y="{y - 3}" width="{breite - 1:g}" height="54" rx="4"'
    grund = f'<rect {lage} style="fill:{farbe(TON["a" if a else "b"])};opacity:.18"/>' if a != b else ""
    return grund + zeichen_an("a" if a else "daneben", x + breite / 2, y + 10) + zeichen_an("b" if b else "daneben", x + breite / 2, y + 38)


def _ergebnis(zahlen):
    namen = {(1, 1): "beide lösen", (0, 1): "nur B löst", (1, 0): "nur A löst", (0, 0): "keines löst"}
    werte = {namen[paar]: anzahl for paar, anzahl in _gruppen(zahlen).items()} | {"Vorzeichentest": sicher(_p_text(zahlen["p_wert"]))}
    return kennzahlen(werte, ("19%", "19%", "19%", "19%", "24%"))
