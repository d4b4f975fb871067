"""Was in den Zeilen eines Lernstands steckt: Stand je Übung, die eigene Konfusionsmatrix und die Denkfehler einer Klasse."""

from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from itertools import pairwise

from .journal import ZURUECKGESETZT
from .metriken.klassifikation import Konfusionsmatrix

PAUSE = timedelta(minutes=30)


@dataclass(frozen=True)
class Uebungsstand:
    """Wie weit jemand mit einer Übung ist. `minuten` ist None, solange es nur einen Versuch gibt."""

    stand: str = "offen"
    versuche: int = 0
    denkfehler: tuple[str, ...] = ()
    minuten: float | None = None
    varianten: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Haeufigkeit:
    """Wie viele Lernende einem Denkfehler begegnet sind: im ersten Versuch, überhaupt, und in wie vielen Versuchen zusammen."""

    erste: int
    lernende: int
    versuche: int


def geltende(eintraege):
    """Die Versuche, die zählen: ohne alles, was vor dem letzten Zurücksetzen der Übung steht."""
    schnitt = {eintrag.uebung: stelle for stelle, eintrag in enumerate(eintraege) if eintrag.status == ZURUECKGESETZT}
    return [eintrag for stelle, eintrag in enumerate(eintraege) if stelle > schnitt.get(eintrag.uebung, -1)]


def je_uebung(eintraege):
    """Name der Übung → ihre geltenden Versuche, in der Reihenfolge der Datei."""
    gruppen = {}
    for eintrag in geltende(eintraege):
        gruppen.setdefault(eintrag.uebung, []).append(eintrag)
    return gruppen


def uebungsstand(versuche):
    """Fasst die Versuche einer Übung zusammen.

    Einheit/Form: `versuche` aus `je_uebung`. Gezählt wird bis zur ersten richtigen Antwort, was danach kommt, ist Wiederholung.
    Minuten liegen zwischen dem ersten und dem letzten gezählten Versuch; eine Lücke über 30 Minuten gilt als Pause und zählt nicht.
    Varianten stehen für sich: (im ersten Versuch gelöste, probierte). Gibt es nur sie, heißt der Stand „geübt“.
    """
    eigene = _bis_richtig([versuch for versuch in versuche if versuch.variante is None])
    varianten = [versuch for versuch in erste_versuche(versuche) if versuch.variante is not None]
    auf_anhieb = sum(versuch.status == "richtig" for versuch in varianten)
    denkfehler = tuple(dict.fromkeys(schluessel for versuch in versuche for schluessel in versuch.denkfehler))
    stand = "geübt" if varianten and not eigene else _stand(eigene)
    return Uebungsstand(stand, len(eigene), denkfehler, _minuten(eigene), (auf_anhieb, len(varianten)))


def _bis_richtig(versuche):
    ende = next((nummer for nummer, versuch in enumerate(versuche, 1) if versuch.status == "richtig"), len(versuche))
    return versuche[:ende]


def _stand(versuche):
    if not versuche:
        return "offen"
    return "gelöst" if versuche[-1].status == "richtig" else "versucht"


def _minuten(versuche):
    zeiten = sorted(versuch.zeit for versuch in versuche)
    luecken = [spaeter - frueher for frueher, spaeter in pairwise(zeiten)]
    return sum((luecke for luecke in luecken if luecke <= PAUSE), timedelta()) / timedelta(minutes=1) if luecken else None


def erste_versuche(eintraege):
    """Je Übung und je Variante der erste geltende Versuch: Nur dabei kannte man die Antwort noch nicht."""
    erste = {}
    for versuch in geltende(eintraege):
        erste.setdefault((versuch.uebung, versuch.variante), versuch)
    return list(erste.values())


def eigene_matrix(eintraege):
    """Die Konfusionsmatrix der eigenen Zuversicht: positiv heißt „sicher“, wahr heißt „richtig“.

    Einheit/Form: Gezählt werden erste Versuche mit einer Angabe zu `sicher`; ein Abbruch ist nicht richtig.
    Undefiniert: Ohne solche Versuche sind alle vier Felder 0 und jede Metrik undefiniert.
    Nicht verwechseln mit: dem Prüfer aus Übung 1. Hier meldest du selbst, und zwar richtige Antworten.
    """
    mit_angabe = [versuch for versuch in erste_versuche(eintraege) if versuch.sicher is not None]
    return Konfusionsmatrix.aus_urteilen([v.status == "richtig" for v in mit_angabe], [v.sicher for v in mit_angabe])


def vereint(dateien):
    """Fasst Dateien zusammen, die einen Eintrag gemeinsam haben: Sie stammen von derselben Person.

    Einheit/Form: `dateien` ist eine Liste von Einträgen je Datei; heraus kommt eine nach Zeit geordnete Liste je Person.
    """
    personen = []
    for eintraege in dateien:
        neue = {eintrag.id: eintrag for eintrag in eintraege}
        verwandte = [person for person in personen if person.keys() & neue.keys()]
        personen = [person for person in personen if person not in verwandte]
        personen.append({id_: eintrag for person in (*verwandte, neue) for id_, eintrag in person.items()})
    return [sorted(person.values(), key=lambda eintrag: eintrag.zeit) for person in personen]


def teilnehmende(klasse):
    """Name der Übung → Zahl der Personen mit mindestens einem Versuch. `klasse` ist eine Liste von Einträgen je Person."""
    return Counter(uebung for person in klasse for uebung in je_uebung(person))


def denkfehler_der_klasse(klasse):
    """(Übung, Denkfehler) → Haeufigkeit, über alle Personen. Der erste Versuch ist der allererste an einer Übung, Varianten eingeschlossen."""
    erste, lernende, versuche = Counter(), Counter(), Counter()
    for uebung, eigene in (gruppe for person in klasse for gruppe in je_uebung(person).items()):
        alle = [(uebung, schluessel) for versuch in eigene for schluessel in versuch.denkfehler]
        erste.update((uebung, schluessel) for schluessel in eigene[0].denkfehler)
        lernende.update(set(alle))
        versuche.update(alle)
    return {paar: Haeufigkeit(erste[paar], lernende[paar], anzahl) for paar, anzahl in versuche.items()}
