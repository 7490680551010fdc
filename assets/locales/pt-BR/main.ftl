# As palavras do jogo em português do Brasil. Termos: rolar, a rolagem, parar, a queda, a divisão; escalador, acampamento, a coluna (a 7), casa, conquistada; tecla (do teclado), botão; jogador, lugar.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
columns-to-go = { $columns ->
    [one] falta { $columns } coluna
   *[other] faltam { $columns } colunas
}
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

### title

title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Novo jogo
title-rules = Como escalar
title-settings = Opções
title-quit = Sair

### join

join-heading = Quem escala hoje?
join-hint = Aperte um botão para entrar. Para os lados, a sua forma; para cima e para baixo, o seu nome.
join-seat = Lugar { $number }
join-name = Nome
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
join-order-value = { $number } de { $count }
join-swap = Trocar de lugar com
join-free = Lugar { $number }, livre
join-write = Escrever o nome
join-leave = Deixar o lugar livre
join-done = Pronto
join-capital = Maiúscula
join-space = Espaço
join-erase = Apagar
join-odds = Risco

### table

table-heading = Regras da mesa
table-usual = As regras de sempre
table-done = Pronto
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
results-climb-spoken = Até onde cada um chegou: { $ways }
results-climb-way = { $name }, { $percent } por cento
results-climb-ways = { $first }; { $next }
results-course = { $turns ->
    [one] { $turns } vez
   *[other] { $turns } vezes
} · { $changes ->
    [one] { $changes } troca de líder
   *[other] { $changes } trocas de líder
}
results-boldest = Rolagem mais ousada
results-boldest-value = { $name }: { $percent }%
results-longest = Vez mais longa
results-longest-value = { $name }: { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}
results-luck = A sorte dos dados
results-luck-note = À direita: menos quedas que o esperado.
results-review = Análise
results-review-thinks = Revendo cada decisão…
results-chances-note = Chances de vencer, vez a vez
results-chances-spoken = Chances de vencer: { $ways }
results-chances-way = { $name }, { $first } por cento no começo, { $middle } por cento na metade
results-slips = O que mais pesou
results-slips-none = Nenhuma decisão custou nem um jogo em 100.
results-slip-rolled = Vez { $turn }, { $name }: rolou de novo com { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} em jogo; se parasse, venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-stopped = Vez { $turn }, { $name }: parou; se rolasse, venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-chose = Vez { $turn }, { $name }: escolheu { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-slip-kept = Vez { $turn }, { $name }: manteve { $taken }; com { $better } venceria { $cost ->
    [one] mais { $cost } jogo
   *[other] mais { $cost } jogos
} em 100.
results-fortune = Sorte e perícia
results-fortune-dice = O que os dados deram ou tiraram; 100 é um jogo
results-fortune-decisions = As decisões diante das melhores; ±0 é perfeito
results-fortune-spoken = { $name }: sorte { $luck }, decisões { $skill }
results-again = De novo
results-title = Início

### settings

settings-heading = Opções
settings-language = Idioma
settings-text-size = Tamanho do texto
settings-percent = { $percent }%
settings-speed = Velocidade
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Imediata
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Reduzido
settings-weather = Clima
settings-weather-risk = Segue o risco
settings-weather-calm = Sempre calmo
settings-decisive = Rolagens decisivas
settings-decisive-slow = Mais lentas
settings-decisive-usual = Como sempre
settings-odds = Risco de queda
settings-odds-always = Visível
settings-odds-never = Oculto
settings-master = Tudo
settings-music = Música
settings-mountain = Vento
settings-table = Dados e peças
settings-interface = Botões e avisos
settings-rumble = Vibração
settings-section-text = Texto e idioma
settings-section-picture = Imagem
settings-section-sound = Som
settings-section-game = Jogo
settings-section-players = Jogadores
settings-on = Sim
settings-off = Não
settings-reader = Leitor de tela
settings-reader-auto = Se houver um
settings-contrast = Alto contraste
settings-window = Janela
settings-window-window = Em janela
settings-window-borderless = Tela cheia
settings-window-full = Tela exclusiva
settings-monitor = Monitor
settings-monitor-here = O atual
settings-monitor-number = Monitor { $number }
settings-frames = Quadros por segundo
settings-frames-monitor = Os do monitor
settings-frames-most = { $frames } no máximo
settings-tension = O som segue o risco
settings-night = Noite tranquila
settings-mono = Mono
settings-mute = Mudo em segundo plano
settings-captions = Legendas dos sons
settings-colors = Cores dos jogadores
settings-colors-classic = Clássicas
settings-colors-vivid = Vivas
settings-colors-soft = Suaves
settings-volume-off = Sem som
settings-reset = Restaurar tudo
settings-done = Pronto
settings-bot-speed = Velocidade dos bots
settings-bot-speed-same = A mesma
settings-guard = Espera antes de rolar
settings-guard-off = Nenhuma
settings-guard-seconds = { $seconds } s
settings-odds-after = Depois da vez

### pause

pause-open = Pausa
pause-heading = Um respiro
pause-note = O jogo é salvo a cada jogada. Se você sair, nada se perde.
pause-resume = Seguir jogando
pause-rules = Como escalar
pause-board = A montanha em palavras
pause-settings = Opções
pause-seats = Quem joga
pause-leave = Ao início
pause-quit = Sair

### quit

quit-heading = Sair sem salvar?
quit-note = Este jogo não pode ser salvo: se você sair, ele se perde.
quit-anyway = Sair
quit-stay = Ficar

### rules

rules-heading = Como escalar
rules-goal = Conquiste { $columns ->
    [3] três
    [4] quatro
   *[other] cinco
} colunas antes dos outros. Cada coluna é uma via da montanha: a 7 é a mais longa; a 2 e a 12, as mais curtas.
rules-roll = Na sua vez, você rola quatro dados e os divide em dois pares. Cada soma sobe um escalador uma casa naquela coluna.
rules-climbers = Você tem três escaladores. Cada um sai do seu acampamento na coluna ou, sem ele, do pé. Com os três na parede, só valem as colunas deles.
rules-bust = Se nenhuma divisão move ninguém, é queda: tudo o que você subiu nesta vez se perde.
rules-stop = Por isso, depois de cada jogada, escolha: rolar de novo ou parar. Ao parar, seus escaladores viram acampamentos, a salvo daí em diante.
rules-claim = Um acampamento na casa mais alta conquista a coluna. Ninguém mais escala ali, e os outros acampamentos saem.
rules-done = Entendi
rules-fairness = Os dados são justos?

### fairness

fairness-heading = Os dados são justos?
fairness-how = Os dados são lançados com física, e o que mostram ao parar é a rolagem: nenhum número é inventado, virado ou trocado. Qual face leva qual número é sorteado quando os dados deixam a mão, sem que a mão nem a física vejam. Assim toda face é igualmente provável, não importa como se lance.
fairness-band = A marca mostra quanto uma face se afasta de uma em seis. Com dados justos, as seis marcas ficam na faixa 19 em cada 20 vezes.
fairness-kept = Nos seus jogos
fairness-thrown = Lançados agora
fairness-none = Ainda sem dados
fairness-total = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
fairness-throw = Rolar { $throws } vezes
fairness-done = Voltar

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
note-busted = Queda: { $sums }
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
history-heading = As últimas vezes
history-none = Nenhuma vez terminou ainda.
history-done = Voltar
history-rolls = { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}
history-camp = Acampou
history-bust = Queda
history-fell = Queda em { $columns }

### couch

couch-whose-turn = Vez de { $name }
couch-pad-gone = O controle de { $name } sumiu
couch-a-pad-gone = Um controle sumiu
couch-pad-back = O controle de { $name } voltou
couch-a-pad-back = Um controle voltou
couch-seats = Quem joga
couch-seats-note = Passe um lugar a um bot e pegue de volta, ou jogue com outro dispositivo.
couch-seat-note = O bot devolve o lugar quando você quiser. Na vez deste lugar, só o dispositivo dele joga; pausar, todos podem.
couch-decides = Quem joga
couch-person = Pessoa
couch-bot = Bot · { $name }
couch-plays-with = Joga com
couch-rumble = Vibração
couch-done = Pronto
couch-anything = O que houver à mão
couch-keyboard = Teclado
couch-left-keys = Teclas à esquerda
couch-right-keys = Teclas à direita
couch-mouse = Mouse
couch-pad = Controle { $number }
couch-pad-missing = Um controle ausente
couch-lost = { $name }, o seu controle sumiu
couch-lost-note = O jogo espera, e nada se perde. Reconecte o controle, ou aperte “Seguir com este” em outro controle, no teclado ou no mouse.
couch-lost-this = Seguir com este
couch-doubt = { $name }, qual é o seu controle?
couch-doubt-note = Dois controles iguais sumiram ao mesmo tempo. Aperte “É o meu” no seu.
couch-doubt-this = É o meu
couch-let-bot = Um bot joga por { $name }
couch-pause = Pausa
couch-asked = { $name }, com o que você joga?
couch-asked-note = Aperte “Com este” no controle, teclado ou mouse com que você joga.
couch-asked-this = Com este
couch-newcomer = { $name }, você joga com este agora?
couch-newcomer-note = Ainda não é de ninguém. Aperte “Com este” no que você vai usar daqui em diante.
couch-back = Voltar

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

notice-settings = Algumas opções em { $file } são desconhecidas ou estão danificadas ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}e mais { $rest }
}); valem as de sempre. O arquivo como estava fica guardado como { $kept }.
notice-settings-unreadable = Não foi possível ler { $file }; valem as opções de sempre. O arquivo fica guardado como { $kept }.
notice-settings-newer = { $file } é de uma versão mais nova de Can’t Stop; valem as opções de sempre. O arquivo fica guardado como { $kept }.

