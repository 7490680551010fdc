### Tu che cosa faresti?

puzzle-looking = Cerco le scelte più costose delle tue ultime partite…
puzzle-own = Dalle tue partite: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Sei { $mark }. Il tuo tiro: { $dice }
puzzle-deciding = Sei { $mark }. Tiri ancora o ti fermi?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Sulla montagna non c’è ancora nessuno
puzzle-one = Sali sulla { $column }
puzzle-two = Sali sulla { $first } e sulla { $second }
puzzle-twice = Sali due volte sulla { $column }
puzzle-worth = { $choice }: vince { $games } su 100
puzzle-right = Giusto: vince { $best } su 100. La seconda: { $second }.
puzzle-wrong = Meglio: { $better } – vince { $best } su 100. La tua: { $taken }.
puzzle-why-move = { $better }: al prossimo tiro rischio { $percent } su 100. { $instead }: { $than }.
puzzle-why-roll = Rischio di caduta al prossimo tiro: { $percent } su 100; passi in gioco: { $steps }.
puzzle-counted = Da 10 000 partite per scelta, con circa ±{ $error }.
puzzle-thought = Cifre di { $bot }. Che cosa ha fatto { $name }: { $taken }.
puzzle-strength = La tua forza: { $mean }, 19 volte su 20 tra { $low } e { $high }, dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
 }. { $first } è 1, { $last } è 5.
puzzle-strength-none = Le tue risposte mostrano quanto sei forte: { $first } è 1, { $last } è 5.
puzzle-next = Altro problema
puzzle-skip = Salta
puzzle-tab = Tu che cosa faresti?
