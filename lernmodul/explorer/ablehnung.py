"""Erkundung der Ablehnung: Unterscheidet ein System Fragen ohne Antwort, oder ist es bloß vorsichtig?"""

from ..metriken.ablehnung import ohne_antwort_auswerten
from .stil import beschriftung, farbe, legende, punkte, quadrat, rahmen, svg, zahl
from .tafel import Ansicht, Regler, Tafel, Vermutung

SEITE, LINKS, OBEN, GESAMT = 220, 46, 24, (276, 284)
HOECHSTENS = 30
GRUPPEN = {"ohne": ("Fragen ohne Antwort", "Korrekt abgelehnt"), "mit": ("Fragen mit Antwort", "Zu Unrecht abgelehnt")}
TEILE = {  # abgelehnt, nicht abgelehnt
    "ohne": (("tp", "abgelehnt"), ("fn", "trotzdem beantwortet")),
    "mit": (("fp", "abgelehnt"), ("tn", "beantwortet")),
}


def ansicht(*, ohne, ohne_abgelehnt, mit, mit_abgelehnt):
    """Beide Anteile als ein Punkt im Quadrat; sein Abstand zur Diagonale ist das Unterscheiden."""
    anzahl = _anzahlen(ohne, ohne_abgelehnt, mit, mit_abgelehnt)
    korrekt, zu_unrecht = ohne_antwort_auswerten(_fragen(None, *anzahl["ohne"]) + _fragen("Quelle", *anzahl["mit"]))
    undefiniert = frozenset(gruppe for gruppe, (_, gesamt) in anzahl.items() if not gesamt)
    zahlen = {"korrekt_abgelehnt": korrekt, "zu_unrecht_abgelehnt": zu_unrecht, "abstand": korrekt - zu_unrecht, "undefiniert": undefiniert}
    satz = _satz(zahlen, anzahl)
    seite = _gruppe("ohne", anzahl, korrekt) + _gruppe("mit", anzahl, zu_unrecht) + _abstand(zahlen)
    bild = f'<div class="lm-neben"><div>{_quadrat(zahlen)}</div><div class="lm-breit">{seite}</div></div>'
    return Ansicht(zahlen, satz, rahmen(bild, satz))


def _anzahlen(ohne, ohne_abgelehnt, mit, mit_abgelehnt):
    anzahl = {"ohne": (ohne_abgelehnt, ohne), "mit": (mit_abgelehnt, mit)}
    for gruppe, (abgelehnt, gesamt) in anzahl.items():
        if abgelehnt > gesamt:
            raise ValueError(f"{gruppe}_abgelehnt ist {abgelehnt}, aber {gruppe} nur {gesamt}. Erlaubt sind 0 bis {gesamt}.")
    return anzahl


def _fragen(erwartet, abgelehnt, gesamt):
    return [{"erwartet": erwartet, "abgelehnt": nummer < abgelehnt} for nummer in range(gesamt)]


def _satz(zahlen, anzahl):
    if zahlen["undefiniert"]:
        fehlt = [GRUPPEN[gruppe][0] for gruppe in GRUPPEN if gruppe in zahlen["undefiniert"]]
        leer = f"Es gibt keine {fehlt[0]}: Ihr Anteil ist" if len(fehlt) == 1 else "Es gibt gar keine Fragen: Beide Anteile sind"
        return f"{leer} undefiniert (0 / 0), nach unserer Regel 0.0, und über das Unterscheiden sagt der Punkt nichts."
    (a, von_a), (b, von_b) = anzahl["ohne"], anzahl["mit"]
    return f"Abgelehnt: {a} von {von_a} ohne Antwort, {b} von {von_b} mit Antwort. {_urteil(zahlen['abstand'])}"


def _urteil(abstand):
    if abstand == 0:
        return "Der Punkt liegt auf der Diagonale: Das System unterscheidet nicht."
    if abstand < 0:
        return "Der Punkt liegt unter der Diagonale: Das System lehnt gerade dort ab, wo es eine Antwort gibt."
    return f"Der Punkt liegt {zahl(abstand)} über der Diagonale: Um so viel trennt das System die beiden Gruppen."


def _gruppe(gruppe, anzahl, anteil):
    abgelehnt, gesamt = anzahl[gruppe]
    titel, name = GRUPPEN[gruppe]
    (ja, ja_text), (nein, nein_text) = TEILE[gruppe]
    teile = [(ja, abgelehnt), (nein, gesamt - abgelehnt)]
    texte = [(ja, f"{abgelehnt} {ja_text}"), (nein, f"{gesamt - abgelehnt} {nein_text}")]
    return (
        f'<div class="lm-block"><div><b>{titel}: {gesamt}</b></div>{punkte(teile, spalten=15, groesse=16)}{legende(texte)}'
        f'<div>{name} = {abgelehnt} / {gesamt} = <b class="lm-zahl">{zahl(anteil, not gesamt)}</b></div></div>'
    )


