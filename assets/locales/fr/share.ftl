### Sharing

share-heading = Partager cette partie
share-drawing = Dessin de l’affiche…
share-preview = Affiche : { $poster }
share-poster = Enregistrer l’affiche
share-poster-wide = Enregistrer l’affiche large
share-turn = Tour
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · décisif
share-animation = Enregistrer le tour en animation
share-copy = Copier la partie en texte
share-text = Enregistrer la partie en texte
share-done = Fermer
share-turns = en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
share-decisive-turn = Tour { $turn }, { $name } : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} : de { $before } % à { $after } %
share-turn-title = Tour { $turn } : { $name }
share-stop = Au camp !
share-saved = { $file } enregistré dans { $folder }
share-copied = La partie est dans le presse-papiers.
share-under-way = L’animation se dessine… Un message dira quand elle sera prête.
share-failed = L’enregistrement a échoué.
share-full = L’enregistrement a échoué : le disque est plein.
share-read-only = L’enregistrement a échoué : le dossier est en lecture seule.
share-no-folder = L’enregistrement a échoué : il n’y a pas de dossier d’images ni de documents.
open-missing = { $file } est introuvable.
open-unreadable = { $file } est illisible.
open-folder = { $file } est un dossier, pas une partie.
open-empty = { $file } est vide.
open-foreign = { $file } n’est pas une partie de Can’t Stop.
open-damaged = { $file } est abîmé à la ligne { $line }.
open-newer = { $file } vient d’une version plus récente du jeu.
