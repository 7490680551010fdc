### What would you do?

puzzle-looking = Looking for your costliest choices in your last games…
puzzle-own = From your games: { $name }
puzzle-number = Puzzle { $number }
puzzle-pairing = You are { $mark } and rolled { $dice }. What would you do?
puzzle-deciding = You are { $mark }, and your climbers are here: { $runners }. Roll again, or stop?
puzzle-beginning = You are { $mark }. What would you do?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Nobody is on the mountain yet
puzzle-one = Climb on { $column }
puzzle-two = Climb on { $first } and { $second }
puzzle-twice = Climb twice on { $column }
puzzle-worth = { $choice }: wins { $games } of 100 games
puzzle-right = Right! It wins { $best } of 100 games, the next best choice { $second }.
puzzle-wrong = There is better: { $better }. It wins { $best } of 100 games, your choice { $taken }.
puzzle-why-move = { $better }: the next roll then busts { $percent } times in 100. { $instead }: { $than } times.
puzzle-why-roll = The next roll busts { $percent } times in 100; steps at stake: { $steps }.
puzzle-counted = 10,000 games were played on from each choice, so the figures are good to about ±{ $error }.
puzzle-thought = { $bot } worked these figures out. What { $name } did there: { $taken }.
puzzle-strength = Your strength at puzzles: { $mean }, 19 times in 20 between { $low } and { $high }, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }. { $first } is 1, { $last } is 5.
puzzle-strength-none = Your answers show how strong you are: { $first } is 1, { $last } is 5.
puzzle-next = Next puzzle
puzzle-skip = Do not wait
puzzle-tab = What would you do?
