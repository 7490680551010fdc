### title

columns-to-go = { $columns ->
    [one] ancora 1 colonna
   *[other] ancora { $columns } colonne
}
title-continue = Continua
title-saved = { $turn } · { $columns }
title-new-game = Nuova partita
title-quit = Esci

### credits

title-credits = Crediti
credits-heading = Crediti
credits-game = Can’t Stop, il gioco da tavolo, è di Sid Sackson.
credits-own = Programma, immagini, suoni, musica e testi sono stati fatti per questo gioco. Licenza: { $licence }.
credits-fonts = Caratteri
credits-by = { $what } · { $who }
credits-libraries = Librerie
credits-libraries-note = Il gioco poggia sul lavoro di molte persone che lo condividono:
credits-done = Indietro
