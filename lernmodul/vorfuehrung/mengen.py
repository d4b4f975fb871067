"""Szenen zu 08 und 09: Mengen, Kurve und die Gesamtzahl, die niemand kennt."""

from ..explorer.kurve import lage
from ..metriken import mengen
from .szene import Szene, prozent, richtung, zahl

RELEVANT, A, B = set(range(78)), set(range(32)), set(range(16, 55))
VERGLEICH = {"fällt": "kleiner", "bleibt gleich": "gleich groß", "steigt": "größer"}
SCHAETZUNG = {"fällt": "zu klein", "bleibt gleich": "passend", "steigt": "zu groß"}


def _metriken(gefunden, alle):
    recall, precision = mengen.recall(RELEVANT, gefunden), mengen.precision(RELEVANT, gefunden)
    return {"Recall": recall, "Precision": precision, "Fall-out": mengen.fallout(RELEVANT, gefunden, alle)}


def groesseres_korpus():
    gefunden = set(range(46, 86))
    klein, gross = (_metriken(gefunden, set(range(groesse))) for groesse in (1_000, 10_000))
    return Szene(
        titel="Das Korpus wächst",
        frage="Aus 1000 Dokumenten werden 10\N{NO-BREAK SPACE}000, relevant sind vorher wie nachher 78. Die Suche liefert dasselbe wie vorher: 32 relevante und 8 irrelevante. "
        "Was davon ändert sich: Recall, Precision, Fall-out?",
        wahrheit=f"nur der {' und der '.join(name for name in klein if klein[name] != gross[name])}",
        erklaerung=f"Der Fall-out fällt von {prozent(klein['Fall-out'])} auf {prozent(gross['Fall-out'])}, ohne dass die Suche besser geworden ist. "
        f"Recall ({prozent(gross['Recall'])}) und Precision ({prozent(gross['Precision'])}) kennen das Korpus nicht.",
        nachgefragt="Was ist also von einem winzigen Fall-out zu halten?",
        worauf="Wenig, solange niemand die Größe des Korpus dazusagt. In einem großen Korpus ist der Fall-out fast immer winzig.",
        antworten=("alle drei", "Precision und Fall-out", "nichts davon", "nur der Fall-out"),
        erkunde="mengen",
        start={"relevant": 78, "gefunden": 40, "gemeinsam": 32, "korpus": 10_000},
    )


