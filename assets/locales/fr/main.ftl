# Les mots du jeu en français. Termes : lancer, le lancer, s’arrêter, la chute, le partage ; grimpeur, camp, la colonne (la 7), case, conquise ; touche (du clavier), bouton ; joueur, place.
# Devant : ; ! ? % et à l’intérieur de « » : l’espace insécable (U+00A0), car la police n’a pas la fine.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title } : { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
columns-to-go = { $columns ->
    [one] encore { $columns } colonne
   *[other] encore { $columns } colonnes
}
turn-of = À { $name } de jouer
mark-disc = Disque
mark-square = Carré
mark-triangle = Triangle
mark-diamond = Losange
opponent-marmot = Marmotte
opponent-ibex = Bouquetin
opponent-magpie = Pie
opponent-owl = Hibou
opponent-summit = Sommet
opponent-rule-of-28 = Règle des 28
opponent-constant = Poids constants
opponent-linear = Poids croissants
opponent-marmot-note = Prudente : met chaque pas à l’abri.
opponent-ibex-note = Aime ses colonnes et s’attarde trop.
opponent-magpie-note = Gourmande : en veut toujours une de plus.
opponent-owl-note = Calcule tout, mais rien que pour lui.
opponent-summit-note = Sait ce que vaut chaque position.
opponent-rule-of-28-note = Compte son tour et s’arrête à 28.
opponent-constant-note = Chaque case pèse autant.
opponent-linear-note = Plus la case est haute, plus elle pèse.
opponent-spoken = { $nature } Force { $strength } sur { $most }

### loading

loading = On prépare les cordes…

### title

title-continue = Continuer
title-saved = { $turn } · { $columns }
title-new-game = Nouvelle partie
title-rules = Comment grimper
title-settings = Réglages
title-quit = Quitter

### join

join-heading = Qui grimpe ce soir ?
join-hint = Appuie sur un bouton pour entrer. À gauche et à droite, ta forme ; en haut et en bas, ton nom.
join-seat = Place { $number }
join-name = Nom
join-person = Humain
join-bot = Bot · { $name }
join-empty = Ajouter
join-mark = { $mark } pour la place { $number }
join-too-few = Il faut au moins deux joueurs.
join-start = On grimpe !
join-back = Retour
join-press = Appuie sur un bouton pour entrer
join-share = { $left } ou { $right } : à deux sur un clavier
join-share-one = { $key } : à deux sur un clavier
join-full = Les quatre places sont prises. Il faut d’abord en libérer une.
join-by-itself = Tout seul
join-more = Plus sur la place { $number }
join-who = Qui s’assied ici
join-device = Joue avec
join-order = Tour
join-order-value = { $number } sur { $count }
join-swap = Changer de place avec
join-free = Place { $number }, libre
join-write = Écrire le nom
join-leave = Libérer la place
join-done = Terminé
join-capital = Majuscule
join-space = Espace
join-erase = Effacer
join-odds = Risque

### table

table-heading = Règles de la table
table-usual = Les règles habituelles
table-done = Terminé
table-here = À cette table : { $rules }
table-columns = Colonnes pour gagner
table-columns-note = Le premier à { $columns } colonnes gagne.
table-columns-four = Quatre ou cinq colonnes : à deux ou trois joueurs seulement.
table-columns-pawns = Avec trois camps, on conquiert trois colonnes, pas plus.
table-landing = Sur le camp d’un autre
table-landing-share = Partager
table-landing-share-note = Grimpeur et camp partagent la case, et il ne se passe rien.
table-landing-jump = Sauter
table-landing-jump-note = Le grimpeur saute chaque case où campe un autre.
table-landing-press-on = Continuer
table-landing-press-on-note = Pas d’arrêt tant qu’un grimpeur est sur le camp d’un autre.
table-duty = Départ obligé
table-duty-after = Après le partage
table-duty-after-note = Tout partage est bon ; tout grimpeur qui peut partir doit partir.
table-duty-before = Avant le partage
table-duty-before-note = Seul compte le partage qui fait partir le plus de grimpeurs.
table-pawns = Trois camps chacun (« Basta »)
table-pawns-off = Non
table-pawns-off-note = Campe dans autant de colonnes que tu veux.
table-pawns-on = Oui
table-pawns-on-note = Trois camps au plus, drapeaux compris ; s’il y en a trop, tu choisis lesquels restent. Se joue en trois colonnes.
table-short-columns = { $columns } colonnes
table-short-share = partager
table-short-jump = sauter
table-short-press-on = continuer
table-short-before = avant le partage
table-short-pawns = trois camps

### results

