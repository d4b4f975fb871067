"""Listen von Hand benoten und die eigenen Noten neben die des simulierten Lesers stellen."""

from ipywidgets import HTML, ToggleButtons, VBox

from ..aufgaben.anzeige import Text
from ..explorer import stil
from ..metriken.grundlagen import felder, liste, meldung
from ..metriken.unsicherheit import alpha_intervall, krippendorff_alpha
from .ablage import Ablage
from .blaettern import Brett, lies_antworten, lies_id, lies_pfad, lies_text

SCHLUESSEL = ("id", "frage", "gebraucht", "passagen")
NOTEN = {str(note): note for note in range(1, 6)}
STUFEN = {2: ("treffer", "beantwortet"), 1: ("halb", "hilft"), 0: ("niete", "irrelevant")}
WORTE = ("so gut wie nichts", "wenig", "etwa die Hälfte", "fast alles", "alles Nötige, kaum Störendes", "noch keine Note")
MASSSTAB = (
    "5: Alles Nötige ist da, und kaum etwas stört. 3: etwa die Hälfte. 1: Damit lässt sich die Frage nicht beantworten. "
    "Anders als in der Schule ist 5 die beste Note."
)
FREMD = "In der Datei steht hier „{}“. Das ist keine Note von 1 bis 5 und zählt nicht."
SKALEN = {"intervall": "Intervallskala", "ordinal": "Ordinalskala"}
SKALEN_ERKLAERT = (
    "Auf der Intervallskala zählt, wie weit zwei Noten auseinanderliegen, "
    "auf der Ordinalskala nur, wie viele der vergebenen Noten dazwischenliegen."
)


def bewerten(antworten, datei="noten.csv"):
    """Zeigt Listen eine nach der anderen; die Note von 1 bis 5 landet sofort in `datei`.

    Einheit/Form: `antworten` eine Liste von dicts mit `id`, `frage`, `gebraucht` (dict Text einer Passage → Stufe: 2 „beantwortet“,
    1 „hilft“) und `passagen` (die Liste, die der Leser bekommt: Texte, beste zuerst); `datei` der Pfad einer CSV-Datei. Gibt es sie schon,
    geht es bei der ersten Liste ohne Note weiter. Fremde Zeilen und Spalten bleiben stehen.
    Fehler: TypeError oder ValueError mit Stelle und Wert bei unbrauchbaren Listen, ValueError, wenn der Ordner der Datei fehlt.
    """
    return _Notenbrett(lies_antworten(antworten, SCHLUESSEL, _antwort), Notenablage(lies_pfad(datei)), _Karte).kasten


def _gelesen(datei, leser):
    if not isinstance(leser, dict):
        raise TypeError(meldung("leser", leser, "was noten_des_lesers liefert, ein dict id → Note"))
    ablage = Notenablage(lies_pfad(datei))
    if ablage.fehler:
        raise ValueError(f"{ablage.pfad.name}: {ablage.fehler}")
    return ablage


def uebereinstimmung(datei, leser):
    """Krippendorffs Alpha zwischen den eigenen Noten und denen des Lesers, mit Intervall; ohne Noten sagt es, was zu tun ist.

    Einheit/Form: `datei` wie bei `bewerten`, `leser` dict id → Note. Darunter steht, welche Listen am weitesten auseinanderliegen und was nicht mitzählt.
    Fehler: TypeError, wenn `leser` kein dict ist.
    """
    try:
        ablage = _gelesen(datei, leser)
    except ValueError as grund:
        return Text("**Keine Noten gelesen.**", str(grund))
    urteile, fremde = [[ablage.note(id_) for id_ in leser], list(leser.values())], _fremde(ablage, leser)
    paare = [(eigene, note) for eigene, note in zip(*urteile) if eigene is not None]
    if not paare:
        wo = f"In {ablage.pfad.name} steht zu keiner der {len(leser)} Listen eine."
        return Text(f"**Noch keine Noten.** {wo} Benote oben ein paar und führ diese Zelle dann noch einmal aus.", *fremde)
    return Text(*_alphasaetze(urteile, len(paare)), _paarsatz(paare, len(leser)), *_uneinige(ablage, leser), *fremde)


