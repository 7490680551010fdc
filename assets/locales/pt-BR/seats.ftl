### seats

couch-pad-gone = Controle de { $name } desconectado
couch-a-pad-gone = Controle desconectado
couch-pad-back = Controle de { $name } reconectado
couch-a-pad-back = Controle reconectado
couch-seats = Quem joga
couch-seat-note = O bot devolve o lugar quando você quiser. No turno deste lugar, só o dispositivo dele joga; pausar, todos podem.
couch-decides = Quem joga
couch-person = Pessoa
couch-bot = Bot · { $name }
couch-plays-with = Joga com
couch-done = Pronto
couch-lost = { $name }: controle desconectado
couch-lost-note = A partida espera, e nada se perde. Reconecte o controle, ou aperte “Usar este” em outro controle, no teclado ou no mouse.
couch-lost-this = Usar este
couch-doubt = { $name }, qual é o seu controle?
couch-doubt-note = Dois controles iguais se desconectaram ao mesmo tempo. Aperte “É o meu” no seu.
couch-doubt-this = É o meu
couch-let-bot = Um bot joga por { $name }
couch-pause = Pausa
couch-asked = { $name }, com o que você joga?
couch-asked-note = Aperte “Usar este” no controle, teclado ou mouse com que você joga.
couch-asked-this = Usar este
couch-newcomer = { $name }, usa este controle?
couch-newcomer-note = Ainda não é de ninguém. Aperte “Usar este” no que você vai usar daqui em diante.
couch-back = Voltar
pause-seats = Quem joga
