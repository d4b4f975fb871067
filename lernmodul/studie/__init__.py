"""Verschiedene Suchen über die mitgelieferten Passagen und was sie finden."""
