"""Übung 10: Fₑ und die beiden nDCG, drei Funktionen auf einmal."""

from itertools import product

from ..metriken.ohne_gesamtzahl import fe_score, ndcg_liste
from ..metriken.suche import ndcg_at_k
from .kern import Denkfehler
from .mehrere import Mehrfachaufgabe, teil
from .ohne_gesamtzahl_denkfehler import FE, IDEAL_LISTE, LOESUNG, NDCG, NDCG_LISTE, RECHNUNGEN
from .ohne_gesamtzahl_zahlen import in_zahlen
from .verhalten import aendere, benehmen

LISTEN = [list(zeichen) for laenge in range(4) for zeichen in product((1, 0), repeat=laenge)]
LISTEN += [[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 0, 1], [1, 0, 1, 1, 0], [0, 1, 0, 1, 0, 1], [0, 0, 1, 1, 0, 1], [1, 0, 0, 0, 1, 1, 1]]
BEISPIELE = ([1, 1, 0, 1], 2, 0.5), ([0, 0, 1], 3, 1), ([1, 0, 0, 1], 3)


def ndcg(relevanz, k, n_gesamt):
    """Der übliche nDCG@k aus einer Liste von 0 und 1; was nicht gefunden wurde, bekommt eigene Namen."""
    gefundene = {rang for rang, gewinn in enumerate(relevanz) if gewinn}
    fehlende = {f"nicht gefunden {i}" for i in range(n_gesamt - len(gefundene))}
    return ndcg_at_k(gefundene | fehlende, list(range(len(relevanz))), k)


def _faelle(laengen, weitere):
    """Argumenttupel, die kürzeste Liste zuerst; `weitere` nennt zu einer Liste die Werte des letzten Arguments."""
    return tuple((relevanz, k, *rest) for relevanz in LISTEN for k in laengen for rest in weitere(relevanz))


def _ueber_das_ende(spiel):
    """IndexError bei jeder zu kurzen Liste mit Treffern und bei keiner, die für 2K reicht: Die Schleife geht bis K."""
    zu_kurz = [len(fall[0]) < fall[1] and any(fall[0]) for fall in spiel.faelle]
    reicht = [len(fall[0]) >= 2 * fall[1] for fall in spiel.faelle]
    bricht_ab = [ist == "fehler:IndexError" for ist in spiel.ist]
    return all(ab >= kurz for ab, kurz in zip(bricht_ab, zu_kurz)) and not any(ab and lang for ab, lang in zip(bricht_ab, reicht))


BENEHMEN = (
    *benehmen(
        LOESUNG,
        {
            "ausgegeben": tuple(f"{wort} {formel}" if wort == "return" else f"{wort}({formel})" for formel in (FE, NDCG, NDCG_LISTE) for wort in ("return", "print")),
            "nichts_zurueck": tuple(f"{wort} {formel}" for formel in (FE, NDCG, NDCG_LISTE) for wort in ("return", "ergebnis =")),
            "merkt_sich_etwas": ("def dcg(relevanz):\n", "alle = []\n\n\ndef dcg(relevanz):\n    alle.extend(relevanz)\n    relevanz = alle\n"),
            "eingabe_veraendert": (IDEAL_LISTE, "dcg(relevanz[:k])", "ideal = dcg(relevanz", "relevanz.sort(reverse=True)\n    ideal = dcg(relevanz"),
            "grob_gerundet": tuple(muster.format(formel) for formel in (FE, NDCG, NDCG_LISTE) for muster in ("return {}", "return round({}, 2)")),
            "immer_dasselbe": (FE, "0.8", NDCG, "0.5", NDCG_LISTE, "1.0"),
        },
        BEISPIELE,
    ),
    Denkfehler(
        "ueber_das_ende",
        "über das Ende der Liste hinaus gelesen",
        "Ist die Liste zu kurz, liest deine Schleife über ihr Ende hinaus. In JavaScript käme `undefined` heraus, Python bricht mit IndexError ab. "
        "Bis zu welchem Platz darf sie höchstens gehen, oder nimmst du gleich einen Ausschnitt?",
        aendere(LOESUNG, "relevanz[:k]", "[relevanz[i] for i in range(k)]", "relevanz[:2 * k]", "[relevanz[i] for i in range(2 * k)]"),
        _ueber_das_ende,
    ),
)

uebung_10 = Mehrfachaufgabe(
    name="uebung_10",
    nummer=10,
    titel="Übung 10: Fₑ und die beiden nDCG",
    text="Schreib drei Funktionen. `relevanz` ist eine Liste aus 0 und 1, der erste Rang zuerst. Das Modell bekommt davon die ersten K Plätze; K steht im Argument `k`.\n\n"
    "**`fe_score(relevanz, k, alpha)`** ist F mit geschätzter Gesamtzahl, also nₚ / (α·K + (1 − α)·N̂ₚ): "
    "nₚ zählt die relevanten unter den ersten K, N̂ₚ die unter den ersten 2K. `fe_score([1, 1, 0, 1], 2, 0.5)` ergibt `0.8`.\n\n"
    "**`ndcg(relevanz, k, n_gesamt)`** ist der übliche nDCG. Jeder Treffer bis Rang K zählt 1 / log2(Rang + 1). "
    "Geteilt wird durch dieselbe Summe für die beste Liste, die mit K Plätzen möglich ist, wenn es im Korpus `n_gesamt` relevante Passagen gibt. `ndcg([0, 0, 1], 3, 1)` ergibt `0.5`.\n\n"
    "**`ndcg_liste(relevanz, k)`** hat denselben Zähler. Die beste Liste besteht hier nur aus den Treffern, die bis Rang K wirklich dastehen. `ndcg_liste([1, 0, 0, 1], 3)` ergibt `1.0`.\n\n"
    "`relevanz` kann kürzer sein als K oder 2K. Dann zählt, was dasteht, und K bleibt K. Ohne Treffer, und wo sonst durch 0 geteilt würde, ist das Ergebnis `0.0`.",
    stufe="schwer",
    minuten=20,
    antwortname="(fe_score, ndcg, ndcg_liste)",
    komponenten=("fe_score", "ndcg", "ndcg_liste"),
    loesung_programm=LOESUNG,
    tipps=(
        "Schreib zu `relevanz = [1, 0, 1, 0]` und K = 2 von Hand auf, was nₚ ist und was N̂ₚ. Dann setz beides ein.",
        "Beide nDCG bilden zweimal dieselbe Summe, einmal für die gefundene und einmal für die beste Liste. Eine kleine Hilfsfunktion, die eine Liste aus 0 und 1 nimmt, genügt für alle vier.",
        "Auch die beste Liste ist nur eine Liste aus 0 und 1, vorn lauter Einsen. Wie viele es sind, unterscheidet die beiden Formen.",
    ),
    danach="Angenommen, hinter Platz 2K taucht noch eine relevante Passage auf: Welche deiner drei Zahlen kann das ändern?",
    liste=BENEHMEN + RECHNUNGEN,
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG, ndcg),
    teile=(
        teil("fe_score", _faelle((1, 2, 3), lambda relevanz: [(0.5,), (0.25,), (0,), (1,)]), fe_score),
        teil("ndcg", _faelle((1, 2, 3, 5), lambda relevanz: [(sum(relevanz) + fehlen,) for fehlen in (0, 1, 3)]), ndcg),
        teil("ndcg_liste", _faelle((1, 2, 3, 5), lambda relevanz: [()]), ndcg_liste),
    ),
)
