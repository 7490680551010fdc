### The book of games

chronicle-heading = Das Gipfelbuch
chronicle-games = Partien
chronicle-players = Kletterer
chronicle-dice = Würfel
chronicle-back = Zurück
chronicle-nowhere = Hier sind noch keine Partien aufbewahrt.
chronicle-unreadable = Der Ordner der Partien lässt sich nicht lesen.
chronicle-reading = Die Partien werden gelesen: { $done } von { $all } …
chronicle-none = Noch ist keine Partie gespielt. Jede wird hier stehen.
chronicle-none-such = Zu dieser Auswahl passt keine Partie.
chronicle-unusable = { $files ->
    [one] Eine Datei ist nicht lesbar: { $file }
   *[other] { $files } Dateien sind nicht lesbar, etwa { $file }
}
chronicle-who = Wer
chronicle-everyone = Alle
chronicle-rules = Regeln
chronicle-rules-usual = Übliche
chronicle-rules-house = Hausregeln
chronicle-company = Tisch
chronicle-any = Egal
chronicle-people = Nur Menschen
chronicle-bots = Mit Computer
chronicle-page = Seite
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Noch einmal ansehen
chronicle-won = { $turns ->
    [one] Sieg: { $names }, 1 Zug
   *[other] Sieg: { $names }, { $turns } Züge
}
chronicle-unfinished = Nicht beendet
chronicle-in-progress = Läuft noch
chronicle-played-on = Aus einer anderen Partie weitergespielt, zählt nicht
chronicle-won-of = Gewonnen { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } erwartet
chronicle-band = Faires Glück bleibt 19 von 20 Malen im hellen Band; der grüne Strich ist sein Mittel.
chronicle-faces = Augen
chronicle-sums = Summen zweier Würfel
chronicle-sums-note = Jeder Würfel in einem Paar
chronicle-pairs = Erster und zweiter Würfel
chronicle-stray = faire Würfel weichen { $percent } von 100 Malen so weit ab
player-wins = Gewonnene Partien
player-no-wins = Noch keine Partie beendet.
player-wins-of = { $games ->
    [one] Von 1 Partie zu { $seats }
   *[other] Von { $games } Partien zu { $seats }
}
player-wins-all = Von allen { $games } Partien
player-luck = Glück
player-busts = { $rolls ->
    [one] Abstürze in 1 Wurf
   *[other] Abstürze in { $rolls } Würfen
}
player-faces = Die eigenen Würfel: faire weichen { $percent } von 100 Malen so weit ab.
player-turns = Züge
player-turns-note = { $turns } Züge mit im Mittel { $rolls } Würfen; { $banked } Felder behalten, { $lost } verloren.
player-rolls-many = { $rolls } Würfe oder mehr
player-columns = Spalten
player-column = { $visited } · erobert { $claimed }
player-bold = Kühnste Würfe
player-survived = { $percent } von 100, und es hielt · Zug { $turn }
player-fell = { $percent } von 100, und Absturz · Zug { $turn }
player-against = Vor dem anderen gewonnen
player-against-one = { $games ->
    [one] { $name }, 1 Partie
   *[other] { $name }, { $games } Partien
}
player-skill = Entscheidungen
player-no-skill = Solange dieses Buch offen ist, sieht Gipfel die Partien durch. Schau später wieder herein.
player-skill-note = Wie Gipfel es sieht, { $lost } verlorene Partien auf 100 Entscheidungen, in { $games } Partien mit { $decisions } Entscheidungen.
player-trend = In den letzten { $games } Partien { $lately }, davor { $before }.
identity-open = Name und Privates
identity-counts-as = Ist dieselbe Person wie
identity-itself = Niemand sonst
identity-hidden = In keiner Liste
identity-kept-out = Partien zählen nicht
identity-note = Für Gäste und Kinder: Partien, die nicht zählen, zählen für niemanden. Löschen nimmt den Namen für immer aus allen Aufzeichnungen; Partien nur gegen Computer gehen mit.
identity-rename = Umbenennen
identity-delete = Alles löschen
identity-not-deleted = { $files ->
    [one] Eine Aufzeichnung ließ sich nicht ändern und behält den Namen: Ist der Datenträger voll oder schreibgeschützt?
   *[other] { $files } Aufzeichnungen ließen sich nicht ändern und behalten den Namen: Ist der Datenträger voll oder schreibgeschützt?
}
when-today = Heute, { $time }
when-yesterday = Gestern, { $time }
when-days = { $days ->
    [one] Vor { $days } Tag
   *[other] Vor { $days } Tagen
}
chronicle-open = Gipfelbuch
