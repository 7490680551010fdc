### Was würdest du tun?

puzzle-looking = In deinen letzten Spielen werden deine teuersten Entscheidungen gesucht …
puzzle-own = Aus deinen Spielen: { $name }
puzzle-number = Aufgabe { $number }
puzzle-pairing = Du bist { $mark } und hast { $dice } gewürfelt. Was würdest du tun?
puzzle-deciding = Du bist { $mark }. Weiterwürfeln oder sichern?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Noch ist niemand am Berg
puzzle-one = Auf { $column } klettern
puzzle-two = Auf { $first } und { $second } klettern
puzzle-twice = Auf { $column } zweimal klettern
puzzle-worth = { $choice }: gewinnt { $games } von 100 Spielen
puzzle-right = Richtig! Das gewinnt { $best } von 100 Spielen, das Nächstbeste { $second }.
puzzle-wrong = Es geht besser: { $better }. Das gewinnt { $best } von 100 Spielen, deine Wahl { $taken }.
puzzle-why-move = { $better }: Beim nächsten Wurf stürzt man dann in { $percent } von 100 Fällen ab. { $instead }: in { $than }.
puzzle-why-roll = Beim nächsten Wurf stürzt man in { $percent } von 100 Fällen ab; Schritte, die auf dem Spiel stehen: { $steps }.
puzzle-counted = Von jeder Wahl aus wurden 10.000 Spiele zu Ende gespielt; die Zahlen stimmen auf etwa ±{ $error }.
puzzle-thought = { $bot } hat diese Zahlen errechnet. Was { $name } dort getan hat: { $taken }.
puzzle-strength = Deine Stärke bei Aufgaben: { $mean }, 19-mal von 20 zwischen { $low } und { $high }, nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
 }. { $first } ist 1, { $last } ist 5.
puzzle-strength-none = Deine Antworten zeigen, wie stark du bist: { $first } ist 1, { $last } ist 5.
puzzle-next = Nächste Aufgabe
puzzle-skip = Nicht warten
puzzle-tab = Was würdest du tun?
