"""Ein Notebook der alten Fassung: Welche Zelle ist eine Antwort, welche hat jemand dazugeschrieben, und wohin gehört sie jetzt?"""

import hashlib
import re
from collections import Counter

from .zellen import ANFANG, UEBUNG, abdruck, codezellen, ist_beschrieben, tags, text, uebung_von

UNSERE_KENNUNG = re.compile(r"z\d\d-")  # neue Zellen bekommen von JupyterLab und VS Code eine andere
VERGIBT = re.compile(r"^(?:(?:async )?def (\w+)|(\w+) *(?::[^=\n]*)?=(?!=))", re.M)
BLEIBT = "steht weiter im alten Ordner"
GEZAEHLT = {
    "eigen": "{} eigene {} übernommen.",
    "anders": f"{{}} eigene {{}} hast du in der neuen Fassung weitergeschrieben. Der alte Stand {BLEIBT}.",
    "weg": f"{{}} eigene {{}} nicht übernommen, denn diese Lektion gibt es nicht mehr. Dein Text {BLEIBT}.",
    "fraglich": "{} weitere {} ohne Kennzeichen: Ob von dir oder von uns, ist nicht zu erkennen. Sieh im alten Ordner nach.",
}


def ziehe_um(alt, neu):
    """Ändert `neu` und gibt Paare aus (geglückt, Satz) zu allem zurück, was in `alt` jemand selbst geschrieben hat."""
    saetze, umgezogen, kahl = [], {}, not any(map(tags, alt["cells"]))
    if kahl and alt["cells"] and not neu["cells"]:
        return [(False, f"Diese Lektion gibt es nicht mehr. Was du darin geschrieben hast, {BLEIBT}.")]
    plaetze = _plaetze(neu)
    for zelle in codezellen(alt):
        name, platz = _ziel(zelle, plaetze, kahl)
        if name and not ist_beschrieben(zelle, platz and _anfang(platz)):
            umgezogen[id(zelle)] = None
        elif name and not (platz and any(platz is anderer for anderer in umgezogen.values())):  # eine zweite Antwort wird zur eigenen Zelle
            umgezogen[id(zelle)] = platz
            saetze += _antwort(zelle, name, platz, neu)
    return [*saetze, *_eigene_zellen(alt, neu, umgezogen, plaetze, kahl)]


def _plaetze(neu):
    """Schlüssel (Übung, Kennung, vergebener Name) → Zelle, in die eine Antwort gehört."""
    plaetze = {}
    for zelle in filter(_ist_antwortzelle, codezellen(neu)):
        for schluessel in filter(None, (uebung_von(zelle), zelle.get("id"), *_namen(zelle))):
            plaetze.setdefault(schluessel, zelle)
    return plaetze


def _ist_antwortzelle(zelle):
    return "antwort" in tags(zelle) or ANFANG in zelle["metadata"]


def _namen(zelle):
    return [funktion or variable for funktion, variable in VERGIBT.findall(text(zelle))]


def _anfang(platz):
    return platz["metadata"].get(ANFANG) or abdruck(text(platz))


def _ziel(zelle, plaetze, kahl):
    """(Name der Antwort, ihr Platz in der neuen Fassung); der Name ist None, wenn die Zelle keine Antwort ist.

    Ältere Fassungen und manche Programme lassen Abdruck, Tags oder Kennung weg. Dann gilt, welchen Namen die Zelle vergibt.
    """
    kennung, namen, uebung = zelle.get("id"), _namen(zelle), uebung_von(zelle)
    if _ist_antwortzelle(zelle):
        schluessel = [uebung] if uebung else [*namen, kennung]
    elif not tags(zelle) and (UNSERE_KENNUNG.match(kennung) if kennung else kahl):
        schluessel = namen
    else:
        schluessel = [kennung] if any(name in plaetze and plaetze[name] is plaetze.get(kennung) for name in namen) else []
    platz = next((plaetze[wort] for wort in schluessel if wort in plaetze), None)
    if platz is None and not _ist_antwortzelle(zelle):
        return None, None
    return uebung or (platz and uebung_von(platz)) or next(iter(namen), kennung) or "Eine Antwort", platz


def _antwort(zelle, name, platz, neu):
    if platz is None:
        return [(False, f"{name} gibt es in der neuen Fassung nicht. Deine Antwort {BLEIBT}.")]
    if text(platz).strip() == text(zelle).strip():
        return []
    if ist_beschrieben(platz):
        return [(False, f"{name} hast du in der neuen Fassung schon anders beantwortet. Die alte Antwort {BLEIBT}.")]
    platz["source"] = zelle["source"]
    for veraltet in codezellen(neu):
        if veraltet is platz or (uebung_von(platz) and uebung_von(veraltet) == uebung_von(platz)):
            veraltet["outputs"], veraltet["execution_count"] = [], None
    return [(True, f"{name} übernommen.")]


def _eigene_zellen(alt, neu, umgezogen, plaetze, kahl):
    """Zellen, die jemand dazugeschrieben hat, kommen hinter dieselbe Zelle wie vorher."""
    zahl, davor = Counter(), None
    nach_text = {text(zelle): zelle for zelle in neu["cells"]}
    nach_kennung = {zelle["id"]: zelle for zelle in neu["cells"] if "id" in zelle}
    for zelle in alt["cells"]:
        da, namensvetter = umgezogen.get(id(zelle)) or nach_text.get(text(zelle)), nach_kennung.get(zelle.get("id"))
        if da is None and id(zelle) not in umgezogen and text(zelle).strip():
            art = _art(zelle, namensvetter, plaetze, kahl, bool(neu["cells"]))
            zahl[art] += 1
            if art == "eigen":
                da = _fuege_ein(zelle, neu, namensvetter or davor)
        davor = da or namensvetter or davor
    return [(art == "eigen", satz.format(zahl[art], "Zelle" if zahl[art] == 1 else "Zellen")) for art, satz in GEZAEHLT.items() if zahl[art]]


def _art(zelle, namensvetter, plaetze, kahl, gibt_es):
    """Was aus einer Zelle wird, die es wörtlich in der neuen Fassung nicht gibt; '' heißt: Sie ist von uns."""
    kennung, code, nackt = zelle.get("id"), zelle["cell_type"] == "code", not tags(zelle)
    unsere = bool(UNSERE_KENNUNG.match(kennung)) if kennung else not (nackt and code)
    if kahl and not kennung or nackt and not kennung and not code:
        return "fraglich"
    if unsere and not (_ist_antwortzelle(zelle) or nackt and code and kennung in plaetze):
        return "fraglich" if kahl and code else ""
    return "weg" if not gibt_es else "anders" if namensvetter and not unsere else "eigen"


def _fuege_ein(zelle, neu, davor):
    uebrig = [tag for tag in tags(zelle) if tag not in ("antwort", "pruefung") and not UEBUNG.fullmatch(tag)]
    kopie = {**zelle, "metadata": {**zelle["metadata"], "tags": uebrig}}
    kopie["metadata"].pop(ANFANG, None)
    if UNSERE_KENNUNG.match(kopie.setdefault("id", "z00-")):
        kopie["id"] = hashlib.sha256(text(zelle).encode("utf-8", "surrogatepass")).hexdigest()[:8]
    if neu.get("nbformat_minor", 5) < 5:  # dort haben Zellen noch keine Kennung
        del kopie["id"]
    neu["cells"].insert(next((i for i, andere in enumerate(neu["cells"], 1) if andere is davor), len(neu["cells"])), kopie)
    return kopie
