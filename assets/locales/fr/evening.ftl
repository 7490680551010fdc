### The evening

evening-begins = Partie { $game } de la soirée : { $name } commence.
results-again = Rejouer
evening-series = Parties
evening-any = sans limite
evening-best-of = au meilleur des { $games }
evening-none = Aucune partie ne compte encore.
evening-wins = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
evening-won = { $name } gagne la soirée
evening-shared = { $names } se partagent la soirée
evening-next = { $name } commence la prochaine partie
evening-needed = { $wins ->
    [one] { $wins } victoire gagne la soirée
   *[other] { $wins } victoires gagnent la soirée
}
evening-games = Partie par partie
evening-game = Partie { $game } : { $names } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $first } a commencé.
evening-quickest = Victoire la plus rapide
evening-quickest-value = { $name }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
evening-busts = Le plus de chutes
evening-busts-value = { $name }, { $busts ->
    [one] { $busts } chute
   *[other] { $busts } chutes
}
evening-new = Nouvelle soirée
title-evening = Prochaine partie ce soir
title-next-game = Prochaine partie
evening-tab = Soirée
