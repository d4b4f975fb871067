"""Übung 9: Kann das Gewicht α zwei Listen nach T vertauschen? Erst ganz beurteilt, dann mit Lücken."""

from dataclasses import replace
from unicodedata import normalize

from ..metriken.ohne_gesamtzahl import t_score
from .arten import Beispielaufgabe
from .kern import Denkfehler
from .lesen import Formfehler, als_liste, benannt, benenne, lies_zahl
from .schutz import probiere
from .verhalten import gilt

KLEIN, GROSS = GEWICHTE = 0.1, 0.9
UNMOEGLICH = ("unmöglich", "unmoeglich")
LAENGSTE = 1000
GLEICH = 1e-9  # verschiedene T liegen bei so kurzen Listen weiter auseinander
FORM = "Eine Liste ist `(n_p, n_n, K)`."
PAAR = "Gefragt ist ein Paar `(liste_a, liste_b)`, mit dem anderen Teil zusammen also `((liste_a, liste_b), (liste_c, liste_d))`."


# Lesen: aus jedem Teil wird ein Paar von Listen oder None für „unmöglich“.


def lies(wert):
    """Zwei Teile, jeder ein Paar aus Tripeln ganzer Zahlen oder None."""
    teile = als_liste(wert)
    if teile is None or len(teile) != 2:
        raise Formfehler("teile", f"Gefragt ist `(teil_1, teil_2)`. Angekommen ist {benannt(wert, teile)}.")
    return tuple(_lies_teil(teil, f"Teil {nummer}") for nummer, teil in enumerate(teile, start=1))


def _lies_teil(teil, name):
    if teil is None or (issubclass(type(teil), str) and normalize("NFC", str.__str__(teil)).strip().casefold() in UNMOEGLICH):
        return None
    paar = als_liste(teil)
    if paar is not None and len(paar) == 3 and all(type(zahl) is int for zahl in paar):
        raise Formfehler("paar", f"{name} ist eine einzelne Liste. {PAAR}")
    if paar is None or len(paar) != 2:
        art = "offen" if teil is ... else "paar"
        raise Formfehler(art, f'{name} ist {benenne(teil)}. Gefragt ist ein Paar aus zwei Listen oder der Text "unmöglich".')
    return tuple(_lies_liste(liste, f"{name}, Liste {buchstabe}") for liste, buchstabe in zip(paar, "AB"))


def _lies_liste(liste, name):
    werte = als_liste(liste)
    if werte is None or len(werte) != 3:
        raise Formfehler("offen" if liste is ... else "liste", f"{name} ist {benannt(liste, werte)}. {FORM}")
    n_p, n_n, k = (_lies_anzahl(wert, f"{name}: {feld}") for wert, feld in zip(werte, ("n_p", "n_n", "K")))
    if not 1 <= k <= LAENGSTE:
        raise Formfehler("laenge", f"{name}: K ist {k}. Eine Liste hat hier 1 bis {LAENGSTE} Plätze.")
    return n_p, n_n, k


def _lies_anzahl(wert, name):
    zahl = lies_zahl(wert, name, f"Gefragt ist eine Anzahl. {FORM}")
    if zahl < 0 or zahl != int(zahl):
        raise Formfehler("anzahl", f"{name} ist {zahl:g}. Gefragt ist eine ganze Zahl ab 0.")
    return int(zahl)


# Messen


def _abstand(paar, alpha, form="summary"):
    a, b = (t_score(*liste, alpha, form=form) for liste in paar)
    return 0.0 if abs(a - b) < GLEICH else a - b


def dreht(paar, form="summary"):
    """Ob bei kleinem α die eine Liste vorn liegt und bei großem die andere."""
    return _abstand(paar, KLEIN, form) * _abstand(paar, GROSS, form) < 0


def _gleichauf(paar):
    return 0 in (_abstand(paar, KLEIN), _abstand(paar, GROSS))


