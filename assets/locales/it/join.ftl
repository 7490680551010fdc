### join

join-heading = Chi scala stasera?
join-hint = Premi un pulsante e unisciti. Ai lati scegli la forma, su e giù il nome.
join-seat = Posto { $number }
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
join-order-value = { $number }º
join-swap = Cambia posto con
join-free = Posto { $number }, libero
join-write = Scrivi il nome
join-leave = Lascia il posto libero
join-odds = Rischio
tutorial-offer = Prima volta? Un turno mostra tutto.

### table

table-heading = Regole del tavolo
table-usual = Le regole di sempre
table-done = Fatto
