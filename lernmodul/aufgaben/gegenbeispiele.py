"""Gegenbeispiele 2 bis 4: drei Behauptungen über Ranglisten und das, was Suchen finden, jede mit einem eigenen Beispiel zu widerlegen."""

from functools import partial

from ..metriken.mengen import precision, recall
from ..metriken.suche import average_precision, ndcg_at_k, reciprocal_rank
from .arten import Beispielaufgabe
from .gegenbeispiele_form import formfehler, lies_beispiel, ohne_reihenfolge, richtung, zeige_paar
from .kern import Denkfehler
from .verhalten import gilt

K = 5


def precisions(x):
    return precision(x.relevant, x.a), precision(x.relevant, x.b)


def recalls(x):
    return recall(x.relevant, x.a), recall(x.relevant, x.b)


def recalls_oben(x):
    return recall(x.relevant, x.a[:K]), recall(x.relevant, x.b[:K])


def average_precisions(x):
    return average_precision(x.relevant, x.a), average_precision(x.relevant, x.b)


def mrrs(x):
    """Bei einer einzigen Frage ist der MRR ihr Kehrwert des Rangs."""
    return reciprocal_rank(x.relevant, x.a), reciprocal_rank(x.relevant, x.b)


def ndcgs(x):
    return ndcg_at_k(x.gewinne, x.a, K), ndcg_at_k(x.gewinne, x.b, K)


def _bewegt(*paare):
    """Die Bedingung, dass sich jedes Maß von a nach b in diese Richtung bewegt: +1 hinauf, 0 gar nicht, −1 hinab."""
    return gilt(lambda x: all(richtung(*mass(x)) == soll for mass, soll in paare))


def _messwerte(*masse):
    """Ein Satz mit den Zahlen des Beispiels, Maß für Maß."""
    return lambda x: "Bei dir: " + ", ".join(f"{name} {a} bei a und {b} bei b" for name, mass in masse for a, b in [zeige_paar(*mass(x))]) + "."


def fazit_2(x):
    (p_a, p_b), (r_a, r_b) = zeige_paar(*precisions(x)), zeige_paar(*recalls(x))
    return f"Die Precision steigt von {p_a} auf {p_b}, der Recall fällt von {r_a} auf {r_b}."


def fazit_3(x):
    ap_a, ap_b = zeige_paar(*average_precisions(x))
    return f"Der Recall@5 ist beide Male {recalls_oben(x)[0]:.2f}, die Average Precision aber {ap_a} bei a und {ap_b} bei b."


def fazit_4(x):
    (mrr_a, mrr_b), (ndcg_a, ndcg_b) = zeige_paar(*mrrs(x)), zeige_paar(*ndcgs(x))
    return f"b liegt beim MRR vorn ({mrr_b} gegen {mrr_a}) und beim nDCG@5 hinten ({ndcg_b} gegen {ndcg_a})."


NICHTS_GEFUNDEN = gilt(lambda x: not x.relevant.intersection(x.a) or not x.relevant.intersection(x.b))

