"""Das Projekt: ein System messen, das mitgelieferte Mini-RAG oder das eigene, und sagen, was zuerst repariert gehört."""

from dataclasses import dataclass
from pathlib import Path

from . import mini_rag
from .einlesen import EinleseFehler, Lauf, faelle_aus, lies_antworten, lies_fehler, lies_golden_set, lies_laeufe
from .golden_set import OHNE_FEHLER, golden_set_probleme
from .metriken.ablehnung import ohne_antwort_auswerten
from .metriken.suche import reciprocal_rank, retrieval_metriken
from .metriken.unsicherheit import paarvergleich, wilson_intervall

EIGENER_ORDNER = "projekt_mini_rag"
ENDUNGEN = (".csv", ".jsonl", ".json")
AM_FALL = ("leere_frage", "leerer_text_statt_none", "quelle_nicht_im_korpus", "unbekannte_art")  # was sich an einem einzelnen Fall zeigt
STELLEN = ("Golden Set", "Suche", "Schwelle", "Modell", "in Ordnung")


@dataclass(frozen=True)
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

    @property
    def notizen(self):
        return self.ordner / "fehler.csv"

    def faelle(self):
        """Das Paar (faelle, fragen) für die Funktionen aus Übung 2 und 3."""
        return faelle_aus(self.golden_set, self.laeufe)

    def probleme(self):
        """Was am Golden Set nicht stimmt, als Liste von Sätzen."""
        return golden_set_probleme(self.golden_set, self.korpus)

    def fehler(self):
        """Die eingeordneten Antworten aus fehler.csv; die leere Liste, solange es keine gibt."""
        return [satz for satz in lies_fehler(self.notizen)] if self.notizen.exists() else []


@dataclass(frozen=True)
class Kennzahl:
    """Ein Messwert mit seinem n und einem 95-%-Intervall; bei leerer Gruppe undefiniert."""

    name: str
    wert: float
    n: int
    intervall: tuple[float, float] | None

    @property
    def text(self):
        if not self.n:
            return "undefiniert, per Regel 0.0"
        return f"{self.wert:.2f}  ({self.intervall[0]:.2f} bis {self.intervall[1]:.2f}, n = {self.n})"


@dataclass(frozen=True, repr=False)
class Vergleich:
    """Zweiter Lauf minus erster Lauf, gepaart über die Kehrwerte der Ränge."""

    differenz: float
    intervall: tuple[float, float]
    p: float
    gewinnt_a: int
    gewinnt_b: int
    n: int

    def __repr__(self):
        gleich = self.n - self.gewinnt_a - self.gewinnt_b
        return (
            f"MRR des zweiten Laufs minus MRR des ersten: {self.differenz:+.2f} ({self.intervall[0]:+.2f} bis {self.intervall[1]:+.2f}), p = {self.p:.3f}.\n"
            f"Der zweite gewinnt {self.gewinnt_b} von {self.n} Fragen, der erste {self.gewinnt_a}, gleich sind {gleich}."
        )


def lade_projekt(ordner=None):
    """Das Projekt aus einem Ordner, oder ohne Angabe das mitgelieferte Mini-RAG, dessen Antworten dabei gerechnet werden.

    Einheit/Form: Im Ordner liegen `golden_set` und `laeufe` (je .csv, .jsonl oder .json), wahlweise `laeufe_b` als zweiter Lauf und
    `antworten` mit den Spalten id und antwort.
    Fehler: EinleseFehler, wenn der Ordner oder eine der beiden Dateien fehlt oder sich nicht lesen lässt.
    """
    return _mini_rag_projekt() if ordner is None else _eigenes_projekt(Path(ordner))


def _mini_rag_projekt():
    golden_set = list(mini_rag.golden_set())
    antworten = {fall.id: mini_rag.antworte(fall.frage) for fall in golden_set}
    laeufe = {id_: _als_lauf(antwort.gefunden, antwort.abgelehnt) for id_, antwort in antworten.items()}
    vergleich = {fall.id: _als_lauf(mini_rag.suche_passagen(fall.frage), antworten[fall.id].abgelehnt) for fall in golden_set}
    ordner = Path(EIGENER_ORDNER)
    ordner.mkdir(exist_ok=True)
    texte = {id_: (antwort.text, antwort.quelle) for id_, antwort in antworten.items()}
    zum_ansehen = _zum_ansehen(golden_set, laeufe, texte)
    return Projekt("Mini-RAG", ordner, golden_set, laeufe, vergleich, zum_ansehen, frozenset(mini_rag.korpus()), ())


