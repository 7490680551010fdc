# Le parole del gioco in italiano; TERMS.md ha i suoi termini.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
turn-of = Turno di { $name }
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
opponent-spoken = { $nature } Forza { $strength } su { $most }
says-marmot-slips = Torno nella tana.
says-marmot-slips-again = Un balzo di troppo.
says-marmot-claims = Tana con vista!
says-marmot-wins = Briciola su briciola!
says-ibex-slips = Salto troppo lungo.
says-ibex-slips-again = Ahi, le corna!
says-ibex-claims = A testa bassa!
says-ibex-wins = Il branco è qui!
says-magpie-slips = Ma luccicava!
says-magpie-slips-again = Ce l’avevo quasi!
says-magpie-claims = Mio! Tutto mio!
says-magpie-wins = Come luccica!
says-owl-slips = Arrotondato male.
says-owl-slips-again = Poco probabile.
says-owl-claims = Come calcolato.
says-owl-wins = C. V. D. Uh-uh!
says-summit-slips = Il vento è tuo.
says-summit-slips-again = Scivolo anch’io.
says-summit-claims = Conosco la via.
says-summit-wins = Io resto qui.

### loading

loading = Prepariamo le corde…

### join

join-name = Nome
join-done = Fatto
join-capital = Maiuscola
join-space = Spazio
join-erase = Cancella

### table

table-here = Regole della casa: { $rules }
table-columns = Colonne per vincere
table-columns-note = Vince chi conquista per primo { $columns } colonne.
table-columns-four = Quattro o cinque colonne solo con due o tre giocatori.
table-columns-pawns = Con tre campi si conquistano al massimo tre colonne.
table-landing = Arrivo su un campo
table-landing-share = Condividi
table-landing-share-note = Scalatore e campo dividono la casella e non succede nulla.
table-landing-jump = Scavalca
table-landing-jump-note = Lo scalatore salta ogni casella con un campo altrui.
table-landing-press-on = Prosegui
table-landing-press-on-note = Non puoi fermarti con uno scalatore sul campo altrui.
table-duty = Nuovi scalatori
table-duty-after = Dopo la divisione
table-duty-after-note = Scegli una divisione qualsiasi; ogni somma che può muovere muove.
table-duty-before = Prima della divisione
table-duty-before-note = Devi prendere la divisione con cui partono più nuovi scalatori.
table-pawns = Solo tre campi
table-pawns-off = No
table-pawns-off-note = Accampati in quante colonne vuoi.
table-pawns-on = Sì
table-pawns-on-note = Tre campi al massimo, bandiere comprese; se sono troppi, scegli quali restano. Si gioca a tre colonne.
table-short-columns = { $columns } colonne
table-short-share = condividi
table-short-jump = scavalca
table-short-press-on = prosegui
table-short-before = prima della divisione
table-short-pawns = tre campi

### results

results-wins = Vince { $name }!
results-share = { $names } vincono insieme
results-and = { $first } e { $last }
results-and-i = { $first } e { $last }
results-how = { $columns } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
results-climb = Scalata
results-boldest = Tiro più audace
results-boldest-value = { $name }: { $percent } su 100
results-longest = Turno più lungo
results-longest-value = { $name }: { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}

### settings

settings-language = Lingua
settings-percent = { $percent }%
settings-master = Generale
settings-music = Musica
settings-mountain = Vento
settings-table = Dadi e pezzi
settings-interface = Pulsanti e avvisi
settings-on = Sì
settings-off = No
settings-output = Uscita
settings-stereo = Stereo
settings-night = Modalità notte
settings-mono = Mono
settings-mute = Muto in secondo piano
settings-captions = Didascalie dei suoni
about-master = Il volume di tutto.
about-music = Il volume della musica.
about-mountain = Il volume del vento sulla montagna.
about-table = Il volume di dadi, scalatori e campi.
about-interface = Il volume di pulsanti e avvisi.
about-output = Mono dà lo stesso alle due orecchie. La modalità notte attenua i suoni forti.
about-mute = Nessun suono mentre un’altra finestra è davanti.
about-captions = I suoni che significano qualcosa appaiono in parole.
captions-dice = Didascalie: dadi e pezzi
about-captions-dice = Didascalie di tiri, passi, campi, cadute e conquiste.
captions-turns = Didascalie: turni
about-captions-turns = Didascalie del prossimo turno e di ciò che ora non si può.
captions-wind = Didascalie: vento
about-captions-wind = Didascalie del vento, che dice il rischio del prossimo tiro.
captions-ground = Didascalie: sfondo
captions-ground-solid = Pieno
captions-ground-half = Semitrasparente
captions-ground-outline = Solo contorno
about-captions-ground = Su cosa stanno le didascalie. Con contrasto elevato è sempre pieno.
settings-volume-off = Muto
settings-guard-off = Nessuna
settings-guard-seconds = { $seconds } s
couch-rumble = Vibrazione

