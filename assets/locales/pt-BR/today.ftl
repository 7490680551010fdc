### Today’s mountain

alone-goal = Três colunas no menor número de turnos. Hoje todos têm os mesmos dados, e só uma tentativa conta.
alone-other-day = Dias passados: pratique à vontade.
alone-begun = Sua escalada espera onde você a deixou.
alone-done = O de hoje está feito; o resto é prática.
alone-clock-back = O relógio deste dispositivo foi atrasado: as escaladas são prática e não contam.
alone-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
alone-under-par = { $by } abaixo do par
alone-at-par = Par
alone-over-par = { $by } acima do par
alone-par = Par { $par }: turnos de que o Cume precisou.
alone-field = 1.000 escaladas do Cume: { $mean } em média.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, à frente de { $percent } escalada em 100
   *[other] { $beside }, à frente de { $percent } escaladas em 100
}.
alone-field-note = Escaladas pelos turnos
alone-ghosts = Em tom claro: seus acampamentos de { $date }
alone-calendar-note = Em dourado: turnos da sua escalada
alone-turn-bust = queda
alone-turn-stop = parou
alone-turn-claim = { $columns ->
    [one] uma coluna conquistada
   *[other] { $columns } colunas conquistadas
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
alone-streak = Sequência
alone-longest = a mais longa: { $days }
alone-climbed = Montanhas escaladas
alone-forgiven = um dia perdido por semana é perdoado
alone-average = Média
alone-average-value = { $turns } turnos
alone-luck = Cume { $field } · sorte { $low } a { $high }
alone-month = Mês
alone-climb = Escalar
alone-go-on = Continuar
alone-practise = Praticar
alone-copy = Copiar resultado
alone-copied = Resultado copiado: cole onde quiser.
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
alone-measuring = O Cume escala 1.000 vezes…
alone-practised = Prática: esta escalada não conta.
alone-back = Voltar à montanha
