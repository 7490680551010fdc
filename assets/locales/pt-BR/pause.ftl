### pause

pause-heading = Um respiro
pause-note = O jogo é salvo a cada jogada. Se você sair, nada se perde.
pause-resume = Seguir jogando
pause-leave = Ao início
pause-quit = Sair

### quit

quit-heading = Sair sem salvar?
quit-note = Este jogo não pode ser salvo: se você sair, ele se perde.
quit-anyway = Sair
quit-stay = Ficar

### giving up

give-up-heading = Há um jogo inacabado
give-up-note = { $names } ainda estão subindo. Um novo jogo toma o lugar do deles para sempre.
give-up-yes = Novo jogo
give-up-no = Manter
