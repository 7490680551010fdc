# Sceneries and dice.
