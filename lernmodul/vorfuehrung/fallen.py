"""Szenen zu 04: richtige Zahlen, falscher Schluss."""

from ..explorer import stichprobe, zwei_varianten
from ..metriken.unsicherheit import wilson_intervall
from .szene import Szene, prozent, zahl

GRENZE = 0.05
ENTSCHEIDUNG = {(True, True): "bei beiden", (True, False): "nur bei 6 zu 0", (False, True): "nur bei 7 zu 1", (False, False): "bei keinem"}


def zehn_von_zehn():
    zahlen = zwei_varianten.ansicht("leicht", 0).zahlen
    siege = zahlen["siege_b"] - zahlen["siege_a"]
    n = zahlen["n"]
    return Szene(
        titel="Zehn von zehn",
        frage=f"Zwei Varianten eines Prompts, A und B, auf demselben Golden Set: A löst {zahlen['treffer_a']} von {n} Fragen, B auch. "
        "Welche ist im Betrieb die bessere?",
        wahrheit="A" if siege < 0 else "B" if siege > 0 else "das sieht man so nicht",
        erklaerung="Keine einzige Frage wird verschieden bewertet, also sagt auch keine etwas über den Unterschied. "
        "Ob A und B gleich gut sind oder die Fragen nur zu leicht, bleibt offen.",
        nachgefragt="Was sagst du der Chefin, die zwischen A und B entscheiden will?",
        worauf="Dass diese zehn Fragen dafür nicht taugen. „Beide gleich gut“ wäre schon zu viel gesagt.",
        antworten=("A", "B", "beide sind gleich gut", "das sieht man so nicht"),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 0},
    )


def was_trennt():
    mischungen = {"zwei Fragen gegen zwei Randfälle": ("leicht", 2), "alle gegen andere leichte": ("leicht", 0), "alle gegen schwere": ("zu schwer", 0)}
    entschieden = {name: sum(zwei_varianten.ansicht(*mischung).zahlen[f"siege_{v}"] for v in "ab") for name, mischung in mischungen.items()}
    return Szene(
        titel="Was trennt A von B?",
        frage="Du darfst von den zehn Fragen welche austauschen. Womit können sich A und B am ehesten unterscheiden?",
        wahrheit=max(entschieden, key=entschieden.get),
        erklaerung=f"Von den zwei Randfällen löst nur B einen, sonst sind alle Zeilen gleich. "
        "Eine einzige Frage zeigt noch nicht, dass B besser ist.",
        nachgefragt="Woran erkennst du einen guten Randfall, bevor du ein System darauf losgelassen hast?",
        worauf="An einem Fehler, der im Betrieb schon vorkam, oder an einer Art Frage, an der Suchen gern scheitern. Nie daran, welche Variante sie löst.",
        antworten=tuple(mischungen),
        erkunde="zwei_varianten",
        start={"uebrige": "leicht", "randfaelle": 2},
    )


def vier_von_fuenf():
    unten, oben = wilson_intervall(4, 5)
    unten_80, oben_80 = wilson_intervall(64, 80)
    return Szene(
        titel="Vier von fünf",
        frage="Die Suche fand bei 4 von 5 Fragen die Quelle. Wo beginnt das 95-%-Wilson-Intervall für die wahre Quote?",
        wahrheit=unten,
        erklaerung=f"Fünf Fragen schließen fast nichts aus: Es reicht von {prozent(unten)} bis {prozent(oben)}. "
        f"Bei 64 von 80, derselben Quote, sind es noch {prozent(unten_80)} bis {prozent(oben_80)}.",
        nachgefragt="Mit wie vielen Fragen würdest du dich trauen, „80 Prozent“ auf eine Folie zu schreiben?",
        worauf="Eine Zahl, ab der es erlaubt ist, gibt es nicht. Schreib das Intervall dazu, oder schreib „4 von 5“.",
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


def zwoelf_gegen_achtzehn():
    p_6_0, p_7_1 = stichprobe.vorzeichentest(0, 6), stichprobe.vorzeichentest(1, 7)
    return Szene(
        titel="12 gegen 18",
        frage="A löst 12, B 18 von denselben 20 Fragen, die Intervalle überlappen sich. Im einen Fall gewinnt B 6 Fragen zu 0, "
        "im anderen 7 zu 1. Wann ist das im Vorzeichentest signifikant (p\N{NO-BREAK SPACE}<\N{NO-BREAK SPACE}0,05)?",
        wahrheit=ENTSCHEIDUNG[p_6_0 < GRENZE, p_7_1 < GRENZE],
        erklaerung=f"Bei 6 zu 0 ist p = {zahl(p_6_0, 3)}, bei 7 zu 1 ist p = {zahl(p_7_1, 3)}. Quoten und Intervalle sind beide Male dieselben; "
        "es zählt nur, wer welche Fragen gewinnt.",
        nachgefragt="Was musst du also von jedem Lauf aufheben, damit du später vergleichen kannst?",
        worauf="Das Ergebnis je Frage, nicht nur die Quote. Sonst weiß später niemand, wer welche Frage gewann.",
        antworten=("bei beiden", "bei keinem", "nur bei 6 zu 0", "nur bei 7 zu 1"),
        erkunde="stichprobe",
        start={"n": 20, "treffer": 12, "siege_b": 6, "siege_a": 0},
    )


SZENEN = (zehn_von_zehn, was_trennt, vier_von_fuenf, viermal_so_viele, zwoelf_gegen_achtzehn)
