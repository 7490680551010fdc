### join

join-heading = Quem escala hoje?
join-hint = Aperte um botão para entrar. Para os lados, a sua forma; para cima e para baixo, o seu nome.
join-seat = Lugar { $number }
join-person = Pessoa
join-bot = Bot · { $name }
join-empty = Adicionar
join-mark = { $mark } para o lugar { $number }
join-too-few = É preciso ter ao menos dois jogadores.
join-start = Bora escalar!
join-back = Voltar
join-press = Aperte um botão para entrar
join-share = { $left } ou { $right }: dois em um teclado
join-share-one = { $key }: dois em um teclado
join-full = Os quatro lugares estão ocupados. Alguém precisa dar lugar antes.
join-by-itself = Sozinho
join-more = Mais sobre o lugar { $number }
join-who = Quem senta aqui
join-device = Joga com
join-order = Vez
join-order-value = { $number }º
join-swap = Trocar de lugar com
join-free = Lugar { $number }, livre
join-write = Escrever o nome
join-leave = Deixar o lugar livre
join-odds = Risco
tutorial-offer = É a primeira vez? Uma rodada mostra tudo.

### table

table-heading = Regras da mesa
table-usual = As regras de sempre
table-done = Pronto
