# Las palabras del juego en español. Términos: tirar, plantarse, caída, reparto; escalador, campamento, la columna (la 7), casilla, conquistada; jugador, puesto.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
columns-to-go = { $columns ->
    [one] falta 1 columna
   *[other] faltan { $columns } columnas
}
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

### title

title-continue = Continuar
title-saved = { $turn } · { $columns }
title-new-game = Nueva partida
title-rules = Cómo se escala
title-settings = Ajustes
title-quit = Salir

### join

join-heading = ¿Quién escala esta{"\u00A0"}noche?
join-hint = Pulsa un botón y únete. A los lados eliges tu forma; arriba y abajo, tu nombre.
join-seat = Puesto { $number }
join-name = Nombre
join-person = Persona
join-bot = Bot · { $name }
join-empty = Añadir
join-mark = { $mark } para el puesto { $number }
join-too-few = Hacen falta al menos dos jugadores.
join-start = ¡A escalar!
join-back = Volver
join-press = Pulsa un botón para unirte
join-share = { $left } o { $right }: dos en un teclado
join-share-one = { $key }: dos en un teclado
join-full = Los cuatro puestos están ocupados. Alguien tiene que dejar sitio antes.
join-by-itself = Solo
join-more = Más sobre el puesto { $number }
join-who = Quién se sienta aquí
join-device = Juega con
join-order = Turno
join-order-value = { $number } de { $count }
join-swap = Cambiar de puesto con
join-free = Puesto { $number }, libre
join-write = Escribir el nombre
join-leave = Dejar el puesto libre
join-done = Listo
join-capital = Mayúscula
join-space = Espacio
join-erase = Borrar
join-odds = Riesgo

### table

