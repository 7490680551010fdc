### Alone on the mountain.

alone-open = Sozinho na montanha