results-wins = { $name } gagne !
results-share = { $names } gagnent ensemble
results-and = { $first } et { $last }
results-how = { $columns } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
results-climb = Ascension
results-climb-spoken = Jusqu’où chacun est monté : { $ways }
results-climb-way = { $name }, { $percent } pour cent
results-climb-ways = { $first } ; { $next }
results-course = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · { $changes ->
    [one] { $changes } changement en tête
   *[other] { $changes } changements en tête
}
results-boldest = Lancer le plus osé
results-boldest-value = { $name } : { $percent } %
results-longest = Tour le plus long
results-longest-value = { $name } : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
results-luck = La chance aux dés
results-luck-note = À droite : moins de chutes que prévu.
results-review = Analyse
results-review-thinks = Chaque décision est revue…
results-chances-note = Chances de gagner, tour après tour
results-chances-spoken = Chances de gagner : { $ways }
results-chances-way = { $name }, { $first } pour cent au début, { $middle } pour cent à mi-chemin
results-slips = Ce qui a le plus compté
results-slips-none = Aucune décision n’a coûté ne serait-ce qu’une partie sur 100.
results-slip-rolled = Tour { $turn }, { $name } : a relancé avec { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} en jeu ; s’arrêter aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-stopped = Tour { $turn }, { $name } : s’est arrêté ; relancer aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-chose = Tour { $turn }, { $name } : a pris { $taken } ; { $better } aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-slip-kept = Tour { $turn }, { $name } : a gardé { $taken } ; { $better } aurait gagné { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
} de plus sur 100.
results-fortune = Chance et talent
results-fortune-dice = Ce que les dés ont donné ou pris ; 100 : une partie
results-fortune-decisions = Les décisions face aux meilleures ; ±0 est parfait
results-fortune-spoken = { $name } : chance { $luck }, décisions { $skill }
results-again = Rejouer
results-title = Accueil

### settings

settings-heading = Réglages
settings-language = Langue
settings-text-size = Taille du texte
settings-percent = { $percent } %
settings-speed = Vitesse
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Immédiate
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-weather = Météo
settings-weather-risk = Suit le risque
settings-weather-calm = Toujours calme
settings-decisive = Lancers décisifs
settings-decisive-slow = Plus lents
settings-decisive-usual = Comme d’habitude
settings-odds = Risque de chute
settings-odds-always = Affiché
settings-odds-never = Caché
settings-master = Tout
settings-music = Musique
settings-mountain = Vent
settings-table = Dés et pièces
settings-interface = Boutons et messages
settings-rumble = Vibrations
settings-section-text = Texte et langue
settings-section-picture = Image
settings-section-sound = Son
settings-section-game = Jeu
settings-section-players = Joueurs
settings-on = Oui
settings-off = Non
settings-reader = Lecteur d’écran
settings-reader-auto = S’il y en a un
settings-contrast = Contraste élevé
settings-window = Fenêtre
settings-window-window = En fenêtre
settings-window-borderless = Plein écran
settings-window-full = Plein écran exclusif
settings-monitor = Écran
settings-monitor-here = L’écran actuel
settings-monitor-number = Écran { $number }
settings-frames = Images par seconde
settings-frames-monitor = Comme l’écran
settings-frames-most = { $frames } au plus
settings-tension = Le son suit le risque
settings-night = Soirée calme
settings-mono = Mono
settings-mute = Muet en arrière-plan
settings-captions = Sous-titres des sons
settings-colors = Couleurs des joueurs
settings-colors-classic = Classiques
settings-colors-vivid = Vives
settings-colors-soft = Douces
settings-volume-off = Muet
settings-reset = Tout rétablir
settings-done = Terminé
settings-bot-speed = Vitesse des bots
settings-bot-speed-same = La même
settings-guard = Attente avant Lancer
settings-guard-off = Aucune
settings-guard-seconds = { $seconds } s
settings-odds-after = Après le tour

### pause

pause-open = Pause
pause-heading = On souffle un peu
pause-note = La partie est sauvegardée après chaque coup. Rien n’est perdu si tu pars.
pause-resume = Reprendre
pause-rules = Comment grimper
pause-board = La montagne en mots
pause-settings = Réglages
pause-seats = Qui joue
pause-leave = Vers l’accueil
pause-quit = Quitter

### quit

quit-heading = Quitter sans sauvegarder ?
quit-note = Cette partie ne peut pas être sauvegardée : elle sera perdue.
quit-anyway = Quitter
quit-stay = Rester

### rules

