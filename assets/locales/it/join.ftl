### join

join-heading = Chi scala oggi?
join-hint = Premi un pulsante e unisciti.
join-hint-shared = Un solo controller per tutti? Aggiungi un posto a testa.
join-guest = Ai lati: colore; su, giù: nome. { $accept }: si va o non ancora. { $more }: posto.
join-unready = Non ancora
join-waits = Manca { $name }.
join-ready = { $name } c’è.
join-seat = Posto { $number }
join-person = Persona
join-bot = Bot · { $name }
join-empty = Aggiungi
join-call = Chiama un bot
join-mark = { $mark } per il posto { $number }
join-too-few = Servono almeno due giocatori.
join-start = Si sale!
join-back = Indietro
join-press = Premi un pulsante per unirti
join-share = { $left } o { $right }: in due sulla stessa tastiera
join-share-one = { $key }: in due sulla stessa tastiera
join-full = I quattro posti sono occupati. Togli prima un giocatore.
join-by-itself = Niente
join-who = Giocatore
join-device = Gioca con
join-order = Ordine
join-order-value = { $number }º
join-swap = Scambia con
join-free = Posto { $number }, libero
join-write = Scrivi un nome
join-leave = Togli
tutorial-offer = Prima volta? Un turno mostra tutto.

### table

table-heading = Regole della casa
table-open = Rischio e velocità
table-now = Rischio, velocità e regole della casa
table-read-now = Ogni tavolo si accorda sulle sue regole. Il segno indica quelle di questa partita.
table-read-next = Ogni tavolo si accorda sulle sue regole. Il segno indica quelle della prossima partita.
table-in-force = { $rule } In vigore.
table-usual = Regole standard
table-done = Fatto
