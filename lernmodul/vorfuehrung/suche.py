"""Szenen zu 02: eine Quelle rutscht ab, und zwei Metriken merken Verschiedenes."""

from itertools import product

from ..metriken.suche import reciprocal_rank, retrieval_metriken
from .szene import RICHTUNGEN, Szene, groesster, prozent, richtung, zahl

LAENGE = 10
FEHLT = 0


def _rangliste(rang):
    """Zehn Plätze, die gesuchte Quelle auf `rang`; 0 heißt nicht gefunden."""
    return ["Quelle" if platz == rang else f"X{platz}" for platz in range(1, LAENGE + 1)]


def _metriken(*raenge, k=3):
    return retrieval_metriken([{"erwartet": "Quelle", "gefunden": _rangliste(rang)} for rang in raenge], k)


def _verlust(vorher, nachher):
    return [a - b for a, b in zip(_metriken(*vorher), _metriken(*nachher))]


def mrr_im_kopf():
    raenge = (1, 4, 2, FEHLT)
    recall, mrr = _metriken(*raenge)
    return Szene(
        titel="MRR im Kopf",
        frage="Vier Fragen. Die Quelle steht auf Platz 1, auf Platz 4, auf Platz 2, und einmal wird sie nicht gefunden. Wie hoch ist der MRR?",
        wahrheit=mrr,
        einheit="",
        erklaerung=f"1 + 1/4 + 1/2 + 0, geteilt durch vier Fragen, macht rund {zahl(mrr, 3)}. Nicht gefunden zählt 0 und bleibt im Nenner. "
        f"Der Recall@3 ist hier {prozent(recall)}.",
        nachgefragt="Manche mitteln erst die Ränge und nehmen dann den Kehrwert. Was stört daran?",
        worauf="Die nicht gefundene Quelle hat keinen Rang, den man mitteln könnte.",
        erkunde="rangliste",
        start={"raenge": raenge, "k": 3, "frage": 2},
    )


def rutscht_von_3_auf_4():
    vorher, nachher = (2, 1, FEHLT, 3), (2, 1, FEHLT, 4)
    recall, mrr = _verlust(vorher, nachher)
    return Szene(
        titel="Eine Quelle rutscht ab: von 3 auf 4",
        frage="Vier Fragen, gelesen werden die ersten drei Plätze. Bei einer Frage rutscht die Quelle von Platz 3 auf Platz 4. "
        "Welche Zahl verliert mehr?",
        wahrheit=groesster({"der Recall@3": recall, "der MRR": mrr}),
        erklaerung=f"Der Recall@3 verliert die ganze Frage, also {zahl(recall)}. Der MRR verliert (1/3 − 1/4) / 4, rund {zahl(mrr, 3)}.",
        nachgefragt="Und wenn dem Sprachmodell die ersten fünf Plätze vorgelegt werden?",
        worauf="Dann merkt es der Recall@5 nicht mehr, denn Platz 4 wird noch gelesen. k soll sein, was die Anwendung wirklich liest.",
        antworten=("der MRR", "der Recall@3", "beide gleich viel"),
        erkunde="rangliste",
        start={"raenge": vorher, "k": 3, "frage": 4},
    )


def rutscht_von_2_auf_3():
    vorher, nachher = (2, 1, FEHLT, 3), (3, 1, FEHLT, 3)
    recall, mrr = (abs(verlust) > 1e-12 for verlust in _verlust(vorher, nachher))
    namen = {(False, True): "nur der MRR", (True, False): "nur der Recall@3", (True, True): "beide", (False, False): "keiner von beiden"}
    return Szene(
        titel="Eine Quelle rutscht ab: von 2 auf 3",
        frage="Dieselben vier Fragen. Diesmal rutscht eine Quelle von Platz 2 auf Platz 3. Was davon sinkt: Recall@3, MRR?",
        wahrheit=namen[recall, mrr],
        erklaerung="Unter den ersten drei steht sie weiterhin, das genügt dem Recall@3. "
        f"Der MRR verliert {zahl(_verlust(vorher, nachher)[1], 3)}, mehr als vorhin beim Schritt von 3 auf 4.",
        nachgefragt="Wessen Arbeit misst der Recall@3, wessen der MRR: die der Suche, die des Sortierens, die des Modells?",
        worauf="Recall@3: ob die Suche die Quelle überhaupt liefert. MRR: wie gut sortiert wird. Was das Modell daraus "
        "macht, misst keine von beiden.",
        antworten=tuple(namen.values()),
        erkunde="rangliste",
        start={"raenge": vorher, "k": 3, "frage": 1},
    )


