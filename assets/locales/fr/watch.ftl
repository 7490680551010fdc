### Revoir

watch-play = Voir
watch-pause = Pause
watch-action = Coup
watch-action-back = Coup précédent
watch-action-on = Coup suivant
watch-turn = Tour
watch-turn-back = Tour précédent
watch-turn-on = Tour suivant
watch-times = { $times }×
watch-speed = Vitesse { $times }
watch-damaged = Impossible de revoir la partie : la ligne { $line } est abîmée.
watch-foreign = Impossible de revoir la partie : ce fichier n’est pas une partie.
watch-newer = Impossible de revoir la partie : elle vient d’une version plus récente du jeu.
watch-unreadable = Impossible de revoir la partie : { $reason }
watch-not-now = Quitte d’abord cette partie, puis tu pourras en revoir une autre.
watch-timeline = Chronologie
watch-at = tour { $turn }, coup { $at } sur { $all }
watch-play-on = Jouer à partir d’ici
watch-play-on-short = Jouer
watch-automatic = Cette partie date d’avant l’enregistrement des lancers à la main : tous les dés se lancent seuls.
