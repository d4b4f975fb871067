"""Szenen zu 03: unterscheiden ist mehr als vorsichtig sein."""

from ..metriken.ablehnung import ohne_antwort_auswerten
from ..metriken.klassifikation import Konfusionsmatrix
from .szene import RICHTUNGEN, Szene, groesster, prozent, richtung, zahl


def _anteile(ohne, ohne_abgelehnt, mit, mit_abgelehnt):
    fragen = [{"erwartet": None, "abgelehnt": i < ohne_abgelehnt} for i in range(ohne)]
    return ohne_antwort_auswerten(fragen + [{"erwartet": "Quelle", "abgelehnt": i < mit_abgelehnt} for i in range(mit)])


def _start(*anzahlen):
    return dict(zip(("ohne", "ohne_abgelehnt", "mit", "mit_abgelehnt"), anzahlen))


def _paar(korrekt, zu_unrecht):
    return f"{prozent(korrekt)} und {prozent(zu_unrecht)}"


def lehnt_alles_ab():
    anzahlen = (10, 10, 10, 10)
    return Szene(
        titel="Lehnt alles ab",
        frage="Zehn Fragen ohne Antwort im Korpus, zehn mit. Ein System lehnt jede ab. Wie groß sind „korrekt abgelehnt“ und „zu Unrecht abgelehnt“?",
        wahrheit=_paar(*_anteile(*anzahlen)),
        erklaerung="Auch von den zehn Fragen mit Antwort lehnt es alle zehn ab, jede davon zu Unrecht. Es hat nie etwas erfunden und nie geholfen.",
        nachgefragt="Welche der beiden Zahlen stünde auf der Verkaufsfolie?",
        worauf="„Korrekt abgelehnt: 100 %“. Die andere Zahl müsste danebenstehen.",
        antworten=(_paar(1, 1), _paar(1, 0), _paar(0.5, 0.5)),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


def lehnt_nie_ab():
    anzahlen = (10, 0, 10, 0)
    korrekt, zu_unrecht = _anteile(*anzahlen)
    namen = {(True, True): "beide", (True, False): "nur „korrekt abgelehnt“", (False, True): "nur „zu Unrecht abgelehnt“", (False, False): "keine von beiden"}
    return Szene(
        titel="Lehnt nie ab",
        frage="Dieselben zwanzig Fragen. Das nächste System antwortet immer. Welche der beiden Zahlen hat dann ihren Bestwert?",
        wahrheit=namen[korrekt == 1, zu_unrecht == 0],
        erklaerung=f"Zu Unrecht abgelehnt hat es {prozent(zu_unrecht)}, besser geht es nicht. Korrekt abgelehnt aber auch {prozent(korrekt)}: "
        "Auf jede Frage ohne Antwort hat es etwas erfunden.",
        nachgefragt="Roll hinunter zum Bild: Was haben die Ecken „lehnt nie ab“ und „lehnt alles ab“ gemeinsam?",
        worauf="Sie liegen beide auf der Diagonale. In beiden Ecken wird in beiden Gruppen gleich oft abgelehnt, der Abstand ist 0.",
        antworten=tuple(namen.values()),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


def a_oder_b():
    vorsichtig, waehlerisch = (10, 8, 10, 7), (10, 6, 10, 1)
    abstand = {name: korrekt - zu_unrecht for name, (korrekt, zu_unrecht) in (("A", _anteile(*vorsichtig)), ("B", _anteile(*waehlerisch)))}
    return Szene(
        titel="A oder B?",
        frage="Von zehn Fragen ohne Antwort lehnt A 8 ab und B 6, von zehn Fragen mit Antwort A 7 und B 1. "
        "Welches System unterscheidet besser, ob es eine Antwort gibt?",
        wahrheit=groesster(abstand, "beide gleich gut"),
        erklaerung=f"Zum Unterscheiden zählt der Abstand der beiden Anteile: bei A {zahl(100 * abstand['A'])} Prozentpunkte, bei B {zahl(100 * abstand['B'])}. "
        "A lehnt zwar öfter korrekt ab, aber fast genauso oft auch sonst.",
        nachgefragt="Welches der beiden würdest du einer Netzleitstelle geben, welches der Kundenhotline?",
        worauf="Der Netzleitstelle eher A: Es erfindet bei 2 statt 4 von 10 etwas, obwohl es schlechter unterscheidet. "
        "Der Hotline eher B: Es hilft bei 9 statt 3 von 10.",
        antworten=("A", "B", "beide gleich gut"),
        erkunde="ablehnung",
        start=_start(*waehlerisch),
    )


def jede_ohne_antwort_doppelt():
    vorher, nachher = (10, 8, 10, 1), (20, 16, 10, 1)
    alle = [prozent((ohne_ab + mit_ab) / (ohne + mit)) for ohne, ohne_ab, mit, mit_ab in (vorher, nachher)]
    return Szene(
        titel="Jede ohne Antwort doppelt",
        frage="Ein System lehnt 8 von 10 Fragen ohne Antwort ab und 1 von 10 mit Antwort. Nun steht jede Frage ohne Antwort zweimal im Golden Set, "
        "und das System entscheidet wie zuvor. Was macht „korrekt abgelehnt“?",
        wahrheit=richtung(_anteile(*vorher)[0], _anteile(*nachher)[0]),
        erklaerung=f"Zähler und Nenner wachsen gemeinsam, es bleiben {prozent(_anteile(*nachher)[0])}. Der Anteil der abgelehnten an allen Fragen steigt "
        f"dagegen von {alle[0]} auf {alle[1]}, obwohl sich am System nichts geändert hat.",
        nachgefragt="Welche Zahl in euren Berichten hängt davon ab, wie das Golden Set gemischt ist?",
        worauf="Accuracy, Precision und jede Quote über alle Fragen. Recall und Fall-out nicht, sie bleiben innerhalb einer Gruppe.",
        antworten=RICHTUNGEN,
        erkunde="ablehnung",
        start=_start(*nachher),
    )


def alle_haben_antwort():
    anzahlen = (0, 0, 10, 1)
    deutung = {(0.0, False): "0.0", (1.0, True): "1.0", (0.0, True): "0.0 mit dem Zusatz „undefiniert“"}
    return Szene(
        titel="Alle Fragen haben eine Antwort",
        frage="In einem Golden Set hat jede Frage eine Antwort. Was steht im Bericht unter „korrekt abgelehnt“?",
        wahrheit=deutung[_anteile(*anzahlen)[0], anzahlen[0] == 0],
        erklaerung="Zu messen gibt es nichts, und 0 durch 0 schreiben wir als 0.0 mit dem Zusatz. Ohne ihn sähe es aus, als hätte das System immer "
        "etwas erfunden, dabei wurde es nie auf die Probe gestellt.",
        nachgefragt="Wie viele Fragen ohne Antwort sollten mindestens in eurem Golden Set stehen?",
        worauf="So viele, dass das Intervall schmal genug wird: Bei 8 von 10 reicht es von 49 % bis 94 %, bei 32 von 40 von 65 % bis 90 %.",
        antworten=tuple(deutung.values()),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


def alte_bekannte():
    ohne, ohne_ab, mit, mit_ab = anzahlen = (10, 8, 10, 1)
    matrix = Konfusionsmatrix(tp=ohne_ab, fn=ohne - ohne_ab, fp=mit_ab, tn=mit - mit_ab)
    metriken = {"Accuracy": matrix.accuracy, "Fall-out": matrix.fallout, "Precision": matrix.precision, "Recall": matrix.recall}
    (wahrheit,) = [name for name, wert in metriken.items() if wert == ohne_ab / (ohne_ab + mit_ab)]
    return Szene(
        titel="Alte Bekannte",
        frage="Nenn „abgelehnt“ einmal „gemeldet“ und „hat keine Antwort“ einmal „wirklich fehlerhaft“. "
        "Welche Metrik aus 01 sagt dann, welcher Anteil der Ablehnungen berechtigt ist?",
        wahrheit=wahrheit,
        erklaerung=f"Im Nenner stehen alle Ablehnungen, also TP + FP, im Zähler die berechtigten, also TP. Hier unten sind es {ohne_ab} von {ohne_ab + mit_ab}. "
        "Auf diese Zahl sieht, wer eine Ablehnung zu lesen bekommt.",
        nachgefragt="Und welche Metriken sind in dieser Sprache „korrekt abgelehnt“ und „zu Unrecht abgelehnt“?",
        worauf="Recall und Fall-out. Geteilt wird einmal durch alle Fragen ohne Antwort, TP + FN, und einmal durch alle mit Antwort, FP + TN.",
        antworten=tuple(metriken),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


SZENEN = (lehnt_alles_ab, lehnt_nie_ab, a_oder_b, jede_ohne_antwort_doppelt, alle_haben_antwort, alte_bekannte)
