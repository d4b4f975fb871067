"""Fₑ und die beiden nDCG zum Rechnen ohne Code: dieselben Denkfehler wie in Übung 10, in Worten, die zu einer kurzen Rangliste auf Papier passen."""

from dataclasses import replace
from math import log2

from ..metriken.ohne_gesamtzahl import fe_score, ndcg_liste
from .anzeige import als_bruch
from .arten import TYPISCH, Zahlenaufgabe
from .kern import Denkfehler
from .verhalten import PROZENTWERTE, von_hand


def _aufruf(fe="fe_score(relevanz, k, 0.5)", ueblich="ndcg(relevanz, k, n_gesamt)", liste="ndcg_liste(relevanz, k)"):
    return f"mein_ergebnis = ({fe}, {ueblich}, {liste})\n"


AUFRUF = _aufruf()
BEISPIEL = [0, 1, 0, 1, 0, 1, 0, 0], 4, 6  # hier zeigt sich jeder Denkfehler, den es nur von Hand gibt

NACHRICHTEN = {
    # Fₑ
    "schaetzung_aus_k": None,
    "schaetzung_aus_allem": None,
    "treffer_aus_2k": None,
    "arithmetisch": "Du mittelst Precision und Recall arithmetisch. Damit gleicht ein hoher Wert einen niedrigen aus, und das soll F gerade verhindern. "
    "Wovon steht bei F der Mittelwert, und zwar unter dem Bruchstrich?",
    # beide nDCG
    "kehrwert_des_rangs": "Bei dir zählt ein Treffer den Kehrwert seines Rangs, wie im MRR. Der nDCG fällt nach hinten langsamer ab. In welcher Zeile der Tabelle steht, wie viel ein Treffer zählt?",
    "ohne_abschlag": "Bei dir zählt ein Treffer auf jedem Platz gleich viel. Im nDCG zählt er umso weniger, je weiter hinten er steht. Welche Zahlen aus der Tabelle addierst du also?",
    "ohne_ideal": "Deine Zahl ist die Summe der Treffer selbst. Gefragt ist sie im Verhältnis zur Summe der besten Liste. Wodurch wird noch geteilt?",
    "ueber_k_hinaus": None,
    "durch_anzahl": "Du teilst durch eine Anzahl. Auch in der besten Liste zählt aber nur der Treffer ganz vorn voll. Welche Zahlen aus der Tabelle ergeben zusammen den Nenner?",
    # nur der übliche nDCG
    "ideal_nur_gefundene": "Dein Ideal im üblichen nDCG enthält nur, was unter den ersten K gefunden wurde. Was fehlt, kostet dann nichts, und das ist die Listenform. "
    "Wie viele relevante Passagen könnten im besten Fall dort stehen?",
    "ideal_ohne_k": "Dein Ideal im üblichen nDCG enthält alle relevanten Passagen, auch wenn es mehr sind als K. Auch die beste Liste endet nach K Plätzen. "
    "Wie viele Treffer passen höchstens hinein?",
    "ideal_alle_k": "Dein Ideal besteht aus K Treffern. So viele relevante Passagen gibt es hier gar nicht, und dann erreicht keine Liste den vollen Wert. Wie viele Treffer hat die beste Liste höchstens?",
    # nur die Listenform
    "ideal_ungeordnet": "In deiner Listenform steht unter dem Bruchstrich dieselbe Summe wie darüber. Das Ideal hat dieselben Treffer, aber in der besten Reihenfolge. Auf welchen Rängen stehen sie dann?",
}
EIN_TREFFER = {
    "ideal_nur_gefundene": "Entweder teilst du gar nicht, oder dein Ideal enthält nur den einen gefundenen Treffer; beides ergibt dieselbe Zahl. Im üblichen nDCG kostet auch, was fehlt. "
    "Wie viele relevante Passagen könnten im besten Fall unter den ersten K stehen?",
}
OHNE_TREFFER = {
    "treffer_aus_2k": None,
    "ueber_k_hinaus": None,
    "eins_fuer_leer": "Du gibst der Listenform den vollen Wert. Unter den ersten K steht aber kein Treffer, es gibt also nichts zu ordnen. Was gilt für so einen Bruch?",
}

