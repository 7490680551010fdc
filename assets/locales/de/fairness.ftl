### fairness

fairness-how = Die Würfel fallen mit echter Physik, und was oben liegt, ist der Wurf: Keine Zahl wird erfunden, gedreht oder ersetzt. Welche Seite welche Zahl trägt, wird ausgelost, wenn sie die Hand verlassen; so ist jede Seite gleich wahrscheinlich, wie auch immer du wirfst.
fairness-band = Jeder Punkt zeigt, wie weit eine Seite von einem Sechstel abweicht. Bei fairen Würfeln liegen alle sechs 19 von 20 Mal im Band.
fairness-kept = In deinen Spielen
fairness-thrown = Gerade geworfen
fairness-none = Noch keine Würfel
fairness-reading = Spiele werden gelesen …
fairness-throw = { $throws }-mal würfeln
fairness-day = Der Berg von heute ist die einzige Ausnahme: Alle haben dieselben Würfel. Das Datum bestimmt die Augen, und die Zahlen kommen darauf, wenn die blanken Würfel ruhig liegen. Alles andere ist Physik wie immer.
rules-fairness = Sind die Würfel fair?
