"""Antworten eine nach der anderen ansehen und festhalten, was einem auffällt; gespeichert wird nach jeder Änderung in eine CSV-Datei."""

from ipywidgets import HTML, Text, Textarea, ToggleButtons, VBox

from ..einlesen.werte import JA, NEIN
from ..explorer import stil
from ..golden_set import OHNE_FEHLER, kategorie
from ..metriken.grundlagen import felder, ist_bool, liste, meldung
from .ablage import Ablage
from .blaettern import Brett, lies_antworten, lies_id, lies_pfad, lies_text
from .teile import knopf, markiere, reihe

SCHLUESSEL = ("id", "frage", "erwartet", "antwort", "quelle", "gefunden", "abgelehnt")
BEOBACHTUNGEN = ("quelle_gefunden", "beleg_stimmt", "vollstaendig", "ablehnung_passt")  # wie in golden_set.REGEL, aber so geordnet, wie man liest
FRAGEN = (  # zu jeder Beobachtung eine
    "Ist die erwartete Quelle unter dem Gefundenen?",
    "Steht in der genannten Quelle, was die Antwort behauptet?",
    "Ist alles beantwortet, wonach gefragt war?",
    "War es richtig, {}?",
)
STUFEN = (("Ja", "ja"), ("Nein", "nein"), ("noch offen", ""))
EIGENE_HOECHSTENS, GEFUNDEN_HOECHSTENS = 5, 5
FETT_ERKLAERT = "Die erwartete Quelle steht fett. Ist keine fett, ist sie nicht dabei."
OHNE_ANTWORT = (
    "Gibt es im Korpus keine Antwort, beantworte die erste Frage mit Ja: Es war nichts zu finden. "
    "Eine Ablehnung behauptet nichts, also Ja bei der zweiten; war sie richtig, auch bei der dritten."
)
ZU_VIELE = "Es gibt schon {} eigene Kategorien. Bei mehr als fünf verteilen sich die Fehler zu dünn: Nimm statt „{}“ eine der vorhandenen."


def antworten_ansehen(antworten, datei):
    """Zeigt Antworten eine nach der anderen; vier Beobachtungen, eine Kategorie und eine Notiz je Antwort landen sofort in `datei`.

    Einheit/Form: `antworten` eine Liste von dicts mit `id`, `frage`, `erwartet` (Quelle oder None: keine Antwort im Korpus), `antwort`,
    `quelle` (genannte Quelle oder None), `gefunden` (Liste von Quellen, beste zuerst) und `abgelehnt`; `datei` der Pfad einer CSV-Datei.
    Gibt es sie schon, geht es bei der ersten Antwort weiter, die nicht fertig ist. Fremde Zeilen und Spalten bleiben stehen.
    Fehler: TypeError oder ValueError mit Stelle und Wert bei unbrauchbaren Antworten, ValueError, wenn der Ordner der Datei fehlt.
    """
    return Brett(lies_antworten(antworten, SCHLUESSEL, _antwort), Notizablage(lies_pfad(datei)), _Karte).kasten


def _antwort(ort, antwort):
    werte = dict(zip(SCHLUESSEL, felder(ort, antwort, *SCHLUESSEL)))
    werte["id"] = lies_id(f"{ort}['id']", werte["id"])
    for name in ("frage", "erwartet", "antwort", "quelle"):
        lies_text(f"{ort}[{name!r}]", werte[name], name != "frage")
    for rang, quelle in enumerate(liste(f"{ort}['gefunden']", werte["gefunden"], "eine Liste von Quellen, beste zuerst")):
        lies_text(f"{ort}['gefunden'][{rang}]", quelle)
    if not ist_bool(werte["abgelehnt"]):
        raise TypeError(meldung(f"{ort}['abgelehnt']", werte["abgelehnt"], "True oder False"))
    return werte


# Was gespeichert wird


