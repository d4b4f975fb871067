from ersatz import fehlt

fehlt(__name__)
