collect_ignore = ["leistung"]
