### rules

rules-heading = So klettert man
rules-goal = Bezwinge { $columns ->
    [3] drei
    [4] vier
   *[other] fünf
} Spalten vor allen anderen. Jede Spalte ist eine Route auf den Berg: Die 7 ist die längste, die 2 und die 12 sind die kürzesten.
rules-roll = Wer dran ist, wirft vier Würfel und teilt sie in zwei Paare. Jede Summe bringt einen Kletterer in ihrer Spalte ein Feld höher.
rules-climbers = Du hast drei Kletterer. Ein neuer startet bei deinem Lager in der Spalte oder am Fuß. Sind alle drei unterwegs, helfen nur noch ihre Spalten.
rules-bust = Bewegt keine Aufteilung jemanden, ist es ein Absturz: Alles, was in diesem Zug geklettert wurde, ist verloren.
rules-stop = Wähle also nach jedem Schritt: weiter würfeln oder rasten. Wer rastet, macht aus Kletterern Lager, und die sind sicher.
rules-claim = Ein Lager auf dem obersten Feld bezwingt die Spalte. Dort klettert niemand mehr, und alle anderen Lager ziehen ab.
rules-done = Verstanden
pause-rules = So klettert man
title-rules = So klettert man

### book

book-goal = Ziel
book-turn = Ein Zug
book-risk = Risiko
book-house = Regeln am Tisch
book-risk-why = Sind alle drei Kletterer unterwegs, ist es ein Absturz, wenn kein Würfelpaar eine ihrer Spalten ergibt. Die in der Mitte kommen viel öfter.
book-risk-runner = Kletterer { $runner }
book-risk-chosen = { $set }: { $verdict }. Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-risk-seldom = selten ein Absturz
book-risk-sometimes = manchmal ein Absturz
book-risk-often = oft ein Absturz
book-risk-mostly = meistens ein Absturz
book-risk-rank = Sicherer als dieses Trio: { $safer } von allen { $sets }. Riskanter: { $riskier }.
book-risk-best = Das sicherste Trio ist { $set }: Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-risk-middle = Mit der Hälfte aller { $sets } Trios stürzt man in höchstens { $percent } von 100 Fällen ab.
book-risk-worst = Das riskanteste Trio ist { $set }: Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-house-now = Jeder Tisch einigt sich auf vier Regeln. Ein Haken zeigt, was in diesem Spiel gilt.
book-house-next = Jeder Tisch einigt sich auf vier Regeln. Ein Haken zeigt, was im nächsten Spiel gilt.
book-in-force = { $rule } Das gilt.
book-controls-mouse = Zeig auf etwas und drück die linke Taste.
book-controls-change = Steuerung ändern
