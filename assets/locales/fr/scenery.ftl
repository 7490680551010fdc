# Paysages et dés.

scenery = Paysage
scenery-dusk = Crépuscule
scenery-dawn = Aube
scenery-spring = Printemps
scenery-snow = Neige
scenery-aurora = Aurore boréale
scenery-dice = Dés
scenery-dice-ivory = Ivoire
scenery-dice-birch = Bouleau
scenery-dice-amber = Ambre
scenery-dice-jade = Jade
scenery-dice-ice = Glace
scenery-dice-quartz = Quartz rose
scenery-everything = Tout débloqué
scenery-won = Les paysages et les dés se gagnent pendant l’ascension, duel après duel. Si seul le paysage compte, tout s’active ici.
