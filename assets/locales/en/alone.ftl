### Alone on the mountain.

alone-open = Alone on the mountain
