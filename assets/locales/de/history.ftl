### history

history-heading = Letzte Züge
history-none = Noch ist kein Zug zu Ende.
history-done = Zurück
pause-board = Brett als Text
