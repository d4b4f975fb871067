"""Was du geübt hast und was als Nächstes drankommt: `trainer()`, `lernstand()` und `eigene_konfusionsmatrix()`."""

from . import journal
from .aufgaben.anzeige import Text
from .auswertung import eigene_matrix, erste_versuche, je_uebung, uebungsstand
from .explorer.tabelle import Blatt, Tabelle
from .metriken.unsicherheit import wilson_intervall
from .wiedervorlage import Plan, aus_verlauf

REGEL = "Versuche zählen bis zur ersten richtigen Antwort. Minuten liegen zwischen dem ersten und dem letzten davon; Pausen über 30 Minuten zählen nicht."
OHNE_ANGABE = (
    "Noch ist sie leer: Es gibt keinen ersten Versuch mit einer Angabe. Sag beim Prüfen dazu, ob du dir sicher bist, "
    "zum Beispiel `uebung_1.pruefe(mein_ergebnis, sicher=True)`, oder üb mit `trainer()`."
)
GENAUIGKEIT = (  # bis zu dieser Breite des Intervalls
    (0.2, "ist deine Precision recht genau bestimmt"),
    (0.4, "zeigt deine Precision eine Richtung, mehr nicht"),
    (1, "sagt deine Precision noch wenig über dich"),
)
SECHS_STELLEN = 10**6


class Lernstand(Blatt):
    """Der Stand je Übung. `uebungen` ist ein dict Name → Uebungsstand."""

    def __init__(self, eintraege, hinweise):
        gruppen, self.eintraege = je_uebung(eintraege), eintraege
        self.uebungen = {name: uebungsstand(gruppen.get(name, [])) for name in dict.fromkeys([*kurs(), *gruppen])}
        super().__init__(_standtabelle(self.uebungen), Text(REGEL, *hinweise))

    def exportiere(self, pfad="lernstand.csv"):
        """Schreibt alle Einträge als Tabelle für Excel (Semikolon, Zeiten in UTC) und gibt ihren Pfad zurück.

        Fehler: FileExistsError, wenn dort eine andere Datei steht; OSError mit deutschem Satz, wenn sich nicht schreiben lässt.
        """
        return journal.exportiere(self.eintraege, pfad)

    def setze_zurueck(self, uebung):
        """Fängt eine Übung samt ihren Varianten von vorn an und gibt den neuen Stand zurück; gelöscht wird in der Datei nichts.

        Einheit/Form: `uebung` als Name ("uebung_1") oder die Übung selbst.
        Fehler: ValueError bei unbekanntem Namen oder abgeschaltetem Lernstand; OSError, wenn sich nicht schreiben lässt.
        """
        name = getattr(uebung, "name", uebung)
        if type(name) is not str or name not in self.uebungen:
            raise ValueError(f"{name!r} ist keine Übung. Es gibt: {', '.join(self.uebungen)}.")
        try:
            journal.schreibe(name, journal.ZURUECKGESETZT)
        except journal.Abgeschaltet:
            raise ValueError(f"{journal.ABGESCHALTET} Zurückzusetzen gibt es deshalb nichts.") from None
        except OSError as grund:
            raise OSError(journal.woran(grund)) from None
        return lernstand()


def lernstand():
    """Was schon geübt ist: je Übung offen, versucht oder gelöst (geübt, wenn es nur Varianten waren), dazu Versuche, Denkfehler und Minuten."""
    return Lernstand(*_gelesen())


def eigene_konfusionsmatrix():
    """Deine eigene Konfusionsmatrix: Wie gut weißt du, was du weißt? Positiv heißt „sicher“, wahr heißt „richtig“."""
    eintraege, hinweise = _gelesen()
    return Eigenetafel(eigene_matrix(eintraege), hinweise)


class Eigenetafel(Blatt):
    """Konfusionsmatrix, Precision und Recall der eigenen Zuversicht, und ob sie Richtiges von Falschem trennt. `matrix` ist die Konfusionsmatrix."""

    def __init__(self, matrix, hinweise=()):
        self.matrix = matrix
        felder = Tabelle(
            ("", "sicher", "unsicher"),
            [("richtig", f"TP {matrix.tp}", f"FN {matrix.fn}"), ("falsch", f"FP {matrix.fp}", f"TN {matrix.tn}")],
        )
        n = matrix.tp + matrix.fp + matrix.fn + matrix.tn
        saetze = [_gegenueber(matrix), _zum_umfang(matrix, n)] if n else [OHNE_ANGABE]
        super().__init__(Text(f"**Deine eigene Konfusionsmatrix** aus ersten Versuchen mit Angabe, n = {n}"), felder, _brueche(matrix), Text(*saetze, *hinweise))


