"""Erkundungen als reine Funktionen: Zustand hinein, Zahlen, ein Satz und ein Bild heraus."""
