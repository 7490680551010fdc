### history

history-heading = Die letzten Züge
history-none = Noch ist kein Zug zu Ende.
history-done = Zurück
pause-board = Der Berg in Worten