def _als_lauf(gefunden, abgelehnt):
    return Lauf([treffer.quelle for treffer in gefunden], abgelehnt)


def _eigenes_projekt(ordner):
    if not ordner.is_dir():
        raise EinleseFehler(str(ordner), "Diesen Ordner gibt es nicht", f"Gesucht wurde in {Path.cwd()}. Gib den ganzen Pfad an.")
    golden_set = lies_golden_set(_datei(ordner, "golden_set"))
    laeufe = lies_laeufe(_datei(ordner, "laeufe"))
    vergleich = lies_laeufe(b) if (b := _datei(ordner, "laeufe_b", pflicht=False)) else None
    texte = lies_antworten(a) if (a := _datei(ordner, "antworten", pflicht=False)) else {}
    hinweise = [*golden_set.hinweise, *laeufe.hinweise, *getattr(vergleich, "hinweise", ()), *getattr(texte, "hinweise", ())]
    hinweise += faelle_aus(golden_set, laeufe).hinweise
    zum_ansehen = _zum_ansehen(golden_set, laeufe, {id_: (text, None) for id_, text in texte.items()})
    return Projekt(ordner.name, ordner, golden_set, laeufe, vergleich, zum_ansehen, None, tuple(hinweise))


def _datei(ordner, name, pflicht=True):
    """Die eine Datei dieses Namens; mehrere nebeneinander sind ein Fehler, denn welche gemeint ist, wäre geraten."""
    da = [ordner / f"{name}{endung}" for endung in ENDUNGEN if (ordner / f"{name}{endung}").exists()]
    if len(da) > 1:
        raise EinleseFehler(str(ordner), f"Es gibt {' und '.join(pfad.name for pfad in da)}", "Lass nur eine davon stehen.")
    if not da and pflicht:
        vorhanden = ", ".join(sorted(pfad.name for pfad in ordner.iterdir())[:10]) or "nichts"
        raise EinleseFehler(str(ordner), f"Es fehlt {name}.csv, {name}.jsonl oder {name}.json", f"Im Ordner liegt: {vorhanden}.")
    return da[0] if da else None


def _zum_ansehen(golden_set, laeufe, texte):
    return [
        {
            "id": fall.id,
            "frage": fall.frage,
            "erwartet": fall.erwartete_quelle,
            "antwort": texte.get(fall.id, ("", None))[0],
            "quelle": texte.get(fall.id, ("", None))[1],
            "gefunden": list(laeufe[fall.id].gefunden) if fall.id in laeufe else [],
            "abgelehnt": bool(laeufe[fall.id].abgelehnt) if fall.id in laeufe else False,
        }
        for fall in golden_set
    ]


def eigene_oder_referenz(funktion, uebung, referenz):
    """Deine Funktion, wenn sie die Prüfung besteht, sonst die Referenz; dazu ein Satz, welche es ist."""
    befund = uebung.pruefe(funktion)
    if befund:
        return funktion, f"{uebung.antwortname}: deine Funktion"
    grund = "noch offen" if befund.status == "offen" else "deine besteht die Prüfung noch nicht"
    return referenz, f"{uebung.antwortname}: die Referenz ({grund})"


def messe(projekt, k=3, retrieval=retrieval_metriken, ablehnung=ohne_antwort_auswerten):
    """Recall@k, MRR und beide Anteile der Ablehnung, jeder mit n und Intervall."""
    faelle, fragen = projekt.faelle()
    recall, mrr = retrieval(faelle, k)
    korrekt, zu_unrecht = ablehnung(fragen)
    mit = [fall for fall in faelle if fall["erwartet"] is not None]
    n_mit, n_ohne = len(mit), len(faelle) - len(mit)
    return [
        _quote(f"Recall@{k}", recall, n_mit),
        Kennzahl("MRR", mrr, n_mit, _intervall_des_mittels(kehrwerte(mit))),
        _quote("korrekt abgelehnt", korrekt, n_ohne),
        _quote("zu Unrecht abgelehnt", zu_unrecht, n_mit),
    ]


