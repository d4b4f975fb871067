"""Erkundung der Schwelle: beide Anteile, ihre Kurve, die Preise und was die andere Hälfte dazu sagt."""

import itertools
import re

import pytest
from pytest import approx

from lernmodul import mini_rag
from lernmodul.explorer import schwelle
from lernmodul.metriken.klassifikation import Konfusionsmatrix

# Zum Einstellen sind die Fragen 1, 3, 5 …, zum Messen die Fragen 2, 4, 6 … jeder Gruppe.
VON_HAND = {"ohne": (0.1, 0.05, 0.3, 0.2), "mit": (0.2, 0.15, 0.4, 0.25, 0.5)}
START = {"schwelle": 20, "preis_antwort": 5, "preis_ablehnung": 1, "beste": False, "gezeigt": "einstellen"}


@pytest.fixture
def klein(monkeypatch):
    monkeypatch.setattr(schwelle, "scores", lambda: VON_HAND)


def _ansicht(**werte):
    return schwelle.ansicht(**{**START, **werte})


def test_jede_zweite_frage_jeder_gruppe_dient_dem_einstellen(klein):
    teile = schwelle.haelften()
    assert teile["einstellen"] == {"ohne": [10, 30], "mit": [20, 40, 50]}
    assert teile["messen"] == {"ohne": [5, 20], "mit": [15, 25]}
    assert teile["alle"] == {"ohne": [10, 5, 30, 20], "mit": [20, 15, 40, 25, 50]}


def test_abgelehnt_wird_was_unter_der_schwelle_liegt_nicht_was_auf_ihr_liegt(klein):
    fragen = schwelle.haelften()["einstellen"]
    assert schwelle.matrix(fragen, 20) == Konfusionsmatrix(tp=1, fn=1, fp=0, tn=3)
    assert schwelle.matrix(fragen, 21) == Konfusionsmatrix(tp=1, fn=1, fp=1, tn=2)


def test_anteile_und_kosten_beider_haelften_von_hand(klein):
    zahlen = _ansicht(schwelle=35).zahlen
    assert (zahlen["einstellen"]["korrekt_abgelehnt"], zahlen["einstellen"]["zu_unrecht_abgelehnt"]) == (1.0, approx(1 / 3))
    assert (zahlen["messen"]["korrekt_abgelehnt"], zahlen["messen"]["zu_unrecht_abgelehnt"]) == (1.0, 1.0)
    assert (zahlen["einstellen"]["kosten"], zahlen["messen"]["kosten"]) == (1, 2)
    assert zahlen["messen"]["je_frage"] == 0.5


def test_kosten_zaehlen_beide_irrtuemer_mit_ihrem_preis(klein):
    assert schwelle.kosten(Konfusionsmatrix(tp=9, fn=2, fp=3, tn=9), 5, 7) == 2 * 5 + 3 * 7


def test_die_preise_verschieben_die_beste_schwelle(klein):
    # Zum Einstellen: bis 0.20 kostet es eine Antwort ohne Grundlage, ab 0.31 eine Ablehnung zu Unrecht.
    assert schwelle.beste_schwelle(5, 1) == 31
    assert schwelle.beste_schwelle(1, 5) == 11


def test_bei_gleichstand_gilt_die_kleinste_schwelle(klein):
    assert schwelle.beste_schwelle(1, 1) == 11
    assert schwelle.beste_schwelle(0, 0) == 0


def test_die_fragen_zum_messen_bestimmen_nie_die_beste_schwelle(klein, monkeypatch):
    vorher = schwelle.beste_schwelle(5, 1)
    anders = {"ohne": (0.1, 0.5, 0.3, 0.5), "mit": (0.2, 0.0, 0.4, 0.0, 0.5)}
    monkeypatch.setattr(schwelle, "scores", lambda: anders)
    assert schwelle.beste_schwelle(5, 1) == vorher


def test_der_satz_sagt_was_die_andere_haelfte_von_der_besten_schwelle_haelt(klein):
    assert _ansicht(schwelle=31).satz == (
        "Abgelehnt: 2 von 2 ohne Antwort, 1 von 3 mit Antwort. Zum Einstellen ist keine Schwelle günstiger (0.20 je Frage). "
        "Die Fragen zum Messen kosten damit 0.50; für sie wäre 0.21 die günstigste gewesen (0.25)."
    )