def zwei_abstiege():
    erster, zweiter, letzter = (reciprocal_rank("Quelle", _rangliste(rang)) for rang in (1, 2, LAENGE))
    return Szene(
        titel="Zwei Abstiege",
        frage=f"Bei einer einzigen Frage sinkt die Quelle: entweder von Platz 1 auf Platz 2 oder von Platz 2 auf Platz {LAENGE}. Was kostet den MRR mehr?",
        wahrheit=groesster({"von 1 auf 2": erster - zweiter, f"von 2 auf {LAENGE}": zweiter - letzter}),
        erklaerung=f"Am Kehrwert dieser Frage kostet der erste Schritt {zahl(erster - zweiter)}, alle weiteren zusammen {zahl(zweiter - letzter)}. "
        "Für den MRR wird beides durch die Zahl der Fragen geteilt.",
        nachgefragt="Passt das dazu, wie eure Anwendung eine Rangliste liest?",
        worauf="Der MRR passt, wenn jemand den ersten Platz nimmt. Liest ein Modell alle fünf Passagen, ist ihm Platz 1 "
        "oder 2 meist gleich.",
        antworten=("von 1 auf 2", f"von 2 auf {LAENGE}", "beide gleich viel"),
        erkunde="rangliste",
        start={"raenge": (1, 2, 3, 4), "k": 3, "frage": 1},
    )


def frage_ohne_antwort():
    raenge = (1, 3, FEHLT, 5)
    vier = [{"erwartet": "Quelle", "gefunden": _rangliste(rang)} for rang in raenge]
    vorher, nachher = (retrieval_metriken(faelle, 3)[0] for faelle in (vier, [*vier, {"erwartet": None, "gefunden": _rangliste(FEHLT)}]))
    return Szene(
        titel="Eine Frage ohne Antwort",
        frage="Der Recall@3 ist über vier Fragen gemessen. Nun kommt eine fünfte ins Golden Set, zu der im Korpus nichts steht. "
        "Was macht der Recall@3 nach der Regel aus 02?",
        wahrheit=richtung(vorher, nachher),
        erklaerung=f"Er bleibt bei {prozent(nachher)}: Wo es nichts zu finden gibt, kann die Suche nichts falsch machen. "
        "Die Frage fällt aus Zähler und Nenner. Frage 3 unten ist etwas anderes: Ihre Quelle gibt es, die Suche fand sie nur nicht, und das zählt 0.",
        nachgefragt="Was käme heraus, wenn man sie als „nicht gefunden“ mitzählte, und wen träfe das?",
        worauf="40 % statt 50 %, denn es wären 2 von 5. Treffen würde es die Suche, obwohl es da nichts zu finden gab.",
        antworten=RICHTUNGEN,
        erkunde="rangliste",
        start={"raenge": raenge, "k": 3, "frage": 1},
    )


def immer_unter_den_ersten_drei():
    moeglich = [raenge for raenge in product((1, 2, 3), repeat=4) if _metriken(*raenge) == (1.0, 0.5)]
    raenge = max(moeglich, key=lambda raenge: raenge.count(1))
    return Szene(
        titel="Immer unter den ersten drei",
        frage="Der Recall@3 ist 100 %, der MRR 0,5. Wie groß kann der Anteil der Fragen höchstens sein, bei denen die Quelle auf Platz 1 steht?",
        wahrheit=raenge.count(1) / len(raenge),
        erklaerung="Stünden alle auf Platz 3, wäre der MRR 1/3. Bis 1/2 fehlt 1/6, und jede Frage auf Platz 1 bringt 2/3 mehr: Das reicht für ein Viertel "
        f"der Fragen. Bei vieren etwa {', '.join(map(str, sorted(raenge)))}.",
        nachgefragt="Was würdest du an dieser Suche zuerst verbessern?",
        worauf="Das Sortieren: Die Quelle ist immer dabei, sie steht nur zu weit hinten. Besser suchen bringt hier nichts.",
        erkunde="rangliste",
        start={"raenge": tuple(sorted(raenge)), "k": 3, "frage": 2},
    )


SZENEN = (mrr_im_kopf, rutscht_von_3_auf_4, rutscht_von_2_auf_3, zwei_abstiege, frage_ohne_antwort, immer_unter_den_ersten_drei)
