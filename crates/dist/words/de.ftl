# Was Menüs des Systems, Läden und Pakete über das Spiel sagen; seine eigenen Worte stehen in assets/locales.

genre = Würfelspiel
summary = Klettere mit Würfeln und sichere zur rechten Zeit
keywords = Würfel; Brettspiel; Risiko; Klettern; Familie; Sofa; Bots
about = Wirf vier Würfel, teile sie in zwei Paare und lass in der Spalte jeder Summe einen Kletterer steigen; dann würfle weiter und riskiere alles, was in diesem Zug geklettert wurde, oder sichere und schlag das Lager auf. Drei bezwungene Spalten gewinnen, für zwei bis vier Leute auf einem Sofa, mit Bots auf den freien Plätzen. Die Würfel fallen mit echter Physik, Spiele speichern sich selbst, und alles geht mit Maus, Tastatur und Gamepad.
helps = Auch für alle, die wenig sehen, hören oder drücken: Screenreader, großer Text, hoher Kontrast, Untertitel für Geräusche, ein Knopf für alles, weniger Bewegung und keine Zeitlimits.
picture-title = Der Berg der elf Spalten in der Dämmerung
picture-decision = Drei Kletterer sind unterwegs, der Wind frischt auf: weiterwürfeln oder sichern?
picture-bust = Ein Absturz: Die Böe reißt drei Kletterer von der Wand
picture-claim = Bezwungen: Die Fahne weht auf dem Gipfel einer Spalte
picture-results = Das Ergebnis: wer wann führte und wie viel Glück alle hatten
setup = German
running = Das Spiel läuft noch. Beende es und versuche es dann erneut.
