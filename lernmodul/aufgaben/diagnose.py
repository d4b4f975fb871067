"""Vom Verhalten einer abgegebenen Funktion zum Namen des Denkfehlers."""

from copy import deepcopy
from dataclasses import dataclass
from time import monotonic
from types import CoroutineType, FunctionType

from .lesen import Formfehler
from .schutz import FRIST, Ausgang, probiere

EXAKT = 1e-9
FAST = 0.0005
GROB = 0.005 + EXAKT


@dataclass(frozen=True)
class Antwort:
    """Ein gelesenes Ergebnis: Zahlen oder ein Formfehler, dazu, ob die Eingabe verändert wurde."""

    zahlen: tuple[float, ...] | None
    form: Formfehler | None = None
    hinweis: str = ""
    veraendert: bool = False


@dataclass(frozen=True)
class Spiel:
    """Alle Aufrufe einer Funktion, zweimal hintereinander gespielt; `soll` sind die richtigen Ergebnisse."""

    faelle: tuple
    soll: tuple
    erste: tuple[Ausgang, ...]
    zweite: tuple[Ausgang, ...]
    parameter: tuple[str, ...] = ()

    @property
    def ist(self):
        return tuple(kurz(ausgang) for ausgang in self.erste)

    @property
    def nochmal(self):
        return tuple(kurz(ausgang) for ausgang in self.zweite)

    @property
    def abbruch(self):
        """Stelle und Ausgang des Abbruchs, sonst None."""
        alle = self.erste + self.zweite
        return ((len(alle) - 1) % len(self.faelle), alle[-1]) if alle[-1].art == "abbruch" else None

    def abweichungen(self, toleranz=FAST):
        return [i for i, (ist, soll) in enumerate(zip(self.ist, self.soll)) if not gleich(ist, soll, toleranz)]

    @property
    def bricht_ab(self):
        """Ob gleich das kleinste falsche Beispiel mit einer Ausnahme endet."""
        return any(str(self.ist[i]).startswith("fehler:") for i in self.abweichungen()[:1])

    def veraendert(self):
        return [i for i, ausgang in enumerate(self.erste) if ausgang.art == "wert" and ausgang.wert.veraendert]


def spiele(funktion, faelle, soll, lies, frist=FRIST):
    """Ruft die Funktion mit jedem Fall zweimal auf; die Frist gilt für alles zusammen. `lies` macht aus einem Ergebnis (Werte, Hinweis)."""
    ende, ausgaenge = monotonic() + frist, []
    for fall in (*faelle, *faelle):
        eigene = deepcopy(fall)
        ausgaenge.append(probiere(lambda: _rufe(funktion, eigene), ende - monotonic(), _datei(funktion), lambda wert: _lies(wert, lies, eigene, fall)))
        if ausgaenge[-1].art == "abbruch":
            break
    return Spiel(faelle, soll, tuple(ausgaenge[: len(faelle)]), tuple(ausgaenge[len(faelle) :]), _parameter(funktion))


def _datei(funktion):
    """Der Dateiname einer gewöhnlichen Funktion; im Notebook hat jede Zelle ihren eigenen."""
    return funktion.__code__.co_filename if type(funktion) is FunctionType else None


def _parameter(funktion):
    """Die Namen der Parameter einer gewöhnlichen Funktion."""
    return funktion.__code__.co_varnames[: funktion.__code__.co_argcount] if type(funktion) is FunctionType else ()


def _rufe(funktion, argumente):
    wert = funktion(*argumente)
    if type(wert) is CoroutineType:
        wert.close()  # sonst warnt Python später, dass niemand darauf gewartet hat
    return wert


def _lies(wert, lies, eigene, fall):
    veraendert = not wie_vorher(eigene, fall)
    try:
        zahlen, hinweis = lies(wert)
    except Formfehler as form:
        return Antwort(None, form.ohne_spur(), "", veraendert)
    return Antwort(zahlen, None, hinweis, veraendert)


