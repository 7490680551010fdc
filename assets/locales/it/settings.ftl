### settings

settings-heading = Impostazioni
settings-text-size = Dimensione del testo
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Ridotto
settings-risk = Segue il rischio
settings-risk-all = Cielo e musica
settings-risk-sky = Cielo
settings-risk-music = Musica
settings-risk-nothing = Niente
settings-decisive = Rallenta i tiri decisivi
settings-odds = Rischio di caduta
settings-rumble = Vibrazione
settings-section-text = Testo
settings-section-picture = Immagine
settings-section-sound = Suono
settings-section-game = Gioco
settings-reader = Lettore di schermo
settings-reader-auto = Automatico
settings-contrast = Contrasto elevato
settings-window = Modalità schermo
settings-window-window = In finestra
settings-window-borderless = Schermo intero
settings-window-full = Schermo esclusivo
settings-monitor-number = Monitor { $number }
settings-frames = Immagini al secondo
settings-frames-monitor = Del monitor
settings-frames-most = Fino a { $frames }
settings-colors = Colori dei giocatori
settings-colors-classic = Classici
settings-colors-vivid = Vivaci
settings-colors-soft = Tenui
settings-reset = Ripristina tutto
settings-done = Fatto
settings-bot-speed = Velocità dei bot
settings-bot-speed-same = La stessa
settings-guard = Attesa prima di Tira
settings-help = Aiuto
settings-help-all = Spiegazioni e consigli
settings-tips = Spiegazioni
pause-settings = Impostazioni
title-settings = Impostazioni

### notices

notice-settings = Alcune impostazioni in { $file } sono sconosciute o danneggiate ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}e altre { $rest }
}); valgono quelle predefinite. Il vecchio file è conservato come { $kept }.
notice-settings-unreadable = Non è stato possibile leggere { $file } e valgono le impostazioni predefinite. Il file è conservato come { $kept }.
notice-settings-newer = { $file } è di una versione più nuova di Can’t Stop e valgono le impostazioni predefinite. Il file è conservato come { $kept }.

### control

control-device = Dispositivo
control-there = { $control } ({ $layout })
control-press-now = Premi…
control-restore = Ripristina
control-note = Scegli una riga, poi premi il nuovo tasto o pulsante.
control-note-mouse = Puntare e il pulsante sinistro non si cambiano. Scegli una riga, poi premi un altro pulsante.
control-listening = Premi il tasto o il pulsante per «{ $control }». Con Esc, o aspettando, non cambia nulla.
control-taken = { $press } è già in uso: { $control }. Premi di nuovo per scambiarli, o premi altro.
control-unusable = Questo non si può usare. Premi altro.
control-conflict = { $press } fa due cose: { $control } e { $other }. Cambiane una.

### sofa

text-size-tv = { $percent } · TV
tv-question = Giochi alla TV?
tv-note = Il testo grande si legge da tre metri. Puoi cambiarlo quando vuoi nelle impostazioni.
tv-yes = Testo grande
tv-no = Tieni questa

### one button, and no time pressure

settings-messages = I messaggi restano
settings-messages-while = Pochi secondi
settings-messages-press = Finché premi
settings-hints = Pulsante del consiglio
settings-held = Tieni un pulsante
settings-held-all = Agita e ripete
settings-held-shakes = Agita
settings-held-repeats = Ripete
settings-held-nothing = Niente
settings-one-button = Un solo pulsante
settings-one-button-moves = Avanza da solo
settings-one-button-steps = Premi e tieni
settings-scan-time = Tempo per elemento
settings-switch = Quale pulsante
settings-switch-any = Qualsiasi
settings-switch-left = Pulsante sinistro
settings-switch-one = L’ultimo premuto
one-button-question = Giochi con un solo pulsante?
one-button-note = Il riquadro passa da una cosa all’altra. Premi quando è dove vuoi. Puoi disattivarlo nelle impostazioni.
one-button-yes = Un solo pulsante
one-button-no = No, grazie
one-button-on = Un solo pulsante: premi quando il riquadro è dove vuoi. Si disattiva in Impostazioni, Gioco.
one-button-on-steps = Un solo pulsante: premi per spostare il riquadro, tieni per scegliere. Si disattiva in Impostazioni, Gioco.

### reading comfort

settings-typeface = Carattere
settings-spacing-wide = righe ampie

### pointer

settings-pointer = Puntatore
settings-pointer-system = Di sistema
settings-pointer-large = Grande
settings-pointer-larger = Molto grande
settings-odds-always = Visibile
settings-odds-never = Nascosto
settings-odds-after = Dopo il turno
settings-speed = Velocità
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-speed-instant = Immediata

### credits

credits-heading = Crediti
credits-game = Can’t Stop, il gioco da tavolo, è di Sid Sackson.
credits-own = Programma, immagini, suoni, musica e testi sono stati fatti per questo gioco. Licenza: { $licence }.
credits-fonts = Caratteri
credits-by = { $what } · { $who }
credits-libraries = Librerie
credits-libraries-note = Il gioco poggia sul lavoro di molte persone che lo condividono:
