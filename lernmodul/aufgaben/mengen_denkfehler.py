"""Wie man sich bei Recall, Precision und Fall-out von Mengen verrechnet: die Denkfehler zu Übung 6, jeder als kleine Änderung an der Lösung."""

from .kern import Denkfehler
from .verhalten import IS_STATT_GLEICH, aendere

LOESUNG = """\
def recall(relevant, gefunden):
    treffer = relevant & set(gefunden)
    return len(treffer) / len(relevant) if relevant else 0.0


def precision(relevant, gefunden):
    dokumente = set(gefunden)
    treffer = relevant & dokumente
    return len(treffer) / len(dokumente) if dokumente else 0.0


def fallout(relevant, gefunden, alle):
    irrelevant = alle - relevant
    nieten = irrelevant & set(gefunden)
    return len(nieten) / len(irrelevant) if irrelevant else 0.0
"""

RECALL = "len(treffer) / len(relevant) if relevant else 0.0"
PRECISION = "len(treffer) / len(dokumente) if dokumente else 0.0"
FALLOUT = "len(nieten) / len(irrelevant) if irrelevant else 0.0"
TREFFER = "treffer = relevant & set(gefunden)"
TREFFER_P = "treffer = relevant & dokumente"
NIETEN = "nieten = irrelevant & set(gefunden)"


def _ohne_schutz(r, p, f):
    """Die Lösung mit anderen Abfragen statt der Nenner; '' heißt gar keine."""
    return aendere(LOESUNG, " if relevant else 0.0", r, " if dokumente else 0.0", p, " if irrelevant else 0.0", f)


