"""Wie man sich bei Recall@k und MRR verrechnet: die Denkfehler zu Übung 2, jeder als kleine Änderung an der Lösung."""

from .kern import Denkfehler
from .verhalten import aendere

LOESUNG = '''\
def retrieval_metriken(faelle, k):
    treffer = kehrwerte = anzahl = 0
    for fall in faelle:
        erwartet, gefunden = fall["erwartet"], fall["gefunden"]
        if erwartet is None:
            continue
        anzahl += 1
        if erwartet in gefunden:
            rang = gefunden.index(erwartet) + 1
            if rang <= k:
                treffer += 1
            kehrwerte += 1 / rang
    if anzahl == 0:
        return 0.0, 0.0
    return treffer / anzahl, kehrwerte / anzahl
'''

KOPF = "def retrieval_metriken(faelle, k):\n"
GEZAEHLT = "            kehrwerte += 1 / rang\n"
SCHUTZ = "    if anzahl == 0:\n        return 0.0, 0.0\n"
ENDE = "    return treffer / anzahl, kehrwerte / anzahl"
ERSTER_PLATZ = LOESUNG[LOESUNG.index("        if erwartet in gefunden") : LOESUNG.index("    if anzahl == 0")]
JEDER_PLATZ = """\
        for rang, quelle in enumerate(gefunden, 1):
            if quelle == erwartet:
                if rang <= k:
                    treffer += 1
                kehrwerte += 1 / rang
"""

