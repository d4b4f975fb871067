"""Was aus den Zeilen folgt: Stand, Minuten, erste Versuche, eigene Konfusionsmatrix, Denkfehler einer Klasse."""

from datetime import datetime, timedelta, timezone

import pytest

from lernmodul.auswertung import (
    Haeufigkeit,
    Uebungsstand,
    denkfehler_der_klasse,
    eigene_matrix,
    erste_versuche,
    geltende,
    je_uebung,
    teilnehmende,
    uebungsstand,
    vereint,
)
from lernmodul.journal import Eintrag

BEGINN = datetime(2026, 3, 1, 10, tzinfo=timezone.utc)


def versuch(status="falsch", nach=0, uebung="u", denkfehler=(), sicher=None, variante=None, id=""):
    return Eintrag(BEGINN + timedelta(minutes=nach), uebung, status, tuple(denkfehler), sicher, variante, id)


def stand(*versuche):
    return uebungsstand(list(versuche))


def test_ohne_versuch_ist_eine_uebung_offen():
    assert stand() == Uebungsstand("offen", 0, (), None, (0, 0))


def test_falsch_und_abbruch_sind_versuche_richtig_loest():
    assert stand(versuch("falsch")).stand == stand(versuch("abbruch")).stand == "versucht"
    assert stand(versuch("falsch"), versuch("abbruch"), versuch("richtig")).stand == "gelöst"


def test_nach_der_ersten_richtigen_antwort_zaehlt_kein_versuch_mehr_und_keine_minute():
    mit_wiederholung = stand(versuch("falsch"), versuch("richtig", nach=4), versuch("falsch", nach=9), versuch("richtig", nach=14))
    assert (mit_wiederholung.stand, mit_wiederholung.versuche, mit_wiederholung.minuten) == ("gelöst", 2, 4)


@pytest.mark.parametrize(("zeiten", "minuten"), [
    ((0,), None),
    ((0, 7), 7),
    ((0, 7, 12), 12),
    ((0, 30), 30),
    ((0, 30.02), 0),
    ((0, 5, 500, 503), 8),
    ((0, 5, 3), 5),
])
def test_minuten_zaehlen_vom_ersten_zum_letzten_versuch_ohne_pausen_ueber_dreissig(zeiten, minuten):
    assert stand(*(versuch(nach=zeit) for zeit in zeiten)).minuten == minuten


def test_denkfehler_stehen_einmal_da_in_der_reihenfolge_in_der_man_ihnen_begegnet():
    assert stand(versuch(denkfehler="ba"), versuch(denkfehler="ca"), versuch("richtig")).denkfehler == ("b", "a", "c")


def test_varianten_zaehlen_fuer_sich():
    gemischt = stand(versuch(), versuch("richtig", variante=1), versuch(variante=2), versuch("richtig", variante=2), versuch(variante=3, denkfehler="a"))
    assert gemischt == Uebungsstand("versucht", 1, ("a",), None, (1, 3))
    assert stand(versuch(variante=1), versuch("richtig", variante=1)) == Uebungsstand("geübt", 0, (), None, (0, 1))


def test_zuruecksetzen_laesst_nur_das_spaetere_dieser_einen_uebung_gelten():
    eintraege = [versuch(uebung="a"), versuch(uebung="b"), versuch("zurueckgesetzt", uebung="a"), versuch("richtig", uebung="a")]
    assert geltende(eintraege) == [eintraege[1], eintraege[3]]
    assert je_uebung(eintraege[:3]) == {"b": [eintraege[1]]}


def test_der_erste_versuch_je_uebung_und_je_variante_zaehlt():
    eintraege = [versuch("falsch"), versuch("richtig"), versuch("richtig", variante=1), versuch("falsch", variante=1), versuch("falsch", variante=2)]
    assert erste_versuche(eintraege) == [eintraege[0], eintraege[2], eintraege[4]]


def test_die_eigene_konfusionsmatrix_nennt_sicher_positiv_und_richtig_wahr():
    felder = [("richtig", True)] * 4 + [("falsch", True)] * 3 + [("richtig", False)] * 2 + [("falsch", False)]
    matrix = eigene_matrix([versuch(status, uebung=f"u{i}", sicher=sicher) for i, (status, sicher) in enumerate(felder)])
    assert (matrix.tp, matrix.fp, matrix.fn, matrix.tn) == (4, 3, 2, 1)
    assert matrix.precision == pytest.approx(4 / 7)
    assert matrix.recall == pytest.approx(4 / 6)


def test_die_eigene_konfusionsmatrix_zaehlt_nur_erste_versuche_mit_angabe():
    ohne_angabe = [versuch("falsch"), versuch("richtig", sicher=True)]
    spaeter = [versuch("falsch", uebung="b", sicher=True), versuch("richtig", uebung="b", sicher=True)]
    abbruch = [versuch("abbruch", uebung="c", sicher=False)]
    matrix = eigene_matrix([*ohne_angabe, *spaeter, *abbruch])
    assert (matrix.tp, matrix.fp, matrix.fn, matrix.tn) == (0, 1, 0, 1)


def test_ohne_angaben_ist_die_eigene_konfusionsmatrix_leer_und_alles_undefiniert():
    assert eigene_matrix([]).undefiniert == {"accuracy", "precision", "recall", "fallout", "f1"}


def test_dateien_mit_gemeinsamen_eintraegen_sind_eine_person():
    montag, freitag = [versuch(id="a")], [versuch(id="b", nach=5), versuch(id="a")]
    andere = [versuch(id="x")]
    assert vereint([montag, andere, freitag]) == [andere, [versuch(id="a"), versuch(id="b", nach=5)]]


def test_eine_dritte_datei_kann_zwei_zusammenfuehren():
    assert vereint([[versuch(id="a")], [versuch(id="b")], [versuch(id="a"), versuch(id="b")]]) == [[versuch(id="a"), versuch(id="b")]]


def test_gleiche_inhalte_verschiedener_personen_bleiben_zwei():
    assert len(vereint([[versuch(id="a")], [versuch(id="b")]])) == 2


def test_in_der_klasse_zaehlen_personen_und_erste_versuche_getrennt():
    anna = [versuch(denkfehler="p"), versuch(denkfehler="p"), versuch("richtig")]
    ben = [versuch(), versuch(denkfehler="pq")]
    cem = [versuch("richtig"), versuch(uebung="v", denkfehler="p")]
    klasse = [anna, ben, cem]
    assert teilnehmende(klasse) == {"u": 3, "v": 1}
    assert denkfehler_der_klasse(klasse) == {("u", "p"): Haeufigkeit(1, 2, 3), ("u", "q"): Haeufigkeit(0, 1, 1), ("v", "p"): Haeufigkeit(1, 1, 1)}
