"""Die kleinen Teile, aus denen jedes Brett besteht: Kasten, Knopf, Reihe, und was einen Rückruf schützt."""

from ipywidgets import Button, HBox, VBox

from ..explorer import stil


class Kasten(VBox):
    """Ein VBox, das als Text sagt, was zu tun ist: So steht es da, wenn der Kernel noch nicht läuft."""

    def __repr__(self):
        return "Diese Zelle lebt nur, solange der Kernel läuft. Führ erst die Importzelle aus, dann diese."


def knopf(text, bei_klick):
    """Ein Knopf, so breit wie sein Text."""
    knopf_ = Button(description=text, layout={"width": "auto"})
    knopf_.on_click(lambda _: bei_klick())
    return knopf_


def reihe(*teile):
    """Nebeneinander, solange der Platz reicht."""
    return HBox(teile, layout={"flex_flow": "row wrap", "align_items": "center", "overflow": "visible"})


def geschuetzt(schloss, tu, ort, als=stil.meldung):
    """Führt einen Rückruf aus, nie zwei zugleich; scheitert er, steht der Grund in `ort`."""
    with schloss:
        try:
            tu()
        except Exception as fehler:
            ort.value = als(f"Das hat nicht geklappt. {type(fehler).__name__}: {fehler}")
