"""Recall, Precision und Fall-out zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 6, in Worten, die zu Zahlen auf Papier passen."""

from itertools import product
from random import Random

from ..metriken import mengen
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .verhalten import PROZENTWERTE, von_hand

AUFRUF = "mein_ergebnis = (recall(relevant, gefunden), precision(relevant, gefunden), fallout(relevant, gefunden, alle))\n"
BUCHSTABEN = "ABCDEFGHIJKLMNOPQRSTUVW"

NACHRICHTEN = {
    "vertauscht": "Recall und Precision sind vertauscht. Der Recall fragt, wie viel vom Relevanten gefunden wurde, die Precision, wie viel vom Gefundenen relevant ist. "
    "Wodurch hast du zuerst geteilt?",
    "tafel_gedreht": "Dein Recall teilt durch alles Gefundene, und das ist die Precision. Gefragt ist ein Anteil an allem Relevanten. Welche Dokumente gehören dann unter den Bruchstrich?",
    "precision_durch_relevante": None,
    "fallout_durch_gefundene": "Dein Fall-out sagt, welcher Anteil des Gefundenen irrelevant ist, und das ist 1 − Precision. Gefragt ist, welcher Anteil alles Irrelevanten gefunden wurde. "
    "Wie viele irrelevante Dokumente hat das Korpus?",
    "fallout_durch_alle": "Dein Fall-out teilt durch alle Dokumente, auch durch die relevanten. Unter den Bruchstrich gehören nur die, die man nicht finden will. "
    "Wie viele bleiben, wenn du die relevanten abziehst?",
    "fallout_durch_relevante": None,
    "fallout_durch_nicht_gefundene": "Unter dem Bruchstrich deines Fall-outs stehen die Dokumente, die nicht gefunden wurden. Gefragt ist ein Anteil an den irrelevanten. "
    "Was ziehst du vom Korpus ab?",
    "spezifitaet": None,
    "eins_minus_recall": None,
    "fallout_mit_treffern": None,
    "vereinigung_im_nenner": None,
    "vereinigung_im_zaehler": "Über dem Bruchstrich steht bei dir, was in mindestens einer der beiden Mengen liegt. Ein Treffer liegt in beiden. Welche Dokumente bleiben dann übrig?",
    "verfehltes_gezaehlt": "Im Zähler steht bei dir, was nur in einer der beiden Mengen liegt, also die Fehler der Suche. Gefragt ist, was relevant ist und zugleich gefunden wurde. "
    "Welche Dokumente sind das?",
    "doppelte_gezaehlt": "Steht ein Dokument zweimal in der Liste, zählst du es zweimal. Gerechnet wird mit verschiedenen Dokumenten, im Zähler wie im Nenner. "
    "Wie viele bleiben ohne die Wiederholungen?",
    "anzahl_statt_anteil": None,
    "prozent": PROZENTWERTE,
}
BESTNOTE = {
    "eins_fuer_leer": "Unter einem deiner drei Bruchstriche steht nichts, und du vergibst dafür den vollen Anteil. Zu messen gab es da aber gar nichts. Was gilt für so einen Bruch?"
}
NICHTS_GEFUNDEN = {**BESTNOTE, "spezifitaet": None}
NICHTS_RELEVANT = {**BESTNOTE, **{s: NACHRICHTEN[s] for s in ("fallout_durch_gefundene", "spezifitaet", "anzahl_statt_anteil", "prozent")}}


def rechnung(relevant, gefunden, alle):
    """Die drei Anteile aus den Referenzmetriken."""
    return mengen.recall(relevant, gefunden), mengen.precision(relevant, gefunden), mengen.fallout(relevant, gefunden, alle)


def _verschieden(treffer, verfehlt, nieten, uebrige, doppelt):
    """Ob die Gruppen so verschieden groß sind, dass keine zwei der üblichen Brüche gleich ausfallen."""
    if doppelt > treffer or doppelt in (nieten, verfehlt - nieten):
        return False
    return len({treffer, verfehlt, nieten, uebrige}) == 4 and treffer + nieten not in (uebrige, uebrige + verfehlt)


GRUPPEN = tuple(g for g in product(range(1, 6), range(1, 6), range(1, 6), range(3, 9), (1, 2)) if _verschieden(*g))


