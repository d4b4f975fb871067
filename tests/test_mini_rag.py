"""Das Mini-RAG: dieselbe Frage, dieselbe Antwort; ganze Wörter; und wann es ablehnt."""

import subprocess
import sys
from unicodedata import normalize

import pytest

from lernmodul import mini_rag
from lernmodul.mini_rag import ABLEHNUNG, SCHWELLE, Index, antworte, rangliste_bm25, rangliste_gemeinsame, suche, suche_passagen, zerlege

FRAGE = "Wer versendet Zählerstände an den Lieferanten?"


def namen(treffer):
    return [einer.quelle for einer in treffer]


def test_in_einem_neuen_prozess_kommt_dieselbe_antwort():
    programm = f"from lernmodul.mini_rag import antworte, suche_passagen; print((antworte({FRAGE!r}), suche_passagen({FRAGE!r})))"
    ausgaben = [
        subprocess.run([sys.executable, "-X", "utf8", "-c", programm], check=True, capture_output=True, encoding="utf-8", env=umgebung).stdout
        for umgebung in ({"PYTHONHASHSEED": "1", "PYTHONPATH": ":".join(sys.path)}, {"PYTHONHASHSEED": "2", "PYTHONPATH": ":".join(sys.path)})
    ]
    assert ausgaben[0] == ausgaben[1] == f"{(antworte(FRAGE), suche_passagen(FRAGE))}\n"


def test_eine_antwort_ist_woertlich_eine_passage_der_genannten_quelle():
    antwort = antworte(FRAGE)
    assert not antwort.abgelehnt
    assert antwort.quelle == antwort.gefunden[0].quelle
    assert antwort.text in mini_rag.korpus()[antwort.quelle].passagen


def test_gewaehlt_wird_die_passage_die_zur_frage_passt():
    dokument = mini_rag.korpus()["cgmes_eq_profil"]
    antwort = antworte("Was zeigt ins Leere, wenn die passende EQ-Datei fehlt?", schwelle=0.0)
    assert (antwort.quelle, antwort.text) == ("cgmes_eq_profil", dokument.passagen[3])


def test_genau_auf_der_schwelle_wird_geantwortet_knapp_darunter_abgelehnt():
    bester = suche(FRAGE, 1)[0].score
    assert not antworte(FRAGE, schwelle=bester).abgelehnt
    assert antworte(FRAGE, schwelle=bester + 0.0001).abgelehnt


def test_eine_ablehnung_nennt_keine_quelle_und_zeigt_trotzdem_was_gefunden_war():
    antwort = antworte(FRAGE, schwelle=2.0)
    assert (antwort.text, antwort.quelle, antwort.abgelehnt) == (ABLEHNUNG, None, True)
    assert antwort.gefunden == suche(FRAGE)


def test_die_vorgegebene_schwelle_gilt_wenn_keine_genannt_ist():
    for fall in mini_rag.golden_set():
        assert antworte(fall.frage) == antworte(fall.frage, schwelle=SCHWELLE)
        assert antworte(fall.frage).abgelehnt is (suche(fall.frage, 1)[0].score < SCHWELLE)


@pytest.mark.parametrize("frage", ["", "   ", "?!", "Wer ist das und wie?", "Xyzzy plugh", "Fußballweltmeister", "🔌", "\0"])
def test_ohne_ein_gemeinsames_wort_gibt_es_keinen_treffer_und_bei_jeder_schwelle_eine_ablehnung(frage):
    assert suche(frage) == suche_passagen(frage) == rangliste_bm25(frage) == rangliste_gemeinsame(frage) == ()
    for schwelle in (0.0, SCHWELLE, -1.0):
        antwort = antworte(frage, schwelle=schwelle)
        assert (antwort.text, antwort.quelle, antwort.gefunden, antwort.abgelehnt) == (ABLEHNUNG, None, (), True)


def test_unbekannte_woerter_druecken_den_score_und_aendern_die_reihenfolge_nicht():
    ohne, mit = suche("Zählerstände Lieferant", 5), suche("Zählerstände Lieferant Xyzzy Plugh", 5)
    assert namen(ohne) == namen(mit)
    assert all(a.score > b.score for a, b in zip(ohne, mit))


def test_gesucht_wird_nach_ganzen_woertern_nicht_nach_wortteilen():
    index = Index({"stand": "Der Stand der Dinge", "zaehlerstand": "Ein Zählerstand"})
    assert namen(index.suche("Stand")) == ["stand"]
    assert namen(index.suche("Zählerstand")) == ["zaehlerstand"]
    assert index.suche("Zähler") == ()


def test_beugung_grossschreibung_und_unicode_schreibweise_machen_keinen_unterschied():
    assert zerlege("Zählerstände") == zerlege("ZÄHLERSTÄNDEN") == zerlege("zählerstand") == ["zahlerstand"]
    assert zerlege(normalize("NFD", "Zählerstände")) == ["zahlerstand"]
    assert suche(normalize("NFD", FRAGE)) == suche(FRAGE.upper()) == suche(FRAGE)


def test_fuellwoerter_zaehlen_nicht():
    assert zerlege("Wer ist das, und für wen können wir es tun?") == ["wen", "tun"]
    assert suche("Was ist ein Netzmodell?") == suche("Netzmodell")


def test_satzzeichen_trennen_und_zahlen_bleiben():
    assert zerlege("EQ/SSH, 2.4.15 (EQ_BD)") == ["eq", "ssh", "2", "4", "15", "eq_bd"]


def test_bei_gleichem_score_entscheidet_die_reihenfolge_der_texte():
    gleiche = {"c": "Netz", "a": "Netz", "b": "Netz", "ohne": "Gas"}
    assert namen(Index(gleiche).suche("Netz")) == ["c", "a", "b"]
    assert namen(Index(dict(sorted(gleiche.items()))).suche("Netz", 2)) == ["a", "b"]


