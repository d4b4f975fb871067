"""Der Bericht: Zeichen für Zeichen an einem winzigen Projekt, und was ihn nicht zerbrechen darf."""

import csv
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hilfen.messordner import GOLDEN_SET, LAEUFE, kategorien, schreibe
from lernmodul import lade_projekt, messe, schreibe_bericht
from lernmodul.bericht import empfehlung

MARKDOWN = """\
# Bericht: winzig

## Womit gemessen wurde

Fragen: 4, davon mit Lauf: 4.

retrieval_metriken: deine Funktion

golden_set.jsonl, Zeile 4, Spalte erwartete_quelle: Keine Antwort im Korpus (None), gelesen aus „“.

Diese erwarteten Quellen kommen in keinem Lauf vor: „q3“. Heißen sie dort vielleicht anders?

## Metriken

| Metrik | Wert | 95-%-Intervall | n |
| --- | --- | --- | --- |
| Recall@3 | 0.67 | 0.21 bis 0.94 | 3 |
| MRR | 0.50 | 0.00 bis 1.00 | 3 |
| korrekt abgelehnt | 1.00 | 0.21 bis 1.00 | 1 |
| zu Unrecht abgelehnt | 0.00 | 0.00 bis 0.56 | 3 |

## Recall@k über k

| k | Recall@k |
| --- | --- |
| 1 | 0.33 |
| 2 | 0.67 |
| 3 | 0.67 |
| 4 | 0.67 |
| 5 | 0.67 |
| 6 | 0.67 |
| 7 | 0.67 |
| 8 | 0.67 |
| 9 | 0.67 |
| 10 | 0.67 |

## Zwei Läufe im Vergleich

Es gibt keinen zweiten Lauf.

## Fehlerkategorien

Am häufigsten: Lücke, 2 von 3 angesehenen Antworten.

| Kategorie | Antworten |
| --- | --- |
| Lücke | 2 |
| ohne Fehler | 1 |

## Was zuerst (bei k = 3)

Zuerst: gleichauf Suche und Modell, je 1 von 4 Fällen.

| Stelle | Fälle | ids |
| --- | --- | --- |
| Golden Set | 0 |  |
| Suche | 1 | g3 |
| Schwelle | 0 |  |
| Modell | 1 | g1 |
| nicht angesehen | 1 | g4 |
| in Ordnung | 1 | g2 |

## Golden Set

falsche_groesse: Es sind 4 Fälle. Gebraucht werden 20.

zu_wenige_randfaelle: Randfälle sind 1. Gebraucht werden mindestens 5.

## Fertig, wenn

| Bedingung | erfüllt |
| --- | --- |
| Das Golden Set besteht seine Prüfung. | nein |
| Zu jeder Frage gibt es einen Lauf. | ja |
| Mindestens 20 Antworten sind angesehen und eingeordnet. | nein |
| Es gibt höchstens fünf Fehlerkategorien. | ja |
| Mindestens eine Frage hat keine Antwort im Korpus. | ja |
| Der Bericht ist geschrieben. | ja |
"""

TABELLE = "metrik;wert;unten;oben;n\r\nRecall@3;0,6667;0,2077;0,9385;3\r\nMRR;0,5000;0,0000;1,0000;3\r\n" \
          "korrekt abgelehnt;1,0000;0,2065;1,0000;1\r\nzu Unrecht abgelehnt;0,0000;0,0000;0,5615;3\r\n"  # fmt: skip
GIFT = "<script>alert('1')</script> | \\| & \"zwei\"\nZeilen"


@pytest.fixture
def projekt(tmp_path):
    return lade_projekt(schreibe(tmp_path / "winzig", fehler=[("g1", "Lücke"), ("g2", "ohne Fehler"), ("g3", "Lücke")]))


class Leser(HTMLParser):
    """Die Texte je Überschrift, Absatz und Zelle, und welche Elemente es gibt."""

    def __init__(self, html):
        super().__init__()
        self.elemente, self.texte, self.offen = [], [], []
        self.feed(html)

    def handle_starttag(self, name, attribute):
        self.elemente.append(name)
        if name != "meta":
            self.offen.append(name)

    def handle_endtag(self, name):
        assert self.offen.pop() == name

    def handle_data(self, text):
        if self.offen and self.offen[-1] not in ("style", "title"):
            self.texte.append(text.rstrip("\n") if self.offen[-1] == "html" else text)


def inhalt(projekt, name, **angaben):
    schreibe_bericht(projekt, **angaben)
    return (projekt.ordner / name).read_bytes().decode("utf-8")


def zellen(zeile):
    """Die Zellen einer Tabellenzeile, gelesen wie GitHub es tut: Ein Strich hinter einem Rückstrich trennt nicht."""
    return [re.sub(r"\\(.)", r"\1", zelle.strip()) for zelle in re.findall(r"((?:\\.|[^|\\])*)\|", zeile.strip().removeprefix("|"))]


