"""Referenzmetriken: reine Funktionen, nur Standardbibliothek."""
