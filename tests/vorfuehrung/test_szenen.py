"""Die Szenen: Wahrheiten von Hand nachgerechnet, nichts verrät die Antwort vor der Auflösung, jede Erkundung startet wie verlangt."""

import re

import pytest

from lernmodul.bedienung import regler
from lernmodul.vorfuehrung.folie import frage
from lernmodul.vorfuehrung.stimmen import bild
from lernmodul.vorfuehrung.szene import Szene, groesster, richtung
from lernmodul.vorfuehrung.szenen import ALLE, BLOECKE, finde

# Von Hand gerechnet; bei „zahl“ als Bruch oder auf vier Stellen.
WAHRHEIT = {
    "meldet_nie": 95 / 100,
    "meldet_alles": "Recall 100\u00a0%, Precision 5\u00a0%",
    "hundert_dazu": "nur die Accuracy",
    "seltene_fehler": 9 / (9 + 99),
    "null_durch_null": "Precision",
    "wer_ist_billiger": "meldet alles",
    "mrr_im_kopf": (1 + 1 / 4 + 1 / 2) / 4,
    "rutscht_von_3_auf_4": "Recall@3",
    "rutscht_von_2_auf_3": "nur der MRR",
    "die_ersten_zwei": "von 1 auf 2",
    "frage_ohne_antwort": "bleibt gleich",
    "selten_ganz_vorn": 1 / 4,
    "lehnt_alles_ab": "100\u00a0% und 100\u00a0%",
    "lehnt_nie_ab": "nur „zu Unrecht abgelehnt“",
    "nur_vorsichtig": "B",
    "doppelt_so_viele": "bleibt gleich",
    "leere_gruppe": "0.0 per Regel: nichts zu messen",
    "alte_bekannte": "Recall",
    "zu_leicht": "das sieht man so nicht",
    "was_trennt": "zwei Randfälle",
    "vier_von_fuenf": 0.3755,
    "viermal_so_viele": "etwa die Hälfte",
    "sechs_zu_null": "nur bei 6 zu 0",
    "groesseres_korpus": "nur der Fall-out",
    "wo_sie_sich_treffen": "nach 13",
    "relativ_oder_wahr": "darüber",
    "fischteich": 40 * 30 / 15,
    "kein_gemeinsamer": "keine Zahl",
    "moegen_dieselben": "zu klein",
    "harmonisch": 2 / 11,
    "fe_gegen_f": "Fₑ ist größer",
    "kurz_gegen_lang": "Zusammenfassung A, Code B",
    "ndcg_zweimal": "nur die Listenform",
    "eine_quelle": "nDCG@5",
    "leser_liest_oben": "nDCG",
}


@pytest.fixture(scope="module")
def szenen():
    return {name: finde(name) for name in ALLE}


@pytest.fixture(params=ALLE)
def szene(request, szenen):
    return szenen[request.param]


def test_jede_wahrheit_stimmt_mit_der_rechnung_von_hand_ueberein(szenen):
    assert set(szenen) == set(WAHRHEIT)
    for name, szene in szenen.items():
        assert szene.wahrheit == (WAHRHEIT[name] if szene.art == "wahl" else pytest.approx(WAHRHEIT[name], abs=1e-4)), name


def test_keine_szene_steht_in_zwei_notebooks():
    assert sum(map(len, BLOECKE.values())) == len(ALLE)
    assert all(4 <= len(block) <= 7 for block in BLOECKE.values())


def test_vor_der_aufloesung_steht_die_wahrheit_nirgends(szene):
    gezeigt = frage(szene) + (bild(szene, [0] * len(szene.antworten), False) if szene.art == "wahl" else "")
    assert "✓" not in gezeigt and "ichtig" not in bild(szene, [0] * len(szene.antworten), False)
    if szene.art == "zahl":
        assert szene.schreibe(szene.wahrheit) not in frage(szene)
    else:
        assert not re.search(rf"(?<!\w){re.escape(szene.wahrheit)}(?!\w)", szene.frage) or len(szene.wahrheit) == 1 or alle_genannt(szene)


def alle_genannt(szene):
    """Wer alle Antworten in der Frage nennt, verrät keine."""
    return all(antwort in szene.frage for antwort in szene.antworten if not antwort.startswith("beide"))


def test_das_bild_vor_der_aufloesung_haengt_nicht_von_der_wahrheit_ab(szene):
    if szene.art == "wahl":
        andere = Szene(**{**vars(szene), "wahrheit": next(antwort for antwort in szene.antworten if antwort != szene.wahrheit)})
        stimmen = list(range(len(szene.antworten)))
    else:
        andere, stimmen = Szene(**{**vars(szene), "wahrheit": szene.von}), [szene.bis / 2]
    assert bild(szene, stimmen, False) == bild(andere, stimmen, False)
    assert bild(szene, stimmen, True) != bild(andere, stimmen, True)


def test_die_erkundung_startet_mit_den_werten_der_szene(szene):
    brett = getattr(regler, f"erkunde_{szene.erkunde}")(vermutung=False, **szene.start)
    html = brett.children[-1].value
    assert "lm-satz" in html and "Mit diesen Werten gibt es kein Bild" not in html


def test_texte_sind_kurz_genug_fuer_die_wand(szene):
    assert len(szene.frage) <= 215 and szene.frage.endswith("?") and szene.nachgefragt.endswith("?")
    assert 1 <= len(re.findall(r"[.?](?: |$)", re.sub(r"\d\. |0\.0", "", szene.erklaerung))) <= 3
    assert len(szene.erklaerung) <= 260 and "!" not in szene.frage + szene.erklaerung + szene.nachgefragt
    assert len(set(szene.antworten)) == len(szene.antworten) <= 4
    assert all(len(antwort) <= 40 for antwort in szene.antworten)


def test_unbekannte_namen_werden_beim_namen_genannt():
    for name in ("gibt_es_nicht", None, 7, ["meldet_nie"]):
        with pytest.raises(ValueError, match="Es gibt: meldet_nie"):
            finde(name)


def test_eine_wahrheit_die_nicht_zur_auswahl_steht_faellt_auf():
    with pytest.raises(ValueError, match="steht aber nicht unter den Antworten"):
        Szene("t", "f?", "C", "e", "n?", "t", antworten=("A", "B"))
    with pytest.raises(ValueError, match="nicht zwischen 0 und 1"):
        Szene("t", "f?", 1.5, "e", "n?", "t")


def test_gleichstand_ist_keine_richtung_und_kein_sieger():
    assert richtung(1 / 3, 1 - 2 / 3) == "bleibt gleich"
    assert groesster({"A": 0.3, "B": 0.1 + 0.2}) == "beide gleich viel"
