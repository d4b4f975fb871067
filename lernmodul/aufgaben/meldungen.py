"""Was Python meldet, und was nach JavaScript aussieht, auf Deutsch und mit dem nächsten Schritt."""

import ast
import re
import warnings
from difflib import get_close_matches

ABBRUCH = {
    "zeit": "Nach zwei Sekunden abgebrochen. Läuft da eine Schleife, die nie endet? Schau, welche Variable sich in jedem Durchlauf ändern müsste.",
    "ausgabe": "Abgebrochen, weil deine Funktion sehr viel ausgibt. Nimm das `print` aus der Schleife, dann prüfen wir weiter.",
    "eingabe": "Abgebrochen, weil deine Funktion auf `input()` wartet. Hier antwortet niemand; alles Nötige steckt in den Argumenten.",
    "rekursion": "Abgebrochen, weil sich deine Funktion immer wieder selbst aufruft. Wann soll sie damit aufhören?",
    "speicher": "Abgebrochen, weil deine Funktion zu viel Speicher belegt. Wächst da eine Liste ohne Ende?",
    "ende": "Abgebrochen, weil deine Funktion das Programm beenden will. Ein Ergebnis gibt man mit `return` zurück.",
}

OHNE_KOMMA = (
    "Hier stehen lauter ganze Zahlen, und hinter dem Komma fehlt alles. Hast du mit `//` geteilt oder `int` benutzt? "
    "Beides wirft den Rest weg, `/` behält ihn."
)
ALS_TEXT = (
    "{} ein Text, etwa aus `f\"…\"` oder `str(…)`. Gefragt ist die Zahl selbst, auf zwei Stellen bringt man sie erst beim Anzeigen. "
    "Wo wird bei dir aus der Zahl ein Text?"
)

PASST_NICHT = "Hier werden Werte verbunden oder verglichen, die nicht zusammenpassen. Welchen Typ hat jeder von ihnen?"
MENGE_UND_LISTE = "Hier trifft eine Liste auf eine Menge oder eine zweite Liste, und `&`, `|` und `-` verbinden nur Mengen. Wie wird aus der Liste eine Menge?"
MENGE_UND_TEXT = "Hier trifft eine Menge auf einen Text. `for x in woerterbuch` liefert die Schlüssel, also Texte; wie kommst du an die Werte?"
KEINE_MENGE = "Ein Dictionary ist keine Menge, auch das leere `{}` nicht. Die leere Menge heißt `set()`."
NICHT_DA = "Hier wird etwas importiert, das nicht da ist. Für diese Übung genügt Python selbst."
LOGARITHMUS_0 = "Hier wird durch 0 geteilt, und auch log2(1) ist 0. Welcher Nenner kann 0 werden, und was soll dann gelten?"
SAETZE = {
    "ZeroDivisionError": "Hier wird durch 0 geteilt. Welcher Nenner kann 0 werden, und was soll dann gelten?",
    "IndexError": "Hier wird eine Stelle gelesen, die es in der Liste nicht gibt. Wie lang ist sie in diesem Beispiel?",
    "KeyError": "Hier wird ein Schlüssel gelesen, den es im Dictionary nicht gibt. Vergleich die Schreibweise mit dem Beispiel.",
    "NameError": "Hier steht ein Name, den Python nicht kennt. Vertippt, oder fehlt eine Zelle weiter oben?",
    "UnboundLocalError": "Hier wird eine Variable gelesen, bevor sie einen Wert hat. Was gilt, wenn keiner der Zweige sie setzt?",
    "AttributeError": "Hier wird etwas verlangt, das dieser Wert nicht kann. Welchen Typ hat er, und heißt es in Python vielleicht anders als in JavaScript?",
    "ImportError": NICHT_DA,
    "ModuleNotFoundError": NICHT_DA,
    "StopIteration": "`next` hat nichts mehr gefunden. Mit einem zweiten Argument, `next(..., None)`, sagst du, was dann gilt.",
    "StatisticsError": "Aus einer leeren Liste lässt sich kein Mittelwert bilden. Was soll dann gelten?",
    "AssertionError": "Hier ist ein `assert` nicht erfüllt. Gilt die Bedingung auch in diesem Beispiel?",
}

