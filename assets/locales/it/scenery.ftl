# Paesaggi e dadi.

scenery = Paesaggio
scenery-dusk = Tramonto
scenery-dawn = Alba
scenery-spring = Primavera
scenery-snow = Neve
scenery-aurora = Aurora boreale
scenery-dice = Dadi
scenery-dice-ivory = Avorio
scenery-dice-birch = Betulla
scenery-dice-amber = Ambra
scenery-dice-jade = Giada
scenery-dice-ice = Ghiaccio
scenery-dice-quartz = Quarzo rosa
scenery-everything = Tutto sbloccato
scenery-won = Paesaggi e dadi si vincono sulla via per la vetta, sfida dopo sfida. Chi vuole solo il paesaggio può attivare tutto qui.