DENKFEHLER_2 = (
    *formfehler("beispiel_2"),
    Denkfehler(
        "nichts_gefunden",
        "eine Suche ohne Treffer",
        "Eine der beiden Suchen findet nichts Relevantes, bei ihr sind Precision und Recall 0. So kann nicht das eine steigen und das andere fallen. Braucht sie noch einen Treffer, oder sind nur die Namen verschieden geschrieben?",
        'beispiel_2 = ({"A", "B"}, ["A", "X"], [])\n',
        verhalten=NICHTS_GEFUNDEN,
    ),
    Denkfehler(
        "gleiche_dokumente",
        "zweimal dieselben Dokumente",
        "a und b enthalten dieselben Dokumente. Precision und Recall achten nicht auf die Reihenfolge, deshalb ändert sich nichts. Was liefert die strengere Suche nicht mehr?",
        'beispiel_2 = ({"A", "B"}, ["A", "B", "X"], ["X", "B", "A"])\n',
        verhalten=gilt(lambda x: set(x.a) == set(x.b)),
    ),
    Denkfehler(
        "vertauscht",
        "a und b vertauscht",
        "Bei dir fällt die Precision und der Recall steigt, also beides andersherum als gefragt. a ist die lockere Suche, b die strengere. Was musst du tauschen?",
        'beispiel_2 = ({"A", "B"}, ["A"], ["A", "B", "X"])\n',
        verhalten=_bewegt((precisions, -1), (recalls, +1)),
    ),
    Denkfehler(
        "beide_steigen",
        "beide steigen",
        "Precision und Recall steigen beide, b ist hier also wirklich rundum besser. Gefragt ist, dass der Recall fällt. Wie viele relevante Dokumente darf b dann höchstens noch liefern?",
        'beispiel_2 = ({"A", "B"}, ["A", "X"], ["A", "B"])\n',
        verhalten=_bewegt((precisions, +1), (recalls, +1)),
    ),
    Denkfehler(
        "beide_fallen",
        "beide fallen",
        "Precision und Recall fallen beide. Weniger Relevantes als a liefert b damit schon, gefragt ist aber eine höhere Precision. Was von dem, das b liefert, drückt sie?",
        'beispiel_2 = ({"A", "B"}, ["A", "B"], ["A", "X", "Y"])\n',
        verhalten=_bewegt((precisions, -1), (recalls, -1)),
    ),
    Denkfehler(
        "recall_gleich",
        "gleicher Recall",
        "Der Recall bleibt gleich, denn b liefert genauso viele relevante Dokumente wie a. Gefragt ist, dass er fällt. Was verliert eine strenge Suche außer den Nieten noch?",
        'beispiel_2 = ({"A", "B"}, ["A", "B", "X"], ["A", "B"])\n',
        verhalten=_bewegt((recalls, 0)),
    ),
    Denkfehler(
        "precision_gleich",
        "gleiche Precision",
        "Die Precision bleibt gleich: In a und b ist derselbe Anteil relevant. Gefragt ist, dass sie steigt. In welchem Verhältnis müssen Treffer und Nieten in b stehen?",
        'beispiel_2 = ({"A", "B"}, ["A", "B", "X", "Y"], ["A", "X"])\n',
        verhalten=_bewegt((precisions, 0)),
    ),
)

DENKFEHLER_3 = (
    ohne_reihenfolge("beispiel_3"),
    *formfehler("beispiel_3"),
    Denkfehler(
        "nichts_oben",
        "kein Treffer unter den ersten fünf",
        "Der Recall@5 ist bei beiden 0, denn unter den ersten fünf steht kein relevantes Dokument. Gefragt ist ein gleicher Recall@5 über 0. Welches relevante Dokument soll vorn stehen, und ist sein Name überall gleich geschrieben?",
        'beispiel_3 = ({"A"}, ["V", "W", "X", "Y", "Z", "A"], ["V", "W", "X", "Y", "Z"])\n',
        verhalten=gilt(lambda x: recalls_oben(x) == (0, 0)),
    ),
    Denkfehler(
        "recall_verschieden",
        "verschiedener Recall@5",
        "Der Recall@5 ist bei a und b verschieden. Gefragt ist derselbe Recall@5 bei verschiedener Average Precision. Wie viele relevante Dokumente stehen in a unter den ersten fünf, wie viele in b?",
        'beispiel_3 = ({"A", "B"}, ["A", "B", "X"], ["A", "X", "Y"])\n',
        verhalten=gilt(lambda x: richtung(*recalls_oben(x))),
    ),
    Denkfehler(
        "gleiche_liste",
        "zweimal dieselbe Rangliste",
        "a und b sind dieselbe Rangliste. Gefragt sind zwei verschiedene mit demselben Recall@5. Was an einer Rangliste ist dem Recall@5 gleichgültig?",
        'beispiel_3 = ({"A", "B"}, ["A", "X", "B"], ["A", "X", "B"])\n',
        verhalten=gilt(lambda x: x.a == x.b),
    ),
    Denkfehler(
        "ap_gleich",
        "gleiche Average Precision",
        "Die Average Precision ist bei beiden gleich. Ihr kommt es nur darauf an, auf welchen Rängen relevante Dokumente stehen, nicht darauf, welche es sind. Welcher Treffer muss den Rang wechseln?",
        'beispiel_3 = ({"A", "B"}, ["A", "X", "B"], ["B", "X", "A"])\n',
        verhalten=_bewegt((average_precisions, 0)),
    ),
)