### credits

title-credits = Créditos
credits-heading = Créditos
credits-game = Can’t Stop, o jogo de tabuleiro, foi criado por Sid Sackson.
credits-own = Programa, imagens, sons, música e textos foram feitos para este jogo. Licença: { $licence }.
credits-fonts = Tipografia
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = O jogo se apoia no trabalho de muita gente que o compartilha:
credits-done = Voltar

### control

control-heading = Controles
control-open = Controles
control-done = Pronto
control-device = Dispositivo
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
control-there = { $control } ({ $layout })
control-nothing = Nada
control-press-now = Aperte…
control-restore = Restaurar
control-note = Escolha uma linha e aperte a nova tecla ou o novo botão.
control-note-mouse = Apontar e o botão esquerdo não mudam. Escolha uma linha e aperte outro botão.
control-listening = Aperte a tecla ou o botão para “{ $control }”. Com Escape, ou esperando, fica como está.
control-taken = { $press } já tem uso: { $control }. Aperte de novo para trocar os dois, ou aperte outra coisa.
control-unusable = Isso não pode ser usado. Aperte outra coisa.
control-conflict = { $press } faz duas coisas: { $control } e { $other }. Mude uma delas.

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
text-size-tv = { $percent } · TV
tv-question = Texto grande, para o sofá?
tv-note = Tudo se lê a três metros. As opções mudam isso a qualquer hora.
tv-yes = Texto grande
tv-no = Como está
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

