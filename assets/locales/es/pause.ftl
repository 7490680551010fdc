### pause

pause-heading = Un respiro
pause-note = Cada jugada se guarda. Si sales, no se pierde nada.
pause-resume = Seguir jugando
pause-leave = Menú
pause-quit = Salir

### quit

quit-heading = ¿Salir sin guardar?
quit-note = Esta partida no se puede guardar: al salir se pierde.
quit-anyway = Salir
quit-stay = Seguir jugando

### giving up

give-up-heading = Hay una partida sin terminar
give-up-note = { $names } siguen escalando. Una partida nueva ocupa el lugar de la suya, que queda sin terminar en el libro de cumbre.
give-up-yes = Nueva partida
give-up-no = Conservar