table-heading = Reglas de la mesa
table-usual = Las reglas de siempre
table-done = Listo
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
results-climb-spoken = Hasta dónde llegó cada cual: { $ways }
results-climb-way = { $name }, { $percent } por ciento
results-climb-ways = { $first }; { $next }
results-course = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} · { $changes ->
    [one] 1 cambio en cabeza
   *[other] { $changes } cambios en cabeza
}
results-boldest = Tirada más audaz
results-boldest-value = { $name }: { $percent } %
results-longest = Turno más largo
results-longest-value = { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
results-luck = La suerte de los dados
results-luck-note = A la derecha: menos caídas de lo esperado.
results-review = Análisis
results-review-thinks = Repasando cada decisión…
results-chances-note = Opciones de ganar, turno a turno
results-chances-spoken = Opciones de ganar: { $ways }
results-chances-way = { $name }, { $first } por ciento al principio, { $middle } por ciento a la mitad
results-slips = Lo que más pesó
results-slips-none = Ninguna decisión costó ni una partida de cada 100.
results-slip-rolled = Turno { $turn }, { $name }: tiró otra vez con { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} en juego; de plantarse, habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de cada 100.
results-slip-stopped = Turno { $turn }, { $name }: se plantó; de seguir, habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de cada 100.
results-slip-chose = Turno { $turn }, { $name }: eligió { $taken }; con { $better } habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de cada 100.
results-slip-kept = Turno { $turn }, { $name }: conservó { $taken }; con { $better } habría ganado { $cost ->
    [one] 1 partida más
   *[other] { $cost } partidas más
} de cada 100.
results-fortune = Suerte y acierto
results-fortune-dice = Lo que dieron o quitaron los dados; 100 es una partida
results-fortune-decisions = Sus decisiones frente a las mejores; ±0 es perfecto
results-fortune-spoken = { $name }: suerte { $luck }, decisiones { $skill }
results-again = Otra partida
results-title = Inicio

### settings

settings-heading = Ajustes
settings-language = Idioma
settings-text-size = Tamaño del texto
settings-percent = { $percent } %
settings-speed = Velocidad
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Inmediata
settings-motion = Movimiento
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-weather = Clima
settings-weather-risk = Según el riesgo
settings-weather-calm = Siempre sereno
settings-decisive = Tiradas decisivas
settings-decisive-slow = Más lentas
settings-decisive-usual = Como siempre
settings-odds = Riesgo de caída
settings-odds-always = Visible
settings-odds-never = Oculto
settings-master = Todo
settings-music = Música
settings-mountain = Viento
settings-table = Dados y piezas
settings-interface = Botones y avisos
settings-rumble = Vibración
settings-section-text = Texto e idioma
settings-section-picture = Imagen
settings-section-sound = Sonido
settings-section-game = Juego
settings-section-players = Jugadores
settings-on = Sí
settings-off = No
settings-reader = Lector de pantalla
settings-reader-auto = Si hay uno
settings-contrast = Alto contraste
settings-window = Ventana
settings-window-window = En ventana
settings-window-borderless = Pantalla completa
settings-window-full = Pantalla exclusiva
settings-monitor = Monitor
settings-monitor-here = El actual
settings-monitor-number = Monitor { $number }
settings-frames = Imágenes por segundo
settings-frames-monitor = Las del monitor
settings-frames-most = { $frames } como mucho
settings-tension = El sonido sigue el riesgo
settings-night = Noche tranquila
settings-mono = Mono
settings-mute = Silencio en segundo plano
settings-captions = Subtítulos de sonidos
settings-colors = Colores de jugadores
settings-colors-classic = Clásicos
settings-colors-vivid = Vivos
settings-colors-soft = Suaves
settings-volume-off = Sin sonido
settings-reset = Restablecer todo
settings-done = Listo
settings-bot-speed = Velocidad de los bots
settings-bot-speed-same = La misma
settings-guard = Espera antes de tirar
settings-guard-off = Ninguna
settings-guard-seconds = { $seconds } s
settings-odds-after = Tras el turno

### pause

pause-open = Pausa
pause-heading = Un respiro
pause-note = La partida se guarda tras cada jugada. Si sales, no se pierde nada.
pause-resume = Seguir jugando
pause-rules = Cómo se escala
pause-board = La montaña en palabras
pause-settings = Ajustes
pause-seats = Quién juega
pause-leave = Al inicio
pause-quit = Salir

### quit

quit-heading = ¿Salir sin guardar?
quit-note = Esta partida no se puede guardar: al salir se pierde.
quit-anyway = Salir
quit-stay = Quedarse

### rules

rules-heading = Cómo se escala
rules-goal = Conquista { $columns ->
    [3] tres
    [4] cuatro
   *[other] cinco
} columnas antes que nadie. Cada columna es una vía de la montaña: la 7 es la más larga; la 2 y la 12, las más cortas.
rules-roll = En tu turno tiras cuatro dados y los repartes en dos parejas. Cada suma sube a un escalador una casilla en esa columna.
rules-climbers = Tienes tres escaladores. Cada uno sale de tu campamento en la columna o, si no lo hay, desde abajo. Con los tres en la pared, solo cuentan sus columnas.
rules-bust = Si ningún reparto mueve a nadie, caes: tus escaladores pierden todo lo que han subido en este turno.
rules-stop = Por eso, después de cada movimiento decides: tirar otra vez o plantarte. Si te plantas, tus escaladores montan campamento y ya nadie te quita lo subido.
rules-claim = Un campamento en la casilla más alta conquista la columna. Nadie vuelve a escalar por ella y los demás campamentos se retiran.
rules-done = Entendido
rules-fairness = ¿Son justos los dados?

### fairness

fairness-heading = ¿Son justos los dados?
fairness-how = Los dados se lanzan con física, y lo que muestran al pararse es la tirada: ningún número se inventa, ni se gira, ni se cambia. Qué cara lleva cada número se sortea cuando los dados dejan la mano, a espaldas de la mano y de la física. Así cada cara es igual de probable, se lancen como se lancen.
fairness-band = La marca dice cuánto se aparta una cara de una de cada seis. Con dados justos, las seis marcas quedan en la franja 19 de cada 20 veces.
fairness-kept = En tus partidas
fairness-thrown = Lanzados ahora
fairness-none = Aún no hay dados
fairness-total = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
fairness-throw = Lanzar { $throws } veces
fairness-done = Volver

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
note-busted = Caída: { $sums }
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
history-heading = Los últimos turnos
history-none = Aún no ha acabado ningún turno.
history-done = Volver
history-rolls = { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
history-camp = Acampa
history-bust = Caída
history-fell = Caída en { $columns }

### couch

couch-whose-turn = Le toca a { $name }
couch-pad-gone = El mando de { $name } se ha desconectado
couch-a-pad-gone = Se ha desconectado un mando
couch-pad-back = El mando de { $name } se ha reconectado
couch-a-pad-back = Se ha reconectado un mando
couch-seats = Quién juega
couch-seats-note = Deja un puesto a un bot y recupéralo, o juégalo con otro dispositivo.
couch-seat-note = El bot devuelve el puesto cuando quieras. En el turno de este puesto solo juega su dispositivo; la pausa es de todos.
couch-decides = Quién juega
couch-person = Persona
couch-bot = Bot · { $name }
couch-plays-with = Juega con
couch-rumble = Vibración
couch-done = Listo
couch-anything = Lo que haya a mano
couch-keyboard = Teclado
couch-left-keys = Teclas izquierdas
couch-right-keys = Teclas derechas
couch-mouse = Ratón
couch-pad = Mando { $number }
couch-pad-missing = Un mando desconectado
couch-lost = { $name }, falta tu mando
couch-lost-note = La partida espera y no se pierde nada. Conéctalo de nuevo, o pulsa «Seguir con esto» en otro mando, el teclado o el ratón.
couch-lost-this = Seguir con esto
couch-doubt = { $name }, ¿cuál es tu mando?
couch-doubt-note = Se desconectaron a la vez dos mandos iguales. Pulsa «Este es el mío» en el tuyo.
couch-doubt-this = Este es el mío
couch-let-bot = Que un bot juegue por { $name }
couch-pause = Pausa
couch-asked = { $name }, ¿con qué juegas?
couch-asked-note = Pulsa «Con esto» en el mando, el teclado o el ratón con el que juegas.
couch-asked-this = Con esto
couch-newcomer = { $name }, ¿juegas ahora con esto?
couch-newcomer-note = Aún no es de nadie. Pulsa «Con esto» en lo que vas a usar desde ahora.
couch-back = Volver

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

notice-settings = Algunos ajustes de { $file } no se conocen o están dañados ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}y { $rest } más
}); valen los habituales. El archivo, tal como estaba, se conserva como { $kept }.
notice-settings-unreadable = No se ha podido leer { $file } y valen los ajustes habituales. El archivo se conserva como { $kept }.
notice-settings-newer = { $file } es de una versión más nueva de Can’t Stop y valen los ajustes habituales. El archivo se conserva como { $kept }.

