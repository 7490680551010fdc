# The words of the game in English. Terms: roll, stop, bust, pairing; climber (a runner), camp (a square), column, space, claimed; player, seat.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole }.{ $tenth }
columns-to-go = { $columns ->
    [one] 1 column to go
   *[other] { $columns } columns to go
}
turn-of = { $name } to roll
mark-disc = Disc
mark-square = Square
mark-triangle = Triangle
mark-diamond = Diamond
opponent-marmot = Marmot
opponent-ibex = Ibex
opponent-magpie = Magpie
opponent-owl = Owl
opponent-summit = Summit
opponent-rule-of-28 = Rule of 28
opponent-constant = Constant weights
opponent-linear = Growing weights
opponent-marmot-note = Cautious: banks every little bit.
opponent-ibex-note = Loves its columns and stays too long.
opponent-magpie-note = Greedy: always wants one more.
opponent-owl-note = Reckons exactly, but only for itself.
opponent-summit-note = Knows what every board is worth.
opponent-rule-of-28-note = Adds up its turn and stops at 28.
opponent-constant-note = Every space weighs the same.
opponent-linear-note = The higher a space, the more it weighs.
opponent-spoken = { $nature } Strength { $strength } of { $most }

### loading

loading = Packing the ropes…

### title

title-continue = Continue
title-saved = { $turn } · { $columns }
title-new-game = New game
title-rules = How to climb
title-settings = Settings
title-quit = Quit

### join

join-heading = Who climbs tonight?
join-hint = Press any button to join. Left and right pick your shape, up and down your name.
join-seat = Seat { $number }
join-name = Name
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
join-done = Done
join-capital = Capital letter
join-space = Space
join-erase = Erase
join-odds = Odds

### table

table-heading = Rules of the table
table-usual = The usual rules
table-done = Done
table-here = At this table: { $rules }
table-columns = Columns to win
table-columns-note = The first to own { $columns } columns wins.
table-columns-four = Four or five columns only with two or three players.
table-columns-pawns = Three camps can claim three columns, not more.
table-landing = On another’s camp
table-landing-share = Share
table-landing-share-note = Climber and camp share the space, and nothing happens.
table-landing-jump = Jump over
table-landing-jump-note = A climber skips every space with another’s camp.
table-landing-press-on = Press on
table-landing-press-on-note = No stopping while a climber stands on another’s camp.
table-duty = Climbers must set out
table-duty-after = After the split
table-duty-after-note = Any pairing will do; in it, every climber that can set out must.
table-duty-before = Before the split
table-duty-before-note = Only the pairing that sends out the most climbers may be chosen.
table-pawns = Three camps each (“Basta”)
table-pawns-off = Off
table-pawns-off-note = Camp in as many columns as you like.
table-pawns-on = On
table-pawns-on-note = Three camps at most, flags included; with more, you choose which stay. Played for three columns.
table-short-columns = { $columns } columns
table-short-share = share
table-short-jump = jump over
table-short-press-on = press on
table-short-before = before the split
table-short-pawns = three camps

### results

results-wins = { $name } wins
results-share = { $names } share the win
results-and = { $first } and { $last }
results-how = { $columns } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
results-climb = Climb
results-climb-spoken = How far everybody came: { $ways }
results-climb-way = { $name } { $percent } percent
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · { $changes ->
    [one] 1 lead change
   *[other] { $changes } lead changes
}
results-boldest = Boldest roll
results-boldest-value = { $name }: { $percent }%
results-longest = Longest turn
results-longest-value = { $name }, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
results-luck = Luck of the dice
results-luck-note = To the right: fewer busts than expected.
results-review = Looking back
results-review-thinks = Looking back at every decision…
results-chances-note = Chances of winning, turn by turn
results-chances-spoken = Chances of winning: { $ways }
results-chances-way = { $name } { $first } percent at first, { $middle } percent halfway
results-slips = What mattered most
results-slips-none = No decision cost anyone even one game in 100.
results-slip-rolled = Turn { $turn }, { $name }: rolled on with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at stake; stopping would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-stopped = Turn { $turn }, { $name }: stopped; rolling on would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-chose = Turn { $turn }, { $name }: took { $taken }; { $better } would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-slip-kept = Turn { $turn }, { $name }: kept { $taken }; { $better } would have won { $cost ->
    [one] 1 more game
   *[other] { $cost } more games
} in 100.
results-fortune = Luck and skill
results-fortune-dice = What all the dice gave or took; 100 is a whole game
results-fortune-decisions = Decisions measured against the best; ±0 is perfect
results-fortune-spoken = { $name }: luck { $luck }, decisions { $skill }
results-again = Again
results-title = Title

