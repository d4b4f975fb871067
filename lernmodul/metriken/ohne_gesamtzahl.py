"""Suchergebnisse bewerten, ohne zu wissen, wie viele relevante Dokumente es insgesamt gibt.

K ist die Länge der Ergebnisliste, n_p zählt die relevanten und n_n die irrelevanten Dokumente darin, Nₚ alle relevanten der
Wissensbasis. P = n_p / K, R = n_p / Nₚ. α ist in F das Gewicht der Precision, in T das der irrelevanten (nicht Krippendorffs Alpha).

Woher die Formeln stammen: Der Anlass ist Schwartz, Vasilyev, Sawaya, „How important is Recall for Measuring Retrieval Quality?“
(arXiv 2512.20854, CC BY 4.0). Der gesetzte Text des Aufsatzes lag nicht vor. „Zusammenfassung“ heißt: aus einer deutschen, maschinell
erstellten Zusammenfassung davon; „Code der Autoren“ heißt: nach den Formeln ihres veröffentlichten Auswertungscodes.
"""

from math import fsum, log2

from lernmodul.metriken.grundlagen import anzahlen, ganze_zahl, ja_nein, liste, meldung, quotient, zahl_von_bis


def f_score(n_p, k, n_gesamt, alpha=0.5):
    """Gewichtetes harmonisches Mittel aus Precision und Recall einer Ergebnisliste, wenn die Gesamtzahl bekannt ist.

    Formel: F = n_p / (α·K + (1 − α)·Nₚ), dasselbe wie 1 / (α/P + (1 − α)/R)
    Einheit/Form: `n_p` relevante Dokumente in der Liste, `k` Länge der Liste (K, ab 1), `n_gesamt` alle relevanten Dokumente (Nₚ),
    ganze Zahlen; `alpha` von 0 bis 1: bei 1 ist F die Precision, bei 0 der Recall, bei 0.5 das F1. Zahl von 0 bis 1.
    Undefiniert: 0/0 (nur bei α = 0 und Nₚ = 0) ist per Regel 0.0. Kein Treffer ergibt 0.0.
    Nicht verwechseln mit: `klassifikation.f_score`, das aus TP, FP und FN rechnet und mit β gewichtet. Es ist dieselbe Zahl,
    wenn α = 1 / (1 + β²); ein großes α betont die Precision, ein großes β den Recall.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ist, `n_p` größer als `k` oder `n_gesamt`
    oder `alpha` nicht zwischen 0 und 1 liegt.
    Quelle: van Rijsbergen 1979, Information Retrieval, Kap. 7; die Schreibweise mit K und Nₚ nach der Zusammenfassung von
    Schwartz, Vasilyev, Sawaya (arXiv 2512.20854).

    >>> f_score(3, 5, 7)  # 3 / (2.5 + 3.5)
    0.5
    >>> f_score(3, 5, 4, alpha=1), f_score(3, 5, 4, alpha=0)  # Precision 3/5, Recall 3/4
    (0.6, 0.75)
    """
    (n_p, n_gesamt), k, alpha = anzahlen(n_p=n_p, n_gesamt=n_gesamt), ganze_zahl("k", k, mindestens=1), zahl_von_bis("alpha", alpha)
    if n_p > min(k, n_gesamt):
        raise ValueError(meldung("n_p", n_p, f"höchstens das kleinere von k = {k} und n_gesamt = {n_gesamt}"))
    return quotient(n_p, alpha * k + (1 - alpha) * n_gesamt)


def fe_score(relevanz, k, alpha=0.5):
    """F mit einer geschätzten Gesamtzahl: Statt aller relevanten Dokumente zählen die unter den ersten 2K.

    Formel: Fₑ = n_p / (α·K + (1 − α)·N̂ₚ) mit n_p = relevante unter den ersten K und N̂ₚ = relevante unter den ersten 2K
    Einheit/Form: `relevanz` eine Liste aus 0 und 1 (oder False und True) in Rangfolge, `k` ganze Zahl ab 1, `alpha` wie bei `f_score`;
    Zahl von 0 bis 1. Eine kürzere Liste wird genommen, wie sie ist: Gezählt wird, was da ist, geteilt wird weiter durch K.
    Undefiniert: Steht unter den ersten 2K nichts Relevantes, ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: `f_score`. Weil N̂ₚ nie größer ist als Nₚ, ist Fₑ nie kleiner als F; gleich sind beide, wenn unter den
    ersten 2K alles Relevante steht. Wer nur K Plätze beurteilt, misst N̂ₚ = n_p und damit einen Recall von 1.
    Fehler: TypeError oder ValueError mit Stelle und Wert, wenn `relevanz` keine Liste aus 0 und 1 ist, `k` keine ganze Zahl ab 1
    oder `alpha` nicht zwischen 0 und 1 liegt.
    Quelle: Zusammenfassung von Schwartz, Vasilyev, Sawaya (arXiv 2512.20854).

    >>> fe_score([1, 0, 1, 0], k=2)  # n_p = 1, N̂ₚ = 2: 1 / (1 + 1)
    0.5
    >>> fe_score([1, 0, 0, 0], k=2)  # 1 / (1 + 0.5)
    0.6666666666666666
    """
    relevanz, k = _zeichen(relevanz), ganze_zahl("k", k, mindestens=1)
    return f_score(sum(relevanz[:k]), k, sum(relevanz[:2 * k]), alpha)