### credits

title-credits = Créditos
credits-heading = Créditos
credits-game = Can’t Stop, el juego de mesa, es obra de Sid Sackson.
credits-own = Programa, imágenes, sonidos, música y textos se hicieron para este juego. Licencia: { $licence }.
credits-fonts = Tipografía
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = El juego se apoya en el trabajo de muchas personas que lo comparten:
credits-done = Volver

### control

control-heading = Controles
control-open = Controles
control-done = Listo
control-device = Dispositivo
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
control-there = { $control } ({ $layout })
control-nothing = Nada
control-press-now = Pulsa…
control-restore = Restablecer
control-note = Elige una línea y pulsa la tecla o el botón que quieras.
control-note-mouse = Apuntar y el botón izquierdo no se cambian. Elige una línea y pulsa otro botón.
control-listening = Pulsa la tecla o el botón para «{ $control }». Con Escape, o esperando, queda como está.
control-taken = { $press } está en uso: { $control }. Púlsalo otra vez para intercambiarlos, o pulsa otra cosa.
control-unusable = Eso no se puede usar. Pulsa otra cosa.
control-conflict = { $press } hace dos cosas: { $control } y { $other }. Cambia una de ellas.

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
text-size-tv = { $percent } · TV
tv-question = ¿Texto grande, para el sofá?
tv-note = Todo se lee a tres metros. Se puede cambiar cuando quieras en los ajustes.
tv-yes = Texto grande
tv-no = Así está bien
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

