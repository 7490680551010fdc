### tutorial

tutorial-begin = Jeder zwei Würfel: Die höhere Summe beginnt.
tutorial-roll = Wirf die vier Würfel.
tutorial-pair = Zwei Paare, zwei Summen: Jede bringt einen Kletterer höher.
tutorial-again = Solange ein Kletterer frei ist, droht kein Absturz: würfle weiter.
tutorial-half = Nur ein Kletterer ist frei: Ein Paar kann halb passen.
tutorial-risk = Alle drei klettern: Je dunkler der Himmel, desto größer die Gefahr.
tutorial-stop = Raste jetzt: Deine Kletterer werden zu Lagern, und die bleiben.
tutorial-watch = Jetzt klettert { $name } und will immer mehr.
tutorial-bust = Absturz! Keine Summe passt, und dieser Zug ist verloren.
tutorial-claim = Raste auf dem obersten Feld, und die Spalte gehört dir.
tutorial-win = Drei Spalten gewinnen. Gute Tour!
tutorial-why-again = Noch nicht: Solange ein Kletterer frei ist, kostet Würfeln nichts.
tutorial-why-stop = Jetzt nicht: Bei einem Absturz fallen alle drei.
tutorial-why-read = Drücke zuerst den Knopf neben diesen Worten.
tutorial-go-on = Weiter
tutorial-skip = Überspringen
tutorial-new = Neues Spiel
tutorial-title = Zum Titel
