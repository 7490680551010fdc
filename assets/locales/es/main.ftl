# Las palabras del juego en español; TERMS.md tiene sus términos.

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
opponent-summit-note = Sabe lo que vale cada posición.
opponent-spoken = { $nature } Fuerza { $strength } de { $most }
says-marmot-slips = A la madriguera.
says-marmot-slips-again = Un salto de más.
says-marmot-claims = ¡Un hoyo con vistas!
says-marmot-wins = ¡Miga a miga!
says-ibex-slips = Salté demasiado.
says-ibex-slips-again = ¡Ay, mis cuernos!
says-ibex-claims = ¡De cabeza!
says-ibex-wins = ¡Ya está el rebaño!
says-magpie-slips = ¡Es que brillaba!
says-magpie-slips-again = ¡Casi lo tenía!
says-magpie-claims = ¡Mío! ¡Todo mío!
says-magpie-wins = ¡Cómo brilla!
says-owl-slips = Redondeé mal.
says-owl-slips-again = Qué improbable.
says-owl-claims = Lo calculado.
says-owl-wins = Q. E. D. ¡Uuuh!
says-summit-slips = El viento es tuyo.
says-summit-slips-again = Yo también resbalo.
says-summit-claims = Conozco la vía.
says-summit-wins = Aquí estaré.

### loading

loading = Preparando las cuerdas…

### join

join-name = Nombre
join-done = Listo
join-capital = Mayúscula
join-space = Espacio
join-erase = Borrar

### table

table-here = Reglas de la casa: { $rules }
table-columns = Columnas para ganar
table-columns-note = Gana quien antes conquiste { $columns } columnas.
table-columns-four = Cuatro o cinco columnas, solo con dos o tres jugadores.
table-columns-pawns = Con tres campamentos se conquistan tres columnas como mucho.
table-landing = Al llegar a un campamento
table-landing-share = Compartir
table-landing-share-note = Escalador y campamento comparten la casilla y no pasa nada.
table-landing-jump = Saltar
table-landing-jump-note = El escalador pasa por encima de los campamentos ajenos.
table-landing-press-on = Seguir
table-landing-press-on-note = No puedes plantarte con un escalador en un campamento ajeno.
table-duty = Nuevos escaladores
table-duty-after = Tras repartir
table-duty-after-note = Elige cualquier reparto; en él se mueve toda suma que pueda.
table-duty-before = Antes de repartir
table-duty-before-note = Tienes que elegir el reparto con el que salen más escaladores nuevos.
table-pawns = Solo tres campamentos
table-pawns-off = No
table-pawns-off-note = Acampa en tantas columnas como quieras.
table-pawns-on = Sí
table-pawns-on-note = Tres campamentos como mucho, banderas incluidas; si te pasas, eliges cuáles se quedan. Se juega a tres columnas.
table-short-columns = { $columns } columnas
table-short-share = compartir
table-short-jump = saltar
table-short-press-on = seguir
table-short-before = antes de repartir
table-short-pawns = tres campamentos

### results

results-wins = ¡Gana { $name }!
results-share = { $names } comparten la victoria
results-and = { $first } y { $last }
results-and-i = { $first } e { $last }
results-how = { $columns } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
results-climb = Escalada
results-boldest = Tirada más audaz
results-boldest-value = { $name }: { $percent } de 100
results-longest = Turno más largo
results-longest-value = { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}

### settings

settings-language = Idioma
settings-percent = { $percent } %
settings-master = General
settings-music = Música
settings-mountain = Viento
settings-table = Dados y piezas
settings-interface = Botones y avisos
settings-on = Sí
settings-off = No
settings-output = Salida
settings-stereo = Estéreo
settings-night = Modo nocturno
settings-mono = Mono
settings-mute = Silencio en segundo plano
settings-captions = Subtítulos de sonidos
about-master = El volumen de todo.
about-music = El volumen de la música.
about-mountain = El volumen del viento en la montaña.
about-table = El volumen de dados, escaladores y campamentos.
about-interface = El volumen de botones y avisos.
about-output = Mono da lo mismo a ambos oídos. El modo nocturno suaviza lo fuerte.
about-mute = Sin sonido mientras otra ventana esté delante.
about-captions = Los sonidos que significan algo aparecen en palabras.
captions-dice = Subtítulos: dados y piezas
about-captions-dice = Subtítulos de tiradas, pasos, campamentos, caídas y conquistas.
captions-turns = Subtítulos: turnos
about-captions-turns = Subtítulos del próximo turno y de lo que ahora no se puede.
captions-wind = Subtítulos: viento
about-captions-wind = Subtítulos del viento, que habla del riesgo de la próxima tirada.
captions-ground = Subtítulos: fondo
captions-ground-solid = Opaco
captions-ground-half = Semitransparente
captions-ground-outline = Solo contorno
about-captions-ground = Sobre qué se leen los subtítulos. Con alto contraste siempre es opaco.
settings-volume-off = Sin sonido
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

