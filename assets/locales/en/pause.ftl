### pause

pause-heading = Taking a breather
pause-note = Every move is saved. Nothing is lost when you leave.
pause-resume = Resume
pause-leave = Main menu
pause-quit = Quit

### quit

quit-heading = Quit without saving?
quit-note = This game cannot be saved: if you quit, it is lost.
quit-anyway = Quit
quit-stay = Keep playing

### giving up

give-up-heading = Unfinished game
give-up-note = { $names } are still climbing. A new game takes the place of theirs, which stays in the Summit book unfinished.
give-up-yes = New game
give-up-no = Keep it
