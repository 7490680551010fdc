### Today’s mountain

alone-goal = Três colunas no menor número de turnos. Hoje todos têm os mesmos dados, e só uma tentativa conta.
alone-other-day = A montanha de outro dia é para praticar, quantas vezes você quiser.
alone-begun = Você já começou: a escalada espera onde você a deixou.
alone-done = O de hoje está feito; o resto é prática.
alone-clock-back = O relógio deste aparelho já marcou um dia posterior: uma escalada agora é prática e não conta.
alone-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
alone-under-par = { $by } abaixo do par
alone-at-par = no par
alone-over-par = { $by } acima do par
alone-par = O par é { $par }: o que o Cume precisa quando só conta turnos.
alone-field = Mil jogadores da sua força precisam em média de { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
   *[other] { $beside }, à frente de { $percent } escaladas em 100
}.
alone-field-note = Jogadores pelos turnos de que precisaram
alone-turn-bust = queda
alone-turn-stop = parada
alone-turn-claim = { $columns ->
    [one] uma coluna conquistada
   *[other] { $columns } colunas conquistadas
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
alone-streak = Sequência
alone-longest = a mais longa: { $days }
alone-climbed = Montanhas escaladas
alone-forgiven = um dia perdido por semana é perdoado
alone-average = Em média
alone-average-value = { $turns } turnos
alone-luck = outros { $field } · sorte { $low } a { $high }
alone-month = Mês
alone-climb = Escalar
alone-go-on = Continuar
alone-practise = Praticar
alone-copy = Copiar resultado
alone-copied = O resultado foi copiado: cole onde quiser.
alone-month-value = { $month ->
    [1] jan. { $year }
    [2] fev. { $year }
    [3] mar. { $year }
    [4] abr. { $year }
    [5] maio { $year }
    [6] jun. { $year }
    [7] jul. { $year }
    [8] ago. { $year }
    [9] set. { $year }
    [10] out. { $year }
    [11] nov. { $year }
   *[other] dez. { $year }
}
alone-weekday = { $day ->
    [1] S
    [2] T
    [3] Q
    [4] Q
    [5] S
    [6] S
   *[other] D
 }
alone-today = A montanha de hoje
alone-measuring = Mil jogadores estão escalando…
alone-practised = Prática: esta escalada não conta.
alone-back = Voltar à montanha
