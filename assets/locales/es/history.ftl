### history

history-heading = Los últimos turnos
history-none = Aún no ha acabado ningún turno.
history-done = Volver
pause-board = La montaña en palabras
