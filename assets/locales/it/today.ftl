### Today’s mountain

alone-goal = Tre colonne nel minor numero di turni. Oggi tutti hanno gli stessi dadi, e conta un solo tentativo.
alone-other-day = Giorni passati: allenati quanto vuoi.
alone-begun = La tua scalata aspetta dove l’hai lasciata.
alone-done = Per oggi è fatta; il resto è allenamento.
alone-clock-back = L’orologio di questo dispositivo è stato rimesso indietro: le scalate sono allenamento e non contano.
alone-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
alone-under-par = { $by } sotto il par
alone-at-par = Par
alone-over-par = { $by } sopra il par
alone-par = Par { $par }: quanto è servito a Vetta.
alone-field = 1000 scalate di Vetta: media { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, davanti a 1 scalata su 100
   *[other] { $beside }, davanti a { $percent } scalate su 100
}.
alone-field-note = Scalate secondo i turni
alone-ghosts = In trasparenza: i tuoi campi del { $date }
alone-calendar-note = In oro: turni della tua scalata
alone-turn-bust = caduta
alone-turn-stop = fermata
alone-turn-claim = { $columns ->
    [one] una colonna conquistata
   *[other] { $columns } colonne conquistate
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
alone-streak = Serie
alone-longest = la più lunga: { $days }
alone-climbed = Montagne scalate
alone-forgiven = un giorno saltato a settimana è perdonato
alone-average = Media
alone-average-value = { $turns } turni
alone-luck = Vetta { $field } · fortuna { $low }–{ $high }
alone-month = Mese
alone-climb = Scala
alone-go-on = Continua
alone-practise = Allenati
alone-copy = Copia risultato
alone-copied = Risultato copiato: incollalo dove vuoi.
alone-month-value = { $month ->
    [1] gen { $year }
    [2] feb { $year }
    [3] mar { $year }
    [4] apr { $year }
    [5] mag { $year }
    [6] giu { $year }
    [7] lug { $year }
    [8] ago { $year }
    [9] set { $year }
    [10] ott { $year }
    [11] nov { $year }
   *[other] dic { $year }
}
alone-weekday = { $day ->
    [1] L
    [2] M
    [3] M
    [4] G
    [5] V
    [6] S
   *[other] D
 }
alone-today = La montagna di oggi
alone-measuring = Vetta scala 1000 volte…
alone-practised = Allenamento: questa scalata non conta.
alone-back = Torna alla montagna
