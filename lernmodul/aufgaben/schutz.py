"""Führt fremden Code so aus, dass der Kernel danach noch lebt und Ausgabe, eingebaute Namen, Signale und Grenzen wie vorher sind.

Nicht aufzuhalten sind Schleifen im C-Teil von Python (`sum(itertools.count())`), `os._exit`, Code, der die Uhr selbst
abstellt, und unter Python 3.11 ein nacktes `except` um einen ganzen Schleifenkörper. Dann hilft nur, den Kernel neu zu starten.
Auch was eine Antwort in anderen Modulen, im Arbeitsordner oder im Kernel selbst verstellt, bleibt verstellt.
"""

import builtins
import io
import linecache
import signal
import sys
import threading
import time
import warnings
from contextlib import suppress
from dataclasses import dataclass
from os.path import isfile

try:
    import resource
except ImportError:  # Windows und Browser kennen keine Speichergrenze je Prozess
    resource = None

FRIST = 2.0
ZEICHEN = 20_000
SPEICHER = 1 << 30


class Zeit(BaseException):
    """Die Frist ist um. Kein Exception, damit `except Exception` sie nicht verschluckt."""


class ZuVielAusgabe(BaseException):
    """Es wurde mehr ausgegeben, als ein Mensch lesen würde."""


class KeineEingabe(BaseException):
    """`input()` hat in einer Prüfung niemanden, der antwortet."""


@dataclass(frozen=True)
class Ausgang:
    """Was beim Ausführen geschah. `art`: wert, fehler oder abbruch; `grund` nennt den Fehlertyp oder die Grenze.

    `verdeckt` sind eingebaute Namen, die global, `lokal_verdeckt` solche, die in der Funktion etwas anderes bedeuten.
    """

    art: str
    wert: object = None
    grund: str = ""
    meldung: str = ""
    zeile: int | None = None
    code: str = ""
    verdeckt: tuple[str, ...] = ()
    lokal_verdeckt: tuple[str, ...] = ()
    ausgabe: bool = False


GRENZEN = {
    Zeit: "zeit",
    ZuVielAusgabe: "ausgabe",
    KeineEingabe: "eingabe",
    RecursionError: "rekursion",
    MemoryError: "speicher",
    SystemError: "speicher",  # so endet Python, wenn der Speicher mitten in einer Ausnahme ausgeht
    SystemExit: "ende",
}

# Was fremder Code ersetzen könnte, ehe wir es zum Aufräumen brauchen.
_setze_spur, _setze_profil, _jetzt, _faden = sys.settrace, sys.setprofile, time.monotonic, threading.get_ident
_typname, _argumente, _rueckverfolgung = (typ.__dict__[name].__get__ for typ, name in (
    (type, "__name__"), (BaseException, "args"), (BaseException, "__traceback__")))
_SIGNALE = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGCHLD") if hasattr(signal, name))


def typname(typ):
    """Name einer Klasse, ohne sie selbst zu fragen; „?“, wenn er kein gewöhnlicher Name ist."""
    name = _typname(typ)
    return name if name.isidentifier() and len(name) <= 60 else "?"


class _Puffer(io.StringIO):
    """Zählt, was ausgegeben wird, und wirft es weg."""

    def __init__(self):
        super().__init__()
        self.rest = ZEICHEN
        self.benutzt = False

    def write(self, text):
        self.benutzt = True
        self.rest -= len(text)
        if self.rest < 0:
            raise ZuVielAusgabe
        return len(text)


class _Waechter:
    """Wirft `Zeit`, sobald die Frist um ist, und zwar immer wieder, bis der Code aufgibt."""

    def __init__(self, frist):
        self.ende = _jetzt() + frist
        self.an = False
        self.faden = _faden()
        self.abbauen = []

    def start(self):
        uhr = _im_hauptfaden() and hasattr(signal, "setitimer")
        if hasattr(sys, "monitoring"):
            self._beobachte()
        elif not uhr:
            self._verfolge()
        if uhr:
            self._stelle_uhr()

    def stop(self):
        while self.abbauen:
            self.abbauen.pop()()

    def wirf_wenn_um(self, *_):
        if self.an and _faden() == self.faden and _jetzt() > self.ende:
            raise Zeit

    def _beobachte(self):
        nummer = next((n for n in (4, 3) if sys.monitoring.get_tool(n) is None), None)
        if nummer is None:
            return
        ereignisse = sys.monitoring.events
        sys.monitoring.use_tool_id(nummer, "lernmodul")
        for ereignis in (ereignisse.JUMP, ereignisse.PY_START, ereignisse.PY_RESUME):
            sys.monitoring.register_callback(nummer, ereignis, self.wirf_wenn_um)
        sys.monitoring.set_events(nummer, ereignisse.JUMP | ereignisse.PY_START | ereignisse.PY_RESUME)

    def _verfolge(self):
        def spur(rahmen, ereignis, wert):
            rahmen.f_trace_opcodes = True
            self.wirf_wenn_um()
            return spur

        _setze_spur(spur)

    def _stelle_uhr(self):
        handler = signal.signal(signal.SIGALRM, self.wirf_wenn_um)
        rest, takt = signal.setitimer(signal.ITIMER_REAL, max(self.ende - _jetzt(), 0.001), 0.05)
        beginn = _jetzt()

        def zurueck():
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL if handler is None else handler)
            if rest:  # jemand wartete schon auf diese Uhr
                signal.setitimer(signal.ITIMER_REAL, max(rest - (_jetzt() - beginn), 0.001), takt)

        self.abbauen.append(zurueck)


