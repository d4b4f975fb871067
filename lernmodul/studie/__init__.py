"""Eine kleine Studie: echte Suchen im Lehrkorpus, ein simulierter Leser und die Frage, welches Maß zu seinen Noten passt.

Der Aufbau folgt Schwartz, Vasilyev, Sawaya, „How important is Recall for Measuring Retrieval Quality?“ (arXiv 2512.20854, CC BY 4.0).
Die Zahlen hier sind eigene; keine stammt aus dem Aufsatz.
"""

from .auswertung import MINDESTENS, SEGMENTE, Auswertung, werte_aus, zusammenhaenge
from .leser import Leser
from .messreihe import MASSE, Messreihe, aus_eintraegen, messe_suchen
from .suchen import SUCHEN, fragen, passagen, rangliste
