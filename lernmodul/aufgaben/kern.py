"""Übungen, Denkfehler und Befunde als schlichte Werte, die sich selbst zeigen."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from .anzeige import ZEICHEN, Anzeige, Text
from .lesen import in_worten, ist_offen
from .meldungen import andere_namen, statt_javascript
from .schutz import vorige_zelle, vorige_zelle_brach_ab


HOECHSTENS = 10**9  # ein Startwert ist eine Nummer, die man abschreiben kann
OFFEN_NACH_ROT = "Die Zelle davor ist mit einem Fehler abgebrochen. Bring erst sie in Ordnung, vorher gibt es hier nichts zu prüfen."
ANDERER_NAME = "Noch offen. `{}` {} noch leer, aber in der Zelle davor steht `{}`. Die Funktion braucht genau den Namen aus der Aufgabe."
ROTE_ZELLE = "Die Zelle davor ist mit einem Fehler abgebrochen. Geprüft wurde deshalb, was vorher galt; bring erst die rote Zelle in Ordnung."


@dataclass(frozen=True)
class Denkfehler:
    """Eine Rechnung oder ein Verhalten mit Namen, Nachricht und einem Programm, das genau so irrt.

    Ohne `verhalten` ist das Programm selbst die Rechnung, mit der verglichen wird; `auch` sind Programme, die auf dieselbe Art
    irren und doch anders rechnen. Ist nur eine Komponente so gerechnet, gilt ihr Text aus `je_komponente`, sonst `einzeln`, sonst die Nachricht.
    `nur_ganz` heißt: erkannt wird er nur an der ganzen Antwort.
    """

    schluessel: str
    name: str
    nachricht: str
    programm: str
    verhalten: Callable | None = None
    je_komponente: Mapping[str, str] = field(default_factory=dict)
    nur_ganz: bool = False
    auch: tuple[str, ...] = ()
    einzeln: str = ""

    @property
    def programme(self):
        return (self.programm, *self.auch)


DOCH_DEFINIERT = Denkfehler("doch_definiert", "einen Wert für undefiniert gehalten", "Undefiniert ist nur 0/0.", "")


@dataclass(frozen=True)
class Gegenbeispiel:
    """Der kleinste Aufruf, an dem man den Unterschied sieht."""

    aufruf: str
    erwartet: str
    bekommen: str


@dataclass(frozen=True, repr=False)
class Befund(Anzeige):
    """Das Ergebnis einer Prüfung. Wahr genau dann, wenn der Status „richtig“ ist."""

    status: str
    text: str
    denkfehler: tuple[str, ...] = ()
    gegenbeispiel: Gegenbeispiel | None = None
    komponenten: tuple[tuple[str, bool], ...] = ()
    hinweise: tuple[str, ...] = ()
    sicher: bool | None = None
    hilfe: str = ""

    def __bool__(self):
        return self.status == "richtig"

    @property
    def art(self):
        return self.status

    def mit_hinweis(self, satz):
        """Derselbe Befund mit einem Hinweis mehr."""
        return replace(self, hinweise=(*self.hinweise, satz))

    def bloecke(self):
        yield f"{ZEICHEN[self.status]} {self._mit_kopf()}"
        if self.gegenbeispiel:
            yield f"Kleinstes Beispiel: `{self.gegenbeispiel.aufruf}`"
            yield f"erwartet `{self.gegenbeispiel.erwartet}` · bekommen `{self.gegenbeispiel.bekommen}`"
        if self.komponenten:
            yield " · ".join(f"{name} {'✓' if stimmt else '✗'}" for name, stimmt in self.komponenten)
        yield from self.hinweise
        if self.hilfe:
            yield f"Weiter hilft `{self.hilfe}.tipp()`."

    def _mit_kopf(self):
        satz = re.match(r"(`[^`]*`|[^`])+?[.?](?= |$)", self.text)  # ein Punkt im Code beendet keinen Satz
        ende = satz.end() if satz else len(self.text)
        return f"**{self.text[:ende]}**{self.text[ende:]}"


@cache
def _uebersetzt(programm, datei):
    return compile(programm, datei, "exec")


@dataclass(eq=False, repr=False)
class Aufgabe(Anzeige):
    """Eine Übung: was gefragt ist, womit man sich irrt und wie es richtig geht.

    `in_zahlen` stellt dieselbe Frage an wenigen Zahlen, zum Rechnen ohne Code; daraus entstehen die Varianten.
    Unterklassen liefern `_urteile(wert)` (den Befund), `rechnungen` (was bei jedem Denkfehler herauskommt) und `_offen_text`.
    """

    ist_funktion = False  # ob die Antwort Code ist und nicht ein Wert, den man hinschreibt

    name: str
    nummer: int
    titel: str
    text: str
    stufe: str
    minuten: int
    antwortname: str
    komponenten: tuple[str, ...]
    loesung_programm: str
    tipps: tuple[str, ...]
    danach: str
    liste: tuple[Denkfehler, ...]
    in_zahlen: "Aufgabe | None" = None
    startwert: int | None = None
    vermerke: Callable | None = None  # wer mitschreibt, hängt sich hier ein; die Übung selbst kennt keinen Lernstand
    versucht: bool = field(default=False, init=False)
    gezeigte_tipps: int = field(default=0, init=False)
    varianten: dict = field(default_factory=dict, init=False)  # jede nur einmal, damit ihre Versuche und Tipps erhalten bleiben

    @property
    def hat_varianten(self):
        return self.in_zahlen is not None

    @cached_property
    def denkfehler(self):
        return {fehler.schluessel: fehler for fehler in self.liste}

    @property
    def alle_denkfehler(self):
        """Auch die, die es nur beim Rechnen von Hand gibt, also in einer Variante."""
        return {DOCH_DEFINIERT.schluessel: DOCH_DEFINIERT, **(self.in_zahlen.denkfehler if self.in_zahlen else {}), **self.denkfehler}

    @property
    def aufruf(self):
        """Wie man diese Übung im Notebook anspricht."""
        return self.name if self.startwert is None else f"{self.name}.variante({self.startwert})"

    def bloecke(self):
        yield f"**{self.titel}** · {self.stufe} · {self.minuten} Minute{'' if self.minuten == 1 else 'n'}"
        yield self.text

    def pruefe(self, wert, sicher=None):
        """Beurteilt eine Abgabe und gibt einen Befund zurück; wirft nie, was Lernende verursacht haben.

        Einheit/Form: `wert` wie im Aufgabentext verlangt, `sicher` True, False oder None (keine Angabe).
        """
        befund = self._nach_roter_zelle(self._befund(wert)) if vorige_zelle_brach_ab() else self._befund(wert)
        if befund.status in ("falsch", "abbruch"):
            befund = replace(befund, hilfe=self.aufruf)
        self.versucht = self.versucht or befund.status != "offen"
        if sicher is None or sicher is True or sicher is False:
            return self._vermerkt(replace(befund, sicher=sicher))
        return self._vermerkt(befund.mit_hinweis("`sicher` nimmt `True` oder `False`; diese Prüfung zählt ohne Angabe."))

    def tipp(self):
        """Der nächste Tipp; jeder verrät etwas mehr als der vorige, keiner die Lösung."""
        self.gezeigte_tipps = min(self.gezeigte_tipps + 1, len(self.tipps))
        absaetze = [f"**Tipp {self.gezeigte_tipps} von {len(self.tipps)}.** {self.tipps[self.gezeigte_tipps - 1]}"]
        if self.gezeigte_tipps == len(self.tipps):
            absaetze.append(f"Das war der letzte. Nach einem Versuch zeigt `{self.aufruf}.loesung()` einen Weg.")
        return Text(*absaetze)

    def loesung(self, trotzdem=False):
        """Die Lösung, sobald es einen Versuch gab; vorher nur mit `trotzdem=True`. Der gezeigte Code läuft vorher einmal."""
        if not (self.versucht or trotzdem):
            return Text(
                f"**Erst ein Versuch, dann die Lösung.** Auch ein falscher zählt. Wenn du nicht weiterkommst, hilft `{self.aufruf}.tipp()`; "
                f"ganz ohne Versuch geht es mit `{self.aufruf}.loesung(trotzdem=True)`."
            )
        if not self._befund(self.werte_aus(self.loesung_programm)):
            raise AssertionError(f"Die gespeicherte Lösung von {self.titel} besteht ihre eigene Prüfung nicht.")
        return Text(*self._loesungsweg())

    def _loesungsweg(self):
        return f"**Eine Lösung von {self.titel}** (andere Wege sind genauso richtig)", f"```python\n{self.loesung_programm}```"

    def variante(self, startwert):
        """Dieselbe Übung mit anderen Zahlen; derselbe Startwert ergibt dieselbe Variante.

        Einheit/Form: `startwert` ganze Zahl ab 0 mit höchstens neun Stellen; er steht im Titel.
        Fehler: ValueError bei einem anderen Startwert und bei Übungen, deren Angaben feststehen.
        """
        if not self.hat_varianten:
            raise ValueError(f"{self.titel}: Die Angaben dieser Übung stehen fest, eine Variante zu Startwert {startwert!r} gibt es nicht.")
        if type(startwert) is not int or not 0 <= startwert < HOECHSTENS:
            raise ValueError(f"Der Startwert ist {startwert!r}. Gebraucht wird eine ganze Zahl ab 0 mit höchstens neun Stellen, zum Beispiel `{self.name}.variante(7)`.")
        if startwert not in self.varianten:
            self.varianten[startwert] = self._variante(startwert)
        return self.varianten[startwert]

    def _variante(self, startwert):
        return replace(self.in_zahlen.variante(startwert), vermerke=self.vermerke)

    def werte_aus(self, programm):
        """Führt eines unserer eigenen Programme aus und gibt die darin definierte Antwort zurück."""
        raum = dict(self._raum())
        exec(_uebersetzt(programm, f"<{self.name}>"), raum)
        return eval(self.antwortname, raum)  # ein Name, oder ein Tupel aus Namen

    @property
    def _einzeln(self):
        """Die Rechnungen, die auch an einer einzelnen Komponente erkannt werden."""
        return {s: folgen for s, folgen in self.rechnungen.items() if not self.denkfehler[s].nur_ganz}

    def _raum(self):
        return {}

    def _vermerkt(self, befund):
        """Derselbe Befund, nachdem er vermerkt ist; ging das nicht, mit einem Hinweis darauf."""
        if self.vermerke is None or befund.status == "offen":
            return befund
        satz = self.vermerke(self.name, befund.status, befund.denkfehler, befund.sicher, self.startwert)
        return befund.mit_hinweis(satz) if satz else befund

    def _befund(self, wert):
        return self._offen() if ist_offen(wert) else self._urteile(wert)

    def _offen(self):
        rat = statt_javascript(vorige_zelle())
        return Befund("offen", f"{OFFEN_NACH_ROT} {rat}" if rat else self._anderer_name() or self._offen_text)

    def _anderer_name(self):
        """Ein Satz, wenn die Zelle davor eine Funktion definiert, aber keine von denen, nach denen gefragt ist; sonst ''."""
        gefragt = re.findall(r"\w+", self.antwortname)
        fremd = andere_namen(vorige_zelle(), gefragt) if self.ist_funktion else ()
        return fremd and ANDERER_NAME.format("`, `".join(gefragt), "sind" if len(gefragt) > 1 else "ist", "`, `".join(fremd))

    def _nach_roter_zelle(self, befund):
        """Derselbe Befund mit dem Satz zur roten Zelle davor; ist noch alles offen, steht er vorn, denn dort liegt es."""
        if befund.status != "offen":
            return befund.mit_hinweis(ROTE_ZELLE)
        rat = statt_javascript(vorige_zelle())
        return replace(befund, text=f"{OFFEN_NACH_ROT} {rat}".strip())

    def _nenne(self, schluessel, komponente=None):
        """Die Nachricht zu einem Denkfehler, oder bei mehreren möglichen eine Rückfrage."""
        vorn = f"{in_worten(komponente)}: " if komponente else ""
        if len(schluessel) == 1:
            fehler = self.denkfehler[schluessel[0]]
            return vorn + fehler.je_komponente.get(komponente, komponente and fehler.einzeln or fehler.nachricht)
        namen = ", ".join(f"„{self.denkfehler[s].name}“" for s in schluessel[:-1])
        return f"{vorn}Das kommt bei mehreren Rechnungen heraus, zum Beispiel bei {namen} und „{self.denkfehler[schluessel[-1]].name}“. War es eine davon?"