rules-heading = Comment grimper
rules-goal = Conquiers { $columns ->
    [3] trois
    [4] quatre
   *[other] cinq
} colonnes avant les autres. Chaque colonne est une voie vers le sommet : la 7 est la plus longue, la 2 et la 12 les plus courtes.
rules-roll = À ton tour, tu lances quatre dés et tu en fais deux paires. Chaque somme fait monter un grimpeur d’une case dans sa colonne.
rules-climbers = Tu as trois grimpeurs. Chacun part de ton camp dans la colonne ou, sans camp, d’en bas. Avec les trois en paroi, seules leurs colonnes comptent.
rules-bust = Si aucun partage ne fait monter personne, c’est la chute : tout ce qui a été grimpé pendant ce tour est perdu.
rules-stop = Après chaque coup, choisis donc : relancer ou t’arrêter. Si tu t’arrêtes, tes grimpeurs deviennent des camps, désormais à l’abri.
rules-claim = Un camp sur la case du haut conquiert la colonne. Plus personne n’y grimpe, et tous les autres camps la quittent.
rules-done = Compris
rules-fairness = Les dés sont-ils justes ?

### fairness

fairness-heading = Les dés sont-ils justes ?
fairness-how = Les dés sont lancés par la physique, et ce qu’ils montrent une fois posés est le résultat : aucun nombre n’est inventé, tourné ni remplacé. Le sort décide quelle face porte quel nombre au moment où les dés quittent la main, sans que ni la main ni la physique le voient. Toutes les faces ont donc la même chance, quelle que soit la façon de lancer.
fairness-band = La marque montre de combien une face s’écarte d’un sixième. Avec des dés justes, les six marques restent dans la bande 19 fois sur 20.
fairness-kept = Dans tes parties
fairness-thrown = À l’instant
fairness-none = Pas encore de dés
fairness-total = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
fairness-throw = Lancer { $throws } fois
fairness-done = Retour

### play

banner-roll-off = Qui commence ?
banner-roll-off-tied = Égalité ! On relance.
banner-highest-begins = Le plus haut lancer commence.
banner-turn = { $name } · lance les dés
banner-rolls = { $name } lance…
banner-choose = { $name } · choisis un partage
banner-decide = { $name } · relancer ou s’arrêter ?
banner-press-on = { $name } · continue de grimper
banner-keep = { $name } · { $count ->
    [one] garde un camp
   *[other] garde { $count } camps
}
banner-keeps = { $name } a trop de camps
banner-gives-up = { $name } plie son camp de la { $column }
banner-thinks = Réflexion…
banner-climbs = { $name } grimpe
banner-stops = { $name } monte le camp
banner-busted = { $name } retombe à son camp
banner-lost = { $steps ->
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
banner-claims = { $name } conquiert la colonne { $column }
banner-wins = { $count ->
    [one] { $name } gagne !
   *[other] { $name } gagnent ensemble
}
odds-short = Risque : { $percent } sur 100

score-at-base = au camp de base
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } sur la { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } au sommet
card-either = { $column } +{ $steps }
card-held-back = moins partent
card-claimed = { $column } conquise
card-on-top = { $column } déjà au sommet
card-no-runner = plus de grimpeur

note-roll-off = Deux dés chacun
note-climb = L’ascension de { $name }
note-shake = Maintiens « Lancer » pour secouer les dés
note-let-go = Lâche pour lancer
note-put-back = Reviens en arrière pour poser les dés
caption-nudge = Un dé penche : on le pousse un peu
caption-rethrow = Un dé penche : on le relance
caption-place = Un dé penche : on le pose à plat
caption-rattle = [les dés s’agitent dans la main]
caption-dice = [les dés roulent]
caption-place-climber = [un grimpeur part]
caption-step = [un grimpeur monte]
caption-top = [une cloche : un grimpeur est en haut]
caption-camp = [de la toile : un camp]
caption-bust = [une rafale : la chute]
caption-claim = [une fanfare : colonne conquise]
caption-win = [une aube : la partie est gagnée]
caption-turn = [un carillon : tour suivant]
caption-wind = [le vent se lève : plus de risque]
caption-wind-holds = [le vent retient son souffle]
caption-by = { $name } : { $caption }
caption-refuse = [un bruit sourd : pas maintenant]
note-busted = Chute : { $sums }
note-would-have-held = Avec { $sums }, ça tenait
note-all-but = Avec tout sauf { $sums }, ça tenait
note-nothing-saves = Aucune somme n’aurait tenu
note-press-on = Pas d’arrêt : { $columns }
note-press-on-why = Un autre y a son camp
note-keeps = { $name } choisit les camps qui restent
note-gives-up = Le camp de la { $column } est plié

action-roll = Lancer
action-roll-again = Relancer
action-stop = S’arrêter
action-stop-and-win = S’arrêter et gagner
action-stop-not-here = S’arrêter : pas sur le camp d’un autre
keep-these = Garder ceux-ci
keep-fewer = { $count ->
    [one] En plier encore { $count }
   *[other] En plier encore { $count }
}
keep-more = { $count ->
    [one] En garder encore { $count }
   *[other] En garder encore { $count }
}
keep-camp = Camp dans la colonne { $column }, case { $height } sur { $top }
keep-stays = reste
keep-goes = s’en va
keep-height = { $height }/{ $top }

