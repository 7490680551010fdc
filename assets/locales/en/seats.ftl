### seats

couch-pad-gone = { $name }’s controller disconnected
couch-a-pad-gone = Controller disconnected
couch-pad-back = { $name }’s controller reconnected
couch-a-pad-back = Controller reconnected
couch-seats = Who plays
couch-seat-note = A bot gives the seat back whenever you like. On this seat’s turn only its device plays; anyone can pause.
couch-decides = Played by
couch-person = Person
couch-bot = Bot · { $name }
couch-plays-with = Plays with
couch-done = Done
couch-lost = { $name }: controller disconnected
couch-lost-note = The game waits, and nothing is lost. Reconnect the controller, or press “Use this one” on another controller, the keyboard or the mouse.
couch-lost-this = Use this one
couch-doubt = { $name }, which controller is yours?
couch-doubt-note = Two controllers of the same kind disconnected at once. Press “This is mine” on yours.
couch-doubt-this = This is mine
couch-let-bot = A bot plays for { $name }
couch-pause = Pause
couch-asked = { $name }, what do you play with?
couch-asked-note = Press “Use this one” on the controller, keyboard or mouse you play with.
couch-asked-this = Use this one
couch-newcomer = { $name }, use this controller?
couch-newcomer-note = Nobody uses it yet. Press “Use this one” on what you play with from now on.
couch-back = Back
pause-seats = Who plays
