# Las palabras del juego en español. Términos: tirar, plantarse, caída, reparto; escalador, campamento, la columna (la 7), casilla, conquistada; jugador, puesto.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
turn-of = Le toca a { $name }
mark-disc = Disco
mark-square = Cuadrado
mark-triangle = Triángulo
mark-diamond = Rombo
opponent-marmot = Marmota
opponent-ibex = Íbice
opponent-magpie = Urraca
opponent-owl = Búho
opponent-summit = Cumbre
opponent-rule-of-28 = Regla del 28
opponent-constant = Pesos constantes
opponent-linear = Pesos crecientes
opponent-marmot-note = Prudente: asegura cada paso.
opponent-ibex-note = Ama sus columnas y se queda de más.
opponent-magpie-note = Codiciosa: siempre quiere una más.
opponent-owl-note = Calcula todo, pero solo lo suyo.
opponent-summit-note = Sabe lo que vale cada tablero.
opponent-rule-of-28-note = Suma su turno y se planta con 28.
opponent-constant-note = Cada casilla pesa lo mismo.
opponent-linear-note = Cuanto más alta la casilla, más pesa.
opponent-spoken = { $nature } Fuerza { $strength } de { $most }

### loading

loading = Preparando las cuerdas…

### join

join-name = Nombre
join-done = Listo
join-capital = Mayúscula
join-space = Espacio
join-erase = Borrar

### table

table-here = En esta mesa: { $rules }
table-columns = Columnas para ganar
table-columns-note = Gana quien antes tenga { $columns } columnas.
table-columns-four = Cuatro o cinco columnas, solo con dos o tres jugadores.
table-columns-pawns = Con tres campamentos se conquistan tres columnas, no más.
table-landing = En campamento ajeno
table-landing-share = Compartir
table-landing-share-note = Escalador y campamento comparten la casilla y no pasa nada.
table-landing-jump = Saltar
table-landing-jump-note = El escalador pasa por encima de los campamentos ajenos.
table-landing-press-on = Seguir
table-landing-press-on-note = No puedes plantarte con un escalador en un campamento ajeno.
table-duty = Salida obligada
table-duty-after = Tras repartir
table-duty-after-note = Vale cualquier reparto; en él sale todo escalador que pueda.
table-duty-before = Antes de repartir
table-duty-before-note = Solo vale el reparto que saca más escaladores.
table-pawns = Tres campamentos («Basta»)
table-pawns-off = No
table-pawns-off-note = Acampa en tantas columnas como quieras.
table-pawns-on = Sí
table-pawns-on-note = Tres campamentos como mucho, banderas incluidas; si te pasas, eliges cuáles se quedan. Se juega a tres columnas.
table-short-columns = { $columns } columnas
table-short-share = compartir
table-short-jump = saltar
table-short-press-on = seguir
table-short-before = antes de repartir
table-short-pawns = «Basta»

### results

results-wins = ¡Gana { $name }!
results-share = { $names } comparten la victoria
results-and = { $first } y { $last }
results-how = { $columns } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
results-climb = Escalada
results-boldest = Tirada más audaz
results-boldest-value = { $name }: { $percent } %
results-longest = Turno más largo
results-longest-value = { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}

### settings

settings-language = Idioma
settings-percent = { $percent } %
settings-speed = Velocidad
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Inmediata
settings-odds-always = Visible
settings-odds-never = Oculto
settings-master = Todo
settings-music = Música
settings-mountain = Viento
settings-table = Dados y piezas
settings-interface = Botones y avisos
settings-on = Sí
settings-off = No
settings-tension = El sonido sigue el riesgo
settings-night = Noche tranquila
settings-mono = Mono
settings-mute = Silencio en segundo plano
settings-captions = Subtítulos de sonidos
settings-volume-off = Sin sonido
settings-odds-after = Tras el turno
settings-guard-off = Ninguna
settings-guard-seconds = { $seconds } s
couch-rumble = Vibración

### pause

pause-open = Pausa

### fairness

fairness-total = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}

### play