def ganz_beurteilt(liste):
    n_p, n_n, k = liste
    return n_p + n_n == k


def _passt(paar):
    return all(n_p + n_n <= k for n_p, n_n, k in paar)


def _gleicher_anteil(paar):
    (p_a, n_a, k_a), (p_b, n_b, k_b) = paar
    return (p_a + n_a) * k_b == (p_b + n_b) * k_a


def _t(liste, alpha):
    return f"{round(t_score(*liste, alpha), 3) + 0.0:.3f}".replace("-", "−")  # + 0.0: aus −0.0 wird 0.0


def _tabelle(paar):
    """T beider Listen bei beiden Gewichten."""
    zeilen = [("", *(f"α = {alpha}" for alpha in GEWICHTE))]
    zeilen += [(f"{name} {liste}", *(_t(liste, alpha) for alpha in GEWICHTE)) for name, liste in zip("AB", paar)]
    breite = max(len(zeile[0]) for zeile in zeilen)
    return "\n```\n" + "".join(f"{kopf:{breite}}  {klein:>7}  {gross:>7}\n" for kopf, klein, gross in zeilen) + "```\n"


def messwerte(teile):
    """Wie groß T jeder angegebenen Liste bei kleinem und bei großem α ist."""
    return "".join(f"T in Teil {nummer}:{_tabelle(paar)}" for nummer, paar in enumerate(teile, start=1) if paar and _passt(paar))


def fazit(teile):
    vorn, hinten = ("A", "B") if _abstand(teile[1], KLEIN) > 0 else ("B", "A")
    return (
        f"Ganz beurteilt gibt es kein solches Paar, mit Lücken schon. T in Teil 2:{_tabelle(teile[1])}"
        f"Bei α = {KLEIN} liegt {vorn} vorn, bei α = {GROSS} {hinten}."
    )


# Denkfehler: Bedingungen an die gelesenen Teile; ein Formfehler erfüllt keine.


def _gilt(bedingung):
    return gilt(lambda teile: bedingung(*teile))


def _andere_form(erster, zweiter):
    return any(paar and dreht(paar, "code") and not dreht(paar) and not _gleichauf(paar) for paar in (erster, zweiter))