### settings

settings-heading = Settings
settings-language = Language
settings-text-size = Text size
settings-percent = { $percent }%
settings-speed = Speed
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-weather = Weather
settings-weather-risk = Follows the risk
settings-weather-calm = Always calm
settings-decisive = Decisive rolls
settings-decisive-slow = Slower
settings-decisive-usual = As usual
settings-odds = Chance of a bust
settings-odds-always = Shown
settings-odds-never = Hidden
settings-master = Everything
settings-music = Music
settings-mountain = Wind
settings-table = Dice and pieces
settings-interface = Buttons and messages
settings-rumble = Rumble
settings-section-text = Text & language
settings-section-picture = Picture
settings-section-sound = Sound
settings-section-game = Game
settings-section-players = Players
settings-on = On
settings-off = Off
settings-reader = Screen reader
settings-reader-auto = If one runs
settings-contrast = High contrast
settings-window = Window
settings-window-window = In a window
settings-window-borderless = Fullscreen
settings-window-full = Exclusive fullscreen
settings-monitor = Monitor
settings-monitor-here = Where it is now
settings-monitor-number = Monitor { $number }
settings-frames = Frames a second
settings-frames-monitor = Match the monitor
settings-frames-most = At most { $frames }
settings-tension = Sound follows the risk
settings-night = Quiet evening
settings-mono = Mono
settings-mute = Silent in the background
settings-captions = Captions for sounds
settings-colors = Players’ colours
settings-colors-classic = Classic
settings-colors-vivid = Vivid
settings-colors-soft = Soft
settings-volume-off = Off
settings-reset = Reset all
settings-done = Done
settings-bot-speed = Speed of bots
settings-bot-speed-same = The same
settings-guard = Wait before Roll
settings-guard-off = None
settings-guard-seconds = { $seconds } s
settings-odds-after = After the turn

### pause

pause-open = Pause
pause-heading = Taking a breath
pause-note = The game is saved after every move. Nothing is lost when you leave.
pause-resume = Resume
pause-rules = How to climb
pause-board = The mountain in words
pause-settings = Settings
pause-seats = Who plays
pause-leave = Leave to title
pause-quit = Quit

### quit

quit-heading = Quit without saving?
quit-note = This game cannot be saved: quitting loses it.
quit-anyway = Quit
quit-stay = Stay

### rules

rules-heading = How to climb
rules-goal = Claim { $columns ->
    [3] three
    [4] four
   *[other] five
} columns before anybody else does. Every column is a route up the mountain: 7 is the longest, 2 and 12 are the shortest.
rules-roll = On your turn you roll four dice and split them into two pairs. Each sum moves a climber one space up that column.
rules-climbers = You have three climbers. A new one starts from your camp in the column, or from the foot. With all three out, only their columns still help.
rules-bust = If no pairing moves anybody, it is a bust: your climbers fall, and all they climbed this turn is lost.
rules-stop = So after every move, choose: roll again, or stop. Stopping turns your climbers into camps, safe from now on.
rules-claim = A camp on the top space claims the column. Nobody climbs there again, and all other camps leave it.
rules-done = Got it
rules-fairness = Are the dice fair?

### fairness

