"""Die drei Arten von Übungen: Zahlen zum Eintippen, eine Funktion, ein selbst gebautes Beispiel."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from . import diagnose
from .anzeige import als_code, als_zahlen
from .kern import DOCH_DEFINIERT, Aufgabe, Befund, Gegenbeispiel
from .lesen import UNDEFINIERT, Formfehler, als_liste, benenne, in_worten, lies_zahlen
from .meldungen import ABBRUCH, ALS_TEXT, OHNE_KOMMA, fehlerhilfe
from .schutz import FRIST, probiere

ZAEHLT_NICHT = "Was deine Funktion mit `print` zeigt, zählt dabei nicht; geprüft wird, was sie mit `return` zurückgibt."
KOMMA = "Gefragt war die Zahl selbst, und hier kommt {} mit einem Eintrag. Steht hinter dem `return` ein Komma zu viel?"
TYPISCH = 0.005 + 1e-12  # so weit darf eine getippte Zahl abweichen
KNAPP = "{} liegt knapp daneben. Runde erst am Schluss auf zwei Stellen, ohne abzuschneiden, oder gib gleich den Bruch an."
VARIANTE, WUERFE = " · Variante ", 1000


@dataclass(eq=False, repr=False)
class Zahlenaufgabe(Aufgabe):
    """Gefragt sind Zahlen, die man tippen kann. `daten` sind die Namen, die im Notebook bereitstehen.

    `undefiniert` nennt die Komponenten, die bei diesen Daten 0/0 sind; dort gelten 0 und „undefiniert“. `neu` würfelt aus einem
    Zufallsgenerator die Felder einer Variante, darunter `rechenweg`: die Lösung auf Papier, mit den Zahlen der Aufgabe statt mit Code.
    """

    daten: dict = field(default_factory=dict)
    rechnung: Callable | None = None
    unklar: Mapping[str, str] = field(default_factory=dict)
    undefiniert: tuple[str, ...] = ()
    neu: Callable | None = None
    rechenweg: str = ""
    _offen_text = "Noch offen. Ersetz jedes `...` durch eine Zahl und führ beide Zellen noch einmal aus."

    def _raum(self):
        return self.daten

    @cached_property
    def soll(self):
        return tuple(self.rechnung(**self.daten))

    @cached_property
    def rechnungen(self):
        """Was bei jedem Denkfehler herauskommt, der eine Rechnung ist; was bei diesen Daten dasselbe ergibt, steht nur einmal da."""
        return {f.schluessel: list({(self._zahlen_aus(programm),): None for programm in f.programme}) for f in self.liste if f.verhalten is None}

    @property
    def hat_varianten(self):
        return self.neu is not None

    def _variante(self, startwert):
        zufall = Random(f"{self.name} {startwert}")
        return next(filter(Zahlenaufgabe.ist_eindeutig, (self._andere(zufall, startwert) for _ in range(WUERFE))))

    def _andere(self, zufall, startwert):
        return replace(self, titel=f"{self.titel.partition(VARIANTE)[0]}{VARIANTE}{startwert}", startwert=startwert, **self.neu(zufall))

    def abgeschnitten(self, wert, stelle):
        """Ob `wert` die richtige Zahl ist, nach zwei Stellen abgeschnitten und dadurch zu weit weg."""
        soll = self.soll[stelle]
        return abs(wert - soll) > TYPISCH and abs(wert - int(100 * soll + 1e-9) / 100) < 1e-9

    def _loesungsweg(self):
        if not self.rechenweg:
            return super()._loesungsweg()
        werte = (f"{name} {f'{UNDEFINIERT}, nach unserer Regel 0.0' if name in self.undefiniert else f'= {round(wert, 3)}'}" for name, wert in zip(self.komponenten, self.soll))
        return f"**Richtig wäre:** {' · '.join(werte)}", *self.rechenweg.split("\n\n")

    def ist_eindeutig(self):
        """Ob bei diesen Daten kein Denkfehler zum richtigen Ergebnis führt und keine zwei zum selben."""
        return all(self._verraet(schluessel, folge) for schluessel, folgen in self.rechnungen.items() for folge in folgen)

    def _verraet(self, schluessel, folge):
        return diagnose.ganze_treffer(folge, self.rechnungen, TYPISCH) == (schluessel,) and not diagnose.ueberall_gleich(folge, (self.soll,), TYPISCH)

    def _zahlen_aus(self, programm):
        return lies_zahlen(self.werte_aus(programm), self.komponenten)[0]

    def _urteile(self, wert):
        gelesen = probiere(lambda: _versuche(lies_zahlen, wert, self.komponenten, self.undefiniert))
        if gelesen.art != "wert":
            return Befund("falsch", f"Deine Abgabe lässt sich nicht als Reihe von Zahlen lesen. Gefragt sind {', '.join(self.komponenten)}.")
        if isinstance(gelesen.wert, Formfehler):
            return self._formfehler(gelesen.wert)
        zahlen, hinweis = gelesen.wert
        stimmt = tuple((name, abs(a - b) <= TYPISCH) for name, a, b in zip(self.komponenten, zahlen, self.soll, strict=True))
        hinweise = (hinweis,) if hinweis else ()
        if all(gut for _, gut in stimmt):
            regel = (f"{in_worten(name)} ist hier 0/0: Es gelten „undefiniert“ und, nach unserer Regel, 0.0." for name in self.undefiniert)
            return Befund("richtig", f"Stimmt. {self.danach}", hinweise=(*hinweise, *regel))
        text, schluessel = self._diagnose(zahlen)
        return Befund("falsch", text, schluessel, komponenten=stimmt, hinweise=hinweise)

    def _formfehler(self, form):
        if form.art == "offen":
            return self._offen()
        for fehler in self.liste:
            if fehler.verhalten and fehler.verhalten(form):
                return Befund("falsch", fehler.nachricht, (fehler.schluessel,))
        return Befund("falsch", form.text, (DOCH_DEFINIERT.schluessel,) if form.art == "undefiniert" else ())

    def _diagnose(self, zahlen):
        ganz = diagnose.ganze_treffer((zahlen,), self.rechnungen, TYPISCH)
        if ganz:
            return self._nenne(ganz), diagnose.eindeutig(ganz)
        if self.startwert is None and self._nur_abgerundet(zahlen):
            return OHNE_KOMMA, ()
        je_name = {
            name: diagnose.teil_treffer((zahlen,), (self.soll,), self._einzeln, stelle, TYPISCH) for stelle, name in enumerate(self.komponenten)
        }
        falsch = {name: treffer for name, treffer in je_name.items() if treffer is not None}
        erklaert = next((name for name, treffer in falsch.items() if treffer), None)
        alle = tuple(dict.fromkeys(s for treffer in falsch.values() for s in diagnose.eindeutig(treffer)))
        if erklaert:
            return self._nenne(falsch[erklaert], erklaert), alle
        erste = next(iter(falsch))
        stelle = self.komponenten.index(erste)
        return KNAPP.format(in_worten(erste)) if abs(zahlen[stelle] - self.soll[stelle]) < 0.01 - 1e-9 else self.unklar[erste], ()


    def _nur_abgerundet(self, zahlen):
        """Ob jede Zahl die richtige ist, auf eine ganze abgerundet; auf Papier teilt so niemand."""
        return all(zahl == int(soll + 1e-9) for zahl, soll in zip(zahlen, self.soll))


def _versuche(lies, *abgabe):
    """Das Gelesene, oder der Formfehler als Wert."""
    try:
        return lies(*abgabe)
    except Formfehler as form:
        return form.ohne_spur()


@dataclass(eq=False, repr=False)
class Funktionsaufgabe(Aufgabe):
    """Gefragt ist eine Funktion. `faelle` sind Argumenttupel, kleinste zuerst; `rechnung` ist die Referenz aus metriken."""

    faelle: tuple = ()
    rechnung: Callable | None = None
    zeige: Callable = als_zahlen
    rat: str | None = None  # was bei `nan` und unendlich gilt, wo das Ergebnis kein Anteil ist
    ist_funktion = True
    _offen_text = "Noch offen. Schreib deinen Code in den Rumpf der Funktion und führ beide Zellen noch einmal aus."
    _sonst = "Kann das sein?"

    @cached_property
    def soll(self):
        return tuple(self.lies(self.rechnung(*fall))[0] for fall in self.faelle)

    @cached_property
    def rechnungen(self):
        """Was bei jedem Denkfehler herauskommt, der eine Rechnung ist, Fall für Fall."""
        return {f.schluessel: [self._folge(programm) for programm in f.programme] for f in self.liste if f.verhalten is None}

    def lies(self, wert):
        """Ein Ergebnis als (Werte, Hinweis); andere Übungen lesen Texte statt Zahlen."""
        zahlen, hinweis = lies_zahlen(wert, self.komponenten, rat=self.rat)
        verpackt = len(self.komponenten) == 1 and als_liste(wert) is not None
        return zahlen, KOMMA.format(benenne(wert)) if verpackt else hinweis

    def _folge(self, programm):
        return diagnose.rechne(self.werte_aus(programm), self.faelle, self.lies)

    def _urteile(self, wert):
        spiel = self.spiele(wert, FRIST)
        return spiel if isinstance(spiel, Befund) else self.beurteile(spiel)

    def spiele(self, wert, frist):
        """Alle Aufrufe als Spiel, oder ein Befund, warum daraus keines wurde."""
        einwand = probiere(lambda: self._einwand_gegen(wert), FRIST / 4)
        if einwand.art != "wert" or einwand.wert:
            return Befund("falsch", einwand.wert or "Deine Abgabe lässt sich nicht aufrufen. Gefragt ist eine Funktion.")
        spiel = diagnose.spiele(wert, self.faelle, self.soll, self.lies, frist)
        if spiel.abbruch:
            stelle, ausgang = spiel.abbruch
            return Befund("abbruch", ABBRUCH[ausgang.grund], gegenbeispiel=self._beispiel(stelle, "abgebrochen"))
        return self._offen() if "form:offen" in spiel.ist else spiel

    def beurteile(self, spiel):
        befund = self._verhalten(spiel)
        return self._ergebnis(spiel) if befund is None else befund  # ein Befund „falsch“ gilt selbst als falsch

    def _einwand_gegen(self, wert):
        """'' oder ein Satz, warum sich die Abgabe nicht mit den Argumenten der Übung aufrufen lässt."""
        if not callable(wert):
            return f"Übergib die Funktion selbst, also `{self.name}.pruefe({self.antwortname})` ohne Klammern dahinter. Angekommen ist {benenne(wert)}."
        try:
            signatur = inspect.signature(wert)
        except (TypeError, ValueError):  # manche Objekte verraten ihre Signatur nicht; dann zeigt es der Aufruf
            return ""
        try:
            signatur.bind(*self.faelle[0])
        except TypeError:
            return f"Deine Funktion nimmt andere Argumente als verlangt. Aufgerufen wird `{self._aufruf(self.faelle[1])}`."
        return ""

    def _verhalten(self, spiel):
        for fehler in self.liste:
            if fehler.verhalten and (erkannt := fehler.verhalten(spiel)):
                hinweise = () if fehler.schluessel == "ausgegeben" else self._ausgabehinweis(spiel, ZAEHLT_NICHT)
                return Befund("falsch", fehler.nachricht, (fehler.schluessel,), self._beispiel_zum_verhalten(spiel, erkannt), hinweise=hinweise)
        return None

    def _beispiel_zum_verhalten(self, spiel, erkannt):
        """Der erste Aufruf, an dem etwas zu sehen ist: den die Bedingung selbst nennt, eine veränderte Eingabe, sonst ein fehlendes oder anderes Ergebnis."""
        if isinstance(erkannt, list):
            return self._beispiel(erkannt[0], self._bekommen(spiel.erste[erkannt[0]]))
        if spiel.veraendert():
            return Gegenbeispiel(self._aufruf(self.faelle[spiel.veraendert()[0]]), "die Eingabe wie vorher", "die Eingabe verändert")
        falsche = spiel.abweichungen(diagnose.EXAKT)
        stelle = next((i for i in falsche if spiel.ist[i] == "form:nichts"), falsche[0] if falsche else None)
        return None if stelle is None else self._beispiel(stelle, self._bekommen(spiel.erste[stelle]))

    def _ergebnis(self, spiel):
        falsche = spiel.abweichungen()
        if not falsche:
            return Befund("richtig", f"Stimmt. {self.danach}", hinweise=tuple(self._hinweise(spiel)))
        if self._anders_geordnet(spiel.parameter):
            text = f"Deine Parameter stehen in anderer Reihenfolge als verlangt. Aufgerufen wird `{self._aufruf(self.faelle[falsche[0]])}`, gefragt ist `{self._kopf()}`."
            return Befund("falsch", text, gegenbeispiel=self._beispiel(falsche[0], self._bekommen(spiel.erste[falsche[0]])))
        text, schluessel, stelle = self._diagnose(spiel, falsche[0])
        stimmt = tuple((name, diagnose.teil_treffer(spiel.ist, spiel.soll, {}, i) is None) for i, name in enumerate(self.komponenten))
        return Befund("falsch", text, schluessel, self._beispiel(stelle, self._bekommen(spiel.erste[stelle])), stimmt, self._ausgabehinweis(spiel, ZAEHLT_NICHT))

    def _anders_geordnet(self, parameter):
        verlangt = tuple(inspect.signature(self.rechnung).parameters)
        return parameter != verlangt and sorted(parameter) == sorted(verlangt)

    def _kopf(self):
        return f"{self.antwortname}({', '.join(inspect.signature(self.rechnung).parameters)})"

    def _hinweise(self, spiel):
        yield from dict.fromkeys(ausgang.wert.hinweis for ausgang in spiel.erste if ausgang.wert.hinweis)
        yield from self._ausgabehinweis(spiel, "Was deine Funktion nebenbei ausgibt, blenden wir bei der Prüfung aus.")
        if spiel.abweichungen(diagnose.EXAKT):
            yield "Deine Ergebnisse sind leicht gerundet. Zum Weiterrechnen lässt man das besser."

    def _ausgabehinweis(self, spiel, satz):
        return (satz,) if any(ausgang.ausgabe for ausgang in spiel.erste) else ()

    def _diagnose(self, spiel, stelle):
        ganz = diagnose.ganze_treffer(spiel.ist, self.rechnungen)
        if ganz:
            return self._nenne(ganz), diagnose.eindeutig(ganz), self._deutlichste(spiel, ganz[0])
        je_name = {n: diagnose.teil_treffer(spiel.ist, spiel.soll, self._einzeln, i) for i, n in enumerate(self.komponenten)}
        erklaert = next((name for name, treffer in je_name.items() if treffer), None)
        if erklaert:
            alle = tuple(dict.fromkeys(s for treffer in je_name.values() for s in diagnose.eindeutig(treffer or ())))
            return self._nenne(je_name[erklaert], erklaert), alle, diagnose.erste_abweichung(spiel, self.komponenten.index(erklaert))
        return self._unbekannt(spiel, stelle), (), stelle

    def _unbekannt(self, spiel, stelle):
        ausgang = spiel.erste[stelle]
        if ausgang.art == "fehler":
            return fehlerhilfe(ausgang)
        if ausgang.wert.form:
            return self._formtext(ausgang.wert.form)
        verdacht = diagnose.bis_hierher(spiel.ist, self.rechnungen, stelle) if diagnose.sagt_etwas(spiel.ist[stelle]) else ()
        if 0 < len(verdacht) <= 2:
            namen = " oder ".join(f"„{self.denkfehler[s].name}“" for s in verdacht)
            return f"Noch nicht. Bis zu diesem Beispiel sieht es aus wie {namen}. {self._sonst}"
        return "Noch nicht. Rechne das kleinste Beispiel mit Stift und Papier nach und vergleich Schritt für Schritt mit deinem Code."

    def _formtext(self, form):
        """Der Satz zu einer unlesbaren Antwort. Ein Text kommt aus einer Funktion selten von Anführungszeichen um eine Zahl."""
        if not form.art.startswith("text") or not any(stueck in form.text for stueck in ("wird eine Zahl daraus", "Prozentzeichen")):
            return form.text
        return ALS_TEXT.format("Dein Ergebnis ist" if len(self.komponenten) == 1 else "In deinem Ergebnis steht")

    def _deutlichste(self, spiel, schluessel):
        """Der kleinste falsche Fall, aber keiner mit einer Ausnahme, die nicht zum Denkfehler gehört, etwa weil daneben der Schutz fehlt."""
        folge, falsche = self.rechnungen[schluessel][0], spiel.abweichungen()
        return next((i for i in falsche if spiel.ist[i] == folge[i] or not str(spiel.ist[i]).startswith("fehler:")), falsche[0])

    def _aufruf(self, fall):
        return f"{self.antwortname}({', '.join(als_code(argument) for argument in fall)})"

    def _beispiel(self, stelle, bekommen):
        return Gegenbeispiel(self._aufruf(self.faelle[stelle]), self.zeige(self.soll[stelle]), bekommen)

    def _bekommen(self, ausgang):
        if ausgang.art == "fehler":
            return ausgang.grund + (f" in Zeile {ausgang.zeile}" if ausgang.zeile else "")
        if ausgang.wert.form:
            return "None" if ausgang.wert.form.art == "nichts" else ausgang.wert.form.gesehen.replace("`", "")  # es steht selbst in solchen Strichen
        return self.zeige(ausgang.wert.zahlen)


@dataclass(eq=False, repr=False)
class Beispielaufgabe(Aufgabe):
    """Gefragt ist ein selbst gebautes Beispiel. `lies` macht daraus schlichte Werte oder wirft Formfehler.

    Die Denkfehler sind Bedingungen in fester Reihenfolge; trifft keine zu, ist das Beispiel richtig. `fazit` sagt dann,
    was an diesem Beispiel zu sehen ist, und `messwerte` nennt bei einem falschen die Zahlen, die herauskommen.
    """

    lies: Callable | None = None
    fazit: Callable | None = None
    messwerte: Callable | None = None
    _offen_text = "Noch offen. Ersetz die drei Punkte durch dein Beispiel und führ beide Zellen noch einmal aus."

    @property
    def rechnungen(self):
        return {}

    def _urteile(self, wert):
        gelesen = probiere(lambda: _versuche(self.lies, wert))
        if gelesen.art != "wert":
            return Befund("falsch", "Dein Beispiel lässt sich nicht lesen. Gefragt sind schlichte Listen, wie sie im Aufgabentext stehen.")
        ist_form = isinstance(gelesen.wert, Formfehler)
        if ist_form and gelesen.wert.art == "offen":
            return self._offen()
        for fehler in self.liste:
            if fehler.verhalten(gelesen.wert):
                hinweise = (self.messwerte(gelesen.wert),) if self.messwerte and not ist_form else ()
                return Befund("falsch", fehler.nachricht, (fehler.schluessel,), hinweise=hinweise)
        if ist_form:
            return Befund("falsch", gelesen.wert.text)
        return Befund("richtig", f"Stimmt. {self.fazit(gelesen.wert)} {self.danach}".strip())
