# Le parole del gioco in italiano. Termini: tirare, il tiro, fermarsi, caduta, divisione; scalatore, campo, la colonna (la 7), casella, conquistata; tasto (di tastiera), pulsante; giocatore, posto.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
columns-to-go = { $columns ->
    [one] ancora 1 colonna
   *[other] ancora { $columns } colonne
}
turn-of = Tocca a { $name }
mark-disc = Disco
mark-square = Quadrato
mark-triangle = Triangolo
mark-diamond = Rombo
opponent-marmot = Marmotta
opponent-ibex = Stambecco
opponent-magpie = Gazza
opponent-owl = Gufo
opponent-summit = Vetta
opponent-rule-of-28 = Regola del 28
opponent-constant = Pesi costanti
opponent-linear = Pesi crescenti
opponent-marmot-note = Prudente: mette al sicuro ogni passo.
opponent-ibex-note = Ama le sue colonne e resta troppo.
opponent-magpie-note = Avida: ne vuole sempre un altro.
opponent-owl-note = Calcola tutto, ma solo per sé.
opponent-summit-note = Sa quanto vale ogni posizione.
opponent-rule-of-28-note = Somma il turno e si ferma a 28.
opponent-constant-note = Ogni casella pesa lo stesso.
opponent-linear-note = Più alta è la casella, più pesa.
opponent-spoken = { $nature } Forza { $strength } su { $most }

### loading

loading = Prepariamo le corde…

### title

title-continue = Continua
title-saved = { $turn } · { $columns }
title-new-game = Nuova partita
title-rules = Come si scala
title-settings = Impostazioni
title-quit = Esci

### join

join-heading = Chi scala stasera?
join-hint = Premi un pulsante e unisciti. Ai lati scegli la forma, su e giù il nome.
join-seat = Posto { $number }
join-name = Nome
join-person = Persona
join-bot = Bot · { $name }
join-empty = Aggiungi
join-mark = { $mark } per il posto { $number }
join-too-few = Servono almeno due giocatori.
join-start = Si sale!
join-back = Indietro
join-press = Premi un pulsante per unirti
join-share = { $left } o { $right }: in due sulla stessa tastiera
join-share-one = { $key }: in due sulla stessa tastiera
join-full = I quattro posti sono occupati. Prima qualcuno deve far posto.
join-by-itself = Da solo
join-more = Altro sul posto { $number }
join-who = Chi siede qui
join-device = Gioca con
join-order = Turno
join-order-value = { $number } di { $count }
join-swap = Cambia posto con
join-free = Posto { $number }, libero
join-write = Scrivi il nome
join-leave = Lascia il posto libero
join-done = Fatto
join-capital = Maiuscola
join-space = Spazio
join-erase = Cancella
join-odds = Rischio

### table

table-heading = Regole del tavolo
table-usual = Le regole di sempre
table-done = Fatto
table-here = A questo tavolo: { $rules }
table-columns = Colonne per vincere
table-columns-note = Vince chi per primo ha { $columns } colonne.
table-columns-four = Quattro o cinque colonne solo con due o tre giocatori.
table-columns-pawns = Con tre campi si conquistano tre colonne, non di più.
table-landing = Sul campo altrui
table-landing-share = Condividi
table-landing-share-note = Scalatore e campo dividono la casella e non succede nulla.
table-landing-jump = Scavalca
table-landing-jump-note = Lo scalatore salta ogni casella con un campo altrui.
table-landing-press-on = Prosegui
table-landing-press-on-note = Non puoi fermarti con uno scalatore sul campo di un altro.
table-duty = Partenza obbligata
table-duty-after = Dopo la divisione
table-duty-after-note = Vale qualsiasi divisione; ogni scalatore che può partire, parte.
table-duty-before = Prima di dividere
table-duty-before-note = Vale solo la divisione che fa partire più scalatori.
table-pawns = Tre campi a testa («Basta»)
table-pawns-off = No
table-pawns-off-note = Accampati in quante colonne vuoi.
table-pawns-on = Sì
table-pawns-on-note = Tre campi al massimo, bandiere comprese; se sono troppi, scegli quali restano. Si gioca a tre colonne.
table-short-columns = { $columns } colonne
table-short-share = condividi
table-short-jump = scavalca
table-short-press-on = prosegui
table-short-before = prima di dividere
table-short-pawns = tre campi

### results

