"""Der Bericht zum Projekt: dieselben Abschnitte als Markdown, als HTML und die Zahlen als CSV für Excel."""

import csv
import io
import re
from collections import Counter
from html import escape

from .messung import messe, recall_verlauf, vergleiche_laeufe
from .metriken.suche import retrieval_metriken
from .projekt import BERICHT_STEHT, OHNE_ANGABE, fertig_wenn, ist_fehlerhaft, was_zuerst

STIL = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
    "table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{text-align:left;padding:.25rem .9rem .25rem 0;border-bottom:1px solid #ddd}"
)

KEINE_MIT_ANTWORT = "Keine Frage hat eine Antwort im Korpus, deshalb ist Recall@k undefiniert."


def schreibe_bericht(projekt, messung=None, funktionen=(), k=3, retrieval=retrieval_metriken):
    """Schreibt bericht.md, bericht.html und bericht.csv in den Ordner des Projekts und gibt ihre Pfade zurück.

    Einheit/Form: `messung` wie aus `messe` (ohne Angabe wird mit der Referenz gemessen), `funktionen` Sätze darüber, womit gemessen wurde,
    `k` die Zahl der Ergebnisse, die das System beim Antworten liest, `retrieval` die Funktion für den Verlauf über k.
    Fehler: OSError mit deutschem Satz, wenn sich der Ordner nicht beschreiben lässt.
    """
    messung = messe(projekt, k) if messung is None else messung
    abschnitte = list(_abschnitte(projekt, messung, funktionen, k, retrieval))
    inhalte = {"bericht.md": _markdown(projekt.name, abschnitte), "bericht.html": _html(projekt.name, abschnitte), "bericht.csv": _csv(messung)}
    try:
        return [_schreibe(projekt.ordner / name, inhalt) for name, inhalt in inhalte.items()]
    except OSError as grund:
        rat = "Prüfe, ob es den Ordner noch gibt, ob du darin schreiben darfst und ob Excel den Bericht geöffnet hält."
        raise OSError(f"In {projekt.ordner} lässt sich nicht schreiben ({type(grund).__name__}). {rat}") from None


def _schreibe(pfad, inhalt):
    kodierung = "utf-8-sig" if pfad.suffix == ".csv" else "utf-8"  # ohne die Marke zeigt Excel falsche Umlaute
    pfad.write_text(inhalt, encoding=kodierung, newline="")
    return pfad


def _abschnitte(projekt, messung, funktionen, k, retrieval):
    """Tripel aus Überschrift, Sätzen und Tabelle (Kopf, Zeilen) oder None."""
    umfang = f"Fragen: {len(projekt.golden_set)}, davon mit Lauf: {sum(fall.id in projekt.laeufe for fall in projekt.golden_set)}."
    yield "Womit gemessen wurde", [umfang, *funktionen, *projekt.hinweise], None
    yield "Metriken", [], (("Metrik", "Wert", "95-%-Intervall", "n"), [_zeile(zahl) for zahl in messung])
    mit_antwort = any(fall.erwartete_quelle is not None for fall in projekt.golden_set)
    yield "Recall@k über k", [] if mit_antwort else [KEINE_MIT_ANTWORT], _verlauf(projekt, retrieval) if mit_antwort else None
    yield "Zwei Läufe im Vergleich", [_vergleich(projekt, mit_antwort)], None
    fehler = projekt.fehler()
    yield "Fehlerkategorien", [_haeufigste(fehler), *getattr(fehler, "hinweise", ())], _kategorien(fehler)
    stellen = was_zuerst(projekt, k)
    faelle = [(name, str(len(ids)), ", ".join(ids)) for name, ids in stellen.items()]
    yield f"Was zuerst (bei k = {k})", [empfehlung(stellen)], (("Stelle", "Fälle", "ids"), faelle)
    probleme = projekt.probleme()
    yield "Golden Set", probleme or ["Keine Beanstandung."], None
    erfuellt = [(satz, "ja" if gut or satz == BERICHT_STEHT else "nein") for satz, gut in fertig_wenn(projekt)]  # gleich steht er
    yield "Fertig, wenn", [], (("Bedingung", "erfüllt"), erfuellt)


def _zeile(zahl):
    if zahl.ohne_intervall:
        return zahl.name, zahl.ohne_intervall, "", str(zahl.n)
    return zahl.name, f"{zahl.wert:.2f}", zahl.bereich, str(zahl.n)


def _verlauf(projekt, retrieval):
    return ("k", "Recall@k"), [(str(nummer), f"{wert:.2f}") for nummer, wert in enumerate(recall_verlauf(projekt, retrieval=retrieval), 1)]


