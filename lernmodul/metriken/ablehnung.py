"""Fragen, auf die das Korpus keine Antwort hat: Lehnt das System sie ab, und lehnt es die anderen nicht ab?"""

from lernmodul.metriken.grundlagen import felder, ist_bool, liste, meldung, quelle, quotient

_FRAGEN = 'eine Liste von Fragen wie {"erwartet": None, "abgelehnt": True}'


def ohne_antwort_auswerten(fragen):
    """Zwei Anteile mit eigenem Nenner: (korrekt abgelehnt, zu Unrecht abgelehnt).

    Formel: korrekt abgelehnt = abgelehnte Fragen ohne Antwort / Fragen ohne Antwort;
    zu Unrecht abgelehnt = abgelehnte Fragen mit Antwort / Fragen mit Antwort
    Einheit/Form: `fragen` eine Liste von dicts mit `erwartet` (eine Quelle; None heißt, das Korpus hat keine Antwort) und
    `abgelehnt` (True oder False); Paar aus zwei Zahlen von 0 bis 1. Die erste soll hoch sein, die zweite niedrig.
    Undefiniert: Eine leere Gruppe ergibt per Regel 0.0. Bei „zu Unrecht abgelehnt“ sähe das wie ein perfekter Wert aus,
    deshalb gehört die Größe beider Gruppen daneben.
    Nicht verwechseln mit: dem Anteil aller abgelehnten Fragen. Heißt positiv „abgelehnt“, dann ist die erste Zahl ein Recall
    und die zweite ein Fall-out. Der Text "" als `erwartet` ist eine Kennung; „keine Antwort“ ist nur None.
    Fehler: TypeError oder ValueError mit Stelle und Wert, wenn `fragen` keine Liste, eine Frage kein dict oder `abgelehnt`
    weder True noch False ist oder ein Schlüssel fehlt.
    Quelle: Kurstext, Baustein 02, Übung 3.

    >>> ohne_antwort_auswerten([{"erwartet": None, "abgelehnt": True}, {"erwartet": "A", "abgelehnt": False}])
    (1.0, 0.0)
    >>> ohne_antwort_auswerten([{"erwartet": None, "abgelehnt": True}, {"erwartet": None, "abgelehnt": False}])
    (0.5, 0.0)
    """
    paare = [_gelesen(f"fragen[{stelle}]", frage) for stelle, frage in enumerate(liste("fragen", fragen, _FRAGEN))]
    ohne_antwort = [abgelehnt for erwartet, abgelehnt in paare if erwartet is None]
    mit_antwort = [abgelehnt for erwartet, abgelehnt in paare if erwartet is not None]
    return quotient(sum(ohne_antwort), len(ohne_antwort)), quotient(sum(mit_antwort), len(mit_antwort))


def _gelesen(ort, frage):
    erwartet, abgelehnt = felder(ort, frage, "erwartet", "abgelehnt")
    if erwartet is not None:
        quelle(f"{ort}['erwartet']", erwartet)
    if not ist_bool(abgelehnt):
        raise TypeError(meldung(f"{ort}['abgelehnt']", abgelehnt, "True oder False"))
    return erwartet, bool(abgelehnt)
