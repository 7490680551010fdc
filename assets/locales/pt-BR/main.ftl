# As palavras do jogo em português do Brasil. Termos: rolar, a rolagem, parar, a queda, a divisão; escalador, acampamento, a coluna (a 7), casa, conquistada; tecla (do teclado), botão; jogador, lugar.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
turn-of = Vez de { $name }
mark-disc = Disco
mark-square = Quadrado
mark-triangle = Triângulo
mark-diamond = Losango
opponent-marmot = Marmota
opponent-ibex = Íbex
opponent-magpie = Pega
opponent-owl = Coruja
opponent-summit = Cume
opponent-rule-of-28 = Regra dos 28
opponent-constant = Pesos constantes
opponent-linear = Pesos crescentes
opponent-marmot-note = Prudente: garante cada passinho.
opponent-ibex-note = Ama suas colunas e demora demais.
opponent-magpie-note = Gulosa: sempre quer mais uma.
opponent-owl-note = Calcula tudo, mas só para si.
opponent-summit-note = Sabe quanto vale cada posição.
opponent-rule-of-28-note = Soma a sua vez e para em 28.
opponent-constant-note = Toda casa pesa o mesmo.
opponent-linear-note = Quanto mais alta a casa, mais pesa.
opponent-spoken = { $nature } Força { $strength } de { $most }

### loading

loading = Preparando as cordas…

### join

join-name = Nome
join-done = Pronto
join-capital = Maiúscula
join-space = Espaço
join-erase = Apagar

### table

table-here = Nesta mesa: { $rules }
table-columns = Colunas para vencer
table-columns-note = Vence quem tiver { $columns } colunas primeiro.
table-columns-four = Quatro ou cinco colunas só com dois ou três jogadores.
table-columns-pawns = Três acampamentos conquistam três colunas, não mais.
table-landing = No acampamento alheio
table-landing-share = Dividir
table-landing-share-note = Escalador e acampamento dividem a casa, e nada acontece.
table-landing-jump = Pular
table-landing-jump-note = O escalador pula toda casa com acampamento alheio.
table-landing-press-on = Seguir
table-landing-press-on-note = Não se para com um escalador no acampamento alheio.
table-duty = Saída obrigatória
table-duty-after = Depois da divisão
table-duty-after-note = Vale qualquer divisão; nela, sai todo escalador que puder.
table-duty-before = Antes da divisão
table-duty-before-note = Só vale a divisão que põe mais escaladores na parede.
table-pawns = Três acampamentos (“Basta”)
table-pawns-off = Não
table-pawns-off-note = Acampe em quantas colunas quiser.
table-pawns-on = Sim
table-pawns-on-note = No máximo três acampamentos, contando as bandeiras; se passar, você escolhe quais ficam. Vale três colunas.
table-short-columns = { $columns } colunas
table-short-share = dividir
table-short-jump = pular
table-short-press-on = seguir
table-short-before = antes da divisão
table-short-pawns = três acampamentos

### results

results-wins = { $name } venceu!
results-share = { $names } dividem a vitória
results-and = { $first } e { $last }
results-how = { $columns } em { $turns ->
    [one] { $turns } vez
   *[other] { $turns } vezes
}
results-climb = Escalada
results-boldest = Rolagem mais ousada
results-boldest-value = { $name }: { $percent }%
results-longest = Vez mais longa
results-longest-value = { $name }: { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}

### settings

settings-language = Idioma
settings-percent = { $percent }%
settings-speed = Velocidade
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Imediata
settings-odds-always = Visível
settings-odds-never = Oculto
settings-master = Tudo
settings-music = Música
settings-mountain = Vento
settings-table = Dados e peças
settings-interface = Botões e avisos
settings-on = Sim
settings-off = Não
settings-tension = O som segue o risco
settings-night = Noite tranquila
settings-mono = Mono
settings-mute = Mudo em segundo plano
settings-captions = Legendas dos sons
settings-volume-off = Sem som
settings-odds-after = Depois da vez
settings-guard-off = Nenhuma
settings-guard-seconds = { $seconds } s
couch-rumble = Vibração

### pause

pause-open = Pausa

### fairness

fairness-total = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}

### play

