### settings

settings-heading = Opções
settings-text-size = Tamanho do texto
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Reduzido
settings-risk = Segue o risco
settings-risk-all = Céu e música
settings-risk-sky = Céu
settings-risk-music = Música
settings-risk-nothing = Nada
settings-decisive = Câmera lenta em rolagens decisivas
settings-odds = Risco de queda
settings-rumble = Vibração
settings-section-text = Texto
settings-section-picture = Imagem
settings-section-sound = Som
settings-section-game = Jogo
settings-reader = Leitor de tela
settings-reader-auto = Automático
settings-contrast = Alto contraste
settings-window = Modo de tela
settings-window-window = Em janela
settings-window-borderless = Tela cheia
settings-window-full = Tela exclusiva
settings-monitor-number = Monitor { $number }
settings-frames = Quadros por segundo
settings-frames-monitor = Os do monitor
settings-frames-most = Até { $frames }
settings-colors = Cores dos jogadores
settings-colors-classic = Clássicas
settings-colors-vivid = Vivas
settings-colors-soft = Suaves
settings-reset = Restaurar tudo
settings-done = Pronto
settings-bot-speed = Velocidade dos bots
settings-bot-speed-same = A mesma
settings-guard = Espera antes de rolar
settings-help = Ajuda
settings-help-all = Explicações e dicas
settings-tips = Explicações
pause-settings = Opções
title-settings = Opções

### notices

notice-settings = Algumas opções em { $file } são desconhecidas ou estão danificadas ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}e mais { $rest }
}); valem as padrão. O arquivo antigo fica guardado como { $kept }.
notice-settings-unreadable = Não foi possível ler { $file }; valem as opções padrão. O arquivo fica guardado como { $kept }.
notice-settings-newer = { $file } é de uma versão mais nova de Can’t Stop; valem as opções padrão. O arquivo fica guardado como { $kept }.
notice-cannot-store = As opções e o progresso não podem ser salvos ({ $reason }). Libere espaço ou confira as permissões da pasta.

### control

control-device = Dispositivo
control-there = { $control } ({ $layout })
control-press-now = Aperte…
control-restore = Restaurar
control-note = Escolha uma linha e aperte a nova tecla ou o novo botão.
control-note-mouse = Apontar e o botão esquerdo não mudam. Escolha uma linha e aperte outro botão.
control-listening = Aperte a tecla ou o botão para “{ $control }”. Com Escape, ou esperando, nada muda.
control-listening-escape = Aperte a tecla para “{ $control }”. Com uma tecla que já tem, ou esperando, nada muda.
control-taken = { $press } já tem uso: { $control }. Aperte de novo para trocar os dois, ou aperte outra coisa.
control-unusable = Isso não pode ser usado. Aperte outra coisa.
control-conflict = { $press } faz duas coisas: { $control } e { $other }. Mude uma delas.

### sofa

text-size-tv = { $percent } · TV
tv-question = Está jogando na TV?
tv-note = O texto grande se lê a três metros. Você pode mudar isso nas opções a qualquer hora.
tv-yes = Texto grande
tv-no = Manter este

### one button, and no time pressure

settings-messages = Os avisos ficam
settings-messages-while = Alguns segundos
settings-messages-press = Até você apertar
settings-hints = Botão de dica
settings-held = Segurar um botão
settings-held-all = Chacoalha e repete
settings-held-shakes = Chacoalha
settings-held-repeats = Repete
settings-held-nothing = Nada
settings-one-button = Um só botão
settings-one-button-moves = Avança sozinho
settings-one-button-steps = Apertar e segurar
settings-scan-time = Tempo por item
settings-switch = Qual botão
settings-switch-any = Qualquer um
settings-switch-left = Botão esquerdo
settings-switch-one = O último apertado
one-button-question = Jogar com um só botão?
one-button-note = O contorno passa de uma coisa a outra. Aperte quando estiver onde você quer. Você pode desligar isso nas opções.
one-button-yes = Um só botão
one-button-no = Agora não
one-button-on = Um só botão: aperte quando o contorno estiver onde você quer. Para desligar: Opções, Jogo.
one-button-on-steps = Um só botão: aperte para mover o contorno, segure para escolher. Para desligar: Opções, Jogo.

### reading comfort

settings-typeface = Fonte
settings-spacing-wide = linhas amplas

### pointer

settings-pointer = Ponteiro
settings-pointer-system = O do sistema
settings-pointer-large = Grande
settings-pointer-larger = Muito grande
settings-odds-always = Visível
settings-odds-never = Oculto
settings-odds-after = Depois do turno
settings-speed = Velocidade
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Imediata

### credits

credits-heading = Créditos
credits-game = Can’t Stop, o jogo de tabuleiro, foi criado por Sid Sackson.
credits-own = Programa, imagens, sons, música e textos foram feitos para este jogo. Licença: { $licence }.
credits-fonts = Tipografia
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = O jogo se apoia no trabalho de muita gente que o compartilha:

### what each setting does

about-language = O idioma de tudo o que se lê e se ouve.
about-text-size = Aumenta palavras, botões e cartas.
about-typeface = Letras mais fáceis de distinguir e mais espaço entre as linhas.
about-reader = A partida toda é lida em voz alta se o leitor do sistema estiver ativo.
about-messages = Os avisos saem em poucos segundos ou esperam você apertar.
about-contrast = Fundos pretos, palavras claras e um contorno em botões e peças.
about-pointer = Um ponteiro do mouse maior, com borda escura e clara.
about-motion = Reduzido: tudo surge e desaparece onde está; nada voa nem treme.
about-window = Em uma janela ou na tela toda, e em qual monitor.
about-frames = Menos quadros por segundo gastam menos energia.
about-odds = Quando se diz o risco da próxima rolagem.
about-speed = A velocidade de dados e escaladores nos turnos de pessoas.
about-bot-speed = A velocidade de dados e escaladores nos turnos de bots.
about-decisive = Os dados desaceleram no fim de uma rolagem da qual muito depende.
about-help = Explicações do que é novo e dicas do bot mais forte.
about-colors = Outras cores para os jogadores; cada um mantém sua forma.
about-risk = O céu e a música se agitam quando a próxima rolagem é mais arriscada.
about-held = Se segurar um botão chacoalha os dados e repete as setas.
about-one-button = A partida toda com uma só tecla, botão ou clique.
about-scan-time = Quanto tempo o contorno fica em cada item antes de seguir.
about-switch = A única tecla ou botão que pega o que está no contorno; os demais, como sempre.

### what helps whom

helps-heading = O que ajuda
helps-sight = Ver pouco ou nada
helps-sight-note = Um leitor de tela conta a partida toda e cada coluna tem seu tom.
helps-colors = Distinguir as cores
helps-colors-note = Nada é dito só pela cor: os jogadores têm formas e o risco tem números.
helps-hearing = Ouvir pouco ou nada
helps-hearing-note = Tudo o que se ouve também se vê.
helps-hands = Poucos toques ou um só botão
helps-hands-note = Teclas e botões mudam em “Controles”, e nada exige pressa.
helps-reading = Ler é difícil
helps-reading-note = “Como se joga” mostra cada regra em um pequeno tabuleiro.
helps-motion = Movimento ou clarões incomodam
helps-motion-note = Nada pisca mais de três vezes por segundo.
helps-time = Precisar de tempo ou calma
helps-time-note = Nenhuma regra tem relógio, e uma escolha se desfaz até a próxima rolagem.
