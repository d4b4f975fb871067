"""Unbrauchbare Dateien: Jede bekommt genau die Meldung, die sagt, wo es hakt und was zu tun ist."""

import re
from pathlib import Path

import pytest

from lernmodul.einlesen import EinleseFehler, lies_fehler, lies_golden_set, lies_laeufe, lies_trec

GOLDEN = "id;frage;erwartete_quelle;art\n"
FEHLER = "id;kategorie;frage\n"
LAEUFE = "id;rang;quelle\n"
# Name, womit gelesen wird, Dateiname, Inhalt, Meldung
DATEIEN = [
    ("leere_datei", "golden", "golden.csv", b"",
     "golden.csv: Die Datei ist leer. Prüfe, ob sie vollständig gespeichert wurde."),
    ("nur_bom", "golden", "golden.csv", b"\xef\xbb\xbf",
     "golden.csv: Die Datei ist leer. Prüfe, ob sie vollständig gespeichert wurde."),
    ("nur_leerzeilen", "golden", "golden.csv", b"\n  \r\n\n",
     "golden.csv: Die Datei ist leer. Prüfe, ob sie vollständig gespeichert wurde."),
    ("excel_mappe", "golden", "golden.xlsx", b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml",
     "golden.xlsx: Das ist eine Excel-Arbeitsmappe oder ein ZIP-Archiv. Speichere die Tabelle in Excel als „CSV UTF-8“ und "
     "lies diese Datei."),
    ("excel_mappe_als_csv_benannt", "golden", "golden.csv", b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml",
     "golden.csv: Das ist eine Excel-Arbeitsmappe oder ein ZIP-Archiv. Speichere die Tabelle in Excel als „CSV UTF-8“ und "
     "lies diese Datei."),
    ("altes_excel", "fehler", "fehler.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00",
     "fehler.xls: Das ist eine alte Excel- oder Office-Datei. Speichere die Tabelle in Excel als „CSV UTF-8“ und lies diese "
     "Datei."),
    ("pdf", "fehler", "fehler.csv", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3",
     "fehler.csv: Das ist ein PDF. Lies die Tabelle, aus der es entstanden ist, als CSV."),
    ("html_seite", "golden", "golden.csv", b"<!DOCTYPE html>\n<html><body>404</body></html>",
     "golden.csv: Das ist eine Webseite (HTML oder XML). Lade die Datei selbst herunter, nicht die Seite, die sie anzeigt."),
    ("html_mit_bom_und_leerzeile", "laeufe", "laeufe.jsonl", b"\xef\xbb\xbf\n<html lang=\"de\">",
     "laeufe.jsonl: Das ist eine Webseite (HTML oder XML). Lade die Datei selbst herunter, nicht die Seite, die sie anzeigt."),
    ("xml", "laeufe", "laeufe.csv", b"<?xml version=\"1.0\"?>\n<laeufe/>",
     "laeufe.csv: Das ist eine Webseite (HTML oder XML). Lade die Datei selbst herunter, nicht die Seite, die sie anzeigt."),
    ("binaer_mit_nullbytes", "golden", "golden.csv", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
     "golden.csv, Zeile 3: Hier stehen Bytes, die kein Text sind. Speichere die Tabelle neu als „CSV UTF-8“."),
    ("nullbyte_in_zeile_3", "golden", "golden.csv", GOLDEN.encode() + b"1;a;b;typisch\n2;a\x00b;c;typisch\n",
     "golden.csv, Zeile 3: Hier stehen Bytes, die kein Text sind. Speichere die Tabelle neu als „CSV UTF-8“."),
    ("utf16_ohne_bom", "golden", "golden.csv", GOLDEN.encode("utf-16-le"),
     "golden.csv, Zeile 1: Hier stehen Bytes, die kein Text sind. Speichere die Tabelle neu als „CSV UTF-8“."),
    ("utf16_abgeschnitten", "golden", "golden.csv", (GOLDEN + "1;a;b;typisch\n").encode("utf-16")[:-1],
     "golden.csv: Die Datei ist UTF-16 mit einer ungeraden Zahl von Bytes, also beschädigt. Speichere die Tabelle neu als "
     "„CSV UTF-8“."),
    ("utf16_verschoben", "golden", "golden.csv",
     (GOLDEN + "1;a;b;").encode("utf-16") + b"\x00" + "\n2;a;b;typisch\n".encode("utf-16-le") + b"\x00",
     "golden.csv, Zeile 2: Hier stehen Bytes, die kein Text sind. Speichere die Tabelle neu als „CSV UTF-8“."),
    ("weder_utf8_noch_windows", "golden", "golden.csv", GOLDEN.encode() + b"1;Gr\x81\x8d;b;typisch\n",
     "golden.csv, Zeile 2: Der Text ist weder UTF-8 noch Windows-1252. Öffne die Datei im Editor, prüfe die Umlaute und "
     "speichere sie als UTF-8."),
    ("utf8_mit_einem_kaputten_byte", "golden", "golden.csv", (GOLDEN + "1;Größe;b;typisch\n2;Müll").encode() + b"\xff;b;typisch\n",
     "golden.csv, Zeile 3: Die Datei mischt Bytes aus UTF-8 mit anderen. Öffne die Datei im Editor, prüfe die Umlaute und "
     "speichere sie als UTF-8."),
    ("erst_utf8_dann_windows", "golden", "golden.csv", (GOLDEN + "1;Größe;b;typisch\n").encode() + "2;Größe;b;typisch\n".encode("cp1252"),
     "golden.csv, Zeile 3: Die Datei mischt Bytes aus UTF-8 mit anderen. Öffne die Datei im Editor, prüfe die Umlaute und "
     "speichere sie als UTF-8."),
    ("erst_windows_dann_utf8", "golden", "golden.csv", (GOLDEN + "1;Größe;b;typisch\n").encode("cp1252") + "2;Größe;b;typisch\n".encode(),
     "golden.csv, Zeile 3: Die Datei mischt Bytes aus UTF-8 mit anderen. Öffne die Datei im Editor, prüfe die Umlaute und "
     "speichere sie als UTF-8."),
    ("bom_aber_windows", "golden", "golden.csv", b"\xef\xbb\xbf" + (GOLDEN + "1;Größe;b;typisch\n").encode("cp1252"),
     "golden.csv, Zeile 2: Die Datei mischt Bytes aus UTF-8 mit anderen. Öffne die Datei im Editor, prüfe die Umlaute und "
     "speichere sie als UTF-8."),
    ("nur_kopf", "golden", "golden.csv", GOLDEN,
     "golden.csv: Die Datei hat keine Einträge. Prüfe, ob sie vollständig gespeichert wurde."),
    ("nur_kopf_fehler", "fehler", "fehler.csv", FEHLER,
     "fehler.csv: Die Datei hat keine Einträge. Prüfe, ob sie vollständig gespeichert wurde."),
    ("nur_kopf_laeufe", "laeufe", "laeufe.csv", LAEUFE,
     "laeufe.csv: Die Datei hat keine Einträge. Prüfe, ob sie vollständig gespeichert wurde."),
    ("kopf_fehlt", "golden", "golden.csv", "1;Was ist eine MaLo?;malo.md;typisch\n",
     "golden.csv, Zeile 1, Spalte frage: Die Spalte fehlt, vorhanden ist „1, was_ist_eine_malo?, malo.md, typisch“. "
     "Gebraucht werden frage, erwartete_quelle, art; benenne eine Spalte um oder ergänze sie."),
    ("spalte_fehlt", "golden", "golden.csv", "id;frage;quelle;art\n1;a;b;typisch\n",
     "golden.csv, Zeile 1, Spalte erwartete_quelle: Die Spalte fehlt, vorhanden ist „id, frage, quelle, art“. Gebraucht "
     "werden frage, erwartete_quelle, art; benenne eine Spalte um oder ergänze sie."),
    ("spalte_doppelt", "golden", "golden.csv", "id;frage;erwartete_quelle;art;Frage \n1;a;b;typisch;c\n",
     "golden.csv, Zeile 1, Spalte frage: Die Spalte gibt es zweimal. Lösche eine davon oder benenne sie um."),
    ("mit_pipe_getrennt", "golden", "golden.csv", "id|frage|erwartete_quelle|art\n1|a|b|typisch\n",
     "golden.csv, Zeile 1, Spalte frage: Die Spalte fehlt, vorhanden ist „id|frage|erwartete_quelle|art“. Gebraucht werden "
     "frage, erwartete_quelle, art; benenne eine Spalte um oder ergänze sie."),
    ("falsche_datei_fuer_laeufe", "laeufe", "golden.csv", GOLDEN + "1;a;b;typisch\n",
     "golden.csv, Zeile 1, Spalte gefunden: Die Spalte fehlt, vorhanden ist „id, frage, erwartete_quelle, art“. Gebraucht "
     "werden id, gefunden; benenne eine Spalte um oder ergänze sie."),
    ("laeufe_ohne_rang", "laeufe", "laeufe.csv", "id;quelle\n1;a\n",
     "laeufe.csv, Zeile 1, Spalte rang: Die Spalte fehlt, vorhanden ist „id, quelle“. Gebraucht werden id, rang, quelle; "
     "benenne eine Spalte um oder ergänze sie."),
    ("fehler_ohne_kategorie", "fehler", "fehler.csv", "id;frage;antwort\n1;a;b\n",
     "fehler.csv, Zeile 1, Spalte kategorie: Die Spalte fehlt, vorhanden ist „id, frage, antwort“. Gebraucht werden id, "
     "kategorie; benenne eine Spalte um oder ergänze sie."),
    ("zu_wenige_zellen", "golden", "golden.csv", GOLDEN + "1;a;b;typisch\n2;a;typisch\n",
     "golden.csv, Zeile 3: Hier sind 3 Zellen statt 4, die letzte ist „typisch“. Prüfe die Trennzeichen der Zeile."),
    ("zu_viele_zellen", "golden", "golden.csv", GOLDEN + "1;a;b;typisch;x\n",
     "golden.csv, Zeile 2: Hier sind 5 Zellen statt 4, die letzte ist „x“. Prüfe die Trennzeichen der Zeile."),
    ("komma_im_text", "golden", "golden.csv", "id,frage,erwartete_quelle,art\n1,Wie groß ist 0,5?,b,typisch\n",
     "golden.csv, Zeile 2: Hier sind 5 Zellen statt 4, die letzte ist „typisch“. Prüfe die Trennzeichen der Zeile. Ein "
     "Komma im Text oder in einer Zahl braucht Anführungszeichen um die Zelle."),
    ("dezimalkomma_ohne_anfuehrung", "fehler", "fehler.csv", "id,kategorie,score\n1,Suche,0,75\n",
     "fehler.csv, Zeile 2: Hier sind 4 Zellen statt 3, die letzte ist „75“. Prüfe die Trennzeichen der Zeile. Ein Komma im "
     "Text oder in einer Zahl braucht Anführungszeichen um die Zelle."),
    ("anfuehrung_nicht_geschlossen", "golden", "golden.csv", GOLDEN + "1;a;b;typisch\n2;\"a;b;typisch\n3;a;b;typisch\n",
     "golden.csv, Zeile 3: Ein Anführungszeichen, das hier oder kurz danach steht, passt nicht. Schließe jedes "
     'Anführungszeichen, oder schreibe " in einer Zelle doppelt.'),
    ("anfuehrung_im_text", "golden", "golden.csv", GOLDEN + '1;"Was heißt "MaLo"?";b;typisch\n',
     "golden.csv, Zeile 2: Ein Anführungszeichen, das hier oder kurz danach steht, passt nicht. Schließe jedes "
     'Anführungszeichen, oder schreibe " in einer Zelle doppelt.'),
    ("alte_mac_zeilenenden", "golden", "golden.csv", (GOLDEN + "1;a;b;typisch\n2;a;b\n").replace("\n","\r"),
     "golden.csv, Zeile 3: Hier sind 3 Zellen statt 4, die letzte ist „b“. Prüfe die Trennzeichen der Zeile."),
    ("zeile_nach_mehrzeiliger_zelle", "golden", "golden.csv", GOLDEN + '1;"a\nb\nc";b;typisch\n2;a|b;b\n',
     "golden.csv, Zeile 5: Hier sind 3 Zellen statt 4, die letzte ist „b“. Prüfe die Trennzeichen der Zeile."),
    ("zelle_zu_lang", "golden", "golden.csv", GOLDEN + '1;"' + "x" * 140_000 + '";b;typisch\n',
     'golden.csv, Zeile 2: Eine Zelle ist hier länger als 131072 Zeichen. Schließe jedes Anführungszeichen, oder schreibe " '
     "in einer Zelle doppelt."),
    ("zwei_quellen", "golden", "golden.csv", GOLDEN + "1;a;b.md|c.md;typisch\n",
     "golden.csv, Zeile 2, Spalte erwartete_quelle: „b.md|c.md“ ist nicht genau eine Quelle. Gib genau eine Kennung an, "
     "ohne | und ohne Klammern; bei mehreren die Quelle, in der die Antwort steht."),
    ("liste_als_text", "golden", "golden.csv", GOLDEN + "1;a;['b', 'c'];typisch\n",
     "golden.csv, Zeile 2, Spalte erwartete_quelle: „['b', 'c']“ ist nicht genau eine Quelle. Gib genau eine Kennung an, "
     "ohne | und ohne Klammern; bei mehreren die Quelle, in der die Antwort steht."),
    ("liste_in_json", "golden", "golden.json", '[{"frage": "a",\n "erwartete_quelle": ["b", "c"], "art": "typisch"}]',
     "golden.json, Zeile 1, Spalte erwartete_quelle: „['b', 'c']“ ist nicht genau eine Quelle. Gib genau eine Kennung an, "
     "ohne | und ohne Klammern; bei mehreren die Quelle, in der die Antwort steht."),
    ("id_leer", "golden", "golden.csv", GOLDEN + " ;a;b;typisch\n",
     "golden.csv, Zeile 2, Spalte id: Die Kennung ist leer. Trage eine ein."),
    ("id_nur_geschuetztes_leerzeichen", "golden", "golden.csv", GOLDEN + "\u00a0;a;b;typisch\n",
     "golden.csv, Zeile 2, Spalte id: Die Kennung ist leer. Trage eine ein."),
    ("keine_antwort_ist_ein_dokument", "golden_mit_korpus", "golden.csv", GOLDEN + "1;a;Keine;typisch\n",
     "golden.csv, Zeile 2, Spalte erwartete_quelle: „Keine“ heißt „keine Antwort im Korpus“, ist aber auch ein Dokument. "
     "Benenne das Dokument um."),
    ("frage_ist_keine_zeichenkette", "golden", "golden.jsonl", '{"frage": ["a"], "erwartete_quelle": "b", "art": "typisch"}',
     'golden.jsonl, Zeile 1, Spalte frage: „["a"]“ ist kein Text. Gebraucht wird ein Text in Anführungszeichen.'),
    ("pflichtname_fehlt_in_zeile_2", "golden", "golden.jsonl",
     '{"frage": "a", "erwartete_quelle": "b", "art": "typisch"}\n{"frage": "a", "art": "typisch"}',
     "golden.jsonl, Zeile 2, Spalte erwartete_quelle: Die Spalte fehlt, vorhanden ist „frage, art“. Gebraucht werden frage, "
     "erwartete_quelle, art; benenne eine Spalte um oder ergänze sie."),
    ("json_zeile_kaputt", "golden", "golden.jsonl",
     '{"frage": "a", "erwartete_quelle": "b", "art": "typisch"}\n{"frage": "a", "erwartete_quelle": "b" "art": "x"}',
     'golden.jsonl, Zeile 2, Spalte 40: Ab hier ist es kein gültiges JSON: „"art": "x"}“. Gebraucht wird je Zeile ein '
     "ganzes JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_zeile_abgeschnitten", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": ["a", "b',
     'laeufe.jsonl, Zeile 1, Spalte 31: Ab hier ist es kein gültiges JSON: „"b“. Gebraucht wird je Zeile ein ganzes '
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_komma_am_ende", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": []},\n{"id": "2", "gefunden": []}',
     "laeufe.jsonl, Zeile 1, Spalte 28: Ab hier ist es kein gültiges JSON: „,“. Gebraucht wird je Zeile ein ganzes "
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_ueber_mehrere_zeilen", "laeufe", "laeufe.json", '{\n  "id": "1",\n  "gefunden": []\n}',
     "laeufe.json, Zeile 1, Spalte 2: Ab hier ist es kein gültiges JSON: Ende der Zeile. Gebraucht wird je Zeile ein ganzes "
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_liste_nicht_geschlossen", "laeufe", "laeufe.json", '[{"id": "1", "gefunden": []},\n {"id": "2", "gefunden": []}',
     "laeufe.json, Zeile 3, Spalte 1: Ab hier ist es kein gültiges JSON: Ende der Zeile. Gebraucht wird je Zeile ein ganzes "
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_komma_zu_viel", "laeufe", "laeufe.json", '[{"id": "1", "gefunden": []},\n]',
     "laeufe.json, Zeile 1, Spalte 29: Ab hier ist es kein gültiges JSON: „,\\n]“. Gebraucht wird je Zeile ein ganzes "
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_rest_nach_der_liste", "laeufe", "laeufe.json", '[{"id": "1", "gefunden": []}]\n[]',
     "laeufe.json, Zeile 1, Spalte 30: Ab hier ist es kein gültiges JSON: „[]“. Gebraucht wird je Zeile ein ganzes "
     "JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_liste_von_listen", "laeufe", "laeufe.json", '[["1", ["a"]]]',
     'laeufe.json, Zeile 1: „["1", ["a"]]“ ist kein JSON-Objekt. Gebraucht wird je Zeile ein ganzes JSON-Objekt (JSON '
     "Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_leere_liste", "laeufe", "laeufe.json", '[]',
     "laeufe.json: Die Datei hat keine Einträge. Prüfe, ob sie vollständig gespeichert wurde."),
    ("json_einfache_anfuehrung", "laeufe", "laeufe.jsonl", "{'id': '1', 'gefunden': []}",
     "laeufe.jsonl, Zeile 1, Spalte 2: Ab hier ist es kein gültiges JSON: „'id': '1', 'gefunden': []}“. Gebraucht wird je "
     "Zeile ein ganzes JSON-Objekt (JSON Lines) oder eine Liste von Objekten in eckigen Klammern."),
    ("json_name_doppelt", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": ["a"], "gefunden": ["b"]}',
     "laeufe.jsonl, Zeile 1, Spalte gefunden: Den Namen gibt es in diesem Objekt zweimal. Lösche einen der beiden Werte."),
    ("json_halbes_zeichen", "laeufe", "laeufe.jsonl", '{"id": "\\ud83d", "gefunden": ["a"]}',
     "laeufe.jsonl, Zeile 1: Ein Wert ist zu tief geschachtelt oder enthält ein halbes Zeichen (\\ud8…). Schreibe ihn flach "
     "und als UTF-8."),
    ("json_zu_tief", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": '+"["*100000,
     "laeufe.jsonl, Zeile 1: Ein Wert ist zu tief geschachtelt oder enthält ein halbes Zeichen (\\ud8…). Schreibe ihn flach "
     "und als UTF-8."),
    ("json_ids_als_namen", "laeufe", "laeufe.json", '{"1": ["a"], "2": ["b"]}',
     "laeufe.json, Zeile 1, Spalte id: Die Spalte fehlt, vorhanden ist „1, 2“. Gebraucht werden id, gefunden; benenne eine "
     "Spalte um oder ergänze sie."),
    ("frage_doppelt", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": []}\n{"id": " 1", "gefunden": ["a"]}',
     "laeufe.jsonl, Zeile 2, Spalte id: Die Frage „1“ steht schon in Zeile 1. Lösche einen der beiden Läufe."),
    ("gefunden_ist_text", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": "a"}',
     "laeufe.jsonl, Zeile 1, Spalte gefunden: „a“ lässt sich nicht als Liste lesen. Gebraucht wird Text wie ['a', 'b'], mit "
     "Kommas; ein Rückstrich steht doppelt."),
    ("gefunden_ist_null", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": null}',
     'laeufe.jsonl, Zeile 1, Spalte gefunden: „null“ ist keine Liste. Gebraucht wird eine wie ["a", "b"]; [] heißt, nichts '
     "wurde gefunden."),
    ("gefunden_geschachtelt", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": [["a", "b"]]}',
     'laeufe.jsonl, Zeile 1, Spalte gefunden: „[["a", "b"]]“ ist keine flache Liste. Gebraucht wird eine wie ["a", "b"], '
     "ohne Listen und Objekte darin."),
    ("gefunden_mit_objekten", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": [{"id": "a", "score": 0.5}]}',
     'laeufe.jsonl, Zeile 1, Spalte gefunden: „[{"id": "a", "score": "0.5"}]“ ist keine flache Liste. Gebraucht wird eine '
     'wie ["a", "b"], ohne Listen und Objekte darin.'),
    ("gefunden_mit_null", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": ["a", null]}',
     "laeufe.jsonl, Zeile 1, Spalte gefunden: Die Kennung an Stelle 2 ist leer. Trage sie ein oder nimm sie heraus."),
    ("gefunden_mit_wahr", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": ["a", true]}',
     "laeufe.jsonl, Zeile 1, Spalte gefunden: „true“ ist kein Text. Gebraucht wird ein Text in Anführungszeichen."),
    ("liste_ohne_kommas", "laeufe", "laeufe.csv", "id;gefunden\n1;['a' 'b']\n",
     "laeufe.csv, Zeile 2, Spalte gefunden: „['a' 'b']“ lässt sich nicht als Liste lesen. Gebraucht wird Text wie ['a', "
     "'b'], mit Kommas; ein Rückstrich steht doppelt."),
    ("liste_mit_rueckstrich", "laeufe", "laeufe.csv", "id;gefunden\n1;['C:\\Ux']\n",
     "laeufe.csv, Zeile 2, Spalte gefunden: „['C:\\Ux']“ lässt sich nicht als Liste lesen. Gebraucht wird Text wie ['a', "
     "'b'], mit Kommas; ein Rückstrich steht doppelt."),
    ("gefunden_ist_keine_liste", "laeufe", "laeufe.csv", "id;gefunden\n1; x \n2;[]\n",
     "laeufe.csv, Zeile 2, Spalte gefunden: „x “ lässt sich nicht als Liste lesen. Gebraucht wird Text wie ['a', 'b'], mit "
     "Kommas; ein Rückstrich steht doppelt."),
    ("abgelehnt_unklar", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": [], "abgelehnt": "vielleicht"}',
     "laeufe.jsonl, Zeile 1, Spalte abgelehnt: „vielleicht“ ist weder ja noch nein. Gebraucht wird true oder false, wahr "
     "oder falsch, ja oder nein, 1 oder 0."),
    ("abgelehnt_fehlt_einmal", "laeufe", "laeufe.jsonl", '{"id": "1", "gefunden": [], "abgelehnt": true}\n{"id": "2", "gefunden": []}',
     "laeufe.jsonl, Zeile 2, Spalte abgelehnt: Bei der Frage „2“ fehlt der Wert, bei anderen steht er. Ergänze „abgelehnt“ "
     "bei jeder Frage in der Datei der Läufe: true oder false."),
    ("abgelehnt_widerspricht_sich", "laeufe", "laeufe.csv", "id;rang;quelle;abgelehnt\n1;1;a;ja\n1;2;b;nein\n",
     "laeufe.csv, Zeile 3, Spalte abgelehnt: Bei der Frage „1“ steht weiter oben ein anderer Wert. Gib je Frage nur einen "
     "an."),
    ("rang_null", "laeufe", "laeufe.csv", LAEUFE + "1;0;a\n",
     "laeufe.csv, Zeile 2, Spalte rang: „0“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("rang_kein_zahlwort", "laeufe", "laeufe.csv", LAEUFE + "1;eins;a\n",
     "laeufe.csv, Zeile 2, Spalte rang: „eins“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("rang_gebrochen", "laeufe", "laeufe.csv", LAEUFE + "1;1,5;a\n",
     "laeufe.csv, Zeile 2, Spalte rang: „1,5“ ist keine ganze Zahl ab 1. Schreibe sie mit Ziffern; die kleinste ist 1."),
    ("rang_doppelt", "laeufe", "laeufe.csv", LAEUFE + "1;1;a\n1;2;b\n1;2;c\n",
     "laeufe.csv, Zeile 4, Spalte rang: Den Rang 2 hat die Frage „1“ zweimal. Jeder Rang kommt je Frage einmal vor."),
    ("rang_luecke", "laeufe", "laeufe.csv", LAEUFE + "1;1;a\n1;3;c\n",
     "laeufe.csv, Zeile 3, Spalte rang: Vor dem Rang 3 fehlt der Rang 2 der Frage „1“. Ergänze die Zeile oder zähle neu, ab "
     "1 und ohne Lücke."),
    ("rang_ohne_quelle", "laeufe", "laeufe.csv", LAEUFE + "1;1;\n",
     "laeufe.csv, Zeile 2, Spalte quelle: Von rang und quelle ist nur eines angegeben. Fülle beide; leer sind beide, wenn "
     "nichts gefunden wurde."),
    ("quelle_ohne_rang", "laeufe", "laeufe.csv", LAEUFE + "1;;a\n",
     "laeufe.csv, Zeile 2, Spalte rang: Von rang und quelle ist nur eines angegeben. Fülle beide; leer sind beide, wenn "
     "nichts gefunden wurde."),
    ("leer_und_doch_gefunden", "laeufe", "laeufe.csv", LAEUFE + "1;1;a\n1;;\n",
     "laeufe.csv, Zeile 3, Spalte rang: Die Frage „1“ hat hier weder rang noch quelle, aber noch andere Zeilen. Lösche "
     "diese Zeile."),
    ("zwei_quellen_in_einer_zelle", "laeufe", "laeufe.csv", LAEUFE + "1;1;a|b\n",
     "laeufe.csv, Zeile 2, Spalte quelle: „a|b“ ist nicht genau eine Quelle. Gib genau eine Kennung an, ohne | und ohne "
     "Klammern; bei mehreren die Quelle, in der die Antwort steht."),
    ("frage_leer", "laeufe", "laeufe.csv", LAEUFE + ";1;a\n",
     "laeufe.csv, Zeile 2, Spalte id: Die Kennung ist leer. Trage eine ein."),
    ("beobachtung_unklar", "fehler", "fehler.csv", "id;kategorie;quelle_gefunden\n1;Suche;teils\n",
     "fehler.csv, Zeile 2, Spalte quelle_gefunden: „teils“ ist weder ja noch nein. Gebraucht wird true oder false, wahr "
     "oder falsch, ja oder nein, 1 oder 0."),
    ("score_mit_tausenderpunkt", "fehler", "fehler.csv", "id;kategorie;score\n1;Suche;1.234,5\n",
     "fehler.csv, Zeile 2, Spalte score: „1.234,5“ ist keine Zahl. Gebraucht wird eine wie 0,75 oder 0.75, ohne "
     "Tausenderpunkt."),
    ("score_unendlich", "fehler", "fehler.csv", "id;kategorie;score\n1;Suche;1e999\n",
     "fehler.csv, Zeile 2, Spalte score: „1e999“ ist keine Zahl. Gebraucht wird eine wie 0,75 oder 0.75, ohne "
     "Tausenderpunkt."),
    ("qrels_mit_fuenf_feldern", "qrels", "t.qrels", "1 0 a 1\n1 0 b b 1\n",
     "t.qrels, Zeile 2: Hier sind 5 Felder statt 4: „1 0 b b 1“. Gebraucht werden frage, iteration, dokument, grad, durch "
     "Leerraum getrennt."),
    ("qrels_grad_gebrochen", "qrels", "t.qrels", "1 0 a 0.5\n",
     "t.qrels, Zeile 1, Spalte grad: „0.5“ ist keine ganze Zahl ab 0. Schreibe sie mit Ziffern; die kleinste ist 0."),
    ("qrels_dokument_doppelt", "qrels", "t.qrels", "1 0 a 1\n1 0 a 0\n",
     "t.qrels, Zeile 2, Spalte dokument: „a“ steht bei der Frage „1“ schon weiter oben. Lösche eine der beiden Zeilen."),
    ("qrels_leer", "qrels", "t.qrels", "\n\n",
     "t.qrels: Die Datei ist leer. Prüfe, ob sie vollständig gespeichert wurde."),
    ("run_statt_qrels", "qrels", "t.qrels", "1 Q0 a 1 0.5 x\n",
     "t.qrels, Zeile 1: Hier sind 6 Felder statt 4: „1 Q0 a 1 0.5 x“. Gebraucht werden frage, iteration, dokument, grad, "
     "durch Leerraum getrennt. Qrels und Run sind wohl vertauscht."),
    ("qrels_statt_run", "run", "t.run", "1 0 a 1\n",
     "t.run, Zeile 1: Hier sind 4 Felder statt 6: „1 0 a 1“. Gebraucht werden frage, Q0, dokument, rang, score, name, durch "
     "Leerraum getrennt. Qrels und Run sind wohl vertauscht."),
    ("run_ohne_namen", "run", "t.run", "1 Q0 a 1 0.5\n",
     "t.run, Zeile 1: Hier sind 5 Felder statt 6: „1 Q0 a 1 0.5“. Gebraucht werden frage, Q0, dokument, rang, score, name, "
     "durch Leerraum getrennt."),
    ("run_score_kein_zahl", "run", "t.run", "1 Q0 a 1 hoch x\n",
     "t.run, Zeile 1, Spalte score: „hoch“ ist keine Zahl. Gebraucht wird eine wie 0,75 oder 0.75, ohne Tausenderpunkt."),
    ("run_score_nan", "run", "t.run", "1 Q0 a 1 nan x\n",
     "t.run, Zeile 1, Spalte score: „nan“ ist keine Zahl. Gebraucht wird eine wie 0,75 oder 0.75, ohne Tausenderpunkt."),
    ("run_dokument_doppelt", "run", "t.run", "1 Q0 a 1 0.5 x\n1 Q0 b 1 0.5 x\n1 Q0 a 1 0.4 x\n",
     "t.run, Zeile 3, Spalte dokument: „a“ steht bei der Frage „1“ schon weiter oben. Lösche eine der beiden Zeilen."),
    ("trec_leerzeichen_im_namen", "run", "t.run", "1 Q0 mein dokument.md 1 0.5 x\n",
     "t.run, Zeile 1: Hier sind 7 Felder statt 6: „1 Q0 mein dokument.md 1 0.5 x“. Gebraucht werden frage, Q0, dokument, "
     "rang, score, name, durch Leerraum getrennt."),
]
FORM = re.compile(r"[^,:]+(, Zeile \d+)?(, Spalte [^:]+)?: .+[^.]\. .+\.")


