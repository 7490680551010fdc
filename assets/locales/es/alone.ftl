### Alone on the mountain.

alone-open = A solas en la montaña
