### tutorial

tutorial-begin = Due dadi a testa: comincia la somma più alta.
tutorial-roll = Tira i quattro dadi.
tutorial-pair = Due coppie, due somme: ognuna fa salire uno scalatore.
tutorial-again = Finché resta uno scalatore nessun tiro fallisce: tira ancora.
tutorial-half = Resta un solo scalatore: una coppia può valere a metà.
tutorial-risk = Salgono tutti e tre: più scuro il cielo, più rischio.
tutorial-stop = Fermati ora: i tuoi scalatori diventano campi che restano.
tutorial-watch = Ora scala { $name }, e vuole sempre di più.
tutorial-bust = Caduta! Nessuna somma vale: la salita del turno è persa.
tutorial-claim = Fermati sulla casella più alta: la colonna è tua.
tutorial-win = Tre colonne vincono. Buona scalata!
tutorial-why-again = Non ancora: tirare non costa nulla finché resta uno scalatore.
tutorial-why-stop = Non ora: una caduta farebbe perdere tutte e tre.
tutorial-why-read = Prima premi il pulsante accanto a queste parole.
tutorial-go-on = Avanti
tutorial-skip = Salta
tutorial-new = Nuova partita
tutorial-title = Titolo
