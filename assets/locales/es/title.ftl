### title

columns-to-go = { $columns ->
    [one] falta 1 columna
   *[other] faltan { $columns } columnas
}
title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Nueva partida
title-quit = Salir
