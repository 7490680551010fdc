### ¿Qué harías tú?

puzzle-looking = Buscando tus decisiones más caras en tus últimas partidas…
puzzle-own = De tus partidas: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Eres { $mark } y has sacado { $dice }. ¿Qué harías?
puzzle-deciding = Eres { $mark }. ¿Tirar otra vez o plantarte?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Aún no hay nadie en la montaña
puzzle-one = Subir en la { $column }
puzzle-two = Subir en la { $first } y la { $second }
puzzle-twice = Subir dos veces en la { $column }
puzzle-worth = { $choice }: gana { $games } de 100 partidas
puzzle-right = ¡Correcto! Gana { $best } de 100 partidas; la siguiente mejor opción, { $second }.
puzzle-wrong = Hay algo mejor: { $better }. Gana { $best } de 100 partidas; tu elección, { $taken }.
puzzle-why-move = { $better }: después, riesgo de caída de { $percent } de cada 100. { $instead }: { $than } de cada 100.
puzzle-why-roll = Riesgo de caída en la próxima tirada: { $percent } de cada 100; pasos en juego: { $steps }.
puzzle-counted = Desde cada opción se jugaron 10 000 partidas; las cifras son fiables con ±{ $error } más o menos.
puzzle-thought = Cifras calculadas por { $bot }. Lo que { $name } hizo allí: { $taken }.
puzzle-strength = Tu nivel en los problemas: { $mean }, 19 de cada 20 veces entre { $low } y { $high }, tras { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
 }. { $first } es 1, { $last } es 5.
puzzle-strength-none = Tus respuestas muestran tu nivel: { $first } es 1, { $last } es 5.
puzzle-next = Siguiente problema
puzzle-skip = No esperar
puzzle-tab = ¿Qué harías tú?
