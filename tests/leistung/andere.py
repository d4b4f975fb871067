"""`retrieval_metriken` und nDCG aus einer Liste von Fällen, gegen ranx, ir-measures, pytrec-eval-terrier und scikit-learn.

Jeder bekommt dieselbe Liste von Fällen. Was er braucht, um sie in seine Form zu bringen, zählt mit und steht auch für sich da. Gezählt wird,
was danach gleich herauskommt; wer etwas anderes ausrechnet, bricht den Lauf ab. Je Größe läuft ein eigener Prozess, in dem alle abwechselnd
drankommen; den Speicher misst je ein weiterer Prozess, als Zuwachs des Höchststands über die fertig geladenen Fälle hinaus.

    python tests/leistung/andere.py zeiten 1000            ein solcher Prozess von Hand
    python tests/leistung/andere.py speicher ranx 1000
"""

import json
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from math import isclose, log
from random import Random
from statistics import fmean, linear_regression, median

from messung import dauer, umgebung

from lernmodul.metriken.suche import mittlerer_ndcg, ndcg_at_k, retrieval_metriken

GROESSEN = (20, 1_000, 10_000, 100_000, 1_000_000)
SPEICHER_AB = 10_000
LAENGE, K, K_NDCG = 10, 5, 10
RUNDEN, GENUG_SEKUNDEN, HOECHSTENS_SEKUNDEN = 11, 8, 120  # je Wettbewerber und Größe; was länger brauchte, entfällt
SUCHE, NDCG = "Recall@5 und MRR", "nDCG@10"


def faelle(anzahl):
    """Jede Kennung ist ein eigenes Textobjekt, wie aus einer Datei gelesen; bei einer von fünf Fragen steht die erwartete nicht in der Liste."""
    zufall = Random(anzahl)
    for _ in range(anzahl):
        gefunden = [f"dok_{nummer:06d}.md" for nummer in zufall.sample(range(10**6), LAENGE)]
        yield {"erwartet": "".join(list(zufall.choice(gefunden))) if zufall.random() < 0.8 else "fehlt.md", "gefunden": gefunden}


class Unsere:
    name, paket = "lernmodul", None

    def wandle(self, liste):
        return liste

    def suche(self, liste):
        return retrieval_metriken(liste, K)

    def ndcg(self, liste):
        return mittlerer_ndcg(liste, K_NDCG)


class JeFrage(Unsere):
    """Dieselbe Zahl mit `ndcg_at_k`, das je Frage beliebig viele Quellen mit Gewinnen annimmt."""

    name, suche = "lernmodul, ndcg_at_k je Frage", None

    def ndcg(self, liste):
        return fmean(ndcg_at_k({fall["erwartet"]}, fall["gefunden"], K_NDCG) for fall in liste)


class Schleife(Unsere):
    """So schreibt man es ohne weitere Überlegung: ohne jede Kontrolle der Angaben."""

    name, ndcg = "bloße Schleife", None

    def suche(self, liste):
        treffer, summe, n = 0, 0.0, 0
        for fall in liste:
            erwartet, gefunden = fall["erwartet"], fall["gefunden"]
            if erwartet is None:
                continue
            n += 1
            treffer += erwartet in gefunden[:K]
            if erwartet in gefunden:
                summe += 1 / (gefunden.index(erwartet) + 1)
        return (treffer / n, summe / n) if n else (0.0, 0.0)


def als_trec(liste):
    """Die Form, die trec_eval vorgegeben hat: Frage → Quelle → Grad oder Score."""
    qrels = {f"q{nummer}": {fall["erwartet"]: 1} for nummer, fall in enumerate(liste)}
    run = {f"q{nummer}": {quelle: LAENGE - stelle for stelle, quelle in enumerate(fall["gefunden"])} for nummer, fall in enumerate(liste)}
    return qrels, run


class Pytrec:
    name, paket = "pytrec-eval-terrier", "pytrec_eval"
    wandle = staticmethod(als_trec)

    def _werte(self, form, namen, felder):
        je_frage = import_module("pytrec_eval").RelevanceEvaluator(form[0], namen).evaluate(form[1]).values()
        return tuple(fmean(werte[feld] for werte in je_frage) for feld in felder)

    def suche(self, form):
        return self._werte(form, {f"recall.{K}", "recip_rank"}, (f"recall_{K}", "recip_rank"))

    def ndcg(self, form):
        return self._werte(form, {f"ndcg_cut.{K_NDCG}"}, (f"ndcg_cut_{K_NDCG}",))[0]