def _brueche(matrix):
    precision = ("Precision: richtig, wenn du sicher bist", matrix.tp, matrix.tp + matrix.fp)
    recall = ("Recall: sicher, wenn du richtig liegst", matrix.tp, matrix.tp + matrix.fn)
    return Tabelle(("", "Wert", "95-%-Intervall", "Bruch"), [_bruch(*zeile) for zeile in (precision, recall)])


def _bruch(name, zaehler, n):
    if n == 0:
        return name, "undefiniert", "", "0 von 0"
    return name, f"{zaehler / n:.2f}", _bereich(zaehler, n), f"{zaehler} von {n}"


def _bereich(zaehler, n):
    unten, oben = wilson_intervall(zaehler, n)
    return f"{unten:.2f} bis {oben:.2f}"


def _gegenueber(matrix):
    gruppen = (("sichere", matrix.tp, matrix.tp + matrix.fp), ("unsichere", matrix.fn, matrix.fn + matrix.tn))
    return f"**Sicher gegen unsicher:** {'; '.join(_anteil_richtig(*gruppe) for gruppe in gruppen)}.{_abstand(*(gruppe[1:] for gruppe in gruppen))}"


def _anteil_richtig(name, richtig, n):
    if n < 2:
        return f"die eine {name} Antwort war {'richtig' if richtig else 'falsch'}" if n else f"noch keine {name} Antwort"
    return f"von {n} {name}n Antworten {richtig} richtig ({richtig / n:.2f}, 95-%-Intervall {_bereich(richtig, n)})"


def _abstand(sicher, unsicher):
    """Was die beiden Intervalle über den Unterschied hergeben; ist eine Gruppe leer, nichts."""
    if not (sicher[1] and unsicher[1]):
        return ""
    (unten, oben), (unten_un, oben_un) = wilson_intervall(*sicher), wilson_intervall(*unsicher)
    if unten > oben_un:
        return " Die Intervalle überschneiden sich nicht: Sicher liegst du öfter richtig als unsicher."
    if unten_un > oben:
        return " Die Intervalle überschneiden sich nicht, nur andersherum als gedacht: Unsicher liegst du öfter richtig als sicher."
    return " Die Intervalle überschneiden sich: Ob dein Gefühl Richtiges von Falschem trennt, ist mit so wenigen Antworten noch offen."


def _zum_umfang(matrix, n):
    sichere = matrix.tp + matrix.fp
    if sichere == 0:
        return f"Bei n = {n} warst du dir nie sicher. Deine Precision ist deshalb undefiniert, und über deine Zuversicht sagt die Tafel noch nichts."
    breite, mit_mehr = _breite(matrix.tp, sichere), _breite(4 * matrix.tp, 4 * sichere)
    wie = next(satz for grenze, satz in GENAUIGKEIT if breite <= grenze)
    bei = "einer sicheren Antwort" if sichere == 1 else f"{sichere} sicheren Antworten"
    return f"Bei {bei} {wie}: Das Intervall ist {breite:.2f} breit. Bei gleicher Quote und viermal so vielen sicheren Antworten wäre es {mit_mehr:.2f} breit."


def _breite(richtig, n):
    unten, oben = wilson_intervall(richtig, n)
    return oben - unten


def trainer(themen=None, *, startwert=None):
    """Üben mit immer neuen Zahlen: Aufgabe, getippte Antwort, „sicher“ oder „unsicher“, Befund. Jede Prüfung steht im Lernstand.

    Was falsch war, kommt nach zwei anderen Aufgaben wieder. Richtiges ruht zuerst zwei Aufgaben lang; „sicher“ verdoppelt diese Pause,
    „unsicher“ lässt sie. Nach einer richtigen Antwort kommt ein neues Thema, vom leichten zum schweren (`wiedervorlage.Plan`).

    Einheit/Form: `themen` eine Liste von Namen oder Übungen oder nur eines davon, ohne Angabe alle mit Varianten. Ohne `startwert` geht
    es weiter, wo der Lernstand aufhört; mit einer ganzen Zahl von 0 bis 999999 beginnt alles bei dieser Variante, und gleiche Antworten
    führen zu gleichen Aufgaben.
    Fehler: ValueError bei einem Thema ohne Varianten oder einem unbrauchbaren Startwert.
    """
    from .bedienung.training import zeige

    uebungen = _themen(themen)
    if startwert is None:
        return zeige(uebungen, *_weiter(uebungen))
    if type(startwert) is not int or not 0 <= startwert < SECHS_STELLEN:
        raise ValueError(f"Der Startwert ist {startwert!r}. Gebraucht wird eine ganze Zahl ab 0 mit höchstens sechs Stellen, zum Beispiel `trainer(startwert=7)`.")
    return zeige(uebungen, Plan(), startwert)


