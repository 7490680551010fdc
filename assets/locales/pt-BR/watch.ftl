### Rever

watch-play = Ver
watch-pause = Pausar
watch-action = Jogada
watch-action-back = Jogada anterior
watch-action-on = Próxima jogada
watch-turn = Turno
watch-turn-back = Turno anterior
watch-turn-on = Próximo turno
watch-times = { $times }×
watch-speed = Velocidade { $times }
watch-damaged = Não dá para rever a partida: a linha { $line } está danificada.
watch-foreign = Não dá para rever a partida: o arquivo não é uma partida.
watch-newer = Não dá para rever a partida: uma versão mais nova do jogo a gravou.
watch-unreadable = Não dá para rever a partida: { $reason }
watch-not-now = Saia primeiro desta partida; depois você pode rever outra.
watch-timeline = Linha do tempo
watch-at = turno { $turn }, jogada { $at } de { $all }
watch-play-on = Jogar daqui
watch-play-on-short = Jogar
watch-automatic = Esta partida é de antes de guardarmos as rolagens à mão: os dados se rolam sozinhos.
