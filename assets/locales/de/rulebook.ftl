### rules

rules-heading = So wird gespielt
rules-goal = Bezwinge { $columns ->
    [3] drei
    [4] vier
   *[other] fünf
} Spalten vor allen anderen. Jede Spalte ist eine Route auf den Berg: Die 7 ist die längste, die 2 und die 12 sind die kürzesten.
rules-roll = In deinem Zug wirfst du vier Würfel und teilst sie in zwei Paare. Jede Summe bringt einen Kletterer in ihrer Spalte ein Feld höher.
rules-climbers = Du hast drei Kletterer. Ein neuer startet bei deinem Lager in der Spalte oder am Fuß. Sind alle drei unterwegs, zählen nur noch ihre Spalten.
rules-bust = Bringt keine Aufteilung einen Kletterer weiter, ist es ein Absturz: Alles, was du in diesem Zug geklettert bist, ist verloren.
rules-stop = Wähle also nach jedem Schritt: weiterwürfeln oder sichern. Wenn du sicherst, werden deine Kletterer zu Lagern, und die bleiben.
rules-claim = Ein Lager auf dem obersten Feld bezwingt die Spalte. Dort klettert niemand mehr, und alle anderen Lager ziehen ab.
rules-done = Verstanden
pause-rules = So wird gespielt
title-rules = So wird gespielt

### book

book-goal = Ziel
book-turn = Ein Zug
book-risk = Risiko
book-risk-why = Sind alle drei Kletterer unterwegs, ist es ein Absturz, wenn kein Würfelpaar eine ihrer Spalten ergibt. Die in der Mitte kommen viel öfter.
book-risk-runner = Kletterer { $runner }
book-risk-chosen = { $set }: { $verdict }. Absturz in { $percent } von 100 Mal, genau { $busts } von 1296.
book-risk-seldom = selten ein Absturz
book-risk-sometimes = manchmal ein Absturz
book-risk-often = oft ein Absturz
book-risk-mostly = meistens ein Absturz
book-risk-rank = Sicherer als dieses Trio: { $safer } von allen { $sets }. Riskanter: { $riskier }.
book-risk-best = Das sicherste Trio ist { $set }: Absturz in { $percent } von 100 Mal, genau { $busts } von 1296.
book-risk-middle = Mit der Hälfte aller { $sets } Trios stürzt du höchstens { $percent } von 100 Mal ab.
book-risk-worst = Das riskanteste Trio ist { $set }: Absturz in { $percent } von 100 Mal, genau { $busts } von 1296.
book-controls-mouse = Zeig auf etwas und drück die linke Maustaste.
book-controls-change = Steuerung ändern
