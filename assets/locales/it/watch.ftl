### Rivedere

watch-play = Vedi
watch-pause = Pausa
watch-action = Mossa
watch-action-back = Mossa precedente
watch-action-on = Mossa successiva
watch-turn = Turno
watch-turn-back = Turno precedente
watch-turn-on = Turno successivo
watch-times = { $times }×
watch-speed = Velocità { $times }
watch-damaged = La partita non si può rivedere: la riga { $line } è danneggiata.
watch-foreign = La partita non si può rivedere: il file non è una partita.
watch-newer = La partita non si può rivedere: l’ha scritta una versione più nuova del gioco.
watch-unreadable = La partita non si può rivedere: { $reason }
watch-not-now = Esci prima da questa partita; poi puoi rivederne un’altra.
watch-timeline = Cronologia
watch-at = turno { $turn }, mossa { $at } di { $all }
watch-play-on = Gioca da qui
watch-play-on-short = Gioca
watch-automatic = Questa partita è di prima che si conservassero i tiri a mano: i dadi si tirano da soli.
