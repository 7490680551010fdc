### rules

rules-heading = Como se joga
rules-goal = Conquiste { $columns ->
    [3] três
    [4] quatro
   *[other] cinco
} colunas antes dos outros. Cada coluna é uma via da montanha: a 7 é a mais longa; a 2 e a 12, as mais curtas.
rules-roll = No seu turno, você rola quatro dados e os divide em dois pares. Cada soma sobe um escalador uma casa naquela coluna.
rules-climbers = Você tem três escaladores. Cada um sai do seu acampamento na coluna ou, sem ele, do pé. Com os três na parede, só valem as colunas deles.
rules-bust = Se nenhuma divisão move um escalador, é queda: tudo o que você subiu neste turno se perde.
rules-stop = Por isso, depois de cada jogada, escolha: rolar de novo ou parar. Ao parar, seus escaladores viram acampamentos, a salvo daí em diante.
rules-claim = Um acampamento na casa mais alta conquista a coluna. Ninguém mais escala ali, e os outros acampamentos saem.
rules-done = Entendi
pause-rules = Como se joga
title-rules = Como se joga

### book

book-goal = Objetivo
book-turn = Seu turno
book-risk = Risco
book-risk-why = Com os três escaladores na parede, é queda se nenhum par de dados der uma das colunas deles. As do meio saem muito mais.
book-risk-runner = Escalador { $runner }
book-risk-chosen = { $set }: { $verdict }. Queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-risk-seldom = você cai pouco
book-risk-sometimes = você cai às vezes
book-risk-often = você cai muito
book-risk-mostly = você cai na maioria das vezes
book-risk-rank = Mais seguros que este: { $safer } dos { $sets } trios. Mais arriscados: { $riskier }.
book-risk-best = O trio mais seguro é { $set }: queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-risk-middle = Com metade dos { $sets } trios, é queda { $percent } vezes em 100 no máximo.
book-risk-worst = O trio mais arriscado é { $set }: queda { $percent } vezes em 100; exatamente, { $busts } em 1.296.
book-controls-mouse = Aponte para algo e aperte o botão esquerdo.
book-controls-change = Mudar os controles