class _Zustand:
    """Merkt sich, was fremder Code verstellen könnte, und stellt es wieder her."""

    SYS = ("stdin", "stdout", "stderr", "displayhook", "excepthook", "breakpointhook", "setrecursionlimit", "settrace", "setprofile")

    def __init__(self):
        self.eingebaut = dict(builtins.__dict__)
        self.sys = {name: getattr(sys, name) for name in self.SYS}
        self.spur, self.profil, self.tiefe = sys.gettrace(), sys.getprofile(), sys.getrecursionlimit()
        self.signale = [(nummer, signal.getsignal(nummer)) for nummer in _SIGNALE] if _im_hauptfaden() else []
        self.werkzeuge = _werkzeuge()
        self.warnungen = warnings.catch_warnings()
        self.warnungen.__enter__()
        self.shell = _shell()
        self.grenze = _begrenze_speicher()

    def riegle_ab(self, ausgabe):
        """Ersetzt, was nach draußen führt: Ausgabe, Eingabe, Ende und Anzeige."""
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(), ausgabe, _Puffer()
        builtins.input, sys.setrecursionlimit, sys.breakpointhook = _keine_eingabe, _nichts, _nichts
        if self.shell is not None:
            self.shell.__dict__["ask_exit"] = _beende
            self.shell.display_pub.__dict__["publish"] = lambda *_, **__: ausgabe.write(".") and None

    def stelle_her(self):
        builtins.__dict__.update(self.eingebaut)
        for name, wert in self.sys.items():
            setattr(sys, name, wert)
        for name in builtins.__dict__.keys() - self.eingebaut.keys():
            del builtins.__dict__[name]
        _setze_spur(self.spur)
        _setze_profil(self.profil)
        sys.setrecursionlimit(self.tiefe)
        self.warnungen.__exit__(None, None, None)
        for nummer, handler in self.signale:
            if signal.getsignal(nummer) is not handler and handler is not None:
                signal.signal(nummer, handler)
        for nummer in _werkzeuge() - self.werkzeuge:
            _gib_frei(nummer)
        if self.shell is not None:
            self.shell.__dict__.pop("ask_exit", None)
            self.shell.display_pub.__dict__.pop("publish", None)
        if self.grenze:
            with suppress(OSError, ValueError):  # wer die harte Grenze senkt, bekommt sie nicht zurück
                resource.setrlimit(resource.RLIMIT_AS, self.grenze)


def _im_hauptfaden():
    return threading.current_thread() is threading.main_thread()


def _werkzeuge():
    """Belegte Nummern von sys.monitoring."""
    return {n for n in range(6) if sys.monitoring.get_tool(n) is not None} if hasattr(sys, "monitoring") else set()


def _gib_frei(nummer):
    ereignisse = sys.monitoring.events
    sys.monitoring.set_events(nummer, 0)
    for ereignis in (ereignisse.JUMP, ereignisse.PY_START, ereignisse.PY_RESUME):
        sys.monitoring.register_callback(nummer, ereignis, None)
    sys.monitoring.free_tool_id(nummer)


def _shell():
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython else None


def _begrenze_speicher():
    """Setzt die Grenze und gibt die vorige zurück, wo es geht; sonst None."""
    try:
        weich, hart = resource.getrlimit(resource.RLIMIT_AS)
        with open("/proc/self/statm", encoding="ascii") as datei:
            neu = int(datei.read().split()[0]) * resource.getpagesize() + SPEICHER
        resource.setrlimit(resource.RLIMIT_AS, (neu if weich == resource.RLIM_INFINITY else min(neu, weich), hart))
    except (AttributeError, OSError, ValueError):
        return None
    return weich, hart


def vorige_zelle_brach_ab():
    """Ob die zuletzt ausgeführte Zelle des Notebooks mit einem Fehler endete; dann ist ihr Name noch der alte."""
    shell = _shell()
    return shell is not None and getattr(shell, "last_execution_succeeded", True) is False


