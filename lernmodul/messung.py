"""Ein geladenes Projekt messen: jede Zahl mit n und Intervall, ein Verlauf über k und zwei Läufe gegeneinander."""

from dataclasses import dataclass

from .einlesen import faelle_aus
from .metriken.ablehnung import ohne_antwort_auswerten
from .metriken.suche import reciprocal_rank, retrieval_metriken
from .metriken.unsicherheit import paarvergleich, wilson_intervall


@dataclass(frozen=True)
class Kennzahl:
    """Ein Messwert mit seinem n und einem 95-%-Intervall.

    `wert` ist None, wenn die Läufe nicht sagen, ob abgelehnt wurde; bei n = 0 ist er nach unserer Regel 0.0. Ohne Intervall bleibt auch ein
    Mittelwert aus lauter gleichen Werten, denn daraus lässt sich keine Streuung schätzen.
    """

    name: str
    wert: float | None
    n: int
    intervall: tuple[float, float] | None

    @property
    def ohne_intervall(self):
        """Warum es kein Intervall gibt, oder ''."""
        if self.wert is None:
            return "nicht messbar, die Läufe sagen nicht, ob abgelehnt wurde"
        return "" if self.n else "undefiniert, nach unserer Regel 0.0"

    @property
    def bereich(self):
        """Das Intervall als Text, oder warum es keines gibt."""
        return f"{self.intervall[0]:.2f} bis {self.intervall[1]:.2f}" if self.intervall else "kein Intervall, alle Werte gleich"

    @property
    def text(self):
        return self.ohne_intervall or f"{self.wert:.2f}  ({self.bereich}, n = {self.n})"


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
        mitte, unten, oben = (f"{wert:+.2f}".replace("-", "−") for wert in (self.differenz, *self.intervall))
        return (
            f"MRR des zweiten Laufs minus MRR des ersten: {mitte} ({unten} bis {oben}), {_p_text(self.p)}.\n"
            f"Der zweite gewinnt {self.gewinnt_b} von {self.n} Fragen, der erste {self.gewinnt_a}, gleich sind {gleich}."
        )


def _p_text(p):
    return "p < 0.001" if p < 0.001 else f"p = {p:.3f}"


def eigene_oder_referenz(funktion, uebung, referenz):
    """Deine Funktion, wenn sie die Prüfung besteht, sonst die Referenz; dazu ein Satz, welche es ist."""
    befund = uebung.pruefe(funktion)
    if befund:
        return funktion, f"{uebung.antwortname}: deine Funktion"
    grund = "noch offen" if befund.status == "offen" else "deine besteht die Prüfung noch nicht"
    return referenz, f"{uebung.antwortname}: die Referenz ({grund})"


def messe(projekt, k=3, retrieval=retrieval_metriken, ablehnung=ohne_antwort_auswerten):
    """Recall@k, MRR und beide Anteile der Ablehnung, jeder mit n und Intervall.

    Undefiniert: Eine leere Gruppe ergibt 0.0 und kein Intervall; sagen die Läufe nicht, ob abgelehnt wurde, sind beide Anteile None.
    """
    faelle, fragen = projekt.faelle()
    recall, mrr = retrieval(faelle, k)
    korrekt, zu_unrecht = ablehnung(fragen) if projekt.sagt_ob_abgelehnt else (None, None)
    mit = [fall for fall in faelle if fall["erwartet"] is not None]
    n_mit, n_ohne = len(mit), len(faelle) - len(mit)
    return [
        _quote(f"Recall@{k}", recall, n_mit),
        Kennzahl("MRR", mrr, n_mit, _intervall_des_mittels(kehrwerte(mit))),
        _quote("korrekt abgelehnt", korrekt, n_ohne),
        _quote("zu Unrecht abgelehnt", zu_unrecht, n_mit),
    ]


def _quote(name, wert, n):
    return Kennzahl(name, wert, n, wilson_intervall(round(wert * n), n) if n and wert is not None else None)


def kehrwerte(faelle):
    """Der Kehrwert des Rangs für jeden Fall mit erwarteter Quelle."""
    return [reciprocal_rank(fall["erwartet"], fall["gefunden"]) for fall in faelle if fall["erwartet"] is not None]


def _intervall_des_mittels(werte):
    return paarvergleich([0.0] * len(werte), werte)[1] if len(set(werte)) > 1 else None


def recall_verlauf(projekt, bis=10, retrieval=retrieval_metriken):
    """Recall@k für k = 1 bis `bis`, als Liste."""
    faelle, _ = projekt.faelle()
    return [retrieval(faelle, k)[0] for k in range(1, bis + 1)]


def vergleiche_laeufe(projekt):
    """Der zweite Lauf gegen den ersten als `Vergleich`, über die Fragen, die in beiden stehen; None ohne zweiten Lauf oder ohne Frage mit Antwort."""
    if projekt.vergleich is None:
        return None
    gemeinsame = [fall for fall in projekt.golden_set if fall.id in projekt.laeufe and fall.id in projekt.vergleich]
    a, b = (kehrwerte(faelle_aus(gemeinsame, laeufe)[0]) for laeufe in (projekt.laeufe, projekt.vergleich))
    if not a:
        return None
    differenz, intervall, p = paarvergleich(a, b)
    return Vergleich(differenz, intervall, p, sum(x > y for x, y in zip(a, b)), sum(x < y for x, y in zip(a, b)), len(a))
