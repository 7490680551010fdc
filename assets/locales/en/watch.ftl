### Watching again

watch-play = Watch
watch-pause = Pause
watch-action = Move
watch-action-back = Previous move
watch-action-on = Next move
watch-turn = Turn
watch-turn-back = Previous turn
watch-turn-on = Next turn
watch-times = { $times }×
watch-speed = Speed { $times }
watch-damaged = This game cannot be replayed: line { $line } is damaged.
watch-foreign = This game cannot be replayed: the file is not a game.
watch-newer = This game cannot be replayed: a newer version of the game wrote it.
watch-unreadable = This game cannot be replayed: { $reason }
watch-not-now = Leave this game first, then you can replay another.
watch-timeline = Timeline
watch-at = turn { $turn }, move { $at } of { $all }
watch-play-on = Play on from here
watch-play-on-short = Play
watch-automatic = This game was saved before throws by hand were kept: the dice throw themselves.
