"""Der Lernstand geht nicht verloren: nicht bei kill -9, nicht bei voller Platte, nicht bei zwei Notebooks zugleich."""

import errno
import json
import os
import stat
import subprocess
import sys
import threading
from datetime import datetime, timezone
from pathlib import Path

import pytest

from lernmodul import journal

TESTS = Path(__file__).parent


@pytest.fixture
def datei(lernstanddatei):
    return lernstanddatei


def namen(datei):
    return [eintrag.uebung for eintrag in journal.lies(datei)[0]]


def test_eine_pruefung_ist_eine_zeile_mit_allen_feldern(datei):
    vorher = datetime.now(timezone.utc).replace(microsecond=0)
    assert journal.vermerke("uebung_1", "falsch", ("prozent", "komplement"), False, 7) == ""
    zeile = datei.read_text(encoding="utf-8")
    satz = json.loads(zeile)
    assert zeile.count("\n") == 1 and zeile.endswith("\n")
    assert satz | {"zeit": 0, "id": 0} == {
        "v": 1, "zeit": 0, "uebung": "uebung_1", "status": "falsch", "denkfehler": ["prozent", "komplement"], "sicher": False, "variante": 7, "id": 0,
    }
    assert satz["zeit"].endswith("Z")
    assert vorher <= datetime.fromisoformat(satz["zeit"]) <= datetime.now(timezone.utc)


def test_was_geschrieben_wurde_wird_genauso_gelesen(datei):
    journal.vermerke("uebung_1", "falsch", ("prozent",), True, 12)
    journal.vermerke("uebung_2", "richtig")
    (erster, zweiter), unlesbar = journal.lies(datei)
    assert (erster.uebung, erster.status, erster.denkfehler, erster.sicher, erster.variante) == ("uebung_1", "falsch", ("prozent",), True, 12)
    assert (zweiter.uebung, zweiter.status, zweiter.denkfehler, zweiter.sicher, zweiter.variante) == ("uebung_2", "richtig", (), None, None)
    assert erster.zeit.tzinfo == timezone.utc
    assert unlesbar == 0


def test_zwischen_ganzen_zeilen_bleibt_keine_leer(datei):
    for _ in range(3):
        journal.vermerke("uebung_1", "richtig")
    zeilen = datei.read_text(encoding="utf-8").split("\n")
    assert len(zeilen) == 4 and all(zeilen[:3]) and zeilen[3] == ""


def test_die_kennung_eines_versuchs_sagt_nichts_ueber_die_person(datei):
    for _ in range(50):
        journal.vermerke("uebung_1", "richtig")
    kennungen = [eintrag.id for eintrag in journal.lies(datei)[0]]
    assert len(set(kennungen)) == 50
    assert len({kennung[:6] for kennung in kennungen}) > 40  # kein gemeinsamer Anfang, also kein Rechner und keine Uhr darin
    assert set(json.loads(datei.read_bytes().split(b"\n")[0])) == {"v", "zeit", "uebung", "status", "denkfehler", "sicher", "variante", "id"}


def test_offen_schreibt_keine_zeile(datei):
    assert journal.vermerke("uebung_1", "offen") == ""
    assert not datei.exists()


def test_eine_zeile_ist_ein_einziger_schreibvorgang(datei, monkeypatch):
    echt, geschrieben = os.write, []
    monkeypatch.setattr(os, "write", lambda griff, roh: geschrieben.append(roh) or echt(griff, roh))
    journal.vermerke("uebung_1", "richtig")
    assert geschrieben == [datei.read_bytes()]


# Wo die Datei liegt


@pytest.fixture
def ohne_angabe(monkeypatch, tmp_path):
    monkeypatch.delenv("LERNMODUL_LERNSTAND")
    for name in ("notebooks", "notebooks/dozent"):
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.mark.parametrize("ordner", ["notebooks", "notebooks/dozent"])
def test_die_datei_liegt_im_arbeitsordner_und_aus_dozent_heraus_einen_hoeher(ohne_angabe, monkeypatch, ordner):
    monkeypatch.chdir(ohne_angabe / ordner)
    assert journal.pfad() == ohne_angabe / "notebooks" / "lernstand.jsonl"