banner-roll-off-tied = ¡Empate! Se vuelve a tirar.
banner-highest-begins = Empieza la tirada más alta.
banner-turn = Le toca a { $name }
banner-decide = { $name } · ¿tirar o{"\u00A0"}plantarte?
banner-press-on = { $name } · tira otra vez
banner-keep = { $name } · { $count ->
    [one] conserva un campamento
   *[other] conserva { $count } campamentos
}
banner-gives-up = { $name } retira su campamento de la { $column }
banner-thinks = Pensando…
odds-short = riesgo { $percent } de 100
odds-declined = próxima tirada { $percent } de 100

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
note-shake = Mantén pulsado «Tirar» para agitar los dados
note-let-go = Suelta para tirar
note-put-back = Atrás para dejarlos
caption-nudge = Dado inclinado: empujón
caption-rethrow = Dado inclinado: otra tirada
caption-place = Dado inclinado: se deja plano
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
note-busted = Sin subida en { $sums }
note-would-have-held = Un { $sums } salvaba el turno
note-all-but = Todo menos { $sums } salvaba el turno
note-nothing-saves = Nada salvaba el turno
note-press-on = No puedes plantarte: { $columns }
note-press-on-why = Hay un campamento ajeno
note-keeps = { $name } elige qué campamentos se quedan
note-gives-up = Se retira el campamento de la { $column }

