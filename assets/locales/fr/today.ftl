### Today’s mountain

alone-goal = Trois colonnes en aussi peu de tours que possible. Tout le monde a les mêmes dés aujourd’hui, et un seul essai compte.
alone-other-day = La montagne d’un autre jour est là pour s’entraîner, autant de fois que tu veux.
alone-begun = Tu as commencé : l’ascension attend là où tu l’as laissée.
alone-done = C’est fait pour aujourd’hui ; la suite est de l’entraînement.
alone-clock-back = L’horloge de cet appareil indiquait déjà un jour plus tardif : une ascension maintenant est de l’entraînement et ne compte pas.
alone-turns = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
alone-under-par = { $by } sous le par
alone-at-par = dans le par
alone-over-par = { $by } au-dessus du par
alone-par = Le par est de { $par } : ce qu’il faut à Sommet s’il ne compte que les tours.
alone-field = Mille joueurs de sa force en ont besoin de { $mean } en moyenne.
alone-behind = { $percent ->
    [0] { $beside }
   *[other] { $beside }, devant { $percent } ascensions sur 100
}.
alone-field-note = Joueurs selon les tours qu’il leur a fallu
alone-turn-bust = chute
alone-turn-stop = arrêt
alone-turn-claim = { $columns ->
    [one] une colonne gagnée
   *[other] { $columns } colonnes gagnées
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
alone-streak = Série
alone-longest = la plus longue : { $days }
alone-climbed = Montagnes gravies
alone-forgiven = un jour manqué par semaine est pardonné
alone-average = En moyenne
alone-average-value = { $turns } tours
alone-luck = autres { $field } · chance { $low } à { $high }
alone-month = Mois
alone-climb = Grimper
alone-go-on = Continuer
alone-practise = S’entraîner
alone-copy = Copier le résultat
alone-copied = Le résultat est copié : colle-le où tu veux.
alone-month-value = { $month ->
    [1] janv. { $year }
    [2] févr. { $year }
    [3] mars { $year }
    [4] avr. { $year }
    [5] mai { $year }
    [6] juin { $year }
    [7] juil. { $year }
    [8] août { $year }
    [9] sept. { $year }
    [10] oct. { $year }
    [11] nov. { $year }
   *[other] déc. { $year }
}
alone-weekday = { $day ->
    [1] L
    [2] M
    [3] M
    [4] J
    [5] V
    [6] S
   *[other] D
 }
alone-today = La montagne du jour
alone-measuring = Mille joueurs grimpent…
alone-practised = Entraînement : cette ascension ne compte pas.
alone-back = Retour à la montagne
