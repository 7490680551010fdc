### settings

settings-heading = Impostazioni
settings-text-size = Dimensione del testo
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Ridotto
settings-weather = Meteo
settings-weather-risk = Segue il rischio
settings-weather-calm = Sempre sereno
settings-decisive = Tiri decisivi
settings-odds = Rischio di caduta
settings-rumble = Vibrazione
settings-section-text = Testo e lingua
settings-section-picture = Immagine
settings-section-sound = Suono
settings-section-game = Gioco
settings-section-players = Giocatori
settings-reader = Lettore di schermo
settings-reader-auto = Se ce n’è uno
settings-contrast = Contrasto elevato
settings-window = Finestra
settings-window-window = In finestra
settings-window-borderless = Schermo intero
settings-window-full = Schermo esclusivo
settings-monitor = Monitor
settings-monitor-here = Quello attuale
settings-monitor-number = Monitor { $number }
settings-frames = Immagini al secondo
settings-frames-monitor = Del monitor
settings-frames-most = Al massimo { $frames }
settings-colors = Colori dei giocatori
settings-colors-classic = Classici
settings-colors-vivid = Vivaci
settings-colors-soft = Tenui
settings-reset = Ripristina tutto
settings-done = Fatto
settings-bot-speed = Velocità dei bot
settings-bot-speed-same = La stessa
settings-guard = Attesa prima di tirare
settings-tips = Consigli
pause-settings = Impostazioni
title-settings = Impostazioni

### notices

notice-settings = Alcune impostazioni in { $file } sono sconosciute o danneggiate ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}e altre { $rest }
}); valgono quelle solite. Il file com’era è conservato come { $kept }.
notice-settings-unreadable = Non è stato possibile leggere { $file } e valgono le impostazioni solite. Il file è conservato come { $kept }.
notice-settings-newer = { $file } è di una versione più nuova di Can’t Stop e valgono le impostazioni solite. Il file è conservato come { $kept }.

### control

control-open = Comandi
control-done = Fatto
control-device = Dispositivo
control-there = { $control } ({ $layout })
control-press-now = Premi…
control-restore = Ripristina
control-note = Scegli una riga, poi premi il nuovo tasto o pulsante.
control-note-mouse = Puntare e il pulsante sinistro non si cambiano. Scegli una riga, poi premi un altro pulsante.
control-listening = Premi il tasto o il pulsante per «{ $control }». Con Esc, o aspettando, resta com’è.
control-taken = { $press } è già in uso: { $control }. Premi di nuovo per scambiarli, o premi altro.
control-unusable = Questo non si può usare. Premi altro.
control-conflict = { $press } fa due cose: { $control } e { $other }. Cambiane una.

### sofa

text-size-tv = { $percent } · TV
tv-question = Testo grande, per il divano?
tv-note = Tutto si legge da tre metri. Si può cambiare quando vuoi nelle impostazioni.
tv-yes = Testo grande
tv-no = Va bene così

### one button, and no time pressure

settings-messages = I messaggi restano
settings-messages-while = Pochi secondi
settings-messages-press = Finché si preme
settings-hints = Pulsante del consiglio
settings-shake = Scuotere i dadi
settings-shake-hold = Tenere premuto
settings-shake-press = Premere due volte
settings-repeat = Ripeti se tieni
settings-one-button = Un solo pulsante
settings-one-button-moves = Avanza da solo
settings-one-button-steps = Premere e tenere
settings-scan-time = Tempo su ogni cosa
settings-switch = Il pulsante
settings-switch-any = Qualsiasi
settings-switch-left = Tasto sinistro
settings-switch-one = L’ultimo premuto
one-button-question = Giocare con un solo pulsante?
one-button-note = Il riquadro passa da una cosa all’altra. Premi quando è dove vuoi. Nelle impostazioni si spegne di nuovo.
one-button-yes = Un solo pulsante
one-button-no = Va bene così
one-button-on = Un solo pulsante: premi quando il riquadro è dove vuoi. Si spegne in Impostazioni, Giocatori.
one-button-on-steps = Un solo pulsante: premi per spostare il riquadro, tieni per scegliere. Si spegne in Impostazioni, Giocatori.

### reading comfort

settings-typeface = Carattere
settings-spacing = Spazio tra le righe
settings-spacing-usual = Normale
settings-spacing-wide = Più ampio

### pointer

settings-pointer = Puntatore
settings-pointer-system = Di sistema
settings-pointer-large = Grande
settings-pointer-larger = Molto grande