undo-open = Reprendre le partage
undo-failed = Le partage reste : la partie sauvegardée n’a pas pu être modifiée ({ $reason }).
hint-open = Conseil
hint-heading = Un conseil
hint-stop-wins = Arrête-toi : la partie est gagnée.
hint-stop = Arrête-toi : d’ici tu gagnes { $best } parties sur 100 ; { $alike ->
    [0] en relançant, { $other }
   *[1] en relançant, à peine moins
}.
hint-roll = Lance : d’ici tu gagnes { $best } parties sur 100 ; { $alike ->
    [0] en t’arrêtant, { $other }
   *[1] en t’arrêtant, à peine moins
}.
hint-roll-only = Lance, il n’y a pas d’autre choix : d’ici tu gagnes { $best } parties sur 100.
hint-move = { $move } : d’ici tu gagnes { $best } parties sur 100 ; { $alike ->
    [0] avec { $instead }, { $other }
   *[1] avec { $instead }, à peine moins
}.
hint-move-only = { $move } est le seul choix : d’ici tu gagnes { $best } parties sur 100.
hint-keep = Garde { $move } : d’ici tu gagnes { $best } parties sur 100 ; { $alike ->
    [0] avec { $instead }, { $other }
   *[1] avec { $instead }, à peine moins
}.
hint-risk = { $busts ->
    [0] Au prochain lancer, pas de chute possible.
   *[other] Au prochain lancer, chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
}
why-heading = Pourquoi pas { $sums } ?
why-claimed = La colonne { $column } est à { $name } ; plus personne n’y grimpe.
why-on-top = Dans la colonne { $column }, le grimpeur est déjà en haut.
why-no-climber = Les trois grimpeurs sont en paroi, et aucun en { $columns }.
why-held-back = Un autre partage fait partir plus de grimpeurs ; à cette table, il passe d’abord.
history-open = Les derniers tours
history-heading = Les derniers tours
history-none = Aucun tour n’est encore fini.
history-done = Retour
history-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
history-camp = Camp
history-bust = Chute
history-fell = Chute en { $columns }

### couch

couch-whose-turn = À { $name } de jouer
couch-pad-gone = La manette de { $name } n’est plus là
couch-a-pad-gone = Une manette n’est plus là
couch-pad-back = La manette de { $name } est revenue
couch-a-pad-back = Une manette est revenue
couch-seats = Qui joue
couch-seats-note = Confie une place à un bot et reprends-la, ou joue-la avec un autre appareil.
couch-seat-note = Le bot rend la place quand tu veux. Au tour de cette place, seul son appareil joue ; la pause est à tous.
couch-decides = Qui joue
couch-person = Humain
couch-bot = Bot · { $name }
couch-plays-with = Joue avec
couch-rumble = Vibrations
couch-done = Terminé
couch-anything = Tout ce qu’il y a
couch-keyboard = Clavier
couch-left-keys = Touches de gauche
couch-right-keys = Touches de droite
couch-mouse = Souris
couch-pad = Manette { $number }
couch-pad-missing = Une manette absente
couch-lost = { $name }, ta manette n’est plus là
couch-lost-note = La partie attend, et rien n’est perdu. Rebranche-la, ou appuie sur « Continuer avec ceci » sur une autre manette, au clavier ou à la souris.
couch-lost-this = Continuer avec ceci
couch-doubt = { $name }, quelle est ta manette ?
couch-doubt-note = Deux manettes pareilles ont disparu à la fois. Appuie sur « C’est la mienne » sur la tienne.
couch-doubt-this = C’est la mienne
couch-let-bot = Un bot joue pour { $name }
couch-pause = Pause
couch-asked = { $name }, avec quoi joues-tu ?
couch-asked-note = Appuie sur « Avec ceci » sur la manette, le clavier ou la souris que tu prends.
couch-asked-this = Avec ceci
couch-newcomer = { $name }, joues-tu avec ceci maintenant ?
couch-newcomer-note = Personne ne l’a encore. Appuie sur « Avec ceci » sur ce que tu prends désormais.
couch-back = Retour

### notices

