### title

columns-to-go = { $columns ->
    [one] falta 1 columna
   *[other] faltan { $columns } columnas
}
title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Nueva partida
title-quit = Salir

### credits

title-credits = Créditos
credits-heading = Créditos
credits-game = Can’t Stop, el juego de mesa, es obra de Sid Sackson.
credits-own = Programa, imágenes, sonidos, música y textos se hicieron para este juego. Licencia: { $licence }.
credits-fonts = Tipografía
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = El juego se apoya en el trabajo de muchas personas que lo comparten:
credits-done = Volver
