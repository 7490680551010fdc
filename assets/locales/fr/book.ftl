### The book of games

chronicle-heading = Le livre des cimes
chronicle-games = Parties
chronicle-players = Grimpeurs
chronicle-dice = Dés
chronicle-back = Retour
chronicle-nowhere = Aucune partie n’est encore gardée ici.
chronicle-unreadable = Le dossier des parties est illisible.
chronicle-reading = Lecture des parties : { $done } sur { $all }…
chronicle-none = Aucune partie n’a encore été jouée. Toutes seront ici.
chronicle-none-such = Aucune partie ne correspond à ce choix.
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
when-today = Aujourd’hui, { $time }
when-yesterday = Hier, { $time }
when-days = { $days ->
    [one] Il y a { $days } jour
   *[other] Il y a { $days } jours
}
chronicle-open = Livre des cimes
