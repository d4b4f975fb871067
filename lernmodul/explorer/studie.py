"""Erkundung der Studie: Welches Maß passt zu den Noten welches Lesers?"""

from functools import cache, lru_cache

from .stil import FETT, MARKEN, STIL, beschriftung, farbe, linienzug, rahmen, schriftzug, sicher, svg, zahl, zeichen, zeichen_an
from .tafel import Ansicht, Auswahl, Regler, Tafel, Vermutung

ARTEN = {"spearman": "Spearman", "pearson": "Pearson", "kendall": "Kendall"}
TEXTARTEN = ("alle", "leicht", "dicht")
START = {"bedarf": 4, "ablenkung": 3, "position": 20, "rauschen": 50, "segment": 0, "textart": "alle", "art": "spearman"}


def ansicht(*, bedarf, ablenkung, position, rauschen, segment, textart, art):
    """Oben die mittlere Note, darunter je Maß die Korrelation mit der Note, beides von links nach rechts mit wachsendem K/Nₚ."""
    segmente = ausgewertet(bedarf, ablenkung, position, rauschen, textart, art)
    satz = _satz(segmente, segment)
    return Ansicht({"segmente": segmente}, satz, rahmen(bild(segmente, segment, art) + _herkunft(), satz))


def _studie():
    """Das Paket lädt numpy, deshalb kommt es erst, wenn gerechnet wird."""
    from .. import studie

    return studie


@lru_cache(maxsize=64)
def ausgewertet(bedarf, ablenkung, position, rauschen, textart, art):
    """Die Segmente der Studie für einen Leser; Ablenkung in %, Position und Rauschen in Hundertsteln."""
    reihe, auswertung = _vorbereitet(textart, art)
    return auswertung.fuer(reihe.benotet(_studie().Leser(bedarf, ablenkung / 100, position / 100, rauschen / 100))["note"])


@cache
def _vorbereitet(textart, art):
    reihe = _reihe().nur(textart=None if textart == "alle" else textart)
    return reihe, _studie().Auswertung(reihe, art)


@cache
def _reihe():
    return _studie().messe_suchen()


class Studienbild:
    """Das Bild einer fertigen Auswertung, zum Beispiel zu fremden Messungen; als Text der Satz darunter."""

    def __init__(self, segmente, segment, art):
        self.satz = _satz(segmente, segment)
        self._html = f'{STIL}<div class="lm">{bild(segmente, segment, art)}<p class="lm-satz">{sicher(self.satz)}</p></div>'

    def __repr__(self):
        return self.satz

    def _repr_html_(self):
        return self._html


def zeige_studie(reihe, art="spearman", segment=None, **weiter):
    """Das Bild der Erkundung zu einer benoteten `Messreihe`.

    Einheit/Form: `segment` von 0 bis 4 wählt die Spalte, deren Zahlen danebenstehen, ohne Angabe die erste mit Zahlen; `art` und `weiter`
    wie bei `Auswertung`.
    """
    segmente = _studie().werte_aus(reihe, art, **weiter)
    if segment is None:
        segment = next((stelle for stelle, s in enumerate(segmente) if s.note.wert is not None), 0)
    return Studienbild(segmente, segment, art)


# Worte


def _satz(segmente, gewaehlt):
    hoch = _beste_note(segmente)
    rand = ", also bei den längsten Listen" if hoch is segmente[-1] else ""
    note = f" Die beste mittlere Note, {hoch.note.wert:.2f}, gibt es bei K {hoch.name}{rand}." if hoch else ""
    return _rangsatz(segmente[gewaehlt]) + note


def _beste_note(segmente):
    return max((s for s in segmente if s.note.wert is not None), key=lambda s: s.note.wert, default=None)


