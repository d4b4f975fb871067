"""Rangliste: Recall@k ist eine Kante bei k, der Kehrwert des Rangs eine Kurve."""

from fractions import Fraction

from ..metriken.suche import mrr, recall_at_k
from .stil import FETT, balken, beschriftung, farbe, pfad, rahmen, schriftzug, svg, zahl
from .tafel import Ansicht, Auswahl, Regler, Tafel, Vermutung

PLAETZE = range(1, 11)
LETZTER = PLAETZE[-1]
FEHLT = 0
FRAGEN = (1, 2, 3, 4)


def tafel(raenge=(2, 1, FEHLT, 3), k=3, frage=3):
    """Erkundung mit vier Fragen; `raenge` nennt je Frage den Platz der erwarteten Quelle (0: fehlt in der Liste)."""
    if len(raenge) != len(FRAGEN):
        raise ValueError(f"raenge enthält {len(raenge)} Plätze. Nötig sind {len(FRAGEN)}, einer je Frage.")
    start = _raenge(raenge) | {"k": k, "frage": frage}
    return Tafel("Eine Kante und eine Kurve", start, BEDIENUNG, ansicht, VERMUTUNG, BEISPIELE, _zeige_bewegte)


def ansicht(rang_1, rang_2, rang_3, rang_4, k, frage):
    """Vier Ranglisten mit der Grenze bei k, darunter der Beitrag von `frage` auf jedem Platz und beide Mittelwerte mit Rechnung."""
    raenge = (rang_1, rang_2, rang_3, rang_4)
    zahlen, satz = _zahlen(raenge, k), _satz(raenge[frage - 1], k, frage)
    bild = f'<div style="max-width:{BREITE}px">{_bild(raenge, k, frage)}{_rechnungen(zahlen, k)}</div>'
    return Ansicht(zahlen, satz, rahmen(bild, satz))


def _zahlen(raenge, k):
    faelle = [{"erwartet": "Q", "gefunden": ["Q" if platz == rang else platz for platz in PLAETZE]} for rang in raenge]
    return {
        "recall_at_k": recall_at_k(faelle, k),
        "mrr": mrr(faelle),
        "treffer": tuple(_treffer(rang, k) for rang in raenge),
        "kehrwerte": tuple(_kehrwert(rang) for rang in raenge),
    }


def _treffer(rang, k):
    return int(1 <= rang <= k)


def _kehrwert(rang):
    return Fraction(1, rang) if rang else Fraction(0)


def _dahinter(rang):
    return rang + 1 if rang < LETZTER else FEHLT


def _verlust(rang):
    return _kehrwert(rang) - _kehrwert(_dahinter(rang))


def _bruch(rang):
    return f"1/{rang}" if rang else "0"


# Worte


def _satz(rang, k, frage):
    if rang == FEHLT:
        return f"Frage {frage}: Die erwartete Quelle fehlt in der Liste. Die Frage zählt in beiden Metriken 0 und bleibt im Nenner stehen."
    schritt = "Ein Platz weiter hinten" if rang < LETZTER else "Ganz aus der Liste zu fallen"
    return f"Frage {frage}: Die erwartete Quelle steht auf Platz {rang}. {schritt} kostet {_preis(rang, k)}."


def _preis(rang, k):
    recall = "die ganze Frage" if rang == k else "nichts" if rang < k else "nichts mehr"
    preis = f"im Recall@{k} {recall}, beim Kehrwert {_verlust(rang)}"
    spaeter = _kehrwert(2) - _kehrwert(LETZTER)
    return preis + (f". Das ist mehr als der ganze Weg von Platz 2 bis Platz {LETZTER} ({spaeter})" if rang == 1 else "")


VERMUTUNG = Vermutung(
    frage="Eine Suche bringt alle vier Quellen auf Platz 3. Eine andere bringt zwei auf Platz 1 und findet die anderen beiden gar nicht. Wo ist der MRR höher?",
    richtig="zwei auf Platz 1",
    antworten=("alle auf Platz 3", "zwei auf Platz 1", "beide Male gleich"),
    erklaerung=f"Viermal {_kehrwert(3)}, geteilt durch vier, ist {_kehrwert(3)}; zweimal 1, geteilt durch vier, ist {2 * _kehrwert(1) / 4}. "
    f"Recall@3 sieht es andersherum: 1 gegen {Fraction(2, 4)}. Nimm die beiden Beispiele und vergleich die Zeilen unter dem Bild.",
    irrtuemer={
        "alle auf Platz 3": "Alle zu finden belohnt der Recall@3; beim MRR wiegt ein Platz 1 so viel wie drei dritte Plätze.",
        "beide Male gleich": "Wer von Platz 3 auf 1 steigt, gewinnt doppelt so viel, wie der verliert, der aus der Liste fällt.",
    },
)


