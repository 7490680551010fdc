### join

join-heading = Wer klettert heute?
join-hint = Drück einen Knopf und sei dabei. Links und rechts wählen die Form, hoch und runter den Namen.
join-seat = Platz { $number }
join-person = Mensch
join-bot = Bot · { $name }
join-empty = Mitspielen
join-mark = { $mark } für Platz { $number }
join-too-few = Es braucht mindestens zwei Spieler.
join-start = Los geht’s
join-back = Zurück
join-press = Drück einen Knopf und sei dabei
join-share = { $left } oder { $right }: zu zweit an einer Tastatur
join-share-one = { $key }: zu zweit an einer Tastatur
join-full = Alle vier Plätze sind besetzt. Erst muss jemand Platz machen.
join-by-itself = Von selbst
join-more = Mehr zu Platz { $number }
join-who = Wer hier sitzt
join-device = Spielt mit
join-order = Zug
join-order-value = { $number }.
join-swap = Platz tauschen mit
join-free = Platz { $number }, frei
join-write = Namen schreiben
join-leave = Platz freigeben
join-odds = Risiko
tutorial-offer = Neu hier? Ein Zug zeigt alles.

### table

table-heading = Regeln am Tisch
table-usual = Die üblichen Regeln
table-done = Fertig