# Womit man sich von Hand anders irrt als im Code: Name, Nachricht, ein oder mehrere Aufrufe.
NUR_VON_HAND = {
    "wahre_gesamtzahl": (
        "die wahre Gesamtzahl in Fₑ",
        "Du rechnest mit der wahren Gesamtzahl; das ist F. Fₑ tut so, als wäre sie unbekannt, und schätzt sie aus der Liste. Bis zu welchem Platz zählst du dafür?",
        _aufruf(fe="sum(relevanz[:k]) / (0.5 * k + 0.5 * n_gesamt)"),
    ),
    "nur_precision": (
        "Precision statt Fₑ",
        "Das ist die Precision, der Anteil der Treffer an den ersten K. Fₑ rechnet auch den Recall mit ein. Was kommt unter dem Bruchstrich noch dazu?",
        _aufruf(fe="sum(relevanz[:k]) / k"),
    ),
    "ohne_alpha": (
        "die Gewichte in Fₑ vergessen",
        "Unter deinem Bruchstrich stehen K und die Schätzung in voller Höhe. Jede der beiden Zahlen hat in der Formel ein Gewicht. Welches gehört zu K, welches zur Schätzung?",
        _aufruf(fe="sum(relevanz[:k]) / (k + sum(relevanz[:2 * k]))"),
    ),
    "ideal_aus_der_liste": (
        "Ideal aus den Treffern der ganzen Liste",
        "Dein Ideal im üblichen nDCG enthält nur relevante Passagen, die in der Liste zu sehen sind. Wie viele es wirklich gibt, ist hier bekannt. "
        "Wie viele davon passen auf die ersten K Plätze?",
        _aufruf(ueblich="ndcg(relevanz, k, sum(relevanz[:2 * k]))"),
        _aufruf(ueblich="ndcg(relevanz, k, sum(relevanz))"),
    ),
    "liste_ideal_aus_allem": (
        "Ideal der Listenform über K hinaus",
        "Im Ideal deiner Listenform stehen mehr Treffer als unter den ersten K. Diese Form ordnet nur um, was dort schon steht; was fehlt, geht sie nichts an. "
        "Welche Treffer holst du also nach vorn?",
        _aufruf(liste="ndcg(relevanz, k, n_gesamt)"),
        _aufruf(liste="ndcg(relevanz, k, sum(relevanz))"),
    ),
    "formen_vertauscht": (
        "die beiden nDCG vertauscht",
        "Die beiden nDCG sind vertauscht. Gefragt ist zuerst der übliche, der die wahre Gesamtzahl braucht, und dann die Listenform. Welche deiner beiden Zahlen rechnet mit dieser Gesamtzahl?",
        _aufruf(ueblich="ndcg_liste(relevanz, k)", liste="ndcg(relevanz, k, n_gesamt)"),
    ),
    "prozent": (
        "Prozent statt Anteil",
        PROZENTWERTE,
        f"{AUFRUF}mein_ergebnis = tuple(100 * zahl for zahl in mein_ergebnis)\n",
    ),
}


def zaehlt(rang):
    """Was ein Treffer auf diesem Rang zählt, mit den zwei Stellen, die in der Tabelle stehen.

    >>> [zaehlt(rang) for rang in range(1, 5)]
    [1.0, 0.63, 0.5, 0.43]
    """
    return round(1 / log2(rang + 1), 2)


def _mit_tabelle(relevanz, k, n_gesamt):
    """Die beiden nDCG, gerechnet mit den Zahlen der Tabelle und auf zwei Stellen gerundet."""
    summe = _summe([rang for rang in range(1, k + 1) if relevanz[rang - 1]])
    return tuple(round(summe / _summe(range(1, anzahl + 1)), 2) for anzahl in (min(k, n_gesamt), sum(relevanz[:k])))


def _moeglich(genau, relevanz, k, n_gesamt):
    """Hinter K steht noch etwas Relevantes, vorn fehlt etwas, die Liste enthält nicht mehr, als es gibt, und zwei Stellen genügen."""
    n_p, geschaetzt = sum(relevanz[:k]), sum(relevanz[: 2 * k])
    if not (n_p < min(k, n_gesamt) and n_p < geschaetzt and sum(relevanz) <= n_gesamt):
        return False
    if n_p == 0:
        return True
    fe, *beide = genau(relevanz, k, n_gesamt)
    arithmetisch = round((n_p / k + n_p / geschaetzt) / 2, 2)
    return abs(arithmetisch - fe) > TYPISCH and all(abs(a - b) <= TYPISCH for a, b in zip(_mit_tabelle(relevanz, k, n_gesamt), beide))


