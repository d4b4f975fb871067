"""Abhängigkeiten haben einen Bereich: mindestens, und bei Paketen, die ihr Verhalten ändern, auch höchstens."""

import re

from hilfen.notebook import WURZEL


def zeilen(name):
    return (WURZEL / name).read_text(encoding="utf-8").split("\n")[:-1]


def test_jedes_paket_hat_eine_untergrenze_und_keine_feste_version():
    for zeile in zeilen("requirements.txt")[:-1] + zeilen("tests/requirements.txt"):
        assert re.fullmatch(r"[a-z0-9-]+>=[\d.]+(,<[\d.]+)?", zeile.partition(";")[0]), zeile


def test_das_lernmodul_selbst_wird_zuletzt_und_bearbeitbar_installiert():
    assert zeilen("requirements.txt")[-1] == "-e ."
