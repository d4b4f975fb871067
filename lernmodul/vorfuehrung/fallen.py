"""Szenen zu 04: richtige Zahlen, falscher Schluss."""

from ..explorer import stichprobe, zwei_varianten
from ..metriken.unsicherheit import wilson_intervall
from .szene import Szene, prozent, zahl

GRENZE = 0.05
ENTSCHEIDUNG = {(True, True): "bei beiden", (True, False): "nur bei 6 zu 0", (False, True): "nur bei 8 zu 2", (False, False): "bei keinem"}


def zu_leicht():
    zahlen = zwei_varianten.ansicht("leicht", 0).zahlen
    siege = zahlen["siege_b"] - zahlen["siege_a"]
    n = zahlen["n"]
    return Szene(
        titel="Zu leicht",
        frage=f"Zwei Fassungen eines Prompts, A und B, auf demselben Golden Set: A löst {zahlen['treffer_a']} von {n} Fragen, B auch. Welche ist besser?",
        wahrheit="A" if siege < 0 else "B" if siege > 0 else "das sieht man so nicht",
        erklaerung="Keine einzige Frage wird verschieden beantwortet, also sagt auch keine etwas über den Unterschied. "
        "Ob A und B gleich gut sind oder die Fragen nur zu leicht, bleibt offen.",
        nachgefragt="Welche Fragen müssten hinein, damit sich A und B unterscheiden können?",
        antworten=("A", "B", "beide sind gleich gut", "das sieht man so nicht"),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 0},
    )


def was_trennt():
    mischungen = {"zehn weitere leichte": ("leicht", 0), "zehn zu schwere": ("zu schwer", 0), "zwei Randfälle": ("leicht", 2)}
    entschieden = {name: sum(zwei_varianten.ansicht(*mischung).zahlen[f"siege_{v}"] for v in "ab") for name, mischung in mischungen.items()}
    return Szene(
        titel="Was trennt A von B?",
        frage="Ein Golden Set aus lauter leichten Fragen trennt A und B nicht. Welche Fragen nimmst du dazu, damit es das kann?",
        wahrheit=max(entschieden, key=entschieden.get),
        erklaerung=f"Fragen, die nur einer der beiden löst: {entschieden['zwei Randfälle']} bei den Randfällen, sonst keine. "
        "An zu schweren Fragen scheitern beide, die leichten lösen beide.",
        nachgefragt="Woran erkennst du einen guten Randfall, bevor du ein System darauf losgelassen hast?",
        antworten=tuple(mischungen),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 2},
    )


def vier_von_fuenf():
    unten, oben = wilson_intervall(4, 5)
    unten_20, oben_20 = wilson_intervall(16, 20)
    return Szene(
        titel="Vier von fünf",
        frage="Die Suche fand bei 4 von 5 Fragen die Quelle. Wie tief kann die wahre Quote liegen, wo beginnt also das 95-%-Intervall?",
        wahrheit=unten,
        erklaerung=f"Es reicht von {prozent(unten)} bis {prozent(oben)}. Bei 16 von 20, derselben Quote, sind es {prozent(unten_20)} bis {prozent(oben_20)}.",
        nachgefragt="Mit wie vielen Fragen würdest du dich trauen, „80 Prozent“ auf eine Folie zu schreiben?",
        erkunde="stichprobe",
        start={"n": 5, "treffer": 4, "siege_b": 1, "siege_a": 0},
    )


def viermal_so_viele():
    breiten = [oben - unten for unten, oben in (wilson_intervall(8, 10), wilson_intervall(32, 40))]
    anteile = {"etwa die Hälfte": 1 / 2, "etwa ein Viertel": 1 / 4, "ungefähr gleich viel": 1}
    return Szene(
        titel="Viermal so viele Fragen",
        frage="Aus 8 von 10 werden 32 von 40. Die Quote bleibt, die Fragen sind viermal so viele. Wie breit ist das Intervall noch, gemessen am alten?",
        wahrheit=min(anteile, key=lambda name: abs(anteile[name] - breiten[1] / breiten[0])),
        erklaerung=f"Genau sind es {prozent(breiten[1] / breiten[0])} der alten Breite. Sie fällt nur mit der Wurzel der Fallzahl: "
        "Wer das Intervall halbieren will, braucht rund viermal so viele Fragen.",
        nachgefragt="Was kostet eine Frage mehr in eurem Golden Set, und wie viele könnt ihr euch leisten?",
        antworten=tuple(anteile),
        erkunde="stichprobe",
        start={"n": 10, "treffer": 8, "siege_b": 1, "siege_a": 1, "viermal": True},
    )


def sechs_zu_null():
    p_6_0, p_8_2 = stichprobe.vorzeichentest(0, 6), stichprobe.vorzeichentest(2, 8)
    return Szene(
        titel="Überlappung beweist nichts",
        frage="A löst 12, B 18 von denselben 20 Fragen, und die Intervalle überlappen sich. B gewinnt einmal 6 Fragen zu 0, "
        "einmal 8 zu 2. Wann ist der Unterschied nachgewiesen (p < 0,05)?",
        wahrheit=ENTSCHEIDUNG[p_6_0 < GRENZE, p_8_2 < GRENZE],
        erklaerung=f"Bei 6 zu 0 ist p = {zahl(p_6_0, 3)}, bei 8 zu 2 ist p = {zahl(p_8_2, 3)}. Quoten und Intervalle sind beide Male dieselben; "
        "es zählt nur, wer welche Fragen gewinnt.",
        nachgefragt="Was musst du also von jedem Lauf aufheben, damit du später vergleichen kannst?",
        antworten=("nur bei 6 zu 0", "nur bei 8 zu 2", "bei beiden", "bei keinem"),
        erkunde="stichprobe",
        start={"n": 20, "treffer": 12, "siege_b": 6, "siege_a": 0},
    )


SZENEN = (zu_leicht, was_trennt, vier_von_fuenf, viermal_so_viele, sechs_zu_null)
