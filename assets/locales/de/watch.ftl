### Noch einmal ansehen

watch-play = Abspielen
watch-pause = Anhalten
watch-action-back = Zurück
watch-action-on = Weiter
watch-turn-back = Zug zurück
watch-turn-on = Nächster Zug
watch-speed = Tempo { $times }
watch-leave = Verlassen
watch-damaged = Das Spiel lässt sich nicht ansehen: Zeile { $line } ist beschädigt.
watch-foreign = Das Spiel lässt sich nicht ansehen: Die Datei ist kein Spiel.
watch-newer = Das Spiel lässt sich nicht ansehen: Eine neuere Version hat es geschrieben.
watch-unreadable = Das Spiel lässt sich nicht ansehen: { $reason }
watch-not-now = Verlasst zuerst dieses Spiel, dann lässt sich ein anderes ansehen.
watch-timeline = Zeitleiste
watch-at = Zug { $turn }, Schritt { $at } von { $all }
watch-play-on = Von hier weiterspielen
watch-automatic = Dieses Spiel ist älter als die Aufzeichnung von Würfen aus der Hand: Alle Würfel werfen sich selbst.
