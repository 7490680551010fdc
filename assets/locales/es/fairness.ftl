### fairness

fairness-heading = ¿Son justos los dados?
fairness-how = Los dados se lanzan con física, y lo que muestran al pararse es la tirada: ningún número se inventa, ni se gira, ni se cambia. Qué cara lleva cada número se sortea cuando los dados dejan la mano, a espaldas de la mano y de la física. Así cada cara es igual de probable, se lancen como se lancen.
fairness-band = La marca dice cuánto se aparta una cara de una de cada seis. Con dados justos, las seis marcas quedan en la franja 19 de cada 20 veces.
fairness-kept = En tus partidas
fairness-thrown = Lanzados ahora
fairness-none = Aún no hay dados
fairness-throw = Lanzar { $throws } veces
fairness-done = Volver
fairness-day = La montaña de hoy es la única excepción: sus dados son los mismos para todos. Las caras salen de la fecha, y cuando los dados en blanco se quedan quietos, se les ponen los números para que las caras de arriba las muestren. Lo demás es física, como siempre.
rules-fairness = ¿Son justos los dados?
