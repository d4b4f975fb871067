"""Erkundung der Schwelle: Zwei Wolken echter Scores überlappen sich, eine Linie geht durch beide, und die Preise sagen, wo."""

from collections import defaultdict
from dataclasses import replace
from functools import cache

from ..metriken.klassifikation import Konfusionsmatrix
from ..metriken.unsicherheit import wilson_intervall
from .stil import FETT, MARKEN, beschriftung, farbe, linienzug, pfad, probe, quadrat, rahmen
from .stil import schriftzug, svg, tabelle, zahl, zeichen, zeichen_an
from .tafel import Ansicht, Auswahl, Regler, Schalter, Tafel, Vermutung

# Positiv heißt abgelehnt: Ein Treffer (TP) ist eine abgelehnte Frage ohne Antwort.
FELDER = {"tp": "korrekt abgelehnt", "fn": "trotzdem beantwortet", "fp": "zu Unrecht abgelehnt", "tn": "beantwortet"}
HAELFTEN = {"einstellen": "zum Einstellen", "messen": "zum Messen"}
LINIEN = {"einstellen": ("a", "none"), "messen": ("b", "5 3")}  # Marke und Strichmuster
PREIS_HOECHSTENS = 20


@cache
def scores():
    """Der beste Score jeder mitgelieferten Frage, je Gruppe in der Reihenfolge der Dateien."""
    from ..mini_rag import fragen, golden_set, ohne_antwort, suche

    faelle = golden_set()
    mit = [zeile["frage"] for zeile in fragen().values()] + [f.frage for f in faelle if f.erwartete_quelle is not None]
    ohne = [*ohne_antwort()] + [f.frage for f in faelle if f.erwartete_quelle is None]
    return {gruppe: tuple(suche(frage, 1)[0].score for frage in gefragt) for gruppe, gefragt in (("ohne", ohne), ("mit", mit))}


