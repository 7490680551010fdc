### results

results-climb-spoken = Hasta dónde escaló cada cual: { $ways }
results-climb-way = { $name }, { $percent } por ciento
results-climb-ways = { $first }; { $next }
results-course = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} · { $changes ->
    [one] 1 cambio en cabeza
   *[other] { $changes } cambios en cabeza
}
results-luck = La suerte de los dados
results-luck-note = Derecha: menos caídas de lo previsto.
results-review-thinks = Repasando cada decisión…
results-chances-note = Opciones de ganar, turno a turno
results-chances-spoken = Opciones de ganar: { $ways }
results-chances-way = { $name }, { $first } por ciento al principio, { $middle } por ciento a la mitad
results-slips = Lo que más pesó
results-slips-none = Ninguna decisión costó ni una partida de 100.
results-slip-rolled = Turno { $turn }, { $name }: tiró otra vez con { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} en juego; de plantarse, habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de 100.
results-slip-stopped = Turno { $turn }, { $name }: se plantó; de seguir, habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de 100.
results-slip-chose = Turno { $turn }, { $name }: eligió { $taken }; con { $better } habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de 100.
results-slip-kept = Turno { $turn }, { $name }: conservó { $taken }; con { $better } habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de 100.
results-slip-turn = Turno { $turn } · { $name }
results-slip-better-stop = Tiró otra vez; mejor: plantarse
results-slip-better-roll = Se plantó; mejor: seguir
results-slip-better-choice = Eligió { $taken }; mejor: { $better }
results-slip-better-camps = Conservó { $taken }; mejor: { $better }
results-slip-cost = −{ $cost } de 100
results-fortune = Suerte y acierto
results-fortune-dice = Suerte con los dados: 100 es una partida
results-fortune-decisions = Decisiones: ±0 es perfecto
results-fortune-spoken = { $name }: suerte { $luck }, decisiones { $skill }
results-title = Menú
results-review = Análisis
