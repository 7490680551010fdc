### history

history-heading = Últimos turnos
history-none = Aún no ha acabado ningún turno.
history-done = Volver
pause-board = Tablero en texto
