"""Der Schutz hält fremden Code auf, stellt alles wieder her und sagt, was geschah. Was er nicht kann, steht hier auch."""

import builtins
import signal
import subprocess
import sys
import textwrap
import threading
import time
import warnings
from types import SimpleNamespace

import pytest

from lernmodul.aufgaben import schutz
from lernmodul.aufgaben.schutz import FRIST, Ausgang, probiere, typname, vorige_zelle

NEU = sys.version_info >= (3, 12)


def allein(programm, frist=8):
    """Führt ein Programm in einem eigenen Python aus; None heißt: Es kam in dieser Zeit zu keinem Ende."""
    kopf = "from lernmodul.aufgaben.schutz import probiere\n"
    try:
        lauf = subprocess.run([sys.executable, "-c", kopf + textwrap.dedent(programm)], capture_output=True, encoding="utf-8", timeout=frist)
    except subprocess.TimeoutExpired:
        return None
    return lauf.stdout.strip() if lauf.returncode == 0 else f"Ende mit {lauf.returncode}"


def im_faden(tun):
    """Führt `tun` in einem zweiten Faden aus und gibt sein Ergebnis zurück."""
    ergebnis = []
    faden = threading.Thread(target=lambda: ergebnis.append(tun()), daemon=True)
    faden.start()
    faden.join(20)
    return ergebnis[0] if ergebnis else None


def endlos():
    while True:
        pass


def test_ein_wert_kommt_unveraendert_zurueck():
    wert = object()
    assert probiere(lambda: wert) == Ausgang("wert", wert)


def test_danach_laeuft_mit_den_urspruenglichen_namen():
    def tun():
        builtins.len = lambda x: 99
        return [1, 2]

    assert probiere(tun, danach=lambda wert: len(wert)).wert == 2


def test_ein_fehler_nennt_typ_meldung_zeile_und_quelltext():
    ausgang = probiere(lambda: [].index(3), datei=__file__)
    assert (ausgang.art, ausgang.grund, ausgang.meldung) == ("fehler", "ValueError", "3 is not in list")
    assert ausgang.code == "ausgang = probiere(lambda: [].index(3), datei=__file__)"
    assert ausgang.zeile > 0


def test_ohne_dateinamen_gibt_es_keine_zeile():
    assert probiere(lambda: 1 / 0).zeile is None


@pytest.mark.parametrize(("tun", "grund"), [
    (lambda: sys.exit(), "ende"), (lambda: input(), "eingabe"), (lambda: print("x" * 20_001), "ausgabe"), (lambda: [0] * 10**13, "speicher"),
])
def test_jede_grenze_hat_ihren_eigenen_grund(tun, grund):
    assert (probiere(tun).art, probiere(tun).grund) == ("abbruch", grund)


def test_nach_zwei_sekunden_ist_schluss():
    beginn = time.monotonic()
    assert probiere(endlos).grund == "zeit"
    assert FRIST == 2.0
    assert time.monotonic() - beginn >= FRIST


def test_wie_unter_windows_ohne_speichergrenze_und_ohne_uhr_wird_trotzdem_geprueft_und_aufgehalten(monkeypatch):
    monkeypatch.setattr(schutz, "resource", None)
    monkeypatch.delattr(signal, "setitimer", raising=False)
    assert probiere(lambda: 17) == Ausgang("wert", 17)
    assert (probiere(endlos, 0.2).art, probiere(endlos, 0.2).grund) == ("abbruch", "zeit")


def test_eine_abgelaufene_frist_laesst_gar_nicht_erst_anfangen():
    gelaufen = []
    assert probiere(lambda: gelaufen.append(1), frist=-1).grund == "zeit"
    assert gelaufen == []


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_ausgabe_auf_stdout_wird_bemerkt_auf_stderr_nicht(capsys):
    assert probiere(lambda: print("x")).ausgabe
    assert not probiere(lambda: print("x", file=sys.stderr)).ausgabe
    assert not probiere(lambda: warnings.warn("x", stacklevel=1)).ausgabe
    assert capsys.readouterr() == ("", "")


def test_ein_abbruch_der_tastatur_geht_durch_und_raeumt_trotzdem_auf():
    vorher = sys.stdout, signal.getsignal(signal.SIGALRM), sys.getrecursionlimit()
    with pytest.raises(KeyboardInterrupt):
        probiere(lambda: (_ for _ in ()).throw(KeyboardInterrupt))
    assert (sys.stdout, signal.getsignal(signal.SIGALRM), sys.getrecursionlimit()) == vorher
    assert probiere(lambda: 1).wert == 1


def test_ein_echter_abbruch_der_tastatur_trifft_auch_eine_schleife():
    def tun():
        signal.raise_signal(signal.SIGINT)
        endlos()

    vorher = signal.signal(signal.SIGINT, signal.default_int_handler)  # im Hintergrund gestartet, ist Strg+C abgestellt
    try:
        with pytest.raises(KeyboardInterrupt):
            probiere(tun)
    finally:
        signal.signal(signal.SIGINT, vorher)


