# Quello che dicono del gioco i menu del sistema, i negozi e i pacchetti; le sue parole stanno in assets/locales.

genre = Gioco di dadi
summary = Scala con i dadi e fermati in tempo
keywords = dadi; gioco da tavolo; tentare la fortuna; scalata; famiglia; divano; bot
about = Tira quattro dadi, dividili in due coppie e fai salire uno scalatore nella colonna di ogni somma; poi tira ancora e rischia tutto quello che hai salito in questo turno, oppure fermati e pianta il campo. Vincono tre colonne conquistate, per due, tre o quattro persone sullo stesso divano, con i bot ai posti liberi. I dadi cadono con una fisica vera, le partite si salvano da sole e tutto funziona con mouse, tastiera e controller.
helps = Anche per chi vede o sente poco o usa un solo pulsante: lettore di schermo, testo grande, contrasto elevato, didascalie dei suoni, movimento ridotto e nessun limite di tempo.
picture-title = La montagna di undici colonne al tramonto
picture-decision = Tre scalatori in parete e il vento cresce: tirare ancora o fermarsi e piantare il campo?
picture-bust = Una caduta: la raffica strappa tre scalatori dalla parete
picture-claim = Una conquista: la bandiera sventola in cima a una colonna
picture-results = I risultati: chi era in testa e quanta fortuna ha avuto ciascuno
setup = Italian
running = Il gioco è aperto. Chiudilo e riprova.