banner-roll-off = Quem começa?
banner-roll-off-tied = Empate! Rola-se de novo.
banner-highest-begins = A maior rolagem começa.
banner-turn = { $name } · role os dados
banner-rolls = { $name } rola…
banner-choose = { $name } · escolha uma divisão
banner-decide = { $name } · rolar de novo ou parar?
banner-press-on = { $name } · siga escalando
banner-keep = { $name } · { $count ->
    [one] fica um acampamento
   *[other] ficam { $count } acampamentos
}
banner-keeps = { $name } tem acampamentos demais
banner-gives-up = { $name } desmonta o acampamento da { $column }
banner-thinks = Pensando…
banner-climbs = { $name } escala
banner-stops = { $name } acampa
banner-busted = { $name } despenca
banner-lost = { $steps ->
    [one] { $steps } passo perdido
   *[other] { $steps } passos perdidos
}
banner-claims = { $name } conquista a coluna { $column }
banner-wins = { $count ->
    [one] { $name } venceu!
   *[other] { $name } dividem a vitória
}
odds-short = Risco: { $percent } em 100

score-at-base = no campo-base
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } na { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } até o topo
card-either = { $column } +{ $steps }
card-held-back = saem menos
card-claimed = { $column } conquistada
card-on-top = { $column } já no topo
card-no-runner = sem escalador

note-roll-off = Dois dados cada um
note-climb = A escalada de { $name }
note-shake = Segure “Rolar” para chacoalhar os dados
note-let-go = Solte para lançar
note-put-back = Volte para largar os dados
caption-nudge = Um dado ficou torto: leva um empurrão
caption-rethrow = Um dado ficou torto: é lançado de novo
caption-place = Um dado ficou torto: é posto no lugar
caption-rattle = [dados chacoalham na mão]
caption-dice = [os dados rolam]
caption-place-climber = [um escalador parte]
caption-step = [um escalador sobe]
caption-top = [um sino: um escalador no topo]
caption-camp = [lona: um acampamento]
caption-bust = [uma rajada: queda]
caption-claim = [uma fanfarra: coluna conquistada]
caption-win = [um amanhecer: jogo vencido]
caption-turn = [um sininho: próxima vez]
caption-wind = [o vento aumenta: mais risco]
caption-wind-holds = [o vento prende o fôlego]
caption-by = { $name }: { $caption }
caption-refuse = [um baque: agora não]
note-busted = Ninguém em { $sums }
note-would-have-held = Um { $sums } teria segurado
note-all-but = Tudo menos { $sums } teria segurado
note-nothing-saves = Nenhuma soma teria segurado
note-press-on = Não dá para parar: { $columns }
note-press-on-why = Há um acampamento alheio
note-keeps = { $name } escolhe quais acampamentos ficam
note-gives-up = O acampamento da { $column } é desmontado

action-roll = Rolar
action-roll-again = Rolar de novo
action-stop = Parar
action-stop-and-win = Parar e vencer
action-stop-not-here = Parar: não em acampamento alheio
keep-these = Manter estes
keep-fewer = { $count ->
    [one] Desmontar mais { $count }
   *[other] Desmontar mais { $count }
}
keep-more = { $count ->
    [one] Manter mais { $count }
   *[other] Manter mais { $count }
}
keep-camp = Acampamento na coluna { $column }, casa { $height } de { $top }
keep-stays = fica
keep-goes = sai
keep-height = { $height }/{ $top }

undo-open = Desfazer a divisão
undo-failed = A divisão fica: não foi possível mudar o jogo salvo ({ $reason }).
hint-open = Dica
hint-heading = Uma dica
hint-stop-wins = Pare: assim você vence o jogo.
hint-stop = Pare: daqui você vence { $best } de 100 jogos; { $alike ->
    [0] se rolar, { $other }
   *[1] se rolar, quase o mesmo
}.
hint-roll = Role: daqui você vence { $best } de 100 jogos; { $alike ->
    [0] se parar, { $other }
   *[1] se parar, quase o mesmo
}.
hint-roll-only = Role, não há outra escolha: daqui você vence { $best } de 100 jogos.
hint-move = { $move }: daqui você vence { $best } de 100 jogos; { $alike ->
    [0] com { $instead }, { $other }
   *[1] com { $instead }, quase o mesmo
}.
hint-move-only = { $move } é a única escolha: daqui você vence { $best } de 100 jogos.
hint-keep = Mantenha { $move }: daqui você vence { $best } de 100 jogos; { $alike ->
    [0] com { $instead }, { $other }
   *[1] com { $instead }, quase o mesmo
}.
hint-risk = { $busts ->
    [0] A próxima rolagem não tem risco de queda.
   *[other] Risco de queda na próxima rolagem: { $percent } em 100; exatamente, { $busts } em 1.296.
}
why-heading = Por que não { $sums }?
why-claimed = A coluna { $column } é de { $name }; ninguém mais escala ali.
why-on-top = Na coluna { $column }, o escalador já está no topo.
why-no-climber = Os três escaladores estão na parede, nenhum em { $columns }.
why-held-back = Outra divisão põe mais escaladores na parede; nesta mesa, ela vem antes.
history-open = As últimas vezes
history-rolls = { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}
history-camp = Acampou
history-bust = Queda
history-fell = Queda em { $columns }

