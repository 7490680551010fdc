### tutorial

tutorial-begin = Deux dés chacun : la plus forte somme commence.
tutorial-roll = Lance les quatre dés.
tutorial-pair = Deux paires, deux sommes : chacune fait monter un grimpeur.
tutorial-again = Il te reste un grimpeur : pas de chute possible.
tutorial-half = Dernier grimpeur : un demi-partage peut suffire.
tutorial-risk = Les trois sont en paroi : ciel plus sombre, plus de risque.
tutorial-risk-no-sky = Les trois sont en paroi : désormais, la chute est possible.
tutorial-stop = Arrête-toi : tes grimpeurs deviennent des camps, qui restent.
tutorial-watch = À { $name } de jouer : elle en veut toujours plus.
tutorial-bust = Chute ! Aucune somme ne convient : ce tour est perdu.
tutorial-claim = Arrête-toi tout en haut d’une colonne : elle est à toi.
tutorial-win = Trois colonnes, et c’est gagné. Bonne ascension !
tutorial-why-again = Pas encore : relancer est gratuit s’il reste un grimpeur.
tutorial-why-stop = Essaie « S’arrêter » : cela sauve les trois.
tutorial-why-read = Appuie d’abord sur le bouton près de ces mots.
tutorial-go-on = Continuer
tutorial-skip = Passer
tutorial-skip-heading = Passer la première ascension ?
tutorial-skip-note = Tu la retrouves toujours dans « Règles du jeu ».
tutorial-stay = Continuer à grimper
tutorial-new = Nouvelle partie
tutorial-title = Menu
