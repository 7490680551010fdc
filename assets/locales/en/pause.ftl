### pause

pause-heading = Taking a breath
pause-note = The game is saved after every move. Nothing is lost when you leave.
pause-resume = Resume
pause-leave = Leave to title
pause-quit = Quit

### quit

quit-heading = Quit without saving?
quit-note = This game cannot be saved: quitting loses it.
quit-anyway = Quit
quit-stay = Stay

### giving up

give-up-heading = A game is not finished
give-up-note = { $names } are still climbing. A new game takes the place of theirs for good.
give-up-yes = New game
give-up-no = Keep it
