### title

columns-to-go = { $columns ->
    [one] encore { $columns } colonne
   *[other] encore { $columns } colonnes
}
title-continue = Continuer
title-saved = { $turn } · { $columns }
title-new-game = Nouvelle partie
title-quit = Quitter

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
