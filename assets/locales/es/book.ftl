### The book of games

chronicle-heading = El libro de cumbre
chronicle-games = Partidas
chronicle-players = Escaladores
chronicle-dice = Dados
chronicle-back = Volver
chronicle-nowhere = Aquí aún no se guarda ninguna partida.
chronicle-unreadable = No se puede leer la carpeta de partidas.
chronicle-reading = Leyendo las partidas: { $done } de { $all }…
chronicle-none = Aún no se ha jugado ninguna partida. Aquí estarán todas.
chronicle-none-such = Ninguna partida encaja con esta elección.
chronicle-unusable = { $files ->
    [one] Un archivo no se puede leer: { $file }
   *[other] { $files } archivos no se pueden leer, como { $file }
}
chronicle-who = Escalador
chronicle-everyone = Todos
chronicle-rules = Reglas
chronicle-rules-usual = Normales
chronicle-rules-house = De la casa
chronicle-company = Mesa
chronicle-any = Cualquiera
chronicle-people = Solo personas
chronicle-bots = Con ordenador
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Ver de nuevo
chronicle-won = { $turns ->
    [one] Ganó { $names } en 1 turno
   *[other] Ganó { $names } en { $turns } turnos
}
chronicle-unfinished = Sin terminar
chronicle-in-progress = Sigue en juego
chronicle-played-on = Seguida de otra partida, no cuenta
chronicle-won-of = Ganadas { $figures }
chronicle-beside = { $counted } · justo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, se esperan { $expected }
chronicle-band = La suerte justa queda en la franja clara 19 veces de 20; la línea verde es lo que da de media.
chronicle-faces = Caras
chronicle-sums = Sumas de dos dados
chronicle-sums-note = Cada dado en una pareja
chronicle-pairs = Primer y segundo dado
chronicle-stray = los dados justos se alejan tanto { $percent } veces de 100
player-wins = Partidas ganadas
player-no-wins = Aún ninguna partida terminada.
player-wins-of = { $games ->
    [one] De 1 partida de { $seats }
   *[other] De { $games } partidas de { $seats }
}
player-wins-all = De las { $games } partidas
player-luck = Suerte
player-busts = { $rolls ->
    [one] Caídas en 1 tirada
   *[other] Caídas en { $rolls } tiradas
}
player-faces = Sus propios dados: los justos se alejan tanto { $percent } veces de 100.
player-turns = Turnos
player-turns-note = { $turns } turnos, de media con { $rolls } tiradas; { $banked } casillas ganadas, { $lost } perdidas.
player-rolls-many = { $rolls } tiradas o más
player-columns = Columnas
player-column = { $visited } · suyas { $claimed }
player-bold = Tiradas más audaces
player-survived = { $percent } de 100, y salió bien · turno { $turn }
player-fell = { $percent } de 100, y caída · turno { $turn }
player-against = Ganadas antes que el otro
player-against-one = { $games ->
    [one] { $name }, 1 partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisiones
player-no-skill = Cumbre repasa las partidas mientras este libro está abierto. Vuelve dentro de un rato.
player-skill-note = Según Cumbre, { $lost } partidas perdidas por cada 100 decisiones, en { $games } partidas con { $decisions } decisiones.
player-trend = En las últimas { $games } partidas { $lately }, antes { $before }.
identity-open = Nombre y privacidad
identity-counts-as = Es la misma persona que
identity-itself = Nadie más
identity-hidden = Fuera de todas las listas
identity-kept-out = Las partidas no cuentan
identity-note = Para invitados y niños: las partidas que no cuentan no cuentan para nadie. Borrar quita el nombre de todos los registros para siempre; las partidas jugadas solo contra el ordenador se van con él.
identity-rename = Renombrar
identity-delete = Borrar todo
identity-not-deleted = { $files ->
    [one] Un registro no se pudo cambiar y conserva el nombre: ¿está el disco lleno o es de solo lectura?
   *[other] { $files } registros no se pudieron cambiar y conservan el nombre: ¿está el disco lleno o es de solo lectura?
}
when-today = Hoy, { $time }
when-yesterday = Ayer, { $time }
when-days = { $days ->
    [one] Hace { $days } día
   *[other] Hace { $days } días
}
chronicle-open = Libro de cumbre
