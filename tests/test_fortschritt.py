"""Das Gesicht zum Lernstand: Jede Prüfung schreibt mit, und drei Blätter zeigen, was daraus wurde."""

import errno
import json
import os
import re
import subprocess
import sys

import pytest

import lernmodul
from hilfen.notebook import WURZEL
from klasse_beispiel import schreibe
from lernmodul import eigene_konfusionsmatrix, journal, klassenbild, lernstand, uebung_1, uebung_2
from lernmodul.fortschritt import Eigenetafel
from lernmodul.metriken.klassifikation import Konfusionsmatrix

PROZENT = (95, 0, 85, 25, 100)


@pytest.fixture
def datei(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / "lernstand.jsonl"))
    return tmp_path / "lernstand.jsonl"


def loese(uebung, **angabe):
    return uebung.pruefe(uebung.werte_aus(uebung.loesung_programm), **angabe)


def saetze(datei):
    return [json.loads(zeile) for zeile in datei.read_text(encoding="utf-8").splitlines()]


# Mitschreiben


def test_wer_eine_uebung_vom_gesicht_prueft_bekommt_eine_zeile(datei):
    befund = uebung_1.pruefe(PROZENT, sicher=True)
    (satz,) = saetze(datei)
    assert (satz["uebung"], satz["status"], satz["denkfehler"], satz["sicher"], satz["variante"]) == ("uebung_1", "falsch", ["prozent"], True, None)
    assert (befund.status, befund.denkfehler, befund.sicher, befund.hinweise) == ("falsch", ("prozent",), True, ())


@pytest.mark.parametrize("name", lernmodul._UEBUNGEN)
def test_jede_uebung_des_gesichts_schreibt_mit_nur_offen_nicht(datei, name):
    uebung = getattr(lernmodul, name)
    uebung.pruefe(...)
    assert not datei.exists()
    uebung.pruefe(17)
    loese(uebung)
    uebung.loesung()
    assert [(satz["uebung"], satz["status"]) for satz in saetze(datei)] == [(name, "falsch"), (name, "richtig")]


def test_die_uebung_bleibt_dieselbe_und_zeigt_sich_wie_vorher():
    from lernmodul.aufgaben.klassifikation import uebung_1 as reine

    assert lernmodul.uebung_1 is lernmodul.uebung_1 is reine
    assert repr(lernmodul.uebung_1).startswith("Übung 1: ")


def test_ohne_das_gesicht_kennt_eine_uebung_keinen_lernstand(tmp_path):
    programm = (
        "import sys; sys.modules['lernmodul'] = p = type(sys)('lernmodul'); p.__path__ = [sys.argv[1]]\n"
        "from lernmodul.aufgaben.klassifikation import uebung_1\n"
        "print(uebung_1.pruefe(17).status, 'lernmodul.journal' in sys.modules)"
    )
    umgebung = {**os.environ, "LERNMODUL_LERNSTAND": str(tmp_path / "l.jsonl")}
    lauf = subprocess.run([sys.executable, "-c", programm, lernmodul.__path__[0]], cwd=tmp_path, env=umgebung, capture_output=True, encoding="utf-8", check=True)
    assert lauf.stdout.split() == ["falsch", "False"]
    assert list(tmp_path.iterdir()) == []


def test_eine_unklare_angabe_zu_sicher_wird_ohne_angabe_vermerkt(datei):
    uebung_1.pruefe(17, sicher="ja")
    assert saetze(datei)[0]["sicher"] is None


def test_was_mehrere_denkfehler_gewesen_sein_koennen_wird_erfragt_und_nicht_vermerkt(datei):
    assert "Welche davon war deine?" in uebung_1.pruefe((0.95, 1, 0.85, 0.25, 1)).text
    assert saetze(datei)[0]["denkfehler"] == []


def test_laesst_sich_nicht_schreiben_steht_es_einmal_im_befund_und_geurteilt_wird_trotzdem(datei, monkeypatch):
    def wirf(*_):
        raise OSError(errno.EROFS, "nur lesbar")

    monkeypatch.setattr(os, "open", wirf)
    erster, zweiter = uebung_1.pruefe(PROZENT), uebung_1.pruefe(PROZENT)
    assert (erster.status, erster.denkfehler) == ("falsch", ("prozent",))
    assert "in diesem Ordner darf nicht geschrieben werden" in erster.hinweise[-1]
    assert zweiter.hinweise == ()
    assert "in diesem Ordner darf nicht geschrieben werden" in str(lernstand())