results-wins = Vince { $name }!
results-share = { $names } vincono insieme
results-and = { $first } e { $last }
results-how = { $columns } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
results-climb = Scalata
results-climb-spoken = Fin dove è arrivato ciascuno: { $ways }
results-climb-way = { $name } { $percent } per cento
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
} · { $changes ->
    [one] 1 cambio in testa
   *[other] { $changes } cambi in testa
}
results-boldest = Tiro più audace
results-boldest-value = { $name }: { $percent }%
results-longest = Turno più lungo
results-longest-value = { $name }: { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
results-luck = La fortuna dei dadi
results-luck-note = A destra: meno cadute del previsto.
results-review = Analisi
results-review-thinks = Ripenso a ogni decisione…
results-chances-note = Probabilità di vincere, turno per turno
results-chances-spoken = Probabilità di vincere: { $ways }
results-chances-way = { $name } { $first } per cento all’inizio, { $middle } per cento a metà
results-slips = Ciò che ha contato di più
results-slips-none = Nessuna decisione è costata nemmeno una partita su 100.
results-slip-rolled = Turno { $turn }, { $name }: tirò ancora con { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} in gioco; fermandosi avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-stopped = Turno { $turn }, { $name }: si fermò; tirando ancora avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-chose = Turno { $turn }, { $name }: scelse { $taken }; con { $better } avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-slip-kept = Turno { $turn }, { $name }: tenne { $taken }; con { $better } avrebbe vinto { $cost ->
    [one] 1 partita
   *[other] { $cost } partite
} in più su 100.
results-fortune = Fortuna e abilità
results-fortune-dice = Ciò che i dadi hanno dato o tolto; 100 è una partita
results-fortune-decisions = Le proprie decisioni rispetto alle migliori; ±0 è perfetto
results-fortune-spoken = { $name }: fortuna { $luck }, decisioni { $skill }
results-again = Un’altra partita
results-title = Inizio

### settings

settings-heading = Impostazioni
settings-language = Lingua
settings-text-size = Dimensione del testo
settings-percent = { $percent }%
settings-speed = Velocità
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-speed-instant = Immediata
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Ridotto
settings-weather = Meteo
settings-weather-risk = Segue il rischio
settings-weather-calm = Sempre sereno
settings-decisive = Tiri decisivi
settings-decisive-slow = Più lenti
settings-decisive-usual = Come sempre
settings-odds = Rischio di caduta
settings-odds-always = Visibile
settings-odds-never = Nascosto
settings-master = Tutto
settings-music = Musica
settings-mountain = Vento
settings-table = Dadi e pedine
settings-interface = Pulsanti e avvisi
settings-rumble = Vibrazione
settings-section-text = Testo e lingua
settings-section-picture = Immagine
settings-section-sound = Suono
settings-section-game = Gioco
settings-section-players = Giocatori
settings-on = Sì
settings-off = No
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
settings-tension = Il suono segue il rischio
settings-night = Sera tranquilla
settings-mono = Mono
settings-mute = Muto in secondo piano
settings-captions = Didascalie dei suoni
settings-colors = Colori dei giocatori
settings-colors-classic = Classici
settings-colors-vivid = Vivaci
settings-colors-soft = Tenui
settings-volume-off = Muto
settings-reset = Ripristina tutto
settings-done = Fatto
settings-bot-speed = Velocità dei bot
settings-bot-speed-same = La stessa
settings-guard = Attesa prima di tirare
settings-guard-off = Nessuna
settings-guard-seconds = { $seconds } s
settings-odds-after = Dopo il turno

### pause

pause-open = Pausa
pause-heading = Un attimo di respiro
pause-note = La partita si salva dopo ogni mossa. Se esci non perdi nulla.
pause-resume = Riprendi
pause-rules = Come si scala
pause-board = La montagna a parole
pause-settings = Impostazioni
pause-seats = Chi gioca
pause-leave = All’inizio
pause-quit = Esci

### quit

quit-heading = Uscire senza salvare?
quit-note = Questa partita non si può salvare: uscendo va persa.
quit-anyway = Esci
quit-stay = Resta

### rules

rules-heading = Come si scala
rules-goal = Conquista { $columns ->
    [3] tre
    [4] quattro
   *[other] cinque
} colonne prima di tutti gli altri. Ogni colonna è una via della montagna: la 7 è la più lunga, la 2 e la 12 le più corte.
rules-roll = Nel tuo turno tiri quattro dadi e li dividi in due coppie. Ogni somma fa salire uno scalatore di una casella in quella colonna.
rules-climbers = Hai tre scalatori. Ognuno parte dal tuo campo nella colonna o, se non c’è, dal basso. Quando sono tutti e tre in parete, contano solo le loro colonne.
rules-bust = Se nessuna divisione fa salire qualcuno, cadi: i tuoi scalatori perdono tutta la salita di questo turno.
rules-stop = Perciò dopo ogni mossa scegli: tirare ancora o fermarti. Se ti fermi, gli scalatori piantano il campo e la salita fatta è al sicuro.
rules-claim = Un campo sulla casella più alta conquista la colonna. Nessuno ci sale più e gli altri campi se ne vanno.
rules-done = Capito
rules-fairness = I dadi sono onesti?

### fairness

fairness-heading = I dadi sono onesti?
fairness-how = I dadi sono lanciati dalla fisica, e ciò che mostrano da fermi è il tiro: nessun numero viene inventato, girato o cambiato. Quale faccia porta quale numero si sorteggia quando i dadi lasciano la mano, all’insaputa della mano e della fisica. Così ogni faccia è probabile quanto le altre, comunque si lancino.
fairness-band = Il segno dice di quanto una faccia si scosta da una su sei. Con dadi onesti tutti e sei i segni restano nella fascia 19 volte su 20.
fairness-kept = Nelle tue partite
fairness-thrown = Lanciati ora
fairness-none = Ancora nessun dado
fairness-total = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
fairness-throw = Lancia { $throws } volte
fairness-done = Indietro

### play

banner-roll-off = Chi comincia?
banner-roll-off-tied = Pari! Si tira di nuovo.
banner-highest-begins = Comincia il tiro più alto.
banner-turn = { $name } · tira i dadi
banner-rolls = { $name } tira…
banner-choose = { $name } · scegli una divisione
banner-decide = { $name } · tiri ancora o ti fermi?
banner-press-on = { $name } · continua a salire
banner-keep = { $name } · { $count ->
    [one] tieni un campo
   *[other] tieni { $count } campi
}
banner-keeps = { $name } ha troppi campi
banner-gives-up = { $name } smonta il campo sulla { $column }
banner-thinks = Ci pensa…
banner-climbs = { $name } sale
banner-stops = { $name } si accampa
banner-busted = { $name } cade fino al campo
banner-lost = { $steps ->
    [one] 1 passo perso
   *[other] { $steps } passi persi
}
banner-claims = { $name } conquista la colonna { $column }
banner-wins = { $count ->
    [one] Vince { $name }!
   *[other] { $name } vincono insieme
}
odds-short = Rischio: { $percent } su 100

score-at-base = al campo base
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } sulla { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } in cima
card-either = { $column } +{ $steps }
card-held-back = meno scalatori
card-claimed = { $column } conquistata
card-on-top = { $column } già in cima
card-no-runner = niente scalatori

