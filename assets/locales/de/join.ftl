### join

join-heading = Wer klettert mit?
join-hint = Drück einen Knopf und sei dabei.
join-hint-shared = Ein Gamepad für alle? Füg für jeden einen Platz hinzu.
join-guest = Links und rechts: Farbe. Hoch und runter: Name. { $accept }: bereit oder nicht. { $more }: Platz.
join-unready = Noch nicht bereit
join-waits = { $name } ist noch nicht bereit.
join-ready = { $name } ist bereit.
join-seat = Platz { $number }
join-person = Mensch
join-bot = Bot · { $name }
join-empty = Platz hinzufügen
join-call = Bot rufen
join-mark = { $mark } für Platz { $number }
join-too-few = Es braucht mindestens zwei Spieler.
join-start = Los geht’s
join-back = Zurück
join-press = Drück einen Knopf und sei dabei
join-share = { $left } oder { $right }: zu zweit an einer Tastatur
join-share-one = { $key }: zu zweit an einer Tastatur
join-full = Alle vier Plätze sind besetzt. Entferne erst einen Spieler.
join-by-itself = Nichts
join-who = Spieler
join-device = Spielt mit
join-order = Reihenfolge
join-order-value = { $number }.
join-swap = Tauschen mit
join-free = Platz { $number }, frei
join-write = Namen eingeben
join-leave = Entfernen
tutorial-offer = Neu hier? Ein Zug zeigt alles.

### table

table-heading = Hausregeln
table-open = Risiko und Tempo
table-now = Risiko, Tempo, Hausregeln
table-read-now = Jeder Tisch einigt sich auf seine Regeln. Ein Haken zeigt die dieses Spiels.
table-read-next = Jeder Tisch einigt sich auf seine Regeln. Ein Haken zeigt die des nächsten Spiels.
table-in-force = { $rule } Gilt.
table-usual = Standardregeln
table-done = Fertig