notice-second-window = Can’t Stop est ouvert deux fois ; ici on peut jouer, mais rien n’est sauvegardé. Ferme l’un des deux pour sauvegarder à nouveau.
notice-crashed = Can’t Stop s’est fermé sur une erreur la dernière fois. Aucune partie n’est perdue ; ce qui s’est passé est écrit dans { $file }.
notice-cannot-save = Les parties ne peuvent pas être sauvegardées ({ $reason }) ; on peut jouer, mais libère de la place ou vérifie les droits du dossier.
notice-seats = Cette partie ne peut pas commencer : il faut deux à quatre joueurs.
notice-columns = Cette partie ne peut pas commencer : son nombre de colonnes ne va pas avec ses autres règles.
notice-record-damaged = La partie sauvegardée est abîmée à la ligne { $line } et ne peut pas continuer ; elle est gardée sous { $file }.
notice-record-foreign = La partie sauvegardée n’est pas de Can’t Stop ; elle est gardée sous { $file }, et tu peux en commencer une nouvelle.
notice-record-newer = La partie sauvegardée vient d’une version plus récente de Can’t Stop ; mets le jeu à jour pour la continuer. Elle est gardée sous { $file }.
notice-record-unreadable = La partie sauvegardée ne peut pas être lue ({ $reason }) ; vérifie ses droits. Tu peux en commencer une nouvelle.
disk-full = il n’y a plus de place
disk-forbidden = il manque une autorisation
disk-read-only = le disque est en lecture seule
disk-gone = le dossier ou son disque n’est plus là
disk-busy = un autre programme s’en sert
disk-in-the-way = autre chose est à sa place
disk-changed = autre chose a modifié le fichier
disk-unknown = le disque signale une erreur

notice-settings = Certains réglages de { $file } sont inconnus ou abîmés ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}et { $rest } de plus
}) ; ceux d’origine les remplacent. L’ancien fichier est gardé sous { $kept }.
notice-settings-unreadable = { $file } n’a pas pu être lu ; les réglages d’origine s’appliquent. Le fichier est gardé sous { $kept }.
notice-settings-newer = { $file } vient d’une version plus récente de Can’t Stop ; les réglages d’origine s’appliquent. Le fichier est gardé sous { $kept }.

### credits

title-credits = Crédits
credits-heading = Crédits
credits-game = Can’t Stop, le jeu de société, est de Sid Sackson.
credits-own = Programme, images, sons, musique et textes ont été faits pour ce jeu. Licence : { $licence }.
credits-fonts = Caractères
credits-by = { $what } · { $who }
credits-libraries = Bibliothèques
credits-libraries-note = Le jeu repose sur le travail de beaucoup de gens qui le partagent :
credits-done = Retour

### control

control-heading = Commandes
control-open = Commandes
control-done = Terminé
control-device = Appareil
control-on-keyboard = Clavier
control-on-left-keys = Touches de gauche
control-on-right-keys = Touches de droite
control-on-pad = Manette
control-on-mouse = Souris
control-up = Haut
control-down = Bas
control-left = Gauche
control-right = Droite
control-accept = Valider
control-back = Retour
control-roll = Lancer
control-stop = S’arrêter
control-hint = Conseil
control-undo = Reprendre
control-pause = Pause
control-hurry = Accélérer
control-or = { $first } ou { $next }
control-there = { $control } ({ $layout })
control-nothing = Rien
control-press-now = Appuie…
control-restore = Tout rétablir
control-note = Choisis une ligne, puis appuie sur la nouvelle touche ou le nouveau bouton.
control-note-mouse = Pointer et le bouton gauche ne changent pas. Choisis une ligne, puis appuie sur un autre bouton.
control-listening = Appuie sur la touche ou le bouton pour « { $control } ». Avec Échap, ou si tu attends, rien ne change.
control-taken = { $press } est pris : { $control }. Appuie encore pour échanger les deux, ou choisis autre chose.
control-unusable = Impossible d’utiliser cela. Appuie sur autre chose.
control-conflict = { $press } fait deux choses : { $control } et { $other }. Change l’une des deux.

### glyph

glyph-unknown = ?
glyph-arrow-up = Flèche haut
glyph-arrow-down = Flèche bas
glyph-arrow-left = Flèche gauche
glyph-arrow-right = Flèche droite
glyph-enter = Entrée
glyph-number-enter = N Entrée
glyph-space = Espace
glyph-escape = Échap
glyph-backspace = Retour arr.
glyph-delete = Suppr
glyph-insert = Inser
glyph-home = Début
glyph-end = Fin
glyph-page-up = Page préc.
glyph-page-down = Page suiv.
glyph-left-shift = Maj gauche
glyph-right-shift = Maj droite
glyph-left-control = Ctrl gauche
glyph-right-control = Ctrl droite
glyph-left-alt = Alt
glyph-right-alt = Alt Gr
glyph-mouse-right = Bouton droit de la souris
glyph-mouse-middle = Bouton central de la souris
glyph-mouse-back = Bouton précédent de la souris
glyph-mouse-forward = Bouton suivant de la souris
glyph-cross = Croix
glyph-circle = Rond
glyph-square = Carré
glyph-triangle = Triangle
glyph-bottom = Bouton du bas
glyph-right = Bouton de droite
glyph-left = Bouton de gauche
glyph-top = Bouton du haut
glyph-view = Affichage
glyph-menu = Menu
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Stick gauche
glyph-right-stick = Stick droit
glyph-pad-up = Croix haut
glyph-pad-down = Croix bas
glyph-pad-left = Croix gauche
glyph-pad-right = Croix droite