@pytest.fixture
def lies(tmp_path):
    (tmp_path / "gut.qrels").write_text("1 0 a 1\n", encoding="utf-8")
    (tmp_path / "gut.run").write_text("1 Q0 a 1 0.5 x\n", encoding="utf-8")
    return {
        "golden": lies_golden_set,
        "golden_mit_korpus": lambda pfad: lies_golden_set(pfad, korpus={"keine", "b"}),
        "fehler": lies_fehler,
        "laeufe": lies_laeufe,
        "qrels": lambda pfad: lies_trec(pfad, tmp_path / "gut.run"),
        "run": lambda pfad: lies_trec(tmp_path / "gut.qrels", pfad),
    }


@pytest.mark.parametrize("womit, name, inhalt, meldung", [fall[1:] for fall in DATEIEN], ids=[fall[0] for fall in DATEIEN])
def test_die_meldung_nennt_datei_stelle_fund_und_abhilfe(tmp_path, lies, womit, name, inhalt, meldung):
    (tmp_path / name).write_bytes(inhalt if isinstance(inhalt, bytes) else inhalt.encode("utf-8"))
    with pytest.raises(EinleseFehler) as fehler:
        lies[womit](tmp_path / name)
    assert str(fehler.value) == meldung
    assert FORM.fullmatch(meldung)


