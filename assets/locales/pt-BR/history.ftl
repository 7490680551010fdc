### history

history-heading = As últimas vezes
history-none = Nenhuma vez terminou ainda.
history-done = Voltar
pause-board = A montanha em palavras
