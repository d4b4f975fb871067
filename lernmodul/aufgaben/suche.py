"""Übung 2: Recall@k und MRR als Funktion."""

from ..metriken.suche import retrieval_metriken
from .arten import Funktionsaufgabe
from .kern import Denkfehler
from .verhalten import aendere, benehmen

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
            treffer += rang <= k
            kehrwerte += 1 / rang
    if anzahl == 0:
        return 0.0, 0.0
    return treffer / anzahl, kehrwerte / anzahl
'''

KOPF = "def retrieval_metriken(faelle, k):\n"
KS = (1, 2, 3, 5)
SCHUTZ = "    if anzahl == 0:\n        return 0.0, 0.0\n"
ENDE = "    return treffer / anzahl, kehrwerte / anzahl"


def _faelle():
    """Argumenttupel, kleinste zuerst: wenige Fragen, kurze Ranglisten, kleines k."""
    ranglisten = ["", "A", "B", "BA", "AB", "BC", "ABA", "BBA", "BCA", "CBA", "CAB", "BCDA", "BACADA", "BCDEAF"]
    einzeln = [[_fall("A", liste)] for liste in ranglisten]
    einzeln += [[_fall(None, liste)] for liste in ("", "A", "BA")]
    einzeln += [[_fall("", [""])], [_fall("", ["B", ""])], [_fall("", ["B"])], [_fall("A", ["AB", "A"])], [_fall("A", ["BA"])]]
    paare = [("A", "BA"), ("BA", "B"), ("BCA", "A"), ("BCDA", "BA"), ("BBA", "B"), ("CAB", "BCDEAF")]
    mehrere = [[_fall("A", liste) for liste in paar] for paar in paare]
    mehrere += [[_fall(None, "B"), _fall("A", "A")], [_fall("A", "BA"), _fall(None, "A")], [_fall(None, ""), _fall(None, "A")]]
    mehrere += [[_fall("A", liste) for liste in ("BA", "A", "BC", "BCA")], [_fall("A", "BA"), _fall(None, "BC"), _fall("B", "CAB")]]
    alle = [(faelle, k) for faelle in einzeln + mehrere for k in KS]
    return (([], 1), *sorted(alle, key=_groesse))


def _fall(erwartet, gefunden):
    return {"erwartet": erwartet, "gefunden": list(gefunden)}


def _groesse(aufruf):
    faelle, k = aufruf
    return len(faelle), sum(len(fall["gefunden"]) for fall in faelle), k


IM_TEXT = tuple(([_fall("A", "BA")], k) for k in KS)

BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": (ENDE, ENDE.replace("return ", "print(") + ")", "return 0.0, 0.0", "return print(0.0, 0.0)"),
        "nichts_zurueck": (ENDE, ENDE.replace("return ", "ergebnis = "), "return 0.0, 0.0", "return"),
        "merkt_sich_etwas": (KOPF, "def retrieval_metriken(faelle, k, alle=[]):\n    alle.extend(faelle)\n    faelle = alle\n"),
        "eingabe_veraendert": ("in faelle:", "in list(faelle):", "            continue", "            faelle.remove(fall)\n            continue"),
        "grob_gerundet": (ENDE, "    return round(treffer / anzahl, 2), round(kehrwerte / anzahl, 2)"),
        "konstante": (
            LOESUNG,
            KOPF + '    if faelle == [{"erwartet": "A", "gefunden": ["B", "A"]}]:\n        return (0.0, 0.5) if k == 1 else (1.0, 0.5)\n    return 0.0, 0.0\n',
        ),
        "k_ignoriert": ("rang <= k", "rang <= 3"),
    },
    IM_TEXT,
)

RECHNUNGEN = (
    Denkfehler(
        "none_im_nenner",
        "Fragen ohne Antwort mitgezählt",
        "Fragen mit `erwartet is None` stehen bei dir im Nenner. Für sie gibt es nichts zu finden, also gehören sie weder in Recall@k noch in den MRR. "
        "Ab welcher Zeile darf eine Frage erst zählen?",
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
        "Dein MRR übersieht Treffer hinter Platz k. Er wird über die ganze Rangliste gerechnet, k gehört nur zum Recall@k. Welche Zeile steht eine Einrückung zu weit rechts?",
        aendere(LOESUNG, "            kehrwerte += 1 / rang", "            kehrwerte += 1 / rang if rang <= k else 0"),
    ),
    Denkfehler(
        "nur_gefundene",
        "nur über die gefundenen gemittelt",
        "Fragen, deren Quelle gar nicht gefunden wurde, fehlen bei dir im Nenner. Gerade sie sollen das Ergebnis drücken. Was trägt eine solche Frage zur Summe bei, und was zur Anzahl?",
        aendere(LOESUNG, "        anzahl += 1\n", "", "            rang = ", "            anzahl += 1\n            rang = "),
    ),
    Denkfehler(
        "kehrwert_des_mittels",
        "Kehrwert des mittleren Rangs",
        "Du mittelst erst die Ränge und nimmst dann den Kehrwert. MRR ist das Mittel der Kehrwerte, in dieser Reihenfolge. Was ändert sich, wenn du den Kehrwert je Frage bildest?",
        aendere(
            LOESUNG, "kehrwerte += 1 / rang", "kehrwerte += rang", "kehrwerte / anzahl", "(anzahl / kehrwerte if kehrwerte else 0.0)"
        ),
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
        "recall_durch_k",
        "durch k geteilt",
        "Du teilst die Treffer durch k. Recall@k ist ein Anteil der Fragen: Von wie vielen Fragen war die Quelle vorn dabei? Was steht dann im Nenner?",
        aendere(LOESUNG, "return treffer / anzahl", "return treffer / k"),
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
        "Recall@k und MRR stehen in der falschen Reihenfolge. Gefragt ist zuerst Recall@k, dann MRR. Dreh das Paar um.",
        aendere(LOESUNG, "treffer / anzahl, kehrwerte / anzahl", "kehrwerte / anzahl, treffer / anzahl"),
        nur_ganz=True,
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, "return treffer / anzahl, kehrwerte", "return 100 * treffer / anzahl, 100 * kehrwerte"),
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
        "Du entfernst doppelte Einträge, bevor du den Rang bestimmst. Eine Wiederholung belegt aber einen echten Platz, auch bei dem, der liest. Auf welchem Platz der ganzen Liste steht die Quelle?",
        aendere(LOESUNG, 'fall["gefunden"]\n', 'list(dict.fromkeys(fall["gefunden"]))\n'),
    ),
    Denkfehler(
        "rueckwaerts",
        "Rangliste von hinten gelesen",
        "Du liest die Rangliste von hinten. Der beste Treffer steht ganz vorn. Wo drehst du die Reihenfolge um?",
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
        "nur die erste Frage ausgewertet",
        "Du wertest nur die erste Frage aus. Recall@k und MRR mitteln über alle Fragen mit Antwort. Steht ein `return` vielleicht schon in der Schleife?",
        aendere(LOESUNG, "in faelle:", "in faelle[:1]:"),
    ),
    Denkfehler(
        "teiltext",
        "Teiltext statt ganzer Quelle verglichen",
        'Du suchst die Quelle als Teiltext. So gilt auch `"doc_10"` als gefunden, wenn `"doc_1"` erwartet war. Womit vergleichst du zwei Kennungen im Ganzen?',
        aendere(
            LOESUNG,
            "erwartet in gefunden",
            "any(erwartet in quelle for quelle in gefunden)",
            "gefunden.index(erwartet)",
            "[erwartet in quelle for quelle in gefunden].index(True)",
        ),
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
        aendere(LOESUNG, "            kehrwerte += 1 / rang\n", "            kehrwerte += 1 / rang\n        else:\n            treffer += 1\n"),
    ),
)

uebung_2 = Funktionsaufgabe(
    name="uebung_2",
    nummer=2,
    titel="Übung 2: Recall@k und MRR",
    text="Schreib `retrieval_metriken(faelle, k)`. Jeder Fall ist ein Dictionary mit `erwartet` (eine Quelle oder `None`) und `gefunden` (die Rangliste, bester Treffer zuerst). "
    "Zurück kommt das Paar `(recall_at_k, mrr)`.\n\n"
    "Fragen mit `erwartet is None` bleiben außen vor. Steht die Quelle mehrmals in der Liste, gilt ihr erster Platz; der MRR schaut über die ganze Liste. "
    "Bleibt keine Frage übrig, ist das Ergebnis `(0.0, 0.0)`.\n\n"
    'Ein Fall `{"erwartet": "A", "gefunden": ["B", "A"]}` ergibt mit k = 1 `(0.0, 0.5)` und mit k = 2 `(1.0, 0.5)`.',
    stufe="mittel",
    minuten=15,
    antwortname="retrieval_metriken",
    komponenten=("Recall@k", "MRR"),
    loesung_programm=LOESUNG,
    tipps=(
        "Klär zuerst, welche Fälle in den Nenner gehören: alle mit einer erwarteten Quelle, auch die nicht gefundenen.",
        "Bestimm je Frage den Rang, beginnend bei 1. `x in liste` sagt dir vorher, ob es überhaupt einen gibt.",
        "Aus dem Rang folgt beides: ob er unter den ersten k liegt (für Recall@k) und sein Kehrwert (für den MRR). Ohne Rang trägt die Frage zu beiden Summen nichts bei.",
    ),
    danach="Und was kostet es eine Frage, wenn ihre Quelle von Rang 1 auf Rang 2 rutscht: beim Recall@3, beim MRR?",
    liste=BENEHMEN + RECHNUNGEN,
    faelle=_faelle(),
    rechnung=retrieval_metriken,
)
