### Alone on the mountain.

alone-open = Allein am Berg
