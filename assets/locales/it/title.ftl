### title

columns-to-go = { $columns ->
    [one] ancora 1 colonna
   *[other] ancora { $columns } colonne
}
title-continue = Continua
title-saved = { $turn } · { $columns }
title-new-game = Nuova partita
title-quit = Esci