### couch

couch-whose-turn = Vez de { $name }
couch-anything = O que houver à mão
couch-keyboard = Teclado
couch-left-keys = Teclas à esquerda
couch-right-keys = Teclas à direita
couch-mouse = Mouse
couch-pad = Controle { $number }
couch-pad-missing = Um controle ausente

### notices

notice-second-window = Can’t Stop está aberto duas vezes; aqui dá para jogar, mas nada é salvo. Feche um dos dois para voltar a salvar.
notice-crashed = Can’t Stop fechou de repente da última vez. Nenhum jogo se perdeu; o que houve está escrito em { $file }.
notice-cannot-save = Os jogos não podem ser salvos ({ $reason }); dá para jogar, mas libere espaço ou confira as permissões da pasta.
notice-seats = Este jogo não pode começar: é para dois a quatro jogadores.
notice-columns = Este jogo não pode começar: o número de colunas para vencer não combina com as outras regras.
notice-record-damaged = O jogo salvo está danificado na linha { $line } e não pode continuar; ele fica guardado como { $file }.
notice-record-foreign = O jogo salvo não é de Can’t Stop; ele fica guardado como { $file }, e você pode começar um novo.
notice-record-newer = O jogo salvo é de uma versão mais nova de Can’t Stop; atualize para continuar. Ele fica guardado como { $file }.
notice-record-unreadable = O jogo salvo não pode ser lido ({ $reason }); confira as permissões. Você pode começar um novo.
disk-full = não há mais espaço
disk-forbidden = falta permissão
disk-read-only = o disco é só de leitura
disk-gone = a pasta ou o disco sumiu
disk-busy = outro programa está usando
disk-in-the-way = há outra coisa no lugar
disk-changed = outra coisa mudou o arquivo
disk-unknown = o disco acusa um erro

### control

control-heading = Controles
control-on-keyboard = Teclado
control-on-left-keys = Teclas à esquerda
control-on-right-keys = Teclas à direita
control-on-pad = Controle
control-on-mouse = Mouse
control-up = Cima
control-down = Baixo
control-left = Esquerda
control-right = Direita
control-accept = Confirmar
control-back = Voltar
control-roll = Rolar
control-stop = Parar
control-hint = Dica
control-undo = Desfazer
control-pause = Pausa
control-hurry = Acelerar
control-or = { $first } ou { $next }
control-nothing = Nada

### glyph

glyph-unknown = ?
glyph-arrow-up = Seta para cima
glyph-arrow-down = Seta para baixo
glyph-arrow-left = Seta à esquerda
glyph-arrow-right = Seta à direita
glyph-enter = Enter
glyph-number-enter = N Enter
glyph-space = Espaço
glyph-escape = Esc
glyph-backspace = Backspace
glyph-delete = Del
glyph-insert = Ins
glyph-home = Home
glyph-end = End
glyph-page-up = Page up
glyph-page-down = Page down
glyph-left-shift = Shift esq.
glyph-right-shift = Shift dir.
glyph-left-control = Ctrl esq.
glyph-right-control = Ctrl dir.
glyph-left-alt = Alt
glyph-right-alt = Alt Gr
glyph-mouse-right = Botão direito do mouse
glyph-mouse-middle = Botão do meio do mouse
glyph-mouse-back = Botão voltar do mouse
glyph-mouse-forward = Botão avançar do mouse
glyph-cross = Cruz
glyph-circle = Círculo
glyph-square = Quadrado
glyph-triangle = Triângulo
glyph-bottom = Botão de baixo
glyph-right = Botão da direita
glyph-left = Botão da esquerda
glyph-top = Botão de cima
glyph-view = Exibição
glyph-menu = Menu
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Analógico esquerdo
glyph-right-stick = Analógico direito
glyph-pad-up = Direcional para cima
glyph-pad-down = Direcional para baixo
glyph-pad-left = Direcional à esquerda
glyph-pad-right = Direcional à direita

