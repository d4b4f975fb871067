"""Wie andere Werkzeuge rechnen: dieselbe Eingabe, eine andere Antwort, und warum."""

from collections.abc import Callable
from dataclasses import dataclass
from math import nan

from ..metriken import mengen, suche
from ..metriken.klassifikation import Konfusionsmatrix
from .stil import STIL, sicher, tabelle, zahl
from .tabelle import LINKS, Tabelle

# Ab dieser Version gelten die Werte; was jedes Werkzeug wirklich ausgibt, rechnen die Tests nach.
WERKZEUGE = {"scikit-learn": "1.8", "ir-measures": "0.4.1", "pytrec-eval-terrier": "0.5.6", "ranx": "0.3.21"}
KOPF = ("Metrik und Eingabe", "hier", "dort", "warum")


@dataclass(frozen=True)
class Abweichung:
    """Eine Eingabe, unser Maß und was ein anderes Werkzeug daraus macht: eine Zahl oder ein Wort."""

    mass: str
    eingabe: dict
    rechne: Callable
    werkzeug: str
    dort: float | str
    warum: str

    @property
    def hier(self):
        """Unser Ergebnis; ein Fehler erscheint mit seinem Namen."""
        try:
            return self.rechne(**self.eingabe)
        except (TypeError, ValueError) as fehler:
            return type(fehler).__name__

    @property
    def aufruf(self):
        """Die Eingabe, wie man sie tippt."""
        return ", ".join(f"{name}={_getippt(wert)}" for name, wert in self.eingabe.items())


class Vergleich:
    """Die Abweichungen nach Gruppen: als Text untereinander, als HTML zum Aufklappen: erst raten, dann sehen."""

    def __init__(self, gruppen):
        self.gruppen = gruppen

    def __repr__(self):
        return "\n\n".join(f"{name}\n{Tabelle(KOPF, map(_als_text, zeilen))}" for name, zeilen in self.gruppen.items())

    def _repr_html_(self):
        teile = "".join(_aufklappbar(*gruppe) for gruppe in self.gruppen.items())
        return f'{STIL}{LINKS}{_AUSSEHEN}<div class="lm lm-tabelle lm-vergleich">{teile}<p class="lm-leise">{sicher(_VERSIONEN)}</p></div>'


def wie_andere_rechnen():
    """Zeigt, wo scikit-learn, ir-measures, pytrec-eval-terrier und ranx bei derselben Eingabe anders antworten als wir."""
    return Vergleich(ABWEICHUNGEN)


def _getippt(wert):
    if isinstance(wert, set) and wert:
        return f"{{{', '.join(map(_getippt, sorted(wert)))}}}"
    return repr(wert).replace("'", '"')


def _ergebnis(wert):
    return wert if isinstance(wert, str) else zahl(wert)


def _als_text(zeile):
    return f"{zeile.mass}: {zeile.aufruf}", _ergebnis(zeile.hier), f"{_ergebnis(zeile.dort)} ({zeile.werkzeug})", zeile.warum


def _als_html(zeile):
    def paar(oben, unten):
        return f'{sicher(oben)}<br><span class="lm-leise">{sicher(unten)}</span>'
    return paar(zeile.mass, zeile.aufruf), sicher(_ergebnis(zeile.hier)), paar(_ergebnis(zeile.dort), zeile.werkzeug), sicher(zeile.warum)


def _aufklappbar(name, zeilen):
    return f"<details><summary>{sicher(name)} ({len(zeilen)})</summary>{tabelle(KOPF, map(_als_html, zeilen))}</details>"


def _urteil(metrik):
    return lambda echt, gemeldet: getattr(Konfusionsmatrix.aus_urteilen(echt, gemeldet), metrik)


def _bis_k(mass):
    return lambda relevant, gefunden, k: mass(relevant, gefunden[:k])


def _nach_score(mass):
    return lambda erwartet, scores: mass(erwartet, sorted(scores, key=scores.get, reverse=True))


