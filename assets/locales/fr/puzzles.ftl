### Que feriez-vous ?

puzzle-looking = Recherche de tes choix les plus coûteux dans tes dernières parties…
puzzle-own = De tes parties : { $name }
puzzle-number = Problème { $number }
puzzle-pairing = Tu es { $mark } et tu as obtenu { $dice }. Que ferais-tu ?
puzzle-deciding = Tu es { $mark }. Relancer ou t’arrêter ?
puzzle-board-next = { $first }. { $next }
puzzle-board-empty = Il n’y a encore personne sur la montagne
puzzle-one = Grimper sur la { $column }
puzzle-two = Grimper sur la { $first } et la { $second }
puzzle-twice = Grimper deux fois sur la { $column }
puzzle-worth = { $choice } : gagne { $games } parties sur 100
puzzle-right = Bien vu ! Ce choix gagne { $best } parties sur 100, le suivant { $second }.
puzzle-wrong = Il y a mieux : { $better }. Ce choix gagne { $best } parties sur 100, le tien { $taken }.
puzzle-why-move = { $better } : ensuite, chute { $percent } fois sur 100 au prochain lancer. { $instead } : { $than } fois.
puzzle-why-roll = Au prochain lancer, chute { $percent } fois sur 100 ; pas en jeu : { $steps }.
puzzle-counted = 10 000 parties ont été jouées après chaque choix : les chiffres sont justes à ±{ $error } près environ.
puzzle-thought = Chiffres calculés par { $bot }. Ce que { $name } a fait là : { $taken }.
puzzle-strength = Ta force aux problèmes : { $mean }, 19 fois sur 20 entre { $low } et { $high }, après { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
 }. { $first } vaut 1, { $last } vaut 5.
puzzle-strength-none = Tes réponses montrent ta force : { $first } vaut 1, { $last } vaut 5.
puzzle-next = Problème suivant
puzzle-skip = Ne pas attendre
puzzle-tab = Que ferais-tu ?