### pause

pause-open = Pausa

### fairness

fairness-total = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}

### play

banner-roll-off-tied = Pari! Si tira di nuovo.
banner-highest-begins = Comincia il tiro più alto.
banner-turn = Turno di { $name }
banner-decide = { $name } · tiri ancora o{"\u00A0"}ti{"\u00A0"}fermi?
banner-press-on = { $name } · tira ancora
banner-keep = { $name } · { $count ->
    [one] tieni un campo
   *[other] tieni { $count } campi
}
banner-gives-up = { $name } smonta il campo sulla { $column }
banner-thinks = Ci pensa…
odds-short = rischio { $percent } su 100
odds-declined = prossimo tiro { $percent } su 100

score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } sulla { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } in cima
card-either = { $column } +{ $steps }
card-held-back = partono in meno
card-claimed = { $column } conquistata
card-on-top = { $column } già in cima
card-no-runner = niente scalatori

note-roll-off = Due dadi a testa
note-shake = Tieni premuto «Tira» per agitare i dadi
note-let-go = Rilascia per tirare
note-put-back = Indietro li posa
caption-nudge = Dado in bilico: spinto
caption-rethrow = Dado in bilico: ritirato
caption-place = Dado in bilico: posato
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
note-busted = Nessuna salita su { $sums }
note-would-have-held = Un { $sums } salvava il turno
note-all-but = Tutto tranne { $sums } salvava il turno
note-nothing-saves = Niente salvava il turno
note-press-on = Non puoi fermarti: { $columns }
note-press-on-why = Lì c’è un campo altrui
note-keeps = { $name } sceglie quali campi restano
note-gives-up = Il campo sulla { $column } se ne va

