"""Metriken der Klassifikation, aus vier Anzahlen gerechnet. „Positiv“ heißt gemeldet, nicht gut."""

from collections import Counter
from dataclasses import dataclass, fields

from lernmodul.metriken.grundlagen import anzahlen, ganze_zahl, gleich_lang, ja_nein, quotient, reelle_zahl

NAMEN = {"accuracy": "Accuracy", "precision": "Precision", "recall": "Recall", "fallout": "Fall-out", "f1": "F1"}
_NENNER = {
    "accuracy": ("tp", "fp", "fn", "tn"),
    "precision": ("tp", "fp"),
    "recall": ("tp", "fn"),
    "fallout": ("fp", "tn"),
    "f1": ("tp", "fp", "fn"),
}


def accuracy(*, tp, fp, fn, tn):
    """Anteil der richtigen Urteile an allen Urteilen.

    Formel: Accuracy = (TP + TN) / (TP + FP + FN + TN)
    Einheit/Form: vier Anzahlen, ganze Zahlen ab 0; Zahl von 0 bis 1.
    Undefiniert: Ohne ein einziges Urteil ist 0/0 per Regel 0.0.
    Nicht verwechseln mit: der Precision, die nur die Meldungen ansieht. „Genauigkeit“ kann beides heißen: Der Nenner entscheidet.
    Sind Fehler selten, hat auch ein Prüfer, der nie etwas meldet, eine hohe Accuracy.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist.
    Quelle: Kurstext, Baustein 02.

    >>> accuracy(tp=2, fp=2, fn=1, tn=5)
    0.7
    """
    tp, fp, fn, tn = anzahlen(tp=tp, fp=fp, fn=fn, tn=tn)
    return quotient(tp + tn, tp + fp + fn + tn)


def precision(*, tp, fp):
    """Anteil der Meldungen, die berechtigt sind.

    Formel: Precision = TP / (TP + FP)
    Einheit/Form: zwei Anzahlen, ganze Zahlen ab 0; Zahl von 0 bis 1.
    Undefiniert: Wer nie meldet, hat keine Precision; 0/0 ist per Regel 0.0.
    Nicht verwechseln mit: dem Recall. Derselbe Zähler, aber der Recall teilt durch die wirklich fehlerhaften Fälle.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist.
    Quelle: Kurstext, Baustein 02; Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.3.

    >>> precision(tp=2, fp=2)
    0.5
    """
    tp, fp = anzahlen(tp=tp, fp=fp)
    return quotient(tp, tp + fp)


def recall(*, tp, fn):
    """Anteil der wirklich fehlerhaften Fälle, die gemeldet wurden.

    Formel: Recall = TP / (TP + FN)
    Einheit/Form: zwei Anzahlen, ganze Zahlen ab 0; Zahl von 0 bis 1.
    Undefiniert: Wo nichts fehlerhaft ist, gibt es nichts zu finden; 0/0 ist per Regel 0.0.
    Nicht verwechseln mit: der Precision (teilt durch die Meldungen) und mit Recall@k der Suche (Anteil der Fragen, nicht der Fälle).
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist.
    Quelle: Kurstext, Baustein 02; Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, Kap. 8.3.

    >>> recall(tp=3, fn=1)
    0.75
    """
    tp, fn = anzahlen(tp=tp, fn=fn)
    return quotient(tp, tp + fn)


def fallout(*, fp, tn):
    """Anteil der einwandfreien Fälle, die zu Unrecht gemeldet wurden.

    Formel: Fall-out = FP / (FP + TN)
    Einheit/Form: zwei Anzahlen, ganze Zahlen ab 0; Zahl von 0 bis 1, niedrig ist gut.
    Undefiniert: Wo nichts einwandfrei ist, ist 0/0 per Regel 0.0. Das sähe wie ein perfekter Wert aus, ist aber keiner.
    Nicht verwechseln mit: 1 − Precision, dem Anteil der Fehlalarme an den Meldungen. Der Fall-out teilt durch die einwandfreien Fälle.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist.
    Quelle: Womser-Hacker 2004, Theorie des Information Retrieval III: Evaluierung, S. 227–235; in der Statistik heißt er Falsch-Positiv-Rate.

    >>> fallout(fp=2, tn=6)
    0.25
    """
    fp, tn = anzahlen(fp=fp, tn=tn)
    return quotient(fp, fp + tn)