# lernstand()


def zeile(blatt, anfang):
    return next(text for text in str(blatt).splitlines() if text.startswith(anfang))


def test_ein_leerer_lernstand_nennt_jede_uebung_offen(datei):
    stand = lernstand()
    assert list(stand.uebungen) == list(lernmodul._UEBUNGEN)
    assert {eine.stand for eine in stand.uebungen.values()} == {"offen"}
    assert str(stand).count("offen") == len(lernmodul._UEBUNGEN)


def test_lernstand_zeigt_stand_versuche_und_denkfehler_mit_namen(datei):
    uebung_1.pruefe(PROZENT)
    uebung_1.pruefe((1, 2))
    loese(uebung_1)
    stand = lernstand()
    assert re.split(r" {2,}", zeile(stand, "Übung 1")) == [uebung_1.titel, "gelöst", "3", "unter 1", "Prozent statt Anteil; weniger als fünf Zahlen"]
    assert stand.uebungen["uebung_1"].denkfehler == ("prozent", "zu_wenige_zahlen")
    assert zeile(stand, "Übung 2").endswith("offen")


def test_lernstand_sagt_wie_minuten_gezaehlt_werden(datei):
    assert "Pausen über 30 Minuten zählen nicht." in str(lernstand())


def test_minuten_sind_ganze_zahlen(datei):
    for minute in ("00", "12"):
        vermerk = {"zeit": f"2026-03-01T10:{minute}:20Z", "uebung": "uebung_1", "status": "falsch"}
        with datei.open("a", encoding="utf-8") as offen:
            offen.write(json.dumps(vermerk) + "\n")
    assert re.split(r" {2,}", zeile(lernstand(), "Übung 1"))[-1] == "12"


def test_ein_blatt_zeigt_sich_wiederholbar_als_text_und_als_tabelle(datei):
    uebung_1.pruefe(PROZENT, sicher=True)
    for blatt in (lernstand(), eigene_konfusionsmatrix(), klassenbild(datei.parent)):
        assert repr(blatt) == str(blatt)
        assert blatt._repr_html_() == blatt._repr_html_()
        assert "<table" in blatt._repr_html_()
        assert str(datei.parent) not in str(blatt) + blatt._repr_html_()


def test_ein_schluessel_aus_einer_anderen_version_bleibt_lesbar(datei):
    journal.vermerke("uebung_1", "falsch", ("gab_es_mal",))
    journal.vermerke("uebung_99", "falsch", ("neu",))
    assert zeile(lernstand(), "Übung 1").endswith("gab_es_mal")
    assert zeile(lernstand(), "uebung_99").endswith("neu")


def test_beschaedigte_zeilen_werden_genannt(datei):
    loese(uebung_1)
    with datei.open("ab") as offen:
        offen.write(b"{kaputt\n{kaputt\n")
    assert "2 Zeilen deines Lernstands sind beschädigt und zählen nicht mit." in str(lernstand())
    assert "gelöst" in zeile(lernstand(), "Übung 1")


def test_abgeschaltet_sagt_der_lernstand_erst_etwas_wenn_eine_pruefung_darin_fehlt(monkeypatch):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", "off")
    assert "abgeschaltet" not in str(lernstand())
    assert loese(uebung_1).hinweise == ()
    assert "Der Lernstand ist abgeschaltet" in str(lernstand())


def test_ein_unlesbarer_lernstand_wird_gesagt(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path))
    assert "Dein Lernstand lässt sich nicht lesen (" in str(lernstand())


def test_varianten_haben_eine_eigene_spalte_sobald_es_welche_gibt(datei):
    assert "Varianten" not in str(lernstand())
    journal.vermerke("uebung_1", "falsch", variante=3)
    journal.vermerke("uebung_1", "richtig", variante=4)
    journal.vermerke("uebung_1", "richtig", variante=3)
    assert "Varianten auf Anhieb" in str(lernstand())
    assert re.split(r" {2,}", zeile(lernstand(), "Übung 1"))[1:] == ["geübt", "1 von 2"]