fairness-heading = Are the dice fair?
fairness-how = The dice are thrown by physics, and what they settle on is the roll: no number is made up, turned or replaced. Which face of a die carries which number is drawn by lot as the dice leave the hand, unseen by hand and physics. So every face is as likely as any other, however the dice are thrown.
fairness-band = The mark shows how far a face strays from one in six. Fair dice keep all six marks inside the band 19 times in 20.
fairness-kept = In your games
fairness-thrown = Thrown just now
fairness-none = No dice yet
fairness-total = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
fairness-throw = Throw the dice { $throws } times
fairness-done = Back

### play

banner-roll-off = Who begins?
banner-roll-off-tied = A tie! The highest roll again.
banner-highest-begins = The highest roll begins.
banner-turn = { $name } · roll the dice
banner-rolls = { $name } rolls…
banner-choose = { $name } · choose a pairing
banner-decide = { $name } · roll again or stop?
banner-press-on = { $name } · climb on
banner-keep = { $name } · { $count ->
    [one] one camp may stay
   *[other] { $count } camps may stay
}
banner-keeps = { $name } has too many camps
banner-gives-up = { $name } packs up the camp on { $column }
banner-thinks = Thinking…
banner-climbs = { $name } climbs
banner-stops = { $name } makes camp
banner-busted = { $name } falls back to camp
banner-lost = { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
banner-claims = { $name } claims column { $column }
banner-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
odds-short = Risk: { $percent } in 100

score-at-base = at base camp
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } on { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } to the top
card-either = { $column } +{ $steps }
card-held-back = fewer climbers
card-claimed = { $column } is claimed
card-on-top = { $column } is at the top
card-no-runner = no climber

note-roll-off = Two dice each
note-climb = { $name }’s climb
note-shake = Hold Roll to shake the dice
note-let-go = Let go to throw
note-put-back = Go back to put the dice down
caption-nudge = A die leans: it gets a push
caption-rethrow = A die leans: it is thrown again
caption-place = A die leans: it is set down
caption-rattle = [dice rattle in the hand]
caption-dice = [dice clatter]
caption-place-climber = [a climber sets out]
caption-step = [a climber pulls up]
caption-top = [a bell: a climber is at the top]
caption-camp = [canvas: a camp]
caption-bust = [a gust: bust]
caption-claim = [a fanfare: a column is claimed]
caption-win = [a dawn: the game is won]
caption-turn = [a chime: the next turn]
caption-wind = [the wind rises: more risk]
caption-wind-holds = [the wind holds its breath]
caption-by = { $name }: { $caption }
caption-refuse = [a thud: not now]
note-busted = Bust: { $sums }
note-would-have-held = A sum of { $sums } would have held
note-all-but = Any sum but { $sums } would have held
note-nothing-saves = No sum would have held
note-press-on = No stopping: { $columns }
note-press-on-why = Another’s camp is there
note-keeps = { $name } chooses which camps stay
note-gives-up = The camp on { $column } is packed up

action-roll = Roll
action-roll-again = Roll again
action-stop = Stop
action-stop-and-win = Stop and win
action-stop-not-here = Stop: not on another’s camp
keep-these = Keep these
keep-fewer = { $count ->
    [one] Give up 1 more
   *[other] Give up { $count } more
}
keep-more = { $count ->
    [one] Keep 1 more
   *[other] Keep { $count } more
}
keep-camp = Camp in column { $column }, space { $height } of { $top }
keep-stays = stays
keep-goes = goes
keep-height = { $height }/{ $top }

