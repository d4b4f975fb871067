"""Was Lernende typischerweise abgeben: die Beispiele der Denkfehler, gezeigt wie von Hand geschrieben und beurteilt wie im Notebook."""

import ast
from copy import copy
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache
from itertools import groupby
from random import Random
from string import ascii_uppercase
from textwrap import dedent, indent

from .anzeige import als_code
from .kern import ROTE_ZELLE, Aufgabe, Denkfehler

STIMMT = "stimmt"
STELLEN = (1, 2)  # der Lösung, von 0 gezählt
ZUR_WAHL, VERLOCKEND = 3, 6  # drei Namen je Runde, gezogen aus den ersten der Übung: Weiter hinten stehen die abgelegenen
ZEILEN_IM_AUSZUG = 6
# Was auf eine Abgabe ebenso zutrifft wie ihr eigener Denkfehler, steht nie daneben zur Wahl.
EBENSO_WAHR = {
    "luecke_2": {"index_statt_kehrwert": ("rang_ab_0", "rang_statt_kehrwert")},
    "uebung_2": {"none_als_treffer": ("none_im_nenner",)},
    "uebung_3": {
        "none_als_text": ("gemeinsamer_nenner", "gruppen_vergessen"),
        "gruppen_vergessen": ("gemeinsamer_nenner",),
        "beantwortet_statt_abgelehnt": ("erfunden_gezaehlt",),
        "erfunden_gezaehlt": ("beantwortet_statt_abgelehnt",),
    },
    "uebung_6": {"vertauscht": ("tafel_gedreht", "precision_durch_relevante")},
    "uebung_7": dict.fromkeys(("erste_gleichheit", "letzter_platz_fehlt", "interpoliert"), ("liste_endet_zu_frueh",)),
    "uebung_8": {"anteil_an_anderen": ("pool_ohne_eigene",)},
    "uebung_9": {"andere_form": ("bleibt_in_teil_1",)},
    "uebung_10": {"schaetzung_verdoppelt": ("schaetzung_aus_k",)},
    "gegenbeispiel_1": {"b_nicht_besser": ("siege_auf_beiden_seiten", "zu_wenige_siege")},
    "gegenbeispiel_2": {"nichts_relevant": ("gleiche_dokumente",)},
    "pruefstein": {"recall_zu_niedrig": ("mrr_zu_hoch",), "recall_zu_hoch": ("mrr_zu_niedrig",)},
}
SCHLICHT = (ast.Assign, ast.Name, ast.Store, ast.Tuple, ast.List, ast.Set, ast.Constant, ast.Load)


@dataclass(frozen=True)
class Abgabe:
    """Eine Antwort auf eine Übung und der Denkfehler dahinter; bei der Lösung ist er None."""

    uebung: Aufgabe
    programm: str
    denkfehler: Denkfehler | None = None

    @property
    def text(self):
        """Was man sieht: das Programm einer Funktion, sonst die eingetragenen Werte."""
        if self.uebung.ist_funktion or _ist_getippt(self.programm):
            return self.programm.rstrip().replace("\n\n\n", "\n\n")
        return f"{self.uebung.antwortname} = {als_code(_gerundet(self.uebung.werte_aus(self.programm)))}"

    @property
    def auszug(self):
        """Nur was anders ist als in der Lösung, bei Eingefügtem mit der Zeile davor; ist bloß etwas weggelassen, dann das."""
        return _auszug(self.uebung.loesung_programm, self.programm) if self.uebung.ist_funktion else self.text

    def befund(self):
        """Das Urteil der Prüfung. Eine rote Zelle davor geht diese Abgabe nichts an."""
        befund = self.uebung.pruefe(self.uebung.werte_aus(self.programm))
        return replace(befund, hinweise=tuple(satz for satz in befund.hinweise if satz != ROTE_ZELLE))


@dataclass(frozen=True)
class Runde:
    """Eine Abgabe, vor der eine Gruppe abstimmt: Stimmt sie, oder welcher Denkfehler steckt darin? Gewählt wird wie in einer Szene."""

    abgabe: Abgabe
    antworten: tuple[str, ...]
    wahrheit: str
    art: str = "wahl"

    @property
    def stelle(self):
        return self.antworten.index(self.wahrheit)


@cache
def ohne_lernstand(uebung):
    """Dieselbe Übung, aber was an ihr geprüft wird, zählt für niemanden. Einmal je Übung, damit sie nur einmal rechnen muss."""
    kopie = copy(uebung)
    kopie.vermerke = None
    return kopie


def abgaben(uebung):
    """Zu jedem Denkfehler eine Abgabe: erst wer anders rechnet, dann wer sich anders benimmt, sonst in der Reihenfolge der Übung."""
    kopie = ohne_lernstand(uebung)
    return [Abgabe(kopie, fehler.programm, fehler) for fehler in sorted(uebung.liste, key=lambda fehler: fehler.verhalten is not None)]