# Was es in JavaScript gibt und hier anders heißt.
ANDERS_ALS_IN_JS = {
    "null": "`None`",
    "undefined": "`None`",
    "true": "`True`",
    "false": "`False`",
    "console": "`print(...)`",
    "Math": "`max`, `min`, `round` oder nach `import math` zum Beispiel `math.log2`",
    "length": "`len(liste)`",
    "entries": "`woerterbuch.items()`",
    "push": "`liste.append(x)`",
    "indexOf": "`liste.index(x)`, das bei fehlendem x abbricht",
    "includes": "`x in liste`",
    "has": "`x in menge`",
    "Set": "`set(liste)`",
    "Object": "`for x in woerterbuch`, `woerterbuch.values()` und `woerterbuch.items()`",
    "size": "`len(menge)`",
    "find": "`next((x for x in liste if ...), None)`, für die Stelle `liste.index(x)`, das bei fehlendem x abbricht",
    "filter": "`[x for x in liste if ...]`",
    "map": "`[... for x in liste]`",
    "reduce": "eine Schleife oder `sum(...)`",
    "forEach": "`for x in liste:`",
    "slice": "`liste[von:bis]`",
    "concat": "`liste + andere`",
    "toFixed": "`round(zahl, stellen)`",
    "toLowerCase": "`text.lower()`",
    "toUpperCase": "`text.upper()`",
    "toString": "`str(x)`",
    "trim": "`text.strip()`",
    "replaceAll": "`text.replace(alt, neu)`",
    "startsWith": "`text.startswith(anfang)`",
    "endsWith": "`text.endswith(ende)`",
    "join": "`\" \".join(liste)`, der Trenner steht vorn",
    "some": "`any(... for x in liste)`",
    "every": "`all(... for x in liste)`",
    "parseInt": "`int(text)`",
    "parseFloat": "`float(text)`",
}

ZEICHEN = [zeichen + gleich for zeichen in "&|-^" for gleich in ("", "=")]


def _zu(satz, *typen):
    """Der Satz zu jedem Zeichen zwischen diesen beiden Typen, in beiden Richtungen."""
    paare = (typen, typen[::-1])
    return tuple(("TypeError", f"{zeichen}: '{links}' and '{rechts}'", satz) for zeichen in ZEICHEN for links, rechts in paare)


# Fehlertyp, ein Stück der englischen Meldung, unser Satz; der erste Treffer gilt. VORWEG gilt noch vor den Namen aus JavaScript,
# denn `push` heißt bei einer Menge anders als bei einer Liste.
VORWEG = (
    *(("AttributeError", f"'set' object has no attribute '{name}'", "In eine Menge nimmt `add` ein einzelnes Element auf und `update` alle Elemente einer Menge oder Liste.")
      for name in ("push", "append", "concat", "extend", "insert")),
    ("AttributeError", "'set' object has no attribute 'delete'", "Aus einer Menge nimmt `discard` ein Element heraus, und `a - b` alle, die auch in b liegen."),
    *(("AttributeError", f"'dict' object has no attribute '{name}'", KEINE_MENGE) for name in ("add", "union", "intersection", "difference", "discard")),
)

