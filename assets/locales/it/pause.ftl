### pause

pause-heading = Un attimo di respiro
pause-note = Ogni mossa è salvata. Se esci non perdi nulla.
pause-resume = Riprendi
pause-leave = Menu
pause-quit = Esci

### quit

quit-heading = Uscire senza salvare?
quit-note = Questa partita non si può salvare: uscendo va persa.
quit-anyway = Esci
quit-stay = Continua a giocare

### giving up

give-up-heading = Una partita non è finita
give-up-note = { $names } stanno ancora salendo. Una nuova partita prende il posto della loro, che resta incompiuta nel libro di vetta.
give-up-yes = Nuova partita
give-up-no = Conservala
