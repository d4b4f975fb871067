"""Eine Bühne für die Klasse: ein Programm zeigen, abstimmen lassen, vor aller Augen prüfen, weiter zum nächsten."""

from ipywidgets import HTML, BoundedIntText, HBox, VBox

from ..aufgaben.abgaben import runden
from ..aufgaben.anzeige import als_html
from ..explorer import stil
from ..vorfuehrung.folie import GROSS
from ..vorfuehrung.stimmen import bild, satz
from .teile import Rueckruf, mit_klasse
from .vorfuehren import Buehne

KLASSE = 999  # so viele Hände zählt niemand
FRAGE = "Was sagt die Prüfung dazu? Hände hoch für A bis D."
# Groß genug für die letzte Reihe: 16,5 px Programm, 18 bis 19 px Text; nebeneinander passt beides auf 1280 × 720, auch im Präsentationsmodus.
# Ein Browser rollt, was die Tastatur bekommt, in die Mitte; mit dem Rand darunter gehört zu „nächste“ die ganze Bühne.
STIL = """<style>
.lm-brett.lm-buehne{max-width:78rem;font-size:19px;overflow:visible}
.lm-buehne .lm{font-size:19px;max-width:none}
.lm-buehne .jupyter-button{width:auto;height:auto;font-size:18px;line-height:1.3;padding:6px 16px}
.lm-buehne .lm-stand{padding-right:14px}
.lm-buehne .lm-leiste .jupyter-button{scroll-margin-bottom:545px}
.lm-buehne .lm-mitte{gap:8px 20px}
.lm-buehne .lm-links{flex:1 1 36rem;min-width:0;overflow:visible}
.lm-buehne .lm-rechts{flex:1 1 22rem;min-width:0;overflow:visible}
.lm-brett.lm-buehne pre{margin:0;padding:8px 14px;border:1px solid var(--lm-linie);border-radius:8px;background:var(--lm-flaeche);color:var(--lm-text);
  white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal;font:16.5px/1.28 var(--jp-code-font-family,monospace)}
.lm-buehne pre span{display:block;padding-left:var(--einzug);text-indent:calc(-1*var(--einzug))}
.lm-buehne .lm-wahl,.lm-buehne .lm-wahl .widget-text{overflow:visible}
.lm-buehne .lm-wahl .widget-text{flex-direction:row-reverse;justify-content:flex-end;align-items:center;width:auto;height:auto;margin:3px 2px}
.lm-buehne .lm-wahl .widget-label{width:auto!important;height:auto;flex:1 1 0;font-size:19px;line-height:1.3;white-space:normal;text-align:left;
  margin:0 0 0 10px;color:var(--lm-text)}
.lm-buehne .lm-wahl input{flex:0 0 4.2em!important;height:38px;font-size:19px}
.lm-buehne .lm-gross.lm-stimmen{grid-auto-rows:auto;gap:8px 10px;font-size:19px}
.lm-buehne .lm.lm-gross{font-size:19px;max-width:none}
.lm-buehne .lm.lm-gross .lm-satz{margin:6px 0 10px}
.lm-buehne .lm-links .lm-stimmen{margin-top:14px}
.lm-buehne .lm p{margin:0 0 10px}
.lm-buehne .lm-befund{margin-top:8px!important}
.lm-buehne .lm-befund p{font-size:18px;line-height:1.36}
.lm-brett.lm-buehne code{font-size:16.5px}
</style>"""


def zeige(uebung, anzahl):
    """Das Widget mit `anzahl` falschen Lösungen und der richtigen dazwischen."""
    return _Abstimmung(uebung, runden(uebung, anzahl)).kasten


