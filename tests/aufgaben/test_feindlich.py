"""Nichts, was man einer Prüfung übergibt, bringt sie zu Fall, besticht sie oder verstellt den Kernel."""

import builtins
import re
import resource
import signal
import sys
import warnings

import pytest

from . import gemeinsam
from . import programme_feindlich as feindlich
from .gemeinsam import ENGLISCH, eingereicht, kennung, mit_wenigen_faellen, saetze

# Wer an wenigen Fällen nicht vorbeikommt, kommt auch an allen nicht vorbei.
UEBUNGEN = [mit_wenigen_faellen(uebung) for uebung in gemeinsam.UEBUNGEN]
FUNKTIONEN = [uebung for uebung in UEBUNGEN if uebung.ist_funktion]
SIGNALE = sorted(signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP})

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
jede_uebung = pytest.mark.parametrize("uebung", UEBUNGEN, ids=kennung)
jede_funktion = pytest.mark.parametrize("uebung", FUNKTIONEN, ids=kennung)


def kernel():
    """Alles, was eine Prüfung nicht verändert zurücklassen darf."""
    werkzeuge = [sys.monitoring.get_tool(n) for n in range(6)] if hasattr(sys, "monitoring") else []
    return {
        "eingebaut": {name: id(wert) for name, wert in vars(builtins).items()},
        "sys": [getattr(sys, name) for name in ("stdin", "stdout", "stderr", "displayhook", "excepthook", "setrecursionlimit", "settrace", "setprofile")],
        "signale": [signal.getsignal(nummer) for nummer in SIGNALE],
        "wecker": signal.getitimer(signal.ITIMER_REAL),
        "spur": (sys.gettrace(), sys.getprofile(), sys.getrecursionlimit()),
        "grenzen": [resource.getrlimit(getattr(resource, name)) for name in dir(resource) if name.startswith("RLIMIT_")],
        "werkzeuge": werkzeuge,
        "warnungen": (list(warnings.filters), warnings.showwarning),
    }


def erzeuge(uebung, programm):
    raum = {"n": max(len(uebung.komponenten), 1 if uebung.ist_funktion else 2), "uebung": uebung}
    exec(programm, raum)
    return raum["wert"]


def erzeuge_funktion(uebung, programm):
    return eingereicht(uebung, erzeuge(uebung, programm))


def uebersteht(uebung, wert, sicher=None):
    """Prüft, dass ein Befund kommt, dass er nicht „richtig“ ist, sich lesen lässt und alles beim Alten bleibt."""
    vorher = kernel()
    befund = uebung.pruefe(wert, sicher=sicher)
    nachher = kernel()
    assert nachher == vorher
    assert befund.status in ("falsch", "abbruch")
    assert not befund
    assert set(befund.denkfehler) <= set(uebung.alle_denkfehler)
    assert 1 <= saetze(befund.text) <= 3, befund.text
    assert len(befund.text) < 700
    assert not re.search(ENGLISCH, re.sub("`[^`]*`", "", befund.text)), befund.text
    assert "Traceback" not in str(befund) + befund._repr_html_()
    assert "<script>" not in befund._repr_html_()
    return befund


def gewaender(uebung, wert):
    """Der Wert selbst, als Teil einer Antwort und als Ergebnis einer Funktion."""
    n = len(uebung.komponenten) or 2
    yield wert
    yield (wert,) * n
    yield [wert] * 20
    yield eingereicht(uebung, lambda *a: wert)
    yield eingereicht(uebung, lambda *a: (wert,) * n)


@jede_uebung
@pytest.mark.parametrize("name", feindlich.WERTE)
def test_kein_wert_besticht_die_pruefung(uebung, name):
    for abgabe in gewaender(uebung, erzeuge(uebung, feindlich.WERTE[name])):
        uebersteht(uebung, abgabe)


@jede_funktion
@pytest.mark.parametrize("name", feindlich.ENDLOS)
def test_was_nie_fertig_wird_wird_abgebrochen(uebung, name, kurze_frist):
    befund = uebersteht(uebung, erzeuge_funktion(uebung, feindlich.ENDLOS[name]))
    assert befund.status == "abbruch" or name == "Aufruf der eigenen Prüfung"
    assert befund.denkfehler == ()


@jede_funktion
@pytest.mark.parametrize("name", feindlich.GRENZEN)
def test_jede_grenze_hat_ihren_eigenen_satz(uebung, name):
    grund, programm = feindlich.GRENZEN[name]
    befund = uebersteht(uebung, erzeuge_funktion(uebung, programm))
    assert befund.status == "abbruch"
    stueck = {"rekursion": "sich deine Funktion immer wieder selbst aufruft", "ende": "das Programm beenden", "speicher": "Speicher",
              "ausgabe": "sehr viel ausgibt", "eingabe": "auf `input()` wartet"}[grund]
    assert stueck in befund.text
    assert befund.gegenbeispiel.bekommen == "abgebrochen"


@jede_funktion
@pytest.mark.parametrize("name", feindlich.AUSNAHMEN)
def test_keine_ausnahme_entkommt(uebung, name):
    assert uebersteht(uebung, erzeuge_funktion(uebung, feindlich.AUSNAHMEN[name])).status == "falsch"


@jede_funktion
@pytest.mark.parametrize("name", feindlich.FALSCH_AUFZURUFEN)
def test_was_sich_nicht_wie_verlangt_aufrufen_laesst_ist_falsch(uebung, name):
    assert uebersteht(uebung, erzeuge_funktion(uebung, feindlich.FALSCH_AUFZURUFEN[name])).status == "falsch"


@jede_funktion
@pytest.mark.parametrize("name", feindlich.EINGRIFFE)
def test_kein_eingriff_ueberdauert_die_pruefung(uebung, name):
    uebersteht(uebung, erzeuge_funktion(uebung, feindlich.EINGRIFFE[name]))


@jede_uebung
@pytest.mark.parametrize("name", [*feindlich.ENDLOS, *feindlich.EINGRIFFE])
def test_wo_zahlen_gefragt_sind_wird_keine_funktion_aufgerufen(uebung, name):
    if not uebung.ist_funktion:
        befund = uebersteht(uebung, erzeuge(uebung, {**feindlich.ENDLOS, **feindlich.EINGRIFFE}[name]))
        assert "eine Funktion" in befund.text


@jede_uebung
@pytest.mark.parametrize("sicher", ["ja", 1, 0, float("nan"), [], object(), lambda: 1 / 0], ids=repr)
def test_eine_seltsame_angabe_zu_sicher_schadet_nicht(uebung, sicher):
    befund = uebersteht(uebung, 17, sicher)
    assert befund.sicher is None
    assert any("`sicher`" in hinweis for hinweis in befund.hinweise)


@jede_uebung
def test_ein_sicher_das_allem_gleicht_zaehlt_als_keine_angabe(uebung):
    assert uebersteht(uebung, 17, erzeuge(uebung, feindlich.WERTE["allem gleich"])).sicher is None


@jede_funktion
def test_ein_abbruch_der_tastatur_geht_durch_und_stellt_trotzdem_alles_her(uebung):
    def unterbricht(*a):
        builtins.print = None
        raise KeyboardInterrupt

    vorher = kernel()
    with pytest.raises(KeyboardInterrupt):
        uebung.pruefe(eingereicht(uebung, unterbricht))
    assert kernel() == vorher


@pytest.mark.parametrize("uebung", gemeinsam.FUNKTIONEN, ids=kennung)
def test_nach_allem_ist_die_loesung_immer_noch_richtig(uebung, viel_zeit):
    assert uebung.pruefe(uebung.werte_aus(uebung.loesung_programm))
