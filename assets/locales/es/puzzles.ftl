### ¿Qué harías tú?

puzzle-looking = Buscando las decisiones más caras de tus últimas partidas…
puzzle-own = De tus partidas: { $name }
puzzle-number = Problema { $number }
puzzle-pairing = Eres { $mark }. Has sacado { $dice }
puzzle-deciding = Eres { $mark }. ¿Tirar otra vez o plantarte?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Aún no hay nadie en la montaña
puzzle-one = Escalar la { $column }
puzzle-two = Escalar la { $first } y la { $second }
puzzle-twice = Escalar la { $column } dos veces
puzzle-worth = { $choice }: gana { $games } de 100
puzzle-right = Correcto: gana { $best } de 100. La siguiente: { $second }.
puzzle-wrong = Mejor: { $better } – gana { $best } de 100. La tuya: { $taken }.
puzzle-why-move = { $better }: riesgo de caída { $percent } de 100. { $instead }: { $than }.
puzzle-why-roll = Riesgo de caída en la próxima tirada: { $percent } de 100; pasos en juego: { $steps }.
puzzle-counted = Con 10 000 partidas por opción, fiable con ±{ $error } más o menos.
puzzle-thought = Cifras de { $bot }. Lo que hizo { $name }: { $taken }.
puzzle-strength = Tu nivel: { $mean }, 19 de cada 20 veces entre { $low } y { $high }, tras { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
 }. { $first } es 1, { $last } es 5.
puzzle-strength-none = Tus respuestas muestran tu nivel: { $first } es 1, { $last } es 5.
puzzle-next = Otro problema
puzzle-skip = Saltar
puzzle-tab = ¿Qué harías tú?
