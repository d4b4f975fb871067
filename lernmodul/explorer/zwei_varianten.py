"""Zwei Varianten: Nur Fragen, die eine Variante löst und die andere nicht, trennen A von B."""

from ..metriken.unsicherheit import wilson_intervall
from .stil import balken, legende, rahmen, sicher, weite_tabelle, zahl, zeichen
from .tafel import Ansicht, Auswahl, Regler, Tafel, Vermutung

FRAGEN = 10

LEICHT = (
    "Wofür steht die Abkürzung CGMES?",
    "Was ist eine Marktlokation?",
    "Was ist eine Messlokation?",
    "Wozu dient eine UTILMD-Nachricht?",
    "Wozu dient eine MSCONS-Nachricht?",
    "Was ist eine mRID?",
    "Wofür steht das Kürzel EQ bei CGMES?",
    "Was ist ein Bilanzkreis?",
    "Was bedeutet APERAK?",
    "Was macht ein Netzbetreiber?",
)
ZU_SCHWER = (
    "Wie viel Strom brauchen wir im Winter?",
    "Welche Nachricht wird morgen abgelehnt?",
    "Rechne den Lastfluss für unser Netz nach.",
    "Welche Regel ändert sich als nächste?",
    "Vergleich alle Profile Satz für Satz.",
    "Programmier den ganzen Wechselprozess.",
    "Welcher Zähler fällt als nächster aus?",
    "Finde jeden Fehler in unserem Netzmodell.",
    "Wer kürzt uns die nächste Rechnung?",
    "Was haben wir bisher übersehen?",
)
# (Frage, was sie zum Randfall macht, löst A, löst B)
RANDFAELLE = (
    ("Wann brauche ich keine UTILMD?", "Verneinung", 0, 1),
    ("Und wie ist das bei Gas?", "Rückbezug", 0, 0),
    ("unterschied utilmd mscons kurz", "Stichworte", 0, 1),
    ("Was ist eine MaLo? Und was eine MeLo?", "zwei Fragen", 1, 0),
    ("Was galt vor der letzten Änderung?", "alte Fassung", 0, 1),
)
VORRAT = {"leicht": (LEICHT, 1), "zu schwer": (ZU_SCHWER, 0)}

BEDIENUNG = (
    Auswahl("uebrige", "Die übrigen Fragen sind", tuple((name, name) for name in VORRAT)),
    Regler("randfaelle", f"Randfälle unter den {FRAGEN}", 0, len(RANDFAELLE)),
)
BEISPIELE = {
    "zu leicht": {"uebrige": "leicht", "randfaelle": 0},
    "mit zwei Randfällen": {"uebrige": "leicht", "randfaelle": 2},
    "zu schwer": {"uebrige": "zu schwer", "randfaelle": 0},
}


def tafel(uebrige="leicht", randfaelle=0):
    """Erkundung mit einem Golden Set aus zehn Fragen: wie viele davon Randfälle sind und wie schwer die übrigen."""
    start = {"uebrige": uebrige, "randfaelle": randfaelle}
    return Tafel("Welche Fragen trennen A von B?", start, BEDIENUNG, ansicht, VERMUTUNG, BEISPIELE)


def ansicht(uebrige, randfaelle):
    """Zehn Fragen mit den Ergebnissen beider Varianten, die Quoten und welche Fragen entscheiden."""
    faelle = _faelle(uebrige, randfaelle)
    zahlen = _zahlen(faelle)
    satz = _satz(zahlen)
    return Ansicht(zahlen, satz, rahmen(_html(faelle, zahlen), satz))


def _faelle(uebrige, randfaelle):
    fragen, geloest = VORRAT[uebrige]
    gewoehnlich = [(frage, "", geloest, geloest) for frage in fragen[: FRAGEN - randfaelle]]
    return [*RANDFAELLE[:randfaelle], *gewoehnlich]


def _zahlen(faelle):
    a, b = ([fall[spalte] for fall in faelle] for spalte in (2, 3))
    return {
        "treffer_a": sum(a),
        "treffer_b": sum(b),
        "quote_a": sum(a) / len(faelle),
        "quote_b": sum(b) / len(faelle),
        "siege_a": sum(x > y for x, y in zip(a, b)),
        "siege_b": sum(y > x for x, y in zip(a, b)),
        "n": len(faelle),
    }