undo-open = Take the pairing back
undo-failed = The pairing stays: the saved game could not be changed ({ $reason }).
hint-open = Hint
hint-heading = A hint
hint-stop-wins = Stop: that wins the game.
hint-stop = Stop: from here you win { $best } of 100 games, { $alike ->
    [0] { $other } if you roll
   *[1] hardly fewer if you roll
}.
hint-roll = Roll: from here you win { $best } of 100 games, { $alike ->
    [0] { $other } if you stop
   *[1] hardly fewer if you stop
}.
hint-roll-only = Roll, the only choice: from here you win { $best } of 100 games.
hint-move = { $move }: from here you win { $best } of 100 games, { $alike ->
    [0] { $other } with { $instead }
   *[1] hardly fewer with { $instead }
}.
hint-move-only = { $move } is the only choice: from here you win { $best } of 100 games.
hint-keep = Keep { $move }: from here you win { $best } of 100 games, { $alike ->
    [0] { $other } with { $instead }
   *[1] hardly fewer with { $instead }
}.
hint-risk = { $busts ->
    [0] The next roll cannot bust.
   *[other] The next roll busts { $percent } times in 100, exactly { $busts } in 1,296.
}
why-heading = Why not { $sums }?
why-claimed = { $column } is claimed by { $name }; nobody climbs there any more.
why-on-top = The climber on { $column } is at the top already.
why-no-climber = All three climbers are out, and none is on { $columns }.
why-held-back = Another pairing sends out more climbers; at this table it goes first.
history-open = The last turns
history-heading = The last turns
history-none = No turn is over yet.
history-done = Back
history-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
history-camp = Camp
history-bust = Bust
history-fell = Bust on { $columns }

### couch

couch-whose-turn = { $name }’s turn
couch-pad-gone = { $name }’s pad is gone
couch-a-pad-gone = A pad is gone
couch-pad-back = { $name }’s pad is back
couch-a-pad-back = A pad is back
couch-seats = Who plays
couch-seats-note = Give a seat to a bot and take it back, or play it with another device.
couch-seat-note = A bot gives the seat back whenever you like. On this seat’s turn only its device plays; anyone may pause.
couch-decides = Played by
couch-person = Person
couch-bot = Bot · { $name }
couch-plays-with = Plays with
couch-rumble = Rumble
couch-done = Done
couch-anything = Whatever is at hand
couch-keyboard = Keyboard
couch-left-keys = Left keys
couch-right-keys = Right keys
couch-mouse = Mouse
couch-pad = Pad { $number }
couch-pad-missing = A missing pad
couch-lost = { $name }, your pad is gone
couch-lost-note = The game waits, and nothing is lost. Reconnect the pad, or press “Go on with this” on another pad, the keyboard or the mouse.
couch-lost-this = Go on with this
couch-doubt = { $name }, which pad is yours?
couch-doubt-note = Two pads of the same kind were lost at once. Press “This is mine” on yours.
couch-doubt-this = This is mine
couch-let-bot = A bot plays for { $name }
couch-pause = Pause
couch-asked = { $name }, what do you play with?
couch-asked-note = Press “With this” on the pad, keyboard or mouse you play with.
couch-asked-this = With this
couch-newcomer = { $name }, do you play with this now?
couch-newcomer-note = Nobody has it yet. Press “With this” on what you play with from now on.
couch-back = Back

### notices

notice-second-window = Can’t Stop is open twice; this one plays on, but its games are not saved. Close one of the two to save again.
notice-crashed = Can’t Stop closed unexpectedly last time. Nothing of your games was lost; what happened is written in { $file }.
notice-cannot-save = Games cannot be saved ({ $reason }); you can play on, but free some space or check the folder’s permissions.
notice-seats = This game cannot begin: it is for two to four players.
notice-columns = This game cannot begin: its number of columns to win does not fit its other rules.
notice-record-damaged = The saved game is damaged in line { $line } and cannot be continued; it is kept as { $file }.
notice-record-foreign = The saved game is not a game of Can’t Stop; it is kept as { $file }, and you can start a new game.
notice-record-newer = The saved game was written by a newer version of Can’t Stop; update to continue it. It is kept as { $file }.
notice-record-unreadable = The saved game cannot be read ({ $reason }); check its permissions. You can start a new game.
disk-full = no space is left
disk-forbidden = permission is missing
disk-read-only = the disk can only be read
disk-gone = the folder or its disk is gone
disk-busy = another program is using it
disk-in-the-way = something else is in its place
disk-changed = something else has changed the file
disk-unknown = the disk reports an error

