### join

join-heading = Qui grimpe ?
join-hint = Appuie sur un bouton pour entrer.
join-hint-shared = Une seule manette pour tous ? Ajoute une place par personne.
join-guest = Gauche, droite : couleur. Haut, bas : nom. { $accept } : on y va ou pas encore. { $more } : place.
join-unready = Pas encore
join-waits = On attend { $name }.
join-ready = { $name }, c’est bon.
join-seat = Place { $number }
join-person = Humain
join-bot = Bot · { $name }
join-empty = Ajouter
join-call = Appeler un bot
join-mark = { $mark } pour la place { $number }
join-too-few = Il faut au moins deux joueurs.
join-start = On grimpe !
join-back = Retour
join-press = Appuie sur un bouton pour entrer
join-share = { $left } ou { $right } : à deux sur un clavier
join-share-one = { $key } : à deux sur un clavier
join-full = Les quatre places sont prises. Retire d’abord un joueur.
join-by-itself = Rien
join-who = Joueur
join-device = Joue avec
join-order = Ordre
join-order-value = { $number ->
    [1] 1er
   *[other] { $number }e
}
join-swap = Échanger avec
join-free = Place { $number }, libre
join-write = Saisir un nom
join-leave = Retirer
tutorial-offer = Première fois ? Un seul tour montre tout.

### table

table-heading = Règles maison
table-open = Risque et vitesse
table-now = Risque, vitesse et règles maison
table-read-now = Chaque table s’accorde sur ses règles. La coche montre celles de cette partie.
table-read-next = Chaque table s’accorde sur ses règles. La coche montre celles de la prochaine partie.
table-in-force = { $rule } En vigueur.
table-usual = Règles standard
table-done = Terminé