def f_score(*, tp, fp, fn, beta=1.0):
    """Gewichtetes harmonisches Mittel aus Precision und Recall; der Recall zählt β-mal so viel.

    Formel: F = (1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP); gekürzt um 1 + β² und mit α = 1 / (1 + β²):
    F = TP / (TP + (1 − α)·FN + α·FP)
    Einheit/Form: drei Anzahlen, ganze Zahlen ab 0, `beta` eine endliche Zahl ab 0 (0 ergibt die Precision); Zahl von 0 bis 1.
    Undefiniert: 0/0 ist per Regel 0.0. Sind nur Precision und Recall 0, ist F wirklich 0 und nicht undefiniert.
    Nicht verwechseln mit: dem arithmetischen Mittel. Precision 1 und Recall 0 ergeben hier 0, nicht 0.5.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist oder `beta` negativ.
    Quelle: van Rijsbergen 1979, Information Retrieval, Kap. 7.

    >>> f_score(tp=2, fp=1, fn=3)  # 2·2 / (2·2 + 3 + 1)
    0.5
    >>> f_score(tp=2, fp=2, fn=1, beta=0) == precision(tp=2, fp=2)
    True
    """
    tp, fp, fn = anzahlen(tp=tp, fp=fp, fn=fn)
    beta = reelle_zahl("beta", beta, mindestens=0)
    alpha = 1 / (1 + beta * beta)  # gekürzt, denn mit großem β liefen Zähler und Nenner über
    return quotient(tp, tp + (1 - alpha) * fn + alpha * fp)


@dataclass(frozen=True, repr=False)
class Konfusionsmatrix:
    """Die vier Anzahlen eines Prüfers und was daraus folgt. Zeilen sind die Wahrheit, Spalten das Urteil.

    Einheit/Form: `tp`, `fp`, `fn`, `tn` ganze Zahlen ab 0; `accuracy`, `precision`, `recall`, `fallout` und `f1` sind Zahlen von 0 bis 1.
    Undefiniert: 0/0 ist per Regel 0.0; `undefiniert` nennt die Metriken, die es trifft, und jede Anzeige kennzeichnet sie.
    Nicht verwechseln mit: der Konfusionsmatrix von scikit-learn, die Klassen sortiert: dort steht TN links oben.
    Fehler: TypeError oder ValueError mit Feld und Wert, wenn eine Anzahl keine ganze Zahl ab 0 ist.
    Quelle: Kurstext, Baustein 02.

    >>> Konfusionsmatrix(tp=3, fp=1, fn=1, tn=5)
    Konfusionsmatrix: TP 3, FP 1, FN 1, TN 5 · Accuracy 0.800 · Precision 0.750 · Recall 0.750 · Fall-out 0.167 · F1 0.750
    >>> sorted(Konfusionsmatrix(tp=0, fp=0, fn=1, tn=19).undefiniert)
    ['precision']
    """

    tp: int
    fp: int
    fn: int
    tn: int

    def __post_init__(self):
        for feld in fields(self):
            object.__setattr__(self, feld.name, ganze_zahl(feld.name, getattr(self, feld.name)))

    @classmethod
    def aus_urteilen(cls, echt, gemeldet):
        """Zählt aus zwei gleich langen Reihen von 0 und 1 (oder False und True) die vier Felder aus.

        Einheit/Form: `echt[i]` ist 1, wenn Antwort i wirklich fehlerhaft ist, `gemeldet[i]`, wenn der Prüfer sie meldet;
        Listen, Tupel, numpy-Arrays und Spalten einer Tabelle.
        Undefiniert: Zwei leere Reihen ergeben vier Nullen; dann ist jede Metrik undefiniert.
        Nicht verwechseln mit: der Reihenfolge (gemeldet, echt). Vertauscht man die Reihen, vertauschen sich FP und FN.
        Fehler: ValueError bei verschieden langen Reihen; TypeError oder ValueError mit Stelle und Wert, wenn etwas anderes
        als 0, 1, False oder True darin steht.

        >>> Konfusionsmatrix.aus_urteilen(echt=[1, 1, 0, 0, 0], gemeldet=[1, 0, 1, 0, 0]).tn
        2
        """
        echt, gemeldet = gleich_lang(echt=echt, gemeldet=gemeldet)
        paare = Counter(zip(ja_nein("echt", echt), ja_nein("gemeldet", gemeldet)))
        return cls(tp=paare[1, 1], fp=paare[0, 1], fn=paare[1, 0], tn=paare[0, 0])

    @property
    def accuracy(self):
        """Anteil der richtigen Urteile."""
        return accuracy(tp=self.tp, fp=self.fp, fn=self.fn, tn=self.tn)

    @property
    def precision(self):
        """Anteil der berechtigten Meldungen."""
        return precision(tp=self.tp, fp=self.fp)

    @property
    def recall(self):
        """Anteil der gefundenen unter den wirklich fehlerhaften Fällen."""
        return recall(tp=self.tp, fn=self.fn)

    @property
    def fallout(self):
        """Anteil der zu Unrecht gemeldeten unter den einwandfreien Fällen."""
        return fallout(fp=self.fp, tn=self.tn)

    @property
    def f1(self):
        """Harmonisches Mittel aus Precision und Recall."""
        return f_score(tp=self.tp, fp=self.fp, fn=self.fn)

    @property
    def undefiniert(self):
        """Die Namen der Metriken, deren Nenner hier 0 ist."""
        return frozenset(metrik for metrik, nenner in _NENNER.items() if not any(getattr(self, feld) for feld in nenner))

    def __repr__(self):
        anzahlen_text = ", ".join(f"{feld.name.upper()} {getattr(self, feld.name)}" for feld in fields(self))
        return " · ".join([f"Konfusionsmatrix: {anzahlen_text}", *(f"{NAMEN[m]} {self._text(m)}" for m in NAMEN)])

    def _text(self, metrik):
        return "undefiniert, nach unserer Regel 0.0" if metrik in self.undefiniert else f"{getattr(self, metrik):.3f}"

    def _repr_html_(self):
        zellen = {feld: _ZELLE.format(form=form, name=feld.upper(), anzahl=getattr(self, feld)) for feld, form in _FORM.items()}
        werte = "".join(f'<tr><th scope="row">{name}</th><td>{self._text(metrik)}</td></tr>' for metrik, name in NAMEN.items())
        return _HTML.format(werte=werte, **zellen)


