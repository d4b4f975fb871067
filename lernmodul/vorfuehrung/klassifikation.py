"""Szenen zu 01: ein Prüfer, vier Felder, drei Brüche."""

from ..metriken.klassifikation import Konfusionsmatrix
from .szene import Szene, prozent, richtung

METRIKEN = {"accuracy": "Accuracy", "precision": "Precision", "recall": "Recall"}


def meldet_nie():
    stumm = Konfusionsmatrix(tp=0, fp=0, fn=5, tn=95)
    return Szene(
        titel="Meldet nie",
        frage="Von 100 Antworten sind 5 fehlerhaft. Ein Prüfer meldet nie etwas. Wie hoch ist seine Accuracy?",
        wahrheit=stumm.accuracy,
        erklaerung=f"Über {stumm.tn} einwandfreie Antworten urteilt er richtig, ohne hinzusehen. "
        f"Von den {stumm.fn} Fehlern findet er {stumm.tp}, sein Recall ist {prozent(stumm.recall)}.",
        nachgefragt="Was für eine Accuracy hätte ein leerer Stuhl?",
        worauf="Dieselben 95 %. Sie sind der Anteil der einwandfreien Antworten und kein Verdienst.",
        erkunde="konfusionsmatrix",
        start={"tp": stumm.tp, "fp": stumm.fp, "fn": stumm.fn, "tn": stumm.tn, "metrik": "accuracy"},
    )


def meldet_alles():
    laut = Konfusionsmatrix(tp=5, fp=95, fn=0, tn=0)
    paare = ((laut.precision, laut.recall), (1, 1), (laut.recall, laut.precision), (laut.precision, laut.precision))
    antworten = tuple(f"Recall {prozent(recall)}, Precision {prozent(precision)}" for recall, precision in paare)
    return Szene(
        titel="Alles melden",
        frage="Wieder 100 Antworten, 5 davon fehlerhaft. Jetzt meldet der Prüfer jede einzelne. Was stimmt?",
        wahrheit=f"Recall {prozent(laut.recall)}, Precision {prozent(laut.precision)}",
        erklaerung=f"Übersehen kann er nichts, also ist der Recall {prozent(laut.recall)}. "
        f"Von {laut.tp + laut.fp} Meldungen stimmen aber nur {laut.tp}.",
        nachgefragt="Unter welchen Umständen wäre dieser Prüfer trotzdem der richtige?",
        worauf="Wenn ein übersehener Fehler viel mehr kostet als ein Fehlalarm und jemand Zeit hat, alles nachzusehen. "
        "Das Nachsehen spart er niemandem.",
        antworten=antworten,
        erkunde="konfusionsmatrix",
        start={"tp": laut.tp, "fp": laut.fp, "fn": laut.fn, "tn": laut.tn, "metrik": "precision"},
    )


def hundert_dazu():
    vorher, nachher = Konfusionsmatrix(tp=2, fp=2, fn=1, tn=5), Konfusionsmatrix(tp=2, fp=2, fn=1, tn=105)
    anders = [name for metrik, name in METRIKEN.items() if richtung(getattr(vorher, metrik), getattr(nachher, metrik)) != "bleibt gleich"]
    return Szene(
        titel="Hundert stille dazu",
        frage="Zehn Antworten sind geprüft: TP 2, FP 2, FN 1, TN 5. Nun kommen hundert einwandfreie dazu, und der Prüfer lässt alle in Ruhe. "
        "Was davon ändert sich: Accuracy, Precision, Recall?",
        wahrheit=f"nur die {' und die '.join(anders)}",
        erklaerung=f"Nur TN wächst, und TN steht weder in der Precision noch im Recall. "
        f"Die Accuracy steigt von {prozent(vorher.accuracy)} auf {prozent(nachher.accuracy)}, obwohl er keinen einzigen Fehler zusätzlich findet.",
        nachgefragt="Wie würde jemand diesen Umstand ausnutzen, der einen schlechten Prüfer verkaufen will?",
        worauf="Er füllt das Golden Set mit leichten, einwandfreien Antworten auf und nennt nur die Accuracy.",
        antworten=("nur die Accuracy", "nur Precision und Recall", "alle drei", "keine davon"),
        erkunde="konfusionsmatrix",
        start={"tp": nachher.tp, "fp": nachher.fp, "fn": nachher.fn, "tn": nachher.tn, "metrik": "accuracy", "fest": False},
    )