DENKFEHLER = (
    Denkfehler(
        "mehr_als_k",
        "mehr Urteile als Plätze",
        "In einer deiner Listen sind mehr Plätze beurteilt, als sie hat: nₚ + nₙ darf K nicht übersteigen. Steht K bei dir an dritter Stelle?",
        "meine_listen = ('unmöglich', ((3, 3, 5), (1, 0, 5)))\n",
        verhalten=_gilt(lambda *teile: any(paar and not _passt(paar) for paar in teile)),
    ),
    Denkfehler(
        "luecken_in_teil_1",
        "Lücken schon im ersten Teil",
        "Im ersten Teil sind beide Listen ganz beurteilt, bei dir bleiben Plätze ohne Urteil. Auf solche Lücken kommt es erst im zweiten Teil an. "
        "Such erst ein Paar, bei dem nₚ + nₙ überall K ergibt.",
        "meine_listen = (((2, 0, 4), (3, 1, 4)), ((2, 0, 4), (3, 1, 4)))\n",
        verhalten=_gilt(lambda erster, zweiter: erster and not all(map(ganz_beurteilt, erster))),
    ),
    Denkfehler(
        "andere_form",
        "die Treffer nicht durch K geteilt",
        "Deine Listen tauschen die Plätze nur, wenn man allein die Irrelevanten durch K teilt. In der Formel steht der ganze Zähler über K, auch die Treffer. "
        "Was ergibt T dann für beide?",
        "meine_listen = (((1, 0, 1), (2, 18, 20)), ((2, 0, 4), (3, 1, 4)))\n",
        verhalten=_gilt(_andere_form),
    ),
    Denkfehler(
        "bleibt_in_teil_1",
        "ein ganz beurteiltes Paar versucht",
        "Dein Paar im ersten Teil ist ganz beurteilt, und es tauscht die Plätze nicht. Vergleich unten, wie weit A und wie weit B rückt. "
        "Versuch ein zweites Paar: Was ist wieder gleich?",
        "meine_listen = (((3, 2, 5), (1, 4, 5)), ((2, 0, 4), (3, 1, 4)))\n",
        verhalten=_gilt(lambda erster, zweiter: erster),
    ),
    Denkfehler(
        "teil_2_aufgegeben",
        "im zweiten Teil aufgegeben",
        "Im zweiten Teil gibt es ein solches Paar. Anders als im ersten dürfen Plätze unbeurteilt bleiben, und die kosten nichts. "
        "Was passiert mit einer Liste voller Lücken, wenn α steigt?",
        "meine_listen = ('unmöglich', 'unmöglich')\n",
        verhalten=_gilt(lambda erster, zweiter: not zweiter),
    ),
    Denkfehler(
        "teil_2_ohne_luecke",
        "auch der zweite Teil ganz beurteilt",
        "Auch im zweiten Teil sind bei dir beide Listen ganz beurteilt. Dort darf nₚ + nₙ kleiner sein als K. Nimm einer der beiden ein paar Urteile weg.",
        "meine_listen = ('unmöglich', ((3, 2, 5), (1, 4, 5)))\n",
        verhalten=_gilt(lambda erster, zweiter: all(map(ganz_beurteilt, zweiter))),
    ),
    Denkfehler(
        "gleichstand",
        "Gleichstand bei einem der Gewichte",
        "Bei mindestens einem der beiden α haben deine Listen im zweiten Teil dasselbe T, vorn liegt dann keine. "
        "Gefragt ist ein Paar, bei dem die Führung wechselt. Welche Liste müsste beim Gleichstand vorn liegen?",
        "meine_listen = ('unmöglich', ((1, 0, 3), (2, 3, 5)))\n",
        verhalten=_gilt(lambda erster, zweiter: _gleichauf(zweiter)),
    ),
    Denkfehler(
        "gleich_viele_luecken",
        "beide Listen zum gleichen Anteil beurteilt",
        "Im zweiten Teil sind deine Listen zum gleichen Anteil beurteilt und rücken deshalb gleich weit. Die Führung wechselt nur, wenn eine von beiden weiter rückt. "
        "Wo könntest du Urteile hinzufügen oder weglassen?",
        "meine_listen = ('unmöglich', ((3, 1, 5), (1, 3, 5)))\n",
        verhalten=_gilt(lambda erster, zweiter: not dreht(zweiter) and _gleicher_anteil(zweiter)),
    ),
    Denkfehler(
        "tauscht_nicht",
        "die Führung bleibt",
        "Im zweiten Teil liegt bei beiden α dieselbe Liste vorn. Gefragt ist ein Paar, das die Plätze tauscht. "
        "Welche deiner Listen rückt bei großem α weiter nach unten, und liegt sie bei kleinem α vorn?",
        "meine_listen = ('unmöglich', ((3, 0, 5), (1, 4, 5)))\n",
        verhalten=_gilt(lambda erster, zweiter: not dreht(zweiter)),
    ),
)

LOESUNG = """\
# Ganz beurteilt ist n_n = K - n_p. Dann ist T = ((1 - α)·n_p - α·(K - n_p)) / K = n_p / K - α:
# Jede Liste rückt um dasselbe α nach unten, die Reihenfolge bleibt.
teil_1 = "unmöglich"
# Mit Lücken rückt A kaum: Es hat keine Irrelevanten. B hat mehr Treffer und bezahlt bei großem α.
teil_2 = ((1, 0, 5), (3, 2, 5))
meine_listen = (teil_1, teil_2)
"""


