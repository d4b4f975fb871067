"""Das Gesicht für Kursleitungen: Tabellen aus den Definitionen der Übungen und Szenen, nie von Hand, und das Klassenbild aus Lernständen."""

import errno
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

import lernmodul
from hilfen.notebook import WURZEL
from klasse_beispiel import schreibe
from lernmodul import erwartungshorizont, falsche_loesungen, journal, klassenbild, lernstand, szenenplan, typische_antworten, uebung_1, uebung_2
from lernmodul.aufgaben.anzeige import klartext
from lernmodul.aufgaben.pruefstein import MUSTERANTWORT, RUBRIK
from lernmodul.vorfuehrung.szenen import ALLE

PROZENT = (95, 0, 85, 25, 100)
FEINDLICH = ["uebung_99", "", "UEBUNG_1", "uebung_1 ", "__class__", "klassenbild", "<img src=x>", None, 3, ["uebung_1"], {"uebung_1"}, object]


@pytest.fixture
def datei(lernstanddatei):
    return lernstanddatei


# typische_antworten


@pytest.mark.parametrize("name", lernmodul._UEBUNGEN)
def test_zu_jeder_uebung_gibt_es_namen_abgabe_und_den_befund_der_pruefung(name, datei):
    uebung = getattr(lernmodul, name)
    text, html = str(typische_antworten(name, anzahl=2)), typische_antworten(name, anzahl=2)._repr_html_()
    kopf, absaetze = text.partition("\n")[0], text.partition("\n")[2].split("\n\n")
    assert kopf == f"{uebung.titel} · 2 von {len(uebung.liste)} Denkfehlern"
    for absatz in absaetze:
        fehler = next(fehler for fehler in uebung.liste if fehler.name == absatz.splitlines()[0])
        assert klartext(fehler.nachricht).partition("?")[0] in absatz
    assert html.count("<pre>") == 2 and "<table" in html
    assert not datei.exists()


def test_was_weggelassen_ist_wird_gezaehlt_und_laesst_sich_holen():
    kurz, ganz = typische_antworten("uebung_3", anzahl=3), typische_antworten("uebung_3", anzahl=None)
    alle = len(lernmodul.uebung_3.liste)
    assert str(kurz).endswith(f'Weitere {alle - 3} zeigt `typische_antworten("uebung_3", anzahl=None)`.')
    assert "Weitere" not in str(ganz) and ganz._repr_html_().count("<pre>") == alle


def test_ohne_angabe_kommen_sechs_und_gibt_es_weniger_alle():
    assert typische_antworten("uebung_3")._repr_html_().count("<pre>") == 6
    assert typische_antworten("pruefstein")._repr_html_().count("<pre>") == len(lernmodul.pruefstein.liste) == 5


def test_auch_die_uebung_selbst_ist_ein_name_und_gezeigt_wird_genau_diese():
    alle = len(lernmodul.uebung_1.liste)
    assert str(typische_antworten(lernmodul.uebung_1, alle)) == str(typische_antworten("uebung_1", None))
    kurz = replace(lernmodul.uebung_1, liste=lernmodul.uebung_1.liste[:1])
    assert str(typische_antworten(kurz, anzahl=None)).startswith(f"{kurz.titel} · 1 von 1 Denkfehlern\n{kurz.liste[0].name}")
    variante = lernmodul.uebung_1.variante(3)
    assert variante.titel in str(typische_antworten(variante, 1)) and "typische_antworten(uebung_1.variante(3), anzahl=None)" in str(typische_antworten(variante, 1))


def test_auch_eine_uebung_mit_einem_einzigen_denkfehler_hat_eine_buehne():
    assert falsche_loesungen(replace(lernmodul.uebung_1, liste=lernmodul.uebung_1.liste[:1])) is not None


def test_ein_fremdes_ding_mit_passendem_namen_ist_keine_uebung():
    with pytest.raises(ValueError, match="ist keine Übung mit Denkfehlern"):
        typische_antworten(SimpleNamespace(name="uebung_2"))


def test_ohne_namen_werden_die_uebungen_genannt():
    for funktion in (typische_antworten, falsche_loesungen):
        with pytest.raises(ValueError, match="Es gibt: aufwaermen"):
            funktion()


