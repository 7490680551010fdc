### The book of games

chronicle-heading = Livre des cimes
chronicle-games = Parties
chronicle-players = Joueurs
chronicle-dice = Dés
chronicle-back = Retour
chronicle-nowhere = Aucune partie ici pour l’instant.
chronicle-unreadable = Le dossier des parties est illisible.
chronicle-reading = Lecture des parties : { $done } sur { $all }…
chronicle-none = Aucune partie pour l’instant. Toutes celles à table seront ici.
chronicle-none-such = Aucune partie ne correspond.
chronicle-unusable = { $files ->
    [one] Un fichier est illisible : { $file }
   *[other] { $files } fichiers sont illisibles, comme { $file }
}
chronicle-who = Joueur
chronicle-everyone = Tous
chronicle-rules = Règles
chronicle-rules-usual = Standard
chronicle-rules-house = Maison
chronicle-company = Table
chronicle-any = Toutes
chronicle-people = Sans bots
chronicle-bots = Avec bots
chronicle-page = Page
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names } : { $ended }. Revoir
chronicle-won = { $turns ->
    [one] Victoire : { $names }, { $turns } tour
   *[other] Victoire : { $names }, { $turns } tours
}
chronicle-unfinished = Inachevée
chronicle-in-progress = En cours
chronicle-played-on = Suite d’une autre partie, non comptée
chronicle-won-of = Gagnées { $figures }
chronicle-beside = { $counted } · attendu { $low }–{ $high }
chronicle-beside-spoken = { $title } : { $figures }, { $expected } attendus
chronicle-band = Bande verte : où finit un hasard normal 19 fois sur 20. Trait : la moyenne.
chronicle-faces = Faces
chronicle-sums = Sommes de deux dés
chronicle-sums-note = Chaque dé dans une paire
chronicle-pairs = Premier et second dé
chronicle-stray = Lots équitables aussi inégaux : { $percent } sur 100
player-wins = Parties gagnées
player-no-wins = Aucune partie terminée.
player-wins-of = { $games ->
    [one] { $games } partie à { $seats }
   *[other] { $games } parties à { $seats }
}
player-wins-all = Les { $games } parties
player-luck = Chance
player-busts = { $rolls ->
    [one] Chutes en { $rolls } lancer
   *[other] Chutes en { $rolls } lancers
}
player-faces = Dés – lots équitables aussi inégaux : { $percent } sur 100.
player-turns = Tours
player-turns-note = Tours : { $turns } ; lancers en moyenne : { $rolls } ; pas gardés : { $banked }, perdus : { $lost }.
player-rolls-many = { $rolls } lancers ou plus
player-columns = Colonnes
player-column = { $visited } · conquise { $claimed }
player-bold = Lancers les plus audacieux
player-survived = { $percent } sur 100, sans chute · tour { $turn }
player-fell = { $percent } sur 100, et chute · tour { $turn }
player-against = Face à face
player-against-one = { $games ->
    [one] { $name }, { $games } partie
   *[other] { $name }, { $games } parties
}
player-skill = Décisions
player-no-skill = Sommet revoit les parties tant que ce livre est ouvert. Reviens dans un moment.
player-skill-note = D’après Sommet, parties perdues pour 100 décisions : { $lost } (parties : { $games }, décisions : { $decisions }).
player-trend = { $games } dernières parties : { $lately }. Avant : { $before }.
identity-open = Nom et vie privée
identity-counts-as = Même personne que
identity-itself = Personne
identity-hidden = Masquer dans les listes
identity-is-hidden = Absent des listes
identity-kept-out = Les parties ne comptent pas
identity-note = Pour les invités et les enfants : une partie qui ne compte pas ne compte pour personne. Effacer retire le nom de toutes les parties pour de bon ; celles jouées contre des bots seulement partent avec lui.
identity-merge = La même personne ?
identity-merge-note = Toutes les parties jouées par { $earlier } compteront pour { $now }. C’est irréversible.
identity-merge-no = Laisser séparés
identity-merge-yes = Compter ensemble
identity-rename = Renommer
identity-former-name = { $name } est un ancien nom d’une autre personne. Choisis-en un autre.
identity-delete = Tout effacer
identity-not-deleted = { $files ->
    [one] Une partie n’a pas pu être modifiée et garde le nom : le disque est-il plein ou en lecture seule ?
   *[other] { $files } parties n’ont pas pu être modifiées et gardent le nom : le disque est-il plein ou en lecture seule ?
}
when-today = Aujourd’hui, { $time }
when-yesterday = Hier, { $time }
when-days = { $days ->
    [one] Il y a { $days } jour
   *[other] Il y a { $days } jours
}
chronicle-open = Livre des cimes
