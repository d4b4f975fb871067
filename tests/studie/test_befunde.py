"""Was Notebook 11 in Worten über unsere kleine Studie sagt, muss in den Zahlen stehen."""

from functools import cache

import numpy as np
import pytest

from lernmodul.studie import SEGMENTE, Leser, messe_suchen, werte_aus
from lernmodul.studie.auswertung import ziehe
from lernmodul.studie.korrelation import spearman

ZIEHUNGEN = 2000


@cache
def segmente(leser):
    return werte_aus(messe_suchen().benotet(leser))


@cache
def teil(segment=None):
    """Die Messungen eines Segments, die Frage jeder Zeile und die Gewichte der Fragen: erst jede einmal, dann neu gezogen."""
    reihe = messe_suchen()
    ab, unter = list(SEGMENTE.values())[segment] if segment is not None else (0, np.inf)
    reihe = reihe.auswahl((reihe["verhaeltnis"] >= ab) & (reihe["verhaeltnis"] < unter))
    kennungen, frage = np.unique(reihe["frage"], return_inverse=True)
    return reihe, frage, ziehe(len(kennungen), ZIEHUNGEN, startwert=0)


def intervall(werte):
    return np.percentile(werte[1:], (2.5, 97.5))


def vorsprung(mass, anderes, segment, leser=Leser()):
    """95-%-Intervall der Korrelation des einen Maßes weniger der des anderen, an denselben Ziehungen von Fragen."""
    reihe, frage, gewichte = teil(segment)
    eine, andere = spearman([reihe[mass], reihe[anderes]], frage, gewichte)(reihe.benotet(leser)["note"])
    return intervall(eine - andere)


def mittel(segment, leser):
    """Die mittlere Note je Ziehung."""
    reihe, frage, gewichte = teil(segment)
    je_zeile = gewichte[:, frage]
    return je_zeile @ reihe.benotet(leser)["note"] / je_zeile.sum(axis=1)


# Bei K unter oder um Nₚ sind beide Formen von T von F nicht zu trennen; T des Codes hat bei kleinem K den höchsten Wert.


@pytest.mark.parametrize("segment", [0, 1, 2])
@pytest.mark.parametrize("form", ["t_code", "t_zusammenfassung"])
def test_bei_k_unter_oder_um_n_p_sind_beide_formen_von_t_von_f_nicht_zu_trennen(segment, form):
    unten, oben = vorsprung("f", form, segment)
    assert unten < 1e-9 and oben > -1e-9  # bei K = Nₚ ordnen F und T der Zusammenfassung gleich, dort sind beide Grenzen 0


def test_bei_kleinem_k_hat_t_des_codes_den_hoechsten_wert():
    assert segmente(Leser())[0].bestes == segmente(Leser())[1].bestes == "t_code"


# Die Listenform des nDCG ist überall schwächer als F; die übliche liegt mit position=1 überall vorn.


@pytest.mark.parametrize("segment", range(5))
def test_die_listenform_des_ndcg_ist_in_jedem_segment_verlaesslich_schwaecher_als_f(segment):
    assert vorsprung("f", "ndcg_liste", segment)[0] > 0


def test_zaehlt_die_position_mehr_liegt_der_uebliche_ndcg_ueberall_vorn():
    assert {segment.bestes for segment in segmente(Leser(position=1))} == {"ndcg"}


# Fₑ liegt bei großem K/Nₚ knapp hinter F, nicht davor.


def test_f_e_liegt_bei_grossem_k_knapp_hinter_f_und_nicht_davor():
    assert vorsprung("f", "f_e", 3)[0] > 0
    assert vorsprung("f", "f_e", 4)[0] > -0.01
    for segment in (3, 4):
        masse = segmente(Leser())[segment].masse
        assert 0 < masse["f"].wert - masse["f_e"].wert < 0.03


# Textart gegen Suche: An so wenigen Fragen ist der Unterschied der Textarten von 0 nicht zu trennen.


def test_der_unterschied_der_textarten_ist_von_null_nicht_zu_trennen():
    reihe, frage, gewichte = teil()
    note = reihe.benotet(Leser())["note"]
    leicht, dicht = (gewichte[:, frage] * (reihe["textart"] == art) for art in ("leicht", "dicht"))
    unten, oben = intervall(leicht @ note / leicht.sum(axis=1) - dicht @ note / dicht.sum(axis=1))
    assert unten < 0 < oben


# Es gibt ein bestes K, aber ein flaches; mehr Ablenkung schiebt es zu kürzeren Listen.


def test_es_gibt_ein_bestes_k_und_seine_nachbarn_sind_nicht_von_ihm_zu_trennen():
    noten = [mittel(segment, Leser()) for segment in range(5)]
    assert int(np.argmax([werte[0] for werte in noten])) == 3
    for nachbar in (2, 4):
        (in_der_mitte, _, zeilen), (daneben, fragen, gewichte) = teil(3), teil(nachbar)
        assert len(zeilen[0]) == len(gewichte[0]) == 59  # dieselben Fragen, also sind die Ziehungen gepaart
        unten, oben = intervall(noten[3] - noten[nachbar])
        assert unten < 0 < oben


def test_mehr_ablenkung_schiebt_das_beste_k_zu_kuerzeren_listen_und_wenig_bis_ans_ende():
    beste = [int(np.argmax([segment.note.wert for segment in segmente(Leser(ablenkung=wert))])) for wert in (0.01, 0.02, 0.03, 0.1)]
    assert beste == [4, 4, 3, 2]


# Unserem Leser fehlen bei kleinem und mittlerem K Fakten; gestört wird er bei großem.


def test_ablenkung_kostet_bei_kleinem_und_mittlerem_k_wenig_und_bei_grossem_viel():
    kosten = [mittel(segment, Leser(rauschen=0, ablenkung=0)) - mittel(segment, Leser(rauschen=0)) for segment in range(5)]
    assert [werte[0] for werte in kosten] == sorted(werte[0] for werte in kosten)
    assert max(intervall(werte)[1] for werte in kosten[:3]) < 0.25 < 0.5 < intervall(kosten[4])[0]


# Was die Tabelle davor zeigt


def test_bei_aehnlichem_verhaeltnis_sind_p_r_f_und_t_kaum_zu_unterscheiden():
    for segment in segmente(Leser()):
        gleiche = [segment.masse[mass].wert for mass in ("precision", "recall", "f", "t_zusammenfassung")]
        assert max(gleiche) - min(gleiche) < 0.05


def test_bei_genau_festem_verhaeltnis_ordnen_p_r_f_und_t_volle_listen_gleich_und_f_e_nicht():
    reihe = messe_suchen()
    voll = reihe.auswahl((reihe["k"] == 2 * reihe["n_gesamt"]) & (reihe["n_p"] + reihe["n_n"] == reihe["k"]))
    ordnung = {mass: np.unique(voll[mass].round(9), return_inverse=True)[1].tolist() for mass in ("precision", "recall", "f", "t_zusammenfassung", "f_e", "t_code")}
    assert ordnung["precision"] == ordnung["recall"] == ordnung["f"] == ordnung["t_zusammenfassung"]
    assert ordnung["precision"] != ordnung["f_e"] and ordnung["precision"] != ordnung["t_code"]


def test_ein_kleinerer_wert_kann_vorn_sein_und_ein_groesserer_nicht():
    masse = segmente(Leser())[3].masse
    assert masse["t_code"].vorn and not masse["precision"].vorn and masse["t_code"].wert < masse["precision"].wert
