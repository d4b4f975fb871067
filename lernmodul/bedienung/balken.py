"""Ein Balken für Rechnungen, die einen Augenblick dauern."""

from IPython.display import display
from ipywidgets import HTML, HBox, IntProgress

from ..explorer.stil import sicher
from ..metriken.grundlagen import meldung


def mit_balken(rechnung, *args, text="Rechnet", **weiter):
    """Zeigt einen Balken, ruft `rechnung(*args, fortschritt=…, **weiter)` auf und gibt ihr Ergebnis zurück.

    Einheit/Form: `rechnung` eine Funktion, die `fortschritt(erledigt, gesamt)` aufruft, zum Beispiel `messe_suchen` oder `zusammenhaenge`.
    Fehler: TypeError, wenn `rechnung` keine Funktion ist.
    """
    if not callable(rechnung):
        raise TypeError(meldung("rechnung", rechnung, "eine Funktion ohne Klammern, zum Beispiel mit_balken(messe_suchen)"))
    balken, daneben = IntProgress(layout={"width": "16em"}), HTML(f"{sicher(text)} …")
    display(HBox([balken, daneben]))

    def fortschritt(erledigt, gesamt):
        balken.max, balken.value = gesamt, erledigt
        daneben.value = f"{sicher(text)}: {erledigt} von {gesamt}"

    ergebnis = rechnung(*args, fortschritt=fortschritt, **weiter)
    balken.bar_style = "success"
    return ergebnis
