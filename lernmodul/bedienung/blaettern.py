"""Eines nach dem anderen ansehen und etwas dazu festhalten; gespeichert wird nach jeder Änderung in eine CSV-Datei."""

import os
from pathlib import Path
from threading import RLock

from ipywidgets import HTML, VBox

from ..explorer import stil
from ..metriken.grundlagen import liste, meldung
from .teile import Kasten, knopf, mit_klasse, reihe

STIL = """<style>
.lm-notizen{max-width:46rem;overflow:visible}
.lm-notizen .jupyter-button{width:auto}
.lm-notizen .lm-antwort{white-space:pre-wrap;overflow-wrap:anywhere;max-height:17em;overflow:auto;
  margin:6px 0 8px;padding:8px 12px;border:1px solid var(--lm-linie);border-radius:6px}
.lm-notizen .lm th{width:10.5em;white-space:nowrap;vertical-align:top;color:var(--lm-leise)}
.lm-notizen .lm td{overflow-wrap:anywhere}
.lm-notizen textarea{font-family:inherit}
.lm-notizen .widget-toggle-buttons{display:flex;flex-wrap:wrap;align-items:center;overflow:visible}
.lm-notizen .widget-toggle-buttons>.widget-label{width:27em!important;max-width:100%;height:auto;
  text-align:left;white-space:normal;line-height:1.35}
@container (max-width:24rem){.lm-notizen .lm th{width:7em;white-space:normal}}
</style>"""


class Brett:
    """Eine Karte, davor und danach die Knöpfe. Rückrufe laufen in wechselnden Threads, deshalb das Schloss.

    `karte` ist die Klasse der Karten: Werte mit einem `kasten`, die sich mit `zeige()` an das Gespeicherte angleichen.
    """

    naechste = "nächste Antwort"

    def __init__(self, antworten, ablage, karte):
        self.antworten, self.ablage, self.karte, self.karten, self.schloss = antworten, ablage, karte, {}, RLock()
        self.zurueck, self.weiter = knopf("zurück", lambda: self.geh(-1)), knopf("weiter", lambda: self.geh(1))
        self.unten = knopf(self.naechste, self.geh_nach_oben, align_self="flex-start")
        self.fortschritt, self.stand, self.platz = HTML(), HTML(), VBox(layout={"overflow": "visible"})
        leiste = reihe(self.zurueck, self.weiter, self.fortschritt)
        self.kasten = mit_klasse(Kasten([HTML(stil.STIL + STIL), leiste, self.platz, self.unten, self.stand]), "lm-brett", "lm-notizen")
        self.stelle = next((stelle for stelle, antwort in enumerate(antworten) if not ablage.fertig(antwort["id"])), 0)
        self.zeige()

    def geh(self, schritt):
        with self.schloss:
            self.stelle = min(max(self.stelle + schritt, 0), len(self.antworten) - 1)
            self.ablage.sichere()
            self.zeige()

    def geh_nach_oben(self):
        """Wer unten weitergeht, liest oben weiter, auch mit der Tastatur."""
        self.geh(1)
        (self.zurueck if self.weiter.disabled else self.weiter).focus()

    def zeige(self):
        """Jede Antwort hat eigene Felder, sonst träfe ein später Tastendruck schon die nächste."""
        if self.stelle not in self.karten:
            self.karten[self.stelle] = self.karte(self.antworten[self.stelle], self.ablage, self.melde, self.schloss)
        self.karten[self.stelle].zeige()
        self.platz.children = (self.karten[self.stelle].kasten,)
        self.zurueck.disabled = self.stelle == 0
        self.weiter.disabled = self.unten.disabled = self.stelle == len(self.antworten) - 1
        self.melde()

    def melde(self):
        """Wie weit man ist und ob gespeichert wurde."""
        fertige, gesamt = sum(self.ablage.fertig(antwort["id"]) for antwort in self.antworten), len(self.antworten)
        text = f"<b>{self.stelle + 1} von {gesamt}</b> · {self.wie_weit(fertige, gesamt)}"
        self.fortschritt.value = f'<div class="lm" role="status">{text}</div>'
        self.stand.value = _stand(self.ablage)

    def wie_weit(self, fertige, gesamt):
        return "alle fertig" if fertige == gesamt else f"{fertige} fertig"


def _stand(ablage):
    name = stil.sicher(ablage.pfad.name)
    if ablage.fehler:
        was = "Nicht gespeichert in" if ablage.ungespeichert else "Nicht gelesen:"
        wieder = "Deine Angaben stehen noch hier. Bei jeder Änderung und jedem Blättern wird es wieder versucht."
        rest = wieder if ablage.ungespeichert else ""
        return f'<div class="lm"><p class="lm-meldung" role="alert"><b>{was} {name}.</b> {stil.sicher(ablage.fehler)} {rest}</p></div>'
    text = f"Alles gespeichert in {name}." if ablage.saetze else f"Gespeichert wird in {name}, sobald du etwas einträgst."
    return f'<div class="lm lm-leise" role="status">{text}</div>'


# Angaben prüfen


def lies_pfad(datei):
    """Der Pfad einer CSV-Datei in einem Ordner, den es gibt; ein späterer Ordnerwechsel ändert ihn nicht.

    Fehler: TypeError, wenn `datei` kein Pfad ist, ValueError, wenn sie ein Ordner ist oder ihr Ordner fehlt.
    """
    if not isinstance(datei, (str, os.PathLike)) or not str(datei).strip():
        raise TypeError(meldung("datei", datei, 'ein Pfad als Text, zum Beispiel "meine_datei.csv"'))
    pfad = Path(datei).expanduser().resolve()
    if pfad.is_dir():
        raise ValueError(f"datei ist {str(datei)!r}, ein Ordner. Gebraucht wird der Pfad einer CSV-Datei darin.")
    if not pfad.parent.is_dir():
        raise ValueError(f"datei ist {str(datei)!r}, aber den Ordner {pfad.parent} gibt es nicht. Leg ihn an oder gib einen anderen an.")
    return pfad


def lies_antworten(antworten, schluessel, lies_eine):
    """Die Antworten, jede mit `lies_eine(ort, antwort)` geprüft, und keine id zweimal.

    Fehler: TypeError oder ValueError mit Stelle und Wert.
    """
    if not liste("antworten", antworten, f"eine Liste von dicts mit {', '.join(schluessel)}"):
        raise ValueError("antworten ist leer. Gebraucht wird mindestens eine Antwort.")
    geprueft = [lies_eine(f"antworten[{stelle}]", antwort) for stelle, antwort in enumerate(antworten)]
    stellen = {}
    for stelle, antwort in enumerate(geprueft):
        if (erste := stellen.setdefault(antwort["id"], stelle)) != stelle:
            raise ValueError(f"antworten[{stelle}] hat die id {antwort['id']!r}, die steht schon bei antworten[{erste}].")
    return geprueft


def lies_id(ort, wert):
    """Eine id als Text ohne Leerraum am Rand."""
    if isinstance(wert, bool) or not isinstance(wert, (str, int)) or not str(wert).strip():
        raise TypeError(meldung(ort, wert, "ein Text oder eine ganze Zahl, nicht leer"))
    return str(wert).strip()


def lies_text(ort, wert, oder_none=False):
    """Der Wert selbst, wenn er ein Text ist oder None sein darf."""
    if not (isinstance(wert, str) or (oder_none and wert is None)):
        raise TypeError(meldung(ort, wert, "ein Text oder None" if oder_none else "ein Text"))
    return wert
