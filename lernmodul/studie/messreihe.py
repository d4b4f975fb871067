"""Aus Ranglisten werden Messungen: je Frage, Suche und Länge K eine Zeile mit allen Maßen."""

from dataclasses import dataclass, replace

import numpy as np

from ..metriken.grundlagen import felder, liste
from ..metriken.ohne_gesamtzahl import f_score, fe_score, ndcg_liste, t_score
from ..metriken.suche import ndcg_at_k, reciprocal_rank
from .leser import ENDE, als_leser
from .suchen import SUCHEN, fragen, rangliste

# K im Verhältnis zur Zahl der relevanten Passagen. Bei höchstens 15 davon bleibt 2K mit 3.5 unter einem Fünftel des Korpus.
VERHAELTNISSE = (1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 3 / 2, 2, 3, 7 / 2)
MASSE = {
    "precision": "P",
    "recall": "R",
    "f": "F",
    "f_e": "Fₑ",
    "t_zusammenfassung": "T (Zusammenfassung)",
    "t_code": "T (Code)",
    "ndcg": "nDCG",
    "ndcg_liste": "nDCG (Listenform)",
    "kehrwert": "1/Rang",
}


@dataclass(frozen=True, eq=False)
class Messreihe:
    """Spalten gleicher Länge, eine Zeile je Messung. `stufen` und `fakten` braucht der Leser; fremde Messungen haben schon eine `note`."""

    spalten: dict
    stufen: np.ndarray | None = None
    fakten: np.ndarray | None = None

    def __len__(self):
        return len(self.spalten["frage"])

    def __repr__(self):
        fragen_ = len(set(self.spalten["frage"]))
        return f"Messreihe: {len(self)} Messung{'en' * (len(self) != 1)} an {fragen_} Frage{'n' * (fragen_ != 1)}"

    def __getitem__(self, spalte):
        if spalte == "note" and spalte not in self.spalten:
            raise ValueError("Diese Messreihe hat noch keine Noten. Die gibt ihr ein Leser, zum Beispiel `reihe.benotet(Leser())`.")
        return self.spalten[spalte]

    @property
    def masse(self):
        """Die Maße, die es in dieser Messreihe gibt."""
        return [mass for mass in MASSE if mass in self.spalten]

    def zeilen(self):
        """Eine Liste von dicts, zum Beispiel für `pandas.DataFrame`."""
        return [dict(zip(self.spalten, werte)) for werte in zip(*(spalte.tolist() for spalte in self.spalten.values()))]

    def benotet(self, leser, startwert=0):
        """Dieselben Messungen mit den Noten eines Lesers. Derselbe Startwert gibt jeder Messung bei jedem Leser denselben Zufall."""
        als_leser(leser)
        if self.stufen is None:
            raise ValueError("Zu diesen Messungen gehören keine Passagen, die der Leser lesen könnte. Ihre Noten stehen schon fest.")
        zufall = np.random.default_rng(startwert).standard_normal(1 + max(self["nummer"], default=-1))[self["nummer"]]
        return replace(self, spalten=self.spalten | {"note": leser.noten(self.stufen, self.fakten, zufall)})

    def nur(self, **wahl):
        """Die Zeilen, in denen jede genannte Spalte den genannten Wert hat; None heißt: egal."""
        dabei = [self[spalte] == wert for spalte, wert in wahl.items() if wert is not None]
        return self.auswahl(np.all(dabei, axis=0)) if dabei else self

    def auswahl(self, dabei):
        """Die Zeilen, bei denen `dabei` True ist."""
        stufen, fakten = (None if feld is None else feld[dabei] for feld in (self.stufen, self.fakten))
        return Messreihe({name: werte[dabei] for name, werte in self.spalten.items()}, stufen, fakten)


def messe_suchen(suchen=tuple(SUCHEN), alpha=0.5, fortschritt=None):
    """Sucht zu jeder Frage, schneidet die Rangliste bei verschiedenen K ab und rechnet alle Maße; eine Note gibt erst der Leser.

    Einheit/Form: `suchen` Namen aus `SUCHEN`, `alpha` das Gewicht in F, Fₑ und T, `fortschritt` eine Funktion (erledigt, gesamt);
    `Messreihe`. Relevant ist jede Passage der Stufe 1 oder 2. Findet eine Suche weniger als K Passagen, ist die Liste kürzer; durch K
    geteilt wird trotzdem.
    Fehler: TypeError oder ValueError, wenn `suchen` keine Liste solcher Namen ist.
    """
    liste("suchen", suchen, f"eine Liste aus {', '.join(SUCHEN)}")
    zeilen, stufen, fakten = [], [], []
    for stelle, suche in enumerate(suchen):
        for frage, gefunden in rangliste(suche).items():
            for k in _laengen(len(fragen()[frage]["relevant"])):
                zeilen.append(_zeile(frage, suche, gefunden, k, alpha))
                stufen.append([fragen()[frage]["relevant"].get(passage, 0) for passage in gefunden[:k]])
                fakten.append(sum(fragen()[frage]["relevant"].values()) / 2)
        if fortschritt:
            fortschritt(stelle + 1, len(suchen))
    return Messreihe(_spalten(zeilen), _rechteck(stufen), np.array(fakten))