class IrMeasures:
    name, paket = "ir-measures", "ir_measures"
    wandle = staticmethod(als_trec)

    def _werte(self, form, namen):
        ir = import_module("ir_measures")
        masse = [ir.parse_measure(name) for name in namen]
        werte = ir.calc_aggregate(masse, *form)
        return tuple(werte[mass] for mass in masse)

    def suche(self, form):
        return self._werte(form, (f"R@{K}", "RR"))

    def ndcg(self, form):
        return self._werte(form, (f"nDCG@{K_NDCG}",))[0]


class Ranx:
    name = paket = "ranx"

    def wandle(self, liste):
        ranx = import_module("ranx")
        qrels, run = als_trec(liste)
        return ranx.Qrels(qrels), ranx.Run(run)

    def suche(self, form):
        werte = import_module("ranx").evaluate(*form, [f"recall@{K}", "mrr"])
        return werte[f"recall@{K}"], werte["mrr"]

    def ndcg(self, form):
        return import_module("ranx").evaluate(*form, f"ndcg@{K_NDCG}")


class Sklearn:
    """Recall@k und MRR über Ranglisten kennt scikit-learn nicht; eine nicht gefundene Quelle bekommt bei nDCG eine Spalte hinter der Liste."""

    name, paket, suche = "scikit-learn", "sklearn", None

    def wandle(self, liste):
        numpy = import_module("numpy")
        treffer = numpy.array([[q == f["erwartet"] for q in f["gefunden"]] + [f["erwartet"] not in f["gefunden"]] for f in liste])
        return treffer, numpy.broadcast_to(numpy.arange(LAENGE + 1, 0, -1), treffer.shape)

    def ndcg(self, form):
        return import_module("sklearn.metrics").ndcg_score(*form, k=K_NDCG, ignore_ties=True)


TEILNEHMER = {teilnehmer.name: teilnehmer for teilnehmer in (Unsere(), JeFrage(), Schleife(), Pytrec(), IrMeasures(), Ranx(), Sklearn())}
GEMESSEN = ((SUCHE, "suche"), (NDCG, "ndcg"))


def vorhandene():
    """Wer da ist. Wer fehlt, entfällt mit einem Satz; unter Python 3.11 müssen alle da sein."""
    da = []
    for name, teilnehmer in TEILNEHMER.items():
        # Nur nachsehen: Was hier geladen wäre, zählte im Höchststand jedes Prozesses mit, den dieser startet.
        if teilnehmer.paket is None or find_spec(teilnehmer.paket):
            da.append(name)
        elif sys.version_info[:2] == (3, 11):
            raise SystemExit(f"{name} fehlt. Unter Python 3.11 gehört es dazu: pip install -r tests/requirements.txt")
        else:
            print(f"{name} ist für dieses Python nicht installiert und entfällt.")
    return da


# In den Prozessen


def _erster_aufruf(teilnehmer):
    """Sekunden für Import und erste Zahlen; übersetzt wird dabei auch."""
    klein = list(faelle(20))
    return dauer(lambda: [rechne(teilnehmer.wandle(klein)) for _, was in GEMESSEN if (rechne := getattr(teilnehmer, was))])


def _passt(werte, vorbild):
    paare = zip(werte, vorbild) if isinstance(vorbild, tuple) else [(werte, vorbild)]
    return all(isclose(eins, zwei, rel_tol=1e-6) for eins, zwei in paare)


def _runde(teilnehmer, liste, mal, vorbild):
    form, zeiten = [], {}
    zeiten["wandeln"] = dauer(lambda: form.__setitem__(slice(None), [teilnehmer.wandle(liste)]), mal)
    for bezeichnung, was in GEMESSEN:
        if rechne := getattr(teilnehmer, was):
            ergebnis = set()
            zeiten[bezeichnung] = dauer(lambda: ergebnis.add(rechne(form[0])), mal)
            if not _passt(next(iter(ergebnis)), vorbild[bezeichnung]):
                raise SystemExit(f"{teilnehmer.name} rechnet {bezeichnung} anders: {ergebnis} statt {vorbild[bezeichnung]}.")
    return zeiten