settings-messages = Os avisos ficam
settings-messages-while = Alguns segundos
settings-messages-press = Até apertar
settings-hints = Botão de dica
settings-shake = Chacoalhar os dados
settings-shake-hold = Segurar Rolar
settings-shake-press = Apertar duas vezes
settings-repeat = Repetir ao segurar
settings-one-button = Um só botão
settings-one-button-moves = Avança sozinho
settings-one-button-steps = Apertar e segurar
settings-scan-time = Tempo em cada item
settings-switch = O botão
settings-switch-any = Qualquer um
settings-switch-left = Botão esquerdo
settings-switch-one = O último apertado
one-button-question = Jogar com um só botão?
one-button-note = O contorno passa de uma coisa a outra. Aperte quando estiver onde você quer. Dá para desligar nas opções.
one-button-yes = Um só botão
one-button-no = Como está
one-button-on = Um só botão: aperte quando o contorno estiver onde você quer. Para desligar: Opções, Jogadores.
one-button-on-steps = Um só botão: aperte para mover o contorno, segure para escolher. Para desligar: Opções, Jogadores.
own-guard = Espera antes de rolar
own-hints = Botão de dica
own-as-all = Como nas opções
note-press-again = Aperte de novo para lançar

### book

book-goal = Objetivo
book-turn = Sua vez
book-risk = Risco
book-house = Regras da mesa
book-risk-why = Com os três escaladores na parede, é queda se nenhum par de dados der uma das colunas deles. As do meio saem muito mais.
book-risk-runner = Escalador { $runner }
book-risk-chosen = { $set }: { $verdict }. Queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-risk-seldom = você cai pouco
book-risk-sometimes = você cai às vezes
book-risk-often = você cai muito
book-risk-mostly = você cai na maioria das vezes
book-risk-rank = Mais seguros que este: { $safer } dos { $sets } trios. Mais arriscados: { $riskier }.
book-risk-best = O trio mais seguro é { $set }: queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-risk-middle = Com metade dos { $sets } trios, é queda no máximo { $percent } vezes em 100.
book-risk-worst = O trio mais arriscado é { $set }: queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-house-now = Cada mesa combina quatro regras. A marca mostra as deste jogo.
book-house-next = Cada mesa combina quatro regras. A marca mostra as do próximo jogo.
book-in-force = { $rule } Em vigor.
book-controls-mouse = Aponte para algo e aperte o botão esquerdo.
book-controls-change = Mudar os controles

