"""Auswahlfragen und Selbsteinschätzung als Widgets."""

from ipywidgets import HTML, Checkbox, VBox

from ..aufgaben.anzeige import Text, als_html, als_zeile
from ..aufgaben.fragen import WIEDERHOLUNG
from ..aufgaben.fragen_quiz import QUIZ
from ..aufgaben.pruefstein import MUSTERANTWORT, RUBRIK
from ..explorer import stil
from .teile import Kasten, knopf, markiere, mit_klasse

GENUG_WOERTER = 25

STIL = """<style>
.lm-quiz{max-width:46rem;overflow:visible}
.lm-quiz .jupyter-button{height:auto;min-height:var(--jp-widgets-inline-height);white-space:normal;text-align:left;line-height:1.4;padding:5px 12px}
.lm-quiz .lm-gewaehlt{outline:2px solid var(--jp-brand-color1);outline-offset:-2px}
.lm-quiz .widget-checkbox .widget-label-basic{display:flex;align-items:flex-start;gap:6px;white-space:normal;line-height:1.4;height:auto;padding:4px 0}
.lm-quiz .widget-checkbox .widget-label-basic input{flex:none;align-self:flex-start;margin:3px 0 0}
.lm-quiz .widget-checkbox{height:auto;min-height:var(--jp-widgets-inline-height)}
.lm-quiz .lm-eintrag{padding:8px 0 12px}
</style>"""


def wiederholung(kapitel):
    """Die zwei Wiederholungsfragen am Anfang eines Notebooks.

    Einheit/Form: `kapitel` als Text wie "02".
    Fehler: ValueError, wenn es zu diesem Kapitel keine Fragen gibt.
    """
    if kapitel not in WIEDERHOLUNG:
        gibt_es = ", ".join(map(repr, WIEDERHOLUNG))
        raise ValueError(f"Zu Kapitel {kapitel!r} gibt es keine Wiederholungsfragen. Es gibt, als Text: {gibt_es}.")
    return _Runde(WIEDERHOLUNG[kapitel]).kasten


def quizrunde():
    """Das Quiz zum Abschluss der Lektion."""
    return _Runde(QUIZ).kasten


class _Runde:
    """Mehrere Fragen untereinander und eine Zeile, die den Stand sagt."""

    def __init__(self, fragen):
        self.eintraege = [_Eintrag(frage, nummer, self.zaehle) for nummer, frage in enumerate(fragen, 1)]
        self.stand = HTML()
        self.kasten = mit_klasse(Kasten([HTML(stil.STIL + STIL), *(eintrag.kasten for eintrag in self.eintraege), self.stand]), "lm-quiz")

    def zaehle(self):
        """Sagt am Ende, wie der erste Versuch ausging und wie gut die eigene Sicherheit dazu passte."""
        erste = [eintrag.erster for eintrag in self.eintraege]
        if None in erste:
            return
        richtig = sum(gut for gut, _ in erste)
        sicher_falsch = sum(sicher and not gut for gut, sicher in erste)
        satz = f"Beim ersten Versuch richtig: {richtig} von {len(erste)}."
        if sicher_falsch:
            satz += f" Sicher und trotzdem daneben: {sicher_falsch}. Solche Stellen lohnen den zweiten Blick am meisten."
        self.stand.value = f'<div class="lm"><p class="lm-satz" role="status">{stil.sicher(satz)}</p></div>'


class _Eintrag:
    """Eine Frage: erst festlegen, ob man sicher ist, dann wählen. Nach der ersten Wahl darf man die anderen ansehen."""

    def __init__(self, frage, nummer, danach):
        self.frage, self.danach, self.erster = frage, danach, None
        self.sicher = Checkbox(description="Ich bin mir sicher", indent=False, layout={"width": "auto"})
        self.knoepfe = [
            knopf(antwort.text, lambda antwort=antwort: self.waehle(antwort), max_width="100%", align_self="flex-start") for antwort in frage.antworten
        ]
        self.rueckmeldung = HTML()
        kopf = HTML(f'<div class="lm"><b>{nummer}.</b> {als_zeile(frage.text)}</div>')
        self.kasten = mit_klasse(VBox([kopf, self.sicher, *self.knoepfe, self.rueckmeldung]), "lm-eintrag")

    def waehle(self, antwort):
        """Zeigt die Rückmeldung zu dieser Antwort; der erste Versuch wird gemerkt."""
        if self.erster is None:
            self.erster = antwort.richtig, self.sicher.value
            self.sicher.disabled = True
        for einer, jede in zip(self.knoepfe, self.frage.antworten, strict=True):
            markiere(einer, jede is antwort)
        urteil = "✓ Stimmt." if antwort.richtig else "✗ Stimmt nicht."
        self.rueckmeldung.value = f'<div class="lm" role="status"><b>{urteil}</b> {stil.sicher(antwort.rueckmeldung)}</div>'
        self.danach()


def selbsteinschaetzung(text):
    """Nach dem Schreiben: was in einer guten Antwort steht, zum Abhaken, und eine Musterantwort auf Knopfdruck.

    Einheit/Form: `text` ist deine Antwort als Text; bei `...` oder sehr wenigen Wörtern kommt nur ein Hinweis zurück.
    """
    if not isinstance(text, str) or text.strip() in ("", "..."):
        return Text("… **Noch offen.** Ersetz die drei Punkte durch deine Antwort, als Text zwischen dreifachen Anführungszeichen.")
    if len(text.split()) < GENUG_WOERTER:
        return Text("… **Noch etwas knapp.** Schreib vier bis acht Sätze, so wie du es der Chefin sagen würdest. Danach vergleichst du deine Antwort mit einer Musterantwort.")
    return _Einschaetzung().kasten


class _Einschaetzung:
    def __init__(self):
        self.haken = [Checkbox(description=punkt, indent=False, layout={"width": "auto"}) for punkt in RUBRIK]
        for haken in self.haken:
            haken.observe(lambda _: self._zaehle(), names="value")
        self.stand, self.muster = HTML(), HTML()
        muster_zeigen = knopf("Musterantwort zeigen", self._zeige, align_self="flex-start")
        kopf = HTML(f'{stil.STIL}{STIL}<div class="lm"><b>Was davon steht in deiner Antwort?</b> Hak ehrlich ab, es sieht niemand.</div>')
        self.kasten = mit_klasse(Kasten([kopf, *self.haken, self.stand, muster_zeigen, self.muster]), "lm-quiz")
        self._zaehle()

    def _zaehle(self):
        genannt = sum(haken.value for haken in self.haken)
        self.stand.value = f'<div class="lm"><p class="lm-satz" role="status">{genannt} von {len(RUBRIK)} Punkten genannt.</p></div>'

    def _zeige(self):
        self.muster.value = f'<div class="lm">{"".join(als_html(absatz) for absatz in MUSTERANTWORT)}</div>'
