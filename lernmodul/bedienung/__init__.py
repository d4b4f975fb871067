"""Alles, was ipywidgets braucht."""