def test_ein_einlesefehler_ist_ein_valueerror_und_nennt_die_stelle_auch_einzeln(tmp_path):
    pfad = tmp_path / "golden.csv"
    pfad.write_text("id;frage;erwartete_quelle;art\n1;a;b|c;typisch\n", encoding="utf-8")
    with pytest.raises(ValueError) as fehler:
        lies_golden_set(pfad)
    assert (fehler.value.datei, fehler.value.zeile, fehler.value.spalte) == ("golden.csv", 2, "erwartete_quelle")


@pytest.mark.parametrize("lies_datei", [lies_golden_set, lies_fehler, lies_laeufe, lambda pfad: lies_trec(pfad, pfad)])
def test_eine_fehlende_datei_wird_mit_ordner_und_aehnlichem_namen_gemeldet(tmp_path, lies_datei):
    (tmp_path / "golden_set.csv").touch()
    with pytest.raises(EinleseFehler) as fehler:
        lies_datei(tmp_path / "golden-set.csv")
    assert str(fehler.value) == (f"golden-set.csv: Diese Datei gibt es im Ordner {tmp_path} nicht. "
                                 "Prüfe Namen, Endung und Ordner. Ähnlich heißt dort „golden_set.csv“.")


def test_ein_ordner_ist_keine_datei(tmp_path):
    with pytest.raises(EinleseFehler, match=r"Das ist ein Ordner\. Gib den Pfad einer Datei darin an\."):
        lies_golden_set(tmp_path)


