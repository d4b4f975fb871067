"""Lernmodul: KI-Systeme bewerten. Hier steht, was ein Notebook importieren darf; geladen wird erst beim Zugriff."""

from importlib import import_module

_ORTE = {
    "Konfusionsmatrix": "metriken.klassifikation",
    "TestFall": "golden_set",
    "golden_set_probleme": "golden_set",
    "alles_da": "umgebung",
    "aufwaermen": "aufgaben.start",
    "uebung_1": "aufgaben.klassifikation",
    "luecke_2": "aufgaben.luecke",
    "uebung_2": "aufgaben.suche",
    "uebung_3": "aufgaben.ablehnung",
    "uebung_4": "aufgaben.fehleranalyse",
    "uebung_5": "aufgaben.golden_sets",
    "uebung_6": "aufgaben.mengen",
    "uebung_7": "aufgaben.kurven",
    "uebung_8": "aufgaben.grundgesamtheit",
    "uebung_9": "aufgaben.t_entdecken",
    "uebung_10": "aufgaben.ohne_gesamtzahl",
    "gegenbeispiel_1": "aufgaben.stichprobe",
    "gegenbeispiel_2": "aufgaben.gegenbeispiele",
    "gegenbeispiel_3": "aufgaben.gegenbeispiele",
    "gegenbeispiel_4": "aufgaben.gegenbeispiele",
    "pruefstein": "aufgaben.pruefstein",
    **dict.fromkeys((
        "erkunde_konfusionsmatrix", "erkunde_seltene_fehler", "erkunde_rangliste", "erkunde_ablehnung", "erkunde_zwei_varianten", "erkunde_stichprobe",
        "erkunde_schwelle", "erkunde_mengen", "erkunde_kurve", "erkunde_rueckfang", "erkunde_t", "erkunde_studie",
    ), "bedienung.regler"),
    "rueckfang_simulation": "explorer.rueckfang",
    "relevante_passagen": "studie.suchen",
    "treffer_je_suche": "studie.suchen",
    "antworten_ansehen": "bedienung.notizen",
    "bewerten": "bedienung.noten",
    "uebereinstimmung": "bedienung.noten",
    "messe_suchen": "studie",
    "Leser": "studie",
    "zusammenhaenge": "studie",
    "aus_eintraegen": "studie",
    "zeige_studie": "explorer.studie",
    "mit_balken": "bedienung.balken",
    "lies_retrieval_response": "einlesen",
    "listen_zum_bewerten": "studie.handprobe",
    "noten_des_lesers": "studie.handprobe",
    "balken_bild": "explorer.bild",
    "verlauf_bild": "explorer.bild",
    "zeige_tabelle": "explorer.tabelle",
    "wie_andere_rechnen": "explorer.vergleich",
    **dict.fromkeys(("lade_projekt", "was_zuerst", "fertig_wenn"), "projekt"),
    **dict.fromkeys(("eigene_oder_referenz", "messe", "recall_verlauf", "vergleiche_laeufe"), "messung"),
    "schreibe_bericht": "bericht",
    "trainer": "fortschritt",
    "lernstand": "fortschritt",
    "eigene_konfusionsmatrix": "fortschritt",
    "klassenbild": "unterricht",
    "typische_antworten": "unterricht",
    "falsche_loesungen": "unterricht",
    "erwartungshorizont": "unterricht",
    "szenenplan": "unterricht",
    "szene": "bedienung.vorfuehren",
    "wiederholung": "bedienung.quiz",
    "quizrunde": "bedienung.quiz",
    "selbsteinschaetzung": "bedienung.quiz",
}

_UEBUNGEN = tuple(name for name, ort in _ORTE.items() if ort.startswith("aufgaben."))

__all__ = sorted(_ORTE)


def __getattr__(name):
    if name not in _ORTE:
        raise AttributeError(f"lernmodul kennt {name!r} nicht. Es gibt: {', '.join(__all__)}")
    stueck = getattr(import_module(f"{__name__}.{_ORTE[name]}"), name)
    if name in _UEBUNGEN:  # Wer eine Übung aus dem Gesicht holt, dessen Versuche zählen für den Lernstand.
        stueck.vermerke = import_module(f"{__name__}.journal").vermerke
    return stueck


def __dir__():
    return __all__
