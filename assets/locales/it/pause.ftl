### pause

pause-heading = Un attimo di respiro
pause-note = La partita si salva dopo ogni mossa. Se esci non perdi nulla.
pause-resume = Riprendi
pause-leave = All’inizio
pause-quit = Esci

### quit

quit-heading = Uscire senza salvare?
quit-note = Questa partita non si può salvare: uscendo va persa.
quit-anyway = Esci
quit-stay = Resta

### giving up

give-up-heading = C’è una partita in sospeso
give-up-note = { $names } stanno ancora salendo. Una nuova partita prende per sempre il posto della loro.
give-up-yes = Nuova partita
give-up-no = Conservarla
