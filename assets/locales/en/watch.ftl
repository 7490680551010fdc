### Watching again

watch-play = Play
watch-pause = Pause
watch-action-back = Back
watch-action-on = On
watch-turn-back = Turn back
watch-turn-on = Next turn
watch-speed = Speed { $times }
watch-leave = Leave
watch-damaged = The game cannot be watched: line { $line } of its record is damaged.
watch-foreign = The game cannot be watched: the file is no record of a game.
watch-newer = The game cannot be watched: a newer version of the game wrote it.
watch-unreadable = The game cannot be watched: { $reason }
watch-not-now = Leave this game first, then another can be watched.
watch-timeline = Timeline
watch-at = turn { $turn }, step { $at } of { $all }
watch-play-on = Play on from here
watch-automatic = This game is from before throws by hand were kept: all dice throw themselves.
