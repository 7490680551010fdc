# Alone on the mountain.
alone-open = Sozinho na montanha
alone-today = A montanha de hoje
