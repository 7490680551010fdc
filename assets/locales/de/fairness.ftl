### fairness

fairness-heading = Sind die Würfel fair?
fairness-how = Die Würfel fallen mit echter Physik, und was oben liegt, ist der Wurf: Keine Zahl wird erfunden, gedreht oder ersetzt. Welche Seite welche Zahl trägt, entscheidet das Los, wenn die Würfel die Hand verlassen, unsichtbar für Hand und Physik. So ist jede Seite gleich wahrscheinlich, wie auch immer man wirft.
fairness-band = Der Strich zeigt, wie weit eine Seite von einem Sechstel abweicht. Bei fairen Würfeln liegen alle sechs Striche 19 von 20 Mal im Band.
fairness-kept = In deinen Spielen
fairness-thrown = Gerade geworfen
fairness-none = Noch keine Würfel
fairness-throw = { $throws }-mal würfeln
fairness-done = Zurück
fairness-day = Der Berg von heute ist die einzige Ausnahme: Seine Würfel sind für alle dieselben. Die Augen kommen aus dem Datum, und wenn die blanken Würfel ruhig liegen, werden die Zahlen so aufgebracht, dass die oberen Seiten sie zeigen. Alles andere ist Physik wie immer.
rules-fairness = Sind die Würfel fair?
