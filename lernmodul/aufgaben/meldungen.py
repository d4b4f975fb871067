"""Was Python meldet, auf Deutsch und mit dem nächsten Schritt."""

ABBRUCH = {
    "zeit": "Nach zwei Sekunden abgebrochen. Läuft da eine Schleife, die nie endet? Schau, welche Variable sich in jedem Durchlauf ändern müsste.",
    "ausgabe": "Abgebrochen, weil deine Funktion sehr viel ausgibt. Nimm das `print` aus der Schleife, dann prüfen wir weiter.",
    "eingabe": "Abgebrochen, weil deine Funktion auf `input()` wartet. Hier antwortet niemand; alles Nötige steckt in den Argumenten.",
    "rekursion": "Abgebrochen, weil sich deine Funktion immer wieder selbst aufruft. Wann soll sie damit aufhören?",
    "speicher": "Abgebrochen, weil deine Funktion zu viel Speicher belegt. Wächst da eine Liste ohne Ende?",
    "ende": "Abgebrochen, weil deine Funktion das Programm beenden will. Ein Ergebnis gibt man mit `return` zurück.",
}

SAETZE = {
    "ZeroDivisionError": "Hier wird durch 0 geteilt. Welcher Nenner kann 0 werden, und was soll dann gelten?",
    "IndexError": "Hier wird eine Stelle gelesen, die es in der Liste nicht gibt. Wie lang ist sie in diesem Beispiel?",
    "KeyError": "Hier wird ein Schlüssel gelesen, den es im Dictionary nicht gibt. Vergleich die Schreibweise mit dem Beispiel.",
    "NameError": "Hier steht ein Name, den Python nicht kennt. Vertippt, oder fehlt eine Zelle weiter oben?",
    "UnboundLocalError": "Hier wird eine Variable gelesen, bevor sie einen Wert hat. Was gilt, wenn keiner der Zweige sie setzt?",
    "AttributeError": "Hier wird etwas aufgerufen, das dieser Wert nicht kann. Welchen Typ hat er, und heißt es in Python vielleicht anders als in JavaScript?",
    "ImportError": "Hier wird etwas importiert, das nicht da ist. Für diese Übung genügt Python selbst.",
    "ModuleNotFoundError": "Hier wird etwas importiert, das nicht da ist. Für diese Übung genügt Python selbst.",
}


def fehlerhilfe(ausgang):
    """Höchstens drei Sätze zu einer Ausnahme: was geschah, wo, und wonach man schaut."""
    wo = f"Zeile {ausgang.zeile}, `{ausgang.code}`" if ausgang.code else ""
    kopf = f"Deine Funktion bricht mit {ausgang.grund} ab" + (f" ({wo})." if wo else ".")
    return f"{kopf} {_satz(ausgang)}"


def _satz(ausgang):
    if ausgang.verdeckt and ausgang.grund == "TypeError":
        name = ausgang.verdeckt[0]
        return f"Der Name `{name}` gehört eigentlich Python und ist in einer früheren Zelle überschrieben worden. `del {name}` holt das Original zurück."
    if "ellipsis" in ausgang.meldung:
        return "Da stehen noch drei Punkte, wo dein Code hingehört."
    if ausgang.grund == "ValueError" and "not in list" in ausgang.meldung:
        return "`liste.index(x)` gibt in Python nicht -1 zurück, wenn x fehlt, sondern bricht ab. Was soll in diesem Fall gelten?"
    if ausgang.grund == "TypeError" and "NoneType" in ausgang.meldung:
        return "Hier wird mit `None` gerechnet, als wäre es eine Zahl oder eine Liste. Woher kommt das `None`?"
    return SAETZE.get(ausgang.grund, f"Python meldet dazu: `{ausgang.meldung}`." if ausgang.meldung else "Sieh dir diese Zeile an.")