def _vergleich(projekt, mit_antwort):
    if projekt.vergleich is None:
        return "Es gibt keinen zweiten Lauf."
    return repr(vergleiche_laeufe(projekt)).replace("\n", " ") if mit_antwort else KEINE_MIT_ANTWORT


def _kategorien(fehler):
    anzahl = Counter(satz["kategorie"] for satz in fehler)
    return (("Kategorie", "Antworten"), [(name, str(n)) for name, n in anzahl.most_common()]) if anzahl else None


def _haeufigste(fehler):
    anzahl = Counter(satz["kategorie"] for satz in fehler if ist_fehlerhaft(satz))
    if not anzahl:
        return "Noch ist keine Antwort als fehlerhaft eingeordnet."
    return f"Am häufigsten: {_spitze(anzahl)} von {len(fehler)} angesehenen Antworten."


def _spitze(anzahl):
    """Der größte Eintrag mit seiner Zahl; bei Gleichstand alle."""
    groesste = max(anzahl.values())
    vorn = [name for name, n in anzahl.items() if n == groesste]
    return f"{vorn[0]}, {groesste}" if len(vorn) == 1 else f"gleichauf {' und '.join(vorn)}, je {groesste}"


def empfehlung(stellen):
    """Ein Satz, wo sich Arbeit zuerst lohnt: die Stelle mit den meisten Fällen, beim Golden Set aber immer zuerst dort."""
    offen = {name: len(ids) for name, ids in stellen.items() if ids and name not in ("in Ordnung", "nicht angesehen", OHNE_ANGABE)}
    if not offen and OHNE_ANGABE in stellen:
        return "Ob die Schwelle passt, ist offen: Die Läufe sagen nicht, ob abgelehnt wurde."
    if not offen and stellen.get("nicht angesehen"):
        return "Suche und Ablehnung stimmen. Ob die Antworten stimmen, ist offen: Noch sind nicht alle angesehen."
    if not offen:
        return "Kein Fall bleibt hängen. Nimm schwerere Fälle ins Golden Set, dieses trennt nichts mehr."
    if "Golden Set" in offen:
        return "Zuerst das Golden Set: Solange Fälle selbst fehlerhaft sind, misst du an ihnen vorbei."
    return f"Zuerst: {_spitze(offen)} von {sum(map(len, stellen.values()))} Fällen."


def _markdown(name, abschnitte):
    teile = [f"# Bericht: {_md(name)}"]
    for titel, saetze, tabelle in abschnitte:
        teile += [f"## {titel}", *map(_md, saetze)]
        if tabelle:
            kopf, zeilen = tabelle
            reihen = [kopf, ["---"] * len(kopf), *zeilen]
            teile.append("\n".join("| " + " | ".join(map(_md, reihe)) + " |" for reihe in reihen))
    return "\n\n".join(teile) + "\n"


def _md(text):
    """Ein Text, der in Markdown ein Text bleibt: einzeilig, ohne HTML, ohne Tabellenstrich."""
    return " ".join(re.sub(r"[\\|<]", r"\\\g<0>", text).split())


def _html(name, abschnitte):
    inhalt = "".join(
        f"<h2>{escape(titel)}</h2>" + "".join(f"<p>{escape(satz)}</p>" for satz in saetze) + (_tabelle(*tabelle) if tabelle else "")
        for titel, saetze, tabelle in abschnitte
    )
    kopf = f'<meta charset="utf-8"><title>Bericht: {escape(name)}</title><style>{STIL}</style>'
    return f'<!doctype html><html lang="de"><head>{kopf}</head><body><h1>Bericht: {escape(name)}</h1>{inhalt}</body></html>\n'


def _tabelle(kopf, zeilen):
    oben = "".join(f"<th>{escape(zelle)}</th>" for zelle in kopf)
    unten = "".join("<tr>" + "".join(f"<td>{escape(zelle)}</td>" for zelle in zeile) + "</tr>" for zeile in zeilen)
    return f"<table><tr>{oben}</tr>{unten}</table>"


def _csv(messung):
    """Semikolon und Dezimalkomma, so öffnet deutsches Excel die Datei ohne Nachfrage."""
    puffer = io.StringIO()
    schreiber = csv.writer(puffer, delimiter=";", lineterminator="\r\n")
    schreiber.writerow(["metrik", "wert", "unten", "oben", "n"])
    for zahl in messung:
        werte = (zahl.wert, *(zahl.intervall or (None, None))) if zahl.n else (None,) * 3  # eine 0 sähe nach einer Messung aus
        schreiber.writerow([zahl.name, *map(_komma, werte), zahl.n])
    return puffer.getvalue()


def _komma(wert):
    return "" if wert is None else f"{wert:.4f}".replace(".", ",")