def _wurf(zufall, k):
    laenge = zufall.randint(max(5, 2 * k), 8)
    gesamtzahlen = [anzahl for anzahl in (2, 3, 4, 5, 6) if anzahl != k and anzahl <= laenge]  # bei Nₚ = K wäre F die Precision
    return zufall.choices((0, 1), k=laenge), k, zufall.choice(gesamtzahlen)


def wuerfle(zufall, genau):
    """Rangliste, K und Gesamtzahl; `genau` rechnet die drei richtigen Werte aus. Selten steht unter den ersten K gar kein Treffer."""
    k, ohne_treffer = zufall.choice((2, 3, 3, 4, 4)), zufall.random() < 0.02
    while True:
        zahlen = _wurf(zufall, k)
        if any(zahlen[0][:k]) != ohne_treffer and _moeglich(genau, *zahlen):
            return zahlen


def _ohne_wirkung(relevanz, k, n_gesamt):
    """Die Denkfehler, die bei diesen Zahlen nichts ändern oder von einem anderen nicht zu trennen sind."""
    n_p, geschaetzt, alle = sum(relevanz[:k]), sum(relevanz[: 2 * k]), sum(relevanz)
    bedingungen = {
        "schaetzung_aus_allem": alle == geschaetzt,
        "wahre_gesamtzahl": n_gesamt == geschaetzt,
        "ohne_ideal": n_p == 1,
        "ideal_ohne_k": n_gesamt < k,
        "ideal_alle_k": n_gesamt > k,
        "ideal_aus_der_liste": alle >= min(k, n_gesamt),
        "ideal_ungeordnet": all(relevanz[:n_p]),
    }
    return {schluessel for schluessel, gilt in bedingungen.items() if gilt}


def _denkfehler(rechnungen, loesung, zahlen):
    auf_papier = [replace(fehler, auch=()) for fehler in rechnungen]
    n_p = sum(zahlen[0][: zahlen[1]])
    if n_p == 0:
        return von_hand(auf_papier, OHNE_TREFFER, AUFRUF)
    nachrichten = {**NACHRICHTEN, **EIN_TREFFER} if n_p == 1 else NACHRICHTEN
    alle = von_hand(auf_papier, nachrichten, AUFRUF) + tuple(_nur_von_hand(loesung, schluessel) for schluessel in NUR_VON_HAND)
    return tuple(fehler for fehler in alle if fehler.schluessel not in _ohne_wirkung(*zahlen))


def _nur_von_hand(loesung, schluessel):
    name, nachricht, *aufrufe = NUR_VON_HAND[schluessel]
    programm, *auch = (f"{loesung}\n\n{aufruf}" for aufruf in aufrufe)
    return Denkfehler(schluessel, name, nachricht, programm, nur_ganz=schluessel == "formen_vertauscht", auch=tuple(auch))


def _tabelle(relevanz):
    """Rang, relevant oder nicht, und was ein Treffer dort zählt, untereinander."""
    zeilen = {"Rang": range(1, len(relevanz) + 1), "relevant": relevanz, "zählt": [f"{zaehlt(rang):.2f}" for rang in range(1, len(relevanz) + 1)]}
    return "".join(f"{name:8}{''.join(f'{wert:>6}' for wert in werte)}\n" for name, werte in zeilen.items())


def _felder(genau, relevanz, k, n_gesamt):
    text = (
        f"Von dieser Rangliste bekommt das Modell die ersten K = {k} Passagen; 1 heißt relevant. Im ganzen Korpus gibt es Nₚ = {n_gesamt} relevante.\n\n"
        f"```\n{_tabelle(relevanz)}```\n"
        "Die unterste Zeile sagt, was ein Treffer auf diesem Rang im nDCG zählt. Gefragt sind **Fₑ** mit α = 0.5, der **übliche nDCG** und der nDCG in der **Listenform**, "
        "in dieser Reihenfolge."
    )
    return {
        "text": text,
        "daten": {"relevanz": relevanz, "k": k, "n_gesamt": n_gesamt},
        "undefiniert": () if any(relevanz[:k]) else ("nDCG Listenform",),
        "rechenweg": _rechenweg(genau(relevanz, k, n_gesamt), relevanz, k, n_gesamt),
    }


