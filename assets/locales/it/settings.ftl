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
    [1] {" "}e un’altra
   *[other] {" "}e altre { $rest }
}); valgono quelle predefinite. Il vecchio file è conservato come { $kept }.
notice-settings-unreadable = Non è stato possibile leggere { $file } e valgono le impostazioni predefinite. Il file è conservato come { $kept }.
notice-settings-newer = { $file } è di una versione più nuova di Can’t Stop e valgono le impostazioni predefinite. Il file è conservato come { $kept }.
notice-cannot-store = Le impostazioni e i progressi non si possono salvare ({ $reason }). Libera spazio o controlla i permessi della cartella.

### control

control-device = Dispositivo
control-there = { $control } ({ $layout })
control-press-now = Premi…
control-restore = Ripristina
control-note = Scegli una riga, poi premi il nuovo tasto o pulsante.
control-note-mouse = Puntare e il pulsante sinistro non si cambiano. Scegli una riga, poi premi un altro pulsante.
control-listening = Premi il tasto o il pulsante per «{ $control }». Con Esc, o aspettando, non cambia nulla.
control-listening-escape = Premi il tasto per «{ $control }». Con un tasto che ha già, o aspettando, non cambia nulla.
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

settings-messages = Gli avvisi restano
settings-messages-while = Pochi secondi
settings-messages-press = Finché non premi
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

### what each setting does

about-language = La lingua di tutto ciò che si legge e si ascolta.
about-text-size = Ingrandisce parole, pulsanti e carte.
about-typeface = Lettere più facili da distinguere e più spazio tra le righe.
about-reader = Tutta la partita è letta ad alta voce se il lettore del sistema è attivo.
about-messages = Gli avvisi spariscono dopo qualche secondo o aspettano che tu prema.
about-contrast = Sfondi neri, parole chiare e un bordo su pulsanti e pezzi.
about-pointer = Un puntatore del mouse più grande, con bordo scuro e chiaro.
about-motion = Ridotto: tutto appare e sparisce sul posto; niente vola o trema.
about-window = In una finestra o a tutto schermo, e su quale monitor.
about-frames = Meno immagini al secondo consumano meno energia.
about-odds = Quando viene detto quanto è rischioso il prossimo tiro.
about-speed = La velocità di dadi e scalatori nei turni delle persone.
about-bot-speed = La velocità di dadi e scalatori nei turni dei bot.
about-decisive = I dadi rallentano alla fine di un tiro da cui dipende molto.
about-help = Spiegazioni di ciò che è nuovo e consigli del bot più forte.
about-colors = Altri colori per i giocatori; ognuno mantiene la sua forma.
about-risk = Cielo e musica si agitano quando il prossimo tiro è più rischioso.
about-held = Se un pulsante tenuto agita i dadi e se le frecce tenute si ripetono.
about-one-button = Tutta la partita con un solo tasto, pulsante o clic.
about-scan-time = Quanto resta il riquadro su ogni cosa prima di andare avanti.
about-switch = Il tasto o pulsante che prende ciò che è nel riquadro; gli altri come sempre.

### what helps whom

helps-heading = Cosa aiuta
helps-sight = Vedere poco o niente
helps-sight-note = Un lettore di schermo racconta tutta la partita e ogni colonna ha la sua nota.
helps-colors = Distinguere i colori
helps-colors-note = Niente è detto solo dal colore: i giocatori hanno forme, il rischio ha numeri.
helps-hearing = Sentire poco o niente
helps-hearing-note = Tutto ciò che si sente si vede anche.
helps-hands = Poche pressioni o un solo pulsante
helps-hands-note = Tasti e pulsanti si cambiano in «Comandi» e niente richiede rapidità.
helps-reading = Leggere è faticoso
helps-reading-note = «Come si gioca» mostra ogni regola su una piccola montagna.
helps-motion = Movimento o lampi danno fastidio
helps-motion-note = Niente lampeggia più di tre volte al secondo.
helps-time = Serve tempo o calma
helps-time-note = Nessuna regola ha un orologio e una scelta si annulla fino al prossimo tiro.
