### seats

couch-pad-gone = Gamepad von { $name } getrennt
couch-a-pad-gone = Gamepad getrennt
couch-pad-back = Gamepad von { $name } verbunden
couch-a-pad-back = Gamepad verbunden
couch-seats = Wer spielt
couch-seat-note = Ein Bot gibt den Platz jederzeit zurück. Ist dieser Platz dran, spielt nur sein Gerät; Pause darf jeder.
couch-decides = Wer spielt
couch-person = Mensch
couch-bot = Bot · { $name }
couch-plays-with = Spielt mit
couch-done = Fertig
couch-lost = { $name }: Gamepad getrennt
couch-lost-note = Das Spiel wartet, nichts ist verloren. Verbinde es wieder, oder drück „Das hier nehmen“ auf einem anderen Gamepad, der Tastatur oder der Maus.
couch-lost-this = Das hier nehmen
couch-doubt = { $name }, welches Gamepad ist deins?
couch-doubt-note = Zwei gleiche Gamepads wurden zugleich getrennt. Drück „Das ist meins“ auf deinem.
couch-doubt-this = Das ist meins
couch-let-bot = Ein Bot spielt für { $name }
couch-pause = Pause
couch-asked = { $name }, womit spielst du?
couch-asked-note = Drück „Das hier nehmen“ auf dem Gamepad, der Tastatur oder der Maus, womit du spielst.
couch-asked-this = Das hier nehmen
couch-newcomer = { $name }, dieses Gamepad nehmen?
couch-newcomer-note = Noch hat es niemand. Drück „Das hier nehmen“ auf dem, womit du von nun an spielst.
couch-back = Zurück
pause-seats = Wer spielt
