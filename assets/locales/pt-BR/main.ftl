# As palavras do jogo em português do Brasil; TERMS.md tem os seus termos.

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
opponent-spoken = { $nature } Força { $strength } de { $most }
says-marmot-slips = De volta à toca.
says-marmot-slips-again = Um pulinho a mais.
says-marmot-claims = Toca com vista!
says-marmot-wins = De grão em grão!
says-ibex-slips = Pulei longe demais.
says-ibex-slips-again = Ai, meus chifres!
says-ibex-claims = De cabeça!
says-ibex-wins = O rebanho chegou!
says-magpie-slips = Mas brilhava tanto!
says-magpie-slips-again = Eu quase peguei!
says-magpie-claims = Meu! Tudo meu!
says-magpie-wins = Como brilha!
says-owl-slips = Arredondei mal.
says-owl-slips-again = Improvável.
says-owl-claims = Como calculei.
says-owl-wins = Q. E. D. Uh-uh!
says-summit-slips = O vento é seu.
says-summit-slips-again = Até eu escorrego.
says-summit-claims = Conheço esta via.
says-summit-wins = Ficarei aqui.

### loading

loading = Preparando as cordas…

### join

join-name = Nome
join-done = Pronto
join-capital = Maiúscula
join-space = Espaço
join-erase = Apagar

### table

table-here = Regras da casa: { $rules }
table-columns = Colunas para vencer
table-columns-note = Vence quem conquistar { $columns } colunas primeiro.
table-columns-four = Quatro ou cinco colunas só com dois ou três jogadores.
table-columns-pawns = Três acampamentos conquistam no máximo três colunas.
table-landing = Ao chegar a um acampamento
table-landing-share = Dividir
table-landing-share-note = Escalador e acampamento dividem a casa, e nada acontece.
table-landing-jump = Pular
table-landing-jump-note = O escalador pula toda casa com acampamento alheio.
table-landing-press-on = Seguir
table-landing-press-on-note = Você não pode parar com um escalador no acampamento alheio.
table-duty = Novos escaladores
table-duty-after = Depois da divisão
table-duty-after-note = Escolha qualquer divisão; nela, toda soma que pode mover move.
table-duty-before = Antes da divisão
table-duty-before-note = Você tem de pegar a divisão com que saem mais escaladores novos.
table-pawns = Só três acampamentos
table-pawns-off = Não
table-pawns-off-note = Acampe em quantas colunas quiser.
table-pawns-on = Sim
table-pawns-on-note = No máximo três acampamentos, contando as bandeiras; se passar, você escolhe quais ficam. Joga-se por três colunas.
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
results-and-i = { $first } e { $last }
results-how = { $columns } em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
results-climb = Escalada
results-boldest = Rolagem mais ousada
results-boldest-value = { $name }: { $percent } em 100
results-longest = Turno mais longo
results-longest-value = { $name }: { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}

### settings

settings-language = Idioma
settings-percent = { $percent }%
settings-master = Geral
settings-music = Música
settings-mountain = Vento
settings-table = Dados e peças
settings-interface = Botões e avisos
settings-on = Sim
settings-off = Não
settings-output = Saída
settings-stereo = Estéreo
settings-night = Modo noturno
settings-mono = Mono
settings-mute = Mudo em segundo plano
settings-captions = Legendas dos sons
about-master = O volume de tudo.
about-music = O volume da música.
about-mountain = O volume do vento na montanha.
about-table = O volume de dados, escaladores e acampamentos.
about-interface = O volume de botões e avisos.
about-output = Mono toca o mesmo nos dois ouvidos. O modo noturno suaviza sons fortes.
about-mute = Sem som enquanto outra janela estiver na frente.
about-captions = Os sons que significam algo aparecem em palavras.
captions-dice = Legendas: dados e peças
about-captions-dice = Legendas de rolagens, passos, acampamentos, quedas e conquistas.
captions-turns = Legendas: turnos
about-captions-turns = Legendas do próximo turno e do que agora não dá.
captions-wind = Legendas: vento
about-captions-wind = Legendas do vento, que fala do risco da próxima rolagem.
captions-ground = Legendas: fundo
captions-ground-solid = Sólido
captions-ground-half = Semitransparente
captions-ground-outline = Só contorno
about-captions-ground = Onde ficam as legendas. Com alto contraste, é sempre sólido.
settings-volume-off = Sem som
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

