### settings

settings-heading = Réglages
settings-text-size = Taille du texte
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-risk = Suit le risque
settings-risk-all = Ciel et musique
settings-risk-sky = Ciel
settings-risk-music = Musique
settings-risk-nothing = Rien
settings-decisive = Ralenti aux lancers décisifs
settings-odds = Risque de chute
settings-rumble = Vibrations
settings-section-text = Texte
settings-section-picture = Image
settings-section-sound = Son
settings-section-game = Jeu
settings-reader = Lecteur d’écran
settings-reader-auto = Automatique
settings-contrast = Contraste élevé
settings-window = Affichage
settings-window-window = En fenêtre
settings-window-borderless = Plein écran
settings-window-full = Plein écran exclusif
settings-monitor-number = Écran { $number }
settings-frames = Images par seconde
settings-frames-monitor = Comme l’écran
settings-frames-most = { $frames } au plus
settings-colors = Couleurs des joueurs
settings-colors-classic = Classiques
settings-colors-vivid = Vives
settings-colors-soft = Douces
settings-reset = Tout rétablir
settings-done = Terminé
settings-bot-speed = Vitesse des bots
settings-bot-speed-same = La même
settings-guard = Attente avant Lancer
settings-help = Aide
settings-help-all = Astuces et conseils
settings-tips = Astuces
pause-settings = Réglages
title-settings = Réglages

### notices

notice-settings = Certains réglages de { $file } sont inconnus ou abîmés ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}et { $rest } de plus
}) ; ceux d’origine les remplacent. L’ancien fichier est gardé sous { $kept }.
notice-settings-unreadable = { $file } n’a pas pu être lu ; les réglages d’origine s’appliquent. Le fichier est gardé sous { $kept }.
notice-settings-newer = { $file } vient d’une version plus récente de Can’t Stop ; les réglages d’origine s’appliquent. Le fichier est gardé sous { $kept }.
notice-cannot-store = Les réglages et la progression ne peuvent pas être sauvegardés ({ $reason }). Libère de la place ou vérifie les droits du dossier.

### control

control-device = Appareil
control-there = { $control } ({ $layout })
control-press-now = Appuie…
control-restore = Tout rétablir
control-note = Choisis une ligne, puis appuie sur la nouvelle touche ou le nouveau bouton.
control-note-mouse = Pointer et le bouton gauche ne changent pas. Choisis une ligne, puis appuie sur un autre bouton.
control-listening = Appuie sur la touche ou le bouton pour « { $control } ». Avec Échap, ou si tu attends, rien ne change.
control-listening-escape = Appuie sur la touche pour « { $control } ». Avec une touche qui lui sert déjà, ou si tu attends, rien ne change.
control-taken = { $press } est pris : { $control }. Appuie encore pour échanger les deux, ou choisis autre chose.
control-unusable = Impossible d’utiliser cela. Appuie sur autre chose.
control-conflict = { $press } fait deux choses : { $control } et { $other }. Change l’une des deux.

### sofa

text-size-tv = { $percent } · TV
tv-question = Tu joues sur une télé ?
tv-note = Le grand texte se lit à trois mètres. Tu peux le changer à tout moment dans les réglages.
tv-yes = Grand texte
tv-no = Garder cette taille

### one button, and no time pressure

settings-messages = Messages affichés
settings-messages-while = Quelques secondes
settings-messages-press = Jusqu’à un appui
settings-hints = Bouton Conseil
settings-held = Maintenir un bouton
settings-held-all = Secoue et répète
settings-held-shakes = Secoue
settings-held-repeats = Répète
settings-held-nothing = Rien
settings-one-button = Un seul bouton
settings-one-button-moves = Avance tout seul
settings-one-button-steps = Appuyer, maintenir
settings-scan-time = Temps par élément
settings-switch = Quel bouton
settings-switch-any = N’importe lequel
settings-switch-left = Bouton gauche
settings-switch-one = Le dernier utilisé
one-button-question = Jouer avec un seul bouton ?
one-button-note = Le cadre passe d’une chose à l’autre. Appuie quand il est là où tu veux. Tu peux désactiver cela dans les réglages.
one-button-yes = Un seul bouton
one-button-no = Non merci
one-button-on = Un seul bouton : appuie quand le cadre est là où tu veux. Se désactive dans Réglages, Jeu.
one-button-on-steps = Un seul bouton : appuie pour déplacer le cadre, maintiens pour choisir. Se désactive dans Réglages, Jeu.

