# The way up.
