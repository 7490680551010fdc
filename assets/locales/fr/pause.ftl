### pause

pause-heading = On souffle un peu
pause-note = La partie est sauvegardée après chaque coup. Rien n’est perdu si tu pars.
pause-resume = Reprendre
pause-leave = Vers l’accueil
pause-quit = Quitter

### quit

quit-heading = Quitter sans sauvegarder ?
quit-note = Cette partie ne peut pas être sauvegardée : elle sera perdue.
quit-anyway = Quitter
quit-stay = Rester

### giving up

give-up-heading = Une partie est en cours
give-up-note = { $names } grimpent encore. Une nouvelle partie prend la place de la leur pour de bon.
give-up-yes = Nouvelle partie
give-up-no = La garder