### reading comfort

settings-typeface = Fonte
settings-spacing = Espaço entre linhas
settings-spacing-usual = Normal
settings-spacing-wide = Maior

### tutorial

tutorial-heading = Primeira escalada
tutorial-offer = É a primeira vez? Uma rodada mostra tudo.
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
settings-tips = Avisos úteis
tip-full = Os três escaladores saíram: a partir de agora pode haver queda.
tip-held-back = Uma divisão espera: outra leva mais escaladores e vai primeiro.
tip-shared = As casas se dividem: aqui ninguém expulsa ninguém.
tip-press-on = No acampamento de outro não se para: role de novo.
tip-keep = Só três acampamentos: escolha quais ficam.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Ponteiro
settings-pointer-system = O do sistema
settings-pointer-large = Grande
settings-pointer-larger = Muito grande
settings-speed-slow = Lenta
settings-sure = Tem certeza? De novo
give-up-heading = Há um jogo inacabado
give-up-note = { $names } ainda estão subindo. Um novo jogo toma o lugar do deles para sempre.
give-up-yes = Novo jogo
give-up-no = Manter

### The book of games

chronicle-open = Livro de cume
chronicle-heading = O livro de cume
chronicle-games = Partidas
chronicle-players = Escaladores
chronicle-dice = Dados
chronicle-done = Fechar
chronicle-back = Voltar
chronicle-nowhere = Aqui ainda não há partidas guardadas.
chronicle-unreadable = Não é possível ler a pasta das partidas.
chronicle-reading = Lendo as partidas: { $done } de { $all }…
chronicle-none = Ainda não se jogou nenhuma partida. Todas ficarão aqui.
chronicle-none-such = Nenhuma partida corresponde a esta escolha.
chronicle-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
chronicle-unusable = { $files ->
    [one] Um arquivo não pode ser lido: { $file }
   *[other] { $files } arquivos não podem ser lidos, como { $file }
}
chronicle-who = Escalador
chronicle-everyone = Todos
chronicle-rules = Regras
chronicle-rules-usual = Usuais
chronicle-rules-house = Da casa
chronicle-company = Mesa
chronicle-any = Qualquer
chronicle-people = Só pessoas
chronicle-bots = Com computador
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Ver de novo
chronicle-won = { $turns ->
    [one] Venceu { $names } em { $turns } turno
   *[other] Venceu { $names } em { $turns } turnos
}
chronicle-unfinished = Não terminada
chronicle-in-progress = Ainda em jogo
chronicle-played-on = Continuada de outra partida, não conta
chronicle-won-of = Vencidas { $figures }
chronicle-beside = { $counted } · justo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } esperados
chronicle-band = A sorte justa fica na faixa clara 19 vezes em 20; a linha verde é o que ela dá em média.
chronicle-faces = Faces
chronicle-sums = Somas de dois dados
chronicle-sums-note = Cada dado em um par
chronicle-pairs = Primeiro e segundo dado
chronicle-stray = dados justos se afastam tanto { $percent } vezes em 100
player-wins = Partidas vencidas
player-no-wins = Nenhuma partida terminada ainda.
player-wins-of = { $games ->
    [one] De { $games } partida de { $seats }
   *[other] De { $games } partidas de { $seats }
}
player-wins-all = De todas as { $games } partidas
player-luck = Sorte
player-busts = { $rolls ->
    [one] Quedas em { $rolls } lance
   *[other] Quedas em { $rolls } lances
}
player-faces = Seus próprios dados: os justos se afastam tanto { $percent } vezes em 100.
player-turns = Turnos
player-turns-note = { $turns } turnos, em média com { $rolls } lances; { $banked } casas mantidas, { $lost } perdidas.
player-rolls-many = { $rolls } lances ou mais
player-columns = Colunas
player-column = { $visited } · tomadas { $claimed }
player-bold = Lances mais ousados
player-survived = { $percent } em 100, e deu certo · turno { $turn }
player-fell = { $percent } em 100, e queda · turno { $turn }
player-against = Vencidas antes do outro
player-against-one = { $games ->
    [one] { $name }, { $games } partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisões
player-no-skill = Cume revê as partidas enquanto este livro está aberto. Volte daqui a pouco.
player-skill-note = Segundo Cume, { $lost } partidas perdidas a cada 100 decisões, em { $games } partidas com { $decisions } decisões.
player-trend = Nas últimas { $games } partidas { $lately }, antes { $before }.
identity-open = Nome e privacidade
identity-counts-as = É a mesma pessoa que
identity-itself = Mais ninguém
identity-hidden = Fora de todas as listas
identity-kept-out = As partidas não contam
identity-note = Para convidados e crianças: partidas que não contam não contam para ninguém. Apagar tira o nome de todos os registros para sempre; partidas só contra o computador vão junto.
identity-rename = Renomear
identity-delete = Apagar tudo
identity-not-deleted = { $files ->
    [one] Um registro não pôde ser alterado e mantém o nome: o disco está cheio ou é só de leitura?
   *[other] { $files } registros não puderam ser alterados e mantêm o nome: o disco está cheio ou é só de leitura?
}
when-just-now = Agora há pouco
when-hours = { $hours ->
    [one] Há { $hours } hora
   *[other] Há { $hours } horas
}
when-days = { $days ->
    [one] Há { $days } dia
   *[other] Há { $days } dias
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
watch-summit = A visão de Cume
watch-play-on = Jogar daqui

### Sharing

share-open = Compartilhar
share-heading = Compartilhar esta partida
share-drawing = O cartaz está sendo desenhado …
share-preview = O cartaz: { $poster }
share-poster = Salvar o cartaz
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salvar o turno como animação
share-copy = Copiar a partida como texto
share-text = Salvar a partida como texto
share-done = Fechar
share-luck = Sorte { $luck } %
share-decisive = O turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 lance
   *[other] { $rolls } lances
}, e de { $before } % a { $after } % de vencer
share-turn-title = Turno { $turn }: { $name }
share-stop = Acampou!
share-saved = { $file } está em { $folder }
share-copied = A partida está na área de transferência.
share-not-copied = A área de transferência não está acessível; salve a partida como texto.
share-under-way = A animação está sendo desenhada; uma mensagem avisa quando estiver pronta.
share-failed = Não foi possível salvar.
share-full = Não foi possível salvar: o disco está cheio.
share-read-only = Não foi possível salvar: ali não se pode gravar.
share-no-folder = Não foi possível salvar: não há pasta de imagens nem de documentos.
open-missing = { $file } não está lá.
open-unreadable = { $file } não pode ser lido.
open-folder = { $file } é uma pasta; indique uma partida.
open-empty = { $file } está vazio.
open-foreign = { $file } não é uma partida de Can’t Stop.
open-damaged = { $file } está danificado na linha { $line }.
open-newer = { $file } é de uma versão posterior do jogo.
watch-automatic = Esta partida é de antes de guardarmos os lances à mão: todos os dados se lançam sozinhos.

### The evening

evening-tab = Noite
evening-series = Partidas
evening-any = quantas quiserem
evening-best-of = melhor de { $games }
evening-none = Nenhuma partida desta mesa conta ainda.
evening-wins = { $name }: { $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
}
evening-won = { $name } vence a noite
evening-shared = { $names } dividem a noite
evening-next = { $name } começa a próxima partida
evening-needed = { $wins ->
    [one] 1 vitória decide a noite
   *[other] { $wins } vitórias decidem a noite
}
evening-games = Partida por partida
evening-game = Partida { $game }: { $names } em { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}. { $first } começou.
evening-quickest = Vitória mais rápida
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
evening-busts = Mais quedas
evening-busts-value = { $name }, { $busts ->
    [one] 1 queda
   *[other] { $busts } quedas
}
evening-new = Nova noite
evening-begins = Partida { $game } da noite: { $name } começa.
title-evening = A próxima partida
