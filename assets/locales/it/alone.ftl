### Alone on the mountain.

alone-open = Da soli sulla montagna
