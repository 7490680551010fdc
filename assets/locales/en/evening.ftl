### The evening

evening-begins = Game { $game } of the evening: { $name } begins.
results-again = Play again
evening-series = Games
evening-any = no limit
evening-best-of = best of { $games }
evening-none = No games counted yet.
evening-wins = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
evening-won = { $name } wins the evening
evening-shared = { $names } share the evening
evening-next = { $name } begins the next game
evening-needed = { $wins ->
    [one] 1 win takes the evening
   *[other] { $wins } wins take the evening
}
evening-games = Game by game
evening-game = Game { $game }: { $names } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $first } began.
evening-quickest = Quickest win
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
evening-busts = Most busts
evening-busts-value = { $name }, { $busts ->
    [one] 1 bust
   *[other] { $busts } busts
}
evening-new = New evening
title-evening = Next game tonight
title-next-game = Next game
evening-tab = Evening