def gewoehnlich(zufall):
    """Treffer, Verfehltes, Nieten und mindestens ein Treffer, der zweimal dasteht: So zeigt sich jeder Denkfehler."""
    treffer, verfehlt, nieten, uebrige, doppelt = zufall.choice(GRUPPEN)
    alle = BUCHSTABEN[: treffer + verfehlt + nieten + uebrige]
    gemischt = zufall.sample(alle, len(alle))
    gefunden = [*gemischt[: treffer + nieten], *gemischt[:doppelt]]
    zufall.shuffle(gefunden)
    return _felder({*gemischt[:treffer], *gemischt[treffer + nieten :][:verfehlt]}, gefunden, alle, NACHRICHTEN)


def ohne_gefundene(zufall):
    """Eine Suche, die nichts liefert: Die Precision ist 0/0."""
    alle = BUCHSTABEN[: zufall.randint(6, 12)]
    return _felder(set(zufall.sample(alle, zufall.randint(1, 5))), [], alle, NICHTS_GEFUNDEN, ("Precision",))


def ohne_relevante(zufall):
    """Eine Frage, zu der das Korpus nichts enthält: Der Recall ist 0/0."""
    alle = BUCHSTABEN[: zufall.randint(5, 12)]
    return _felder(set(), zufall.sample(alle, zufall.randint(1, 4)), alle, NICHTS_RELEVANT, ("Recall",))


ARTEN = (*[gewoehnlich] * 20, ohne_gefundene, ohne_relevante)


def _felder(relevant, gefunden, alle, nachrichten, undefiniert=()):
    text = (
        f"Das Korpus hat {len(alle)} Dokumente, A bis {alle[-1]}. Relevant für die Frage {_aufgezaehlt(sorted(relevant))}. "
        f"Die Suche liefert {'der Reihe nach ' if gefunden else ''}{', '.join(gefunden) if gefunden else 'nichts'}. "
        f"{'Ein Dokument, das zweimal dasteht, zählt einmal. ' if len(set(gefunden)) < len(gefunden) else ''}"
        "Gefragt sind **Recall**, **Precision** und **Fall-out**, in dieser Reihenfolge."
    )
    daten = {"relevant": relevant, "gefunden": gefunden, "alle": set(alle)}
    return {"text": text, "daten": daten, "nachrichten": nachrichten, "undefiniert": undefiniert, "rechenweg": _rechenweg(relevant, set(gefunden), set(alle))}


def _rechenweg(relevant, gefunden, alle):
    treffer = sorted(relevant & gefunden)
    return (
        f"Relevant und gefunden: {', '.join(treffer) or 'nichts'}. Recall: {als_bruch(len(treffer), len(relevant))}. Precision: {als_bruch(len(treffer), len(gefunden))}.\n\n"
        f"Irrelevant sind {len(alle - relevant)} Dokumente, davon gefunden {len(gefunden - relevant)}. Fall-out: {als_bruch(len(gefunden - relevant), len(alle - relevant))}."
    )


def _aufgezaehlt(namen):
    if len(namen) < 2:
        return f"ist {namen[0]}" if namen else "ist keines davon"
    return f"sind {', '.join(namen[:-1])} und {namen[-1]}"


UNKLAR = {
    "Recall": "Der Recall stimmt noch nicht. Zähl die relevanten Dokumente und frag bei jedem, ob die Suche es geliefert hat.",
    "Precision": "Die Precision stimmt noch nicht. Zähl die verschiedenen gelieferten Dokumente und frag bei jedem, ob es relevant ist.",
    "Fall-out": "Der Fall-out stimmt noch nicht. Zähl die irrelevanten Dokumente im Korpus und frag bei jedem, ob die Suche es trotzdem geliefert hat.",
}


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an wenigen Zahlen; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""

    def neue_zahlen(zufall, art=None):
        felder = (art or zufall.choice(ARTEN))(zufall)
        return {"liste": von_hand(rechnungen, felder.pop("nachrichten"), AUFRUF), **felder}

    return Zahlenaufgabe(
        name="uebung_6",
        nummer=6,
        titel="Übung 6: Recall, Precision und Fall-out von Mengen",
        stufe="mittel",
        minuten=4,
        antwortname="mein_ergebnis",
        komponenten=("Recall", "Precision", "Fall-out"),
        loesung_programm=f"{loesung}\n\n{AUFRUF}",
        tipps=(
            "Such zuerst die Treffer heraus, also was relevant ist und zugleich gefunden wurde. Sie stehen bei Recall und Precision über dem Bruchstrich.",
            "Unter den Bruchstrich gehört beim Recall das Relevante, bei der Precision das Gefundene, beim Fall-out alles Irrelevante im Korpus.",
        ),
        danach="In welchem der drei Brüche kommt die Größe des Korpus vor?",
        rechnung=rechnung,
        unklar=UNKLAR,
        neu=neue_zahlen,
        **neue_zahlen(Random(0), gewoehnlich),
    )
