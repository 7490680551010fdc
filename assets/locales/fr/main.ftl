# Les mots du jeu en français ; TERMS.md donne ses termes.
# Devant : ; ! ? % et à l’intérieur de « » : l’espace insécable (U+00A0), car la police n’a pas la fine.

### common

spoken-value = { $title } : { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
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
opponent-magpie-note = Gourmande : elle en veut toujours plus.
opponent-owl-note = Calcule tout, mais rien que pour lui.
opponent-summit-note = Sait ce que vaut chaque position.
opponent-spoken = { $nature } Force { $strength } sur { $most }
says-marmot-slips = Retour au terrier.
says-marmot-slips-again = Un bond de trop.
says-marmot-claims = Terrier avec vue !
says-marmot-wins = Miette à miette !
says-ibex-slips = Un saut trop long.
says-ibex-slips-again = Oh, mes cornes !
says-ibex-claims = Tête baissée !
says-ibex-wins = La harde est là !
says-magpie-slips = Ça brillait tant !
says-magpie-slips-again = Je l’avais presque !
says-magpie-claims = À moi ! Tout à moi !
says-magpie-wins = Que ça brille !
says-owl-slips = Mal arrondi.
says-owl-slips-again = Peu probable.
says-owl-claims = Comme calculé.
says-owl-wins = C. Q. F. D. Hou !
says-summit-slips = Le vent est à toi.
says-summit-slips-again = Moi aussi, je glisse.
says-summit-claims = Je connais la voie.
says-summit-wins = Je reste ici.

### loading

loading = On prépare les cordes…

### join

join-name = Nom
join-done = Terminé
join-capital = Majuscule
join-space = Espace
join-erase = Effacer

### table

table-here = Règles maison : { $rules }
table-columns = Colonnes pour gagner
table-columns-note = Le premier à conquérir { $columns } colonnes gagne.
table-columns-four = Quatre ou cinq colonnes : à deux ou trois joueurs seulement.
table-columns-pawns = Trois camps conquièrent trois colonnes au plus.
table-landing = Arriver sur un camp
table-landing-share = Partager
table-landing-share-note = Grimpeur et camp partagent la case, et il ne se passe rien.
table-landing-jump = Sauter
table-landing-jump-note = Le grimpeur saute chaque case où campe un autre.
table-landing-press-on = Continuer
table-landing-press-on-note = Pas d’arrêt tant qu’un grimpeur est sur le camp d’un autre.
table-duty = Nouveaux grimpeurs
table-duty-after = Après le partage
table-duty-after-note = Choisis n’importe quel partage ; toute somme qui peut avancer avance.
table-duty-before = Avant le partage
table-duty-before-note = Tu dois prendre le partage qui fait partir le plus de nouveaux grimpeurs.
table-pawns = Trois camps seulement
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
results-and-i = { $first } et { $last }
results-how = { $columns } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
results-climb = Ascension
results-boldest = Lancer le plus osé
results-boldest-value = { $name } : { $percent } sur 100
results-longest = Tour le plus long
results-longest-value = { $name } : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}

### settings

settings-language = Langue
settings-percent = { $percent } %
settings-master = Général
settings-music = Musique
settings-mountain = Vent
settings-table = Dés et pièces
settings-interface = Boutons et messages
settings-on = Oui
settings-off = Non
settings-output = Sortie
settings-stereo = Stéréo
settings-night = Mode nuit
settings-mono = Mono
settings-mute = Muet en arrière-plan
settings-captions = Sous-titres des sons
about-master = Le volume de tout.
about-music = Le volume de la musique.
about-mountain = Le volume du vent dans la montagne.
about-table = Le volume des dés, des grimpeurs et des camps.
about-interface = Le volume des boutons et des messages.
about-output = Mono donne la même chose aux deux oreilles. Le mode nuit adoucit les sons forts.
about-mute = Aucun son tant qu’une autre fenêtre est devant.
about-captions = Les sons qui ont un sens apparaissent en mots.
captions-dice = Sous-titres : dés et pièces
about-captions-dice = Les lancers, les pas, les camps, les chutes et les colonnes conquises.
captions-turns = Sous-titres : tours
about-captions-turns = Le tour suivant, et ce qui n’est pas possible maintenant.
captions-wind = Sous-titres : vent
about-captions-wind = Le vent, qui dit le risque du prochain lancer.
captions-ground = Sous-titres : fond
captions-ground-solid = Plein
captions-ground-half = Semi-transparent
captions-ground-outline = Contour seul
about-captions-ground = Ce qui porte les sous-titres. En contraste élevé, il est toujours plein.
settings-volume-off = Muet
settings-guard-off = Aucune
settings-guard-seconds = { $seconds } s
couch-rumble = Vibrations