ribbon-bust = Chute !
ribbon-bust-lost = { $steps ->
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
ribbon-claim = { $name } conquiert la { $column }
ribbon-win = { $count ->
    [one] { $name } gagne !
   *[other] { $name } gagnent !
}
roll-risk = chute { $chance } sur 100
roll-no-risk = sans risque
stop-stake = { $steps ->
    [one] garde { $steps } pas
   *[other] garde { $steps } pas
}
stake-steps = { $steps ->
    [one] { $steps } pas en jeu
   *[other] { $steps } pas en jeu
}
bot-thinks = { $name } réfléchit
text-size-tv = { $percent } · TV
tv-question = Du grand texte, pour le canapé ?
tv-note = Tout se lit à trois mètres. Les réglages le changent à tout moment.
tv-yes = Grand texte
tv-no = Tel quel
sums-or = { $first } ou { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } à la case { $height } sur { $top }
reader-at-top = { $column } au sommet
reader-pairing = { $name } fait { $dice }. Choisis un partage.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } fait { $dice }.
reader-rolls-two = { $name } fait { $dice } : { $sum }.
reader-climbs = { $name } : { $runners }.
reader-busts = Chute ! { $name } perd { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
reader-stops = { $name } s’arrête : { $runners }.
reader-claims = { $name } conquiert la colonne { $column } : { $owned } sur { $target }.
reader-mountain = La montagne
reader-column = Colonne { $column }, { $height } cases : { $there }
reader-column-claimed = Colonne { $column } : conquise par { $name }
reader-column-empty = encore personne
reader-runner-at = grimpeur de { $name } à la case { $height }
reader-square-at = camp de { $name } à la case { $height }

### one button, and no time pressure

settings-messages = Messages affichés
settings-messages-while = Quelques secondes
settings-messages-press = Jusqu’à un appui
settings-hints = Bouton Conseil
settings-shake = Secouer les dés
settings-shake-hold = Maintenir Lancer
settings-shake-press = Appui, puis appui
settings-repeat = Répétition des flèches
settings-one-button = Un seul bouton
settings-one-button-moves = Avance tout seul
settings-one-button-steps = Appuyer, maintenir
settings-scan-time = Temps par élément
settings-switch = Le bouton
settings-switch-any = N’importe lequel
settings-switch-left = Clic gauche
settings-switch-one = Le dernier utilisé
one-button-question = Jouer avec un seul bouton ?
one-button-note = Le cadre passe d’une chose à l’autre. Appuie quand il est là où tu veux. Cela se désactive dans les réglages.
one-button-yes = Un seul bouton
one-button-no = Tel quel
one-button-on = Un seul bouton : appuie quand le cadre est là où tu veux. Se désactive dans Réglages, Joueurs.
one-button-on-steps = Un seul bouton : appuie pour déplacer le cadre, maintiens pour choisir. Se désactive dans Réglages, Joueurs.
own-guard = Attente avant Lancer
own-hints = Bouton Conseil
own-as-all = Selon les réglages
note-press-again = Appuie encore pour lancer

### book

book-goal = Objectif
book-turn = Un tour
book-risk = Risque
book-house = Règles de la table
book-risk-why = Avec les trois grimpeurs en paroi, c’est la chute si aucune paire de dés ne donne une de leurs colonnes. Celles du milieu sortent bien plus souvent.
book-risk-runner = Grimpeur { $runner }
book-risk-chosen = { $set } : { $verdict }. Chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-risk-seldom = rarement la chute
book-risk-sometimes = parfois la chute
book-risk-often = souvent la chute
book-risk-mostly = le plus souvent la chute
book-risk-rank = Plus sûrs que celui-ci : { $safer } des { $sets } trios. Plus risqués : { $riskier }.
book-risk-best = Le trio le plus sûr est { $set } : chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-risk-middle = Avec la moitié des { $sets } trios, c’est la chute au plus { $percent } fois sur 100.
book-risk-worst = Le trio le plus risqué est { $set } : chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
book-house-now = Chaque table s’accorde sur quatre règles. La coche montre celles de cette partie.
book-house-next = Chaque table s’accorde sur quatre règles. La coche montre celles de la prochaine partie.
book-in-force = { $rule } En vigueur.
book-controls-mouse = Pointe quelque chose et appuie sur le bouton gauche.
book-controls-change = Changer les commandes

### reading comfort

settings-typeface = Police
settings-spacing = Interligne
settings-spacing-usual = Normal
settings-spacing-wide = Plus grand

### tutorial

tutorial-heading = Première ascension
tutorial-offer = Première fois ? Un seul tour montre tout.
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
settings-tips = Astuces
tip-full = Les trois grimpeurs sont en paroi : désormais un lancer peut faire chuter.
tip-held-back = Un partage doit attendre : un autre envoie plus de grimpeurs et passe d’abord.
tip-shared = Une case se partage : ici, personne ne chasse personne.
tip-press-on = Sur le camp d’un autre, on ne s’arrête pas : relance.
tip-keep = Trois camps, pas plus : choisis ceux qui restent.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Pointeur
settings-pointer-system = Du système
settings-pointer-large = Grand
settings-pointer-larger = Très grand
settings-speed-slow = Lente
settings-sure = Vraiment ? Encore une fois
give-up-heading = Une partie est en cours
give-up-note = { $names } grimpent encore. Une nouvelle partie prend la place de la leur pour de bon.
give-up-yes = Nouvelle partie
give-up-no = La garder

### The book of games

chronicle-open = Livre des cimes
chronicle-heading = Le livre des cimes
chronicle-games = Parties
chronicle-players = Grimpeurs
chronicle-dice = Dés
chronicle-done = Fermer
chronicle-back = Retour
chronicle-nowhere = Aucune partie n’est encore gardée ici.
chronicle-unreadable = Le dossier des parties est illisible.
chronicle-reading = Lecture des parties : { $done } sur { $all }…
chronicle-none = Aucune partie n’a encore été jouée. Toutes seront ici.
chronicle-none-such = Aucune partie ne correspond à ce choix.
chronicle-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
chronicle-unusable = { $files ->
    [one] Un fichier est illisible : { $file }
   *[other] { $files } fichiers sont illisibles, comme { $file }
}
chronicle-who = Grimpeur
chronicle-everyone = Tous
chronicle-rules = Règles
chronicle-rules-usual = Usuelles
chronicle-rules-house = Maison
chronicle-company = Table
chronicle-any = Toutes
chronicle-people = Sans ordinateur
chronicle-bots = Avec ordinateur
chronicle-page = Page
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names } : { $ended }. Revoir
chronicle-won = { $turns ->
    [one] Victoire : { $names }, { $turns } tour
   *[other] Victoire : { $names }, { $turns } tours
}
chronicle-unfinished = Inachevée
chronicle-in-progress = Toujours en cours
chronicle-played-on = Reprise d’une autre partie, non comptée
chronicle-won-of = Gagnées { $figures }
chronicle-beside = { $counted } · normal { $low }–{ $high }
chronicle-beside-spoken = { $title } : { $figures }, { $expected } attendus
chronicle-band = Un hasard normal reste dans la bande claire 19 fois sur 20 ; le trait vert est ce qu’il donne en moyenne.
chronicle-faces = Faces
chronicle-sums = Sommes de deux dés
chronicle-sums-note = Chaque dé dans une paire
chronicle-pairs = Premier et second dé
chronicle-stray = de bons dés s’écartent autant { $percent } fois sur 100
player-wins = Parties gagnées
player-no-wins = Aucune partie terminée.
player-wins-of = { $games ->
    [one] Sur { $games } partie à { $seats }
   *[other] Sur { $games } parties à { $seats }
}
player-wins-all = Sur les { $games } parties
player-luck = Chance
player-busts = { $rolls ->
    [one] Chutes en { $rolls } lancer
   *[other] Chutes en { $rolls } lancers
}
player-faces = Ses propres dés : de bons dés s’écartent autant { $percent } fois sur 100.
player-turns = Tours
player-turns-note = { $turns } tours, en moyenne de { $rolls } lancers ; { $banked } cases gardées, { $lost } perdues.
player-rolls-many = { $rolls } lancers ou plus
player-columns = Colonnes
player-column = { $visited } · prises { $claimed }
player-bold = Lancers les plus audacieux
player-survived = { $percent } sur 100, et ça a tenu · tour { $turn }
player-fell = { $percent } sur 100, et chute · tour { $turn }
player-against = Gagnées avant l’autre
player-against-one = { $games ->
    [one] { $name }, { $games } partie
   *[other] { $name }, { $games } parties
}
player-skill = Décisions
player-no-skill = Sommet revoit les parties tant que ce livre est ouvert. Revenez dans un moment.
player-skill-note = D’après Sommet, { $lost } parties perdues pour 100 décisions, en { $games } parties et { $decisions } décisions.
player-trend = Dans les { $games } dernières parties { $lately }, avant { $before }.
identity-open = Nom et discrétion
identity-counts-as = Est la même personne que
identity-itself = Personne d’autre
identity-hidden = Hors de toutes les listes
identity-kept-out = Les parties ne comptent pas
identity-note = Pour les invités et les enfants : une partie qui ne compte pas ne compte pour personne. Effacer retire le nom de tous les enregistrements pour de bon ; les parties jouées contre l’ordinateur seul partent avec lui.
identity-rename = Renommer
identity-delete = Tout effacer
identity-not-deleted = { $files ->
    [one] Un enregistrement n’a pas pu être changé et garde le nom : le disque est-il plein ou en lecture seule ?
   *[other] { $files } enregistrements n’ont pas pu être changés et gardent le nom : le disque est-il plein ou en lecture seule ?
}
when-just-now = À l’instant
when-hours = { $hours ->
    [one] Il y a { $hours } heure
   *[other] Il y a { $hours } heures
}
when-days = { $days ->
    [one] Il y a { $days } jour
   *[other] Il y a { $days } jours
}
when-date = { $month ->
    [1] { $day } janv. { $year }
    [2] { $day } févr. { $year }
    [3] { $day } mars { $year }
    [4] { $day } avr. { $year }
    [5] { $day } mai { $year }
    [6] { $day } juin { $year }
    [7] { $day } juil. { $year }
    [8] { $day } août { $year }
    [9] { $day } sept. { $year }
    [10] { $day } oct. { $year }
    [11] { $day } nov. { $year }
   *[other] { $day } déc. { $year }
}