def wie_vorher(eigene, fall):
    """Ob die übergebenen Argumente noch dieselben Daten sind, Typ für Typ: Ein fremdes `==` wird dabei nie gerufen."""
    if type(eigene) is not type(fall):
        return False
    if type(fall) is dict:
        return list(map(type, eigene)) == [str] * len(fall) and eigene.keys() == fall.keys() and all(wie_vorher(eigene[s], fall[s]) for s in fall)
    if type(fall) is set:
        return set(map(type, eigene)) <= {str} and eigene == fall
    if type(fall) in (list, tuple):
        return len(eigene) == len(fall) and all(map(wie_vorher, eigene, fall))
    return eigene == fall


def kurz(ausgang):
    """Ein Ausgang, wie er sich vergleichen lässt: Zahlen, „fehler:Typ“, „form:Art“ oder „abbruch:Grund“."""
    if ausgang.art != "wert":
        return f"{ausgang.art}:{ausgang.grund}"
    return ausgang.wert.zahlen if ausgang.wert.form is None else f"form:{ausgang.wert.form.art}"


def gleich(a, b, toleranz=FAST):
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return len(a) == len(b) and all(_nah(x, y, toleranz) for x, y in zip(a, b))


def _nah(x, y, toleranz):
    """Texte gleichen sich ganz oder gar nicht, und gerundet bleibt 0 eine 0. Über 1 hinaus, also bei Prozentwerten und Summen, gilt die Toleranz je Einheit, denn auch 67 meint zwei Drittel."""
    if not isinstance(y, (int, float)):
        return x == y
    if y == 0:
        return abs(x) <= EXAKT
    return abs(x - y) <= toleranz * (1 if abs(y) <= 1 else 2 * abs(y))


def rechne(funktion, faelle, lies):
    """Die Ergebnisse eines unserer eigenen Programme, in derselben Kurzform und ohne Schutz."""
    return tuple(_rechne_eines(funktion, fall, lies) for fall in faelle)


def _rechne_eines(funktion, fall, lies):
    try:
        return lies(funktion(*deepcopy(fall)))[0]
    except Formfehler as form:
        return f"form:{form.art}"
    except Exception as fehler:
        return f"fehler:{type(fehler).__name__}"


def ganze_treffer(ist, rechnungen, toleranz=FAST):
    """Schlüssel der Rechnungen, die in jedem Fall dasselbe ergeben. Je Schlüssel stehen dort eine oder mehrere Folgen."""
    return tuple(s for s, folgen in rechnungen.items() if any(ueberall_gleich(ist, folge, toleranz) for folge in folgen))


def ueberall_gleich(eine, andere, toleranz=FAST):
    return all(gleich(a, b, toleranz) for a, b in zip(eine, andere, strict=True))


def teil(werte, stelle):
    """Dieselbe Folge von Ergebnissen, auf eine Komponente verkürzt."""
    return tuple(wert if isinstance(wert, str) else (wert[stelle],) for wert in werte)


def erste_abweichung(spiel, stelle):
    """Der kleinste Fall, an dem diese eine Komponente nicht stimmt."""
    paare = zip(teil(spiel.ist, stelle), teil(spiel.soll, stelle), strict=True)
    return next(i for i, (ist, soll) in enumerate(paare) if not gleich(ist, soll))


def teil_treffer(ist, soll, rechnungen, stelle, toleranz=FAST):
    """Schlüssel, die diese Komponente in jedem Fall erklären; None, wenn die Komponente stimmt."""
    meine = teil(ist, stelle)
    if ueberall_gleich(meine, teil(soll, stelle), toleranz):
        return None
    return ganze_treffer(meine, {s: [teil(folge, stelle) for folge in folgen] for s, folgen in rechnungen.items()}, toleranz)


