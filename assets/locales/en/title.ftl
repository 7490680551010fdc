### title

columns-to-go = { $columns ->
    [one] 1 column to go
   *[other] { $columns } columns to go
}
title-continue = Continue
title-saved = { $turn } · { $columns }
title-new-game = New game
title-quit = Quit
