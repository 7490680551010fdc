### title

columns-to-go = { $columns ->
    [one] 1 column to go
   *[other] { $columns } columns to go
}
title-continue = Continue
title-saved = { $turn } · { $columns }
title-new-game = New game
title-quit = Quit

### credits

title-credits = Credits
credits-heading = Credits
credits-game = Can’t Stop, the board game, was designed by Sid Sackson.
credits-own = Program, art, sounds, music and texts were made for this game. Licence: { $licence }.
credits-fonts = Fonts
credits-by = { $what } · { $who }
credits-libraries = Libraries
credits-libraries-note = The game stands on the work of many people who share it freely:
credits-done = Back
