"""Szenen zu 10 und 11: Maße ohne Gesamtzahl und der Leser, der entscheidet, welches taugt."""

from ..explorer import studie
from ..metriken import ohne_gesamtzahl as masse
from ..metriken.suche import ndcg_at_k, precision_at_k
from .szene import Szene, groesster, prozent, richtung, zahl

HOEHER = {"fällt": "kleiner", "bleibt gleich": "gleich groß", "steigt": "größer"}
MASSE = {"kehrwert": "Kehrwert des Rangs", "ndcg": "nDCG", "precision": "P", "recall": "R"}
WEIT_UEBER = 4


def harmonisch():
    n_p, k, n_gesamt = 1, 1, 10
    p, f, r = (masse.f_score(n_p, k, n_gesamt, alpha) for alpha in (1, 0.5, 0))
    return Szene(
        titel="Das harmonische Mittel",
        frage=f"Geliefert wird eine einzige Passage, und sie ist relevant. Im Korpus gibt es {n_gesamt}. P ist also {prozent(p)}, R {prozent(r)}. "
        "Wie groß ist F bei α = ½?",
        wahrheit=f,
        erklaerung=f"1/P ist 1, 1/R ist {n_gesamt}, ihr Mittel 5,5; F ist der Kehrwert davon, {prozent(f)}. Das arithmetische Mittel wäre {prozent((p + r) / 2)}. "
        "Das harmonische Mittel bleibt in der Nähe des kleineren Werts.",
        nachgefragt="Wie viele Passagen muss die Suche mindestens liefern, wenn jede relevant ist, damit F 50\N{NO-BREAK SPACE}% erreicht?",
        worauf="Vier: P bleibt 100 %, R steigt auf 40 %, und F ist dann 57 %. Mit drei sind es erst 46 %.",
        erkunde="t",
        start={"n_p": n_p, "n_n": 0, "k": k, "gesamt": n_gesamt, "ganz": True},
    )


def fe_gegen_f():
    relevanz, k, n_gesamt = [1, 0, 1, 1, 0, 0, 1, 0, 0, 0], 5, 12
    n_p = sum(relevanz[:k])
    f, f_e = masse.f_score(n_p, k, n_gesamt), masse.fe_score(relevanz, k)
    return Szene(
        titel="Eine geschätzte Gesamtzahl",
        frage=f"Unter den ersten 5 Plätzen sind {n_p} relevant, unter den ersten 10 sind es {sum(relevanz)}, im ganzen Korpus {n_gesamt}. "
        "Fₑ nimmt für die Gesamtzahl, was unter den ersten 10 steht. "
        "Ist Fₑ kleiner, gleich groß oder größer als F?",
        wahrheit=HOEHER[richtung(f, f_e)],
        erklaerung=f"Fₑ teilt durch weniger und kommt auf {zahl(f_e)} statt {zahl(f)}. Unter den ersten zehn steht nie mehr Relevantes "
        f"als im Korpus, deshalb ist Fₑ nie kleiner als F. Unten zeigt F, was Fₑ rechnet, wenn du Nₚ von {n_gesamt} auf {sum(relevanz)} stellst.",
        nachgefragt="Wie viele Passagen müssen dafür beurteilt werden, und wer tut das?",
        worauf="Zehn, also doppelt so viele, wie die Liste lang ist. Das muss jemand tun, der sich auskennt.",
        antworten=tuple(HOEHER.values()),
        erkunde="t",
        start={"n_p": n_p, "n_n": k - n_p, "k": k, "gesamt": n_gesamt, "ganz": True},
    )


def kurz_gegen_lang():
    kurz, lang = (1, 0, 1), (2, 18, 20)
    vorn = {form: groesster({"A": masse.t_score(*kurz, form=form), "B": masse.t_score(*lang, form=form)}) for form in ("summary", "code")}
    namen = {("A", "B"): "Zusammenfassung A, Code B", ("B", "A"): "Zusammenfassung B, Code A", ("A", "A"): "zweimal A", ("B", "B"): "zweimal B"}
    t = [zahl(masse.t_score(*liste, form=form)) for form in ("summary", "code") for liste in (kurz, lang)]
    return Szene(
        titel="T in zwei Formen",
        frage="Zusammenfassung: Treffer durch K, weniger α. Code: (1 − α) mal Treffer, weniger α mal Nieten durch K. "
        "Liste A: 1 Platz, relevant. Liste B: 20 Plätze, 2 relevant. Wer liegt bei α = 0,5 vorn?",
        wahrheit=namen[vorn["summary"], vorn["code"]],
        erklaerung=f"Zusammenfassung: A {t[0]}, B {t[1]}. Code: A {t[2]}, B {t[3]}, denn dort sind die Treffer nicht durch K geteilt.",
        nachgefragt="Was musst du fragen, wenn dir jemand „T = 0,4“ vorlegt?",
        worauf="Welche Form, welches α und wie lang die Liste war.",
        antworten=tuple(namen.values()),
        erkunde="t",
        start={"n_p": 1, "n_n": 0, "k": 1, "n_p_b": 2, "n_n_b": 18, "k_b": 20, "paar": True, "ganz": True},
    )