def test_eine_leere_angabe_zaehlt_als_keine(ohne_angabe, monkeypatch):
    monkeypatch.chdir(ohne_angabe)
    monkeypatch.setenv("LERNMODUL_LERNSTAND", " ")
    assert journal.pfad() == ohne_angabe / "lernstand.jsonl"


@pytest.mark.parametrize("angabe", ["off", "OFF", " off "])
def test_abgeschaltet_schreibt_nichts_und_sagt_beim_pruefen_nichts(tmp_path, monkeypatch, angabe):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.setenv("LERNMODUL_LERNSTAND", angabe)
    monkeypatch.chdir(tmp_path)
    assert journal.pfad() is None
    assert journal.vermerke("uebung_1", "richtig") == ""
    assert list(tmp_path.iterdir()) == []
    assert list(journal.fehlt) == [journal.ABGESCHALTET]


# Abgerissene und beschädigte Zeilen


def test_an_jeder_stelle_abgerissen_verdirbt_eine_zeile_nur_sich_selbst(datei):
    journal.vermerke("erste", "richtig")
    ganz = datei.read_bytes()
    zeile = ganz.replace(b"erste", b"zweite")
    for schnitt in range(1, len(zeile) - 1):
        datei.write_bytes(ganz + zeile[:schnitt])
        journal.vermerke("dritte", "falsch")
        assert namen(datei) == ["erste", "dritte"], schnitt
        assert journal.lies(datei)[1] == 1, schnitt


def test_fehlt_nur_der_umbruch_ist_die_zeile_ganz(datei):
    journal.vermerke("erste", "richtig")
    datei.write_bytes(datei.read_bytes().rstrip(b"\n"))
    journal.vermerke("zweite", "richtig")
    assert namen(datei) == ["erste", "zweite"]
    assert journal.lies(datei)[1] == 0


GANZ = {"v": 1, "zeit": "2026-03-01T10:00:00Z", "uebung": "uebung_1", "status": "richtig", "denkfehler": [], "sicher": None, "variante": None, "id": "v1"}
BESCHAEDIGT = {
    "kein JSON": b"{kaputt}",
    "halbe Zeile": b'{"v": 1, "zeit": "2026',
    "Nullbytes nach Stromausfall": b"\0" * 40,
    "kein UTF-8": b'{"uebung": "\xff\xfe"}',
    "kein Objekt": b"[1, 2]",
    "nur eine Zahl": b"17",
    "null": b"null",
    "tief geschachtelt": b"[" * 100_000,
    "ohne Zeit": json.dumps({**GANZ, "zeit": None}).encode(),
    "unmögliche Zeit": json.dumps({**GANZ, "zeit": "2026-13-01T10:00:00Z"}).encode(),
    "Zeit vor allem": json.dumps({**GANZ, "zeit": "0001-01-01T00:00:00+23:00"}).encode(),
    "Übung ist kein Name": json.dumps({**GANZ, "uebung": "=1+1"}).encode(),
    "Übung ist eine Liste": json.dumps({**GANZ, "uebung": []}).encode(),
    "unbekannter Status": json.dumps({**GANZ, "status": "halb"}).encode(),
    "Denkfehler ist ein Text": json.dumps({**GANZ, "denkfehler": "prozent"}).encode(),
    "Denkfehler ist null": json.dumps({**GANZ, "denkfehler": None}).encode(),
    "Denkfehler sind Zahlen": json.dumps({**GANZ, "denkfehler": [1]}).encode(),
    "sicher ist ein Text": json.dumps({**GANZ, "sicher": "ja"}).encode(),
    "Variante ist ein Wahrheitswert": json.dumps({**GANZ, "variante": True}).encode(),
    "Kennung ist eine Zahl": json.dumps({**GANZ, "id": 5}).encode(),
}


@pytest.mark.parametrize("zeile", BESCHAEDIGT.values(), ids=BESCHAEDIGT)
def test_eine_beschaedigte_zeile_wird_gezaehlt_und_uebersprungen(datei, zeile):
    datei.write_bytes(json.dumps(GANZ).encode() + b"\n" + zeile + b"\n" + json.dumps({**GANZ, "uebung": "uebung_2"}).encode() + b"\n")
    assert namen(datei) == ["uebung_1", "uebung_2"]
    assert journal.lies(datei)[1] == 1


