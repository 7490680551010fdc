### pause

pause-heading = Kurz durchatmen
pause-note = Jeder Schritt ist gespeichert. Wenn du gehst, geht nichts verloren.
pause-resume = Weiter
pause-leave = Hauptmenü
pause-quit = Beenden

### quit

quit-heading = Beenden, ohne zu speichern?
quit-note = Dieses Spiel lässt sich nicht speichern: Beim Beenden geht es verloren.
quit-anyway = Beenden
quit-stay = Weiterspielen

### giving up

give-up-heading = Ein Spiel ist noch offen
give-up-note = { $names } klettern noch. Ein neues Spiel tritt an die Stelle von ihrem; das bleibt unbeendet im Gipfelbuch.
give-up-yes = Neues Spiel
give-up-no = Behalten
