### Today’s mountain

alone-goal = Trois colonnes en aussi peu de tours que possible. Tout le monde a les mêmes dés aujourd’hui, et un seul essai compte.
alone-other-day = Jours passés : entraîne-toi à volonté.
alone-begun = Ton ascension attend là où tu l’as laissée.
alone-done = C’est fait pour aujourd’hui ; la suite est de l’entraînement.
alone-clock-back = L’horloge de cet appareil a été reculée : les ascensions sont de l’entraînement et ne comptent pas.
alone-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
alone-under-par = { $by } sous le par
alone-at-par = Par
alone-over-par = { $by } au-dessus du par
alone-par = Par { $par } : ce qu’il a fallu à Sommet.
alone-field = 1000 ascensions de Sommet : { $mean } en moyenne.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, devant { $percent } ascension sur 100
   *[other] { $beside }, devant { $percent } ascensions sur 100
}.
alone-field-note = Ascensions selon leurs tours
alone-ghosts = En pâle : tes camps du { $date }
alone-calendar-note = En or : tours de ton ascension
alone-turn-bust = chute
alone-turn-stop = arrêt
alone-turn-claim = { $columns ->
    [one] une colonne conquise
   *[other] { $columns } colonnes conquises
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
alone-streak = Série
alone-longest = la plus longue : { $days }
alone-climbed = Montagnes gravies
alone-forgiven = un jour manqué par semaine est pardonné
alone-average = Moyenne
alone-average-value = { $turns } tours
alone-luck = Sommet { $field } · chance { $low } à { $high }
alone-month = Mois
alone-climb = Grimper
alone-go-on = Continuer
alone-practise = S’entraîner
alone-copy = Copier le résultat
alone-copied = Résultat copié : colle-le où tu veux.
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
alone-measuring = Sommet grimpe 1000 fois…
alone-practised = Entraînement : cette ascension ne compte pas.
alone-back = Retour à la montagne
