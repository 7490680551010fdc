### history

history-heading = Last turns
history-none = No turn is over yet.
history-done = Back
pause-board = Board as text