_FORM = {  # die Form trägt die Bedeutung, die Farbe hilft nur mit
    "tp": '<circle cx="6" cy="6" r="5" fill="var(--lm-blau)"/>',
    "fp": '<path d="M6 1 L11 11 L1 11 Z" fill="#B87900"/>',
    "fn": '<circle cx="6" cy="6" r="4" fill="none" stroke="#D55E00" stroke-width="2"/>',
    "tn": '<rect x="3" y="3" width="6" height="6" fill="#8a8a8a"/>',
}
_ZELLE = '<td><svg width="12" height="12" aria-hidden="true">{form}</svg> <b>{name}</b> {anzahl}</td>'
_HTML = """<style>
.lm-km{{--lm-blau:#0072B2;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:center;
 color:var(--jp-ui-font-color1,#222);font:14px/1.4 var(--jp-ui-font-family,system-ui)}}
[data-jp-theme-light="false"] .lm-km{{--lm-blau:#56B4E9}}
.lm-km table{{color:inherit;font:inherit;table-layout:auto;border-collapse:separate;border-spacing:4px;margin:0}}
div.lm-km tbody tr:nth-child(n){{background:none}}
.lm-km th,.lm-km td{{text-align:left;font-weight:400;padding:2px 8px;font-variant-numeric:tabular-nums}}
.lm-km-felder td{{min-width:min(5.5em,15vw);padding:8px min(12px,2vw);border-radius:8px;background:color-mix(in srgb,currentColor 6%,transparent)}}
.lm-km b{{font-weight:600}}
</style><div class="lm-km"><table class="lm-km-felder" aria-label="Konfusionsmatrix: Zeilen Wahrheit, Spalten Urteil">
<tr><td style="background:none"></td><th scope="col">gemeldet</th><th scope="col">nicht gemeldet</th></tr>
<tr><th scope="row">wirklich fehlerhaft</th>{tp}{fn}</tr>
<tr><th scope="row">einwandfrei</th>{fp}{tn}</tr></table>
<table aria-label="Metriken">{werte}</table></div>"""
