### Noch einmal ansehen

watch-play = Start
watch-pause = Pause
watch-action = Schritt
watch-action-back = Schritt zurück
watch-action-on = Schritt vor
watch-turn = Zug
watch-turn-back = Voriger Zug
watch-turn-on = Nächster Zug
watch-times = { $times }×
watch-speed = Tempo { $times }
watch-damaged = Das Spiel lässt sich nicht ansehen: Zeile { $line } ist beschädigt.
watch-foreign = Das Spiel lässt sich nicht ansehen: Die Datei ist kein Spiel.
watch-newer = Das Spiel lässt sich nicht ansehen: Eine neuere Version hat es geschrieben.
watch-unreadable = Das Spiel lässt sich nicht ansehen: { $reason }
watch-not-now = Verlasse zuerst dieses Spiel, dann kannst du ein anderes ansehen.
watch-timeline = Zeitleiste
watch-at = Zug { $turn }, Schritt { $at } von { $all }
watch-play-on = Von hier weiterspielen
watch-play-on-short = Spielen
watch-automatic = Dieses Spiel ist älter als die Aufzeichnung von Würfen aus der Hand: Die Würfel werfen sich selbst.
