### pause

pause-heading = Kurz durchatmen
pause-note = Das Spiel wird nach jedem Schritt gespeichert. Wer geht, verliert nichts.
pause-resume = Weiter
pause-leave = Zum Titel
pause-quit = Beenden

### quit

quit-heading = Beenden, ohne zu speichern?
quit-note = Dieses Spiel lässt sich nicht speichern: Beim Beenden geht es verloren.
quit-anyway = Beenden
quit-stay = Bleiben

### giving up

give-up-heading = Ein Spiel ist noch offen
give-up-note = { $names } klettern noch. Ein neues Spiel ersetzt das alte für immer.
give-up-yes = Neues Spiel
give-up-no = Behalten