RECHNUNGEN = (
    Denkfehler(
        "none_im_nenner",
        "Fragen ohne Antwort mitgezählt",
        "Fragen mit `erwartet is None` stehen bei dir im Nenner. Für sie gibt es nichts zu finden, also gehören sie weder in Recall@k noch in den MRR. "
        "Ab welcher Zeile deiner Schleife darf eine Frage zählen?",
        aendere(LOESUNG, "        anzahl += 1\n", "", "        if erwartet is None", "        anzahl += 1\n        if erwartet is None"),
    ),
    Denkfehler(
        "none_als_treffer",
        "Fragen ohne Antwort als Treffer gezählt",
        "Fragen mit `erwartet is None` zählen bei dir als gefunden. Für sie gibt es nichts zu finden, sie werden ausgelassen. Wie überspringt man sie in der Schleife?",
        aendere(LOESUNG, "            continue", "            anzahl, treffer, kehrwerte = anzahl + 1, treffer + 1, kehrwerte + 1\n            continue"),
    ),
    Denkfehler(
        "rang_ab_0",
        "Rang ab 0",
        "Der Rang beginnt bei 1. `index` zählt in Python wie `indexOf` in JavaScript ab 0. Was liefert es für das erste Element?",
        aendere(LOESUNG, "gefunden.index(erwartet) + 1", "gefunden.index(erwartet)"),
        auch=(aendere(LOESUNG, "gefunden.index(erwartet) + 1", "gefunden.index(erwartet)", "+= 1 / rang", "+= 1 / rang if rang else 0"),),
    ),
    Denkfehler(
        "rang_zu_gross",
        "Rang um eins zu groß",
        "Deine Ränge sind um eins zu groß. Ganz vorn ist Rang 1. Wird die 1 vielleicht zweimal addiert?",
        aendere(LOESUNG, "index(erwartet) + 1", "index(erwartet) + 2"),
    ),
    Denkfehler(
        "mrr_nur_bis_k",
        "MRR nach k abgeschnitten",
        "Dein MRR übersieht Treffer hinter Platz k. Er wird über die ganze Rangliste gerechnet, k gehört nur zum Recall@k. Schneidest du die Liste schon vorher bei k ab, oder hängt der Kehrwert an derselben Bedingung wie der Treffer?",
        aendere(LOESUNG, "            kehrwerte += 1 / rang", "            kehrwerte += 1 / rang if rang <= k else 0"),
    ),
    Denkfehler(
        "nur_gefundene",
        "nur über die gefundenen gemittelt",
        "Fragen, deren Quelle gar nicht gefunden wurde, fehlen bei dir im Nenner. Gerade sie sollen das Ergebnis drücken. Was trägt eine solche Frage zur Summe bei, und was zur Anzahl?",
        aendere(LOESUNG, "        anzahl += 1\n", "", "            rang = ", "            anzahl += 1\n            rang = "),
    ),
    Denkfehler(
        "fehlend_mit_rang",
        "nicht Gefundenes ans Ende der Liste gesetzt",
        "Fehlt die Quelle, bekommt die Frage bei dir trotzdem einen Kehrwert, als stünde sie am Ende der Liste oder dahinter. Dort steht sie nicht. Was trägt eine Frage ohne Fund zur Summe bei?",
        aendere(LOESUNG, GEZAEHLT, f"{GEZAEHLT}        else:\n            kehrwerte += 1 / (len(gefunden) + 1)\n"),
        auch=(aendere(LOESUNG, GEZAEHLT, f"{GEZAEHLT}        elif gefunden:\n            kehrwerte += 1 / len(gefunden)\n"),
              aendere(LOESUNG, "if erwartet in gefunden:", "if True:", "gefunden.index(", "[*gefunden, erwartet].index("),
              *(aendere(LOESUNG, GEZAEHLT, f"{GEZAEHLT}        else:\n            kehrwerte += 1 / {weit}\n") for weit in (100, 999, 10**4))),
    ),
    Denkfehler(
        "kehrwert_des_mittels",
        "Kehrwert des mittleren Rangs",
        "Du mittelst erst die Ränge und nimmst dann den Kehrwert. Der MRR ist das Mittel der Kehrwerte, in dieser Reihenfolge. Was ändert sich, wenn du den Kehrwert je Frage bildest?",
        aendere(LOESUNG, "kehrwerte += 1 / rang", "kehrwerte += rang", "kehrwerte / anzahl", "(anzahl / kehrwerte if kehrwerte else 0.0)"),
    ),
    Denkfehler(
        "mittlerer_rang",
        "mittlerer Rang",
        "Das ist der mittlere Rang. Beim MRR zählt je Frage der Kehrwert, damit vorne viel wert ist und hinten wenig. Was wird aus Rang 4?",
        aendere(LOESUNG, "kehrwerte += 1 / rang", "kehrwerte += rang"),
    ),
    Denkfehler(
        "kleiner_statt_hoechstens",
        "Platz k ausgeschlossen",
        "Genau auf Platz k zählt bei dir nicht mehr. „Unter den ersten k“ schließt Platz k ein. Welcher Vergleich steht da?",
        aendere(LOESUNG, "rang <= k", "rang < k"),
    ),
    Denkfehler(
        "k_plus_1",
        "einen Platz zu weit geschaut",
        "Du schaust einen Platz zu weit. „Unter den ersten k“ sind genau k Plätze. Vergleichst du vielleicht einen Index, der bei 0 beginnt?",
        aendere(LOESUNG, "rang <= k", "rang <= k + 1"),
    ),
    Denkfehler(
        "genau_platz_k",
        "nur genau Platz k gezählt",
        "Bei dir zählt nur ein Treffer genau auf Platz k. „Unter den ersten k“ heißt: auf Platz k oder weiter vorn. Welcher Vergleich steht da?",
        aendere(LOESUNG, "rang <= k", "rang == k"),
    ),
    Denkfehler(
        "vergleich_umgekehrt",
        "Vergleich mit k umgekehrt",
        "Bei dir zählt ein Treffer erst ab Platz k. „Unter den ersten k“ heißt: auf Platz k oder weiter vorn. In welche Richtung zeigt dein Vergleich?",
        aendere(LOESUNG, "rang <= k", "rang >= k"),
        auch=(aendere(LOESUNG, "rang <= k", "rang > k"),),
    ),
    Denkfehler(
        "recall_durch_k",
        "durch k geteilt",
        "Du teilst die Treffer durch k. Recall@k ist ein Anteil der Fragen: Von wie vielen Fragen war die Quelle vorn dabei? Was steht dann im Nenner?",
        aendere(LOESUNG, "return treffer / anzahl", "return treffer / k"),
        auch=(aendere(LOESUNG, "return treffer / anzahl", "return treffer / anzahl / k"),),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Summe statt Anteil",
        "Das ist eine Summe. Gefragt ist ein Anteil, sonst ließen sich verschieden große Golden Sets nicht vergleichen. Wodurch musst du am Ende noch teilen?",
        aendere(LOESUNG, "return treffer / anzahl, kehrwerte / anzahl", "return treffer, kehrwerte"),
    ),
    Denkfehler(
        "vertauscht",
        "Recall@k und MRR vertauscht",
        "Recall@k und MRR stehen in der falschen Reihenfolge. Gefragt ist zuerst Recall@k, dann MRR. Was steht bei dir hinter `return` zuerst?",
        aendere(LOESUNG, "treffer / anzahl, kehrwerte / anzahl", "kehrwerte / anzahl, treffer / anzahl"),
        nur_ganz=True,
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, "return treffer / anzahl, kehrwerte", "return 100 * treffer / anzahl, 100 * kehrwerte"),
        einzeln="Das ist ein Prozentwert. Gefragt ist ein Anteil zwischen 0 und 1. Welcher Faktor ist zu viel?",
    ),
    Denkfehler(
        "letztes_vorkommen",
        "letztes Vorkommen genommen",
        "Steht die Quelle mehrmals in der Liste, nimmst du die letzte Stelle. Es zählt die erste, denn dort hat man sie gefunden. Überschreibt deine Schleife einen früheren Rang?",
        aendere(LOESUNG, "gefunden.index(erwartet) + 1", "len(gefunden) - gefunden[::-1].index(erwartet)"),
    ),
    Denkfehler(
        "doppelte_entfernt",
        "doppelte Einträge vorher entfernt",
        "Du entfernst doppelte Einträge, bevor du den Rang bestimmst. Eine Wiederholung belegt aber einen echten Platz, auch für den, der die Liste liest. Auf welchem Platz der ganzen Liste steht die Quelle?",
        aendere(LOESUNG, 'fall["gefunden"]\n', 'list(dict.fromkeys(fall["gefunden"]))\n'),
    ),
    Denkfehler(
        "rueckwaerts",
        "Rangliste von hinten gelesen",
        "Du liest die Rangliste von hinten. Das beste Ergebnis steht ganz vorn. Wo drehst du die Reihenfolge um?",
        aendere(LOESUNG, 'fall["gefunden"]\n', 'fall["gefunden"][::-1]\n'),
    ),
    Denkfehler(
        "sortiert",
        "Rangliste umsortiert",
        "Du sortierst die Rangliste um. Ihre Reihenfolge ist das Ergebnis der Suche und damit genau das, was du misst. Welche Zeile ordnet sie alphabetisch?",
        aendere(LOESUNG, 'fall["gefunden"]\n', 'sorted(fall["gefunden"])\n'),
    ),
    Denkfehler(
        "nur_erste_frage",
        "nur eine Frage ausgewertet",
        "Du wertest nur eine Frage aus, die erste oder die letzte. Recall@k und MRR mitteln über alle Fragen mit Antwort. "
        "Steht in deiner Schleife schon ein `return`, oder ein `=`, wo `+=` gemeint ist?",
        aendere(LOESUNG, "in faelle:", "in faelle[:1]:"),
        auch=(
            aendere(LOESUNG, "        anzahl += 1\n", "        if anzahl:\n            continue\n        anzahl += 1\n"),
            aendere(LOESUNG, "        anzahl += 1\n", "        if anzahl:\n            continue\n        anzahl += 1\n", "return 0.0, 0.0", "return None"),
            aendere(LOESUNG, "anzahl += 1", "anzahl, treffer, kehrwerte = 1, 0, 0"),
        ),
    ),
    Denkfehler(
        "teiltext",
        "Teiltext statt ganzer Quelle verglichen",
        'Du suchst die Quelle als Teiltext. So gilt auch `"doc_10"` als gefunden, wenn `"doc_1"` erwartet war. Womit vergleichst du zwei Kennungen im Ganzen?',
        aendere(LOESUNG, "erwartet in gefunden", "any(erwartet in quelle for quelle in gefunden)",
                "gefunden.index(erwartet)", "[erwartet in quelle for quelle in gefunden].index(True)"),
    ),
    Denkfehler(
        "falsch_statt_none",
        "auf „leer“ statt auf None geprüft",
        'Du lässt jede Frage aus, deren Quelle in Python als falsch gilt, auch den leeren Text. Nur `None` heißt „keine Antwort“. Wie fragt man genau danach?',
        aendere(LOESUNG, "if erwartet is None", "if not erwartet"),
    ),
    Denkfehler(
        "kein_schutz",
        "leere Menge nicht abgefangen",
        "Bleibt keine Frage übrig, teilst du durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe in diesem Fall herauskommen?",
        aendere(LOESUNG, SCHUTZ, ""),
        auch=(aendere(LOESUNG, "if anzahl == 0", "if not faelle"),),
    ),
    Denkfehler(
        "index_ohne_in",
        "`index` ohne vorher nachzusehen",
        "Fehlt die Quelle in der Liste, bricht `index` mit einem ValueError ab. JavaScript hätte -1 geliefert. Wie fragst du vorher, ob sie überhaupt vorkommt?",
        aendere(LOESUNG, "        if erwartet in gefunden:\n", "        if True:\n"),
    ),
    Denkfehler(
        "none_statt_null",
        "None für den leeren Fall",
        "Bleibt keine Frage übrig, lieferst du `None`. Wer das Ergebnis auspackt, stolpert dann. Welche zwei Zahlen verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "return 0.0, 0.0", "return None"),
    ),
    Denkfehler(
        "eins_statt_null",
        "Bestnote für den leeren Fall",
        "Bleibt keine Frage übrig, vergibst du die Bestnote. Ein leeres Golden Set beweist aber nichts. Welche zwei Zahlen verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "return 0.0, 0.0", "return 1.0, 1.0"),
    ),
    Denkfehler(
        "fehlend_als_treffer",
        "nicht Gefundenes als Treffer gezählt",
        "Eine Quelle, die gar nicht in der Liste steht, zählt bei dir als Treffer. Das passiert, wenn „nicht gefunden“ den Rang 0 bekommt, denn 0 ist kleiner als k. "
        "Was soll eine solche Frage zum Recall@k beitragen?",
        aendere(LOESUNG, GEZAEHLT, f"{GEZAEHLT}        else:\n            treffer += 1\n"),
    ),
    Denkfehler(
        "doppelt_gezaehlt",
        "Wiederholungen mitgezählt",
        "Steht die Quelle mehrmals in der Liste, zählst du sie bei dieser Frage mehrmals. Für eine Frage zählt nur der erste Platz. Womit verlässt man eine Schleife, sobald etwas gefunden ist?",
        aendere(LOESUNG, ERSTER_PLATZ, JEDER_PLATZ),
    ),
    Denkfehler(
        "is_statt_gleich",
        "`is` statt `==`",
        "Du vergleichst die Quellen mit `is`. Das fragt nach demselben Objekt, nicht nach gleichem Text; in einer Zelle klappt es oft zufällig, mit Texten aus einer Datei nicht. "
        "Welcher Vergleich entspricht in Python dem `===` für Texte?",
        aendere(LOESUNG, "erwartet in gefunden", "any(quelle is erwartet for quelle in gefunden)"),
    ),
    Denkfehler(
        "kehrwert_ohne_rang",
        "Kehrwert von Rang 0",
        "Eine Quelle, die nicht in der Liste steht, hat bei dir Rang 0, und durch 0 lässt sich nicht teilen. So eine Frage hat gar keinen Rang. Was trägt sie zur Summe der Kehrwerte bei?",
        aendere(LOESUNG, GEZAEHLT, f"{GEZAEHLT}        else:\n            kehrwerte += 1 / 0\n"),
    ),
    Denkfehler(
        "ganzzahlig_geteilt",
        "ganzzahlig geteilt",
        "Deine Ergebnisse sind immer ganze Zahlen. `//` rundet in Python auf die nächste ganze Zahl ab, und `int` schneidet die Nachkommastellen ab. Welche Division behält den Bruch, oder fragst du nur, ob alle dabei sind?",
        aendere(LOESUNG, "treffer / anzahl, kehrwerte / anzahl", "treffer // anzahl, kehrwerte // anzahl"),
    ),
)
