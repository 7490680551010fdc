# Alone on the mountain.
alone-open = Alone on the mountain
alone-today = Today’s mountain
