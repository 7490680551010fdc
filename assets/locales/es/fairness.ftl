### fairness

fairness-how = Los dados ruedan con física de verdad, y lo que muestran al pararse es la tirada: ningún número se inventa, se gira ni se cambia. Qué cara lleva cada número se sortea cuando dejan la mano; así todas las caras son igual de probables, tires como tires.
fairness-band = Cada marca dice cuánto se aparta una cara de una de cada seis. Con dados justos, las seis marcas quedan en la franja 19 de cada 20 veces.
fairness-kept = En tus partidas
fairness-thrown = Recién tirados
fairness-none = Aún no hay dados
fairness-reading = Leyendo partidas…
fairness-throw = Tirar { $throws } veces
fairness-day = La montaña de hoy es la única excepción: los dados son los mismos para todos. La fecha decide las caras, y los números se ponen cuando los dados en blanco se quedan quietos. Lo demás es física, como siempre.
rules-fairness = ¿Son justos los dados?
