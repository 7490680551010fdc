### rules

rules-heading = Come si gioca
rules-goal = Conquista { $columns ->
    [3] tre
    [4] quattro
   *[other] cinque
} colonne prima di tutti gli altri. Ogni colonna è una via della montagna: la 7 è la più lunga, la 2 e la 12 le più corte.
rules-roll = Nel tuo turno tiri quattro dadi e li dividi in due coppie. Ogni somma fa salire uno scalatore di una casella in quella colonna.
rules-climbers = Hai tre scalatori. Ognuno parte dal tuo campo nella colonna o, se non c’è, dal basso. Quando sono tutti e tre in parete, contano solo le loro colonne.
rules-bust = Se nessuna divisione fa salire uno scalatore, cadi: i tuoi scalatori perdono tutti i passi di questo turno.
rules-stop = Perciò dopo ogni mossa scegli: tirare ancora o fermarti. Se ti fermi, gli scalatori piantano il campo e i passi fatti sono al sicuro.
rules-claim = Un campo sulla casella più alta conquista la colonna. Nessuno ci sale più e gli altri campi se ne vanno.
rules-done = Capito
pause-rules = Come si gioca
title-rules = Come si gioca

### book

book-goal = Obiettivo
book-turn = Un turno
book-risk = Rischio
book-risk-why = Con tutti e tre gli scalatori in parete, cadi se nessuna coppia di dadi dà una delle loro colonne. Quelle al centro escono molto più spesso.
book-risk-runner = Scalatore { $runner }
book-risk-chosen = { $set }: { $verdict }. Cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-risk-seldom = cadi di rado
book-risk-sometimes = cadi ogni tanto
book-risk-often = cadi spesso
book-risk-mostly = cadi più spesso che no
book-risk-rank = Più sicuri di questo: { $safer } dei { $sets } terzetti. Più rischiosi: { $riskier }.
book-risk-best = Il terzetto più sicuro è { $set }: cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-risk-middle = Con metà dei { $sets } terzetti cadi { $percent } volte su 100 al massimo.
book-risk-worst = Il terzetto più rischioso è { $set }: cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-controls-mouse = Punta qualcosa e premi il pulsante sinistro.
book-controls-change = Cambia i comandi