settings-messages = Los avisos quedan
settings-messages-while = Unos segundos
settings-messages-press = Hasta pulsar
settings-hints = Botón de consejo
settings-shake = Agitar los dados
settings-shake-hold = Mantener Tirar
settings-shake-press = Pulsar y pulsar
settings-repeat = Repetir al mantener
settings-one-button = Un solo botón
settings-one-button-moves = Avanza solo
settings-one-button-steps = Pulsar y mantener
settings-scan-time = Tiempo en cada cosa
settings-switch = El botón
settings-switch-any = Cualquiera
settings-switch-left = Botón izquierdo
settings-switch-one = El último pulsado
one-button-question = ¿Jugar con un solo botón?
one-button-note = El marco pasa de una cosa a la siguiente. Pulsa cuando esté donde quieres. En los ajustes se apaga otra vez.
one-button-yes = Un solo botón
one-button-no = Así está bien
one-button-on = Un solo botón: pulsa cuando el marco esté donde quieres. Se apaga en Ajustes, Jugadores.
one-button-on-steps = Un solo botón: pulsa para mover el marco, mantén para elegir. Se apaga en Ajustes, Jugadores.
own-guard = Espera antes de tirar
own-hints = Botón de consejo
own-as-all = Como en los ajustes
note-press-again = Pulsa otra vez para tirar

### book

book-goal = Objetivo
book-turn = Un turno
book-risk = Riesgo
book-house = Reglas de la mesa
book-risk-why = Con los tres escaladores en la pared, caes si ninguna pareja de dados da una de sus columnas. Las del centro salen mucho más.
book-risk-runner = Escalador { $runner }
book-risk-chosen = { $set }: { $verdict }. Caes { $percent } de cada 100 veces; justo { $busts } de 1296.
book-risk-seldom = caes pocas veces
book-risk-sometimes = caes a veces
book-risk-often = caes a menudo
book-risk-mostly = caes más veces que no
book-risk-rank = Más seguros que este: { $safer } de los { $sets } tríos. Más arriesgados: { $riskier }.
book-risk-best = El trío más seguro es { $set }: caes { $percent } de cada 100 veces; justo { $busts } de 1296.
book-risk-middle = Con la mitad de los { $sets } tríos caes como mucho { $percent } de cada 100 veces.
book-risk-worst = El trío más arriesgado es { $set }: caes { $percent } de cada 100 veces; justo { $busts } de 1296.
book-house-now = Cada mesa acuerda cuatro reglas. La marca señala las de esta partida.
book-house-next = Cada mesa acuerda cuatro reglas. La marca señala las de la próxima partida.
book-in-force = { $rule } En vigor.
book-controls-mouse = Apunta a algo y pulsa el botón izquierdo.
book-controls-change = Cambiar los controles

### reading comfort

settings-typeface = Letra
settings-spacing = Espacio entre líneas
settings-spacing-usual = Normal
settings-spacing-wide = Mayor

### tutorial

tutorial-heading = Primera escalada
tutorial-offer = ¿Primera vez? Un turno lo muestra todo.
tutorial-begin = Dos dados cada uno: empieza la suma más alta.
tutorial-roll = Tira los cuatro dados.
tutorial-pair = Dos parejas, dos sumas: cada una sube un escalador por su columna.
tutorial-again = Mientras quede un escalador, ninguna tirada falla: tira otra vez.
tutorial-half = Solo queda un escalador: una pareja puede valer a medias.
tutorial-risk = Los tres escalan: cuanto más oscuro el cielo, más riesgo.
tutorial-stop = Para ahora: tus escaladores se convierten en campamentos que quedan.
tutorial-watch = Ahora escala { $name }, y siempre quiere más.
tutorial-bust = ¡Caída! Ninguna suma vale; se pierde lo escalado este turno.
tutorial-claim = Para en la casilla más alta: la columna es tuya.
tutorial-win = Tres columnas ganan. ¡Buena escalada!
tutorial-why-again = Aún no: tirar no cuesta nada mientras quede un escalador.
tutorial-why-stop = Ahora no: una caída perdería las tres escaladas.
tutorial-why-read = Pulsa antes el botón junto a estas palabras.
tutorial-go-on = Seguir
tutorial-skip = Saltar
tutorial-new = Nueva partida
tutorial-title = Portada
settings-tips = Consejos
tip-full = Los tres escaladores están fuera: ahora una tirada puede fallar.
tip-held-back = Un reparto tiene que esperar: otro saca más escaladores y va primero.
tip-shared = Las casillas se comparten: aquí nadie echa a nadie.
tip-press-on = Sobre el campamento de otro no se puede parar: tira otra vez.
tip-keep = Solo puedes tener tres campamentos: elige cuáles quedan.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Puntero
settings-pointer-system = El del sistema
settings-pointer-large = Grande
settings-pointer-larger = Muy grande
settings-speed-slow = Lenta
settings-sure = ¿Seguro? Pulsa otra vez
give-up-heading = Hay una partida sin terminar
give-up-note = { $names } siguen subiendo. Una partida nueva ocupa el lugar de la suya para siempre.
give-up-yes = Nueva partida
give-up-no = Conservarla