banner-roll-off = ¿Quién empieza?
banner-roll-off-tied = ¡Empate! Se vuelve a tirar.
banner-highest-begins = Empieza la tirada más alta.
banner-turn = { $name } · tira los dados
banner-rolls = { $name } tira…
banner-choose = { $name } · elige un reparto
banner-decide = { $name } · ¿otra tirada o te plantas?
banner-press-on = { $name } · sigue escalando
banner-keep = { $name } · { $count ->
    [one] conserva un campamento
   *[other] conserva { $count } campamentos
}
banner-keeps = { $name } tiene campamentos de más
banner-gives-up = { $name } retira su campamento de la { $column }
banner-thinks = Pensando…
banner-climbs = { $name } escala
banner-stops = { $name } acampa
banner-busted = { $name } cae hasta su campamento
banner-lost = { $steps ->
    [one] 1 paso perdido
   *[other] { $steps } pasos perdidos
}
banner-claims = { $name } conquista la columna { $column }
banner-wins = { $count ->
    [one] ¡Gana { $name }!
   *[other] { $name } comparten la victoria
}
odds-short = Riesgo: { $percent } de 100

score-at-base = en el campo base
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } en la { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } a la cima
card-either = { $column } +{ $steps }
card-held-back = salen menos
card-claimed = { $column } conquistada
card-on-top = { $column } ya en la cima
card-no-runner = sin escalador

note-roll-off = Dos dados cada uno
note-climb = Escala { $name }
note-shake = Mantén pulsado «Tirar» para agitar los dados
note-let-go = Suelta para tirar
note-put-back = Vuelve atrás para dejar los dados
caption-nudge = Un dado queda inclinado: recibe un empujón
caption-rethrow = Un dado queda inclinado: se tira otra vez
caption-place = Un dado queda inclinado: se deja plano
caption-rattle = [suenan los dados en la mano]
caption-dice = [ruedan los dados]
caption-place-climber = [sale un escalador]
caption-step = [sube un escalador]
caption-top = [campana: un escalador llega arriba]
caption-camp = [lona: un campamento]
caption-bust = [ráfaga: caída]
caption-claim = [fanfarria: columna conquistada]
caption-win = [amanecer: partida ganada]
caption-turn = [campanilla: otro turno]
caption-wind = [arrecia el viento: más riesgo]
caption-wind-holds = [el viento contiene el aliento]
caption-by = { $name }: { $caption }
caption-refuse = [golpe sordo: ahora no]
note-busted = Nadie en { $sums }
note-would-have-held = Un { $sums } la habría evitado
note-all-but = Cualquier suma salvo { $sums } la habría evitado
note-nothing-saves = Ninguna suma la habría evitado
note-press-on = No puedes plantarte: { $columns }
note-press-on-why = Hay un campamento ajeno
note-keeps = { $name } elige qué campamentos se quedan
note-gives-up = Se retira el campamento de la { $column }

action-roll = Tirar
action-roll-again = Tirar otra vez
action-stop = Plantarse
action-stop-and-win = Plantarse y ganar
action-stop-not-here = Plantarse: no en un campamento ajeno
keep-these = Conservar estos
keep-fewer = { $count ->
    [one] Retirar 1 más
   *[other] Retirar { $count } más
}
keep-more = { $count ->
    [one] Conservar 1 más
   *[other] Conservar { $count } más
}
keep-camp = Campamento en la columna { $column }, casilla { $height } de { $top }
keep-stays = se queda
keep-goes = se retira
keep-height = { $height }/{ $top }

