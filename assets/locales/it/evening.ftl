### The evening

evening-begins = Partita { $game } della serata: comincia { $name }.
results-again = Un’altra partita
evening-series = Partite
evening-any = senza limite
evening-best-of = al meglio di { $games }
evening-none = Ancora nessuna partita conta.
evening-wins = { $name }: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
evening-won = { $name } vince la serata
evening-shared = { $names } si dividono la serata
evening-next = { $name } comincia la prossima partita
evening-needed = { $wins ->
    [one] 1 vittoria vince la serata
   *[other] { $wins } vittorie vincono la serata
}
evening-games = Partita per partita
evening-game = Partita { $game }: { $names } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}. Ha cominciato { $first }.
evening-quickest = Vittoria più rapida
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
evening-busts = Più cadute
evening-busts-value = { $name }, { $busts ->
    [one] 1 caduta
   *[other] { $busts } cadute
}
evening-new = Nuova serata
title-evening = Prossima partita di stasera
title-next-game = Prossima partita
evening-tab = Serata