def test_der_bericht_in_markdown_zeichen_fuer_zeichen(projekt):
    assert inhalt(projekt, "bericht.md", funktionen=["retrieval_metriken: deine Funktion"]) == MARKDOWN


def test_die_seite_zeigt_dieselben_texte_wie_das_markdown(projekt):
    html = inhalt(projekt, "bericht.html", funktionen=["retrieval_metriken: deine Funktion"])
    leser = Leser(html)
    zeilen = [zeile for zeile in MARKDOWN.splitlines() if zeile and not zeile.startswith("| ---")]
    erwartet = [text for zeile in zeilen for text in (zellen(zeile) if zeile.startswith("|") else [zeile.lstrip("# ")]) if text]
    assert [text for text in leser.texte if text] == erwartet
    assert leser.offen == []
    assert html.startswith('<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Bericht: winzig</title>')
    assert not re.search(r"https?://|<script|<link|<img", html)


def test_die_tabelle_oeffnet_deutsches_excel_ohne_nachfrage(projekt):
    schreibe_bericht(projekt)
    roh = (projekt.ordner / "bericht.csv").read_bytes()
    assert roh == b"\xef\xbb\xbf" + TABELLE.encode()
    saetze = list(csv.DictReader(roh.decode("utf-8-sig").splitlines(), delimiter=";"))
    assert [float(satz["wert"].replace(",", ".")) for satz in saetze] == [0.6667, 0.5, 1.0, 0.0]


def test_zurueck_kommen_die_drei_pfade_und_ein_zweiter_bericht_ist_derselbe(projekt):
    pfade = schreibe_bericht(projekt)
    assert pfade == [projekt.ordner / name for name in ("bericht.md", "bericht.html", "bericht.csv")]
    erster = [pfad.read_bytes() for pfad in pfade]
    schreibe_bericht(projekt)
    assert [pfad.read_bytes() for pfad in pfade] == erster


def test_markdown_und_seite_haben_keine_marke_und_keine_wagenruecklaeufe(projekt):
    for pfad in schreibe_bericht(projekt)[:2]:
        roh = pfad.read_bytes()
        assert not roh.startswith(b"\xef\xbb\xbf") and b"\r" not in roh


def test_ohne_messung_wird_mit_der_referenz_gemessen_sonst_gilt_die_uebergebene(projekt):
    assert inhalt(projekt, "bericht.md", k=1).count("| Recall@1 | 0.33 | 0.06 bis 0.79 | 3 |") == 1
    eigene = messe(projekt, 3, retrieval=lambda faelle, k: (1.0, 0.25))
    text = inhalt(projekt, "bericht.md", messung=eigene)
    assert "| Recall@3 | 1.00 | 0.44 bis 1.00 | 3 |" in text and "| MRR | 0.25 |" in text


def test_das_k_gilt_auch_fuer_was_zuerst(projekt):
    assert "| Suche | 2 | g2, g3 |" in inhalt(projekt, "bericht.md", k=1)


def test_fremder_text_sprengt_weder_seite_noch_tabelle(tmp_path):
    ordner = schreibe(tmp_path / "winzig")
    (ordner / "fehler.csv").write_text('id;kategorie\ng1;"{}"\n'.format(GIFT.replace('"', '""')), encoding="utf-8")
    projekt = lade_projekt(ordner)
    html, markdown = inhalt(projekt, "bericht.html", funktionen=[GIFT]), inhalt(projekt, "bericht.md", funktionen=[GIFT])
    leser = Leser(html)
    assert "script" not in leser.elemente
    assert leser.texte.count(GIFT) == 2
    assert not re.search(r"(?<!\\)<", markdown)
    einzeilig = " ".join(GIFT.split())
    assert [einzeilig, "1"] in [zellen(zeile) for zeile in markdown.splitlines() if zeile.startswith("|")]
    breiten = [len(zellen(zeile)) for zeile in markdown.splitlines() if zeile.startswith("|")]
    assert set(breiten) <= {2, 3, 4}


def test_ein_ordner_mit_seltsamem_namen_steht_als_text_in_der_ueberschrift(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path / "a & <b>"))
    assert "<h1>Bericht: a &amp; &lt;b&gt;</h1>" in inhalt(projekt, "bericht.html")
    assert inhalt(projekt, "bericht.md").startswith("# Bericht: a & \\<b>\n")


def test_ohne_eingeordnete_antworten_steht_das_da_und_keine_leere_tabelle(tmp_path):
    text = inhalt(lade_projekt(schreibe(tmp_path / "winzig")), "bericht.md")
    assert "## Fehlerkategorien\n\nNoch ist keine Antwort als fehlerhaft eingeordnet.\n\n## Was zuerst (bei k = 3)" in text


def test_sind_alle_angesehenen_ohne_fehler_ist_keine_kategorie_die_haeufigste(projekt):
    kategorien(projekt.ordner, [("g1", "ohne Fehler"), ("g2", "Ohne Fehler")])
    assert "Noch ist keine Antwort als fehlerhaft eingeordnet." in inhalt(projekt, "bericht.md")


