"""Ein kleiner Ordner mit Dateien, wie Lernende sie mitbringen."""

import json

GOLDEN_SET = [
    ("g1", "Wer liest ab?", "q1", "typisch"),
    ("g2", "Was ist eine MaLo?", "q2", "typisch"),
    ("g3", "Wie lange dauert es?", "q3", "typisch"),
    ("g4", "Und im Jahr 2050?", None, "randfall"),
]
# Kehrwerte 1, 1/2, 0: MRR 0.5, Recall@1 1/3, Recall@3 2/3; einmal zu Recht abgelehnt, nie zu Unrecht.
LAEUFE = {"g1": (["q1", "q2"], False), "g2": (["q1", "q2"], False), "g3": (["q4"], False), "g4": ([], True)}


def schreibe(ordner, golden_set=GOLDEN_SET, laeufe=LAEUFE, vergleich=None, antworten=None, fehler=None):
    """Legt die Dateien an und gibt den Ordner zurück; was None ist, gibt es nicht."""
    ordner.mkdir(exist_ok=True)
    felder = ("id", "frage", "erwartete_quelle", "art")
    inhalte = {
        "golden_set": golden_set and [dict(zip(felder, fall)) for fall in golden_set],
        "laeufe": als_saetze(laeufe),
        "laeufe_b": als_saetze(vergleich),
        "antworten": antworten and [{"id": id_, "antwort": text} for id_, text in antworten.items()],
    }
    for name, saetze in inhalte.items():
        if saetze:
            (ordner / f"{name}.jsonl").write_text("".join(json.dumps(satz, ensure_ascii=False) + "\n" for satz in saetze), encoding="utf-8")
    if fehler is not None:
        kategorien(ordner, fehler)
    return ordner


def als_saetze(laeufe):
    """Ein Lauf ohne Angabe, ob abgelehnt wurde, ist nur eine Liste."""
    return [
        {"id": id_, "gefunden": lauf} if isinstance(lauf, list) else {"id": id_, "gefunden": lauf[0], "abgelehnt": lauf[1]}
        for id_, lauf in (laeufe or {}).items()
    ]


def kategorien(ordner, paare):
    """Schreibt fehler.csv, wie es die Notizen tun; `paare` sind (id, Kategorie)."""
    zeilen = ["id;kategorie", *(f"{id_};{name}" for id_, name in paare)]
    (ordner / "fehler.csv").write_text("\r\n".join(zeilen) + "\r\n", encoding="utf-8-sig", newline="")