def test_wer_schon_auf_die_uhr_wartet_wird_danach_geweckt():
    geweckt = []
    vorher = signal.signal(signal.SIGALRM, lambda *_: geweckt.append(1))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        probiere(endlos, frist=0.4)
        time.sleep(0.05)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, vorher)
    assert geweckt == [1]


def test_eine_fremde_verfolgung_bleibt_eingeschaltet():
    def spur(*_):
        return None

    vorher = sys.gettrace()
    sys.settrace(spur)
    try:
        probiere(lambda: 1)
        assert sys.gettrace() is spur
    finally:
        sys.settrace(vorher)


def test_eine_pruefung_in_einer_pruefung_wird_nicht_verschachtelt():
    assert probiere(lambda: probiere(lambda: 1).grund).wert == "rekursion"
    assert probiere(lambda: 1).wert == 1


def test_im_zweiten_faden_laeuft_es_auch_und_endet_auch():
    assert im_faden(lambda: probiere(lambda: 17).wert) == 17
    assert im_faden(lambda: probiere(endlos, frist=0.2).grund) == "zeit"
    assert im_faden(lambda: probiere(lambda: 1 / 0).grund) == "ZeroDivisionError"


def test_zwei_faeden_stoeren_einander_nicht():
    ergebnisse = [im_faden(lambda: probiere(lambda: i).wert) for i in range(5)]
    assert ergebnisse == list(range(5))


def test_ein_fremder_klassenname_wird_nur_gezeigt_wenn_er_ein_name_ist():
    assert typname(ValueError) == "ValueError"
    assert typname(type("<b>", (), {})) == "?"
    assert typname(type("x" * 61, (), {})) == "?"


def test_verdeckte_namen_werden_gefunden():
    raum = {"sum": 0}
    exec(compile("def f(): return sum([1])", "zelle", "exec"), raum)
    assert probiere(raum["f"], datei="zelle").verdeckt == ("sum",)
    exec(compile("def g():\n    len = 3\n    return len([1])", "zelle", "exec"), raum)
    assert probiere(raum["g"], datei="zelle").lokal_verdeckt == ("len",)


def test_ein_vergessener_haltepunkt_haelt_nicht_an():
    assert allein("print(probiere(lambda: breakpoint() or 17).wert)") == "17"
    assert allein("import pdb\nprint(probiere(pdb.set_trace).grund)") == "eingabe"


def test_im_notebook_wird_auch_angezeigtes_und_das_ende_abgefangen():
    programm = """
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.display import display
    shell = InteractiveShell.instance()
    a, b = probiere(lambda: display("bunt")), probiere(lambda: shell.ask_exit())
    print(a.art, a.ausgabe, b.grund, "publish" in shell.display_pub.__dict__, "ask_exit" in shell.__dict__)
    """
    assert allein(programm) == "wert True ende False False"


def test_die_rekursionsgrenze_am_schutz_vorbei_zu_heben_bringt_den_kernel_nicht_um():
    programm = """
    from sys import setrecursionlimit
    def f(i): return f(i + 1)
    def tun():
        setrecursionlimit(10**9)
        return f(0)
    print(probiere(tun, frist=0.5).art)
    """
    assert allein(programm, frist=60) == "abbruch"


# Was nicht geht. Ändert sich hier etwas, stimmt der erste Absatz von schutz.py nicht mehr.


def test_eine_schleife_im_c_teil_laesst_sich_nicht_aufhalten():
    assert allein("import itertools\nprint(probiere(lambda: sum(itertools.count()), frist=0.2).art)", frist=3) is None


def test_os_exit_beendet_den_kernel():
    assert allein("import os\nprobiere(lambda: os._exit(7))") == "Ende mit 7"


def test_ein_nacktes_except_um_den_ganzen_rumpf_haelt_erst_ab_3_12_nicht_mehr_stand():
    programm = """
    def tun():
        while True:
            try:
                while True:
                    i = 1
            except:
                pass
    print(probiere(tun, frist=0.2).grund)
    """
    assert allein(programm, frist=3) == ("zeit" if NEU else None)


def test_wer_die_uhr_selbst_abstellt_wird_erst_ab_3_12_aufgehalten():
    programm = """
    import signal
    def tun():
        signal.setitimer(signal.ITIMER_REAL, 0)
        while True:
            pass
    print(probiere(tun, frist=0.2).grund)
    """
    assert allein(programm, frist=3) == ("zeit" if NEU else None)


@pytest.mark.parametrize(("eingaben", "davor"), [
    (["", "x = 1", "uebung.pruefe(x)"], "x = 1"),
    (["", "x = 1", "uebung.pruefe(x)", "uebung.pruefe(x)\n"], "x = 1"),  # dieselbe Prüfung noch einmal
    (["", "uebung.pruefe(x)"], ""),
    ([], ""),
])
def test_die_vorige_zelle_ist_die_letzte_andere(eingaben, davor, monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.schutz._shell", lambda: SimpleNamespace(history_manager=SimpleNamespace(input_hist_parsed=eingaben), user_ns={"In": 5}))
    assert vorige_zelle() == davor


def test_ohne_notebook_gibt_es_keine_vorige_zelle(monkeypatch):
    monkeypatch.setattr("lernmodul.aufgaben.schutz._shell", lambda: None)
    assert vorige_zelle() == ""
