### Tu che cosa faresti?

puzzle-looking = Cerco le tue scelte più costose nelle ultime partite…
puzzle-own = Dalle tue partite: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Sei { $mark } e hai tirato { $dice }. Che cosa faresti?
puzzle-deciding = Sei { $mark }. Tiri ancora o ti fermi?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Sulla montagna non c’è ancora nessuno
puzzle-one = Salire sulla { $column }
puzzle-two = Salire sulla { $first } e sulla { $second }
puzzle-twice = Salire due volte sulla { $column }
puzzle-worth = { $choice }: vince { $games } partite su 100
puzzle-right = Giusto! Vince { $best } partite su 100, la seconda scelta { $second }.
puzzle-wrong = C’è di meglio: { $better }. Vince { $best } partite su 100, la tua scelta { $taken }.
puzzle-why-move = { $better }: poi, rischio di caduta { $percent } su 100. { $instead }: { $than } su 100.
puzzle-why-roll = Rischio di caduta al prossimo tiro: { $percent } su 100; passi in gioco: { $steps }.
puzzle-counted = Da ogni scelta sono state giocate 10 000 partite: le cifre valgono con circa ±{ $error }.
puzzle-thought = Queste cifre le ha calcolate { $bot }. Che cosa ha fatto lì { $name }: { $taken }.
puzzle-strength = La tua forza nei problemi: { $mean }, 19 volte su 20 tra { $low } e { $high }, dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
 }. { $first } è 1, { $last } è 5.
puzzle-strength-none = Le tue risposte mostrano quanto sei forte: { $first } è 1, { $last } è 5.
puzzle-next = Prossimo problema
puzzle-skip = Non aspettare
puzzle-tab = Tu che cosa faresti?
