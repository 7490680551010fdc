### Revoir

watch-play = Lecture
watch-pause = Pause
watch-action-back = Reculer
watch-action-on = Avancer
watch-turn-back = Tour précédent
watch-turn-on = Tour suivant
watch-speed = Vitesse { $times }
watch-leave = Quitter
watch-damaged = La partie ne peut être revue : la ligne { $line } est abîmée.
watch-foreign = La partie ne peut être revue : ce fichier n’est pas une partie.
watch-newer = La partie ne peut être revue : une version plus récente du jeu l’a écrite.
watch-unreadable = La partie ne peut être revue : { $reason }
watch-not-now = Quittez d’abord cette partie, puis une autre pourra être revue.
watch-timeline = Chronologie
watch-at = tour { $turn }, étape { $at } sur { $all }
watch-play-on = Jouer à partir d’ici
watch-automatic = Cette partie date d’avant l’enregistrement des lancers à la main : tous les dés se lancent seuls.
