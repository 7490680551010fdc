### results

results-climb-spoken = Até onde cada um chegou: { $ways }
results-climb-way = { $name }, { $percent } por cento
results-climb-ways = { $first }; { $next }
results-course = { $turns ->
    [one] { $turns } vez
   *[other] { $turns } vezes
} · { $changes ->
    [one] { $changes } troca de líder
   *[other] { $changes } trocas de líder
}
results-luck = A sorte dos dados
results-luck-note = À direita: menos quedas que o esperado.
results-review-thinks = Revendo cada decisão…
results-chances-note = Chances de vencer, vez a vez
results-chances-spoken = Chances de vencer: { $ways }
results-chances-way = { $name }, { $first } por cento no começo, { $middle } por cento na metade
results-slips = O que mais pesou
results-slips-none = Nenhuma decisão custou nem um jogo em 100.
results-slip-rolled = Vez { $turn }, { $name }: rolou de novo com { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} em jogo; se parasse, venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-stopped = Vez { $turn }, { $name }: parou; se rolasse, venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-chose = Vez { $turn }, { $name }: escolheu { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-kept = Vez { $turn }, { $name }: manteve { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-fortune = Sorte e perícia
results-fortune-dice = O que os dados deram ou tiraram; 100 é um jogo
results-fortune-decisions = As decisões diante das melhores; ±0 é perfeito
results-fortune-spoken = { $name }: sorte { $luck }, decisões { $skill }
results-title = Início
results-review = Análise