notice-settings = Some settings in { $file } are unknown or damaged ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}and { $rest } more
}); the usual ones are used instead. The file as it was is kept as { $kept }.
notice-settings-unreadable = { $file } could not be read, so the usual settings are used. The file is kept as { $kept }.
notice-settings-newer = { $file } was written by a newer version of Can’t Stop, so the usual settings are used. The file is kept as { $kept }.

### credits

title-credits = Credits
credits-heading = Credits
credits-game = Can’t Stop, the board game, was designed by Sid Sackson.
credits-own = Program, pictures, sounds, music and texts were made for this game. Licence: { $licence }.
credits-fonts = Type
credits-by = { $what } · { $who }
credits-libraries = Libraries
credits-libraries-note = The game stands on the work of many people who share it freely:
credits-done = Back

### control

control-heading = Controls
control-open = Controls
control-done = Done
control-device = Device
control-on-keyboard = Keyboard
control-on-left-keys = Left keys
control-on-right-keys = Right keys
control-on-pad = Pad
control-on-mouse = Mouse
control-up = Up
control-down = Down
control-left = Left
control-right = Right
control-accept = Accept
control-back = Back
control-roll = Roll
control-stop = Stop
control-hint = Hint
control-undo = Undo
control-pause = Pause
control-hurry = Hurry
control-or = { $first } or { $next }
control-there = { $control } ({ $layout })
control-nothing = Nothing
control-press-now = Press…
control-restore = Restore all
control-note = Choose a line, then press the new key or button.
control-note-mouse = Pointing and the left button stay as they are. Choose a line, then press another button.
control-listening = Press the key or button for “{ $control }”. Escape or waiting leaves it as it is.
control-taken = { $press } is taken: { $control }. Press it again to swap the two, or press something else.
control-unusable = That one cannot be used. Press something else.
control-conflict = { $press } does two things: { $control } and { $other }. Change one of them.

### glyph

glyph-unknown = ?
glyph-arrow-up = Up arrow
glyph-arrow-down = Down arrow
glyph-arrow-left = Left arrow
glyph-arrow-right = Right arrow
glyph-enter = Enter
glyph-number-enter = N Enter
glyph-space = Space
glyph-escape = Esc
glyph-backspace = Backspace
glyph-delete = Del
glyph-insert = Ins
glyph-home = Home
glyph-end = End
glyph-page-up = Page up
glyph-page-down = Page down
glyph-left-shift = Left Shift
glyph-right-shift = Right Shift
glyph-left-control = Left Ctrl
glyph-right-control = Right Ctrl
glyph-left-alt = Left Alt
glyph-right-alt = Right Alt
glyph-mouse-right = Right mouse button
glyph-mouse-middle = Middle mouse button
glyph-mouse-back = Back button of the mouse
glyph-mouse-forward = Forward button of the mouse
glyph-cross = Cross
glyph-circle = Circle
glyph-square = Square
glyph-triangle = Triangle
glyph-bottom = Bottom button
glyph-right = Right button
glyph-left = Left button
glyph-top = Top button
glyph-view = View
glyph-menu = Menu
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Left stick
glyph-right-stick = Right stick
glyph-pad-up = D-pad up
glyph-pad-down = D-pad down
glyph-pad-left = D-pad left
glyph-pad-right = D-pad right

