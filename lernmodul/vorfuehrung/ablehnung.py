"""Szenen zu 03: unterscheiden ist mehr als vorsichtig sein."""

from ..metriken.ablehnung import ohne_antwort_auswerten
from ..metriken.klassifikation import Konfusionsmatrix
from .szene import RICHTUNGEN, Szene, groesster, prozent, richtung


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
        erklaerung="Es hat nie etwas erfunden und nie geholfen. Beide Anteile sind gleich, also unterscheidet es nichts.",
        nachgefragt="Welche der beiden Zahlen stünde auf der Verkaufsfolie?",
        antworten=(_paar(1, 0), _paar(0.5, 0.5), _paar(1, 1)),
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
        nachgefragt="Wo liegt „lehnt nie ab“ im Bild, wo lag „lehnt alles ab“, und was haben die beiden Orte gemeinsam?",
        antworten=tuple(namen.values()),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


def nur_vorsichtig():
    vorsichtig, waehlerisch = (10, 8, 10, 7), (10, 6, 10, 1)
    abstand = {name: korrekt - zu_unrecht for name, (korrekt, zu_unrecht) in (("A", _anteile(*vorsichtig)), ("B", _anteile(*waehlerisch)))}
    return Szene(
        titel="Nur vorsichtig",
        frage="Je zehn Fragen ohne und mit Antwort. A lehnt 8 der ersten und 7 der zweiten ab, B nur 6 und 1. Welches System erkennt eher, "
        "wo es keine Antwort gibt?",
        wahrheit=groesster(abstand, "beide gleich gut"),
        erklaerung=f"Es zählt der Abstand der beiden Anteile: bei A {prozent(abstand['A'])}, bei B {prozent(abstand['B'])}. "
        "A lehnt zwar öfter korrekt ab, aber fast genauso oft auch sonst.",
        nachgefragt="Welches der beiden würdest du einer Netzleitstelle geben, welches der Kundenhotline?",
        antworten=("A", "B", "beide gleich gut"),
        erkunde="ablehnung",
        start=_start(*vorsichtig),
    )


def doppelt_so_viele():
    vorher, nachher = (10, 8, 10, 1), (20, 16, 10, 1)
    alle = [prozent((ohne_ab + mit_ab) / (ohne + mit)) for ohne, ohne_ab, mit, mit_ab in (vorher, nachher)]
    return Szene(
        titel="Jeder Anteil hat seinen Nenner",
        frage="Das System bleibt, wie es ist. Im Golden Set verdoppelt sich die Zahl der Fragen ohne Antwort. Was macht „korrekt abgelehnt“?",
        wahrheit=richtung(_anteile(*vorher)[0], _anteile(*nachher)[0]),
        erklaerung=f"Zähler und Nenner wachsen gemeinsam, es bleiben {prozent(_anteile(*nachher)[0])}. Der Anteil aller abgelehnten Fragen stiege dagegen "
        f"von {alle[0]} auf {alle[1]}, obwohl sich am System nichts geändert hat.",
        nachgefragt="Welche Zahl in euren Berichten hängt davon ab, wie der Testsatz gemischt ist?",
        antworten=RICHTUNGEN,
        erkunde="ablehnung",
        start=_start(*nachher),
    )


def leere_gruppe():
    anzahlen = (0, 0, 10, 1)
    deutung = {(0.0, True): "0.0 per Regel: nichts zu messen", (0.0, False): "0.0: Es hat alles erfunden", (1.0, True): "1.0: Es hat nichts erfunden"}
    return Szene(
        titel="Niemand hat danach gefragt",
        frage="In einem Golden Set hat jede Frage eine Antwort. Was steht im Bericht unter „korrekt abgelehnt“?",
        wahrheit=deutung[_anteile(*anzahlen)[0], anzahlen[0] == 0],
        erklaerung="0 durch 0 wird bei uns 0.0, mit dem Zusatz „undefiniert“. Ohne den Zusatz sähe das System nach einem Lügner aus, "
        "dabei wurde es nie auf die Probe gestellt.",
        nachgefragt="Wie viele Fragen ohne Antwort sollten mindestens in eurem Golden Set stehen?",
        antworten=tuple(sorted(deutung.values())),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


def alte_bekannte():
    ohne, ohne_ab, mit, mit_ab = anzahlen = (10, 8, 10, 1)
    matrix = Konfusionsmatrix(tp=ohne_ab, fn=ohne - ohne_ab, fp=mit_ab, tn=mit - mit_ab)
    metriken = {"Accuracy": matrix.accuracy, "Precision": matrix.precision, "Recall": matrix.recall, "Fall-out": matrix.fallout}
    (wahrheit,) = [name for name, wert in metriken.items() if wert == _anteile(*anzahlen)[0]]
    return Szene(
        titel="Alte Bekannte",
        frage="Nenn „abgelehnt“ einmal „gemeldet“ und „hat keine Antwort“ einmal „wirklich fehlerhaft“. Welche Metrik aus 01 ist „korrekt abgelehnt“?",
        wahrheit=wahrheit,
        erklaerung=f"Im Nenner stehen alle Fragen ohne Antwort, also TP + FN; hier sind es {prozent(matrix.recall)}. "
        f"„Zu Unrecht abgelehnt“ ist der Fall-out, {prozent(matrix.fallout)}.",
        nachgefragt="Was wäre in dieser Sprache die Precision, und wen interessiert sie?",
        antworten=tuple(metriken),
        erkunde="ablehnung",
        start=_start(*anzahlen),
    )


SZENEN = (lehnt_alles_ab, lehnt_nie_ab, nur_vorsichtig, doppelt_so_viele, leere_gruppe, alte_bekannte)