def _abstand(zahlen):
    if zahlen["undefiniert"]:
        return '<div class="lm-block">Abstand: <b>undefiniert</b></div>'
    rechnung = f"{zahl(zahlen['korrekt_abgelehnt'])} − {zahl(zahlen['zu_unrecht_abgelehnt'])}"
    return f'<div class="lm-block">Abstand = {rechnung} = <b>{zahl(zahlen["abstand"])}</b></div>'


def _ort(x, y):
    return LINKS + x * SEITE, OBEN + (1 - y) * SEITE


def _quadrat(zahlen):
    x, y = zahlen["zu_unrecht_abgelehnt"], zahlen["korrekt_abgelehnt"]
    name = f"Punkt im Quadrat: zu Unrecht abgelehnt {zahl(x)}, korrekt abgelehnt {zahl(y)}."
    leer = quadrat(LINKS, OBEN, SEITE, "zu Unrecht abgelehnt", "korrekt abgelehnt")
    return svg(leer + _ecken() + _punkt(x, y, zahlen["undefiniert"]), *GESAMT, name)


def _ecken():
    (x0, y0), (x1, y1) = _ort(0, 0), _ort(1, 1)
    enden = beschriftung(x0 + 30, y0 - 10, "lehnt nie ab", anker="start") + beschriftung(x1, y1 - 8, "lehnt alles ab", anker="end")
    return enden + beschriftung(x0, y1 - 8, "unterscheidet", anker="start")


def _punkt(x, y, undefiniert):
    (px, py), (_, fuss) = _ort(x, y), _ort(x, x)
    if undefiniert:
        return f'<circle cx="{px:.1f}" cy="{py:.1f}" r="6" fill="none" stroke="{farbe("blau")}" stroke-width="2" stroke-dasharray="3 2"/>'
    lot = f'<path d="M{px:.1f} {py:.1f}V{fuss:.1f}" stroke="{farbe("blau")}" stroke-width="3"/>'
    return f'{lot}<circle cx="{px:.1f}" cy="{py:.1f}" r="7" fill="{farbe("blau")}"/>'


def nachfuehren(alt, neu, name):
    """Hält die Abgelehnten unter der Zahl ihrer Gruppe."""
    return neu | {f"{gruppe}_abgelehnt": min(neu[f"{gruppe}_abgelehnt"], neu[gruppe]) for gruppe in GRUPPEN}


START = {"ohne": 3, "ohne_abgelehnt": 2, "mit": 2, "mit_abgelehnt": 1}

BEISPIELE = {
    "Beispiel": START,
    "nur vorsichtig": {"ohne": 10, "ohne_abgelehnt": 8, "mit": 10, "mit_abgelehnt": 7},
    "unterscheidet": {"ohne": 10, "ohne_abgelehnt": 8, "mit": 10, "mit_abgelehnt": 1},
    "lehnt alles ab": {"ohne": 10, "ohne_abgelehnt": 10, "mit": 10, "mit_abgelehnt": 10},
    "lehnt nie ab": {"ohne": 10, "ohne_abgelehnt": 0, "mit": 10, "mit_abgelehnt": 0},
}

VERMUTUNG = Vermutung(
    frage="Ein System wird vorsichtiger: In beiden Gruppen wächst der Anteil der abgelehnten Fragen, und zwar um denselben Betrag. "
    "Unterscheidet es Fragen mit und ohne Antwort jetzt besser?",
    richtig="gleich gut",
    antworten=("gleich gut", "besser", "schlechter"),
    erklaerung="Der Punkt wandert parallel zur Diagonale, sein Abstand zu ihr bleibt. Wer nur öfter ablehnt, erkennt noch nichts. "
    "Vergleich die Beispiele „nur vorsichtig“ und „unterscheidet“: Von den Fragen ohne Antwort werden in beiden gleich viele abgelehnt.",
    irrtuemer={
        "besser": "Es lehnt öfter ab, wo es keine Antwort gibt, aber genauso viel öfter auch dort, wo es eine gibt.",
        "schlechter": "Der Anteil der zu Unrecht abgelehnten ist schlechter geworden, der andere um denselben Betrag besser.",
    },
)

BEDIENUNG = (
    Regler("ohne", "Fragen ohne Antwort", 0, HOECHSTENS),
    Regler("ohne_abgelehnt", "ohne: abgelehnt", 0, HOECHSTENS),
    Regler("mit", "Fragen mit Antwort", 0, HOECHSTENS),
    Regler("mit_abgelehnt", "mit: abgelehnt", 0, HOECHSTENS),
)


def tafel(**start):
    """Die Erkundung mit anderen Startwerten: ohne, ohne_abgelehnt, mit, mit_abgelehnt (Anzahlen)."""
    erkundung = Tafel("Ablehnen oder unterscheiden", START | start, BEDIENUNG, ansicht, VERMUTUNG, BEISPIELE, nachfuehren)
    _anzahlen(**erkundung.start)
    return erkundung