@pytest.mark.parametrize("davor", [b"", b"\xef\xbb\xbf", b"\n\n", b" \r\n"], ids=["nichts", "BOM", "Leerzeilen", "Windows"])
def test_leerzeilen_windows_umbrueche_und_bom_sind_kein_schaden(datei, davor):
    datei.write_bytes(davor + json.dumps(GANZ).encode() + b"\r\n")
    assert namen(datei) == ["uebung_1"]
    assert journal.lies(datei)[1] == 0


def test_keine_datei_ist_ein_leerer_lernstand(datei):
    assert journal.lies(datei) == ([], 0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Ohne mkfifo gibt es hier keine Datei, aus der man ohne Ende liest.")
def test_aus_einer_roehre_oder_einem_ordner_wird_nicht_gelesen(tmp_path):
    os.mkfifo(tmp_path / "roehre.jsonl")
    for ziel in (tmp_path, tmp_path / "roehre.jsonl"):
        with pytest.raises(OSError, match="keine gewöhnliche Datei"):
            journal.lies(ziel)


# Andere Versionen


def test_zeilen_einer_aelteren_version_ohne_spaetere_felder_gelten(datei):
    alt = '{"zeit": "2025-01-01T10:00:00", "uebung": "uebung_1", "status": "falsch"}\n'
    datei.write_text(alt, encoding="utf-8")
    journal.vermerke("uebung_2", "richtig")
    (erster, _), unlesbar = journal.lies(datei)
    assert unlesbar == 0
    assert (erster.zeit, erster.denkfehler, erster.sicher, erster.variante) == (datetime(2025, 1, 1, 10, tzinfo=timezone.utc), (), None, None)
    assert datei.read_text(encoding="utf-8").startswith(alt)


def test_felder_einer_neueren_version_stoeren_nicht(datei):
    datei.write_text(json.dumps({**GANZ, "v": 9, "laune": {"v": [1, {"zeit": "x"}]}}) + "\n", encoding="utf-8")
    assert namen(datei) == ["uebung_1"]
    assert journal.lies(datei)[1] == 0


# Woran das Schreiben scheitern kann


def gescheitert(grund):
    def wirf(*_):
        raise grund

    return wirf


FEHLSCHLAEGE = {
    "volle Platte": (OSError(errno.ENOSPC, "voll"), "auf dem Datenträger ist kein Platz mehr"),
    "Kontingent erschöpft": (OSError(errno.EDQUOT, "voll"), "auf dem Datenträger ist kein Platz mehr"),
    "Datenträger nur lesbar": (OSError(errno.EROFS, "nur lesbar"), "in diesem Ordner darf nicht geschrieben werden"),
    "Ein-/Ausgabefehler": (OSError(errno.EIO, "kaputt"), "das Betriebssystem meldet OSError"),
    "etwas ganz anderes": (RuntimeError("nanu"), "das Betriebssystem meldet RuntimeError"),
}


@pytest.mark.parametrize(("grund", "satz"), FEHLSCHLAEGE.values(), ids=FEHLSCHLAEGE)
def test_scheitert_das_schreiben_sagt_es_das_einmal_und_macht_weiter(datei, monkeypatch, grund, satz):
    journal.vermerke("erste", "richtig")
    with monkeypatch.context() as kaputt:
        kaputt.setattr(os, "write", gescheitert(grund))
        assert satz in journal.vermerke("zweite", "richtig")
        assert journal.vermerke("dritte", "richtig") == ""
    journal.vermerke("vierte", "richtig")
    assert namen(datei) == ["erste", "vierte"]
    assert journal.lies(datei)[1] == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Offene Griffe zählt dieser Test unter /proc oder /dev/fd, das es hier nicht gibt.")
def test_auch_wenn_das_schreiben_scheitert_bleibt_kein_griff_offen(datei, monkeypatch):
    monkeypatch.setattr(os, "write", gescheitert(OSError(errno.ENOSPC, "voll")))
    offen = len(os.listdir("/dev/fd"))
    for _ in range(20):
        journal.vermerke("uebung_1", "richtig")
    assert len(os.listdir("/dev/fd")) == offen


def test_reicht_der_platz_nur_fuer_eine_halbe_zeile_wird_das_gesagt_und_nichts_anderes_verdirbt(datei, monkeypatch):
    echt = os.write
    journal.vermerke("erste", "richtig")
    with monkeypatch.context() as voll:
        voll.setattr(os, "write", lambda griff, roh: echt(griff, roh[:30]))
        assert "kein Platz mehr" in journal.vermerke("zweite", "richtig")
    journal.vermerke("dritte", "richtig")
    assert namen(datei) == ["erste", "dritte"]
    assert journal.lies(datei)[1] == 1


def test_ein_schreibgeschuetzter_ordner_wird_genannt_und_haelt_nichts_auf(datei, monkeypatch):
    monkeypatch.setattr(os, "open", gescheitert(PermissionError(errno.EACCES, "verboten")))
    satz = journal.vermerke("uebung_1", "richtig")
    assert satz.startswith("Dein Lernstand lässt sich nicht speichern: in diesem Ordner darf nicht geschrieben werden. Geprüft wird trotzdem")
    assert str(datei.parent) not in satz
    assert journal.vermerke("uebung_1", "richtig") == ""


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="Nur wer nicht alles darf, kann einen Ordner nicht beschreiben.")
def test_ein_wirklich_schreibgeschuetzter_ordner_haelt_nichts_auf(datei):
    datei.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert "darf nicht geschrieben werden" in journal.vermerke("uebung_1", "richtig")
    finally:
        datei.parent.chmod(stat.S_IRWXU)


