# Alone on the mountain.
alone-open = Allein am Berg
alone-today = Der Berg von heute
