### history

history-heading = Gli ultimi turni
history-none = Nessun turno è ancora finito.
history-done = Indietro
pause-board = La montagna a parole
