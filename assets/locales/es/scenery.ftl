# Paisajes y dados.

scenery = Paisaje
scenery-dusk = Atardecer
scenery-dawn = Amanecer
scenery-spring = Primavera
scenery-snow = Nieve
scenery-aurora = Aurora boreal
scenery-dice = Dados
scenery-dice-ivory = Marfil
scenery-dice-birch = Abedul
scenery-dice-amber = Ámbar
scenery-dice-jade = Jade
scenery-dice-ice = Hielo
scenery-dice-quartz = Cuarzo rosa
scenery-everything = Todo desbloqueado
scenery-won = Los paisajes y los dados se ganan en el ascenso, duelo a duelo. Quien solo quiera el paisaje puede activarlo todo aquí.
