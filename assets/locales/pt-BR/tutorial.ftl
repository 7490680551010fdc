### tutorial

tutorial-begin = Dois dados cada um: a maior soma começa.
tutorial-roll = Role os quatro dados.
tutorial-pair = Dois pares, duas somas: cada uma sobe um escalador na coluna.
tutorial-again = Ainda sobra um escalador: não pode haver queda.
tutorial-half = Só resta um escalador: talvez sirva meia divisão.
tutorial-risk = Os três estão na parede: céu mais escuro, maior risco.
tutorial-risk-no-sky = Os três estão na parede: agora pode haver queda.
tutorial-stop = Pare agora: seus escaladores viram acampamentos, que ficam.
tutorial-watch = Vez de { $name }, que sempre quer mais uma.
tutorial-bust = Queda! Nenhuma soma serve, e os passos deste turno se perdem.
tutorial-claim = Pare na casa mais alta de uma coluna, e ela é sua.
tutorial-win = Três colunas vencem. Boa escalada!
tutorial-why-again = Ainda não: rolar é grátis enquanto sobra um escalador.
tutorial-why-stop = Tente “Parar”: salva os três.
tutorial-why-read = Primeiro aperte o botão ao lado destas palavras.
tutorial-go-on = Continuar
tutorial-skip = Pular
tutorial-skip-heading = Pular a primeira escalada?
tutorial-skip-note = Ela está sempre em “Como se joga”.
tutorial-stay = Continuar escalando
tutorial-new = Nova partida
tutorial-title = Menu