def test_steht_dort_ein_ordner_oder_gibt_es_den_ordner_nicht_haelt_das_nichts_auf(tmp_path, monkeypatch):
    for ziel in (tmp_path, tmp_path / "fehlt" / "lernstand.jsonl"):
        monkeypatch.setattr(journal, "fehlt", {})
        monkeypatch.setenv("LERNMODUL_LERNSTAND", str(ziel))
        assert "lässt sich nicht speichern" in journal.vermerke("uebung_1", "richtig")


def test_ist_der_arbeitsordner_geloescht_haelt_das_nichts_auf(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "fehlt", {})
    monkeypatch.delenv("LERNMODUL_LERNSTAND")
    monkeypatch.setattr(journal.Path, "cwd", gescheitert(FileNotFoundError(errno.ENOENT, "weg")))
    assert "lässt sich nicht speichern" in journal.vermerke("uebung_1", "richtig")


# Viele auf einmal, und jemand zieht den Stecker


def test_viele_faeden_zugleich_verlieren_keine_zeile(datei):
    faeden = [threading.Thread(target=lambda n=n: [journal.vermerke("u", "richtig", variante=100 * n + i) for i in range(100)]) for n in range(8)]
    for faden in faeden:
        faden.start()
    for faden in faeden:
        faden.join()
    eintraege, unlesbar = journal.lies(datei)
    assert unlesbar == 0
    assert sorted(eintrag.variante for eintrag in eintraege) == list(range(800))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Ohne fork dauert das Starten von 500 Prozessen zu lange.")
def test_fuenfhundert_schreiber_paarweise_erschossen_und_keine_quittierte_zeile_fehlt(datei):
    lauf = subprocess.run([sys.executable, "-m", "hilfen.erschossen", "500"], cwd=TESTS, capture_output=True, encoding="utf-8", check=True)
    quittiert = json.loads(lauf.stdout)
    eintraege, unlesbar = journal.lies(datei)
    gelesen = {}
    for eintrag in eintraege:
        gelesen.setdefault(eintrag.uebung, []).append(eintrag.variante)
    assert len(quittiert) == 500
    assert min(quittiert.values()) >= 1
    assert unlesbar <= 500
    for name, anzahl in quittiert.items():
        zeilen = gelesen.get(name, [])
        assert zeilen == list(range(len(zeilen))), name
        assert anzahl <= len(zeilen) <= anzahl + 1, name


