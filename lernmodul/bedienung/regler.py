"""Aus einer Tafel wird ein Widget: Vermutung, Beispiele, Regler und darunter die Ansicht."""

from itertools import groupby
from threading import RLock

from ipywidgets import HTML, BoundedIntText, Checkbox, GridBox, IntSlider, ToggleButtons, VBox

from ..explorer import ablehnung, konfusionsmatrix, kurve, mengen, ohne_gesamtzahl, rangliste, rueckfang, schwelle
from ..explorer import seltene_fehler, stichprobe, stil, studie, zwei_varianten
from ..explorer.tafel import Auswahl, Regler
from .teile import Kasten, knopf, markiere, mit_klasse, reihe

ERST_VERMUTEN = "Erst vermuten, dann schieben."


def zeige(tafel, *, vermutung=True):
    """Baut das Widget einer Erkundung; mit `vermutung=False` sind die Regler von Anfang an frei."""
    return _Brett(tafel, vermutung).kasten


class _Brett:
    """Hält die Werte und gleicht Regler und Bild an. Rückrufe laufen in wechselnden Threads, deshalb das Schloss."""

    def __init__(self, tafel, vermutung):
        self.tafel, self.werte, self.schloss = tafel, dict(tafel.start), RLock()
        breite = _breite(tafel.bedienung)
        self.felder = {teil.name: _feld(teil, tafel.start[teil.name], breite) for teil in tafel.bedienung}
        self.raster = _raster(tafel.bedienung, self.felder, breite)
        self.knoepfe = [knopf(name, lambda werte=werte: self.setze(werte)) for name, werte in tafel.beispiele.items()]
        self.zurueck = knopf("Zurücksetzen", self.setze_zurueck, margin="2px 2px 2px auto")
        self.bild = mit_klasse(HTML(), "lm-bild")
        self.frage = _Frage(tafel.vermutung, self.sperre, self.fuehre_weiter) if vermutung else None
        self._beobachte()
        self._lege_aus()
        self.setze({})

    def _beobachte(self):
        for name, (_, teile) in self.felder.items():
            for teil in teile:
                teil.observe(lambda aenderung, name=name: self.aendere(name, aenderung["new"]), names="value")

    def _lege_aus(self):
        # Der Stil steht nur hier: Im Bild müsste der Browser ihn bei jedem Schritt neu auf das ganze Notebook anwenden.
        titel = HTML(f'{stil.STIL}<div class="lm-titel">{stil.sicher(self.tafel.titel)}</div>')
        leiste = reihe(*self.knoepfe, self.zurueck)
        oben = [self.frage.kasten] if self.frage else []
        self.kasten = mit_klasse(Kasten([titel, *oben, leiste, *self.raster, self.bild], layout={"overflow": "visible"}), "lm-brett")

    def aendere(self, name, wert):
        """Ein Regler wurde bewegt. Gleicht der Wert dem bekannten, kam die Bewegung von uns."""
        with self.schloss:
            if wert != self.werte[name]:
                self.setze({name: wert}, name)

    def setze(self, werte, name=None):
        """Übernimmt mehrere Werte auf einmal und zeichnet genau einmal."""
        with self.schloss:
            neu = {**self.werte, **werte}
            try:
                if name and self.tafel.nachfuehren:
                    neu = self.tafel.nachfuehren(self.werte, neu, name)
                html = self.tafel.ansicht(**neu).html
            except Exception as fehler:
                html = stil.meldung(f"Mit diesen Werten gibt es kein Bild. {fehler}")
            self.werte = neu
            self.bild.value = html
            self._schreibe()

    def _schreibe(self):
        for name, (_, teile) in self.felder.items():
            for teil in teile:
                teil.value = self.werte[name]

    def sperre(self, zu):
        """Sperrt alles, was die Antwort verraten könnte; was im Bild `lm-danach` heißt, bleibt so lange verdeckt."""
        markiere(self.bild, zu, "lm-vorher")
        for teil in [*self.knoepfe, *(teil for _, teile in self.felder.values() for teil in teile)]:
            teil.disabled = zu

    def fuehre_weiter(self):
        """Der Knopf, mit dem vermutet wurde, ist jetzt gesperrt; ohne neuen Platz verlöre die Tastatur ihren."""
        (self.knoepfe or [self.zurueck])[0].focus()

    def setze_zurueck(self):
        """Stellt den Anfang wieder her, auch die Vermutung."""
        self.setze(self.tafel.start)
        if self.frage:
            self.frage.vergiss()