# Worte


def _satz(zahlen):
    if zahlen["siege_a"] or zahlen["siege_b"]:
        return f"{_siege(zahlen)} Die übrigen sagen über den Unterschied nichts."
    alle, urteil = ("alle", "leicht") if zahlen["treffer_a"] else ("keine der", "schwer")
    return f"Beide lösen {alle} {zahlen['n']} Fragen. Dieses Golden Set ist zu {urteil}, um A und B zu unterscheiden."


def _siege(zahlen):
    siege = {variante.upper(): zahlen[f"siege_{variante}"] for variante in "ba" if zahlen[f"siege_{variante}"]}
    if sum(siege.values()) == 1:
        return f"Eine von {zahlen['n']} Fragen entscheidet, und zwar für {next(iter(siege))}."
    gewonnen = " und ".join(f"{anzahl} für {variante}" for variante, anzahl in siege.items())
    return f"{sum(siege.values())} von {zahlen['n']} Fragen entscheiden: {gewonnen}."


VERMUTUNG = Vermutung(
    f"Beide Varianten lösen alle {FRAGEN} leichten Fragen. Du tauschst sie gegen {FRAGEN} Fragen, für die keine der beiden gebaut ist. "
    "Was macht der Abstand von A zu B?",
    "bleibt gleich",
    "An diesen Fragen scheitern beide, also liegen sie wieder gleichauf. Ein Abstand entsteht nur an Fragen, "
    "die eine Variante löst und die andere nicht. Nimm Randfälle hinzu.",
    ("wächst", "bleibt gleich", "schrumpft"),
    {
        "wächst": "Schwer allein trennt nicht.",
        "schrumpft": "Kleiner konnte er nicht werden, er war schon 0.",
    },
)


# Bild

TON = {"a": "blau", "b": "lila"}
QUOTEN = (("Variante", "5.5rem"), ("gelöst", "4.5rem"), ("Quote", "auto"), ("", "4rem"), ("95-%-Intervall", "9rem"))
FRAGEN_SPALTEN = (("Frage", "auto"), ("Randfall", "6.8rem"), ("A", "3rem"), ("B", "3rem"), ("entscheidet", "6rem"))
GETRENNT = "background:color-mix(in srgb,var(--lm-blau) 14%,transparent)"


def _html(faelle, zahlen):
    quoten = weite_tabelle(QUOTEN, (_quote(variante, zahlen) for variante in TON))
    erklaerung = legende([("a", "A löst"), ("b", "B löst"), ("daneben", "nicht gelöst")])
    hinweis = '<p class="lm-leise" style="margin:0">Fragen und Ergebnisse sind erfunden.</p>'
    fragen = weite_tabelle(FRAGEN_SPALTEN, (_frage(*fall) for fall in faelle))
    return f'<div class="lm-block">{quoten}</div><div class="lm-block">{fragen}</div>{erklaerung}{hinweis}'


def _zeile(erste, *zellen, stil=""):
    rest = "".join(f'<td style="padding-left:8px">{zelle}</td>' for zelle in zellen)
    return f'<tr style="{stil}"><th scope="row" style="padding-left:8px">{erste}</th>{rest}</tr>'


def _quote(variante, zahlen):
    treffer, n = zahlen[f"treffer_{variante}"], zahlen["n"]
    unten, oben = wilson_intervall(treffer, n)
    name = f"{zeichen(variante)} {variante.upper()}"
    return _zeile(name, f"{treffer} / {n}", balken(treffer / n, TON[variante]), zahl(treffer / n), f"{unten:.3f} bis {oben:.3f}")


def _frage(frage, randfall, a, b):
    urteil = "" if a == b else f"<b>für {'A' if a else 'B'}</b>"
    art = f'<span class="lm-leise">{sicher(randfall)}</span>'
    return _zeile(sicher(frage), art, _marke("a", a), _marke("b", b), urteil, stil=GETRENNT if urteil else "")


def _marke(variante, geloest):
    return f"{zeichen(variante if geloest else 'daneben')} {geloest}"
