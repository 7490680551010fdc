### Today’s mountain

alone-goal = Tre colonne nel minor numero di turni. Oggi tutti hanno gli stessi dadi, e conta un solo tentativo.
alone-other-day = La montagna di un altro giorno serve per allenarsi, quante volte vuoi.
alone-begun = Hai cominciato: la scalata aspetta dove l’hai lasciata.
alone-done = Per oggi è fatta; il resto è allenamento.
alone-clock-back = L’orologio di questo dispositivo segnava prima un giorno successivo: una scalata adesso è allenamento e non conta.
alone-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
alone-under-par = { $by } sotto il par
alone-at-par = in par
alone-over-par = { $by } sopra il par
alone-par = Il par è { $par }: quanto serve a Vetta se conta solo i turni.
alone-field = Mille giocatori della sua forza ne usano in media { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
   *[other] { $beside }, davanti a { $percent } scalate su 100
}.
alone-field-note = Giocatori per turni impiegati
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
alone-average = In media
alone-average-value = { $turns } turni
alone-luck = altri { $field } · fortuna { $low }–{ $high }
alone-month = Mese
alone-climb = Scala
alone-go-on = Continua
alone-practise = Allenati
alone-copy = Copia risultato
alone-copied = Il risultato è copiato: incollalo dove vuoi.
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
alone-measuring = Mille giocatori stanno scalando…
alone-practised = Allenamento: questa scalata non conta.
alone-back = Torna alla montagna