def ndcg_zweimal():
    relevant = {"p0", "p1", "p2", "p3", "p4"}
    ueblich, liste = ndcg_at_k(relevant, ["p0", "x1", "x2", "x3", "x4"], 5), masse.ndcg_liste([1, 0, 0, 0, 0], 5)
    namen = {(True, False): "nur die übliche", (False, True): "nur die Listenform", (True, True): "beide", (False, False): "keine von beiden"}
    return Szene(
        titel="Ein Treffer, vier Nieten",
        frage="Fünf Passagen sind relevant. Die Suche liefert fünf Plätze: ganz vorn einen Treffer, dann vier Nieten. "
        "Welche Form des nDCG vergibt dafür die volle 1?",
        wahrheit=namen[ueblich == 1, liste == 1],
        erklaerung=f"Die Listenform ordnet nur, was gefunden wurde, und kommt auf {zahl(liste)}. "
        f"Die übliche vergleicht mit allem, was es gibt, und kommt auf {zahl(ueblich)}.",
        nachgefragt="Von welcher der beiden heißt es zu Recht, sie brauche keine Gesamtzahl?",
        worauf="Von der Listenform. Die übliche muss wissen, ob es mindestens K relevante gibt, und wenn nicht, wie viele.",
        antworten=tuple(namen.values()),
        erkunde="t",
        start={"n_p": 1, "n_n": 4, "k": 5, "gesamt": 5, "ganz": True},
    )


def eine_quelle():
    k, gefunden = 5, [f"d{platz}" for platz in range(1, 6)]
    werte = {
        "P@5": [precision_at_k({quelle}, gefunden, k) for quelle in ("d1", "d5")],
        "F": [masse.f_score(1, k, 1)] * 2,
        "nDCG@5": [ndcg_at_k({quelle}, gefunden, k) for quelle in ("d1", "d5")],
        "T (Zusammenfassung)": [masse.t_score(1, k - 1, k)] * 2,
    }
    (wahrheit,) = [name for name, (vorn, hinten) in werte.items() if vorn != hinten]
    return Szene(
        titel="Nur eine richtige Quelle",
        frage="Zu jeder Frage gehört genau eine Quelle, die Liste hat fünf Plätze. Welches Maß merkt, ob die Quelle auf Platz 1 steht oder auf Platz 5?",
        wahrheit=wahrheit,
        erklaerung=f"nDCG@5 fällt von {zahl(werte[wahrheit][0])} auf {zahl(werte[wahrheit][1])}. P@5 ist beide Male {zahl(werte['P@5'][0])} und kann bei einer "
        "Quelle nie mehr werden; auch F und T sagen nur „gefunden oder nicht“.",
        nachgefragt="Welches Maß aus 02 merkt es auch?",
        worauf="Der Kehrwert des Rangs, also der MRR.",
        antworten=tuple(werte),
        erkunde="t",
        start={"n_p": 1, "n_n": 4, "k": 5, "n_p_b": 1, "n_n_b": 4, "k_b": 5, "gesamt": 1, "anordnung": "hinten", "ganz": True},
    )


def leser_entscheidet():
    leser = studie.BEISPIELE["liest vor allem oben"]
    segment = studie.tafel(**leser).ansicht(**{**studie.START, **leser}).zahlen["segmente"][WEIT_UEBER]
    werte = {name: segment.masse[mass].wert for mass, name in MASSE.items()}
    return Szene(
        titel="Der Leser entscheidet",
        frage="Ein simulierter Leser bekommt Listen, die viel länger sind, als es Relevantes gibt. Er nutzt jeden Treffer, die oberen mehr als die unteren. "
        "Welches dieser vier Maße passt am besten zu seinen Noten?",
        wahrheit=groesster(werte),
        erklaerung=f"Korrelation mit den Noten: {', '.join(f'{name} {zahl(wert)}' for name, wert in werte.items())}. "
        "P und R sehen keinen Platz, der Kehrwert nur den des ersten Treffers. Der nDCG sieht jeden Treffer und seinen Platz, so wie dieser Leser.",
        nachgefragt="Wie liest euer Sprachmodell: von vorn, gleichmäßig oder nur Anfang und Ende?",
        worauf="Niemand weiß es von vornherein. Man misst es, indem man dieselbe Quelle auf verschiedene Plätze legt.",
        antworten=tuple(MASSE.values()),
        erkunde="studie",
        start=leser,
    )


SZENEN = (harmonisch, fe_gegen_f, kurz_gegen_lang, ndcg_zweimal, eine_quelle, leser_entscheidet)