def test_die_anzeige_ist_wiederholbar_und_maskiert_code():
    erste, zweite = (typische_antworten("uebung_2") for _ in range(2))
    assert str(erste) == str(zweite) and erste._repr_html_() == zweite._repr_html_()
    assert "rang &lt; k" in typische_antworten("uebung_2", anzahl=None)._repr_html_()


@pytest.mark.parametrize("name", FEINDLICH, ids=repr)
@pytest.mark.parametrize("funktion", [typische_antworten, falsche_loesungen])
def test_ein_unbekannter_name_wird_abgelehnt_und_die_moeglichen_werden_genannt(funktion, name):
    with pytest.raises(ValueError, match=re.escape("ist keine Übung mit Denkfehlern. Es gibt: aufwaermen, uebung_1, luecke_2,")):
        funktion(name)


@pytest.mark.parametrize("anzahl", [0, -1, 1.0, True, "3"], ids=repr)
@pytest.mark.parametrize("funktion", [typische_antworten, falsche_loesungen])
def test_die_anzahl_ist_eine_ganze_zahl_ab_1(funktion, anzahl):
    with pytest.raises(ValueError, match=f"anzahl ist {re.escape(repr(anzahl))}. Gebraucht wird eine ganze Zahl ab 1."):
        funktion("uebung_1", anzahl)


# Szenenplan und Erwartungshorizont


@pytest.mark.parametrize("name", ALLE)
def test_der_szenenplan_nimmt_frage_antwort_und_nachfrage_aus_der_szene(name):
    szene = ALLE[name]()
    (zeile,) = szenenplan(name).zeilen
    assert zeile[:2] == (szene.titel, szene.frage) and zeile[3:] == (szene.nachgefragt, szene.worauf)
    assert zeile[2] == (szene.wahrheit if szene.antworten else szene.schreibe(szene.wahrheit))


def test_der_szenenplan_haelt_die_genannte_reihenfolge():
    assert [zeile[0] for zeile in szenenplan("lehnt_alles_ab", "meldet_nie").zeilen] == ["Lehnt alles ab", "Meldet nie"]


def test_nur_der_szenenplan_verteilt_seine_breite_auf_fuenf_spalten():
    assert 'class="lm lm-tabelle lm-unterricht lm-szenenplan"' in szenenplan("meldet_nie")._repr_html_()
    assert 'class="lm lm-tabelle lm-unterricht"' in typische_antworten("uebung_1")._repr_html_()


@pytest.mark.parametrize("namen", [(), ("gibt_es_nicht",), (None,), ("meldet_nie", 3)], ids=repr)
def test_ein_szenenplan_ohne_bekannte_szene_nennt_die_bekannten(namen):
    with pytest.raises(ValueError, match="meldet_nie"):
        szenenplan(*namen)


def test_der_erwartungshorizont_ist_die_rubrik_und_die_musterantwort_aus_dem_pruefstein():
    text = str(erwartungshorizont())
    assert all(f"{nummer}. {punkt}" in text for nummer, punkt in enumerate(RUBRIK, 1))
    assert all(absatz in text for absatz in MUSTERANTWORT)
    assert "<b>Eine Musterantwort</b>" in erwartungshorizont()._repr_html_()


# klassenbild()


def zeile(blatt, anfang):
    return next(text for text in str(blatt).splitlines() if text.startswith(anfang))


@pytest.fixture
def klasse(tmp_path, monkeypatch):
    """Drei Personen: zwei als Lernstand in eigenen Ordnern, eine als Export."""
    ordner = tmp_path / "klasse"
    monkeypatch.setattr(journal, "fehlt", {})
    for name, abgaben in {"a": [PROZENT, None], "b": [17, PROZENT], "c": [None]}.items():
        (ordner / name).mkdir(parents=True)
        monkeypatch.setenv("LERNMODUL_LERNSTAND", str(ordner / name / "lernstand.jsonl"))
        for abgabe in abgaben:
            uebung_1.pruefe(uebung_1.werte_aus(uebung_1.loesung_programm) if abgabe is None else abgabe)
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