@pytest.mark.parametrize("welche", ["uebung_1", uebung_1], ids=["Name", "Übung"])
def test_zuruecksetzen_haengt_an_und_loescht_nichts(datei, welche):
    loese(uebung_1)
    loese(lernmodul.uebung_2)
    vorher = datei.read_bytes()
    neu = lernstand().setze_zurueck(welche)
    assert (neu.uebungen["uebung_1"].stand, neu.uebungen["uebung_2"].stand) == ("offen", "gelöst")
    assert datei.read_bytes().startswith(vorher)
    assert len(saetze(datei)) == 3


def test_zuruecksetzen_nennt_bei_unbekanntem_namen_die_bekannten(datei):
    for unbekannt in ("uebung_17", ["uebung_1"], None):
        with pytest.raises(ValueError, match=re.escape(f"{unbekannt!r} ist keine Übung. Es gibt: aufwaermen, uebung_1,")):
            lernstand().setze_zurueck(unbekannt)


def test_zuruecksetzen_sagt_wenn_es_nicht_geht(datei, monkeypatch):
    stand = lernstand()
    monkeypatch.setattr(os, "write", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "voll")))
    with pytest.raises(OSError, match="kein Platz mehr"):
        stand.setze_zurueck("uebung_1")
    monkeypatch.setenv("LERNMODUL_LERNSTAND", "off")
    with pytest.raises(ValueError, match="abgeschaltet"):
        stand.setze_zurueck("uebung_1")


def test_lernstand_exportiert_alles_was_er_gelesen_hat(datei, tmp_path):
    uebung_1.pruefe(PROZENT)
    ziel = lernstand().exportiere(tmp_path / "stand.csv")
    assert [eintrag.denkfehler for eintrag in journal.lies(ziel)[0]] == [("prozent",)]


# eigene_konfusionsmatrix()


def test_die_leere_eigene_konfusionsmatrix_sagt_was_zu_tun_ist(datei):
    text = str(eigene_konfusionsmatrix())
    assert "n = 0" in text and "sicher=True" in text
    assert "undefiniert" in text and "Sicher gegen unsicher" not in text


def test_die_eigene_konfusionsmatrix_kommt_aus_den_ersten_versuchen(datei):
    uebung_1.pruefe(PROZENT, sicher=True)
    loese(uebung_1, sicher=True)
    loese(lernmodul.uebung_2, sicher=True)
    loese(lernmodul.uebung_3, sicher=False)
    matrix = eigene_konfusionsmatrix().matrix
    assert (matrix.tp, matrix.fp, matrix.fn, matrix.tn) == (1, 1, 1, 0)


def test_die_eigene_konfusionsmatrix_nennt_precision_recall_intervalle_und_beide_gruppen():
    text = str(Eigenetafel(Konfusionsmatrix(tp=16, fp=4, fn=4, tn=6)))
    assert re.search(r"Precision: richtig, wenn du sicher bist +0\.80 +0\.58 bis 0\.92 +16 von 20", text)
    assert re.search(r"Recall: sicher, wenn du richtig liegst +0\.80 +0\.58 bis 0\.92 +16 von 20", text)
    assert "von 20 sicheren Antworten 16 richtig (0.80, 95-%-Intervall 0.58 bis 0.92)" in text
    assert "von 10 unsicheren Antworten 4 richtig (0.40, 95-%-Intervall 0.17 bis 0.69)" in text
    assert "Bei 20 sicheren Antworten zeigt deine Precision eine Richtung, mehr nicht: Das Intervall ist 0.34 breit" in text
    assert "viermal so vielen sicheren Antworten wäre es 0.17 breit" in text