def seltene_fehler():
    gut, haeufig = Konfusionsmatrix(tp=9, fp=99, fn=1, tn=891), Konfusionsmatrix(tp=90, fp=90, fn=10, tn=810)
    return Szene(
        titel="Wenn Fehler selten werden",
        frage="1000 Antworten, 10 davon fehlerhaft. Der Prüfer findet 9 und schlägt bei jeder zehnten einwandfreien falschen Alarm. "
        "Welcher Anteil seiner Meldungen stimmt?",
        wahrheit=gut.precision,
        erklaerung=f"Zu {gut.tp} richtigen Meldungen kommen {gut.fp} Fehlalarme, denn ein Zehntel von {gut.fp + gut.tn} ist viel. "
        f"Wären {haeufig.tp + haeufig.fn} von 1000 fehlerhaft, stimmten {prozent(haeufig.precision)}.",
        nachgefragt="Damit die Hälfte stimmt: mehr Fehler finden oder seltener falschen Alarm schlagen?",
        worauf="Seltener falschen Alarm. Auch wer alle Fehler findet, liegt nur mit 10 von 109 Meldungen richtig; "
        "bei 9 Fehlalarmen statt 99 wäre es die Hälfte.",
        erkunde="seltene_fehler",
        start={"fehler": 1, "recall": 90, "fallout": 10},
    )


def null_durch_null():
    fehlerfrei = Konfusionsmatrix(tp=0, fp=2, fn=0, tn=8)
    (ohne_wert,) = fehlerfrei.undefiniert & set(METRIKEN)
    return Szene(
        titel="Null durch null",
        frage="Zehn Antworten, und diesmal ist keine fehlerhaft. Der Prüfer meldet trotzdem zwei. Welche Metrik ist bei ihm 0 durch 0?",
        wahrheit=METRIKEN[ohne_wert],
        erklaerung="Wo kein Fehler ist, gibt es keinen zu finden. Nach unserer Regel schreiben wir 0.0 und dazu „undefiniert“, "
        f"damit niemand die Null für eine Messung hält. Die Precision ist dagegen gemessen: {fehlerfrei.tp} von {fehlerfrei.tp + fehlerfrei.fp} Meldungen stimmen.",
        nachgefragt="Wann sähe eine nackte 0.0 sogar wie ein Lob aus?",
        worauf="Wenn klein gut ist, etwa beim Anteil der einwandfreien Antworten, die gemeldet werden.",
        antworten=(*METRIKEN.values(), "keine davon"),
        erkunde="konfusionsmatrix",
        start={"tp": 0, "fp": 2, "fn": 0, "tn": 8, "metrik": "recall"},
    )


def wer_ist_billiger():
    preis_fn, preis_fp = 20, 1
    pruefer = {"der Gründliche": (8, 6, 2, 34), "einer, der nie meldet": (0, 0, 10, 40), "einer, der alles meldet": (10, 40, 0, 0)}
    kosten = {name: fp * preis_fp + fn * preis_fn for name, (_, fp, fn, _) in pruefer.items()}
    tp, fp, fn, tn = pruefer["der Gründliche"]
    return Szene(
        titel="Was kostet ein Irrtum?",
        frage=f"50 Antworten, 10 davon fehlerhaft. Ein übersehener Fehler kostet {preis_fn}, ein Fehlalarm {preis_fp}. "
        f"Der Gründliche findet {tp} Fehler bei {fp} Fehlalarmen. Wer ist am billigsten?",
        wahrheit=min(kosten, key=kosten.get),
        erklaerung=f"Wer nie meldet, kostet {kosten['einer, der nie meldet']}, der Gründliche {kosten['der Gründliche']}, "
        f"wer alles meldet, {kosten['einer, der alles meldet']}. Die beste Accuracy hat der Gründliche; über die Kosten sagt sie nichts.",
        nachgefragt="Ab welchem Preis für einen Fehlalarm lohnt sich der Gründliche?",
        worauf="Ab rund 1,18: Wer alles meldet, zahlt 40 Fehlalarme, der Gründliche 6 und dazu 40 für zwei übersehene Fehler.",
        antworten=tuple(pruefer),
        erkunde="konfusionsmatrix",
        start={"tp": tp, "fp": fp, "fn": fn, "tn": tn, "metrik": "accuracy", "preis_fp": preis_fp, "preis_fn": preis_fn},
    )


SZENEN = (meldet_nie, meldet_alles, hundert_dazu, seltene_fehler, null_durch_null, wer_ist_billiger)