GENAUER = (
    ("TypeError", "'TestFall' object is not subscriptable", "Ein TestFall ist kein Dictionary, seine Felder stehen hinter einem Punkt. Wie liest man dann zum Beispiel die Kennung?"),
    *(("NameError", f"name '{name}'", "Die Logarithmen liegen in Python im Modul `math`. Steht oben in der Zelle ein `import`?") for name in ("math", "log2", "log")),
    *(("AttributeError", f"attribute '{name}'", f"So heißt das hier nicht; einen Text {was} `text.{python}()`.")
      for name, was, python in (("lowercase", "in Kleinbuchstaben liefert", "lower"), ("toLower", "in Kleinbuchstaben liefert", "lower"),
                                ("uppercase", "in Großbuchstaben liefert", "upper"), ("toUpper", "in Großbuchstaben liefert", "upper"))),
    ("AttributeError", "'dict'", "Ein Dictionary liest man in Python nicht mit Punkt. Wie steht der Schlüssel im Beispiel der Aufgabe?"),
    ("AttributeError", "'list' object has no attribute 'intersection'", "Das kann nur eine Menge, und hier steht davor eine Liste. Wie wird aus ihr eine Menge?"),
    ("AttributeError", "'list'", "Diesen Namen kennt eine Python-Liste nicht. Wie heißt das hier: `len`, `index`, `append`?"),
    ("AttributeError", "NoneType", "Hier wird `None` benutzt, als wäre es eine Liste oder ein Fall. Woher kommt das `None`?"),
    ("TypeError", "NoneType", "Hier wird mit `None` gerechnet, als wäre es eine Zahl oder eine Liste. Woher kommt das `None`?"),
    ("TypeError", "ellipsis", "Da stehen noch drei Punkte, wo dein Code hingehört."),
    ("TypeError", "not callable", "Hier stehen runde Klammern hinter etwas, das keine Funktion ist. Sollten es eckige sein, oder fehlt ein Rechenzeichen?"),
    ("TypeError", "not subscriptable", "Hier stehen eckige Klammern hinter etwas, das keine Stellen hat. Welchen Typ hat dieser Wert?"),
    ("TypeError", "indices must be", "Eine Liste liest man mit einer Zahl, und `for x in liste` liefert die Einträge selbst, nicht ihre Nummern. Was steckt hier in der eckigen Klammer?"),
    ("TypeError", "not iterable", "Hier soll etwas durchlaufen werden, das keine Reihe ist. Welchen Typ hat dieser Wert?"),
    ("TypeError", "cannot unpack", "Hier soll etwas ausgepackt werden, das keine Reihe ist. Welchen Typ hat dieser Wert?"),
    ("TypeError", "unhashable type: 'list'", "Eine Liste kann weder Schlüssel noch Element einer Menge sein. `set(liste)` nimmt ihre Einträge auf, `{liste}` wollte die Liste als Ganzes."),
    ("TypeError", "unhashable type: 'set'", "Eine Menge kann weder Schlüssel noch Element einer anderen Menge sein. Alle ihre Elemente auf einmal nimmst du mit `|` oder `update` auf."),
    ("TypeError", "unhashable", "Eine Liste oder ein Dictionary kann weder Schlüssel noch Element einer Menge sein. Was davon lässt sich stattdessen vergleichen?"),
    *(("TypeError", f"object of type '{typ}' has no len()", "Hier steht schon eine Zahl, und `len` zählt, was in einer Liste oder Menge ist. Brauchst du es an dieser Stelle?") for typ in ("int", "float")),
    ("TypeError", "has no len()", "Dieser Wert hat keine Länge. Ist es schon eine Zahl, oder fehlt `list(...)` davor, weil er seine Einträge erst beim Durchlaufen liefert?"),
    ("TypeError", "argument", "Hier wird eine Funktion mit anderen Argumenten aufgerufen, als sie nimmt. Vergleich den Aufruf mit ihrer ersten Zeile."),
    *_zu(MENGE_UND_LISTE, "set", "list"),
    *_zu(MENGE_UND_LISTE, "list", "list"),
    *_zu(MENGE_UND_TEXT, "set", "str"),
    *_zu(KEINE_MENGE, "dict", "set"),
    *_zu(KEINE_MENGE, "dict", "list"),
    ("TypeError", "'set' object is not a mapping", "`**` breitet ein Dictionary aus, und hier steht eine Menge. Die Vereinigung zweier Mengen schreibt man mit `|`."),
    *(("TypeError", f"{zeichen}: 'set' and 'set'", "Mengen verbindet `+` nicht. Die Vereinigung zweier Mengen schreibt man mit `|`.") for zeichen in ("+", "+=")),
    ("TypeError", "unsupported operand", PASST_NICHT),
    ("TypeError", "not supported between", PASST_NICHT),
    ("TypeError", "concatenate", PASST_NICHT),
    ("ValueError", "dictionary update sequence", KEINE_MENGE),
    ("TypeError", "dictionary update sequence", KEINE_MENGE),
    ("ValueError", "not in list", "`liste.index(x)` gibt in Python nicht -1 zurück, wenn x fehlt, sondern bricht ab. Was soll in diesem Fall gelten?"),
    ("ValueError", "unpack", "Hier werden mehr oder weniger Werte ausgepackt, als da sind. Wie viele liefert die rechte Seite?"),
    ("ValueError", "empty", "Hier wird von einer leeren Reihe etwas verlangt, das es dort nicht gibt. Was soll dann gelten?"),
    ("ValueError", "broadcast", "Hier treffen zwei Arrays verschiedener Länge aufeinander. Wie lang ist jedes in diesem Beispiel?"),
    ("ValueError", "convert", "Hier soll aus einem Text eine Zahl werden, und es steht keine darin. Welcher Wert kommt da an?"),
    ("ValueError", "invalid literal", "Hier soll aus einem Text eine Zahl werden, und es steht keine darin. Welcher Wert kommt da an?"),
)
SONST = "Ruf sie selbst mit dem kleinsten Beispiel auf, dann zeigt dir Python die Stelle."


def fehlerhilfe(ausgang):
    """Höchstens drei Sätze zu einer Ausnahme: was geschah, wo, und wonach man schaut."""
    wo = f"Zeile {ausgang.zeile}, `{ausgang.code}`" if ausgang.code else ""
    kopf = f"Deine Funktion bricht mit {ausgang.grund} ab" + (f" ({wo})." if wo else ".")
    return f"{kopf} {_satz(ausgang)}"