def test_der_satz_nennt_eine_guenstigere_schwelle_wenn_es_sie_gibt(klein):
    assert _ansicht(schwelle=0).satz == (
        "Abgelehnt: 0 von 2 ohne Antwort, 0 von 3 mit Antwort. Eine Frage zum Einstellen kostet im Mittel 2.00, bei 0.31 wären es 0.20."
    )


def test_ist_die_schwelle_fuer_beide_haelften_gut_sagt_der_satz_auch_das(monkeypatch):
    monkeypatch.setattr(schwelle, "scores", lambda: {"ohne": (0.1, 0.1), "mit": (0.3, 0.3)})
    assert _ansicht().satz.endswith("Die Fragen zum Messen kosten damit 0.00; auch für sie ist keine günstiger.")


def test_ohne_preise_ist_jede_schwelle_gleich_gut(klein):
    bild = _ansicht(preis_antwort=0, preis_ablehnung=0)
    assert bild.satz.endswith("Solange kein Irrtum etwas kostet, ist jede Schwelle so gut wie jede andere.")
    assert bild.zahlen["einstellen"]["kosten"] == 0
    assert "am günstigsten" not in bild.html


@pytest.mark.parametrize("gezeigt", ["einstellen", "messen", "alle"])
def test_das_bild_zeigt_die_gewaehlten_fragen_die_tabelle_immer_beide_haelften(klein, gezeigt):
    bild = _ansicht(gezeigt=gezeigt)
    ohne, mit = {"einstellen": (2, 3), "messen": (2, 2), "alle": (4, 5)}[gezeigt]
    assert f"von {ohne} Fragen ohne Antwort" in bild.html and f"von {mit} Fragen mit Antwort" in bild.html
    assert bild.zahlen == _ansicht().zahlen
    assert "0 / 3 = <b>0.000</b>" in bild.html and "1 / 2 = <b>0.500</b>" in bild.html


def test_neben_jedem_anteil_stehen_anzahl_und_intervall(klein):
    html = _ansicht().html
    assert "0 / 3 = <b>0.000</b>" in html
    assert "0.000 bis 0.561" in html  # oben: 1.96² / (3 + 1.96²)


def test_die_roc_kurve_laeuft_nie_zurueck():
    fragen = schwelle.haelften()["alle"]
    staende = schwelle.verlauf(fragen, schwelle.ende(fragen))
    for vorher, nachher in itertools.pairwise(staende):
        assert nachher.recall >= vorher.recall and nachher.fallout >= vorher.fallout
    assert (staende[0].recall, staende[0].fallout, staende[-1].recall, staende[-1].fallout) == (0, 0, 1, 1)


def test_alle_mitgelieferten_fragen_sind_dabei_und_keine_doppelt():
    scores, faelle = schwelle.scores(), mini_rag.golden_set()
    fragen, ohne_antwort = (mini_rag.lies_zeilen(f"korpus/{name}.jsonl") for name in ("fragen", "ohne_antwort"))
    ohne = sum(fall.erwartete_quelle is None for fall in faelle)
    assert len(scores["mit"]) == len(fragen) + len(faelle) - ohne
    assert len(scores["ohne"]) == len(ohne_antwort) + ohne
    teile = schwelle.haelften()
    for gruppe in ("ohne", "mit"):
        assert sorted(teile["einstellen"][gruppe] + teile["messen"][gruppe]) == sorted(teile["alle"][gruppe])


@pytest.mark.parametrize("hundertstel", [0, 10, 20, 33, 60])
def test_gezaehlt_wird_wie_das_system_wirklich_ablehnt(hundertstel):
    fragen = [zeile["frage"] for zeile in mini_rag.lies_zeilen("korpus/ohne_antwort.jsonl")]
    wirklich = [mini_rag.antworte(frage, schwelle=hundertstel / 100).abgelehnt for frage in fragen]
    gezaehlt = [score < hundertstel for score in schwelle.haelften()["alle"]["ohne"][: len(fragen)]]
    assert gezaehlt == wirklich


