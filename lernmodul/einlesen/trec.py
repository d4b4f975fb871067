"""Qrels und Runs im Format von TREC."""

from array import array

from .bericht import Paar, aufgezaehlt, kurz, mit_bericht
from .tabelle import oeffne
from .text import zeilen
from .werte import Kennungen, ganze_zahl, zahl

_QRELS = ("frage", "iteration", "dokument", "grad")
_RUN = ("frage", "Q0", "dokument", "rang", "score", "name")


def lies_trec(qrels, run):
    """Urteile und Ranglisten aus zwei TREC-Dateien: (relevant, ranglisten).

    Einheit/Form: `qrels` mit den Spalten Frage, Iteration, Dokument, Grad und `run` mit Frage, Q0, Dokument, Rang, Score, Name, durch
    Leerraum getrennt. `relevant` ist ein dict Frage → {Dokument: Grad}, `ranglisten` ein dict Frage → [Dokument, …]. Geordnet wird wie
    bei trec_eval: Score absteigend, bei gleichem Score die Dokumentkennung absteigend; die Rangspalte zählt nicht. Eine Frage aus
    `qrels` ohne Zeile im Run hat eine leere Rangliste. Das Ergebnis hat `.hinweise`.
    Nicht verwechseln mit: trec_eval. Wo die Zahlen auseinandergehen:

    | Fall                              | trec_eval              | hier                              | warum                                     |
    | --------------------------------- | ---------------------- | --------------------------------- | ----------------------------------------- |
    | Frage in den Qrels, nicht im Run  | fehlt im Mittelwert    | zählt mit 0                       | sonst gewinnt, wer schwere Fragen weglässt |
    | Scores erst ab der 8. Stelle ungleich | gleich (32 Bit)    | ungleich                          | die Datei sagt, wer vorn liegt            |
    | negativer Grad                    | nicht relevant         | Grad 0, mit Hinweis               | ein negativer Gewinn hat keine Bedeutung  |
    | Frage im Run ohne Urteile         | wird übergangen        | bleibt in `ranglisten`, mit Hinweis | nichts verschwindet ungesagt            |
    | recip_rank mit Grenze k           | Grenze wird übergangen | `reciprocal_rank` kennt kein k    | eine Grenze, die nichts tut, täuscht      |

    Fehler: EinleseFehler mit Datei, Zeile und Spalte.
    Quelle: trec_eval, form_res_rels.c (Reihenfolge bei Gleichstand).
    """
    urteile, laeufe = oeffne(qrels), oeffne(run)
    relevant, ranglisten = _urteile(urteile), _ranglisten(laeufe)
    _vergleiche(urteile, laeufe, relevant, ranglisten)
    benutzt = sum(map(len, relevant.values())) + sum(map(len, ranglisten.values()))
    return mit_bericht(Paar((relevant, ranglisten)), benutzt, urteile, laeufe)


def _felder(bericht, spalten):
    """Die Felder je Zeile, nachgezählt."""
    for nummer, zeile in enumerate(zeilen(bericht), start=1):
        bericht.zeile, bericht.gelesen = nummer, nummer
        felder = zeile.removeprefix("\ufeff").split()
        if len(felder) == len(spalten):
            yield felder
        elif felder:
            raise _falsche_anzahl(bericht, zeile, len(felder), spalten)
        else:
            bericht.leere_zeile()
    bericht.zeile = None


def _falsche_anzahl(bericht, zeile, anzahl, spalten):
    vertauscht = " Qrels und Run sind wohl vertauscht." if anzahl == len(_QRELS if spalten is _RUN else _RUN) else ""
    return bericht.fehler(f"Hier sind {anzahl} Felder statt {len(spalten)}: {kurz(zeile.strip())}",
                          f"Gebraucht werden {', '.join(spalten)}, durch Leerraum getrennt.{vertauscht}")


def _urteile(bericht):
    relevant, fragen, dokumente = {}, Kennungen(bericht, "frage"), Kennungen(bericht, "dokument")
    for frage, _, dokument, grad in _felder(bericht, _QRELS):
        grade = relevant.setdefault(fragen[frage], {})
        if (dokument := dokumente[dokument]) in grade:
            raise _doppelt(bericht, dokument, frage)
        grade[dokument] = _grad(bericht, grad)
    return bericht.verlange(relevant)


def _grad(bericht, text):
    if text.startswith("-") and ganze_zahl(bericht, text[1:], "grad", 0):
        bericht.hinweis("Ein negativer Grad zählt als 0, nicht relevant.", "grad")
        return 0
    return ganze_zahl(bericht, text, "grad", 0)


def _ranglisten(bericht):
    """Scores und Zeilen liegen als Zahlenfelder da: bei Millionen Zeilen ein Bruchteil des Speichers einer Liste von Tupeln."""
    je_frage, fragen, dokumente = {}, Kennungen(bericht, "frage"), Kennungen(bericht, "dokument")
    for frage, _, dokument, _, score, _ in _felder(bericht, _RUN):
        if (frage := fragen[frage]) not in je_frage:
            je_frage[frage] = [], array("d"), array("Q")
        for spalte, wert in zip(je_frage[frage], (dokumente[dokument], zahl(bericht, score, "score"), bericht.zeile)):
            spalte.append(wert)
    bericht.hinweis("Geordnet wurde nach dem Score; die Rangspalte zählt nicht.", "rang")
    return {frage: _geordnet(bericht, frage, *spalten) for frage, spalten in bericht.verlange(je_frage).items()}


def _geordnet(bericht, frage, dokumente, scores, zeilennummern):
    if len(set(dokumente)) < len(dokumente):
        stelle = next(i for i, dokument in enumerate(dokumente) if dokument in dokumente[:i])
        bericht.zeile = zeilennummern[stelle]
        raise _doppelt(bericht, dokumente[stelle], frage)
    if len(set(scores)) < len(scores):
        bericht.zeile = zeilennummern[0]
        bericht.hinweis("Gleiche Scores bei einer Frage; geordnet nach der Dokumentkennung, absteigend.", "score")
        bericht.zeile = None
    return [dokument for _, dokument in sorted(zip(scores, dokumente), reverse=True)]


def _doppelt(bericht, dokument, frage):
    return bericht.fehler(f"{kurz(dokument)} steht bei der Frage {kurz(frage)} schon weiter oben",
                          "Lösche eine der beiden Zeilen.", "dokument")


def _vergleiche(urteile, laeufe, relevant, ranglisten):
    if ohne_urteil := [frage for frage in ranglisten if frage not in relevant]:
        urteile.hinweis(f"Keine Urteile zu: {aufgezaehlt(map(kurz, ohne_urteil))}. Ohne sie lässt sich nichts messen.", "frage")
    if ohne_lauf := [frage for frage in relevant if frage not in ranglisten]:
        laeufe.hinweis(f"Kein Lauf zu: {aufgezaehlt(map(kurz, ohne_lauf))}. Zählt als nicht gefunden.", "frage")
        ranglisten.update((frage, []) for frage in ohne_lauf)
