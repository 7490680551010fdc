### join

join-heading = Quem escala hoje?
join-hint = Aperte um botão para entrar.
join-hint-shared = Um só controle para todos? Adicione um lugar por pessoa.
join-guest = Para os lados: cor. Para cima e para baixo: nome. { $accept }: já ou ainda não. { $more }: lugar.
join-unready = Ainda não
join-waits = Falta { $name }.
join-ready = Tudo certo: { $name }.
join-seat = Lugar { $number }
join-person = Pessoa
join-bot = Bot · { $name }
join-empty = Adicionar
join-call = Chamar um bot
join-mark = { $mark } para o lugar { $number }
join-too-few = São precisos ao menos dois jogadores.
join-start = Bora escalar!
join-back = Voltar
join-press = Aperte um botão para entrar
join-share = { $left } ou { $right }: dois em um teclado
join-share-one = { $key }: dois em um teclado
join-full = Os quatro lugares estão ocupados. Remova antes um jogador.
join-by-itself = Nada
join-who = Jogador
join-device = Joga com
join-order = Ordem
join-order-value = { $number }º
join-swap = Trocar com
join-free = Lugar { $number }, livre
join-write = Digitar um nome
join-leave = Remover
tutorial-offer = É a primeira vez? Um turno mostra tudo.

### table

table-heading = Regras da casa
table-open = Risco e velocidade
table-now = Risco, velocidade e regras da casa
table-read-now = Cada mesa combina as suas regras. A marca mostra as desta partida.
table-read-next = Cada mesa combina as suas regras. A marca mostra as da próxima partida.
table-in-force = { $rule } Em vigor.
table-usual = Regras padrão
table-done = Pronto
