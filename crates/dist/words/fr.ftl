# Ce que disent du jeu les menus du système, les boutiques et les paquets ; ses propres mots sont dans assets/locales.

genre = Jeu de dés
summary = Grimpe avec les dés et sache t’arrêter
keywords = dés; jeu de société; stop ou encore; escalade; famille; canapé; bots
about = Lance quatre dés, fais-en deux paires et fais monter un grimpeur dans la colonne de chaque somme ; puis relance et risque tout ce qui a été grimpé pendant ce tour, ou arrête-toi et monte le camp. Trois colonnes conquises font gagner, pour deux à quatre personnes sur un même canapé, avec des bots aux places libres. Les dés tombent selon une vraie physique, les parties se sauvegardent seules, et tout marche à la souris, au clavier et à la manette.
helps = Aussi pour qui voit, entend ou appuie peu : lecteur d’écran, grand texte, contraste élevé, sous-titres des sons, un seul bouton pour tout, mouvement réduit et aucune limite de temps.
picture-title = La montagne aux onze colonnes, au crépuscule
picture-decision = Trois grimpeurs en paroi et le vent se lève : relancer, ou s’arrêter et monter le camp ?
picture-bust = Une chute : la rafale arrache trois grimpeurs à la paroi
picture-claim = Une conquête : le drapeau flotte au sommet d’une colonne
picture-results = Les résultats : qui menait, et quelle chance chacun a eue
setup = French
running = Le jeu est ouvert. Ferme-le, puis réessaie.