ribbon-bust = Queda!
ribbon-bust-lost = { $steps ->
    [one] { $steps } passo perdido
   *[other] { $steps } passos perdidos
}
ribbon-claim = { $name } conquista a { $column }
ribbon-win = { $count ->
    [one] { $name } venceu!
   *[other] { $name } venceram!
}
roll-risk = queda { $chance } em 100
roll-no-risk = sem risco
stop-stake = { $steps ->
    [one] garante { $steps } passo
   *[other] garante { $steps } passos
}
stake-steps = { $steps ->
    [one] { $steps } passo em jogo
   *[other] { $steps } passos em jogo
}
bot-thinks = { $name } pensa
sums-or = { $first } ou { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } na casa { $height } de { $top }
reader-at-top = { $column } no topo
reader-pairing = { $name } tira { $dice }. Escolha uma divisão.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } tira { $dice }.
reader-rolls-two = { $name } tira { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = Queda! { $name } perde { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}.
reader-stops = { $name } acampa: { $runners }.
reader-claims = { $name } conquista a coluna { $column }: { $owned } de { $target }.
reader-mountain = A montanha
reader-column = Coluna { $column }, { $height } casas: { $there }
reader-column-claimed = Coluna { $column }: conquistada por { $name }
reader-column-empty = ninguém ainda
reader-runner-at = escalador de { $name } na casa { $height }
reader-square-at = acampamento de { $name } na casa { $height }

### one button, and no time pressure

note-press-again = Aperte de novo para lançar
own-guard = Espera antes de rolar
own-hints = Botão de dica
own-as-all = Como nas opções

### tutorial

tutorial-heading = Primeira escalada
tip-full = Os três escaladores saíram: a partir de agora pode haver queda.
tip-held-back = Uma divisão espera: outra leva mais escaladores e vai primeiro.
tip-shared = As casas se dividem: aqui ninguém expulsa ninguém.
tip-press-on = No acampamento de outro não se para: role de novo.
tip-keep = Só três acampamentos: escolha quais ficam.

### The pointer, a slower speed, and questions before something is given up

settings-speed-slow = Lenta
settings-sure = Tem certeza? De novo

### The book of games

chronicle-done = Fechar
chronicle-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
when-date = { $month ->
    [1] { $day } jan. { $year }
    [2] { $day } fev. { $year }
    [3] { $day } mar. { $year }
    [4] { $day } abr. { $year }
    [5] { $day } maio { $year }
    [6] { $day } jun. { $year }
    [7] { $day } jul. { $year }
    [8] { $day } ago. { $year }
    [9] { $day } set. { $year }
    [10] { $day } out. { $year }
    [11] { $day } nov. { $year }
   *[other] { $day } dez. { $year }
}

### Rever

watch-again = Rever
watch-summit = A visão de Cume

### Sharing

share-open = Compartilhar
share-not-copied = A área de transferência não está acessível; salve a partida como texto.

### Alone on the mountain.

alone-headline = { $name } está no topo

### A subida.

# Em um duelo, quem dá a dica é o adversário.
hint-marmot-stop = { $name }: Para casa. Eu já estaria dormindo.
hint-marmot-roll = { $name }: Isso até eu arriscaria.
hint-marmot-choose = { $name }: Por ali. Cheira a campo.
hint-ibex-stop = { $name }: Eu saltaria. Então você não.
hint-ibex-roll = { $name }: Salte! Para que servem os cascos?
hint-ibex-choose = { $name }: Esta trilha aguenta. Confie nos pés.
hint-magpie-stop = { $name }: Guarde! Eu nunca consigo.
hint-magpie-roll = { $name }: De novo! Lá em cima brilha.
hint-magpie-choose = { $name }: Este é o que mais brilha.
hint-owl-stop = { $name }: A conta fechou. Largue o lápis.
hint-owl-roll = { $name }: Os números concordam. Siga.
hint-owl-choose = { $name }: Já conferi. É este.
hint-summit-stop = { $name }: O vento está virando. Acampe.
hint-summit-roll = { $name }: O caminho está livre. Vá.
hint-summit-choose = { $name }: Daqui de cima só vejo este caminho.