def _rangsatz(segment):
    if segment.note.wert is None:
        return f"K {segment.name}: Zahlen gibt es erst ab {segment.mindestens} Fragen (hier {segment.fragen})."
    if segment.bestes is None:
        return f"K {segment.name}: Alle Noten sind gleich, dazu passt kein Maß besser als ein anderes."
    bestes, namen = segment.bestes, _studie().MASSE
    gleichauf = [namen[mass] for mass, wert in segment.masse.items() if wert.vorn and mass != bestes]
    wert = segment.masse[bestes].wert
    hoechstes = f"{'Am besten passt' if wert > 0 else 'Keines passt, am höchsten liegt'} {namen[bestes]} ({_zahl(wert)})"
    return f"K {segment.name}: {hoechstes}, {_abstand(gleichauf, len(segment.masse))}"


def _abstand(gleichauf, anzahl):
    if not gleichauf:
        return "und alle anderen liegen verlässlich darunter."
    if len(gleichauf) == anzahl - 1:
        return "aber die Fragen reichen nicht, um es von einem der anderen zu trennen."
    return f"von {_und(gleichauf)} ist es an diesen Fragen nicht zu trennen."


def _und(namen):
    return namen[0] if len(namen) == 1 else f"{', '.join(namen[:-1])} und {namen[-1]}"


def _herkunft():
    grenzen = _und([f"{ab:g}" for ab, _ in _studie().SEGMENTE.values()][1:])
    text = (
        "Vier echte Suchen über die Passagen des Lehrkorpus, ein simulierter Leser. Nₚ zählt alle relevanten Passagen einer Frage, "
        f"die Spalten trennen K/Nₚ bei {grenzen}. Für die Intervalle werden Fragen neu gezogen, nicht einzelne Messungen."
    )
    return f'<p class="lm-leise" style="margin:10px 0 0">{text}</p>'


# Bild: Note und Korrelationen teilen sich fünf Spalten, eine je Segment.

LINKS, SPALTE, ZEILE = 150, 94, 22
NOTE_OBEN, NOTE_UNTEN, MASSE_OBEN = 46, 118, 152
RECHTS = LINKS + 5 * SPALTE
BREITE = RECHTS + 140
SKALEN = ((0, 0.5, 1), (-1, 0, 1))  # die zweite nur, wenn etwas weiter als bis VON unter 0 liegt
VON, BIS = -0.2, 1.0
RAND = 8  # Luft links und rechts in jeder Spalte
LEGENDE = {"a": "am höchsten", "gleichauf": "davon nicht zu trennen", "daneben": "darunter"}


def bild(segmente, gewaehlt, art):
    """Das SVG mit Legende."""
    masse = list(segmente[0].masse)
    unten, skala = MASSE_OBEN + ZEILE * len(masse), _skala(segmente)
    teile = [_band(gewaehlt, unten), _koepfe(segmente, gewaehlt), _noten(segmente), _namen(masse, art)]
    teile += [_spalte(i, segment, masse, unten, skala) for i, segment in enumerate(segmente)]
    teile.append(_zahlen(segmente[gewaehlt], masse))
    legende = "".join(f"<span>{zeichen(lage)}{text}</span>" for lage, text in LEGENDE.items())
    zeichnung = svg("".join(teile), BREITE, unten + 24, _bildname(segmente))
    return f'{zeichnung}<div class="lm-legende">{legende}<span>Strich: 95-%-Intervall</span></div>'


def _bildname(segmente):
    namen = _studie().MASSE
    teile = (f"K {s.name}: Note {s.note.wert:.2f}, am höchsten {namen[s.bestes]}" for s in segmente if s.bestes)
    return "Mittlere Note und Korrelation jedes Maßes mit der Note. " + "; ".join(teile) + "."


def _mitte(i):
    return LINKS + SPALTE * (i + 0.5)


def _skala(segmente):
    kleinste = (wert.unten for segment in segmente for wert in segment.masse.values() if wert.wert is not None)
    return SKALEN[min(kleinste, default=0) < VON]


