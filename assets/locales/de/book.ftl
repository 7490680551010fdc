### The book of games

chronicle-heading = Gipfelbuch
chronicle-games = Spiele
chronicle-players = Spieler
chronicle-dice = Würfel
chronicle-back = Zurück
chronicle-nowhere = Hier sind noch keine Spiele.
chronicle-unreadable = Der Ordner mit den Spielen ist nicht lesbar.
chronicle-reading = Spiele werden gelesen: { $done } von { $all } …
chronicle-none = Noch kein Spiel gespielt. Hier steht dann jedes Spiel am Tisch.
chronicle-none-such = Dazu passt kein Spiel.
chronicle-unusable = { $files ->
    [one] Eine Datei ist nicht lesbar: { $file }
   *[other] { $files } Dateien sind nicht lesbar, etwa { $file }
}
chronicle-who = Spieler
chronicle-everyone = Alle
chronicle-rules = Regeln
chronicle-rules-usual = Standard
chronicle-rules-house = Hausregeln
chronicle-company = Tisch
chronicle-any = Alle
chronicle-people = Nur Menschen
chronicle-bots = Mit Bots
chronicle-page = Seite
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Ansehen
chronicle-won = { $turns ->
    [one] Sieg: { $names }, 1 Zug
   *[other] Sieg: { $names }, { $turns } Züge
}
chronicle-unfinished = Nicht beendet
chronicle-in-progress = Läuft noch
chronicle-played-on = Aus einem anderen Spiel weitergespielt, zählt nicht
chronicle-won-of = Gewonnen { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } erwartet
chronicle-band = Grünes Band: Hier endet faires Glück 19 von 20 Mal. Strich: das Mittel.
chronicle-faces = Augen
chronicle-sums = Summen zweier Würfel
chronicle-sums-note = Jeder Würfel in einem Paar
chronicle-pairs = Erster und zweiter Würfel
chronicle-stray = Faire Sätze, die so ungleich sind: { $percent } von 100
player-wins = Gewonnene Spiele
player-no-wins = Noch kein Spiel beendet.
player-wins-of = { $games ->
    [one] 1 Spiel zu { $seats }
   *[other] { $games } Spiele zu { $seats }
}
player-wins-all = Alle { $games } Spiele
player-luck = Glück
player-busts = { $rolls ->
    [one] Abstürze in 1 Wurf
   *[other] Abstürze in { $rolls } Würfen
}
player-faces = Würfel – faire Sätze, die so ungleich sind: { $percent } von 100.
player-turns = Züge
player-turns-note = Züge: { $turns }; Würfe im Mittel: { $rolls }; Schritte gesichert: { $banked }, verloren: { $lost }.
player-rolls-many = { $rolls } Würfe oder mehr
player-columns = Spalten
player-column = { $visited } · bezwungen { $claimed }
player-bold = Kühnste Würfe
player-survived = { $percent } von 100, gehalten · Zug { $turn }
player-fell = { $percent } von 100, Absturz · Zug { $turn }
player-against = Direkte Duelle
player-against-one = { $games ->
    [one] { $name }, 1 Spiel
   *[other] { $name }, { $games } Spiele
}
player-skill = Entscheidungen
player-no-skill = Solange dieses Buch offen ist, prüft Gipfel die Spiele. Schau später wieder herein.
player-skill-note = Laut Gipfel verlorene Spiele auf 100 Entscheidungen: { $lost } (Spiele: { $games }, Entscheidungen: { $decisions }).
player-trend = Letzte { $games } Spiele: { $lately }. Davor: { $before }.
identity-open = Name und Datenschutz
identity-counts-as = Dieselbe Person wie
identity-itself = Keine
identity-hidden = In keiner Liste zeigen
identity-is-hidden = Verborgen
identity-kept-out = Spiele zählen nicht
identity-note = Für Gäste und Kinder: Spiele, die nicht zählen, zählen für niemanden. Löschen nimmt den Namen für immer aus allen Spielen; Spiele nur gegen Bots gehen mit.
identity-merge = Dieselbe Person?
identity-merge-note = Alle Spiele von { $earlier } zählen dann für { $now }. Das lässt sich nicht rückgängig machen.
identity-merge-no = Getrennt lassen
identity-merge-yes = Zusammenzählen
identity-rename = Umbenennen
identity-former-name = { $name } ist ein früherer Name einer anderen Person. Wähle einen anderen.
identity-delete = Alles löschen
identity-not-deleted = { $files ->
    [one] Ein Spiel ließ sich nicht ändern und behält den Namen: Ist der Datenträger voll oder schreibgeschützt?
   *[other] { $files } Spiele ließen sich nicht ändern und behalten den Namen: Ist der Datenträger voll oder schreibgeschützt?
}
when-today = Heute, { $time }
when-yesterday = Gestern, { $time }
when-days = { $days ->
    [one] Vor { $days } Tag
   *[other] Vor { $days } Tagen
}
chronicle-open = Gipfelbuch
