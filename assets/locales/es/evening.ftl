### The evening

evening-begins = Partida { $game } de la velada: empieza { $name }.
results-again = Otra partida
evening-series = Partidas
evening-any = sin límite
evening-best-of = al mejor de { $games }
evening-none = Aún no cuenta ninguna partida.
evening-wins = { $name }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
evening-won = { $name } gana la velada
evening-shared = { $names } comparten la velada
evening-next = { $name } empieza la próxima partida
evening-needed = { $wins ->
    [one] 1 victoria gana la velada
   *[other] { $wins } victorias ganan la velada
}
evening-games = Partida a partida
evening-game = Partida { $game }: { $names } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}. Empezó { $first }.
evening-quickest = Victoria más rápida
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
evening-busts = Más caídas
evening-busts-value = { $name }, { $busts ->
    [one] 1 caída
   *[other] { $busts } caídas
}
evening-new = Nueva velada
title-evening = Siguiente partida de hoy
title-next-game = Siguiente partida
evening-tab = Velada