def zeiten(anzahl, *namen):
    liste, mal = list(faelle(anzahl)), max(1, 500 // anzahl)
    vorbild = {bezeichnung: getattr(TEILNEHMER["lernmodul"], was)(liste) for bezeichnung, was in GEMESSEN}
    runden, erste = {name: [] for name in namen}, {name: _erster_aufruf(TEILNEHMER[name]) for name in namen}
    for _ in range(RUNDEN):
        for name in namen:
            if sum(sum(runde.values()) for runde in runden[name]) * mal < GENUG_SEKUNDEN:
                runden[name].append(_runde(TEILNEHMER[name], liste, mal, vorbild))
    return {"runden": runden, "erster Aufruf": erste}


def speicher(name, anzahl):
    """Megabyte, die Umwandlung und Rechnung über die geladenen Fälle hinaus höchstens belegen."""
    from resource import RUSAGE_SELF, getrusage

    liste, teilnehmer = list(faelle(anzahl)), TEILNEHMER[name]
    _erster_aufruf(teilnehmer)
    vorher = getrusage(RUSAGE_SELF).ru_maxrss
    form = teilnehmer.wandle(liste)
    for _, was in GEMESSEN:
        if rechne := getattr(teilnehmer, was):
            rechne(form)
    return (getrusage(RUSAGE_SELF).ru_maxrss - vorher) / 1024


# Im Aufrufer


def _im_prozess(*angaben):
    lauf = subprocess.run([sys.executable, __file__, *map(str, angaben)], env=umgebung(), stdout=subprocess.PIPE, encoding="utf-8")
    if lauf.returncode:
        raise SystemExit(f"Abgebrochen: andere.py {' '.join(map(str, angaben))}")
    return json.loads(lauf.stdout.splitlines()[-1])


def _zeilen(anzahl, runden, unsere):
    for name, gemessene in runden.items():
        for bezeichnung, _ in GEMESSEN:
            if bezeichnung in gemessene[0]:
                alles = [runde["wandeln"] + runde[bezeichnung] for runde in gemessene]
                mal = median(eine / runde[bezeichnung] for eine, runde in zip(alles, unsere))
                yield {"Was": bezeichnung, "Fragen": anzahl, "Wer": name, "ms": median(alles) * 1000,
                       "davon Umwandlung ms": median(runde["wandeln"] for runde in gemessene) * 1000, "× unsere": mal,
                       "× ohne Umwandlung": median(r[bezeichnung] / u[bezeichnung] for r, u in zip(gemessene, unsere)), "Runden": len(alles)}


def _zu_lang(zeilen, name, faktor):
    bisher = [zeile["ms"] for zeile in zeilen if zeile["Wer"] == name]
    return bool(bisher) and max(bisher) * faktor > HOECHSTENS_SEKUNDEN * 1000


def messe(hoechstens=GROESSEN[-1]):
    """Tabellen: Zeiten je Größe, Wachstum und Speicher, Import und erster Aufruf."""
    groessen = [anzahl for anzahl in GROESSEN if anzahl <= int(hoechstens)]
    namen, tabelle, megabyte, erste = vorhandene(), [], [], {}
    for vorige, anzahl in zip((groessen[0], *groessen), groessen):
        dabei = [name for name in namen if not _zu_lang([zeile for zeile in tabelle if zeile["Fragen"] == vorige], name, anzahl / vorige)]
        for name in set(namen) - set(dabei):
            print(f"{name} entfällt bei {anzahl} Fragen: Eine Runde dauerte hochgerechnet über {HOECHSTENS_SEKUNDEN} Sekunden.", flush=True)
        gemessen = _im_prozess("zeiten", anzahl, *dabei)
        erste = erste or gemessen["erster Aufruf"]
        tabelle += _zeilen(anzahl, gemessen["runden"], gemessen["runden"]["lernmodul"])
        if anzahl >= SPEICHER_AB and sys.platform != "win32":
            megabyte += [{"Wer": name, "Fragen": anzahl, "MB zusätzlich": _im_prozess("speicher", name, anzahl)} for name in dabei]
        namen = dabei
    tabelle.sort(key=lambda zeile: (zeile["Was"], zeile["Fragen"]))
    start = [{"Wer": name, "Import und erster Aufruf, s": sekunden} for name, sekunden in erste.items()]
    return {"Zeiten": tabelle, "Wachstum": _wachstum(tabelle), "Speicher": megabyte, "Start": start}


def _wachstum(tabelle):
    """Exponent aus der Geraden durch die logarithmierten Punkte ab 1000 Fragen: 1 heißt zehnmal so viele Fragen, zehnmal so lang."""
    reihen = {}
    for zeile in tabelle:
        if zeile["Fragen"] >= 1_000:
            reihen.setdefault((zeile["Was"], zeile["Wer"]), []).append((log(zeile["Fragen"]), log(zeile["ms"])))
    return [{"Was": was, "Wer": wer, "Exponent": linear_regression(*zip(*punkte)).slope} for (was, wer), punkte in reihen.items() if len(punkte) > 1]


if __name__ == "__main__":
    befehl, *angaben = sys.argv[1:]
    ergebnis = zeiten(int(angaben[0]), *(angaben[1:] or TEILNEHMER)) if befehl == "zeiten" else speicher(angaben[0], int(angaben[1]))
    print(json.dumps(ergebnis))
