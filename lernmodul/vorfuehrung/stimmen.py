"""Was die Gruppe dachte: Schätzungen lesen, Stimmen und Schätzungen zeichnen, nach der Auflösung mit der Wahrheit daneben."""

import re
from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean, median, quantiles

from ..aufgaben.eingabe import lies_eingabe
from ..aufgaben.lesen import Formfehler
from ..explorer.stil import farbe, sicher, svg, zeichen_an

INNEN = str.maketrans("„“", "‚‘")  # Anführungszeichen in Anführungszeichen
NAHE = 0.05  # wer höchstens um ein Zwanzigstel des Bereichs danebenliegt, lag gut
_PROZENT = re.compile(r"\s*(%|prozent\b)", re.IGNORECASE)
_BRUCHSTRICH = re.compile(r"\s*/\s*|(?<=\d)\s+von\s+(?=\d)")
_TRENNER = re.compile(r"[\s;]+|,(?=\s)")
_ZEICHEN = re.compile(r"(?<![\d½¼¾])([½¼¾])")
_BRUECHE = {"½": "1/2", "¼": "1/4", "¾": "3/4"}
_MIT_NULLEN = re.compile(r"0\d")  # der Rest von „1 000“
GENANNT, ZEICHEN = 3, 20  # so viele unlesbare Stücke stehen in der Meldung, so lang höchstens


@dataclass(frozen=True)
class Gelesen:
    """Was in einem Feld voller Schätzungen stand: die Zahlen und die Stücke, die keine waren."""

    werte: tuple[float, ...]
    unlesbar: tuple[str, ...]


def lies_schaetzungen(text, szene):
    """Liest viele Schätzungen auf einmal.

    Einheit/Form: getrennt durch Leerzeichen oder Strichpunkt, jede wie bei `lies_eingabe`. Ist die Einheit „%“, meint eine Zahl über 1 Prozente
    und eine unter 1 einen Anteil; eine nackte 1 kann beides sein und wird nicht geraten.
    Fehler: keine; was sich nicht lesen lässt, zweierlei heißen kann oder außerhalb des Bereichs liegt, steht in `unlesbar`.
    """
    geputzt = _ZEICHEN.sub(lambda zeichen: _BRUECHE[zeichen[1]], text)
    stuecke = list(filter(None, _TRENNER.split(_BRUCHSTRICH.sub("/", _PROZENT.sub("%", geputzt)))))
    werte = [(stueck, _wert(stueck, szene)) for stueck in stuecke]
    return Gelesen(tuple(wert for _, wert in werte if wert is not None), tuple(stueck for stueck, wert in werte if wert is None))


def _wert(stueck, szene):
    try:
        wert = float(lies_eingabe(stueck))
    except (Formfehler, TypeError, OverflowError):
        return None
    nackt = not set(stueck) & set("%/")
    zweideutig = szene.einheit == "%" and nackt and wert == 1  # ein Prozent oder alles
    if zweideutig or _MIT_NULLEN.match(stueck) or (szene.bis > 1 and not nackt):
        return None
    if szene.einheit == "%" and nackt and wert > 1:
        wert /= 100
    return wert if szene.von <= wert <= szene.bis else None


def nicht_gezaehlt(gelesen):
    """Nennt, was nicht zu lesen war, gekürzt; sonst leer."""
    if not gelesen.unlesbar:
        return ""
    kurz = [stueck if len(stueck) <= ZEICHEN else f"{stueck[:ZEICHEN]}…" for stueck in gelesen.unlesbar[:GENANNT]]
    weitere = len(gelesen.unlesbar) - len(kurz)
    return f"Nicht mitgezählt: {', '.join(f'„{stueck}“' for stueck in kurz)}{f' und {weitere} weitere' if weitere else ''}."


def nachfrage(gelesen, szene):
    """Nennt, was nicht zu lesen war und was gebraucht wird; sonst leer."""
    if not gelesen.unlesbar:
        return ""
    eins = f" Heißt „1“ {szene.schreibe(0.01)} oder {szene.schreibe(1)}?" if szene.einheit == "%" and "1" in gelesen.unlesbar else ""
    von, bis = (_ohne_wort(szene, wert) for wert in (szene.von, szene.bis))
    beispiel = "0,7 oder 70 %" if szene.einheit == "%" else "0,75 oder 3/4" if szene.bis <= 1 else "120"
    return f"{nicht_gezaehlt(gelesen)}{eins} Gebraucht werden Zahlen von {von} bis {bis}, getrennt durch Leerzeichen, zum Beispiel {beispiel}."


