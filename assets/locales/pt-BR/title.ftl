### title

columns-to-go = { $columns ->
    [one] falta { $columns } coluna
   *[other] faltam { $columns } colunas
}
title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Nova partida
title-quit = Sair