def t_score(n_p, n_n, k, alpha=0.5, form="summary"):
    """Treffer zählen dafür, Nieten dagegen; die Gesamtzahl kommt nicht vor. Es gibt zwei Formen, die verschieden urteilen.

    Formel: form="summary": T = ((1 − α)·n_p − α·n_n) / K; form="code": T = (1 − α)·n_p − α·n_n / K
    Einheit/Form: `n_p` relevante und `n_n` irrelevante Dokumente der Liste, `k` ihre Länge (K, ab 1), ganze Zahlen mit
    n_p + n_n ≤ K (der Rest ist nicht beurteilt); `alpha` von 0 bis 1. Zahl von −α bis 1 − α ("summary") oder von −α bis (1 − α)·K ("code").
    Undefiniert: nie, denn geteilt wird durch K ab 1. Eine Liste ganz ohne Urteile ergibt 0.0, und das ist mehr als eine Liste aus Nieten.
    Nicht verwechseln mit: einem Anteil; T kann negativ sein. Sind alle K beurteilt, ist "summary" genau P − α: α verschiebt dann
    jeden Wert um gleich viel und ändert keine Reihenfolge. In "code" sind die Treffer nicht durch K geteilt; bis α = ½ liegt darum
    immer die Liste mit mehr Treffern vorn. Zahlen der einen Form lassen sich nicht mit denen der anderen vergleichen.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ist, n_p + n_n größer als `k` ist,
    `alpha` nicht zwischen 0 und 1 liegt oder `form` keine der beiden ist.
    Quelle: Schwartz, Vasilyev, Sawaya (arXiv 2512.20854); "summary" nach der Zusammenfassung, "code" nach dem Code der Autoren.

    >>> t_score(4, 1, 6)  # (0.5·4 − 0.5·1) / 6
    0.25
    >>> t_score(3, 1, 4) == 3 / 4 - 0.5  # alle vier beurteilt: P − α
    True
    >>> t_score(3, 2, 4 + 1, form="code")  # 0.5·3 − 0.5·2/5
    1.3
    """
    (n_p, n_n), k, alpha = anzahlen(n_p=n_p, n_n=n_n), ganze_zahl("k", k, mindestens=1), zahl_von_bis("alpha", alpha)
    if n_p + n_n > k:
        raise ValueError(f"n_p + n_n ist {n_p + n_n}, die Liste hat aber nur k = {k} Plätze. Gebraucht wird n_p + n_n ≤ k.")
    if form not in ("summary", "code"):
        raise ValueError(meldung("form", form, '"summary" oder "code"'))
    gewinn, kosten = (1 - alpha) * n_p, alpha * n_n
    return (gewinn - kosten) / k if form == "summary" else gewinn - kosten / k


def ndcg_liste(relevanz, k):
    """Wie gut die gefundenen relevanten Dokumente geordnet sind, gemessen nur an ihnen selbst.

    Formel: nDCG = DCG / DCG der ideal geordneten Liste; DCG = Summe aus 1 / log2(Rang + 1) über die relevanten Ränge bis K;
    ideal geordnet stehen die n_p gefundenen auf den Rängen 1 bis n_p
    Einheit/Form: `relevanz` eine Liste aus 0 und 1 (oder False und True) in Rangfolge, `k` ganze Zahl ab 1; Zahl von 0 bis 1.
    Eine kürzere Liste wird genommen, wie sie ist.
    Undefiniert: Ohne Treffer unter den ersten K ist das Ergebnis per Regel 0.0.
    Nicht verwechseln mit: dem üblichen `suche.ndcg_at_k`, dessen Ideal aus allem Relevanten besteht. Die Listenform ist nie kleiner und
    übersieht, was fehlt: Ein einziger Treffer auf Rang 1 ergibt 1.0, auch wenn vier weitere relevante nicht gefunden wurden.
    Dass nDCG keine Gesamtzahl braucht, gilt nur für sie; der übliche braucht min(K, Nₚ).
    Fehler: TypeError oder ValueError mit Stelle und Wert, wenn `relevanz` keine Liste aus 0 und 1 oder `k` keine ganze Zahl ab 1 ist.
    Quelle: Code der Autoren von Schwartz, Vasilyev, Sawaya (arXiv 2512.20854).

    >>> ndcg_liste([1, 0, 0, 0, 0], k=5)
    1.0
    >>> ndcg_liste([0, 0, 1], k=3)  # 1 / log2(4), ideal ist 1 / log2(2)
    0.5
    """
    oben = _zeichen(relevanz)[:ganze_zahl("k", k, mindestens=1)]
    return quotient(_dcg(oben), _dcg(sorted(oben, reverse=True)))


def _dcg(oben):
    return fsum(gewinn / log2(rang + 1) for rang, gewinn in enumerate(oben, start=1))


def _zeichen(relevanz):
    """Je Rang 1 für relevant und 0 für irrelevant."""
    return ja_nein("relevanz", liste("relevanz", relevanz, "eine Liste aus 0 und 1, der erste Rang zuerst"))
