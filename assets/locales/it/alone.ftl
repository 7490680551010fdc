# Alone on the mountain.
alone-open = Da soli sulla montagna
alone-today = La montagna di oggi
