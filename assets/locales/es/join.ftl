### join

join-heading = ¿Quién escala hoy?
join-hint = Pulsa un botón y únete.
join-hint-shared = ¿Un solo mando para todos? Añade un jugador por persona.
join-guest = A los lados: color. Arriba y abajo: nombre. { $accept }: listos o aún no. { $more }: puesto.
join-unready = Aún no
join-waits = Falta { $name }.
join-ready = { $name } ya está.
join-seat = Puesto { $number }
join-person = Persona
join-bot = Bot · { $name }
join-empty = Añadir jugador
join-call = Llamar a un bot
join-mark = { $mark } para el puesto { $number }
join-too-few = Hacen falta al menos dos jugadores.
join-start = ¡A escalar!
join-back = Volver
join-press = Pulsa un botón para unirte
join-share = { $left } o { $right }: dos en un teclado
join-share-one = { $key }: dos en un teclado
join-full = Los cuatro puestos están ocupados. Quita antes a un jugador.
join-by-itself = Nada
join-who = Jugador
join-device = Juega con
join-order = Orden
join-order-value = { $number }.º
join-swap = Cambiar con
join-free = Puesto { $number }, libre
join-write = Escribir el nombre
join-leave = Quitar
tutorial-offer = ¿Primera vez? Un turno lo muestra todo.

### table

table-heading = Reglas de la casa
table-open = Riesgo y velocidad
table-now = Riesgo, velocidad y reglas de la casa
table-read-now = Cada mesa acuerda sus reglas. La marca señala las de esta partida.
table-read-next = Cada mesa acuerda sus reglas. La marca señala las de la próxima partida.
table-in-force = { $rule } En vigor.
table-usual = Reglas estándar
table-done = Listo
