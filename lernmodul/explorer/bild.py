"""Bilder, die man liest: matplotlib ohne pyplot, mit Text für alle, die sie nicht sehen, und auf weißem Grund für beide Themen."""

import base64
import io
from html import escape

BLAU, HELLBLAU = "#0072B2", "#A9D3EE"
LESBAR = 480  # schmaler wäre die Schrift im Bild kleiner als 10 Pixel; dann lässt es sich seitlich verschieben


class Bild:
    """Ein fertiges Bild; als Text zeigt es seine Beschreibung."""

    def __init__(self, png, alt):
        self.png, self.alt = png, alt

    def __repr__(self):
        return self.alt

    def _repr_html_(self):
        daten, alt = base64.b64encode(self.png).decode("ascii"), escape(self.alt, quote=True)
        bild = f'<img alt="{alt}" src="data:image/png;base64,{daten}" style="max-width:100%;min-width:{LESBAR}px;border-radius:6px">'
        return f'<div role="group" aria-label="{alt.partition(":")[0]}" tabindex="0" style="overflow-x:auto">{bild}</div>'


def zeige(figur, alt):
    """Macht aus einer Figur ein Bild mit Beschreibung."""
    puffer = io.BytesIO()
    figur.savefig(puffer, format="png", dpi=110, facecolor="white", metadata={"Software": None})
    return Bild(puffer.getvalue(), alt)


def _figur(titel, hoehe=2.8):
    from matplotlib.figure import Figure

    figur = Figure(figsize=(6.6, hoehe), layout="constrained")
    achsen = figur.add_subplot()
    achsen.set_title(_wort(titel), loc="left", fontsize=11)
    achsen.spines[["top", "right"]].set_visible(False)
    return figur, achsen


def _wort(text):
    """Was im Bild steht: gekürzt, denn das Feld ist schmal, und ohne dass matplotlib Dollarzeichen für eine Formel hält."""
    einzeilig = " ".join(text.split())
    return (einzeilig if len(einzeilig) <= 48 else f"{einzeilig[:47]}…").replace("$", r"\$")


def balken_bild(zaehlung, titel):
    """Waagerechte Balken, der häufigste oben, bei Gleichstand der zuerst gezählte; `zaehlung` ist ein Counter oder dict Name → Anzahl."""
    paare = sorted(reversed(zaehlung.items()), key=lambda paar: paar[1])
    figur, achsen = _figur(titel, 0.9 + 0.4 * max(len(paare), 1))
    if not paare:
        achsen.text(0, 0.5, "noch nichts gezählt", transform=achsen.transAxes, va="center")
        achsen.spines["left"].set_visible(False)
    balken = achsen.barh(range(len(paare)), [anzahl for _, anzahl in paare], color=BLAU)
    achsen.set_yticks(range(len(paare)), [_wort(name) for name, _ in paare])
    achsen.bar_label(balken, padding=3)
    achsen.set_xticks([])
    achsen.spines["bottom"].set_visible(False)
    gezaehlt = ", ".join(f"{name} {anzahl}" for name, anzahl in reversed(paare)) or "noch nichts gezählt"
    return zeige(figur, f"{titel}: {gezaehlt}")


def verlauf_bild(werte, titel, n):
    """Eine Linie von k = 1 an; jeder Wert ist ein Anteil aus n Fragen."""
    figur, achsen = _figur(titel)
    raenge = range(1, len(werte) + 1)
    achsen.plot(raenge, werte, marker="o", color=BLAU)
    achsen.set(ylim=(0, 1.05), xticks=list(raenge), xlabel="k", ylabel=f"Anteil von {n} Fragen")
    gelesen = ", ".join(f"k = {k}: {wert:.2f}" for k, wert in zip(raenge, werte)) or "keine Werte"
    return zeige(figur, f"{titel}: {gelesen}")


def anteil_bild(zeilen, titel, innen, aussen):
    """Waagerechte Balken der Reihe nach: außen ein breiter, innen ein schmaler dunkler, der nie länger ist.

    Einheit/Form: `zeilen` sind (Name, Anzahl innen, Anzahl außen, n); gezeichnet wird der Anteil an n. `innen` und `aussen` heißen so in der Legende.
    """
    figur, achsen = _figur(titel, 1.3 + 0.4 * len(zeilen))
    orte = range(len(zeilen), 0, -1)
    breite = achsen.barh(orte, [zeile[2] / zeile[3] for zeile in zeilen], color=HELLBLAU, label=aussen)
    achsen.barh(orte, [zeile[1] / zeile[3] for zeile in zeilen], height=0.3, color=BLAU, label=innen)
    achsen.bar_label(breite, [f"{zeile[2]} von {zeile[3]}" for zeile in zeilen], padding=3)
    achsen.set_yticks(list(orte), [_wort(zeile[0]) for zeile in zeilen])
    achsen.set(xlim=(0, 1.15), xticks=[0, 0.5, 1], xlabel="Anteil der Lernenden")
    figur.legend(loc="outside lower right", ncols=2, frameon=False)
    gelesen = "; ".join(f"{name} {aussen} {a} von {n}, {innen} {i}" for name, i, a, n in zeilen)
    return zeige(figur, f"{titel}: {gelesen}")
