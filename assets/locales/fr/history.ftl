### history

history-heading = Les derniers tours
history-none = Aucun tour n’est encore fini.
history-done = Retour
pause-board = La montagne en mots
