### O que você faria?

puzzle-looking = Procurando suas escolhas mais caras nas últimas partidas…
puzzle-own = Das suas partidas: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Você é { $mark } e tirou { $dice }. O que você faria?
puzzle-deciding = Você é { $mark }. Rolar de novo ou parar?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Ainda não há ninguém na montanha
puzzle-one = Subir na { $column }
puzzle-two = Subir na { $first } e na { $second }
puzzle-twice = Subir duas vezes na { $column }
puzzle-worth = { $choice }: vence { $games } de 100 partidas
puzzle-right = Certo! Vence { $best } de 100 partidas; a segunda melhor escolha, { $second }.
puzzle-wrong = Há coisa melhor: { $better }. Vence { $best } de 100 partidas; a sua escolha, { $taken }.
puzzle-why-move = { $better }: depois, risco de queda de { $percent } em 100. { $instead }: { $than } em 100.
puzzle-why-roll = Risco de queda na próxima rolagem: { $percent } em 100; passos em jogo: { $steps }.
puzzle-counted = Foram jogadas 10.000 partidas a partir de cada escolha; os números valem com cerca de ±{ $error }.
puzzle-thought = Números calculados por { $bot }. O que { $name } fez ali: { $taken }.
puzzle-strength = Sua força nos problemas: { $mean }, 19 em cada 20 vezes entre { $low } e { $high }, depois de { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
 }. { $first } é 1, { $last } é 5.
puzzle-strength-none = Suas respostas mostram sua força: { $first } é 1, { $last } é 5.
puzzle-next = Próximo problema
puzzle-skip = Não esperar
puzzle-tab = O que você faria?
