"""Schreibt die erfundene Klasse nach data/klasse_beispiel; derselbe Startwert, dieselben Dateien.

    python tests/klasse_beispiel.py
    python tests/klasse_beispiel.py anderswo
"""

import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

from hilfen.notebook import WURZEL
from lernmodul import journal
from lernmodul.journal import Eintrag

ZIEL = WURZEL / "data" / "klasse_beispiel"
STARTWERT = 2026
BEGINN = datetime(2026, 3, 3, 8, 5, tzinfo=timezone.utc)
NAMEN = ("ahorn", "birke", "buche", "eiche", "erle", "esche", "fichte", "kiefer", "linde", "tanne", "ulme", "weide")
EXPORT, DOPPELT, ABGERISSEN = "esche", "linde", "weide"
# Übung → Denkfehler im ersten Versuch und sein Gewicht beim Würfeln; None heißt: auf Anhieb richtig.
WAS_PASSIERT = {
    "aufwaermen": {None: 8, "vertauscht": 2, "prozent": 1, "zu_viele_zahlen": 1},
    "uebung_1": {None: 4, "precision_recall_vertauscht": 4, "tn_vergessen": 2, "nenner_alle": 1, "dezimalkomma": 1},
    "luecke_2": {None: 7, "rang_ab_0": 4, "klammer_vergessen": 1},
    "uebung_2": {None: 2, "none_im_nenner": 6, "mrr_nur_bis_k": 2, "kein_schutz": 2},
    "uebung_3": {None: 4, "gemeinsamer_nenner": 4, "beantwortet_statt_abgelehnt": 2, "kein_schutz": 2},
}


def verlauf(zufall):
    """Die Einträge einer Person: je Übung ein erster Versuch, nach einem falschen manchmal ein zweiter falscher, dann meist der richtige."""
    zeit = BEGINN + timedelta(seconds=zufall.randrange(240))
    for uebung, gewichte in WAS_PASSIERT.items():
        (erster,) = zufall.choices(list(gewichte), gewichte.values())
        zweiter = [zufall.choice([schluessel for schluessel in gewichte if schluessel])] * (zufall.random() < 0.35)
        versuche = [erster, *zweiter, *[None] * (zufall.random() < 0.85)] if erster else [None]
        for denkfehler in versuche:
            zeit += timedelta(seconds=zufall.randint(60, 280))
            yield Eintrag(zeit, uebung, "falsch" if denkfehler else "richtig", (denkfehler,) if denkfehler else (),
                          zufall.choice((True, True, False, None)), id=f"v{zufall.getrandbits(64):016x}")


def schreibe(ziel):
    zufall = Random(STARTWERT)
    for name in NAMEN:
        eintraege = list(verlauf(zufall))
        if name in (EXPORT, DOPPELT):
            journal.exportiere(eintraege[: len(eintraege) // 2] if name == DOPPELT else eintraege, ziel / f"{name}.csv")
        if name != EXPORT:
            abgerissen = '{"v": 1, "zeit": "2026-03-0' if name == ABGERISSEN else ""
            text = "".join(f"{journal._zeile(eintrag)}\n" for eintrag in eintraege) + abgerissen
            (ziel / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    schreibe(Path(sys.argv[1]) if sys.argv[1:] else ZIEL)
