"""Eine Szene vorführen: Frage, Abstimmung, Auflösung und danach die Erkundung; alles mit der Tastatur."""

import os

from ipywidgets import HTML, BoundedIntText, HBox, Label, Text, VBox

from ..explorer import stil
from ..vorfuehrung.folie import GROSS, aufloesung, folie, frage, meldung, naechste_frage
from ..vorfuehrung.stimmen import bild, lies_schaetzungen, nachfrage, nicht_gezaehlt, satz
from ..vorfuehrung.szenen import ALLE, finde
from . import regler
from .teile import Kasten, Rueckruf, markiere, mit_klasse

FOLIEN = "LERNMODUL_FOLIEN"  # gesetzt von der Konfiguration des Folienexports
AUFLOESEN, AUFGELOEST, WEITERFRAGEN, NOCH_EINMAL, NAECHSTE = "Auflösen", "Aufgelöst", "Weiterfragen", "Noch einmal", "Nächste Szene"
HOECHSTENS = 999
GEZEIGT = {}  # Name → die Szene, wie sie zuletzt aufgebaut wurde
HINWEIS = "mit Leerzeichen dazwischen; 0,7 und 70 heißen beide 70 %"

# Ein Browser rollt, was die Tastatur bekommt, in die Mitte; mit dem Rand darüber gehört zu „Weiterfragen“ auch das Bild.
# zoom statt größerer Schrift: So wachsen auch Bilder, Schieber und Abstände der Erkundung mit.
STIL = """<style>
.lm-szene,.lm-szene .widget-vbox,.lm-szene .widget-hbox{overflow:visible}
.lm-szene>.widget-html,.lm-szene .widget-html{margin-top:0;margin-bottom:0}
.lm-szene .lm-urne .widget-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.lm-szene .lm-urne .widget-text{margin:0;height:48px;width:92px;align-items:center}
.lm-szene .lm-urne input{font-size:21px;height:40px;padding:2px 8px}
.lm-szene .lm-schaetzfeld.widget-text{height:44px;width:auto;max-width:1080px;margin-left:0;margin-right:0;align-items:center}
.lm-szene .lm-schaetzfeld .widget-label{width:auto;height:auto;font-size:21px;line-height:1.4;margin-right:12px}
.lm-szene .lm-schaetzfeld input{font-size:21px;height:42px}
.lm-szene .lm-stimmbild{flex:1 1 auto;margin-left:12px}
.lm-szene .lm-knoepfe .jupyter-button{font-size:20px;height:42px;line-height:40px;padding:0 20px;width:auto;flex:none}
.lm-szene .lm-knoepfe .lm-haupt{background:var(--lm-blau);color:#fff}
[data-jp-theme-light="false"] .lm-szene .lm-knoepfe .lm-haupt{color:#111}
.lm-szene .lm-knoepfe .jupyter-button:focus-visible,.lm-szene input:focus-visible{outline:3px solid var(--lm-orange);outline-offset:-3px}
.lm-szene .lm-knoepfe{align-items:center}
.lm-szene .lm-knoepfe{margin:6px 0}
.lm-szene .lm-fragen{scroll-margin:530px 0 16px}
.lm-szene .lm-knoepfe .widget-html{margin-left:12px;flex:1 1 auto}
.lm-szene .lm-erkundung{margin-top:14px;zoom:1.4}
.jp-Cell:not(.jp-mod-active) .lm-erkundung{display:none}
.lm-szene{min-height:88vh}
.lm-szene .lm-anfang:focus-visible{outline:none!important}
.lm-szene .lm-anfang{height:0;margin:0;overflow:hidden;scroll-margin:100px 0 calc(100vh - 214px)}
.lm-szene .lm-urne>:first-child input,.lm-szene .lm-schaetzfeld input{scroll-margin:230px 0 calc(100vh - 420px)}
</style>"""


class Buehne(Kasten):
    """Ein Kasten, den ein Folienexport auch ohne Kernel zeigen kann."""

    def __init__(self, kinder, html):
        super().__init__(kinder)
        self._html = html

    def _repr_mimebundle_(self, **angaben):
        if os.environ.get(FOLIEN):
            return {"text/plain": repr(self), "text/html": self._html}
        return super()._repr_mimebundle_(**angaben)


def szene(name=""):
    """Führt eine Szene vor: erst vermuten lassen, dann auflösen.

    Einheit/Form: `name` wie "meldet_nie"; ein Widget.
    Fehler: ValueError mit allen Namen, wenn es die Szene nicht gibt oder keine genannt ist.
    """
    GEZEIGT[name] = gezeigt = _Vorfuehrung(name, finde(name))
    return gezeigt.kasten


