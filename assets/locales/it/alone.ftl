### Alone on the mountain.

alone-open = In solitaria