def _x(i, wert, skala):
    von = min(VON, skala[0])
    return LINKS + SPALTE * i + RAND + (SPALTE - 2 * RAND) * (wert - von) / (BIS - von)


def _y_note(note):
    return NOTE_UNTEN - (NOTE_UNTEN - NOTE_OBEN) * (note - 1) / 4


def _y(stelle):
    return MASSE_OBEN + ZEILE * (stelle + 0.5)


def _band(gewaehlt, unten):
    return f'<rect x="{LINKS + SPALTE * gewaehlt}" y="0" width="{SPALTE}" height="{unten + 22}" rx="6" style="fill:var(--lm-flaeche)"/>'


def _koepfe(segmente, gewaehlt):
    namen = "".join(schriftzug(_mitte(i), 14, segment.name, stil=FETT if i == gewaehlt else "") for i, segment in enumerate(segmente))
    zahlen = [f"{segment.fragen} Frage{'n' * (segment.fragen != 1)}" for segment in segmente]
    anzahlen = "".join(beschriftung(_mitte(i), 30, text) for i, text in enumerate(zahlen))
    return schriftzug(0, 14, "K", "start") + namen + anzahlen


def _noten(segmente):
    gerechnet = [(i, s.note) for i, s in enumerate(segmente) if s.note.wert is not None]
    linien = "".join(f'<path d="M{LINKS} {_y_note(note):g}H{RECHTS}" style="stroke:var(--lm-linie)"/>' for note in (1, 5))
    stufen = "".join(beschriftung(LINKS - 6, _y_note(note) + 5, note, "end") for note in (1, 3, 5))
    kurve = linienzug([(_mitte(i), _y_note(note.wert)) for i, note in gerechnet], "gruen", 1.5)
    name = schriftzug(0, (NOTE_OBEN + NOTE_UNTEN) / 2 + 5, "mittlere Note", "start")
    return name + linien + stufen + kurve + "".join(_note(i, note) for i, note in gerechnet)


def _note(i, note):
    x, y = _mitte(i), _y_note(note.wert)
    weg = f"M{x:g} {_y_note(note.unten):.1f}V{_y_note(note.oben):.1f}"
    strich = f'<path d="{weg}" style="stroke:{farbe("gruen")};stroke-width:3;opacity:.55"/>'
    neben = _y_note(note.oben) - 7 if note.wert < 3.5 else _y_note(note.unten) + 17
    return strich + zeichen_an("note", x, y, 1.4) + schriftzug(x, neben, f"{note.wert:.2f}")


def _namen(masse, art):
    namen = _studie().MASSE
    zeilen = "".join(schriftzug(0, _y(stelle) + 5, namen[mass], "start") for stelle, mass in enumerate(masse))
    kopf = beschriftung(0, MASSE_OBEN - 6, f"Korrelation ({ARTEN[art]})", "start")
    werte = beschriftung(BREITE, MASSE_OBEN - 6, "Wert, Intervall", "end")
    wege = "".join(f"M0 {_y(stelle) + ZEILE / 2:g}H{BREITE}" for stelle in range(len(masse)))
    linien = f'<path d="{wege}" style="stroke:var(--lm-linie);opacity:.4"/>'
    return zeilen + kopf + werte + linien


def _spalte(i, segment, masse, unten, skala):
    wege = "".join(f"M{_x(i, wert, skala):g} {MASSE_OBEN}V{unten}" for wert in skala)
    linien = f'<path d="{wege}" style="stroke:var(--lm-linie);opacity:.7"/>'
    stufen = "".join(beschriftung(_x(i, wert, skala), unten + 16, str(wert).replace("-", "−")) for wert in skala)
    if segment.note.wert is None:
        return beschriftung(_mitte(i), _y(len(masse) / 2 - 0.5) + 5, "zu wenige")
    return linien + stufen + "".join(_punkt(i, stelle, segment, mass, skala) for stelle, mass in enumerate(masse))