ribbon-bust = Bust!
ribbon-bust-lost = { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
ribbon-claim = { $name } claims { $column }
ribbon-win = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win!
}
roll-risk = busts { $chance } in 100
roll-no-risk = cannot bust
stop-stake = { $steps ->
    [one] keeps 1 step
   *[other] keeps { $steps } steps
}
stake-steps = { $steps ->
    [one] 1 step at stake
   *[other] { $steps } steps at stake
}
bot-thinks = { $name } thinks
text-size-tv = { $percent } · TV
tv-question = Large text, for the sofa?
tv-note = Everything can be read from three metres away. The settings change it at any time.
tv-yes = Large text
tv-no = As it is
sums-or = { $first } or { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } on space { $height } of { $top }
reader-at-top = { $column } at the top
reader-pairing = { $name } rolled { $dice }. Choose a pairing.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } rolls { $dice }.
reader-rolls-two = { $name } rolls { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = Bust! { $name } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
reader-stops = { $name } stops: { $runners }.
reader-claims = { $name } claims column { $column }: { $owned } of { $target }.
reader-mountain = The mountain
reader-column = Column { $column }, { $height } spaces: { $there }
reader-column-claimed = Column { $column }: claimed by { $name }
reader-column-empty = nobody yet
reader-runner-at = { $name }’s climber on { $height }
reader-square-at = { $name }’s camp on { $height }

### one button, and no time pressure

settings-messages = Messages stay
settings-messages-while = A few seconds
settings-messages-press = Until a press
settings-hints = Hint button
settings-shake = Shake the dice
settings-shake-hold = Hold Roll
settings-shake-press = Press, then press
settings-repeat = Held arrows repeat
settings-one-button = One-button play
settings-one-button-moves = Moves by itself
settings-one-button-steps = Press on, hold to take
settings-scan-time = Time on each
settings-switch = The button
settings-switch-any = Any
settings-switch-left = Left mouse button
settings-switch-one = The last pressed
one-button-question = Play with one button?
one-button-note = The ring goes from one thing to the next. Press when it is where you want. The settings switch it off again.
one-button-yes = One button
one-button-no = As it is
one-button-on = One-button play: press when the ring is where you want. Off under Settings, Players.
one-button-on-steps = One-button play: press to move the ring, hold to take. Off under Settings, Players.
own-guard = Wait before Roll
own-hints = Hint button
own-as-all = As in the settings
note-press-again = Press again to throw

### book

book-goal = Goal
book-turn = A turn
book-risk = Risk
book-house = House rules
book-risk-why = With all three climbers out, a roll busts unless one of its pairs makes one of their columns. Columns in the middle come up far more often.
book-risk-runner = Climber { $runner }
book-risk-chosen = { $set }: { $verdict }. Busts { $percent } in 100, exactly { $busts } in 1,296.
book-risk-seldom = seldom busts
book-risk-sometimes = sometimes busts
book-risk-often = often busts
book-risk-mostly = more often busts than not
book-risk-rank = Safer than this: { $safer } of all { $sets } sets. Riskier: { $riskier }.
book-risk-best = The safest set is { $set }: busts { $percent } in 100, exactly { $busts } in 1,296.
book-risk-middle = Half of all { $sets } sets bust at most { $percent } in 100.
book-risk-worst = The riskiest set is { $set }: busts { $percent } in 100, exactly { $busts } in 1,296.
book-house-now = A table agrees on four rules. A tick marks what this game is played by.
book-house-next = A table agrees on four rules. A tick marks what the next game is played by.
book-in-force = { $rule } In force.
book-controls-mouse = Point at something and press the left button.
book-controls-change = Change the controls

### reading comfort

settings-typeface = Typeface
settings-spacing = Line spacing
settings-spacing-usual = Usual
settings-spacing-wide = Wider

### tutorial

tutorial-heading = First climb
tutorial-offer = New here? One turn shows it all.
tutorial-begin = Two dice each: the higher sum begins.
tutorial-roll = Roll the four dice.
tutorial-pair = Two pairs, two sums: each moves a climber up its column.
tutorial-again = While a climber is left, no roll can bust: roll again.
tutorial-half = Only one climber is left: a pairing may fit by half.
tutorial-risk = All three climb: the darker the sky, the likelier a bust.
tutorial-stop = Stop now, and your climbers become camps that stay.
tutorial-watch = Now { $name } climbs, and wants ever more.
tutorial-bust = Bust! No sum fits, and this turn’s climb is lost.
tutorial-claim = Stop on a column’s top space, and it is yours.
tutorial-win = Three columns win. Have a good climb!
tutorial-why-again = Not yet: rolling costs nothing while a climber is left.
tutorial-why-stop = Not now: a bust would lose all three climbs.
tutorial-why-read = First press the button beside these words.
tutorial-go-on = Go on
tutorial-skip = Skip
tutorial-new = New game
tutorial-title = Title
settings-tips = Tips
tip-full = All three climbers are out: from now on a roll can bust.
tip-held-back = A pairing is held back: another sends out more climbers, and goes first.
tip-shared = Spaces can be shared: here nobody pushes anybody away.
tip-press-on = On another player’s camp no turn can stop: roll again.
tip-keep = Three camps are all you may own: choose which stay.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Pointer
settings-pointer-system = As in the system
settings-pointer-large = Large
settings-pointer-larger = Very large
settings-speed-slow = Slow
settings-sure = Sure? Press again
give-up-heading = A game is not finished
give-up-note = { $names } are still climbing. A new game takes the place of theirs for good.
give-up-yes = New game
give-up-no = Keep it

### The book of games

chronicle-open = Climbers’ book
chronicle-heading = The climbers’ book
chronicle-games = Games
chronicle-players = Climbers
chronicle-dice = Dice
chronicle-done = Close
chronicle-back = Back
chronicle-nowhere = No games are kept here yet.
chronicle-unreadable = The folder of games cannot be read.
chronicle-reading = Reading the games: { $done } of { $all } …
chronicle-none = No game has been played yet. Each one will stand here.
chronicle-none-such = No game fits this choice.
chronicle-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
chronicle-unusable = { $files ->
    [one] One file cannot be read: { $file }
   *[other] { $files } files cannot be read, such as { $file }
}
chronicle-who = Climber
chronicle-everyone = Everyone
chronicle-rules = Rules
chronicle-rules-usual = Usual
chronicle-rules-house = House rules
chronicle-company = Table
chronicle-any = Any
chronicle-people = People only
chronicle-bots = With computers
chronicle-page = Page
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Watch again
chronicle-won = { $turns ->
    [one] { $names } won in 1 turn
   *[other] { $names } won in { $turns } turns
}
chronicle-unfinished = Not finished
chronicle-in-progress = Still going on
chronicle-played-on = Played on from another game, not counted
chronicle-won-of = Won { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } expected
chronicle-band = Fair luck stays in the pale band 19 times in 20; the green line is what it gives on average.
chronicle-faces = Faces
chronicle-sums = Sums of two dice
chronicle-sums-note = Each die in one pair
chronicle-pairs = First and second die
chronicle-stray = fair dice stray as far { $percent } times in 100
player-wins = Games won
player-no-wins = No game finished yet.
player-wins-of = { $games ->
    [one] Of 1 game for { $seats }
   *[other] Of { $games } games for { $seats }
}
player-wins-all = Of all { $games } games
player-luck = Luck
player-busts = { $rolls ->
    [one] Busts in 1 roll
   *[other] Busts in { $rolls } rolls
}
player-faces = Their own dice: fair ones stray as far { $percent } times in 100.
player-turns = Turns
player-turns-note = { $turns } turns of { $rolls } rolls each on average; { $banked } spaces kept, { $lost } lost.
player-rolls-many = { $rolls } rolls or more
player-columns = Columns
player-column = { $visited } · claimed { $claimed }
player-bold = Boldest rolls
player-survived = { $percent } in 100, and it held · turn { $turn }
player-fell = { $percent } in 100, and bust · turn { $turn }
player-against = Won before the other
player-against-one = { $games ->
    [one] { $name }, 1 game
   *[other] { $name }, { $games } games
}
player-skill = Decisions
player-no-skill = Summit looks back at the games while this book is open. Come again in a while.
player-skill-note = As Summit sees it, { $lost } games lost in 100 decisions, in { $games } games with { $decisions } decisions.
player-trend = In the last { $games } games { $lately }, before { $before }.
identity-open = Name and privacy
identity-counts-as = Is the same as
identity-itself = Nobody else
identity-hidden = Left out of all lists
identity-kept-out = Games do not count
identity-note = For guests and children: games that do not count are counted for nobody. Deleting takes the name out of all records for good; games played against computers alone go with it.
identity-rename = Rename
identity-delete = Delete everything
identity-not-deleted = { $files ->
    [one] One record could not be changed and keeps the name: is the disk full or read-only?
   *[other] { $files } records could not be changed and keep the name: is the disk full or read-only?
}
when-just-now = Just now
when-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
when-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
when-date = { $month ->
    [1] { $day } Jan { $year }
    [2] { $day } Feb { $year }
    [3] { $day } Mar { $year }
    [4] { $day } Apr { $year }
    [5] { $day } May { $year }
    [6] { $day } Jun { $year }
    [7] { $day } Jul { $year }
    [8] { $day } Aug { $year }
    [9] { $day } Sep { $year }
    [10] { $day } Oct { $year }
    [11] { $day } Nov { $year }
   *[other] { $day } Dec { $year }
}

### Watching again

watch-again = Watch again
watch-play = Play
watch-pause = Pause
watch-action-back = Back
watch-action-on = On
watch-turn-back = Turn back
watch-turn-on = Next turn
watch-speed = Speed { $times }
watch-leave = Leave
watch-damaged = The game cannot be watched: line { $line } of its record is damaged.
watch-foreign = The game cannot be watched: the file is no record of a game.
watch-newer = The game cannot be watched: a newer version of the game wrote it.
watch-unreadable = The game cannot be watched: { $reason }
watch-not-now = Leave this game first, then another can be watched.
watch-timeline = Timeline
watch-at = turn { $turn }, step { $at } of { $all }
watch-summit = Summit’s view
watch-play-on = Play on from here

### Sharing

share-open = Share
share-heading = Share this game
share-drawing = The poster is being drawn …
share-preview = The poster: { $poster }
share-poster = Save the poster
share-turn = Turn
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisive
share-animation = Save the turn as an animation
share-copy = Copy the game as text
share-text = Save the game as text
share-done = Close
share-luck = Luck { $luck } %
share-decisive = The decisive turn
share-decisive-turn = Turn { $turn }, { $name }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, and from { $before } % to { $after } % to win
share-turn-title = Turn { $turn }: { $name }
share-stop = Made camp!
share-saved = { $file } is in { $folder }
share-copied = The game is in the clipboard.
share-not-copied = The clipboard cannot be reached; save the game as text instead.
share-under-way = The animation is being drawn; a message says when it is there.
share-failed = It could not be saved.
share-full = It could not be saved: the disk is full.
share-read-only = It could not be saved: nothing may be written there.
share-no-folder = It could not be saved: there is no folder for pictures or documents.
open-missing = { $file } is not there.
open-unreadable = { $file } cannot be read.
open-folder = { $file } is a folder; give a game.
open-empty = { $file } is empty.
open-foreign = { $file } is no game of Can’t Stop.
open-damaged = { $file } is damaged in line { $line }.
open-newer = { $file } was written by a later version of the game.
watch-automatic = This game is from before throws by hand were kept: all dice throw themselves.

### The evening

evening-tab = Evening
evening-series = Games
evening-any = as many as you like
evening-best-of = best of { $games }
evening-none = No game of this table counts yet.
evening-wins = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
evening-won = { $name } wins the evening
evening-shared = { $names } share the evening
evening-next = { $name } begins the next game
evening-needed = { $wins ->
    [one] 1 win decides the evening
   *[other] { $wins } wins decide the evening
}
evening-games = Game by game
evening-game = Game { $game }: { $names } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $first } began.
evening-quickest = Quickest win
evening-quickest-value = { $name }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
evening-busts = Most busts
evening-busts-value = { $name }, { $busts ->
    [one] 1 bust
   *[other] { $busts } busts
}
evening-new = New evening
evening-begins = Game { $game } of the evening: { $name } begins.
title-evening = The next game
