### title

columns-to-go = { $columns ->
    [one] noch 1 Spalte
   *[other] noch { $columns } Spalten
}
title-continue = Weiterspielen
title-saved = { $turn } · { $columns }
title-new-game = Neues Spiel
title-quit = Beenden
