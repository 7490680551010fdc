### tutorial

tutorial-begin = Deux dés chacun : la plus forte somme commence.
tutorial-roll = Lance les quatre dés.
tutorial-pair = Deux paires, deux sommes : chacune fait monter un grimpeur.
tutorial-again = Tant qu’il reste un grimpeur, aucune chute : relance.
tutorial-half = Plus qu’un grimpeur : une paire peut compter à moitié.
tutorial-risk = Les trois grimpent : plus le ciel est sombre, plus c’est risqué.
tutorial-stop = Arrête-toi : tes grimpeurs deviennent des camps, qui restent.
tutorial-watch = À { $name } de grimper, qui en veut toujours plus.
tutorial-bust = Chute ! Aucune somme ne convient : ce tour est perdu.
tutorial-claim = Arrête-toi tout en haut d’une colonne : elle est à toi.
tutorial-win = Trois colonnes, et c’est gagné. Bonne ascension !
tutorial-why-again = Pas encore : relancer ne coûte rien s’il reste un grimpeur.
tutorial-why-stop = Pas maintenant : une chute ferait tomber les trois.
tutorial-why-read = Appuie d’abord sur le bouton près de ces mots.
tutorial-go-on = Continuer
tutorial-skip = Passer
tutorial-new = Nouvelle partie
tutorial-title = Accueil
