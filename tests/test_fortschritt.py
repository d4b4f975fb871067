"""Das Gesicht zum Lernstand: Jede Prüfung schreibt mit, und zwei Blätter zeigen, was daraus wurde."""

import errno
import json
import os
import re
import subprocess
import sys

import pytest

import lernmodul
from lernmodul import eigene_konfusionsmatrix, journal, klassenbild, lernstand, uebung_1
from lernmodul.fortschritt import Eigenetafel
from lernmodul.metriken.klassifikation import Konfusionsmatrix

PROZENT = (95, 0, 85, 25, 100)


@pytest.fixture
def datei(lernstanddatei):
    return lernstanddatei


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
    assert "War es eine davon?" in uebung_1.pruefe((0.95, 1, 0.85, 0.25, 1)).text
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


def test_lernstand_und_eigene_konfusionsmatrix_kommen_ohne_matplotlib_aus():
    programm = "import sys; from lernmodul import lernstand, eigene_konfusionsmatrix; lernstand(); eigene_konfusionsmatrix(); print({'matplotlib', 'numpy', 'pandas'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", programm], capture_output=True, encoding="utf-8", check=True).stdout.strip() == "set()"
