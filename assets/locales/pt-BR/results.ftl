### results

results-climb-spoken = Até onde cada um subiu: { $ways }
results-climb-way = { $name }, { $percent } por cento
results-climb-ways = { $first }; { $next }
results-course = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} · { $changes ->
    [one] { $changes } troca de líder
   *[other] { $changes } trocas de líder
}
results-luck = A sorte dos dados
results-luck-note = Direita: menos quedas que o esperado.
results-review-thinks = Revendo cada decisão…
results-chances-note = Chances de vencer, turno a turno
results-chances-spoken = Chances de vencer: { $ways }
results-chances-way = { $name }, { $first } por cento no começo, { $middle } por cento na metade
results-slips = O que mais pesou
results-slips-none = Nenhuma decisão custou nem uma partida em 100.
results-slip-rolled = Turno { $turn }, { $name }: rolou de novo com { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} em jogo; se parasse, venceria { $cost ->
    [one] mais { $cost } partida
   *[other] mais { $cost } partidas
} em 100.
results-slip-stopped = Turno { $turn }, { $name }: parou; se rolasse, venceria { $cost ->
    [one] mais { $cost } partida
   *[other] mais { $cost } partidas
} em 100.
results-slip-chose = Turno { $turn }, { $name }: escolheu { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } partida
   *[other] mais { $cost } partidas
} em 100.
results-slip-kept = Turno { $turn }, { $name }: manteve { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } partida
   *[other] mais { $cost } partidas
} em 100.
results-slip-turn = Turno { $turn } · { $name }
results-slip-better-stop = Rolou de novo; melhor: parar
results-slip-better-roll = Parou; melhor: rolar de novo
results-slip-better-choice = Escolheu { $taken }; melhor: { $better }
results-slip-better-camps = Manteve { $taken }; melhor: { $better }
results-slip-cost = −{ $cost } em 100
results-fortune = Sorte e perícia
results-fortune-dice = Sorte nos dados: 100 é uma partida
results-fortune-decisions = Decisões: ±0 é perfeito
results-fortune-spoken = { $name }: sorte { $luck }, decisões { $skill }
results-title = Menu
results-review = Análise