### The book of games

chronicle-open = Libro de cumbre
chronicle-heading = El libro de cumbre
chronicle-games = Partidas
chronicle-players = Escaladores
chronicle-dice = Dados
chronicle-done = Cerrar
chronicle-back = Volver
chronicle-nowhere = Aquí aún no se guarda ninguna partida.
chronicle-unreadable = No se puede leer la carpeta de partidas.
chronicle-reading = Leyendo las partidas: { $done } de { $all }…
chronicle-none = Aún no se ha jugado ninguna partida. Aquí estarán todas.
chronicle-none-such = Ninguna partida encaja con esta elección.
chronicle-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
chronicle-unusable = { $files ->
    [one] Un archivo no se puede leer: { $file }
   *[other] { $files } archivos no se pueden leer, como { $file }
}
chronicle-who = Escalador
chronicle-everyone = Todos
chronicle-rules = Reglas
chronicle-rules-usual = Normales
chronicle-rules-house = De la casa
chronicle-company = Mesa
chronicle-any = Cualquiera
chronicle-people = Solo personas
chronicle-bots = Con ordenador
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Ver de nuevo
chronicle-won = { $turns ->
    [one] Ganó { $names } en 1 turno
   *[other] Ganó { $names } en { $turns } turnos
}
chronicle-unfinished = Sin terminar
chronicle-in-progress = Sigue en juego
chronicle-played-on = Seguida de otra partida, no cuenta
chronicle-won-of = Ganadas { $figures }
chronicle-beside = { $counted } · justo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, se esperan { $expected }
chronicle-band = La suerte justa queda en la franja clara 19 veces de 20; la línea verde es lo que da de media.
chronicle-faces = Caras
chronicle-sums = Sumas de dos dados
chronicle-sums-note = Cada dado en una pareja
chronicle-pairs = Primer y segundo dado
chronicle-stray = los dados justos se alejan tanto { $percent } veces de 100
player-wins = Partidas ganadas
player-no-wins = Aún ninguna partida terminada.
player-wins-of = { $games ->
    [one] De 1 partida de { $seats }
   *[other] De { $games } partidas de { $seats }
}
player-wins-all = De las { $games } partidas
player-luck = Suerte
player-busts = { $rolls ->
    [one] Caídas en 1 tirada
   *[other] Caídas en { $rolls } tiradas
}
player-faces = Sus propios dados: los justos se alejan tanto { $percent } veces de 100.
player-turns = Turnos
player-turns-note = { $turns } turnos, de media con { $rolls } tiradas; { $banked } casillas ganadas, { $lost } perdidas.
player-rolls-many = { $rolls } tiradas o más
player-columns = Columnas
player-column = { $visited } · suyas { $claimed }
player-bold = Tiradas más audaces
player-survived = { $percent } de 100, y salió bien · turno { $turn }
player-fell = { $percent } de 100, y caída · turno { $turn }
player-against = Ganadas antes que el otro
player-against-one = { $games ->
    [one] { $name }, 1 partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisiones
player-no-skill = Cumbre repasa las partidas mientras este libro está abierto. Vuelve dentro de un rato.
player-skill-note = Según Cumbre, { $lost } partidas perdidas por cada 100 decisiones, en { $games } partidas con { $decisions } decisiones.
player-trend = En las últimas { $games } partidas { $lately }, antes { $before }.
identity-open = Nombre y privacidad
identity-counts-as = Es la misma persona que
identity-itself = Nadie más
identity-hidden = Fuera de todas las listas
identity-kept-out = Las partidas no cuentan
identity-note = Para invitados y niños: las partidas que no cuentan no cuentan para nadie. Borrar quita el nombre de todos los registros para siempre; las partidas jugadas solo contra el ordenador se van con él.
identity-rename = Renombrar
identity-delete = Borrar todo
identity-not-deleted = { $files ->
    [one] Un registro no se pudo cambiar y conserva el nombre: ¿está el disco lleno o es de solo lectura?
   *[other] { $files } registros no se pudieron cambiar y conservan el nombre: ¿está el disco lleno o es de solo lectura?
}
when-just-now = Hace un momento
when-hours = { $hours ->
    [one] Hace { $hours } hora
   *[other] Hace { $hours } horas
}
when-days = { $days ->
    [one] Hace { $days } día
   *[other] Hace { $days } días
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
watch-play = Reproducir
watch-pause = Pausa
watch-action-back = Atrás
watch-action-on = Adelante
watch-turn-back = Turno anterior
watch-turn-on = Turno siguiente
watch-speed = Velocidad { $times }
watch-leave = Salir
watch-damaged = No se puede ver la partida: la línea { $line } de su registro está dañada.
watch-foreign = No se puede ver la partida: el archivo no es un registro de partida.
watch-newer = No se puede ver la partida: la escribió una versión más nueva del juego.
watch-unreadable = No se puede ver la partida: { $reason }
watch-not-now = Sal primero de esta partida; después se podrá ver otra.
watch-timeline = Cronología
watch-at = turno { $turn }, paso { $at } de { $all }
watch-summit = Lo que ve Cumbre
watch-play-on = Seguir desde aquí

### Sharing

share-open = Compartir
share-heading = Compartir esta partida
share-drawing = Se está dibujando el cartel …
share-preview = El cartel: { $poster }
share-poster = Guardar el cartel
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Guardar el turno como animación
share-copy = Copiar la partida como texto
share-text = Guardar la partida como texto
share-done = Cerrar
share-luck = Suerte { $luck } %
share-decisive = El turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}, y del { $before } % al { $after } % de ganar
share-turn-title = Turno { $turn }: { $name }
share-stop = ¡A acampar!
share-saved = { $file } está en { $folder }
share-copied = La partida está en el portapapeles.
share-not-copied = No se puede usar el portapapeles; guarda la partida como texto.
share-under-way = Se está dibujando la animación; un mensaje avisará cuando esté.
share-failed = No se ha podido guardar.
share-full = No se ha podido guardar: el disco está lleno.
share-read-only = No se ha podido guardar: allí no se puede escribir.
share-no-folder = No se ha podido guardar: no hay carpeta de imágenes ni de documentos.
open-missing = { $file } no está.
open-unreadable = { $file } no se puede leer.
open-folder = { $file } es una carpeta; indica una partida.
open-empty = { $file } está vacío.
open-foreign = { $file } no es una partida de Can’t Stop.
open-damaged = { $file } está dañado en la línea { $line }.
open-newer = { $file } es de una versión posterior del juego.
watch-automatic = Esta partida es anterior a que se guardaran los lanzamientos a mano: todos los dados se lanzan solos.

### The evening

evening-tab = Velada
evening-series = Partidas
evening-any = cuantas queráis
evening-best-of = al mejor de { $games }
evening-none = Todavía no cuenta ninguna partida de esta mesa.
evening-wins = { $name }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
evening-won = { $name } gana la velada
evening-shared = { $names } comparten la velada
evening-next = { $name } empieza la próxima partida
evening-needed = { $wins ->
    [one] 1 victoria decide la velada
   *[other] { $wins } victorias deciden la velada
}
evening-games = Partida a partida
evening-game = Partida { $game }: { $names } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}. Empezó { $first }.
evening-quickest = Victoria más rápida
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
evening-busts = Más caídas
evening-busts-value = { $name }, { $busts ->
    [one] 1 caída
   *[other] { $busts } caídas
}
evening-new = Nueva velada
evening-begins = Partida { $game } de la velada: empieza { $name }.
title-evening = La próxima partida
