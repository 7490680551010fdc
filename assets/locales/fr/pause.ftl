### pause

pause-heading = On souffle un peu
pause-note = Chaque coup est sauvegardé. Rien n’est perdu si tu pars.
pause-resume = Reprendre
pause-leave = Menu
pause-quit = Quitter

### quit

quit-heading = Quitter sans sauvegarder ?
quit-note = Cette partie ne peut pas être sauvegardée : elle sera perdue.
quit-anyway = Quitter
quit-stay = Continuer à jouer

### giving up

give-up-heading = Une partie n’est pas finie
give-up-note = { $names } grimpent encore. Une nouvelle partie prend la place de la leur, qui reste inachevée dans le livre des cimes.
give-up-yes = Nouvelle partie
give-up-no = La garder
