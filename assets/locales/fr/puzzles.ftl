### Que ferais-tu ?

puzzle-looking = Recherche des choix les plus coûteux de tes dernières parties…
puzzle-own = De tes parties : { $name }
puzzle-number = Problème { $number }
puzzle-pairing = Tu es { $mark }. Ton lancer : { $dice }
puzzle-deciding = Tu es { $mark }. Relancer ou t’arrêter ?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Il n’y a encore personne sur la montagne
puzzle-one = Grimper la { $column }
puzzle-two = Grimper la { $first } et la { $second }
puzzle-twice = Grimper la { $column } deux fois
puzzle-worth = { $choice } : gagne { $games } fois sur 100
puzzle-right = Bien vu : gagne { $best } fois sur 100. Le suivant : { $second }.
puzzle-wrong = Mieux : { $better } – gagne { $best } fois sur 100. Le tien : { $taken }.
puzzle-why-move = { $better } : au prochain lancer, chute { $percent } sur 100. { $instead } : { $than }.
puzzle-why-roll = Au prochain lancer, chute { $percent } sur 100 ; pas en jeu : { $steps }.
puzzle-counted = D’après 10 000 parties par choix, à ±{ $error } près environ.
puzzle-thought = Chiffres de { $bot }. Joué par { $name } : { $taken }.
puzzle-strength = Ta force : { $mean }, 19 fois sur 20 entre { $low } et { $high }, après { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
 }. { $first } vaut 1, { $last } vaut 5.
puzzle-strength-none = Tes réponses montrent ta force : { $first } vaut 1, { $last } vaut 5.
puzzle-next = Problème suivant
puzzle-skip = Passer
puzzle-tab = Que ferais-tu ?
