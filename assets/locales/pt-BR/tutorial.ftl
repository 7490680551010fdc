### tutorial

tutorial-begin = Dois dados cada um: a maior soma começa.
tutorial-roll = Role os quatro dados.
tutorial-pair = Dois pares, duas somas: cada uma sobe um escalador na coluna.
tutorial-again = Enquanto sobrar um escalador, não há queda: role de novo.
tutorial-half = Só resta um escalador: um par pode valer pela metade.
tutorial-risk = Os três escalam: quanto mais escuro o céu, maior o risco.
tutorial-stop = Pare agora: seus escaladores viram acampamentos, que ficam.
tutorial-watch = Agora escala { $name }, que sempre quer mais.
tutorial-bust = Queda! Nenhuma soma serve, e esta vez se perde.
tutorial-claim = Pare na casa mais alta de uma coluna, e ela é sua.
tutorial-win = Três colunas vencem. Boa escalada!
tutorial-why-again = Ainda não: rolar não custa nada enquanto sobra um escalador.
tutorial-why-stop = Agora não: numa queda caem os três.
tutorial-why-read = Primeiro aperte o botão ao lado destas palavras.
tutorial-go-on = Continuar
tutorial-skip = Pular
tutorial-new = Novo jogo
tutorial-title = Início
