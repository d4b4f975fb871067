"""Eine Szene ohne Kernel: Frage und Antworten, und als zweiter Schritt die Auflösung. So steht sie in einem Folienexport."""

from ..explorer.stil import STIL, sicher
from .stimmen import bild

GROSS = """<style>
.lm-szene,.lm-brett.lm-szene,.lm.lm-gross{max-width:1080px}
.lm.lm-gross{font-size:21px;line-height:1.38}
.lm-gross .lm-frage-gross{font-size:27px;line-height:1.3;font-weight:600;margin:0 0 12px;text-wrap:pretty}
.lm-gross p{margin:0 0 8px}
.jupyter-button+.widget-html .lm-gross p{margin:0}
.lm.lm-gross .lm-satz,.lm.lm-gross .lm-meldung{margin:4px 0 8px;padding:6px 14px}
.lm.lm-gross svg text{font-size:21px}
.lm.lm-gross .lm-wahr{font-weight:700;color:var(--lm-gruen);fill:var(--lm-gruen)}
.lm-gross.lm-stimmen{display:grid;grid-template-columns:1em 44% minmax(4rem,1fr) 2.2em;grid-auto-rows:48px;align-items:center;column-gap:12px}
.lm-gross .lm-wort{line-height:1.1}
.lm-gross .lm-bahn{height:26px;border-radius:4px;background:color-mix(in srgb,currentColor 9%,transparent)}
.lm-gross .lm-bahn>span{display:block;height:100%;border-radius:4px}
.lm-gross .lm-zaehlung{color:var(--lm-leise);min-height:1.4em}
.lm-folie .lm-bahn,.lm-folie .lm-zahl{visibility:hidden}
.lm-folie .lm-zaehlung,.lm-folie .fade-out{display:none}
.reveal .lm-folie{text-align:left}
.reveal .jp-InputPrompt,.reveal .jp-OutputPrompt,.reveal .jp-InputCollapser{display:none}
.reveal .jp-MarkdownOutput{padding-left:0}
.reveal .lm-folie .lm-gross{margin-bottom:10px}
.reveal .lm-folie .lm-stapel{display:grid}
.reveal .lm-folie .lm-stapel>*{grid-area:1/1;display:block}
</style>"""


def frage(szene):
    """Die Frage, groß."""
    return f'<div class="lm lm-gross"><p class="lm-frage-gross">{sicher(szene.frage)}</p></div>'


def aufloesung(szene, satz=""):
    """Ein Satz zur Gruppe und die Erklärung."""
    dachte = f'<p class="lm-satz" role="status">{sicher(satz)}</p>' if satz else ""
    return f'<div class="lm lm-gross">{dachte}<p>{sicher(szene.erklaerung)}</p></div>'


def naechste_frage(szene):
    """Womit es nach der Auflösung weitergeht."""
    return f'<div class="lm lm-gross"><p>{sicher(szene.nachgefragt)}</p></div>'


def meldung(text):
    """Was nicht ging, so groß wie das Übrige."""
    return f'<div class="lm lm-gross"><p class="lm-meldung" role="alert">{sicher(text)}</p></div>'


def folie(szene):
    """Die ganze Szene als HTML; was erst nach dem nächsten Schritt erscheint, trägt die Klasse „fragment“, die reveal.js kennt."""
    ohne = [0] * len(szene.antworten)
    erst, dann = (f'<div class="fragment{art}" data-fragment-index="0">{bild(szene, ohne, offen)}</div>' for art, offen in ((" fade-out", False), ("", True)))
    rest = f'<div class="fragment" data-fragment-index="0">{aufloesung(szene)}{naechste_frage(szene)}</div>'
    return f'{STIL}{GROSS}<div class="lm-szene lm-folie">{frage(szene)}<div class="lm-stapel">{erst}{dann}</div>{rest}</div>'