### Revoir

watch-again = Revoir
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
watch-summit = L’avis de Sommet
watch-play-on = Jouer à partir d’ici

### Sharing

share-open = Partager
share-heading = Partager cette partie
share-drawing = L’affiche se dessine …
share-preview = L’affiche : { $poster }
share-poster = Enregistrer l’affiche
share-turn = Tour
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · décisif
share-animation = Enregistrer le tour en animation
share-copy = Copier la partie en texte
share-text = Enregistrer la partie en texte
share-done = Fermer
share-luck = Chance { $luck } %
share-decisive = Le tour décisif
share-decisive-turn = Tour { $turn }, { $name } : { $rolls ->
    [one] 1 lancer
   *[other] { $rolls } lancers
}, et de { $before } % à { $after } % de gagner
share-turn-title = Tour { $turn } : { $name }
share-stop = Au camp !
share-saved = { $file } est dans { $folder }
share-copied = La partie est dans le presse-papiers.
share-not-copied = Le presse-papiers est inaccessible ; enregistre plutôt la partie en texte.
share-under-way = L’animation se dessine ; un message dira quand elle est prête.
share-failed = L’enregistrement a échoué.
share-full = L’enregistrement a échoué : le disque est plein.
share-read-only = L’enregistrement a échoué : rien ne peut y être écrit.
share-no-folder = L’enregistrement a échoué : il n’y a pas de dossier d’images ni de documents.
open-missing = { $file } est introuvable.
open-unreadable = { $file } ne peut être lu.
open-folder = { $file } est un dossier ; donne une partie.
open-empty = { $file } est vide.
open-foreign = { $file } n’est pas une partie de Can’t Stop.
open-damaged = { $file } est abîmé à la ligne { $line }.
open-newer = { $file } vient d’une version plus récente du jeu.
watch-automatic = Cette partie date d’avant l’enregistrement des lancers à la main : tous les dés se lancent seuls.

### The evening

evening-tab = Soirée
evening-series = Parties
evening-any = autant qu’on veut
evening-best-of = au meilleur des { $games }
evening-none = Aucune partie de cette table ne compte encore.
evening-wins = { $name } : { $wins ->
    [one] 1 victoire
   *[other] { $wins } victoires
}
evening-won = { $name } gagne la soirée
evening-shared = { $names } se partagent la soirée
evening-next = { $name } commence la prochaine partie
evening-needed = { $wins ->
    [one] 1 victoire décide la soirée
   *[other] { $wins } victoires décident la soirée
}
evening-games = Partie par partie
evening-game = Partie { $game } : { $names } en { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}. { $first } a commencé.
evening-quickest = Victoire la plus rapide
evening-quickest-value = { $name }, { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
evening-busts = Le plus de chutes
evening-busts-value = { $name }, { $busts ->
    [one] 1 chute
   *[other] { $busts } chutes
}
evening-new = Nouvelle soirée
evening-begins = Partie { $game } de la soirée : { $name } commence.
title-evening = La prochaine partie