def bild(szene, eingaben, aufgeloest):
    """Das Bild zur Szene. `eingaben` sind bei „wahl“ die Stimmen je Antwort, bei „zahl“ die Schätzungen."""
    return (_stimmenbild if szene.art == "wahl" else _schaetzbild)(szene, eingaben, aufgeloest)


def satz(szene, eingaben):
    """Was die Gruppe dachte, in einem Satz; erst nach der Auflösung zu zeigen."""
    if not sum(eingaben if szene.art == "wahl" else map(bool, map(str, eingaben))):
        return "Abgestimmt wurde nicht." if szene.art == "wahl" else "Es zählt keine Schätzung."
    return (_satz_wahl if szene.art == "wahl" else _satz_zahl)(szene, eingaben)


def _satz_wahl(szene, stimmen):
    richtig = stimmen[szene.antworten.index(szene.wahrheit)]
    daneben = {antwort: anzahl for antwort, anzahl in zip(szene.antworten, stimmen) if antwort != szene.wahrheit and anzahl}
    anfang = f"{_so_viele(richtig, sum(stimmen))} richtig."
    if not daneben:
        return anfang
    haeufig = [antwort for antwort, anzahl in daneben.items() if anzahl == max(daneben.values())]
    *vorn, letzte = (f"„{antwort.translate(INNEN)}“" for antwort in haeufig)
    if vorn:
        return f"{anfang} Die häufigsten Irrtümer: {', '.join(vorn)} und {letzte} (je {max(daneben.values())})."
    return f"{anfang} Der häufigste Irrtum: {letzte} ({max(daneben.values())})."


def _so_viele(wie_viele, von):
    """„1 von 8 lag“, „3 von 8 lagen“."""
    return f"{wie_viele} von {von} {'lag' if 1 in (wie_viele, von) else 'lagen'}"


def _satz_zahl(szene, werte):
    nahe = NAHE * (szene.bis - szene.von)
    nah = sum(abs(wert - szene.wahrheit) <= nahe + 1e-9 for wert in werte)
    abstand = median(werte) - szene.wahrheit
    wohin = "zu hoch" if abstand > 0 else "zu niedrig"
    mitte = "trifft genau" if _dasselbe(szene, median(werte)) else f"{_abstand(szene, abs(abstand))} {wohin}"
    return f"{_so_viele(nah, len(werte))} höchstens {_abstand(szene, nahe)} daneben, die mittlere {mitte}."


def _dasselbe(szene, wert):
    """Wer die Zahl trifft, die dasteht, liegt nicht daneben."""
    return szene.schreibe(wert) == szene.schreibe(szene.wahrheit) or szene.schreibe(abs(wert - szene.wahrheit)) == szene.schreibe(0)


def _abstand(szene, wert):
    """Ein Unterschied zweier Prozentzahlen sind Prozentpunkte."""
    geschrieben = szene.schreibe(wert)
    return geschrieben.replace("%", "Prozentpunkt" if geschrieben == szene.schreibe(0.01) else "Prozentpunkte")


# Stimmen je Antwort


def _stimmenbild(szene, stimmen, aufgeloest):
    hoechste = max(10, *stimmen)
    zeilen = "".join(_zeile(szene, antwort, anzahl, hoechste, aufgeloest) for antwort, anzahl in zip(szene.antworten, stimmen))
    worte = "; ".join(f"{antwort}: {anzahl}{_richtig(szene, antwort, aufgeloest)}" for antwort, anzahl in zip(szene.antworten, stimmen))
    return f'<div class="lm lm-gross lm-stimmen" role="img" aria-label="Stimmen. {sicher(worte)}">{zeilen}</div>'


def _richtig(szene, antwort, aufgeloest):
    return ", richtig" if aufgeloest and antwort == szene.wahrheit else ""


def _zeile(szene, antwort, anzahl, hoechste, aufgeloest):
    richtig = bool(_richtig(szene, antwort, aufgeloest))
    ton = "gruen" if richtig else "grau" if aufgeloest else "blau"
    balken = f'<span style="width:{100 * anzahl / hoechste:.1f}%;background:{farbe(ton)}"></span>'
    wahr = " lm-wahr" if richtig else ""
    return (
        f'<span class="lm-wahr">{"✓" if richtig else ""}</span><span class="lm-wort{wahr}">{sicher(antwort)}</span>'
        f'<span class="lm-bahn">{balken}</span><b class="lm-zahl">{anzahl}</b>'
    )


# Schätzungen auf der Zahlengeraden, in Einheiten eines Bilds von 1040 Breite

