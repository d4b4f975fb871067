"""Das Quiz am Ende der Lektion."""

from .fragen import Antwort, Frage

QUIZ = (
    Frage(
        "1000 Antworten, 10 davon fehlerhaft. Ein Prüfer hat 99 % Accuracy. Was weißt du über ihn?",
        (
            Antwort("Er findet fast alle Fehler und meldet selten etwas Falsches.", "Das sagten Recall und Precision. Die Accuracy kann auch dann 99 % betragen, wenn er keinen einzigen findet."),
            Antwort("Fast alle seine Meldungen stimmen, nur ein paar Fehler übersieht er.", "Ob Meldungen stimmen, sagt die Precision. Vielleicht gibt es gar keine Meldung."),
            Antwort("Fast nichts: Auch wer nie meldet, kommt auf 99 %.", "Erst Precision und Recall sagen, was er kann.", richtig=True),
        ),
    ),
    Frage(
        "Jede Meldung kostet eine Kollegin zehn Minuten. Welche Zahl sagt ihr, wie viel davon vergeblich ist?",
        (
            Antwort("die Precision", "Was ihr bis zur Eins fehlt, ist der Anteil der vergeblichen Meldungen.", richtig=True),
            Antwort("der Recall", "Der Recall zählt, wie viele der echten Fehler gemeldet wurden. Über unnötige Meldungen sagt er nichts."),
            Antwort("die Accuracy", "In der Accuracy gehen die paar Fehlalarme unter den vielen einwandfreien Antworten unter."),
        ),
    ),
    Frage(
        "Recall@5 ist gestiegen, der MRR gefallen. Was ist mit der Suche geschehen?",
        (
            Antwort("Mehr Quellen stehen unter den ersten fünf, im Schnitt aber weiter hinten.", "Zum Beispiel: Eine Frage kam auf Rang 5 dazu, eine andere rutschte von 1 auf 2.", richtig=True),
            Antwort("Das geht nicht, denn beide messen dasselbe und steigen oder fallen nur zusammen.", "Recall@5 zählt Fragen, der MRR gewichtet Plätze. Sie dürfen auseinanderlaufen."),
            Antwort("Es wurden weniger Fragen gestellt.", "Beide sind Mittelwerte über die Fragen und wachsen oder fallen nicht schon mit ihrer Zahl."),
        ),
    ),
    Frage(
        "Eine Kollegin rechnet Fragen ohne Antwort beim Recall@3 als „nicht gefunden“ mit. Was passiert?",
        (
            Antwort("Der Recall@3 wird zu klein.", "Der Nenner wächst, der Zähler nicht. Die Suche wird für etwas bestraft, das es nicht gibt.", richtig=True),
            Antwort("Der Recall@3 wird zu groß.", "Das geschähe, wenn sie diese Fragen als gefunden zählte."),
            Antwort("Nichts, die Fragen heben sich auf.", "Jede davon vergrößert den Nenner, ohne dass je ein Treffer möglich wäre."),
        ),
    ),
    Frage(
        "Korrekt abgelehnt 1.0, zu Unrecht abgelehnt 0.9. Was für ein System ist das?",
        (
            Antwort("ein gutes, denn es erfindet auf keine Frage ohne Antwort etwas", "Es erfindet nichts, weil es fast nie antwortet. Die zweite Zahl sagt, was das kostet."),
            Antwort("ein leichtsinniges, es antwortet zu oft", "Dann wäre die erste Zahl niedrig: Es hätte auf Fragen ohne Antwort etwas erfunden."),
            Antwort("ein übervorsichtiges, es lehnt fast alles ab", "Erst beide Zahlen zusammen zeigen das.", richtig=True),
        ),
    ),
    Frage(
        "A löst 14 von 20 Fragen, B löst 17, darunter alle, die A löst. Was lässt sich sagen?",
        (
            Antwort("B ist nachweislich besser, denn es löst alles, was A löst, und drei Fragen mehr.", "B gewinnt drei Fragen und verliert keine. Dreimal nacheinander dieselbe Seite zeigt eine Münze bei jedem vierten Versuch."),
            Antwort("B liegt vorn, aber drei gewonnene Fragen können noch Zufall sein.", "Mehr Fragen würden es zeigen, am besten solche, an denen sich die beiden unterscheiden.", richtig=True),
            Antwort("Nichts, die Intervalle überlappen sich.", "Die Überlappung ist kein Argument. Es zählt, wer welche Fragen gewinnt."),
        ),
    ),
)
