### The book of games

chronicle-heading = Libro de cumbre
chronicle-games = Partidas
chronicle-players = Jugadores
chronicle-dice = Dados
chronicle-back = Volver
chronicle-nowhere = Aquí aún no hay partidas.
chronicle-unreadable = No se puede leer la carpeta de partidas.
chronicle-reading = Leyendo partidas: { $done } de { $all }…
chronicle-none = Aún no hay partidas. Aquí saldrán todas las de mesa.
chronicle-none-such = Ninguna partida coincide.
chronicle-unusable = { $files ->
    [one] Un archivo no se puede leer: { $file }
   *[other] { $files } archivos no se pueden leer, como { $file }
}
chronicle-who = Jugador
chronicle-everyone = Todos
chronicle-rules = Reglas
chronicle-rules-usual = Estándar
chronicle-rules-house = De la casa
chronicle-company = Mesa
chronicle-any = Todas
chronicle-people = Solo personas
chronicle-bots = Con bots
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Repetición
chronicle-won = { $turns ->
    [one] Victoria: { $names }, 1 turno
   *[other] Victoria: { $names }, { $turns } turnos
}
chronicle-unfinished = Sin terminar
chronicle-in-progress = En curso
chronicle-played-on = Continúa otra partida, no cuenta
chronicle-won-of = Ganadas { $figures }
chronicle-beside = { $counted } · esperado { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, esperado { $expected }
chronicle-band = Franja verde: ahí queda la suerte normal 19 de cada 20 veces. Línea: la media.
chronicle-faces = Caras
chronicle-sums = Sumas de dos dados
chronicle-sums-note = Cada dado en una pareja
chronicle-pairs = Primer y segundo dado
chronicle-stray = Tandas justas así de dispares: { $percent } de 100
player-wins = Partidas ganadas
player-no-wins = Aún no hay partidas terminadas.
player-wins-of = { $games ->
    [one] 1 partida de { $seats }
   *[other] { $games } partidas de { $seats }
}
player-wins-all = Las { $games } partidas
player-luck = Suerte
player-busts = { $rolls ->
    [one] Caídas en 1 tirada
   *[other] Caídas en { $rolls } tiradas
}
player-faces = Dados – tandas justas así de dispares: { $percent } de 100.
player-turns = Turnos
player-turns-note = Turnos: { $turns }; tiradas de media: { $rolls }; pasos guardados: { $banked }; perdidos: { $lost }.
player-rolls-many = { $rolls } tiradas o más
player-columns = Columnas
player-column = { $visited } · conquistada { $claimed }
player-bold = Tiradas más audaces
player-survived = { $percent } de 100, sin caer · turno { $turn }
player-fell = { $percent } de 100, caída · turno { $turn }
player-against = Cara a cara
player-against-one = { $games ->
    [one] { $name }, 1 partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisiones
player-no-skill = Cumbre repasa las partidas mientras este libro está abierto. Vuelve dentro de un rato.
player-skill-note = Según Cumbre, partidas perdidas por cada 100 decisiones: { $lost } (partidas: { $games }, decisiones: { $decisions }).
player-trend = Últimas { $games } partidas: { $lately }. Antes: { $before }.
identity-open = Nombre y privacidad
identity-counts-as = La misma persona que
identity-itself = Nadie
identity-hidden = Ocultar en las listas
identity-is-hidden = No está en las listas
identity-kept-out = Las partidas no cuentan
identity-note = Para invitados y niños: las partidas que no cuentan no cuentan para nadie. Borrar quita el nombre de todas las partidas para siempre; las jugadas solo contra bots se van con él.
identity-merge = ¿La misma persona?
identity-merge-note = Todas las partidas de { $earlier } contarán para { $now }. No se puede deshacer.
identity-merge-no = Dejar separados
identity-merge-yes = Contar como uno
identity-rename = Renombrar
identity-former-name = { $name } es un nombre anterior de otra persona. Elige uno distinto.
identity-delete = Borrar todo
identity-not-deleted = { $files ->
    [one] Una partida no se pudo cambiar y conserva el nombre: ¿está el disco lleno o es de solo lectura?
   *[other] { $files } partidas no se pudieron cambiar y conservan el nombre: ¿está el disco lleno o es de solo lectura?
}
when-today = Hoy, { $time }
when-yesterday = Ayer, { $time }
when-days = { $days ->
    [one] Hace { $days } día
   *[other] Hace { $days } días
}
chronicle-open = Libro de cumbre
