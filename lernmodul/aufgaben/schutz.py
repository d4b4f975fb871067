"""Führt fremden Code so aus, dass der Kernel danach noch lebt und nichts verändert ist.

Nicht aufzuhalten sind Schleifen im C-Teil von Python (`sum(itertools.count())`), `os._exit` und unter Python 3.11
ein nacktes `except` um einen ganzen Schleifenkörper. Dann hilft nur, den Kernel neu zu starten.
"""

import builtins
import io
import linecache
import signal
import sys
import threading
import time
from dataclasses import dataclass

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
    """Was beim Ausführen geschah. `art`: wert, fehler oder abbruch; `grund` nennt den Fehlertyp oder die Grenze."""

    art: str
    wert: object = None
    grund: str = ""
    meldung: str = ""
    zeile: int | None = None
    code: str = ""
    verdeckt: tuple[str, ...] = ()
    ausgabe: bool = False


GRENZEN = {
    Zeit: "zeit",
    ZuVielAusgabe: "ausgabe",
    KeineEingabe: "eingabe",
    RecursionError: "rekursion",
    MemoryError: "speicher",
    SystemExit: "ende",
}


class _Puffer(io.StringIO):
    def __init__(self, zeichen):
        super().__init__()
        self.rest = zeichen
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
        self.ende = time.monotonic() + frist
        self.frist = frist
        self.an = False
        self.faden = threading.get_ident()
        self.abbauen = []

    def start(self):
        hauptfaden = threading.current_thread() is threading.main_thread()
        uhr = hauptfaden and hasattr(signal, "setitimer")
        if hasattr(sys, "monitoring"):
            self._beobachte()
        elif not uhr:
            self._verfolge()
        if uhr:
            self._stelle_uhr()

    def stop(self):
        while self.abbauen:
            self.abbauen.pop()()

    def _wirf_wenn_um(self, *_):
        if self.an and threading.get_ident() == self.faden and time.monotonic() > self.ende:
            raise Zeit

    def _beobachte(self):
        beobachtung = sys.monitoring
        nummer = next((n for n in (4, 3) if beobachtung.get_tool(n) is None), None)
        if nummer is None:
            return
        ereignisse = beobachtung.events.JUMP | beobachtung.events.PY_START | beobachtung.events.PY_RESUME
        beobachtung.use_tool_id(nummer, "lernmodul")
        for ereignis in (beobachtung.events.JUMP, beobachtung.events.PY_START, beobachtung.events.PY_RESUME):
            beobachtung.register_callback(nummer, ereignis, self._wirf_wenn_um)
        beobachtung.set_events(nummer, ereignisse)
        self.abbauen.append(lambda: (beobachtung.set_events(nummer, 0), beobachtung.free_tool_id(nummer)))

    def _verfolge(self):
        def spur(rahmen, ereignis, wert):
            rahmen.f_trace_opcodes = True
            self._wirf_wenn_um()
            return spur

        vorher = sys.gettrace()
        sys.settrace(spur)
        self.abbauen.append(lambda: sys.settrace(vorher))

    def _stelle_uhr(self):
        vorher = signal.signal(signal.SIGALRM, self._wirf_wenn_um)
        signal.setitimer(signal.ITIMER_REAL, max(self.frist, 0.001), 0.05)
        self.abbauen.append(lambda: (signal.setitimer(signal.ITIMER_REAL, 0), signal.signal(signal.SIGALRM, vorher)))


class _Zustand:
    """Merkt sich, was fremder Code verstellen könnte, und stellt es wieder her."""

    SYS = ("stdin", "stdout", "stderr", "displayhook", "excepthook", "setrecursionlimit", "settrace", "setprofile")

    def __init__(self):
        self.eingebaut = dict(builtins.__dict__)
        self.sys = {name: getattr(sys, name) for name in self.SYS}
        self.spur, self.profil, self.tiefe = sys.gettrace(), sys.getprofile(), sys.getrecursionlimit()
        self.unterbrechung = signal.getsignal(signal.SIGINT)
        self.shell = _shell()
        self.grenze = _begrenze_speicher()

    def stelle_her(self):
        for name, wert in self.sys.items():
            setattr(sys, name, wert)
        if any(builtins.__dict__.get(name) is not wert for name, wert in self.eingebaut.items()):
            builtins.__dict__.update(self.eingebaut)
        for name in builtins.__dict__.keys() - self.eingebaut.keys():
            del builtins.__dict__[name]
        sys.settrace(self.spur)
        sys.setprofile(self.profil)
        sys.setrecursionlimit(self.tiefe)
        if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is not self.unterbrechung:
            signal.signal(signal.SIGINT, self.unterbrechung)
        if self.shell is not None:
            self.shell.__dict__.pop("ask_exit", None)
        if self.grenze:
            resource.setrlimit(resource.RLIMIT_AS, self.grenze)


