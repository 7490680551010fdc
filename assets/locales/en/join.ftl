### join

join-heading = Who is climbing?
join-hint = Press any button to join.
join-hint-shared = Sharing one controller? Add a player for each of you.
join-guest = Left and right: colour. Up and down: name. { $accept }: ready or not. { $more }: seat.
join-unready = Not ready yet
join-waits = { $name } is not ready yet.
join-ready = { $name } is ready.
join-seat = Seat { $number }
join-person = Person
join-bot = Bot · { $name }
join-empty = Add a player
join-call = Call a bot
join-mark = { $mark } for seat { $number }
join-too-few = You need at least two players.
join-start = Start climbing
join-back = Back
join-press = Press any button to join
join-share = { $left } or { $right }: two on one keyboard
join-share-one = { $key }: two on one keyboard
join-full = All four seats are taken. Remove a player first.
join-by-itself = Nothing
join-who = Player
join-device = Plays with
join-order = Order
join-order-value = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
join-swap = Swap with
join-free = Free seat { $number }
join-write = Type a name
join-leave = Remove
tutorial-offer = New here? One turn shows it all.

### table

table-heading = House rules
table-open = Odds and speed
table-now = Odds, speed, house rules
table-read-now = Every table agrees on its rules. A tick marks those of this game.
table-read-next = Every table agrees on its rules. A tick marks those of the next game.
table-in-force = { $rule } In force.
table-usual = Standard rules
table-done = Done
