"""Antworten eine nach der anderen ansehen und festhalten, was einem auffällt; gespeichert wird nach jeder Änderung in eine CSV-Datei."""

import os
from pathlib import Path
from threading import RLock

from ipywidgets import HTML, Button, HBox, Text, Textarea, ToggleButtons, VBox

from ..explorer import stil
from ..golden_set import OHNE_FEHLER, kategorie
from ..metriken.grundlagen import felder, ist_bool, liste, meldung
from .notizdatei import BEOBACHTUNGEN, Ablage
from .regler import Kasten

SCHLUESSEL = ("id", "frage", "erwartet", "antwort", "quelle", "gefunden", "abgelehnt")
FRAGEN = (
    "Ist die erwartete Quelle unter dem Gefundenen?",
    "Steht in der genannten Quelle, was die Antwort behauptet?",
    "Ist alles beantwortet, wonach gefragt war?",
    "War es richtig, {}?",
)
STUFEN = (("Ja", "ja"), ("Nein", "nein"), ("noch offen", ""))
EIGENE_HOECHSTENS, GEFUNDEN_HOECHSTENS = 5, 5
OHNE_ANTWORT = (
    "Gibt es im Korpus keine Antwort, beantworte die erste Frage mit Ja: Es war nichts zu finden. "
    "Eine Ablehnung behauptet nichts, also Ja bei der zweiten; war sie richtig, auch bei der dritten."
)
ZU_VIELE = "Es gibt schon {} eigene Kategorien. Bei mehr als fünf verteilen sich die Fehler zu dünn: Nimm statt „{}“ eine der vorhandenen."
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
</style>"""


def antworten_ansehen(antworten, datei):
    """Zeigt Antworten eine nach der anderen; vier Beobachtungen, eine Kategorie und eine Notiz je Antwort landen sofort in `datei`.

    Einheit/Form: `antworten` eine Liste von dicts mit `id`, `frage`, `erwartet` (Quelle oder None: keine Antwort im Korpus), `antwort`,
    `quelle` (genannte Quelle oder None), `gefunden` (Liste von Quellen, beste zuerst) und `abgelehnt`; `datei` der Pfad einer CSV-Datei.
    Gibt es sie schon, geht es bei der ersten Antwort weiter, die nicht fertig ist. Fremde Zeilen und Spalten bleiben stehen.
    Fehler: TypeError oder ValueError mit Stelle und Wert bei unbrauchbaren Antworten, ValueError, wenn der Ordner der Datei fehlt.
    """
    return _Brett(_geprueft(antworten), Ablage(_pfad(datei))).kasten


# Angaben prüfen


def _pfad(datei):
    if not isinstance(datei, (str, os.PathLike)) or not str(datei).strip():
        raise TypeError(meldung("datei", datei, 'ein Pfad als Text, zum Beispiel "fehler.csv"'))
    pfad = Path(datei).expanduser().resolve()
    if pfad.is_dir():
        raise ValueError(f"datei ist {str(datei)!r}, ein Ordner. Gebraucht wird der Pfad einer CSV-Datei darin.")
    if not pfad.parent.is_dir():
        raise ValueError(f"datei ist {str(datei)!r}, aber den Ordner {pfad.parent} gibt es nicht. Leg ihn an oder gib einen anderen an.")
    return pfad


def _geprueft(antworten):
    if not liste("antworten", antworten, f"eine Liste von dicts mit {', '.join(SCHLUESSEL)}"):
        raise ValueError("antworten ist leer. Gebraucht wird mindestens eine Antwort.")
    geprueft = [_antwort(f"antworten[{stelle}]", antwort) for stelle, antwort in enumerate(antworten)]
    stellen = {}
    for stelle, antwort in enumerate(geprueft):
        if (erste := stellen.setdefault(antwort["id"], stelle)) != stelle:
            raise ValueError(f"antworten[{stelle}] hat die id {antwort['id']!r}, die steht schon bei antworten[{erste}].")
    return geprueft


def _antwort(ort, antwort):
    werte = dict(zip(SCHLUESSEL, felder(ort, antwort, *SCHLUESSEL)))
    werte["id"] = _id(f"{ort}['id']", werte["id"])
    for name in ("frage", "erwartet", "antwort", "quelle"):
        _text(f"{ort}[{name!r}]", werte[name], name != "frage")
    for rang, quelle in enumerate(liste(f"{ort}['gefunden']", werte["gefunden"], "eine Liste von Quellen, beste zuerst")):
        _text(f"{ort}['gefunden'][{rang}]", quelle)
    if not ist_bool(werte["abgelehnt"]):
        raise TypeError(meldung(f"{ort}['abgelehnt']", werte["abgelehnt"], "True oder False"))
    return werte


def _id(ort, wert):
    if isinstance(wert, bool) or not isinstance(wert, (str, int)) or not str(wert).strip():
        raise TypeError(meldung(ort, wert, "ein Text oder eine ganze Zahl, nicht leer"))
    return str(wert).strip()


def _text(ort, wert, oder_none=False):
    if not (isinstance(wert, str) or (oder_none and wert is None)):
        raise TypeError(meldung(ort, wert, "ein Text oder None" if oder_none else "ein Text"))


# Was zu sehen ist


class _Brett:
    """Eine Antwort, davor und danach die Knöpfe. Rückrufe laufen in wechselnden Threads, deshalb das Schloss."""

    def __init__(self, antworten, ablage):
        self.antworten, self.ablage, self.karten, self.schloss = antworten, ablage, {}, RLock()
        self.zurueck, self.weiter = _knopf("zurück", lambda: self.geh(-1)), _knopf("weiter", lambda: self.geh(1))
        self.unten = _knopf("nächste Antwort", self.geh_nach_oben)
        self.unten.layout.align_self = "flex-start"
        self.fortschritt, self.stand, self.platz = HTML(), HTML(), VBox(layout={"overflow": "visible"})
        leiste = _reihe(self.zurueck, self.weiter, self.fortschritt)
        self.kasten = Kasten([HTML(stil.STIL + STIL), leiste, self.platz, self.unten, self.stand])
        for name in ("lm-brett", "lm-notizen"):
            self.kasten.add_class(name)
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
        antwort = self.antworten[self.stelle]
        if self.stelle not in self.karten:
            self.karten[self.stelle] = _Karte(antwort, self.ablage, self.melde, self.schloss)
        self.karten[self.stelle].zeige()
        self.platz.children = (self.karten[self.stelle].kasten,)
        self.zurueck.disabled = self.stelle == 0
        self.weiter.disabled = self.unten.disabled = self.stelle == len(self.antworten) - 1
        self.melde()

    def melde(self):
        """Wie weit man ist und ob gespeichert wurde."""
        fertige, gesamt = sum(self.ablage.fertig(antwort["id"]) for antwort in self.antworten), len(self.antworten)
        fertig = "alle fertig" if fertige == gesamt else f"{fertige} fertig"
        self.fortschritt.value = f'<div class="lm" role="status"><b>{self.stelle + 1} von {gesamt}</b> · {fertig}</div>'
        self.stand.value = _stand(self.ablage)


def _stand(ablage):
    name = stil.sicher(ablage.pfad.name)
    if ablage.fehler:
        was = "Nicht gespeichert in" if ablage.ungespeichert else "Nicht gelesen:"
        rest = "Deine Angaben stehen noch hier. Jede Änderung und jedes Blättern versucht es erneut." if ablage.ungespeichert else ""
        return f'<div class="lm"><p class="lm-meldung" role="alert"><b>{was} {name}.</b> {stil.sicher(ablage.fehler)} {rest}</p></div>'
    text = f"Alles gespeichert in {name}." if ablage.saetze else f"Gespeichert wird in {name}, sobald du etwas einträgst."
    return f'<div class="lm lm-leise" role="status">{text}</div>'


class _Karte:
    """Eine Antwort mit ihren Feldern. Ein Feld, das schon den gespeicherten Wert hat, kam von uns und wird nicht gespeichert."""

    def __init__(self, antwort, ablage, danach, schloss):
        self.antwort, self.id, self.ablage, self.danach, self.schloss = antwort, antwort["id"], ablage, danach, schloss
        verhalten = "abzulehnen" if antwort["abgelehnt"] else "zu antworten"
        self.felder = {spalte: _dreiwertig(spalte, frage.format(verhalten)) for spalte, frage in zip(BEOBACHTUNGEN, FRAGEN)}
        self.felder |= {"kategorie": _kategorie(), "notiz": _notiz()}
        for spalte, feld in self.felder.items():
            feld.observe(lambda aenderung, spalte=spalte: self.aendere(spalte, aenderung["new"]), names="value")
        self.bild, self.vorschlag, self.hinweis, self.wahl, self.knoepfe = HTML(), HTML(), HTML(), _reihe(), {}
        self.uebernehmen = _knopf("Vorschlag übernehmen", self.uebernimm)
        *beobachtungen, kategorie_, notiz = self.felder.values()
        vorschlag = _reihe(self.vorschlag, self.uebernehmen)
        self.kasten = VBox([self.bild, *beobachtungen, vorschlag, kategorie_, self.wahl, self.hinweis, notiz])
        self.kasten.layout.overflow = "visible"

    def aendere(self, spalte, wert):
        """Ein Feld hat einen neuen Wert."""
        with self.schloss:
            if wert != self.stand()[spalte]:
                self.hinweis.value = ""
                if spalte != "kategorie" or self.erlaubt(wert := self.schreibweise(wert)):
                    self.ablage.setze(self.id, frage=self.antwort["frage"], antwort=self.antwort["antwort"] or "", **{spalte: wert})
                self.zeige(("kategorie",))
                self.danach()

    def stand(self):
        """Was zu dieser Antwort gespeichert ist."""
        return self.ablage.beobachtung(self.id) | {spalte: self.ablage.wert(self.id, spalte) for spalte in ("kategorie", "notiz")}

    def schreibweise(self, name):
        """Die Kategorie so geschrieben, wie es sie schon gibt."""
        name = " ".join(name.split())
        return next((anderer for anderer in self.namen() if anderer.casefold() == name.casefold()), name)

    def erlaubt(self, name):
        """Ob die Kategorie nicht eine zu viel wäre."""
        eigene = len(self.namen()) - 1
        if name in ("", *self.namen()) or eigene < EIGENE_HOECHSTENS:
            return True
        text = stil.sicher(ZU_VIELE.format(eigene, name))
        self.hinweis.value = f'<div class="lm"><p class="lm-meldung" role="alert">{text}</p></div>'
        return False

    def namen(self):
        """„ohne Fehler“ und die eigenen Kategorien der anderen Antworten."""
        return [OHNE_FEHLER, *self.ablage.kategorien(ausser=self.id)]

    def vorgeschlagen(self):
        """Was die Beispielregel aus den vier Beobachtungen macht; None, solange eine offen ist."""
        werte = self.ablage.beobachtung(self.id)
        return None if "" in werte.values() else kategorie({spalte: wert == "ja" for spalte, wert in werte.items()})

    def uebernimm(self):
        """Macht den Vorschlag zur Kategorie. Der Knopf verschwindet dabei, die Tastatur ist danach im Feld."""
        self.aendere("kategorie", self.vorgeschlagen())
        self.felder["kategorie"].focus()

    def zeige(self, spalten=(*BEOBACHTUNGEN, "kategorie", "notiz")):
        """Gleicht das Bild und die genannten Felder mit dem ab, was gespeichert ist.

        Nach einer Änderung sind es nicht alle: In ein anderes Feld tippt vielleicht gerade jemand.
        """
        stand, vorschlag = self.stand(), self.vorgeschlagen()
        for spalte in spalten:
            self.felder[spalte].value = stand[spalte]
        self.bild.value = _bild(self.antwort, self.ablage)
        self.vorschlag.value = _vorschlag(vorschlag)
        self.uebernehmen.layout.display = "none" if vorschlag in (None, stand["kategorie"]) else ""
        self.zeige_wahl(stand["kategorie"])

    def zeige_wahl(self, gewaehlt):
        """Ein Knopf je Kategorie. Vorhandene bleiben dieselben, sonst verlöre die Tastatur ihren Platz."""
        namen = dict.fromkeys([*self.namen(), *([gewaehlt] if gewaehlt else [])])
        for name in namen:
            self.knoepfe.setdefault(name, _knopf(name, lambda name=name: self.aendere("kategorie", name)))
            (self.knoepfe[name].add_class if name == gewaehlt else self.knoepfe[name].remove_class)("lm-gewaehlt")
        self.wahl.children = [self.knoepfe[name] for name in namen]


def _vorschlag(name):
    if name is None:
        return stil.hinweis("Stehen alle vier, kommt ein Vorschlag für die Kategorie.")
    return f'<div class="lm">Vorschlag nach der Beispielregel: <b>{stil.sicher(name)}</b></div>'


def _knopf(text, bei_klick):
    knopf = Button(description=text, layout={"width": "auto"})
    knopf.on_click(lambda _: bei_klick())
    return knopf


def _reihe(*teile):
    return HBox(teile, layout={"flex_flow": "row wrap", "align_items": "center", "overflow": "visible"})


def _dreiwertig(spalte, text):
    return ToggleButtons(options=STUFEN, value="", description=text, tooltip=f"Spalte {spalte}", style={"button_width": "auto"})


def _kategorie():
    """Meldet erst, wenn das Wort fertig ist: Sonst wäre jeder Anfang davon eine Kategorie."""
    return Text(**_beschriftet("Kategorie"), placeholder="wählen oder tippen, dann Eingabetaste", continuous_update=False)


def _notiz():
    return Textarea(**_beschriftet("Notiz"), placeholder="was dir auffällt", rows=2)


def _beschriftet(text):
    return {"description": text, "tooltip": text, "layout": {"width": "auto"}, "style": {"description_width": "6em"}}


def _bild(antwort, ablage):
    text = antwort["antwort"] or "(kein Text)"
    zeilen = (
        ("Erwartete Quelle", stil.sicher(antwort["erwartet"] or "keine Antwort im Korpus")),
        ("Genannte Quelle", stil.sicher(antwort["quelle"] or ("keine" if antwort["abgelehnt"] else "nicht angegeben"))),
        ("Gefunden", _gefunden(antwort)),
        ("Das System hat", "abgelehnt" if antwort["abgelehnt"] else "geantwortet"),
    )
    tabelle = "".join(f'<tr><th scope="row">{name}</th><td>{wert}</td></tr>' for name, wert in zeilen)
    regel = stil.hinweis(OHNE_ANTWORT) if antwort["erwartet"] is None or antwort["abgelehnt"] else ""
    return (
        f'<div class="lm"><b>{stil.sicher(antwort["frage"])}</b><div class="lm-antwort" tabindex="0">{stil.sicher(text)}</div>'
        f"{_veraltet(antwort, ablage)}<table>{tabelle}</table></div>{regel}"
    )


def _veraltet(antwort, ablage):
    notiert = ablage.wert(antwort["id"], "antwort").split()
    if not notiert or notiert == (antwort["antwort"] or "").split():
        return ""
    return '<p class="lm-meldung">In der Datei steht zu dieser id eine andere Antwort. Prüf, ob deine Angaben noch stimmen.</p>'


def _gefunden(antwort):
    """Die ersten Plätze, und der Platz der erwarteten Quelle, wenn er dahinter liegt."""
    plaetze = [(platz, quelle) for platz, quelle in enumerate(antwort["gefunden"], start=1)]
    gezeigt = plaetze[:GEFUNDEN_HOECHSTENS] + [(p, q) for p, q in plaetze[GEFUNDEN_HOECHSTENS:] if q == antwort["erwartet"]][:1]
    texte = [f"{platz}.\u00a0{_quelle(quelle, antwort['erwartet'])}" for platz, quelle in gezeigt]
    weitere = len(plaetze) - len(gezeigt)
    return " · ".join([*texte, *([f'<span class="lm-leise">{weitere} weitere</span>'] if weitere else [])]) or "nichts"


def _quelle(quelle, erwartet):
    return f"<b>{stil.sicher(quelle)}</b>" if quelle == erwartet else stil.sicher(quelle)
