### history

history-heading = Ultimi turni
history-none = Nessun turno è ancora finito.
history-done = Indietro
pause-board = Tabellone in testo
