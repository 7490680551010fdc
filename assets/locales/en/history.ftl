### history

history-heading = The last turns
history-none = No turn is over yet.
history-done = Back
pause-board = The mountain in words
