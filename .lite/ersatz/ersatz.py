"""Statt eines Pakets, das es im Browser nicht gibt: ein Satz, was fehlt und wo das Notebook läuft."""


class NurMitInstallation(ImportError):
    """Ein Import, der hier nicht gelingen kann; gezeigt wird nur der Satz, ohne die Aufrufe bis dahin."""

    def _render_traceback_(self):
        return [str(self)]


def fehlt(paket):
    raise NurMitInstallation(
        f"Hier wird {paket} gebraucht, und das gibt es im Browser nicht.\n"
        "Auf deinem Rechner geht es; wie du den Kurs dort einrichtest, steht in der README unter „Loslegen“.\n"
        "Im Browser fehlen 07, 09, 11 und eine Erkundung in 08, alles andere läuft.")