def _alphasaetze(urteile, anzahl):
    try:
        gerechnet = [(skala, krippendorff_alpha(urteile, skala), alpha_intervall(urteile, skala)) for skala in SKALEN]
    except ValueError as grund:
        return [f"**Krippendorffs Alpha lässt sich noch nicht berechnen.** {grund}"]
    unten, oben = min(unten for _, _, (unten, _) in gerechnet), max(oben for _, _, (_, oben) in gerechnet)
    return [*(_alphasatz(*werte) for werte in gerechnet), SKALEN_ERKLAERT, _lesart(unten, oben, anzahl)]


def _alphasatz(skala, alpha, intervall):
    wert, unten, oben = (f"{zahl:.2f}".replace("-", "−") for zahl in (alpha, *intervall))
    return f"**Krippendorffs Alpha, {SKALEN[skala]}: {wert}** (95-%-Intervall {unten} bis {oben})"


def _lesart(unten, oben, anzahl):
    """Was die Intervalle hergeben; die Grenzen 0.80 und 0.667 nach Krippendorff, Content Analysis."""
    if unten >= 0.8:
        return "Kein Intervall reicht unter 0.80: Auf diese Einigkeit ist Verlass."
    if unten >= 0.667:
        return "Kein Intervall reicht unter 0.667: Für vorläufige Schlüsse genügt das."
    if oben < 0.667:
        return "Beide Intervalle bleiben unter 0.667: Für Schlüsse seid ihr zu uneinig."
    return f"Die Intervalle reichen unter 0.667: Mit so wenigen Noten ({anzahl}) lässt sich nicht sagen, ob ihr verlässlich einig seid."


def _uneinige(ablage, leser):
    """Höchstens drei Listen, bei denen die Noten am weitesten auseinanderliegen; der größte Abstand zuerst."""
    verschieden = [(id_, ablage.note(id_), note) for id_, note in leser.items() if ablage.note(id_) not in (None, note)]
    verschieden.sort(key=lambda satz: -abs(satz[1] - satz[2]))
    if verschieden:
        yield "**Am weitesten auseinander:**"
    yield from (f"„{ablage.wert(id_, 'frage') or id_}“ (du {eigene}, der Leser {note})" for id_, eigene, note in verschieden[:3])


def _fremde(ablage, leser):
    fremde = [f"„{ablage.text(id_)}“ bei {id_}" for id_ in leser if ablage.text(id_) not in ("", *NOTEN)]
    return [f"Keine Note von 1 bis 5, zählt nicht: {', '.join(fremde)}."] if fremde else []


def _paarsatz(paare, gesamt):
    abstand = sum(eigene - note for eigene, note in paare) / len(paare)
    lage = f"um {abs(abstand):.1f} {'höher' if abstand > 0 else 'tiefer'} als" if round(abstand, 1) else "so hoch wie"
    gleich = sum(eigene == note for eigene, note in paare)
    anzahlen = f"Benotet: {len(paare)} von {gesamt}. Dieselbe Note wie der simulierte Leser: {gleich}."
    return f"{anzahlen} Im Mittel liegen deine Noten {lage} seine."


# Angaben prüfen


def _antwort(ort, antwort):
    werte = dict(zip(SCHLUESSEL, felder(ort, antwort, *SCHLUESSEL)))
    gebraucht = werte["gebraucht"]
    if not isinstance(gebraucht, dict) or not gebraucht or any(stufe not in (1, 2) for stufe in gebraucht.values()):
        raise TypeError(meldung(f"{ort}['gebraucht']", gebraucht, "ein dict Text → Stufe mit den Stufen 1 und 2, nicht leer"))
    passagen = liste(f"{ort}['passagen']", werte["passagen"], "eine Liste von Texten, beste zuerst")
    for feld, texte in (("frage", [werte["frage"]]), ("gebraucht", gebraucht), ("passagen", passagen)):
        for text in texte:
            lies_text(f"{ort}[{feld!r}]", text)
    return werte | {"id": lies_id(f"{ort}['id']", werte["id"])}


