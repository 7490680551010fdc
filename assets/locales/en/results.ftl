### results

results-climb-spoken = How far everybody climbed: { $ways }
results-climb-way = { $name } { $percent } percent
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · { $changes ->
    [one] 1 lead change
   *[other] { $changes } lead changes
}
results-luck = Luck of the dice
results-luck-note = To the right: fewer busts than expected.
results-review-thinks = Reviewing every decision…
results-chances-note = Chance of winning, turn by turn
results-chances-spoken = Chance of winning: { $ways }
results-chances-way = { $name } { $first } percent at first, { $middle } percent halfway
results-slips = What mattered most
results-slips-none = No decision cost even one game in 100.
results-slip-rolled = Turn { $turn }, { $name }: rolled again with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at stake; stopping would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-stopped = Turn { $turn }, { $name }: stopped; rolling again would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-chose = Turn { $turn }, { $name }: took { $taken }; { $better } would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-kept = Turn { $turn }, { $name }: kept { $taken }; { $better } would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-turn = Turn { $turn } · { $name }
results-slip-better-stop = Rolled again; better: stop
results-slip-better-roll = Stopped; better: roll again
results-slip-better-choice = Took { $taken }; better: { $better }
results-slip-better-camps = Kept { $taken }; better: { $better }
results-slip-cost = −{ $cost } in 100
results-fortune = Luck and skill
results-fortune-dice = Luck of the dice: 100 is a whole game
results-fortune-decisions = Decisions: ±0 is perfect
results-fortune-spoken = { $name }: luck { $luck }, decisions { $skill }
results-title = Main menu
results-review = Review
