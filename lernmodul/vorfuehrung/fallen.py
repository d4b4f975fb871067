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
        titel="Zehn von zehn",
        frage=f"Zwei Fassungen eines Prompts, A und B, auf demselben Golden Set: A löst {zahlen['treffer_a']} von {n} Fragen, B auch. "
        "Welche ist im Betrieb die bessere?",
        wahrheit="A" if siege < 0 else "B" if siege > 0 else "das sieht man so nicht",
        erklaerung="Keine einzige Frage wird verschieden bewertet, also sagt auch keine etwas über den Unterschied. "
        "Ob A und B gleich gut sind oder die Fragen nur zu leicht, bleibt offen.",
        nachgefragt="Welche Fragen müssten hinein, damit sich A und B unterscheiden können?",
        worauf="Solche, an denen eine der beiden scheitert: Verneinung, Stichworte, zwei Fragen in einer, eine alte Fassung.",
        antworten=("A", "B", "beide sind gleich gut", "das sieht man so nicht"),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 0},
    )


def was_trennt():
    mischungen = {"zwei gegen Randfälle": ("leicht", 2), "alle gegen andere leichte": ("leicht", 0), "alle gegen viel zu schwere": ("zu schwer", 0)}
    entschieden = {name: sum(zwei_varianten.ansicht(*mischung).zahlen[f"siege_{v}"] for v in "ab") for name, mischung in mischungen.items()}
    return Szene(
        titel="Was trennt A von B?",
        frage="Ein Golden Set aus zehn leichten Fragen trennt A und B nicht. Was tauschst du aus, damit es das überhaupt kann?",
        wahrheit=max(entschieden, key=entschieden.get),
        erklaerung=f"Fragen, die nur einer der beiden löst: {entschieden['zwei gegen Randfälle']} bei den Randfällen, sonst keine. "
        "An zu schweren scheitern beide, die leichten lösen beide. Nachgewiesen ist damit noch nichts.",
        nachgefragt="Woran erkennst du einen guten Randfall, bevor du ein System darauf losgelassen hast?",
        worauf="An einem Fehler, der im Betrieb schon vorkam, oder an einer Eigenheit, die nur eine der beiden Fassungen anders behandelt.",
        antworten=tuple(mischungen),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 2},
    )


def vier_von_fuenf():
    unten, oben = wilson_intervall(4, 5)
    unten_20, oben_20 = wilson_intervall(16, 20)
    return Szene(
        titel="Vier von fünf",
        frage="Die Suche fand bei 4 von 5 Fragen die Quelle. Wo beginnt das 95-%-Wilson-Intervall für die wahre Quote?",
        wahrheit=unten,
        erklaerung=f"Es reicht von {prozent(unten)} bis {prozent(oben)}. Bei 16 von 20, derselben Quote, sind es {prozent(unten_20)} bis {prozent(oben_20)}.",
        nachgefragt="Mit wie vielen Fragen würdest du dich trauen, „80 Prozent“ auf eine Folie zu schreiben?",
        worauf="Auch bei 64 von 80 reicht das Intervall noch von 70 % bis 87,3 %. Schreib es dazu, oder schreib „4 von 5“.",
        erkunde="stichprobe",
        start={"n": 5, "treffer": 4, "siege_b": 1, "siege_a": 0},
    )


def viermal_so_viele():
    breiten = [oben - unten for unten, oben in (wilson_intervall(8, 10), wilson_intervall(32, 40))]
    anteile = {"etwa ein Viertel so breit": 1 / 4, "etwa halb so breit": 1 / 2, "ungefähr gleich breit": 1}
    return Szene(
        titel="Viermal so viele Fragen",
        frage="Aus 8 von 10 werden 32 von 40. Die Quote bleibt, die Fragen sind viermal so viele. Wie breit ist das 95-%-Intervall, gemessen am alten?",
        wahrheit=min(anteile, key=lambda name: abs(anteile[name] - breiten[1] / breiten[0])),
        erklaerung=f"Genau sind es {prozent(breiten[1] / breiten[0])} der alten Breite. Sie fällt ungefähr mit der Wurzel der Fallzahl: "
        "Wer das Intervall halbieren will, braucht rund viermal so viele Fragen.",
        nachgefragt="Was kostet eine Frage mehr in eurem Golden Set, und wie viele könnt ihr euch leisten?",
        worauf="Jemand muss Frage, Quelle und erwartete Antwort aufschreiben. Bei einer Viertelstunde je Frage sind 40 "
        "Fragen zehn Stunden.",
        antworten=tuple(anteile),
        erkunde="stichprobe",
        start={"n": 10, "treffer": 8, "siege_b": 1, "siege_a": 1, "viermal": True},
    )


def sechs_zu_null():
    p_6_0, p_8_2 = stichprobe.vorzeichentest(0, 6), stichprobe.vorzeichentest(2, 8)
    return Szene(
        titel="12 gegen 18",
        frage="A löst 12, B 18 von denselben 20 Fragen, und die Intervalle überlappen sich. B gewinnt einmal 6 Fragen zu 0, "
        "einmal 8 zu 2. Wann ist der Unterschied im Vorzeichentest signifikant (p < 0,05)?",
        wahrheit=ENTSCHEIDUNG[p_6_0 < GRENZE, p_8_2 < GRENZE],
        erklaerung=f"Bei 6 zu 0 ist p = {zahl(p_6_0, 3)}, bei 8 zu 2 ist p = {zahl(p_8_2, 3)}. Quoten und Intervalle sind beide Male dieselben; "
        "es zählt nur, wer welche Fragen gewinnt.",
        nachgefragt="Was musst du also von jedem Lauf aufheben, damit du später vergleichen kannst?",
        worauf="Das Ergebnis je Frage, nicht nur die Quote. Sonst weiß später niemand, wer welche Frage gewann.",
        antworten=("bei beiden", "bei keinem", "nur bei 6 zu 0", "nur bei 8 zu 2"),
        erkunde="stichprobe",
        start={"n": 20, "treffer": 12, "siege_b": 6, "siege_a": 0},
    )


SZENEN = (zu_leicht, was_trennt, vier_von_fuenf, viermal_so_viele, sechs_zu_null)
