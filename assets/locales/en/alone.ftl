### Alone on the mountain.

alone-open = Solo climbs