def haelften():
    """Die Scores in ganzen Hundertsteln: In jeder Gruppe dient die erste, dritte, fünfte … Frage dem Einstellen, der Rest dem Messen."""
    alle = {gruppe: [int(round(score * 10_000)) // 100 for score in werte] for gruppe, werte in scores().items()}
    geteilt = {name: {gruppe: werte[start::2] for gruppe, werte in alle.items()} for start, name in enumerate(HAELFTEN)}
    return geteilt | {"alle": alle}


def matrix(fragen, schwelle):
    """Was die Schwelle aus diesen Fragen macht; abgelehnt wird, was unter ihr liegt."""
    tp, fp = (sum(score < schwelle for score in fragen[gruppe]) for gruppe in ("ohne", "mit"))
    return Konfusionsmatrix(tp=tp, fp=fp, fn=len(fragen["ohne"]) - tp, tn=len(fragen["mit"]) - fp)


def ende(fragen):
    """Die kleinste Schwelle, bei der alles abgelehnt wird."""
    return 1 + max(max(werte) for werte in fragen.values())


def verlauf(fragen, bis):
    """Die Konfusionsmatrix bei jeder Schwelle von 0 bis `bis`."""
    return [matrix(fragen, schwelle) for schwelle in range(bis + 1)]


def kosten(stand, preis_antwort, preis_ablehnung):
    """Was die Irrtümer zusammen kosten."""
    return stand.fn * preis_antwort + stand.fp * preis_ablehnung


def beste_schwelle(preis_antwort, preis_ablehnung):
    """Die günstigste Schwelle, ermittelt nur an den Fragen zum Einstellen; bei Gleichstand die kleinste."""
    teile = haelften()
    staende = verlauf(teile["einstellen"], ende(teile["alle"]))
    return min(range(len(staende)), key=lambda schwelle: kosten(staende[schwelle], preis_antwort, preis_ablehnung))


def ansicht(*, schwelle, preis_antwort, preis_ablehnung, beste, gezeigt):
    """Wolken mit Linie und Kosten, ROC-Kurve und Konfusionsmatrix; `beste` ändert nur die Bedienung, nicht das Bild."""
    teile = haelften()
    verlaeufe = {name: verlauf(teile[name], ende(teile["alle"])) for name in HAELFTEN}
    preise = (preis_antwort, preis_ablehnung)
    je_frage = {name: [kosten(stand, *preise) / _anzahl(stand) for stand in verlaeufe[name]] for name in HAELFTEN}
    zahlen = {name: _zahlen(verlaeufe[name][schwelle], je_frage[name], preise) for name in HAELFTEN}
    stand = matrix(teile[gezeigt], schwelle)
    satz = _satz(stand, zahlen, preise)
    links = f'<div class="lm-danach" style="width:{ROC_BREITE}px">{_roc(verlaeufe, schwelle)}</div>'
    rechts = f'<div class="lm-breit">{_konfusionsmatrix(stand)}{_tabelle(zahlen, preise)}</div>'
    daneben = f'<div class="lm-neben">{links}{rechts}</div>'
    return Ansicht(zahlen, satz, rahmen(_wolken(teile, gezeigt, schwelle, je_frage) + daneben + HERKUNFT, satz))


def _anzahl(stand):
    return stand.tp + stand.fn + stand.fp + stand.tn


def _zahlen(stand, je_frage, preise):
    return {
        "stand": stand,
        "korrekt_abgelehnt": stand.recall,
        "zu_unrecht_abgelehnt": stand.fallout,
        "kosten": kosten(stand, *preise),
        "je_frage": kosten(stand, *preise) / _anzahl(stand),
        "guenstigste": je_frage.index(min(je_frage)),
        "bestes_je_frage": min(je_frage),
    }


# Worte


def _satz(stand, zahlen, preise):
    abgelehnt = f"Abgelehnt: {stand.tp} von {stand.tp + stand.fn} ohne Antwort, {stand.fp} von {stand.fp + stand.tn} mit Antwort."
    return f"{abgelehnt} {_urteil(zahlen['einstellen'], zahlen['messen']) if any(preise) else OHNE_PREISE}"


def _urteil(einstellen, messen):
    if einstellen["je_frage"] > einstellen["bestes_je_frage"]:
        besser = f"bei {_schwelle(einstellen['guenstigste'])} wären es {einstellen['bestes_je_frage']:.2f}"
        return f"Eine Frage zum Einstellen kostet im Mittel {einstellen['je_frage']:.2f}, {besser}."
    anfang = f"Zum Einstellen ist keine Schwelle günstiger ({einstellen['je_frage']:.2f} je Frage)."
    return f"{anfang} Die Fragen zum Messen kosten damit {messen['je_frage']:.2f}; {_hinterher(messen)}"


def _hinterher(messen):
    if messen["je_frage"] == messen["bestes_je_frage"]:
        return "auch für sie ist keine günstiger."
    return f"für sie wäre {_schwelle(messen['guenstigste'])} die günstigste gewesen ({messen['bestes_je_frage']:.2f})."


def _schwelle(hundertstel):
    return f"{hundertstel / 100:.2f}"


OHNE_PREISE = "Solange kein Irrtum etwas kostet, ist jede Schwelle so gut wie jede andere."
HERKUNFT = (
    '<p class="lm-leise" style="margin:10px 0 0">Echte Scores: je Frage das beste Ergebnis der mitgelieferten Suche im Lehrkorpus. '
    "In jeder Gruppe dient jede zweite Frage dem Einstellen, der Rest dem Messen. Beantwortet heißt noch nicht richtig beantwortet. "
    "Fast drei von zehn Fragen haben hier keine Antwort; sind es bei dir weniger, kann eine niedrigere Schwelle günstiger sein.</p>"
)


# Bild: Wolken und Kosten teilen sich die Achse, damit die Linie durch alles geht. Eine Spalte ist ein Hundertstel.

LINKS, RECHTS, SPALTE, KOPF, ACHSE, LUFT, KOSTEN = 104, 14, 10, 42, 22, 18, 56


def _x(hundertstel):
    return LINKS + SPALTE * hundertstel


def _wolken(teile, gezeigt, schwelle, je_frage):
    bis = ende(teile["alle"])
    oben = KOPF + SPALTE * _hoechster(teile["alle"]["ohne"])
    unten = oben + ACHSE
    fuss = unten + SPALTE * _hoechster(teile["alle"]["mit"]) + LUFT + KOSTEN
    fragen = teile[gezeigt]
    punkte = _wolke(fragen["ohne"], schwelle, ("tp", "fn"), lambda i: oben - SPALTE * (i + 1))
    punkte += _wolke(fragen["mit"], schwelle, ("fp", "tn"), lambda i: unten + SPALTE * i)
    namen = _gruppe("ohne Antwort", fragen["ohne"], oben - 22) + _gruppe("mit Antwort", fragen["mit"], unten + 15)
    bild = punkte + namen + _kostenbild(je_frage, schwelle, bis, fuss) + _linie(schwelle, bis, fuss) + _skala(bis, oben)
    return svg(bild, _x(bis) + RECHTS, fuss + 22, _bildname(fragen, schwelle))


def _bildname(fragen, schwelle):
    unter = {gruppe: sum(score < schwelle for score in werte) for gruppe, werte in fragen.items()}
    lage = ", ".join(f"{unter[gruppe]} von {len(fragen[gruppe])} Fragen {gruppe} Antwort" for gruppe in ("ohne", "mit"))
    return f"Zwei Wolken von Scores und eine Linie bei {_schwelle(schwelle)}. Darunter liegen {lage}."


def _stapel(werte):
    stapel = defaultdict(int)
    for wert in werte:
        yield wert, stapel[wert]
        stapel[wert] += 1


def _hoechster(werte):
    return 1 + max(stelle for _, stelle in _stapel(werte))


def _wolke(werte, schwelle, marken, hoehe):
    orte = {True: [], False: []}
    for wert, stelle in _stapel(werte):
        orte[wert < schwelle].append((_x(wert), hoehe(stelle)))
    return "".join(pfad(marke, orte[abgelehnt]) for marke, abgelehnt in zip(marken, (True, False)))


def _gruppe(name, werte, y):
    return schriftzug(0, y, name, "start") + beschriftung(0, y + 17, f"{len(werte)} Fragen", "start")


def _skala(bis, oben):
    linien = "".join(f'<path d="M{LINKS} {y}H{_x(bis)}" stroke="currentColor" stroke-opacity=".35"/>' for y in (oben, oben + ACHSE))
    marken = "".join(beschriftung(_x(wert), oben + 16, f"{wert / 100:.1f}") for wert in range(0, bis + 1, 10))
    frei = "paint-order:stroke;stroke:var(--jp-layout-color0,#fff);stroke-width:5px"  # die Linie läuft hinter den Zahlen durch
    return f'{linien}{beschriftung(0, oben + 16, "bester Score", "start")}<g style="{frei}">{marken}</g>'


def _linie(schwelle, bis, fuss):
    x = _x(schwelle)
    strich = f'<path d="M{x} {KOPF - 20}V{fuss}" stroke="currentColor" stroke-width="2"/>'
    mitte = min(max(x, LINKS + 44), _x(bis) - 44)
    titel = schriftzug(mitte, 13, f"Schwelle {_schwelle(schwelle)}", stil=FETT)
    return strich + titel + beschriftung(x - 6, KOPF - 12, "← abgelehnt", "end") + _beantwortet(x, bis)


def _beantwortet(x, bis):
    """Rechts der Linie, solange dort Platz ist."""
    return beschriftung(x + 6, KOPF - 12, "beantwortet →", "start") if x + 96 <= _x(bis) + RECHTS else ""


def _kostenbild(je_frage, schwelle, bis, fuss):
    hoechste = max(map(max, je_frage.values()))
    name = schriftzug(0, fuss - 22, "Kosten", "start") + beschriftung(0, fuss - 5, "je Frage", "start")
    stufen = {0: fuss + 4} | ({f"{hoechste:.1f}": fuss - KOSTEN + 5} if hoechste else {})
    zahlen = "".join(beschriftung(LINKS - 6, y, wert, "end") for wert, y in stufen.items())
    boden = f'<path d="M{LINKS} {fuss}H{_x(bis)}" stroke="currentColor" stroke-opacity=".35"/>'
    hoehe = KOSTEN / (hoechste or 1)
    kurven = {teil: [(_x(t), fuss - hoehe * wert) for t, wert in enumerate(werte)] for teil, werte in je_frage.items()}
    return name + zahlen + boden + _guenstigste(kurven["einstellen"], je_frage["einstellen"], bis, fuss) + _kurven(kurven, schwelle)


def _guenstigste(orte, werte, bis, fuss):
    if not max(werte):
        return ""
    beste = werte.index(min(werte))
    x, y = orte[beste]
    lot = f'<path d="M{x} {y:.1f}V{fuss + 5}" stroke="{farbe("blau")}" stroke-width="1.5" stroke-dasharray="2 2"/>'
    mitte = min(max(x, LINKS + 118), _x(bis) - 118)
    return lot + beschriftung(mitte, fuss + 18, f"am günstigsten zum Einstellen: {_schwelle(beste)}")


def _kurven(kurven, schwelle):
    """Beide Hälften als Linie mit dem Zeichen an der Schwelle; die Hälfte zum Einstellen liegt obenauf."""
    return "".join(_kurve(name, kurven[name], schwelle) for name in reversed(HAELFTEN))


def _kurve(name, orte, schwelle):
    marke, muster = LINIEN[name]
    return linienzug(orte, MARKEN[marke][1], 2, muster) + zeichen_an(marke, *orte[schwelle], 1.6)


SEITE, RAND, ROC_OBEN = 204, 44, 24
ROC_BREITE = RAND + SEITE + 12


def _roc(verlaeufe, schwelle):
    kurven = {name: [(RAND + s.fallout * SEITE, ROC_OBEN + (1 - s.recall) * SEITE) for s in staende] for name, staende in verlaeufe.items()}
    stand = verlaeufe["einstellen"][schwelle]
    name = f"ROC-Kurve. Punkt zum Einstellen: zu Unrecht abgelehnt {zahl(stand.fallout)}, korrekt abgelehnt {zahl(stand.recall)}."
    bild = svg(_roc_achsen() + _kurven(kurven, schwelle), ROC_BREITE, ROC_OBEN + SEITE + 40, name)
    return f'<div><b>ROC-Kurve</b></div>{bild}<div class="lm-legende">{"".join(map(_schluessel, HAELFTEN))}</div>'


def _schluessel(name):
    return f"<span>{probe(_kurve(name, [(0, 8), (17, 8), (34, 8)], 1), 34)}{HAELFTEN[name]}</span>"


def _roc_achsen():
    nie = beschriftung(RAND + 40, ROC_OBEN + SEITE - 7, "← lehnt nie ab", "start")
    alles = beschriftung(RAND + SEITE, ROC_OBEN - 8, "lehnt alles ab", "end")
    return quadrat(RAND, ROC_OBEN, SEITE, FELDER["fp"], FELDER["tp"]) + nie + alles


# Tabellen

INTERVALL = "95-%-Intervall"


def _konfusionsmatrix(stand):
    tp, fn, fp, tn = (_feld(feld, getattr(stand, feld)) for feld in FELDER)
    return (
        '<table style="width:100%;table-layout:fixed;border-spacing:4px;margin:0 -4px 10px"><thead><tr><td style="width:7em"></td>'
        f'<th scope="col">abgelehnt: {stand.tp + stand.fp}</th><th scope="col">beantwortet: {stand.fn + stand.tn}</th></tr></thead><tbody>'
        f'<tr><th scope="row" style="padding:0">ohne Antwort<br>{stand.tp + stand.fn} Fragen</th>{tp}{fn}</tr>'
        f'<tr><th scope="row" style="padding:0">mit Antwort<br>{stand.fp + stand.tn} Fragen</th>{fp}{tn}</tr></tbody></table>'
    )


def _feld(feld, anzahl):
    stil = "background:var(--lm-flaeche);border-radius:6px;padding:5px 8px;vertical-align:top"
    name = f"<span>{zeichen(feld)} <b>{feld.upper()}</b></span>"
    kopf = f'<span class="lm-kopf" style="margin:0">{name}<b class="lm-zahl">{anzahl}</b></span>'
    return f'<td style="{stil}">{kopf}<span class="lm-leise" style="font-size:13px">{FELDER[feld]}</span></td>'


def _tabelle(zahlen, preise):
    staende = [zahlen[teil]["stand"] for teil in HAELFTEN]
    zeilen = [
        (f"Korrekt abgelehnt<br>{_leise(INTERVALL)}", *(_anteil(stand.tp, stand.tp + stand.fn) for stand in staende)),
        (f"Zu Unrecht abgelehnt<br>{_leise(INTERVALL)}", *(_anteil(stand.fp, stand.fp + stand.tn) for stand in staende)),
        (f"Kosten<br>{_leise('je Frage')}", *(_kosten(zahlen[teil], preise) for teil in HAELFTEN)),
    ]
    return tabelle(("", *(f"{zeichen(LINIEN[teil][0])} {text}" for teil, text in HAELFTEN.items())), zeilen)


def _kosten(zahlen, preise):
    rechnung = f"{zahlen['stand'].fn} · {preise[0]} + {zahlen['stand'].fp} · {preise[1]}"
    return _zelle(f"{rechnung} = <b>{zahlen['kosten']}</b>", f"{zahlen['je_frage']:.2f}")


def _anteil(anzahl, gesamt):
    unten, oben = wilson_intervall(anzahl, gesamt)
    return _zelle(f"{anzahl} / {gesamt} = <b>{zahl(anzahl / gesamt)}</b>", f"{zahl(unten)} bis {zahl(oben)}")


def _zelle(oben, unten):
    return f'<span class="lm-wert">{oben}<br>{_leise(unten)}</span>'


def _leise(text):
    return f'<span class="lm-leise">{text}</span>'


# Bedienung


def nachfuehren(alt, neu, name):
    """Hält die Schwelle auf der besten, solange `beste` an ist; wer selbst schiebt, schaltet es aus."""
    if name == "schwelle":
        return {**neu, "beste": False}
    return _mit_bester(neu)


def _mit_bester(werte):
    return {**werte, "schwelle": beste_schwelle(werte["preis_antwort"], werte["preis_ablehnung"])} if werte["beste"] else werte


def _beispiele(bis):
    teuer = {"Antworten ist teuer": (10, 1), "Ablehnung ist teuer": (1, 10)}
    fest = {"lehnt nie ab": {"schwelle": 0, "beste": False}, "lehnt alles ab": {"schwelle": bis, "beste": False}}
    preise = {name: {"preis_antwort": e, "preis_ablehnung": a, "beste": True} for name, (e, a) in teuer.items()}
    return fest | {name: _mit_bester(werte) for name, werte in preise.items()}


def _anfang():
    from ..mini_rag import SCHWELLE

    return {"schwelle": round(100 * SCHWELLE), "preis_antwort": 5, "preis_ablehnung": 1, "beste": False, "gezeigt": "einstellen"}


VERMUTUNG = Vermutung(
    frage="Das System lehnt ab, wenn der beste Score einer Frage unter der Schwelle liegt. Du hebst die Schwelle deutlich an. "
    "Was machen die beiden Anteile „korrekt abgelehnt“ und „zu Unrecht abgelehnt“?",
    richtig="beide steigen",
    antworten=("beide steigen", "nur der erste steigt", "der erste steigt, der zweite fällt"),
    erklaerung="Die Linie geht durch beide Wolken: Was sie auf dem Weg nach rechts überstreicht, ist von da an abgelehnt, aus beiden. "
    "Darum läuft die ROC-Kurve immer nach rechts oben, und wo man auf ihr anhält, sagen erst die Preise.",
    irrtuemer={
        "nur der erste steigt": "Auch manche Frage mit Antwort hat einen kleinen Score, und nach dem allein geht die Linie.",
        "der erste steigt, der zweite fällt": "So wäre es, wenn das System besser unterschiede; verschoben wird hier nur die Linie.",
    },
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: schwelle (Hundertstel), preis_antwort, preis_ablehnung, beste, gezeigt."""
    bis = ende(haelften()["alle"])
    erkundung = Tafel("Eine Linie durch zwei Wolken", _anfang() | start, _bedienung(bis), ansicht, VERMUTUNG, _beispiele(bis), nachfuehren)
    return replace(erkundung, start=_mit_bester(erkundung.start))


def _bedienung(bis):
    return (
        Regler("schwelle", "Schwelle in Hundertsteln", 0, bis),
        Regler("preis_antwort", "Preis: trotzdem beantwortet", 0, PREIS_HOECHSTENS),
        Regler("preis_ablehnung", "Preis: zu Unrecht abgelehnt", 0, PREIS_HOECHSTENS),
        Schalter("beste", "Beste Schwelle für diese Preise, ermittelt an den Fragen zum Einstellen"),
        Auswahl("gezeigt", "Fragen im Bild", (*((text, name) for name, text in HAELFTEN.items()), ("alle", "alle"))),
    )