undo-open = Deshacer el reparto
undo-failed = El reparto se mantiene: no se ha podido cambiar la partida guardada ({ $reason }).
hint-open = Consejo
hint-heading = Un consejo
hint-stop-wins = Plántate: así ganas la partida.
hint-stop = Plántate: desde aquí ganas { $best } de cada 100 partidas; { $alike ->
    [0] si tiras, { $other }
   *[1] si tiras, apenas menos
}.
hint-roll = Tira: desde aquí ganas { $best } de cada 100 partidas; { $alike ->
    [0] si te plantas, { $other }
   *[1] si te plantas, apenas menos
}.
hint-roll-only = Tira, no hay otra opción: desde aquí ganas { $best } de cada 100 partidas.
hint-move = { $move }: desde aquí ganas { $best } de cada 100 partidas; { $alike ->
    [0] con { $instead }, { $other }
   *[1] con { $instead }, apenas menos
}.
hint-move-only = { $move } es la única opción: desde aquí ganas { $best } de cada 100 partidas.
hint-keep = Conserva { $move }: desde aquí ganas { $best } de cada 100 partidas; { $alike ->
    [0] con { $instead }, { $other }
   *[1] con { $instead }, apenas menos
}.
hint-risk = { $busts ->
    [0] La próxima tirada no tiene riesgo de caída.
   *[other] Riesgo de caída: { $percent } de cada 100; exactamente, { $busts } de 1296.
}
why-heading = ¿Por qué no { $sums }?
why-claimed = La columna { $column } es de { $name }; ya nadie escala ahí.
why-on-top = En la columna { $column } el escalador ya está arriba.
why-no-climber = Los tres escaladores ya están en la pared, ninguno en { $columns }.
why-held-back = Otro reparto saca más escaladores; en esta mesa va primero.
history-open = Los últimos turnos
history-rolls = { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
history-camp = Acampa
history-bust = Caída
history-fell = Caída en { $columns }

### couch

couch-whose-turn = Le toca a { $name }
couch-anything = Lo que haya a mano
couch-keyboard = Teclado
couch-left-keys = Teclas izquierdas
couch-right-keys = Teclas derechas
couch-mouse = Ratón
couch-pad = Mando { $number }
couch-pad-missing = Un mando desconectado

### notices

notice-second-window = Can’t Stop está abierto dos veces; puedes jugar aquí, pero estas partidas no se guardan. Cierra uno de los dos para volver a guardar.
notice-crashed = Can’t Stop se cerró por un fallo la última vez. No se perdió ninguna partida; lo que pasó está escrito en { $file }.
notice-cannot-save = Las partidas no se pueden guardar ({ $reason }); puedes seguir jugando, pero libera espacio o revisa los permisos de la carpeta.
notice-seats = Esta partida no puede empezar: es para dos a cuatro jugadores.
notice-columns = Esta partida no puede empezar: sus columnas para ganar no encajan con sus otras reglas.
notice-record-damaged = La partida guardada está dañada en la línea { $line } y no se puede continuar; se conserva como { $file }.
notice-record-foreign = La partida guardada no es de Can’t Stop; se conserva como { $file } y puedes empezar una nueva.
notice-record-newer = La partida guardada es de una versión más nueva de Can’t Stop; actualiza para continuarla. Se conserva como { $file }.
notice-record-unreadable = La partida guardada no se puede leer ({ $reason }); revisa sus permisos. Puedes empezar una nueva.
disk-full = no queda espacio
disk-forbidden = falta permiso
disk-read-only = el disco es de solo lectura
disk-gone = la carpeta o su disco ya no está
disk-busy = otro programa lo está usando
disk-in-the-way = hay otra cosa en su lugar
disk-changed = otra cosa ha cambiado el archivo
disk-unknown = el disco da un error

### control

control-heading = Controles
control-on-keyboard = Teclado
control-on-left-keys = Teclas izquierdas
control-on-right-keys = Teclas derechas
control-on-pad = Mando
control-on-mouse = Ratón
control-up = Arriba
control-down = Abajo
control-left = Izquierda
control-right = Derecha
control-accept = Aceptar
control-back = Atrás
control-roll = Tirar
control-stop = Plantarse
control-hint = Consejo
control-undo = Deshacer
control-pause = Pausa
control-hurry = Deprisa
control-or = { $first } o { $next }
control-nothing = Nada

### glyph

glyph-unknown = ?
glyph-arrow-up = Flecha arriba
glyph-arrow-down = Flecha abajo
glyph-arrow-left = Flecha izquierda
glyph-arrow-right = Flecha derecha
glyph-enter = Intro
glyph-number-enter = N Intro
glyph-space = Espacio
glyph-escape = Esc
glyph-backspace = Retroceso
glyph-delete = Supr
glyph-insert = Ins
glyph-home = Inicio
glyph-end = Fin
glyph-page-up = Re Pág
glyph-page-down = Av Pág
glyph-left-shift = Mayús izq.
glyph-right-shift = Mayús der.
glyph-left-control = Ctrl izq.
glyph-right-control = Ctrl der.
glyph-left-alt = Alt
glyph-right-alt = Alt Gr
glyph-mouse-right = Botón derecho del ratón
glyph-mouse-middle = Botón central del ratón
glyph-mouse-back = Botón atrás del ratón
glyph-mouse-forward = Botón adelante del ratón
glyph-cross = Cruz
glyph-circle = Círculo
glyph-square = Cuadrado
glyph-triangle = Triángulo
glyph-bottom = Botón de abajo
glyph-right = Botón de la derecha
glyph-left = Botón de la izquierda
glyph-top = Botón de arriba
glyph-view = Vista
glyph-menu = Menú
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Stick izquierdo
glyph-right-stick = Stick derecho
glyph-pad-up = Cruceta arriba
glyph-pad-down = Cruceta abajo
glyph-pad-left = Cruceta izquierda
glyph-pad-right = Cruceta derecha

ribbon-bust = ¡Caída!
ribbon-bust-lost = { $steps ->
    [one] 1 paso perdido
   *[other] { $steps } pasos perdidos
}
ribbon-claim = { $name } conquista la { $column }
ribbon-win = { $count ->
    [one] ¡Gana { $name }!
   *[other] ¡Ganan { $name }!
}
roll-risk = riesgo { $chance } de 100
roll-no-risk = sin riesgo
stop-stake = { $steps ->
    [one] conserva 1 paso
   *[other] conserva { $steps } pasos
}
stake-steps = { $steps ->
    [one] 1 paso en juego
   *[other] { $steps } pasos en juego
}
bot-thinks = { $name } piensa
sums-or = { $last ->
    [8] { $first } u { $last }
    [11] { $first } u { $last }
   *[other] { $first } o { $last }
}

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } en la casilla { $height } de { $top }
reader-at-top = { $column } en la cima
reader-pairing = { $name } saca { $dice }. Elige una pareja.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } saca { $dice }.
reader-rolls-two = { $name } saca { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = ¡Caída! { $name } pierde { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}.
reader-stops = { $name } se planta: { $runners }.
reader-claims = { $name } conquista la columna { $column }: { $owned } de { $target }.
reader-mountain = La montaña
reader-column = Columna { $column }, { $height } casillas: { $there }
reader-column-claimed = Columna { $column }: conquistada por { $name }
reader-column-empty = nadie todavía
reader-runner-at = escalador de { $name } en la { $height }
reader-square-at = campamento de { $name } en la { $height }

### one button, and no time pressure

note-press-again = Pulsa otra vez para tirar
own-guard = Espera antes de tirar
own-hints = Botón de consejo
own-as-all = Como en los ajustes

### tutorial

tutorial-heading = Primera escalada
tip-full = Los tres escaladores están fuera: ahora una tirada puede fallar.
tip-held-back = Un reparto tiene que esperar: otro saca más escaladores y va primero.
tip-shared = Las casillas se comparten: aquí nadie echa a nadie.
tip-press-on = Sobre el campamento de otro no se puede parar: tira otra vez.
tip-keep = Solo puedes tener tres campamentos: elige cuáles quedan.

### The pointer, a slower speed, and questions before something is given up

settings-speed-slow = Lenta
settings-sure = ¿Seguro? Pulsa otra vez

### The book of games

chronicle-done = Cerrar
chronicle-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
when-date = { $month ->
    [1] { $day } ene { $year }
    [2] { $day } feb { $year }
    [3] { $day } mar { $year }
    [4] { $day } abr { $year }
    [5] { $day } may { $year }
    [6] { $day } jun { $year }
    [7] { $day } jul { $year }
    [8] { $day } ago { $year }
    [9] { $day } sep { $year }
    [10] { $day } oct { $year }
    [11] { $day } nov { $year }
   *[other] { $day } dic { $year }
}

### Ver de nuevo

watch-again = Ver de nuevo
watch-summit = Lo que ve Cumbre

### Sharing

share-open = Compartir
share-not-copied = No se puede usar el portapapeles; guarda la partida como texto.

### Alone on the mountain.

alone-headline = { $name } está en la cima

### El ascenso.

# En un duelo, el consejo lo da el rival.
hint-marmot-stop = { $name }: A casa. Yo ya estaría durmiendo.
hint-marmot-roll = { $name }: A eso me atrevo hasta yo.
hint-marmot-choose = { $name }: Por ahí. Huele a prado.
hint-ibex-stop = { $name }: Yo saltaría. Así que tú no.
hint-ibex-roll = { $name }: ¡Salta! ¿Para qué son los cascos?
hint-ibex-choose = { $name }: Esta senda aguanta. Fíate de tus pies.
hint-magpie-stop = { $name }: ¡Guárdatelo! Yo nunca puedo.
hint-magpie-roll = { $name }: ¡Otra vez! Ahí arriba brilla.
hint-magpie-choose = { $name }: Esto es lo que más brilla.
hint-owl-stop = { $name }: La cuenta está hecha. Suelta el lápiz.
hint-owl-roll = { $name }: Los números asienten. Sigue.
hint-owl-choose = { $name }: Lo he comprobado. Es esto.
hint-summit-stop = { $name }: El viento cambia. Acampa.
hint-summit-roll = { $name }: El camino está libre. Ve.
hint-summit-choose = { $name }: Desde aquí solo veo este camino.