@pytest.mark.parametrize("pfad", [None, 0, 3.5, ..., ["golden.csv"], "a\0b", "", "/gibt/es/nicht/g.csv", "~gibtesnicht/g.csv", "x" * 5000])
def test_was_kein_pfad_ist_wird_gemeldet(pfad):
    with pytest.raises(EinleseFehler):
        lies_golden_set(pfad)


@pytest.mark.parametrize("womit, name, inhalt", [fall[1:4] for fall in DATEIEN], ids=[fall[0] for fall in DATEIEN])
def test_nach_dem_fehler_ist_die_datei_zu(tmp_path, monkeypatch, lies, womit, name, inhalt):
    (tmp_path / name).write_bytes(inhalt if isinstance(inhalt, bytes) else inhalt.encode("utf-8"))
    geoeffnet, oeffne = [], Path.open
    monkeypatch.setattr(Path, "open", lambda *args, **kwargs: geoeffnet.append(oeffne(*args, **kwargs)) or geoeffnet[-1])
    with pytest.raises(EinleseFehler):
        lies[womit](tmp_path / name)
    assert geoeffnet and all(datei.closed for datei in geoeffnet)


def test_eine_meldung_kuerzt_lange_zellen(tmp_path):
    pfad = tmp_path / "golden.csv"
    pfad.write_text(f"id;frage;erwartete_quelle;art\n1;a;{'b|' * 1000};typisch\n", encoding="utf-8")
    with pytest.raises(EinleseFehler) as fehler:
        lies_golden_set(pfad)
    assert len(str(fehler.value)) < 300 and "…“" in str(fehler.value)