note-roll-off = Due dadi a testa
note-climb = Sale { $name }
note-shake = Tieni premuto «Tira» per agitare i dadi
note-let-go = Rilascia per tirare
note-put-back = Torna indietro per posare i dadi
caption-nudge = Un dado è in bilico: riceve una spinta
caption-rethrow = Un dado è in bilico: si tira di nuovo
caption-place = Un dado è in bilico: viene posato
caption-rattle = [i dadi suonano nella mano]
caption-dice = [i dadi rotolano]
caption-place-climber = [parte uno scalatore]
caption-step = [sale uno scalatore]
caption-top = [campana: uno scalatore è in cima]
caption-camp = [tela: un campo]
caption-bust = [raffica: caduta]
caption-claim = [fanfara: colonna conquistata]
caption-win = [alba: partita vinta]
caption-turn = [campanella: altro turno]
caption-wind = [il vento cresce: più rischio]
caption-wind-holds = [il vento trattiene il fiato]
caption-by = { $name }: { $caption }
caption-refuse = [tonfo: ora no]
note-busted = Caduta: { $sums }
note-would-have-held = Un { $sums } l’avrebbe evitata
note-all-but = Ogni somma tranne { $sums } l’avrebbe evitata
note-nothing-saves = Nessuna somma l’avrebbe evitata
note-press-on = Non puoi fermarti: { $columns }
note-press-on-why = Lì c’è un campo altrui
note-keeps = { $name } sceglie quali campi restano
note-gives-up = Il campo sulla { $column } se ne va

action-roll = Tira
action-roll-again = Tira ancora
action-stop = Fermati
action-stop-and-win = Fermati e vinci
action-stop-not-here = Fermati: non sul campo di un altro
keep-these = Tieni questi
keep-fewer = { $count ->
    [one] Togline ancora 1
   *[other] Togline ancora { $count }
}
keep-more = { $count ->
    [one] Tienine ancora 1
   *[other] Tienine ancora { $count }
}
keep-camp = Campo nella colonna { $column }, casella { $height } di { $top }
keep-stays = resta
keep-goes = se ne va
keep-height = { $height }/{ $top }