@pytest.mark.parametrize(("felder", "satz"), [
    ((16, 4, 4, 6), "Die Intervalle überschneiden sich: Ob dein Gefühl Richtiges von Falschem trennt, ist mit so wenigen Antworten noch offen."),
    ((38, 2, 4, 16), "Die Intervalle überschneiden sich nicht: Sicher liegst du öfter richtig als unsicher."),
    ((2, 16, 38, 4), "andersherum als gedacht: Unsicher liegst du öfter richtig als sicher."),
    ((1, 0, 0, 1), "die eine sichere Antwort war richtig; die eine unsichere Antwort war falsch."),
    ((17, 0, 0, 0), "noch keine unsichere Antwort."),
])
def test_ob_sich_sicher_und_unsicher_unterscheiden_wird_nur_gesagt_wenn_es_sich_zeigt(felder, satz):
    text = str(Eigenetafel(Konfusionsmatrix(*felder)))
    assert satz in text
    assert ("überschneiden" in text) == (sum(felder[:2]) > 0 < sum(felder[2:]))


@pytest.mark.parametrize(("felder", "satz"), [
    ((1, 0, 0, 0), "Bei einer sicheren Antwort sagt deine Precision noch wenig über dich: Das Intervall ist 0.79 breit. Bei gleicher Quote und viermal so vielen sicheren Antworten wäre es 0.49 breit"),
    ((300, 60, 20, 20), "Bei 360 sicheren Antworten ist deine Precision recht genau bestimmt: Das Intervall ist 0.08 breit"),
    ((0, 0, 2, 3), "Bei n = 5 warst du dir nie sicher. Deine Precision ist deshalb undefiniert"),
])
def test_ein_ehrlicher_satz_sagt_was_bei_so_vielen_antworten_zu_holen_ist(felder, satz):
    assert satz in str(Eigenetafel(Konfusionsmatrix(*felder)))


@pytest.mark.parametrize("felder", [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)])
def test_kein_feld_darf_fehlen_damit_die_tafel_sich_zeigt(felder):
    tafel = Eigenetafel(Konfusionsmatrix(*felder))
    assert "nan" not in str(tafel).casefold()
    assert tafel._repr_html_().count("<table") == 2


# klassenbild()


@pytest.fixture
def klasse(tmp_path, monkeypatch):
    """Drei Personen: zwei als Lernstand in eigenen Ordnern, eine als Export."""
    ordner = tmp_path / "klasse"
    monkeypatch.setattr(journal, "fehlt", {})
    for name, abgaben in {"a": [PROZENT, None], "b": [17, PROZENT], "c": [None]}.items():
        (ordner / name).mkdir(parents=True)
        monkeypatch.setenv("LERNMODUL_LERNSTAND", str(ordner / name / "lernstand.jsonl"))
        for abgabe in abgaben:
            loese(uebung_1) if abgabe is None else uebung_1.pruefe(abgabe)
    lernstand().exportiere(ordner / "c.csv")
    (ordner / "c" / "lernstand.jsonl").unlink()
    return ordner


def test_das_klassenbild_zaehlt_personen_und_erste_versuche_je_denkfehler(klasse):
    bild = klassenbild(klasse)
    assert "Klassenbild · Lernende: n = 3 · Versuche: 5" in str(bild)
    assert re.split(r" {2,}", zeile(bild, "Übung 1")) == ["Übung 1", "Prozent statt Anteil", "1 von 3", "2 von 3", "2"]
    assert bild.n == {"uebung_1": 3}
    assert '<img alt="Denkfehler der Klasse: Übung 1: Prozent statt Anteil überhaupt 2 von 3, im ersten Versuch 1"' in bild._repr_html_()


def test_dieselbe_person_zweimal_abgegeben_zaehlt_einmal(klasse):
    eintraege, _ = journal.lies(klasse / "a" / "lernstand.jsonl")
    journal.exportiere(eintraege[:1], klasse / "a_von_montag.csv")
    assert "Lernende: n = 3 · Versuche: 5" in str(klassenbild(klasse))


def test_beschaedigte_leere_und_fremde_dateien_werden_genannt_und_der_rest_zaehlt(klasse):
    with (klasse / "a" / "lernstand.jsonl").open("ab") as offen:
        offen.write(b'{"v": 1, "zeit"')
    (klasse / "leer.jsonl").touch()
    (klasse / "golden_set.csv").write_text("id;frage\n1;Wo?\n", encoding="utf-8")
    (klasse / "notiz.txt").write_text("gehört nicht dazu", encoding="utf-8")
    text = str(klassenbild(klasse))
    assert "a/lernstand.jsonl: 1 Zeile beschädigt, der Rest zählt" in text
    assert "leer.jsonl: leer" in text
    assert "golden_set.csv: kein Lernstand" in text
    assert "notiz.txt" not in text
    assert "Lernende: n = 3 · Versuche: 5" in text


