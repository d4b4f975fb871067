"""Eine Übung auf mehrere Funktionen, die zusammen als Tupel abgegeben werden."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import chain
from time import monotonic
from types import FunctionType

from . import diagnose
from .arten import Funktionsaufgabe
from .kern import Aufgabe, Befund
from .lesen import als_liste, benenne, ist_offen
from .schutz import FRIST


@dataclass(eq=False, repr=False)
class Teilaufgabe(Funktionsaufgabe):
    """Eine der Funktionen, für sich beurteilt; ein Denkfehler wird an ihr allein erkannt und mit ihrem Namen genannt."""

    def _diagnose(self, spiel, stelle):
        treffer = diagnose.ganze_treffer(spiel.ist, self._einzeln)
        if treffer:
            return self._nenne(treffer, self.antwortname), treffer, self._deutlichste(spiel, treffer[0])
        return self._unbekannt(spiel, stelle), (), stelle


def teil(name, faelle, rechnung, art=Teilaufgabe, **mehr):
    """Was eine der Funktionen von den anderen unterscheidet: ihr Name, ihre Argumenttupel (kleinste zuerst) und ihre Referenz."""
    return lambda **gemeinsam: art(**gemeinsam, antwortname=name, komponenten=(name,), faelle=faelle, rechnung=rechnung, **mehr)


@dataclass(eq=False, repr=False)
class Mehrfachaufgabe(Aufgabe):
    """Gefragt sind mehrere Funktionen, deren Namen `komponenten` nennt, als Tupel in dieser Reihenfolge.

    `teile` kommen aus `teil(…)`. Alle Funktionen haben dieselbe Liste von Denkfehlern; jedes Programm darin enthält sie alle.
    """

    teile: tuple[Callable, ...] = ()
    ist_funktion = True
    _offen_text = "Noch offen. Schreib deinen Code in den Rumpf jeder Funktion und führ beide Zellen noch einmal aus."

    @cached_property
    def einzelne(self):
        """Jede Funktion als Übung für sich."""
        gemeinsam = {feld.name: getattr(self, feld.name) for feld in fields(Aufgabe) if feld.init and feld.name not in ("antwortname", "komponenten")}
        return tuple(teil(**gemeinsam) for teil in self.teile)

    @cached_property
    def soll(self):
        return tuple(chain.from_iterable(einzelne.soll for einzelne in self.einzelne))

    @cached_property
    def rechnungen(self):
        """Was bei jedem Denkfehler herauskommt, der eine Rechnung ist, alle Funktionen hintereinander."""
        je_teil = [einzelne.rechnungen for einzelne in self.einzelne]
        return {s: [tuple(chain.from_iterable(folgen)) for folgen in zip(*(teil[s] for teil in je_teil))] for s in je_teil[0]}

    def pruefe(self, wert, sicher=None, *weitere):
        """Wie bei jeder Übung; wer die inneren Klammern vergisst, bekommt keinen TypeError, sondern den Satz dazu."""
        return super().pruefe(wert, None if weitere else sicher)

    def _befund(self, wert):
        funktionen = als_liste(wert)
        if funktionen is not None and len(funktionen) == len(self.teile):
            return self._urteile(funktionen)
        return self._offen() if ist_offen(wert) else Befund("falsch", self._kein_passendes_tupel(wert, funktionen))

    def _kein_passendes_tupel(self, wert, funktionen):
        anzahl, so = len(self.teile), f"`{self.name}.pruefe({self.antwortname})`"
        if funktionen is None:
            return f"Gefragt sind {anzahl} Funktionen auf einmal, also {so} mit doppelten Klammern. Angekommen ist {benenne(wert)}."
        steht = "steht ein Eintrag" if len(funktionen) == 1 else f"stehen {len(funktionen)} Einträge"
        return f"In deinem Tupel {steht}, gefragt sind {anzahl} Funktionen. Vergleich den Aufruf mit {so}."

    def _urteile(self, funktionen):
        gespielt = tuple(self._spiele(funktionen))
        befunde = [einzelne.beurteile(g) if isinstance(g, diagnose.Spiel) else g for einzelne, g in zip(self.einzelne, gespielt)]
        stimmt = tuple((name, bool(befund)) for name, befund in zip(self.komponenten, befunde))
        if offen := [name for name, befund in zip(self.komponenten, befunde) if befund.status == "offen"]:
            return self._noch_offen(offen, stimmt, befunde, gespielt)
        if all(befunde):
            hinweise = dict.fromkeys([*chain.from_iterable(b.hinweise for b in befunde), *self._andere_namen(funktionen)])
            return Befund("richtig", f"Stimmt. {self.danach}", hinweise=tuple(hinweise))
        befund = self._wichtigster(befunde, gespielt)
        if befund.status == "falsch" and (text := self._andere_reihenfolge(funktionen)):
            return Befund("falsch", text, komponenten=stimmt)
        return befund if befund.status == "abbruch" else replace(befund, komponenten=stimmt)

    def _spiele(self, funktionen):
        """Je Funktion ein Spiel oder ein Befund; die Frist gilt für alle zusammen."""
        ende = monotonic() + FRIST
        for einzelne, funktion in zip(self.einzelne, funktionen):
            if ist_offen(funktion):
                yield self._offen()
            elif callable(funktion):
                yield einzelne.spiele(funktion, ende - monotonic())
            else:
                yield Befund("falsch", f"Übergib die Funktion selbst, ohne Klammern dahinter. Angekommen ist {benenne(funktion)}.")

    def _noch_offen(self, offen, stimmt, befunde, gespielt):
        """Offen, solange eine Funktion fehlt; was schon dasteht, ist trotzdem beurteilt, und zum Falschen steht da, warum."""
        namen = ", ".join(f"`{name}`" for name in offen)
        beurteilt = tuple((name, gut) for name, gut in stimmt if name not in offen)
        if not beurteilt and (anders := self._anderer_name()):
            return Befund("offen", anders)
        if all(gut for _, gut in beurteilt):
            return Befund("offen", f"Noch offen: {namen}. Schreib deinen Code in den Rumpf und führ beide Zellen noch einmal aus.", komponenten=beurteilt)
        warum = self._wichtigster(befunde, gespielt)
        return Befund("offen", f"Noch offen: {namen}. {warum.text}", gegenbeispiel=warum.gegenbeispiel, komponenten=beurteilt)

    def _wichtigster(self, befunde, gespielt):
        """Ein Abbruch geht vor, dann ein Denkfehler an der ganzen Antwort, dann was gar nicht rechnet, dann die erste Funktion mit einem Namen dafür."""
        rang = [(befund.status != "abbruch", _rechnet(befund, spiel), not befund.denkfehler) for befund, spiel in zip(befunde, gespielt)]
        falsche = [(*rang[stelle], stelle) for stelle, befund in enumerate(befunde) if befund.status in ("falsch", "abbruch")]
        if ganz := self._ganz(befunde, gespielt):
            return replace(befunde[falsche[0][-1]], text=self._nenne(ganz), denkfehler=diagnose.eindeutig(ganz))
        stelle = min(falsche)[-1]
        befund, name = befunde[stelle], self.komponenten[stelle]
        alle = tuple(dict.fromkeys(chain.from_iterable(diagnose.eindeutig(b.denkfehler) for b in befunde))) if befund.status == "falsch" else ()
        vorn = "" if befund.text.startswith((f"{name}: ", f"{name} ")) else f"{name}: "
        return replace(befund, text=vorn + befund.text, denkfehler=alle)

    def _ganz(self, befunde, gespielt):
        """Denkfehler, die alle Funktionen zusammen erklären; Verhalten wird an jeder einzelnen erkannt."""
        verhalten = any(self.denkfehler[s].verhalten for befund in befunde for s in befund.denkfehler)
        if verhalten or not all(isinstance(g, diagnose.Spiel) for g in gespielt):
            return ()
        return diagnose.ganze_treffer(tuple(chain.from_iterable(g.ist for g in gespielt)), self.rechnungen)

    def _andere_namen(self, funktionen):
        """Ein Hinweis, wenn alles stimmt und doch jede Funktion so heißt, wie eine andere heißen sollte."""
        if self._andere_reihenfolge(funktionen):
            yield f"Richtig gerechnet, nur sind die Namen vertauscht: Verlangt sind der Reihe nach {', '.join(f'`{name}`' for name in self.komponenten)}. Wer deine beim Namen ruft, bekommt eine andere Zahl."

    def _andere_reihenfolge(self, funktionen):
        """Ein Satz, wenn die Funktionen so heißen wie gefragt und nur anders stehen; sonst ''."""
        namen = tuple(str.__str__(f.__name__) if type(f) is FunctionType else "" for f in funktionen)
        if namen == self.komponenten or set(namen) != set(self.komponenten):
            return ""
        return f"Deine Funktionen stehen in anderer Reihenfolge da als verlangt. Gefragt ist `{self.name}.pruefe({self.antwortname})`, angekommen ist `({', '.join(namen)})`."


def _rechnet(befund, spiel):
    """Ob eine Rechnung da ist, über die sich reden lässt. Sonst ist es keine Funktion, oder sie bricht schon am kleinsten falschen Beispiel ab."""
    return bool(befund.denkfehler) or (isinstance(spiel, diagnose.Spiel) and not spiel.bricht_ab)