class Entdeckung(Beispielaufgabe):
    """Sagt schon etwas zu dem einen Teil, solange der andere noch offen ist."""

    def _befund(self, wert):
        befund = super()._befund(wert)
        stand = probiere(lambda: _zwischenstand(wert)) if befund.status == "offen" else None
        if stand is None or stand.art != "wert" or not stand.wert:
            return replace(befund, hinweise=tuple(filter(None, befund.hinweise)))
        offen, *hinweise = stand.wert
        return replace(befund, text=f"Teil {offen} ist noch offen. Ersetz dort die drei Punkte und führ beide Zellen noch einmal aus.", hinweise=tuple(hinweise))


def _zwischenstand(wert):
    """Die Nummer des offenen Teils und was zum anderen zu sagen ist; nichts, solange beide offen sind."""
    teile = als_liste(wert)
    if teile is None or len(teile) != 2 or [teil is ... for teil in teile] not in ([True, False], [False, True]):
        return ()
    nummer = 1 if teile[1] is ... else 2
    saetze = tuple(_zum_teil(teile[nummer - 1], nummer))
    return (3 - nummer, *saetze) if saetze else ()


def _zum_teil(teil, nummer):
    try:
        paar = _lies_teil(teil, f"Teil {nummer}")
    except Formfehler as form:
        if form.art != "offen":
            yield form.text
        return
    if paar is None:
        yield f"In Teil {nummer} ist „unmöglich“ angekommen."
    elif not _passt(paar):
        yield f"In Teil {nummer} übersteigt nₚ + nₙ die Zahl der Plätze K."
    else:
        if nummer == 1 and not all(map(ganz_beurteilt, paar)):
            yield "In Teil 1 bleiben Plätze ohne Urteil. Dort soll nₚ + nₙ überall K ergeben."
        yield messwerte([None] * (nummer - 1) + [paar])


uebung_9 = Entdeckung(
    name="uebung_9",
    nummer=9,
    titel="Übung 9: Was kann α?",
    text="T ist in der Form der Zusammenfassung ((1 − α)·nₚ − α·nₙ) / K, in Python `ohne_gesamtzahl.t_score(n_p, n_n, k, alpha)`. "
    "Gib jede Liste als `(n_p, n_n, K)` an und jedes Paar als `(liste_a, liste_b)`.\n\n"
    "**Teil 1.** Such zwei Listen, bei denen jeder Platz beurteilt ist (nₚ + nₙ = K), und zwar so, dass bei α = 0.1 die eine vorn liegt "
    'und bei α = 0.9 die andere. Bist du überzeugt, dass es kein solches Paar gibt, schreib stattdessen `"unmöglich"`.\n\n'
    "**Teil 2.** Dieselbe Frage, aber jetzt dürfen Plätze unbeurteilt bleiben (nₚ + nₙ < K).\n\n"
    "Die Antwort ist `(teil_1, teil_2)`. Solange in einem Teil noch `...` steht, siehst du T zu deinem Versuch im anderen.",
    stufe="mittel",
    minuten=10,
    antwortname="meine_listen",
    komponenten=(),
    loesung_programm=LOESUNG,
    tipps=(
        "Nimm zwei kleine Listen und lass dir T für beide α zeigen. Wie weit rückt jede, wenn α von 0.1 auf 0.9 steigt?",
        "Setz im ersten Teil für nₙ ein, was dort gilt, und kürz. An welcher Stelle steht α danach noch?",
        "Im zweiten Teil sollen die Listen verschieden weit rücken. Stell eine mit wenigen Treffern und lauter Lücken gegen eine, die mehr trifft, aber keine Lücke hat.",
    ),
    danach="Zwei Kollegen streiten, ob α = 0.3 oder 0.7 richtig ist. Was ändert das an der Rangfolge ihrer Suchen, wenn jede Liste ganz beurteilt ist?",
    liste=DENKFEHLER,
    lies=lies,
    fazit=fazit,
    messwerte=messwerte,
)