DENKFEHLER_4 = (
    ohne_reihenfolge("beispiel_4"),
    *formfehler("beispiel_4"),
    Denkfehler(
        "nichts_gefunden",
        "eine Rangliste ohne Treffer",
        "In einer der beiden Ranglisten kommt kein relevantes Dokument vor, dort sind MRR und nDCG 0. Beide Listen brauchen mindestens einen Treffer. Sind die Namen überall gleich geschrieben?",
        'beispiel_4 = ({"A", "B"}, ["X", "Y", "Z"], ["X", "A", "B"])\n',
        verhalten=NICHTS_GEFUNDEN,
    ),
    Denkfehler(
        "nur_ein_relevantes",
        "nur ein relevantes Dokument",
        "Du hast nur ein relevantes Dokument. Dann hängen beide Maße allein an seinem Rang und können sich nicht widersprechen. Was sieht der nDCG, das dem MRR entgeht, sobald es mehrere sind?",
        'beispiel_4 = ({"A"}, ["X", "A"], ["A", "X"])\n',
        verhalten=gilt(lambda x: len(x.relevant) == 1),
    ),
    Denkfehler(
        "gleiche_liste",
        "zweimal dieselbe Rangliste",
        "a und b sind dieselbe Rangliste. Gefragt sind zwei verschiedene: b soll beim MRR vorn liegen, a beim nDCG@5. Wo steht in b der erste Treffer?",
        'beispiel_4 = ({"A", "B"}, ["A", "B"], ["A", "B"])\n',
        verhalten=gilt(lambda x: x.a == x.b),
    ),
    Denkfehler(
        "vertauscht",
        "a und b vertauscht",
        "Dein Beispiel widerlegt die Behauptung, nur sind die Rollen vertauscht: Bei dir liegt a beim MRR vorn und b beim nDCG@5. Gefragt ist b mit dem höheren MRR. Was musst du tauschen?",
        'beispiel_4 = ({"A", "B", "C"}, ["A", "X", "Y", "Z"], ["X", "A", "B", "C"])\n',
        verhalten=_bewegt((mrrs, -1), (ndcgs, +1)),
    ),
    Denkfehler(
        "mrr_gleich",
        "gleicher MRR",
        "Der MRR ist bei beiden gleich, denn der erste Treffer steht auf demselben Rang. Gefragt ist, dass b hier vorn liegt. In welcher Liste muss sich der erste Treffer bewegen, und wohin?",
        'beispiel_4 = ({"A", "B"}, ["A", "B", "X"], ["A", "X", "B"])\n',
        verhalten=_bewegt((mrrs, 0)),
    ),
    Denkfehler(
        "mrr_kleiner",
        "b hat den kleineren MRR",
        "b hat den kleineren MRR: Sein erster Treffer steht weiter hinten als der von a. Gefragt ist es andersherum. Was muss in a vor dem ersten Treffer stehen?",
        'beispiel_4 = ({"A", "B"}, ["A", "B", "X"], ["X", "A", "B"])\n',
        verhalten=_bewegt((mrrs, -1)),
    ),
    Denkfehler(
        "ndcg_gleich",
        "gleicher nDCG@5",
        "Beim MRR liegt b vorn, der nDCG@5 ist aber bei beiden gleich. Gefragt ist, dass er bei b kleiner ist. Welche Treffer zählen beim nDCG@5 überhaupt noch mit?",
        'beispiel_4 = ({"A", "B"}, ["V", "W", "X", "Y", "Z", "U", "A"], ["V", "W", "X", "Y", "Z", "B"])\n',
        verhalten=_bewegt((mrrs, +1), (ndcgs, 0)),
    ),
    Denkfehler(
        "ndcg_groesser",
        "b liegt bei beiden Maßen vorn",
        "b liegt bei beiden Maßen vorn, das spricht für die Behauptung. Der MRR schaut nur auf den ersten Treffer, der nDCG@5 auf alle unter den ersten fünf. Was muss hinter dem ersten Treffer geschehen, damit a aufholt?",
        'beispiel_4 = ({"A", "B"}, ["X", "A", "B"], ["A", "B", "X"])\n',
        verhalten=_bewegt((mrrs, +1), (ndcgs, +1)),
    ),
)

gegenbeispiel_2 = Beispielaufgabe(
    name="gegenbeispiel_2",
    nummer=2,
    titel="Gegenbeispiel 2: Precision hinauf, Recall hinunter",
    text="Jemand behauptet: Liefert eine Suche weniger Irrelevantes, ist sie in jeder Hinsicht besser geworden. Widerleg das. "
    "Von der lockeren Suche a zur strengeren Suche b soll die Precision steigen und der Recall fallen.\n\n"
    "Gib `(relevant, a, b)` an: die Menge der relevanten Dokumente und was a und b gefunden haben, als Menge oder Liste, jedes Dokument darin höchstens einmal. "
    'Auf die Reihenfolge kommt es diesmal nicht an. Die Form sieht so aus, widerlegt ist damit noch nichts: `({"A", "B"}, {"A", "X"}, {"B", "X"})`.',
    stufe="leicht",
    minuten=4,
    antwortname="beispiel_2",
    komponenten=(),
    loesung_programm='beispiel_2 = ({"A", "B", "C"}, {"A", "B", "C", "X", "Y"}, {"A", "B"})\n',
    tipps=(
        "Precision und Recall haben denselben Zähler. Fällt der Recall, sind es weniger Treffer geworden. Was muss dann mit dem Nenner der Precision geschehen?",
        "Fang mit einer Suche a an, die alles Relevante findet und einiges Irrelevante dazu. Was bleibt übrig, wenn b nur liefert, was ihr sicher scheint?",
    ),
    danach="Für welche Frage aus deinem Alltag nähmst du b, für welche a?",
    liste=DENKFEHLER_2,
    lies=partial(lies_beispiel, ist_rangliste=False),
    fazit=fazit_2,
    messwerte=_messwerte(("Precision", precisions), ("Recall", recalls)),
)