undo-open = Annulla la divisione
undo-failed = La divisione resta: non è stato possibile cambiare la partita salvata ({ $reason }).
hint-open = Consiglio
hint-heading = Un consiglio
hint-stop-wins = Fermati: così vinci la partita.
hint-stop = Fermati: da qui vinci { $best } su 100 partite; { $alike ->
    [0] se tiri, { $other }
   *[1] se tiri, poco meno
}.
hint-roll = Tira: da qui vinci { $best } su 100 partite; { $alike ->
    [0] se ti fermi, { $other }
   *[1] se ti fermi, poco meno
}.
hint-roll-only = Tira, non c’è altra scelta: da qui vinci { $best } su 100 partite.
hint-move = { $move }: da qui vinci { $best } su 100 partite; { $alike ->
    [0] con { $instead }, { $other }
   *[1] con { $instead }, poco meno
}.
hint-move-only = { $move } è l’unica scelta: da qui vinci { $best } su 100 partite.
hint-keep = Tieni { $move }: da qui vinci { $best } su 100 partite; { $alike ->
    [0] con { $instead }, { $other }
   *[1] con { $instead }, poco meno
}.
hint-risk = { $busts ->
    [0] Il prossimo tiro non rischia cadute.
   *[other] Rischio di caduta: { $percent } su 100, esattamente { $busts } su 1296.
}
why-heading = Perché non { $sums }?
why-claimed = La colonna { $column } è di { $name }; lì non sale più nessuno.
why-on-top = Nella colonna { $column } lo scalatore è già in cima.
why-no-climber = I tre scalatori sono già in parete, nessuno su { $columns }.
why-held-back = Un’altra divisione fa partire più scalatori; a questo tavolo viene prima.
history-open = Gli ultimi turni
history-heading = Gli ultimi turni
history-none = Nessun turno è ancora finito.
history-done = Indietro
history-rolls = { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
history-camp = Campo
history-bust = Caduta
history-fell = Caduta su { $columns }

### couch

couch-whose-turn = Tocca a { $name }
couch-pad-gone = Il controller di { $name } si è scollegato
couch-a-pad-gone = Un controller si è scollegato
couch-pad-back = Il controller di { $name } si è ricollegato
couch-a-pad-back = Un controller si è ricollegato
couch-seats = Chi gioca
couch-seats-note = Lascia un posto a un bot e riprendilo, o giocalo con un altro dispositivo.
couch-seat-note = Il bot restituisce il posto quando vuoi. Nel turno di questo posto gioca solo il suo dispositivo; la pausa è di tutti.
couch-decides = Chi gioca
couch-person = Persona
couch-bot = Bot · { $name }
couch-plays-with = Gioca con
couch-rumble = Vibrazione
couch-done = Fatto
couch-anything = Quel che c’è sottomano
couch-keyboard = Tastiera
couch-left-keys = Tasti di sinistra
couch-right-keys = Tasti di destra
couch-mouse = Mouse
couch-pad = Controller { $number }
couch-pad-missing = Un controller scollegato
couch-lost = { $name }, manca il tuo controller
couch-lost-note = La partita aspetta e nulla è perso. Ricollegalo, o premi «Continua con questo» da un altro controller, dalla tastiera o dal mouse.
couch-lost-this = Continua con questo
couch-doubt = { $name }, qual è il tuo?
couch-doubt-note = Due controller uguali si sono scollegati insieme. Premi «Questo è il mio» sul tuo.
couch-doubt-this = Questo è il mio
couch-let-bot = Un bot gioca per { $name }
couch-pause = Pausa
couch-asked = { $name }, con che cosa giochi?
couch-asked-note = Premi «Con questo» dal controller, dalla tastiera o dal mouse con cui giochi.
couch-asked-this = Con questo
couch-newcomer = { $name }, ora giochi con questo?
couch-newcomer-note = Non è ancora di nessuno. Premi «Con questo» da quello che userai d’ora in poi.
couch-back = Indietro

### notices

notice-second-window = Can’t Stop è aperto due volte; qui puoi giocare, ma queste partite non vengono salvate. Chiudi uno dei due per salvare di nuovo.
notice-crashed = L’ultima volta Can’t Stop si è chiuso per un errore. Nessuna partita è andata persa; che cosa è successo è scritto in { $file }.
notice-cannot-save = Le partite non si possono salvare ({ $reason }); puoi continuare a giocare, ma libera spazio o controlla i permessi della cartella.
notice-seats = Questa partita non può cominciare: è per due, tre o quattro giocatori.
notice-columns = Questa partita non può cominciare: le colonne per vincere non vanno d’accordo con le altre regole.
notice-record-damaged = La partita salvata è danneggiata alla riga { $line } e non si può riprendere; è conservata come { $file }.
notice-record-foreign = La partita salvata non è di Can’t Stop; è conservata come { $file } e puoi cominciarne una nuova.
notice-record-newer = La partita salvata viene da una versione più nuova di Can’t Stop; aggiorna per riprenderla. È conservata come { $file }.
notice-record-unreadable = La partita salvata non si può leggere ({ $reason }); controlla i permessi. Puoi cominciarne una nuova.
disk-full = non c’è più spazio
disk-forbidden = manca il permesso
disk-read-only = il disco è di sola lettura
disk-gone = la cartella o il suo disco non c’è più
disk-busy = un altro programma lo sta usando
disk-in-the-way = c’è qualcos’altro al suo posto
disk-changed = qualcos’altro ha cambiato il file
disk-unknown = il disco dà un errore

notice-settings = Alcune impostazioni in { $file } sono sconosciute o danneggiate ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}e altre { $rest }
}); valgono quelle solite. Il file com’era è conservato come { $kept }.
notice-settings-unreadable = Non è stato possibile leggere { $file } e valgono le impostazioni solite. Il file è conservato come { $kept }.
notice-settings-newer = { $file } è di una versione più nuova di Can’t Stop e valgono le impostazioni solite. Il file è conservato come { $kept }.

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