def eindeutig(treffer):
    """Der eine Schlüssel, wenn es nur einer ist: Was auch anders entstanden sein kann, wird erfragt und nicht vermerkt."""
    return treffer if len(treffer) == 1 else ()


def bis_hierher(ist, rechnungen, stelle):
    """Schlüssel, die alle Fälle bis einschließlich `stelle` erklären: ein Verdacht, kein Befund."""
    return ganze_treffer(ist[: stelle + 1], {s: [folge[: stelle + 1] for folge in folgen] for s, folgen in rechnungen.items()})


def sagt_etwas(ist):
    """Ob ein falsches Ergebnis einen Verdacht trägt: Eine einzelne 0 oder 1 kommt bei vielen Rechnungen heraus."""
    zahlen = [wert for wert in ist if not isinstance(wert, tuple)]
    return len(zahlen) > 1 or not set(zahlen) <= {0.0, 1.0}


def hat_ausgegeben(spiel):
    return _meist_nichts(spiel) and any(ausgang.ausgabe for ausgang in spiel.erste)


def gibt_nichts_zurueck(spiel):
    return _meist_nichts(spiel) and not any(ausgang.ausgabe for ausgang in spiel.erste)


def _meist_nichts(spiel):
    """In über der Hälfte der Fälle kommt None: Oft hat nur der abgefangene Sonderfall sein `return`."""
    return 2 * spiel.ist.count("form:nichts") > len(spiel.ist)


def merkt_sich_etwas(spiel):
    return spiel.ist != spiel.nochmal


def veraendert_eingabe(spiel):
    return bool(spiel.veraendert())


def ist_grob_gerundet(spiel):
    """Auf zwei, eine oder null Stellen gerundet, sonst richtig."""
    if not spiel.abweichungen() or any(isinstance(ist, str) for ist in spiel.ist):
        return False
    return not spiel.abweichungen(GROB) or any(_gerundet(spiel, stellen) for stellen in (1, 0))


def _gerundet(spiel, stellen):
    return all(gleich(ist, tuple(round(s, stellen) if isinstance(s, (int, float)) else s for s in soll)) for ist, soll in zip(spiel.ist, spiel.soll))


def _fest_je(spiel, rest, ausser=()):
    """Ob Fälle mit demselben `rest` immer dieselben Zahlen ergeben; die Fälle in `ausser` zählen nicht."""
    gruppen = {}
    for fall, ist in zip(spiel.faelle, spiel.ist):
        if fall not in ausser:
            gruppen.setdefault(rest(fall), set()).add(ist)
    return all(len(werte) == 1 and not isinstance(next(iter(werte)), str) for werte in gruppen.values())


def haengt_nur_vom_letzten_ab(spiel, ausser=()):
    """Abgesehen von den Fällen im Aufgabentext ändern die Fälle selbst nichts, höchstens das Argument dahinter."""
    return _fest_je(spiel, lambda fall: repr(fall[1:]), ausser)


def ist_immer_dasselbe(spiel, ausser=()):
    """Abgesehen von den Aufrufen im Aufgabentext kommt jedes Mal dasselbe heraus."""
    return _fest_je(spiel, lambda fall: None, ausser)


def ignoriert_letztes(spiel):
    """Das letzte Argument ändert nie etwas am Ergebnis."""
    return _fest_je(spiel, lambda fall: repr(fall[:-1]))


def ignoriert(spiel, stelle):
    """Das Argument an dieser Stelle ändert nie etwas am Ergebnis, obwohl es das in mehreren Gruppen von Fällen müsste."""
    def rest(fall):
        return repr([sorted(teil) if isinstance(teil, set) else teil for i, teil in enumerate(fall) if i != stelle])

    soll_je_rest = {}
    for fall, soll in zip(spiel.faelle, spiel.soll):
        soll_je_rest.setdefault(rest(fall), set()).add(soll)
    return _fest_je(spiel, rest) and sum(len(werte) > 1 for werte in soll_je_rest.values()) >= 3
