### Rever

watch-play = Reproduzir
watch-pause = Pausar
watch-action-back = Voltar
watch-action-on = Avançar
watch-turn-back = Turno anterior
watch-turn-on = Próximo turno
watch-speed = Velocidade { $times }
watch-leave = Sair
watch-damaged = O jogo não pode ser revisto: a linha { $line } está danificada.
watch-foreign = O jogo não pode ser revisto: o arquivo não é um jogo.
watch-newer = O jogo não pode ser revisto: uma versão mais nova o gravou.
watch-unreadable = O jogo não pode ser revisto: { $reason }
watch-not-now = Saia primeiro deste jogo; depois outro poderá ser revisto.
watch-timeline = Linha do tempo
watch-at = turno { $turn }, passo { $at } de { $all }
watch-play-on = Jogar daqui
watch-automatic = Esta partida é de antes de guardarmos os lances à mão: todos os dados se lançam sozinhos.
