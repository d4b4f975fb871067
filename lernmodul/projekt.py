"""Das Projekt: ein System laden, das mitgelieferte Mini-RAG oder das eigene, und sagen, was zuerst repariert gehört."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from . import mini_rag
from .einlesen import EinleseFehler, Lauf, faelle_aus, lies_antworten, lies_fehler, lies_golden_set, lies_laeufe
from .einlesen.bericht import aufgezaehlt, kurz
from .golden_set import OHNE_FEHLER, gleiche_frage, golden_set_probleme
from .metriken.grundlagen import ganze_zahl

EIGENER_ORDNER = "projekt_mini_rag"
ENDUNGEN = (".csv", ".jsonl", ".json")
AM_FALL = ("leere_frage", "leerer_text_statt_none", "quelle_nicht_im_korpus", "unbekannte_art")  # was sich an einem einzelnen Fall zeigt
STELLEN = ("Golden Set", "Suche", "Schwelle", "Modell", "nicht angesehen", "in Ordnung")
OHNE_ANGABE, OHNE_LAUF = "ohne Angabe", Lauf([], False)
MINDESTENS = 20
BERICHT_STEHT = "Der Bericht ist geschrieben."


@dataclass(frozen=True, repr=False)
class Projekt:
    """Alles, was gemessen wird. `ordner` ist der Ort, an dem Notizen und Bericht liegen; `vergleich` ein zweiter Lauf oder None."""

    name: str
    ordner: Path
    golden_set: list
    laeufe: dict
    vergleich: dict | None
    antworten: list
    korpus: frozenset | None
    hinweise: tuple

    def __repr__(self):
        return f"Projekt „{self.name}“ (Fragen: {len(self.golden_set)}, Läufe: {len(self.laeufe)}, Hinweise: {len(self.hinweise)})"

    @property
    def notizen(self):
        return self.ordner / "fehler.csv"

    @property
    def sagt_ob_abgelehnt(self):
        """Ob die Läufe zu den Fragen sagen, ob abgelehnt wurde."""
        return all(self.laeufe[fall.id].abgelehnt is not None for fall in self.golden_set if fall.id in self.laeufe)

    def faelle(self):
        """Das Paar (faelle, fragen) für die Funktionen aus Übung 2 und 3."""
        return faelle_aus(self.golden_set, self.laeufe)

    def probleme(self):
        """Was am Golden Set nicht stimmt, als Liste von Sätzen; mehr Fälle als nötig sind kein Mangel."""
        return golden_set_probleme(self.golden_set, self.korpus, groesse=max(MINDESTENS, len(self.golden_set)))

    def fehler(self):
        """Die eingeordneten Antworten aus fehler.csv, mit `.hinweise`; die leere Liste, solange es die Datei nicht gibt."""
        if not self.notizen.exists():
            return []
        alle, ids = lies_fehler(self.notizen), {fall.id for fall in self.golden_set}
        if fremd := [satz["id"] for satz in alle if satz["id"] not in ids]:
            alle.hinweise.append(f"fehler.csv, Spalte id: Keine Frage zu {aufgezaehlt(map(kurz, fremd))}. Zählt nicht mit.")
        alle[:] = [satz for satz in alle if satz["id"] in ids]
        return alle


def lade_projekt(ordner=None):
    """Das Projekt aus einem Ordner, oder ohne Angabe das mitgelieferte Mini-RAG, dessen Antworten dabei gerechnet werden.

    Einheit/Form: Im Ordner liegen `golden_set` und `laeufe` (je .csv, .jsonl oder .json), wahlweise `laeufe_b` als zweiter Lauf und
    `antworten` mit den Spalten id und antwort. Was beim Einlesen auffiel, steht in `.hinweise`.
    Fehler: EinleseFehler, wenn der Ordner oder eine der beiden Dateien fehlt oder sich nicht lesen lässt.
    """
    return _mini_rag_projekt() if ordner is None else _eigenes_projekt(_als_ordner(ordner))


def _mini_rag_projekt():
    golden_set = list(mini_rag.golden_set())
    antworten = {fall.id: mini_rag.antworte(fall.frage) for fall in golden_set}
    laeufe = {id_: _als_lauf(antwort.gefunden, antwort.abgelehnt) for id_, antwort in antworten.items()}
    vergleich = {fall.id: _als_lauf(mini_rag.suche_passagen(fall.frage), antworten[fall.id].abgelehnt) for fall in golden_set}
    zum_ansehen = _zum_ansehen(golden_set, laeufe, {id_: (antwort.text, antwort.quelle) for id_, antwort in antworten.items()})
    return Projekt("Mini-RAG", _anlegen(Path(EIGENER_ORDNER)), golden_set, laeufe, vergleich, zum_ansehen, frozenset(mini_rag.korpus()), ())


def _als_lauf(gefunden, abgelehnt):
    return Lauf([treffer.quelle for treffer in gefunden], abgelehnt)


def _anlegen(ordner):
    try:
        ordner.mkdir(exist_ok=True)
    except OSError as grund:
        steht_da = f"Der Ordner für Notizen und Bericht lässt sich hier nicht anlegen ({type(grund).__name__})"
        raise EinleseFehler(str(ordner), steht_da, "Öffne das Notebook in einem Ordner, in dem du schreiben darfst.") from None
    return ordner


def _als_ordner(ordner):
    try:
        return Path(ordner).expanduser()
    except (TypeError, RuntimeError):
        raise EinleseFehler(f"{ordner!r:.60}", "Das ist kein Ordner", 'Gib seinen Pfad als Text an, zum Beispiel "../meine_daten".') from None


def _eigenes_projekt(ordner):
    inhalt = _inhalt(ordner)
    golden_set = lies_golden_set(_datei(ordner, inhalt, "golden_set"))
    laeufe = lies_laeufe(_datei(ordner, inhalt, "laeufe"))
    vergleich = lies_laeufe(b) if (b := _datei(ordner, inhalt, "laeufe_b", pflicht=False)) else None
    texte = lies_antworten(a) if (a := _datei(ordner, inhalt, "antworten", pflicht=False)) else {}
    if not {fall.id for fall in golden_set} & laeufe.keys():
        raise EinleseFehler(str(ordner), "Keine einzige id kommt in Golden Set und Läufen zugleich vor", "Vergleich die Schreibweise der ids.")
    hinweise = [*golden_set.hinweise, *laeufe.hinweise, *getattr(vergleich, "hinweise", ()), *getattr(texte, "hinweise", ())]
    hinweise += _hinweise_zusammen(golden_set, laeufe, vergleich, texte)
    zum_ansehen = _zum_ansehen(golden_set, laeufe, {id_: (text, None) for id_, text in texte.items()})
    return Projekt(ordner.resolve().name, ordner, golden_set, laeufe, vergleich, zum_ansehen, None, tuple(hinweise))


def _inhalt(ordner):
    """Alles, was im Ordner liegt, oder ein Fehler, der sagt, warum sich das nicht sagen lässt."""
    try:
        return sorted(ordner.iterdir())
    except FileNotFoundError:
        steht_da, zu_tun = "Diesen Ordner gibt es nicht", f"Gesucht wurde {ordner.absolute()}. Prüfe die Schreibweise.{_rat(ordner)}"
    except NotADirectoryError:
        steht_da, zu_tun = "Das ist eine Datei", "Gib den Ordner an, in dem sie liegt."
    except OSError as grund:
        steht_da, zu_tun = f"Das Betriebssystem lässt den Ordner nicht lesen ({type(grund).__name__})", "Prüfe, ob du ihn öffnen darfst."
    raise EinleseFehler(str(ordner), steht_da, zu_tun)


def _rat(ordner):
    """Steht im Pfad ein Zeilenumbruch oder Tabulator, war ein Rückstrich gemeint."""
    return ' Unter Windows gehört ein r davor: r"C:\\Ordner".' if any(ord(zeichen) < 32 for zeichen in str(ordner)) else ""


def _datei(ordner, inhalt, name, pflicht=True):
    """Die eine Datei dieses Namens; mehrere nebeneinander sind ein Fehler, denn welche gemeint ist, wäre geraten."""
    namen = [f"{name}{endung}" for endung in ENDUNGEN]
    da = [pfad for pfad in inhalt if pfad.name.casefold() in namen]
    if len(da) > 1:
        raise EinleseFehler(str(ordner), f"Es gibt {' und '.join(pfad.name for pfad in da)}", "Lass nur eine davon stehen.")
    if not da and pflicht:
        weitere = f" und {len(inhalt) - 10} weitere" if len(inhalt) > 10 else ""
        vorhanden = (", ".join(pfad.name for pfad in inhalt[:10]) or "nichts") + weitere
        raise EinleseFehler(str(ordner), f"Es fehlt {namen[0]}, {namen[1]} oder {namen[2]}", f"Im Ordner liegt: {vorhanden}.")
    return da[0] if da else None


def _hinweise_zusammen(golden_set, laeufe, vergleich, texte):
    """Was erst auffällt, wenn man die Dateien nebeneinanderlegt."""
    yield from _hinweise_zum_lauf(golden_set, laeufe)
    if vergleich is not None:
        yield from (f"Zweiter Lauf, {hinweis}" for hinweis in _hinweise_zum_lauf(golden_set, vergleich, fragen=False))
    gefunden = {quelle for lauf in laeufe.values() for quelle in lauf.gefunden}
    if nie := sorted({fall.erwartete_quelle for fall in golden_set if fall.erwartete_quelle is not None} - gefunden):
        yield f"Diese erwarteten Quellen kommen in keinem Lauf vor: {aufgezaehlt(map(kurz, nie))}. Heißen sie dort vielleicht anders?"
    if fremd := texte.keys() - {fall.id for fall in golden_set}:
        yield f"antworten, Spalte id: Keine Frage zu {aufgezaehlt(map(kurz, sorted(fremd)))}. Zählt nicht mit."
    if texte and (ohne := [fall.id for fall in golden_set if fall.id not in texte]):
        yield f"antworten, Spalte id: Kein Text zu {aufgezaehlt(map(kurz, ohne))}. In Schritt 3 steht dort keine Antwort."


def _hinweise_zum_lauf(golden_set, laeufe, fragen=True):
    """Ein Fehler wird hier zum Hinweis: Laden und das Golden Set prüfen soll man auch dann können, wenn sich noch nicht messen lässt."""
    try:
        paar = faelle_aus(golden_set, laeufe)
    except EinleseFehler as fehler:
        return [f"Noch nicht messbar: {fehler}"]
    offen = fragen and any(lauf.abgelehnt is None for lauf in laeufe.values())
    return paar.hinweise + ([f"{paar[1]!r} In Schritt 3 steht bis dahin überall „geantwortet“."] if offen else [])


def _zum_ansehen(golden_set, laeufe, texte):
    return [_antwort(fall, laeufe.get(fall.id, OHNE_LAUF), *texte.get(fall.id, ("", None))) for fall in golden_set]


def _antwort(fall, lauf, text, quelle):
    gezeigt = {"antwort": text, "quelle": quelle, "gefunden": list(lauf.gefunden), "abgelehnt": bool(lauf.abgelehnt)}
    return {"id": fall.id, "frage": fall.frage, "erwartet": fall.erwartete_quelle} | gezeigt


def was_zuerst(projekt, k=3):
    """Wo jeder Fall hängen bleibt: dict Stelle → ids, in der Reihenfolge des Entscheidungsbaums.

    Golden Set: Der Fall selbst ist fehlerhaft oder kommt zweimal vor. Suche: Quelle nicht unter den ersten k, auch wenn abgelehnt wurde,
    denn eine andere Schwelle brächte sie nicht herbei. Schwelle: zu Unrecht abgelehnt oder zu Unrecht geantwortet. Modell: Quelle da,
    aber die Antwort ist in fehler.csv als fehlerhaft eingeordnet. „nicht angesehen“: nichts aufgefallen, aber auch nicht eingeordnet.
    „ohne Angabe“ gibt es nur, wenn die Läufe nicht sagen, ob abgelehnt wurde. `k`: so viele Ergebnisse liest das System beim Antworten.
    """
    ganze_zahl("k", k, mindestens=1)
    urteile = {satz["id"]: ist_fehlerhaft(satz) for satz in projekt.fehler()}
    schief = _schiefe(projekt.golden_set, projekt.korpus)
    stellen = {name: [] for name in STELLEN}
    for fall in projekt.golden_set:
        lauf = projekt.laeufe.get(fall.id, OHNE_LAUF)
        stelle = "Golden Set" if fall.id in schief else _stelle(fall.erwartete_quelle, lauf, k, urteile.get(fall.id))
        stellen.setdefault(stelle, []).append(fall.id)
    return stellen


def _stelle(erwartet, lauf, k, fehlerhaft):
    """`fehlerhaft` ist das Urteil aus fehler.csv, None ohne Urteil."""
    if erwartet is not None and erwartet not in lauf.gefunden[:k]:
        return "Suche"
    if lauf.abgelehnt is not None and lauf.abgelehnt is not (erwartet is None):
        return "Schwelle"
    if fehlerhaft:
        return "Modell"
    if lauf.abgelehnt is None:
        return OHNE_ANGABE
    return "nicht angesehen" if fehlerhaft is None else "in Ordnung"


def ist_fehlerhaft(satz):
    """Ob eine eingeordnete Antwort eine Fehlerkategorie hat; „Ohne Fehler“ und „ohne fehler“ gelten wie „ohne Fehler“."""
    return satz["kategorie"].casefold() != OHNE_FEHLER.casefold()


def _schiefe(golden_set, korpus):
    """Die ids der Fälle, an denen selbst etwas nicht stimmt."""
    ids, fragen = Counter(fall.id for fall in golden_set), Counter(gleiche_frage(fall.frage) for fall in golden_set)
    return {fall.id for fall in golden_set if ids[fall.id] > 1 or fragen[gleiche_frage(fall.frage)] > 1 or _fall_ist_fehlerhaft(fall, korpus)}


def _fall_ist_fehlerhaft(fall, korpus):
    codes = {satz.partition(":")[0] for satz in golden_set_probleme([fall], korpus)}
    return not codes.isdisjoint(AM_FALL)


def fertig_wenn(projekt):
    """Die Checkliste des Projekts, gerechnet und nicht angekreuzt: Liste aus (Satz, erfüllt)."""
    fehler, probleme = projekt.fehler(), projekt.probleme()
    kategorien = {satz["kategorie"] for satz in fehler if ist_fehlerhaft(satz)}
    ohne_lauf = [fall.id for fall in projekt.golden_set if fall.id not in projekt.laeufe]
    return [
        ("Das Golden Set besteht seine Prüfung.", not probleme),
        ("Zu jeder Frage gibt es einen Lauf.", not ohne_lauf),
        (f"Mindestens {MINDESTENS} Antworten sind angesehen und eingeordnet.", len({satz["id"] for satz in fehler}) >= MINDESTENS),
        ("Es gibt höchstens fünf Fehlerkategorien.", len(kategorien) <= 5),
        ("Mindestens eine Frage hat keine Antwort im Korpus.", any(fall.erwartete_quelle is None for fall in projekt.golden_set)),
        (BERICHT_STEHT, (projekt.ordner / "bericht.md").exists()),
    ]
