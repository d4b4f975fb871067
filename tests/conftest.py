"""Gilt für alle Tests: kein Lernstand wird geschrieben, auch nicht von Kernels und Servern, die ein Test startet."""

import os

os.environ["LERNMODUL_LERNSTAND"] = "off"

collect_ignore = ["leistung"]
