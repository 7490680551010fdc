### Today’s mountain

alone-goal = Drei Spalten in möglichst wenigen Zügen. Alle haben heute dieselben Würfel, und ein Versuch zählt.
alone-other-day = Vergangene Tage: frei zum Üben.
alone-begun = Dein Aufstieg wartet, wo du ihn verlassen hast.
alone-done = Für heute geschafft; weitere Aufstiege sind Übung.
alone-clock-back = Die Uhr dieses Geräts wurde zurückgestellt: Aufstiege sind Übung und zählen nicht.
alone-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
alone-under-par = { $by } unter Par
alone-at-par = Par
alone-over-par = { $by } über Par
alone-par = Par { $par }: so viele brauchte Gipfel.
alone-field = 1.000 Aufstiege von Gipfel: im Mittel { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, vor 1 Aufstieg von 100
   *[other] { $beside }, vor { $percent } Aufstiegen von 100
}.
alone-field-note = Aufstiege nach Zügen
alone-ghosts = Blass: deine Lager vom { $date }
alone-calendar-note = Gold: Züge deines Aufstiegs
alone-turn-bust = Absturz
alone-turn-stop = gesichert
alone-turn-claim = { $columns ->
    [one] eine Spalte bezwungen
   *[other] { $columns } Spalten bezwungen
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
alone-luck = Gipfel { $field } · Glück { $low } bis { $high }
alone-month = Monat
alone-climb = Aufsteigen
alone-go-on = Weiterspielen
alone-practise = Üben
alone-copy = Ergebnis kopieren
alone-copied = Ergebnis kopiert: Füge es ein, wo du magst.
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
alone-measuring = Gipfel steigt 1.000-mal auf …
alone-practised = Übung: Dieser Aufstieg zählt nicht.
alone-back = Zurück zum Berg
