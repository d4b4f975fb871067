"""Einstellungen für den Folienexport: `jupyter nbconvert --config folien.py demo_02_suche.ipynb` schreibt demo_02_suche.slides.html.

Der Export führt das Notebook aus und zeigt je Szene die Frage und, einen Schritt weiter, die Auflösung; abstimmen und schieben kann man in
Folien nicht. Im Browser holt die HTML-Datei reveal.js und require.js aus dem Netz. Ohne Netz (probiert mit reveal.js 4.6.1 und require.js 2.3.8):
reveal.js als Ordner `reveal.js` neben die HTML-Datei legen, require.js dort hinein, und an den Befehl anhängen:
`--SlidesExporter.reveal_url_prefix=reveal.js --SlidesExporter.require_js_url=reveal.js/require.js`. Was die Seite sonst noch nennt, fehlt ihr nicht.
"""

import os

os.environ["LERNMODUL_FOLIEN"] = "1"
os.environ["LERNMODUL_LERNSTAND"] = "off"

c = get_config()  # noqa: F821  stellt nbconvert bereit
c.NbConvertApp.export_format = "slides"
c.ExecutePreprocessor.enabled = True
c.SlidesExporter.exclude_input = True
c.SlidesExporter.exclude_output_prompt = True
c.SlidesExporter.reveal_transition = "none"