@pytest.mark.skipif(not journal.flock, reason="Ohne flock gibt es keine Sperre.")
def test_zwischen_dem_blick_aufs_dateiende_und_dem_schreiben_kommt_niemand_dazwischen(datei, monkeypatch):
    fcntl = pytest.importorskip("fcntl")
    echt, gesperrt = os.write, []

    def schreibe(griff, roh):
        with datei.open("rb") as anderer, pytest.raises(BlockingIOError):
            fcntl.flock(anderer, fcntl.LOCK_EX | fcntl.LOCK_NB)
        gesperrt.append(True)
        return echt(griff, roh)

    monkeypatch.setattr(os, "write", schreibe)
    journal.vermerke("uebung_1", "richtig")
    assert (gesperrt, namen(datei)) == ([True], ["uebung_1"])


@pytest.mark.skipif(not journal.flock, reason="Ohne flock gibt es keine Sperre.")
def test_kann_das_laufwerk_keine_sperren_wird_trotzdem_geschrieben(datei, monkeypatch):
    monkeypatch.setattr(journal, "flock", gescheitert(OSError(errno.ENOLCK, "keine Sperren")))
    assert journal.vermerke("uebung_1", "richtig") == ""
    assert namen(datei) == ["uebung_1"]


# Export


def test_der_export_oeffnet_sich_in_deutschem_excel_und_kommt_unveraendert_zurueck(datei, tmp_path):
    journal.vermerke("uebung_1", "falsch", ("prozent", "komplement"), True)
    journal.vermerke("uebung_1", "zurueckgesetzt")
    journal.vermerke("uebung_2", "richtig", sicher=False, variante=3)
    eintraege = journal.lies(datei)[0]
    ziel = journal.exportiere(eintraege, tmp_path / "stand.csv")
    roh = ziel.read_bytes()
    assert roh.startswith(b"\xef\xbb\xbfzeit;uebung;variante;status;denkfehler;sicher;id\r\n")
    assert b";uebung_1;;falsch;prozent|komplement;ja;v" in roh
    assert b";uebung_2;3;richtig;;nein;v" in roh
    assert journal.lies(ziel) == (eintraege, 0)


@pytest.mark.parametrize("umschreiben", [
    lambda text: text.encode("cp1252"),
    lambda text: text.replace(";", ",").encode("utf-8"),
    lambda text: text.replace(";", "\t").encode("utf-8"),
    lambda text: (text + ";;;;;;\r\n").encode("utf-8"),
], ids=["Windows-Zeichensatz", "Komma", "Tabulator", "leere Zeile am Ende"])
def test_ein_export_den_excel_neu_gespeichert_hat_wird_noch_gelesen(datei, tmp_path, umschreiben):
    journal.vermerke("uebung_1", "falsch", ("prozent",), True)
    eintraege = journal.lies(datei)[0]
    ziel = journal.exportiere(eintraege, tmp_path / "stand.csv")
    ziel.write_bytes(umschreiben(ziel.read_text(encoding="utf-8-sig")))
    assert journal.lies(ziel)[0] == eintraege


def test_ein_export_ueberschreibt_nur_einen_export(datei, tmp_path):
    ziel = journal.exportiere([], tmp_path / "stand.csv")
    assert journal.exportiere([], ziel) == ziel
    fremd = tmp_path / "golden_set.csv"
    fremd.write_text("id;frage\n1;Wo?\n", encoding="utf-8")
    with pytest.raises(FileExistsError, match="golden_set.csv gibt es schon"):
        journal.exportiere([], fremd)
    assert fremd.read_text(encoding="utf-8") == "id;frage\n1;Wo?\n"


def test_ein_export_der_nicht_geht_sagt_auf_deutsch_warum(tmp_path):
    with pytest.raises(OSError, match="stand.csv lässt sich nicht schreiben"):
        journal.exportiere([], tmp_path / "gibt_es_nicht" / "stand.csv")


@pytest.mark.parametrize("roh", [b"", b"a;b\n1;2\n", b"\0\xff" * 50, b'zeit;id\n"' + b"x" * 200_000, "zeit;uebung\r\n1;2".encode("utf-16")])
def test_eine_csv_datei_die_kein_export_ist_bricht_nicht_ab(tmp_path, roh):
    datei = tmp_path / "fremd.csv"
    datei.write_bytes(roh)
    assert journal.lies(datei)[0] == []