def _themen(themen):
    """Name → Übung für alles, was sich mit neuen Zahlen üben lässt, in der Reihenfolge des Kurses; `themen` wählt daraus aus."""
    alle = {name: uebung for name, uebung in kurs().items() if uebung.hat_varianten}
    genannt = list(alle) if themen is None else [getattr(thema, "name", thema) for thema in _als_liste(themen)]
    if not genannt or not all(type(name) is str and name in alle for name in genannt):
        raise ValueError(f"Üben lassen sich {', '.join(alle)}. Angekommen ist: {', '.join(map(repr, genannt)) or 'nichts'}.")
    return {name: uebung for name, uebung in alle.items() if name in genannt}


def _als_liste(themen):
    return list(themen) if hasattr(themen, "__iter__") and not isinstance(themen, str) else [themen]


def _weiter(uebungen):
    """(Plan, erste Variante), wie sie sich aus dem Lernstand ergeben: Was gestern falsch war, kommt heute wieder."""
    eintraege, _ = _gelesen()
    versuche = [versuch for versuch in erste_versuche(eintraege) if versuch.variante is not None and versuch.uebung in uebungen]
    plan = aus_verlauf((versuch.uebung, versuch.status == "richtig", versuch.sicher is True) for versuch in versuche)
    return plan, 1 + max((eintrag.variante for eintrag in eintraege if eintrag.variante is not None and eintrag.variante < SECHS_STELLEN), default=0)


def kurs():
    """Name → Übung, in der Reihenfolge des Kurses."""
    import lernmodul

    return {name: getattr(lernmodul, name) for name in lernmodul._UEBUNGEN}


def _gelesen():
    """(Einträge, Hinweise) aus dem eigenen Lernstand; was sich nicht lesen ließ, steht in den Hinweisen."""
    try:
        datei = journal.pfad()
        eintraege, unlesbar = journal.lies(datei) if datei else ([], 0)
    except OSError as grund:
        return [], [f"Dein Lernstand lässt sich nicht lesen ({type(grund).__name__}).", *journal.fehlt]
    beschaedigt = f"{zeilenzahl(unlesbar)} deines Lernstands {'ist' if unlesbar == 1 else 'sind'} beschädigt und {'zählt' if unlesbar == 1 else 'zählen'} nicht mit."
    return eintraege, [*([beschaedigt] if unlesbar else []), *journal.fehlt]


def zeilenzahl(anzahl):
    """„1 Zeile“, „2 Zeilen“."""
    return f"{anzahl} {'Zeile' if anzahl == 1 else 'Zeilen'}"


def uebungstitel(katalog, name):
    """Der Titel einer Übung; aus einer anderen Version des Kurses bleibt ihr Name."""
    return katalog[name].titel if name in katalog else name


def denkfehlername(katalog, uebung, schluessel):
    """Der Name eines Denkfehlers; aus einer anderen Version des Kurses bleibt sein Schlüssel."""
    bekannte = katalog[uebung].alle_denkfehler if uebung in katalog else {}
    return bekannte[schluessel].name if schluessel in bekannte else schluessel


def _standtabelle(uebungen):
    katalog = kurs()
    mit_varianten = any(stand.varianten[1] for stand in uebungen.values())
    kopf = ("Übung", "Stand", "Versuche", "Minuten", *(["Varianten auf Anhieb"] if mit_varianten else []), "Denkfehler")
    return Tabelle(kopf, [_standzeile(katalog, name, stand, mit_varianten) for name, stand in uebungen.items()])


def _standzeile(katalog, name, stand, mit_varianten):
    richtig, probiert = stand.varianten
    varianten = [f"{richtig} von {probiert}" if probiert else ""] if mit_varianten else []
    denkfehler = "; ".join(denkfehlername(katalog, name, schluessel) for schluessel in stand.denkfehler)
    return uebungstitel(katalog, name), stand.stand, stand.versuche or "", _minutentext(stand.minuten), *varianten, denkfehler


def _minutentext(minuten):
    if minuten is None:
        return ""
    return "unter 1" if minuten < 1 else f"{minuten:.0f}"
