### The evening

evening-begins = Spiel { $game } des Abends: { $name } beginnt.
results-again = Noch ein Spiel
evening-series = Spiele
evening-any = ohne Ende
evening-best-of = Best of { $games }
evening-none = Noch zählt kein Spiel.
evening-wins = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
evening-won = { $name } gewinnt den Abend
evening-shared = { $names } teilen sich den Abend
evening-next = { $name } beginnt das nächste Spiel
evening-needed = { $wins ->
    [one] 1 Sieg entscheidet den Abend
   *[other] { $wins } Siege entscheiden den Abend
}
evening-games = Spiel für Spiel
evening-game = Spiel { $game }: { $names } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}. { $first } begann.
evening-quickest = Schnellster Sieg
evening-quickest-value = { $name }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
evening-busts = Meiste Abstürze
evening-busts-value = { $name }, { $busts ->
    [one] 1 Absturz
   *[other] { $busts } Abstürze
}
evening-new = Neuer Abend
title-evening = Nächstes Spiel heute Abend
title-next-game = Nächstes Spiel
evening-tab = Abend