def _shell():
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython else None


def _begrenze_speicher():
    """Setzt die Grenze und gibt die vorige zurück, wo es geht; sonst None."""
    try:
        vorher = resource.getrlimit(resource.RLIMIT_AS)
        with open("/proc/self/statm", encoding="ascii") as datei:
            belegt = int(datei.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (belegt + SPEICHER, vorher[1]))
    except (AttributeError, OSError, ValueError):
        return None
    return vorher


def _keine_eingabe(*_):
    raise KeineEingabe


def _beende(*_, **__):
    raise SystemExit


def probiere(tun, frist=FRIST, datei=None):
    """Ruft `tun()` auf und gibt einen `Ausgang` zurück; `datei` ist der Dateiname des fremden Codes.

    Einheit/Form: `frist` in Sekunden; eine Zelle des Notebooks hat ihren eigenen Dateinamen.
    Fehler: keiner aus dem fremden Code, außer KeyboardInterrupt, das durchgelassen wird.
    """
    zustand, waechter, puffer = _Zustand(), _Waechter(frist), _Puffer(ZEICHEN)
    wert = fehler = None
    try:
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(), puffer, puffer
        builtins.input, sys.setrecursionlimit = _keine_eingabe, lambda tiefe: None
        if zustand.shell is not None:
            zustand.shell.__dict__["ask_exit"] = _beende
        waechter.start()
        try:
            waechter.an = True
            wert = tun()
        finally:
            waechter.an = False  # vor jedem Aufruf, sonst träfe Zeit das Aufräumen
    except KeyboardInterrupt:
        raise
    except BaseException as gefangen:
        waechter.an = False
        fehler = gefangen
    finally:
        waechter.an = False
        waechter.stop()
        zustand.stelle_her()
    if fehler is None:
        return Ausgang("wert", wert, ausgabe=puffer.benutzt)
    return _beschreibe(fehler, datei, puffer.benutzt)


def _beschreibe(fehler, datei, ausgabe):
    for typ, grund in GRENZEN.items():
        if isinstance(fehler, typ):
            return Ausgang("abbruch", grund=grund, ausgabe=ausgabe)
    zeile, code, verdeckt = _fundort(fehler.__traceback__, datei)
    return Ausgang("fehler", None, type(fehler).__name__, _text(fehler), zeile, code, verdeckt, ausgabe)


def _text(fehler):
    """Die Meldung der Ausnahme; ihr `__str__` gehört dem fremden Code und darf selbst scheitern."""
    if type(fehler).__str__ not in (BaseException.__str__, OSError.__str__, KeyError.__str__, ImportError.__str__):
        return ""
    return " ".join(str(teil) for teil in fehler.args if type(teil) in (str, int, float))[:200]


def _fundort(spur, datei):
    """Zeile, Quelltext und verdeckte eingebaute Namen der letzten Stelle im fremden Code."""
    stellen = []
    while spur is not None:
        stellen.append((spur.tb_frame, spur.tb_lineno))
        spur = spur.tb_next
    eigene = [stelle for stelle in stellen if stelle[0].f_code.co_filename == datei]
    if not eigene:
        return None, "", ()
    rahmen, zeile = eigene[-1]
    verdeckt = tuple(n for n in rahmen.f_code.co_names if _verdeckt(n, rahmen.f_globals))
    return zeile, linecache.getline(datei, zeile).strip(), verdeckt


def _verdeckt(name, global_):
    return name in global_ and hasattr(builtins, name) and not callable(global_[name])
