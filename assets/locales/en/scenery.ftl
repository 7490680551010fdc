# Sceneries and dice.

scenery = Scenery
scenery-dusk = Dusk
scenery-dawn = Dawn
scenery-spring = Spring
scenery-snow = Snow
scenery-aurora = Northern lights
scenery-dice = Dice
scenery-dice-ivory = Ivory
scenery-dice-birch = Birch
scenery-dice-amber = Amber
scenery-dice-jade = Jade
scenery-dice-ice = Ice
scenery-dice-quartz = Rose quartz
scenery-everything = Everything unlocked
scenery-won = Sceneries and dice are won on the way up, match by match. Whoever only wants the scenery can switch all of it on here.
