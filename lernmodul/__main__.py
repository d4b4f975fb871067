"""`python -m lernmodul`: gelöste Kopien schreiben, Antworten in eine neue Fassung übernehmen."""

import sys

from .befehle.aufruf import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