### control

control-heading = Comandi
control-open = Comandi
control-done = Fatto
control-device = Dispositivo
control-on-keyboard = Tastiera
control-on-left-keys = Tasti di sinistra
control-on-right-keys = Tasti di destra
control-on-pad = Controller
control-on-mouse = Mouse
control-up = Su
control-down = Giù
control-left = Sinistra
control-right = Destra
control-accept = Conferma
control-back = Indietro
control-roll = Tira
control-stop = Fermati
control-hint = Consiglio
control-undo = Annulla
control-pause = Pausa
control-hurry = Più in fretta
control-or = { $first } o { $next }
control-there = { $control } ({ $layout })
control-nothing = Niente
control-press-now = Premi…
control-restore = Ripristina
control-note = Scegli una riga, poi premi il nuovo tasto o pulsante.
control-note-mouse = Puntare e il pulsante sinistro non si cambiano. Scegli una riga, poi premi un altro pulsante.
control-listening = Premi il tasto o il pulsante per «{ $control }». Con Esc, o aspettando, resta com’è.
control-taken = { $press } è già in uso: { $control }. Premi di nuovo per scambiarli, o premi altro.
control-unusable = Questo non si può usare. Premi altro.
control-conflict = { $press } fa due cose: { $control } e { $other }. Cambiane una.

### glyph

glyph-unknown = ?
glyph-arrow-up = Freccia su
glyph-arrow-down = Freccia giù
glyph-arrow-left = Freccia sinistra
glyph-arrow-right = Freccia destra
glyph-enter = Invio
glyph-number-enter = N Invio
glyph-space = Spazio
glyph-escape = Esc
glyph-backspace = Cancella
glyph-delete = Canc
glyph-insert = Ins
glyph-home = Inizio
glyph-end = Fine
glyph-page-up = Pag su
glyph-page-down = Pag giù
glyph-left-shift = Maiusc sin.
glyph-right-shift = Maiusc des.
glyph-left-control = Ctrl sin.
glyph-right-control = Ctrl des.
glyph-left-alt = Alt
glyph-right-alt = Alt Gr
glyph-mouse-right = Pulsante destro del mouse
glyph-mouse-middle = Pulsante centrale del mouse
glyph-mouse-back = Pulsante indietro del mouse
glyph-mouse-forward = Pulsante avanti del mouse
glyph-cross = Croce
glyph-circle = Cerchio
glyph-square = Quadrato
glyph-triangle = Triangolo
glyph-bottom = Pulsante in basso
glyph-right = Pulsante a destra
glyph-left = Pulsante a sinistra
glyph-top = Pulsante in alto
glyph-view = Visualizza
glyph-menu = Menu
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Levetta sinistra
glyph-right-stick = Levetta destra
glyph-pad-up = Croce su
glyph-pad-down = Croce giù
glyph-pad-left = Croce sinistra
glyph-pad-right = Croce destra

