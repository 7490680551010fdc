# Paisagens e dados.

scenery = Paisagem
scenery-dusk = Entardecer
scenery-dawn = Amanhecer
scenery-spring = Primavera
scenery-snow = Neve
scenery-aurora = Aurora boreal
scenery-dice = Dados
scenery-dice-ivory = Marfim
scenery-dice-birch = Bétula
scenery-dice-amber = Âmbar
scenery-dice-jade = Jade
scenery-dice-ice = Gelo
scenery-dice-quartz = Quartzo rosa
scenery-everything = Tudo desbloqueado
scenery-won = Paisagens e dados são ganhos na subida, duelo a duelo. Quem só quer a paisagem pode ativar tudo aqui.