def test_ein_seltenes_wort_wiegt_mehr_als_ein_haeufiges():
    index = Index({"eins": "Netz Netz Gas", "zwei": "Netz Strom", "drei": "Netz", "vier": "Netz"})
    assert namen(index.suche("Netz Strom"))[0] == "zwei"


def test_scores_fallen_und_liegen_ueber_0():
    for fall in mini_rag.golden_set():
        for treffer in (suche(fall.frage, 200), suche_passagen(fall.frage, 200)):
            scores = [einer.score for einer in treffer]
            assert scores == sorted(scores, reverse=True)
            assert scores[-1] > 0


def test_ein_kleines_k_ist_der_anfang_eines_grossen_und_nie_sind_es_mehr_als_da_sind():
    alle = suche(FRAGE, 10_000)
    assert len(alle) == len(set(namen(alle))) <= len(mini_rag.korpus())
    for k in (1, 3, 10):
        assert suche(FRAGE, k) == alle[:k]


def test_die_suche_ueber_passagen_nennt_jedes_dokument_einmal_an_der_stelle_seiner_besten_passage():
    gefunden = suche_passagen(FRAGE, 10)
    assert len(set(namen(gefunden))) == len(gefunden) == 10
    assert set(namen(gefunden)) <= set(mini_rag.korpus())
    passagen = [treffer.quelle for treffer in mini_rag._alle_passagen().suche(FRAGE, 100)]
    assert namen(gefunden) == list(dict.fromkeys(name.partition("#")[0] for name in passagen))[:10]


def test_beide_ranglisten_nennen_passagen_die_es_gibt_und_keine_zweimal():
    for rangliste in (rangliste_bm25, rangliste_gemeinsame):
        gefunden = namen(rangliste(FRAGE, 20))
        assert 10 < len(set(gefunden)) == len(gefunden) <= 20
        for name in gefunden:
            dokument, _, nummer = name.partition("#")
            assert 1 <= int(nummer) <= len(mini_rag.korpus()[dokument].passagen)


def test_die_rangliste_nach_woertern_zaehlt_nur_woertlich_gleiche_und_jedes_einmal(monkeypatch):
    passagen = ("Netz Netz Netz.", "Das NETZ und Strom!", "Netze, Ströme.", "Strom.", "Gas.")
    dokument = mini_rag.Dokument("d", "Netz Strom", "T", "2025", "b", "leicht", passagen)
    monkeypatch.setattr(mini_rag, "korpus", lambda: {"d": dokument})
    for gemerkt in (mini_rag.passagen, mini_rag._woerter_je_passage):
        monkeypatch.setattr(mini_rag, gemerkt.__name__, gemerkt.__wrapped__)
    gefunden = [(treffer.quelle, treffer.score) for treffer in rangliste_gemeinsame("Wie fließt der Strom im Netz?")]
    assert gefunden == [("d#2", 0.6667), ("d#1", 0.3333), ("d#4", 0.3333)]
    assert namen(rangliste_gemeinsame("Netz Strom", 2)) == ["d#2", "d#1"]


def test_steht_das_wort_nur_im_titel_wird_mit_der_ersten_passage_geantwortet(monkeypatch):
    dokument = mini_rag.Dokument("d", "Umspannwerk", "T", "2025", "b", "leicht", ("Erste.", "Zweite."))
    monkeypatch.setattr(mini_rag, "korpus", lambda: {"d": dokument})
    for gemerkt in (mini_rag._dokumente, mini_rag._passagen):
        monkeypatch.setattr(mini_rag, gemerkt.__name__, gemerkt.__wrapped__)
    assert (antworte("Umspannwerk", 0.0).text, antworte("Zweite", 0.0).text) == ("Erste.", "Zweite.")


@pytest.mark.parametrize(("frage", "k", "fehler", "stueck"), [
    (None, 3, TypeError, r"frage ist None \(NoneType\)"),
    (17, 3, TypeError, "frage ist 17"),
    (["Netz"], 3, TypeError, "Gebraucht wird ein Text"),
    ("Netz", 0, ValueError, "k ist 0. Gebraucht wird eine ganze Zahl ab 1"),
    ("Netz", -1, ValueError, "k ist -1"),
    ("Netz", 2.0, TypeError, r"k ist 2.0 \(float\)"),
    ("Netz", True, TypeError, "k ist True"),
    ("Netz", "3", TypeError, "k ist '3'"),
])
def test_unbrauchbare_angaben_werden_mit_feld_und_wert_gemeldet(frage, k, fehler, stueck):
    for funktion in (suche, suche_passagen, rangliste_bm25, rangliste_gemeinsame, lambda frage, k: antworte(frage, k=k)):
        with pytest.raises(fehler, match=stueck):
            funktion(frage, k)


def test_das_golden_set_ist_weder_geschenkt_noch_hoffnungslos():
    """Fände die Suche alles oder nichts, gäbe es im Projekt nichts zu vergleichen."""
    mit = [fall for fall in mini_rag.golden_set() if fall.erwartete_quelle is not None]
    treffer = sum(fall.erwartete_quelle in namen(suche(fall.frage, 3)) for fall in mit)
    assert 0.5 <= treffer / len(mit) <= 0.9


def test_ein_dokument_ist_sein_text_aus_passagen():
    dokument = mini_rag.Dokument("d", "t", "T", "2025", "b", "leicht", ("Eins.", "Zwei."))
    assert dokument.text == "Eins. Zwei."


def test_wer_das_modul_nur_laedt_laedt_keine_suchbibliothek():
    programm = "import sys, lernmodul.mini_rag; assert not {'bm25s', 'snowballstemmer', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", programm], check=True)