def wo_sie_sich_treffen():
    _, relevant, listen = lage("wechsel")
    punkte = mengen.precision_recall_kurve(relevant, listen["a"])
    (treffpunkt,) = [k for k, (recall, precision) in enumerate(punkte, start=1) if recall == precision > 0]
    n = len(relevant)
    return Szene(
        titel="Wo sie sich treffen",
        frage=f"Zu einer Frage gibt es {n} relevante Passagen. Nach wie vielen Plätzen der Rangliste können Precision und Recall "
        "gleich groß sein, ohne dass beide 0 sind?",
        wahrheit=f"nach {treffpunkt}",
        erklaerung=f"Der Zähler ist beide Male derselbe. Gleich sind die Brüche, wenn es auch die Nenner sind: {n} gelesene Plätze, {n} relevante Passagen. "
        f"In der Liste unten sind es {round(n * mengen.breakeven(relevant, listen['a']))} von {n}, rund {zahl(mengen.breakeven(relevant, listen['a']))}; so ein Wert heißt Break-even.",
        nachgefragt="Lässt sich auch der Wert dort ausrechnen, ohne dass man die Liste gesehen hat?",
        worauf="Nein. Nur der Ort steht fest; wie viele der ersten 13 Plätze relevant sind, sagt erst die Liste.",
        antworten=tuple(f"nach {k}" for k in (n // 2, n, n + 7)) + ("das hängt von der Liste ab",),
        erkunde="kurve",
        start={"frage": "wechsel", "k": treffpunkt},
    )


def relativ_oder_wahr():
    relativ, wahr = mengen.relativer_recall({"A": A, "B": B})["A"], mengen.recall(RELEVANT, A)
    return Szene(
        titel="Der Pool als Nenner",
        frage="Suche A findet 32 relevante Dokumente, B 39, 16 davon sind dieselben. Es gibt weitere, die keine der beiden fand. "
        "Ist der relative Recall von A kleiner, gleich groß oder größer als der wahre?",
        wahrheit=VERGLEICH[richtung(wahr, relativ)],
        erklaerung=f"Im Pool liegen {len(A | B)} relevante Dokumente, A hat {len(A)} davon: {prozent(relativ)}. Gibt es in Wahrheit {len(RELEVANT)}, sind es nur {prozent(wahr)}. "
        f"Stell unten „Relevant“ von {len(A | B)} auf {len(RELEVANT)}: Mehr unter dem Bruchstrich macht den Recall nie größer.",
        nachgefragt="B hat 39 der 55 im Pool. Ist damit auch der Vergleich von A mit B falsch?",
        worauf="Nein. Beide werden durch denselben Pool geteilt, das Verhältnis von A zu B stimmt.",
        antworten=tuple(VERGLEICH.values()),
        erkunde="mengen",
        start={"relevant": len(A | B), "gefunden": len(A), "gemeinsam": len(A)},
    )


def fischteich():
    n1, n2, m = 40, 30, 15
    geschaetzt = mengen.lincoln_petersen(n1, n2, m)
    return Szene(
        titel="Der Fischteich",
        frage=f"In einem Teich werden {n1} Fische gefangen, markiert und wieder freigelassen. Beim nächsten Fang sind von {n2} Fischen {m} markiert. "
        "Wie viele Fische leben vermutlich im Teich?",
        wahrheit=geschaetzt,
        einheit="Fische",
        einzahl="Fisch",
        bis=200,
        erklaerung=f"Im zweiten Fang sind {prozent(m / n2)} markiert, also wohl auch im Teich: {n1} · {n2} / {m} = {zahl(geschaetzt)}. "
        f"Mit zwei Suchen geht es genauso: A findet {n1} relevante Dokumente, B {n2}, und {m} haben beide.",
        nachgefragt="Woher weißt du, dass Suche B von Suche A unabhängig ist?",
        worauf="Gar nicht. Zwei Suchen, die ähnlich arbeiten, finden dieselben leichten Dokumente; davon handelt die letzte Szene.",
        erkunde="rueckfang",
        start={"gesamt": round(geschaetzt), "findet_a": round(100 * n1 / geschaetzt), "findet_b": round(100 * n2 / geschaetzt)},
    )


def kein_gemeinsamer():
    try:
        wahrheit = zahl(mengen.lincoln_petersen(5, 4, 0))
    except ValueError:
        wahrheit = "keine Zahl"
    return Szene(
        titel="Kein gemeinsamer Treffer",
        frage="A findet 5 relevante Dokumente, B 4, und kein einziges haben beide. Was schätzt die Formel von Lincoln und Petersen, n₁ · n₂ / m?",
        wahrheit=wahrheit,
        erklaerung="Bei m = 0 wird durch null geteilt. Sicher ist nur, dass es mindestens neun sind, denn so viele sind gefunden. "
        f"Chapman rechnet {zahl(mengen.chapman(5, 4, 0))} aus, und viel wert ist das auch nicht.",
        nachgefragt="Was muss in einem Bericht neben jeder solchen Schätzung stehen?",
        worauf="Wie viele Dokumente beide gefunden haben, und dass Unabhängigkeit vorausgesetzt ist.",
        antworten=("0", "9", "20", "keine Zahl"),
        erkunde="rueckfang",
        start={"gesamt": 78, "findet_a": 10, "findet_b": 10},
    )


def vierundzwanzig_gemeinsam():
    n1, n2, unabhaengig, m = 32, 39, 16, 24
    geschaetzt = mengen.lincoln_petersen(n1, n2, m)
    return Szene(
        titel="Beide finden dieselben",
        frage=f"Es gibt {len(RELEVANT)} relevante Dokumente. A findet {n1}, B {n2}. Beide finden vor allem die leichten, "
        f"deshalb haben sie {m} gemeinsam statt {unabhaengig}. Wie fällt die Schätzung n₁ · n₂ / m aus?",
        wahrheit=SCHAETZUNG[richtung(len(RELEVANT), geschaetzt)],
        erklaerung=f"m steht unter dem Bruchstrich: Geschätzt werden {zahl(geschaetzt)} statt {len(RELEVANT)}. "
        "Was beide übersehen, weil es mit anderen Worten dasteht, taucht in keiner der drei Zahlen auf.",
        nachgefragt="Welche zwei Wege zu suchen übersehen nicht beide dasselbe?",
        worauf="Eine andere Bauart genügt nicht: In 09 übersehen vier verschiedene Suchen dieselben Passagen. "
        "Am ehesten eine Suche und ein Mensch, der ohne sie liest.",
        antworten=tuple(SCHAETZUNG.values()),
        erkunde="rueckfang",
        start={"gesamt": 78, "findet_a": 41, "findet_b": 50, "abhaengigkeit": 40},
    )


SZENEN = (groesseres_korpus, wo_sie_sich_treffen, relativ_oder_wahr, fischteich, kein_gemeinsamer, vierundzwanzig_gemeinsam)
