"""Übung 2: Recall@k und MRR als Funktion."""

from ..metriken.suche import retrieval_metriken
from .arten import Funktionsaufgabe
from .suche_denkfehler import ENDE, KOPF, LOESUNG, RECHNUNGEN
from .suche_zahlen import in_zahlen
from .verhalten import benehmen

KS = (1, 2, 3, 5)


def _faelle():
    """Argumenttupel, kleinste zuerst: wenige Fragen, kurze Ranglisten, kleines k."""
    ranglisten = ["", "A", "B", "BA", "AB", "BC", "ABA", "BBA", "BCA", "CBA", "CAB", "BCDA", "BACADA", "BCDEAF"]
    einzeln = [[_fall("A", liste)] for liste in ranglisten]
    einzeln += [[_fall(None, liste)] for liste in ("", "A", "BA")]
    einzeln += [[_fall("AB", ["".join("AB")])]]  # gleicher Text, anderes Objekt: sonst bestünde auch `is`
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

uebung_2 = Funktionsaufgabe(
    name="uebung_2",
    nummer=2,
    titel="Übung 2: Recall@k und MRR",
    text="Schreib `retrieval_metriken(faelle, k)`. Jeder Fall ist ein Dictionary mit `erwartet` (eine Quelle oder `None`) und `gefunden` (die Rangliste, bestes Ergebnis zuerst). "
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
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    rechnung=retrieval_metriken,
)
