"""Ein Widget, getrieben wie von Hand: seine Teile finden, Knöpfe drücken, lesen, was dasteht."""

import re

from ipywidgets import HTML, Button


class Brett:
    """Hält ein Widget; `blicke` merkt sich bei den Teilen der genannten Typen, wohin die Tastatur gesetzt wird."""

    def __init__(self, kasten, *mit_blick):
        self.kasten, self.blicke = kasten, []
        for teil in self.von(mit_blick):
            teil.focus = lambda teil=teil: self.blicke.append(teil.description)

    def _alle(self, teil):
        yield teil
        for kind in getattr(teil, "children", ()):
            yield from self._alle(kind)

    def von(self, typ):
        return [teil for teil in self._alle(self.kasten) if isinstance(teil, typ)]

    @property
    def html(self):
        return re.sub("<style>.*?</style>", "", " ".join(teil.value for teil in self.von(HTML)), flags=re.S)

    @property
    def text(self):
        return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", self.html)).strip()

    def knopf(self, text):
        return next(knopf for knopf in self.von(Button) if knopf.description.removeprefix("✓ ") == text)

    def druecke(self, text):
        assert not self.knopf(text).disabled, text
        self.knopf(text).click()