def runden(uebung, anzahl):
    """`anzahl` falsche Abgaben und dazwischen die Lösung, immer in derselben Reihenfolge, je Übung an zweiter oder dritter Stelle.

    So ist sie auch dabei, wenn nur drei gezeigt werden, und die Bühne beginnt mit einer falschen. Zweimal nacheinander ist nie derselbe
    Buchstabe richtig.

    Einheit/Form: `anzahl` ganze Zahl ab 1; gibt es weniger Denkfehler, und bei None, kommen alle.
    """
    zufall, alle = Random(uebung.name), abgaben(uebung)
    reihe = alle[:anzahl]
    reihe.insert(zufall.choice(STELLEN), Abgabe(alle[0].uebung, uebung.loesung_programm))
    verlockend, gezeigt = [abgabe.denkfehler for abgabe in alle[: max(len(reihe) - 1, VERLOCKEND)]], []
    for abgabe in reihe:
        gezeigt.append(_runde(abgabe, _falsche_namen(abgabe, verlockend), zufall, gezeigt[-1].stelle if gezeigt else 0))
    return gezeigt


def _falsche_namen(abgabe, verlockend):
    """Die Namen, die auf diese Abgabe nicht zutreffen."""
    if abgabe.denkfehler is None:
        return [fehler.name for fehler in verlockend]
    eigener = abgabe.denkfehler.schluessel
    wahr = (eigener, *EBENSO_WAHR.get(abgabe.uebung.name, {}).get(eigener, ()))
    return [fehler.name for fehler in verlockend if fehler.schluessel not in wahr]


def _runde(abgabe, namen, zufall, besetzt):
    """Vorn steht immer „stimmt“, falsche Namen dahinter in zufälliger Folge, der eigene aber nicht an der Stelle `besetzt`."""
    eigener = [abgabe.denkfehler.name] if abgabe.denkfehler else []
    moeglich = [STIMMT, *zufall.sample(namen, min(ZUR_WAHL - len(eigener), len(namen)))]
    if eigener:
        moeglich.insert(zufall.choice([stelle for stelle in range(1, len(moeglich) + 1) if stelle != besetzt] or [besetzt]), *eigener)
    antworten = tuple(f"{buchstabe} · {text}" for buchstabe, text in zip(ascii_uppercase, moeglich))
    return Runde(abgabe, antworten, antworten[moeglich.index(eigener[0]) if eigener else 0])


def _ist_getippt(programm):
    """Ob das Programm nur aus einer Zuweisung schlichter Werte besteht, wie man sie von Hand einträgt."""
    zeilen = programm.splitlines()
    return len(zeilen) == 1 and all(isinstance(knoten, SCHLICHT) for knoten in ast.walk(ast.parse(programm).body[0]))


def _gerundet(wert):
    if isinstance(wert, (tuple, list)):
        return type(wert)(map(_gerundet, wert))
    return round(wert, 3) if isinstance(wert, float) else wert


def _auszug(loesung, programm):
    alt, neu = loesung.splitlines(), programm.splitlines()
    schritte = [schritt for schritt in SequenceMatcher(None, alt, neu, autojunk=False).get_opcodes() if schritt[0] != "equal"]
    zeigen = {stelle for art, _, _, von, bis in schritte for stelle in range(von - (art == "insert"), bis)}
    if not zeigen:
        fehlt = dedent("\n".join(alt[stelle] for _, von, bis, _, _ in schritte for stelle in range(von, bis)))
        return f"# weggelassen:\n{fehlt}"
    zeilen = list(_eingerueckt(neu, {stelle for stelle in zeigen if stelle >= 0 and neu[stelle].strip()}))
    return "\n".join([*zeilen[:ZEILEN_IM_AUSZUG], *(["…"] if len(zeilen) > ZEILEN_IM_AUSZUG else [])])


def _eingerueckt(zeilen, zeigen):
    """Die gezeigten Zeilen, jeder zusammenhängende Block für sich ausgerückt; bei mehreren Funktionen steht ihr Kopf darüber."""
    koepfe = [stelle for stelle, zeile in enumerate(zeilen) if zeile.startswith("def ")]
    mehrere = len(koepfe) > 1
    koepfe_dazu = {max(kopf for kopf in koepfe if kopf <= stelle) for stelle in zeigen if koepfe[0] <= stelle} if mehrere else set()
    for block in _bloecke(sorted(zeigen | koepfe_dazu)):
        text = dedent("\n".join(zeilen[stelle] for stelle in block))
        kopflos = mehrere and koepfe[0] < block[0] not in koepfe
        yield from (indent(text, "    ") if kopflos else text).splitlines()


def _bloecke(stellen):
    """Aufeinanderfolgende Zahlen als Listen."""
    for _, block in groupby(enumerate(stellen), lambda paar: paar[1] - paar[0]):
        yield [stelle for _, stelle in block]