def vorige_zelle():
    """Der Quelltext der Zelle, die vor dieser ausgeführt wurde, auch wenn sie abbrach; '' außerhalb eines Notebooks.

    Wer dieselbe Zelle mehrmals nacheinander ausführt, meint noch immer die davor.
    """
    verlauf = getattr(getattr(_shell(), "history_manager", None), "input_hist_parsed", ())  # `In` gehört den Lernenden und kann überschrieben sein
    eingaben = [zelle.strip() for zelle in verlauf]
    return next((zelle for zelle in reversed(eingaben[:-1]) if zelle != eingaben[-1]), "")


_UNTERWEGS = threading.local()


def _keine_eingabe(*_):
    raise KeineEingabe


def _beende(*_, **__):
    raise SystemExit


def _nichts(*_, **__):
    """Statt einer höheren Rekursionsgrenze oder eines Haltepunkts."""


def probiere(tun, frist=FRIST, datei=None, danach=None):
    """Ruft `tun()` auf und gibt einen `Ausgang` zurück; `datei` ist der Dateiname des fremden Codes.

    Einheit/Form: `frist` in Sekunden; eine Zelle des Notebooks hat ihren eigenen Dateinamen. `danach` macht aus dem Ergebnis
    den Wert des Ausgangs und läuft, wenn die eingebauten Namen wieder gelten.
    Fehler: keiner aus dem fremden Code, außer KeyboardInterrupt, das durchgelassen wird.
    """
    if getattr(_UNTERWEGS, "ja", False):  # fremder Code, der selbst wieder prüft, liefe ohne Ende ineinander
        return Ausgang("abbruch", grund="rekursion")
    zustand, waechter, ausgabe = _Zustand(), _Waechter(frist), _Puffer()
    try:
        _UNTERWEGS.ja = True
        zustand.riegle_ab(ausgabe)
        waechter.start()
        wert = _bewacht(tun, waechter, zustand.eingebaut)
        ausgang = Ausgang("wert", danach(wert) if danach else wert, ausgabe=ausgabe.benutzt)
        del wert  # vergeht es erst nach dem Aufräumen, könnte sein `__del__` wieder etwas verstellen
    except KeyboardInterrupt:
        raise
    except BaseException as fehler:
        ausgang = _beschreibe(fehler, datei, ausgabe.benutzt)
    finally:
        _UNTERWEGS.ja = False
        waechter.stop()
        zustand.stelle_her()
    return ausgang


def _bewacht(tun, waechter, eingebaut):
    """Ruft `tun()` unter Aufsicht. Das Aufräumen steht ohne eigenen Aufruf da: Jeder Aufruf könnte noch fremden Code wecken."""
    try:
        waechter.an = True
        waechter.wirf_wenn_um()
        return tun()
    finally:
        waechter.an = False
        try:
            _setze_profil(None)
        except:  # noqa: E722 – ein fremder Profiler darf noch einmal werfen, danach ist er aus; auch `BaseException` könnte ersetzt sein
            _setze_profil(None)
        _setze_spur(None)
        builtins.__dict__.update(eingebaut)


def _beschreibe(fehler, datei, ausgabe):
    """Der Ausgang zu einer Ausnahme. Alles, was ihre Klasse überschreiben kann, wird an ihr vorbei gelesen."""
    typ = type(fehler)
    for grenze, grund in GRENZEN.items():
        if issubclass(typ, grenze):
            return Ausgang("abbruch", grund=grund, ausgabe=ausgabe)
    texte = [teil for teil in _argumente(fehler) if type(teil) is str]
    meldung = " ".join(" ".join(texte)[:200].replace("`", "'").split())
    return Ausgang("fehler", None, typname(typ), meldung, *_fundort(_rueckverfolgung(fehler), datei), ausgabe)


def _fundort(spur, datei):
    """Zeile, Quelltext und verdeckte eingebaute Namen (global, lokal) der letzten Stelle im fremden Code."""
    eigene = None
    while spur is not None:
        if spur.tb_frame.f_code.co_filename == datei:
            eigene = spur
        spur = spur.tb_next
    if eigene is None:
        return None, "", (), ()
    rahmen, zeile = eigene.tb_frame, eigene.tb_lineno
    return zeile, _quelltext(datei, zeile), _verdeckt(rahmen.f_code.co_names, rahmen.f_globals), _verdeckt(rahmen.f_code.co_varnames, rahmen.f_locals)


def _quelltext(datei, zeile):
    """Die Zeile einer Zelle oder einer gewöhnlichen Datei; ein erfundener Dateiname könnte auch ein endloses Gerät sein."""
    bekannt = datei in linecache.cache or isfile(datei)
    return linecache.getline(datei, zeile).strip().replace("`", "'")[:120] if bekannt else ""


def _verdeckt(namen, raum):
    """Eingebaute Namen, die in diesem Namensraum etwas bedeuten, das sich nicht aufrufen lässt."""
    return tuple(name for name in namen if name in raum and hasattr(builtins, name) and not callable(raum[name]))
