"""Welches Thema als Nächstes geübt wird: eine einfache Wiedervorlage, ohne Widgets und ohne Uhr."""

from dataclasses import dataclass, field
from functools import reduce

PAUSE, GENUG_DANEBEN = 2, 3
REGEL = (
    "Was falsch war, kommt nach zwei anderen Aufgaben wieder. Ist nichts davon dran, bringt eine richtige Antwort ein neues Thema, "
    "solange es noch eines gibt; nach drei falschen hintereinander kommt auch einmal ein neues dazwischen. "
    "Was sitzt, ruht mit jedem „sicher“ doppelt so lang. Die Zahlen sind jedes Mal neu."
)


@dataclass(frozen=True)
class Karte:
    """Der Stand eines Themas: wann es zuletzt dran war, wie viele andere Aufgaben danach kommen sollen, und ob es schiefging."""

    zuletzt: int
    pause: int
    falsch: bool

    @property
    def faellig(self):
        """So viele Aufgaben müssen beantwortet sein, bis das Thema wieder an der Reihe ist."""
        return self.zuletzt + self.pause


@dataclass(frozen=True)
class Plan:
    """Was bisher beantwortet wurde: wie viele Aufgaben, je Thema eine Karte, und wie viele Antworten zuletzt hintereinander falsch waren.

    >>> plan = Plan().nach("uebung_1", richtig=False, sicher=True)
    >>> plan.naechstes(["uebung_1", "uebung_2", "uebung_3"])
    'uebung_2'
    """

    beantwortet: int = 0
    karten: dict[str, Karte] = field(default_factory=dict)
    daneben: int = 0

    def nach(self, thema, richtig, sicher):
        """Der Plan nach einer Antwort: falsch setzt die Pause auf zwei Aufgaben, richtig und sicher verdoppelt sie, richtig und unsicher lässt sie."""
        bisher = self.karten[thema].pause if thema in self.karten else PAUSE
        pause = PAUSE if not richtig else 2 * bisher if sicher else bisher
        nummer, daneben = self.beantwortet + 1, 0 if richtig else self.daneben + 1
        return Plan(nummer, {**self.karten, thema: Karte(nummer, pause, not richtig)}, daneben)

    def naechstes(self, themen):
        """Das nächste der `themen`, die vom leichten zum schweren geordnet sind.

        Zuerst, was falsch war und fällig ist. Dann nach einer richtigen Antwort das nächste neue Thema, danach was sonst fällig ist; nach einer
        falschen erst das Fällige, dann was schon sitzt, dann Neues. Am längsten Fälliges steht vorn. Bleibt nichts davon, kommt, was am längsten nicht dran war.
        Nach der dritten falschen hintereinander geht Neues allem vor, damit niemand nur noch seine Fehler sieht.
        Fehler: ValueError ohne Themen.
        """
        if not themen:
            raise ValueError("Es ist kein Thema ausgewählt. Gebraucht wird mindestens eines.")
        bekannt = sorted((thema for thema in themen if thema in self.karten), key=lambda thema: self.karten[thema].zuletzt)
        faellig = sorted((thema for thema in bekannt if self.karten[thema].faellig <= self.beantwortet), key=lambda thema: self.karten[thema].faellig)
        neu = [thema for thema in themen if thema not in self.karten]
        sitzt = [thema for thema in bekannt if not self.karten[thema].falsch]
        misslungen = [thema for thema in faellig if thema not in sitzt]
        vorab = neu if self.daneben == GENUG_DANEBEN else []
        return (vorab + misslungen + (faellig + sitzt + neu if self.daneben else neu + faellig) + bekannt)[0]

    def kommt_wieder(self, themen):
        """Die Themen, bei denen die letzte Antwort falsch war."""
        return [thema for thema in themen if thema in self.karten and self.karten[thema].falsch]


def aus_verlauf(antworten):
    """Der Plan nach einer Reihe früherer Antworten, jede ein Tripel (Thema, richtig, sicher)."""
    return reduce(lambda plan, antwort: plan.nach(*antwort), antworten, Plan())
