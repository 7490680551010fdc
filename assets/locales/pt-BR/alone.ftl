### Alone on the mountain.

alone-open = Subidas solo
