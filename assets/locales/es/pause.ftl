### pause

pause-heading = Un respiro
pause-note = La partida se guarda tras cada jugada. Si sales, no se pierde nada.
pause-resume = Seguir jugando
pause-leave = Al inicio
pause-quit = Salir

### quit

quit-heading = ¿Salir sin guardar?
quit-note = Esta partida no se puede guardar: al salir se pierde.
quit-anyway = Salir
quit-stay = Quedarse

### giving up

give-up-heading = Hay una partida sin terminar
give-up-note = { $names } siguen subiendo. Una partida nueva ocupa el lugar de la suya para siempre.
give-up-yes = Nueva partida
give-up-no = Conservarla
