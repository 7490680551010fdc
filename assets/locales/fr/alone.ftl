### Alone on the mountain.

alone-open = Seul sur la montagne
