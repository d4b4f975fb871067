"""Auswahlfragen: die kurze Wiederholung am Anfang eines Notebooks. Das Quiz am Ende der Lektion steht in fragen_quiz."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Antwort:
    """Eine Möglichkeit und was man zu hören bekommt, wenn man sie wählt."""

    text: str
    rueckmeldung: str
    richtig: bool = False


@dataclass(frozen=True)
class Frage:
    """Eine Frage mit genau einer richtigen Antwort."""

    text: str
    antworten: tuple[Antwort, ...]


WIEDERHOLUNG = {
    "02": (
        Frage(
            "Ein Prüfer meldet nie etwas, und es gibt fehlerhafte Antworten. Welche Zahl verrät ihn sofort?",
            (
                Antwort("die Accuracy", "Die sieht bei seltenen Fehlern sogar gut aus: Sie zählt jedes berechtigte Schweigen mit."),
                Antwort("die Anzahl der FP", "Die ist 0, wie bei einem tadellosen Prüfer. Wer nie meldet, löst auch keinen Fehlalarm aus."),
                Antwort("der Recall", "Er ist 0, denn von den echten Fehlern wurde keiner gemeldet.", richtig=True),
            ),
        ),
        Frage(
            "Welches Feld steht weder in der Precision noch im Recall?",
            (
                Antwort("FP", "FP steht im Nenner der Precision: Es sind die Meldungen, die nicht stimmten."),
                Antwort("FN", "FN steht im Nenner des Recalls: Es sind die Fehler, die niemand gemeldet hat."),
                Antwort("TN", "Deshalb dürfen noch so viele einwandfreie Antworten dazukommen, über die niemand etwas sagt: Beide Werte bleiben, wie sie sind.", richtig=True),
            ),
        ),
    ),
    "03": (
        Frage(
            "Die richtige Quelle steht auf Rang 4. Womit geht diese eine Frage in die Summen für Recall@3 und MRR ein?",
            (
                Antwort("mit 0 und 1/4", "Für Recall@3 einen Platz zu spät, für den MRR ein Viertel.", richtig=True),
                Antwort("mit 0 und 0", "Der MRR schaut über die ganze Liste, die Grenze k gilt nur für Recall@k."),
                Antwort("mit 1 und 1/4", "Rang 4 liegt nicht unter den ersten drei."),
            ),
        ),
        Frage(
            "Precision 0.5 bei Recall 1.0: Was hat der Prüfer getan?",
            (
                Antwort("alle Fehler gemeldet, und jede zweite Meldung war unnötig", "Genau so. Ob das teuer ist, hängt davon ab, was ein Fehlalarm kostet.", richtig=True),
                Antwort("die Hälfte der Fehler gemeldet, und alle Meldungen stimmten", "Das wäre Precision 1.0 bei Recall 0.5. Die Precision fragt bei den Meldungen nach."),
                Antwort("die Hälfte aller Antworten richtig beurteilt", "Das wäre eine Accuracy von 0.5. Sie zählt auch das berechtigte Schweigen."),
            ),
        ),
    ),
    "04": (
        Frage(
            "Ein System lehnt jede Frage ab. Wie lautet das Paar (korrekt abgelehnt, zu Unrecht abgelehnt)?",
            (
                Antwort("(1.0, 1.0)", "Erst die zweite Zahl zeigt, dass hier niemand unterscheidet.", richtig=True),
                Antwort("(1.0, 0.0)", "Das wäre das ideale System: Es lehnt nur dort ab, wo es keine Antwort gibt."),
                Antwort("(0.0, 1.0)", "Es lehnt auch dort ab, wo es keine Antwort gibt, und das ist richtig. Die erste Zahl ist also hoch."),
            ),
        ),
        Frage(
            "Ein Golden Set hat 20 Fragen, bei 4 davon ist `erwartet` None. Wodurch teilst du beim Recall@3?",
            (
                Antwort("durch 20", "Die vier Fragen ohne Antwort haben keine Quelle, die man finden könnte. Sie gehören nicht in den Nenner."),
                Antwort("durch 3", "Das k begrenzt, wie weit du schaust. Geteilt wird durch die Zahl der Fragen."),
                Antwort("durch 16", "Nur Fragen mit einer erwarteten Quelle zählen, auch die nicht gefundenen.", richtig=True),
            ),
        ),
    ),
    "05": (
        Frage(
            "Du willst ein halb so breites Intervall. Wie viele Fälle brauchst du ungefähr?",
            (
                Antwort("doppelt so viele", "Die Breite schrumpft mit der Wurzel der Fallzahl. Doppelt so viele Fälle machen das Intervall nur um gut ein Viertel schmaler."),
                Antwort("viermal so viele", "Die Wurzel aus 4 ist 2.", richtig=True),
                Antwort("ebenso viele, nur schwerere", "Schwerere Fälle unterscheiden zwei Systeme vielleicht besser, aber das Intervall hängt vor allem von ihrer Anzahl ab."),
            ),
        ),
        Frage(
            "Du hast eine Schwelle an zehn Fällen eingestellt. Mit welchen Fällen misst du das Ergebnis, das du weitergibst?",
            (
                Antwort("mit denselben zehn, da passt sie am besten", "Eben deshalb nicht: Dort hast du sie passend gemacht. Die Zahl wäre geschönt."),
                Antwort("mit Fällen, die beim Einstellen nicht dabei waren", "Nur dort ist die Zahl eine Messung und keine Erinnerung.", richtig=True),
                Antwort("mit allen, mehr Fälle sind besser", "Mehr Fälle helfen, aber zehn davon waren schon beim Einstellen dabei. Das zieht das Ergebnis nach oben."),
            ),
        ),
    ),
    "06": (
        Frage(
            "Recall@3 ist 0.8, der MRR 0.4. Wo stehen die gefundenen Quellen meistens?",
            (
                Antwort("auf Rang 2 oder 3", "Auf Rang 1 kann höchstens jede fünfte Frage ihre Quelle haben, sonst wäre der MRR höher.", richtig=True),
                Antwort("auf Rang 1", "Dann läge der MRR über 0.5."),
                Antwort("hinter Rang 3", "Bei 80 % der Fragen stehen sie unter den ersten drei, sonst wäre der Recall@3 kleiner."),
            ),
        ),
        Frage(
            "Warum gehört zu jeder Quote ihr n?",
            (
                Antwort("weil man sonst nicht weiß, wie viel Zufall darin steckt", "Acht von zehn und 800 von 1000 sind dieselbe Quote und sehr verschiedene Nachrichten.", richtig=True),
                Antwort("damit man sie in Prozent umrechnen kann", "Dafür genügt die Quote selbst."),
                Antwort("weil n im Zähler steht", "n steht im Nenner. Wichtig ist es, weil das Intervall davon abhängt."),
            ),
        ),
    ),
    "07": (
        Frage(
            "Quelle nicht gefunden, und der Beleg stimmt auch nicht. In welche Kategorie kommt die Antwort?",
            (
                Antwort("Erfindung", "Die Regel fragt zuerst nach der Quelle. Was nicht ankam, konnte das Modell nicht richtig wiedergeben."),
                Antwort("in beide", "Jede Antwort kommt in genau eine Kategorie, sonst ergäben die Anteile zusammen mehr als alle Antworten."),
                Antwort("Suche", "Die Regel nimmt das erste Nein in ihrer Reihenfolge.", richtig=True),
            ),
        ),
        Frage(
            "Dein Golden Set enthält eine Frage doppelt. Was passiert mit dem Recall@3?",
            (
                Antwort("nichts, sie hebt sich auf", "Die doppelte Frage zählt zweimal, oben wie unten im Bruch. Nur wenn alle Quellen gefunden wurden oder keine, änderte sich nichts."),
                Antwort("sie zählt doppelt", "Ob das die Zahl hebt oder drückt, hängt davon ab, ob ihre Quelle gefunden wurde.", richtig=True),
                Antwort("die Messung bricht ab", "Schön wäre es. Sie läuft durch, wenn niemand das Golden Set prüft."),
            ),
        ),
    ),
    "08": (
        Frage(
            "„Zu Unrecht abgelehnt“ ist ein alter Bekannter aus 01, wenn man „abgelehnt“ als gemeldet liest. Welcher?",
            (
                Antwort("der Recall", "Das ist „korrekt abgelehnt“."),
                Antwort("der Fall-out", "Gemeldet, obwohl einwandfrei, geteilt durch alle einwandfreien.", richtig=True),
                Antwort("die Precision", "Die teilte durch alle Ablehnungen."),
            ),
        ),
        Frage(
            "Zu einer Frage steht die erwartete Quelle nirgends in der Rangliste. Womit geht die Frage in den MRR ein?",
            (
                Antwort("gar nicht, sie wird ausgelassen", "Ausgelassen werden nur Fragen, zu denen es nichts zu finden gibt."),
                Antwort("mit dem Kehrwert der Listenlänge", "Das hieße, die Quelle stünde auf dem letzten Platz. Dort steht sie nicht."),
                Antwort("mit 0, und sie bleibt im Nenner", "Sonst verschwände ausgerechnet das, was schiefging.", richtig=True),
            ),
        ),
    ),
    "09": (
        Frage(
            "Das Korpus wird zehnmal so groß, alles Neue ist irrelevant, die Suche liefert dasselbe. Was ändert sich?",
            (
                Antwort("der Recall", "Er teilt durch die relevanten Dokumente, und die sind dieselben geblieben."),
                Antwort("die Precision", "Sie teilt durch das Gefundene, und das ist dasselbe geblieben."),
                Antwort("der Fall-out", "In seinem Nenner stehen die irrelevanten Dokumente, und davon gibt es jetzt viel mehr.", richtig=True),
            ),
        ),
        Frage(
            "Zu einer Frage gibt es 6 relevante Dokumente. Die Rangliste hat 10 Plätze, auf 4 davon steht ein Treffer. Nach welchem Platz sind Recall und Precision gleich, wo die Treffer auch stehen?",
            (
                Antwort("nach Platz 4", "So viele wurden gefunden. Der Recall teilt aber auch durch die zwei, die fehlen."),
                Antwort("nach Platz 6", "Dann teilen beide durch 6, und der Zähler ist ohnehin derselbe.", richtig=True),
                Antwort("nach Platz 10", "Dort teilt die Precision die vier Treffer durch 10, der Recall durch 6."),
            ),
        ),
    ),
    "10": (
        Frage(
            "Zwei Suchen finden 20 und 30 relevante Dokumente, 15 davon gemeinsam. Wie groß ist der Pool?",
            (
                Antwort("50", "So zählen die gemeinsamen doppelt."),
                Antwort("35", "Die 15 stecken in beiden Zahlen und zählen einmal.", richtig=True),
                Antwort("40", "Das ist die Schätzung von Lincoln und Petersen für alle relevanten Dokumente, nicht der Pool."),
            ),
        ),
        Frage(
            "Zwei Suchen finden vor allem dieselben leichten Dokumente. In welche Richtung irrt die Schätzung aus dem Rückfang?",
            (
                Antwort("Sie wird zu groß.", "Das geschieht, wenn sich die Suchen ergänzen und wenig gemeinsam haben."),
                Antwort("Sie wird nur ungenauer.", "Ungenauer wird sie durch wenige Treffer. Ähnliche Vorlieben schieben sie immer in dieselbe Richtung."),
                Antwort("Sie wird zu klein.", "Viel Gemeinsames sieht so aus, als wäre der Teich schon fast leer gefischt.", richtig=True),
            ),
        ),
    ),
    "11": (
        Frage(
            "Alle K Plätze einer Liste sind beurteilt. Was macht das Gewicht α mit T in der Form der Zusammenfassung?",
            (
                Antwort("Es verschiebt jede Liste um dasselbe Stück.", "T ist dann P − α, und an der Reihenfolge ändert sich nichts.", richtig=True),
                Antwort("Bei großem α gewinnen kurze Listen.", "Das kann in der Form des Codes geschehen. In dieser hier rücken alle gleich weit."),
                Antwort("Bei kleinem α gewinnen Listen mit vielen Treffern.", "Das gilt für die Form des Codes, denn dort werden die Treffer nicht durch K geteilt."),
            ),
        ),
        Frage(
            "K = 5: ein Treffer auf Rang 1, vier weitere relevante Passagen nicht gefunden. Was sagt die Listenform des nDCG?",
            (
                Antwort("ungefähr 0.3", "So viel gibt die übliche Form, denn sie weiß von den vier anderen."),
                Antwort("1", "Was gefunden wurde, steht so weit vorn wie möglich. Was fehlt, sieht sie nicht.", richtig=True),
                Antwort("0.2", "Das ist der Recall: einer von fünf."),
            ),
        ),
    ),
    "12": (
        Frage(
            "Ein Prüfer meldet 10 von 100 Antworten. 8 Meldungen stimmen, 4 Fehler übersieht er. Was ist sein Recall?",
            (
                Antwort("8 von 10", "Das ist die Precision: Sie teilt durch die Meldungen."),
                Antwort("8 von 12", "Es gab 8 gefundene und 4 übersehene Fehler, zusammen 12.", richtig=True),
                Antwort("94 von 100", "Das ist die Accuracy: 8 Treffer und 86-mal berechtigtes Schweigen."),
            ),
        ),
        Frage(
            "7 von 9 Antworten waren richtig. Was sagt das Wilson-Intervall dazu?",
            (
                Antwort("welche wahren Quoten mit 7 von 9 gut verträglich sind", "Bei neun Antworten sind das viele, deshalb ist es so breit.", richtig=True),
                Antwort("zwischen welchen Werten das nächste Ergebnis liegt", "Das nächste Ergebnis schwankt selbst noch einmal. Das Intervall gilt der wahren Quote dahinter."),
                Antwort("wie viele der neun Antworten geraten waren", "Das kann keine Rechnung aus 7 und 9 ablesen. Dafür müsste man fragen, wie sicher jemand war."),
            ),
        ),
    ),
}
