"""Eine kleine Tabelle, die sich als Text und als HTML zeigt, und ein Blatt aus mehreren solchen Anzeigen."""

from .stil import STIL, sicher, tabelle

# In Ausgaben richtet JupyterLab Tabellen rechts aus; die Erkundungen stehen in Widgets und sind davon nicht betroffen.
LINKS = (
    "<style>div.lm.lm-tabelle{overflow-x:auto}div.lm.lm-tabelle table th,div.lm.lm-tabelle table td{text-align:left;padding:3px min(18px,2vw) 3px 0}</style>"
)
PASST = 4  # so viele Spalten haben auch auf einem schmalen Bildschirm Platz


class Tabelle:
    """Kopf und Zeilen aus Texten."""

    def __init__(self, kopf, zeilen):
        self.kopf, self.zeilen = tuple(map(str, kopf)), [tuple(map(str, zeile)) for zeile in zeilen]

    def __repr__(self):
        breiten = [max(map(len, spalte)) for spalte in zip(self.kopf, *self.zeilen)]
        return "\n".join("  ".join(zelle.ljust(breite) for zelle, breite in zip(zeile, breiten)).rstrip() for zeile in (self.kopf, *self.zeilen))

    def _repr_html_(self):
        inhalt = tabelle(map(sicher, self.kopf), [tuple(map(sicher, zeile)) for zeile in self.zeilen])
        return f'{STIL}{LINKS}<div class="lm lm-tabelle"{self._verschiebbar()}>{inhalt}</div>'

    def _verschiebbar(self):
        """Was eine breite Tabelle braucht, damit sie sich auch mit der Tastatur seitlich verschieben lässt."""
        name = sicher(f"Tabelle: {', '.join(filter(None, self.kopf))}")
        return f' role="group" aria-label="{name}" tabindex="0"' if len(self.kopf) > PASST else ""


class Blatt:
    """Mehrere Anzeigen untereinander, als Text und als HTML."""

    def __init__(self, *teile):
        self.teile = teile

    def __repr__(self):
        return "\n".join(map(repr, self.teile))

    def _repr_html_(self):
        return "".join(f'<div style="margin:10px 0">{teil._repr_html_()}</div>' for teil in self.teile)


def zeige_tabelle(kopf, zeilen):
    """Zeigt Zeilen aus Texten oder Zahlen unter einem Kopf."""
    return Tabelle(kopf, zeilen)
