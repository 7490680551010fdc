### join

join-heading = Who climbs tonight?
join-hint = Press any button to join. Left and right pick your shape, up and down your name.
join-seat = Seat { $number }
join-person = Person
join-bot = Bot · { $name }
join-empty = Add a player
join-mark = { $mark } for seat { $number }
join-too-few = It takes at least two players.
join-start = Start climbing
join-back = Back
join-press = Press a button to join
join-share = { $left } or { $right }: two on one keyboard
join-share-one = { $key }: two on one keyboard
join-full = All four seats are taken. Somebody has to make room first.
join-by-itself = By itself
join-more = More about seat { $number }
join-who = Who sits here
join-device = Plays with
join-order = Turn
join-order-value = { $number } of { $count }
join-swap = Change seats with
join-free = Free seat { $number }
join-write = Write the name
join-leave = Leave the seat free
join-odds = Odds
tutorial-offer = New here? One turn shows it all.

### table

table-heading = Rules of the table
table-usual = The usual rules
table-done = Done