def aus_eintraegen(eintraege, alpha=0.5, mit_fe=False):
    """Eine Messreihe aus Einträgen von `lies_retrieval_response`; die Noten stehen darin.

    Einheit/Form: Als Textart gilt, was in der `id` vor dem ersten Bindestrich steht, als Suche `E`. Fₑ braucht die Urteile bis 2K und
    damit den Eintrag mit doppeltem K; mit `mit_fe=True` bleiben nur die Messungen, zu denen es ihn gibt, sonst fehlt Fₑ.
    Fehler: TypeError oder ValueError mit Stelle und Feld bei unbrauchbaren Einträgen; ValueError, wenn keine Messung übrig bleibt.
    """
    for stelle, eintrag in enumerate(liste("eintraege", eintraege, "eine Liste wie von lies_retrieval_response")):
        felder(f"eintraege[{stelle}]", eintrag, "id", "E", "Np", "K", "grade", "inK")
    urteile = {(*_schluessel(eintrag), eintrag["K"]): eintrag["inK"] for eintrag in eintraege}
    doppelte = [urteile.get((*_schluessel(eintrag), 2 * eintrag["K"])) if mit_fe else None for eintrag in eintraege]
    zeilen = [_fremde_zeile(eintrag, doppelt, alpha) for eintrag, doppelt in zip(eintraege, doppelte) if doppelt or not mit_fe]
    if not zeilen:
        warum = "Mit mit_fe=True braucht es zu einem Eintrag den mit doppeltem K." if mit_fe else "eintraege ist leer."
        raise ValueError(f"Keine Messung bleibt übrig. {warum}")
    return Messreihe(_spalten(zeilen))


def _laengen(n_gesamt):
    return sorted({max(1, round(verhaeltnis * n_gesamt)) for verhaeltnis in VERHAELTNISSE})


def _zeile(frage, suche, gefunden, k, alpha):
    eintrag = fragen()[frage]
    relevanz = [int(passage in eintrag["relevant"]) for passage in gefunden[:2 * k]]
    masse = _masse(relevanz[:k], k, len(eintrag["relevant"]), alpha)
    return {"frage": frage, "textart": eintrag["textart"], "suche": suche, **masse, "f_e": fe_score(relevanz, k, alpha)}


def _fremde_zeile(eintrag, doppelt, alpha):
    herkunft = {"frage": eintrag["id"], "textart": eintrag["id"].partition("-")[0], "suche": eintrag["E"]}
    f_e = {} if doppelt is None else {"f_e": fe_score(doppelt, eintrag["K"], alpha)}
    return {**herkunft, **_masse(eintrag["inK"], eintrag["K"], eintrag["Np"], alpha), **f_e, "note": eintrag["grade"]}


def _schluessel(eintrag):
    return eintrag["id"], eintrag["E"], eintrag.get("Nc"), eintrag["Np"]


def _masse(relevanz, k, n_gesamt, alpha):
    """Alle Maße einer Liste; relevant heißt hier ja oder nein, auch beim nDCG."""
    n_p, plaetze = sum(relevanz), list(range(len(relevanz)))
    n_n = len(relevanz) - n_p
    treffer = {platz for platz in plaetze if relevanz[platz]}
    alle = treffer | {("nicht gefunden", i) for i in range(n_gesamt - n_p)}
    return {
        "k": k, "n_p": n_p, "n_n": n_n, "n_gesamt": n_gesamt, "verhaeltnis": k / n_gesamt,
        "precision": n_p / k,
        "recall": n_p / n_gesamt,
        "f": f_score(n_p, k, n_gesamt, alpha),
        "t_zusammenfassung": t_score(n_p, n_n, k, alpha),
        "t_code": t_score(n_p, n_n, k, alpha, form="code"),
        "ndcg": ndcg_at_k(alle, plaetze, k),
        "ndcg_liste": ndcg_liste(relevanz, k),
        "kehrwert": reciprocal_rank(treffer, plaetze),
    }


def _spalten(zeilen):
    return {"nummer": np.arange(len(zeilen)), **{name: np.array([zeile[name] for zeile in zeilen]) for name in zeilen[0]}}


def _rechteck(stufen):
    breite = max(map(len, stufen))
    return np.array([[*reihe, *[ENDE] * (breite - len(reihe))] for reihe in stufen])