action-roll = Tira
action-roll-again = Tira ancora
action-stop = Fermati
action-stop-and-win = Fermati e vinci
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
hint-stop = Fermati: vinci { $best } su 100. { $alike ->
    [0] Se tiri: { $other }
   *[1] Se tiri: poco meno
}.
hint-roll = Tira: vinci { $best } su 100. { $alike ->
    [0] Se ti fermi: { $other }
   *[1] Se ti fermi: poco meno
}.
hint-roll-only = Tira, l’unica scelta: vinci { $best } su 100.
hint-move = { $move }: vinci { $best } su 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: poco meno
}.
hint-move-only = { $move }, l’unica scelta: vinci { $best } su 100.
hint-keep = Tieni { $move }: vinci { $best } su 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: poco meno
}.
hint-risk = { $busts ->
    [0] Al prossimo tiro non puoi cadere.
   *[other] Rischio di caduta: { $percent } su 100, esattamente { $busts } su 1296.
}
why-heading = Perché non { $sums }?
why-claimed = { $name } ha conquistato la colonna { $column }; lì non sale più nessuno.
why-on-top = Nella colonna { $column } lo scalatore è già in cima.
why-no-climber = I tre scalatori sono già in parete, nessuno su { $columns }.
why-held-back = Con un’altra divisione partono più nuovi scalatori; con queste regole della casa viene prima.
history-open = Ultimi turni
history-rolls = { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
history-camp = Fermata
history-bust = Caduta

### couch

couch-whose-turn = Turno di { $name }
couch-anything = Controller o tasto
couch-keyboard = Tastiera
couch-left-keys = Tasti di sinistra
couch-right-keys = Tasti di destra
couch-mouse = Mouse
couch-pad = Controller { $number }
couch-pad-missing = Un controller scollegato

### notices

notice-second-window = Can’t Stop è aperto due volte. Qui puoi giocare, ma non si salva nulla. Chiudi uno dei due per salvare di nuovo.
notice-crashed = L’ultima volta Can’t Stop si è chiuso per un errore. Che cosa è successo è scritto in { $file }.
notice-sound-file = { $file } manca o è danneggiato. Il gioco va avanti senza quel suono; reinstallalo per riaverlo.
notice-cannot-save = Le partite non si possono salvare ({ $reason }). Puoi continuare a giocare, ma libera spazio o controlla i permessi della cartella.
notice-disk-slow = Il disco è lento a rispondere. La partita continua appena risponde.
notice-disk-anyway = Il disco è lento a rispondere. Premi ancora per iniziare comunque.
notice-seats = Questa partita non può cominciare: è per due, tre o quattro giocatori.
notice-columns = Questa partita non può cominciare: le colonne per vincere non vanno d’accordo con le regole della casa.
notice-record-damaged = La partita salvata è danneggiata alla riga { $line } e non si può riprendere; è conservata come { $file }.
notice-record-foreign = La partita salvata non è di Can’t Stop; è conservata come { $file } e puoi cominciarne una nuova.
notice-record-newer = La partita salvata viene da una versione più nuova di Can’t Stop; aggiorna per riprenderla prima di cominciarne una nuova.
notice-record-unreadable = La partita salvata non si può leggere ({ $reason }); controlla i permessi. Puoi cominciarne una nuova.
disk-full = il disco è pieno
disk-forbidden = manca il permesso
disk-read-only = il disco è di sola lettura
disk-gone = la cartella o il suo disco non c’è più
disk-busy = un altro programma lo sta usando
disk-silent = il disco non risponde
disk-in-the-way = c’è qualcos’altro al suo posto
disk-changed = un altro programma ha cambiato il file
disk-unknown = il disco dà un errore

### control

control-heading = Comandi
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
control-hurry = Accelera
control-or = { $first } o { $next }
control-nothing = Niente

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
ribbon-claim = conquista la { $column }
ribbon-saved = +{ $steps } al sicuro
ribbon-win = { $count ->
    [one] Vince { $name }!
   *[other] Vincono { $name }!
}
ribbon-wins = { $count ->
    [one] vince!
   *[other] vincono!
}
roll-risk = rischio { $chance } su 100
roll-no-risk = senza rischio
stop-stake = { $steps ->
    [one] salva 1 passo
   *[other] salva { $steps } passi
}
sums-or = { $first } o { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } sulla casella { $height } di { $top }
reader-at-top = { $column } in cima
reader-pairing = { $name } tira { $dice }. Scegli una divisione.
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
reader-says = { $told } { $name }: { $line }
reader-mountain = La montagna
reader-column = Colonna { $column }, { $height } caselle: { $there }
reader-column-claimed = Colonna { $column }: conquistata da { $name }
reader-column-empty = ancora nessuno
reader-runner-at = scalatore di { $name } sulla { $height }
reader-square-at = campo di { $name } sulla { $height }

### one button, and no time pressure

note-press-again = Premi di nuovo per tirare
own-guard = Attesa prima di Tira
own-hints = Pulsante del consiglio
own-as-all = Come gli altri
own-hints-about = Consigli del bot più forte.
about-rumble = Quanto vibrano i controller con i dadi.
about-guard = Dopo una scelta Tira aspetta: una pressione di troppo non tira i dadi.

### tutorial

tutorial-heading = Prima scalata
tip-full = I tre scalatori sono in parete: ora puoi cadere.
tip-held-back = Con un’altra divisione partono più nuovi scalatori; quella viene prima.
tip-shared = Le caselle si condividono: nessuno scaccia nessuno.
tip-press-on = Sul campo di un altro non puoi fermarti: tira ancora.
tip-keep = Puoi avere solo tre campi: scegli quali restano.
tip-lead = La stella mostra chi è in testa.

### The pointer, a slower speed, and questions before something is given up

settings-sure = Sicuro? Premi ancora

### The book of games

chronicle-done = Chiudi
chronicle-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
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
watch-summit = Come la vede Vetta
watch-leave = Esci

### Sharing

share-open = Condividi
share-not-copied = Gli appunti non sono disponibili; salva la partita come testo.

### Alone on the mountain.

alone-headline = { $name } è in cima

### La via per la vetta.

# In una sfida il consiglio lo dà l’avversario.
hint-marmot-stop = { $name }: A casa. Io dormirei già.
hint-marmot-roll = { $name }: Questo lo oserei perfino io.
hint-marmot-choose = { $name }: Di là. Profuma di prato.
hint-ibex-stop = { $name }: Io salterei. Quindi tu no.
hint-ibex-roll = { $name }: Salta! A che servono gli zoccoli?
hint-ibex-choose = { $name }: Questo sentiero tiene. Fidati.
hint-magpie-stop = { $name }: Intasca! Io non ci riesco mai.
hint-magpie-roll = { $name }: Ancora! Lassù luccica.
hint-magpie-choose = { $name }: È quello che brilla di più.
hint-owl-stop = { $name }: Il conto è fatto. Posa la matita.
hint-owl-roll = { $name }: I numeri annuiscono. Avanti.
hint-owl-choose = { $name }: Ho verificato. È questo.
hint-summit-stop = { $name }: Il vento gira. Al campo.
hint-summit-roll = { $name }: La via è libera. Va’.
hint-summit-choose = { $name }: Da quassù vedo solo questa via.
