### The evening

evening-begins = Partida { $game } da noite: { $name } começa.
results-again = Jogar de novo
evening-series = Partidas
evening-any = sem limite
evening-best-of = melhor de { $games }
evening-none = Nenhuma partida conta ainda.
evening-wins = { $name }: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
evening-won = { $name } vence a noite
evening-shared = { $names } dividem a noite
evening-next = { $name } começa a próxima partida
evening-needed = { $wins ->
    [one] { $wins } vitória vence a noite
   *[other] { $wins } vitórias vencem a noite
}
evening-games = Partida por partida
evening-game = Partida { $game }: { $names } em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}. { $first } começou.
evening-quickest = Vitória mais rápida
evening-quickest-value = { $name }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
evening-busts = Mais quedas
evening-busts-value = { $name }, { $busts ->
    [one] { $busts } queda
   *[other] { $busts } quedas
}
evening-new = Nova noite
title-evening = Próxima partida da noite
title-next-game = Próxima partida
evening-tab = Noite