BREITE, HOEHE, LINKS, RECHTS, ACHSE = 1040, 178, 30, 1010, 112
FAECHER, TURM, PUNKT = 50, 66, 15


def _schaetzbild(szene, werte, aufgeloest):
    worte = _beschreibung(szene, werte)
    richtig = f" Richtig: {szene.schreibe(szene.wahrheit)}." if aufgeloest else ""
    teile = _achse(szene) + (_wahrheit(szene) if aufgeloest else "") + _punkte(szene, werte) + (_lage(szene, werte) if werte else "")
    gross = svg(teile, BREITE, HOEHE, worte + richtig, fuellt=True)
    zaehlung = "" if aufgeloest else f'<p class="lm-zaehlung">{sicher(worte)}</p>'  # danach sagt es der Satz zur Gruppe, und die Frage bleibt im Bild
    return f'<div class="lm lm-gross">{zaehlung}{gross}</div>'


def _beschreibung(szene, werte):
    if not werte:
        return "Noch keine Schätzung."
    if len(werte) == 1:
        return f"Eine Schätzung: {szene.schreibe(werte[0])}."
    unten, oben = (_ohne_wort(szene, wert) for wert in _mitte(werte))
    haelfte = f"; die Hälfte liegt von {unten} bis {oben}" if len(werte) > GENANNT else ""
    return f"{len(werte)} Schätzungen, die mittlere {szene.schreibe(median(werte))}{haelfte}."


def _ohne_wort(szene, wert):
    """Wie `schreibe`, aber ohne „Dokumente“; ein Prozentzeichen bleibt."""
    return szene.schreibe(wert).removesuffix(f" {szene.einheit}").removesuffix(f" {szene.einzahl}")


def _mitte(werte):
    """Unteres und oberes Viertel; dazwischen liegt die mittlere Hälfte."""
    unten, _, oben = quantiles(werte, n=4, method="inclusive") if len(werte) > 1 else werte * 3
    return unten, oben


def _x(szene, wert):
    return LINKS + (RECHTS - LINKS) * (float(wert) - szene.von) / (szene.bis - szene.von)


def _text(x, y, text, zusatz=""):
    anker = "start" if x < LINKS + 90 else "end" if x > RECHTS - 90 else "middle"
    return f'<text x="{x:g}" y="{y}" text-anchor="{anker}" {zusatz}>{sicher(text)}</text>'


def _achse(szene):
    stellen = [szene.von + (szene.bis - szene.von) * viertel / 4 for viertel in range(5)]
    striche = "".join(f'<path d="M{_x(szene, wert):g} {ACHSE}v8" stroke="currentColor" stroke-width="2"/>' for wert in stellen)
    zahlen = "".join(_text(_x(szene, wert), ACHSE + 30, _ohne_wort(szene, wert), 'class="lm-leise"') for wert in stellen)
    return f'<path d="M{LINKS} {ACHSE}H{RECHTS}" stroke="currentColor" stroke-width="2"/>{striche}{zahlen}'


def _punkte(szene, werte):
    """Gleiche und fast gleiche Schätzungen stehen übereinander, und zwar über ihrem Mittelwert."""
    faecher = defaultdict(list)
    for wert in werte:
        faecher[round(FAECHER * (wert - szene.von) / (szene.bis - szene.von))].append(wert)
    schritt = min(PUNKT + 2, TURM / max(map(len, faecher.values()), default=1))
    orte = [(_x(szene, fmean(fach)), ACHSE - 12 - schritt * stufe) for fach in faecher.values() for stufe in range(len(fach))]
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{PUNKT / 2:g}" fill="{farbe("blau")}"/>' for x, y in orte)


def _lage(szene, werte):
    unten, oben = (_x(szene, wert) for wert in _mitte(werte))
    mitte = _x(szene, median(werte))
    band = f'<path d="M{unten:g} {ACHSE}H{oben:g}" stroke="{farbe("blau")}" stroke-width="9" stroke-opacity=".55"/>'
    marke = f'<path d="M{mitte:g} {ACHSE - 9}v18" stroke="{farbe("blau")}" stroke-width="5"/>'
    return band + marke + _text(mitte, ACHSE + 58, f"die mittlere: {szene.schreibe(median(werte))}")


def _wahrheit(szene):
    x = _x(szene, szene.wahrheit)
    linie = f'<path d="M{x:g} 36V{ACHSE + 9}" stroke="{farbe("gruen")}" stroke-width="4"/>'
    return linie + zeichen_an("wahr", x, 34, 2) + _text(x, 19, f"✓ richtig: {szene.schreibe(szene.wahrheit)}", 'class="lm-wahr"')