### pause

pause-open = Pause

### fairness

fairness-total = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

### play

banner-roll-off-tied = Égalité ! On relance.
banner-highest-begins = Le plus haut lancer commence.
banner-turn = À { $name } de jouer
banner-decide = { $name } · relancer ou{"\u00A0"}s’arrêter ?
banner-press-on = { $name } · relance
banner-keep = { $name } · { $count ->
    [one] garde un camp
   *[other] garde { $count } camps
}
banner-gives-up = { $name } plie son camp de la { $column }
banner-thinks = Réflexion…
odds-short = risque { $percent } sur 100
odds-declined = prochain lancer { $percent } sur 100

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
note-shake = Maintiens « Lancer » pour secouer les dés
note-let-go = Lâche pour lancer
note-put-back = Retour pour les poser
caption-nudge = Dé cassé : un petit coup
caption-rethrow = Dé cassé : relancé
caption-place = Dé cassé : posé à plat
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
note-busted = Pas d’ascension sur { $sums }
note-would-have-held = { $sums } l’aurait sauvé
note-all-but = Tout sauf { $sums } l’aurait sauvé
note-nothing-saves = Rien n’aurait sauvé le tour
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

undo-open = Annuler le partage
undo-failed = Impossible d’annuler : la partie sauvegardée n’a pas pu être modifiée ({ $reason }).
hint-open = Conseil
hint-heading = Un conseil
hint-stop-wins = Arrête-toi : la partie est gagnée.
hint-stop = Arrête-toi : tu gagnes { $best } fois sur 100. { $alike ->
    [0] En relançant : { $other }
   *[1] En relançant : à peine moins
}.
hint-roll = Lance : tu gagnes { $best } fois sur 100. { $alike ->
    [0] En t’arrêtant : { $other }
   *[1] En t’arrêtant : à peine moins
}.
hint-roll-only = Lance, le seul choix : tu gagnes { $best } fois sur 100.
hint-move = { $move } : gagne { $best } fois sur 100. { $alike ->
    [0] { $instead } : { $other }
   *[1] { $instead } : à peine moins
}.
hint-move-only = { $move }, le seul choix : gagne { $best } fois sur 100.
hint-keep = Garde { $move } : tu gagnes { $best } fois sur 100. { $alike ->
    [0] { $instead } : { $other }
   *[1] { $instead } : à peine moins
}.
hint-risk = { $busts ->
    [0] Au prochain lancer, pas de chute possible.
   *[other] Au prochain lancer, chute { $percent } fois sur 100 ; exactement { $busts } sur 1296.
}
why-heading = Pourquoi pas { $sums } ?
why-claimed = { $name } a conquis la colonne { $column } ; plus personne n’y grimpe.
why-on-top = Dans la colonne { $column }, le grimpeur est déjà en haut.
why-no-climber = Les trois grimpeurs sont en paroi, et aucun en { $columns }.
why-held-back = Un autre partage fait partir plus de nouveaux grimpeurs ; selon ces règles maison, il passe d’abord.
history-open = Derniers tours
history-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
history-camp = Arrêt
history-bust = Chute

### couch

couch-whose-turn = À { $name } de jouer
couch-anything = N’importe quel appareil
couch-keyboard = Clavier
couch-left-keys = Touches de gauche
couch-right-keys = Touches de droite
couch-mouse = Souris
couch-pad = Manette { $number }
couch-pad-missing = Manette déconnectée

### notices

notice-second-window = Can’t Stop est ouvert deux fois. Ici tu peux jouer, mais rien n’est sauvegardé. Ferme l’un des deux pour sauvegarder à nouveau.
notice-crashed = Can’t Stop s’est fermé sur une erreur la dernière fois. Ce qui s’est passé est écrit dans { $file }.
notice-sound-file = { $file } manque ou est abîmé. Le jeu continue sans ce son ; réinstalle-le pour le retrouver.
notice-cannot-save = Les parties ne peuvent pas être sauvegardées ({ $reason }). Tu peux jouer, mais libère de la place ou vérifie les droits du dossier.
notice-disk-slow = Le disque tarde à répondre. La partie continue dès qu’il répond.
notice-disk-anyway = Le disque tarde à répondre. Appuie encore pour commencer quand même.
notice-seats = Cette partie ne peut pas commencer : il faut deux à quatre joueurs.
notice-columns = Cette partie ne peut pas commencer : son nombre de colonnes ne va pas avec les règles maison.
notice-record-damaged = La partie sauvegardée est abîmée à la ligne { $line } et ne peut pas continuer ; elle est gardée sous { $file }.
notice-record-foreign = La partie sauvegardée n’est pas de Can’t Stop ; elle est gardée sous { $file }, et tu peux en commencer une nouvelle.
notice-record-newer = La partie sauvegardée vient d’une version plus récente de Can’t Stop ; mets le jeu à jour pour la continuer avant d’en commencer une nouvelle.
notice-record-unreadable = La partie sauvegardée ne peut pas être lue ({ $reason }) ; vérifie ses droits. Tu peux en commencer une nouvelle.
disk-full = le disque est plein
disk-forbidden = autorisation refusée
disk-read-only = le disque est en lecture seule
disk-gone = le dossier ou son disque a disparu
disk-busy = un autre programme s’en sert
disk-silent = le disque ne répond pas
disk-in-the-way = autre chose est à sa place
disk-changed = un autre programme a modifié le fichier
disk-unknown = le disque signale une erreur

