### title

columns-to-go = { $columns ->
    [one] falta { $columns } coluna
   *[other] faltam { $columns } colunas
}
title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Nova partida
title-quit = Sair

### credits

title-credits = Créditos
credits-heading = Créditos
credits-game = Can’t Stop, o jogo de tabuleiro, foi criado por Sid Sackson.
credits-own = Programa, imagens, sons, música e textos foram feitos para este jogo. Licença: { $licence }.
credits-fonts = Tipografia
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = O jogo se apoia no trabalho de muita gente que o compartilha:
credits-done = Voltar