@pytest.mark.parametrize("gezeigt", ["einstellen", "messen", "alle"])
def test_an_allen_enden_steht_lesbarer_text_und_das_bild_bleibt_in_seinem_rahmen(gezeigt):
    bis = schwelle.ende(schwelle.haelften()["alle"])
    for t, e, a in itertools.product((0, 1, 20, bis), (0, 1, 20), (0, 1, 20)):
        bild = _ansicht(schwelle=t, preis_antwort=e, preis_ablehnung=a, gezeigt=gezeigt)
        assert not re.search(r"\b(nan|None|inf)\b", bild.html)
        assert bild.satz in bild.html
        assert not re.search(r'(?:[ ,"MLVH]|points=")-\d', bild.html.replace("margin:0 -4px", ""))


def test_die_bilder_haben_namen_mit_den_aktuellen_werten(klein):
    html = _ansicht(schwelle=35).html
    assert (
        'role="img" aria-label="Zwei Wolken von Scores und eine Linie bei 0.35. '
        'Darunter liegen 2 von 2 Fragen ohne Antwort, 1 von 3 Fragen mit Antwort."'
    ) in html
    assert 'role="img" aria-label="ROC-Kurve. Punkt zum Einstellen: zu Unrecht abgelehnt 0.333, korrekt abgelehnt 1.000."' in html


def test_bei_beste_folgt_die_schwelle_den_preisen(klein):
    neu = schwelle.nachfuehren(START, {**START, "beste": True}, "beste")
    assert neu["schwelle"] == 31
    assert schwelle.nachfuehren(neu, {**neu, "preis_antwort": 1, "preis_ablehnung": 5}, "preis_ablehnung")["schwelle"] == 11


def test_wer_selbst_schiebt_schaltet_beste_aus(klein):
    neu = schwelle.nachfuehren({**START, "beste": True}, {**START, "beste": True, "schwelle": 25}, "schwelle")
    assert (neu["schwelle"], neu["beste"]) == (25, False)


def test_ohne_beste_lassen_die_preise_die_schwelle_stehen(klein):
    assert schwelle.nachfuehren(START, {**START, "preis_antwort": 9}, "preis_antwort")["schwelle"] == 20


def test_ein_start_mit_beste_beginnt_auf_der_besten(klein):
    assert schwelle.tafel(beste=True, preis_antwort=1, preis_ablehnung=5).start["schwelle"] == 11


def test_der_anfang_ist_die_schwelle_des_mitgelieferten_systems():
    assert schwelle.tafel().start["schwelle"] == round(mini_rag.SCHWELLE * 100)


def test_jedes_beispiel_laesst_sich_zeigen():
    tafel = schwelle.tafel()
    for werte in tafel.beispiele.values():
        assert tafel.ansicht(**{**tafel.start, **werte}).satz


def test_die_enden_lehnen_nie_und_alles_ab():
    tafel = schwelle.tafel()
    nie, alles = (tafel.ansicht(**{**tafel.start, **tafel.beispiele[name]}).zahlen["messen"] for name in ("lehnt nie ab", "lehnt alles ab"))
    assert (nie["korrekt_abgelehnt"], nie["zu_unrecht_abgelehnt"]) == (0, 0)
    assert (alles["korrekt_abgelehnt"], alles["zu_unrecht_abgelehnt"]) == (1, 1)


def test_die_vermutung_stimmt_mit_den_zahlen_ueberein():
    tafel = schwelle.tafel()
    vorher, nachher = (tafel.ansicht(**{**tafel.start, "schwelle": t}).zahlen["einstellen"] for t in (10, 40))
    assert tafel.vermutung.richtig == "beide steigen"
    for anteil in ("korrekt_abgelehnt", "zu_unrecht_abgelehnt"):
        assert nachher[anteil] > vorher[anteil]


@pytest.mark.parametrize(("start", "fehler", "text"), [
    ({"schwelle": 0.2}, TypeError, "schwelle ist 0.2"),
    ({"preis_antwort": 21}, ValueError, "preis_antwort ist 21"),
    ({"beste": True, "preis_ablehnung": "teuer"}, TypeError, "preis_ablehnung ist 'teuer'"),
    ({"gezeigt": "keine"}, ValueError, "gezeigt ist 'keine'"),
    ({"gibt_es_nicht": 1}, TypeError, "Unbekannt: gibt_es_nicht"),
])
def test_unbrauchbare_startwerte_fallen_schon_beim_aufruf_auf(start, fehler, text):
    with pytest.raises(fehler, match=text):
        schwelle.tafel(**start)
