### Today’s mountain

alone-goal = Drei Spalten in möglichst wenigen Zügen. Alle haben heute dieselben Würfel, und ein Versuch zählt.
alone-other-day = Der Berg eines anderen Tages ist zum Üben da, so oft du magst.
alone-begun = Du hast begonnen: Der Aufstieg wartet, wo du ihn verlassen hast.
alone-done = Für heute geschafft; weitere Aufstiege sind Übung.
alone-clock-back = Die Uhr dieses Geräts stand schon auf einem späteren Tag: Ein Aufstieg jetzt ist Übung und zählt nicht.
alone-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
alone-under-par = { $by } unter Par
alone-at-par = auf Par
alone-over-par = { $by } über Par
alone-par = Par ist { $par }: was Gipfel braucht, wenn nur Züge zählen.
alone-field = Tausend Spieler seiner Stärke brauchen im Mittel { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
   *[other] { $beside }, vor { $percent } von 100 Aufstiegen
}.
alone-field-note = Spieler nach Zügen, die sie brauchten
alone-turn-bust = Absturz
alone-turn-stop = Halt
alone-turn-claim = { $columns ->
    [one] eine Spalte gewonnen
   *[other] { $columns } Spalten gewonnen
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
alone-streak = Serie
alone-longest = die längste: { $days }
alone-climbed = Bestiegene Berge
alone-forgiven = ein verpasster Tag pro Woche ist verziehen
alone-average = Im Mittel
alone-average-value = { $turns } Züge
alone-luck = andere { $field } · Glück { $low } bis { $high }
alone-month = Monat
alone-climb = Aufsteigen
alone-go-on = Weiter
alone-practise = Üben
alone-copy = Ergebnis kopieren
alone-copied = Das Ergebnis ist kopiert: Füge es ein, wo du magst.
alone-month-value = { $month ->
    [1] Jan. { $year }
    [2] Feb. { $year }
    [3] März { $year }
    [4] Apr. { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] Aug. { $year }
    [9] Sept. { $year }
    [10] Okt. { $year }
    [11] Nov. { $year }
   *[other] Dez. { $year }
}
alone-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[other] So
 }
alone-today = Der Berg von heute
alone-measuring = Tausend Spieler steigen auf …
alone-practised = Übung: Dieser Aufstieg zählt nicht.
alone-back = Zurück zum Berg
