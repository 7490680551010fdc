### rules

rules-heading = Règles du jeu
rules-goal = Conquiers { $columns ->
    [3] trois
    [4] quatre
   *[other] cinq
} colonnes avant les autres. Chaque colonne est une voie vers le sommet : la 7 est la plus longue, la 2 et la 12 les plus courtes.
rules-roll = À ton tour, tu lances quatre dés et tu en fais deux paires. Chaque somme fait monter un grimpeur d’une case dans sa colonne.
rules-climbers = Tu as trois grimpeurs. Chacun part de ton camp dans la colonne ou, sans camp, d’en bas. Avec les trois en paroi, seules leurs colonnes comptent.
rules-bust = Si aucun partage ne fait monter personne, c’est la chute : tout ce qui a été grimpé pendant ce tour est perdu.
rules-stop = Après chaque coup, choisis donc : relancer ou t’arrêter. Si tu t’arrêtes, tes grimpeurs deviennent des camps, désormais à l’abri.
rules-claim = Un camp sur la case du haut conquiert la colonne. Plus personne n’y grimpe, et tous les autres camps la quittent.
rules-done = Compris
pause-rules = Règles du jeu
title-rules = Règles du jeu

### book

book-goal = Objectif
book-turn = Un tour
book-risk = Risque
book-risk-why = Avec les trois grimpeurs en paroi, c’est la chute si aucune paire de dés ne donne une de leurs colonnes. Celles du milieu sortent bien plus souvent.
book-risk-runner = Grimpeur { $runner }
book-risk-chosen = { $set } : { $verdict }. Chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-risk-seldom = rarement la chute
book-risk-sometimes = parfois la chute
book-risk-often = souvent la chute
book-risk-mostly = le plus souvent la chute
book-risk-rank = Plus sûrs que celui-ci : { $safer } des { $sets } trios. Plus risqués : { $riskier }.
book-risk-best = Le trio le plus sûr est { $set } : chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-risk-middle = Avec la moitié des { $sets } trios, c’est la chute { $percent } fois sur 100 au plus.
book-risk-worst = Le trio le plus risqué est { $set } : chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-controls-mouse = Pointe quelque chose et appuie sur le bouton gauche.
book-controls-change = Changer les commandes
