### Ver de nuevo

watch-play = Ver
watch-pause = Pausa
watch-action = Jugada
watch-action-back = Jugada anterior
watch-action-on = Jugada siguiente
watch-turn = Turno
watch-turn-back = Turno anterior
watch-turn-on = Turno siguiente
watch-times = { $times }×
watch-speed = Velocidad { $times }
watch-damaged = No se puede ver la partida: la línea { $line } está dañada.
watch-foreign = No se puede ver la partida: el archivo no es una partida.
watch-newer = No se puede ver la partida: la escribió una versión más nueva del juego.
watch-unreadable = No se puede ver la partida: { $reason }
watch-not-now = Sal primero de esta partida; después puedes ver otra.
watch-timeline = Cronología
watch-at = turno { $turn }, jugada { $at } de { $all }
watch-play-on = Seguir desde aquí
watch-play-on-short = Seguir
watch-automatic = Esta partida es anterior a que se guardaran las tiradas a mano: los dados se tiran solos.
