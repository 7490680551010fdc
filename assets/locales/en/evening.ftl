### The evening

evening-begins = Game { $game } of the evening: { $name } begins.
results-again = Again
evening-series = Games
evening-any = as many as you like
evening-best-of = best of { $games }
evening-none = No game of this table counts yet.
evening-wins = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
evening-won = { $name } wins the evening
evening-shared = { $names } share the evening
evening-next = { $name } begins the next game
evening-needed = { $wins ->
    [one] 1 win decides the evening
   *[other] { $wins } wins decide the evening
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
title-evening = The next game
evening-tab = Evening
