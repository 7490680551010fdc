### seats

couch-pad-gone = Mando de { $name } desconectado
couch-a-pad-gone = Mando desconectado
couch-pad-back = Mando de { $name } reconectado
couch-a-pad-back = Mando reconectado
couch-seats = Quién juega
couch-seat-note = El bot devuelve el puesto cuando quieras. En el turno de este puesto solo juega su dispositivo; la pausa es de todos.
couch-decides = Quién juega
couch-person = Persona
couch-bot = Bot · { $name }
couch-plays-with = Juega con
couch-done = Listo
couch-lost = { $name }: mando desconectado
couch-lost-note = La partida espera y no se pierde nada. Conéctalo de nuevo, o pulsa «Usar este» en otro mando, el teclado o el ratón.
couch-lost-this = Usar este
couch-doubt = { $name }, ¿cuál es tu mando?
couch-doubt-note = Se desconectaron a la vez dos mandos iguales. Pulsa «Este es el mío» en el tuyo.
couch-doubt-this = Este es el mío
couch-let-bot = Que un bot juegue por { $name }
couch-pause = Pausa
couch-asked = { $name }, ¿con qué juegas?
couch-asked-note = Pulsa «Usar este» en el mando, el teclado o el ratón con el que juegas.
couch-asked-this = Usar este
couch-newcomer = { $name }, ¿usas este mando?
couch-newcomer-note = Aún no lo usa nadie. Pulsa «Usar este» en lo que vas a usar desde ahora.
couch-back = Volver
pause-seats = Quién juega