class _Abstimmung:
    """Eine Runde zur Zeit, immer in denselben Feldern, damit die Tastatur ihren Platz behält.

    `stimmen` und `befunde` merken sich je Runde, was eingetragen und was geprüft ist. Geprüft werden im Rückruf nur unsere eigenen
    Programme, und die enden alle.
    """

    def __init__(self, uebung, runden_):
        self.uebung, self.runden, self.stelle, self.stimmen, self.befunde = uebung, runden_, 0, {}, {}
        self.stand, self.urteil, self.programm, self.stimmenbild, self.befund = (HTML() for _ in range(5))
        rueckruf = Rueckruf(self.urteil)
        self.felder = [BoundedIntText(min=0, max=KLASSE, layout={"width": "auto"}) for _ in runden_[0].antworten]
        self.zurueck, self.weiter = rueckruf.knopf("zurück", lambda: self.geh(-1)), rueckruf.knopf("nächste", lambda: self.geh(1))
        self.pruefen = rueckruf.knopf("Prüfen", self.pruefe, align_self="flex-start")
        self.wahl = mit_klasse(VBox([HTML(f'<div class="lm">{FRAGE}</div>'), *self.felder]), "lm-wahl")
        self.kasten = self._kasten()
        self.zeige()

    def _kasten(self):
        frage = [] if self.uebung.ist_funktion else [HTML(f'<div class="lm">{als_html(self.uebung.text)}</div>')]
        leiste = HBox([self.stand, self.zurueck, self.weiter], layout={"align_items": "center", "overflow": "visible"})
        links = mit_klasse(VBox([*frage, self.programm, self.stimmenbild]), "lm-links")
        rechts = mit_klasse(VBox([self.wahl, self.pruefen, self.befund]), "lm-rechts")
        mitte = HBox([links, rechts], layout={"flex_flow": "row wrap", "overflow": "visible"})
        teile = [HTML(stil.STIL + GROSS + STIL), mit_klasse(leiste, "lm-leiste"), self.urteil, mit_klasse(mitte, "lm-mitte")]
        return mit_klasse(Buehne(teile, _folie(self.uebung, self.runden[0])), "lm-brett", "lm-buehne")

    def geh(self, schritt):
        """Blättert um eine Runde. Die Tastatur bleibt auf dem Knopf, Tab führt von dort ins erste Feld."""
        self.merke()
        self.stelle = min(max(self.stelle + schritt, 0), len(self.runden) - 1)
        self.zeige()
        self._danach(schritt).focus()

    def merke(self):
        self.stimmen[self.stelle] = [feld.value for feld in self.felder]

    def pruefe(self):
        """Gibt die Abgabe der Prüfung, so wie es Lernende tun; erst danach steht da, was richtig war."""
        self.merke()
        self.befunde[self.stelle] = self.runden[self.stelle].abgabe.befund()
        self.zeige()
        self._danach(1).focus()

    def _danach(self, schritt):
        """Der Knopf in Blätterrichtung, am Rand der andere: Auf einem gesperrten ginge die Tastatur verloren."""
        vorn, hinten = (self.weiter, self.zurueck)[::schritt]
        return hinten if vorn.disabled else vorn

    def zeige(self):
        runde, geprueft = self.runden[self.stelle], self.stelle in self.befunde
        self.stand.value = f'<div class="lm lm-stand" role="status"><b>{stil.sicher(self.uebung.titel)}</b> · Abgabe {self.stelle + 1} von {len(self.runden)}</div>'
        self.programm.value = f"<pre>{_zeilen(runde.abgabe.text)}</pre>"
        for feld, antwort, zahl in zip(self.felder, runde.antworten, self.stimmen.get(self.stelle, [0] * len(self.felder))):
            feld.description, feld.value = antwort, zahl
        self.wahl.layout.display = self.pruefen.layout.display = "none" if geprueft else None
        self.befund.value = f'<div class="lm" role="status">{self.befunde[self.stelle]._repr_html_()}</div>' if geprueft else ""
        self.urteil.value, self.stimmenbild.value = self._urteil(runde) if geprueft else ("", "")
        self.zurueck.disabled, self.weiter.disabled = self.stelle == 0, self.stelle == len(self.runden) - 1

    def _urteil(self, runde):
        """Was richtig war und was die Gruppe meinte, in einem Satz und als Bild. Der Satz steht oben, damit rechts der ganze Befund Platz hat."""
        stimmen = self.stimmen[self.stelle]
        richtig = f'<b class="lm-wahr">✓ {stil.sicher(runde.wahrheit)}</b>'
        return f'<div class="lm lm-gross"><p class="lm-satz">{richtig} · {stil.sicher(satz(runde, stimmen))}</p></div>', f'<div class="lm">{bild(runde, stimmen, True)}</div>'


def _zeilen(programm):
    """Jede Zeile für sich: Was umbricht, rückt weiter ein als ihr Anfang und sieht nicht aus wie eine neue Anweisung."""
    einzuege = [(len(zeile) - len(zeile.lstrip()), stil.sicher(zeile)) for zeile in programm.splitlines()]
    return "".join(f'<span style="--einzug:{einzug + 6}ch">{zeile or "&nbsp;"}</span>' for einzug, zeile in einzuege)


def _folie(uebung, runde):
    """Was ein Folienexport zeigt, in dem niemand prüfen kann: die erste Abgabe und die Antworten."""
    antworten = "".join(f"<li>{stil.sicher(antwort)}</li>" for antwort in runde.antworten)
    return f'{stil.STIL}<div class="lm"><p><b>{stil.sicher(uebung.titel)}</b></p><pre>{stil.sicher(runde.abgabe.text)}</pre><ul style="list-style:none">{antworten}</ul></div>'
