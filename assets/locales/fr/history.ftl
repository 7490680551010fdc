### history

history-heading = Derniers tours
history-none = Aucun tour n’est encore fini.
history-done = Retour
pause-board = Plateau en texte
