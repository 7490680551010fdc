### Ver de nuevo

watch-play = Reproducir
watch-pause = Pausa
watch-action-back = Atrás
watch-action-on = Adelante
watch-turn-back = Turno anterior
watch-turn-on = Turno siguiente
watch-speed = Velocidad { $times }
watch-leave = Salir
watch-damaged = No se puede ver la partida: la línea { $line } de su registro está dañada.
watch-foreign = No se puede ver la partida: el archivo no es un registro de partida.
watch-newer = No se puede ver la partida: la escribió una versión más nueva del juego.
watch-unreadable = No se puede ver la partida: { $reason }
watch-not-now = Sal primero de esta partida; después se podrá ver otra.
watch-timeline = Cronología
watch-at = turno { $turn }, paso { $at } de { $all }
watch-play-on = Seguir desde aquí
watch-automatic = Esta partida es anterior a que se guardaran los lanzamientos a mano: todos los dados se lanzan solos.
