"""Maße ohne Gesamtzahl: T in beiden Formen neben P, R, F und nDCG, für eine Liste oder für zwei."""

from fractions import Fraction

from ..metriken.ohne_gesamtzahl import f_score, ndcg_liste, t_score
from ..metriken.suche import ndcg_at_k
from .stil import farbe, legende, rahmen, sicher, zeichen
from .tafel import Ansicht, Auswahl, Regler, Schalter, Tafel, Vermutung

HUNDERT = 100
ANORDNUNGEN = ("vorn", "verteilt", "hinten")
# Maß → (Name, Form, was es von der Gesamtzahl, von der Reihenfolge und von den irrelevanten Dokumenten sieht)
MASSE = {
    "p": ("P", "Precision", "nein", "nein", "nur über K"),
    "r": ("R", "Recall", "ja", "nein", "nein"),
    "f": ("F", "Gewicht α", "ja", "nein", "nur über K"),
    "t_summary": ("T", "Zusammenfassung", "nein", "nein", "ja"),
    "t_code": ("T", "Code", "nein", "nein", "ja, bis zu\u00a0α"),
    "ndcg": ("nDCG", "üblich", "nur bis K", "ja", "vor Treffern"),
    "ndcg_liste": ("nDCG", "Liste", "nein", "ja", "vor Treffern"),
}
FORMEN = {"summary": "T\u00a0(Zusammenfassung)", "code": "T\u00a0(Code)"}


def ansicht(*, n_p, n_n, k, n_p_b, n_n_b, k_b, gesamt, alpha, anordnung, paar, ganz):
    """Sieben Maße als Balken auf einer Achse; `alpha` in Hundertsteln, `ganz` hält nur die Regler zusammen."""
    listen = {"a": (n_p, n_n, k)} | ({"b": (n_p_b, n_n_b, k_b)} if paar else {})
    _pruefe(listen, gesamt)
    zahlen = {name: _masse(*liste, gesamt, alpha / HUNDERT, anordnung) for name, liste in listen.items()}
    satz = _paarsatz(*listen.values()) if paar else _satz(*listen["a"], alpha)
    return Ansicht(zahlen, satz, rahmen(_bild(listen, zahlen, alpha / HUNDERT, anordnung), satz))


def _pruefe(listen, gesamt):
    for name, (n_p, n_n, k) in listen.items():
        if n_p + n_n > k:
            raise ValueError(f"Liste {name.upper()}: n_p + n_n ist {n_p + n_n}, die Liste hat aber nur K = {k} Plätze.")
        if n_p > gesamt:
            raise ValueError(f"Liste {name.upper()}: n_p ist {n_p}, insgesamt relevant sind aber nur Nₚ = {gesamt}.")


def _masse(n_p, n_n, k, gesamt, alpha, anordnung):
    plaetze = relevante_plaetze(n_p, k, anordnung)
    relevanz = [int(platz in plaetze) for platz in range(k)]
    return {
        "p": n_p / k,
        "r": n_p / gesamt,
        "f": f_score(n_p, k, gesamt, alpha),
        "t_summary": t_score(n_p, n_n, k, alpha),
        "t_code": t_score(n_p, n_n, k, alpha, form="code"),
        "ndcg": ndcg_at_k({*plaetze, *range(k, k + gesamt - n_p)}, list(range(k)), k),
        "ndcg_liste": ndcg_liste(relevanz, k),
    }