_VERSIONEN = f"Werte der anderen Werkzeuge: {', '.join(f'{name} ab {version}' for name, version in WERKZEUGE.items())}."
_AUSSEHEN = """<style>
div.lm.lm-vergleich{max-width:58rem}
.lm-vergleich summary{cursor:pointer;font-weight:600;padding:4px 0}
.lm-vergleich details table{width:100%;table-layout:fixed;margin:0 0 8px}
.lm-vergleich tbody th,.lm-vergleich tbody td{vertical-align:top;overflow-wrap:break-word}
.lm-vergleich thead th:nth-child(1){width:35%}.lm-vergleich thead th:nth-child(2){width:6.5em}.lm-vergleich thead th:nth-child(3){width:25%}
.lm-vergleich p{margin:8px 0 0}
@media (max-width:40rem){
  .lm-vergleich details thead{display:none}
  .lm-vergleich details tr{display:grid;grid-template-columns:1fr 2fr;margin:0 0 10px}
  .lm-vergleich tbody th,.lm-vergleich td:last-child{grid-column:1/-1}
  .lm-vergleich td:nth-child(2)::before{content:"hier "}.lm-vergleich td:nth-child(3)::before{content:"dort "}
}
</style>"""

_NIE_GEMELDET = {"echt": [1, 0], "gemeldet": [0, 0]}
_ZWEITE_OHNE_TREFFER = [{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": "B", "gefunden": []}]
_ZWEITE_OHNE_ANTWORT = [{"erwartet": "A", "gefunden": ["A"]}, {"erwartet": None, "gefunden": ["A"]}]
_GLEICHSTAND = {"erwartet": "A", "scores": {"A": 1.0, "B": 1.0}}
_DOPPELT = {"erwartet": "A", "gefunden": ["A", "B", "A"]}

ABWEICHUNGEN = {
    "Null durch null": [
        Abweichung("Precision", _NIE_GEMELDET, _urteil("precision"), "scikit-learn precision_score", "0.000 mit Warnung",
                   "Dieselbe Regel, nur mit UndefinedMetricWarning."),
        Abweichung("Precision", _NIE_GEMELDET, _urteil("precision"), "scikit-learn precision_score, zero_division=nan", nan,
                   "Undefiniert bleibt undefiniert; ein nan macht jeden Mittelwert zu nan."),
        Abweichung("Recall", {"echt": [0, 0], "gemeldet": [1, 0]}, _urteil("recall"), "scikit-learn recall_score, zero_division=1", 1.0,
                   "Auf Wunsch 1: Wo nichts zu finden ist, fehlt auch nichts."),
        Abweichung("F1", {"echt": [0, 0], "gemeldet": [0, 0]}, _urteil("f1"), "scikit-learn f1_score, zero_division=1", 1.0,
                   "Ohne TP, FP und FN ist auch F1 0/0; auf Wunsch wird 1 daraus."),
        Abweichung("Accuracy", {"echt": [], "gemeldet": []}, _urteil("accuracy"), "scikit-learn accuracy_score", "ValueError",
                   "Ohne einen einzigen Fall wird nicht gerechnet; bis Version 1.7 kam nan heraus."),
        Abweichung("nDCG@2", {"relevant": set(), "gefunden": ["A", "B"], "k": 2}, suche.ndcg_at_k, "ranx ndcg@2", "ValueError",
                   "Hat keine Frage ein relevantes Dokument, bricht ranx ab."),
    ],
    "Der Schnitt nach k": [
        Abweichung("Precision@5", {"relevant": {"A"}, "gefunden": ["B", "A"], "k": 5}, suche.precision_at_k, "ranx precision", 0.5,
                   "Ohne @k teilt ranx durch die Länge der Liste, nicht durch k."),
        Abweichung("Recall@5", {"relevant": {"A", "B"}, "gefunden": ["A", "X"], "k": 5}, _bis_k(mengen.recall), "ranx hit_rate@5", 1.0,
                   "Hit Rate fragt nur, ob irgendein relevantes Dokument dabei ist."),
        Abweichung("1/Rang (RR@1)", {"relevant": {"A"}, "gefunden": ["B", "A"], "k": 1}, _bis_k(suche.reciprocal_rank),
                   "pytrec-eval-terrier recip_rank.1", 0.5, "Der Schnitt wird ohne Meldung überlesen; gerechnet wird über die ganze Liste."),
        Abweichung("Precision@0", {"relevant": {"A"}, "gefunden": ["B", "A"], "k": 0}, suche.precision_at_k, "ranx precision@0", 0.5,
                   "k = 0 heißt dort: die ganze Liste."),
        Abweichung("Precision@0", {"relevant": {"A"}, "gefunden": ["B", "A"], "k": 0}, suche.precision_at_k, "ir-measures P@0",
                   "Prozess beendet", "Das eingebaute trec_eval beendet den Prozess, im Notebook also den Kernel."),
    ],
    "Fragen, die fehlen": [
        Abweichung("MRR", {"faelle": _ZWEITE_OHNE_TREFFER}, suche.mrr, "pytrec-eval-terrier recip_rank, gemittelt", 1.0,
                   "Die zweite Frage hat im Lauf keine Zeile und fällt aus dem Mittelwert."),
        Abweichung("MRR", {"faelle": _ZWEITE_OHNE_TREFFER}, suche.mrr, "ranx mrr", "AssertionError",
                   "Verlangt zu jeder Frage mindestens eine Zeile im Lauf."),
        Abweichung("MRR", {"faelle": _ZWEITE_OHNE_ANTWORT}, suche.mrr, "ir-measures RR", 0.5,
                   "Eine Frage ohne relevantes Dokument zählt als nicht gefunden."),
        Abweichung("MRR", {"faelle": _ZWEITE_OHNE_ANTWORT}, suche.mrr, "ranx mrr, auch ohne Urteil", 0.5,
                   "Eine Frage ohne relevantes Dokument zählt als nicht gefunden."),
        Abweichung("Precision ab Recall 0", {"relevant": {"A"}, "gefunden": [], "stufe": 0.0}, mengen.interpolierte_precision,
                   "ir-measures IPrec@0.0", nan, "Leere Liste: 0/0. Bei den höheren Stufen kommt 0 heraus."),
        Abweichung("MRR", {"faelle": [{"erwartet": "A", "gefunden": []}]}, suche.mrr, "ranx mrr, leere Liste", "ValueError",
                   "Findet die Suche zu keiner Frage etwas, bricht ranx ab."),
    ],
    "nDCG: Gewinn und Ideal": [
        Abweichung("nDCG@2", {"relevant": {"A": 1, "B": 3}, "gefunden": ["A", "B"], "k": 2}, suche.ndcg_at_k, "ranx ndcg_burges@2",
                   0.7098097413968655, "Statt des Gewinns g zählt dort 2^g−1."),
        Abweichung("nDCG@2", {"relevant": {"A": 0.5}, "gefunden": ["A", "B"], "k": 2}, suche.ndcg_at_k, "ranx ndcg@2", 0.0,
                   "Gewinne werden auf ganze Zahlen abgeschnitten, 0.5 also auf 0."),
        Abweichung("nDCG@2", {"relevant": {"A": -1, "B": 1}, "gefunden": ["A", "B"], "k": 2}, suche.ndcg_at_k,
                   "pytrec-eval-terrier ndcg_cut_2", 0.6309297535714575, "Ein negativer Gewinn gilt dort als nicht relevant."),
        Abweichung("nDCG@2", {"relevant": {"A", "B"}, "gefunden": ["A", "X"], "k": 2}, suche.ndcg_at_k, "scikit-learn ndcg_score", 1.0,
                   "Das Ideal kennt nur, was die Suche geliefert hat; B fehlt ihm."),
        Abweichung("nDCG@1", {"relevant": {"A"}, "gefunden": ["A"], "k": 1}, suche.ndcg_at_k, "scikit-learn ndcg_score", "ValueError",
                   "Ein einzelnes Dokument lässt sich nicht ordnen, meint scikit-learn."),
    ],
    "AP und Kurve": [
        Abweichung("AP", {"relevant": {"A", "B"}, "gefunden": ["A", "X"]}, suche.average_precision, "scikit-learn average_precision_score",
                   1.0, "Teilt nur durch die gelieferten relevanten; was fehlt, bleibt unbemerkt."),
        Abweichung("Precision ab Recall 0", {"relevant": {"A"}, "gefunden": ["X", "A"], "stufe": 0.0}, mengen.interpolierte_precision,
                   "scikit-learn precision_recall_curve, letzter Punkt", 1.0,
                   "Bei Recall 0 wird Precision 1 angehängt; gemessen ist dieser Punkt nicht."),
        Abweichung("Precision ab Recall 0.7", {"relevant": {"A", "B", "C"}, "gefunden": ["A", "X", "B", "Y", "C"], "stufe": 0.7},
                   mengen.interpolierte_precision, "pytrec-eval-terrier iprec_at_recall_0.70", 0.6666666666666666,
                   "0.7 von 3 sind 2.1 Treffer; gerundet wird dort auf 2, nicht auf 3."),
    ],
    "Gleichstand, Doppeltes, Kennungen": [
        Abweichung("1/Rang (RR)", _GLEICHSTAND, _nach_score(suche.reciprocal_rank), "pytrec-eval-terrier recip_rank", 0.5,
                   "Bei gleichem Score entscheidet die Kennung, rückwärts im Alphabet; hier die Reihenfolge."),
        Abweichung("1/Rang (RR)", _GLEICHSTAND, _nach_score(suche.reciprocal_rank), "ir-measures RR und RR@5", "0.500 und 1.000",
                   "Zwei Regeln für Gleichstand in einem Aufruf: RR@5 ist größer als RR."),
        Abweichung("nDCG@2", _GLEICHSTAND, _nach_score(lambda q, liste: suche.ndcg_at_k({q}, liste, 2)),
                   "scikit-learn ndcg_score, Gleichstand", 0.8154648767857287, "Mittelt über alle Reihenfolgen der Gleichplatzierten."),
        Abweichung("Recall@1", {"erwartet": "C", "scores": {"A": 0.2, "B": 0.4, "C": 0.4}},
                   _nach_score(lambda q, liste: suche.recall_at_k([{"erwartet": q, "gefunden": liste}], 1)),
                   "scikit-learn top_k_accuracy_score", 1.0, "Gleichauf mit Platz 1 zählt als Platz 1."),
        Abweichung("1/Rang (RR)", {"erwartet": "A", "scores": {"A": 0.10000000002, "B": 0.10000000001}}, _nach_score(suche.reciprocal_rank),
                   "pytrec-eval-terrier recip_rank", 0.5, "Mit 32 Bit gerechnet sind die beiden Scores gleich."),
        Abweichung("1/Rang (RR)", _DOPPELT, suche.reciprocal_rank, "ir-measures RR, aus ScoredDoc", 0.5,
                   "Steht ein Dokument zweimal da, gilt sein letzter Platz."),
        Abweichung("1/Rang (RR)", _DOPPELT, suche.reciprocal_rank, "pytrec-eval-terrier parse_run", "AssertionError",
                   "Ein doppeltes Dokument bricht das Einlesen ab, ohne Meldung."),
        Abweichung("1/Rang (RR)", {"erwartet": 1, "gefunden": [1]}, suche.reciprocal_rank, "pytrec-eval-terrier recip_rank, Zahl als Kennung",
                   "TypeError", "Kennungen müssen dort Text sein."),
    ],
}