# Bedienung


def _raenge(raenge):
    return {f"rang_{i}": rang for i, rang in zip(FRAGEN, raenge)}


BEDIENUNG = (
    *(Regler(f"rang_{i}", f"Frage {i}, Platz", FEHLT, LETZTER) for i in FRAGEN),
    Regler("k", "k", 1, LETZTER),
    Auswahl("frage", "Unten im Bild", tuple((f"Frage {i}", i) for i in FRAGEN)),
)
LAGEN = {"alle auf Platz 3": (3, 3, 3, 3), "zwei auf Platz 1": (1, 1, FEHLT, FEHLT), "alle auf Platz 4": (4, 4, 4, 4)}
BEISPIELE = {name: _raenge(raenge) | {"k": 3, "frage": 1} for name, raenge in LAGEN.items()}


def _zeige_bewegte(alt, neu, name):
    return {**neu, "frage": int(name[-1])} if name.startswith("rang_") else neu


# Bild: Ranglisten und Beitrag teilen sich die Spalten, damit die Grenze bei k durch beide geht.

LINKS, SPALTE, ZEILE, KOPF = 88, 34, 30, 50
OBEN, UNTEN = 206, 316
TREFFER, KEHRWERT, BREITE = 540, 612, 640
ALLE = (*PLAETZE, FEHLT)


def _x(platz):
    return LINKS + SPALTE * (platz - 0.5 if platz else LETZTER + 0.9)


def _y(beitrag):
    return float(UNTEN - (UNTEN - OBEN) * beitrag)


def _bild(raenge, k, frage):
    zeilen = "".join(_zeile(i, rang, k, i == frage) for i, rang in zip(FRAGEN, raenge))
    unten = _achsen(frage) + _linien(k) + _stand(raenge[frage - 1], k) + _naechster(raenge[frage - 1], k)
    return svg(_kopf(k) + zeilen + _grenze(k) + unten, BREITE, UNTEN + 14, _bildname(raenge, k, frage))


def _bildname(raenge, k, frage):
    orte = ", ".join(f"Frage {i} " + (f"auf Platz {rang}" if rang else "fehlt") for i, rang in zip(FRAGEN, raenge))
    return f"Ranglisten mit Grenze bei k = {k}. Erwartete Quelle: {orte}. Darunter Treffer und 1/Rang von Frage {frage} auf jedem Platz."


def _kopf(k):
    plaetze = "".join(beschriftung(_x(platz), KOPF - 8, platz or f"fehlt ({FEHLT})") for platz in ALLE)
    rechts = ((TREFFER, 24, "unter den"), (TREFFER, 8, f"ersten {k}?"), (KEHRWERT, 8, "1/Rang"))
    namen = "".join(beschriftung(x, KOPF - hoch, text) for x, hoch, text in rechts)
    return beschriftung(8, KOPF - 8, "Platz", "start") + plaetze + namen


def _zeile(i, rang, k, gewaehlt):
    y = KOPF + ZEILE * (i - 1)
    fett = FETT if gewaehlt else ""
    band = f'<rect x="0" y="{y + 1}" width="{BREITE}" height="{ZEILE - 2}" rx="6" style="fill:var(--lm-flaeche)"/>' if gewaehlt else ""
    leer = "".join(_kasten(platz, y, "fill:none;stroke:var(--lm-linie)") for platz in PLAETZE if platz != rang)
    treffer = schriftzug(TREFFER, y + 20, "ja" if _treffer(rang, k) else "nein", stil=fett)
    rechts = treffer + schriftzug(KEHRWERT, y + 20, _bruch(rang), stil=fett)
    return band + schriftzug(8, y + 20, f"Frage {i}", "start", stil=fett) + leer + _quelle(rang, k, y) + rechts


def _kasten(platz, y, stil):
    return f'<rect x="{_x(platz) - 13:g}" y="{y + 5}" width="26" height="{ZEILE - 10}" rx="4" style="{stil}"/>'