def _satz(ausgang):
    if vorweg := _genauer(ausgang, VORWEG):
        return vorweg
    if ausgang.grund == "TypeError" and "not callable" in ausgang.meldung and (gerufen := _gerufen(ausgang)):
        return gerufen
    if ausgang.grund in ("NameError", "AttributeError") and (wort := ausgang.meldung.split("'")[-2:-1]) and wort[0] in ANDERS_ALS_IN_JS:
        return f"`{wort[0]}` kennt JavaScript; in Python nimmst du {ANDERS_ALS_IN_JS[wort[0]]}."
    if ausgang.grund == "ZeroDivisionError" and "log" in (ausgang.code or ""):
        return LOGARITHMUS_0
    return _genauer(ausgang, GENAUER) or SAETZE.get(ausgang.grund, SONST)


def _genauer(ausgang, saetze):
    return next((satz for typ, stueck, satz in saetze if typ == ausgang.grund and stueck in ausgang.meldung), "")


# Was ein Syntaxfehler nach JavaScript aussieht, gesucht außerhalb von Texten und Kommentaren.
IN_JAVASCRIPT = (
    (r"[=!]==", "Statt `===` und `!==` stehen in Python `==` und `!=`, bei `None` `is` und `is not`."),
    (r"^\s*(const|let|var)\s+[\w\[{]", "Eine Variable braucht in Python kein `const`, `let` oder `var` davor."),
    (r"^\s*//|^\s*/\*", "Ein Kommentar beginnt in Python mit `#`."),
    (r"&&|\|\|", "Statt `&&` und `||` stehen in Python `and` und `or`."),
    (r"\+\+|--\s*$|--\)", "Statt `n++` und `n--` stehen in Python `n += 1` und `n -= 1`."),
    (r"\b(if|elif|while)\b.*=>", "Größer oder gleich heißt in Python `>=`, in dieser Reihenfolge."),
    (r"\bfunction\b", "Eine Funktion beginnt in Python mit `def`, und ihr Rumpf wird eingerückt statt geklammert."),
    (r"=>", "Statt eines Pfeils steht in Python `def`, für einen einzigen Ausdruck auch `lambda x: ...`."),
    (r"\belse\s+if\b", "Statt `else if` steht in Python `elif`."),
    (r"(\)|\belse)\s*\{\s*$", "Einen Block beginnt in Python ein Doppelpunkt, und statt geschweifter Klammern wird eingerückt."),
    (r"(^|[\s(])!(?=[\w(])", "Statt `!` steht in Python `not`."),
    (r"\?[^:\n]*:", "Statt `a ? b : c` steht in Python `b if a else c`."),
)
# Ein Text, der nicht endet, reicht bis zum Ende der Zeile.
OHNE_TEXTE = r"\"\"\"(?s:.*?)\"\"\"|\'\'\'(?s:.*?)\'\'\'|\"[^\"\n]*\"?|'[^'\n]*'?|#.*"


def statt_javascript(quelltext):
    """Ein Satz, wenn der Quelltext kein Python ist und etwas aus JavaScript darin steht; sonst ''."""
    if _baum(quelltext):
        return ""
    ohne = re.sub(OHNE_TEXTE, "0", quelltext)
    return next((satz for muster, satz in IN_JAVASCRIPT if re.search(muster, ohne, re.M)), "")


def andere_namen(quelltext, gefragt):
    """Die Funktionen, die dieser Quelltext definiert und die ähnlich heißen wie eine gefragte, wenn keine von den gefragten dabei ist."""
    stuecke = getattr(_baum(quelltext), "body", ())
    namen = [stueck.name for stueck in stuecke if isinstance(stueck, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return () if set(namen) & set(gefragt) else tuple(name for name in namen if get_close_matches(_glatt(name), map(_glatt, gefragt)))


def _glatt(name):
    return name.replace("_", "").lower()


def _baum(quelltext):
    """Der gelesene Quelltext, oder None, wenn er kein Python ist."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # was Python an der Zelle auszusetzen hatte, stand schon unter ihr
            return ast.parse(quelltext)
    except (SyntaxError, ValueError):
        return None


def _gerufen(ausgang):
    """Der Satz zu einem überschriebenen Namen, der in dieser Zeile aufgerufen wird; sonst ''."""
    for name in ausgang.lokal_verdeckt:
        if f"{name}(" in ausgang.code:
            return f"`{name}` ist eigentlich eine Funktion von Python, bei dir heißt eine Variable so. Gib ihr einen anderen Namen."
    for name in ausgang.verdeckt:
        if f"{name}(" in ausgang.code or not ausgang.code:
            return f"Der Name `{name}` gehört eigentlich Python und ist in einer früheren Zelle überschrieben worden. `del {name}` holt das Original zurück."
    return ""
