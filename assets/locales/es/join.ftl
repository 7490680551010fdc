### join

join-heading = ¿Quién escala esta{"\u00A0"}noche?
join-hint = Pulsa un botón y únete. A los lados eliges tu forma; arriba y abajo, tu nombre.
join-seat = Puesto { $number }
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
join-order-value = { $number }.º
join-swap = Cambiar de puesto con
join-free = Puesto { $number }, libre
join-write = Escribir el nombre
join-leave = Dejar el puesto libre
join-odds = Riesgo
tutorial-offer = ¿Primera vez? Un turno lo muestra todo.

### table

table-heading = Reglas de la mesa
table-usual = Las reglas de siempre
table-done = Listo
