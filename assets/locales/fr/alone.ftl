### Alone on the mountain.

alone-open = En solo
