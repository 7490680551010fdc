### Today’s mountain

alone-goal = Tres columnas en los menos turnos posibles. Hoy todos tienen los mismos dados, y cuenta un solo intento.
alone-other-day = Días pasados: practica cuanto quieras.
alone-begun = Tu escalada espera donde la dejaste.
alone-done = Lo de hoy está hecho; lo demás es práctica.
alone-clock-back = El reloj de este equipo se ha atrasado: las escaladas son práctica y no cuentan.
alone-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
alone-under-par = { $by } bajo el par
alone-at-par = Par
alone-over-par = { $by } sobre el par
alone-par = Par { $par }: lo que necesitó Cumbre.
alone-field = 1000 escaladas de Cumbre: media { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, por delante de 1 escalada de 100
   *[other] { $beside }, por delante de { $percent } escaladas de 100
}.
alone-field-note = Escaladas según sus turnos
alone-ghosts = En tono claro: tus campamentos del { $date }
alone-calendar-note = En dorado: turnos de tu escalada
alone-turn-bust = caída
alone-turn-stop = se plantó
alone-turn-claim = { $columns ->
    [one] una columna conquistada
   *[other] { $columns } columnas conquistadas
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
alone-streak = Racha
alone-longest = la más larga: { $days }
alone-climbed = Montañas escaladas
alone-forgiven = se perdona un día perdido por semana
alone-average = Media
alone-average-value = { $turns } turnos
alone-luck = Cumbre { $field } · suerte { $low } a { $high }
alone-month = Mes
alone-climb = Escalar
alone-go-on = Continuar
alone-practise = Practicar
alone-copy = Copiar resultado
alone-copied = Resultado copiado: pégalo donde quieras.
alone-month-value = { $month ->
    [1] ene { $year }
    [2] feb { $year }
    [3] mar { $year }
    [4] abr { $year }
    [5] may { $year }
    [6] jun { $year }
    [7] jul { $year }
    [8] ago { $year }
    [9] sep { $year }
    [10] oct { $year }
    [11] nov { $year }
   *[other] dic { $year }
}
alone-weekday = { $day ->
    [1] L
    [2] M
    [3] X
    [4] J
    [5] V
    [6] S
   *[other] D
 }
alone-today = La montaña de hoy
alone-measuring = Cumbre escala 1000 veces…
alone-practised = Práctica: esta escalada no cuenta.
alone-back = Volver a la montaña