def _quelle(rang, k, y):
    hohl = f"fill:none;stroke:{farbe('rot')};stroke-width:2" + ("" if rang else ";stroke-dasharray:4 3")
    flaeche, schrift = (f"fill:{farbe('blau')}", "fill:var(--jp-layout-color1,#fff);") if _treffer(rang, k) else (hohl, "")
    return _kasten(rang, y, flaeche) + schriftzug(_x(rang), y + 20, "Q", stil=schrift + FETT)


def _grenze(k):
    x = LINKS + SPALTE * k
    return _strich(f"M{x} {KOPF - 26}V{UNTEN}", "blau", 2) + schriftzug(x, KOPF - 32, f"k = {k}", stil=f"{FETT};fill:{farbe('blau')}")


def _achsen(frage):
    linien = "".join(f'<path d="M{LINKS} {_y(a):g}H{_x(FEHLT) + 13:g}" style="stroke:var(--lm-linie)"/>' for a in (0, 1))
    marken = "".join(beschriftung(LINKS - 8, _y(a) + 5, a, "end") for a in (0, 1))
    mitte = (OBEN + UNTEN) / 2
    name = beschriftung(8, mitte - 3, "Beitrag von", "start") + schriftzug(8, mitte + 14, f"Frage {frage}", "start", stil=FETT)
    return linien + marken + name


def _linien(k):
    kante = f"M{_x(1):g} {_y(1):g}H{LINKS + SPALTE * k}V{_y(0):g}H{_x(FEHLT):g}"
    kurve = "M" + "L".join(f"{_x(platz):g} {_y(_kehrwert(platz)):g}" for platz in ALLE)
    striche = _strich(kurve, "lila", 1.5) + _strich(kante, "blau", 1.5)
    return striche + _marken("a", lambda rang: _treffer(rang, k)) + _marken("b", _kehrwert)


def _strich(weg, ton, dicke):
    return f'<path d="{weg}" style="fill:none;stroke:{farbe(ton)};stroke-width:{dicke}"/>'


def _marken(marke, beitrag):
    return pfad(marke, [(_x(platz) - 5, _y(beitrag(platz)) - 5) for platz in ALLE])


def _stand(rang, k):
    orte = {_y(_treffer(rang, k)), _y(_kehrwert(rang))}
    lot = f"M{_x(rang):g} {KOPF + ZEILE * len(FRAGEN) + 4}V{min(orte) - 8:g}"
    ringe = "".join(f'<circle cx="{_x(rang):g}" cy="{y:g}" r="8" style="fill:none;stroke:currentColor"/>' for y in sorted(orte))
    return f'<path d="{lot}" stroke-dasharray="2 4" style="stroke:currentColor"/>{ringe}'


def _naechster(rang, k):
    verluste = (_treffer(rang, k) - _treffer(_dahinter(rang), k), _verlust(rang)) if rang else (None, None)
    zeilen = zip(("a", "b"), ("Treffer", "1/Rang"), verluste, (OBEN + 38, OBEN + 62))
    kopf = beschriftung(BREITE - 8, OBEN + 14, "ein Platz weiter:", "end") if rang else ""
    return kopf + "".join(_preiszeile(*zeile) for zeile in zeilen)


def _preiszeile(marke, name, verlust, y):
    links = _x(FEHLT) + 32
    preis = "" if verlust is None else f"−{verlust}" if verlust else "±0"
    return pfad(marke, [(links, y - 9)]) + schriftzug(links + 17, y, name, "start") + schriftzug(BREITE - 8, y, preis, "end")


def _rechnungen(zahlen, k):
    kehrwerte = ["0" if not wert else f"1/{wert.denominator}" for wert in zahlen["kehrwerte"]]
    recall = _rechnung(f"Recall@{k}", zahlen["treffer"], zahlen["recall_at_k"], "blau")
    return f'<table style="width:100%;margin-top:10px">{recall}{_rechnung("MRR", kehrwerte, zahlen["mrr"], "lila")}</table>'


def _rechnung(name, summanden, wert, ton):
    bruch = f"({' + '.join(map(str, summanden))}) / {len(FRAGEN)}"
    mittel = f'<td>{balken(wert, ton)}</td><td class="lm-zahl" style="width:4rem"><b>{zahl(wert)}</b></td>'
    kopf = f'<th scope="row" style="width:{LINKS}px;padding:3px 4px 3px 8px">{name}</th>'
    return f'<tr>{kopf}<td style="width:17rem">{bruch}</td>{mittel}</tr>'