class _Vorfuehrung:
    """Hält die Eingaben einer Gruppe und ob aufgelöst ist."""

    def __init__(self, name, szene):
        self.name, self.szene, self.offen = name, szene, False
        self.bild, self.meldung, self.worte, self.naechste = HTML(), HTML(), HTML(), HTML()
        self.rueckruf, self.platz = Rueckruf(self.meldung, als=meldung), mit_klasse(VBox(), "lm-erkundung")
        # Anders als ein Zahlenfeld nimmt dieser Text die Tastatur vom Kernel an; Tab führt ins erste Feld.
        self.anfang = mit_klasse(Label(szene.titel, tabbable=False), "lm-anfang")
        self.felder = self._felder()
        self.aufloesen = mit_klasse(self.rueckruf.knopf(AUFLOESEN, self.loese_auf), "lm-haupt")
        self.fragen = mit_klasse(self.rueckruf.knopf(WEITERFRAGEN, self.frag_weiter), "lm-fragen")
        self.hinueber = self.rueckruf.knopf(NAECHSTE, lambda: self.danach().anfang.focus())
        self.weiter = mit_klasse(HBox([self.fragen, self.naechste, self.hinueber], layout={"display": "none"}), "lm-knoepfe")
        self.kasten = self._kasten()
        self.zeige()

    def _felder(self):
        if self.szene.art == "zahl":
            hinweis = HINWEIS if self.szene.einheit == "%" else "eine nach der anderen, mit Leerzeichen dazwischen"
            felder = [mit_klasse(Text(description="Schätzungen", placeholder=hinweis), "lm-schaetzfeld")]
        else:
            felder = [BoundedIntText(min=0, max=HOECHSTENS, description=f"Stimmen für {antwort}") for antwort in self.szene.antworten]
        for feld in felder:
            feld.observe(lambda _: self.rueckruf(self.zeige), names="value")
        return felder

    def _kasten(self):
        knoepfe = mit_klasse(HBox([self.aufloesen, self.rueckruf.knopf(NOCH_EINMAL, self.fang_neu_an)]), "lm-knoepfe")
        kopf = HTML(stil.STIL + GROSS + STIL + frage(self.szene))
        teile = [self.anfang, kopf, *self._mitte(), knoepfe, self.worte, self.weiter, self.platz]
        return mit_klasse(Buehne(teile, folie(self.szene)), "lm-brett", "lm-szene")

    def _mitte(self):
        if self.szene.art == "zahl":
            return [*self.felder, self.meldung, self.bild]
        return [HBox([mit_klasse(VBox(self.felder), "lm-urne"), mit_klasse(self.bild, "lm-stimmbild")]), self.meldung]

    def eingaben(self):
        """Stimmen je Antwort oder die lesbaren Schätzungen, und was über die unlesbaren zu sagen ist."""
        if self.szene.art == "wahl":
            return [feld.value for feld in self.felder], ""
        gelesen = lies_schaetzungen(self.felder[0].value, self.szene)
        return gelesen.werte, nicht_gezaehlt(gelesen) if self.offen else nachfrage(gelesen, self.szene)

    def zeige(self):
        """Vor dem Auflösen steht über dem Bild, was nicht zu lesen war, danach hinter dem Satz zur Gruppe."""
        eingaben, unlesbar = self.eingaben()
        self.meldung.value = meldung(unlesbar) if unlesbar and not self.offen else ""
        self.bild.value = bild(self.szene, eingaben, self.offen)
        self.worte.value = aufloesung(self.szene, f"{satz(self.szene, eingaben)} {unlesbar}".strip()) if self.offen else ""

    def loese_auf(self):
        """Zeigt die Wahrheit und stellt die Erkundung darunter; ein zweites Mal ändert nichts.

        Die Tastatur steht danach unter der Erklärung, und der Browser rollt so weit mit, dass alles darüber zu sehen ist.
        """
        if not self.offen:
            self.offen, self.aufloesen.description = True, AUFGELOEST
            self.aufloesen.remove_class("lm-haupt")
            self.zeige()
            self.weiter.layout.display, self.hinueber.layout.display = None, None if self.danach() else "none"
            self.fragen.focus()
            self.platz.children = [getattr(regler, f"erkunde_{self.szene.erkunde}")(vermutung=False, **self.szene.start)]

    def danach(self):
        """Die Szene, die auf diese folgt, sofern sie im Notebook schon aufgebaut ist."""
        spaeter = list(ALLE)[list(ALLE).index(self.name) + 1:]
        return next((GEZEIGT[name] for name in spaeter if name in GEZEIGT), None)

    def frag_weiter(self):
        self.naechste.value = naechste_frage(self.szene)

    def fang_neu_an(self):
        """Für die nächste Gruppe: nichts eingetragen, nichts aufgelöst."""
        self.offen, self.aufloesen.description, self.platz.children = False, AUFLOESEN, ()
        self.aufloesen.add_class("lm-haupt")
        self.naechste.value, self.weiter.layout.display = "", "none"
        for feld in self.felder:
            feld.value = 0 if self.szene.art == "wahl" else ""
        self.zeige()
        self.anfang.focus()
