"""Das Paket bleibt dünn. Gezählt wird ohne Docstrings, Kommentare, Leerzeilen und HTML-, SVG- und CSS-Text."""

from statistics import median

from hilfen.quelltext import codezeilen, module, rumpflaengen
from haus.test_importe import THEMEN

# Einlesen und die Bilder der Erkundungen machen zusammen die Hälfte aus; wächst das Paket darüber hinaus, gehört zuerst etwas weg.
PAKET_HOECHSTENS, DATEI_HOECHSTENS, FUNKTION_HOECHSTENS, FUNKTION_IM_MITTEL = 4500, 250, 25, 5


def test_das_paket_ohne_die_uebungen_bleibt_klein():
    assert sum(len(codezeilen(pfad)) for name, pfad in module().items() if name not in THEMEN) <= PAKET_HOECHSTENS


def test_keine_datei_ist_zu_lang():
    assert not {name: len(codezeilen(pfad)) for name, pfad in module().items() if len(codezeilen(pfad)) > DATEI_HOECHSTENS}


def test_funktionen_lassen_sich_vorlesen():
    laengen = {name: laenge for pfad in module().values() for name, laenge in rumpflaengen(pfad).items()}
    assert not {name: laenge for name, laenge in laengen.items() if laenge > FUNKTION_HOECHSTENS}
    assert median(laengen.values()) <= FUNKTION_IM_MITTEL
