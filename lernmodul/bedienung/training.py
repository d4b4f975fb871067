"""Der Trainer: Aufgaben mit immer neuen Zahlen, getippt wie auf Papier, selbst eingeschätzt und sofort beurteilt."""

from asyncio import get_running_loop
from dataclasses import replace
from itertools import count

from ipywidgets import HTML, VBox

from ..aufgaben import anzeige
from ..aufgaben.eingabe import KURZREGEL, ZAHLENREGEL
from ..aufgaben.lesen import UNDEFINIERT
from ..explorer import stil
from .antwortfelder import Feld, Themen, Wahl
from .teile import Kasten, Rueckruf, markiere, mit_klasse, reihe

ERST_WAEHLEN = "Sag noch, ob du dir sicher bist, mit der Maus oder mit Tab und Leertaste; dann wird gleich geprüft."
ABGESCHNITTEN = "Hier ist abgeschnitten statt gerundet. Runde auf zwei Stellen, oder schreib gleich den Bruch."
FELDER = {
    (True, True): "Das ist ein TP: sicher und richtig.",
    (True, False): "Das ist ein FP: sicher und falsch.",
    (False, True): "Das ist ein FN: unsicher und trotzdem richtig.",
    (False, False): "Das ist ein TN: unsicher und zu Recht.",
}
WEITER, UEBERSPRINGEN = "Nächste Aufgabe", "Überspringen"
NACHLAUF = 0.1
STIL = """<style>
.lm-training{max-width:46rem;overflow:visible}
.lm-training .lm-stand{color:var(--lm-leise);padding-bottom:6px;border-bottom:1px solid var(--lm-linie)}
.lm-training .lm-stand b{color:var(--lm-text)}
.lm-training .lm-aufgabe{min-height:5.8em;padding-top:6px}
.lm-training .lm-aufgabe b.lm-titel{display:block}
.lm-training .lm-befund{margin:8px 0 0!important}
.lm-training .lm.lm-leise{color:var(--lm-leise)}
.lm-training .lm-rueckfrage{border-left:3px solid var(--lm-orange);padding-left:8px}
.lm-training .lm-haupt:enabled{background:var(--lm-blau);color:#fff}
[data-jp-theme-light="false"] .lm-training .lm-haupt:enabled{color:#111}
.lm-training .lm-wahl{margin-top:8px}
.lm-training summary{width:fit-content;cursor:pointer;outline-offset:-2px}
.lm-training .lm-themen{margin-top:12px;padding-top:8px;border-top:1px solid var(--lm-linie)}
</style>"""


def zeige(uebungen, plan, startwert):
    """Das Widget. `uebungen` ist ein dict Name → Übung mit Varianten, vom Leichten zum Schweren; die Varianten zählen ab `startwert`."""
    return _Training(uebungen, plan, startwert).kasten


def spaeter(tu):
    """Der Browser meldet die Eingabetaste, kurz bevor er den getippten Wert schickt; gehandelt wird, wenn beides da ist."""
    try:
        schleife = get_running_loop()
    except RuntimeError:  # außerhalb eines Kernels gibt es nichts, worauf zu warten wäre
        tu()
    else:
        schleife.call_later(NACHLAUF, tu)


