### O que você faria?

puzzle-looking = Procurando as escolhas mais caras das suas últimas partidas…
puzzle-own = Das suas partidas: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Você é { $mark }. Sua rolagem: { $dice }
puzzle-deciding = Você é { $mark }. Rolar de novo ou parar?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Ainda não há ninguém na montanha
puzzle-one = Subir a { $column }
puzzle-two = Subir a { $first } e a { $second }
puzzle-twice = Subir a { $column } duas vezes
puzzle-worth = { $choice }: vence { $games } em 100
puzzle-right = Certo: vence { $best } em 100. A segunda: { $second }.
puzzle-wrong = Melhor: { $better } – vence { $best } em 100. A sua: { $taken }.
puzzle-why-move = { $better }: risco de queda { $percent } em 100. { $instead }: { $than }.
puzzle-why-roll = Risco de queda na próxima rolagem: { $percent } em 100; passos em jogo: { $steps }.
puzzle-counted = De 10.000 partidas por escolha, com cerca de ±{ $error }.
puzzle-thought = Números do { $bot }. O que { $name } fez: { $taken }.
puzzle-strength = Sua força: { $mean }, 19 vezes em 20 entre { $low } e { $high }, depois de { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
 }. { $first } é 1, { $last } é 5.
puzzle-strength-none = Suas respostas mostram sua força: { $first } é 1, { $last } é 5.
puzzle-next = Outro problema
puzzle-skip = Pular
puzzle-tab = O que você faria?
