### title

columns-to-go = { $columns ->
    [one] noch 1 Spalte
   *[other] noch { $columns } Spalten
}
title-continue = Weiterspielen
title-saved = { $turn } · { $columns }
title-new-game = Neues Spiel
title-quit = Beenden

### credits

title-credits = Credits
credits-heading = Credits
credits-game = Can’t Stop, das Brettspiel, ist von Sid Sackson.
credits-own = Programm, Bilder, Klänge, Musik und Texte entstanden für dieses Spiel. Lizenz: { $licence }.
credits-fonts = Schrift
credits-by = { $what } · { $who }
credits-libraries = Bibliotheken
credits-libraries-note = Das Spiel steht auf der Arbeit vieler, die sie frei teilen:
credits-done = Zurück
