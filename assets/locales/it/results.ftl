### results

results-climb-spoken = Fin dove è salito ciascuno: { $ways }
results-climb-way = { $name } { $percent } per cento
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
} · { $changes ->
    [one] 1 cambio in testa
   *[other] { $changes } cambi in testa
}
results-luck = La fortuna dei dadi
results-luck-note = A destra: meno cadute del previsto.
results-review-thinks = Ripenso a ogni decisione…
results-chances-note = Probabilità di vincere, turno per turno
results-chances-spoken = Probabilità di vincere: { $ways }
results-chances-way = { $name } { $first } per cento all’inizio, { $middle } per cento a metà
results-slips = Ciò che ha contato di più
results-slips-none = Nessuna decisione è costata nemmeno una partita su 100.
results-slip-rolled = Turno { $turn }, { $name }: tirò ancora con { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} in gioco; fermandosi avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-stopped = Turno { $turn }, { $name }: si fermò; tirando ancora avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-chose = Turno { $turn }, { $name }: scelse { $taken }; con { $better } avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-kept = Turno { $turn }, { $name }: tenne { $taken }; con { $better } avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-turn = Turno { $turn } · { $name }
results-slip-better-stop = Tirò ancora; meglio: fermarsi
results-slip-better-roll = Si fermò; meglio: tirare ancora
results-slip-better-choice = Scelse { $taken }; meglio: { $better }
results-slip-better-camps = Tenne { $taken }; meglio: { $better }
results-slip-cost = −{ $cost } su 100
results-fortune = Fortuna e abilità
results-fortune-dice = Fortuna ai dadi: 100 è una partita
results-fortune-decisions = Decisioni: ±0 è perfetto
results-fortune-spoken = { $name }: fortuna { $luck }, decisioni { $skill }
results-title = Menu
results-review = Analisi
