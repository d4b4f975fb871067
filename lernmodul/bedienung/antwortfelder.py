"""Womit man im Trainer antwortet: ein Feld für eine Zahl, die Selbsteinschätzung und die Wahl der Themen."""

from ipywidgets import HTML, Checkbox, GridBox, HBox, Text, VBox

from ..aufgaben.eingabe import lies_eingabe
from ..aufgaben.lesen import UNDEFINIERT, Formfehler
from ..explorer import stil
from ..wiedervorlage import REGEL
from .teile import knopf, markiere, mit_klasse, reihe


class Feld:
    """Ein Textfeld, daneben die gelesene Zahl oder eine Rückfrage. Es meldet seinen Wert erst, wenn man es verlässt oder die Eingabetaste drückt."""

    def __init__(self, stelle, bei_eingabetaste, bei_aenderung):
        self.text, self.neben = Text(continuous_update=False, placeholder="deine Zahl"), HTML()
        self.neben.layout.flex = "1 1 0"
        self.kasten = HBox([self.text, self.neben], layout={"align_items": "center", "overflow": "visible"})
        self.text.on_msg(lambda _, inhalt, __: bei_eingabetaste(stelle) if inhalt.get("event") == "submit" else None)
        self.text.observe(lambda _: bei_aenderung(self), names="value")

    def zeige(self, name, breite):
        """Stellt das Feld auf einen Namen ein; ohne Namen verschwindet es."""
        self.text.description, self.text.tooltip = name, name
        self.text.style.description_width = f"{breite:g}em"
        self.text.layout.width = f"{breite + 11:g}em"
        self.kasten.layout.display = "" if name else "none"

    def zeige_lesart(self):
        """Sagt dazu, welche Zahl gelesen wurde, wo man es dem Text nicht ansieht."""
        getippt = self.text.value.strip()
        wert = self.lies() if getippt else UNDEFINIERT
        if wert is not None:
            zahl = "" if wert is UNDEFINIERT else str(round(float(wert), 3)).removesuffix(".0")
            self.neben.value = "" if zahl in ("", getippt.replace(",", ".")) else f'<div class="lm lm-leise">= {zahl}</div>'

    def lies(self):
        """Die getippte Zahl oder None; dann steht daneben, was zu tun ist."""
        try:
            return lies_eingabe(self.text.value)
        except Formfehler as form:
            return self.frag_zurueck(form.text)

    def frag_zurueck(self, text):
        """Fragt neben dem Feld nach; eine Zahl gibt es damit keine."""
        self.neben.value = _rueckfrage(text)

    def leere(self):
        """Leert das Feld; daneben bleibt, was vorhin darin stand."""
        alt = self.text.value.strip()
        self.text.value = ""
        self.neben.value = f'<div class="lm lm-leise">vorhin {stil.sicher(alt)}</div>'


def _rueckfrage(text):
    return f'<div class="lm lm-rueckfrage" role="alert">{stil.sicher(text)}</div>'


class Wahl:
    """Sicher oder unsicher, nichts davon ist vorgewählt. Der Haken am Knopf sagt die Wahl auch ohne Farbe."""

    def __init__(self, nach_wahl):
        self.sicher, self.danach = None, nach_wahl
        self.knoepfe = {wert: knopf("", lambda wert=wert: self.waehle(wert), width="7.5em") for wert in (True, False)}
        self.bitte = HTML()
        self.kasten = mit_klasse(reihe(HTML('<div class="lm">Du bist dir</div>'), *self.knoepfe.values(), self.bitte), "lm-wahl")
        self.vergiss()

    def waehle(self, wert):
        self._setze(wert, "")
        self.danach()

    def vergiss(self):
        self._setze(None, "")

    def frag_nach(self, text):
        self._setze(None, _rueckfrage(text))

    def sperre(self, zu):
        for einer in self.knoepfe.values():
            einer.disabled = zu

    def _setze(self, wert, bitte):
        self.sicher, self.bitte.value = wert, bitte
        for jeder, knopf in self.knoepfe.items():
            gewaehlt = jeder is wert
            knopf.description = f"{'✓ ' if gewaehlt else ''}{'sicher' if jeder else 'unsicher'}"
            markiere(knopf, gewaehlt)


class Themen:
    """Welche Themen drankommen; eines bleibt immer. Die Liste klappt auf, wenn man sie braucht."""

    def __init__(self, uebungen, nach_wahl):
        self.haken = {name: Checkbox(value=True, description=uebung.titel, indent=False, layout={"width": "auto"}) for name, uebung in uebungen.items()}
        self.hinweis, self.danach = HTML(), nach_wahl
        for haken in self.haken.values():
            haken.observe(lambda aenderung, haken=haken: self.aendere(haken), names="value")
        self.knopf = knopf("", self.klappe, align_self="flex-start")
        spalten = {"grid_template_columns": "repeat(auto-fit, minmax(min(100%, 21em), 1fr))", "overflow": "visible"}
        self.liste = VBox([GridBox(list(self.haken.values()), layout=spalten), self.hinweis], layout={"display": "none", "overflow": "visible"})
        self.kasten = mit_klasse(VBox([HTML(stil.hinweis(REGEL)), self.knopf, self.liste], layout={"overflow": "visible"}), "lm-themen")
        self._zaehle()

    def gewaehlt(self):
        return [name for name, haken in self.haken.items() if haken.value]

    def klappe(self):
        self.liste.layout.display = "" if self.liste.layout.display else "none"

    def aendere(self, haken):
        self.hinweis.value = stil.hinweis("Gilt ab der nächsten Aufgabe.")
        if not self.gewaehlt():
            haken.value = True
            self.hinweis.value = stil.hinweis("Ein Thema muss bleiben.")
        self._zaehle()
        self.danach()

    def _zaehle(self):
        self.knopf.description = f"Themen auswählen ({len(self.gewaehlt())} von {len(self.haken)})"