banner-roll-off-tied = Empate! Role de novo.
banner-highest-begins = A maior rolagem começa.
banner-turn = Vez de { $name }
banner-decide = { $name } · rolar de novo ou{"\u00A0"}parar?
banner-press-on = { $name } · role de novo
banner-keep = { $name } · { $count ->
    [one] fica um acampamento
   *[other] ficam { $count } acampamentos
}
banner-gives-up = { $name } desmonta o acampamento da { $column }
banner-thinks = Pensando…
odds-short = risco { $percent } em 100
odds-declined = próxima rolagem { $percent } em 100

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
note-shake = Segure “Rolar” para chacoalhar os dados
note-let-go = Solte para rolar
note-put-back = Voltar põe os dados na mesa
caption-nudge = Dado torto: empurrado
caption-rethrow = Dado torto: rolado de novo
caption-place = Dado torto: posto no lugar
caption-rattle = [dados chacoalham na mão]
caption-dice = [os dados rolam]
caption-place-climber = [um escalador parte]
caption-step = [um escalador sobe]
caption-top = [um sino: um escalador no topo]
caption-camp = [lona: um acampamento]
caption-bust = [uma rajada: queda]
caption-claim = [uma fanfarra: coluna conquistada]
caption-win = [um amanhecer: partida vencida]
caption-turn = [um sininho: próximo turno]
caption-wind = [o vento aumenta: mais risco]
caption-wind-holds = [o vento prende o fôlego]
caption-by = { $name }: { $caption }
caption-refuse = [um baque: agora não]
note-busted = Sem subida em { $sums }
note-would-have-held = Um { $sums } salvaria o turno
note-all-but = Tudo menos { $sums } salvaria o turno
note-nothing-saves = Nada salvaria o turno
note-press-on = Não dá para parar: { $columns }
note-press-on-why = Há um acampamento alheio
note-keeps = { $name } escolhe quais acampamentos ficam
note-gives-up = O acampamento da { $column } é desmontado

action-roll = Rolar
action-roll-again = Rolar de novo
action-stop = Parar
action-stop-and-win = Parar e vencer
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
undo-failed = Não dá para desfazer: não foi possível mudar a partida salva ({ $reason }).
hint-open = Dica
hint-heading = Uma dica
hint-stop-wins = Pare: assim você vence a partida.
hint-stop = Pare: vence { $best } em 100. { $alike ->
    [0] Se rolar: { $other }
   *[1] Se rolar: quase o mesmo
}.
hint-roll = Role: vence { $best } em 100. { $alike ->
    [0] Se parar: { $other }
   *[1] Se parar: quase o mesmo
}.
hint-roll-only = Role, a única escolha: vence { $best } em 100.
hint-move = { $move }: vence { $best } em 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: quase o mesmo
}.
hint-move-only = { $move }, a única escolha: vence { $best } em 100.
hint-keep = Mantenha { $move }: vence { $best } em 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: quase o mesmo
}.
hint-risk = { $busts ->
    [0] A próxima rolagem não tem risco de queda.
   *[other] Risco de queda: { $percent } em 100; exatamente, { $busts } em 1.296.
}
why-heading = Por que não { $sums }?
why-claimed = { $name } já conquistou a coluna { $column }; ninguém mais escala ali.
why-on-top = Na coluna { $column }, o escalador já está no topo.
why-no-climber = Os três escaladores estão na parede, nenhum em { $columns }.
why-held-back = Com outra divisão saem mais escaladores novos; por estas regras da casa, ela vem antes.
history-open = Últimos turnos
history-rolls = { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}
history-camp = Parou
history-bust = Queda

### couch

couch-whose-turn = Vez de { $name }
couch-anything = Controle ou tecla
couch-keyboard = Teclado
couch-left-keys = Teclas da esquerda
couch-right-keys = Teclas da direita
couch-mouse = Mouse
couch-pad = Controle { $number }
couch-pad-missing = Controle desconectado