def _rechenweg(soll, relevanz, k, n_gesamt):
    n_p, geschaetzt = sum(relevanz[:k]), sum(relevanz[: 2 * k])
    treffer = [rang for rang in range(1, k + 1) if relevanz[rang - 1]]
    ueblich, liste = range(1, min(k, n_gesamt) + 1), range(1, n_p + 1)
    return (
        f"Relevant unter den ersten {k}: {n_p}. Relevant unter den ersten {2 * k}: {geschaetzt}. Mittelwert aus {k} und {geschaetzt}: {(k + geschaetzt) / 2:g}. "
        f"Fₑ: {als_bruch(n_p, (k + geschaetzt) / 2)}.\n\n"
        f"Treffer bis Rang {k}: {_addiert(treffer)}. Beste Liste der üblichen Form: {_addiert(ueblich)}. nDCG üblich: {_geteilt(treffer, ueblich, soll[1])}.\n\n"
        f"Beste Liste der Listenform: {_addiert(liste)}. nDCG Listenform: {_geteilt(treffer, liste, soll[2])}."
    )


def _summe(raenge):
    return round(sum(map(zaehlt, raenge)), 2)


def _geteilt(oben, unten, genau):
    """Der Bruch aus den Werten der Tabelle; wo es an der dritten Stelle auffällt, steht der genaue Wert dabei."""
    bruch = als_bruch(_summe(oben), _summe(unten))
    return bruch if not unten or bruch.endswith(f"= {round(genau, 3)}") else f"{bruch}, mit ungerundeten Werten {round(genau, 3)}"


def _addiert(raenge):
    """Die Summe der Tabellenwerte zu diesen Rängen, wie man sie aufschreibt: „1 + 0.63 = 1.63“."""
    werte = " + ".join(f"{zaehlt(rang):g}" for rang in raenge)
    return f"{werte} = {_summe(raenge):g}" if len(raenge) > 1 else werte or "nichts"


UNKLAR = {
    "Fₑ": "Fₑ stimmt noch nicht. Zähl zuerst die Treffer unter den ersten K, dann die relevanten unter den ersten 2K.",
    "nDCG üblich": "Der übliche nDCG stimmt noch nicht. Schreib die Summe deiner Treffer auf und darunter die der besten Liste, die bei dieser Gesamtzahl möglich ist.",
    "nDCG Listenform": "Der nDCG in der Listenform stimmt noch nicht. Schieb die Treffer der ersten K in Gedanken ganz nach vorn und vergleich die beiden Summen.",
}
TIPPS = (
    "Für Fₑ genügen drei Zahlen: K, die Treffer unter den ersten K und die relevanten unter den ersten 2K. Für die beiden nDCG ist nur wichtig, was bis Rang K steht.",
    "Bei α = 0.5 steht in Fₑ unter dem Bruchstrich der Mittelwert aus K und der geschätzten Gesamtzahl. Beide nDCG haben denselben Zähler: die Summe der Tabellenwerte deiner Treffer bis Rang K.",
    "Die beste Liste hat ihre Treffer ganz vorn. In der üblichen Form sind es so viele, wie es gibt, aber höchstens K. In der Listenform sind es nur die, die bis Rang K gefunden wurden.",
)


def in_zahlen(rechnungen, loesung, ndcg):
    """Dieselbe Frage an einer kurzen Rangliste; `rechnungen`, `loesung` und die Referenz `ndcg` sind die der Funktionsaufgabe."""

    def genau(relevanz, k, n_gesamt):
        return fe_score(relevanz, k), ndcg(relevanz, k, n_gesamt), ndcg_liste(relevanz, k)

    def felder(zahlen):
        return {**_felder(genau, *zahlen), "liste": _denkfehler(rechnungen, loesung, zahlen)}

    return Zahlenaufgabe(
        name="uebung_10",
        nummer=10,
        titel="Übung 10: Fₑ und die beiden nDCG",
        stufe="schwer",
        minuten=4,
        antwortname="mein_ergebnis",
        komponenten=("Fₑ", "nDCG üblich", "nDCG Listenform"),
        loesung_programm=f"{loesung}\n\n{AUFRUF}",
        tipps=TIPPS,
        danach="In welcher deiner drei Zahlen steckt die wahre Gesamtzahl Nₚ?",
        rechnung=genau,
        unklar=UNKLAR,
        neu=lambda zufall: felder(wuerfle(zufall, genau)),
        **felder(BEISPIEL),
    )
