# Landschaften und Würfel.

scenery = Landschaft
scenery-dusk = Abenddämmerung
scenery-dawn = Morgenrot
scenery-spring = Frühling
scenery-snow = Schnee
scenery-aurora = Nordlicht
scenery-dice = Würfel
scenery-dice-ivory = Elfenbein
scenery-dice-birch = Birke
scenery-dice-amber = Bernstein
scenery-dice-jade = Jade
scenery-dice-ice = Eis
scenery-dice-quartz = Rosenquarz
scenery-everything = Alles freigeschaltet
scenery-won = Landschaften und Würfel gewinnt man auf dem Weg hinauf, Partie für Partie. Wer nur die Landschaft möchte, schaltet hier alles ein.