RECHNUNGEN = (
    Denkfehler(
        "vertauscht",
        "Recall und Precision vertauscht",
        "Recall und Precision sind vertauscht: entweder die Nenner in deinen beiden Funktionen oder die Reihenfolge im Tupel. "
        "Der Recall fragt, wie viel vom Relevanten gefunden wurde, die Precision, wie viel vom Gefundenen relevant ist. Wodurch teilt deine erste Funktion?",
        aendere(LOESUNG, RECALL, "len(treffer) / len(set(gefunden)) if gefunden else 0.0", PRECISION, "len(treffer) / len(relevant) if relevant else 0.0"),
        nur_ganz=True,
    ),
    Denkfehler(
        "tafel_gedreht",
        "a/(a+b) für den Recall",
        "Dein Recall teilt durch alles Gefundene, und das ist die Precision. Oder hast du a/(a+b) aus einer Konfusionsmatrix, in der b für die übersehenen Dokumente steht? "
        "Der Recall fragt, wie viel von dem ankam, was man finden will: Welche Menge gehört dann unter den Bruchstrich?",
        aendere(LOESUNG, RECALL, "len(treffer) / len(set(gefunden)) if gefunden else 0.0"),
    ),
    Denkfehler(
        "precision_durch_relevante",
        "Precision durch das Relevante geteilt",
        "Deine Precision teilt durch die relevanten Dokumente und ist damit der Recall. Gefragt ist, wie viel von dem stimmt, was die Suche geliefert hat. "
        "Welche Menge steht dann unter dem Bruchstrich?",
        aendere(LOESUNG, PRECISION, "len(treffer) / len(relevant) if relevant else 0.0"),
    ),
    Denkfehler(
        "fallout_durch_gefundene",
        "1 − Precision für den Fall-out",
        "Dein Fall-out sagt, welcher Anteil des Gefundenen irrelevant ist; das ist 1 − Precision, ob du so gerechnet oder durch das Gefundene geteilt hast. "
        "Gefragt ist, welcher Anteil alles Irrelevanten gefunden wurde. Welche Menge brauchst du dafür, und kommt `alle` bei dir überhaupt vor?",
        aendere(LOESUNG, FALLOUT, "1 - precision(relevant, gefunden)"),
        auch=(
            aendere(LOESUNG, FALLOUT, "len(nieten) / len(set(gefunden)) if gefunden else 0.0"),
            aendere(LOESUNG, FALLOUT, "len(nieten) / len(set(gefunden))"),
        ),
    ),
    Denkfehler(
        "fallout_durch_alle",
        "Fall-out durch das ganze Korpus geteilt",
        "Dein Fall-out teilt durch alle Dokumente, auch durch die relevanten. Gefragt ist ein Anteil an den Dokumenten, die man nicht finden will. Welche zählst du unter dem Bruchstrich zu viel?",
        aendere(LOESUNG, FALLOUT, "len(nieten) / len(alle) if alle else 0.0"),
        auch=(aendere(LOESUNG, FALLOUT, "len(nieten) / len(alle)"),),
    ),
    Denkfehler(
        "fallout_durch_relevante",
        "Fall-out durch das Relevante geteilt",
        "Dein Fall-out zählt die gefundenen irrelevanten Dokumente und teilt sie durch die relevanten. Zähler und Nenner müssen dieselbe Gruppe meinen. Wie viele irrelevante gibt es im Korpus?",
        aendere(LOESUNG, FALLOUT, "len(nieten) / len(relevant) if relevant else 0.0"),
    ),
    Denkfehler(
        "fallout_durch_nicht_gefundene",
        "Fall-out durch das nicht Gefundene geteilt",
        "Unter dem Bruchstrich deines Fall-outs stehen die Dokumente, die nicht gefunden wurden. Gefragt ist ein Anteil an den irrelevanten. Was ziehst du von `alle` ab?",
        aendere(LOESUNG, FALLOUT, "len(nieten) / len(alle - set(gefunden)) if alle - set(gefunden) else 0.0"),
    ),
    Denkfehler(
        "spezifitaet",
        "die nicht gefundenen irrelevanten gezählt",
        "Dein Fall-out misst, welcher Anteil des Irrelevanten zu Recht fehlt, also 1 − Fall-out. Gefragt ist das Gegenstück: was trotzdem gefunden wurde. "
        "Welche irrelevanten Dokumente gehören also über den Bruchstrich?",
        aendere(LOESUNG, FALLOUT, "1 - (len(nieten) / len(irrelevant) if irrelevant else 0.0)"),
        auch=(aendere(LOESUNG, FALLOUT, "1 - len(nieten) / len(irrelevant) if irrelevant else 0.0"),),
    ),
    Denkfehler(
        "eins_minus_recall",
        "1 − Recall für den Fall-out",
        "Dein Fall-out misst, welcher Anteil des Relevanten fehlt, also 1 − Recall. Beim Fall-out geht es um die andere Seite des Korpus, um die irrelevanten Dokumente. "
        "Wie viele davon gibt es, und wie viele wurden gefunden?",
        aendere(LOESUNG, FALLOUT, "1 - recall(relevant, gefunden)"),
        auch=(aendere(LOESUNG, FALLOUT, "len(relevant - set(gefunden)) / len(relevant) if relevant else 0.0"),),
    ),
    Denkfehler(
        "fallout_mit_treffern",
        "Treffer im Zähler des Fall-outs",
        "Über dem Bruchstrich deines Fall-outs stehen relevante Dokumente. Er ist die Falsch-positiv-Rate der Suche, je kleiner, desto besser. Welche gefundenen Dokumente zählen also?",
        aendere(LOESUNG, NIETEN, "nieten = relevant & set(gefunden)"),
        auch=(aendere(LOESUNG, NIETEN, "nieten = set(gefunden)"), aendere(LOESUNG, NIETEN, "nieten = relevant - set(gefunden)")),
    ),
    Denkfehler(
        "vereinigung_im_nenner",
        "durch die Vereinigung geteilt",
        "Du teilst durch alles, was relevant oder gefunden ist. Das ist das Jaccard-Maß, und es unterscheidet nicht, auf welcher Seite die Suche danebenliegt. Welche der beiden Mengen allein gehört in den Nenner?",
        aendere(
            LOESUNG,
            RECALL,
            "len(treffer) / len(relevant | set(gefunden)) if relevant or gefunden else 0.0",
            PRECISION,
            "len(treffer) / len(relevant | dokumente) if relevant or dokumente else 0.0",
        ),
    ),
    Denkfehler(
        "vereinigung_im_zaehler",
        "Vereinigung statt Schnitt",
        "Über dem Bruchstrich steht bei dir, was in mindestens einer der beiden Mengen liegt. Ein Treffer liegt in beiden. Welches Zeichen bildet in Python den Schnitt zweier Mengen?",
        aendere(LOESUNG, TREFFER, "treffer = relevant | set(gefunden)", TREFFER_P, "treffer = relevant | dokumente", NIETEN, "nieten = irrelevant | set(gefunden)"),
    ),
    Denkfehler(
        "and_statt_schnitt",
        "`and` statt `&`",
        "Bei dir zählt die ganze Liste als Treffer, ob sie zu den relevanten Dokumenten passt oder nicht. So rechnet `relevant and …`, das wie `&&` in JavaScript einfach die zweite Menge liefert. "
        "Welches Zeichen bildet den Schnitt zweier Mengen?",
        aendere(LOESUNG, TREFFER, "treffer = relevant and set(gefunden)", TREFFER_P, "treffer = relevant and dokumente", NIETEN, "nieten = irrelevant and set(gefunden)"),
    ),
    Denkfehler(
        "verfehltes_gezaehlt",
        "Übersehenes statt Gefundenes gezählt",
        "Im Zähler steht bei dir, was nur in einer der beiden Mengen liegt, also die Fehler der Suche. Gefragt ist, was relevant ist und zugleich gefunden wurde. Steht bei dir ein `-`, ein `^` oder ein `not` zu viel?",
        aendere(LOESUNG, TREFFER, "treffer = relevant - set(gefunden)", TREFFER_P, "treffer = dokumente - relevant"),
        auch=(
            aendere(LOESUNG, TREFFER, "treffer = relevant ^ set(gefunden)", TREFFER_P, "treffer = relevant ^ dokumente"),
            aendere(LOESUNG, TREFFER, "treffer = set(gefunden) - relevant", TREFFER_P, "treffer = relevant - dokumente"),
            aendere(LOESUNG, RECALL, f"1 - ({RECALL})", PRECISION, f"1 - ({PRECISION})"),
        ),
    ),
    Denkfehler(
        "doppelte_gezaehlt",
        "Wiederholungen mitgezählt",
        "Steht ein Dokument zweimal in der Liste, zählst du es zweimal. Gerechnet wird mit verschiedenen Dokumenten, im Zähler wie im Nenner. Wie machst du aus der Liste eine Menge, bevor du zählst?",
        aendere(
            LOESUNG,
            "dokumente = set(gefunden)\n    treffer = relevant & dokumente",
            "dokumente = gefunden\n    treffer = [dokument for dokument in gefunden if dokument in relevant]",
            TREFFER,
            "treffer = [dokument for dokument in gefunden if dokument in relevant]",
            NIETEN,
            "nieten = [dokument for dokument in gefunden if dokument in irrelevant]",
        ),
        auch=(
            aendere(LOESUNG, "len(dokumente)", "len(gefunden)"),
            aendere(LOESUNG, TREFFER_P, "treffer = [dokument for dokument in gefunden if dokument in relevant]"),
        ),
    ),
    Denkfehler(
        "is_statt_gleich",
        *IS_STATT_GLEICH,
        aendere(
            LOESUNG,
            TREFFER,
            "treffer = [r for r in relevant if any(r is d for d in gefunden)]",
            TREFFER_P,
            "treffer = [d for d in dokumente if any(d is r for r in relevant)]",
            NIETEN,
            "nieten = [d for d in set(gefunden) if not any(d is r for r in relevant)]",
        ),
    ),
    Denkfehler(
        "f_mass",
        "F-Maß statt Recall oder Precision",
        "Du rechnest ein Mittel aus Recall und Precision, das F-Maß. Gefragt sind die beiden einzeln, denn sie sagen Verschiedenes. Welche eine Menge gehört unter den Bruchstrich?",
        aendere(
            LOESUNG,
            RECALL,
            "2 * len(treffer) / (len(relevant) + len(set(gefunden))) if treffer else 0.0",
            PRECISION,
            "2 * len(treffer) / (len(relevant) + len(dokumente)) if treffer else 0.0",
        ),
    ),
    Denkfehler(
        "letztes_fehlt",
        "letztes Dokument ausgelassen",
        "Das letzte Dokument der Liste zählt bei dir nicht mit. `range(n)` endet in Python bei n − 1, und ein Ausschnitt `[:-1]` lässt den letzten Eintrag weg. Ist da noch eine 1 abgezogen?",
        aendere(LOESUNG, TREFFER, "treffer = relevant & set(gefunden[:-1])", TREFFER_P, "treffer = relevant & set(gefunden[:-1])", NIETEN, "nieten = irrelevant & set(gefunden[:-1])"),
        auch=(
            aendere(LOESUNG, TREFFER, "treffer = relevant & set(gefunden[:-1])", "dokumente = set(gefunden)", "dokumente = set(gefunden[:-1])", NIETEN, "nieten = irrelevant & set(gefunden[:-1])"),
        ),
    ),
    Denkfehler(
        "ja_oder_nein",
        "nur gefragt, ob etwas gefunden wurde",
        "Du fragst nur, ob etwas gefunden wurde, ja oder nein. Das genügt, solange es zu jeder Frage eine einzige Quelle gibt, wie in Notebook 02; jetzt sind es mehrere, und gefragt ist ein Anteil. "
        "Was zählst du dafür, und wodurch teilst du?",
        aendere(LOESUNG, RECALL, "1.0 if treffer else 0.0", PRECISION, "1.0 if treffer else 0.0", FALLOUT, "1.0 if nieten else 0.0"),
    ),
    Denkfehler(
        "hoechstens_ein_treffer",
        "höchstens ein Dokument gezählt",
        "Bei dir zählt höchstens ein Dokument, egal wie viele es sind. Gezählt wird jedes, das beide Bedingungen erfüllt. Steht in deiner Schleife schon ein `return`, oder ein `=`, wo `+=` gemeint ist?",
        aendere(LOESUNG, "len(treffer) /", "min(len(treffer), 1) /", "len(nieten) /", "min(len(nieten), 1) /"),
    ),
    Denkfehler(
        "anzahl_statt_anteil",
        "Anzahlen statt Anteile",
        "Das sind Anzahlen. Gefragt sind Anteile, jeder mit seinem eigenen Nenner. Wodurch musst du noch teilen?",
        aendere(LOESUNG, RECALL, "len(treffer)", PRECISION, "len(treffer)", FALLOUT, "len(nieten)"),
    ),
    Denkfehler(
        "prozent",
        "Prozent statt Anteil",
        "Das sind Prozentwerte. Gefragt sind Anteile zwischen 0 und 1. Welcher Faktor ist zu viel?",
        aendere(LOESUNG, "return len", "return 100 * len"),
        auch=(aendere(LOESUNG, RECALL, f"round(100 * ({RECALL}))", PRECISION, f"round(100 * ({PRECISION}))", FALLOUT, f"round(100 * ({FALLOUT}))"),),
    ),
    Denkfehler(
        "ganzzahlig_geteilt",
        "ganzzahlig geteilt",
        "Deine Ergebnisse sind immer ganze Zahlen. `//` rundet in Python auf die nächste ganze Zahl ab, und `int` schneidet die Nachkommastellen ab. Welche Division behält den Bruch, oder fragst du nur, ob alle dabei sind?",
        aendere(LOESUNG, " / ", " // "),
    ),
    Denkfehler(
        "kein_schutz",
        "Nenner 0 nicht abgefangen",
        "Steht unter dem Bruchstrich eine 0, bricht deine Funktion ab; JavaScript hätte NaN geliefert. Jede der drei Funktionen hat ihren eigenen Nenner. Welche Menge musst du hier fragen, ob sie leer ist, und was soll dann gelten?",
        _ohne_schutz("", "", ""),
        auch=(
            _ohne_schutz(" if gefunden else 0.0", " if relevant else 0.0", " if gefunden else 0.0"),
            _ohne_schutz(" if relevant else 0.0", " if dokumente else 0.0", " if alle else 0.0"),
            _ohne_schutz(" if relevant else 0.0", " if dokumente else 0.0", " if relevant else 0.0"),
        ),
    ),
    Denkfehler(
        "eins_fuer_leer",
        "1 für den leeren Fall",
        "Steht unter dem Bruchstrich eine 0, lieferst du 1. Das sähe bei Recall und Precision nach einer Bestleistung aus und beim Fall-out nach dem Gegenteil, dabei gab es nichts zu messen. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        _ohne_schutz(" if relevant else 1.0", " if dokumente else 1.0", " if irrelevant else 1.0"),
    ),
    Denkfehler(
        "none_statt_null",
        "None für den leeren Fall",
        "Steht unter dem Bruchstrich eine 0, lieferst du `None`. Wer mit dem Ergebnis weiterrechnet, stolpert dann. Welche Zahl verlangt die Aufgabe für diesen Fall?",
        _ohne_schutz(" if relevant else None", " if dokumente else None", " if irrelevant else None"),
    ),
)
