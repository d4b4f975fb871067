"""Die Dateien der Lernenden → schlichte Werte, oder ein Fehler, der sagt, wo es hakt."""

from .bericht import EinleseFehler
from .laeufe import Lauf, faelle_aus, lies_laeufe
from .retrieval_response import lies_retrieval_response
from .saetze import lies_antworten, lies_fehler, lies_golden_set
from .trec import lies_trec