def relevante_plaetze(n_p, k, anordnung):
    """Die Plätze der relevanten Dokumente, gezählt ab 0.

    >>> relevante_plaetze(2, 5, "verteilt")
    [1, 3]
    """
    if anordnung == "verteilt":
        return [(2 * i + 1) * k // (2 * n_p) for i in range(n_p)]
    return list(range(n_p) if anordnung == "vorn" else range(k - n_p, k))


def _bereich(mass, k, alpha):
    """Der Wertebereich eines Maßes; bei T (Code) hängt er von K ab."""
    oben = {"t_summary": 1 - alpha, "t_code": (1 - alpha) * k}
    return (-alpha, oben[mass]) if mass in oben else (0, 1)


# Worte


def _zahl(wert, stellen=3):
    return f"{round(wert, stellen) + 0.0:.{stellen}f}".replace("-", "−")  # + 0.0: aus −0.0 wird 0.0


def _satz(n_p, n_n, k, alpha):
    a, beurteilt = alpha / HUNDERT, n_p + n_n
    anteil = "α" if beurteilt == k else f"α · {beurteilt}/{k}"
    summary = f"{FORMEN['summary']} liegt um {anteil} = {_zahl(a * beurteilt / k)} unter der Precision {_zahl(n_p / k)}."
    code = f"{FORMEN['code']} ist (1 − α) · n_p = {_zahl((1 - a) * n_p)}, weniger α · n_n/K = {_zahl(a * n_n / k)}."
    return f"{_beurteilt(beurteilt, k)}: {summary} {code}"


def _beurteilt(anzahl, k):
    if anzahl == 0:
        return "Kein Platz ist beurteilt"
    if anzahl == k:
        return f"Alle {k} Plätze sind beurteilt" if k > 1 else "Der einzige Platz ist beurteilt"
    return f"{anzahl} von {k} Plätzen {'ist' if anzahl == 1 else 'sind'} beurteilt"


def _paarsatz(a, b):
    return " ".join(f"{name}: {_fuehrung(*_abstaende(a, b, form))}" for form, name in FORMEN.items())


def _abstaende(a, b, form):
    """Um wie viel A bei α = 0 und bei α = 1 vor B liegt; dazwischen ändert sich der Abstand geradlinig.

    Bei α = 0 ist T die Precision (Code: n_p), bei α = 1 in beiden Formen −n_n/K.
    """
    (n_p_a, n_n_a, k_a), (n_p_b, n_n_b, k_b) = a, b
    null = n_p_a - n_p_b if form == "code" else Fraction(n_p_a, k_a) - Fraction(n_p_b, k_b)
    return null, Fraction(n_n_b, k_b) - Fraction(n_n_a, k_a)


def _fuehrung(null, eins):
    if null == eins == 0:
        return "Beide Listen sind bei jedem α gleichauf."
    vorn, hinten = ("A", "B") if (null or eins) > 0 else ("B", "A")
    if null * eins < 0:
        return f"Bis α = {_zahl(float(null / (null - eins)), 2)} führt {vorn}, danach {hinten}."
    if null == eins:
        return f"α verschiebt beide Listen gleich weit, {vorn} bleibt immer um {_zahl(float(abs(null)))} vorn."
    return f"{vorn} führt bei jedem α zwischen 0 und 1."


VERMUTUNG = Vermutung(
    frage="T (Code) teilt nur die Irrelevanten durch K: (1\u00a0−\u00a0α)\u00a0·\u00a0n_p\u00a0−\u00a0α\u00a0·\u00a0n_n/K. "
    "Liste A hat einen Platz, und der ist relevant. Liste B hat zwanzig Plätze, davon zwei relevant, der Rest irrelevant. "
    "Welche liegt bei α\u00a0=\u00a00.5 nach T (Code) vorn?",
    richtig="B",
    erklaerung="Die Treffer sind nicht durch K geteilt: Der zweite bringt 1 − α, die achtzehn irrelevanten kosten zusammen höchstens α. "
    "Nimm das Beispiel „kurz gegen lang“ und dreh α, bis A führt. „Mit Lücken“ zeigt, wann auch T (Zusammenfassung) die Führung wechselt.",
    antworten=("A", "B", "beide gleich"),
    irrtuemer={
        "A": "Nach der Precision läge A weit vorn.",
        "beide gleich": "Es ist knapp: B hat einen Treffer mehr, und der wiegt etwas schwerer als alle Nieten zusammen.",
    },
)


# Bild: Jede Zeile trägt dieselbe Achse; ihr Ende richtet sich nach n_p, damit es beim Drehen an α stehen bleibt.

ENDEN = (3, 6, 10)
TON = {"a": "blau", "b": "lila"}
# Breite in em; die Balken bekommen, was übrig bleibt.
SPALTEN = (("Maß", 10.6), ("", None), ("Wert", 5.2), ("braucht Nₚ", 5.1), ("sieht die Reihenfolge", 6.4), ("sieht Irrelevante", 7.4))
ZELLE = "padding:0 6px 0 0;line-height:1.3"


def _bild(listen, zahlen, alpha, anordnung):
    ende = next(ende for ende in ENDEN if max(n_p for n_p, _, _ in listen.values()) <= ende)
    streifen = "".join(_streifen(name, *liste, anordnung) for name, liste in listen.items())
    zeilen = "".join(_zeile(mass, listen, zahlen, alpha, ende) for mass in MASSE)
    kopf = "".join(_kopf(text, breite, ende) for text, breite in SPALTEN)
    tabelle = f'<table class="lm-weit" style="min-width:40rem;margin-top:8px"><thead><tr>{kopf}</tr></thead><tbody>{zeilen}</tbody></table>'
    return f"{streifen}{tabelle}{_erklaerung()}"


def _kopf(text, breite, ende):
    stil = f"{ZELLE};vertical-align:bottom"
    return f'<th scope="col" style="{stil};width:{breite}em">{text}</th>' if text else f'<td style="{stil}">{_achse(ende)}</td>'


def _streifen(name, n_p, n_n, k, anordnung):
    """Die Liste selbst: wo Relevante stehen; davor und dazwischen erst die irrelevanten, dann die unbeurteilten."""
    uebrige = iter(["niete"] * n_n + ["unbeurteilt"] * (k - n_p - n_n))
    plaetze = relevante_plaetze(n_p, k, anordnung)
    reihe = "".join(zeichen("treffer" if platz in plaetze else next(uebrige), 15) for platz in range(k))
    anzahlen = {"relevant": n_p, "irrelevant": n_n, "unbeurteilt": k - n_p - n_n}
    text = f"K = {k}: " + ", ".join(f"{anzahl} {art}" for art, anzahl in anzahlen.items() if anzahl)
    return f'<div style="margin-bottom:2px"><b>Liste {name.upper()}</b> {reihe} <span class="lm-leise">{text}</span></div>'


def _zeile(mass, listen, zahlen, alpha, ende):
    name, form, *sieht = MASSE[mass]
    kopf = f'<b>{name}</b> <span class="lm-leise">{form}</span>'
    werte = f'<span style="white-space:nowrap">{"<br>".join(_wert(liste, mass, zahlen) for liste in listen)}</span>'
    balken = "".join(_balken(liste, mass, zahlen[liste], listen[liste], alpha, ende) for liste in listen)
    zellen = "".join(f'<td style="{ZELLE}">{zelle}</td>' for zelle in (_raster(balken, ende), werte, *map(sicher, sieht)))
    return f'<tr><th scope="row" style="{ZELLE};white-space:nowrap">{kopf}</th>{zellen}</tr>'


def _wert(liste, mass, zahlen):
    """Der Wert, fett bei der Liste, die nach diesem Maß vorn liegt."""
    wert, anderer = zahlen[liste][mass], min(zahlen.values(), key=lambda werte: werte[mass])[mass]
    text = f'<span class="lm-leise">{liste.upper()}</span> {_zahl(wert)}'  # der blaue Kreis heißt hier schon „relevant“
    return f"<b>{text}</b>" if wert > anderer + 1e-9 else text


MITTIG = "display:flex;justify-content:center"
NULL, LINIE = (f"top:0;bottom:0;border-left:1px solid {farbe_}" for farbe_ in ("currentColor", "var(--lm-linie)"))


def _stellen(ende):
    return range(-1, ende + 1)


def _kasten(von, bis, ende, stil, inhalt=""):
    links, rechts = sorted(HUNDERT * (wert + 1) / (ende + 1) for wert in (von, bis))
    return f'<span style="position:absolute;left:{links:.2f}%;width:{rechts - links:.2f}%;{stil}">{inhalt}</span>'


def _achse(ende):
    beschriftet = [wert for wert in _stellen(ende) if ende < ENDEN[-1] or wert % 2 == 0]  # alle Zahlen stünden dort ineinander
    zahlen = "".join(_kasten(wert, wert, ende, MITTIG, f'<span class="lm-leise">{_zahl(wert, 0)}</span>') for wert in beschriftet)
    return f'<div style="position:relative;height:1.3em;margin:0 12px" aria-hidden="true">{zahlen}</div>'


def _raster(inhalt, ende):
    linien = "".join(_kasten(wert, wert, ende, NULL if wert == 0 else LINIE) for wert in _stellen(ende))
    return f'<div style="position:relative;margin:0 12px;padding:5px 0" aria-hidden="true">{linien}{inhalt}</div>'


def _balken(name, mass, werte, liste, alpha, ende):
    """Heller Streifen: Wertebereich. Balken: der Wert. Strich: womit T verglichen wird."""
    n_p, _, k = liste
    unten, oben = _bereich(mass, k, alpha)
    bereich = _kasten(unten, min(oben, ende), ende, "top:0;bottom:0;background:color-mix(in srgb,currentColor 14%,transparent)")
    balken = _kasten(0, werte[mass], ende, f"top:2px;bottom:2px;background:{farbe(TON[name])}")
    marke = {"t_summary": werte["p"], "t_code": (1 - alpha) * n_p}.get(mass)
    strich = "" if marke is None else _kasten(marke, marke, ende, "top:-2px;bottom:-2px;border-left:2px solid currentColor")
    return f'<div style="position:relative;height:14px;margin:3px 0">{bereich}{balken}{strich}</div>'


def _erklaerung():
    zeichen_ = legende([("treffer", "relevant"), ("niete", "irrelevant"), ("unbeurteilt", "unbeurteilt")])
    strich = "P beim ersten T, (1\u00a0−\u00a0α)\u00a0·\u00a0n_p beim zweiten"
    text = f"Heller Streifen: der Wertebereich des Maßes, bei T (Code) je nach K. Strich: {strich}."
    return f'{zeichen_}<p class="lm-leise" style="margin:4px 0 0">{text}</p>'


# Bedienung

LISTE_A, LISTE_B = ("n_p", "n_n", "k"), ("n_p_b", "n_n_b", "k_b")
START = dict(zip((*LISTE_A, *LISTE_B), (2, 1, 5, 3, 2, 5))) | {"gesamt": 4, "alpha": 50, "anordnung": "vorn", "paar": False, "ganz": False}


def _einzeln(n_p, k, gesamt):
    return {"n_p": n_p, "n_n": k - n_p, "k": k, "gesamt": gesamt, "alpha": 50, "paar": False, "ganz": True}


def _gegen(a, b, ganz):
    return dict(zip((*LISTE_A, *LISTE_B), (*a, *b))) | {"gesamt": 4, "alpha": 10, "paar": True, "ganz": ganz}


EINZELN = ((3, 5, 4), (5, 5, 10), (5, 10, 10), (1, 10, 1), (0, 5, 1), (2, 2, 4))
BEISPIELE = {f"{n_p} von {k}": _einzeln(n_p, k, gesamt) for n_p, k, gesamt in EINZELN} | {
    "kurz gegen lang": _gegen((1, 0, 1), (2, 18, 20), True),
    "mit Lücken": _gegen((1, 0, 5), (3, 2, 5), False),
}


def nachfuehren(alt, neu, name):
    """Hält beide Listen möglich: n_p + n_n ≤ K und n_p ≤ Nₚ. Wer an B zieht, sieht B."""
    ganz = neu["ganz"] and name not in ("n_n", "n_n_b")
    gesamt = max(neu["gesamt"], neu[name]) if name in ("n_p", "n_p_b") else neu["gesamt"]
    neu = {**neu, "paar": neu["paar"] or name.endswith("_b"), "ganz": ganz, "gesamt": gesamt}
    return neu | _passend(neu, "") | _passend(neu, "_b")


def _passend(neu, welche):
    n_p = min(neu[f"n_p{welche}"], neu[f"k{welche}"], neu["gesamt"])
    frei = neu[f"k{welche}"] - n_p
    return {f"n_p{welche}": n_p, f"n_n{welche}": frei if neu["ganz"] else min(neu[f"n_n{welche}"], frei)}


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: n_p, n_n, k mit und ohne _b, gesamt (Nₚ), alpha (Hundertstel), anordnung, paar, ganz."""
    fertig = Tafel("Was sieht welches Maß?", START | start, _bedienung(), ansicht, VERMUTUNG, BEISPIELE, nachfuehren)
    _pruefe({name: [fertig.start[feld] for feld in felder] for name, felder in (("a", LISTE_A), ("b", LISTE_B))}, fertig.start["gesamt"])
    return fertig


def _bedienung():
    teile = (("n_p", "relevant", 0, 10), ("n_n", "irrelevant", 0, 20), ("k", "Länge K", 1, 20))
    listen = [
        Regler(name + welche, f"{liste}: {text}", von, bis)
        for name, text, von, bis in teile
        for liste, welche in (("A", ""), ("B", "_b"))
    ]
    return (
        *listen,
        Regler("gesamt", "Nₚ gesamt", 1, 20),
        Regler("alpha", "α in Hundertsteln", 0, HUNDERT),
        Schalter("paar", "Liste B danebenstellen"),
        Schalter("ganz", "ganz beurteilt: alles, was nicht relevant ist, ist irrelevant"),
        Auswahl("anordnung", "Relevante stehen", tuple((name, name) for name in ANORDNUNGEN)),
    )