def _punkt(i, stelle, segment, mass, skala):
    wert, lage = segment.masse[mass], _lage(segment, mass)
    if wert.wert is None:
        return beschriftung(_mitte(i), _y(stelle) + 5, "–")
    ton = MARKEN[lage][1]
    weg = f"M{_x(i, wert.unten, skala):.1f} {_y(stelle) - 4:g}v8m0 -4H{_x(i, wert.oben, skala):.1f}m0 -4v8"
    strich = f'<path d="{weg}" style="fill:none;stroke:{farbe(ton)};stroke-width:1.4"/>'
    return strich + zeichen_an(lage, _x(i, wert.wert, skala), _y(stelle), 0.95)


def _lage(segment, mass):
    return "a" if mass == segment.bestes else "gleichauf" if segment.masse[mass].vorn else "daneben"


def _zahlen(segment, masse):
    return "".join(_zahlenpaar(_y(stelle) + 5, segment.masse[mass], mass == segment.bestes) for stelle, mass in enumerate(masse))


def _zahlenpaar(y, wert, fett):
    if wert.wert is None:
        return ""
    intervall = beschriftung(BREITE, y, f"{_zahl(wert.unten)} bis {_zahl(wert.oben)}", "end")
    return schriftzug(RECHTS + 38, y, _zahl(wert.wert), "end", FETT if fett else "") + intervall


def _zahl(wert):
    return zahl(wert, stellen=2)


# Bedienung

BEISPIELE = {
    "braucht wenige Fakten": {"bedarf": 2, "ablenkung": 0, "position": 0, "segment": 0},
    "braucht alle Fakten": {"bedarf": 12, "ablenkung": 0, "position": 0, "segment": 4},
    "leicht abgelenkt": {"bedarf": 4, "ablenkung": 10, "position": 20, "segment": 4},
    "liest vor allem oben": {"bedarf": 4, "ablenkung": 3, "position": 100, "segment": 4},
}
VERMUTUNG = Vermutung(
    frage="Bei K weit unter Nₚ hat T in der Form des Codes die höchste Korrelation mit den Noten, bei K weit über Nₚ liegt es unter neun "
    "Maßen auf Platz 7. Nun wird der Leser leicht abgelenkt: Jede irrelevante Passage kostet 10 statt 3 Prozent. "
    "Wo steht dieses T dann bei K weit über Nₚ?",
    richtig="ganz hinten",
    antworten=("weiter vorn", "wieder auf Platz 7", "ganz hinten"),
    erklaerung="In dieser Form werden die Treffer nicht durch K geteilt. Viele Treffer gibt es vor allem in langen Listen, und die bringen "
    "auch viel Irrelevantes mit. T teilt dessen Zahl durch K, der Leser nicht.",
    irrtuemer={
        "weiter vorn": "Dem Leser schaden lange Listen nun mehr, dieses T lobt sie wie zuvor.",
        "wieder auf Platz 7": "Gleich bleibt, wie T rechnet; die Noten sind andere.",
    },
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: bedarf, ablenkung, position, rauschen, segment, textart, art."""
    return Tafel("Welches Maß passt zu welchem Leser?", START | start, _bedienung(), ansicht, VERMUTUNG, BEISPIELE)


def _bedienung():
    return (
        Regler("bedarf", "Bedarf an Fakten", 1, 12),
        Regler("ablenkung", "Ablenkung in %", 0, 20),
        Regler("position", "Position in Hundertsteln", 0, 100),
        Regler("rauschen", "Rauschen in Hundertsteln", 0, 200),
        Auswahl("segment", "Zahlen für K", tuple((name, stelle) for stelle, name in enumerate(_studie().SEGMENTE))),
        Auswahl("textart", "Textart", tuple((text, text) for text in TEXTARTEN)),
        Auswahl("art", "Korrelation", tuple((text, art) for art, text in ARTEN.items())),
    )
