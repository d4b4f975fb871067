"""Übung 3: Fragen ohne Antwort, zwei Anteile mit eigenem Nenner."""

from itertools import combinations_with_replacement

from ..metriken.ablehnung import ohne_antwort_auswerten
from .ablehnung_zahlen import in_zahlen
from .arten import Funktionsaufgabe
from .kern import Denkfehler
from .verhalten import aendere, benehmen

LOESUNG = '''\
def ohne_antwort_auswerten(fragen):
    ohne = [frage["abgelehnt"] for frage in fragen if frage["erwartet"] is None]
    mit = [frage["abgelehnt"] for frage in fragen if frage["erwartet"] is not None]
    korrekt = sum(ohne) / len(ohne) if ohne else 0.0
    zu_unrecht = sum(mit) / len(mit) if mit else 0.0
    return korrekt, zu_unrecht
'''

KOPF = "def ohne_antwort_auswerten(fragen):\n"
ENDE = "    return korrekt, zu_unrecht"
OHNE = 'ohne = [frage["abgelehnt"]'
MIT = 'mit = [frage["abgelehnt"]'


def _frage(erwartet, abgelehnt):
    return {"erwartet": erwartet, "abgelehnt": abgelehnt}


def _faelle():
    """Argumenttupel, kleinste zuerst: alle Mischungen von null bis vier Fragen, dann einige mit leerem Text als Kennung."""
    arten = [_frage(None, True), _frage("A", False), _frage("A", True), _frage(None, False)]
    gemischt = [list(fragen) for anzahl in range(5) for fragen in combinations_with_replacement(arten, anzahl)]
    leerer_text = [[_frage("", True)], [_frage("", False), _frage(None, True)], [_frage("", True), _frage("A", False), _frage(None, False)]]
    fuenf = [[_frage(None, True), _frage(None, True), _frage(None, False), _frage("A", True), _frage("B", False)]]
    return tuple((fragen,) for fragen in sorted(gemischt + leerer_text + fuenf, key=len))


IM_TEXT = (([_frage(None, True), _frage("A", False)],),)

BENEHMEN = benehmen(
    LOESUNG,
    {
        "ausgegeben": (ENDE, "    print(korrekt, zu_unrecht)"),
        "nichts_zurueck": (ENDE, "    ergebnis = korrekt, zu_unrecht"),
        "merkt_sich_etwas": (KOPF, "def ohne_antwort_auswerten(fragen, alle=[]):\n    alle.extend(fragen)\n    fragen = alle\n"),
        "eingabe_veraendert": (ENDE, '    fragen.sort(key=lambda frage: frage["abgelehnt"])\n    fragen[:1] = []\n' + ENDE),
        "grob_gerundet": (ENDE, "    return round(korrekt, 2), round(zu_unrecht, 2)"),
        "konstante": (LOESUNG, KOPF + "    return 1.0, 0.0\n"),
    },
    IM_TEXT,
)

