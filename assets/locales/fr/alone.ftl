# Alone on the mountain.
alone-open = Seul sur la montagne
alone-today = La montagne du jour
