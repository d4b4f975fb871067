"""Was man im Terminal aufruft: `python -m lernmodul`. Braucht die Notebooks, also den Projektordner."""
