### fairness

fairness-how = Os dados rolam com física de verdade, e o que mostram ao parar é a rolagem: nenhum número é inventado, virado ou trocado. Qual face leva qual número é sorteado quando deixam a mão; assim toda face é igualmente provável, não importa como você role.
fairness-band = Cada marca mostra quanto uma face se afasta de uma em seis. Com dados justos, as seis marcas ficam na faixa 19 vezes em 20.
fairness-kept = Nas suas partidas
fairness-thrown = Rolados agora
fairness-none = Ainda sem dados
fairness-reading = Lendo as partidas…
fairness-throw = Rolar { $throws } vezes
fairness-day = A montanha de hoje é a única exceção: todos têm os mesmos dados. A data decide as faces, e os números são postos quando os dados em branco param. O resto é física, como sempre.
rules-fairness = Os dados são justos?