def test_was_in_der_fehlertabelle_auffiel_steht_im_bericht(projekt):
    kategorien(projekt.ordner, [("g1", "Lücke"), ("g2", "lücke"), ("g3", "")])
    text = inhalt(projekt, "bericht.md")
    assert "„lücke“ und „Lücke“ zählen als zwei Kategorien" in text
    assert "die Zeile zählt noch nicht mit" in text


def test_der_vergleich_zweier_laeufe_steht_in_einer_zeile(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path / "winzig", vergleich={**LAEUFE, "g3": (["q3"], False)}))
    text = inhalt(projekt, "bericht.md")
    assert "## Zwei Läufe im Vergleich\n\nMRR des zweiten Laufs minus MRR des ersten: +0.33 (+0.00 bis +1.00), p = " in text
    assert ". Der zweite gewinnt 1 von 3 Fragen, der erste 0, gleich sind 2.\n" in text


def test_ohne_frage_mit_antwort_ist_nichts_0_was_undefiniert_ist(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path / "winzig", golden_set=GOLDEN_SET[3:], laeufe={"g4": ([], True)}, vergleich={"g4": ([], True)}))
    text = inhalt(projekt, "bericht.md")
    assert "| Recall@3 | undefiniert, nach unserer Regel 0.0 |  | 0 |" in text
    satz = "Keine Frage hat eine Antwort im Korpus, deshalb ist Recall@k undefiniert."
    assert f"## Recall@k über k\n\n{satz}\n\n## Zwei Läufe im Vergleich\n\n{satz}\n" in text
    assert "Recall@3;;;;0\r\n" in inhalt(projekt, "bericht.csv")


def test_ohne_angabe_ob_abgelehnt_wurde_bleibt_das_feld_leer_und_der_grund_steht_da(tmp_path):
    projekt = lade_projekt(schreibe(tmp_path / "winzig", laeufe={id_: gefunden for id_, (gefunden, _) in LAEUFE.items()}))
    text = inhalt(projekt, "bericht.md")
    assert "| korrekt abgelehnt | nicht messbar, die Läufe sagen nicht, ob abgelehnt wurde |  | 1 |" in text
    assert "| ohne Angabe | 3 | g1, g2, g4 |" in text
    assert "Ergänze „abgelehnt“ bei jeder Frage" in text
    assert "korrekt abgelehnt;;;;1\r\n" in inhalt(projekt, "bericht.csv")


@pytest.mark.parametrize("grund", [PermissionError(13, "Permission denied"), FileNotFoundError(2, "No such file"), OSError(28, "No space left")], ids=repr)
def test_laesst_sich_nicht_schreiben_kommt_ein_deutscher_satz(projekt, grund, monkeypatch):
    def verweigert(*_, **__):
        raise grund

    monkeypatch.setattr(Path, "write_text", verweigert)
    with pytest.raises(OSError, match="lässt sich nicht schreiben") as fehler:
        schreibe_bericht(projekt)
    assert grund.strerror not in str(fehler.value)
    assert f"({type(grund).__name__}). Prüfe, ob es den Ordner noch gibt" in str(fehler.value)
    assert fehler.value.__suppress_context__


LEER = {"Golden Set": [], "Suche": [], "Schwelle": [], "Modell": [], "nicht angesehen": [], "in Ordnung": []}


@pytest.mark.parametrize(("anders", "satz"), [
    ({"in Ordnung": ["a"]}, "Kein Fall bleibt hängen. Nimm schwerere Fälle ins Golden Set, dieses trennt nichts mehr."),
    ({"Golden Set": ["a"], "Suche": ["b", "c"]}, "Zuerst das Golden Set: Solange Fälle selbst fehlerhaft sind, misst du an ihnen vorbei."),
    ({"Suche": ["b"], "Modell": ["c", "d"], "in Ordnung": ["e"]}, "Zuerst: Modell, 2 von 4 Fällen."),
    ({"Suche": ["b"], "Schwelle": ["c"], "Modell": ["d"]}, "Zuerst: gleichauf Suche und Schwelle und Modell, je 1 von 3 Fällen."),
    ({"nicht angesehen": ["a"], "in Ordnung": ["b"]}, "Suche und Ablehnung stimmen. Ob die Antworten stimmen, ist offen: Noch sind nicht alle angesehen."),
    ({"ohne Angabe": ["a", "b"]}, "Ob die Schwelle passt, ist offen: Die Läufe sagen nicht, ob abgelehnt wurde."),
    ({"Suche": ["a"], "ohne Angabe": ["b", "c"]}, "Zuerst: Suche, 1 von 3 Fällen."),
])  # fmt: skip
def test_empfohlen_wird_die_stelle_mit_den_meisten_faellen_und_das_golden_set_immer_zuerst(anders, satz):
    assert empfehlung({**LEER, **anders}) == satz
