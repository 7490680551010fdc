### seats

couch-pad-gone = Manette de { $name } déconnectée
couch-a-pad-gone = Manette déconnectée
couch-pad-back = Manette de { $name } reconnectée
couch-a-pad-back = Manette reconnectée
couch-seats = Qui joue
couch-seat-note = Le bot rend la place quand tu veux. Au tour de cette place, seul son appareil joue ; la pause est à tous.
couch-decides = Qui joue
couch-person = Humain
couch-bot = Bot · { $name }
couch-plays-with = Joue avec
couch-done = Terminé
couch-lost = { $name } : manette déconnectée
couch-lost-note = La partie attend, et rien n’est perdu. Rebranche-la, ou appuie sur « Prendre ceci » sur une autre manette, au clavier ou à la souris.
couch-lost-this = Prendre ceci
couch-doubt = { $name }, quelle est ta manette ?
couch-doubt-note = Deux manettes pareilles se sont déconnectées à la fois. Appuie sur « C’est la mienne » sur la tienne.
couch-doubt-this = C’est la mienne
couch-let-bot = Un bot joue pour { $name }
couch-pause = Pause
couch-asked = { $name }, avec quoi joues-tu ?
couch-asked-note = Appuie sur « Prendre ceci » sur la manette, le clavier ou la souris que tu prends.
couch-asked-this = Prendre ceci
couch-newcomer = { $name }, tu prends cette manette ?
couch-newcomer-note = Personne ne l’a encore. Appuie sur « Prendre ceci » sur ce que tu prends désormais.
couch-back = Retour
pause-seats = Qui joue
