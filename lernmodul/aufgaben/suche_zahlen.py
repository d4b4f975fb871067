"""Recall@k und MRR zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 2, in Worten, die zu Zahlen auf Papier passen."""

from random import Random

from ..metriken.suche import retrieval_metriken
from .anzeige import als_bruch
from .arten import Zahlenaufgabe
from .verhalten import PROZENTWERTE, von_hand

AUFRUF = "mein_ergebnis = retrieval_metriken(faelle, k)\n"
LAENGE = 10

NACHRICHTEN = {
    "none_im_nenner": "Die Fragen ohne Antwort stehen bei dir im Nenner. Für sie gibt es nichts zu finden, sie bleiben außen vor. Durch wie viele Fragen wird also geteilt?",
    "none_als_treffer": "Die Fragen ohne Antwort zählen bei dir als gefunden. Für sie gibt es nichts zu finden, also gehören sie in keinen der beiden Brüche. Welche Fragen bleiben?",
    "mrr_nur_bis_k": "Dein MRR übersieht die Treffer hinter Platz k. k gehört nur zum Recall@k, der MRR schaut über die ganze Liste. Welche Kehrwerte fehlen noch?",
    "nur_gefundene": "Fragen, deren Quelle nirgends steht, fehlen bei dir im Nenner. Gerade sie sollen das Ergebnis drücken. Was trägt so eine Frage zur Summe bei, und was zur Anzahl?",
    "kehrwert_des_mittels": None,
    "mittlerer_rang": None,
    "kleiner_statt_hoechstens": "Genau auf Platz k zählt bei dir nicht mehr. „Unter den ersten k“ schließt Platz k ein. Welche Frage kommt dann noch dazu?",
    "k_plus_1": "Du schaust einen Platz zu weit. „Unter den ersten k“ sind genau k Plätze. Welche Frage fällt dann heraus?",
    "recall_durch_k": None,
    "anzahl_statt_anteil": None,
    "vertauscht": "Recall@k und MRR stehen in der falschen Reihenfolge. Gefragt ist zuerst Recall@k, dann MRR. Welche deiner beiden Zahlen hängt nicht von k ab?",
    "prozent": PROZENTWERTE,
    "fehlend_als_treffer": "Eine Quelle, die nirgends in der Liste steht, zählt bei dir als Treffer. Sie hat gar keinen Rang. Was trägt so eine Frage zum Recall@k bei?",
}


def neue_zahlen(zufall):
    """Vier bis sechs Fragen mit Antwort, an denen sich jede Grenze zeigt: eine auf Rang k, einige dahinter, andere nirgends; dazu Fragen ohne Antwort."""
    k, ohne = zufall.choice((1, 2, 3, 4, 5)), zufall.randint(1, 2)
    dahinter, nirgends = zufall.choice(((1, 2), (2, 1)))  # gleich viele ließen zwei Denkfehler zusammenfallen
    raenge = [k, *[k + 1] * dahinter, *[None] * nirgends, *zufall.choices((1, 2, 3, 4, 5, 6, 8, 10), k=zufall.randint(0, 2))]
    zufall.shuffle(raenge)
    faelle = [{"erwartet": "A", "gefunden": _rangliste(rang)} for rang in raenge] + [{"erwartet": None, "gefunden": _rangliste(None)}] * ohne
    orte = ", ".join("nirgends" if rang is None else f"auf Rang {rang}" for rang in raenge)
    text = (
        f"{len(raenge)} Fragen haben eine Antwort im Korpus. Ihre Quelle steht, Frage für Frage: {orte}. "
        f"Dazu {'kommt eine Frage' if ohne == 1 else f'kommen {ohne} Fragen'} ohne Antwort. "
        f"Gefragt sind **Recall@{k}** und **MRR**, in dieser Reihenfolge."
    )
    return {"text": text, "daten": {"faelle": faelle, "k": k}, "rechenweg": _rechenweg(raenge, k), "unklar": _unklar(k)}


def _unklar(k):
    return {
        "Recall@k": f"Recall@{k} stimmt noch nicht. Zähl die Fragen, deren Quelle höchstens auf Rang {k} steht, und teil durch alle Fragen mit Antwort.",
        "MRR": "MRR stimmt noch nicht. Schreib je Frage den Kehrwert des Rangs auf und mittle über alle Fragen mit Antwort.",
    }


def _rechenweg(raenge, k):
    vorn = sum(rang is not None and rang <= k for rang in raenge)
    kehrwerte = " + ".join("0" if rang is None else f"1/{rang}" for rang in raenge)
    mrr = sum(1 / rang for rang in raenge if rang) / len(raenge)
    return (
        f"Recall@{k}: Bis Rang {k} {'steht' if vorn == 1 else 'stehen'} {vorn} von {len(raenge)} Quellen, also {als_bruch(vorn, len(raenge))}.\n\n"
        f"MRR: ({kehrwerte})/{len(raenge)} = {round(mrr, 3)}. Fragen ohne Antwort zählen nirgends mit."
    )


def _rangliste(rang):
    andere = [f"B{platz}" for platz in range(1, LAENGE + 1)]
    return andere if rang is None else [*andere[: rang - 1], "A", *andere[rang - 1 : -1]]


def in_zahlen(rechnungen, loesung):
    """Dieselbe Frage an wenigen Zahlen; `rechnungen` und `loesung` sind die der Funktionsaufgabe."""
    return Zahlenaufgabe(
        name="uebung_2",
        nummer=2,
        titel="Übung 2: Recall@k und MRR",
        stufe="mittel",
        minuten=4,
        antwortname="mein_ergebnis",
        komponenten=("Recall@k", "MRR"),
        loesung_programm=f"{loesung}\n{AUFRUF}",
        tipps=(
            "In beide Nenner gehören alle Fragen mit Antwort, auch die, deren Quelle nirgends steht.",
            "Für Recall@k zählst du, wie viele Ränge höchstens k sind.",
            "Für den MRR schreibst du je Frage den Kehrwert des Rangs auf; eine Quelle, die nirgends steht, trägt nichts bei. Dann mittelst du.",
        ),
        danach="Welche der Fragen müsste einen Platz nach vorn rücken, damit sich beide Zahlen ändern?",
        liste=von_hand(rechnungen, NACHRICHTEN, AUFRUF),
        rechnung=retrieval_metriken,
        neu=neue_zahlen,
        **neue_zahlen(Random(0)),
    )