class _Frage:
    """Die Vermutung: Frage, Antwortknöpfe und die Auflösung, die erst nach der Wahl erscheint."""

    def __init__(self, vermutung, sperre, danach):
        self.vermutung, self.sperre, self.danach = vermutung, sperre, danach
        self.knoepfe = [knopf(antwort, lambda antwort=antwort: self.waehle(antwort)) for antwort in vermutung.antworten]
        self.antwort = HTML()
        frage = HTML(f'<div class="lm-frage">{stil.sicher(vermutung.frage)}</div>')
        self.kasten = mit_klasse(VBox([frage, reihe(*self.knoepfe), self.antwort]), "lm-vermutung")
        self.vergiss()

    def waehle(self, antwort):
        """Löst auf und gibt die Regler frei."""
        self._zeige(antwort, stil.aufloesung(*self.vermutung.aufloesung(antwort)))
        self.danach()

    def vergiss(self):
        """Nimmt die Wahl zurück und sperrt die Regler."""
        self._zeige(None, stil.hinweis(ERST_VERMUTEN))

    def _zeige(self, antwort, html):
        for einer in self.knoepfe:
            einer.disabled = antwort is not None
            markiere(einer, einer.description == antwort)
        self.antwort.value = html
        self.sperre(antwort is None)


def _breite(bedienung):
    """Platz für die längste Beschriftung in em: 0,55 je Zeichen reichen auch in breiten Schriften, 1 em ist Zugabe."""
    return 1 + 0.55 * max((len(teil.text) for teil in bedienung if isinstance(teil, Regler)), default=0)


def _raster(bedienung, felder, breite):
    """Stellt Regler, die aufeinander folgen, nebeneinander, solange der Platz reicht."""
    zeilen = []
    for sind_regler, teile in groupby(bedienung, lambda teil: isinstance(teil, Regler)):
        gruppe = [felder[teil.name][0] for teil in teile]
        zeilen += [_gitter(gruppe, breite)] if sind_regler else gruppe
    return zeilen


def _gitter(zeilen, breite):
    spalten = f"repeat(auto-fit, minmax(min(100%, {breite + 10:g}em), 1fr))"
    return GridBox(zeilen, layout={"grid_template_columns": spalten, "grid_gap": "0 20px", "overflow": "visible"})


def _feld(teil, wert, breite):
    """Gibt (Zeile, bedienbare Widgets) zurück; alle Widgets einer Zeile tragen denselben Wert."""
    text = {"value": wert, "description": teil.text, "tooltip": teil.text}
    if isinstance(teil, Regler):
        return _schieber(teil, text, breite)
    if isinstance(teil, Auswahl):
        wahl = ToggleButtons(**text, options=teil.optionen, style={"description_width": "initial", "button_width": "auto"})
        return wahl, (wahl,)
    haken = Checkbox(**text, indent=False, layout={"width": "auto"})
    return haken, (haken,)


def _schieber(teil, text, breite):
    grenzen = {"min": teil.von, "max": teil.bis, "step": teil.schritt}
    fest, dehnbar = {"width": f"{breite + 4.3:g}em", "flex": "0 0 auto"}, {"flex": "1 1 4em", "width": "auto", "min_width": "4.8em"}
    eingabe = BoundedIntText(**text, **grenzen, style={"description_width": f"{breite:g}em"}, layout=fest)
    schieber = IntSlider(value=text["value"], **grenzen, readout=False, tooltip=teil.text, layout=dehnbar)
    return mit_klasse(reihe(eingabe, schieber), "lm-zeile"), (eingabe, schieber)


def _erkundung(name, thema):
    """Was ein Notebook aufruft: die Tafel eines Themas als Widget. Was es zu sehen gibt und welche Startwerte es nimmt, sagt das Thema."""
    def erkunde(*, vermutung=True, **start):
        return zeige(thema.tafel(**start), vermutung=vermutung)

    erkunde.__name__ = erkunde.__qualname__ = name
    erkunde.__doc__ = f"{thema.__doc__}\n\n{thema.tafel.__doc__}"
    return erkunde


erkunde_konfusionsmatrix = _erkundung("erkunde_konfusionsmatrix", konfusionsmatrix)
erkunde_seltene_fehler = _erkundung("erkunde_seltene_fehler", seltene_fehler)
erkunde_rangliste = _erkundung("erkunde_rangliste", rangliste)
erkunde_ablehnung = _erkundung("erkunde_ablehnung", ablehnung)
erkunde_zwei_varianten = _erkundung("erkunde_zwei_varianten", zwei_varianten)
erkunde_stichprobe = _erkundung("erkunde_stichprobe", stichprobe)
erkunde_schwelle = _erkundung("erkunde_schwelle", schwelle)
erkunde_rueckfang = _erkundung("erkunde_rueckfang", rueckfang)
erkunde_mengen = _erkundung("erkunde_mengen", mengen)
erkunde_kurve = _erkundung("erkunde_kurve", kurve)
erkunde_t = _erkundung("erkunde_t", ohne_gesamtzahl)
erkunde_studie = _erkundung("erkunde_studie", studie)
