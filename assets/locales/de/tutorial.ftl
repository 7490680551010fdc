### tutorial

tutorial-begin = Jeder zwei Würfel: Die höhere Summe beginnt.
tutorial-roll = Wirf die vier Würfel.
tutorial-pair = Zwei Paare, zwei Summen: Jede bringt einen Kletterer höher.
tutorial-again = Noch ist ein Kletterer frei: Du kannst nicht abstürzen.
tutorial-half = Noch ein Kletterer: Vielleicht passt nur die halbe Aufteilung.
tutorial-risk = Alle drei sind unterwegs: je dunkler der Himmel, desto mehr Risiko.
tutorial-risk-no-sky = Alle drei sind unterwegs: Ab jetzt kannst du abstürzen.
tutorial-stop = Sichere jetzt: Deine Kletterer werden zu Lagern, und die bleiben.
tutorial-watch = { $name } ist dran und will immer noch eins mehr.
tutorial-bust = Absturz! Keine Summe passt, die Schritte dieses Zugs sind weg.
tutorial-claim = Sichere auf dem obersten Feld, und die Spalte gehört dir.
tutorial-win = Drei Spalten gewinnen. Gute Tour!
tutorial-why-again = Noch nicht: Solange ein Kletterer frei ist, kostet Würfeln nichts.
tutorial-why-stop = Versuch „Sichern“: Das rettet alle drei.
tutorial-why-read = Drücke zuerst den Knopf neben diesen Worten.
tutorial-go-on = Weiter
tutorial-skip = Überspringen
tutorial-skip-heading = Erste Tour überspringen?
tutorial-skip-note = Du findest sie jederzeit unter „So wird gespielt“.
tutorial-stay = Weiterklettern
tutorial-new = Neues Spiel
tutorial-title = Hauptmenü
