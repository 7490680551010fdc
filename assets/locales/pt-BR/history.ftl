### history

history-heading = Últimos turnos
history-none = Nenhum turno terminou ainda.
history-done = Voltar
pause-board = Tabuleiro em texto
