# What menus of the system, shops and packages say of the game; the words inside it are in assets/locales.

genre = Dice game
summary = Climb by dice, and know when to stop
keywords = dice; board game; push your luck; climbing; family; couch; bots
about = Roll four dice, split them into two pairs, and move a climber up each sum’s column; then roll again and risk everything climbed this turn, or stop and make camp. Three columns claimed win, for two to four people on one couch, with bots for the empty seats. The dice are thrown by physics, games save themselves, and all of it works by mouse, by keyboard and by controller.
helps = Made for players who see, hear or press little, too: a screen reader, large text, high contrast, captions, one button for everything, reduced motion, and no time limits.
picture-title = The mountain of eleven columns at dusk
picture-decision = Three climbers out, the wind rises: roll again, or stop and make camp?
picture-bust = A bust: the gust takes three climbers off the wall
picture-claim = A claim: the flag flies on the summit of a column
picture-results = The results: who led when, and how lucky everybody was
setup = English
running = The game is running. Close it, then try again.
