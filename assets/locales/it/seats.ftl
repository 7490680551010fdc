### seats

couch-pad-gone = Controller di { $name } scollegato
couch-a-pad-gone = Controller scollegato
couch-pad-back = Controller di { $name } ricollegato
couch-a-pad-back = Controller ricollegato
couch-seats = Chi gioca
couch-seat-note = Il bot restituisce il posto quando vuoi. Nel turno di questo posto gioca solo il suo dispositivo; la pausa è di tutti.
couch-decides = Chi gioca
couch-person = Persona
couch-bot = Bot · { $name }
couch-plays-with = Gioca con
couch-done = Fatto
couch-lost = { $name }: controller scollegato
couch-lost-note = La partita aspetta e nulla è perso. Ricollegalo, o premi «Usa questo» da un altro controller, dalla tastiera o dal mouse.
couch-lost-this = Usa questo
couch-doubt = { $name }, qual è il tuo controller?
couch-doubt-note = Due controller uguali si sono scollegati insieme. Premi «Questo è il mio» sul tuo.
couch-doubt-this = Questo è il mio
couch-let-bot = Un bot gioca per { $name }
couch-pause = Pausa
couch-asked = { $name }, con che cosa giochi?
couch-asked-note = Premi «Usa questo» dal controller, dalla tastiera o dal mouse con cui giochi.
couch-asked-this = Usa questo
couch-newcomer = { $name }, usi questo controller?
couch-newcomer-note = Non lo usa ancora nessuno. Premi «Usa questo» da quello che userai d’ora in poi.
couch-back = Indietro
pause-seats = Chi gioca
