"""Antworten ansehen: was gezeigt wird, was in der Datei landet und was sie heil lässt."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest
from ipywidgets import HTML, Button, Text, Textarea, ToggleButtons

from hilfen.brett import Brett
from lernmodul.bedienung import ablage
from lernmodul.bedienung.notizen import Notizablage, antworten_ansehen
from lernmodul.einlesen import lies_fehler
from lernmodul.golden_set import REGEL

KOPF = ["id", "frage", "antwort", "quelle_gefunden", "beleg_stimmt", "vollstaendig", "ablehnung_passt", "kategorie", "notiz"]
FRAGEN = {"quelle_gefunden": "Ist die erwartete", "beleg_stimmt": "Steht in", "vollstaendig": "Ist alles", "ablehnung_passt": "War es"}
ALLE_JA = dict.fromkeys(FRAGEN, "ja")


def antwort(id_, **anders):
    texte = {"frage": f"Frage {id_}?", "antwort": f"Antwort {id_}."}
    return {"id": id_, **texte, "erwartet": "eq.md", "quelle": "eq.md", "gefunden": ["eq.md", "ssh.md"], "abgelehnt": False, **anders}


class Spiel(Brett):
    def __init__(self, antworten, datei):
        super().__init__(antworten_ansehen(antworten, datei))

    def beobachtung(self, spalte):
        return next(feld for feld in self.von(ToggleButtons) if feld.description.startswith(FRAGEN[spalte]))

    def beobachte(self, **werte):
        for spalte, wert in werte.items():
            self.beobachtung(spalte).value = wert

    def druecke(self, text):
        self.knopf(text).click()

    @property
    def knoepfe(self):
        return [knopf.description for knopf in self.von(Button)]

    @property
    def kategorie(self):
        return next(feld for feld in self.von(Text) if not isinstance(feld, Textarea))

    @property
    def notiz(self):
        return self.von(Textarea)[0]

    @property
    def text(self):
        return " ".join(teil.value.split("</style>")[-1] for teil in self.von(HTML))


@pytest.fixture
def datei(tmp_path):
    return tmp_path / "fehler.csv"


@pytest.fixture
def spiel(datei):
    return Spiel([antwort("a"), antwort("b"), antwort("c")], datei)


def zeilen(datei):
    roh = datei.read_bytes()
    assert roh.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(roh.decode("utf-8-sig").splitlines(), delimiter=";"))


# Was zu sehen ist


def test_zuerst_steht_die_erste_antwort_mit_allem_da(spiel):
    for stueck in ("<b>1 von 3</b> · 0 fertig", "Frage a?", "Antwort a.", "1.\u00a0<b>eq.md</b> · 2.\u00a0ssh.md", "geantwortet"):
        assert stueck in spiel.text
    assert [feld.value for feld in spiel.von(ToggleButtons)] == ["", "", "", ""]


def test_weiter_und_zurueck_bleiben_an_den_enden_stehen(spiel):
    assert spiel.knopf("zurück").disabled and not spiel.knopf("weiter").disabled
    spiel.druecke("weiter")
    spiel.druecke("nächste Antwort")
    assert "<b>3 von 3</b>" in spiel.text
    assert spiel.knopf("weiter").disabled and spiel.knopf("nächste Antwort").disabled
    spiel.druecke("weiter")
    assert "<b>3 von 3</b>" in spiel.text
    spiel.druecke("zurück")
    assert "<b>2 von 3</b>" in spiel.text


def test_frage_antwort_und_quellen_sind_maskiert(datei):
    boese = "<img src=x onerror=alert(1)>"
    text = Spiel([antwort("a", frage=boese, antwort=boese, quelle=boese, erwartet=boese, gefunden=[boese])], datei).text
    assert "<img" not in text and text.count("&lt;img") == 5


def test_keine_quelle_keine_antwort_und_nichts_gefunden_stehen_in_worten(datei):
    text = Spiel([antwort("a", erwartet=None, quelle=None, antwort=None, gefunden=[], abgelehnt=True)], datei).text
    for wort in ("keine Antwort im Korpus", "(kein Text)", "nichts", "abgelehnt"):
        assert wort in text
    assert "None" not in text


def test_die_frage_nach_der_ablehnung_richtet_sich_nach_dem_fall(datei):
    spiel = Spiel([antwort("a", abgelehnt=True), antwort("b")], datei)
    assert spiel.beobachtung("ablehnung_passt").description == "War es richtig, abzulehnen?"
    spiel.druecke("weiter")
    assert spiel.beobachtung("ablehnung_passt").description == "War es richtig, zu antworten?"


def test_eine_lange_rangliste_ist_gekuerzt_und_zeigt_doch_den_platz_der_erwarteten_quelle(datei):
    liste = [f"d{platz}" for platz in range(1, 10)] + ["eq.md"]
    text = Spiel([antwort("a", gefunden=liste)], datei).text
    assert "5.\u00a0d5 · 10.\u00a0<b>eq.md</b>" in text and "4 weitere" in text and "d6" not in text


def test_was_fett_bedeutet_steht_da_sobald_etwas_fett_sein_koennte(datei):
    satz = "Die erwartete Quelle steht fett. Ist keine fett, ist sie nicht dabei."
    assert satz in Spiel([antwort("a", gefunden=["d1", "eq.md"])], datei).text
    assert satz in Spiel([antwort("a", gefunden=["d1", "d2"])], datei).text
    assert satz not in Spiel([antwort("a", erwartet=None, gefunden=["d1"])], datei).text
    assert satz not in Spiel([antwort("a", gefunden=[])], datei).text


# Was in der Datei landet


def test_ohne_eintrag_entsteht_keine_datei(spiel, datei):
    spiel.druecke("weiter")
    assert not datei.exists()
    assert "Gespeichert wird in fehler.csv, sobald du etwas einträgst." in spiel.text


def test_jede_aenderung_steht_sofort_in_der_datei(spiel, datei):
    spiel.beobachte(quelle_gefunden="ja")
    assert zeilen(datei) == [KOPF, ["a", "Frage a?", "Antwort a.", "ja", "", "", "", "", ""]]
    spiel.beobachte(quelle_gefunden="nein", beleg_stimmt="ja")
    spiel.notiz.value = "knapp"
    spiel.kategorie.value = "Frist"
    assert zeilen(datei)[1:] == [["a", "Frage a?", "Antwort a.", "nein", "ja", "", "", "Frist", "knapp"]]
    assert "Alles gespeichert in fehler.csv." in spiel.text


def test_eine_beobachtung_laesst_sich_zuruecknehmen(spiel, datei):
    spiel.beobachte(quelle_gefunden="ja")
    spiel.beobachte(quelle_gefunden="")
    assert zeilen(datei)[1][3] == ""


def test_nur_angesehene_antworten_stehen_in_der_datei(spiel, datei):
    spiel.druecke("weiter")
    spiel.beobachte(quelle_gefunden="ja")
    assert [zeile[0] for zeile in zeilen(datei)] == ["id", "b"]


def test_lies_fehler_liest_die_datei_wieder(spiel, datei):
    spiel.beobachte(**ALLE_JA | {"vollstaendig": "nein"})
    spiel.kategorie.value = "Lücke"
    spiel.notiz.value = "zwei Zeilen\nund ein ; darin"
    saetze = lies_fehler(datei)
    assert len(saetze) == 1
    assert {spalte: saetze[0][spalte] for spalte in REGEL} == dict.fromkeys(REGEL, True) | {"vollstaendig": False}
    assert (saetze[0]["kategorie"], saetze[0]["notiz"]) == ("Lücke", "zwei Zeilen\nund ein ; darin")


@pytest.mark.parametrize(("zelle", "gilt"), [("1.0", "ja"), ("1,0", "ja"), ("WAHR", "ja"), ("0.0", "nein"), ("0,0", "nein"), ("vielleicht", "")])
def test_als_ja_und_nein_gilt_dasselbe_wie_beim_einlesen(datei, zelle, gilt):
    """1.0 schreibt pandas in eine Spalte mit Lücken, 1,0 macht ein deutsches Excel daraus."""
    datei.write_text(f"id;quelle_gefunden\na;{zelle}\n", encoding="utf-8")
    assert Notizablage(datei).beobachtung("a")["quelle_gefunden"] == gilt


def test_eine_angefangene_antwort_ohne_kategorie_zaehlt_noch_nicht_und_wird_mit_ihrer_zeile_genannt(spiel, datei):
    spiel.beobachte(quelle_gefunden="ja")
    gelesen = lies_fehler(datei)
    assert (gelesen, gelesen.gelesen, gelesen.uebergangen) == ([], 1, 1)
    assert "Zeile 2, Spalte kategorie: Die Kategorie ist leer, die Zeile zählt noch nicht mit" in gelesen.hinweise[-1]


@pytest.mark.parametrize("anfang", ["=", "+", "-", "@", "\t"])
def test_was_excel_fuer_eine_formel_hielte_wird_harmlos_und_kommt_unveraendert_zurueck(datei, anfang):
    text = f"{anfang}1+1"
    spiel = Spiel([antwort("a", frage=text, antwort=text)], datei)
    spiel.notiz.value = text
    spiel.beobachte(quelle_gefunden="ja")
    assert [zeilen(datei)[1][stelle] for stelle in (1, 2, 8)] == [f"'{text}"] * 3
    wieder = Spiel([antwort("a", frage=text, antwort=text)], datei)
    assert wieder.notiz.value == text and "andere Antwort" not in wieder.text
    wieder.beobachte(beleg_stimmt="ja")
    assert zeilen(datei)[1][8] == f"'{text}"


def test_umlaute_emoji_anfuehrungszeichen_und_zeilenwechsel_ueberstehen_die_datei(spiel, datei):
    spiel.notiz.value = text = 'Größe „§ 14a“ "ja"; 🙂\r\nzweite Zeile'
    assert Spiel([antwort("a")], datei).notiz.value == text


def test_was_sich_nicht_als_utf8_schreiben_laesst_haelt_das_speichern_nicht_auf(datei):
    spiel = Spiel([antwort("a", antwort="halb \ud83d und null \0.")], datei)
    spiel.beobachte(quelle_gefunden="ja")
    assert zeilen(datei)[1][2] == "halb ? und null ."


# Weitermachen


def test_es_geht_bei_der_ersten_unfertigen_antwort_weiter(spiel, datei):
    spiel.beobachte(**ALLE_JA)
    spiel.kategorie.value = "ohne Fehler"
    spiel.druecke("weiter")
    spiel.beobachte(quelle_gefunden="nein")
    wieder = Spiel([antwort("a"), antwort("b"), antwort("c")], datei)
    assert "<b>2 von 3</b> · 1 fertig" in wieder.text
    assert wieder.beobachtung("quelle_gefunden").value == "nein"
    wieder.druecke("zurück")
    assert [feld.value for feld in wieder.von(ToggleButtons)] == ["ja"] * 4
    assert wieder.kategorie.value == "ohne Fehler"


def test_vier_beobachtungen_ohne_kategorie_sind_nicht_fertig(spiel):
    spiel.beobachte(**ALLE_JA)
    assert "0 fertig" in spiel.text


def test_sind_alle_fertig_steht_das_da(datei):
    spiel = Spiel([antwort("a")], datei)
    spiel.beobachte(**ALLE_JA)
    spiel.druecke("Vorschlag übernehmen")
    assert "<b>1 von 1</b> · alle fertig" in spiel.text


def test_fremde_zeilen_und_spalten_bleiben_wie_sie_sind(datei):
    datei.write_text("Bemerkung der Chefin;id;kategorie\n=A1;alt;Suche\nwichtig;a;\n", encoding="utf-8")
    spiel = Spiel([antwort("a")], datei)
    spiel.notiz.value = "neu"
    kopf, alt, a = zeilen(datei)
    assert kopf[:3] == ["Bemerkung der Chefin", "id", "kategorie"] and sorted(kopf[1:]) == sorted(KOPF)
    assert alt[:3] == ["=A1", "alt", "Suche"]
    assert a[:3] == ["wichtig", "a", ""] and a[kopf.index("notiz")] == "neu"


@pytest.mark.parametrize(("trennzeichen", "zeichensatz"), [(",", "utf-8"), ("\t", "utf-8"), (";", "cp1252"), (";", "utf-8-sig")])
def test_auch_anders_gespeicherte_tabellen_werden_weitergefuehrt(datei, trennzeichen, zeichensatz):
    reihen = [("id", "notiz", "kategorie"), ("a", "für später", "Lücke")]
    datei.write_bytes("\r\n".join(map(trennzeichen.join, reihen)).encode(zeichensatz))
    spiel = Spiel([antwort("a")], datei)
    assert (spiel.notiz.value, spiel.kategorie.value) == ("für später", "Lücke")
    spiel.beobachte(quelle_gefunden="ja")
    assert "für später" in zeilen(datei)[1]


@pytest.mark.parametrize(("zelle", "wert"), [("WAHR", "ja"), ("Falsch", "nein"), ("1", "ja"), ("0", "nein"), ("vielleicht", ""), ("", "")])
def test_was_excel_aus_ja_und_nein_macht_wird_verstanden(datei, zelle, wert):
    datei.write_text(f"id;quelle_gefunden\na;{zelle}\n", encoding="utf-8")
    spiel = Spiel([antwort("a")], datei)
    assert spiel.beobachtung("quelle_gefunden").value == wert
    spiel.notiz.value = "x"
    assert zeilen(datei)[1][1] == zelle


def test_eine_andere_antwort_als_in_der_datei_wird_angesagt(spiel, datei):
    spiel.beobachte(quelle_gefunden="ja")
    assert "andere Antwort" not in spiel.text
    assert "In der Datei steht zu dieser id eine andere Antwort." in Spiel([antwort("a", antwort="Neu.")], datei).text


def test_zwei_widgets_auf_einer_datei_verlieren_nichts(spiel, datei):
    zweites = Spiel([antwort("a"), antwort("b"), antwort("c")], datei)
    spiel.beobachte(quelle_gefunden="ja")
    zweites.beobachte(beleg_stimmt="nein")
    zweites.druecke("weiter")
    zweites.notiz.value = "aus dem zweiten"
    spiel.notiz.value = "aus dem ersten"
    assert zeilen(datei)[1:] == [
        ["a", "Frage a?", "Antwort a.", "ja", "nein", "", "", "", "aus dem ersten"],
        ["b", "Frage b?", "Antwort b.", "", "", "", "", "", "aus dem zweiten"],
    ]
    spiel.druecke("weiter")
    assert spiel.notiz.value == "aus dem zweiten"


def test_ein_spaeter_tastendruck_trifft_die_antwort_fuer_die_er_gedacht_war(spiel, datei):
    alte_notiz = spiel.notiz
    spiel.druecke("weiter")
    alte_notiz.value = "gehört zu a"
    assert spiel.notiz.value == ""
    assert [(zeile[0], zeile[8]) for zeile in zeilen(datei)[1:]] == [("a", "gehört zu a")]


# Kategorien


def test_der_vorschlag_kommt_erst_wenn_alle_vier_beobachtungen_stehen(spiel):
    spiel.beobachte(quelle_gefunden="nein", beleg_stimmt="ja", vollstaendig="ja")
    assert "Vorschlag nach" not in spiel.text and spiel.knopf("Vorschlag übernehmen").layout.display == "none"
    spiel.beobachte(ablehnung_passt="ja")
    assert "Vorschlag nach der Beispielregel: <b>Suche</b>" in spiel.text
    assert spiel.knopf("Vorschlag übernehmen").layout.display == ""
    assert spiel.kategorie.value == ""


def test_der_vorschlag_ist_keine_pflicht(spiel, datei):
    spiel.beobachte(**ALLE_JA)
    spiel.kategorie.value = "Tonfall"
    assert zeilen(datei)[1][7] == "Tonfall"
    assert "<b>1 von 3</b> · 1 fertig" in spiel.text


def test_uebernehmen_traegt_den_vorschlag_ein(spiel, datei):
    spiel.beobachte(**ALLE_JA | {"beleg_stimmt": "nein"})
    spiel.druecke("Vorschlag übernehmen")
    assert spiel.kategorie.value == zeilen(datei)[1][7] == "Erfindung"
    assert spiel.knopf("Vorschlag übernehmen").layout.display == "none"


def test_vergebene_kategorien_stehen_als_knoepfe_bereit(spiel):
    assert "Frist" not in spiel.knoepfe and "ohne Fehler" in spiel.knoepfe
    spiel.kategorie.value = "Frist"
    spiel.druecke("weiter")
    spiel.druecke("Frist")
    assert spiel.kategorie.value == "Frist"
    assert "lm-gewaehlt" in spiel.knopf("Frist")._dom_classes
    spiel.druecke("ohne Fehler")
    assert spiel.kategorie.value == "ohne Fehler" and "lm-gewaehlt" not in spiel.knopf("Frist")._dom_classes


def test_eine_kategorie_behaelt_ihre_erste_schreibweise(spiel):
    spiel.kategorie.value = "Falsche  Frist "
    assert spiel.kategorie.value == "Falsche Frist"
    spiel.druecke("weiter")
    spiel.kategorie.value = "falsche frist"
    assert spiel.kategorie.value == "Falsche Frist"
    spiel.kategorie.value = "OHNE FEHLER"
    assert spiel.kategorie.value == "ohne Fehler"


def test_die_sechste_eigene_kategorie_wird_abgelehnt_und_die_alte_bleibt(datei):
    spiel = Spiel([antwort(str(nummer)) for nummer in range(7)], datei)
    for name in ("K1", "K2", "K3", "ohne Fehler", "K4", "K5"):
        spiel.kategorie.value = name
        spiel.druecke("weiter")
    spiel.kategorie.value = "K6"
    assert spiel.kategorie.value == ""
    assert "Es gibt schon 5 eigene Kategorien." in spiel.text and "statt „K6“" in spiel.text
    spiel.kategorie.value = "k5"
    assert spiel.kategorie.value == "K5" and "Es gibt schon" not in spiel.text
    assert {zeile[7] for zeile in zeilen(datei)[1:]} == {"K1", "K2", "K3", "K4", "K5", "ohne Fehler"}


def test_wer_die_einzige_ihrer_art_umbenennt_hat_danach_nicht_mehr_kategorien(datei):
    spiel = Spiel([antwort(str(nummer)) for nummer in range(5)], datei)
    for nummer in range(5):
        spiel.kategorie.value = f"K{nummer}"
        spiel.druecke("weiter")
    spiel.kategorie.value = "anders"
    assert zeilen(datei)[-1][7] == "anders"


# Wenn das Speichern nicht geht


@pytest.fixture
def gesperrt(monkeypatch):
    def ersetze(von, nach):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as flicken:
        flicken.setattr(ablage.os, "replace", ersetze)
        yield flicken


def test_eine_gesperrte_datei_wird_angesagt_und_spaeter_nachgetragen(spiel, datei, gesperrt, capsys):
    spiel.beobachte(quelle_gefunden="ja")
    assert "<b>Nicht gespeichert in fehler.csv.</b>" in spiel.text and "Excel" in spiel.text
    spiel.druecke("weiter")
    spiel.notiz.value = "geht weiter"
    spiel.druecke("zurück")
    assert spiel.beobachtung("quelle_gefunden").value == "ja"
    assert not datei.exists() and not list(datei.parent.iterdir())
    gesperrt.undo()
    spiel.druecke("weiter")
    assert [(zeile[0], zeile[3], zeile[8]) for zeile in zeilen(datei)[1:]] == [("a", "ja", ""), ("b", "", "geht weiter")]
    assert "Alles gespeichert" in spiel.text
    assert capsys.readouterr() == ("", "")


def test_ein_schreibgeschuetzter_ordner_wird_angesagt(spiel, datei, monkeypatch):
    def verboten(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(ablage.os, "replace", verboten)  # als root lässt sich kein Ordner wirklich schützen
    spiel.beobachte(quelle_gefunden="ja")
    assert "Nicht gespeichert" in spiel.text


def test_eine_schreibgeschuetzte_datei_wird_nicht_ersetzt(datei, monkeypatch):
    datei.write_text("id;notiz\na;alt\n", encoding="utf-8")
    spiel = Spiel([antwort("a")], datei)
    monkeypatch.setattr(ablage.os, "access", lambda pfad, art: False)
    spiel.notiz.value = "neu"
    assert datei.read_text(encoding="utf-8") == "id;notiz\na;alt\n"
    assert "Nicht gespeichert" in spiel.text and spiel.notiz.value == "neu"


FREMDES = [b"PK\x03\x04\x81\x8d\x00", b"nur Text\nohne Spalten", b'id;notiz\na;"offen', "id;notiz\na;x".encode("utf-16")]


@pytest.mark.parametrize("inhalt", FREMDES)
def test_eine_datei_die_keine_solche_tabelle_ist_bleibt_unberuehrt(datei, inhalt):
    datei.write_bytes(inhalt)
    spiel = Spiel([antwort("a")], datei)
    assert "Nicht gelesen: fehler.csv." in spiel.text
    spiel.beobachte(quelle_gefunden="ja")
    assert datei.read_bytes() == inhalt
    assert "Nicht gespeichert in fehler.csv." in spiel.text and spiel.beobachtung("quelle_gefunden").value == "ja"


def test_was_vor_einem_lesefehler_dastand_wird_danach_nicht_ueberschrieben(datei):
    datei.write_bytes(b"\x81")
    spiel = Spiel([antwort("a")], datei)
    spiel.beobachte(quelle_gefunden="ja")
    datei.write_text("id;kategorie;notiz\na;Suche;wichtig\n", encoding="utf-8")
    spiel.beobachte(beleg_stimmt="ja")
    assert zeilen(datei)[1][:3] == ["a", "Suche", "wichtig"]


def test_wer_mitten_im_schreiben_abbricht_behaelt_die_alte_datei(spiel, datei, tmp_path):
    spiel.notiz.value = "alt"
    vorher = datei.read_bytes()
    programm = (
        "import os\nfrom lernmodul.bedienung import ablage, notizen\nfrom pathlib import Path\n"
        "class Abbruch:\n"
        "    def __init__(self, datei, **wie): self.datei = datei\n"
        "    def writerows(self, zeilen): self.datei.write('halb'), self.datei.flush(), os._exit(9)\n"
        "ablage.csv.writer = Abbruch\n"
        f"notizen.Notizablage(Path({str(datei)!r})).setze('a', notiz='neu')\n"
    )
    umgebung = {**os.environ, "PYTHONPATH": str(Path(ablage.__file__).parents[2])}
    assert subprocess.run([sys.executable, "-c", programm], env=umgebung, check=False).returncode == 9
    assert datei.read_bytes() == vorher
    assert Spiel([antwort("a")], datei).notiz.value == "alt"


# Unbrauchbare Angaben


@pytest.mark.parametrize(("antworten", "fehler", "text"), [
    ("abc", TypeError, "antworten ist 'abc' \\(str\\). Gebraucht wird eine Liste von dicts"),
    ([], ValueError, "antworten ist leer"),
    (["a"], TypeError, "antworten\\[0\\] ist 'a'"),
    ([{"id": "a"}], ValueError, "antworten\\[0\\]: Der Schlüssel 'frage' fehlt"),
    ([antwort("a"), antwort(" a ")], ValueError, "antworten\\[1\\] hat die id 'a', die steht schon bei antworten\\[0\\]"),
    ([antwort("")], TypeError, "antworten\\[0\\]\\['id'\\] ist ''"),
    ([antwort(True)], TypeError, "'id'\\] ist True"),
    ([antwort("a", frage=None)], TypeError, "'frage'\\] ist None \\(NoneType\\). Gebraucht wird ein Text."),
    ([antwort("a", antwort=3)], TypeError, "'antwort'\\] ist 3 \\(int\\). Gebraucht wird ein Text oder None."),
    ([antwort("a", gefunden="eq.md")], TypeError, "'gefunden'\\] ist 'eq.md' \\(str\\)"),
    ([antwort("a", gefunden=["eq.md", None])], TypeError, "'gefunden'\\]\\[1\\] ist None"),
    ([antwort("a", abgelehnt="nein")], TypeError, "'abgelehnt'\\] ist 'nein' \\(str\\). Gebraucht wird True oder False."),
])
def test_unbrauchbare_antworten_nennen_stelle_und_wert(datei, antworten, fehler, text):
    with pytest.raises(fehler, match=text):
        antworten_ansehen(antworten, datei)


def test_ganze_zahlen_als_id_sind_erlaubt(datei):
    Spiel([antwort(7)], datei).beobachte(quelle_gefunden="ja")
    assert zeilen(datei)[1][0] == "7"


@pytest.mark.parametrize(("ziel", "fehler", "text"), [
    (None, TypeError, "datei ist None"), ("", TypeError, "datei ist ''"), (3, TypeError, "datei ist 3"),
    ("gibt/es/nicht.csv", ValueError, "aber den Ordner .* gibt es nicht"), (".", ValueError, "ein Ordner"),
])
def test_ein_unbrauchbarer_pfad_faellt_beim_aufruf_auf(tmp_path, monkeypatch, ziel, fehler, text):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(fehler, match=text):
        antworten_ansehen([antwort("a")], ziel)


def test_ein_ordnerwechsel_verlegt_die_datei_nicht(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    spiel = Spiel([antwort("a")], "fehler.csv")
    (tmp_path / "anderswo").mkdir()
    monkeypatch.chdir(tmp_path / "anderswo")
    spiel.notiz.value = "x"
    assert (tmp_path / "fehler.csv").exists()
