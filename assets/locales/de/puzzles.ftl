### Was würdest du tun?

puzzle-looking = Die teuersten Entscheidungen deiner letzten Spiele werden gesucht …
puzzle-own = Aus deinen Spielen: { $name }
puzzle-number = Aufgabe { $number }
puzzle-pairing = Du bist { $mark }. Dein Wurf: { $dice }
puzzle-deciding = Du bist { $mark }. Weiterwürfeln oder sichern?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Noch ist niemand am Berg
puzzle-one = { $column } klettern
puzzle-two = { $first } und { $second } klettern
puzzle-twice = { $column } zweimal klettern
puzzle-worth = { $choice }: gewinnt { $games } von 100
puzzle-right = Richtig: gewinnt { $best } von 100. Das Nächstbeste: { $second }.
puzzle-wrong = Besser: { $better } – gewinnt { $best } von 100. Deine Wahl: { $taken }.
puzzle-why-move = { $better }: Absturz beim nächsten Wurf { $percent } von 100. { $instead }: { $than }.
puzzle-why-roll = Absturz beim nächsten Wurf: { $percent } von 100; Schritte auf dem Spiel: { $steps }.
puzzle-counted = Aus 10.000 Spielen je Wahl, auf etwa ±{ $error } genau.
puzzle-thought = Zahlen von { $bot }. { $name } wählte: { $taken }.
puzzle-strength = Deine Stärke: { $mean }, 19 von 20 Mal zwischen { $low } und { $high }, nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
 }. { $first } ist 1, { $last } ist 5.
puzzle-strength-none = Deine Antworten zeigen, wie stark du bist: { $first } ist 1, { $last } ist 5.
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-tab = Was würdest du tun?