class Notizablage(Ablage):
    """Vier Beobachtungen, eine Kategorie und eine Notiz je Antwort."""

    spalten = ("id", "frage", "antwort", *BEOBACHTUNGEN, "kategorie", "notiz")

    def beobachtung(self, id_):
        """Die vier Beobachtungen als „ja“, „nein“ oder leer; als Ja und Nein gilt dasselbe wie beim Einlesen."""
        werte = {spalte: self.wert(id_, spalte).strip().casefold() for spalte in BEOBACHTUNGEN}
        return {spalte: "ja" if wert in JA else "nein" if wert in NEIN else "" for spalte, wert in werte.items()}

    def fertig(self, id_):
        """Ob alle vier Beobachtungen und die Kategorie dastehen."""
        return "" not in self.beobachtung(id_).values() and bool(self.wert(id_, "kategorie").strip())

    def kategorien(self, ausser):
        """Die vergebenen Kategorien aller anderen Antworten, in der Reihenfolge der Datei."""
        ids = dict.fromkeys([*self.saetze, *(id_ for id_, _ in self.ungespeichert)])
        vergeben = dict.fromkeys(self.wert(id_, "kategorie").strip() for id_ in ids if id_ != ausser)
        return [name for name in vergeben if name not in ("", OHNE_FEHLER)]


# Was zu sehen ist


class _Karte:
    """Eine Antwort mit ihren Feldern. Ein Feld, das schon den gespeicherten Wert hat, kam von uns und wird nicht gespeichert."""

    def __init__(self, antwort, ablage, danach, schloss):
        self.antwort, self.id, self.ablage, self.danach, self.schloss = antwort, antwort["id"], ablage, danach, schloss
        verhalten = "abzulehnen" if antwort["abgelehnt"] else "zu antworten"
        self.felder = {spalte: _dreiwertig(spalte, frage.format(verhalten)) for spalte, frage in zip(BEOBACHTUNGEN, FRAGEN)}
        self.felder |= {"kategorie": _kategorie(), "notiz": Textarea(**_beschriftet("Notiz"), placeholder="was dir auffällt", rows=2)}
        for spalte, feld in self.felder.items():
            feld.observe(lambda aenderung, spalte=spalte: self.aendere(spalte, aenderung["new"]), names="value")
        self.bild, self.vorschlag, self.hinweis, self.wahl, self.knoepfe = HTML(), HTML(), HTML(), reihe(), {}
        self.uebernehmen = knopf("Vorschlag übernehmen", self.uebernimm)
        *beobachtungen, kategorie_, notiz = self.felder.values()
        vorschlag = reihe(self.vorschlag, self.uebernehmen)
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
            self.knoepfe.setdefault(name, knopf(name, lambda name=name: self.aendere("kategorie", name)))
            markiere(self.knoepfe[name], name == gewaehlt)
        self.wahl.children = [self.knoepfe[name] for name in namen]


def _vorschlag(name):
    if name is None:
        return stil.hinweis("Stehen alle vier, kommt ein Vorschlag für die Kategorie.")
    return f'<div class="lm">Vorschlag nach der Beispielregel: <b>{stil.sicher(name)}</b></div>'


def _dreiwertig(spalte, text):
    tipps = [text] * len(STUFEN)  # „Ja“ allein sagt einem Vorleseprogramm nicht, worauf
    return ToggleButtons(options=STUFEN, value="", description=text, tooltip=f"Spalte {spalte}", tooltips=tipps, style={"button_width": "auto"})


def _kategorie():
    """Meldet erst, wenn das Wort fertig ist: Sonst wäre jeder Anfang davon eine Kategorie."""
    return Text(**_beschriftet("Kategorie"), placeholder="wählen oder tippen, dann Eingabetaste", continuous_update=False)


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
        f'<div class="lm"><b>{stil.sicher(antwort["frage"])}</b><div class="lm-antwort" role="group" aria-label="Antwort des Systems" tabindex="0">{stil.sicher(text)}</div>'
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
    liste = " · ".join([*texte, *([f'<span class="lm-leise">{weitere} weitere</span>'] if weitere else [])]) or "nichts"
    return liste + (f'<br><span class="lm-leise">{FETT_ERKLAERT}</span>' if plaetze and antwort["erwartet"] else "")


def _quelle(quelle, erwartet):
    return f"<b>{stil.sicher(quelle)}</b>" if quelle == erwartet else stil.sicher(quelle)