# Was zu sehen ist


class Notenablage(Ablage):
    """Eine Note von 1 bis 5 je Liste."""

    spalten = ("id", "frage", "note")

    def text(self, id_):
        """Was in der Spalte note steht."""
        return self.wert(id_, "note").strip()

    def note(self, id_):
        """Die Note als Zahl; None, wenn keine von 1 bis 5 dasteht."""
        return NOTEN.get(self.text(id_))

    def fertig(self, id_):
        return self.note(id_) is not None


class _Notenbrett(Brett):
    naechste = "nächste Liste"

    def wie_weit(self, fertige, gesamt):
        return "alle benotet" if fertige == gesamt else f"noch offen: {gesamt - fertige}"


class _Karte:
    """Eine Liste und ihre Note. Eine Note, die schon so in der Datei steht, kam von uns und wird nicht gespeichert."""

    def __init__(self, antwort, ablage, danach, schloss):
        self.antwort, self.id, self.ablage, self.danach, self.schloss = antwort, antwort["id"], ablage, danach, schloss
        optionen = [(note, note) for note in NOTEN] + [("noch offen", "")]
        text = "Wie gut lässt sich die Frage allein aus dieser Liste beantworten?"
        self.feld = ToggleButtons(options=optionen, value="", description=text, tooltips=WORTE, style={"button_width": "auto"})
        self.feld.observe(lambda aenderung: self.aendere(aenderung["new"]), names="value")
        self.hinweis = HTML()
        self.kasten = VBox([HTML(_bild(antwort)), self.feld, self.hinweis, HTML(stil.hinweis(MASSSTAB))], layout={"overflow": "visible"})

    def aendere(self, note):
        with self.schloss:
            if note != self.gespeichert():
                self.ablage.setze(self.id, frage=self.antwort["frage"], note=note)
                self.zeige()
                self.danach()

    def gespeichert(self):
        text = self.ablage.text(self.id)
        return text if text in NOTEN else ""

    def zeige(self):
        """Gleicht die Knöpfe mit dem ab, was gespeichert ist. Was keine Note ist, wird genannt und bleibt stehen, bis eine kommt."""
        text = self.ablage.text(self.id)
        self.feld.value = self.gespeichert()
        self.hinweis.value = "" if text in ("", *NOTEN) else stil.hinweis(FREMD.format(text))


BREITEN = {"Platz": "3.2em", "Passage": "auto", "relevant?": "8.2em"}


def _bild(antwort):
    """Was in der Liste steht und was ihr fehlt: dasselbe, woraus der simulierte Leser seine Note macht."""
    gebraucht, passagen = antwort["gebraucht"], antwort["passagen"]
    da = [_zeile(platz, text, gebraucht.get(text, 0)) for platz, text in enumerate(passagen, start=1)]
    fehlt = [_zeile("fehlt", text, stufe) for text, stufe in gebraucht.items() if text not in passagen]
    kopf = "".join(f'<th scope="col" style="width:{breite}">{name}</th>' for name, breite in BREITEN.items())
    tabelle = f'<table style="width:100%;margin-top:6px"><thead><tr>{kopf}</tr></thead><tbody>{"".join(da + fehlt)}</tbody></table>'
    return f'<div class="lm"><b>{stil.sicher(antwort["frage"])}</b>{tabelle}</div>'


def _zeile(platz, text, stufe):
    marke, wort = STUFEN[stufe]
    linie = "border-top:1px solid var(--lm-linie);vertical-align:top"
    leise = ' class="lm-leise"' if platz == "fehlt" else ""
    zellen = f'<td style="{linie}"{leise}>{stil.sicher(text)}</td><td style="{linie};white-space:nowrap">{stil.zeichen(marke)} {wort}</td>'
    return f'<tr><th scope="row" style="{linie};width:{BREITEN["Platz"]}">{platz}</th>{zellen}</tr>'