### reading comfort

settings-typeface = Police
settings-spacing-wide = interligne large

### pointer

settings-pointer = Pointeur
settings-pointer-system = Du système
settings-pointer-large = Grand
settings-pointer-larger = Très grand
settings-odds-always = Affiché
settings-odds-never = Caché
settings-odds-after = Après le tour
settings-speed = Vitesse
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Immédiate

### credits

credits-heading = Crédits
credits-game = Can’t Stop, le jeu de société, est de Sid Sackson.
credits-own = Programme, images, sons, musique et textes ont été faits pour ce jeu. Licence : { $licence }.
credits-fonts = Caractères
credits-by = { $what } · { $who }
credits-libraries = Bibliothèques
credits-libraries-note = Le jeu repose sur le travail de beaucoup de gens qui le partagent :

### what each setting does

about-language = La langue de tout ce qui se lit et s’entend.
about-text-size = Agrandit les mots, les boutons et les cartes.
about-typeface = Des lettres plus faciles à distinguer et plus d’espace entre les lignes.
about-reader = Toute la partie est lue à voix haute si le lecteur du système est actif.
about-messages = Les messages partent après quelques secondes, ou attendent que tu appuies.
about-contrast = Des fonds noirs, des mots clairs et un contour aux boutons et aux pièces.
about-pointer = Un pointeur de souris plus grand, à bord sombre et clair.
about-motion = Réduit : tout apparaît et disparaît sur place ; rien ne vole ni ne tremble.
about-window = Dans une fenêtre ou sur tout l’écran, et sur lequel.
about-frames = Moins d’images par seconde consomment moins d’énergie.
about-odds = Quand le jeu dit combien le prochain lancer est risqué.
about-speed = La vitesse des dés et des grimpeurs pendant les tours des gens.
about-bot-speed = La vitesse des dés et des grimpeurs pendant les tours des bots.
about-decisive = Les dés ralentissent à la fin d’un lancer dont beaucoup dépend.
about-help = Des astuces sur ce qui est nouveau et des conseils du bot le plus fort.
about-colors = D’autres couleurs pour les joueurs ; chacun garde sa forme.
about-risk = Le ciel et la musique s’agitent quand le prochain lancer est plus risqué.
about-held = Si un bouton maintenu secoue les dés, et si les flèches se répètent.
about-one-button = Toute la partie avec une seule touche, un bouton ou un clic.
about-scan-time = Combien de temps le cadre reste sur une chose avant d’avancer.
about-switch = La touche ou le bouton qui prend ce qui est cadré ; les autres comme toujours.

### what helps whom

helps-heading = Ce qui aide
helps-sight = Voir peu ou rien
helps-sight-note = Un lecteur d’écran raconte toute la partie et chaque colonne a sa note.
helps-colors = Distinguer les couleurs
helps-colors-note = Rien n’est dit par la seule couleur : les joueurs ont des formes, le risque a des nombres.
helps-hearing = Entendre peu ou rien
helps-hearing-note = Tout ce qui s’entend se voit aussi.
helps-hands = Peu d’appuis, ou un seul bouton
helps-hands-note = Touches et boutons se changent dans « Commandes », et rien ne demande de vitesse.
helps-reading = Lire est difficile
helps-reading-note = « Règles du jeu » montre chaque règle sur un petit plateau.
helps-motion = Le mouvement ou les éclairs gênent
helps-motion-note = Rien ne clignote plus de trois fois par seconde.
helps-time = Besoin de temps ou de calme
helps-time-note = Aucune règle n’a de chronomètre et un choix s’annule jusqu’au prochain lancer.
