"""Szenen zum Vorführen vor einer Gruppe: eine Frage, eine Abstimmung, die Auflösung; reine Werte und Bilder ohne Widgets."""
