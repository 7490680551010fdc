### tutorial

tutorial-begin = Due dadi a testa: comincia la somma più alta.
tutorial-roll = Tira i quattro dadi.
tutorial-pair = Due coppie, due somme: ognuna fa salire uno scalatore.
tutorial-again = Ti resta uno scalatore: non puoi cadere.
tutorial-half = Resta uno scalatore: può valere anche mezza divisione.
tutorial-risk = Sono tutti e tre in parete: più scuro il cielo, più rischio.
tutorial-risk-no-sky = Sono tutti e tre in parete: ora puoi cadere.
tutorial-stop = Fermati: i tuoi scalatori diventano campi che restano.
tutorial-watch = Tocca a { $name }, che ne vuole sempre un altro.
tutorial-bust = Caduta! Nessuna somma vale: i passi del turno sono persi.
tutorial-claim = Fermati sulla casella più alta: la colonna è tua.
tutorial-win = Tre colonne vincono. Buona scalata!
tutorial-why-again = Non ancora: tirare è gratis finché resta uno scalatore.
tutorial-why-stop = Prova «Fermati»: salva tutti e tre.
tutorial-why-read = Prima premi il pulsante accanto a queste parole.
tutorial-go-on = Continua
tutorial-skip = Salta
tutorial-skip-heading = Saltare la prima scalata?
tutorial-skip-note = La ritrovi sempre in «Come si gioca».
tutorial-stay = Continua a scalare
tutorial-new = Nuova partita
tutorial-title = Menu