def test_zwei_dateien_derselben_person_werden_auch_zusammengelegt_wenn_jede_etwas_eigenes_hat(klasse):
    eintraege, _ = journal.lies(klasse / "b" / "lernstand.jsonl")
    (klasse / "b" / "lernstand.jsonl").unlink()
    journal.exportiere(eintraege[:1], klasse / "b_montag.csv")
    journal.exportiere(eintraege, klasse / "b_dienstag.csv")
    assert "Lernende: n = 3 · Versuche: 5" in str(klassenbild(klasse))


def test_sicherungskopien_und_endungen_in_grossbuchstaben_stoeren_nicht(klasse):
    kopie = klasse / "a" / ".ipynb_checkpoints"
    kopie.mkdir()
    for name in ("lernstand-checkpoint.jsonl", "LERNSTAND.JSONL"):
        (kopie / name).write_bytes((klasse / "a" / "lernstand.jsonl").read_bytes())
    assert "Lernende: n = 3 · Versuche: 5" in str(klassenbild(klasse))


def test_ein_ordner_mit_der_endung_und_fremde_zeilen_werden_genannt_und_der_rest_zaehlt(klasse):
    (klasse / "ordner.jsonl").mkdir()
    (klasse / "korpus.jsonl").write_text('{"id": "d1", "text": "Bilanzkreis"}\n[1, 2]\n"nur Text"\n', encoding="utf-8")
    (klasse / "._a.jsonl").write_bytes(bytes(range(256)))
    text = str(klassenbild(klasse))
    assert "ordner.jsonl: nicht zu öffnen (OSError)" in text
    assert "korpus.jsonl: kein Lernstand" in text and "._a.jsonl: kein Lernstand" in text
    assert "Lernende: n = 3 · Versuche: 5" in text


def test_eine_in_der_mitte_abgerissene_zeile_kostet_nur_sich_selbst(klasse):
    datei = klasse / "a" / "lernstand.jsonl"
    erste, zweite = datei.read_text(encoding="utf-8").splitlines()
    datei.write_text(f"{erste}\n{erste[:40]}\n{zweite}\n", encoding="utf-8")
    text = str(klassenbild(klasse))
    assert "a/lernstand.jsonl: 1 Zeile beschädigt, der Rest zählt" in text and "Lernende: n = 3 · Versuche: 5" in text


def test_wer_nur_zurueckgesetzt_hat_zaehlt_nicht_als_person(klasse, monkeypatch):
    (klasse / "d").mkdir()
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(klasse / "d" / "lernstand.jsonl"))
    uebung_1.pruefe(17)
    lernstand().setze_zurueck("uebung_1")
    assert "Lernende: n = 3 · Versuche: 5" in str(klassenbild(klasse))


# Die erfundene Klasse in data/


BEISPIEL = WURZEL / "data" / "klasse_beispiel"


def test_die_beispielklasse_entsteht_aus_ihrem_skript(tmp_path):
    schreibe(tmp_path)
    erzeugt, abgelegt = ({pfad.name: pfad.read_text(encoding="utf-8").splitlines() for pfad in ordner.iterdir() if pfad.suffix != ".md"} for ordner in (tmp_path, BEISPIEL))
    assert erzeugt == abgelegt


def test_die_beispielklasse_nennt_ihre_zeilen_herkunft_und_lizenz():
    text = (BEISPIEL / "HERKUNFT.md").read_text(encoding="utf-8")
    assert "erfunden" in text and "CC BY 4.0" in text
    eintraege = {pfad.name: len(journal.lies(pfad)[0]) for pfad in BEISPIEL.iterdir() if pfad.suffix != ".md"}
    genannt = {name: zahl for namen, zahlen in re.findall(r"^\| (`.*?`) \| ([\d und]+) \|", text, flags=re.MULTILINE)
               for name, zahl in zip(re.findall(r"`([^`]+)`", namen), map(int, zahlen.split(" und ")))}
    assert genannt == eintraege


