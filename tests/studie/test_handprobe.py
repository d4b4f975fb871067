"""Die Listen zum Bewerten: echt, verschieden, und jede Note kommt vor."""

from collections import Counter

import pytest

from lernmodul.bedienung.noten import bewerten
from lernmodul.studie.handprobe import GEBRAUCHT, LAENGEN, listen_zum_bewerten, noten_des_lesers
from lernmodul.studie.leser import Leser
from lernmodul.studie.suchen import SUCHEN, fragen, passagen, rangliste

LISTEN = listen_zum_bewerten()


def kennung(liste):
    return liste["id"].rpartition("_")[0]


def test_es_sind_zehn_listen_zu_zehn_fragen():
    assert len(LISTEN) == len({kennung(liste) for liste in LISTEN}) == len({liste["id"] for liste in LISTEN}) == 10


def test_jede_note_kommt_zweimal_vor():
    noten = noten_des_lesers(LISTEN, Leser())
    assert list(noten) == [liste["id"] for liste in LISTEN]
    assert Counter(noten.values()) == dict.fromkeys((1, 2, 3, 4, 5), 2)


@pytest.mark.parametrize("liste", LISTEN, ids=kennung)
def test_jede_liste_stammt_aus_einer_der_suchen_und_ist_kurz_genug(liste):
    texte, k = passagen(), len(liste["passagen"])
    assert k in LAENGEN and len(liste["gebraucht"]) in GEBRAUCHT
    assert liste["passagen"] in [[texte[passage] for passage in rangliste(suche)[kennung(liste)][:k]] for suche in SUCHEN]
    assert liste["gebraucht"] == {texte[passage]: stufe for passage, stufe in fragen()[kennung(liste)]["relevant"].items()}


def test_der_leser_sieht_dieselben_passagen_und_fakten():
    liste = {"id": "x", "gebraucht": {"a": 2, "b": 1, "c": 2}, "passagen": ["b", "n", "a"]}
    leser = Leser(bedarf=3, ablenkung=0, position=0, rauschen=0)
    assert noten_des_lesers([liste], leser) == {"x": leser.note([1, 0, 2], fakten=2.5)} == {"x": 3}


def test_ein_anderer_leser_gibt_andere_noten_zu_denselben_listen():
    assert noten_des_lesers(LISTEN, Leser(ablenkung=0.5)) != noten_des_lesers(LISTEN, Leser())


def test_derselbe_startwert_ergibt_dieselben_listen():
    assert listen_zum_bewerten() == LISTEN
    assert listen_zum_bewerten(startwert=1) != LISTEN


def test_zu_viele_werden_abgelehnt():
    with pytest.raises(ValueError, match="anzahl ist 59"):
        listen_zum_bewerten(59)


def test_bewerten_nimmt_sie(tmp_path):
    assert bewerten(LISTEN, tmp_path / "noten.csv")