RECHNUNGEN = (
    Denkfehler(
        "none_als_text",
        "mit dem Text „None“ verglichen",
        'Bei dir trifft eine Bedingung nie zu, etwa weil sie mit dem Text `"None"` vergleicht. `None` ist in Python ein eigener Wert, ohne Anführungszeichen. Wie fragt man genau danach?',
        aendere(LOESUNG, 'frage["erwartet"] is None', 'frage["erwartet"] == "None"', 'frage["erwartet"] is not None', 'frage["erwartet"] != "None"'),
    ),
    Denkfehler(
        "gemeinsamer_nenner",
        "ein Nenner für alles",
        "Du teilst beide Zahlen durch alle Fragen. Jeder Anteil fragt nur in seiner eigenen Gruppe nach. Wie viele Fragen ohne Antwort gibt es, wie viele mit?",
        aendere(LOESUNG, "/ len(ohne)", "/ len(fragen)", "/ len(mit)", "/ len(fragen)"),
    ),
    Denkfehler(
        "vertauscht",
        "Gruppen oder Ergebnisse vertauscht",
        "Die beiden Gruppen sind vertauscht, oder die beiden Ergebnisse (die Zahlen sind dieselben). Zuerst kommt der Anteil bei den Fragen ohne Antwort. "
        "Welche erkennst du an `erwartet is None`?",
        aendere(LOESUNG, "return korrekt, zu_unrecht", "return zu_unrecht, korrekt"),
        je_komponente={
            "korrekt abgelehnt": "Du hast bei den Fragen mit Antwort gezählt. Gefragt ist hier die andere Gruppe. Woran erkennst du eine Frage ohne Antwort?",
            "zu Unrecht abgelehnt": "Du hast bei den Fragen ohne Antwort gezählt. Gefragt ist hier die andere Gruppe. Woran erkennst du eine Frage mit Antwort?",
        },
    ),
    Denkfehler(
        "gruppen_vergessen",
        "nicht nach Gruppen getrennt",
        "Du zählst die Ablehnungen über alle Fragen hinweg. Ob eine Ablehnung gut oder schlecht ist, hängt aber von der Frage ab. Nach welchem Feld musst du die Fragen trennen?",
        aendere(LOESUNG, ' if frage["erwartet"] is None', "", ' if frage["erwartet"] is not None', ""),
    ),
    Denkfehler(
        "beantwortet_statt_abgelehnt",
        "Antworten statt Ablehnungen gezählt",
        "Du zählst die Fragen, die das System beantwortet hat. Gefragt sind in beiden Gruppen die abgelehnten. Welcher Wert von `abgelehnt` zählt also?",
        aendere(LOESUNG, OHNE, 'ohne = [not frage["abgelehnt"]', MIT, 'mit = [not frage["abgelehnt"]'),
        nur_ganz=True,
    ),
    Denkfehler(
        "erfunden_gezaehlt",
        "erfundene Antworten gezählt",
        "Die erste Zahl misst die Fragen ohne Antwort, auf die das System trotzdem geantwortet hat. Gefragt ist das Gegenstück: wo es zu Recht abgelehnt hat, und 0.0 für eine leere Gruppe. "
        "Welcher Wert von `abgelehnt` zählt hier?",
        aendere(LOESUNG, OHNE, 'ohne = [not frage["abgelehnt"]'),
        auch=(aendere(LOESUNG, ENDE, "    return 1 - korrekt, zu_unrecht"),),
    ),
    Denkfehler(
        "zu_recht_beantwortet_gezaehlt",
        "beantwortete Fragen gezählt",
        "Die zweite Zahl misst die Fragen mit Antwort, die das System auch beantwortet hat. Gefragt ist das Gegenstück: wo es trotzdem abgelehnt hat, und 0.0 für eine leere Gruppe. "
        "Welcher Wert von `abgelehnt` zählt hier?",
        aendere(LOESUNG, MIT, 'mit = [not frage["abgelehnt"]'),
        auch=(aendere(LOESUNG, ENDE, "    return korrekt, 1 - zu_unrecht"),),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt sind Anteile, jeder in seiner eigenen Gruppe. Wodurch musst du noch teilen?",
        aendere(LOESUNG, " / len(ohne)", "", " / len(mit)", ""),
    ),
    Denkfehler(
        "precision_des_ablehnens",
        "durch die Ablehnungen geteilt",
        "Du teilst durch alle Ablehnungen. Das wäre die Precision des Ablehnens. Gefragt ist, wie viele der Fragen ohne Antwort abgelehnt wurden: Welche Gruppe steht dann im Nenner?",
        aendere(
            LOESUNG,
            "sum(ohne) / len(ohne) if ohne else 0.0",
            "sum(ohne) / (sum(ohne) + sum(mit)) if sum(ohne) + sum(mit) else 0.0",
            "sum(mit) / len(mit) if mit else 0.0",
            "sum(mit) / (sum(ohne) + sum(mit)) if sum(ohne) + sum(mit) else 0.0",
        ),
    ),
    Denkfehler(
        "null_sobald_leer",
        "alles null, sobald eine Gruppe leer ist",
        "Sobald eine der beiden Gruppen leer ist, lieferst du für beide 0. Die andere Gruppe hat dann aber sehr wohl einen Anteil. Wie behandelst du jede Gruppe für sich?",
        aendere(LOESUNG, "    korrekt = ", "    if not ohne or not mit:\n        return 0.0, 0.0\n    korrekt = "),
    ),
    Denkfehler(
        "kein_schutz",
        "leere Gruppe nicht abgefangen",
        "Ist eine Gruppe leer, teilst du durch 0. JavaScript liefert da NaN, Python bricht ab. Was soll laut Aufgabe für eine leere Gruppe gelten?",
        aendere(LOESUNG, " if ohne else 0.0", "", " if mit else 0.0", ""),
        auch=(
            aendere(LOESUNG, " if ohne else 0.0", "", " if mit else 0.0", "", KOPF, KOPF + "    if not fragen:\n        return 0.0, 0.0\n"),
            aendere(LOESUNG, " if ohne else 0.0", ""),
            aendere(LOESUNG, " if mit else 0.0", ""),
        ),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "Bestnote für eine leere Gruppe",
        "Eine leere Gruppe bekommt bei dir den vollen Anteil. Wo nichts zu entscheiden war, wurde auch nichts richtig entschieden. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        aendere(LOESUNG, "if ohne else 0.0", "if ohne else 1.0", "if mit else 0.0", "if mit else 1.0"),
    ),
    Denkfehler(
        "none_statt_null",
        "None für den leeren Fall",
        "Im leeren Fall lieferst du `None`. Wer das Ergebnis auspackt, stolpert dann. Welche zwei Zahlen verlangt die Aufgabe für leere Gruppen?",
        aendere(LOESUNG, KOPF, KOPF + "    if not fragen:\n        return None\n"),
        auch=(aendere(LOESUNG, "if ohne else 0.0", "if ohne else None", "if mit else 0.0", "if mit else None"),),
    ),
    Denkfehler(
        "falsch_statt_none",
        "auf „leer“ statt auf None geprüft",
        'Du hältst jede Quelle, die in Python als falsch gilt, für „keine Antwort“, auch den leeren Text. Gemeint ist nur `None`. Wie fragt man genau danach?',
        aendere(LOESUNG, 'if frage["erwartet"] is None', 'if not frage["erwartet"]', 'if frage["erwartet"] is not None', 'if frage["erwartet"]'),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, "return korrekt, zu_unrecht", "return 100 * korrekt, 100 * zu_unrecht"),
    ),
    Denkfehler(
        "accuracy_des_ablehnens",
        "alle richtigen Entscheidungen gezählt",
        "Du zählst über alle Fragen hinweg, ob das System richtig oder falsch entschieden hat. Das ist die Accuracy des Ablehnens und ihr Gegenstück. "
        "Gefragt sind zwei Anteile, jeder in seiner eigenen Gruppe: Wer gehört in welche?",
        aendere(LOESUNG, ENDE, """\
    richtig = sum(ohne) + len(mit) - sum(mit)
    return (richtig / len(fragen), 1 - richtig / len(fragen)) if fragen else (0.0, 0.0)"""),
    ),
    Denkfehler(
        "zaehler_ueber_alle",
        "Ablehnungen aller Fragen im Zähler",
        "Über dem Bruchstrich stehen bei dir die Ablehnungen aller Fragen, darunter nur eine Gruppe. Zähler und Nenner müssen dieselben Fragen meinen. Welche Ablehnungen gehören nicht dazu?",
        aendere(LOESUNG, "sum(ohne) /", "sum(ohne + mit) /", "sum(mit) /", "sum(ohne + mit) /"),
    ),
    Denkfehler(
        "gruppengroesse",
        "Fragen statt Ablehnungen gezählt",
        "Du zählst, wie viele Fragen es in der Gruppe gibt. Ob sie abgelehnt wurden, kommt in deiner Rechnung nicht vor. Welches Feld sagt dir das?",
        aendere(LOESUNG, ENDE, "    return (len(ohne) / len(fragen), len(mit) / len(fragen)) if fragen else (0.0, 0.0)"),
        auch=(aendere(LOESUNG, "sum(ohne) /", "len(ohne) /", "sum(mit) /", "len(mit) /"),),
    ),
    Denkfehler(
        "zweite_als_rest",
        "zweite Zahl als Rest der ersten",
        "Deine zweite Zahl ist 1 minus die erste. Die beiden Anteile gehören zu verschiedenen Gruppen und ergänzen sich nicht. Welche Fragen zählt die zweite?",
        aendere(LOESUNG, ENDE, "    return korrekt, 1 - korrekt"),
    ),
    Denkfehler(
        "ganzzahlig_geteilt",
        "ganzzahlig geteilt",
        "Deine Ergebnisse sind immer ganze Zahlen. `//` rundet in Python auf die nächste ganze Zahl ab, und `int` schneidet die Nachkommastellen ab. Welche Division behält den Bruch, oder fragst du nur, ob alle dabei sind?",
        aendere(LOESUNG, "sum(ohne) / len(ohne)", "sum(ohne) // len(ohne)", "sum(mit) / len(mit)", "sum(mit) // len(mit)"),
    ),
    Denkfehler(
        "nur_erste_frage",
        "nach der ersten Frage aufgehört",
        "Du wertest nur die erste Frage aus. Beide Anteile zählen über alle Fragen ihrer Gruppe. Steht ein `return` vielleicht schon in der Schleife?",
        aendere(LOESUNG, KOPF, KOPF + "    fragen = fragen[:1]\n"),
        auch=(aendere(LOESUNG, KOPF, KOPF + "    if not fragen:\n        return None\n    fragen = fragen[:1]\n"),),
    ),
)

