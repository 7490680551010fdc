### results

results-climb-spoken = Jusqu’où chacun est monté : { $ways }
results-climb-way = { $name }, { $percent } pour cent
results-climb-ways = { $first } ; { $next }
results-course = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · { $changes ->
    [one] { $changes } changement en tête
   *[other] { $changes } changements en tête
}
results-luck = La chance aux dés
results-luck-note = À droite : moins de chutes que prévu.
results-review-thinks = Chaque décision est revue…
results-chances-note = Chances de gagner, tour après tour
results-chances-spoken = Chances de gagner : { $ways }
results-chances-way = { $name }, { $first } pour cent au début, { $middle } pour cent à mi-chemin
results-slips = Ce qui a le plus compté
results-slips-none = Aucune décision n’a coûté même une partie sur 100.
results-slip-rolled = Tour { $turn }, { $name } : a relancé avec { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} en jeu ; s’arrêter aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-stopped = Tour { $turn }, { $name } : arrêt ; relancer aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-chose = Tour { $turn }, { $name } : a pris { $taken } ; { $better } aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-kept = Tour { $turn }, { $name } : a gardé { $taken } ; { $better } aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-turn = Tour { $turn } · { $name }
results-slip-better-stop = A relancé ; mieux : s’arrêter
results-slip-better-roll = Arrêt ; mieux : relancer
results-slip-better-choice = A pris { $taken } ; mieux : { $better }
results-slip-better-camps = A gardé { $taken } ; mieux : { $better }
results-slip-cost = −{ $cost } sur 100
results-fortune = Chance et talent
results-fortune-dice = Chance aux dés : 100 vaut une partie
results-fortune-decisions = Décisions : ±0 est parfait
results-fortune-spoken = { $name } : chance { $luck }, décisions { $skill }
results-title = Menu
results-review = Analyse