### notices

notice-second-window = Can’t Stop está aberto duas vezes. Aqui dá para jogar, mas nada é salvo. Feche um dos dois para voltar a salvar.
notice-crashed = Can’t Stop fechou de repente da última vez. O que houve está escrito em { $file }.
notice-sound-file = { $file } está faltando ou danificado. O jogo segue sem esse som; instale-o de novo para recuperá-lo.
notice-cannot-save = As partidas não podem ser salvas ({ $reason }). Dá para jogar, mas libere espaço ou confira as permissões da pasta.
notice-disk-slow = O disco está demorando a responder. A partida continua assim que ele responder.
notice-disk-anyway = O disco está demorando a responder. Aperte de novo para começar mesmo assim.
notice-seats = Esta partida não pode começar: é para dois a quatro jogadores.
notice-columns = Esta partida não pode começar: o número de colunas para vencer não combina com as regras da casa.
notice-record-damaged = A partida salva está danificada na linha { $line } e não pode continuar. Ela fica guardada como { $file }.
notice-record-foreign = A partida salva não é de Can’t Stop. Ela fica guardada como { $file }, e você pode começar uma nova.
notice-record-newer = A partida salva é de uma versão mais nova de Can’t Stop. Atualize para continuar, antes de começar uma nova.
notice-record-unreadable = A partida salva não pode ser lida ({ $reason }). Confira as permissões, ou comece uma nova.
disk-full = o disco está cheio
disk-forbidden = falta permissão
disk-read-only = o disco é só de leitura
disk-gone = a pasta ou o disco não está mais lá
disk-busy = outro programa está usando
disk-silent = o disco não responde
disk-in-the-way = há outra coisa no lugar
disk-changed = outro programa mudou o arquivo
disk-unknown = o disco acusa um erro

### control

control-heading = Controles
control-on-keyboard = Teclado
control-on-left-keys = Teclas da esquerda
control-on-right-keys = Teclas da direita
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
ribbon-claim = conquista a { $column }
ribbon-saved = +{ $steps } a salvo
ribbon-win = { $count ->
    [one] { $name } venceu!
   *[other] { $name } venceram!
}
ribbon-wins = { $count ->
    [one] venceu!
   *[other] venceram!
}
roll-risk = queda { $chance } em 100
roll-no-risk = sem risco
stop-stake = { $steps ->
    [one] garante { $steps } passo
   *[other] garante { $steps } passos
}
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
reader-stops = { $name } para: { $runners }.
reader-claims = { $name } conquista a coluna { $column }: { $owned } de { $target }.
reader-says = { $told } { $name }: { $line }
reader-mountain = A montanha
reader-column = Coluna { $column }, { $height } casas: { $there }
reader-column-claimed = Coluna { $column }: conquistada por { $name }
reader-column-empty = ninguém ainda
reader-runner-at = escalador de { $name } na casa { $height }
reader-square-at = acampamento de { $name } na casa { $height }

### one button, and no time pressure

note-press-again = Aperte de novo para rolar
own-guard = Espera antes de rolar
own-hints = Botão de dica
own-as-all = Como os outros
own-hints-about = Dicas do bot mais forte.
about-rumble = Com que força os controles vibram com os dados.
about-guard = Depois de escolher, Rolar espera: um aperto a mais não rola os dados.

### tutorial

tutorial-heading = Primeira escalada
tip-full = Os três escaladores estão na parede: a partir de agora pode haver queda.
tip-held-back = Com outra divisão saem mais escaladores novos; essa vem antes.
tip-shared = As casas se dividem: ninguém expulsa ninguém.
tip-press-on = No acampamento de outro você não pode parar: role de novo.
tip-keep = Só três acampamentos: escolha quais ficam.
tip-lead = A estrela mostra quem lidera.

### The pointer, a slower speed, and questions before something is given up

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
watch-summit = A visão do Cume
watch-leave = Sair

### Sharing

share-open = Compartilhar
share-not-copied = A área de transferência não está disponível; salve a partida como texto.

### Alone on the mountain.

alone-headline = { $name } chegou ao topo

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
