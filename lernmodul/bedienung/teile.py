"""Die kleinen Teile, aus denen jedes Brett besteht: Kasten, Knopf, Reihe, und was einen Rückruf schützt."""

from threading import RLock

from ipywidgets import Button, HBox, VBox

from ..explorer import stil


class Kasten(VBox):
    """Ein VBox, das als Text sagt, was zu tun ist: So steht es da, wenn der Kernel noch nicht läuft."""

    def __repr__(self):
        return "Diese Zelle lebt nur, solange der Kernel läuft. Führ erst die Importzelle aus, dann diese."


def mit_klasse(teil, *klassen):
    """Derselbe Teil mit CSS-Klassen."""
    for klasse in klassen:
        teil.add_class(klasse)
    return teil


def markiere(teil, an, klasse="lm-gewaehlt"):
    """Gibt dem Teil eine CSS-Klasse oder nimmt sie ihm."""
    (teil.add_class if an else teil.remove_class)(klasse)


def knopf(text, bei_klick, **layout):
    """Ein Knopf, so breit wie sein Text, wenn `layout` nichts anderes sagt."""
    knopf_ = Button(description=text, layout={"width": "auto"} | layout)
    knopf_.on_click(lambda _: bei_klick())
    return knopf_


def reihe(*teile):
    """Nebeneinander, solange der Platz reicht."""
    return HBox(teile, layout={"flex_flow": "row wrap", "align_items": "center", "overflow": "visible"})


class Rueckruf:
    """Führt aus, was ein Knopf oder Feld auslöst. Das geschieht in wechselnden Threads, hier aber nie zweimal zugleich; scheitert es, steht der Grund in `ort`."""

    def __init__(self, ort, als=stil.meldung):
        self.schloss, self.ort, self.als = RLock(), ort, als

    def __call__(self, tu):
        with self.schloss:
            try:
                tu()
            except Exception as fehler:
                self.ort.value = self.als(f"Das hat nicht geklappt. {type(fehler).__name__}: {fehler}")

    def knopf(self, text, tu, **layout):
        """Ein Knopf, der `tu` so geschützt ausführt."""
        return knopf(text, lambda: self(tu), **layout)