### control

control-heading = Commandes
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
control-undo = Annuler
control-pause = Pause
control-hurry = Accélérer
control-or = { $first } ou { $next }
control-nothing = Rien

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
ribbon-claim = conquiert la { $column }
ribbon-saved = +{ $steps } à l’abri
ribbon-win = { $count ->
    [one] { $name } gagne !
   *[other] { $name } gagnent !
}
ribbon-wins = { $count ->
    [one] gagne !
   *[other] gagnent !
}
roll-risk = chute { $chance } sur 100
roll-no-risk = sans risque
stop-stake = { $steps ->
    [one] garde { $steps } pas
   *[other] garde { $steps } pas
}
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
reader-says = { $told } { $name } : { $line }
reader-mountain = La montagne
reader-column = Colonne { $column }, { $height } cases : { $there }
reader-column-claimed = Colonne { $column } : conquise par { $name }
reader-column-empty = encore personne
reader-runner-at = grimpeur ({ $name }) à la case { $height }
reader-square-at = camp ({ $name }) à la case { $height }

### one button, and no time pressure

note-press-again = Appuie encore pour lancer
own-guard = Attente avant Lancer
own-hints = Bouton Conseil
own-as-all = Comme les autres
own-hints-about = Des conseils du bot le plus fort.
about-rumble = La force des vibrations des manettes avec les dés.
about-guard = Après un choix, Lancer attend : un appui de trop ne lance pas les dés.

### tutorial

tutorial-heading = Première ascension
tip-full = Les trois grimpeurs sont en paroi : désormais un lancer peut faire chuter.
tip-held-back = Un autre partage fait partir plus de nouveaux grimpeurs ; il passe d’abord.
tip-shared = Une case se partage : personne ne chasse personne.
tip-press-on = Sur le camp d’un autre, tu ne peux pas t’arrêter : relance.
tip-keep = Trois camps, pas plus : choisis ceux qui restent.
tip-lead = L’étoile montre qui est en tête.

### The pointer, a slower speed, and questions before something is given up

settings-sure = Vraiment ? Encore une fois

### The book of games

chronicle-done = Fermer
chronicle-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
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
watch-summit = L’avis de Sommet
watch-leave = Quitter

### Sharing

share-open = Partager
share-not-copied = Le presse-papiers n’est pas disponible ; enregistre la partie en texte.

### Alone on the mountain.

alone-headline = { $name } est au sommet

### L’ascension.

# Pendant un duel, c’est l’adversaire qui donne le conseil.
hint-marmot-stop = { $name } : Au terrier. Moi, je dormirais déjà.
hint-marmot-roll = { $name } : Même moi, j’oserais.
hint-marmot-choose = { $name } : Par là. Ça sent la prairie.
hint-ibex-stop = { $name } : Moi, je sauterais. Alors pas toi.
hint-ibex-roll = { $name } : Saute ! À quoi servent les sabots ?
hint-ibex-choose = { $name } : Ce sentier tient. Fie-toi à tes pieds.
hint-magpie-stop = { $name } : Empoche ! Moi, je ne sais pas.
hint-magpie-roll = { $name } : Encore ! Ça brille là-haut.
hint-magpie-choose = { $name } : C’est ce qui brille le plus.
hint-owl-stop = { $name } : Le compte y est. Pose le crayon.
hint-owl-roll = { $name } : Les chiffres acquiescent. Continue.
hint-owl-choose = { $name } : J’ai vérifié. C’est celui-ci.
hint-summit-stop = { $name } : Le vent tourne. Campe.
hint-summit-roll = { $name } : La voie est libre. Va.
hint-summit-choose = { $name } : D’ici, je ne vois que ce chemin.