def test_die_beispielklasse_zeigt_zwoelf_personen_und_nur_denkfehler_die_es_gibt():
    bild = klassenbild(BEISPIEL)
    assert "Lernende: n = 12 " in str(bild) and "weide.jsonl: 1 Zeile beschädigt" in str(bild)
    assert all(schluessel in getattr(lernmodul, uebung).denkfehler for uebung, schluessel in bild.haeufigkeiten)
    assert any(h.erste < h.lernende for h in bild.haeufigkeiten.values())


def test_eine_datei_die_sich_nicht_oeffnen_laesst_wird_genannt(klasse, monkeypatch):
    echt = journal.Path.read_bytes

    def lies(pfad):
        if pfad.name == "c.csv":
            raise PermissionError(errno.EACCES, "verboten")
        return echt(pfad)

    monkeypatch.setattr(journal.Path, "read_bytes", lies)
    text = str(klassenbild(klasse))
    assert "c.csv: nicht zu öffnen (PermissionError)" in text
    assert "Lernende: n = 2" in text


def test_ein_leerer_ordner_gibt_eine_leere_tabelle_ohne_bild(tmp_path):
    bild = klassenbild(tmp_path)
    assert "Lernende: n = 0 · Versuche: 0" in str(bild)
    assert "In diesem Ordner liegt noch kein Lernstand." in str(bild)
    assert "<img" not in bild._repr_html_()


def test_wo_kein_ordner_ist_sagt_das_klassenbild_was_es_braucht(tmp_path):
    with pytest.raises(NotADirectoryError, match="ist kein Ordner. Gebraucht wird einer, in dem die Lernstände der Klasse liegen."):
        klassenbild(tmp_path / "gibt_es_nicht")


@pytest.mark.parametrize("ordner", [None, 3, ["klasse"]], ids=str)
def test_was_kein_name_ist_lehnt_das_klassenbild_auf_deutsch_ab(ordner):
    with pytest.raises(TypeError, match="Gebraucht wird der Name eines Ordners als Text. Angekommen ist "):
        klassenbild(ordner)


def test_mehr_als_fuenfzehn_denkfehler_zeigt_nur_die_tabelle_ganz(tmp_path, monkeypatch):
    monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / "lernstand.jsonl"))
    for nummer in range(20):
        journal.vermerke("uebung_1", "falsch", (f"d{nummer:02}",))
    bild = klassenbild(tmp_path)
    assert len(re.findall(r"  d\d\d  ", str(bild))) == 20
    assert bild._repr_html_().count("überhaupt 1 von 1") == 15
    assert 'alt="Die 15 häufigsten Denkfehler: ' in bild._repr_html_()


def test_im_bild_steht_vorn_wem_die_meisten_begegnet_sind(tmp_path, monkeypatch):
    """Zwanzig Denkfehler im Aufwärmen mit je einer Person; der in Übung 2 kommt in der Tabelle zuletzt und traf beide."""
    for person, denkfehler in {"a": [f"d{nummer:02}" for nummer in range(20)], "b": []}.items():
        (tmp_path / person).mkdir()
        monkeypatch.setenv("LERNMODUL_LERNSTAND", str(tmp_path / person / "lernstand.jsonl"))
        for schluessel in denkfehler:
            journal.vermerke("aufwaermen", "falsch", (schluessel,))
        journal.vermerke("uebung_2", "falsch", ("rang_ab_0",))
    name = uebung_2.denkfehler["rang_ab_0"].name
    assert f'alt="Die 15 häufigsten Denkfehler: Übung 2: {name} überhaupt 2 von 2' in klassenbild(tmp_path)._repr_html_()


def test_lernstand_und_eigene_konfusionsmatrix_kommen_ohne_matplotlib_aus():
    programm = "import sys; from lernmodul import lernstand, eigene_konfusionsmatrix; lernstand(); eigene_konfusionsmatrix(); print({'matplotlib', 'numpy', 'pandas'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", programm], capture_output=True, encoding="utf-8", check=True).stdout.strip() == "set()"
