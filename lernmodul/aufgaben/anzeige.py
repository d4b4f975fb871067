"""Texte, die sich als Klartext und als HTML zeigen: **fett**, `Code`, Absätze und eingezäunte Codeblöcke."""

import html
import json
import re
from dataclasses import fields, is_dataclass

# Okabe–Ito, Orange und Blau so weit abgedunkelt, dass der Rand auf Weiß wie auf Schwarz mindestens 3 : 1 Kontrast hat.
FARBE = {"richtig": "#009E73", "falsch": "#D55E00", "offen": "#8a8a8a", "abbruch": "#B87900", "text": "#3A8FC7"}
CODEBLOCK = r"```\w*\n(.*?)```"
FETT = r"\*\*(.+?)\*\*"
ZEICHEN = {"richtig": "✓", "falsch": "✗", "offen": "…", "abbruch": "■"}


class Anzeige:
    """Was eine Zelle zeigt. Unterklassen liefern `bloecke()`: Absätze im kleinen Auszeichnungsformat."""

    art = "text"

    def bloecke(self):
        raise NotImplementedError

    def __str__(self):
        return "\n".join(klartext(block) for block in self.bloecke())

    __repr__ = __str__

    def _repr_html_(self):
        return kasten(self.art, "".join(als_html(block) for block in self.bloecke()))


class Text(Anzeige):
    """Ein Tipp oder ein Hinweis: nur Absätze."""

    def __init__(self, *absaetze):
        self.absaetze = absaetze

    def bloecke(self):
        return self.absaetze


def klartext(block):
    teile = re.split(CODEBLOCK, block, flags=re.S)
    return "".join(teil if i % 2 else _ausserhalb_von_code(teil, FETT, r"\1") for i, teil in enumerate(teile)).rstrip()


def _ausserhalb_von_code(text, muster, ersatz):
    """Ersetzt nur, was nicht zwischen Backticks steht; `2**3` bleibt `2**3`, auch mitten in fettem Text."""
    codes = re.findall(r"`[^`]+`", text)
    ohne = re.sub(muster, ersatz, re.sub(r"`[^`]+`", "\0", text), flags=re.S)
    return re.sub("\0", lambda _: codes.pop(0), ohne)


def als_html(block):
    teile = re.split(CODEBLOCK, block, flags=re.S)
    return "".join(_code(teil) if i % 2 else _absaetze(teil) for i, teil in enumerate(teile))


def _code(text):
    return f'<pre style="margin:.4em 0;overflow-x:auto">{html.escape(text.rstrip())}</pre>'


def _absaetze(text):
    return "".join(f'<p style="margin:.25em 0">{als_zeile(absatz)}</p>' for absatz in text.split("\n\n") if absatz.strip())


def als_zeile(text):
    """Ein Absatz als HTML, ohne den Absatz selbst: So passt er auch mitten in einen Satz."""
    fertig = _ausserhalb_von_code(html.escape(text.strip(), quote=False).replace(" %", "\N{NO-BREAK SPACE}%"), FETT, r"<b>\1</b>")
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", fertig)


def kasten(art, inhalt):
    """Ein ruhiger Kasten mit farbigem Rand; die Bedeutung steht im Text, die Farbe hilft nur mit."""
    stil = f"border-left:4px solid {FARBE[art]};padding:.35em .9em;margin:.3em 0;max-width:54em;line-height:1.5"
    return f'<div class="lm-befund lm-{art}" style="{stil}">{inhalt}</div>'


def als_code(wert):
    """Python-Text eines Werts, wie man ihn in eine Zelle einfügen kann, mit doppelten Anführungszeichen."""
    if isinstance(wert, str):
        return json.dumps(wert, ensure_ascii=False)
    if isinstance(wert, dict):
        return "{" + ", ".join(f"{als_code(k)}: {als_code(v)}" for k, v in wert.items()) + "}"
    if is_dataclass(wert):
        teile = [getattr(wert, feld.name) for feld in fields(wert) if getattr(wert, feld.name) != feld.default]
        return f"{type(wert).__name__}({', '.join(als_code(teil) for teil in teile)})"
    if isinstance(wert, set):  # sortiert, denn die Reihenfolge einer Menge wechselt von Lauf zu Lauf
        return "{" + ", ".join(sorted(als_code(teil) for teil in wert)) + "}" if wert else "set()"
    if isinstance(wert, list):
        return "[" + ", ".join(als_code(teil) for teil in wert) + "]"
    return repr(wert)


def als_bruch(zaehler, nenner):
    """Eine Division, wie man sie aufschreibt: „3/4 = 0.75“.

    >>> als_bruch(2, 3)
    '2/3 = 0.667'
    """
    return f"{zaehler}/{nenner} = {round(zaehler / nenner, 3)}" if nenner else "0/0, undefiniert, nach unserer Regel 0.0"


def als_zahlen(werte):
    """(1.0, 0.667): auf drei Stellen gerundet, damit Brüche lesbar bleiben; eine einzelne Zahl steht ohne Klammern."""
    if len(werte) == 1:
        return str(round(werte[0], 3))
    return "(" + ", ".join(str(round(wert, 3)) for wert in werte) + ")"