action-roll = Tirar
action-roll-again = Tirar otra vez
action-stop = Plantarse
action-stop-and-win = Plantarse y ganar
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
hint-open = Pista
hint-heading = Una pista
hint-stop-wins = Plántate: así ganas la partida.
hint-stop = Plántate: ganas { $best } de 100. { $alike ->
    [0] Tirando: { $other }
   *[1] Tirando: apenas menos
}.
hint-roll = Tira: ganas { $best } de 100. { $alike ->
    [0] Plantándote: { $other }
   *[1] Plantándote: apenas menos
}.
hint-roll-only = Tira, no hay otra opción: ganas { $best } de 100.
hint-move = { $move }: ganas { $best } de 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: apenas menos
}.
hint-move-only = { $move }, la única opción: ganas { $best } de 100.
hint-keep = Conserva { $move }: ganas { $best } de 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: apenas menos
}.
hint-risk = { $busts ->
    [0] La próxima tirada no tiene riesgo de caída.
   *[other] Riesgo de caída: { $percent } de 100; exactamente, { $busts } de 1296.
}
why-heading = ¿Por qué no { $sums }?
why-claimed = { $name } ya conquistó la columna { $column }; nadie más escala ahí.
why-on-top = En la columna { $column } el escalador ya está arriba.
why-no-climber = Los tres escaladores ya están en la pared, ninguno en { $columns }.
why-held-back = Con otro reparto salen más escaladores nuevos; con estas reglas de la casa va primero.
history-open = Últimos turnos
history-rolls = { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
history-camp = Se plantó
history-bust = Caída

### couch

couch-whose-turn = Le toca a { $name }
couch-anything = Mando o tecla
couch-keyboard = Teclado
couch-left-keys = Teclas de la izquierda
couch-right-keys = Teclas de la derecha
couch-mouse = Ratón
couch-pad = Mando { $number }
couch-pad-missing = Mando desconectado

### notices

notice-second-window = Can’t Stop está abierto dos veces. Aquí puedes jugar, pero no se guarda nada. Cierra uno de los dos para volver a guardar.
notice-crashed = Can’t Stop se cerró por un fallo la última vez. Lo que pasó está escrito en { $file }.
notice-sound-file = Falta { $file } o está dañado. El juego sigue sin ese sonido; instálalo de nuevo para recuperarlo.
notice-cannot-save = Las partidas no se pueden guardar ({ $reason }). Puedes seguir jugando, pero libera espacio o revisa los permisos de la carpeta.
notice-disk-slow = El disco tarda en responder. La partida sigue en cuanto lo haga.
notice-disk-anyway = El disco tarda en responder. Pulsa otra vez para empezar de todos modos.
notice-seats = Esta partida no puede empezar: es para dos a cuatro jugadores.
notice-columns = Esta partida no puede empezar: sus columnas para ganar no encajan con las reglas de la casa.
notice-record-damaged = La partida guardada está dañada en la línea { $line } y no se puede continuar; se conserva como { $file }.
notice-record-foreign = La partida guardada no es de Can’t Stop; se conserva como { $file } y puedes empezar una nueva.
notice-record-newer = La partida guardada es de una versión más nueva de Can’t Stop; actualiza para continuarla antes de empezar una nueva.
notice-record-unreadable = La partida guardada no se puede leer ({ $reason }); revisa sus permisos. Puedes empezar una nueva.
disk-full = el disco está lleno
disk-forbidden = falta permiso
disk-read-only = el disco es de solo lectura
disk-gone = la carpeta o su disco ya no está
disk-busy = otro programa lo está usando
disk-silent = el disco no responde
disk-in-the-way = hay otra cosa en su lugar
disk-changed = otro programa ha cambiado el archivo
disk-unknown = el disco da un error

### control

control-heading = Controles
control-on-keyboard = Teclado
control-on-left-keys = Teclas de la izquierda
control-on-right-keys = Teclas de la derecha
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
control-hint = Pista
control-undo = Deshacer
control-pause = Pausa
control-hurry = Acelerar
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
ribbon-claim = conquista la { $column }
ribbon-saved = +{ $steps } a salvo
ribbon-win = { $count ->
    [one] ¡Gana { $name }!
   *[other] ¡Ganan { $name }!
}
ribbon-wins = { $count ->
    [one] ¡gana!
   *[other] ¡ganan!
}
roll-risk = riesgo { $chance } de 100
roll-no-risk = sin riesgo
stop-stake = { $steps ->
    [one] conserva 1 paso
   *[other] conserva { $steps } pasos
}
sums-or = { $last ->
    [8] { $first } u { $last }
    [11] { $first } u { $last }
   *[other] { $first } o { $last }
}

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } en la casilla { $height } de { $top }
reader-at-top = { $column } en la cima
reader-pairing = { $name } saca { $dice }. Elige un reparto.
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
reader-says = { $told } { $name }: { $line }
reader-mountain = La montaña
reader-column = Columna { $column }, { $height } casillas: { $there }
reader-column-claimed = Columna { $column }: conquistada por { $name }
reader-column-empty = nadie todavía
reader-runner-at = escalador de { $name } en la { $height }
reader-square-at = campamento de { $name } en la { $height }

### one button, and no time pressure

note-press-again = Pulsa otra vez para tirar
own-guard = Espera antes de tirar
own-hints = Botón de pista
own-as-all = Como los demás
own-hints-about = Pistas del bot más fuerte.
about-rumble = Con qué fuerza vibran los mandos con los dados.
about-guard = Tras elegir, Tirar espera: pulsar una vez de más no tira los dados.

### tutorial

tutorial-heading = Primera escalada
tip-full = Los tres escaladores están en la pared: ahora ya puedes caer.
tip-held-back = Con otro reparto salen más escaladores nuevos; ese va primero.
tip-shared = Las casillas se comparten: nadie echa a nadie.
tip-press-on = Sobre el campamento de otro no puedes plantarte: tira otra vez.
tip-keep = Solo puedes tener tres campamentos: elige cuáles se quedan.
tip-lead = La estrella muestra quién va en cabeza.

### The pointer, a slower speed, and questions before something is given up

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

watch-again = Repetición
watch-summit = Lo que ve Cumbre
watch-leave = Salir

### Sharing

share-open = Compartir
share-not-copied = El portapapeles no está disponible; guarda la partida como texto.

### Alone on the mountain.

alone-headline = { $name } llegó a la{"\u00A0"}cima

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
