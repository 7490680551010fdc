### What would you do?

puzzle-looking = Looking for the costliest choices in your last games…
puzzle-own = From your games: { $name }
puzzle-number = Puzzle { $number }
puzzle-pairing = You are { $mark }. Your roll: { $dice }
puzzle-deciding = You are { $mark }. Roll again, or stop?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Nobody is on the mountain yet
puzzle-one = Climb { $column }
puzzle-two = Climb { $first } and { $second }
puzzle-twice = Climb { $column } twice
puzzle-worth = { $choice }: wins { $games } in 100
puzzle-right = Right: wins { $best } in 100. Next best: { $second }.
puzzle-wrong = Better: { $better } – wins { $best } in 100. Yours: { $taken }.
puzzle-why-move = { $better }: the next roll busts { $percent } in 100. { $instead }: { $than }.
puzzle-why-roll = The next roll busts { $percent } in 100; steps at stake: { $steps }.
puzzle-counted = From 10,000 games per choice, good to about ±{ $error }.
puzzle-thought = Figures by { $bot }. What { $name } did: { $taken }.
puzzle-strength = Your strength: { $mean }, 19 times in 20 between { $low } and { $high }, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }. { $first } is 1, { $last } is 5.
puzzle-strength-none = Your answers show how strong you are: { $first } is 1, { $last } is 5.
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-tab = What would you do?