ribbon-bust = Caduta!
ribbon-bust-lost = { $steps ->
    [one] 1 passo perso
   *[other] { $steps } passi persi
}
ribbon-claim = { $name } conquista la { $column }
ribbon-win = { $count ->
    [one] Vince { $name }!
   *[other] Vincono { $name }!
}
roll-risk = rischio { $chance } su 100
roll-no-risk = senza rischio
stop-stake = { $steps ->
    [one] salva 1 passo
   *[other] salva { $steps } passi
}
stake-steps = { $steps ->
    [one] 1 passo in gioco
   *[other] { $steps } passi in gioco
}
bot-thinks = { $name } pensa
text-size-tv = { $percent } · TV
tv-question = Testo grande, per il divano?
tv-note = Tutto si legge da tre metri. Si può cambiare quando vuoi nelle impostazioni.
tv-yes = Testo grande
tv-no = Va bene così
sums-or = { $first } o { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } sulla casella { $height } di { $top }
reader-at-top = { $column } in cima
reader-pairing = { $name } tira { $dice }. Scegli una coppia.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } tira { $dice }.
reader-rolls-two = { $name } tira { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = Caduta! { $name } perde { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}.
reader-stops = { $name } si ferma: { $runners }.
reader-claims = { $name } conquista la colonna { $column }: { $owned } di { $target }.
reader-mountain = La montagna
reader-column = Colonna { $column }, { $height } caselle: { $there }
reader-column-claimed = Colonna { $column }: conquistata da { $name }
reader-column-empty = ancora nessuno
reader-runner-at = scalatore di { $name } sulla { $height }
reader-square-at = campo di { $name } sulla { $height }

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
own-guard = Attesa prima di tirare
own-hints = Pulsante del consiglio
own-as-all = Come nelle impostazioni
note-press-again = Premi di nuovo per tirare

### book

book-goal = Obiettivo
book-turn = Un turno
book-risk = Rischio
book-house = Regole del tavolo
book-risk-why = Con tutti e tre gli scalatori in parete, cadi se nessuna coppia di dadi dà una delle loro colonne. Quelle al centro escono molto più spesso.
book-risk-runner = Scalatore { $runner }
book-risk-chosen = { $set }: { $verdict }. Cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-risk-seldom = cadi di rado
book-risk-sometimes = cadi ogni tanto
book-risk-often = cadi spesso
book-risk-mostly = cadi più spesso che no
book-risk-rank = Più sicuri di questo: { $safer } dei { $sets } terzetti. Più rischiosi: { $riskier }.
book-risk-best = Il terzetto più sicuro è { $set }: cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-risk-middle = Con metà dei { $sets } terzetti cadi al massimo { $percent } volte su 100.
book-risk-worst = Il terzetto più rischioso è { $set }: cadi { $percent } volte su 100, per l’esattezza { $busts } su 1296.
book-house-now = Ogni tavolo si accorda su quattro regole. Il segno indica quelle di questa partita.
book-house-next = Ogni tavolo si accorda su quattro regole. Il segno indica quelle della prossima partita.
book-in-force = { $rule } In vigore.
book-controls-mouse = Punta qualcosa e premi il pulsante sinistro.
book-controls-change = Cambia i comandi

### reading comfort

settings-typeface = Carattere
settings-spacing = Spazio tra le righe
settings-spacing-usual = Normale
settings-spacing-wide = Più ampio

### tutorial

tutorial-heading = Prima scalata
tutorial-offer = Prima volta? Un turno mostra tutto.
tutorial-begin = Due dadi a testa: comincia la somma più alta.
tutorial-roll = Tira i quattro dadi.
tutorial-pair = Due coppie, due somme: ognuna fa salire uno scalatore.
tutorial-again = Finché resta uno scalatore nessun tiro fallisce: tira ancora.
tutorial-half = Resta un solo scalatore: una coppia può valere a metà.
tutorial-risk = Salgono tutti e tre: più scuro il cielo, più rischio.
tutorial-stop = Fermati ora: i tuoi scalatori diventano campi che restano.
tutorial-watch = Ora scala { $name }, e vuole sempre di più.
tutorial-bust = Caduta! Nessuna somma vale: la salita del turno è persa.
tutorial-claim = Fermati sulla casella più alta: la colonna è tua.
tutorial-win = Tre colonne vincono. Buona scalata!
tutorial-why-again = Non ancora: tirare non costa nulla finché resta uno scalatore.
tutorial-why-stop = Non ora: una caduta farebbe perdere tutte e tre.
tutorial-why-read = Prima premi il pulsante accanto a queste parole.
tutorial-go-on = Avanti
tutorial-skip = Salta
tutorial-new = Nuova partita
tutorial-title = Titolo
settings-tips = Consigli
tip-full = I tre scalatori sono in parete: ora un tiro può fallire.
tip-held-back = Una divisione deve aspettare: un’altra fa partire più scalatori e viene prima.
tip-shared = Le caselle si condividono: qui nessuno scaccia nessuno.
tip-press-on = Sul campo di un altro non ci si ferma: tira ancora.
tip-keep = Puoi avere solo tre campi: scegli quali restano.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Puntatore
settings-pointer-system = Di sistema
settings-pointer-large = Grande
settings-pointer-larger = Molto grande
settings-speed-slow = Lenta
settings-sure = Sicuro? Premi ancora
give-up-heading = C’è una partita in sospeso
give-up-note = { $names } stanno ancora salendo. Una nuova partita prende per sempre il posto della loro.
give-up-yes = Nuova partita
give-up-no = Conservarla

### The book of games

chronicle-open = Libro di vetta
chronicle-heading = Il libro di vetta
chronicle-games = Partite
chronicle-players = Scalatori
chronicle-dice = Dadi
chronicle-done = Chiudi
chronicle-back = Indietro
chronicle-nowhere = Qui non è ancora conservata nessuna partita.
chronicle-unreadable = La cartella delle partite non si può leggere.
chronicle-reading = Lettura delle partite: { $done } di { $all }…
chronicle-none = Non si è ancora giocata nessuna partita. Qui staranno tutte.
chronicle-none-such = Nessuna partita corrisponde a questa scelta.
chronicle-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
chronicle-unusable = { $files ->
    [one] Un file non si può leggere: { $file }
   *[other] { $files } file non si possono leggere, come { $file }
}
chronicle-who = Scalatore
chronicle-everyone = Tutti
chronicle-rules = Regole
chronicle-rules-usual = Consuete
chronicle-rules-house = Della casa
chronicle-company = Tavolo
chronicle-any = Qualsiasi
chronicle-people = Solo persone
chronicle-bots = Con computer
chronicle-page = Pagina
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Rivedi
chronicle-won = { $turns ->
    [one] Ha vinto { $names } in 1 turno
   *[other] Ha vinto { $names } in { $turns } turni
}
chronicle-unfinished = Non finita
chronicle-in-progress = Ancora in corso
chronicle-played-on = Ripresa da un’altra partita, non conta
chronicle-won-of = Vinte { $figures }
chronicle-beside = { $counted } · equo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, attesi { $expected }
chronicle-band = La fortuna equa resta nella fascia chiara 19 volte su 20; la linea verde è ciò che dà in media.
chronicle-faces = Facce
chronicle-sums = Somme di due dadi
chronicle-sums-note = Ogni dado in una coppia
chronicle-pairs = Primo e secondo dado
chronicle-stray = dadi equi si allontanano tanto { $percent } volte su 100
player-wins = Partite vinte
player-no-wins = Ancora nessuna partita finita.
player-wins-of = { $games ->
    [one] Di 1 partita in { $seats }
   *[other] Di { $games } partite in { $seats }
}
player-wins-all = Di tutte le { $games } partite
player-luck = Fortuna
player-busts = { $rolls ->
    [one] Cadute in 1 lancio
   *[other] Cadute in { $rolls } lanci
}
player-faces = I suoi dadi: quelli equi si allontanano tanto { $percent } volte su 100.
player-turns = Turni
player-turns-note = { $turns } turni, in media con { $rolls } lanci; { $banked } caselle tenute, { $lost } perse.
player-rolls-many = { $rolls } lanci o più
player-columns = Colonne
player-column = { $visited } · prese { $claimed }
player-bold = Lanci più audaci
player-survived = { $percent } su 100, e andò bene · turno { $turn }
player-fell = { $percent } su 100, e caduta · turno { $turn }
player-against = Vinte prima dell’altro
player-against-one = { $games ->
    [one] { $name }, 1 partita
   *[other] { $name }, { $games } partite
}
player-skill = Decisioni
player-no-skill = Vetta ripassa le partite mentre questo libro è aperto. Torna fra un po’.
player-skill-note = Secondo Vetta, { $lost } partite perse ogni 100 decisioni, in { $games } partite con { $decisions } decisioni.
player-trend = Nelle ultime { $games } partite { $lately }, prima { $before }.
identity-open = Nome e riservatezza
identity-counts-as = È la stessa persona di
identity-itself = Nessun altro
identity-hidden = Fuori da tutti gli elenchi
identity-kept-out = Le partite non contano
identity-note = Per ospiti e bambini: le partite che non contano non contano per nessuno. Cancellare toglie il nome da tutte le registrazioni per sempre; le partite giocate solo contro il computer se ne vanno con esso.
identity-rename = Rinomina
identity-delete = Cancella tutto
identity-not-deleted = { $files ->
    [one] Una registrazione non si è potuta cambiare e tiene il nome: il disco è pieno o di sola lettura?
   *[other] { $files } registrazioni non si sono potute cambiare e tengono il nome: il disco è pieno o di sola lettura?
}
when-just-now = Poco fa
when-hours = { $hours ->
    [one] { $hours } ora fa
   *[other] { $hours } ore fa
}
when-days = { $days ->
    [one] { $days } giorno fa
   *[other] { $days } giorni fa
}
when-date = { $month ->
    [1] { $day } gen { $year }
    [2] { $day } feb { $year }
    [3] { $day } mar { $year }
    [4] { $day } apr { $year }
    [5] { $day } mag { $year }
    [6] { $day } giu { $year }
    [7] { $day } lug { $year }
    [8] { $day } ago { $year }
    [9] { $day } set { $year }
    [10] { $day } ott { $year }
    [11] { $day } nov { $year }
   *[other] { $day } dic { $year }
}

### Rivedere

watch-again = Rivedi
watch-play = Riproduci
watch-pause = Pausa
watch-action-back = Indietro
watch-action-on = Avanti
watch-turn-back = Turno prima
watch-turn-on = Turno dopo
watch-speed = Velocità { $times }
watch-leave = Esci
watch-damaged = La partita non si può rivedere: la riga { $line } è danneggiata.
watch-foreign = La partita non si può rivedere: il file non è una partita.
watch-newer = La partita non si può rivedere: l’ha scritta una versione più nuova del gioco.
watch-unreadable = La partita non si può rivedere: { $reason }
watch-not-now = Esci prima da questa partita; poi se ne può rivedere un’altra.
watch-timeline = Cronologia
watch-at = turno { $turn }, passo { $at } di { $all }
watch-summit = Come la vede Vetta
watch-play-on = Gioca da qui

### Sharing

share-open = Condividi
share-heading = Condividi questa partita
share-drawing = Il manifesto viene disegnato …
share-preview = Il manifesto: { $poster }
share-poster = Salva il manifesto
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salva il turno come animazione
share-copy = Copia la partita come testo
share-text = Salva la partita come testo
share-done = Chiudi
share-luck = Fortuna { $luck } %
share-decisive = Il turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 lancio
   *[other] { $rolls } lanci
}, e dal { $before } % al { $after } % di vincere
share-turn-title = Turno { $turn }: { $name }
share-stop = Al campo!
share-saved = { $file } è in { $folder }
share-copied = La partita è negli appunti.
share-not-copied = Gli appunti non sono raggiungibili; salva la partita come testo.
share-under-way = L’animazione viene disegnata; un messaggio dirà quando è pronta.
share-failed = Non è stato possibile salvare.
share-full = Non è stato possibile salvare: il disco è pieno.
share-read-only = Non è stato possibile salvare: lì non si può scrivere.
share-no-folder = Non è stato possibile salvare: non c’è una cartella per immagini o documenti.
open-missing = { $file } non c’è.
open-unreadable = { $file } non si può leggere.
open-folder = { $file } è una cartella; indica una partita.
open-empty = { $file } è vuoto.
open-foreign = { $file } non è una partita di Can’t Stop.
open-damaged = { $file } è danneggiato alla riga { $line }.
open-newer = { $file } è di una versione successiva del gioco.
watch-automatic = Questa partita è di prima che si conservassero i lanci a mano: tutti i dadi si lanciano da soli.

### The evening

evening-tab = Serata
evening-series = Partite
evening-any = quante ne volete
evening-best-of = al meglio di { $games }
evening-none = Nessuna partita di questo tavolo conta ancora.
evening-wins = { $name }: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
evening-won = { $name } vince la serata
evening-shared = { $names } si dividono la serata
evening-next = { $name } comincia la prossima partita
evening-needed = { $wins ->
    [one] 1 vittoria decide la serata
   *[other] { $wins } vittorie decidono la serata
}
evening-games = Partita per partita
evening-game = Partita { $game }: { $names } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}. Ha cominciato { $first }.
evening-quickest = Vittoria più rapida
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
evening-busts = Più cadute
evening-busts-value = { $name }, { $busts ->
    [one] 1 caduta
   *[other] { $busts } cadute
}
evening-new = Nuova serata
evening-begins = Partita { $game } della serata: comincia { $name }.
title-evening = La prossima partita