uebung_3 = Funktionsaufgabe(
    name="uebung_3",
    nummer=3,
    titel="Übung 3: Fragen ohne Antwort",
    text="Schreib `ohne_antwort_auswerten(fragen)`. Jede Frage ist ein Dictionary mit `erwartet` (eine Quelle, oder `None`, wenn das Korpus keine Antwort enthält) und "
    "`abgelehnt` (`True`, wenn das System ausdrücklich abgelehnt hat). Zurück kommt das Paar `(korrekt_abgelehnt, zu_unrecht_abgelehnt)`.\n\n"
    "Jeder Anteil hat seinen eigenen Nenner; eine leere Gruppe ergibt 0.0.\n\n"
    'Die zwei Fragen `{"erwartet": None, "abgelehnt": True}` und `{"erwartet": "A", "abgelehnt": False}` ergeben zusammen `(1.0, 0.0)`.',
    stufe="mittel",
    minuten=8,
    antwortname="ohne_antwort_auswerten",
    komponenten=("korrekt abgelehnt", "zu Unrecht abgelehnt"),
    loesung_programm=LOESUNG,
    tipps=(
        "Teil die Fragen zuerst in zwei Gruppen: ohne Antwort und mit Antwort. Was geschieht, wenn eine der beiden leer ist?",
        "Zähl in jeder Gruppe die Ablehnungen und teil durch die Größe genau dieser Gruppe.",
        "`True` zählt in Python wie 1, `False` wie 0. `sum` über die Werte von `abgelehnt` nimmt dir das Zählen ab.",
    ),
    danach="Welches Zahlenpaar hätte ein System, das einfach jede Frage ablehnt?",
    liste=BENEHMEN + RECHNUNGEN,
    faelle=_faelle(),
    in_zahlen=in_zahlen(RECHNUNGEN, LOESUNG),
    rechnung=ohne_antwort_auswerten,
)
