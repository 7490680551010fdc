### title

columns-to-go = { $columns ->
    [one] encore { $columns } colonne
   *[other] encore { $columns } colonnes
}
title-continue = Continuer
title-saved = { $turn } · { $columns }
title-new-game = Nouvelle partie
title-quit = Quitter
