### join

join-heading = Qui grimpe ce soir ?
join-hint = Appuie sur un bouton pour entrer. À gauche et à droite, ta forme ; en haut et en bas, ton nom.
join-seat = Place { $number }
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
join-order-value = { $number ->
    [1] 1er
   *[other] { $number }e
}
join-swap = Changer de place avec
join-free = Place { $number }, libre
join-write = Écrire le nom
join-leave = Libérer la place
join-odds = Risque
tutorial-offer = Première fois ? Un seul tour montre tout.

### table

table-heading = Règles de la table
table-usual = Les règles habituelles
table-done = Terminé