def _quote(name, wert, n):
    return Kennzahl(name, wert, n, wilson_intervall(round(wert * n), n) if n else None)


def kehrwerte(faelle):
    """Der Kehrwert des Rangs für jeden Fall mit erwarteter Quelle."""
    return [reciprocal_rank(fall["erwartet"], fall["gefunden"]) for fall in faelle if fall["erwartet"] is not None]


def _intervall_des_mittels(werte):
    return paarvergleich([0.0] * len(werte), werte)[1] if werte else None


def recall_verlauf(projekt, bis=10, retrieval=retrieval_metriken):
    """Recall@k für k = 1 bis `bis`, als Liste."""
    faelle, _ = projekt.faelle()
    return [retrieval(faelle, k)[0] for k in range(1, bis + 1)]


def vergleiche_laeufe(projekt):
    """Der zweite Lauf gegen den ersten als `Vergleich`; None ohne zweiten Lauf oder ohne Frage mit Antwort."""
    if projekt.vergleich is None:
        return None
    a, b = (kehrwerte(faelle_aus(projekt.golden_set, laeufe)[0]) for laeufe in (projekt.laeufe, projekt.vergleich))
    if not a:
        return None
    differenz, intervall, p = paarvergleich(a, b)
    return Vergleich(differenz, intervall, p, sum(x > y for x, y in zip(a, b)), sum(x < y for x, y in zip(a, b)), len(a))


def was_zuerst(projekt, k=3):
    """Wo jeder Fall hängen bleibt: dict Stelle → ids, in der Reihenfolge des Entscheidungsbaums.

    Golden Set: Der Fall selbst ist fehlerhaft. Schwelle: zu Unrecht abgelehnt oder zu Unrecht geantwortet. Suche: Quelle nicht unter den
    ersten k. Modell: Quelle da, aber die Antwort ist in fehler.csv als fehlerhaft eingeordnet.
    """
    kategorien = {satz["id"]: satz["kategorie"] for satz in projekt.fehler()}
    stellen = {name: [] for name in STELLEN}
    for fall in projekt.golden_set:
        stellen[_stelle(fall, projekt, kategorien, k)].append(fall.id)
    return stellen


def _stelle(fall, projekt, kategorien, k):
    lauf = projekt.laeufe.get(fall.id, Lauf([], False))
    ohne_antwort = fall.erwartete_quelle is None
    if _fall_ist_fehlerhaft(fall, projekt.korpus):
        return "Golden Set"
    if ohne_antwort is not bool(lauf.abgelehnt):
        return "Schwelle"
    if ohne_antwort:
        return "in Ordnung"
    if fall.erwartete_quelle not in lauf.gefunden[:k]:
        return "Suche"
    return "in Ordnung" if kategorien.get(fall.id, OHNE_FEHLER) == OHNE_FEHLER else "Modell"


def _fall_ist_fehlerhaft(fall, korpus):
    codes = {satz.partition(":")[0] for satz in golden_set_probleme([fall], korpus)}
    return not codes.isdisjoint(AM_FALL)


def fertig_wenn(projekt):
    """Die Checkliste des Projekts, gerechnet und nicht angekreuzt: Liste aus (Satz, erfüllt)."""
    fehler, probleme = projekt.fehler(), projekt.probleme()
    kategorien = {satz["kategorie"] for satz in fehler} - {OHNE_FEHLER}
    ohne_lauf = [fall.id for fall in projekt.golden_set if fall.id not in projekt.laeufe]
    return [
        ("Das Golden Set besteht seine Prüfung.", not probleme),
        ("Zu jeder Frage gibt es einen Lauf.", not ohne_lauf),
        ("Mindestens 20 Antworten sind angesehen und eingeordnet.", len(fehler) >= 20),
        ("Es gibt höchstens fünf Fehlerkategorien.", len(kategorien) <= 5),
        ("Mindestens eine Frage hat keine Antwort im Korpus.", any(fall.erwartete_quelle is None for fall in projekt.golden_set)),
        ("Der Bericht ist geschrieben.", (projekt.ordner / "bericht.md").exists()),
    ]
