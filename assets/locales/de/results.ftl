### results

results-climb-spoken = Wie weit alle kamen: { $ways }
results-climb-way = { $name } { $percent } Prozent
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} · { $changes ->
    [one] 1 Wechsel an der Spitze
   *[other] { $changes } Wechsel an der Spitze
}
results-luck = Würfelglück
results-luck-note = Rechts: weniger Abstürze als erwartet.
results-review-thinks = Jede Entscheidung wird geprüft …
results-chances-note = Siegchancen, Zug um Zug
results-chances-spoken = Siegchancen: { $ways }
results-chances-way = { $name } { $first } Prozent am Anfang, { $middle } Prozent zur Halbzeit
results-slips = Was am meisten zählte
results-slips-none = Keine Entscheidung kostete auch nur eins von 100 Spielen.
results-slip-rolled = Zug { $turn }, { $name }: würfelte weiter, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf dem Spiel; sichern hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-stopped = Zug { $turn }, { $name }: sicherte; weiterwürfeln hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-chose = Zug { $turn }, { $name }: nahm { $taken }; { $better } hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-kept = Zug { $turn }, { $name }: behielt { $taken }; { $better } hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-turn = Zug { $turn } · { $name }
results-slip-better-stop = Würfelte weiter; besser: sichern
results-slip-better-roll = Sicherte; besser: weiterwürfeln
results-slip-better-choice = Nahm { $taken }; besser: { $better }
results-slip-better-camps = Behielt { $taken }; besser: { $better }
results-slip-cost = −{ $cost } von 100
results-fortune = Glück und Können
results-fortune-dice = Würfelglück: 100 ist ein ganzes Spiel
results-fortune-decisions = Entscheidungen: ±0 ist perfekt
results-fortune-spoken = { $name }: Glück { $luck }, Entscheidungen { $skill }
results-title = Hauptmenü
results-review = Rückblick
