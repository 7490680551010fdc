### fairness

fairness-heading = Os dados são justos?
fairness-how = Os dados são lançados com física, e o que mostram ao parar é a rolagem: nenhum número é inventado, virado ou trocado. Qual face leva qual número é sorteado quando os dados deixam a mão, sem que a mão nem a física vejam. Assim toda face é igualmente provável, não importa como se lance.
fairness-band = A marca mostra quanto uma face se afasta de uma em seis. Com dados justos, as seis marcas ficam na faixa 19 em cada 20 vezes.
fairness-kept = Nos seus jogos
fairness-thrown = Lançados agora
fairness-none = Ainda sem dados
fairness-throw = Rolar { $throws } vezes
fairness-done = Voltar
fairness-day = A montanha de hoje é a única exceção: os seus dados são iguais para todos. As faces vêm da data, e quando os dados em branco param, os números são postos de modo que os lados de cima as mostrem. O resto é física, como sempre.
rules-fairness = Os dados são justos?
