### Sharing

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
