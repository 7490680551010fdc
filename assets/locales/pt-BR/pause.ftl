### pause

pause-heading = Um respiro
pause-note = Cada jogada é salva. Se você sair, nada se perde.
pause-resume = Continuar jogando
pause-leave = Menu
pause-quit = Sair

### quit

quit-heading = Sair sem salvar?
quit-note = Esta partida não pode ser salva: se você sair, ela se perde.
quit-anyway = Sair
quit-stay = Continuar jogando

### giving up

give-up-heading = Há uma partida inacabada
give-up-note = { $names } ainda estão subindo. Uma partida nova toma o lugar da deles, que fica inacabada no livro de cume.
give-up-yes = Nova partida
give-up-no = Manter