gegenbeispiel_3 = Beispielaufgabe(
    name="gegenbeispiel_3",
    nummer=3,
    titel="Gegenbeispiel 3: gleicher Recall@5, andere Rangliste",
    text="Jemand behauptet: Haben zwei Ranglisten denselben Recall@5, sind sie gleich gut. Widerleg das. "
    "Der Recall@5 soll bei a und b gleich und größer als 0 sein, die Average Precision verschieden.\n\n"
    "Gib `(relevant, a, b)` an: die Menge der relevanten Dokumente und zwei Ranglisten, jedes Dokument darin höchstens einmal. "
    'Die Form: `({"A", "B"}, ["A", "X"], ["B", "X"])`.',
    stufe="leicht",
    minuten=4,
    antwortname="beispiel_3",
    komponenten=(),
    loesung_programm='beispiel_3 = ({"A", "B"}, ["A", "B", "X", "Y", "Z"], ["X", "Y", "Z", "A", "B"])\n',
    tipps=(
        "Der Recall@5 zählt, wie viele relevante Dokumente unter den ersten fünf stehen. Was ist ihm dabei gleichgültig?",
        "Nimm für b dieselben Dokumente wie für a und ordne sie anders. Welche Umordnung verschiebt einen Treffer?",
    ),
    danach="Wem fällt der Unterschied auf: einem Menschen, der oben anfängt, oder einem Modell, das immer die ersten fünf bekommt?",
    liste=DENKFEHLER_3,
    lies=lies_beispiel,
    fazit=fazit_3,
    messwerte=_messwerte(("Recall@5", recalls_oben), ("Average Precision", average_precisions)),
)

gegenbeispiel_4 = Beispielaufgabe(
    name="gegenbeispiel_4",
    nummer=4,
    titel="Gegenbeispiel 4: MRR hinauf, nDCG hinunter",
    text="Jemand behauptet: Wer beim MRR vorn liegt, liegt auch beim nDCG vorn. Widerleg das mit einer einzigen Frage, zu der mehrere Dokumente relevant sind. "
    "b soll den höheren MRR haben (bei einer Frage ist das der Kehrwert des Rangs) und trotzdem den kleineren nDCG@5.\n\n"
    "Gib `(relevant, a, b)` an: die Menge der relevanten Dokumente und zwei Ranglisten, jedes Dokument darin höchstens einmal. "
    'Die Form: `({"A", "B"}, ["A", "B", "X"], ["B", "X", "A"])`. '
    "Wer mag, nimmt für `relevant` ein Dictionary Dokument → Gewinn; ein Treffer zählt dann so viel wie sein Gewinn.",
    stufe="mittel",
    minuten=6,
    antwortname="beispiel_4",
    komponenten=(),
    loesung_programm='beispiel_4 = ({"A", "B", "C"}, ["X", "A", "B", "C"], ["A", "X", "Y", "Z"])\n',
    tipps=(
        "Der MRR dieser Frage hängt allein am ersten Treffer. Worauf schaut der nDCG@5 noch?",
        "b bekommt einen Treffer ganz vorn. Was darf b danach alles verfehlen, ohne dass der MRR es merkt?",
        "Lass a mit einer Niete beginnen und danach alles einsammeln, was b verfehlt. Ab wie vielen relevanten Dokumenten wiegt das den schlechteren Anfang auf?",
    ),
    danach="Wann zählt bei euch, dass gleich oben etwas Brauchbares steht, und wann, was die ersten fünf zusammen wert sind?",
    liste=DENKFEHLER_4,
    lies=partial(lies_beispiel, mit_gewinn=True),
    fazit=fazit_4,
    messwerte=_messwerte(("MRR", mrrs), ("nDCG@5", ndcgs)),
)