class _Training:
    """Eine Aufgabe nach der anderen, immer in denselben Feldern, damit die Tastatur ihren Platz behält.

    `erster` ist der Befund des ersten Versuchs (er zählt für die Wiedervorlage), `letzter` der des letzten. `wartet` heißt:
    Es darf geprüft werden; nach einem richtigen Befund erst wieder, wenn sich etwas ändert.
    """

    def __init__(self, uebungen, plan, startwert):
        self.uebungen, self.plan, self.startwert = uebungen, plan, startwert
        self.nummer, self.richtige, self.frueher, self.texte, self.felder = 0, 0, plan.beantwortet, {}, []
        self.stand, self.frage, self.befund, self.hilfe = HTML(), HTML(), HTML(), HTML()
        self.eingaben = VBox(layout={"overflow": "visible"})
        self.rueckruf = Rueckruf(self.befund)
        self.wahl = Wahl(lambda: self.rueckruf(self.nach_wahl))
        self.pruefen = mit_klasse(self.rueckruf.knopf("Prüfen", self.pruefe), "lm-haupt")
        self.loesung = self.rueckruf.knopf("Lösung", self.gib_loesung)
        self.nochmal = self.rueckruf.knopf("Noch einmal", self.fang_neu_an)
        self.weiter = self.rueckruf.knopf(UEBERSPRINGEN, self.geh_weiter, width="11em")
        self.themen = Themen(uebungen, lambda: self.rueckruf(self.zeige_stand))
        self.kasten = self._kasten()
        self.stelle_aufgabe()

    def _kasten(self):
        wie = f'<details class="lm lm-leise"><summary>{KURZREGEL}</summary>{ZAHLENREGEL}</details>'
        knoepfe = reihe(self.pruefen, self.rueckruf.knopf("Tipp", self.gib_tipp), self.loesung, self.nochmal, self.weiter)
        oben = [HTML(stil.STIL + STIL), self.stand, self.frage, self.eingaben, HTML(wie), self.wahl.kasten]
        return mit_klasse(Kasten([*oben, knoepfe, self.befund, self.hilfe, self.themen.kasten]), "lm-brett", "lm-training")

    # Aufgaben stellen

    def geh_weiter(self):
        """Die nächste Aufgabe; eine übersprungene kommt wieder wie eine falsche."""
        if self.erster is None:
            self.plan = self.plan.nach(self.thema, richtig=False, sicher=False)
        self.stelle_aufgabe()
        self.felder[0].text.focus()

    def stelle_aufgabe(self):
        self.thema = self.plan.naechstes(self.themen.gewaehlt())
        self.aufgabe = _frisch(self.uebungen[self.thema], self.startwert, self.texte.get(self.thema))
        self.startwert, self.texte[self.thema] = self.aufgabe.startwert + 1, self.aufgabe.text
        self.nummer, self.erster, self.letzter = self.nummer + 1, None, None
        self.befund.value = self.hilfe.value = ""
        self.frage.value = _frage(self.aufgabe)
        self._zeige_felder()
        self.fang_neu_an(mit_blick=False)

    def _zeige_felder(self):
        namen = self.aufgabe.komponenten
        while len(self.felder) < len(namen):
            self.felder.append(Feld(len(self.felder), self.bei_eingabetaste, self.bei_aenderung))
        for feld, name in zip(self.felder, [*namen, *[""] * len(self.felder)]):
            feld.zeige(name, 1 + 0.55 * max(map(len, namen)))
        self.eingaben.children = [feld.kasten for feld in self.felder]

    def fang_neu_an(self, mit_blick=True):
        """Dieselbe Aufgabe noch einmal, mit leeren Feldern."""
        for feld in self.felder:
            feld.text.value = feld.neben.value = ""
        self.oeffne()
        if mit_blick:
            self.felder[0].text.focus()

    def oeffne(self):
        """Ein neuer Versuch: Auch die Einschätzung beginnt von vorn."""
        self.wartet, self.pruefe_nach_wahl = True, False
        self.wahl.vergiss()
        self.zeige_stand()

    # Prüfen

    def bei_aenderung(self, feld):
        """In einem Feld steht etwas anderes. War die Aufgabe schon gelöst, beginnt damit ein neuer Versuch."""
        self.rueckruf(feld.zeige_lesart)
        if not self.wartet:
            self.rueckruf(self.oeffne)

    def bei_eingabetaste(self, stelle):
        """Springt ins nächste Feld; im letzten wird geprüft."""
        letztes = stelle + 1 == len(self.aufgabe.komponenten)
        spaeter(lambda: self.rueckruf(self.pruefe if letztes else self.felder[stelle + 1].text.focus))

    def nach_wahl(self):
        """Wer schon prüfen wollte, muss das nach der Wahl nicht noch einmal sagen."""
        if self.pruefe_nach_wahl:
            self.pruefe()

    def pruefe(self):
        """Prüft, was dasteht. Was sich nicht lesen lässt oder nur falsch gerundet ist, wird zurückgefragt und ist kein Versuch; ohne Einschätzung auch nicht."""
        if not self.wartet:
            return
        felder = self.felder[: len(self.aufgabe.komponenten)]
        werte = [self._wert(feld, stelle) for stelle, feld in enumerate(felder)]
        if None in werte:
            felder[werte.index(None)].text.focus()
        elif self.wahl.sicher is None:
            self.pruefe_nach_wahl = True
            self.wahl.frag_nach(ERST_WAEHLEN)
        else:
            self.verbuche(self.aufgabe.pruefe(tuple(werte), sicher=self.wahl.sicher))

    def _wert(self, feld, stelle):
        wert = feld.lies()
        if wert not in (None, UNDEFINIERT) and self.aufgabe.abgeschnitten(wert, stelle):
            return feld.frag_zurueck(ABGESCHNITTEN)
        return wert

    def verbuche(self, befund):
        """Zeigt den Befund; der erste zu einer Aufgabe zählt für die Wiedervorlage. Nach einem falschen ist gleich der nächste Versuch dran."""
        zaehlt = ""
        if self.erster is None:
            self.erster, self.richtige, zaehlt = befund, self.richtige + bool(befund), stil.hinweis(FELDER[befund.sicher, bool(befund)])
            self.plan = self.plan.nach(self.thema, bool(befund), befund.sicher)
        self.letzter, self.wartet = befund, not befund
        self.befund.value = f'<div role="status">{replace(befund, hilfe="")._repr_html_()}{zaehlt}</div>'
        (self.zeige_stand if befund else self.oeffne)()
        if befund:
            self.weiter.focus()
        else:
            self._fuehre_zu(befund, self._falsche(befund))

    def _falsche(self, befund):
        """Die Felder, deren Zahl nicht stimmt, oder bei einem Wort statt einer Zahl das Feld, in dem es zu Unrecht steht."""
        if befund.komponenten:
            return [feld for feld, (_, stimmt) in zip(self.felder, befund.komponenten) if not stimmt]
        namen = self.aufgabe.komponenten
        return [feld for feld, name in zip(self.felder, namen) if name not in self.aufgabe.undefiniert and feld.lies() is UNDEFINIERT] or self.felder[:1]

    def _fuehre_zu(self, befund, felder):
        """Leert die falschen Felder, damit Neues nicht hinter dem Alten landet, und führt in das, von dem der Befund spricht."""
        gemeint = next((feld for feld in felder if befund.text.startswith((f"{feld.text.description}:", f"{feld.text.description} "))), felder[0])
        for feld in felder:
            feld.leere()
        gemeint.text.focus()

    # Hilfe und Anzeige

    def gib_tipp(self):
        self.hilfe.value = anzeige.Text(self.aufgabe.tipp().absaetze[0])._repr_html_()

    def gib_loesung(self):
        self.hilfe.value = self.aufgabe.loesung()._repr_html_()

    def zeige_stand(self):
        """Die Statuszeile und welche Knöpfe gerade einen Sinn haben."""
        self.stand.value = f'<div class="lm lm-stand" role="status">{standzeile(self.nummer, self.richtige, len(self.plan.kommt_wieder(self.themen.gewaehlt())), self.frueher)}</div>'
        self.pruefen.disabled = not self.wartet
        self.loesung.disabled = self.nochmal.disabled = self.letzter is None
        self.weiter.description = UEBERSPRINGEN if self.erster is None else WEITER
        markiere(self.weiter, not self.wartet, "lm-haupt")
        self.wahl.sperre(not self.wartet)


def standzeile(nummer, richtige, wieder, frueher=0):
    """Wo man steht, in einer Zeile HTML; `frueher` zählt, was schon vor diesem Trainer beantwortet war.

    >>> standzeile(4, 3, 1)
    '<b>Aufgabe 4</b> · 3 auf Anhieb richtig · 1 kommt wieder'
    """
    teile = [f"<b>Aufgabe {nummer}</b>", *([f"{frueher} schon früher"] if frueher else []), f"{richtige} auf Anhieb richtig", *([f"{wieder} {'kommt' if wieder == 1 else 'kommen'} wieder"] if wieder else [])]
    return " · ".join(teile)


def _frisch(uebung, startwert, vorige):
    """Die erste Variante ab `startwert`, die nicht zufällig dieselben Zahlen hat wie die vorige zu diesem Thema."""
    return next(variante for variante in map(uebung.variante, count(startwert)) if variante.text != vorige)


def _frage(aufgabe):
    return f'<div class="lm lm-aufgabe" aria-live="polite"><b class="lm-titel">{stil.sicher(aufgabe.titel)}</b>{anzeige.als_html(aufgabe.text)}</div>'
